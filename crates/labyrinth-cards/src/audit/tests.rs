use game::{Diagram, Game};

use super::*;
use crate::{Card, Options, Ways};

const SOUND: &str = "\
set seats 3
layout 0,0
    43┼ 2┬  3┬  1┬
    12┬ 5┬  8┬  .
hand A 10 20
hand B 22
hand C 23 24
turn B placed 1
";

fn sound() -> LabyrinthCards {
    LabyrinthCards::read(SOUND).unwrap_or_else(|error| panic!("{error}"))
}

/// Breaks one thing and expects the audit to say so.
#[track_caller]
fn broken(message: &str, breaking: impl FnOnce(&mut LabyrinthCards)) {
    let mut game = sound();
    assert_eq!(game.audit(), Ok(()));
    breaking(&mut game);
    assert_eq!(game.audit(), Err(message.to_owned()));
}

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

fn cards(text: &str) -> CardSet {
    text.parse().expect(text)
}

fn seat(letter: &str) -> Seat {
    letter.parse().expect(letter)
}

fn start(settings: &str) -> LabyrinthCards {
    let options: Options = settings.parse().expect(settings);
    LabyrinthCards::new(1, &options)
}

#[test]
fn each_card_is_in_one_place() {
    broken("not all cards are in play (LC-01)", |game| game.in_play.remove(card(50)));
    broken("the half does not show each treasure twice (LC-41)", |game| game.options.short = true);
    broken("card 10 is there twice (LC-01)", |game| game.deck.add(card(10)));
    broken("card 43 is there twice (LC-01)", |game| game.taken[Seat::A].add(card(43)));
    broken("card 50 is missing (LC-01)", |game| game.deck.remove(card(50)));
    let mut short = start("short on");
    short.stage = Stage::Deal;
    short.in_play = cards("2 3 6 7 10 13 15 16 18 20 23 24 27 29 32 35 37 40 43 44 46 47 48 49 50");
    assert_eq!(short.audit(), Err("card 1 is not in play (LC-41)".to_owned()));
    short.deck = short.in_play;
    assert_eq!(short.audit(), Ok(()));
}

#[test]
fn cards_lie_on_places_of_their_own_and_hang_together() {
    let lay = |game: &mut LabyrinthCards, number: u8, at: &str, glyph: char| {
        let ways = Ways::from_glyph(glyph).expect("a sign");
        game.deck.remove(card(number));
        game.layout.lay(card(number), at.parse().expect(at), ways);
        game.largest += 1;
    };
    broken("cards 1 and 50 both lie at 3,0 (LC-21)", |game| lay(game, 50, "3,0", '┼'));
    broken("card 50 has no such ways (LC-03)", |game| lay(game, 50, "4,0", '┬'));
    broken("the cards do not hang together (LC-24)", |game| lay(game, 50, "4,1", '┼'));
    broken("cards do not know their neighbours", |game| {
        lay(game, 50, "4,0", '┼');
        // It was not taken away before it was laid elsewhere.
        game.layout.lay(card(50), "3,1".parse().expect("a place"), game.layout.ways(card(50)));
    });
    broken("6 cards never lay at once", |game| game.largest = 6);
    broken("8 cards never lay at once", |game| game.largest = 8);
}

#[test]
fn the_layout_keeps_room_for_the_cards_to_come() {
    let far = |column: i8| {
        let text = SOUND.replace("layout 0,0", &format!("layout {column},0"));
        LabyrinthCards::read(&text).map_err(|error| error.to_string())
    };
    // 43 cards are still to come; the layout is four columns wide.
    assert!(far(53).is_ok() && far(-56).is_ok());
    let message = "expected a position that can be, found card 1 lies too far off (LC-21)";
    assert_eq!(far(54), Err(message.to_owned()));
    let message = "expected a position that can be, found card 12 lies too far off (LC-21)";
    assert_eq!(far(-57), Err(message.to_owned()));
}

