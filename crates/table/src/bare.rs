//! The inputs of a record, given to the bare rules: what a replay is measured against.

use game::{Game, Millis, Quiet, Seat, Unreadable};

use crate::{Record, Records};

/// Reads the inputs of records one by one and tells them to the bare rules; how many were taken.
/// Seals, seats, keys, stamps and the order of records are not looked at.
///
/// # Errors
/// If one of them is not in the game's notation.
pub fn bare<G: Game>(records: &Records) -> Result<(G, usize), Unreadable> {
    let mut game = G::new(1, &"".parse()?);
    let mut taken = 0;
    for record in records.iter() {
        match record {
            Record::Start { rules, config, .. } => {
                game = G::new(*rules, &config.join("\n").parse()?);
            }
            Record::Act { at, seat, action, .. } => {
                taken += usize::from(game.act(*at, *seat, action.parse()?, &mut Quiet).is_ok());
            }
            Record::Chance { at, outcome } => {
                taken += usize::from(game.chance(*at, &outcome.parse()?, &mut Quiet).is_ok());
            }
            Record::Alarm { at } => taken += usize::from(game.alarm(*at, &mut Quiet).is_ok()),
            _ => {}
        }
    }
    Ok((game, taken))
}

/// The inputs of a game, ready to be given to another.
#[derive(Clone, Debug)]
pub struct Inputs<G: Game> {
    rules: u16,
    config: G::Config,
    inputs: Vec<Input<G>>,
}

#[derive(Clone, Debug)]
enum Input<G: Game> {
    Act(Millis, Seat, G::Action),
    Chance(Millis, G::Chance),
    Alarm(Millis),
}

impl<G: Game> Inputs<G> {
    /// Takes the inputs out of records.
    ///
    /// # Errors
    /// If one of them is not in the game's notation. Without a `start` there are none.
    pub fn of(records: &Records) -> Result<Self, Unreadable> {
        let mut all = Self { rules: 1, config: "".parse()?, inputs: Vec::new() };
        for record in records.iter() {
            match record {
                Record::Start { rules, config, .. } => {
                    all.rules = *rules;
                    all.config = config.join("\n").parse()?;
                }
                Record::Act { at, seat, action, .. } => {
                    all.inputs.push(Input::Act(*at, *seat, action.parse()?));
                }
                Record::Chance { at, outcome } => {
                    all.inputs.push(Input::Chance(*at, outcome.parse()?));
                }
                Record::Alarm { at } => all.inputs.push(Input::Alarm(*at)),
                _ => {}
            }
        }
        Ok(all)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.inputs.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// Tells them to a new game, and how many of them it took.
    pub fn play(&self) -> (G, usize) {
        let mut game = G::new(self.rules, &self.config);
        let taken = self.inputs.iter().filter(|input| match input {
            Input::Act(at, seat, action) => game.act(*at, *seat, *action, &mut Quiet).is_ok(),
            Input::Chance(at, outcome) => game.chance(*at, outcome, &mut Quiet).is_ok(),
            Input::Alarm(at) => game.alarm(*at, &mut Quiet).is_ok(),
        });
        let taken = taken.count();
        (game, taken)
    }
}
