//! `clew tiles`.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use super::{Run, Scratch, clew};

const SUMS: &str = "25 faces, 46 exploration squares, 30 vortices, 9 escalators, 7 dwarf passages, \
                    4 timers, 3 balls, 4 cameras";

fn text() -> String {
    let run = clew(["tiles", "--text"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    run.out
}

fn tiles(path: &Path) -> Run {
    clew(["tiles".as_ref(), path.as_os_str()])
}

/// The built-in file with one part of it changed.
fn changed(from: &str, to: &str) -> String {
    let text = text();
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn the_built_in_tiles_break_no_rule() {
    let run = clew(["tiles"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.out, format!("{SUMS}: no rule is broken\n"));
}

#[test]
fn the_printed_tiles_can_be_checked_again() {
    let scratch = Scratch::new("tiles-text");
    let file = scratch.write("my.tiles", text());
    let run = tiles(&file);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.out, format!("{SUMS}: no rule is broken\n"));
}

#[test]
fn each_broken_rule_is_a_line() {
    let scratch = Scratch::new("tiles-breach");
    let file = scratch.write("warning.tiles", changed("    T|p % Y", "    T p % Y"));
    let run = tiles(&file);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "a warning is no error");
    assert_eq!(
        run.lines(),
        [
            "tile 9, 0,3: warning MZ-06: expected one open side at `timer` (doors, escalators and \
             dwarf passages count), found 2",
            &format!("{SUMS}: 0 errors, 1 warning"),
        ]
    );
    let file = scratch.write("error.tiles", changed("    T|p % Y", "    . p % Y"));
    let run = tiles(&file);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    assert_eq!(
        run.lines(),
        [
            "tiles 1-24: error MZ-08: expected four timers in all, on tiles 1 to 9, found 3",
            &format!("{}: 1 error, 0 warnings", SUMS.replace("4 timers", "3 timers")),
        ]
    );
}

#[test]
fn what_cannot_be_read_says_why() {
    let scratch = Scratch::new("tiles-unreadable");
    let line = 1 + text().lines().position(|line| line == "    T|p % Y").expect("a row of tile 9");
    let sign = "on 0,3 a sign that a line `sign` above declares";
    for (file, text, message) in [
        (
            "sign.tiles",
            changed("    T|p % Y", "    t|p % Y").into_bytes(),
            format!(":{line}: expected {sign}, found `t`"),
        ),
        ("empty.tiles", Vec::new(), ":1: expected a line `tile 1A`, found the end of".to_owned()),
        ("bytes.tiles", b"sign . floor\n\xff".to_vec(), ":2: expected text in UTF-8".to_owned()),
    ] {
        let path = scratch.write(file, text);
        wrong(&tiles(&path), &format!("clew: {}{message}", path.display()));
    }
    let path = scratch.path("none.tiles");
    let says = "no such file; `clew tiles --text` prints one to start from";
    wrong(&tiles(&path), &format!("clew: {}: {says}", path.display()));
    wrong(&tiles(&scratch.path("")), "clew: cannot read ");
}

#[test]
fn wrong_use_is_explained() {
    for args in [&["tiles", "--text", "x.tiles"][..], &["tiles", "--svg"], &["tiles", "a", "b"]] {
        wrong(&clew(args), "clew: ");
    }
    let scratch = Scratch::new("tiles-folder");
    let file = scratch.write("file", "");
    let run = clew(["tiles".as_ref(), OsStr::new("--svg"), file.as_os_str()]);
    wrong(&run, &format!("clew: --svg cannot write to the folder {}", file.display()));
}

#[track_caller]
fn wrong(run: &Run, start: &str) {
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.starts_with(start), "{}", run.err);
}

#[test]
fn every_face_has_a_picture() {
    let scratch = Scratch::new("tiles-svg");
    let folder = scratch.path("new/pictures");
    let run = clew(["tiles".as_ref(), OsStr::new("--svg"), folder.as_os_str()]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.out, format!("{SUMS}: no rule is broken\n"));
    let picture = |name: &str| fs::read_to_string(folder.join(name)).expect("a picture");
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 26);

    let count = |text: &str, part: &str| text.matches(part).count();
    let sheet = picture("sheet.svg");
    for (part, expected) in [
        ("class=\"name\"", 25),
        // Including those on side B of tile 1.
        ("<title>explore ", 50),
        ("<use href=\"#explore\"", 50),
        ("<title>vortex ", 30),
        ("<title>timer ", 5),
        ("<title>entry ", 23),
        ("<use href=\"#landing\"", 18),
        ("<title>dwarf passage ", 7),
    ] {
        assert_eq!(count(&sheet, part), expected, "{part}");
    }
    // MZ-08: at every green exploration square and nowhere else.
    assert_eq!(count(&sheet, "\"#loudspeaker\""), count(&sheet, "<title>explore green"));
    // MZ-01: everything with a colour also has the symbol.
    for (colour, symbol) in
        [("yellow", "sword"), ("purple", "potion"), ("green", "bow"), ("orange", "axe")]
    {
        let coloured = count(&sheet, &format!("<g class=\"{colour}\""));
        assert!(coloured > 0);
        assert_eq!(coloured, count(&sheet, &format!("<use href=\"#{symbol}\"")), "{colour}");
    }
    for name in ["1A", "1B", "2", "24"] {
        let one = picture(&format!("{name}.svg"));
        assert!(one.starts_with("<svg xmlns=") && one.ends_with("</svg>\n"));
        assert!(one.contains(&format!("<title>Tile {name}</title>")));
        assert_eq!(count(&one, "class=\"floor\"") + count(&one, "class=\"solid\""), 16);
    }
    assert_eq!(count(&picture("13.svg"), "<title>dwarf passage 1,2 east</title>"), 1);
}

#[test]
fn marks_on_one_square_are_drawn_next_to_each_other() {
    let scratch = Scratch::new("tiles-several");
    let text = changed("sign T timer", "sign T timer, vortex green");
    let (file, folder) = (scratch.write("several.tiles", text), scratch.path("svg"));
    let args = ["tiles".as_ref(), file.as_os_str(), OsStr::new("--svg"), folder.as_os_str()];
    assert_eq!(clew(args).code, Some(1), "side B has a vortex");
    let picture = fs::read_to_string(folder.join("9.svg")).expect("a picture");
    for place in ["translate(55 235) scale(0.50)", "translate(85 235) scale(0.50)"] {
        assert_eq!(picture.matches(place).count(), 1, "{place}");
    }
}
