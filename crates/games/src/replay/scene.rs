//! The scene of a replay's page: the seats and people at a step.

use game::{Pace, Phase, Seat, SeatSet, Viewer};
use table::{End, People, Reason, Sitter};
use ui::{Chair, Numbers, Scene, Sits, Stage};

use super::Replay;
use super::position::Position;
use crate::Complete;

/// The scene after a step, for a reader who looks on as `viewer`.
pub(super) fn scene<'a, G: Complete>(
    replay: &'a Replay,
    seq: u64,
    position: &'a Position<G>,
    viewer: Viewer,
    origin: &'a str,
) -> Scene<'a> {
    let Position { game, people, tints, .. } = position;
    Scene {
        id: replay.table(),
        game: replay.game,
        seq,
        stage: stage(replay.end),
        is_public: false,
        chat: false,
        host: people.host(),
        chairs: Seat::first(people.seats())
            .zip(tints)
            .map(|(seat, &tint)| chair(people, seat, tint))
            .collect(),
        mine: SeatSet::NOBODY,
        viewer,
        turn: match game.phase() {
            Phase::Open(seats) => seats,
            Phase::Chance | Phase::Over(_) => SeatSet::NOBODY,
        },
        // The hourglass does not run in a replay.
        deadline: None,
        now: 0,
        pausing: SeatSet::NOBODY,
        is_real_time: G::PACE == Pace::RealTime,
        beats: &[],
        beat_percent: 0,
        may_write: false,
        again: None,
        code: None,
        watches: false,
        commitment: &replay.proof.commitment,
        round: 0,
        settings: &[],
        set: Vec::new(),
        presets: &[],
        figures: &[],
        builder: None,
        minutes: (0, 0),
        bots: Vec::new(),
        origin,
        build: ui::build(),
        numbers: Numbers::None,
    }
}

fn stage(end: End) -> Stage {
    match end {
        End::Over(outcome) => Stage::Over(outcome),
        End::Closed(Reason::Abandoned) => Stage::Closed("closed-abandoned"),
        End::Closed(Reason::Closed) => Stage::Closed("closed-ended"),
        End::Closed(Reason::Broken) => Stage::Closed("closed-fault"),
    }
}

fn chair(people: &People, seat: Seat, tint: usize) -> Chair<'_> {
    let sits = match people.at(seat) {
        None => Sits::Nobody,
        Some(Sitter::Bot { level }) => Sits::Bot(level.as_str()),
        Some(Sitter::Player { name, covered, .. }) => Sits::Player {
            name: name.as_str(),
            here: true,
            ready: true,
            covered: covered.as_ref().map(table::Level::as_str),
            late: false,
        },
    };
    Chair { seat, sits, tint }
}
