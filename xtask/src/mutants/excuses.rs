//! The surviving mutants that docs/mutants.md lists with a reason.

use std::{collections::BTreeMap, fs, io, path::Path};

use anyhow::Context;

use super::outcomes::without_place;

/// The number of excuses for each mutant: two mutants with the same text need two lines.
#[derive(Debug, Default)]
pub(super) struct Excuses(BTreeMap<String, usize>);

impl Excuses {
    /// Reads the page. A missing page excuses nothing.
    pub(super) fn read(page: &Path) -> anyhow::Result<Self> {
        match fs::read_to_string(page) {
            Ok(text) => Ok(Self::parse(&text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(error).with_context(|| format!("{} cannot be read", page.display())),
        }
    }

    /// Parses the lines of the form ``- `mutant`: reason`` and ignores all others.
    pub(super) fn parse(text: &str) -> Self {
        let mut excuses = BTreeMap::new();
        for mutant in text.lines().filter_map(excused) {
            *excuses.entry(without_place(mutant)).or_default() += 1;
        }
        Self(excuses)
    }

    /// Compares survivors with excuses, without regard to line numbers.
    ///
    /// Excuses for files without any tested mutant are ignored.
    pub(super) fn compare(&self, missed: &[String], is_tested: impl Fn(&str) -> bool) -> Compared {
        let mut left = self.0.clone();
        left.retain(|mutant, _| is_tested(mutant));
        let mut unexcused = Vec::new();
        for mutant in missed {
            match left.get_mut(&without_place(mutant)) {
                Some(count) if *count > 0 => *count -= 1,
                _ => unexcused.push(mutant.clone()),
            }
        }
        let idle = left.into_iter().filter(|(_, count)| *count > 0).map(|(mutant, _)| mutant);
        Compared { unexcused, idle: idle.collect() }
    }
}

/// The differences between survivors and excuses.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Compared {
    /// Survivors without an excuse.
    pub(super) unexcused: Vec<String>,
    /// Excuses without a survivor.
    pub(super) idle: Vec<String>,
}

/// The mutant that a line excuses; `None` without a reason.
fn excused(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let item = line.strip_prefix("- `").or_else(|| line.strip_prefix("* `"))?;
    let (mutant, reason) = item.split_once("`:")?;
    (!reason.trim().is_empty()).then_some(mutant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(page: &str, missed: &[&str], unexcused: &[&str], idle: &[&str]) {
        let missed: Vec<_> = missed.iter().map(|&m| m.to_owned()).collect();
        let found = Excuses::parse(page).compare(&missed, |mutant| mutant.starts_with("a.rs"));
        assert_eq!(found.unexcused, unexcused);
        assert_eq!(found.idle, idle);
    }

    #[test]
    fn a_survivor_needs_a_line_with_a_reason() {
        check("- `a.rs: b`: it is the same.\n", &["a.rs: b"], &[], &[]);
        check("* `a.rs:1:2: b`: the lines have moved.\n", &["a.rs:3:4: b"], &[], &[]);
        check("- `a.rs: b`: without a place.\n", &["a.rs:3:4: b"], &[], &[]);
        check("- `a.rs: b`:\n", &["a.rs: b"], &["a.rs: b"], &[]);
        check("`a.rs: b`: not in a list\n", &["a.rs: b"], &["a.rs: b"], &[]);
        check("", &["a.rs: b"], &["a.rs: b"], &[]);
    }

    #[test]
    fn two_survivors_that_read_alike_need_two_lines() {
        let one = "- `a.rs: b`: the first.\n";
        check(one, &["a.rs:1:1: b", "a.rs:2:2: b"], &["a.rs:2:2: b"], &[]);
        check(&one.repeat(2), &["a.rs:1:1: b", "a.rs:2:2: b"], &[], &[]);
    }

    #[test]
    fn an_excuse_without_a_survivor_is_idle() {
        check("- `a.rs: b`: it was.\n- `z.rs: c`: not tested now.\n", &[], &[], &["a.rs: b"]);
    }

    #[test]
    fn a_missing_page_excuses_nothing() {
        let excuses = Excuses::read(Path::new("/nowhere/mutants.md")).expect("not an error");
        assert!(excuses.0.is_empty());
    }
}
