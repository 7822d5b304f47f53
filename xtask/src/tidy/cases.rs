//! Each rule id has a case or a test, and each case names rules that exist.

use std::path::Path;

use anyhow::Context;
use casefile::index::Index;

pub(super) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let index = Index::read(root).context("rules and cases")?;
    Ok(index.problems().to_vec())
}

#[cfg(test)]
mod tests {
    use super::{super::scratch::Scratch, *};

    #[test]
    fn a_rule_without_a_case_and_a_case_without_a_rule_are_found() {
        let rules = "# Rope\n\n- RP-01 A rope is thrown.\n- RP-02 A rope is caught.\n";
        let files = [
            ("docs/rules/rope.md", rules),
            ("crates/rope/cases/RP-01-throw.case", "rule    RP-01 RP-99\nsays    It flies.\n"),
        ];
        let scratch = Scratch::planted("cases", &files);
        let found = check(&scratch.0).expect("it was just planted");
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found.iter().any(|fault| fault.contains("RP-99")), "{found:?}");
        assert!(found.iter().any(|fault| fault.contains("RP-02")), "{found:?}");
    }
}
