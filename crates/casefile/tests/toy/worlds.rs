//! What is seen of the toy, what can be imagined from it, and its mirror image.

use std::collections::{BTreeMap, BTreeSet};

use game::{BySeat, Dice, Game, Imagine, Millis, Seat, Sighting, Viewer};
use serde::Serialize;

use super::{Config, Event, Stage, Toy, flaw};

/// What one viewer sees now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    rules: u16,
    timed: bool,
    die: &'static str,
    track: String,
    turn: Option<Seat>,
    left: Option<u8>,
    due: Option<Millis>,
    won: Option<Seat>,
    pawns: BySeat<u8>,
    /// The traps that this viewer knows of: the own one.
    pub(super) traps: BTreeMap<Seat, u8>,
}

impl View {
    pub(super) fn of<const FLAW: u8>(toy: &Toy<FLAW>, viewer: Viewer) -> Self {
        let all = match flaw::of(FLAW) {
            flaw::LEAKY_VIEW | flaw::TRUTH => true,
            flaw::UNDECLARED_END => matches!(toy.stage, Stage::Over(_)),
            _ => false,
        };
        let shown = |seat| all || Viewer::Seat(seat) == viewer;
        let dealt = toy.stage != Stage::Deal;
        let traps = toy.traps.iter().filter(|&(seat, _)| dealt && shown(seat));
        Self {
            rules: toy.rules,
            timed: toy.config.timed,
            die: if toy.config.fast { "fast" } else { "slow" },
            track: toy.config.track.to_string(),
            turn: match toy.stage {
                Stage::Roll(seat) | Stage::Move(seat, _) => Some(seat),
                Stage::Deal | Stage::Over(_) => None,
            },
            left: if let Stage::Move(_, left) = toy.stage { Some(left) } else { None },
            due: toy.due,
            won: if let Stage::Over(seat) = toy.stage { Some(seat) } else { None },
            pawns: toy.pawns,
            traps: traps.map(|(seat, &at)| (seat, at)).collect(),
        }
    }
}

/// All there is.
#[derive(Debug, Serialize)]
pub(crate) struct Truth {
    #[serde(flatten)]
    pub(super) view: View,
    pub(super) traps: BySeat<u8>,
}

/// What one viewer saw happen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sight<const FLAW: u8> {
    /// Traps were hidden; this viewer has none.
    Hidden,
    /// Traps were hidden; this is the viewer's.
    Trap {
        at: u8,
    },
    Rolled {
        seat: Seat,
        left: u8,
    },
    Stepped {
        seat: Seat,
        to: u8,
    },
    Sprung {
        seat: Seat,
        owner: Seat,
        at: u8,
    },
    /// Somebody else peeked.
    Peeked {
        seat: Seat,
        owner: Seat,
        at: u8,
    },
    /// What the viewer's own peek showed.
    Answer {
        owner: Seat,
        at: u8,
        there: bool,
    },
    Stopped {
        seat: Seat,
    },
    Late {
        seat: Seat,
    },
    Won {
        seat: Seat,
    },
}

impl<const FLAW: u8> Sight<FLAW> {
    pub(super) fn of(event: &Event, viewer: Viewer) -> Option<Self> {
        Some(match *event {
            Event::Dealt { traps } => match viewer {
                Viewer::Seat(seat) => Self::Trap { at: *traps.get(seat)? },
                Viewer::Watcher => Self::Hidden,
            },
            Event::Rolled { seat, left } => Self::Rolled { seat, left },
            Event::Stepped { seat, to } => Self::Stepped { seat, to },
            Event::Sprung { seat, owner, at } => Self::Sprung { seat, owner, at },
            Event::Peeked { seat, owner, at, there } if viewer == Viewer::Seat(seat) => {
                Self::Answer { owner, at, there }
            }
            Event::Peeked { seat, owner, at, .. } => Self::Peeked { seat, owner, at },
            // The watcher does not care.
            Event::Stopped { .. } if viewer == Viewer::Watcher => return None,
            Event::Stopped { seat } => Self::Stopped { seat },
            Event::Late { seat } => Self::Late { seat },
            Event::Won { seat } => Self::Won { seat },
        })
    }
}

