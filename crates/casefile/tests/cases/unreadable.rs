//! Texts that cannot be read: each names its line, what was expected and what was found.

use casefile::case::{self, Header, Kind, Mode};

use crate::{HEAD, Sound, fails, passes, unreadable};

/// A whole text that cannot be read.
fn text(text: &str, line: usize, message: &str) {
    let error = case::run::<Sound>(text, Kind::Case, Mode::Check).expect_err(text);
    assert_eq!((error.line(), error.to_string().as_str()), (line, message));
}

#[test]
fn a_case_says_what_it_is_about() {
    text("", 1, "expected a line `game NAME` before the first step, found nothing");
    text(
        "rule TY-01\nsays so\nalarm\ngame toy",
        1,
        "expected a line `game NAME` before the first step, found nothing",
    );
    text(
        "game toy\nsays so\nalarm",
        1,
        "expected a line `rule ID` before the first step, found nothing",
    );
    text(
        "game toy\nrule TY-01\nalarm",
        1,
        "expected a line `says SENTENCE` before the first step, found nothing",
    );
    text(
        "rule TY-01\nsays\ngame toy",
        2,
        "expected a sentence that says what the case shows, found nothing",
    );
    for rules in ["", "TY-01 TY-02 TY-03", "TY-01 TY-01", "ty-01", "TY-1", "TY01"] {
        let text = format!("game toy\nrule {rules}\nsays so\nalarm");
        let error = case::run::<Sound>(&text, Kind::Case, Mode::Check).expect_err(rules);
        let message = error.to_string();
        assert!(message.starts_with("expected one or two rule ids such as"), "{message}");
        assert_eq!(error.line(), 2);
    }
    text("game toy\nrule TY-01\nrule TY-02\nsays so", 3, "expected `rule` once, found it twice");
    text("game toy\ngame toy", 2, "expected `game` once, found it twice");
    text("game toy 2", 1, "expected the name of a game and nothing else, found `toy 2`");
    text("game\n  toy", 2, "expected no indented line under `game`, found `toy`");
}

#[test]
fn a_sentence_has_no_control_characters() {
    let nul = "expected a sentence without control characters, found U+0000";
    text("rule TY-01\nsays so\0 it is\ngame toy\nalarm", 2, nul);
    text("rule TY-01\nsays so\n     \0\ngame toy\nalarm", 3, nul);
    let escape = "expected a sentence without control characters, found U+001B";
    text("rule TY-01\nsays \u{1b}[31mred\ngame toy\nalarm", 2, escape);
}

#[test]
fn a_header_is_read_by_itself() {
    let text = "says Walk\n     on.\nrule TY-01 TY-02\ngame toy\nno such line\nact nonsense";
    let header = Header::read(text, Kind::Case).expect("a good header");
    assert_eq!((header.rules, header.says.as_str()), (vec!["TY-01", "TY-02"], "Walk on."));
    assert_eq!((header.game, header.game_line), ("toy", 4));
    assert_eq!(case::rules_of(text), Ok(vec![(3, "TY-01"), (3, "TY-02")]));
    assert!(Header::read("game toy", Kind::Case).is_err());
    assert!(Header::read("game toy", Kind::Perft).is_ok());
}

#[test]
fn a_count_needs_neither_rule_nor_sentence() {
    let verdict = case::run::<Sound>("game toy\nperft 1 0\n", Kind::Perft, Mode::Check);
    assert!(verdict.expect("a good count").passed());
}

#[test]
fn what_a_case_is_about_comes_first() {
    unreadable("alarm\nrule TY-02", 2, "expected `rule` before the first step, found it after");
}

#[test]
fn a_case_of_another_game_is_refused() {
    text(
        "rule TY-01\nsays so\ngame chess\nalarm",
        3,
        "expected a case of the game `toy`, found `chess`",
    );
    assert_eq!(case::game_of("game chess\n\nact A x"), Ok("chess"));
    assert_eq!(case::game_of(HEAD), Ok("toy"));
    assert!(case::game_of("act A x\ngame chess").is_err());
}

