//! The ways through the mall, made from what everybody sees. Planners ask here, so that the
//! rules of doors, gaps and turns are written once.

use maze::Side;

use crate::Hero;
use crate::mall::{Gait, Laid, Mall};
use crate::place::Square;
use crate::view::View;

/// Where steps lead and which exploration squares are open, heroes apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    mall: Mall,
    /// MZ-54: how the dwarf goes.
    dwarf: Gait,
}

impl Chart {
    /// Where this hero comes to by one step to this side of the board, if no hero is in the way.
    #[inline]
    pub fn step(&self, hero: Hero, from: Square, side: Side) -> Option<Square> {
        let gait = if hero == Hero::Dwarf { self.dwarf } else { Gait::Tall };
        self.mall.step(from, side, gait)
    }

    /// MZ-15: if this is an exploration square that leads to where no tile lies, whose it is, and
    /// which side of the board it looks to.
    #[inline]
    pub fn unexplored(&self, at: Square) -> Option<(Hero, Side)> {
        self.mall.unexplored(at)
    }
}

impl View {
    /// The ways through the mall as it lies now.
    pub fn chart(&self) -> Chart {
        let mut mall = Mall::empty(self.tiles.clone(), self.options.up);
        for lying in &self.mall {
            mall.lay(lying.tile, Laid { place: lying.place, turn: lying.turn });
        }
        let dwarf = if self.options.special.gaps { Gait::Small } else { Gait::Tall };
        Chart { mall, dwarf }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Millis, Phase, Quiet, Viewer};

    use super::*;
    use crate::{Action, Deed, MagicMaze, Tile};

    /// What comes first in the list of odds comes up.
    fn let_nature_move(game: &mut MagicMaze) {
        let mut odds = Vec::new();
        while game.phase() == Phase::Chance {
            assert!(game.odds(&mut odds));
            let (_, first) = odds.first().copied().expect("nature is to move");
            game.chance(Millis::ZERO, &first, &mut Quiet).expect("it is listed");
        }
    }

    fn game() -> MagicMaze {
        let config = "seats 2\nscenario 4\nsand 0".parse().expect("good settings");
        let mut game = MagicMaze::new(1, &config);
        let_nature_move(&mut game);
        game
    }

    fn squares() -> impl Iterator<Item = Square> {
        Tile::all().flat_map(|tile| crate::Cell::all().map(move |cell| Square::new(tile, cell)))
    }

    #[test]
    fn a_step_is_a_slide_of_one_square_unless_somebody_is_in_the_way() {
        let game = game();
        let view = game.view(Viewer::Watcher);
        let chart = view.chart();
        let mut legal = Vec::new();
        for (seat, hand) in view.hands.iter() {
            game.legal(seat, &mut legal);
            for (pawn, side) in view.heroes.iter().flat_map(|p| Side::ALL.map(|side| (p, side))) {
                let from = pawn.is.square().expect("all have started");
                let free = |to: &Square| view.heroes.iter().all(|p| p.is.square() != Some(*to));
                let deed = Deed::Move { hero: pawn.hero, from, side, count: 1 };
                let open = chart.step(pawn.hero, from, side).filter(free).is_some()
                    && hand.contains(crate::Ability::slide(side));
                assert_eq!(legal.contains(&Action::Do { deed, glass: 0 }), open, "{deed}");
            }
        }
    }

    #[test]
    fn the_chart_is_that_of_the_mall() {
        let mut game = game();
        let chart = game.view(Viewer::Watcher).chart();
        assert_eq!(chart.mall, game.mall);
        let open: Vec<Square> = squares().filter(|&at| chart.unexplored(at).is_some()).collect();
        assert_eq!(open, game.mall.all_unexplored().collect::<Vec<_>>());
        assert_eq!(open.len(), 4, "one of each colour on tile 1");

        let place = crate::Place::first(crate::Plane::First).beside(Side::East);
        game.mall.lay(Tile::APART, Laid { place, turn: 3 });
        assert_eq!(game.view(Viewer::Watcher).chart().mall, game.mall);
    }

    #[test]
    fn mz_54_the_dwarf_alone_fits_through_gaps_and_only_where_that_rule_holds() {
        let tiles = crate::Tiles::built_in();
        let gaps = |tile: &Tile| {
            let slots = maze::Slot::all();
            slots.filter(|&slot| tiles.face(*tile, crate::Up::A).gaps.contains(slot)).count()
        };
        let tile = Tile::all().find(|tile| gaps(tile) > 0).expect("some tile has a gap");
        let chart = |settings: &str| {
            let config: crate::Config = settings.parse().expect("good settings");
            let mut game = MagicMaze::new(1, &config);
            let place = crate::Place::first(crate::Plane::First).beside(Side::North);
            game.mall.lay(tile, Laid { place, turn: 0 });
            game.view(Viewer::Watcher).chart()
        };
        let ways = |chart: &Chart, hero: Hero| {
            let steps = squares().flat_map(|at| Side::ALL.map(|side| (at, side)));
            steps.filter(|&(at, side)| chart.step(hero, at, side).is_some()).count()
        };
        let with = chart("seats 2\nscenario 4\nsand 0");
        let without = chart("seats 2\nscenario 3\nsand 0");
        assert_eq!(ways(&with, Hero::Elf), ways(&without, Hero::Elf));
        let both_ways = 2 * gaps(&tile);
        assert_eq!(ways(&with, Hero::Dwarf), ways(&with, Hero::Elf) + both_ways);
        assert_eq!(ways(&without, Hero::Dwarf), ways(&without, Hero::Elf));
    }
}
