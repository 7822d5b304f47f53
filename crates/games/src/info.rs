//! What there is to know about a game before a table is opened.

use bots::Bot;
use game::{Game, Pace, Refusal, Setting, Sides};

use crate::{Complete, UnknownGame, Visitor, visit};

/// What there is to know about a game before a table is opened.
#[derive(Clone, Debug)]
pub struct Info {
    /// Its name.
    pub name: &'static str,
    /// The newest rules number.
    pub rules: u16,
    /// How an action on an old view is judged.
    pub pace: Pace,
    /// Whom the players play against.
    pub sides: Sides,
    /// What can be set.
    pub settings: &'static [Setting],
    /// How long it takes, in minutes: at least, at most.
    pub minutes: (u8, u8),
    /// Its bots, the weakest first.
    pub bots: Vec<&'static str>,
    /// Why a player may not do something: codes and sentences.
    pub refusals: Vec<(&'static str, String)>,
}

/// What there is to know about the game of this name.
///
/// # Errors
/// If no game has that name; the error says which names there are.
pub fn info(name: &str) -> Result<Info, UnknownGame> {
    visit(name, Ask)
}

struct Ask;

impl Visitor for Ask {
    type Output = Info;

    fn visit<G: Complete>(self) -> Info {
        let own = G::BOTS.iter().map(Bot::name);
        let code = |refusal: &<G as Game>::Refusal| (refusal.code(), refusal.to_string());
        Info {
            name: G::NAME,
            rules: G::RULES,
            pace: G::PACE,
            sides: G::SIDES,
            settings: G::SETTINGS,
            minutes: G::MINUTES,
            bots: [Bot::<G>::RANDOM.name()].into_iter().chain(own).collect(),
            refusals: G::Refusal::ALL.iter().map(code).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NAMES;

    #[test]
    fn every_game_is_known_with_its_bots_and_refusals() {
        for name in NAMES {
            let info = info(name).expect("it is in the list");
            assert_eq!((info.name, info.bots[0]), (*name, "random"));
            assert!(!info.settings.is_empty() && !info.refusals.is_empty());
        }
    }
}
