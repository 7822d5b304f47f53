//! A small disk in memory that can be filled up.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::Folder;

/// Mounts the disk until standard input closes, so that it goes even if the test is killed. Processes
/// that still use the disk keep their files until they end.
const SCRIPT: &str = "trap '' INT HUP TERM; mount -t tmpfs -o size=$1m tmpfs \"$2\" || exit 1; \
    echo mounted; cat >/dev/null; umount -l \"$2\"";
/// The file that fills the disk.
const BALLAST: &str = "ballast";
/// Sizes of the pieces it is filled with, in bytes: the last leaves no page free.
const PIECES: [usize; 2] = [1 << 20, 1 << 12];
/// The capability bit in /proc/self/status that allows mounting.
const MAY_MOUNT: u64 = 1 << 21;

/// A small disk in memory. It is unmounted on drop, or when the process ends.
#[derive(Debug)]
pub struct Disk {
    // The child ends first, then the folder goes.
    child: Child,
    folder: Folder,
}

impl Disk {
    /// Mounts a disk of this size in MiB for the test of this name. Where this process may not mount,
    /// returns `None` and prints a line that also shows for a passing test.
    ///
    /// # Panics
    /// If mounting is allowed and fails.
    pub fn small(megabytes: u64, test: &str) -> Option<Self> {
        if !may_mount() {
            // Not by a macro: the test harness hides what those print in a passing test.
            let _ = writeln!(
                io::stderr(),
                "{test}: NOT TESTED with a full disk: this process may mount nothing (run it as root)"
            );
            return None;
        }
        let folder = Folder::new();
        let mut child = Command::new("sh")
            .args(["-c", SCRIPT, "sh", &megabytes.to_string()])
            .arg(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("sh starts");
        let mut said = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut said).expect("it is a text");
        assert_eq!(said.trim(), "mounted", "{test}: a process that may mount cannot");
        Some(Self { child, folder })
    }

    /// The mount point.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Fills the disk completely.
    ///
    /// # Panics
    /// If a write fails for another reason than a full disk.
    pub fn fill(&self) {
        let mut ballast = File::create(self.ballast()).expect("a file can be made");
        for piece in PIECES {
            let zeros = vec![0; piece];
            loop {
                match ballast.write_all(&zeros) {
                    Ok(()) => {}
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => panic!("{} cannot be filled: {error}", self.path().display()),
                }
            }
        }
    }

    /// Frees the space again.
    ///
    /// # Panics
    /// If the disk was not filled.
    pub fn free(&self) {
        fs::remove_file(self.ballast()).expect("it was filled");
    }

    fn ballast(&self) -> PathBuf {
        self.path().join(BALLAST)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        // Waiting for our own child fails only if it has ended.
        let _ = self.child.wait();
    }
}

/// Whether this process may mount: root in a container often may not.
fn may_mount() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let may = status.lines().find_map(|line| line.strip_prefix("CapEff:"));
    may.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok())
        .is_some_and(|bits| bits & MAY_MOUNT != 0)
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn is_mounted(path: &Path) -> bool {
        let mounts = fs::read_to_string("/proc/mounts").expect("the system tells");
        mounts.lines().any(|line| line.split(' ').nth(1).map(Path::new) == Some(path))
    }

    #[test]
    fn a_full_disk_takes_nothing_until_it_is_freed() {
        let Some(disk) = Disk::small(2, "a_full_disk") else { return };
        let write = || fs::write(disk.path().join("a"), [1; 8192]).map_err(|error| error.kind());
        assert_eq!(write(), Ok(()));
        fs::remove_file(disk.path().join("a")).expect("it was written");
        disk.fill();
        assert_eq!(write(), Err(ErrorKind::StorageFull));
        disk.free();
        assert_eq!(write(), Ok(()));
    }

    #[test]
    fn a_disk_goes_with_its_owner_also_after_a_panic() {
        let (tell, told) = std::sync::mpsc::channel();
        let owner = thread::spawn(move || {
            let Some(disk) = Disk::small(1, "a_disk_goes") else { return };
            let path = disk.path().to_owned();
            tell.send((path.clone(), is_mounted(&path))).expect("somebody listens");
            panic!("on purpose");
        });
        let result = owner.join();
        if let Ok((path, was_mounted)) = told.recv() {
            assert!(was_mounted && result.is_err());
            assert!(!is_mounted(&path) && !path.exists(), "{} is left", path.display());
        }
    }
}
