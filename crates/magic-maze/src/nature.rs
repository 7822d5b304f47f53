//! What nature's move does, what can come up, and how it is drawn.

use game::{Dice, Log, Millis, Misfit};

use crate::state::{MagicMaze, Stage, Where};
use crate::{Chance, Event, Hero, Sight};

impl MagicMaze {
    pub(crate) fn nature(
        &mut self,
        at: Millis,
        outcome: Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        if at < self.now || !self.can_come_up(outcome) {
            return Err(Misfit);
        }

        self.now = at;
        match (self.stage, outcome) {
            (Stage::Deal(_), Chance::Deal(seat, tile)) => {
                self.hands[seat] = tile;
                log.note(|| Sight::Deal { seat, tile });
                let last = seat.index() + 1 == usize::from(self.options.seats);
                let next = seat.next(self.options.seats);
                self.stage = if last { Stage::Start(Hero::Barbarian) } else { Stage::Deal(next) };
            }
            (Stage::Start(_), Chance::Start(hero, at)) => {
                self.heroes[hero.index()] = Where::At(at);
                log.note(|| Sight::Start { hero, at });
                match Hero::ALL.get(hero.index() + 1) {
                    Some(&next) => self.stage = Stage::Start(next),
                    None => self.look_at_top(),
                }
            }
            (Stage::Top, Chance::Tile(tile)) => {
                self.deck.shuffled.remove(tile);
                self.deck.top = Some(tile);
                self.stage = Stage::Play;
                log.note(|| Sight::Top { tile });
            }
            (Stage::Lay(at), Chance::Tile(tile)) => self.lay(at, tile, log),
            (Stage::Show, Chance::Tile(tile)) => self.show(tile, log),
            (Stage::TurnUp, Chance::TurnUp(ability)) => {
                self.pile.turn_up(ability);
                self.stage = Stage::Play;
                log.note(|| Sight::TurnUp { ability });
            }
            _ => return Err(Misfit),
        }
        Ok(())
    }

    fn can_come_up(&self, outcome: Chance) -> bool {
        let mut found = false;
        self.outcomes(|possible| found |= possible == outcome);
        found
    }

    /// What can come up, each as likely but for [`MagicMaze::list_odds`]' joining of equals.
    fn outcomes(&self, mut add: impl FnMut(Chance)) {
        match self.stage {
            Stage::Deal(seat) => self.undealt().for_each(|tile| add(Chance::Deal(seat, tile))),
            Stage::Start(hero) => {
                self.starts(hero).for_each(|square| add(Chance::Start(hero, square)));
            }
            Stage::Top | Stage::Lay(_) | Stage::Show => {
                self.deck.shuffled.iter().for_each(|tile| add(Chance::Tile(tile)));
            }
            Stage::TurnUp => self.pile.unseen().for_each(|ability| add(Chance::TurnUp(ability))),
            Stage::Play | Stage::Over(_) => {}
        }
    }

    /// MZ-10: of two action tiles that are alike it does not matter which one is dealt.
    pub(crate) fn list_odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        out.clear();
        self.outcomes(|outcome| match out.iter_mut().find(|(_, listed)| *listed == outcome) {
            Some((weight, _)) => *weight += 1,
            None => out.push((1, outcome)),
        });
        true
    }

    /// The same as one draw from the list of odds, without making it.
    pub(crate) fn draw_lots(&self, dice: &mut impl Dice) -> Option<Chance> {
        let mut count = 0;
        self.outcomes(|_| count += 1);
        if count == 0 {
            return None;
        }
        let mut left = dice.below(count);
        let mut drawn = None;
        self.weighted(|weight, outcome| {
            if drawn.is_none() {
                match left.checked_sub(weight) {
                    Some(rest) => left = rest,
                    None => drawn = Some(outcome),
                }
            }
        });
        drawn
    }

    /// The outcomes in the order of the odds, equals joined at the first of them.
    fn weighted(&self, mut add: impl FnMut(u32, Chance)) {
        let mut nth = 0;
        self.outcomes(|outcome| {
            let (mut alike, mut before, mut place) = (0, false, 0);
            self.outcomes(|other| {
                alike += u32::from(other == outcome);
                before |= other == outcome && place < nth;
                place += 1;
            });
            if !before {
                add(alike, outcome);
            }
            nth += 1;
        });
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Millis};

    use super::*;
    use crate::Config;

    /// A lot that was drawn beforehand.
    struct Lot(u32);

    impl Dice for Lot {
        fn below(&mut self, n: u32) -> u32 {
            self.0 % n.max(1)
        }
    }

    #[test]
    fn mz_10_lots_are_drawn_by_the_odds_in_their_order() {
        let mut most = 0;
        for seats in 1..=9 {
            // MZ-10: nobody's tile comes after those that are alike.
            let leader = if seats == 9 { "\nscenario 9" } else { "" };
            let config: Config = format!("seats {seats}{leader}").parse().expect("a config");
            let mut game = MagicMaze::new(1, &config);
            let mut odds = Vec::new();
            while game.list_odds(&mut odds) && !odds.is_empty() {
                let mut lot = 0;
                for &(weight, outcome) in &odds {
                    for _ in 0..weight {
                        assert_eq!(game.draw_lots(&mut Lot(lot)), Some(outcome), "{seats}: {lot}");
                        lot += 1;
                    }
                    most = most.max(weight);
                }
                let (_, last) = odds[odds.len() - 1];
                game.chance(Millis::ZERO, &last, &mut Vec::new()).expect("it can come up");
            }
            assert_eq!(game.draw_lots(&mut Lot(0)), None, "nothing is drawn while people play");
        }
        assert!(most > 1, "some tiles are alike");
    }
}
