//! What is tried beyond what is listed: things that were right elsewhere, and their neighbours.

use std::collections::BTreeSet;
use std::str::FromStr;

use game::{Dice, FastDice, Game, Unreadable};

use super::Point;
use super::edits::edit;
use super::failure::{Wrong, guarded};

/// Edits of each new text.
const EDITS: usize = 60;
/// The most outcomes, diagrams and configs that are kept.
const KEPT: usize = 60;

/// Actions and outcomes from anywhere in the run, those one edit away, and their texts.
pub(super) struct Pool<G: Game> {
    most: usize,
    pub(super) actions: Vec<G::Action>,
    pub(super) near: Vec<G::Action>,
    known: BTreeSet<G::Action>,
    pub(super) chances: Vec<G::Chance>,
    pub(super) words: Vec<String>,
    pub(super) diagrams: Vec<String>,
    pub(super) configs: Vec<String>,
    dice: FastDice,
}

impl<G: Game> Pool<G> {
    pub(super) fn new(most: usize) -> Self {
        Self {
            most,
            actions: Vec::new(),
            near: Vec::new(),
            known: BTreeSet::new(),
            chances: Vec::new(),
            words: Vec::new(),
            diagrams: Vec::new(),
            configs: Vec::new(),
            dice: FastDice::new(1),
        }
    }

    /// All actions to try.
    pub(super) fn candidates(&self) -> impl Iterator<Item = G::Action> {
        self.actions.iter().chain(&self.near).copied()
    }

    pub(super) fn add_action(&mut self, action: G::Action) -> Result<(), Wrong> {
        if !self.known.insert(action) {
            return Ok(());
        }
        keep(&mut self.actions, action, self.most, &mut self.dice);
        let text = action.to_string();
        self.add_words(&text);
        for _ in 0..EDITS {
            let other = edit(&text, &self.words, &mut self.dice);
            let near = read::<G::Action>(&other)?;
            if let Some(near) = near.filter(|near| self.known.insert(*near)) {
                keep(&mut self.near, near, self.most, &mut self.dice);
            }
        }
        Ok(())
    }

    pub(super) fn add_chance(&mut self, outcome: &G::Chance) -> Result<(), Wrong> {
        if self.chances.contains(outcome) {
            return Ok(());
        }
        keep(&mut self.chances, outcome.clone(), KEPT, &mut self.dice);
        let text = outcome.to_string();
        self.add_words(&text);
        for _ in 0..EDITS / 10 {
            let other = edit(&text, &self.words, &mut self.dice);
            if let Some(near) = read::<G::Chance>(&other)?
                && !self.chances.contains(&near)
            {
                keep(&mut self.chances, near, KEPT, &mut self.dice);
            }
        }
        Ok(())
    }

    pub(super) fn add_diagram(&mut self, text: &str) {
        keep(&mut self.diagrams, text.to_owned(), KEPT, &mut self.dice);
        self.add_words(text);
    }

    pub(super) fn add_config(&mut self, text: &str) {
        keep(&mut self.configs, text.to_owned(), KEPT, &mut self.dice);
        self.add_words(text);
    }

    fn add_words(&mut self, text: &str) {
        for word in text.split_whitespace() {
            if self.words.len() < KEPT * 4 && !self.words.iter().any(|known| known == word) {
                self.words.push(word.to_owned());
            }
        }
    }
}

/// Reads a text; a panic is a failure, and so is something that does not survive being written.
pub(super) fn read<T>(text: &str) -> Result<Option<T>, Wrong>
where
    T: FromStr<Err = Unreadable> + ToString + PartialEq,
{
    let value = guarded(Point::Fuzz, || Ok(text.parse::<T>().ok()))
        .map_err(|wrong| in_text(&wrong, text))?;
    let Some(value) = value else { return Ok(None) };
    let again = guarded(Point::Fuzz, || Ok(value.to_string()))?;
    match guarded(Point::Fuzz, || Ok(again.parse::<T>()))? {
        Ok(same) if same == value => Ok(Some(value)),
        other => {
            let other =
                other.map_or_else(|error| error.to_string(), |_| "something else".to_owned());
            let what =
                format!("{text:?} is read and written as {again:?}, which is read as: {other}");
            Err(Wrong::new(Point::Fuzz, what))
        }
    }
}

pub(super) fn in_text(wrong: &Wrong, text: &str) -> Wrong {
    Wrong::new(wrong.point, format!("{text:?}: {}", wrong.what))
}

/// Adds it, in place of another once there are enough.
fn keep<T>(all: &mut Vec<T>, item: T, most: usize, dice: &mut FastDice) {
    if all.len() < most {
        all.push(item);
    } else if most > 0 && dice.below(4) == 0 {
        all[dice.below(most as u32) as usize] = item;
    }
}
