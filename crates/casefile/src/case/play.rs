//! A game in the middle of a case, and the inputs that the case gives it.

use game::{Diagram, Millis, Refusal, Seat};

use super::facts;
use super::message::Miss;
use super::step::{Input, Step, What, because};

/// A game in the middle of a case.
#[derive(Debug)]
pub(super) struct Play<G: Diagram> {
    pub(super) game: G,
    /// When the next input comes.
    pub(super) at: Millis,
    /// What happened at the last input that was taken.
    pub(super) events: Vec<G::Event>,
}

impl<G: Diagram> Play<G> {
    /// Before the first step.
    pub(super) fn new(game: G) -> Self {
        Self { game, at: Millis::ZERO, events: Vec::new() }
    }

    /// Takes a step: gives an input, or fails unless something is as expected.
    pub(super) fn take(&mut self, step: &Step<'_, G>) -> Result<(), Miss> {
        let line = step.entry.line;
        match &step.what {
            What::At(time) => {
                self.at = *time;
                Ok(())
            }
            What::Input(input) => self.input(line, input),
            What::Misfit(input) => self.misfit(line, input),
            What::No { seat, action, why, reason } => {
                self.no(line, *seat, *action, *why, reason.line)
            }
            _ => self.expect(step),
        }
    }

    fn input(&mut self, line: usize, input: &Input<G>) -> Result<(), Miss> {
        let mut events = Vec::new();
        input
            .give(&mut self.game, self.at, &mut events)
            .map_err(|why| Miss::new(line, &format!("{input} to be accepted"), &why))?;
        self.events = events;
        self.audit(line)
    }

    /// Fails unless the state holds together.
    pub(super) fn audit(&self, line: usize) -> Result<(), Miss> {
        let wrong = |what: String| Miss::new(line, "a state that holds together", &what);
        self.game.audit().map_err(wrong)
    }

    fn misfit(&self, line: usize, input: &Input<G>) -> Result<(), Miss> {
        let mut game = self.game.clone();
        if input.give(&mut game, self.at, &mut Vec::new()).is_ok() {
            return Err(Miss::new(line, &format!("{input} to be refused"), "it accepted"));
        }
        self.unchanged(line, &game)
    }

    fn no(
        &self,
        line: usize,
        seat: Seat,
        action: G::Action,
        why: G::Refusal,
        reason: usize,
    ) -> Result<(), Miss> {
        let mut game = self.game.clone();
        match game.act(self.at, seat, game.late(seat, action), &mut Vec::new()) {
            Ok(()) => {
                let expected = format!("{} to be refused", Input::<G>::Act(seat, action));
                Err(Miss::new(line, &expected, "it accepted"))
            }
            Err(refusal) if refusal != why => {
                let miss = Miss::new(reason, &because(why), &because(refusal));
                Err(miss.mended(reason, refusal.code().to_owned(), Vec::new()))
            }
            Err(_) => self.unchanged(line, &game),
        }
    }

    fn unchanged(&self, line: usize, after: &G) -> Result<(), Miss> {
        if *after == self.game {
            return Ok(());
        }
        let found = facts::difference(&self.game, after);
        Err(Miss::new(line, "the state as it was, since nothing was accepted", &found))
    }
}
