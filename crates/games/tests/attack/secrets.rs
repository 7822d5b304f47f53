//! The questions that the attack asks about each game.

use game::{Game as _, Viewer};
use games::Complete;
use labyrinth_cards::LabyrinthCards;
use magic_labyrinth::{MagicLabyrinth, Slot};
use magic_maze::MagicMaze;
use mago_magino::{MagoMagino, Sight, Space};

use crate::learner::Question;

/// Number of actions after which frogs are asked about, in a game without shuffling. It is asked once,
/// because the answer hardly changes from one turn to the next.
const ASKED_AFTER: usize = 60;

/// A game in which a seat has just acted.
pub(crate) struct Moment<'g, G: Complete> {
    /// Number of actions so far.
    pub(crate) actions: usize,
    /// The game before the action.
    pub(crate) before: &'g G,
    /// The game after the action and all outcomes of chance that followed.
    pub(crate) now: &'g G,
    /// The events of the action.
    pub(crate) events: &'g [G::Event],
}

/// A game with secrets to ask about.
pub(crate) trait Secrets: Complete {
    /// Questions about what seat A may not know now.
    fn questions(moment: &Moment<'_, Self>) -> Vec<Question>;
}

/// Asks for the owner of the frog with the lowest id, among the frogs that have just got new ids on a
/// space; in a game without shuffling, among all frogs.
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
            // A player who comes back does not get the newest sights: wait for an action that showed no
            // frogs.
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

/// Asks in which half of the deck, by number, the card is that another player has just drawn.
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

/// Asks before the first step which of two mirror-image slots has the wall, where exactly one has. With
/// four seats the board is symmetric, so both are equally likely.
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

/// Magic Maze hides nothing but future outcomes of chance.
impl Secrets for MagicMaze {
    fn questions(_: &Moment<'_, Self>) -> Vec<Question> {
        Vec::new()
    }
}
