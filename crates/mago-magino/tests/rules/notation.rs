//! Texts of Mago Magino that are right, and what is said of those that are not.

use std::fmt::Debug;
use std::str::FromStr;

use casefile::texts::{codes, right, rules_numbers, wrong};
use game::Unreadable;
use mago_magino::{Action, Chance, Child, Face, Frog, MagoMagino, Options, Refusal, Space};

static_assertions::assert_not_impl_any!(MagoMagino: serde::Serialize);

#[track_caller]
fn refused<T: FromStr<Err = Unreadable> + Debug>(text: &str, line: usize, message: &str) {
    let error = text.parse::<T>().expect_err(text);
    assert_eq!((error.line(), error.to_string().as_str()), (line, message));
}

#[test]
fn spaces_in_their_order() {
    let names = [
        "house",
        "forest-1",
        "forest-2",
        "forest-3",
        "hideout",
        "meadow-1",
        "meadow-9",
        "meadow-20",
    ];
    right::<Space>(&names);
    let spaces: Vec<Space> = names.iter().map(|name| name.parse().expect(name)).collect();
    assert!(spaces.is_sorted());
    assert_eq!(
        spaces.iter().map(|space| space.index()).collect::<Vec<_>>(),
        [0, 1, 2, 3, 4, 5, 13, 24]
    );
    assert_eq!((Space::new(24), Space::new(25)), (Some(spaces[7]), None));
    wrong::<Space>(&[
        "",
        "House",
        "forest",
        "forest-",
        "forest-0",
        "forest-4",
        "meadow",
        "meadow-0",
        "meadow-21",
        "meadow-01",
        "meadow-+1",
        "meadow 1",
        "hideout-1",
        "meadow--1",
        "meadow-256",
        "m1",
    ]);
    let message = "expected a space: house, forest-1 to forest-3, hideout, meadow-1 to meadow-20, \
                   found `wood`";
    refused::<Space>("wood", 1, message);
}

#[test]
fn children_frogs_and_faces() {
    right::<Child>(&["A1", "A2", "B1", "C2", "E1", "E2"]);
    wrong::<Child>(&["", "A", "A0", "A3", "F1", "I2", "a1", "A11", "1A", "é1", "AA"]);
    refused::<Child>("F1", 1, "expected a child, A1 to E2, found `F1`");
    right::<Frog>(&["1", "2", "9", "10"]);
    wrong::<Frog>(&["", "0", "11", "01", "+1", "A1", "-1"]);
    refused::<Frog>("11", 1, "expected a frog, 1 to 10, found `11`");
    right::<Face>(&["witch", "1", "2", "3", "4"]);
    wrong::<Face>(&["", "0", "5", "9", "Witch", "22", "+2"]);
}

#[test]
fn actions() {
    right::<Action>(&[
        "roll",
        "end",
        "child 1 to meadow-3",
        "child 2 load to hideout",
        "child 2 to hideout load",
        "magician to house",
        "frog 10 to forest-3",
    ]);
    wrong::<Action>(&[
        "",
        "Roll",
        "roll ",
        " roll",
        "roll 3",
        "end now",
        "child",
        "child 1",
        "child 3 to house",
        "child 1 to",
        "child 1 to wood",
        "child 1 load to house load",
        "child 1  to house",
        "child 1 at house",
        "child A1 to house",
        "magician 1 to house",
        "magician to house load",
        "frog to house",
        "frog 11 to house",
        "frog 1 to house load",
    ]);
    refused::<Action>("child 3 to house", 1, "expected a number: 1 or 2, found `3`");
}

#[test]
fn chance() {
    right::<Chance>(&[
        "first A",
        "first E",
        "roll witch",
        "roll 2",
        "arrow forest-2",
        "arrow meadow-9",
        "frog 7",
        "frogs 7",
        "frogs 7 2 10",
        "frogs 10 9 8 7 6 5 4 3 2 1",
    ]);
    wrong::<Chance>(&[
        "",
        "first",
        "first Z",
        "roll",
        "roll 5",
        "roll  2",
        "arrow",
        "arrow north",
        "frog",
        "frog 0",
        "spin meadow-1",
        "frog 7 A1",
        "frog 7 2",
        "frogs",
        "frogs 0",
        "frogs 7 7",
        "frogs 7  2",
        "frogs 7 2 ",
        "frogs 10 9 8 7 6 5 4 3 2 1 1",
    ]);
}

const FULL: &str = "\
seats 3
forest 3
meadow 12
die
    witch 1 2 2 3 4
colours green red violet
first C
crystals 2
shuffled-frogs on
numbered-frogs on
";

#[test]
fn configs() {
    right::<Options>(&[FULL]);
    let defaults: Options = "".parse().expect("nothing is right");
    assert_eq!(
        defaults.to_string(),
        "seats 2\nforest 3\nmeadow 9\ndie\n    witch witch 2 3 3 4\ncolours red blue\n\
         first random\ncrystals 3\nshuffled-frogs off\n"
    );
    let other: Options = "die\n  4 3\n  witch 2\n\n  3 witch".parse().expect("a die in rows");
    assert_eq!(other, defaults, "faces may stand in any order");
}

#[test]
fn configs_that_do_not_go_together() {
    refused::<Options>(
        "seats 2\nfirst C",
        2,
        "expected one of the 2 seats, or `random`, found `C`",
    );
    refused::<Options>("meadow 21", 1, "expected `meadow` from 4 to 20, found `21`");
    refused::<Options>("forest 2", 1, "expected `forest` from 3 to 3, found `2`");
    refused::<Options>("crystals 4", 1, "expected `crystals` from 2 to 3, found `4`");
    refused::<Options>(
        "seats 2\ndie\n    witch 2 3",
        2,
        "expected a die of 6 faces (MM-03), found 3",
    );
    refused::<Options>(
        "die\n    witch 2 3\n    1 1 1 1",
        3,
        "expected a die of 6 faces (MM-03), found more",
    );
    refused::<Options>(
        "die\n    witch 2 3\n    1 1 0",
        3,
        "expected `witch` or 1 to 4 points, found `0`",
    );
    refused::<Options>(
        "die witch",
        1,
        "expected `die` as a drawing in indented lines below, found `witch`",
    );
}

#[test]
fn refusals_have_codes_of_their_own() {
    codes::<Refusal>(&[
        "game-over",
        "wait",
        "not-your-turn",
        "roll-first",
        "already-rolled",
        "move-first",
        "bewitched",
        "no-such-frog",
        "out-of-reach",
        "not-into-the-forest",
        "no-crystal",
        "hands-full",
        "straight-back",
    ]);
}

#[test]
fn a_rules_number_beyond_the_newest_is_the_newest() {
    rules_numbers::<MagoMagino>();
}
