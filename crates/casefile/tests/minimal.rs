//! The whole game that the documentation of `game` shows passes the battery, its case and its playthrough.
//! `cargo xtask new-game` copies these files.

use std::path::Path;

#[allow(dead_code, unreachable_pub, reason = "it is a file of its own elsewhere")]
#[path = "../../game/tests/sticks/game.rs"]
mod sticks;

casefile::battery!(sticks::Sticks);

#[test]
fn its_case_and_its_playthrough_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../game/tests/sticks");
    casefile::case::run_dir::<sticks::Sticks>(&folder);
    casefile::playthrough::check::<sticks::Sticks>(folder.join("playthrough.txt"), "sticks 5", 1);
}

/// What a game costs its author: the file may grow only for a good reason.
#[test]
fn a_game_is_short() {
    let lines = include_str!("../../game/tests/sticks/game.rs").lines().count();
    assert!(lines <= 225, "{lines} lines");
}
