//! A file of more than 600 lines has two subjects and must be split.

use super::files::Files;

const MOST: usize = 600;

pub(super) fn check(files: &Files) -> Vec<String> {
    let sources = files.ending_in(&["rs", "js", "css"]);
    let long = sources.filter_map(|file| {
        let lines = file.text.lines().count();
        let what = format!("{lines} lines, more than {MOST}: split the file by subject");
        (lines > MOST).then(|| file.fault(MOST + 1, what))
    });
    long.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_file_is_found() {
        let (fits, long) = ("a\n".repeat(600), "a\n".repeat(601));
        let files = Files::planted(&[
            ("fits.rs", &fits),
            ("long.rs", &long),
            ("long.css", &long),
            ("long.md", &long),
        ]);
        let found = check(&files);
        assert_eq!(found.len(), 2);
        assert!(found[0].starts_with("long.rs:601: 601 lines"), "{found:?}");
        assert!(found[1].starts_with("long.css:601: "), "{found:?}");
    }
}
