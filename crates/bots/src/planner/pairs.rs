//! MZ-63: with two dimensions, a hero's item and exit must lie in the same one, the hero must be able to
//! get there, and not all four heroes can be in one dimension.

use magic_maze::{Hero, Plane, Tile, View};

use super::map::Map;
use super::table::heroes;

/// How the heroes whose item or exit is on a tile get into its dimension.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum WayTo {
    /// They are there, or their dimension is fixed already.
    There,
    /// By vortex.
    Vortex,
    /// Not possible yet.
    None,
}

/// Whether a tile may be placed in this dimension without losing the game.
pub(super) fn fits(map: &Map, tile: Tile, plane: Plane, view: &View) -> bool {
    owners(view, tile).all(|hero| {
        let mut others = Hero::ALL.into_iter().filter(|&other| other != hero);
        plane_of(map, hero).is_none_or(|settled| settled == plane)
            && !others.all(|other| plane_of(map, other) == Some(plane))
    })
}

/// How the heroes whose item or exit is on a tile would get there: the hardest of their ways.
pub(super) fn way_to(view: &View, map: &Map, tile: Tile, plane: Plane) -> WayTo {
    let four = heroes(view);
    let way = |hero: Hero| {
        let vortices = &map.vortices[hero.index()];
        let leads = |there: Plane| vortices.iter().any(|&vortex| map.plane(vortex) == Some(there));
        if plane_of(map, hero).is_some() || map.plane(four[hero.index()]) == Some(plane) {
            WayTo::There
        } else if leads(Plane::First) && leads(Plane::Second) {
            WayTo::Vortex
        } else {
            WayTo::None
        }
    };
    owners(view, tile).map(way).max().unwrap_or(WayTo::There)
}

/// The heroes whose item or exit is on this tile; none if there is only one dimension.
fn owners(view: &View, tile: Tile) -> impl Iterator<Item = Hero> {
    let face = view.tiles.face(tile, view.options.up);
    let dimensions = view.options.special.dimensions;
    let is_on = |hero: usize| !face.items[hero].is_empty() || !face.exits[hero].is_empty();
    Hero::ALL.into_iter().filter(move |hero| dimensions && is_on(hero.index()))
}

/// The dimension of a hero's item or exit, whichever was placed first.
fn plane_of(map: &Map, hero: Hero) -> Option<Plane> {
    let spot = map.items[hero.index()].or(map.exits[hero.index()])?;
    map.plane(spot)
}
