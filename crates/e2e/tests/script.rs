//! The script of the pages, tested in a real browser by tests in JavaScript.

use std::path::Path;
use std::process::Command;

#[test]
fn the_script_passes_its_own_tests() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/tests/script/run.mjs");
    let done = Command::new("node").arg(tests).output();
    let done = done.unwrap_or_else(|error| panic!("node is needed for this test: {error}"));
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{said}\n{}", String::from_utf8_lossy(&done.stderr));
    assert!(said.contains("# fail 0"), "it does not say how many failed: {said}");
}
