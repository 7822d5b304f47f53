//! Cases of the toy: each verb where it holds and where it does not, texts that cannot be read,
//! and what is rewritten.

mod files;
mod fuzz;
#[path = "../toy/mod.rs"]
mod toy;
mod unreadable;
mod update;
mod verbs;

use casefile::case::{self, Kind, Mode, Verdict};
use game::Unreadable;
use toy::{Toy, flaw};

type Sound = Toy<{ flaw::NONE }>;

/// A position in the middle of a game: the steps of a test begin on the line after it.
const HEAD: &str = "\
rule TY-01
says A rule of the toy.
game toy
set timed on
track
    . . . . . x . . .
turn A
left 2
due 00:10.000
pawn A 4
trap A 3
trap B 2
";

/// Runs the steps after [`HEAD`].
fn run<const FLAW: u8>(steps: &str) -> Result<Verdict, Unreadable> {
    case::run::<Toy<FLAW>>(&format!("{HEAD}{steps}"), Kind::Case, Mode::Check)
}

/// All steps hold.
fn passes(steps: &str) {
    let verdict = run::<{ flaw::NONE }>(steps).unwrap_or_else(|error| panic!("{steps}: {error}"));
    assert_eq!(verdict, Verdict { failure: None, rewritten: None }, "{steps}");
}

/// A step does not hold: the line, counted from 1 at the first step, and the message.
fn fails(steps: &str, line: usize, message: &str) {
    fails_with::<{ flaw::NONE }>(steps, line, message);
}

/// The same for a toy that has a flaw.
fn fails_with<const FLAW: u8>(steps: &str, line: usize, message: &str) {
    let verdict = run::<FLAW>(steps).unwrap_or_else(|error| panic!("{steps}: {error}"));
    let failure = verdict.failure.unwrap_or_else(|| panic!("{steps}: it passed"));
    assert_eq!((failure.line - HEAD.lines().count(), failure.message.as_str()), (line, message));
}

/// The case cannot be read: the line, counted from 1 at the first step, and the message.
fn unreadable(steps: &str, line: usize, message: &str) {
    let error = run::<{ flaw::NONE }>(steps).expect_err(steps);
    assert_eq!((error.line() - HEAD.lines().count(), error.to_string().as_str()), (line, message));
}
