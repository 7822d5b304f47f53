use game::{Diagram, Game, SeatSet};

use super::*;
use crate::board::Square;

const SOUND: &str = "\
set seats 3
set keep-found-walls on
set trail on
board
    A . o o . B
    . o o o o .
    o o o|o o o
    o o o o o o
    . o o o o .
    . . o o . C
turn B rolled 3 left 2
look owl
chips A moon sun
";

fn sound() -> MagicLabyrinth {
    MagicLabyrinth::read(SOUND).expect("a sound position")
}

/// Breaks one thing and expects the audit to say so.
#[track_caller]
fn broken(message: &str, breaking: impl FnOnce(&mut MagicLabyrinth)) {
    let mut game = sound();
    assert_eq!(game.audit(), Ok(()));
    breaking(&mut game);
    assert_eq!(game.audit(), Err(message.to_owned()));
}

fn symbol(name: &str) -> Symbol {
    name.parse().expect(name)
}

fn walls(text: &str) -> Walls {
    text.parse().expect(text)
}

fn at(text: &str) -> Square {
    text.parse().expect(text)
}

#[test]
fn walls_are_sound_and_as_many_as_settled() {
    broken("there are 2 walls", |game| game.walls = walls("0,0 east 1,1 south"));
    broken("expected every square to keep an open side (ML-10), found 0,0 closed in", |game| {
        game.walls = walls("0,0 east 0,0 south")
    });
    broken("walls before the maze", |game| {
        (game.stage, game.look) = (Stage::Maze, None);
        game.bag.add(symbol("owl"));
    });
}

#[test]
fn what_is_marked_is_so_and_was_asked_for() {
    let not_there = "a wall was found that is not there (ML-41)";
    broken(not_there, |game| game.found = walls("0,0 east"));
    let through = "the trail runs through a wall (ML-41)";
    broken(through, |game| game.trail = walls("0,0 east 2,2 east"));
    let unasked = "walls or passages are kept without the option (ML-41)";
    broken(unasked, |game| {
        game.found = walls("2,2 east");
        game.options.keep_found_walls = false;
    });
    broken(unasked, |game| {
        game.trail = walls("0,0 east");
        game.options.trail = false;
    });
}

#[test]
fn each_chip_is_in_one_place() {
    broken("the chip owl is missing (ML-03)", |game| game.look = None);
    broken("the chip cat is missing (ML-03)", |game| game.bag.remove(symbol("cat")));
    broken("the chip moon is there twice (ML-03)", |game| game.bag.add(symbol("moon")));
    broken("the chip sun is there twice (ML-03)", |game| game.chips[game.turn].add(symbol("sun")));
}

#[test]
fn whoever_has_enough_chips_has_won_and_nobody_else() {
    broken("A has enough chips to have won (ML-30)", |game| game.options.chips = 2);
    broken("B has won without enough chips (ML-30)", |game| {
        game.options.chips = 2;
        game.stage = Stage::Over(game.turn);
    });
    broken("A has won without enough chips (ML-30)", |game| game.stage = Stage::Over(Seat::A));
    let mut won = sound();
    (won.options.chips, won.stage, won.look) = (2, Stage::Over(Seat::A), None);
    won.bag.add(symbol("owl"));
    assert_eq!(won.audit(), Ok(()));
}

#[test]
fn symbols_lie_on_their_squares() {
    let message = "the symbols do not lie on the 24 squares for them (ML-03)";
    broken(message, |game| game.place[0] = game.place[1]);
    broken(message, |game| game.place[0] = at("0,0"));
}

#[test]
fn only_a_home_corner_is_shared_and_by_two() {
    let (a, b, c) = (0, 1, 2);
    let place = |game: &mut MagicLabyrinth, seat: usize, square: &str| {
        game.mage[Seat::new(seat).expect("a seat")] = at(square);
    };
    broken("A shares 1,1 (ML-24)", |game| {
        place(game, a, "1,1");
        place(game, c, "1,1");
    });
    broken("A shares 0,0 (ML-24)", |game| {
        game.stage = Stage::Roll;
        place(game, b, "0,0");
        place(game, c, "0,0");
    });
    // 0,5 is nobody's home with three players.
    broken("A shares 0,5 (ML-24)", |game| {
        place(game, a, "0,5");
        place(game, c, "0,5");
    });
    let mut guest = sound();
    place(&mut guest, c, "0,0");
    assert_eq!(guest.audit(), Ok(()));
    // B is moving and has taken a step: passing over anybody's square is no sharing.
    place(&mut guest, b, "0,0");
    assert_eq!(guest.audit(), Ok(()));
    guest.options.shared_squares = true;
    guest.stage = Stage::Roll;
    assert_eq!(guest.audit(), Ok(()));
}

