//! Each verb where it holds and where it does not.

use casefile::case::{self, Kind, Mode, Note};

use crate::{Toy, fails, fails_with, flaw, passes};

/// A walks to the left end.
const WIN: &str = "act A step left\nact A step left\nchance roll 1\nact B stop\nchance roll 2\n\
                   act A step left\nact A step left\n";

#[test]
fn act_must_be_accepted() {
    passes("act A step left\npawn A 3\nleft 1");
    fails(
        "act A step right",
        1,
        "expected `step right` by A to be accepted, found the refusal `rock` (a rock lies there)",
    );
    fails(
        "phase open A\nact B stop",
        2,
        "expected `stop` by B to be accepted, found the refusal `not-your-turn` (it is not your turn)",
    );
}

#[test]
fn no_must_be_refused_for_that_reason_and_change_nothing() {
    passes("no A step right\nwhy rock\nno B stop\nwhy not-your-turn");
    fails("no A stop\nwhy rock", 1, "expected `stop` by A to be refused, found it accepted");
    fails(
        "no A step right\nwhy busy",
        2,
        "expected the refusal `busy` (you have a move to make), \
         found the refusal `rock` (a rock lies there)",
    );
    fails_with::<{ flaw::REFUSAL_CHANGES }>(
        "at 00:01.000\nno A step right\nwhy rock",
        2,
        "expected the state as it was, since nothing was accepted, \
         found it changed:\n    due 00:01.000",
    );
}

#[test]
fn chance_must_be_accepted() {
    passes("act A stop\nchance roll 3\nleft 3\nturn B");
    fails(
        "chance roll 3",
        1,
        "expected `chance roll 3` to be accepted, found that is not nature's move here",
    );
}

#[test]
fn a_misfit_must_be_refused_and_change_nothing() {
    passes("misfit roll 3\nact A stop\nmisfit deal 2 2\nmisfit alarm");
    fails(
        "act A stop\nmisfit roll 1",
        2,
        "expected `chance roll 1` to be refused, found it accepted",
    );
    fails("at 00:10.000\nmisfit alarm", 2, "expected `alarm` to be refused, found it accepted");
    fails_with::<{ flaw::MISFIT_CHANGES }>(
        "misfit roll 3",
        1,
        "expected the state as it was, since nothing was accepted, found it changed",
    );
}

#[test]
fn alarms_come_at_their_time() {
    passes("at 00:09.999\nmisfit alarm\nat 00:10.000\nalarm\nturn B\nsees B late A");
    fails("alarm", 1, "expected `alarm` to be accepted, found that is not nature's move here");
}

#[test]
fn inputs_come_at_the_time_that_was_said() {
    passes("at 00:05.000\nact A stop\nchance roll 1\ndeadline 00:15.000\ndue 00:15.000");
}

#[test]
fn every_accepted_input_must_leave_a_sound_state() {
    fails_with::<{ flaw::AUDIT }>(
        WIN,
        7,
        "expected a state that holds together, found pawns and stage do not go together",
    );
}

#[test]
fn the_position_itself_must_be_sound() {
    let text = "rule TY-01\nsays so\ngame toy\nturn A\npawn A 0\nalarm";
    let verdict = case::run::<Toy<{ flaw::UNSOUND_DIAGRAM }>>(text, Kind::Case, Mode::Check);
    let message = "expected a state that holds together, found pawns and stage do not go together";
    let failure = Some(Note { line: 3, message: message.to_owned() });
    assert_eq!(verdict.expect("a readable case").failure, failure);
}

#[test]
fn legal_is_the_whole_list_in_any_order() {
    passes("legal A peek B left; step   left; stop\nlegal B nothing");
    passes("legal A\n    peek B left\n\n    step left   # a comment\n    stop\nlegal B nothing");
    fails(
        "legal A step left; stop",
        1,
        "expected `step left; stop`, found `peek B left; step left; stop`",
    );
    passes("legal A stop; step left; peek B left");
    fails(
        "legal A peek B left; step left; stop; stop",
        1,
        "expected `peek B left; step left; stop; stop`, found `peek B left; step left; stop`",
    );
    fails("legal B stop", 1, "expected `stop`, found nothing");
    fails("legal A nothing", 1, "expected nothing, found `peek B left; step left; stop`");
    fails("legal A\n  stop", 1, "expected `stop`, found `peek B left; step left; stop`");
}

#[test]
fn odds_are_the_whole_list_with_weights() {
    passes("odds nothing\nact A stop\nodds 3 roll 1; 2 roll 2; 1 roll 3");
    passes("act A stop\nodds\n    3 roll 1\n    2 roll 2\n    1 roll 3");
    fails(
        "act A stop\nodds 3 roll 1; 3 roll 2; 1 roll 3",
        2,
        "expected `3 roll 1; 3 roll 2; 1 roll 3`, found `3 roll 1; 2 roll 2; 1 roll 3`",
    );
    fails("odds many", 1, "expected too many outcomes to list, found nothing");
}

#[test]
fn sees_looks_at_the_view_and_at_the_sights_of_the_last_input() {
    passes("sees watcher turn A\nsees A traps A 3");
    passes(
        "act A step left\nsees watcher stepped A 3\nsees B pawns A 3\nact A stop\nsees A stopped A",
    );
    fails(
        "act A step left\nact A stop\nsees watcher stepped A 3",
        3,
        "expected watcher to be told `stepped A 3`, found the lines told\n    rules 2\n    \
         timed yes\n    die slow\n    track . . . . . x . . .\n    turn B\n    pawns A 3\n    pawns B 4",
    );
    // Whole words only, and in a row.
    for words in ["paw", "pawns 4", "traps A 3 4"] {
        let steps = format!("sees A {words}");
        let verdict = crate::run::<{ flaw::NONE }>(&steps).expect("a good case");
        assert!(!verdict.passed(), "{steps}");
    }
}

