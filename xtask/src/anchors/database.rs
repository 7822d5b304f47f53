//! The PostgreSQL that measured machines share, and its use of processor and memory.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Context;
use test_postgres::{Cluster, PASSWORD, USER};

use crate::shell;

/// Clock ticks per second in `/proc`: Linux always reports 100, whatever the kernel counts in.
const TICKS: f64 = 100.0;

/// A PostgreSQL with default settings and one empty database. Dropping it stops the server.
#[derive(Debug)]
pub(super) struct Database(Cluster);

impl Database {
    /// Starts a server with its data in this folder.
    ///
    /// # Errors
    /// If the server does not accept connections.
    pub(super) fn start(folder: &Path) -> anyhow::Result<Self> {
        let database = Self(Cluster::start_in(folder, &["max_connections=100"], &[]));
        let port = database.0.port().to_string();
        let mut psql = Command::new("psql");
        psql.args(["-X", "-h", "127.0.0.1", "-p", &port, "-U", USER, "-d", "postgres"]);
        psql.args(["-c", "CREATE DATABASE clew"]).env("PGPASSWORD", PASSWORD);
        shell::output(&mut psql)?;
        Ok(database)
    }

    /// The address for `--store`.
    pub(super) fn url(&self) -> String {
        format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{}/clew", self.0.port())
    }

    /// Processor time of its processes in microseconds, including those that have ended.
    ///
    /// # Errors
    /// If `/proc` cannot be read.
    pub(super) fn cpu(&self) -> anyhow::Result<f64> {
        let (first, others) = self.processes()?;
        let own = stat(first).and_then(|stat| ticks(&stat, 4)).context("it runs")?;
        let each = |&pid: &u32| stat(pid).and_then(|stat| ticks(&stat, 2)).unwrap_or(0.0);
        Ok((own + others.iter().map(each).sum::<f64>()) / TICKS * 1e6)
    }

    /// Memory of its processes in bytes; shared memory counts once.
    ///
    /// # Errors
    /// If `/proc` cannot be read.
    pub(super) fn memory(&self) -> anyhow::Result<f64> {
        let (first, mut all) = self.processes()?;
        all.push(first);
        let held = |pid: &u32| {
            let text = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).unwrap_or_default();
            share(&text).unwrap_or(0.0)
        };
        Ok(all.iter().map(held).sum())
    }

    /// The ids of the first process and its children.
    fn processes(&self) -> anyhow::Result<(u32, Vec<u32>)> {
        let text = fs::read_to_string(self.0.folder().join("data/postmaster.pid"))?;
        let first: u32 = text.lines().next().context("a number")?.trim().parse()?;
        let all = fs::read_dir("/proc")?.flatten();
        let pids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
        let is_child = |pid: &u32| stat(*pid).and_then(|stat| parent(&stat)) == Some(first);
        Ok((first, pids.filter(is_child).collect()))
    }
}

/// The fields of `/proc/PID/stat` after the process name, which may contain spaces.
fn stat(pid: u32) -> Option<String> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    Some(text.rsplit_once(')')?.1.to_owned())
}

fn parent(fields: &str) -> Option<u32> {
    fields.split_whitespace().nth(1)?.parse().ok()
}

/// Sums user and system time; with four fields also the time of ended children.
fn ticks(fields: &str, count: usize) -> Option<f64> {
    let times = fields.split_whitespace().skip(11).take(count);
    times.map(|field| field.parse::<f64>().ok()).sum()
}

fn share(rollup: &str) -> Option<f64> {
    let line = rollup.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<f64>().ok()? * 1024.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_tells_is_understood() {
        let fields = " S 7 8 8 0 -1 4194560 900 0 0 0 120 45 3 2 20 0 5 0 99";
        assert_eq!((parent(fields), ticks(fields, 2)), (Some(7), Some(165.0)));
        assert_eq!(ticks(fields, 4), Some(170.0));
        let rollup = "55d0-7ffc ---p 00000000 00:00 0 [rollup]\nRss:  9000 kB\nPss:   512 kB\n";
        assert_eq!(share(rollup), Some(524_288.0));
        assert_eq!(share("Rss: 1 kB\n"), None);
    }
}
