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
    let turn = "`turn SEAT`, `turn SEAT rolling` or `turn SEAT rolled 3 left 2`";
    refused("look owl", 1, &format!("expected {turn}, found no `turn` line"));
    refused("turn A", 1, "expected a line `look SYMBOL`: the symbol that all look for, found none");
    refused(
        "turn A rolling",
        1,
        "expected a line `look SYMBOL`: the symbol that all look for, found none",
    );
    refused(
        "turn A\ndraw chip\nlook owl",
        10,
        "expected no `look` while nothing is looked for, found `owl`",
    );
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
    let turn = "expected `turn SEAT`, `turn SEAT rolling` or `turn SEAT rolled 3 left 2`";
    refused("turn C\nlook owl", 8, &format!("{turn}, with a seat from A to B, found `C`"));
    refused("turn\nlook owl", 8, &format!("{turn}, with a seat from A to B, found nothing"));
    refused("turn A rolls\nlook owl", 8, &format!("{turn}, found `A rolls`"));
    refused("turn A rolled 5\nlook owl", 8, "expected 1 to 4 steps, found `5`");
    refused("turn A rolled 0\nlook owl", 8, "expected 1 to 4 steps, found `0`");
    refused("turn A rolled 2 left 3\nlook owl", 8, "expected at most 2 steps left, found `3`");
    refused("turn A rolled 2 left 0\nlook owl", 8, "expected 1 to 4 steps, found `0`");
    refused(
        "turn A rolling\ndraw chip",
        9,
        "expected nothing else to happen after `rolling` or `rolled`, found `chip`",
    );
    refused(
        "turn A rolled 2\nwon A",
        9,
        "expected nothing else to happen after `rolling` or `rolled`, found `A`",
    );
    refused("turn A\nwon A\ndraw chip", 9, "expected either `draw` or `won`, found `A`");
    refused("turn A\nwon A B", 9, "expected `won SEAT`, found `A B`");
    refused("turn A\nwon C", 9, "expected `won SEAT`, with a seat from A to B, found `C`");
    let draw = "expected `draw` turning, symbols, first, chip or `bonus SEATS`";
    refused("turn A\ndraw lots", 9, &format!("{draw}, found `lots`"));
    refused("turn A\ndraw bonus", 9, &format!("{draw}, found `bonus`"));
    refused("turn A\ndraw bonus nobody", 9, &format!("{draw}, found `bonus nobody`"));
    refused("turn A\ndraw bonus A C", 9, &format!("{draw}, found `bonus A C`"));
    refused("turn A\nlook owl\nturns many", 10, "expected a number of turns, found `many`");
    refused("turn A\nlook owl\nturns +4", 10, "expected a number of turns, found `+4`");
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
    refused(
        "mage C 1,1\nturn A\nlook owl",
        8,
        "expected `mage SEAT SQUARE`, with a seat from A to B, found `C 1,1`",
    );
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
    refused("turn A\nlook owl\nchips A moon moon", 10, "expected each chip once, found `moon`");
    refused(
        "turn A\nlook owl\nchips A moon\nchips B moon",
        11,
        "expected each chip once, found `moon`",
    );
    let once = "expected `chips SEAT SYMBOL ..` or `chips SEAT none`, once for each seat, found";
    refused("turn A\nlook owl\nchips A moon\nchips A sun", 11, &format!("{once} `A sun`"));
    refused("turn A\nlook owl\nchips A", 10, &format!("{once} `A`"));
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
