//! The layout as a drawing: each card by its number and the sign of its ways.
//!
//! ```text
//! layout -1,0
//!     .   8┼  17┬
//!     23┤ 31┘ .
//! ```

use std::fmt::Write;

use game::{Entry, Row, Unreadable};

use crate::{Card, Layout, Place, Ways};

/// Writes the block; nothing for an empty table.
pub(super) fn write(layout: &Layout, out: &mut String) -> std::fmt::Result {
    let places = || layout.cards().iter().map(|card| layout.place(card));
    let (Some(west), Some(east)) = (columns(places()).min(), columns(places()).max()) else {
        return Ok(());
    };
    let rows = || places().map(Place::row);
    let (north, south) = (rows().min().unwrap_or_default(), rows().max().unwrap_or_default());
    writeln!(out, "layout {west},{north}")?;
    for row in north..=south {
        let mut line = String::new();
        for column in west..=east {
            let card = Place::new(column, row).and_then(|at| layout.card_at(at));
            let token = card.map_or_else(|| ".".to_owned(), |card| token(layout, card));
            write!(line, "{token:<4}")?;
        }
        writeln!(out, "    {}", line.trim_end())?;
    }
    Ok(())
}

/// A card as it lies: `17┬`.
pub(super) fn token(layout: &Layout, card: Card) -> String {
    format!("{card}{}", layout.ways(card).glyph())
}

/// Reads the block.
pub(super) fn read(entry: &Entry<'_>) -> Result<Layout, Unreadable> {
    let corner: Place = entry.parse()?;
    let mut layout = Layout::empty();
    for (row, line) in (i32::from(corner.row())..).zip(&entry.block) {
        let columns = i32::from(corner.column())..;
        for (column, word) in columns.zip(line.text.split_whitespace()) {
            if word == "." {
                continue;
            }
            let (card, ways) = card(line, word)?;
            let at = match (i8::try_from(column), i8::try_from(row)) {
                (Ok(column), Ok(row)) => Place::new(column, row),
                _ => None,
            };
            let at = at.ok_or_else(|| {
                Unreadable::new("cards between -99,-99 and 99,99", word).on_line(line.line)
            })?;
            if layout.cards().contains(card) {
                return Err(Unreadable::new("each card once", word).on_line(line.line));
            }
            layout.lay(card, at, ways);
        }
    }
    if layout.cards().is_empty() {
        let expected = "`layout COLUMN,ROW` and the cards in indented lines below";
        return Err(Unreadable::wrong(expected, "no card").on_line(entry.line));
    }
    Ok(layout)
}

/// Reads a card and its ways, which must be such as it can have.
pub(super) fn card(line: &Row<'_>, word: &str) -> Result<(Card, Ways), Unreadable> {
    let expected = |what: String| Unreadable::new(what, word).on_line(line.line);
    let cut = word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(word.len());
    let (number, glyph) = word.split_at(cut);
    let mut letters = glyph.chars();
    let (Some(glyph), None) = (letters.next(), letters.next()) else {
        return Err(expected("a card and the sign of its ways, such as `17┬`, or `.`".to_owned()));
    };
    let card: Card = number.parse().map_err(|error: Unreadable| error.on_line(line.line))?;
    let ways = Ways::from_glyph(glyph).map_err(|error| error.on_line(line.line))?;
    let shape = card.face().shape;
    if shape.turn_of(ways).is_none() {
        let signs: String = shape.all_turns().map(|turn| shape.ways(turn).glyph()).collect();
        return Err(expected(format!("card {card} with one of {signs}: it is a {shape}")));
    }
    Ok((card, ways))
}

fn columns(places: impl Iterator<Item = Place>) -> impl Iterator<Item = i8> {
    places.map(Place::column)
}
