//! The board and its pieces: 6x6 squares, corners, symbols and magicians.

use game::Seat;

/// A square of the board (ML-01).
pub type Square = maze::Square<6, 6>;
/// Some squares of the board.
pub type Squares = maze::Squares<6, 6>;
/// One of the 60 places for a wall (ML-01).
pub type Slot = maze::Slot<6, 6>;
/// The walls of a maze.
pub type Walls = maze::Walls<6, 6>;

/// ML-02: the number of walls in the box.
pub const MOST_WALLS: u8 = 24;

/// ML-03: the 24 squares that bear a symbol, in reading order.
pub(crate) const SYMBOL_SQUARES: [Square; 24] = {
    let mut squares = [corner(0); 24];
    let (mut index, mut count) = (0, 0);
    while let Some(square) = Square::from_index(index) {
        if bears_symbol(square) {
            squares[count] = square;
            count += 1;
        }
        index += 1;
    }
    assert!(count == 24);
    squares
};

/// ML-03: all squares but the corners and their neighbours.
pub(crate) const fn bears_symbol(square: Square) -> bool {
    const fn to_edge(place: u8) -> u8 {
        match place {
            0 | 5 => 0,
            1 | 4 => 1,
            _ => 2,
        }
    }
    to_edge(square.column()) + to_edge(square.row()) > 1
}

/// ML-14: corners clockwise from the top left in seating order; two players sit across.
pub(crate) fn home(seats: u8, seat: Seat) -> Square {
    match (seats, seat.index()) {
        (2, 1) => corner(2),
        (_, number) => corner(number % 4),
    }
}

/// The corners clockwise from the top left.
const fn corner(number: usize) -> Square {
    let (column, row) = [(0, 0), (5, 0), (5, 5), (0, 5)][number];
    match Square::new(column, row) {
        Some(square) => square,
        None => panic!("a corner is on the board"),
    }
}

game::words! {
    /// One of the 24 symbols (ML-03), each on one square and on one chip.
    pub struct Symbol, "a symbol" [
        "acorn", "bell", "candle", "cat", "comet", "crown", "feather", "fish", "flask", "harp",
        "key", "kite", "lantern", "leaf", "mirror", "moon", "moth", "owl", "ring", "shell", "snail",
        "star", "sun", "tower",
    ]
}

/// ML-03: how the symbols lie if they are not shuffled, in reading order.
const FIXED: [&str; 24] = [
    "moon", "feather", //
    "key", "snail", "crown", "leaf", //
    "fish", "candle", "owl", "ring", "comet", "acorn", //
    "tower", "moth", "bell", "sun", "kite", "cat", //
    "lantern", "harp", "star", "shell", //
    "mirror", "flask",
];

impl Symbol {
    /// The symbols in reading order of the board if they are not shuffled.
    pub fn fixed_order() -> [Self; 24] {
        FIXED.map(|name| name.parse().expect("every symbol on the board has a name"))
    }
}

game::set_of! {
    /// Some of the symbols. Written as their names with blanks between, or `none`.
    pub struct SymbolSet(u32) of Symbol, Symbol::COUNT, |index| Some(Symbol(index)), "symbol", "moon owl"
}

game::words! {
    /// A player's piece (ML-05).
    pub enum Magician, "a magician" {
        #[default]
        Red = "red",
        Blue = "blue",
        Yellow = "yellow",
        Green = "green",
    }
}

impl Magician {
    /// ML-05: the shape that goes with the colour, so that nobody needs to tell colours apart.
    pub fn shape(self) -> &'static str {
        ["circle", "square", "triangle", "diamond"][self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ml_03_symbols_per_row_are_centred() {
        let drawn: Vec<String> = (0..6)
            .map(|row| {
                let squares = Square::all().filter(|square| square.row() == row);
                squares.map(|square| if bears_symbol(square) { 'o' } else { '.' }).collect()
            })
            .collect();
        assert_eq!(drawn, ["..oo..", ".oooo.", "oooooo", "oooooo", ".oooo.", "..oo.."]);
    }

    #[test]
    fn ml_01_there_are_36_squares_and_60_slots() {
        assert_eq!((Square::all().count(), Slot::all().count()), (36, 60));
    }

    #[test]
    fn ml_03_each_symbol_lies_once_on_the_board() {
        let mut order = Symbol::fixed_order();
        order.sort();
        assert!(order.into_iter().eq(Symbol::all()));
        assert!(Symbol::NAMES.is_sorted());
    }

    #[test]
    fn symbols_survive_text_and_back() {
        for symbol in Symbol::all() {
            assert_eq!(symbol.to_string().parse(), Ok(symbol));
        }
        assert!("moon ".parse::<Symbol>().is_err());
    }

    #[test]
    fn sets_count_and_number_their_symbols() {
        let mut set = SymbolSet::NONE;
        assert!(set.is_empty());
        let (moon, cat) = ("moon".parse().expect("moon"), "cat".parse().expect("cat"));
        set.add(moon);
        set.add(cat);
        assert_eq!(
            (set.len(), set.nth(0), set.nth(1), set.nth(2)),
            (2, Some(cat), Some(moon), None)
        );
        set.remove(cat);
        assert_eq!(set.iter().collect::<Vec<_>>(), [moon]);
        assert!(!set.is_empty() && !set.contains(cat));
        assert_eq!(SymbolSet::ALL.len(), 24);
        assert_eq!(SymbolSet::ALL.nth(40), None);
    }
}
