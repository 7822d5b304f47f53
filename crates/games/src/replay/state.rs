//! A step of a replay as JSON.

use game::{Phase, SeatSet, Sighting, Viewer};
use serde::Serialize;

use super::Replay;
use super::position::{Position, fullest_sight, position};
use crate::{Complete, Visitor, visit};

/// The state of a game after a step, with nothing hidden. All texts except the action are JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The seats that could act.
    pub turn: SeatSet,
    /// The action of the step in the game's notation.
    pub action: Option<String>,
    /// The sights of the step, as a list; of each event the sight of the viewer who saw most.
    pub sights: String,
    /// The view of a watcher.
    pub view: String,
    /// The whole truth.
    pub truth: String,
    /// What a viewer with a perfect memory knew beyond the view.
    pub known: String,
}

impl Replay {
    /// The state after step number `nth`, counted from 0; `None` if the records cannot be replayed.
    pub fn state(&self, nth: usize) -> Option<State> {
        visit(self.game, MakeState { replay: self, nth }).ok().flatten()
    }
}

struct MakeState<'a> {
    replay: &'a Replay,
    nth: usize,
}

/// A sight as it is sent to a viewer.
#[derive(Serialize)]
struct Saw<S> {
    fleeting: bool,
    saw: S,
}

impl Visitor for MakeState<'_> {
    type Output = Option<State>;

    fn visit<G: Complete>(self) -> Option<State> {
        let at = self.replay.place(self.nth).at;
        let position: Position<G> = position(&self.replay.records, at, at..=at).ok()??;
        let happened = position.happenings.first();
        let seats = position.people.seats();
        let sights: Vec<Saw<G::Sight>> = happened
            .into_iter()
            .flat_map(|one| &one.events)
            .filter_map(|event| fullest_sight::<G>(event, seats))
            .map(|saw| Saw { fleeting: saw.fleeting(), saw })
            .collect();
        Some(State {
            turn: match position.game.phase() {
                Phase::Open(seats) => seats,
                Phase::Chance | Phase::Over(_) => SeatSet::NOBODY,
            },
            action: happened.and_then(|one| Some(one.action?.1.to_string())),
            sights: json(&sights),
            view: json(&position.game.view(Viewer::Watcher)),
            truth: json(&position.game.truth()),
            known: json(&position.memory),
        })
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views, truths and memories are plain data with text keys")
}
