//! What is said of positions that cannot be read: the line, and what was expected there.

use game::Diagram;
use labyrinth_cards::LabyrinthCards;

const LAYOUT: &str = "\
layout 0,0
    43┼ 3┬
    12┴ 5┴
";
const HANDS: &str = "\
hand A 1 2
hand B 10 20
";

/// Reads layout and hands with these lines below; the first of them is line 6.
#[track_caller]
fn refused(lines: &str, line: usize, message: &str) {
    refused_text(&format!("{LAYOUT}{HANDS}{lines}"), line, message);
}

#[track_caller]
fn refused_text(text: &str, line: usize, message: &str) {
    let error = LabyrinthCards::read(text).expect_err(text);
    assert_eq!((error.line(), error.to_string().as_str()), (line, message));
}

/// Reads a layout of these lines, in place of the usual one.
#[track_caller]
fn refused_layout(layout: &str, line: usize, message: &str) {
    refused_text(&format!("layout {layout}\n{HANDS}turn A\n"), line, message);
}

const HALF: &str = "half 2 3 6 7 10 13 15 16 18 20 23 24 27 29 32 35 37 40 43 44 46 47 48 49 50";

#[test]
fn a_good_one_is_read_and_drawn() {
    let played = "layout 0,0\n    43┼ 3┬  1┬\n    12┴ 5┴\nhand A 2\nhand B 10 20\n";
    let gone = "layout 1,0\n    3┬  1┬\n    5┴\nhand A 2\nhand B 10 20\ntaken A 43 21\n";
    for text in [
        format!("{LAYOUT}{HANDS}turn A"),
        format!("{LAYOUT}{HANDS}turn B\nlargest 4\ndeck 42\ntaken A none"),
        format!("{LAYOUT}{HANDS}turn A\ndraw first"),
        format!("{LAYOUT}{HANDS}turn A\ntaken A 50 7\ntaken B 8\nlargest 7"),
        format!("{LAYOUT}{HANDS}turn A\ntaken B rest\ndeck 0"),
        format!("{HANDS}turn A\ndraw lay"),
        "hand A 7\nturn A\ndraw deal".to_owned(),
        format!("set short on\n{HALF}\nturn A\ndraw deal\ndeck 25"),
        format!("{played}turn A placed 1"),
        format!("{played}turn A\ndraw card"),
        format!("rules 1\n{gone}gone 0,0 43┼\ngone 0,1 21┴\nturn A placed 1"),
        format!("{LAYOUT}taken B rest\nturn A\nwon B"),
        "rules 1\nset seats 6\nset first F".to_owned(),
        "set short on".to_owned(),
    ] {
        let game = LabyrinthCards::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(LabyrinthCards::read(&game.draw()).as_ref(), Ok(&game), "{text}");
    }
}

#[test]
fn a_position_is_drawn_line_by_line() {
    let text = "rules 1\nset first B\nlayout -1,0\n    .   43┼ 3┬\n    12┴ 5┴\nhand A 2\nhand B 20 10\n\
                taken A 44 21\nturn A placed 43\n";
    let drawn = LabyrinthCards::read(text).unwrap_or_else(|error| panic!("{error}")).draw();
    let expected = "rules 1\nset seats 2\nset first B\nset short off\nset links-anew off\n\
                    set find-it-yourself off\nlayout -1,0\n    .   43┼ 3┬\n    12┴ 5┴  .\nhand A 2\n\
                    hand B 10 20\ntaken A 21 44\ntaken B none\ndeck 41\nlargest 4\nturn A placed 43\n";
    assert_eq!(drawn, expected);
}

#[test]
fn lines_that_are_missing_or_too_many() {
    refused("", 1, "expected a line `turn SEAT`, found `layout`");
    refused("turn A\nturn B", 7, "expected `turn` once, found it twice");
    refused("turn A\n    more", 7, "expected no indented line under `turn`, found `more`");
    refused(
        "move A",
        6,
        "expected rules, set, half, layout, gone, hand, taken, deck, largest, turn, draw or won, \
         found `move`",
    );
    refused("turn A\nhand A 7", 7, "expected one line `hand A`, found `A 7`");
    refused("turn A\ntaken B 7\ntaken B 8", 8, "expected one line `taken B`, found `B 8`");
    refused("turn A\nrules 3", 7, "expected a rules number, 1 to 2, found `3`");
    refused("turn A\nset walls 2", 7, &format!("expected a setting: {SETTINGS}, found `walls`"));
    refused(
        &format!("turn A\n{HALF}"),
        7,
        "expected no `half` but in a short game: `set short on`, found `2 3 6 7 10 13 15 16 18 20 23 \
         24 27 29 32 35 37 4…`",
    );
}

const SETTINGS: &str = "seats, first, short, links-anew, find-it-yourself";

