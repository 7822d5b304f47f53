//! One game in full, with all that everybody saw.

#[test]
fn playthrough() {
    casefile::playthrough::check::<magic_labyrinth::MagicLabyrinth>(
        "tests/rules/playthrough.txt",
        "seats 3\nwalls 5\nkeep-found-walls on\nfirst random",
        7,
    );
}
