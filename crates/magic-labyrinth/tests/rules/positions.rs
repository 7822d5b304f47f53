//! What is said of positions that cannot be read: the line, and what was expected there.

use game::Diagram;
use magic_labyrinth::MagicLabyrinth;

const BOARD: &str = "\
board
    A . o o . .
    . o o o o .
    o o o|o o o
    o o o o o o
    . o o o o .
    . . o o . B
";

/// Reads the board with these lines below it; the first of them is line 8.
#[track_caller]
fn refused(lines: &str, line: usize, message: &str) {
    refused_text(&format!("{BOARD}{lines}"), line, message);
}

#[track_caller]
fn refused_text(text: &str, line: usize, message: &str) {
    let error = MagicLabyrinth::read(text).expect_err(text);
    assert_eq!((error.line(), error.to_string().as_str()), (line, message));
}

#[test]
fn a_good_one_is_read_and_drawn() {
    for lines in [
        "turn A\nlook owl",
        "turn A rolling\nlook owl",
        "turn B rolled 3\nlook owl",
        "turn B rolled 4 left 1\nlook owl\nturns 9\nchips A moon sun\nchips B none",
        "turn A\ndraw chip\nmage A 0,0\nmage B 5,5",
        "turn A\ndraw first",
        "set symbols shuffled\nturn A\ndraw symbols",
        "turn A\ndraw turning",
        "turn A\nwon B\nchips B moon sun star key owl",
        "set keep-found-walls on\nset trail on\nturn A\nlook owl\nfound 3,2 west\ntrail 0,0 east\ntrail 1,0 west",
        "rules 1\nset walls 1\nturn A\nlook owl",
    ] {
        is_read_and_drawn(&format!("{BOARD}{lines}"));
    }
    let together = "mage A 2,2\nmage B 2,2\nset shared-squares on\nturn A\ndraw bonus A B";
    is_read_and_drawn(&format!("{}{together}", BOARD.replace(['A', 'B'], ".")));
}

#[track_caller]
fn is_read_and_drawn(text: &str) {
    let game = MagicLabyrinth::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(MagicLabyrinth::read(&game.draw()).as_ref(), Ok(&game), "{text}");
}

#[test]
fn lines_that_are_missing_or_too_many() {
    refused("look owl", 1, "expected a line `turn SEAT`, found `board`");
    let open = "expected a position that can be, found a chip lies open exactly while it is looked \
                for (ML-15)";
    refused("turn A", 8, open);
    refused("turn A rolling", 8, open);
    refused("turn A\ndraw chip\nlook owl", 9, open);
    refused("turn A\nturn B", 9, "expected `turn` once, found it twice");
    refused(
        "turn A\n    more\nlook owl",
        9,
        "expected no indented line under `turn`, found `more`",
    );
    refused(
        "move A\nlook owl",
        8,
        "expected rules, set, board, symbols, mage, turn, draw, won, turns, look, chips, found or trail, found `move`",
    );
    refused_text("turn A\nlook owl", 1, "expected a `board` with its drawing, found `turn`");
    refused_text(
        "board here\n    A",
        1,
        "expected `board` alone, and its lines indented below, found `here`",
    );
    refused(
        "set maze\n    . .\nturn A\nlook owl",
        8,
        "expected no `maze` in a position: its walls are drawn on the board, found `maze`",
    );
    refused(
        "set walls 3\nturn A\nlook owl",
        8,
        "expected `walls 1`, as many as are drawn, found `3`",
    );
    refused("rules 2\nturn A\nlook owl", 8, "expected a rules number, 1 to 1, found `2`");
}

