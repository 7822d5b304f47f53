//! Holds what a case expects against the game as it is now.

use game::{Diagram, Entry, Millis, Outcome, Phase, Refusal, Seat, Talk, Viewer};

use super::message::{Miss, below, in_a_row};
use super::perft::{MAX_POSITIONS, NoCount};
use super::play::Play;
use super::step::{Move, Step, What};
use super::{facts, listing, perft};
use crate::lines;

impl<G: Diagram> Play<G> {
    /// Fails unless it is as the step says. Inputs expect nothing.
    pub(super) fn expect(&self, step: &Step<'_, G>) -> Result<(), Miss> {
        let entry = &step.entry;
        let line = entry.line;
        match &step.what {
            What::At(_) | What::Input(_) | What::No { .. } | What::Misfit(_) => Ok(()),
            What::Legal(seat, actions) => self.legal(step, *seat, actions),
            What::Odds(odds) => self.odds(step, odds.as_deref()),
            What::Sees(viewer, words) => self.sees(line, *viewer, words),
            What::Hides(viewer, words) => self.hides(line, *viewer, words),
            What::Talk(seat, talk, answer) => self.talk(line, *seat, *talk, *answer),
            What::Phase(phase) => self.phase(line, *phase),
            What::Over(outcome) => self.over(line, *outcome),
            What::Deadline(deadline) => self.deadline(line, *deadline),
            What::Perft(depth, count) => self.perft(line, *depth, *count),
            What::Fact => facts::stands(&self.game, entry),
            What::Absent(unwanted) => facts::is_absent(&self.game, line, unwanted),
        }
    }

    fn legal(&self, step: &Step<'_, G>, seat: Seat, expected: &[G::Action]) -> Result<(), Miss> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let texts =
            |actions: &[G::Action]| actions.iter().map(G::Action::to_string).collect::<Vec<_>>();
        listed(&step.entry, seat.letter(), &texts(expected), texts(&legal))
    }

    fn odds(&self, step: &Step<'_, G>, expected: Option<&[(u32, G::Chance)]>) -> Result<(), Miss> {
        let mut odds = Vec::new();
        let can_list = self.game.odds(&mut odds);
        let line = step.entry.line;
        let texts = |odds: &[(u32, G::Chance)]| {
            odds.iter().map(|(weight, outcome)| format!("{weight} {outcome}")).collect::<Vec<_>>()
        };
        match expected {
            None if !can_list => Ok(()),
            Some(_) if !can_list => {
                let miss = Miss::new(line, "outcomes in a list", "too many to list");
                Err(miss.mended(line, "many".to_owned(), Vec::new()))
            }
            None => {
                let expected = "too many outcomes to list";
                let (value, rows) = listing::written("", texts(&odds), false);
                let miss = Miss::new(line, expected, &in_a_row(&texts(&odds)));
                Err(miss.mended(line, value, rows))
            }
            Some(expected) => listed(&step.entry, "", &texts(expected), texts(&odds)),
        }
    }

    fn sees(&self, line: usize, viewer: Viewer, words: &str) -> Result<(), Miss> {
        let told = self.told(viewer);
        if told.iter().any(|line| lines::holds(line, words)) {
            return Ok(());
        }
        let expected = format!("{viewer} to be told `{words}`");
        Err(Miss::new(line, &expected, &below("lines told", &told)))
    }

    fn hides(&self, line: usize, viewer: Viewer, words: &str) -> Result<(), Miss> {
        if let Some(told) = self.told(viewer).iter().find(|line| lines::holds(line, words)) {
            let expected = format!("{viewer} not to be told `{words}`");
            return Err(Miss::new(line, &expected, &format!("the line `{told}`")));
        }
        let truth = lines::of_view(&self.game.truth());
        if truth.iter().any(|line| lines::holds(line, words)) {
            return Ok(());
        }
        let expected = format!("`{words}` in the truth (else it is misspelt, or no secret)");
        Err(Miss::new(line, &expected, &below("true lines", &truth)))
    }

