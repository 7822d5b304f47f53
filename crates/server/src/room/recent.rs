//! What happened lately: for streams that lost their connection for a moment.

use std::collections::VecDeque;

use game::Viewer;
use games::Happened;
use table::Wall;

/// So many appends are kept at most.
const MOST: usize = 64;
/// And none for longer, in milliseconds: nobody can read again what was to be remembered (ML-42).
const AGE: u64 = 30_000;

/// The events of the last appends.
#[derive(Debug, Default)]
pub(crate) struct Recent(VecDeque<(Wall, Happened)>);

impl Recent {
    /// Keeps what happened now.
    pub(crate) fn push(&mut self, now: Wall, happened: Happened) {
        self.prune(now);
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back((now, happened));
    }

    /// Writes what a viewer saw after the append `from` up to the append `to`, as items of a list.
    pub(crate) fn write_sights(
        &self,
        (from, to): (u64, u64),
        viewer: Viewer,
        now: Wall,
        out: &mut Vec<u8>,
    ) {
        // They lie in order, and most viewers have seen all but the last.
        let unseen = self.0.iter().rev().take_while(|(_, happened)| happened.seq() > from).count();
        for (wall, happened) in self.0.range(self.0.len() - unseen..) {
            let is_young = now.0.saturating_sub(wall.0) <= AGE;
            if is_young && happened.seq() <= to {
                happened.write_sights(viewer, out);
            }
        }
    }

    /// Forgets what is old.
    pub(crate) fn prune(&mut self, now: Wall) {
        while self.0.front().is_some_and(|(wall, _)| now.0.saturating_sub(wall.0) > AGE) {
            self.0.pop_front();
        }
        if self.0.is_empty() {
            self.0.shrink_to_fit();
        }
    }
}
