//! ML-12 over many mazes.
#![allow(clippy::disallowed_types, reason = "tests bring their own dice")]

use game::FastDice;
use maze::Image;

use super::*;

fn options(text: &str) -> Options {
    text.parse().expect(text)
}

/// Makes 10,000 mazes, checks each, and returns how often each slot was used, in order.
fn used(seats: u8, walls: u8) -> Vec<u64> {
    let options = options(&format!("seats {seats}\nwalls {walls}"));
    let bound = if walls <= 19 { 24 } else { 36 };
    let symbols: Squares = SYMBOL_SQUARES.into_iter().collect();
    let mut dice = FastDice::new(u64::from(seats) * 100 + u64::from(walls));
    let mut used = vec![0; 60];
    for _ in 0..10_000 {
        let made = maze(&options, &mut dice);
        assert_eq!(made.count(), walls);
        assert_eq!(made.reach(Square::default()), Squares::ALL, "{made}");
        let homes = Seat::first(seats).map(|seat| options.home(seat));
        let sums: Vec<u32> = homes.filter_map(|home| made.distance_sum(home, symbols)).collect();
        let (least, most) =
            (sums.iter().min().expect("a seat"), sums.iter().max().expect("a seat"));
        assert!(most - least <= bound, "{sums:?} in {made}");
        assert!(fits(&options, made));
        for (count, slot) in used.iter_mut().zip(Slot::all()) {
            *count += u64::from(made.contains(slot));
        }
    }
    used
}

fn check_spread(seats: u8, walls: u8) {
    let used = used(seats, walls);
    let total: u64 = used.iter().sum();
    assert_eq!(total, 10_000 * u64::from(walls));
    for (count, slot) in used.iter().zip(Slot::all()) {
        // Between 0.75 and 1.25 of the mean, total / 60.
        let range = total * 3 / 4..=total * 5 / 4;
        assert!(range.contains(&(count * 60)), "{slot} was used {count} times of {total}");
    }
    for image in Image::ALL.into_iter().filter(|image| keeps_corners(*image, seats)) {
        for (slot, &count) in Slot::all().zip(&used) {
            let other = image.slot(slot).expect("an inner slot stays one");
            let there = used[Slot::all().position(|slot| slot == other).expect("a slot")];
            // Five standard deviations of the difference of two such counts.
            assert!(
                count.abs_diff(there).pow(2) <= 25 * (count + there),
                "{slot}: {count}, its image {other}: {there}"
            );
        }
    }
}

/// Whether the corners in play stay the corners in play.
fn keeps_corners(image: Image, seats: u8) -> bool {
    let homes: Squares = Seat::first(seats).map(|seat| crate::board::home(seats, seat)).collect();
    homes.iter().map(|square| image.square(square)).collect::<Squares>() == homes
}

#[test]
fn ml_12_ten_thousand_easy_mazes_for_two() {
    check_spread(2, 19);
}

#[test]
fn ml_12_ten_thousand_hard_mazes_for_two() {
    check_spread(2, 24);
}

#[test]
fn ml_12_ten_thousand_hard_mazes_for_three() {
    check_spread(3, 24);
}

#[test]
fn ml_12_ten_thousand_easy_mazes_for_four() {
    check_spread(4, 19);
}

#[test]
fn ml_12_ten_thousand_hard_mazes_for_four() {
    check_spread(4, 24);
}

#[test]
fn ml_12_every_layout_of_two_walls_comes_up() {
    let options = options("walls 2\nfair off");
    let mut dice = FastDice::new(2);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60_000 {
        seen.insert(maze(&options, &mut dice).to_string());
    }
    // All pairs of 60 slots but the four that would close a corner.
    assert_eq!(seen.len(), 60 * 59 / 2 - 4);
}

#[test]
fn ml_12_without_fairness_some_mazes_are_unfair() {
    let mut options = options("seats 4\nwalls 24\nfair off");
    let mut dice = FastDice::new(3);
    let mazes: Vec<Walls> = (0..1000).map(|_| maze(&options, &mut dice)).collect();
    assert!(mazes.iter().all(|&walls| fits(&options, walls)));
    options.fair = true;
    let fair = mazes.iter().filter(|&&walls| fits(&options, walls)).count();
    assert!((100..350).contains(&fair), "about one in five is fair, not {fair} of 1000");
}

#[test]
fn an_imagined_maze_is_fair_where_the_true_one_is() {
    let mut options = options("seats 4\nwalls 24");
    let mut dice = FastDice::new(5);
    let mut fair = |options: &Options| {
        let made = (0..100).map(|_| maze_with(options, Walls::NONE, Walls::NONE, &mut dice));
        made.filter(|&walls| is_fair(options, walls)).count()
    };
    assert_eq!(fair(&options), 100);
    options.fair = false;
    assert!((5..50).contains(&fair(&options)));
}

#[test]
fn where_no_wall_may_stand_none_is_looked_for_for_ever() {
    let open: Walls = Slot::all().collect();
    let made = layout(5, Walls::NONE, open, &mut FastDice::new(6));
    assert_eq!(made, Walls::NONE);
}

#[test]
fn the_lots_are_frozen() {
    // Finished games are checked by them: see docs/journal.md.
    let lots = |text: &str| {
        let slot: Slot = text.parse().expect(text);
        LOTS.iter().filter(|&&lot| lot == slot).count()
    };
    let beside_corners = [
        "0,0 east",
        "0,0 south",
        "4,0 east",
        "5,0 south",
        "0,4 south",
        "5,4 south",
        "0,5 east",
        "4,5 east",
    ];
    assert!(beside_corners.iter().all(|text| lots(text) == 5));
    assert!(Slot::all().filter(|&slot| LOTS.contains(&slot)).count() == 60);
    assert_eq!(LOTS.iter().filter(|slot| lots(&slot.to_string()) == 4).count(), 52 * 4);
    assert!(LOTS.is_sorted());
}

#[test]
fn what_is_known_of_a_maze_is_kept() {
    let options = options("walls 24");
    let mut dice = FastDice::new(4);
    for _ in 0..200 {
        let truth = maze(&options, &mut dice);
        let known = |parity: usize, wall: bool| {
            let half = Slot::all().enumerate().filter(|(nth, _)| nth % 2 == parity);
            half.map(|(_, slot)| slot)
                .filter(|&slot| truth.contains(slot) == wall)
                .collect::<Walls>()
        };
        let (walls, open) = (known(0, true), known(0, false));
        let imagined = maze_with(&options, walls, open, &mut dice);
        assert_eq!(imagined.count(), 24);
        assert_eq!(imagined.reach(Square::default()), Squares::ALL);
        assert!(imagined.covers(walls) && !open.slots().any(|slot| imagined.contains(slot)));
        let all = maze_with(&options, truth, Walls::NONE, &mut dice);
        assert_eq!(all, truth);
    }
}
