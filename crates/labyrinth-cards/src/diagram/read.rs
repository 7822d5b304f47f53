//! Reading a position.

use game::{BySeat, Entry, Game, Head, Outline, Row, Seat, SeatSet, Unreadable};

use super::drawing;
use crate::state::{LabyrinthCards, Stage};
use crate::{Card, CardSet, Layout, Options, Place};

const KEYS: &str = "rules, set, half, layout, gone, hand, taken, deck, largest, turn, draw or won";

pub(super) fn read(text: &str) -> Result<LabyrinthCards, Unreadable> {
    let head = Head::read(text, LabyrinthCards::RULES)?;
    let lines = &head.rest;
    check_keys(lines)?;
    let options = Options::from_outline(head.settings)?;
    let mut game = LabyrinthCards::new(head.rules, &options);
    let Some(first) = lines.entries.first() else { return Ok(game) };
    let Some(turn) = lines.find("turn") else {
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
        game.layout = drawing::read(entry)?;
    }
    game.gone = gone(lines)?;
    game.hands = hands(lines, options.seats)?;
    taken(lines, &mut game)?;
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
    game.check()
        .map_err(|error| Unreadable::wrong("a position that can be", error).on_line(turn.line))?;
    if let Some(entry) = lines.find("won")
        && entry.parse::<SeatSet>()? != game.winners()
    {
        return Err(entry.expected(format!("`won {}`, who have the most cards", game.winners())));
    }
    Ok(game)
}

fn check_keys(lines: &Outline<'_>) -> Result<(), Unreadable> {
    for (nth, entry) in lines.entries.iter().enumerate() {
        let many = match entry.key {
            "half" | "layout" | "deck" | "largest" | "turn" | "draw" | "won" => false,
            "gone" | "hand" | "taken" => true,
            key => return Err(Unreadable::new(KEYS, key).on_line(entry.line)),
        };
        if entry.key != "layout" {
            entry.without_block()?;
        }
        if !many && lines.entries[..nth].iter().any(|earlier| earlier.key == entry.key) {
            let expected = format!("`{}` once", entry.key);
            return Err(Unreadable::wrong(expected, "it twice").on_line(entry.line));
        }
    }
    Ok(())
}

fn turn_and_stage(
    lines: &Outline<'_>,
    entry: &Entry<'_>,
    seats: u8,
) -> Result<(Seat, Stage), Unreadable> {
    const TURN: &str = "`turn SEAT` or `turn SEAT placed CARD`";
    let (turn, rest) = seat_and_rest(entry, seats, TURN)?;
    let placed: Option<Card> = match rest.split_once(' ') {
        None if rest.is_empty() => None,
        Some(("placed", card)) => {
            Some(card.trim().parse().map_err(|error: Unreadable| error.on_line(entry.line))?)
        }
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
        let at: Place = at.parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
        let (card, ways) = drawing::card(&Row { line: entry.line, text: word }, word.trim())?;
        if gone.cards().contains(card) || gone.card_at(at).is_some() {
            return Err(entry.expected("each card and each place once"));
        }
        gone.lay(card, at, ways);
    }
    Ok(gone)
}

fn hands(lines: &Outline<'_>, seats: u8) -> Result<BySeat<CardSet>, Unreadable> {
    const HAND: &str = "`hand SEAT CARD ..` or `hand SEAT none`";
    let mut hands = BySeat::from_fn(seats, |_| CardSet::NONE);
    for entry in lines.all("hand") {
        let (seat, rest) = seat_and_rest(entry, seats, HAND)?;
        let cards: CardSet = rest.parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
        once(lines, entry, seat)?;
        hands[seat] = cards;
    }
    Ok(hands)
}

/// What each has won; `rest` stands for all cards that are nowhere else.
fn taken(lines: &Outline<'_>, game: &mut LabyrinthCards) -> Result<(), Unreadable> {
    const TAKEN: &str = "`taken SEAT CARD ..`, `taken SEAT none` or `taken SEAT rest`";
    let mut has_rest: Option<Seat> = None;
    for entry in lines.all("taken") {
        let (seat, rest) = seat_and_rest(entry, game.options.seats, TAKEN)?;
        once(lines, entry, seat)?;
        if rest == "rest" && has_rest.replace(seat).is_none() {
            continue;
        }
        game.taken[seat] = rest.parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
    }
    if let Some(seat) = has_rest {
        game.taken[seat] = game.rest();
    }
    Ok(())
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
    let plain = entry.value.bytes().all(|byte| byte.is_ascii_digit());
    let number = entry.value.parse().ok().filter(|_| plain);
    number.map(Some).ok_or_else(|| entry.expected("a number of cards"))
}

/// The seat at the start of a value, and what follows it.
fn seat_and_rest<'t>(
    entry: &Entry<'t>,
    seats: u8,
    expected: &str,
) -> Result<(Seat, &'t str), Unreadable> {
    let (word, rest) = entry.value.split_once(' ').unwrap_or((entry.value, ""));
    let seat = word.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(seats));
    seat.map(|seat| (seat, rest.trim())).ok_or_else(|| {
        let last = Seat::first(seats).next_back().map_or("A", Seat::letter);
        entry.expected(format!("{expected}, with a seat from A to {last}"))
    })
}
