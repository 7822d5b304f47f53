//! Every kind of record as text and back, and texts that are almost right.

use super::Record;

const ZEROS: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// At least one valid text of every kind; `ZEROS` stands for 64 hex digits, `HALF` for 32.
const RIGHT: &[&str] = &[
    "open blue-fox-7 magic-labyrinth ZEROS",
    "open blue-fox-7 magic-labyrinth ZEROS 2 1",
    "note chat on",
    "note chat off",
    "note link B ZEROS 1700000000000",
    "note link-used ZEROS",
    "note ready I HALF",
    "note clock off",
    "note another-kind",
    "note another-kind # any text, ö",
    "join A ZEROS Ada",
    "join I ZEROS Åsa & Bo #1",
    "name B D'Artagnan",
    "leave C",
    "host D",
    "bot E easy",
    "cover F very-hard-2",
    "uncover G",
    "set walls 24",
    "set magicians blue red",
    "set maze\n    . .\n      -\n    . .",
    "set maze",
    "start 1 1700000000000",
    "start 2 0\n    entropy A HALF\n    entropy C HALF\n    seats 2\n    maze\n        . .\n          -",
    "act 00:01.250 A k-1_Z step north",
    "chance 100:00.000 roll 4",
    "alarm 00:30.000",
    "pause 00:00.000 1",
    "resume 00:00.000 18446744073709551615",
    "over ZEROS HALF A C",
    "over ZEROS HALF lost",
    "closed ZEROS HALF abandoned",
    "closed ZEROS HALF closed",
    "closed ZEROS HALF broken",
];

const WRONG: &[&str] = &[
    "",
    "seal 1 ZEROS",
    "Open blue-fox-7 magic-labyrinth ZEROS",
    "open Blue magic-labyrinth ZEROS",
    "open blue magic-labyrinth HALF",
    "open blue Magic ZEROS",
    "open  blue magic ZEROS",
    "open blue magic ZEROS ",
    "open blue magic",
    "open blue magic ZEROS 1",
    "open blue magic ZEROS 1 1",
    "open blue magic ZEROS 2",
    "open blue magic ZEROS 2 0",
    "open blue magic ZEROS 2 1 ",
    "open blue magic ZEROS 3 1",
    "note",
    "note ",
    "note Chat on",
    "note chat",
    "note chat maybe",
    "note chat on ",
    "note link B ZEROS",
    "note link B ZEROS 01",
    "note link B ZEROS 1 1",
    "note link-used HALF",
    "note ready A ZEROS",
    "note ready Z HALF",
    "note ready A  HALF",
    "note other ",
    "note other a\tb",
    "note other a\n    block",
    "join J ZEROS Ada",
    "join A ZEROS",
    "join A ZEROS ",
    "join A ZEROS  Ada",
    "join A ZEROS Ada ",
    "join A ZEROS Ad\u{7}a",
    "join A ZEROS Ada\n    and a block",
    "leave A B",
    "leave A ",
    " leave A",
    "leave a",
    "bot A Easy",
    "bot A",
    "set",
    "set ",
    "set Walls 24",
    "set walls ",
    "set walls  24",
    "set walls 24 ",
    "set walls 24 # many",
    "set maze \n    . .",
    "set maze x\n    . .",
    "set maze\n   . .",
    "set maze\n    . . ",
    "set maze\n    ",
    "set maze\n\t. .",
    "set maze\n    . .\r",
    "set maze\n    . .\n",
    "start 0 1",
    "start 01 1",
    "start 65536 1",
    "start 1 01",
    "start 1 18446744073709551616",
    "start 1",
    "start 1 1 1",
    "start 1 1\n    entropy Z HALF",
    "start 1 1\n    entropy A HALF ",
    "start 1 1\n    entropy A ZEROS",
    "start 1 1\n    seats 2 ",
    "start 1 1\n    seats\t2",
    "act 0:01.250 A k step north",
    "act 00:01.250 A k",
    "act 00:01.250 A k ",
    "act 00:01.250 A k  step",
    "act 00:01.250 A k step\n    north",
    "act 00:01.250 A k.1 step north",
    "chance 00:00.000",
    "chance 00:00.000 roll\t4",
    "alarm 00:60.000",
    "alarm",
    "pause 00:00.000",
    "over ZEROS HALF A  C",
    "over ZEROS HALF C A",
    "over ZEROS HALF nobody",
    "over ZEROS HALF",
    "over HALF ZEROS A",
    "closed ZEROS HALF bored",
    "closed ZEROS HALF closed ",
];

fn filled(text: &str) -> String {
    text.replace("ZEROS", ZEROS).replace("HALF", &ZEROS[..32])
}

#[test]
fn every_kind_survives_text_and_back() {
    for text in RIGHT {
        let text = filled(text);
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(record.to_string(), text);
        assert_eq!(record.lines(), text.lines().count());
    }
}

#[test]
fn only_what_would_be_written_is_read() {
    for text in WRONG {
        let text = filled(text);
        let error = text.parse::<Record>().expect_err(&text);
        assert!((1..=text.split('\n').count()).contains(&error.line()), "{text:?}: {error:?}");
    }
}

#[test]
fn the_line_is_named() {
    for (text, line) in [
        ("leave Z", 1),
        ("leave A\n    x", 2),
        ("set maze\n    . .\n    #", 3),
        ("start 1 1\n    entropy A HALF\n    entropy A x", 3),
        ("start 1 1\n    seats 2\n    first \n    x", 3),
        ("start 1 1\n    seats 2\nfirst A", 3),
    ] {
        assert_eq!(filled(text).parse::<Record>().expect_err(text).line(), line, "{text}");
    }
}
