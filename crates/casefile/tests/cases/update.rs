//! What is rewritten, and what stays.

use casefile::case::{self, Kind, Mode, Note};

use crate::{HEAD, Sound};

/// Rewrites the steps after [`HEAD`]: the new steps, and what failed all the same.
fn update(steps: &str) -> (String, Option<String>) {
    let verdict = case::run::<Sound>(&format!("{HEAD}{steps}"), Kind::Case, Mode::Update);
    let verdict = verdict.unwrap_or_else(|error| panic!("{steps}: {error}"));
    let failure = verdict.failure.map(|note| note.message);
    let text = verdict.rewritten.map_or(format!("{HEAD}{steps}"), |rewritten| rewritten.text);
    let steps = text.strip_prefix(HEAD).expect("the head stays as it was");
    (steps.to_owned(), failure)
}

/// The steps become these, and then they hold.
fn becomes(steps: &str, new: &str) {
    assert_eq!(update(steps), (new.to_owned(), None));
    crate::passes(new);
}

/// The steps stay, and one still fails.
fn stays(steps: &str, message: &str) {
    let (text, failure) = update(steps);
    assert_eq!(text, steps);
    let failure = failure.expect("a failure");
    assert!(failure.contains(message), "{failure}");
}

#[test]
fn what_holds_is_left_alone() {
    let text = format!("{HEAD}phase open A\nturn   A # so\n\n");
    let verdict = case::run::<Sound>(&text, Kind::Case, Mode::Update).expect("a good case");
    assert!(verdict.passed() && verdict.rewritten.is_none());
}

#[test]
fn layout_and_comments_stay() {
    becomes(
        "\
phase   open A
# the turn
turn    B         # whose it is
left    3

pawn    A   2     # where it is
deadline none     # never
  # at the end
",
        "\
phase   open A
# the turn
turn    A         # whose it is
left    2

pawn    A 4       # where it is
deadline 00:10.000 # never
  # at the end
",
    );
}

#[test]
fn lists_are_rewritten_in_their_own_way() {
    becomes("legal  A stop  # all", "legal  A peek B left; step left; stop # all");
    becomes("legal  B stop; step left  # none", "legal  B nothing          # none");
    becomes("legal A nothing", "legal A peek B left; step left; stop");
    becomes(
        "legal A\n\n      stop        # first\n    # more\nturn B",
        "legal A\n\n      peek B left # first\n      step left\n      stop\n    # more\nturn A",
    );
    becomes(
        "legal B\n    stop  # why?\n    step left\nturn A",
        "legal B nothing\n          # why?\nturn A",
    );
    becomes("odds many", "odds nothing");
    becomes("act A stop\nodds many", "act A stop\nodds 3 roll 1; 2 roll 2; 1 roll 3");
    becomes(
        "act A stop\nodds\n    1 roll 1",
        "act A stop\nodds\n    3 roll 1\n    2 roll 2\n    1 roll 3",
    );
}

#[test]
fn outcomes_that_cannot_be_listed_become_many() {
    let text = "game toy\nodds 1 roll 1\n";
    let verdict = case::run::<Sound>(text, Kind::Perft, Mode::Update).expect("a good case");
    assert_eq!(verdict.rewritten.expect("new text").text, "game toy\nodds many\n");
}

#[test]
fn small_expectations_are_rewritten() {
    becomes("no A step right\nwhy   busy   # so", "no A step right\nwhy   rock   # so");
    becomes("phase   chance", "phase   open A");
    becomes("talk  A words yes\ntalk B words busy", "talk  A words busy\ntalk B words yes");
    becomes("perft 1 99", "perft 1 3");
    becomes(
        "deadline 00:11.000\nact A stop\ndeadline 00:11.000",
        "deadline 00:10.000\nact A stop\ndeadline none",
    );
    let win = "act A step left\nact A step left\nchance roll 1\nact B stop\nchance roll 2\n\
               act A step left\nact A step left\n";
    becomes(&format!("{win}over B"), &format!("{win}over A"));
}

#[test]
fn a_fact_is_rewritten_from_the_line_that_was_meant() {
    becomes("phase open A\npawn B 1\ntrap A 1", "phase open A\npawn B 4\ntrap A 3");
    becomes(
        "phase open A\ntrack\n        . . . . . . . . .   # no rock\nturn A",
        "phase open A\ntrack\n        . . . . . x . . .   # no rock\nturn A",
    );
    // The only line with that key.
    becomes("phase open A\nleft 3", "phase open A\nleft 2");
    stays("phase open A\npawn C 4", "found `pawn A 4` and `pawn B 4`");
    stays("act A stop\nleft 2", "found no line `left`");
}

#[test]
fn what_only_a_person_can_say_still_fails() {
    stays("act B stop", "to be accepted");
    stays("no A stop\nwhy rock", "to be refused");
    stays("chance roll 1", "to be accepted");
    stays("act A stop\nmisfit roll 1", "to be refused");
    stays("alarm", "to be accepted");
    stays("sees B traps A", "to be told");
    stays("hides A traps A", "not to be told");
    stays("absent left", "no line");
    stays("over A", "found `phase open A`");
}

#[test]
fn what_was_rewritten_before_a_failure_is_kept() {
    let (text, failure) = update("phase chance\nact B stop\nturn B");
    assert_eq!(text, "phase open A\nact B stop\nturn B");
    assert!(failure.is_some());
}

#[test]
fn it_says_what_it_rewrote() {
    let text = format!("{HEAD}phase open A\nturn B");
    let verdict = case::run::<Sound>(&text, Kind::Case, Mode::Update).expect("a good case");
    let note = Note { line: 14, message: "expected `turn B`, found `turn A`".to_owned() };
    assert_eq!(verdict.rewritten.expect("new text").notes, [note]);
}

#[test]
fn line_ends_of_another_system_stay() {
    let text = format!("{HEAD}phase chance\nlegal A\n    stop\nturn B # x\n").replace('\n', "\r\n");
    let new = format!(
        "{HEAD}phase open A\nlegal A\n    peek B left\n    step left\n    stop\nturn A # x\n"
    );
    let verdict = case::run::<Sound>(&text, Kind::Case, Mode::Update).expect("a good case");
    assert_eq!(verdict.rewritten.expect("new text").text, new.replace('\n', "\r\n"));
}
