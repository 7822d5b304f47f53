//! Limits a process to a quarter of a core, to measure a small machine on a large one.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

/// Where Linux keeps control groups: version 2, and version 1 of older systems.
const TOGETHER: &str = "/sys/fs/cgroup";
const ALONE: &str = "/sys/fs/cgroup/cpu";

/// Quota and period in microseconds. A short period keeps the pauses short.
const RUNS: u32 = 2_500;
const PERIOD: u32 = 10_000;

/// A control group with a quarter of a core, removed on drop. Its process must have ended by then.
#[derive(Debug)]
pub(super) struct Quarter(PathBuf);

impl Quarter {
    /// Whether control groups exist here and may be created.
    pub(super) fn is_there() -> bool {
        Self::make("clew-try").is_ok()
    }

    /// Limits this process from now on.
    ///
    /// # Errors
    /// If the group cannot be created or entered.
    pub(super) fn of(pid: &str) -> anyhow::Result<Self> {
        let group = Self::make(&format!("clew-{pid}"))?;
        fs::write(group.0.join("cgroup.procs"), pid)?;
        Ok(group)
    }

    fn make(name: &str) -> anyhow::Result<Self> {
        let together = Path::new(TOGETHER);
        if together.join("cgroup.controllers").exists() {
            // Where it is on already this changes nothing.
            fs::write(together.join("cgroup.subtree_control"), "+cpu")?;
            let group = Self::dir(together.join(name))?;
            fs::write(group.0.join("cpu.max"), format!("{RUNS} {PERIOD}"))?;
            return Ok(group);
        }
        let group = Self::dir(Path::new(ALONE).join(name))?;
        fs::write(group.0.join("cpu.cfs_period_us"), PERIOD.to_string())?;
        fs::write(group.0.join("cpu.cfs_quota_us"), RUNS.to_string())?;
        Ok(group)
    }

    fn dir(path: PathBuf) -> anyhow::Result<Self> {
        fs::create_dir(&path).with_context(|| format!("{} cannot be made", path.display()))?;
        Ok(Self(path))
    }
}

impl Drop for Quarter {
    fn drop(&mut self) {
        // One that is left over has no process and costs nothing.
        let _ = fs::remove_dir(&self.0);
    }
}
