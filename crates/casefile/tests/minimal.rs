//! The whole game that the documentation of `game` shows passes the battery.

#[allow(dead_code, unreachable_pub, reason = "it is a file of its own elsewhere")]
#[path = "../../game/tests/sticks/game.rs"]
mod sticks;

casefile::battery!(sticks::Sticks);

/// What a game costs its author: the file may grow only for a good reason.
#[test]
fn a_game_is_short() {
    let lines = include_str!("../../game/tests/sticks/game.rs").lines().count();
    assert!(lines <= 225, "{lines} lines");
}
