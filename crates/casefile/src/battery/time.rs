//! Points 10 and 3: the clock.

use game::{Game, Millis, Phase, Quiet, Seat, Viewer};

use super::failure::{Wrong, ensure, same};
use super::listing::list;
use super::play::{Course, Input};
use super::{Failure, Point, Summary, Tested};

/// The most inputs of a game that are given again at another time.
const SHIFTED: usize = 600;

/// Alarms in one state: only the one at the deadline is taken.
pub(super) fn alarms<G: Game>(game: &G, now: Millis, summary: &mut Summary) -> Result<(), Wrong> {
    let due = game.deadline();
    let over = matches!(game.phase(), Phase::Over(_));
    ensure(!over || due.is_none(), Point::Time, || {
        "the game is over, but still wants to be woken".to_owned()
    })?;
    let one = Millis(1);
    let around = due.unwrap_or(now);
    let mut trial = game.clone();
    for at in [Millis::ZERO, now, now + one, around - one, around + one, Millis(u64::MAX)] {
        if Some(at) == due {
            continue;
        }
        summary.add(Point::Time);
        summary.add(Point::Unchanged);
        let taken = trial.alarm(at, &mut Quiet);
        ensure(taken.is_err(), Point::Time, || {
            format!("an alarm at {at} is taken, but the deadline is {due:?}")
        })?;
        ensure(trial == *game, Point::Unchanged, || {
            format!("an alarm at {at} is a misfit, but changes the state")
        })?;
    }
    if let (Some(due), Phase::Open(_)) = (due, game.phase()) {
        summary.add(Point::Time);
        let taken = trial.alarm(due, &mut Quiet);
        ensure(taken.is_ok(), Point::Time, || {
            format!("the alarm at the deadline {due} is a misfit")
        })?;
    }
    Ok(())
}

/// The same game some time later: nothing else is different.
///
/// A game that has a deadline before its first input counts from the start, which is always zero:
/// there is then nothing to shift.
pub(super) fn later<G: Tested>(course: &Course<G>, summary: &mut Summary) -> Result<(), Failure> {
    if course.start.deadline().is_some() {
        return Ok(());
    }
    let wait = Millis(3_600_000 + 1_234_567 * (1 + course.seed % 7));
    let (mut one, mut other) = (course.start.clone(), course.start.clone());
    for (number, input) in course.inputs.iter().take(SHIFTED).enumerate() {
        summary.add(Point::Time);
        step(&mut one, &mut other, input, wait, course.seats()).map_err(|wrong| {
            let what = format!("{wait} later, {}", wrong.what);
            course.failure(number + 1, &one, &Wrong::new(wrong.point, what))
        })?;
    }
    Ok(())
}

fn step<G: Game>(
    one: &mut G,
    other: &mut G,
    input: &Input<G>,
    wait: Millis,
    seats: u8,
) -> Result<(), Wrong> {
    let shifted = Input { at: input.at + wait, what: input.what.clone() };
    let (mut events, mut other_events) = (Vec::new(), Vec::new());
    let answers = (input.give(one, &mut events), shifted.give(other, &mut other_events));
    same(&answers.0, &answers.1, Point::Time, || "an answer is another:".to_owned())?;
    same(&one.phase(), &other.phase(), Point::Time, || "the phase is another:".to_owned())?;
    let due = one.deadline().map(|due| due + wait);
    same(&due, &other.deadline(), Point::Time, || {
        "the deadline is not that much later:".to_owned()
    })?;
    for seat in Seat::first(seats) {
        same(&list(one, seat), &list(other, seat), Point::Time, || {
            format!("{seat}'s list is another:")
        })?;
    }
    for viewer in Viewer::all(seats) {
        let seen = |events: &[G::Event]| -> Vec<G::Sight> {
            events.iter().filter_map(|event| G::sight(event, viewer)).collect()
        };
        same(&seen(&events), &seen(&other_events), Point::Time, || {
            format!("{viewer} sees something else:")
        })?;
    }
    Ok(())
}
