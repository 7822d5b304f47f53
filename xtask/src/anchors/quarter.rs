//! A quarter of a core for a process: a small machine, where there is only a large one.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

/// Where Linux groups processes: all controllers together, or each by itself as in older systems.
const TOGETHER: &str = "/sys/fs/cgroup";
const ALONE: &str = "/sys/fs/cgroup/cpu";

/// In microseconds: so much of each period. Short, so that nobody waits long for the next.
const RUNS: u32 = 2_500;
const PERIOD: u32 = 10_000;

/// A group with a quarter of a core. It goes when this is dropped, after its process has ended.
#[derive(Debug)]
pub(super) struct Quarter(PathBuf);

impl Quarter {
    /// Whether this system gives such shares, and lets us.
    pub(super) fn is_there() -> bool {
        Self::make("clew-try").is_ok()
    }

    /// For this process, from now on.
    ///
    /// # Errors
    /// If the system does not let us.
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