#[test]
fn the_stage_fits_what_is_looked_for() {
    let open = "a chip lies open exactly while it is looked for (ML-15)";
    broken(open, |game| {
        game.look = None;
        game.bag.add(symbol("owl"));
    });
    for stage in [Stage::Chip, Stage::First, Stage::Shuffling, Stage::Bonus(SeatSet::only(Seat::A))]
    {
        broken(open, |game| game.stage = stage);
    }
    broken("somebody stands on the looked-for symbol at 2,2 (ML-28)", |game| {
        game.mage[Seat::A] = at("2,2");
    });
    broken("it is the turn of D, who is not there", |game| {
        game.turn = Seat::new(3).expect("D");
    });
    for (rolled, left) in [(3, 0), (3, 4), (5, 1)] {
        broken(&format!("{left} steps are left of {rolled} (ML-20)"), |game| {
            game.stage = Stage::Move { rolled, left };
        });
    }
    for (rolled, left) in [(1, 1), (4, 4), (4, 1)] {
        let mut game = sound();
        game.stage = Stage::Move { rolled, left };
        assert_eq!(game.audit(), Ok(()));
    }
}

const START: &str = "\
board
    A . o o . .
    . o o o o .
    o o o o o o
    o o o o o o
    . o o o o .
    . . o o . B
";

/// The position cannot be read; the message and its line, counted from 1.
#[track_caller]
fn refused(text: &str, line: usize, message: &str) {
    let error = MagicLabyrinth::read(text).expect_err(message);
    let expected = format!("expected a position that can be, found {message}");
    assert_eq!((error.to_string(), error.line()), (expected, line));
}

#[test]
fn what_is_drawn_before_the_first_turn_fits_the_settings() {
    let read = |settings: &str, rest: &str| format!("{settings}{START}{rest}");
    let turned = "the maze is turned, but `turned` is off (ML-13)";
    refused(&read("set turned off\n", "turn A\ndraw turning"), 10, turned);
    let fixed = "symbols are drawn, but they lie in the fixed order (ML-03)";
    refused(&read("", "turn A\ndraw symbols"), 9, fixed);
    let named = "the first player is drawn, but is named (ML-16)";
    refused(&read("set first B\n", "turn B\ndraw first"), 10, named);
    let played = "a turn was played before the first player is known (ML-16)";
    for rest in
        ["turn B\ndraw first", "turn A\ndraw first\nturns 1", "turn A\ndraw first\nchips A owl"]
    {
        refused(&read("", rest), 9, played);
    }
    for (settings, rest) in [
        ("", "turn A\ndraw turning"),
        ("set symbols shuffled\nset first B\n", "turn B\ndraw symbols"),
        ("", "turn A\ndraw first"),
        ("set first B\n", "turn B\ndraw chip"),
    ] {
        MagicLabyrinth::read(&read(settings, rest)).expect("a sound position");
    }
}

#[test]
fn the_first_player_is_not_drawn_for_one_alone() {
    let alone = START.replace('B', ".");
    let message = "the first player is drawn, but there is only one (ML-16)";
    refused(&format!("set seats 1\n{alone}turn A\ndraw first"), 10, message);
}

#[test]
fn a_bonus_is_for_those_who_share_a_symbol() {
    let read = |rest: &str| {
        let board = START.replace(['A', 'B'], ".");
        format!("set shared-squares on\n{board}{rest}turn A\ndraw bonus A B")
    };
    let message = "a bonus is drawn for players who do not share a symbol (ML-29)";
    refused(&read("mage A 2,2\nmage B 2,3\n"), 12, message);
    refused(&read("mage A 0,0\nmage B 0,0\n"), 12, message);
    MagicLabyrinth::read(&read("mage A 2,2\nmage B 2,2\n")).expect("a sound position");
}

#[test]
fn the_game_ends_with_the_last_chip_that_is_needed() {
    let won = |chips: &str| format!("set chips 3\n{START}turn A\nwon A\n{chips}");
    let message = "the game went on after A or another won (ML-30)";
    refused(&won("chips A owl moon sun cat\n"), 2, message);
    refused(&won("chips A owl moon sun\nchips B cat fish key\n"), 2, message);
    MagicLabyrinth::read(&won("chips A owl moon sun\n")).expect("a sound position");
}
