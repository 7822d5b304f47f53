//! What is said of positions that cannot be read: the line, and what was expected there.

use game::Diagram;
use mago_magino::MagoMagino;

#[track_caller]
fn refused(text: &str, line: usize, message: &str) {
    let error = MagoMagino::read(text).expect_err(text);
    assert_eq!((error.line(), error.to_string().as_str()), (line, message));
}

#[test]
fn a_good_one_is_read_and_drawn() {
    for text in [
        "turn A",
        "turn B rolling",
        "turn B rolled 3",
        "turn B rolled witch",
        "turn B again",
        "turn A\ndraw first",
        "turn A rolled witch\ndraw arrow",
        "turn A rolled witch\ndraw frogs\nchild A1 forest-2 frog",
        "set shuffled-frogs on\nturn A\ndraw frogs\nchild A1 meadow-2 frog\nhopped meadow-1 to meadow-2",
        "turn A\nwon B\ndelivered B 3",
        "turn A\nturns 9\nmagician meadow-2\nchild A1 meadow-3 crystal\nchild B2 meadow-4 frog 2",
        "turn A\ncrystals meadow-3 2\ncrystals hideout 12\ndelivered A 1\ndelivered B 0",
        "turn A\nchild A1 meadow-2 frog 3\nhopped meadow-1 to meadow-2 3",
        "rules 1\nset meadow 20\nturn A\nchild A1 meadow-20",
        "set die\n    1 1 1 1 1 1\nturn A rolled 1",
    ] {
        let game = MagoMagino::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(MagoMagino::read(&game.draw()).as_ref(), Ok(&game), "{text}");
    }
}

#[test]
fn what_is_left_out_is_as_at_the_start() {
    let game =
        MagoMagino::read("turn A\nchild A1 meadow-3 crystal\ndelivered B 2\ncrystals meadow-1 3");
    let drawn = game.expect("a position").draw();
    for line in
        ["magician house", "child A2 house", "crystals hideout 9", "turns 0", "delivered A 0"]
    {
        assert!(drawn.lines().any(|drawn| drawn == line), "{line}: {drawn}");
    }
}

#[test]
fn lines_that_are_missing_or_too_many() {
    refused("magician house", 1, "expected a line `turn SEAT`, found `magician`");
    refused("turn A\nturn B", 2, "expected `turn` once, found it twice");
    refused(
        "turn A\nmagician house\nmagician house",
        3,
        "expected `magician` once, found it twice",
    );
    refused("turn A\n    more", 2, "expected no indented line under `turn`, found `more`");
    refused(
        "turn A\nmove A",
        2,
        "expected rules, set, turn, draw, won, turns, magician, child, crystals, delivered or \
         hopped, found `move`",
    );
    refused("rules 3\nturn A", 1, "expected a rules number, 1 to 2, found `3`");
    refused("set seats 9\nturn A", 1, "expected `seats` from 2 to 5, found `9`");
}

#[test]
fn turns_that_cannot_be() {
    let turn = "expected `turn SEAT`, or after it `rolling`, `rolled 3`, `rolled witch` or `again`";
    refused("turn C", 1, &format!("{turn}, with a seat from A to B, found `C`"));
    refused("turn", 1, &format!("{turn}, with a seat from A to B, found nothing"));
    refused("turn A rolls", 1, &format!("{turn}, found `A rolls`"));
    refused("turn A rolled", 1, &format!("{turn}, found `A rolled`"));
    refused("turn A rolled 5", 1, "expected `witch` or 1 to 4 points, found `5`");
    let draw = "expected `draw first` or `draw frogs` after `turn SEAT`, `draw arrow` or `draw \
                frogs` after `turn SEAT rolled witch`";
    for (turn, what) in [
        ("turn A", "arrow"),
        ("turn A rolled 2", "arrow"),
        ("turn A rolled 2", "frogs"),
        ("turn A rolled witch", "first"),
        ("turn A rolling", "first"),
        ("turn A", "chip"),
    ] {
        refused(&format!("{turn}\ndraw {what}"), 2, &format!("{draw}, found `{what}`"));
    }
    refused("turn A\nwon A\ndraw first", 2, "expected either `draw` or `won`, found `A`");
    refused("turn A\nwon C", 2, "expected `won SEAT`, with a seat from A to B, found `C`");
    let won = "expected `won SEAT`, and `turn SEAT` with nothing after it";
    refused("turn A\nwon A B", 2, &format!("{won}, found `A B`"));
    refused("turn A rolling\nwon A", 2, &format!("{won}, found `A`"));
    refused("turn A\nturns many", 2, "expected a number of turns, found `many`");
    refused("turn A\nturns +4", 2, "expected a number of turns, found `+4`");
}

