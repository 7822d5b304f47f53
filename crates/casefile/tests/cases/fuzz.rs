//! No text makes the runner panic, and rewriting is done once.

use casefile::case::{self, Kind, Mode};
use proptest::prelude::*;

use crate::{HEAD, Sound};

/// A case with nearly every verb.
const STEPS: &str = "\
legal A peek B left; step left; stop   # all
legal B nothing
no A step right
why rock
act A step left
sees watcher stepped A 3
hides B traps A 3
talk A words busy
phase open A
act A stop
misfit deal 2 2
odds
    3 roll 1
    2 roll 2
    1 roll 3
at 00:01.000
chance roll 1
deadline 00:11.000
absent due 00:10.000
perft 2 9
track
    . . . . . x . . .
at 00:11.000
alarm
turn A
";

/// Words that mean something somewhere.
const WORDS: &[&str] = &[
    "act",
    "no",
    "why",
    "legal",
    "odds",
    "sees",
    "hides",
    "talk",
    "phase",
    "over",
    "deadline",
    "perft",
    "absent",
    "invalid",
    "misfit",
    "alarm",
    "at",
    "chance",
    "turn",
    "pawn",
    "track",
    "set",
    "rules",
    "rule",
    "says",
    "game",
    "toy",
    "A",
    "B",
    "I",
    "watcher",
    "step left",
    "stop",
    "roll 1",
    "many",
    "nothing",
    "nobody",
    "open",
    "yes",
    ";",
    "#",
    "\n",
    "\n    ",
    "\t",
    "\r",
    "é",
    "\u{0}",
    "9",
    "00:02.000",
    " ",
];

/// Steps that can be read, right or wrong, and spaced in many ways.
const LINES: &[&str] = &[
    "act A step left",
    "act A stop",
    "act B stop",
    "chance roll 1",
    "chance  roll 2",
    "at 00:10.000",
    "alarm",
    "no A step right\nwhy  busy   # so",
    "no B stop\n\nwhy rock",
    "legal A stop",
    "legal   A nothing  # all",
    "legal B\n    stop    # first\n      # between\n    step left",
    "legal A\n\n        step left\n        stop # last",
    "odds many   # é",
    "odds\n  1 roll 1 # so\n\n  1 roll 2",
    "odds nothing",
    "talk A words yes",
    "talk  B  words  busy # no",
    "phase   chance # whose",
    "phase open A B",
    "over B # who",
    "deadline none",
    "deadline   00:12.000  # when",
    "perft 2   7",
    "pawn A   1      # where",
    "pawn B 9",
    "left 9",
    "turn      B # whose",
    "track\n  . . . . . . . . . # free\n  x",
    "track\n\n     # none\nturn A",
    "absent left",
    "sees A turn A",
    "hides A traps B",
    "# nothing",
    "",
];

/// Runs a text in every way. What was rewritten is not rewritten again, and then it holds.
fn run(text: &str) {
    let _ = case::game_of(text);
    let _ = case::rules_of(text);
    for kind in [Kind::Case, Kind::Perft] {
        let _ = case::run::<Sound>(text, kind, Mode::Check);
        let Ok(verdict) = case::run::<Sound>(text, kind, Mode::Update) else { continue };
        if let Some(rewritten) = verdict.rewritten {
            let again = case::run::<Sound>(&rewritten.text, kind, Mode::Update);
            let again = again.unwrap_or_else(|error| {
                panic!("line {}: {error}\n{text}\n--\n{}", error.line(), rewritten.text)
            });
            assert!(again.rewritten.is_none(), "{text}\n--\n{}", rewritten.text);
            assert_eq!(again.failure.is_some(), verdict.failure.is_some(), "{text}");
        }
    }
}

#[test]
fn the_text_to_be_changed_is_a_good_one() {
    crate::passes(STEPS);
}

proptest! {
    #[test]
    fn any_text_is_run_or_refused(text in "(?s).{0,200}") {
        run(&text);
        run(&format!("{HEAD}{text}"));
    }

    #[test]
    fn any_words_are_run_or_refused(
        words in prop::collection::vec(prop::sample::select(WORDS), 0..30),
    ) {
        let text = words.join(" ").replace(" \n ", "\n").replace(" \n     ", "\n    ");
        run(&text);
        run(&format!("{HEAD}phase open A\n{text}"));
    }

    #[test]
    fn steps_in_any_order_are_run_and_rewritten(
        lines in prop::collection::vec(prop::sample::select(LINES), 1..14),
        end in prop::sample::select(&["\n", "\r\n"][..]),
    ) {
        run(&format!("{HEAD}phase open A\n{}\n", lines.join("\n")).replace('\n', end));
    }

    #[test]
    fn a_good_case_may_be_changed_anywhere(
        edits in prop::collection::vec(
            (any::<prop::sample::Index>(), 0usize..4, prop::sample::select(WORDS)),
            1..4,
        ),
    ) {
        let mut text: Vec<char> = format!("{HEAD}{STEPS}").chars().collect();
        for (at, cut, word) in edits {
            let at = at.index(text.len() + 1);
            let end = (at + cut).min(text.len());
            text.splice(at..end, word.chars());
        }
        run(&text.into_iter().collect::<String>());
    }
}
