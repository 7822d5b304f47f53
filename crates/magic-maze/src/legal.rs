//! Which actions are open to a player, ascending.

use game::Seat;
use maze::Side;

use crate::Hero;
use crate::ability::Ability;
use crate::action::{Action, Deed};
use crate::state::{MagicMaze, Stage};
use crate::tile::Tile;

pub(crate) fn legal(game: &MagicMaze, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if game.stage != Stage::Play || seat.index() >= usize::from(game.options.seats) {
        return;
    }
    if game.discards == 0 {
        let glass = game.turned;
        deeds(game, seat, |deed| out.push(Action::Do { deed, glass }));
    } else {
        let tiles = Tile::all().filter(|&tile| game.may_discard(tile).is_ok());
        out.extend(tiles.map(Action::Discard));
    }
    pawn(game, seat, out);
    let for_it = game.giving_up.contains(seat);
    if !for_it || game.options.solo() {
        out.push(Action::GiveUp);
    }
    if for_it {
        out.push(Action::PlayOn);
    }
}

/// In the order of [`Deed`].
fn deeds(game: &MagicMaze, seat: Seat, mut add: impl FnMut(Deed)) {
    slides(game, seat, &mut add);
    if game.holds(seat, Ability::Vortex) {
        vortices(game, &mut add);
    }
    if game.holds(seat, Ability::Escalator) {
        escalators(game, &mut add);
    }
    if game.holds(seat, Ability::Explore) {
        explorations(game, &mut add);
    }
    if game.options.solo() {
        add(Deed::TurnUp);
    }
}

fn slides(game: &MagicMaze, seat: Seat, add: &mut impl FnMut(Deed)) {
    for hero in Hero::ALL {
        let Some(from) = game.movable(hero) else { continue };
        for side in Side::ALL.into_iter().filter(|&side| game.holds(seat, Ability::slide(side))) {
            let (mut at, mut count) = (from, 0);
            while let Ok(to) = game.one_step(hero, at, side) {
                (at, count) = (to, count + 1);
                add(Deed::Move { hero, from, side, count });
                if game.ends_slide(hero, at) {
                    break; // MZ-12
                }
            }
        }
    }
}

fn vortices(game: &MagicMaze, add: &mut impl FnMut(Deed)) {
    for hero in Hero::ALL {
        let Some(from) = game.movable(hero) else { continue };
        let ways = game.mall.vortices(hero).filter(|&to| game.may_vortex(hero, from, to).is_ok());
        ways.for_each(|to| add(Deed::Vortex { hero, from, to }));
    }
}

fn escalators(game: &MagicMaze, add: &mut impl FnMut(Deed)) {
    for hero in Hero::ALL {
        let from = game.movable(hero).filter(|&from| game.escalator(hero, from).is_ok());
        from.into_iter().for_each(|from| add(Deed::Escalator { hero, from }));
    }
}

fn explorations(game: &MagicMaze, add: &mut impl FnMut(Deed)) {
    for hero in Hero::ALL {
        let from = game.movable(hero).filter(|&from| game.may_explore(hero, from).is_ok());
        from.into_iter().for_each(|from| add(Deed::Explore { hero, from }));
    }
    if let Some(from) = game.movable(Hero::Mage).filter(|&from| game.may_gaze(from).is_ok()) {
        add(Deed::Gaze { from });
    }
    if game.shown.is_some() {
        game.mall.all_unexplored().for_each(|at| add(Deed::Place { at }));
    }
}

fn pawn(game: &MagicMaze, seat: Seat, out: &mut Vec<Action>) {
    let others = Seat::first(game.options.seats).filter(|&to| game.may_use_pawn(seat, to).is_ok());
    out.extend(others.map(Action::DoSomething));
}