    fn told(&self, viewer: Viewer) -> Vec<String> {
        let sights = self.events.iter().filter_map(|event| G::sight(event, viewer));
        let mut told: Vec<String> = sights.map(|sight| lines::of_sight(&sight)).collect();
        told.extend(lines::of_view(&self.game.view(viewer)));
        told
    }

    fn talk(
        &self,
        line: usize,
        seat: Seat,
        talk: Talk,
        expected: Result<(), G::Refusal>,
    ) -> Result<(), Miss> {
        let answer = self.game.may_talk(seat, talk);
        let code = |answer: Result<(), G::Refusal>| answer.map_or_else(Refusal::code, |()| "yes");
        let value = |answer| format!("{seat} {talk} {}", code(answer));
        same(line, answer == expected, "talk", &value(expected), Ok(value(answer)))
    }

    fn phase(&self, line: usize, expected: Move) -> Result<(), Miss> {
        let phase = Move::from(self.game.phase());
        let equal = phase == expected;
        same(line, equal, "phase", &expected.to_string(), Ok(phase.to_string()))
    }

    fn over(&self, line: usize, expected: Outcome) -> Result<(), Miss> {
        let found = match self.game.phase() {
            Phase::Over(outcome) => Ok(outcome),
            phase @ (Phase::Open(_) | Phase::Chance) => Err(format!("phase {}", Move::from(phase))),
        };
        let equal = found == Ok(expected);
        let found = found.map(|outcome| outcome.to_string());
        same(line, equal, "over", &expected.to_string(), found)
    }

    fn deadline(&self, line: usize, expected: Option<Millis>) -> Result<(), Miss> {
        let deadline = self.game.deadline();
        let text = |time: Option<Millis>| time.map_or("none".to_owned(), |time| time.to_string());
        same(line, deadline == expected, "deadline", &text(expected), Ok(text(deadline)))
    }

    fn perft(&self, line: usize, depth: u32, expected: u64) -> Result<(), Miss> {
        let found = perft::count(&self.game, self.at, depth).map_err(|why| match why {
            NoCount::NotAccepted(why) => Miss::new(line, "each listed input to be accepted", &why),
            NoCount::TooMany => {
                let expected = format!("a count over at most {MAX_POSITIONS} positions");
                let found = format!("more of them before depth {depth}: choose a smaller depth");
                Miss::new(line, &expected, &found)
            }
        })?;
        let value = |count| format!("{depth} {count}");
        same(line, found == expected, "perft", &value(expected), Ok(value(found)))
    }
}

/// Fails unless the same things are listed, in whatever order; the entry is mended by the list that
/// is there, written as it was.
fn listed(
    entry: &Entry<'_>,
    lead: &str,
    expected: &[String],
    found: Vec<String>,
) -> Result<(), Miss> {
    let sorted = |list: &[String]| {
        let mut list = list.to_vec();
        list.sort();
        list
    };
    if sorted(expected) == sorted(&found) {
        return Ok(());
    }
    let line = entry.line;
    let miss = Miss::new(line, &in_a_row(expected), &in_a_row(&found));
    let (value, rows) = listing::written(lead, found, !entry.block.is_empty());
    Err(miss.mended(line, value, rows))
}

/// Fails unless equal; the line `key expected` is mended if `found` could stand in its place.
fn same(
    line: usize,
    equal: bool,
    key: &str,
    expected: &str,
    found: Result<String, String>,
) -> Result<(), Miss> {
    if equal {
        return Ok(());
    }
    let shown = found.as_ref().map_or_else(String::clone, |value| format!("{key} {value}"));
    let miss = Miss::new(line, &format!("`{key} {expected}`"), &format!("`{shown}`"));
    Err(match found {
        Ok(value) => miss.mended(line, value, Vec::new()),
        Err(_) => miss,
    })
}
