//! What is said of a file that cannot be read.

use proptest::prelude::*;

use crate::Tiles;

/// The built-in file with the first such part replaced gives `line: error`.
#[track_caller]
fn check(from: &str, to: &str, expected: &str) {
    let text = Tiles::built_in_text();
    assert!(text.contains(from), "{from}");
    let line = 1 + text[..text.find(from).unwrap()].matches('\n').count();
    let error = Tiles::read(&text.replacen(from, to, 1)).expect_err(expected);
    let offset = error.line() as isize - line as isize;
    assert_eq!(format!("{offset:+} {error}"), expected, "{from} -> {to}");
}

#[test]
fn lines_that_mean_nothing() {
    check(
        "tile 5\n",
        "Tile 5\n",
        "+0 expected `sign`, `tile` or `escalator` at the start of the line, found `Tile`",
    );
    assert_eq!(
        Tiles::read("").expect_err("empty").to_string(),
        "expected a line `tile 1A`, found the end of the file"
    );
    assert_eq!(
        Tiles::read("  sign . floor").expect_err("indented").to_string(),
        "expected a line that starts at the margin before any indented one, found `sign . floor`"
    );
}

#[test]
fn signs() {
    let form = "expected one character and what it means, as in `sign . floor`";
    check("sign . floor", "sign", &format!("+0 {form}, found nothing"));
    check("sign . floor", "sign .", &format!("+0 {form}, found `.`"));
    check("sign . floor", "sign .. floor", &format!("+0 {form}, found `.. floor`"));
    for sign in ["|", ":", "-", "=", "+"] {
        let expected = "a sign other than | : - = + # which mean something else in a drawing";
        let found = format!("+0 expected {expected}, found `{sign} floor`");
        check("sign . floor", &format!("sign {sign} floor"), &found);
    }
    check("sign . floor", "sign # floor", &format!("+0 {form}, found nothing"));
    check("sign % solid", "sign . solid", "+0 expected each sign once, found `. solid`");
    let marks = "expected a mark: solid, entry, timer, ball, camera, or one of explore, vortex, \
                 item and exit with yellow, purple, green or orange";
    check("sign T timer", "sign T tmer", &format!("+0 {marks}, found `tmer`; or `floor` alone"));
    check("Y vortex yellow", "Y vortex", &format!("+0 {marks}, found `vortex`; or `floor` alone"));
    check("sign T timer", "sign T timer,", &format!("+0 {marks}, found nothing; or `floor` alone"));
    check("sign T timer", "sign T timer, timer", "+0 expected each mark once, found `timer`");
    check(
        "sign o explore orange",
        "sign o explore orange, explore green",
        "+0 expected at most one exploration square, found `explore orange, explore green`",
    );
    check(
        "sign T timer\n",
        "sign T timer\n    more\n",
        "+1 expected no indented line under `sign`, found `more`",
    );
}

#[test]
fn tiles() {
    let name = "+0 expected the name of a tile: 1A, 1B, or 2 to 24";
    for found in ["1", "2A", "25", "0", "02"] {
        check("tile 5\n", &format!("tile {found}\n"), &format!("{name}, found `{found}`"));
    }
    check("tile 5\n", "tile\n", &format!("{name}, found nothing"));
    check("tile 5\n", "tile 4\n", "+0 expected each tile once, found `4`");
    let text = Tiles::built_in_text();
    let rest = &text[..text.find("\n\n# A square whose").unwrap()];
    let error = Tiles::read(rest).expect_err("one is missing");
    assert_eq!(error.to_string(), "expected a line `tile 24`, found the end of the file");
    assert_eq!(error.line(), rest.lines().count());
}

