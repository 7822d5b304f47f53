//! Ends what was started and removes what was made, however the program ends.

use std::path::{Path, PathBuf};
use std::process::{self, Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{env, fs, io, thread};

use anyhow::{Context, Result};

use crate::serve;

/// What a shell says of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Ends what was started and removes what was made, when it is dropped or the program is told to
/// end.
#[derive(Debug)]
pub(super) struct Keeper(Arc<Mutex<Kept>>);

#[derive(Debug)]
struct Kept {
    /// On the disk on which temporary files lie.
    folder: PathBuf,
    children: Vec<Child>,
}

impl Keeper {
    /// Makes a folder.
    ///
    /// # Errors
    /// If it cannot be made.
    pub(super) fn new() -> Result<Self> {
        let folder = env::temp_dir().join(format!("clew-serving-{}", process::id()));
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let kept = Arc::new(Mutex::new(Kept { folder, children: Vec::new() }));
        let own = Arc::clone(&kept);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let entered = runtime.enter();
        let asked = serve::asked()?;
        drop(entered);
        // It ends with the program, or ends it.
        thread::spawn(move || {
            runtime.block_on(asked);
            // Held until the process has ended: nothing can be started any more.
            let mut kept = lock(&own);
            kept.end();
            process::exit(INTERRUPTED);
        });
        Ok(Self(kept))
    }

    /// A folder in the folder.
    pub(super) fn folder(&self, name: &str) -> PathBuf {
        lock(&self.0).folder.join(name)
    }

    /// Starts a process; it goes on until [`Keeper::end`].
    pub(super) fn start(
        &self,
        command: &mut Command,
    ) -> io::Result<(u32, Option<process::ChildStdout>)> {
        let mut kept = lock(&self.0);
        let mut child = command.spawn()?;
        let started = (child.id(), child.stdout.take());
        kept.children.push(child);
        Ok(started)
    }

    /// Ends a process that was started here.
    pub(super) fn end(&self, id: u32) {
        let mut kept = lock(&self.0);
        if let Some(at) = kept.children.iter().position(|child| child.id() == id) {
            end(&mut kept.children.swap_remove(at));
        }
    }

    /// Removes a folder in the folder.
    pub(super) fn remove(folder: &Path) {
        // What is left in a folder for temporary files does no harm.
        let _ = fs::remove_dir_all(folder);
    }
}

impl Kept {
    fn end(&mut self) {
        self.children.iter_mut().for_each(end);
        self.children.clear();
        Keeper::remove(&self.folder);
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        lock(&self.0).end();
    }
}

fn end(child: &mut Child) {
    // It may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}

fn lock(kept: &Mutex<Kept>) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
