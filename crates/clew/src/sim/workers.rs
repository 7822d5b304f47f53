//! Games shared out among threads. What comes of them is the same for any number of them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use anyhow::{Result, anyhow};
use game::Game;
use indicatif::{ProgressBar, ProgressStyle};

use super::options::Plan;
use crate::play::PlayError;

/// How many games a thread takes at a time.
const BATCH: u64 = 32;

/// Who plays games on one thread.
pub(super) trait Worker {
    /// What it has counted.
    type Counts: Send;

    /// Plays the game with this number.
    ///
    /// # Errors
    /// If the game could not be played on.
    fn play(&mut self, number: u64) -> Result<(), PlayError>;

    /// Ends its work.
    fn counts(self) -> Self::Counts;
}

/// Plays all games of a plan, with a worker for each thread, and dice over what each has counted.
///
/// # Errors
/// If a game could not be played on: a fault of the game or of a bot.
pub(super) fn share_out<G: Game, W: Worker>(
    plan: &Plan<G>,
    hire: impl Fn() -> W + Sync,
) -> Result<Vec<W::Counts>> {
    let bar = progress(plan);
    let next = AtomicU64::new(plan.from);
    let end = plan.from.saturating_add(plan.games);
    let stop = AtomicBool::new(false);
    // Where games are few each thread gets its share of them.
    let batch = BATCH.min(plan.games.div_ceil(plan.threads as u64)).max(1);
    let work = || {
        let mut worker = hire();
        while !stop.load(Ordering::Relaxed) {
            let first = next.fetch_add(batch, Ordering::Relaxed);
            if first >= end {
                break;
            }
            for number in first..end.min(first.saturating_add(batch)) {
                if let Err(error) = worker.play(number) {
                    stop.store(true, Ordering::Relaxed);
                    return Err(error.at(number, plan.seed));
                }
                bar.inc(1);
            }
        }
        Ok(worker.counts())
    };
    let counts: Vec<Result<W::Counts>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        let joined = |thread: thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|_| Err(anyhow!("a game has broken down")))
        };
        threads.into_iter().map(joined).collect()
    });
    bar.finish_and_clear();
    counts.into_iter().collect()
}

/// A bar on stderr; hidden unless that is a terminal.
fn progress<G: Game>(plan: &Plan<G>) -> ProgressBar {
    let look = "{msg}{bar:32} {human_pos} of {human_len} games, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(look);
    let bar = ProgressBar::new(plan.games);
    bar.set_message(plan.title.clone());
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
