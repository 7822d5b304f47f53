//! Chooses sensible actions in Magic Maze by looking at the view.

use std::collections::{HashMap, HashSet, VecDeque};

use serde_json::Value;

/// A square: tile, column and row as the tile is drawn.
type Square = (u64, i8, i8);

/// The sides in clockwise order, each with a step.
const SIDES: [(&str, i8, i8); 4] =
    [("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0)];
/// The columns and rows where doors can be, by side.
const DOORS: [(i8, i8); 4] = [(2, 0), (3, 2), (1, 3), (0, 1)];

/// The mall of a view, with the signs of Clew's own tiles.
#[derive(Debug)]
pub struct Guide {
    tiles: HashMap<u64, Lying>,
    places: HashMap<(i8, i8), u64>,
    heroes: Vec<(String, Square)>,
    is_stolen: bool,
    has_tiles: bool,
}

#[derive(Debug)]
struct Lying {
    place: (i8, i8),
    turn: usize,
    signs: HashMap<(i8, i8), char>,
    /// Cells with a wall on this side.
    walls: HashSet<((i8, i8), usize)>,
    escalator: Vec<[(i8, i8); 2]>,
}

/// A step on a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leg {
    Move(usize),
    Escalator,
    Vortex,
}

impl Guide {
    /// Parses a view of the game.
    ///
    /// # Panics
    /// If the value is not a view.
    pub fn read(view: &Value) -> Self {
        let tiles = view["mall"].as_array().into_iter().flatten();
        let tiles: HashMap<u64, Lying> =
            tiles.map(|tile| (number(tile), Lying::read(tile))).collect();
        let at = |hero: &Value| Some((text(&hero["hero"]), square(hero["is"]["at"].as_str()?)));
        Self {
            places: tiles.iter().map(|(number, tile)| (tile.place, *number)).collect(),
            heroes: view["heroes"].as_array().into_iter().flatten().filter_map(at).collect(),
            is_stolen: view["theft"] == true,
            has_tiles: view["deck"]["left"] != 0,
            tiles,
        }
    }

    /// An action that brings a hero closer to its goal; `None` if others have to act first.
    pub fn choose<'a>(&self, legal: &'a [String]) -> Option<&'a String> {
        self.heroes.iter().find_map(|(hero, at)| self.next(hero, *at, legal))
    }

    /// The actions that move a hero who is not at its goal, without stepping on a timer, or take one
    /// through a vortex.
    pub fn others<'a>(&self, legal: &'a [String]) -> Vec<&'a String> {
        let lost = self.heroes.iter().filter(|(hero, at)| !self.goals(hero).contains(at));
        let lost: HashMap<&str, Square> = lost.map(|(hero, at)| (hero.as_str(), *at)).collect();
        let moves = |action: &&String| {
            let words: Vec<&str> = action.split(' ').collect();
            if let ["vortex", hero, ..] = words[..] {
                return lost.contains_key(hero);
            }
            let ["move", hero, _, side, count, ..] = words[..] else { return false };
            let side = SIDES.iter().position(|(name, ..)| *name == side);
            let (Some(at), Some(side), Ok(count)) = (lost.get(hero), side, count.parse::<u8>())
            else {
                return false;
            };
            (0..count).try_fold(*at, |at, _| self.step(at, side)).is_some()
        };
        legal.iter().filter(moves).collect()
    }

    /// The next step of this hero.
    fn next<'a>(&self, hero: &str, at: Square, legal: &'a [String]) -> Option<&'a String> {
        let from = format!("{}:{},{}", at.0, at.1, at.2);
        let is = |action: &str, wanted: &str| {
            action
                .strip_prefix(wanted)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(" glass"))
        };
        let find = |wanted: String| legal.iter().find(|action| is(action, &wanted));
        let goals = self.goals(hero);
        if goals.contains(&at) {
            return find(format!("explore {hero} {from}"));
        }
        let way = self.way(hero, at, &goals, true).or_else(|| self.way(hero, at, &goals, false))?;
        match way[0] {
            (Leg::Escalator, _) => find(format!("escalator {hero} {from}")),
            (Leg::Vortex, to) => find(format!("vortex {hero} {from} {}:{},{}", to.0, to.1, to.2)),
            (Leg::Move(side), _) => {
                let straight = way.iter().take_while(|(leg, _)| *leg == Leg::Move(side)).count();
                let side = SIDES[side].0;
                (1..=straight)
                    .rev()
                    .find_map(|count| find(format!("move {hero} {from} {side} {count}")))
            }
        }
    }

    /// The goals of this hero.
    fn goals(&self, hero: &str) -> HashSet<Square> {
        let kind = ["barbarian", "mage", "elf", "dwarf"].iter().position(|name| *name == hero);
        let kind = kind.expect("one of the four");
        // In the first scenario everybody leaves by the purple exit.
        let wanted = if self.is_stolen { '6' } else { ['1', '2', '3', '4'][kind] };
        // A hero that can explore does so first, as bots do.
        if self.is_hidden() {
            let doors = self.squares(['y', 'p', 'g', 'o'][kind]).into_iter();
            let doors: HashSet<Square> = doors.filter(|&door| self.leads_nowhere(door)).collect();
            if !doors.is_empty() {
                return doors;
            }
        }
        self.squares(wanted)
    }

    /// Whether an item or the exit is still to be found.
    fn is_hidden(&self) -> bool {
        self.has_tiles
            && ['1', '2', '3', '4', '6'].iter().any(|&sign| self.squares(sign).is_empty())
    }

    fn squares(&self, wanted: char) -> HashSet<Square> {
        let all = self.tiles.iter().flat_map(|(tile, lying)| {
            lying.signs.iter().map(move |((column, row), sign)| ((*tile, *column, *row), *sign))
        });
        all.filter(|(_, sign)| *sign == wanted).map(|(square, _)| square).collect()
    }

    /// Whether the tile behind this door has not been explored.
    fn leads_nowhere(&self, (tile, column, row): Square) -> bool {
        let lying = &self.tiles[&tile];
        let own = DOORS.iter().position(|door| *door == (column, row));
        own.is_some_and(|own| !self.places.contains_key(&lying.beside((own + lying.turn) % 4)))
    }

    /// The shortest path to one of these squares, around other heroes or through them.
    fn way(
        &self,
        hero: &str,
        from: Square,
        to: &HashSet<Square>,
        past: bool,
    ) -> Option<Vec<(Leg, Square)>> {
        let taken: HashSet<Square> =
            self.heroes.iter().map(|(_, at)| *at).filter(|_| past).collect();
        let mut came: HashMap<Square, (Leg, Square)> = HashMap::new();
        let mut open = VecDeque::from([from]);
        while let Some(at) = open.pop_front() {
            if to.contains(&at) {
                let mut way = Vec::new();
                let mut end = at;
                while let Some((leg, before)) = came.get(&end).filter(|_| end != from) {
                    way.push((*leg, end));
                    end = *before;
                }
                way.reverse();
                return Some(way);
            }
            for (leg, next) in self.legs(hero, at) {
                if next != from && !taken.contains(&next) && !came.contains_key(&next) {
                    came.insert(next, (leg, at));
                    open.push_back(next);
                }
            }
        }
        None
    }

    fn legs(&self, hero: &str, at: Square) -> Vec<(Leg, Square)> {
        let moves = (0..4).filter_map(|side| Some((Leg::Move(side), self.step(at, side)?)));
        let mut legs: Vec<(Leg, Square)> = moves.collect();
        for [one, other] in &self.tiles[&at.0].escalator {
            for (end, far) in [(one, other), (other, one)] {
                if *end == (at.1, at.2) {
                    legs.push((Leg::Escalator, (at.0, far.0, far.1)));
                }
            }
        }
        if !self.is_stolen {
            let sign = match hero {
                "barbarian" => 'Y',
                "mage" => 'P',
                "elf" => 'G',
                _ => 'O',
            };
            legs.extend(self.squares(sign).into_iter().map(|to| (Leg::Vortex, to)));
        }
        legs
    }

    /// The neighbour of a square on that side of the board, unless it is a timer: turning a glass that is
    /// nearly full leaves hardly any sand (MZ-30).
    fn step(&self, (tile, column, row): Square, side: usize) -> Option<Square> {
        let lying = &self.tiles[&tile];
        let own = (side + 4 - lying.turn) % 4;
        let next = (column + SIDES[own].1, row + SIDES[own].2);
        if lying.signs.contains_key(&next) {
            let is_wall = lying.walls.contains(&((column, row), own));
            let is_open = !is_wall && !['%', 'T'].contains(&lying.signs[&next]);
            return is_open.then_some((tile, next.0, next.1));
        }
        let there = *self.places.get(&lying.beside(side))?;
        let far = &self.tiles[&there];
        let door = DOORS[(side + 2 + 4 - far.turn) % 4];
        let is_door = |lying: &Lying, cell| "^ypgo".contains(lying.signs[&cell]);
        let meet =
            DOORS[own] == (column, row) && is_door(lying, (column, row)) && is_door(far, door);
        meet.then_some((there, door.0, door.1))
    }
}

