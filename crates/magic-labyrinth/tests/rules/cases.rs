//! Every rule as cases.

#[test]
fn cases() {
    casefile::case::run_dir::<magic_labyrinth::MagicLabyrinth>("cases");
}