#[test]
fn the_setup_goes_step_by_step() {
    let broken = |settings: &str, message: &str, breaking: &dyn Fn(&mut LabyrinthCards)| {
        let mut game = start(settings);
        assert_eq!(game.audit(), Ok(()));
        breaking(&mut game);
        assert_eq!(game.audit(), Err(message.to_owned()), "{settings}");
    };
    let deal = |game: &mut LabyrinthCards, letter: &str, text: &str| {
        game.hands[seat(letter)] = cards(text);
        game.deck = game.deck.except(cards(text));
    };
    let lay = |game: &mut LabyrinthCards, number: u8, at: &str| {
        game.deck.remove(card(number));
        game.layout.lay(card(number), at.parse().expect(at), Ways::of(&maze::Side::ALL));
        game.largest = game.layout.cards().len();
    };
    broken("", "1 cards lie (LC-10)", &|game| lay(game, 43, "0,0"));
    broken("", "0 cards lie (LC-10)", &|game| game.stage = Stage::First);
    broken("", "0 cards lie (LC-10)", &|game| game.stage = Stage::Place);
    broken("", "hands of such sizes never are, 1 in all (LC-28)", &|game| deal(game, "B", "1"));
    broken("", "hands of such sizes never are, 2 in all (LC-28)", &|game| deal(game, "A", "1 2"));
    broken("", "hands of such sizes never are, 4 in all (LC-28)", &|game| {
        deal(game, "A", "1 2");
        deal(game, "B", "3 4");
    });
    broken("", "hands of such sizes never are, 0 in all (LC-28)", &|game| game.stage = Stage::Lay);
    broken("short on", "hands of such sizes never are, 1 in all (LC-28)", &|game| {
        deal(game, "A", "1");
    });
    broken("", "B is to begin (LC-11)", &|game| game.turn = seat("B"));
    broken("first B", "A is to begin (LC-11)", &|game| game.turn = seat("A"));
    broken("", "cards were won before the first turn (LC-10)", &|game| {
        game.taken[Seat::A] = cards("1");
        game.deck.remove(card(1));
    });
    let square = |game: &mut LabyrinthCards, places: &[&str]| {
        deal(game, "A", "1 2");
        deal(game, "B", "3 4");
        (43..).zip(places).for_each(|(number, at)| lay(game, number, at));
        game.stage = if places.len() == 4 { Stage::First } else { Stage::Lay };
    };
    let in_square = "the first cards do not lie in a square (LC-10)";
    broken("", in_square, &|game| square(game, &["0,0", "0,1"]));
    broken("", in_square, &|game| square(game, &["0,0", "1,0", "0,1", "0,2"]));
    broken("first A", "the first player is named already (LC-11)", &|game| {
        square(game, &["0,0", "1,0", "0,1", "1,1"]);
    });
    broken("", "5 cards lie (LC-10)", &|game| {
        square(game, &["0,0", "1,0", "0,1", "1,1", "2,1"]);
        game.stage = Stage::First;
    });
    // LC-23: what was played last stays, so the table is never bare again.
    for (won, places) in [("5 6 7 8", &[][..]), ("5 6", &["0,0"])] {
        let message = format!("{} cards lie (LC-10)", places.len());
        broken("", &message, &|game| {
            square(game, places);
            game.taken[Seat::A] = cards(won);
            game.deck = game.deck.except(cards(won));
            game.stage = Stage::Place;
        });
    }
    broken("", "4 cards lie (LC-10)", &|game| {
        square(game, &["0,0", "1,0", "0,1", "1,1"]);
        game.stage = Stage::Lay;
    });
    for count in 0..=4 {
        let mut game = start("");
        square(&mut game, &["0,0", "1,0", "0,1", "1,1"][..count]);
        assert_eq!(game.audit(), Ok(()), "{count}");
    }
}