impl Lying {
    fn read(tile: &Value) -> Self {
        let place = pair(tile["place"].as_str().expect("a tile has a place"));
        let turn = tile["turn"].as_u64().expect("a tile is turned") as usize;
        let (signs, walls, escalator) = (HashMap::new(), HashSet::new(), Vec::new());
        let mut lying = Self { place, turn, signs, walls, escalator };
        let mut row = -1;
        for line in tile["face"].as_str().expect("a tile has a face").lines() {
            if let Some(ends) = line.strip_prefix("escalator ") {
                let ends: Vec<(i8, i8)> = ends.split(' ').map(pair).collect();
                lying.escalator.push([ends[0], ends[1]]);
            } else if line.chars().all(|sign| " -=+".contains(sign)) {
                let walls = line.char_indices().filter(|(_, sign)| "-=".contains(*sign));
                walls.for_each(|(at, _)| lying.wall((at as i8 / 2, row), 2));
            } else {
                row += 1;
                for (at, sign) in line.char_indices() {
                    let column = at as i8 / 2;
                    match (at % 2, sign) {
                        (0, sign) => drop(lying.signs.insert((column, row), sign)),
                        (_, '|' | ':') => lying.wall((column, row), 1),
                        _ => {}
                    }
                }
            }
        }
        lying
    }

