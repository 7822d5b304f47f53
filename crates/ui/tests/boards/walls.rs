//! The walls as they are drawn are the walls of the rules.

use std::collections::{BTreeMap, BTreeSet};

use game::{Game, Seat, Viewer};
use magic_maze::{Cell, Hero, MagicMaze, Square, Tile, View, door};
use maze::Side;
use ui::pages;

use crate::mall::CONFIGS;
use crate::positions;
use crate::tour::Tour;

/// The middle of an edge between two squares, in units of the picture.
type Edge = (i32, i32);

/// The drawing: the position of each square, and the edges with walls.
#[derive(Default)]
struct Drawing {
    squares: BTreeMap<(i32, i32), Square>,
    walls: BTreeSet<Edge>,
}

#[test]
fn one_can_go_where_no_wall_is_drawn_and_nowhere_else() {
    let mut tiles = 0;
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut tour = Tour::begin(config, 200 + nth as u64);
        for number in 0..160 {
            if number % 20 == 0 {
                tiles += check(&tour, config);
            }
            if !tour.step() {
                break;
            }
        }
    }
    assert!(tiles > 200, "only {tiles} tiles were looked at");
}

#[test]
fn the_walls_of_every_case_are_drawn() {
    let mut tiles = 0;
    for (name, game) in positions::<MagicMaze>() {
        let seats = game.view(Viewer::Watcher).options.seats;
        tiles += check(&Tour::of(game, seats), &name);
    }
    assert!(tiles > 400, "only {tiles} tiles were looked at");
}

/// Compares a drawing with the rules, and returns the number of tiles.
#[track_caller]
fn check(tour: &Tour, config: &str) -> usize {
    let page = tour.show(Viewer::Seat(Seat::A), 1, &[], |cx, it| pages::table(cx, it).0);
    let drawing = read(&page);
    let view = tour.game.view(Viewer::Watcher);
    let chart = view.chart();
    let where_is: BTreeMap<Square, (i32, i32)> =
        drawing.squares.iter().map(|(&at, &square)| (square, at)).collect();
    for (&at, &square) in &drawing.squares {
        for side in Side::ALL {
            let beside = further(at, side, 10);
            let open = !drawing.walls.contains(&further((at.0 + 5, at.1 + 5), side, 5));
            let drawn = drawing.squares.get(&beside).copied().filter(|_| open);
            if is_door_to_nowhere(&view, square, side) {
                let way = chart.unexplored(square).map(|(_, side)| side);
                assert_eq!(open, way == Some(side), "{config}: the door {square} {side}");
            }
            let stepped = chart.step(Hero::Barbarian, square, side);
            assert_eq!(drawn, stepped, "{config}: {square} to the {side}");
            let there = stepped.map(|to| where_is[&to]);
            assert!(there.is_none_or(|there| there == beside), "{config}: {square} {side}");
        }
    }
    view.mall.len()
}

/// Whether there can be a door on this side of a square, and no tile lies beyond.
fn is_door_to_nowhere(view: &View, square: Square, side: Side) -> bool {
    let lying = view.mall.iter().find(|lying| lying.tile == square.tile).expect("it lies");
    let is_free = view.mall.iter().all(|other| other.place != lying.place.beside(side));
    is_free && door(side.turned(4 - lying.turn)) == square.cell
}

