//! Texts of The Magic Labyrinth that are right, and what is said of those that are not.

use casefile::texts::{codes, right, rules_numbers, wrong};
use magic_labyrinth::{Action, Chance, Config, MagicLabyrinth, Refusal};

static_assertions::assert_not_impl_any!(MagicLabyrinth: serde::Serialize);
static_assertions::assert_not_impl_any!(Config: serde::Serialize);

const ORDER: &str = "symbols sun moon star key snail crown leaf fish candle owl ring comet acorn \
                     tower moth bell feather kite cat lantern harp shell mirror flask";

#[test]
fn actions() {
    right::<Action>(&["roll", "step north", "step east", "step south", "step west", "stop"]);
    wrong::<Action>(&[
        "",
        "Roll",
        "roll ",
        " roll",
        "roll 3",
        "stop here",
        "step",
        "step up",
        "step  north",
        "walk north",
        "halt",
        "step north north",
    ]);
}

#[test]
fn chance() {
    right::<Chance>(&[
        "walls none",
        "walls 2,2 east 4,4 south",
        "turn 0",
        "turn 3",
        "first A",
        "first D",
        "chip moon",
        "roll 1",
        "roll 4",
        ORDER,
    ]);
    wrong::<Chance>(&[
        "",
        "walls",
        "walls 2,2",
        "turn",
        "turn 4",
        "turn -1",
        "turn 10",
        "first",
        "first Z",
        "chip",
        "chip spoon",
        "roll",
        "roll 0",
        "roll 5",
        "roll 3 ",
        "roll 33",
        "symbols",
        "symbols moon",
        "throw 3",
    ]);
    wrong::<Chance>(&[&format!("{ORDER} moon"), &ORDER.replace("flask", "moon")]);
    let twice = ORDER.replace("flask", "moon").parse::<Chance>().expect_err("moon is there twice");
    assert_eq!(twice.to_string(), "expected each symbol once, found `moon`");
    let more = format!("{ORDER} moon").parse::<Chance>().expect_err("25 symbols");
    assert_eq!(more.to_string(), "expected 24 symbols and no more, found `moon`");
}

const FULL: &str = "\
seats 3
walls 7
turned off
fair off
symbols shuffled
magicians green red blue
first C
chips 8
shared-squares on
keep-found-walls on
trail on
";

#[test]
fn configs() {
    right::<Config>(&[FULL]);
    let built = FULL.replace("walls 7", "walls 1")
        + "maze\n    . .|. . . .\n"
        + &"    . . . . . .\n".repeat(5);
    right::<Config>(&[&built]);
    let defaults: Config = "".parse().expect("nothing is right");
    assert_eq!(
        defaults.to_string(),
        "seats 2\nwalls 19\nturned on\nfair on\nsymbols fixed\nmagicians red blue\nfirst random\n\
         chips 5\nshared-squares off\nkeep-found-walls off\ntrail off\n"
    );
}

#[test]
fn configs_that_do_not_go_together() {
    let refused = |text: &str, line: usize, message: &str| {
        let error = text.parse::<Config>().expect_err(text);
        assert_eq!((error.line(), error.to_string().as_str()), (line, message));
    };
    refused("seats 2\nfirst C", 2, "expected one of the 2 seats, or `random`, found `C`");
    refused("seats 4\nchips 7", 2, "expected `chips` 3 to 6 with 4 seats (ML-30), found `7`");
    let open = "    . . . . . .\n".repeat(5);
    refused(
        &format!("walls 2\nmaze\n    . .|. . . .\n{open}"),
        1,
        "expected `walls 1`, as many as are drawn, found `2`",
    );
    refused(
        &format!("maze\n    . . . A . .\n{open}"),
        2,
        "expected `.` or `o` on every square, found `A`",
    );
    assert!(format!("maze\n    . o . . . .\n{open}").parse::<Config>().is_ok());
    refused(
        &format!("\nmaze\n    .|. . . . .\n    -\n{open}"),
        2,
        "expected every square to keep an open side (ML-10), found 0,0 closed in",
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
        "edge-of-board",
        "could-not-stop",
        "square-taken",
    ]);
}

#[test]
fn a_rules_number_beyond_the_newest_is_the_newest() {
    rules_numbers::<MagicLabyrinth>();
}
