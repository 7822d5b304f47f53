//! What the planner knows of the mall: paths, marks and open exploration squares.

use magic_maze::{Cells, Face, Hero, Lying, Options, Place, Plane, Square, TILES, Tile, View};
use maze::Side;

use super::prices::Prices;
use super::spot::{SPOTS, Spot, SpotSet};

/// The mall as it lies.
#[derive(Clone, Debug)]
pub(super) struct Map {
    pub(super) options: Options,
    /// The destination of one step, by square and side; separately for the dwarf.
    steps: [Vec<[Option<Spot>; 4]>; 2],
    escalators: Vec<Option<Spot>>,
    /// The vortices of each hero.
    pub(super) vortices: [Vec<Spot>; 4],
    /// The item of each hero; `None` until its tile lies in the mall.
    pub(super) items: [Option<Spot>; 4],
    /// The exit of each hero; `None` until its tile lies in the mall.
    pub(super) exits: [Option<Spot>; 4],
    /// The timers that are not used up.
    pub(super) timers: SpotSet,
    /// The cameras that work.
    pub(super) cameras: SpotSet,
    /// The crystal balls that are not used up.
    pub(super) balls: Vec<Spot>,
    /// The exploration squares that lead to free places, ascending.
    pub(super) openings: Vec<Opening>,
    /// The places of the tiles.
    places: Vec<Place>,
    /// The dimension of each tile.
    planes: [Option<Plane>; TILES],
    /// The cost of deeds.
    pub(super) prices: Prices,
}

/// An exploration square that leads to a free place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    pub(super) at: Spot,
    /// The hero who can explore there.
    pub(super) hero: Hero,
    /// The side of the board it faces.
    pub(super) side: Side,
    /// The place of the new tile.
    pub(super) beyond: Place,
}

impl Map {
    pub(super) fn new(view: &View) -> Self {
        Self::priced(view, Prices::EQUAL)
    }

    /// The mall, for plans in which deeds have these costs.
    pub(super) fn priced(view: &View, prices: Prices) -> Self {
        let mut map = Self {
            options: view.options,
            steps: [vec![[None; 4]; SPOTS], vec![[None; 4]; SPOTS]],
            escalators: vec![None; SPOTS],
            vortices: Default::default(),
            items: [None; 4],
            exits: [None; 4],
            timers: SpotSet::default(),
            cameras: SpotSet::default(),
            balls: Vec::new(),
            openings: Vec::new(),
            places: view.mall.iter().map(|lying| lying.place).collect(),
            planes: [None; TILES],
            prices,
        };
        map.draw_ways(view);
        for lying in &view.mall {
            map.planes[lying.tile.index()] = Some(lying.place.plane);
            map.mark(lying, |at| !view.out_of_order.contains(&at));
        }
        map
    }

    /// The destination of one step of a hero, if no other hero is in the way.
    #[inline]
    pub(super) fn step(&self, hero: Hero, from: Spot, side: Side) -> Option<Spot> {
        self.steps[usize::from(hero == Hero::Dwarf)][from.index()][side as usize]
    }

    #[inline]
    pub(super) fn escalator(&self, from: Spot) -> Option<Spot> {
        self.escalators[from.index()]
    }

    /// MZ-63: the dimension of a square; `None` off the board.
    #[inline]
    pub(super) fn plane(&self, spot: Spot) -> Option<Plane> {
        self.planes.get(spot.tile()).copied().flatten()
    }

    /// The change in the number of open exploration squares if this tile is placed there.
    pub(super) fn growth(&self, opening: &Opening, face: &Face) -> i32 {
        let gone = self.openings.iter().filter(|other| other.beyond == opening.beyond).count();
        // MZ-04: the entry meets the opening; a tile without an entry is not turned.
        let meets = opening.side.opposite();
        let turn = (meets as u8 + 4 - face.entry.unwrap_or(meets) as u8) % 4;
        let is_free = |own: Side| {
            let place = opening.beyond.beside(own.turned(turn));
            !self.places.contains(&place)
        };
        let new = face.explorations().filter(|&(_, _, own)| is_free(own)).count();
        new as i32 - gone as i32
    }

    fn draw_ways(&mut self, view: &View) {
        let chart = view.chart();
        for lying in &view.mall {
            let face = lying.face.face();
            for cell in face.floor().iter() {
                let square = Square::new(lying.tile, cell);
                let from = Spot::new(square);
                for (steps, hero) in self.steps.iter_mut().zip([Hero::Elf, Hero::Dwarf]) {
                    steps[from.index()] =
                        Side::ALL.map(|side| chart.step(hero, square, side).map(Spot::new));
                }
                let other = face.escalator(cell).map(|cell| Square::new(lying.tile, cell));
                self.escalators[from.index()] = other.map(Spot::new);
                if let Some((hero, side)) = chart.unexplored(square) {
                    let beyond = lying.place.beside(side);
                    self.openings.push(Opening { at: from, hero, side, beyond });
                }
            }
        }
    }

    fn mark(&mut self, lying: &Lying, works: impl Fn(Square) -> bool) {
        let face = lying.face.face();
        for hero in Hero::ALL {
            let own = hero.index();
            self.vortices[own].extend(spots(lying.tile, face.vortices[own]));
            self.items[own] = self.items[own].or(spots(lying.tile, face.items[own]).next());
            self.exits[own] = self.exits[own].or(spots(lying.tile, face.exits[own]).next());
        }
        let working = |cells: Cells| {
            let squares = cells.iter().map(|cell| Square::new(lying.tile, cell));
            squares.filter(|&at| works(at)).map(Spot::new).collect::<Vec<_>>()
        };
        working(face.timers).into_iter().for_each(|spot| self.timers.add(spot));
        if self.options.special.cameras {
            working(face.cameras).into_iter().for_each(|spot| self.cameras.add(spot));
        }
        if self.options.special.balls {
            self.balls.extend(working(face.balls));
        }
    }
}

fn spots(tile: Tile, cells: Cells) -> impl Iterator<Item = Spot> {
    let spots: Vec<Spot> = cells.iter().map(|cell| Spot::new(Square::new(tile, cell))).collect();
    spots.into_iter()
}
