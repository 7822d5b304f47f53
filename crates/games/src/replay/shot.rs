//! One moment taken out of a replay, and what happened around it.

use game::{Game, Millis, Seat, Viewer};
use table::{Broken, People, Record, Records, walk};

use crate::Complete;

/// A moment in full.
pub(super) struct Position<G: Complete> {
    pub(super) game: G,
    pub(super) people: People,
    /// What somebody who forgets nothing knew.
    pub(super) memory: G::Memory,
    /// What happened in the steps that were asked for, in order.
    pub(super) scenes: Vec<Happening<G>>,
}

/// What happened in an append.
pub(super) struct Happening<G: Game> {
    pub(super) seq: u64,
    pub(super) time: Millis,
    /// Who did what.
    pub(super) deed: Option<(Seat, G::Action)>,
    pub(super) events: Vec<G::Event>,
}

/// The moment after this append, with what happened in the appends of a range.
///
/// The whole game is played again for it, at about a million inputs a second: to keep states of it
/// would cost more than it saves.
pub(super) fn take<G: Complete>(
    records: &Records,
    at: u64,
    range: std::ops::RangeInclusive<u64>,
) -> Result<Option<Position<G>>, Broken> {
    let mut taken: Option<(G, People, G::Memory)> = None;
    let (mut memory, mut scenes) = (G::Memory::default(), Vec::<Happening<G>>::new());
    walk::<G>(records, |step| {
        if step.append <= at {
            let sights = step.events.iter().filter_map(|event| G::sight(event, Viewer::Watcher));
            sights.for_each(|sight| G::remember(&mut memory, &sight));
        }
        if let (true, Some(game)) = (step.append == at, step.game) {
            taken = Some((game.clone(), step.table.people().clone(), memory.clone()));
        }
        if !range.contains(&step.append) || step.game.is_none() {
            return;
        }
        let deed = match step.record {
            Record::Act { seat, action, .. } => action.parse().ok().map(|action| (*seat, action)),
            _ => None,
        };
        match scenes.last_mut().filter(|last| last.seq == step.append) {
            Some(last) => {
                last.events.extend_from_slice(step.events);
                last.deed = deed.or(last.deed.take());
                last.time = step.at;
            }
            None => scenes.push(Happening {
                seq: step.append,
                time: step.at,
                deed,
                events: step.events.to_vec(),
            }),
        }
    })?;
    Ok(taken.map(|(game, people, memory)| Position { game, people, memory, scenes }))
}

/// What of an event the one saw who saw most of it: whose card it was is told by its owner's sight.
pub(super) fn fullest<G: Game>(event: &G::Event, seats: u8) -> Option<G::Sight> {
    let watcher = G::sight(event, Viewer::Watcher);
    let more = Seat::first(seats).map(|seat| G::sight(event, Viewer::Seat(seat)));
    more.into_iter().find(|sight| *sight != watcher).flatten().or(watcher)
}
