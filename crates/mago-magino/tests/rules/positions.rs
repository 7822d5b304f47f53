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
    let turn = "expected `turn SEAT`, with a seat from A to B, found";
    refused("turn C", 1, &format!("{turn} `C`"));
    refused("turn", 1, &format!("{turn} nothing"));
    let next = "expected nothing, `draw first`, `rolling`, `rolled witch` with `draw arrow`, `rolled \
                witch` with `draw frogs`, `draw frogs`, `rolled FACE`, `again` or `won SEAT`, found";
    refused("turn A rolls", 1, &format!("{next} `rolls`"));
    refused("turn A rolled", 1, &format!("{next} `rolled`"));
    refused("turn A rolled 5", 1, "expected `witch` or 1 to 4 points, found `5`");
    for (rolled, what) in [
        ("rolled 2", "draw arrow"),
        ("rolled 2", "draw frogs"),
        ("rolled witch", "draw first"),
        ("rolling", "draw first"),
        ("rolling", "won A"),
    ] {
        let found = format!("`{rolled}` with `{what}`");
        refused(&format!("turn A {rolled}\n{what}"), 2, &format!("{next} {found}"));
    }
    refused("turn A\ndraw arrow", 2, &format!("{next} `draw arrow`"));
    refused("turn A\ndraw chip", 2, &format!("{next} `draw chip`"));
    refused("turn A\ndraw first\nwon A", 3, &format!("{next} `draw first` with `won A`"));
    refused("turn A\nwon A B", 2, "expected a seat, A to I, found `A B`");
    let can_be = "expected a position that can be, found";
    refused("turn A\nwon C", 1, &format!("{can_be} C has not won, or not alone (MM-60)"));
    let turns = "expected `turns` 0 to 4294967295, found";
    refused("turn A\nturns many", 2, &format!("{turns} `many`"));
    refused("turn A\nturns +4", 2, &format!("{turns} `+4`"));
}

#[test]
fn pieces_that_cannot_be_there() {
    let space = "expected a space: house, forest-1 to forest-3, hideout, meadow-1 to meadow-20";
    refused("turn A\nchild A1", 2, &format!("{space}, found nothing"));
    let form = "expected nothing, `crystal`, `frog FROG` or `frog`, found";
    refused("turn A\nchild A1 house toad", 2, &format!("{form} `toad`"));
    let child = "expected `child` with A1, A2, B1 or B2, found";
    refused("turn A\nchild A3 house", 2, &format!("{child} `A3 house`"));
    refused("turn A\nchild C1 house", 2, &format!("{child} `C1 house`"));
    let once = "expected one line `child A1`, found `A1 house`";
    refused("turn A\nchild A1 house\nchild A1 house", 3, once);
    let frog = "expected a frog from 1 to 4, found `A1 meadow-1 frog 5`";
    refused("turn A\nchild A1 meadow-1 frog 5", 2, frog);
    refused(
        "turn A\nchild A1 meadow-1 frog 1\nchild A2 meadow-1 frog 1",
        1,
        "expected a position that can be, found A1 and another are frog 1 (MM-50)",
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
    let number = "expected `crystals` 0 to 15, found";
    refused("turn A\ncrystals hideout", 2, &format!("{number} nothing"));
    refused("turn A\ncrystals hideout 16", 2, &format!("{number} `16`"));
    refused("turn A\ncrystals hideout +1", 2, &format!("{number} `+1`"));
    refused("turn A\ndelivered A", 2, "expected `delivered` 0 to 15, found nothing");
    refused(
        "turn A\ncrystals meadow-1 1\ncrystals meadow-1 1",
        3,
        "expected one line `crystals meadow-1`, found `meadow-1 1`",
    );
    refused(
        "set meadow 4\nturn A\ncrystals meadow-5 1",
        3,
        "expected `crystals` with house, forest-1, forest-2, forest-3, hideout, meadow-1, meadow-2, \
         meadow-3 or meadow-4, found `meadow-5 1`",
    );
    refused("turn A\ndelivered C 1", 2, "expected `delivered` with A or B, found `C 1`");
    let once = "expected one line `delivered A`, found `A 1`";
    refused("turn A\ndelivered A 1\ndelivered A 1", 3, once);
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
