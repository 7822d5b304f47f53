//! Every rule as cases.

#[test]
fn cases() {
    casefile::case::run_dir::<magic_maze::MagicMaze>("cases");
}
