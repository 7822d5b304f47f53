//! No Debug output or error holds the seed.

use magic_labyrinth::MagicLabyrinth;
use table::{Command, Format, Reason, Record};

use crate::live::{Live, vault};

/// The seed, the salt and the alias key of `vault(0xa7)`, as hex and as lists of numbers.
const MARKS: [&str; 6] = ["a7a7", "5858", "9494", "167, 167", "88, 88", "148, 148"];

#[track_caller]
fn hidden(printed: &str) {
    for mark in MARKS {
        assert!(!printed.to_lowercase().contains(mark), "{mark} in {printed}");
    }
}

#[test]
fn the_seed_is_in_no_debug() {
    let vault = vault(0xa7);
    assert_eq!(format!("{vault:?}"), "Vault(..)");
    let mut live = Live::<MagicLabyrinth>::started(0xa7, &[]);
    let dice = vault.dice(Format::Two, live.table.id(), live.table.hash(), 0);
    hidden(&format!("{dice:?} {:?} {:?} {:?}", vault.seed(), vault.salt(), vault.alias_key()));
    let close = Command::Close { reason: Reason::Closed };
    let plan = live.plan(close.clone()).expect("it is open");
    hidden(&format!("{plan:?} {plan:#?} {:?}", plan.append()));
    hidden(&format!("{:?} {:#?}", live.table, live.table));
    let rejected = live.act("A", "fly").expect_err("nobody flies");
    hidden(&format!("{rejected:?} {rejected}"));
    live.give(close).expect("it is open");
    hidden(&format!("{:?} {:?}", live.table, live.appends));
}

#[test]
fn the_game_is_in_no_debug() {
    let live = Live::<MagicLabyrinth>::started(1, &[("first", "A")]);
    assert!(live.appends.iter().any(|append| append.body().contains(" walls ")));
    let printed = format!("{:?}", live.table);
    assert!(!printed.contains("alls"), "{printed}");
    let plan = live.plan(Command::Pause).expect("it runs");
    assert!(!format!("{plan:?}").contains("alls"));
}

#[test]
fn an_error_about_the_last_record_does_not_tell_the_seed() {
    let (seed, salt) = ("a7".repeat(32), "58".repeat(16));
    for text in [
        format!("over {seed} {salt} A  B"),
        format!("over {seed} {salt} Z"),
        format!("over {seed}0 {salt} A"),
        format!("over {salt} {seed} A"),
        format!("closed {seed} {salt} a7a7"),
        format!("closed {seed} {salt} closed a7a7"),
        format!("ower {seed} {salt} A"),
    ] {
        let error = text.parse::<Record>().expect_err("it is wrong");
        hidden(&format!("{error} {error:?}"));
    }
}
