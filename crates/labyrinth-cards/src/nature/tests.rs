#![allow(clippy::disallowed_types, reason = "tests bring their own dice")]

use game::{FastDice, Game, Millis, Quiet};

use super::*;
use crate::{CardSet, Options, Shape};

fn start(settings: &str) -> LabyrinthCards {
    let options: Options = settings.parse().expect(settings);
    LabyrinthCards::new(1, &options)
}

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// An outcome that could never come up is refused, however it was made.
#[track_caller]
fn misfit(game: &LabyrinthCards, outcome: &Chance) {
    let mut after = game.clone();
    assert_eq!(after.chance(Millis::ZERO, outcome, &mut Quiet), Err(Misfit));
    assert_eq!(after, *game);
}

#[test]
fn lc_10_each_card_is_as_likely_and_each_way_to_lie() {
    let mut game = start("");
    game.stage = Stage::Lay;
    let mut odds = Vec::new();
    assert!(game.list_odds(&mut odds));
    for card in Card::all() {
        let of_card = odds
            .iter()
            .filter(|(_, outcome)| matches!(outcome, Chance::Lay(other, _) if *other == card));
        let weights: Vec<u32> = of_card.map(|(weight, _)| *weight).collect();
        let expected = match card.face().shape {
            Shape::Tee | Shape::Bend => vec![1; 4],
            Shape::Straight => vec![2; 2],
            Shape::Crossing => vec![4],
        };
        assert_eq!(weights, expected, "{card}");
    }
}

#[test]
fn outcomes_that_cannot_come_up() {
    let mut game = start("");
    misfit(&game, &Chance::Half(CardSet::ALL));
    misfit(&game, &Chance::Draw(card(1)));
    misfit(&game, &Chance::First(Seat::A));
    game.deck.remove(card(1));
    misfit(&game, &Chance::Deal(card(1)));
    game.stage = Stage::Lay;
    misfit(&game, &Chance::Lay(card(1), Turn::default()));
    for (number, turn) in [(43, 1), (39, 2), (39, 3)] {
        misfit(&game, &Chance::Lay(card(number), Turn::new(turn).expect("a turn")));
    }
    misfit(&game, &Chance::Deal(card(2)));
    game.stage = Stage::First;
    misfit(&game, &Chance::First(Seat::new(2).expect("C")));
    game.stage = Stage::Draw;
    misfit(&game, &Chance::Draw(card(1)));
    misfit(&game, &Chance::Deal(card(2)));
}

#[test]
fn lc_41_a_short_game_begins_with_its_half() {
    let mut game = start("short on");
    let mut odds = vec![(1, Chance::Draw(card(1)))];
    assert!(!game.list_odds(&mut odds) && odds.is_empty());
    let half = game.draw_lots(&mut FastDice::new(1)).expect("a half");
    let Chance::Half(cards) = half else { panic!("{half}") };
    game.chance(Millis::ZERO, &half, &mut Quiet).expect("it was drawn");
    assert_eq!((game.in_play, game.deck, game.stage), (cards, cards, Stage::Deal));
    let left_out = CardSet::ALL.except(cards).first().expect("a card");
    misfit(&game, &Chance::Deal(left_out));
}
