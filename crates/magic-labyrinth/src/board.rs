//! The board: 6x6 squares, corners and symbol squares.

use game::Seat;

/// A square of the board (ML-01).
pub type Square = maze::Square<6, 6>;
/// Some squares of the board.
pub type Squares = maze::Squares<6, 6>;
/// One of the 60 places for a wall (ML-01).
pub type Slot = maze::Slot<6, 6>;
/// The walls of a maze.
pub type Walls = maze::Walls<6, 6>;

/// ML-02: the box holds so many walls.
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
}