fn read(page: &str) -> Drawing {
    let mut drawing = Drawing::default();
    let far = page.split_once("<g id=\"far\"").map_or((0, 0), |(_, rest)| place(rest));
    for tile in page.split("<g id=\"t").skip(1) {
        let (number, rest) = tile.split_once('"').expect("an id");
        let Ok(number) = number.parse::<u8>() else { continue };
        let rest = rest.split("</g>").next().unwrap_or_default();
        let moved = if rest.contains("far-tiles") { far } else { (0, 0) };
        let (x, y) = place(rest);
        let corner = (x + moved.0, y + moved.1);
        let tile = Tile::new(number).expect("a tile");
        for square in rest.split("<rect id=\"q").skip(1) {
            let cell: u8 = square[square.find('-').expect("a square") + 1..]
                .split('"')
                .next()
                .and_then(|cell| cell.parse().ok())
                .expect("a square of it");
            let at = (attribute(square, " x=\"") + corner.0, attribute(square, " y=\"") + corner.1);
            let cell = Cell::new(cell % 4, cell / 4).expect("a square of it");
            let twin = drawing.squares.insert(at, Square::new(tile, cell));
            assert_eq!(twin, None, "two squares lie on each other");
        }
        walls(rest, corner, &mut drawing.walls);
    }
    let doors = page.split_once("<g id=\"doors\"").map_or("", |(_, rest)| rest);
    walls(doors.split("</g>").next().unwrap_or_default(), (0, 0), &mut drawing.walls);
    drawing
}

/// Every stroke of the walls, edge by edge.
fn walls(text: &str, corner: (i32, i32), into: &mut BTreeSet<Edge>) {
    for path in text.split("<path class=\"w\" d=\"").skip(1) {
        let path = path.split('"').next().unwrap_or_default();
        let mut at = (0, 0);
        let is_letter = |letter: char| letter.is_ascii_alphabetic();
        let commands = path.match_indices(is_letter).map(|(start, _)| start);
        for start in commands {
            let rest = &path[start + 1..];
            let numbers = &rest[..rest.find(is_letter).unwrap_or(rest.len())];
            let numbers: Vec<i32> =
                numbers.split_whitespace().map(|it| it.parse().expect("a number")).collect();
            let (draws, to) = match (&path[start..=start], &numbers[..]) {
                ("M", [x, y]) => (false, (*x, *y)),
                ("m", [x, y]) => (false, (at.0 + x, at.1 + y)),
                ("h", [x]) => (true, (at.0 + x, at.1)),
                ("v", [y]) => (true, (at.0, at.1 + y)),
                ("l", [x, y]) => (true, (at.0 + x, at.1 + y)),
                other => panic!("no such stroke: {other:?}"),
            };
            if draws {
                into.extend(edges(at, to).map(|(x, y)| (x + corner.0, y + corner.1)));
            }
            at = to;
        }
    }
}

/// The middles of the edges that a stroke touches.
fn edges(from: (i32, i32), to: (i32, i32)) -> impl Iterator<Item = Edge> {
    let (low, high) = (from.min(to), from.max(to));
    let along =
        |low: i32, high: i32| (low.div_euclid(10)..(high + 9).div_euclid(10)).map(|n| 10 * n + 5);
    let level = (low.1 == high.1).then(|| along(low.0, high.0).map(move |x| (x, low.1)));
    let upright = (low.0 == high.0).then(|| along(low.1, high.1).map(move |y| (low.0, y)));
    level.into_iter().flatten().chain(upright.into_iter().flatten())
}

/// The position of an element, from its classes.
fn place(tag: &str) -> (i32, i32) {
    let tag = tag.split('>').next().unwrap_or_default();
    let part = |class| attribute(tag, class);
    (100 * part(" u") + 10 * part(" x"), 100 * part(" v") + 10 * part(" y"))
}

/// The number after these letters in a class.
pub(crate) fn attribute(text: &str, letters: &str) -> i32 {
    let is_one = |rest: &&str| rest.starts_with(|it: char| it == '-' || it.is_ascii_digit());
    let rest = text.split(letters).skip(1).find(is_one).expect("a number");
    let end = rest.find(|it: char| it != '-' && !it.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().expect("a whole number")
}

fn further((x, y): (i32, i32), side: Side, by: i32) -> (i32, i32) {
    match side {
        Side::North => (x, y - by),
        Side::East => (x + by, y),
        Side::South => (x, y + by),
        Side::West => (x - by, y),
    }
}
