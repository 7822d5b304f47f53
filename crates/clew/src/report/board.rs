//! The board with every wall slot coloured by how often it was bumped.

use super::bumps::{Bumps, Slot};
use super::svg::{picture, text, tile};
use crate::numbers::{grouped, percent};

/// From square to square.
const PITCH: f64 = 60.0;
const SQUARE: f64 = 32.0;
const MARGIN: f64 = 22.0;
/// Colours, from hardly ever to most often.
const SHADES: usize = 7;

pub(super) fn draw(bumps: &Bumps) -> String {
    let size = bumps.size;
    let board = PITCH * f64::from(size - 1) + SQUARE;
    let most = bumps.most().map_or(0, |(_, count)| count);

    let mut inside = String::new();
    for at in 0..size {
        let middle = MARGIN + PITCH * f64::from(at) + SQUARE / 2.0;
        inside += &text("tick middle", (middle, MARGIN - 8.0), &at.to_string());
        inside += &text("tick middle", (MARGIN - 12.0, middle + 4.0), &at.to_string());
    }
    for row in 0..size {
        for column in 0..size {
            inside += &tile("square", corner(column, row), (SQUARE, SQUARE), "");
            if column + 1 < size {
                inside += &slot(bumps, Slot::East(column, row), most);
            }
            if row + 1 < size {
                inside += &slot(bumps, Slot::South(column, row), most);
            }
        }
    }
    inside += &legend(MARGIN + board + 16.0, board, bumps.all(), most);
    picture(&in_words(bumps), board + MARGIN + 10.0, board + MARGIN + 68.0, &inside)
}

fn corner(column: u8, row: u8) -> (f64, f64) {
    (MARGIN + PITCH * f64::from(column), MARGIN + PITCH * f64::from(row))
}

fn slot(bumps: &Bumps, slot: Slot, most: u64) -> String {
    const GAP: f64 = PITCH - SQUARE - 4.0;
    let ((x, y), size) = match slot {
        Slot::East(column, row) => {
            let (x, y) = corner(column, row);
            ((x + SQUARE + 2.0, y), (GAP, SQUARE))
        }
        Slot::South(column, row) => {
            let (x, y) = corner(column, row);
            ((x, y + SQUARE + 2.0), (SQUARE, GAP))
        }
    };
    let count = bumps.at(slot);
    let share = count as f64 / bumps.all().max(1) as f64;
    let shade = shade(count, most);
    let hint = format!("{}: {} bumps, {}", name(slot), grouped(count), percent(share));
    let middle = (x + size.0 / 2.0, y + size.1 / 2.0 + 3.5);
    let label = format!("{:.1}", share * 100.0);
    tile(&format!("slot h{shade}"), (x, y), size, &hint)
        + &text(&format!("on h{shade}"), middle, &label)
}

/// Zero is the first shade, `most` the last. Each shade is wider than the one before, since few
/// slots are bumped very often and many now and then.
fn shade(count: u64, most: u64) -> usize {
    let part = (count as f64 / most.max(1) as f64).sqrt();
    ((part * SHADES as f64) as usize).min(SHADES - 1)
}

/// The share of `most` at which a shade begins.
fn begins(shade: usize) -> f64 {
    (shade as f64 / SHADES as f64).powi(2)
}

fn name(slot: Slot) -> String {
    match slot {
        Slot::East(column, row) => format!("between {column},{row} and {},{row}", column + 1),
        Slot::South(column, row) => format!("between {column},{row} and {column},{}", row + 1),
    }
}

/// The shades side by side, with the per cent at which each begins.
fn legend(top: f64, width: f64, all: u64, most: u64) -> String {
    let each = width / SHADES as f64;
    let highest = most as f64 / all.max(1) as f64;
    let mut legend = String::new();
    for shade in 0..=SHADES {
        let x = MARGIN + each * shade as f64;
        if shade < SHADES {
            legend += &tile(&format!("slot h{shade}"), (x + 1.0, top), (each - 2.0, 12.0), "");
        }
        let align = match shade {
            0 => "start",
            SHADES => "end",
            _ => "middle",
        };
        let words = format!("{:.1}", highest * begins(shade) * 100.0);
        legend += &text(&format!("tick {align}"), (x, top + 26.0), &words);
    }
    let middle = (MARGIN + width / 2.0, top + 44.0);
    legend + &text("axis middle", middle, "per cent of all bumps")
}

fn in_words(bumps: &Bumps) -> String {
    let all = grouped(bumps.all());
    match bumps.most() {
        Some((slot, count)) => {
            let share = percent(count as f64 / bumps.all().max(1) as f64);
            format!("The board with {all} bumps by wall slot; most often {}: {share}", name(slot))
        }
        None => "The board without bumps".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sixty_slots_are_drawn() {
        let sights = [("bump A 2,3 east".to_owned(), 9), ("bump A 0,0 south".to_owned(), 1)];
        let bumps = Bumps::count(&sights.into_iter().collect()).expect("bumps");
        let picture = draw(&bumps);
        assert_eq!(picture.matches("class=\"on h").count(), 60);
        assert_eq!(picture.matches("class=\"square\"").count(), 36);
        assert!(picture.contains("between 2,3 and 3,3: 9 bumps, 90.0 %"));
    }

    #[test]
    fn shades_run_from_none_to_most() {
        assert_eq!([0, 1, 25, 99, 100].map(|count| shade(count, 100)), [0, 0, 3, 6, 6]);
        assert!((0..SHADES).all(|nth| shade((begins(nth) * 1e6) as u64 + 1, 1_000_000) == nth));
        assert_eq!(shade(0, 0), 0);
    }
}
