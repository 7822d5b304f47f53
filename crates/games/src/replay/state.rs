//! A moment as JSON.

use game::{Phase, SeatSet, Sighting, Viewer};
use serde::Serialize;

use super::Replay;
use super::shot::{Position, fullest, take};
use crate::{Complete, Visitor, visit};

/// A moment in full, each field as JSON but for the seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Who could act.
    pub turn: SeatSet,
    /// What was done: the action in the game's notation.
    pub action: Option<String>,
    /// What happened, seen by the one who saw most of it: a list.
    pub sights: String,
    /// What everybody saw.
    pub view: String,
    /// All there was.
    pub truth: String,
    /// What somebody who forgets nothing knew beyond the view.
    pub known: String,
}

impl Replay {
    /// A moment as JSON. `None`: the records make no game after all.
    pub fn state(&self, nth: usize) -> Option<State> {
        visit(self.game, Tell { replay: self, nth }).ok().flatten()
    }
}

struct Tell<'a> {
    replay: &'a Replay,
    nth: usize,
}

/// What was seen.
#[derive(Serialize)]
struct Saw<S> {
    fleeting: bool,
    saw: S,
}

impl Visitor for Tell<'_> {
    type Output = Option<State>;

    fn visit<G: Complete>(self) -> Option<State> {
        let at = self.replay.place(self.nth).at;
        let shot: Position<G> = take(&self.replay.records, at, at..=at).ok()??;
        let happened = shot.scenes.first();
        let seats = shot.people.seats();
        let sights: Vec<Saw<G::Sight>> = happened
            .into_iter()
            .flat_map(|one| &one.events)
            .filter_map(|event| fullest::<G>(event, seats))
            .map(|saw| Saw { fleeting: saw.fleeting(), saw })
            .collect();
        Some(State {
            turn: match shot.game.phase() {
                Phase::Open(seats) => seats,
                Phase::Chance | Phase::Over(_) => SeatSet::NOBODY,
            },
            action: happened.and_then(|one| Some(one.deed?.1.to_string())),
            sights: json(&sights),
            view: json(&shot.game.view(Viewer::Watcher)),
            truth: json(&shot.game.truth()),
            known: json(&shot.memory),
        })
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views, truths and memories are plain data with text keys")
}
