//! How long games are: every turn plays one card, and nobody passes.

#![allow(clippy::disallowed_types, reason = "tests bring their own dice")]

use game::{Dice, FastDice, Game, Millis, Outcome, Phase, Seat, Viewer};
use labyrinth_cards::{Action, Event, LabyrinthCards, Options, Sight};

/// Plays at random; those who want to take as much as they can, or nothing.
fn played(config: &str, seed: u64, takes: Takes) -> (LabyrinthCards, Vec<Event>) {
    let options: Options = config.parse().expect(config);
    let mut game = LabyrinthCards::new(1, &options);
    let (mut dice, mut events, mut legal) = (FastDice::new(seed), Vec::new(), Vec::new());
    loop {
        match game.phase() {
            Phase::Over(_) => return (game, events),
            Phase::Chance => {
                let outcome = game.sample(&mut dice).expect("nature moves");
                game.chance(Millis::ZERO, &outcome, &mut events).expect("it was drawn");
            }
            Phase::Open(open) => {
                let seat = open.iter().next().expect("somebody plays");
                game.legal(seat, &mut legal);
                let action = match (takes, legal[0]) {
                    (Takes::All, Action::Take(_)) => legal[0],
                    (Takes::None, Action::Take(_)) => Action::Finish,
                    _ => legal[dice.below(legal.len() as u32) as usize],
                };
                game.act(Millis::ZERO, seat, action, &mut events).expect("it was listed");
            }
        }
    }
}

#[derive(Clone, Copy)]
enum Takes {
    All,
    None,
}

fn count(events: &[Event], kind: impl Fn(&Sight) -> bool) -> usize {
    let sights = events.iter().filter_map(|event| LabyrinthCards::sight(event, Viewer::Watcher));
    sights.filter(kind).count()
}

#[test]
fn lc_29_a_game_has_46_turns_and_a_short_one_21() {
    for seats in 2..=6_u8 {
        for (short, turns) in [("off", 46), ("on", 21)] {
            for takes in [Takes::All, Takes::None] {
                let config = format!("seats {seats}\nshort {short}");
                let (game, events) = played(&config, u64::from(seats), takes);
                let placed = count(&events, |sight| matches!(sight, Sight::Place { .. }));
                assert_eq!(placed, turns, "{config}");
                let totals = game.view(Viewer::Watcher).totals;
                assert_eq!(usize::from(totals.turns), turns, "{config}");
                let taken = count(&events, |sight| matches!(sight, Sight::Take { .. }));
                assert_eq!(usize::from(totals.won), taken, "{config}");
            }
        }
    }
}

#[test]
fn lc_11_turns_go_round() {
    let (_, events) = played("seats 5\nfirst D", 3, Takes::All);
    let placed = events.iter().filter_map(|event| match event {
        Event::Public(Sight::Place { seat, .. }) => Some(seat.index()),
        _ => None,
    });
    assert!(placed.eq((0..46).map(|nth| (3 + nth) % 5)));
}

#[test]
fn lc_40_whoever_took_nothing_shares_the_win_with_all() {
    let (game, _) = played("seats 4", 1, Takes::None);
    let all = Seat::first(4).collect();
    assert_eq!(game.phase(), Phase::Over(Outcome::Won(all)));
    let totals = game.view(Viewer::Watcher).totals;
    assert_eq!((totals.won, totals.largest), (0, 50));
}

#[test]
fn lc_10_four_cards_are_laid_and_two_dealt_to_each() {
    let (_, events) = played("seats 6\nfirst A", 2, Takes::All);
    let first = events.iter().position(|event| matches!(event, Event::Public(Sight::Place { .. })));
    let setup = &events[..first.expect("somebody plays")];
    assert_eq!(setup.len(), 2 * 6 + 4);
    assert_eq!(count(setup, |sight| matches!(sight, Sight::Lay { .. })), 4);
    let dealt = setup.iter().filter_map(|event| match event {
        Event::Drawn { seat, .. } => Some(seat.index()),
        Event::Public(_) => None,
    });
    assert!(dealt.eq((0..12).map(|nth| nth % 6)));
}
