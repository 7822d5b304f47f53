//! The whole state as text; docs/cases.md shows how to write one.
//!
//! The layout is a drawing: each card by its number and the sign of its ways.
//!
//! ```text
//! layout -1,0
//!     .   8┼  17┬
//!     23┤ 31┘ .
//! ```

use std::fmt::{self, Write};

use game::{Diagram, Entry, Game, Head, Line, Outline, Row, Seat, SeatSet, Unreadable};

use crate::state::{LabyrinthCards, Stage};
use crate::{Card, InPlay, Layout, Options, Place, Ways};

impl Diagram for LabyrinthCards {
    const LINES: &'static [Line] = &game::lines! {
        "half", value_and_block "layout", many "gone", many "hand", many "taken", "deck", "largest",
        "turn", "draw", "won",
    };

    fn settled(&self) -> (u16, Options) {
        (self.rules, self.options)
    }

    fn write_lines(&self, out: &mut String) -> fmt::Result {
        if *self == Self::at_start(self.rules, &self.options) {
            return Ok(()); // Nothing has happened yet: the settings say it all.
        }
        if let InPlay::Half(cards) = self.cards() {
            writeln!(out, "half {cards}")?;
        }
        write_layout(&self.layout, out)?;
        for card in self.gone.by_place() {
            writeln!(out, "gone {} {}", self.gone.place(card), token(&self.gone, card))?;
        }
        self.hands.iter().try_for_each(|(seat, hand)| writeln!(out, "hand {seat} {hand}"))?;
        self.taken.iter().try_for_each(|(seat, taken)| writeln!(out, "taken {seat} {taken}"))?;
        writeln!(out, "deck {}\nlargest {}", self.deck.len(), self.largest)?;
        self.write_stage(out)
    }

    fn position(head: Head<'_>) -> Result<Self, Unreadable> {
        let lines = &head.lines;
        let options: Options = head.config()?;
        let mut game = Self::new(head.rules, &options);
        let Some(turn) = lines.find("turn") else {
            let first = &lines.entries[0];
            return Err(Unreadable::new("a line `turn SEAT`", first.key).on_line(first.line));
        };
        (game.turn, game.stage) = turn_and_stage(lines, turn, options.seats)?;
        if let Some(entry) = lines.find("half") {
            if !options.short {
                return Err(entry.expected("no `half` but in a short game: `set short on`"));
            }
            game.in_play = entry.parse()?;
        }
        if let Some(entry) = lines.find("layout") {
            game.layout = read_layout(entry)?;
        }
        game.gone = gone(lines)?;
        game.read_hands(lines)?;
        game.read_taken(lines)?;
        game.deck = game.rest();
        let lain = game.layout.cards().len() + game.gone.cards().len();
        game.largest = number(lines, "largest")?.unwrap_or(lain);
        if let Some(entry) = lines.find("deck")
            && number(lines, "deck")? != Some(game.deck.len())
        {
            let expected = format!("`deck {}`, as many as are nowhere else", game.deck.len());
            return Err(entry.expected(expected));
        }
        game.set_linked(game.links_by_rule());
        game.check().map_err(|why| Unreadable::impossible(turn.line, why))?;
        if let Some(entry) = lines.find("won")
            && entry.parse::<SeatSet>()? != game.winners()
        {
            return Err(
                entry.expected(format!("`won {}`, who have the most cards", game.winners()))
            );
        }
        Ok(game)
    }
}

impl LabyrinthCards {
    fn write_stage(&self, out: &mut String) -> std::fmt::Result {
        write!(out, "turn {}", self.turn)?;
        match self.stage {
            Stage::Half | Stage::Place => writeln!(out),
            Stage::Take(card) => writeln!(out, " placed {card}"),
            Stage::Deal => writeln!(out, "\ndraw deal"),
            Stage::Lay => writeln!(out, "\ndraw lay"),
            Stage::First => writeln!(out, "\ndraw first"),
            Stage::Draw => writeln!(out, "\ndraw card"),
            Stage::Over => writeln!(out, "\nwon {}", self.winners()),
        }
    }

