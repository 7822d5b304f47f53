//! Pictures of moments: one, or one for each step.

use std::fs;
use std::path::Path;

use game::{Seat, Viewer};
use games::{Look, Reader, Replay};
use ui::{Lang, Words};

use crate::exit::UsageError;

/// Which moments are drawn, and where to.
#[derive(Debug)]
pub(super) struct Wish<'a> {
    /// The file, or the folder for one picture a step.
    pub(super) out: &'a Path,
    /// The append; the last moment if left out.
    pub(super) at: Option<u64>,
    /// With whose eyes.
    pub(super) seat: Option<Seat>,
    /// Whether every moment is drawn.
    pub(super) every: bool,
}

/// Draws what is wished for, and tells how many pictures there are.
pub(super) fn draw(replay: &Replay, wish: &Wish<'_>) -> Result<usize, UsageError> {
    let look = match wish.seat {
        None => Look::All,
        Some(seat) => Look::As(Viewer::Seat(sits(replay, seat)?)),
    };
    if !wish.every {
        let nth = nth(replay, wish.at)?;
        write(wish.out, &picture(replay, nth, look)?)?;
        return Ok(1);
    }
    fs::create_dir_all(wish.out).map_err(|error| unwritable(wish.out, &error))?;
    let moments = replay.steps();
    for (nth, moment) in moments.iter().enumerate() {
        // In the order of their names they are in the order of the game.
        let name = format!("{:05}.svg", moment.seq);
        write(&wish.out.join(name), &picture(replay, nth, look)?)?;
    }
    Ok(moments.len())
}

fn picture(replay: &Replay, nth: usize, look: Look) -> Result<String, UsageError> {
    let reader = Reader { words: Words::of(Lang::En), origin: "" };
    let drawn = replay.show(nth, look, reader, ui::still);
    drawn.ok_or_else(|| UsageError::new("expected records that make a game, found others"))
}

fn nth(replay: &Replay, at: Option<u64>) -> Result<usize, UsageError> {
    let Some(at) = at else { return Ok(replay.steps().len() - 1) };
    let place = replay.place(0);
    replay.nth(at).ok_or_else(|| {
        let (first, last) = (place.first, place.last);
        UsageError::new(format!(
            "--at expected an append of the game, from {first} to {last}, found {at}"
        ))
    })
}

fn sits(replay: &Replay, seat: Seat) -> Result<Seat, UsageError> {
    let seats = replay.seats();
    let last = Seat::first(seats).last().unwrap_or(Seat::A);
    let wrong =
        || UsageError::new(format!("--seat expected a seat from A to {last}, found `{seat}`"));
    if seat.index() < usize::from(seats) { Ok(seat) } else { Err(wrong()) }
}

fn write(path: &Path, text: &str) -> Result<(), UsageError> {
    fs::write(path, text).map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> UsageError {
    UsageError::new(format!(
        "--svg expected a place that can be written, {}: {error}",
        path.display()
    ))
}
