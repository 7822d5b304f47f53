//! The position of a replay after a step, and what happened around it.

use game::{Game, Millis, Seat, Viewer};
use table::{Broken, People, Record, Records, walk};
use ui::GameUi;

use crate::Complete;

/// The state of a game after a step, in full.
pub(super) struct Position<G: Complete> {
    pub(super) game: G,
    pub(super) people: People,
    /// The index of each seat's colour and shape.
    pub(super) tints: Vec<usize>,
    /// What a viewer with a perfect memory knew.
    pub(super) memory: G::Memory,
    /// What happened in the appends that were asked for, in order.
    pub(super) happenings: Vec<Happening<G>>,
}

/// What happened in one append.
pub(super) struct Happening<G: Game> {
    pub(super) seq: u64,
    pub(super) time: Millis,
    /// The seat that acted, and its action.
    pub(super) action: Option<(Seat, G::Action)>,
    pub(super) events: Vec<G::Event>,
}

/// The position after append `at`, with what happened in the appends of `range`; `None` if the game had
/// not started then.
///
/// This replays the whole game, at about a million inputs a second; keeping states would cost more
/// memory than it saves time.
pub(super) fn position<G: Complete>(
    records: &Records,
    at: u64,
    range: std::ops::RangeInclusive<u64>,
) -> Result<Option<Position<G>>, Broken> {
    let mut found: Option<(G, People, G::Memory)> = None;
    let (mut memory, mut happenings) = (G::Memory::default(), Vec::<Happening<G>>::new());
    let table = walk::<G>(records, |step| {
        if step.append <= at {
            let sights = step.events.iter().filter_map(|event| G::sight(event, Viewer::Watcher));
            sights.for_each(|sight| G::remember(&mut memory, &sight));
        }
        if let (true, Some(game)) = (step.append == at, step.game) {
            found = Some((game.clone(), step.table.people().clone(), memory.clone()));
        }
        if !range.contains(&step.append) || step.game.is_none() {
            return;
        }
        let action = match step.record {
            Record::Act { seat, action, .. } => action.parse().ok().map(|action| (*seat, action)),
            _ => None,
        };
        match happenings.last_mut().filter(|last| last.seq == step.append) {
            Some(last) => {
                last.events.extend_from_slice(step.events);
                last.action = action.or(last.action.take());
                last.time = step.at;
            }
            None => happenings.push(Happening {
                seq: step.append,
                time: step.at,
                action,
                events: step.events.to_vec(),
            }),
        }
    })?;
    let seats = Seat::first(table.people().seats());
    let tints = seats.map(|seat| <G::Ui>::tint(table.config(), seat)).collect();
    Ok(found.map(|(game, people, memory)| Position { game, people, tints, memory, happenings }))
}

/// The sight of the viewer who saw most of an event: a card's owner, for example, saw which card it
/// was.
pub(super) fn fullest_sight<G: Game>(event: &G::Event, seats: u8) -> Option<G::Sight> {
    let watcher = G::sight(event, Viewer::Watcher);
    let more = Seat::first(seats).map(|seat| G::sight(event, Viewer::Seat(seat)));
    more.into_iter().find(|sight| *sight != watcher).flatten().or(watcher)
}