#[test]
fn turns_that_cannot_be() {
    let turn = "expected `turn SEAT`, with a seat from A to B, found";
    refused("turn C\nlook owl", 8, &format!("{turn} `C`"));
    refused("turn\nlook owl", 8, &format!("{turn} nothing"));
    let next = "expected nothing, `rolling`, `rolled ROLLED left LEFT`, `draw turning`, `draw \
                symbols`, `draw first`, `draw chip`, `draw bonus SEATS` or `won SEAT`, found";
    refused("turn A rolls\nlook owl", 8, &format!("{next} `rolls`"));
    refused("turn A rolled 5\nlook owl", 8, "expected `rolled` 1 to 4, found `5`");
    refused("turn A rolled 0\nlook owl", 8, "expected `rolled` 1 to 4, found `0`");
    refused("turn A rolled 2 left 0\nlook owl", 8, "expected `left` 1 to 4, found `0`");
    let can_be = "expected a position that can be, found";
    let steps = format!("{can_be} 3 steps are left of 2 (ML-20)");
    refused("turn A rolled 2 left 3\nlook owl", 8, &steps);
    refused("turn A rolling\ndraw chip", 9, &format!("{next} `rolling` with `draw chip`"));
    refused("turn A rolled 2\nwon A", 9, &format!("{next} `rolled 2` with `won A`"));
    refused("turn A\ndraw chip\nwon A", 10, &format!("{next} `draw chip` with `won A`"));
    refused("turn A\ndraw lots", 9, &format!("{next} `draw lots`"));
    refused("turn A\ndraw bonus", 9, &format!("{next} `draw bonus`"));
    refused("turn A\nwon A B", 9, "expected a seat, A to I, found `A B`");
    let absent = format!("{can_be} C wins or draws, who is not there");
    refused("turn A\nwon C", 1, &absent);
    refused("set shared-squares on\nturn A\ndraw bonus A C", 1, &absent);
    let bonus = format!("{can_be} a bonus is drawn for players who do not share a symbol (ML-29)");
    refused("set shared-squares on\nturn A\ndraw bonus nobody", 10, &bonus);
    let turns = "expected `turns` 0 to 4294967295, found";
    refused("turn A\nlook owl\nturns many", 10, &format!("{turns} `many`"));
    refused("turn A\nlook owl\nturns +4", 10, &format!("{turns} `+4`"));
}

#[test]
fn magicians_that_cannot_be_there() {
    let text = |row: &str| {
        BOARD.replace("    o o o o o o\n", &format!("    {row}\n")) + "turn A\nlook owl"
    };
    refused_text(&text("o A o o o o"), 5, "expected each magician once, found `A`");
    refused_text(
        &text("o C o o o o"),
        5,
        "expected `.`, `o` or the letter of one of 2 seats on 1,3, found `C`",
    );
    refused_text(
        &text("o x o o o o"),
        5,
        "expected `.`, `o` or the letter of one of 2 seats on 1,3, found `x`",
    );
    let board = BOARD.replace(". . o o . B", "o . o o . B");
    refused_text(
        &format!("{board}turn A\nlook owl"),
        7,
        "expected `.` on 0,5: no symbol lies there (ML-03), found `o`",
    );
    let board = BOARD.replace(". . o o . B", ". . o o . .");
    refused_text(
        &format!("{board}turn A\nlook owl"),
        1,
        "expected the letter B on the board, or a line `mage B SQUARE`, found neither",
    );
    refused("mage A 1,1\nturn A\nlook owl", 8, "expected A in one place only, found `A 1,1`");
    refused("mage C 1,1\nturn A\nlook owl", 8, "expected `mage` with A or B, found `C 1,1`");
    refused(
        "mage A 6,6\nturn A\nlook owl",
        8,
        "expected a square, column,row from 0,0 to 5,5, found `6,6`",
    );
}

#[test]
fn chips_and_marks_that_cannot_be() {
    refused("turn A\nlook spoon", 9, &format!("expected a symbol: {SYMBOLS}, found `spoon`"));
    refused(
        "turn A\nlook owl\nchips A spoon",
        10,
        &format!("expected a symbol: {SYMBOLS}, found `spoon`"),
    );
    refused("turn A\nlook owl\nchips A moon moon", 10, "expected each symbol once, found `moon`");
    refused(
        "turn A\nlook owl\nchips A moon\nchips B moon",
        1,
        "expected a position that can be, found the chip moon is there twice (ML-03)",
    );
    let once = "expected one line `chips A`, found `A sun`";
    refused("turn A\nlook owl\nchips A moon\nchips A sun", 11, once);
    let none = "expected symbols such as `moon owl`, or `none`, found nothing";
    refused("turn A\nlook owl\nchips A", 10, none);
    refused(
        "turn A\nlook owl\nfound 2,2",
        10,
        "expected a square and a side, such as `2,2 east`, found `2,2`",
    );
    let can_be = "expected a position that can be, found";
    refused(
        "turn A\nlook owl\nchips A owl",
        1,
        &format!("{can_be} the chip owl is there twice (ML-03)"),
    );
    refused(
        "turn A\nlook owl\nfound 2,2 east",
        1,
        &format!("{can_be} walls or passages are kept without the option (ML-41)"),
    );
    refused(
        "set trail on\nturn A\nlook owl\ntrail 2,2 east",
        1,
        &format!("{can_be} the trail runs through a wall (ML-41)"),
    );
    let more = "turn A\nlook owl\nsymbols\n    moon sun";
    refused(more, 10, &format!("expected a symbol: {SYMBOLS}, found nothing"));
}

const SYMBOLS: &str = "acorn, bell, candle, cat, comet, crown, feather, fish, flask, harp, key, kite, lantern, \
                       leaf, mirror, moon, moth, owl, ring, shell, snail, star, sun, tower";
