//! The board of The Magic Labyrinth, with each wall slot coloured by how often it was bumped into.

use std::collections::BTreeMap;

use maud::{Markup, html};
use maze::{Side, Slot, Square};

use super::charts::{picture, text, tile};
use crate::numbers::{grouped, percent};

/// The number of squares in a row and in a column.
const SIZE: u8 = 6;
/// The distance from square to square.
const PITCH: f64 = 60.0;
const SQUARE: f64 = 32.0;
const MARGIN: f64 = 22.0;
/// The width and height of the board without its margin.
const BOARD: f64 = PITCH * (SIZE - 1) as f64 + SQUARE;
/// The number of colours, from never to most often.
const SHADES: usize = 7;

/// The number of bumps into each wall slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bumps(BTreeMap<Slot<SIZE, SIZE>, u64>);

impl Bumps {
    /// Counts the sights `bump SEAT COLUMN,ROW SIDE ..`; `None` if there are none.
    pub(super) fn count(sights: &BTreeMap<String, u64>) -> Option<Self> {
        let mut counts = BTreeMap::new();
        for (line, count) in sights {
            if let ["bump", _, square, side, ..] = line.split(' ').collect::<Vec<_>>()[..]
                && let Ok(slot) = format!("{square} {side}").parse()
            {
                *counts.entry(slot).or_default() += count;
            }
        }
        (!counts.is_empty()).then_some(Self(counts))
    }

    pub(super) fn all(&self) -> u64 {
        self.0.values().sum()
    }

    fn most(&self) -> u64 {
        self.0.values().copied().max().unwrap_or(0)
    }

    fn share(&self, count: u64) -> f64 {
        count as f64 / self.all().max(1) as f64
    }
}

/// The picture of the board.
pub(super) fn draw(bumps: &Bumps) -> Markup {
    let (all, most) = (grouped(bumps.all()), bumps.most());
    let mut words = format!("The board with {all} bumps by wall slot");
    if let Some((slot, _)) = bumps.0.iter().find(|(_, count)| **count == most) {
        words += &format!("; most often {}: {}", name(*slot), percent(bumps.share(most)));
    }
    picture(
        &words,
        BOARD + MARGIN + 10.0,
        BOARD + MARGIN + 68.0,
        &html! {
            @for at in 0..SIZE {
                @let middle = MARGIN + PITCH * f64::from(at) + SQUARE / 2.0;
                (text("tick middle", (middle, MARGIN - 8.0), &at.to_string()))
                (text("tick middle", (MARGIN - 12.0, middle + 4.0), &at.to_string()))
            }
            @for square in Square::all() { (tile("square", corner(square), (SQUARE, SQUARE), "")) }
            @for slot in Slot::all() { (drawn_slot(bumps, slot)) }
            (legend(MARGIN + BOARD + 16.0, bumps.share(most)))
        },
    )
}

fn corner(square: Square<SIZE, SIZE>) -> (f64, f64) {
    (MARGIN + PITCH * f64::from(square.column()), MARGIN + PITCH * f64::from(square.row()))
}

fn drawn_slot(bumps: &Bumps, slot: Slot<SIZE, SIZE>) -> Markup {
    const GAP: f64 = PITCH - SQUARE - 4.0;
    let (x, y) = corner(slot.square());
    let ((x, y), (w, h)) = match slot.side() {
        Side::South => ((x, y + SQUARE + 2.0), (SQUARE, GAP)),
        _ => ((x + SQUARE + 2.0, y), (GAP, SQUARE)),
    };
    let count = bumps.0.get(&slot).copied().unwrap_or(0);
    let (share, shade) = (bumps.share(count), shade(count, bumps.most()));
    let hint = format!("{}: {} bumps, {}", name(slot), grouped(count), percent(share));
    let label = format!("{:.1}", share * 100.0);
    html! {
        (tile(&format!("slot h{shade}"), (x, y), (w, h), &hint))
        (text(&format!("on h{shade}"), (x + w / 2.0, y + h / 2.0 + 3.5), &label))
    }
}

/// The shade of a count: the first for zero, the last for `most`. Each shade is wider than the one
/// before, because few slots are bumped very often and many now and then.
fn shade(count: u64, most: u64) -> usize {
    let part = (count as f64 / most.max(1) as f64).sqrt();
    ((part * SHADES as f64) as usize).min(SHADES - 1)
}

/// The share of `most` at which a shade begins.
fn begins(shade: usize) -> f64 {
    (shade as f64 / SHADES as f64).powi(2)
}

fn name(slot: Slot<SIZE, SIZE>) -> String {
    let (one, other) = (slot.square(), slot.square().beside(slot.side()));
    format!("between {one} and {}", other.unwrap_or(one))
}

/// The shades in a row, each with the percentage at which it begins.
fn legend(top: f64, highest: f64) -> Markup {
    let width = BOARD / SHADES as f64;
    html! {
        @for shade in 0..=SHADES {
            @let x = MARGIN + width * shade as f64;
            @let align = match shade { 0 => "start", SHADES => "end", _ => "middle" };
            @if shade < SHADES {
                (tile(&format!("slot h{shade}"), (x + 1.0, top), (width - 2.0, 12.0), ""))
            }
            (text(
                &format!("tick {align}"),
                (x, top + 26.0),
                &format!("{:.1}", highest * begins(shade) * 100.0)
            ))
        }
        (text("axis middle", (MARGIN + BOARD / 2.0, top + 44.0), "per cent of all bumps"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bumps(sights: &[(&str, u64)]) -> Option<Bumps> {
        let sights = sights.iter().map(|&(line, count)| (line.to_owned(), count));
        Bumps::count(&sights.collect())
    }

    #[test]
    fn both_sides_of_a_slot_are_counted_together() {
        let sights = [
            ("bump A 2,3 east", 5),
            ("bump B 3,3 west home", 2),
            ("bump A 2,3 north", 1),
            ("bump A 2,2 south", 1),
            ("step A 2,3 east", 100),
            ("bump", 100),
            ("bump A 0,0 north", 100),
            ("bump A 2,3 up", 100),
            ("bump A 2,200 east", 100),
        ];
        let bumps = bumps(&sights).expect("some bumps");
        let counts: Vec<_> = bumps.0.iter().map(|(slot, n)| (slot.to_string(), *n)).collect();
        assert_eq!(counts, [("2,2 south".to_owned(), 2), ("2,3 east".to_owned(), 7)]);
        assert_eq!((bumps.all(), bumps.most()), (9, 7));
    }

    #[test]
    fn a_game_without_bumps_has_no_picture() {
        assert_eq!(bumps(&[("roll A 3", 7)]), None);
    }

    #[test]
    fn all_sixty_slots_are_drawn() {
        let bumps = bumps(&[("bump A 2,3 east", 9), ("bump A 0,0 south", 1)]).expect("bumps");
        let picture = draw(&bumps).into_string();
        assert_eq!(picture.matches("class=\"on h").count(), 60);
        assert_eq!(picture.matches("class=\"square\"").count(), 36);
        assert!(picture.contains("between 2,3 and 3,3: 9 bumps, 90.0 %"));
        assert!(picture.contains("10 bumps by wall slot; most often between 2,3 and 3,3: 90.0 %"));
    }

    #[test]
    fn shades_run_from_none_to_most() {
        assert_eq!([0, 1, 25, 99, 100].map(|count| shade(count, 100)), [0, 0, 3, 6, 6]);
        assert!((0..SHADES).all(|nth| shade((begins(nth) * 1e6) as u64 + 1, 1_000_000) == nth));
        assert_eq!(shade(0, 0), 0);
    }
}
