//! The house is in order: what tidy asks of the sources, as a test.

use std::path::Path;

#[test]
fn the_house_is_in_order() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let faults = xtask::tidy::check(&root);
    assert!(faults.is_empty(), "{} to put right:\n{}", faults.len(), faults.join("\n"));
}
