//! Every rule as cases.

#[test]
fn cases() {
    casefile::case::run_dir::<labyrinth_cards::LabyrinthCards>("cases");
}
