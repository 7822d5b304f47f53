//! Texts of Labyrinth, the card game, that are right, and what is said of those that are not.

use casefile::texts::{codes, right, rules_numbers, wrong};
use game::{Game, Talk};
use labyrinth_cards::{Action, Chance, LabyrinthCards, Options, Refusal};

static_assertions::assert_not_impl_any!(LabyrinthCards: serde::Serialize);

#[test]
fn actions() {
    right::<Action>(&["place 17 at -1,0 turn 3", "place 1 at 99,-99 turn 0", "take 50", "finish"]);
    wrong::<Action>(&[
        "",
        "finish ",
        "Finish",
        "finish 1",
        "take",
        "take 0",
        "take 51",
        "take 1 2",
        "place 17",
        "place 17 at -1,0",
        "place 17 at -1,0 turn",
        "place 17 at -1,0 turn 4",
        "place 17 at -1,0 turn 3 ",
        "place 17 on -1,0 turn 3",
        "place 17 at -1,0 turned 3",
        "place  17 at -1,0 turn 3",
        "place 17 at 100,0 turn 3",
        "lay 17 at 0,0 turn 3",
    ]);
    let error = "pass".parse::<Action>().expect_err("no such action").to_string();
    let expected = "`place CARD at AT turn TURN`, `take CARD` or `finish`";
    assert_eq!(error, format!("expected {expected}, found `pass`"));
}

#[test]
fn actions_are_ordered_by_card_then_row_by_row() {
    let order = [
        "place 3 at 5,-1 turn 0",
        "place 3 at -1,0 turn 3",
        "place 3 at 0,0 turn 1",
        "place 3 at 0,0 turn 2",
        "place 20 at 0,-7 turn 0",
        "take 2",
        "take 10",
        "finish",
    ];
    let actions = order.map(|text| text.parse::<Action>().expect(text));
    assert!(actions.is_sorted_by(|one, next| one < next));
}

#[test]
fn chance() {
    right::<Chance>(&["half 1 2 50", "half none", "deal 17", "lay 23 turn 1", "first F", "draw 5"]);
    wrong::<Chance>(&[
        "",
        "half",
        "half 1 1",
        "deal",
        "deal 51",
        "deal 1 2",
        "lay 23",
        "lay 23 turn",
        "lay 23 turn 4",
        "lay turn 1",
        "first",
        "first Z",
        "draw",
        "draw card",
        "roll 3",
    ]);
}

const FULL: &str = "seats 6\nfirst F\nshort on\nlinks-anew on\nfind-it-yourself on\n";

#[test]
fn configs() {
    right::<Options>(&[FULL]);
    let defaults: Options = "".parse().expect("nothing is right");
    assert_eq!(
        defaults.to_string(),
        "seats 2\nfirst random\nshort off\nlinks-anew off\nfind-it-yourself off\n"
    );
    assert_eq!(LabyrinthCards::seats(&defaults), 2);
    wrong::<Options>(&["seats 1", "seats 7", "first G", "short yes", "links-anew", "walls 3"]);
    let error = "seats 5\nfirst F".parse::<Options>().expect_err("nobody sits there");
    let message = "expected one of the 5 seats, or `random`, found `F`";
    assert_eq!((error.line(), error.to_string().as_str()), (2, message));
}

#[test]
fn refusals_have_codes_of_their_own() {
    codes::<Refusal>(&[
        "game-over",
        "wait",
        "not-your-turn",
        "place-first",
        "already-placed",
        "not-in-hand",
        "same-way",
        "place-taken",
        "no-side",
        "no-way",
        "not-lying",
        "played-card",
        "not-linked",
        "falls-apart",
    ]);
}

#[test]
fn a_rules_number_beyond_the_newest_is_the_newest() {
    rules_numbers::<LabyrinthCards>();
}

#[test]
fn all_may_talk() {
    let config: Options = "".parse().expect("nothing is right");
    let game = LabyrinthCards::new(LabyrinthCards::RULES, &config);
    for talk in Talk::ALL {
        assert_eq!(game.may_talk(game::Seat::A, talk), Ok(()));
    }
}
