//! What `clew` says when it is asked for nothing.

use std::io::Write;

use anyhow::Result;

use crate::fault::Verdict;

const INTRODUCTION: &str = "\
Clew, the ball of thread that leads out of a labyrinth: labyrinth board games as small pure
libraries, with rules that are sentences and cases that show them.
";

const COMMANDS: &[(&str, &str)] = &[
    ("clew sim magic-labyrinth --games 5000", "plays games and counts who wins"),
    ("clew sim magic-labyrinth --report out.html", "the same, with a page of plots"),
    ("clew case crates/magic-labyrinth/cases", "runs rule cases"),
    ("clew rules magic-labyrinth", "each rule with its cases and tests"),
    ("clew bench --quick", "measures how fast games are played"),
    ("clew replay FILE", "steps through a recorded game"),
    ("clew verify FILE", "checks a recorded game and its dice"),
    ("clew tiles FILE --svg pictures", "checks and draws tiles of Magic Maze"),
    ("clew load http://127.0.0.1:8080", "plays many tables against a server"),
    ("clew help sim", "says all that a command can do"),
];

/// Says what Clew is, and each command by an example.
pub(crate) fn write(out: &mut impl Write) -> Result<Verdict> {
    writeln!(out, "{INTRODUCTION}")?;
    for (example, does) in COMMANDS {
        writeln!(out, "  {example:44} {does}")?;
    }
    writeln!(out, "\nGames: {}", games::NAMES.join(", "))?;
    Ok(Verdict::Well)
}