#[test]
fn pieces_that_cannot_be_there() {
    let child = "expected `child A1 SPACE`, and after it nothing, `crystal`, `frog 7` or `frog`";
    refused("turn A\nchild A1", 2, &format!("{child}, found `A1`"));
    refused("turn A\nchild A1 house toad", 2, &format!("{child}, found `A1 house toad`"));
    refused("turn A\nchild A3 house", 2, "expected a child, A1 to E2, found `A3`");
    refused("turn A\nchild C1 house", 2, "expected a child of one of the 2 players, found `C1`");
    refused("turn A\nchild A1 house\nchild A1 house", 3, "expected each child once, found `A1`");
    refused("turn A\nchild A1 meadow-1 frog 5", 2, "expected a frog from 1 to 4, found `5`");
    refused(
        "turn A\nchild A1 meadow-1 frog 1\nchild A2 meadow-1 frog 1",
        3,
        "expected each frog once, found `1`",
    );
    let ring = "expected a space of this ring, whose meadow ends at meadow-9, found `meadow-10`";
    refused("turn A\nchild A1 meadow-10", 2, ring);
    refused("turn A\nmagician meadow-10", 2, ring);
    refused("turn A\nhopped meadow-10 to meadow-9 1", 2, ring);
    let hopped = "expected `hopped SPACE to SPACE` and the frog, found";
    refused("turn A\nhopped meadow-1", 2, &format!("{hopped} `meadow-1`"));
    refused(
        "turn A\nhopped meadow-1 or meadow-2 1",
        2,
        &format!("{hopped} `meadow-1 or meadow-2 1`"),
    );
    let can_be = "expected a position that can be, found";
    refused(
        "turns 3\nturn A\nhopped meadow-1 to meadow-2 1",
        2,
        &format!("{can_be} another frog hopped to meadow-2 (MM-27)"),
    );
}

#[test]
fn a_hop_whose_frog_is_gone_cannot_be() {
    let another = "expected a position that can be, found another frog hopped to meadow-3 (MM-27)";
    let hopped = "turn A rolled witch\ndraw frogs\nhopped meadow-2 to meadow-3\nchild A1";
    for rest in ["meadow-7 frog", "meadow-7 frog\nchild B1 meadow-3"] {
        refused(&format!("set shuffled-frogs on\n{hopped} {rest}"), 2, another);
    }
    let there = format!("set shuffled-frogs on\n{hopped} meadow-3 frog");
    assert!(MagoMagino::read(&there).is_ok());
    refused(&format!("{hopped} meadow-3 frog"), 1, another);
}

#[test]
fn crystals_that_cannot_be() {
    refused("turn A\ncrystals hideout", 2, "expected `crystals SPACE NUMBER`, found `hideout`");
    let number = "expected a number of crystals, at most 15, found";
    refused("turn A\ncrystals hideout 16", 2, &format!("{number} `16`"));
    refused("turn A\ncrystals hideout +1", 2, &format!("{number} `+1`"));
    refused("turn A\ndelivered A", 2, &format!("{number} nothing"));
    refused(
        "turn A\ncrystals meadow-1 1\ncrystals meadow-1 1",
        3,
        "expected each space once, found `meadow-1 1`",
    );
    let delivered = "expected `delivered SEAT NUMBER`";
    refused(
        "turn A\ndelivered C 1",
        2,
        &format!("{delivered}, with a seat from A to B, found `C 1`"),
    );
    refused(
        "turn A\ndelivered A 1\ndelivered A 1",
        3,
        &format!("{delivered}, once for each seat, found `A 1`"),
    );
    let can_be = "expected a position that can be, found";
    refused(
        "turn A\ncrystals hideout 14",
        1,
        &format!("{can_be} there are 14 crystals, not 15 (MM-01)"),
    );
    refused(
        "turn A\ncrystals meadow-1 15\ncrystals meadow-2 3",
        1,
        &format!("{can_be} there are 18 crystals, not 15 (MM-01)"),
    );
    refused(
        "turn A\ncrystals forest-1 2",
        1,
        &format!("{can_be} crystals lie on forest-1 (MM-24)"),
    );
}
