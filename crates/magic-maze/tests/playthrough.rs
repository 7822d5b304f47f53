//! One game in full, with all that everybody saw.

#[test]
fn playthrough() {
    casefile::playthrough::check::<magic_maze::MagicMaze>(
        "tests/playthrough.txt",
        "seats 3\nscenario 7\nface-up on",
        7,
    );
}
