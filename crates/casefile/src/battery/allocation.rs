//! Point 11: playing on without a log allocates nothing.

use std::hint::black_box;

use game::{Phase, Quiet, Seat};
use stats_alloc::{INSTRUMENTED_SYSTEM, Stats};

use super::failure::{Wrong, ensure};
use super::play::Course;
use super::{Failure, Point, Seeds, Summary, Tested};

/// A game is played again if something was allocated: it may have been another thread.
const TRIES: usize = 3;

/// Plays whole games and counts allocations.
pub(super) fn check<G: Tested>(seeds: &Seeds, summary: &mut Summary) -> Result<(), Failure> {
    counted()?;
    let mut inputs = 0;
    for seed in 0.. {
        if inputs >= seeds.quiet {
            break;
        }
        let course = Course::<G>::play(seed, seeds)?;
        inputs += course.inputs.len().max(1);
        course.inputs.iter().for_each(|_| summary.add(Point::Allocation));
        quiet(&course).map_err(|wrong| course.failure(0, &course.start, &wrong))?;
    }
    Ok(())
}

/// Fails where allocations are not counted at all.
fn counted() -> Result<(), Wrong> {
    let before = allocations();
    drop(black_box(Box::new(1_u8)));
    ensure(allocations() > before, Point::Allocation, || {
        "nobody counts allocations here: use `casefile::battery!`, which sees to it".to_owned()
    })
}

fn quiet<G: Tested>(course: &Course<G>) -> Result<(), Wrong> {
    let mut list = Vec::new();
    // The first time the buffer grows to what it needs.
    replay(course, &mut list, |_, _| {});
    let mut found = None;
    for _ in 0..TRIES {
        found = None;
        let mut before = allocations();
        replay(course, &mut list, |number, what| {
            if allocations() != before && found.is_none() {
                found = Some((number, what));
            }
            before = allocations();
        });
        if found.is_none() {
            return Ok(());
        }
    }
    let (number, what) = found.unwrap_or_default();
    let input = course.inputs.get(number).map(|input| input.what.to_string()).unwrap_or_default();
    let what = format!("{what} allocates, at input {number} (`{input}`)");
    Err(Wrong::new(Point::Allocation, what))
}

/// Plays the game once more; `done` hears of every step.
fn replay<G: Tested>(
    course: &Course<G>,
    list: &mut Vec<G::Action>,
    mut done: impl FnMut(usize, &'static str),
) {
    let mut game = course.start.clone();
    let seats = course.seats();
    done(0, "a clone");
    for (number, input) in course.inputs.iter().enumerate() {
        for seat in Seat::first(seats) {
            game.legal(seat, list);
        }
        done(number, "a legal list");
        let open = matches!(black_box(game.phase()), Phase::Open(_));
        done(number, "the phase");
        drop(black_box(game.clone()));
        done(number, "a clone");
        let _ = black_box(input.give(&mut game, &mut Quiet));
        done(number, if open { "an action" } else { "nature's move" });
    }
}

fn allocations() -> usize {
    let Stats { allocations, reallocations, .. } = INSTRUMENTED_SYSTEM.stats();
    allocations + reallocations
}
