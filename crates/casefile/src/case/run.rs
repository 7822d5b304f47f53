//! Runs one case.

use game::{Diagram, Unreadable};

use super::message::Miss;
use super::play::Play;
use super::sheet::Sheet;
use super::verbs::VERBS;
use super::verdict::{Note, Rewritten, Verdict};
use super::{Kind, Mode, facts, parse, update};

/// Runs a case on its game.
///
/// ```
/// # mod sticks {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../game/tests/sticks/game.rs"));
/// # }
/// use casefile::case::{Kind, Mode, run};
/// use sticks::Sticks;
///
/// let case = "\
/// rule    ST-03
/// says    The player who takes the last stick loses.
/// game    sticks
/// left    3
/// turn    A
///
/// act     A take 3
/// over    B
/// ";
/// let verdict = run::<Sticks>(case, Kind::Case, Mode::Check).expect("it can be read");
/// assert_eq!(verdict.failure, None);
/// ```
///
/// # Errors
/// If the case cannot be read; the error knows the line.
pub fn run<G: Diagram>(text: &str, kind: Kind, mode: Mode) -> Result<Verdict, Unreadable> {
    let sheet = Sheet::read(kind, text)?;
    if sheet.header.game != G::NAME {
        let expected = format!("a case of the game `{}`", G::NAME);
        let error = Unreadable::new(expected, sheet.header.game);
        return Err(error.on_line(sheet.header.game_line));
    }
    if let [only] = &sheet.steps[..]
        && only.key == "invalid"
    {
        only.without_block()?;
        if only.value.is_empty() {
            return Err(only.expected("a part of the error's words after `invalid`"));
        }
        let miss = must_be_unreadable::<G>(&sheet.position, only.line, only.value).err();
        return Ok(Verdict { failure: miss.map(note), rewritten: None });
    }
    let game = G::read(&sheet.position)?;
    if sheet.steps.is_empty() {
        let expected = format!("a step after the position: {}", VERBS.join(", "));
        return Err(Unreadable::new(expected, "").on_line(text.lines().count().max(1)));
    }
    let start = sheet.header.game_line;
    let steps = parse::steps::<G>(sheet.steps, facts::seats(&game))?;

    let mut play = Play::new(game);
    let mut misses = Vec::new();
    let mut failure = play.audit(start).err();
    for step in &steps {
        if failure.is_some() {
            break;
        }
        match play.take(step) {
            Err(miss) if mode == Mode::Update && miss.fix.is_some() => misses.push(miss),
            taken => failure = taken.err(),
        }
    }
    Ok(Verdict { failure: failure.map(note), rewritten: rewritten(text, misses) })
}

fn must_be_unreadable<G: Diagram>(position: &str, line: usize, words: &str) -> Result<(), Miss> {
    let expected = format!("an error that says `{words}`");
    match G::read(position) {
        Ok(_) => Err(Miss::new(line, &expected, "a position that can be read")),
        Err(error) if error.to_string().contains(words) => Ok(()),
        Err(error) => Err(Miss::new(line, &expected, &format!("the error: {error}"))),
    }
}

fn rewritten(text: &str, misses: Vec<Miss>) -> Option<Rewritten> {
    if misses.is_empty() {
        return None;
    }
    let fixes: Vec<_> = misses.iter().filter_map(|miss| miss.fix.clone()).collect();
    let text = update::rewritten(text, &fixes);
    Some(Rewritten { text, notes: misses.into_iter().map(note).collect() })
}

fn note(miss: Miss) -> Note {
    Note { line: miss.line, message: miss.message }
}
