use game::{Diagram, Game};

use crate::MagicMaze;

const HEROES: &str = "hero barbarian 1:1,1\nhero mage 1:2,1\nhero elf 1:1,2\nhero dwarf 1:2,2\n";
const WAITING: &str =
    "hero barbarian waiting\nhero mage waiting\nhero elf waiting\nhero dwarf waiting\n";

/// The position cannot be read, and the message says why.
#[track_caller]
fn refused(text: &str, message: &str) {
    let error = MagicMaze::read(text).expect_err(message).to_string();
    assert_eq!(error, format!("expected a position that can be, found {message}"));
}

#[track_caller]
fn accepted(text: &str) {
    let game = MagicMaze::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn a_state_that_cannot_be_is_noticed() {
    let mut game = MagicMaze::read(HEROES).expect("a position");
    assert_eq!(game.audit(), Ok(()));
    game.heroes[0] = game.heroes[1];
    game.audit().expect_err("two on one square");
}

#[test]
fn nothing_happens_before_all_heroes_are_set_up() {
    let too_early = "something was done before all heroes were set up (MZ-18)";
    accepted(&format!("{WAITING}draw deal A\n"));
    for line in ["pawn A", "giving-up A", "turned 1", "facts begun talk\nsand until 03:00.000"] {
        refused(&format!("{WAITING}draw deal A\n{line}\n"), too_early);
    }
    refused(&format!("tile 7 at 1,0\n{WAITING}draw deal A\n"), too_early);
    let alone = format!("set seats 1\n{WAITING}");
    accepted(&format!("{alone}draw start barbarian\n"));
    refused(&format!("{alone}draw deal A\n"), "nothing is dealt to one alone (MZ-70)");
    let nobody = "an action tile is dealt to nobody (MZ-10)";
    refused(&format!("set seats 2\n{WAITING}draw deal C\n"), nobody);
}

#[test]
fn the_top_tile_is_drawn_where_it_is_wanted_and_unknown() {
    let face_up = format!("set scenario 8\n{HEROES}draw top\n");
    accepted(&face_up);
    let known = "the top tile is drawn, but is known already (MZ-58)";
    refused(&format!("{face_up}top 7\n"), known);
    let down = "the top tile is turned up, but the deck lies face down (MZ-58)";
    refused(&format!("{HEROES}draw top\n"), down);
}

#[test]
fn a_tile_is_drawn_for_a_free_place() {
    let known = "a tile is drawn, but the deck is empty or its top is known (MZ-90)";
    accepted(&format!("{HEROES}draw lay 1:2,0\n"));
    refused(&format!("{HEROES}draw lay 1:2,0\ntop 7\n"), known);
    refused(&format!("{HEROES}draw lay 1:2,0\ndeck none\ntop none\n"), known);
    let no_place = "a tile is drawn for a square that leads to no free place (MZ-15)";
    refused(&format!("{HEROES}draw lay 1:1,1\n"), no_place);
    refused(&format!("tile 7 at 0,-1\n{HEROES}draw lay 1:2,0\n"), no_place);
}

#[test]
fn an_action_tile_is_drawn_for_one_alone_if_it_is_unknown() {
    let alone = format!("set seats 1\n{HEROES}facts begun\nsand until 03:00.000\ndraw turn-up\n");
    accepted(&format!("{alone}pile 1 north\n"));
    let known = "an action tile is drawn, but the next one is known (MZ-70)";
    for up in [7, 3] {
        let pile = format!("pile {up} north east south west vortex explore escalator\n");
        refused(&format!("{alone}{pile}"), known);
    }
}

#[test]
fn pawn_and_votes_are_of_players_at_the_table() {
    accepted(&format!("set seats 2\n{HEROES}pawn B\ngiving-up A\n"));
    let two = format!("set seats 2\n{HEROES}");
    refused(&format!("{two}pawn C\n"), "the pawn stands before nobody (MZ-42)");
    refused(&format!("{two}giving-up C\n"), "somebody gives up who is not there (MZ-23)");
    let all = "all are for giving up, but the game goes on (MZ-23)";
    refused(&format!("{two}giving-up A B\n"), all);
    accepted(&format!("{two}giving-up A B\nend lost\n"));
    accepted(&format!("set seats 1\n{HEROES}giving-up A\n"));
    let no_pawn = "the pawn is used, but is not in play (MZ-42)";
    refused(&format!("set seats 1\n{HEROES}pawn A\n"), no_pawn);
    refused(&format!("set scenario 15\n{HEROES}pawn A\n"), no_pawn);
}

#[test]
fn heroes_leave_as_the_scenario_says() {
    let rest = "hero mage 1:2,1\nhero elf 1:1,2\nhero dwarf 1:2,2\nfacts begun theft\n\
                sand until 03:00.000\n";
    let with = |scenario: u8, hero: &str| format!("set scenario {scenario}\n{hero}\n{rest}");
    accepted(&with(2, "hero barbarian left"));
    let stays = "the barbarian has left, but would stay on its exit (MZ-60)";
    refused(&with(10, "hero barbarian left"), stays);
    refused(&with(17, "hero barbarian left"), stays);
    let leaves = "the barbarian stays on an exit, but would leave (MZ-21)";
    refused(&with(2, "hero barbarian stays 1:1,1"), leaves);
    let no_exit = "the barbarian stays on 1:1,1, which is no exit for it (MZ-60)";
    refused(&with(10, "hero barbarian stays 1:1,1"), no_exit);
}