/// Sizes of hands, from the one whose turn it is on, with or without a deck.
#[test]
fn hands_shrink_in_turn_once_the_deck_is_empty() {
    let check = |sizes: [usize; 3], stage: Stage, deck: usize| {
        let mut game = sound();
        let mut rest = CardSet::ALL.except(game.layout.cards());
        let mut take = |count: usize| {
            let some: CardSet = rest.iter().take(count).collect();
            rest = rest.except(some);
            some
        };
        let mut at = game.turn;
        for size in sizes {
            game.hands[at] = take(size);
            at = at.next(3);
        }
        game.deck = take(deck);
        game.taken[Seat::A] = rest;
        game.stage = stage;
        game.linked = game.links_by_rule();
        game.audit().is_ok()
    };
    let taking = Stage::Take(card(1));
    for sizes in [[2, 2, 2], [2, 2, 1], [2, 1, 1], [1, 1, 1], [1, 1, 0], [1, 0, 0]] {
        assert!(check(sizes, Stage::Place, 0), "{sizes:?}");
        assert_eq!(check(sizes, Stage::Place, 5), sizes == [2, 2, 2], "{sizes:?}");
        let played = [sizes[0] - 1, sizes[1], sizes[2]];
        assert!(check(played, taking, 0), "{played:?}");
        assert_eq!(check(played, taking, 5), sizes == [2, 2, 2], "{played:?}");
        assert_eq!(check(played, Stage::Draw, 5), sizes == [2, 2, 2], "{played:?}");
        assert!(!check(played, Stage::Draw, 0), "{played:?}");
    }
    for sizes in [[0, 0, 0], [1, 2, 2], [1, 1, 2], [2, 1, 2], [2, 2, 0], [3, 3, 3], [3, 2, 2]] {
        assert!(!check(sizes, Stage::Place, 0), "{sizes:?}");
    }
    assert!(check([0, 0, 0], Stage::Over, 0));
    assert!(!check([0, 0, 0], Stage::Over, 1) && !check([1, 0, 0], Stage::Over, 0));
    broken("it is the turn of D, who is not there", |game| game.turn = seat("D"));
}

#[test]
fn what_is_taken_was_linked_to_what_was_played() {
    broken("linked are 2 43, and not 2", |game| game.linked = cards("2"));
    broken("linked are none, and not 2 43", |game| {
        game.deck.remove(card(50));
        game.hands[game.turn].add(card(50));
        game.stage = Stage::Place;
    });
    let gone = |game: &mut LabyrinthCards, number: u8, at: &str, glyph: char| {
        let ways = Ways::from_glyph(glyph).expect("a sign");
        game.gone.lay(card(number), at.parse().expect(at), ways);
        game.deck.remove(card(number));
        game.taken[game.turn].add(card(number));
        game.largest += 1;
    };
    // 15 shows a mask, as 1 does, and lay where a way runs; 50 shows nothing like it.
    let mut fine = sound();
    gone(&mut fine, 15, "4,0", '┬');
    assert_eq!(fine.audit(), Ok(()));
    broken("cards are gone that were not linked (LC-22)", |game| gone(game, 50, "4,0", '┼'));
    broken("cards are gone that were not linked (LC-22)", |game| gone(game, 15, "4,0", '├'));
    broken("cards are gone that were not taken (LC-25)", |game| {
        gone(game, 15, "4,0", '┬');
        game.taken[game.turn].remove(card(15));
        game.taken[Seat::A].add(card(15));
    });
    broken("card 15 is still kept in mind (LC-25)", |game| {
        gone(game, 15, "4,0", '┬');
        (game.stage, game.linked) = (Stage::Draw, CardSet::NONE);
    });
    broken("the played card 50 does not lie there (LC-23)", |game| {
        (game.stage, game.linked) = (Stage::Take(card(50)), CardSet::NONE);
    });
    broken("the played card 12 meets no way (LC-20)", |game| {
        (game.layout, game.largest) = (crate::Layout::empty(), 0);
        for (number, at, glyph) in [(43, "0,0", '┼'), (12, "0,1", '┬')] {
            let ways = Ways::from_glyph(glyph).expect("a sign");
            game.layout.lay(card(number), at.parse().expect(at), ways);
        }
        game.taken[Seat::A] = cards("1 2 3 5 8");
        game.largest = 2;
        (game.stage, game.linked) = (Stage::Take(card(12)), CardSet::NONE);
    });
}

#[test]
fn a_card_may_be_played_against_a_closed_ring() {
    let text = "layout 0,0\n    31┌ 32┐ 43┼\n    33└ 34┘\nhand A 1\nhand B 2 3\nturn A placed 43\n";
    let find = format!("set find-it-yourself on\n{text}");
    let game = LabyrinthCards::read(&find).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game.audit(), Ok(()));
    let over = LabyrinthCards::read(text).expect_err("nothing is linked").to_string();
    assert!(over.ends_with("nothing can be taken any more, so the turn is over (LC-28)"), "{over}");
    let alone = "layout 0,0\n    43┼\nhand A 1\nhand B 2 3\ntaken B 4 5 6\nturn A placed 43\n";
    let error = LabyrinthCards::read(alone).expect_err("nothing was there to meet").to_string();
    let message = "expected a position that can be, found the played card 43 meets no way (LC-20)";
    assert_eq!(error, message);
}
