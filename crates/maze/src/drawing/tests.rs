use game::Outline;
use proptest::prelude::*;

use super::*;

type Picture = Drawing<4, 3>;

fn read(block: &str) -> Result<Picture, Unreadable> {
    let indented: String = block.lines().map(|line| format!("  {line}\n")).collect();
    let text = format!("board\n{indented}");
    Drawing::read(&Outline::read(&text)?.entries[0])
}

#[track_caller]
fn refused(block: &str, line: usize, message: &str) {
    let error = read(block).expect_err(block);
    assert_eq!((error.line(), error.to_string().as_str()), (line, message));
}

#[test]
fn walls_and_squares_are_read() {
    let drawing = read("A .|o .\n  -   -\n. o o .\n. B . .").expect("a good drawing");
    assert_eq!(drawing.walls.to_string(), "1,0 east 1,0 south 3,0 south");
    let at = |text: &str| text.parse().expect(text);
    assert_eq!(drawing.letter(at("1,2")), 'B');
    assert_eq!(drawing.line(at("1,2")), 5);
    assert_eq!(drawing.to_string(), "A .|o .\n  -   -\n. o o .\n. B . .\n");
}

#[test]
fn posts_may_be_marked() {
    let drawing = read(". . . .\n-+ + +-\n. . . .\n. . . .").expect("a good drawing");
    assert_eq!(drawing.walls.to_string(), "0,0 south 3,0 south");
}

#[test]
fn every_mistake_names_its_line() {
    let squares = "expected 4 squares of one character with a blank or `|` between, found";
    refused(". . .\n. . . .\n. . . .", 2, &format!("{squares} `. . .`"));
    refused(". . . .\n. .  . .\n. . . .", 3, &format!("{squares} `. .  . .`"));
    refused(". . . .\n. . . |", 3, &format!("{squares} `. . . |`"));
    refused("  - \n. . . .\n. . . .\n. . . .", 2, &format!("{squares} `-`"));
    refused(". . . .\n-\n-\n. . . .\n. . . .", 4, &format!("{squares} `-`"));
    refused(". . . .\n . .", 3, &format!("{squares} `. .`"));
    refused(
        ". . . .\n -\n. . . .\n. . . .",
        3,
        "expected each `-` right under a square, each `+` between two, found `-`",
    );
    refused(
        ". . . .\n        -\n. . . .\n. . . .",
        3,
        "expected each `-` right under a square, each `+` between two, found `-`",
    );
    refused(
        ". . . .\n       +\n. . . .\n. . . .",
        3,
        "expected each `-` right under a square, each `+` between two, found `+`",
    );
    refused(". . . .\n. . . .", 1, "expected 3 rows of squares, found 2");
    let border = "expected no line after 3 rows of squares (the border is closed), found";
    refused(". . . .\n. . . .\n. . . .\n-", 5, &format!("{border} `-`"));
    refused(". . . .\n. . . .\n. . . .\n. . . .", 5, &format!("{border} `. . . .`"));
}

proptest! {
    #[test]
    fn any_walls_survive_drawing_and_reading(picks in prop::collection::vec(any::<bool>(), 17)) {
        let walls: Walls<4, 3> =
            Slot::all().zip(picks).filter(|(_, pick)| *pick).map(|(slot, _)| slot).collect();
        let drawing = Drawing::new(walls, |square| if square.row() == 1 { 'x' } else { '.' });
        let again = read(&drawing.to_string()).expect("what was drawn can be read");
        prop_assert_eq!(again.walls, walls);
        prop_assert_eq!(again.letters, drawing.letters);
    }

    #[test]
    fn any_text_is_read_or_refused(block in "[-+|. aé\n]{0,60}") {
        let _ = read(&block);
    }
}