    /// Whether there is a wall on that side of a cell, from either side.
    fn wall(&mut self, (column, row): (i8, i8), side: usize) {
        let (_, east, south) = SIDES[side];
        self.walls.insert(((column, row), side));
        self.walls.insert(((column + east, row + south), (side + 2) % 4));
    }

    /// The neighbouring tile on that side of the board.
    fn beside(&self, side: usize) -> (i8, i8) {
        (self.place.0 + SIDES[side].1, self.place.1 + SIDES[side].2)
    }
}

fn number(tile: &Value) -> u64 {
    tile["tile"].as_u64().expect("a tile has a number")
}

fn text(value: &Value) -> String {
    value.as_str().expect("it is a text").to_owned()
}

fn square(text: &str) -> Square {
    let (tile, cell) = text.split_once(':').expect("a tile and a square of it");
    let (column, row) = pair(cell);
    (tile.parse().expect("a tile has a number"), column, row)
}

fn pair(text: &str) -> (i8, i8) {
    let (one, other) = text.split_once(',').expect("two numbers");
    (one.parse().expect("a number"), other.parse().expect("a number"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Tile 1 with tile 8 behind its northern door; tile 8 is turned upside down.
    fn guide(theft: bool, left: u64) -> Guide {
        Guide::read(&json!({
            "theft": theft, "deck": {"left": left},
            "heroes": [
                {"hero": "barbarian", "is": {"at": "1:2,0"}},
                {"hero": "mage", "is": {"at": "1:2,1"}},
                {"hero": "elf", "is": "out"},
            ],
            "mall": [
                {"tile": 1, "place": "0,0", "turn": 0, "face": "O|T y G\n  -\ng . . %\n-\n. . . p\n-\nY o % P"},
                {"tile": 8, "place": "0,-1", "turn": 0,
                 "face": "2 .|y .\n- -\n. . . .\n. . % o\n. ^|6 .\nescalator 1,0 0,3"},
            ],
        }))
    }

    #[test]
    fn a_way_leads_through_doors_and_over_escalators() {
        let guide = guide(false, 0);
        let goals = guide.goals("mage");
        assert_eq!(goals, HashSet::from([(8, 0, 0)]));
        let way = guide.way("mage", (1, 2, 1), &goals, false).expect("a way");
        assert_eq!(way[..2], [(Leg::Move(0), (1, 2, 0)), (Leg::Move(0), (8, 1, 3))]);
        assert!(way.iter().any(|(leg, _)| *leg == Leg::Escalator), "{way:?}");
    }

    #[test]
    fn what_is_wanted_is_chosen_and_what_is_not_is_left() {
        let legal =
            |actions: &[&str]| actions.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
        // The barbarian's own door is explored: the other one is in the north of tile 8.
        let some = legal(&["move mage 1:2,1 west 2", "move barbarian 1:2,0 north 1", "give-up"]);
        assert_eq!(guide(false, 3).choose(&some), Some(&some[1]));
        let none = legal(&["move mage 1:2,1 west 2", "do-something B"]);
        assert_eq!(guide(false, 3).choose(&none), None);
        assert_eq!(guide(false, 3).others(&none), [&none[0]]);
        let timer = legal(&["move barbarian 1:2,0 west 1", "move mage 1:2,1 north 2"]);
        assert_eq!(guide(false, 3).others(&timer), [&timer[1]], "the sand is left alone");
        assert_eq!(guide(false, 3).goals("mage"), HashSet::from([(1, 3, 2)]), "what others need");
        let glass = legal(&["move barbarian 1:2,0 north 1 glass 2"]);
        assert_eq!(guide(true, 3).choose(&glass), Some(&glass[0]), "to the exit");
    }
}
