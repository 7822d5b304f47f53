//! One game in full, with all that everybody saw.

#[test]
fn playthrough() {
    casefile::playthrough::check::<magic_maze::MagicMaze>(
        "tests/rules/playthrough.txt",
        "seats 3\nscenario 7\nsand 600\nside A\nface-up on",
        17,
    );
}
