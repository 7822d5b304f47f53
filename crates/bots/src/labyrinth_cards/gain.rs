//! The number of cards that an action takes, including later takes of the same turn.

use ::labyrinth_cards::{Action, Card, CardSet, Event, LabyrinthCards, Sight};
use game::{Game, Log, Millis, Seat};

/// Number of cards that the action takes, plus the most that can be taken after it in the same turn.
pub(super) fn gain(world: &LabyrinthCards, seat: Seat, action: Action) -> u32 {
    let (mut world, mut taken) = (world.clone(), Taken(0));
    if world.act(Millis::ZERO, seat, action, &mut taken).is_err() {
        return 0;
    }
    let goes_on = taken.0 > 0 || matches!(action, Action::Place { .. });
    if !goes_on {
        return 0;
    }
    taken.0 + best_take(&world, seat).map_or(0, |(_, gain)| gain)
}

/// The first take of the best sequence, and the number of cards that the sequence takes; `None` if
/// nothing can be taken.
pub(super) fn best_take(world: &LabyrinthCards, seat: Seat) -> Option<(Action, u32)> {
    let mut legal = Vec::new();
    world.legal(seat, &mut legal);
    let takes = legal.into_iter().filter(|action| matches!(action, Action::Take(_)));
    let mut best: Option<(Action, u32)> = None;
    for action in takes {
        let gain = gain(world, seat, action);
        if gain > best.map_or(0, |(_, most)| most) {
            best = Some((action, gain));
        }
    }
    best
}

/// Upper bound of the cards that can be linked to the played one: those that show one of its treasures.
pub(super) fn most(played: Card, lying: CardSet) -> u32 {
    let wanted = played.face().treasures;
    let shows = |card: &Card| card.face().treasures.iter().any(|one| wanted.contains(one));
    lying.iter().filter(shows).count() as u32
}

/// Counts the cards that are taken.
struct Taken(u32);

impl Log<Event> for Taken {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.0 += u32::from(matches!(event(), Event::Public(Sight::Take { .. })));
    }
}
