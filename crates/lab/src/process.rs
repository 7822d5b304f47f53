//! Processor time and memory of processes, from /proc.

use std::fs;
use std::iter::Sum;
use std::time::Duration;

use anyhow::{Context, Result};

/// Ticks per second in /proc: Linux shows 100 to programs on all its platforms.
const TICKS_PER_SECOND: u64 = 100;

/// A process of this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Process(pub(crate) u32);

impl Process {
    /// This program.
    pub(crate) fn own() -> Self {
        Self(std::process::id())
    }

    /// The processor time of its threads so far, in user and in system mode.
    ///
    /// # Errors
    /// If there is no such process, or the system has no /proc.
    pub(crate) fn cpu(self) -> Result<Duration> {
        let text = self.file("stat")?;
        cpu(&text).with_context(|| format!("/proc/{}/stat is not understood", self.0))
    }

    /// Its resident memory in bytes.
    ///
    /// # Errors
    /// If there is no such process, or the system has no /proc.
    pub(crate) fn memory(self) -> Result<u64> {
        let text = self.file("status")?;
        memory(&text).with_context(|| format!("/proc/{}/status is not understood", self.0))
    }

    fn file(self, name: &str) -> Result<String> {
        let path = format!("/proc/{}/{name}", self.0);
        fs::read_to_string(&path).with_context(|| format!("{path} cannot be read"))
    }
}

/// The sum over all processes; `None` if there are none.
///
/// # Errors
/// If one of them cannot be read.
pub(crate) fn sum<T: Sum>(
    all: &[Process],
    used: impl Fn(Process) -> Result<T>,
) -> Result<Option<T>> {
    if all.is_empty() {
        return Ok(None);
    }
    all.iter().map(|process| used(*process)).sum::<Result<T>>().map(Some)
}

/// How many files this program may have open; `None` if there is no limit.
pub(crate) fn max_open_files() -> Option<u64> {
    fs::read_to_string("/proc/self/limits").ok().as_deref().and_then(files)
}

/// The fields are counted after the name, which is in parentheses and may contain anything.
fn cpu(stat: &str) -> Option<Duration> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11).map(|field| field.parse::<u64>().ok());
    let ticks = times.next()?? + times.next()??;
    Some(Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND))
}

fn memory(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}

fn files(limits: &str) -> Option<u64> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_hold_anything() {
        let stat = "7 (a) b (c) S 1 7 7 0 -1 4194560 900 0 0 0 123 45 6 7 20 0 5 0 99";
        assert_eq!(cpu(stat), Some(Duration::from_millis(1680)));
        assert_eq!(cpu("7 (a) S 1"), None);
    }

    #[test]
    fn memory_and_files_are_found() {
        let status = "Name:\tclew\nVmHWM:\t    9000 kB\nVmRSS:\t    8192 kB\nThreads:\t5\n";
        assert_eq!(memory(status), Some(8 << 20));
        let limits = "Limit                     Soft Limit           Hard Limit           Units\n\
            Max processes             1000                 1000                 processes\n\
            Max open files            20000                524288               files\n";
        assert_eq!(files(limits), Some(20_000));
        assert_eq!(files(&limits.replace("20000", "unlimited")), None);
    }

    #[test]
    fn a_missing_process_is_an_error() {
        let error = Process(u32::MAX).cpu().expect_err("no such process");
        assert_eq!(error.to_string(), format!("/proc/{}/stat cannot be read", u32::MAX));
    }
}
