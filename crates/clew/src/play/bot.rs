//! The players that can be asked for by name.

use std::fmt;
use std::str::FromStr;

use game::{FastDice, Game, Seat, Unreadable};

use super::{Look, Player, Random};

/// A player with a name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bot {
    /// Takes any legal action.
    Random(Random),
}

impl Bot {
    /// All that there are.
    const ALL: [Self; 1] = [Self::Random(Random)];

    /// What it is called on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Random(_) => "random",
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Bot {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::ALL.into_iter().find(|bot| bot.name() == text).ok_or_else(|| {
            let names: Vec<_> = Self::ALL.into_iter().map(Self::name).collect();
            Unreadable::new(format!("a bot ({})", names.join(", ")), text)
        })
    }
}

impl<G: Game> Player<G> for Bot {
    #[inline]
    fn choose(&mut self, legal: &[G::Action], look: Look<'_, G>, dice: &mut FastDice) -> G::Action {
        match self {
            Self::Random(random) => random.choose(legal, look, dice),
        }
    }

    fn sit(&mut self, seat: Seat) {
        match self {
            Self::Random(random) => Player::<G>::sit(random, seat),
        }
    }

    fn watches(&self) -> bool {
        match self {
            Self::Random(random) => Player::<G>::watches(random),
        }
    }

    fn see(&mut self, sight: &G::Sight) {
        match self {
            Self::Random(random) => Player::<G>::see(random, sight),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_text_and_back() {
        for bot in Bot::ALL {
            assert_eq!(bot.to_string().parse::<Bot>().map(Bot::name), Ok(bot.name()));
        }
    }

    #[test]
    fn an_unknown_bot_is_told_the_known_ones() {
        let error = "clever".parse::<Bot>().expect_err("no such bot").to_string();
        assert_eq!(error, "expected a bot (random), found `clever`");
    }
}
