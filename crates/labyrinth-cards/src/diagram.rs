//! The whole state as text; docs/cases.md shows how to write one.
//!
//! The layout is a drawing: each card by its number and the sign of its ways.
//!
//! ```text
//! layout -1,0
//!     .   8┼  17┬
//!     23┤ 31┘ .
//! ```

use game::{Diagram, Entry, Game, Head, Line, Lines, Seat, SeatSet, Unreadable};

use crate::state::{LabyrinthCards, Stage};
use crate::{Card, CardSet, Layout, Options, Place, Ways};

impl Diagram for LabyrinthCards {
    const LINES: &'static [Line] = &game::lines! {
        "half", value_and_block "layout", many "gone", many "hand", many "taken", "deck", "largest",
        "turn", "draw", "won",
    };

    fn settled(&self) -> (u16, Options) {
        (self.rules, self.options)
    }

    fn lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        if !lines.is_reading() && *self == Self::at_start(self.rules, &self.options) {
            return Ok(()); // Nothing has happened yet: the settings say it all.
        }
        let seats = self.options.seats;
        let half = self.options.short && self.stage != Stage::Half;
        if let Some(entry) = lines.one("half", half.then_some(self.in_play)) {
            if !self.options.short {
                return Err(entry.expected("no `half` but in a short game: `set short on`"));
            }
            self.in_play = entry.parse()?;
        }
        if let Some(entry) = lines.one("layout", draw_layout(&self.layout)) {
            self.layout = read_layout(entry)?;
        }
        self.gone_lines(lines)?;
        lines.each("hand", self.hands.iter_mut(), Entry::read)?;
        self.taken_lines(lines)?;
        if lines.is_reading() {
            self.deck = self.rest();
            self.largest = self.layout.cards().len() + self.gone.cards().len();
        }
        let deck = self.deck.len();
        if let Some(entry) = lines.one("deck", Some(deck))
            && entry.number_up_to(entry.value, u8::MAX)? != deck
        {
            return Err(entry.expected(format!("`deck {deck}`, as many as are nowhere else")));
        }
        lines.number("largest", &mut self.largest, u8::MAX)?;
        lines.turn(&["draw"], seats, &mut self.turn, &mut self.stage)?;
        let won = self.winners();
        if let Some(entry) = lines.one("won", (self.stage == Stage::Over).then_some(won)) {
            if self.stage != Stage::Place {
                return Err(entry.expected("no `won` after `placed` or with `draw`"));
            }
            if entry.parse::<SeatSet>()? != won {
                return Err(entry.expected(format!("`won {won}`, who have the most cards")));
            }
            self.stage = Stage::Over;
        }
        Ok(())
    }

    fn position(head: Head<'_>) -> Result<Self, Unreadable> {
        let mut game = Self::new(head.rules, &head.config()?);
        game.lines(&mut Lines::reading(&head.lines))?;
        game.set_linked(game.links_by_rule());
        let turn = head.lines.find("turn").map_or(1, |entry| entry.line);
        game.check().map_err(|why| Unreadable::impossible(turn, why))?;
        Ok(game)
    }
}

impl LabyrinthCards {
    fn gone_lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        let gone = &mut self.gone;
        let text = |card: &Card| format!("{} {}", gone.place(*card), token(gone, *card));
        let texts: Vec<String> = gone.by_place().iter().map(text).collect();
        for entry in lines.many("gone", texts) {
            let (at, word) = entry.first_and_rest();
            let at: Place = entry.read(at)?;
            let (card, ways) = read_card(entry.line, word)?;
            if gone.cards().contains(card) || gone.card_at(at).is_some() {
                return Err(entry.expected("each card and each place once"));
            }
            gone.lay(card, at, ways);
        }
        Ok(())
    }

    /// What each has won; `rest` stands for all cards that are nowhere else.
    fn taken_lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        let mut has_rest: Option<Seat> = None;
        lines.each("taken", self.taken.iter_mut(), |entry, text| {
            if text != "rest" || has_rest.is_some() {
                return entry.read(text);
            }
            has_rest = entry.words().next().and_then(|seat| seat.parse().ok());
            Ok(CardSet::NONE)
        })?;
        if let Some(seat) = has_rest {
            self.taken[seat] = self.rest();
        }
        Ok(())
    }
}

/// The north-west corner and the block below it; `None` for an empty table.
fn draw_layout(layout: &Layout) -> Option<String> {
    let places = || layout.cards().iter().map(|card| layout.place(card));
    let (columns, rows) = (|| places().map(Place::column), || places().map(Place::row));
    let (west, north) = (columns().min()?, rows().min()?);
    let mut text = format!("{west},{north}");
    for row in north..=rows().max()? {
        let token = |column| {
            let card = Place::new(column, row).and_then(|at| layout.card_at(at));
            card.map_or_else(|| ".".to_owned(), |card| token(layout, card))
        };
        let tokens = (west..=columns().max()?).map(|column| format!("{:<4}", token(column)));
        text.extend(["\n    ", tokens.collect::<String>().trim_end()]);
    }
    Some(text)
}

/// A card as it lies: `17┬`.
fn token(layout: &Layout, card: Card) -> String {
    format!("{card}{}", layout.ways(card).glyph())
}

/// Reads the block.
fn read_layout(entry: &Entry<'_>) -> Result<Layout, Unreadable> {
    let corner: Place = entry.parse()?;
    let mut layout = Layout::empty();
    for (row, line) in (i32::from(corner.row())..).zip(&entry.block) {
        let columns = i32::from(corner.column())..;
        for (column, word) in columns.zip(line.text.split_whitespace()) {
            if word == "." {
                continue;
            }
            let (card, ways) = read_card(line.line, word)?;
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
fn read_card(line: usize, word: &str) -> Result<(Card, Ways), Unreadable> {
    let expected = |what: String| Unreadable::new(what, word).on_line(line);
    let cut = word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(word.len());
    let (number, glyph) = word.split_at(cut);
    let mut letters = glyph.chars();
    let (Some(glyph), None) = (letters.next(), letters.next()) else {
        return Err(expected("a card and the sign of its ways, such as `17┬`, or `.`".to_owned()));
    };
    let card: Card = number.parse().map_err(|error: Unreadable| error.on_line(line))?;
    let ways = Ways::from_glyph(glyph).map_err(|error| error.on_line(line))?;
    let shape = card.face().shape;
    if shape.turn_of(ways).is_none() {
        let signs: String = shape.all_turns().map(|turn| shape.ways(turn).glyph()).collect();
        return Err(expected(format!("card {card} with one of {signs}: it is a {shape}")));
    }
    Ok((card, ways))
}