#[test]
fn a_misspelt_first_step_is_told_as_a_line_of_the_position() {
    let misspelt = format!("{HEAD}actt A stop");
    let error = case::run::<Sound>(&misspelt, Kind::Case, Mode::Check).expect_err("misspelt");
    assert_eq!(error.line(), HEAD.lines().count() + 1);
    assert!(error.to_string().ends_with("found `actt`"), "{error}");
}

#[test]
fn a_case_has_a_step() {
    let error = case::run::<Sound>(HEAD, Kind::Case, Mode::Check).expect_err("no step");
    assert_eq!(error.line(), HEAD.lines().count());
    assert_eq!(
        error.to_string(),
        "expected a step after the position: at, act, no, why, chance, misfit, alarm, legal, odds, \
         sees, hides, talk, phase, over, deadline, perft, absent, invalid, found nothing"
    );
}

#[test]
fn the_position_is_read_on_its_own_lines() {
    text(
        "rule TY-01\nsays one line\n     and another\n\ngame toy\nset timed maybe\nalarm",
        6,
        "expected `timed` on or off, found `maybe`",
    );
    text(
        "# here\nrule TY-01\nsays so\nturn A\ngame toy\nleft two\nalarm",
        6,
        "expected 1 to 3, found `two`",
    );
    text("says so\n\talarm", 2, "expected blanks for indenting, found a tab");
}

#[test]
fn a_position_that_should_not_be_read() {
    let head = "rule TY-01\nsays so\ngame toy\nturn A\nleft 2\npawn A 0\ntrap A 3\ntrap B 3\n";
    let run = |step: &str| case::run::<Sound>(&format!("{head}{step}"), Kind::Case, Mode::Check);
    let failure = |step| run(step).expect("readable").failure.map(|note| (note.line, note.message));
    assert_eq!(failure("invalid pawns and stage do not"), None);
    assert_eq!(
        failure("invalid a rock"),
        Some((
            9,
            "expected an error that says `a rock`, found the error: expected a position that \
             can be, found pawns and stage do not go together"
                .to_owned()
        ))
    );
    fails(
        "invalid pawns",
        1,
        "expected an error that says `pawns`, found a position that can be read",
    );
    unreadable("invalid", 1, "expected a part of the error's words after `invalid`, found nothing");
    unreadable(
        "invalid pawns\nturn A",
        1,
        "expected `invalid` as the only step of its case, found other steps",
    );
    assert!(run("invalid pawns\nturn A").is_err());
}

#[test]
fn seats_and_viewers_must_be_of_this_table() {
    unreadable("act C stop", 1, "expected a seat of this table, A to B, found `C`");
    unreadable("act stop", 1, "expected a seat, A to I, found `stop`");
    unreadable("act", 1, "expected a seat, A to I, found nothing");
    unreadable("legal C nothing", 1, "expected a seat of this table, A to B, found `C`");
    unreadable("talk C words yes", 1, "expected a seat of this table, A to B, found `C`");
    unreadable("sees C turn A", 1, "expected a seat of this table, A to B, found `C`");
    unreadable("sees all turn A", 1, "expected a seat, A to I, or `watcher`, found `all`");
    unreadable("sees A", 1, "expected words after `sees A`, found `A`");
    unreadable("hides watcher", 1, "expected words after `hides watcher`, found `watcher`");
}

#[test]
fn inputs_must_be_notation_of_the_game() {
    unreadable("act A jump", 1, "expected peek B left, step left or stop, found `jump`");
    unreadable("no A jump\nwhy rock", 1, "expected peek B left, step left or stop, found `jump`");
    unreadable(
        "chance seven",
        1,
        "expected roll 1 to 3, or deal and a square for each seat, found `seven`",
    );
    unreadable(
        "misfit seven",
        1,
        "expected roll 1 to 3, or deal and a square for each seat, found `seven`",
    );
    unreadable("alarm now", 1, "expected nothing after `alarm`, found `now`");
    unreadable("act A stop\n  x", 2, "expected no indented line under `act`, found `x`");
}

