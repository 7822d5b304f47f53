//! What is asked of each game, and when.

use game::{Game as _, Viewer};
use games::Complete;
use labyrinth_cards::LabyrinthCards;
use magic_labyrinth::{MagicLabyrinth, Slot};
use magic_maze::MagicMaze;
use mago_magino::{MagoMagino, Sight, Space};

use crate::learner::Question;

/// In a game without shuffling, frogs are asked about once, after this many actions: from one turn to
/// the next the answer is mostly the same.
const ASKED_AFTER: usize = 60;

/// A game in which somebody has just acted.
pub(crate) struct Moment<'g, G: Complete> {
    /// How many actions there were.
    pub(crate) actions: usize,
    /// How it stood before.
    pub(crate) before: &'g G,
    /// How it stands now, after all that chance has drawn.
    pub(crate) now: &'g G,
    /// What happened.
    pub(crate) events: &'g [G::Event],
}

/// A game with secrets.
pub(crate) trait Secrets: Complete {
    /// What seat A may not know at this moment.
    fn questions(moment: &Moment<'_, Self>) -> Vec<Question>;
}

/// Whose the frog with the lowest id is, of all frogs that have just got new ids on a space; and in a
/// game without shuffling, of all frogs.
impl Secrets for MagoMagino {
    fn questions(moment: &Moment<'_, Self>) -> Vec<Question> {
        let (view, truth) = (moment.now.view(Viewer::Watcher), moment.now.truth());
        let ask = |is_asked: &dyn Fn(Space) -> bool| {
            let here = view.frogs.iter().filter(|(_, at)| is_asked(**at));
            let ids: Vec<_> = here.map(|(&frog, _)| frog).collect();
            let mut owners: Vec<_> = ids.iter().map(|frog| truth.owner[frog]).collect();
            let first = *owners.first()?;
            owners.sort();
            let answer = owners.iter().position(|owner| *owner == first)?;
            let alike = ids.iter().map(ToString::to_string).collect();
            (ids.len() > 1).then_some(Question { options: ids.len(), answer, alike })
        };
        if !view.options.shuffled_frogs {
            // What happened just now is left out for one who has come back: an action that told nothing
            // of frogs is waited for.
            let is_quiet = moment.events.iter().all(|event| {
                let sight = Self::sight(event, Viewer::Watcher);
                !sight.is_some_and(|sight| matches!(sight, Sight::Frog { .. }))
            });
            let is_due = moment.actions == ASKED_AFTER && is_quiet;
            return is_due.then(|| ask(&|_| true)).flatten().into_iter().collect();
        }
        let mut spaces: Vec<Space> = Vec::new();
        for event in moment.events {
            let sight = Self::sight(event, Viewer::Watcher);
            if let Some(Sight::Named { at, .. } | Sight::NamedOne { at, .. }) = sight {
                spaces.push(at);
            }
        }
        spaces.sort();
        spaces.dedup();
        spaces.iter().filter_map(|space| ask(&|at| at == *space)).collect()
    }
}

/// In which half of the deck, by number, the card is that another player has just drawn.
impl Secrets for LabyrinthCards {
    fn questions(moment: &Moment<'_, Self>) -> Vec<Question> {
        let (before, now) = (moment.before.truth(), moment.now.truth());
        let deck: Vec<_> = before.deck.iter().collect();
        let drawn: Vec<_> = before.deck.except(now.deck).iter().collect();
        let own = now.secret.get(game::Seat::A).map(|held| held.hand).unwrap_or_default();
        match drawn[..] {
            [card] if !own.contains(card) && deck.len().is_multiple_of(2) => {
                let nth = deck.iter().position(|other| *other == card).unwrap_or(0);
                vec![Question { options: 2, answer: nth * 2 / deck.len(), alike: Vec::new() }]
            }
            _ => Vec::new(),
        }
    }
}

/// Before the first step, of two slots that are mirror images where one has a wall: which. Four seats
/// make the board symmetric, so both are equally likely.
impl Secrets for MagicLabyrinth {
    fn questions(moment: &Moment<'_, Self>) -> Vec<Question> {
        const PAIRS: [(&str, &str); 4] = [
            ("1,1 east", "3,1 east"),
            ("0,3 east", "4,3 east"),
            ("1,2 south", "4,2 south"),
            ("2,4 south", "3,4 south"),
        ];
        if moment.actions > 0 {
            return Vec::new();
        }
        let walls = moment.now.truth().wall;
        let slot = |text: &str| text.parse::<Slot>().expect("a slot");
        let pairs = PAIRS.iter().map(|(one, other)| (slot(one), slot(other)));
        let differ = pairs.map(|(one, other)| (walls.contains(one), walls.contains(other)));
        let asked = differ.filter(|(one, other)| one != other);
        asked
            .map(|(one, _)| Question { options: 2, answer: usize::from(!one), alike: Vec::new() })
            .collect()
    }
}

/// Magic Maze hides nothing but what chance brings next.
impl Secrets for MagicMaze {
    fn questions(_: &Moment<'_, Self>) -> Vec<Question> {
        Vec::new()
    }
}