#[test]
fn drawings() {
    let row = "4 squares of one character with a blank, `|` or `:` between";
    check("    Y . .|7", "    Y . .", &format!("+0 expected {row}, found `Y . .`"));
    check("    Y . .|7", "    Y . .|7 .", &format!("+0 expected {row}, found `Y . .|7 .`"));
    check("    Y . .|7", "    Y . . # 7", &format!("+0 expected {row}, found `Y . .`"));
    check("    Y . .|7", "    Y|| .|7", &format!("+0 expected {row}, found `Y|| .|7`"));
    check("    Y . .|7", "    Y.. .|7", &format!("+0 expected {row}, found `Y.. .|7`"));
    check("tile 5\n", "tile 5\n    - -\n", &format!("+1 expected {row}, found `- -`"));
    let walls = "each `-` or `=` right under a square, each `+` between two";
    check("    - - -\n", "     - - -\n", &format!("+0 expected {walls}, found `- - -`"));
    for wrong in ["- - - - -", "- - - - =", "-+-+-+-+", "+ - -", "- + -", "-+-+ + -"] {
        let found = format!("+0 expected {walls}, found `{wrong}`");
        check("    - - -\n", &format!("    {wrong}\n"), &found);
    }
    check(
        "    . ^|. .\n",
        "    . ^|. .\n    -\n",
        "+1 expected no line after 4 rows of squares (the border is closed), found `-`",
    );
    let rows = "4 rows of squares, indented, under `tile`";
    check("tile 5\n", "tile 5\ntile 6\n", &format!("+0 expected {rows}, found 0"));
    check(
        "tile 5\n    . . . 1\n          -\n",
        "tile 5\n",
        &format!("+0 expected {rows}, found 3"),
    );
}

#[test]
fn what_stands_on_squares() {
    check(
        "    Y . .|7",
        "    Y q .|7",
        "+0 expected on 1,0 a sign that a line `sign` above declares, found `q`",
    );
    let doors = "on a door square (2,0 3,2 1,3 or 0,1)";
    check(
        "    Y . .|7",
        "    Y o .|7",
        &format!("+0 expected `explore orange` {doors}, found it on 1,0"),
    );
    check("    Y . .|7", "    ^ . .|7", &format!("+0 expected `entry` {doors}, found it on 0,0"));
    check(
        "    ^ .|. .\n    . .|% y",
        "    ^ .|. .\n    . .|% ^",
        "+1 expected one entry on a tile, found another on 3,2",
    );
}

#[test]
fn escalators() {
    let two = "expected two squares, as in `escalator 0,1 2,3`";
    check("escalator 1,3 3,3", "escalator 1,3", &format!("+0 {two}, found `1,3`"));
    check("escalator 1,3 3,3", "escalator 1,3 3,3 0,0", &format!("+0 {two}, found `1,3 3,3 0,0`"));
    check(
        "escalator 1,3 3,3",
        "escalator 1,3 4,3",
        "+0 expected a square, column,row from 0,0 to 3,3, found `4,3`",
    );
    check(
        "sign . floor",
        "escalator 0,0 3,3\nsign . floor",
        "+0 expected a tile above that the escalator belongs to, found none",
    );
    check(
        "escalator 1,3 3,3",
        "escalator 1,3 3,3\n    more",
        "+1 expected no indented line under `escalator`, found `more`",
    );
}

#[test]
fn the_order_of_escalators_tiles_and_posts_means_nothing() {
    let text = Tiles::built_in_text();
    let turned = text.replace("escalator 1,3 3,3", "escalator 3,3 1,3");
    assert_eq!(Tiles::read(&turned), Tiles::read(text));
    let two = |text: &str| {
        let more = format!("escalator 1,3 3,3\n{text}");
        Tiles::read(&Tiles::built_in_text().replace("escalator 1,3 3,3\n", &more)).unwrap()
    };
    assert_eq!(two("escalator 0,0 2,1\n"), two("escalator 2,1 0,0\n"));
    let (signs, tiles) = text.split_at(text.find("tile 1A\n").unwrap());
    let mut parts: Vec<&str> = tiles.split("\n\n").collect();
    parts.reverse();
    assert_eq!(Tiles::read(&format!("{signs}\n{}", parts.join("\n\n"))), Tiles::read(text));
    assert_eq!(Tiles::read(&text.replace("    - - -\n", "    -+-+-+\n")), Tiles::read(text));
    assert_eq!(Tiles::read(&text.replace('%', "\u{2588}")), Tiles::read(text), "other signs");
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in any::<String>()) {
        prop_assert!(Tiles::read(&text).is_err());
    }

    #[test]
    fn no_edit_makes_it_panic(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..9, "[ -~\n\té█]{0,6}"), 1..6),
    ) {
        let mut letters: Vec<char> = Tiles::built_in_text().chars().collect();
        for (at, removed, put) in edits {
            let at = at.index(letters.len());
            let end = (at + removed).min(letters.len());
            letters.splice(at..end, put.chars());
        }
        let text: String = letters.into_iter().collect();
        match Tiles::read(&text) {
            Ok(tiles) => drop(tiles.breaches()),
            Err(error) => prop_assert!((1..=text.lines().count()).contains(&error.line())),
        }
    }
}
