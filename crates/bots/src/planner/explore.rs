//! Chooses the next exploration: near, and where the mall stays open.

use game::{Dice, FastDice};
use magic_maze::{Deed, Hero, Tile, View};

use super::Stuck;
use super::map::{Map, Opening};
use super::pairs::{self, WayTo};
use super::spot::{Four, Spot};
use super::table::{Table, heroes};
use super::terms::{Move, Terms};
use super::together::bring;
use super::walk::Reach;

/// The preferences of an attempt. Attempts differ in them, so that they explore different places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// The value of one more open exploration square in quarters of a deed, while there are enough of
    /// them. It may be negative: a mall with few of them is small and has short paths.
    open: i32,
    /// MZ-63: the value of placing an item or exit where its hero is, in quarters of a deed.
    home: i32,
    /// Maximum random cost, in quarters of a deed.
    whim: u32,
}

/// The cost of a deed, in quarters of a deed.
const DEED: i32 = 4;
/// With this number of open exploration squares or fewer, another one is valuable.
const SCARCE: i32 = 3;
/// The value of one more open exploration square when they are scarce, in quarters of a deed.
const SCARCE_VALUE: i32 = 24;

impl Taste {
    /// The preferences of an attempt: the first has those that do best alone; the others are random.
    pub(super) fn of_try(number: u32, dice: &mut FastDice) -> Self {
        match number {
            0 => Self { open: -2, home: 24, whim: 0 },
            _ => Self {
                open: dice.below(16) as i32 - 8,
                home: dice.below(64) as i32,
                whim: 4 + dice.below(16),
            },
        }
    }
}

/// The next thing to do.
pub(super) enum Choice {
    /// A hero goes to an exploration square and explores.
    Walk { hero: Hero, at: Spot, path: Vec<Move> },
    /// MZ-55: the mage goes to a crystal ball.
    Ball { at: Spot, path: Vec<Move> },
}

impl Choice {
    /// The moves before the exploration.
    pub(super) fn path(&self) -> &[Move] {
        match self {
            Self::Walk { path, .. } | Self::Ball { path, .. } => path,
        }
    }

    /// The hero that moves or explores first. It may be another hero that has to make way.
    pub(super) fn first_hero(&self) -> Hero {
        let hero = match self {
            Self::Walk { hero, .. } => *hero,
            Self::Ball { .. } => Hero::Mage,
        };
        self.path().first().map_or(hero, |step| step.hero)
    }

    /// The first deed.
    pub(super) fn first_deed(&self) -> Option<Deed> {
        match (self.path().first(), self) {
            (Some(step), _) => step.deed(),
            (None, Self::Walk { hero, at, .. }) => {
                at.square().map(|from| Deed::Explore { hero: *hero, from })
            }
            (None, Self::Ball { at, .. }) => at.square().map(|from| Deed::Gaze { from }),
        }
    }
}

/// Explores one more tile, or two by a crystal ball.
///
/// # Errors
/// The reason why no tile can be placed.
pub(super) fn explore(
    table: &mut Table,
    view: &View,
    map: &Map,
    taste: Taste,
    dice: &mut FastDice,
) -> Result<(), Stuck> {
    if view.deck.left == 0 {
        return Err(Stuck::DeckEmpty);
    }
    if map.openings.is_empty() {
        return Err(Stuck::NothingOpen);
    }
    match choose(view, map, taste, dice)? {
        Choice::Walk { hero, at, path } => {
            table.follow(&path);
            let from = at.square().expect("an exploration square");
            table.perform(Deed::Explore { hero, from });
        }
        Choice::Ball { at, path } => {
            table.follow(&path);
            gaze(table, at, taste, dice);
        }
    }
    Ok(())
}

/// MZ-55: turns up and places two tiles, as far as there are tiles and places.
fn gaze(table: &mut Table, at: Spot, taste: Taste, dice: &mut FastDice) {
    let from = at.square().expect("a crystal ball");
    for _ in 0..2 {
        let view = table.view();
        let map = Map::new(&view);
        if view.deck.left == 0 || map.openings.is_empty() || !map.balls.contains(&at) {
            return;
        }
        table.perform(Deed::Gaze { from });
        let view = table.view();
        let Some(tile) = view.shown else { return };
        let best = best_place(&view, &map, tile, taste, dice).and_then(Spot::square);
        let at = best.expect("there are open exploration squares");
        table.perform(Deed::Place { at });
    }
}

/// MZ-55: the best place for the tile that was turned up.
pub(super) fn best_place(
    view: &View,
    map: &Map,
    tile: Tile,
    taste: Taste,
    dice: &mut FastDice,
) -> Option<Spot> {
    let scores = map.openings.iter().map(|opening| {
        let misplaced = 100 * i32::from(!pairs::fits(map, tile, opening.beyond.plane, view));
        misplaced * DEED + worth(view, map, opening, &[tile], taste, dice)
    });
    let scores: Vec<i32> = scores.collect();
    let best = (0..scores.len()).min_by_key(|&nth| scores[nth]);
    best.map(|nth| map.openings[nth].at)
}

