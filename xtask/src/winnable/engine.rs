//! Plays all decks of all rows on all cores. The result does not depend on the number of cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::anyhow;
use bots::planner::{self, Stuck};
use indicatif::{ProgressBar, ProgressStyle};
use magic_maze::Config;

use super::rows::Row;

/// Number of decks a thread takes at a time.
const BATCH: usize = 8;

/// The outcome of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deck {
    /// The planner won.
    Won {
        /// Number of actions of the winning plan.
        deeds: usize,
        /// Number of tries that were lost before.
        lost: u32,
    },
    /// All tries were lost; the reason of the last.
    Stuck(Stuck),
}

/// Plays the rows; returns the outcomes of each row, by seed.
///
/// # Errors
/// If a row is not a legal setup, or the planner fails.
pub(super) fn play(rows: &[Row], seeds: u64) -> anyhow::Result<Vec<Vec<Deck>>> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    play_on(threads, rows, seeds)
}

fn play_on(threads: usize, rows: &[Row], seeds: u64) -> anyhow::Result<Vec<Vec<Deck>>> {
    let configs = rows.iter().map(|row| row.config()).collect::<anyhow::Result<Vec<Config>>>()?;
    let seeds = seeds as usize;
    let all = configs.len() * seeds;
    let bar = progress(all as u64);
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut played = Vec::new();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            let batch = first.min(all)..all.min(first + BATCH);
            if batch.is_empty() {
                return played;
            }
            bar.inc(batch.len() as u64);
            let deck = |nth: usize| (nth, deck(&configs[nth / seeds], (nth % seeds) as u64));
            played.extend(batch.map(deck));
        }
    };
    let joined: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        threads.into_iter().map(thread::ScopedJoinHandle::join).collect()
    });
    bar.finish_and_clear();

    let mut played = Vec::with_capacity(all);
    for decks in joined {
        played.extend(decks.map_err(|_| anyhow!("the planner has broken down"))?);
    }
    played.sort_unstable_by_key(|(nth, _)| *nth);
    let decks: Vec<Deck> = played.into_iter().map(|(_, deck)| deck).collect();
    Ok(decks.chunks(seeds).map(<[Deck]>::to_vec).collect())
}

fn deck(config: &Config, seed: u64) -> Deck {
    match planner::solve(config, seed) {
        Ok(solution) => Deck::Won { deeds: solution.acts.len(), lost: solution.lost },
        Err(stuck) => Deck::Stuck(stuck),
    }
}

/// A progress bar on standard error; hidden unless that is a terminal.
fn progress(decks: u64) -> ProgressBar {
    let look = "{bar:32} {human_pos} of {human_len} decks, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(look);
    ProgressBar::new(decks).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[cfg(test)]
mod tests {
    use super::super::rows::default_row;
    use super::*;

    #[test]
    fn the_result_is_the_same_for_any_number_of_threads() {
        let rows = [default_row(1), default_row(10)];
        let one = play_on(1, &rows, 5).expect("the planner holds");
        assert_eq!(one, play_on(3, &rows, 5).expect("the planner holds"));
        assert_eq!(one.iter().map(Vec::len).collect::<Vec<_>>(), [5, 5]);
    }
}
