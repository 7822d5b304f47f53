//! The checks of `cargo xtask tidy` on the sources, as a test.

use std::path::Path;

#[test]
fn the_sources_pass_tidy() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let faults = xtask::tidy::check(&root);
    assert!(faults.is_empty(), "{} problems:\n{}", faults.len(), faults.join("\n"));
}