fn choose(view: &View, map: &Map, taste: Taste, dice: &mut FastDice) -> Result<Choice, Stuck> {
    let offers = offers(view, map, &heroes(view), taste, dice)?;
    // Among equal offers the first.
    let best = offers.into_iter().min_by_key(|(score, _)| *score);
    Ok(best.map(|(_, choice)| choice).expect("without offers there is a reason"))
}

/// All possible next things to do, the best first; empty if no tile can be placed.
pub(super) fn ranked(view: &View, map: &Map, taste: Taste, dice: &mut FastDice) -> Vec<Choice> {
    let mut offers = match view.deck.left {
        0 => Vec::new(),
        _ => offers(view, map, &heroes(view), taste, dice).unwrap_or_default(),
    };
    offers.sort_by_key(|(score, _)| *score);
    offers.into_iter().map(|(_, choice)| choice).collect()
}

/// The lowest cost of what each hero could do next from these positions; `None` for a hero that can
/// reach no exploration square.
pub(super) fn best_by_hero(
    view: &View,
    map: &Map,
    four: &Four,
    taste: Taste,
    dice: &mut FastDice,
) -> [Option<i32>; 4] {
    let mut best = [None; 4];
    if view.deck.left == 0 {
        return best;
    }
    for (score, choice) in offers(view, map, four, taste, dice).unwrap_or_default() {
        let best: &mut Option<i32> = &mut best[choice.first_hero().index()];
        *best = Some(best.map_or(score, |best| best.min(score)));
    }
    best
}

/// All possible next things to do with their cost.
///
/// # Errors
/// The reason why there is nothing to do.
fn offers(
    view: &View,
    map: &Map,
    four: &Four,
    taste: Taste,
    dice: &mut FastDice,
) -> Result<Vec<(i32, Choice)>, Stuck> {
    let terms = Terms::exploring(map);
    let reach = Hero::ALL.map(|hero| Reach::of(&terms, four, hero));
    let tiles = next_tiles(view);
    let fits = |opening: &&Opening| match tiles[..] {
        [tile] => pairs::fits(map, tile, opening.beyond.plane, view),
        _ => true,
    };
    let fitting: Vec<&Opening> = map.openings.iter().filter(fits).collect();

    let mut offers: Vec<(i32, Choice)> = Vec::new();
    for opening in &fitting {
        let reach = &reach[opening.hero.index()];
        let Some(cost) = reach.cost(opening.at) else { continue };
        let score = DEED * (cost + 1) + worth(view, map, opening, &tiles, taste, dice);
        let Opening { hero, at, .. } = **opening;
        offers.push((score, Choice::Walk { hero, at, path: reach.path(at) }));
    }
    for &at in &map.balls {
        let reach = &reach[Hero::Mage.index()];
        let Some(cost) = reach.cost(at) else { continue };
        // Two tiles are turned up and placed, so half of the cost counts for each.
        let score = DEED * (cost + 4) / 2 + dice.below(taste.whim + 1) as i32;
        offers.push((score, Choice::Ball { at, path: reach.path(at) }));
    }
    match offers[..] {
        [] if fitting.is_empty() => Err(Stuck::WrongDimension),
        [] => Ok(vec![(0, make_way(&terms, four, &fitting)?)]),
        _ => Ok(offers),
    }
}

/// For the case that no exploration square can be reached: other heroes move out of the way.
fn make_way(terms: &Terms<'_>, four: &Four, openings: &[&Opening]) -> Result<Choice, Stuck> {
    for &&Opening { at, hero, .. } in openings {
        let mut goals = [None; 4];
        goals[hero.index()] = Some(at);
        if let Some(path) = bring(&terms.clone().with_goals(goals), four) {
            return Ok(Choice::Walk { hero, at, path });
        }
    }
    Err(Stuck::OpeningsBlocked)
}

/// The tiles that may come next, as far as everybody knows.
fn next_tiles(view: &View) -> Vec<Tile> {
    let known = view.deck.top.or_else(|| match view.deck.shuffled.is_empty() {
        true => view.deck.under.first().copied(),
        false => None,
    });
    match known {
        Some(tile) => vec![tile],
        None => view.deck.shuffled.iter().collect(),
    }
}

/// The cost of placing one of these tiles there, in quarters of a deed.
fn worth(
    view: &View,
    map: &Map,
    opening: &Opening,
    tiles: &[Tile],
    taste: Taste,
    dice: &mut FastDice,
) -> i32 {
    let face = |tile: &Tile| view.tiles.face(*tile, view.options.up);
    let sum: i32 = tiles.iter().map(|tile| map.growth(opening, face(tile))).sum();
    let count = tiles.len().max(1) as i32;
    let here = |other: &&Opening| other.beyond.plane == opening.beyond.plane;
    let open = map.openings.iter().filter(here).count() as i32;
    let each = if open <= SCARCE { SCARCE_VALUE } else { taste.open };
    let away = match tiles {
        [tile] => match pairs::way_to(view, map, *tile, opening.beyond.plane) {
            WayTo::There => 0,
            WayTo::Vortex => taste.home / 2,
            WayTo::None => taste.home * 2,
        },
        _ => 0,
    };
    let whim = dice.below(taste.whim + 1) as i32;
    whim + away - each * sum / count
}