#[test]
fn layouts_that_cannot_be() {
    refused_layout("0\n    43┼", 1, &place("0"));
    refused_layout("", 1, &place(""));
    let none = "expected `layout COLUMN,ROW` and the cards in indented lines below, found no card";
    refused_layout("0,0", 1, none);
    refused_layout("0,0\n    . .", 1, none);
    let sign = "expected a card and the sign of its ways, such as `17┬`, or `.`, found";
    refused_layout("0,0\n    43┼ 3", 2, &format!("{sign} `3`"));
    refused_layout("0,0\n    43┼\n    3┬┬", 3, &format!("{sign} `3┬┬`"));
    refused_layout("0,0\n    43┼ ┬", 2, "expected a card, 1 to 50, found nothing");
    refused_layout("0,0\n    43┼ 51┬", 2, "expected a card, 1 to 50, found `51`");
    refused_layout("0,0\n    43┼ 3x", 2, "expected one of └│┌├┘─┴┐┤┬┼, found `x`");
    refused_layout(
        "0,0\n    43┼ 3┼",
        2,
        "expected card 3 with one of ┬┤┴├: it is a tee, found `3┼`",
    );
    refused_layout(
        "0,0\n    43┼ 39┬",
        2,
        "expected card 39 with one of │─: it is a straight, found `39┬`",
    );
    refused_layout("0,0\n    43┼ 43┼", 2, "expected each card once, found `43┼`");
    let far = "expected cards between -99,-99 and 99,99, found `3┬`";
    refused_layout("99,0\n    43┼ 3┬", 2, far);
    refused_layout("0,99\n    43┼\n    3┬", 3, far);
    let rows = "    43┼\n".to_owned() + &"    .\n".repeat(200) + "    3┬";
    refused_layout(&format!("0,0\n{rows}"), 203, far);
}

fn place(found: &str) -> String {
    let found = if found.is_empty() { "nothing".to_owned() } else { format!("`{found}`") };
    format!("expected a place, column,row from -99,-99 to 99,99, found {found}")
}

#[test]
fn turns_that_cannot_be() {
    let turn = "expected `turn SEAT`, with a seat from A to B, found";
    refused("turn C", 6, &format!("{turn} `C`"));
    refused("turn", 6, &format!("{turn} nothing"));
    let next = "expected nothing, `placed CARD`, `draw deal`, `draw lay`, `draw first` or `draw \
                card`, found";
    refused("turn A played 3", 6, &format!("{next} `played 3`"));
    refused("turn A placed", 6, &format!("{next} `placed`"));
    refused("turn A placed 51", 6, "expected a card, 1 to 50, found `51`");
    refused("turn A placed 3\ndraw card", 7, &format!("{next} `placed 3` with `draw card`"));
    refused("turn A\ndraw lots", 7, &format!("{next} `draw lots`"));
    let won = "expected no `won` after `placed` or with `draw`, found `A`";
    refused("turn A placed 3\nwon A", 7, won);
    refused("turn A\ndraw card\nwon A", 8, won);
    let over = format!("{LAYOUT}taken B rest\nturn A\n");
    refused_text(
        &format!("{over}won A"),
        6,
        "expected `won B`, who have the most cards, found `A`",
    );
    refused_text(
        &format!("{over}won"),
        6,
        "expected seats such as `A C`, or `nobody`, found nothing",
    );
}

#[test]
fn cards_that_cannot_be_there() {
    let can_be = "expected a position that can be, found";
    refused("taken A 1\nturn A", 7, &format!("{can_be} card 1 is there twice (LC-01)"));
    refused("taken A 43\nturn A", 7, &format!("{can_be} card 43 is there twice (LC-01)"));
    refused("taken A 7 7\nturn A", 6, "expected each card once, found `7`");
    refused("taken A\nturn A", 6, "expected cards such as `7 23`, or `none`, found nothing");
    refused("taken A rest\ntaken B rest\nturn A", 7, "expected a card, 1 to 50, found `rest`");
    refused("taken C 7\nturn A", 6, "expected `taken` with A or B, found `C 7`");
    refused("turn A\ndeck 41", 7, "expected `deck 42`, as many as are nowhere else, found `41`");
    refused("turn A\ndeck +42", 7, "expected `deck` 0 to 255, found `+42`");
    refused("turn A\nlargest many", 7, "expected `largest` 0 to 255, found `many`");
    refused("turn A\nlargest 5", 6, &format!("{can_be} 5 cards never lay at once"));
    let hand = "expected `hand` with A or B, found `C 1`";
    refused_text(&format!("{LAYOUT}hand C 1\nturn A"), 4, hand);
    refused_text(&format!("{LAYOUT}hand A 0\nturn A"), 4, "expected a card, 1 to 50, found `0`");
    refused_text(
        &format!("{LAYOUT}hand A 1\nturn A"),
        5,
        &format!("{can_be} hands of such sizes never are, 1 in all (LC-28)"),
    );
    refused(
        "gone 0,2\nturn A",
        6,
        "expected a card and the sign of its ways, such as `17┬`, or `.`, found nothing",
    );
    refused("gone 17┬\nturn A", 6, &place("17┬"));
    refused(
        "gone 0,2 17┬\ngone 0,3 17┬\nturn A",
        7,
        "expected each card and each place once, found `0,3 17┬`",
    );
    refused(
        "gone 0,2 17┬\ngone 0,2 18┬\nturn A",
        7,
        "expected each card and each place once, found `0,2 18┬`",
    );
    refused("gone 0,2 17┬\nturn A", 7, &format!("{can_be} 5 cards never lay at once"));
}