#[test]
fn hides_needs_a_true_secret() {
    passes("hides B traps A 3\nhides watcher traps B 2\nact A stop\nhides B traps A 3");
}

#[test]
fn hides_fails_if_it_is_told() {
    fails(
        "hides A traps A 3",
        1,
        "expected A not to be told `traps A 3`, found the line `traps A 3`",
    );
    fails(
        "act A step left\nhides B stepped A",
        2,
        "expected B not to be told `stepped A`, found the line `stepped A 3`",
    );
    fails_with::<{ flaw::LEAKY_VIEW }>(
        "hides B traps A 3",
        1,
        "expected B not to be told `traps A 3`, found the line `traps A 3`",
    );
}

#[test]
fn hides_fails_if_it_is_not_true() {
    fails(
        "hides B trap A 3",
        1,
        "expected `trap A 3` in the truth (else it is misspelt, or no secret), \
         found the true lines\n    rules 2\n    timed yes\n    die slow\n    \
         track . . . . . x . . .\n    turn A\n    left 2\n    due 10000\n    \
         pawns A 4\n    pawns B 4\n    traps A 3\n    traps B 2",
    );
    fails_with::<{ flaw::NONE }>(
        "act A step left\nhides watcher pawns A 4",
        2,
        "expected `pawns A 4` in the truth (else it is misspelt, or no secret), \
         found the true lines\n    rules 2\n    timed yes\n    die slow\n    \
         track . . . . . x . . .\n    turn A\n    left 1\n    due 10000\n    \
         pawns A 3\n    pawns B 4\n    traps A 3\n    traps B 2",
    );
}

#[test]
fn talk_is_answered_by_yes_or_a_code() {
    passes("talk A point yes\ntalk A words busy\ntalk B  words  yes");
    fails("talk A words yes", 1, "expected `talk A words yes`, found `talk A words busy`");
    fails("talk B eyes rock", 1, "expected `talk B eyes rock`, found `talk B eyes yes`");
}

#[test]
fn phase_says_whose_move_it_is() {
    passes("phase open A\nact A stop\nphase chance\nchance roll 1\nphase open B");
    fails("phase open A B", 1, "expected `phase open A B`, found `phase open A`");
    fails("phase chance", 1, "expected `phase chance`, found `phase open A`");
    fails("phase over", 1, "expected `phase over`, found `phase open A`");
}

#[test]
fn over_says_who_won() {
    passes(&format!("{WIN}over A\nphase over\nwon A"));
    fails(&format!("{WIN}over B"), 8, "expected `over B`, found `over A`");
    fails(&format!("{WIN}over lost"), 8, "expected `over lost`, found `over A`");
    fails("over A", 1, "expected `over A`, found `phase open A`");
    fails("act A stop\nover A", 2, "expected `over A`, found `phase chance`");
}

#[test]
fn deadline_says_when_it_wants_to_be_woken() {
    passes("deadline 00:10.000\nact A stop\ndeadline none");
    fails("deadline none", 1, "expected `deadline none`, found `deadline 00:10.000`");
    fails("deadline 00:10.001", 1, "expected `deadline 00:10.001`, found `deadline 00:10.000`");
}

#[test]
fn perft_counts_sequences() {
    passes("perft 1 3\nact A stop\nperft 1 3\nperft 2 9\nperft 3 27");
    passes(&format!("{WIN}perft 1 0"));
    fails("perft 1 4", 1, "expected `perft 1 4`, found `perft 1 3`");
}

#[test]
fn perft_fails_at_an_input_that_is_listed_and_not_taken() {
    let text = "game toy\nrules 1\nturn A\nleft 2\ntrap A 3\ntrap B 3\nperft 2 9";
    let verdict = case::run::<Toy<{ flaw::LISTED_ONLY }>>(text, Kind::Perft, Mode::Check);
    let failure = verdict.expect("a readable case").failure.expect("a failure");
    let message = "expected each listed input to be accepted, found `peek A left` by A, and then";
    assert!(failure.message.starts_with(message), "{}", failure.message);
}

#[test]
fn a_line_of_the_drawing_is_a_fact() {
    passes(
        "at 00:00.000\nturn A\nleft   2\ntrap B  2\nrules 2\nset seats 2\ntrack\n  . . . . . x . . .",
    );
    fails("phase open A\nturn B", 2, "expected `turn B`, found `turn A`");
    fails("phase open A\npawn A 3", 2, "expected `pawn A 3`, found `pawn A 4` and `pawn B 4`");
    fails(
        "phase open A\ntrack\n    . . . . . . . . .",
        2,
        "expected `track` with its rows, found `track` with\n    . . . . . x . . .",
    );
    // `left` was there, so it is no misspelling.
    fails("act A stop\nleft 2", 2, "expected `left 2`, found no line `left`");
    // So is a key that comes only later.
    fails("act A stop\nleft 2\nchance roll 1", 2, "expected `left 2`, found no line `left`");
}

#[test]
fn absent_is_what_the_drawing_does_not_have() {
    passes("absent won\nabsent pawn A 3\nact A stop\nabsent left\nabsent left 2");
    fails("absent left", 1, "expected no line `left`, found `left 2`");
    fails("absent pawn  A", 1, "expected no line `pawn A`, found `pawn A 4`");
    fails("absent pawn A 4", 1, "expected no line `pawn A 4`, found `pawn A 4`");
}
