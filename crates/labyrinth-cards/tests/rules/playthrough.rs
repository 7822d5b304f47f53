//! One game in full, with all that everybody saw.

#[test]
fn playthrough() {
    casefile::playthrough::check::<labyrinth_cards::LabyrinthCards>(
        "tests/rules/playthrough.txt",
        "seats 3\nshort on\nfirst random",
        7,
    );
}