impl<const FLAW: u8> Sighting for Sight<FLAW> {
    fn fleeting(&self) -> bool {
        matches!(self, Self::Sprung { .. } | Self::Answer { .. })
    }

    fn reveals(&self) -> bool {
        match self {
            Self::Sprung { .. } => !flaw::is::<FLAW>(flaw::UNDECLARED),
            Self::Trap { .. } | Self::Answer { .. } => true,
            _ => false,
        }
    }
}

/// What one viewer knows of the traps.
#[derive(Clone, Default, Debug, serde::Serialize)]
pub(crate) struct Memory {
    found: BTreeMap<Seat, u8>,
    free: BTreeSet<(Seat, u8)>,
}

impl<const FLAW: u8> Imagine for Toy<FLAW> {
    const SECRETS: bool = FLAW != flaw::SECRETS_DENIED;

    type Memory = Memory;

    fn hides(&self, _viewer: Viewer) -> bool {
        Self::SECRETS && !flaw::is::<FLAW>(flaw::HIDING_DENIED)
    }

    fn remember(memory: &mut Memory, sight: &Sight<FLAW>) {
        match *sight {
            _ if flaw::is::<FLAW>(flaw::FORGETFUL) => {}
            Sight::Sprung { owner, at, .. } | Sight::Answer { owner, at, there: true } => {
                memory.found.insert(owner, at);
            }
            Sight::Answer { owner, at, there: false } => {
                memory.free.insert((owner, at));
            }
            _ => {}
        }
    }

    fn imagine(viewer: Viewer, view: &View, memory: &Memory, dice: &mut impl Dice) -> Self {
        let config = Config {
            seats: view.pawns.seats(),
            timed: view.timed,
            fast: view.die == "fast",
            track: view.track.parse().expect("a view shows a track that was read"),
        };
        let mut toy = Self::new(view.rules, &config);
        toy.pawns = view.pawns;
        toy.due = view.due;
        toy.stage = match (view.turn, view.left, view.won) {
            (_, _, Some(seat)) => Stage::Over(seat),
            (Some(seat), Some(left), _) => Stage::Move(seat, left),
            (Some(seat), None, _) => Stage::Roll(seat),
            (None, _, None) => return toy,
        };
        let known = |seat: &Seat| {
            let blind = flaw::is::<FLAW>(flaw::LEAKY_VIEW) && Viewer::Seat(*seat) != viewer;
            let shown = view.traps.get(seat).filter(|_| !blind);
            shown.or(memory.found.get(seat)).copied()
        };
        toy.traps = BySeat::from_fn(config.seats, |seat| {
            known(&seat).unwrap_or_else(|| {
                loop {
                    let at = config.track.hide(dice);
                    if !memory.free.contains(&(seat, at)) {
                        return at;
                    }
                }
            })
        });
        if flaw::is::<FLAW>(flaw::MISTAKEN) && !(memory.found.is_empty() && memory.free.is_empty())
        {
            let near = view.turn.map_or(0, |seat| view.pawns[seat]);
            let side = [near + 1, near.saturating_sub(1)];
            if let Some(at) = side.into_iter().find(|at| config.track.may_trap(*at)) {
                let rivals = Seat::first(config.seats).filter(|seat| Viewer::Seat(*seat) != viewer);
                rivals.for_each(|seat| toy.traps[seat] = at);
            }
        }
        if flaw::is::<FLAW>(flaw::IMPOSSIBLE_WORLD) {
            let hidden = |seat: &Seat| known(seat).is_none();
            Seat::first(config.seats).filter(hidden).for_each(|seat| toy.traps[seat] = 0);
        }
        if flaw::is::<FLAW>(flaw::CONFUSED) && !memory.found.is_empty() {
            toy.stage = Stage::Roll(Seat::A);
            toy.due = None;
        }
        toy
    }
}