#[test]
fn no_is_followed_by_why() {
    let codes = "not-now, not-your-turn, rock, not-a-rival, nothing-there, no-peeking, busy";
    unreadable("no A stop", 1, "expected a line `why CODE` after `no`, found nothing");
    unreadable("no A stop\nturn A", 2, "expected a line `why CODE` after `no`, found `turn`");
    unreadable("why rock", 1, "expected a line `no SEAT ACTION` before `why`, found `rock`");
    unreadable(
        "no A stop\nwhy rocks",
        2,
        &format!("expected the code of a refusal: {codes}, found `rocks`"),
    );
    unreadable(
        "talk A words maybe",
        1,
        &format!("expected `yes`, or the code of a refusal: {codes}, found `maybe`"),
    );
}

#[test]
fn time_does_not_run_backwards() {
    passes("at 00:01.000\nat 00:01.000");
    unreadable(
        "at 00:01.000\nat 00:00.999",
        2,
        "expected a time not before 00:01.000, found `00:00.999`",
    );
    unreadable(
        "at noon",
        1,
        "expected a time such as 00:30.000 (minutes:seconds.millis), found `noon`",
    );
}

#[test]
fn lists_are_written_in_one_of_two_ways() {
    let expected = "expected actions such as `roll; stop`, or `nothing`";
    unreadable("legal A", 1, &format!("{expected}, found nothing"));
    unreadable("legal A stop;", 1, &format!("{expected}, found `stop;`"));
    unreadable("legal A stop\n  stop", 2, "expected no indented line under `legal`, found `stop`");
    unreadable("legal A\n  hop", 2, "expected peek B left, step left or stop, found `hop`");
    unreadable(
        "odds roll 1",
        1,
        "expected a weight and an outcome such as `2 tails`, found `roll 1`",
    );
    unreadable(
        "odds 1",
        1,
        "expected roll 1 to 3, or deal and a square for each seat, found nothing",
    );
    unreadable("odds many\n  more", 2, "expected no indented line under `odds`, found `more`");
}

#[test]
fn other_expectations_are_checked_too() {
    unreadable(
        "talk A shout yes",
        1,
        "expected a kind of talk: words, point, react or eyes, found `shout`",
    );
    unreadable("phase mine", 1, "expected `open` and seats, `chance` or `over`, found `mine`");
    unreadable("phase over A", 1, "expected `open` and seats, `chance` or `over`, found `over A`");
    unreadable("phase open", 1, "expected seats such as `A C`, or `nobody`, found nothing");
    unreadable("over won", 1, "expected the winners' seats such as `A`, or `lost`, found `won`");
    unreadable(
        "deadline soon",
        1,
        "expected a time such as 00:30.000 (minutes:seconds.millis), found `soon`",
    );
    for perft in ["", "1", "0 1", "13 1", "1 -1", "1 +1", "1 1 1", "1 99999999999999999999"] {
        let error = crate::run::<{ crate::flaw::NONE }>(&format!("perft {perft}"));
        let error = error.expect_err(perft).to_string();
        assert!(error.starts_with("expected a depth from 1 to 12 and a count"), "{perft}: {error}");
    }
}

#[test]
fn a_misspelt_line_is_told_from_a_fact() {
    let keys = "track, turn, left, won, due, pawn, trap";
    unreadable(
        "phase open A\nlegale A nothing",
        2,
        &format!(
            "expected a step (at, act, no, why, chance, misfit, alarm, legal, odds, sees, hides, \
             talk, phase, over, deadline, perft, absent, invalid) or a line of the drawing \
             ({keys}), found `legale`"
        ),
    );
    unreadable("absent", 1, "expected a key of the drawing after `absent`, found nothing");
    let error = super::run::<{ super::flaw::NONE }>("absent wonn").expect_err("no such line");
    assert!(error.to_string().ends_with("found `wonn`"), "{error}");
}
