//! Facts about a game that are known before a table is opened.

use bots::Roster;
use game::{Game, Pace, Refusal, Setting, Sides};
use ui::{Builder, GameUi, Preset};

use crate::{Complete, Facts, UnknownGame, Visitor, visit};

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
    /// The age in years from which children can play it.
    pub age: u8,
    /// Settings that go together.
    pub presets: &'static [Preset],
    /// The pictures of its players, by the index of their colour.
    pub figures: &'static [&'static str],
    /// Draws the form fields of a setting that people draw.
    pub builder: Builder,
    /// The names of its bots, the weakest first.
    pub bots: Vec<&'static str>,
    /// Every refusal of its rules: code and sentence.
    pub refusals: Vec<(&'static str, String)>,
    /// What else the list says about the game.
    pub facts: Facts,
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
        let code = |refusal: &<G as Game>::Refusal| (refusal.code(), refusal.to_string());
        Info {
            name: G::NAME,
            rules: G::RULES,
            pace: G::PACE,
            sides: G::SIDES,
            settings: G::SETTINGS,
            minutes: <G::Ui>::MINUTES,
            age: <G::Ui>::AGE,
            presets: <G::Ui>::PRESETS,
            figures: <G::Ui>::FIGURES,
            builder: <G::Ui>::builder,
            bots: <G::Bots>::bots().map(|bot| bot.name()).collect(),
            refusals: G::Refusal::ALL.iter().map(code).collect(),
            facts: G::FACTS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NAMES;

    struct AreSettings(&'static str);

    impl Visitor for AreSettings {
        type Output = Result<(), game::Unreadable>;

        fn visit<G: Complete>(self) -> Self::Output {
            self.0.parse::<G::Config>().map(|_| ())
        }
    }

    #[test]
    fn every_game_is_known_with_its_bots_and_refusals() {
        for name in NAMES {
            let info = info(name).expect("it is in the list");
            assert_eq!((info.name, info.bots[0]), (*name, "random"));
            assert!(!info.settings.is_empty() && !info.refusals.is_empty());
            for settings in [info.facts.quick, info.facts.bench] {
                assert_eq!(visit(name, AreSettings(settings)), Ok(Ok(())), "{name}: {settings}");
            }
        }
    }

    /// Choosing a preset must never fail, and no two of a game are the same.
    #[test]
    fn every_preset_can_be_set_and_differs_from_the_others() {
        for name in NAMES {
            let info = info(name).expect("it is in the list");
            assert!((3..=4).contains(&info.presets.len()) || !info.facts.is_shipped, "{name}");
            for (nth, preset) in info.presets.iter().enumerate() {
                let value = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
                let changes: Vec<_> = preset.set.iter().map(value).collect();
                let (id, vault) = ("t".parse().expect("an id"), vault());
                let set = Some(table::Command::Set { changes }).filter(|_| !preset.set.is_empty());
                let plan = crate::open(name, id, &vault, set.into_iter().collect());
                assert!(plan.expect("a game").is_ok(), "{name}: {}", preset.name);
                let others = info.presets[..nth].iter();
                assert!(others.into_iter().all(|other| other.set != preset.set), "{name}");
            }
        }
    }

    fn vault() -> table::Vault {
        table::Vault::of(table::Seed::new([1; 32]), table::Salt::new([2; 16]))
    }
}