    fn read_hands(&mut self, lines: &Outline<'_>) -> Result<(), Unreadable> {
        const HAND: &str = "`hand SEAT CARD ..` or `hand SEAT none`";
        for entry in lines.all("hand") {
            let (seat, rest) = entry.seat_and_rest(self.options.seats, HAND)?;
            let cards = entry.read(rest)?;
            once(lines, entry, seat)?;
            self.hands[seat] = cards;
        }
        Ok(())
    }

    /// What each has won; `rest` stands for all cards that are nowhere else.
    fn read_taken(&mut self, lines: &Outline<'_>) -> Result<(), Unreadable> {
        const TAKEN: &str = "`taken SEAT CARD ..`, `taken SEAT none` or `taken SEAT rest`";
        let mut has_rest: Option<Seat> = None;
        for entry in lines.all("taken") {
            let (seat, rest) = entry.seat_and_rest(self.options.seats, TAKEN)?;
            once(lines, entry, seat)?;
            if rest == "rest" && has_rest.replace(seat).is_none() {
                continue;
            }
            self.taken[seat] = entry.read(rest)?;
        }
        if let Some(seat) = has_rest {
            self.taken[seat] = self.rest();
        }
        Ok(())
    }
}

fn turn_and_stage(
    lines: &Outline<'_>,
    entry: &Entry<'_>,
    seats: u8,
) -> Result<(Seat, Stage), Unreadable> {
    const TURN: &str = "`turn SEAT` or `turn SEAT placed CARD`";
    let (turn, rest) = entry.seat_and_rest(seats, TURN)?;
    let placed: Option<Card> = match rest.split_once(' ') {
        None if rest.is_empty() => None,
        Some(("placed", card)) => Some(entry.read(card.trim())?),
        _ => return Err(entry.expected(TURN)),
    };
    match (lines.find("draw"), lines.find("won"), placed) {
        (None, None, None) => Ok((turn, Stage::Place)),
        (None, None, Some(card)) => Ok((turn, Stage::Take(card))),
        (Some(other), None, Some(_)) | (_, Some(other), Some(_)) => {
            Err(other.expected("nothing else to happen after `placed`"))
        }
        (Some(_), Some(won), None) => Err(won.expected("either `draw` or `won`")),
        (None, Some(_), None) => Ok((turn, Stage::Over)),
        (Some(draw), None, None) => match draw.value {
            "deal" => Ok((turn, Stage::Deal)),
            "lay" => Ok((turn, Stage::Lay)),
            "first" => Ok((turn, Stage::First)),
            "card" => Ok((turn, Stage::Draw)),
            _ => Err(draw.expected("`draw` deal, lay, first or card")),
        },
    }
}

fn gone(lines: &Outline<'_>) -> Result<Layout, Unreadable> {
    let mut gone = Layout::empty();
    for entry in lines.all("gone") {
        let (at, word) = entry.value.split_once(' ').unwrap_or((entry.value, ""));
        let at: Place = entry.read(at)?;
        let (card, ways) = read_card(&Row { line: entry.line, text: word }, word.trim())?;
        if gone.cards().contains(card) || gone.card_at(at).is_some() {
            return Err(entry.expected("each card and each place once"));
        }
        gone.lay(card, at, ways);
    }
    Ok(gone)
}

/// No earlier line is about the same seat.
fn once(lines: &Outline<'_>, entry: &Entry<'_>, seat: Seat) -> Result<(), Unreadable> {
    let letter = |entry: &Entry<'_>| entry.words().next() == Some(seat.letter());
    let first = lines.all(entry.key).find(|earlier| letter(earlier));
    if first.is_some_and(|first| first.line < entry.line) {
        return Err(entry.expected(format!("one line `{} {seat}`", entry.key)));
    }
    Ok(())
}

fn number(lines: &Outline<'_>, key: &str) -> Result<Option<u8>, Unreadable> {
    let Some(entry) = lines.find(key) else { return Ok(None) };
    let number = entry.number(entry.value, u8::MAX);
    number.map(Some).ok_or_else(|| entry.expected("a number of cards"))
}

/// Writes the block; nothing for an empty table.
fn write_layout(layout: &Layout, out: &mut String) -> std::fmt::Result {
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
            let (card, ways) = read_card(line, word)?;
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
fn read_card(line: &Row<'_>, word: &str) -> Result<(Card, Ways), Unreadable> {
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
