//! Facts about a game that are known before a table is opened.

use bots::Bot;
use game::{Game, Pace, Refusal, Setting, Sides};

use crate::{Complete, UnknownGame, Visitor, visit};

/// Facts about a game that are known before a table is opened.
#[derive(Clone, Debug)]
pub struct Info {
    /// The game's name in URLs and records.
    pub name: &'static str,
    /// The number of the newest rules.
    pub rules: u16,
    /// Whether the game is played in turns or in real time.
    pub pace: Pace,
    /// Whether players play against each other or together.
    pub sides: Sides,
    /// The settings that can be changed before the start.
    pub settings: &'static [Setting],
    /// Usual duration in minutes: minimum and maximum.
    pub minutes: (u8, u8),
    /// The names of its bots, the weakest first.
    pub bots: Vec<&'static str>,
    /// Every refusal of its rules: code and sentence.
    pub refusals: Vec<(&'static str, String)>,
}

/// The facts about the game with this name.
///
/// # Errors
/// If no game has that name; the error says which names there are.
pub fn info(name: &str) -> Result<Info, UnknownGame> {
    visit(name, CollectInfo)
}

struct CollectInfo;

impl Visitor for CollectInfo {
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
