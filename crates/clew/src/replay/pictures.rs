//! Pictures of a recorded game: of one step, or of every step.

use std::path::Path;
use std::{fs, io};

use game::{Seat, Viewer};
use games::{Look, Reader, Replay};
use ui::{Lang, Words};

use super::Args;
use crate::exit::UsageError;

/// Draws what the options ask for; returns the number of pictures.
pub(super) fn draw(replay: &Replay, args: &Args, out: &Path) -> Result<usize, UsageError> {
    let look = match args.seat {
        None => Look::All,
        Some(seat) => Look::As(Viewer::Seat(check_seat(replay, seat)?)),
    };
    let steps = replay.steps();
    if !args.every {
        let nth = args.at.map_or(Ok(steps.len() - 1), |at| find_step(replay, at))?;
        write(out, &picture(replay, nth, look)?)?;
        return Ok(1);
    }
    fs::create_dir_all(out).map_err(|error| cannot_write(out, &error))?;
    for (nth, step) in steps.iter().enumerate() {
        // Sorted by name, the files are in the order of the game.
        let name = format!("{:05}.svg", step.seq);
        write(&out.join(name), &picture(replay, nth, look)?)?;
    }
    Ok(steps.len())
}

fn picture(replay: &Replay, nth: usize, look: Look) -> Result<String, UsageError> {
    let reader = Reader { words: Words::of(Lang::En), origin: "" };
    let drawn = replay.show(nth, look, reader, ui::still);
    drawn.ok_or_else(|| UsageError::new("expected records that make a game, found others"))
}

fn find_step(replay: &Replay, at: u64) -> Result<usize, UsageError> {
    replay.nth(at).ok_or_else(|| {
        let place = replay.place(0);
        let (first, last) = (place.first, place.last);
        UsageError::new(format!(
            "--at expected an append of the game, from {first} to {last}, found {at}"
        ))
    })
}

fn check_seat(replay: &Replay, seat: Seat) -> Result<Seat, UsageError> {
    let last = Seat::first(replay.seats()).last().unwrap_or(Seat::A);
    if seat <= last {
        return Ok(seat);
    }
    Err(UsageError::new(format!("--seat expected a seat from A to {last}, found `{seat}`")))
}

fn write(path: &Path, text: &str) -> Result<(), UsageError> {
    fs::write(path, text).map_err(|error| cannot_write(path, &error))
}

fn cannot_write(path: &Path, error: &io::Error) -> UsageError {
    UsageError::new(format!("--svg cannot write to {}: {error}", path.display()))
}
