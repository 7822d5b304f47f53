//! `cargo xtask words`: which texts of a language are missing, older than their English source, too
//! long for their button, or use a word that docs/words.md rules out.
//!
//! Each language other than English has a file `sources.txt`: for each key a fingerprint of the
//! English text from which the translation was made. When the English text changes, the
//! fingerprints differ and the key is listed, until somebody looks at it and accepts it.

mod rules;
mod texts;

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};

use crate::{Verdict, crates};
use rules::{Limits, TooLong, ruled_out};
use texts::{Sources, Texts};

/// The language in which texts are written first.
const SOURCE: &str = "en";

/// The folder with a folder for each language.
const FOLDER: &str = "crates/ui/words";

/// What is wrong with the texts of a language.
#[derive(Debug, Default, PartialEq, Eq)]
struct Findings {
    /// Keys of English texts that the language lacks.
    missing: Vec<String>,
    /// The same for games that are not shipped yet: their pages show the English text.
    untranslated: Vec<String>,
    /// Keys that English does not have.
    unknown: Vec<String>,
    /// Keys whose English text has changed since the translation was accepted.
    changed: Vec<String>,
    /// Texts that do not fit.
    too_long: Vec<TooLong>,
    /// Texts with a word that docs/words.md rules out: the key and the word.
    ruled_out: Vec<String>,
}

impl Findings {
    /// A text that waits for its translator is listed, and is no fault, even if it is too long.
    fn has_faults(&self) -> bool {
        let faults = [&self.missing, &self.unknown, &self.ruled_out];
        let waits = |text: &TooLong| self.changed.contains(&text.key);
        faults.iter().any(|list| !list.is_empty()) || !self.too_long.iter().all(waits)
    }

    /// All lists, each with its title.
    fn lists(&self) -> [(&'static str, Vec<String>); 6] {
        [
            ("missing", self.missing.clone()),
            ("untranslated", self.untranslated.clone()),
            ("not in English", self.unknown.clone()),
            ("changed since translated", self.changed.clone()),
            ("too long", self.too_long.iter().map(ToString::to_string).collect()),
            ("ruled out", self.ruled_out.clone()),
        ]
    }
}

/// All languages in `root`, without English.
fn languages(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut codes = Vec::new();
    for entry in fs::read_dir(root.join(FOLDER)).context(FOLDER)? {
        let entry = entry?;
        if entry.path().is_dir() {
            codes.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    codes.retain(|code| code != SOURCE);
    codes.sort();
    Ok(codes)
}

/// Everything that is found in a language.
fn check(root: &Path, code: &str) -> anyhow::Result<Findings> {
    let english = Texts::read(&folder(root, SOURCE))?;
    let texts = Texts::read(&folder(root, code))?;
    let mut found = Findings {
        too_long: Limits::read(&root.join(FOLDER).join("limits.txt"))?.too_long(&texts),
        ruled_out: ruled_out(&root.join("docs/words.md"), code, &texts)?,
        ..Findings::default()
    };
    if code != SOURCE {
        let sources = Sources::read(&sources_file(root, code))?;
        let unshipped = unshipped(root)?;
        let lacking = english.keys_not_in(&texts).into_iter();
        let lacking = lacking.partition(|key| unshipped.get(key).is_some());
        (found.untranslated, found.missing) = lacking;
        found.unknown = texts.keys_not_in(&english);
        let is_changed =
            |key: &&str| texts.get(key).is_some() && !sources.is_current(key, &english);
        found.changed = english.keys().filter(is_changed).map(str::to_owned).collect();
    }
    Ok(found)
}

/// The English texts of the games that the list does not mark as shipped.
fn unshipped(root: &Path) -> anyhow::Result<Texts> {
    let mut texts = Texts::default();
    for game in crates::games(root)?.iter().filter(|game| !game.is_shipped) {
        let file = folder(root, SOURCE).join(format!("{}.ftl", game.name));
        if file.exists() {
            texts.add(&fs::read_to_string(&file).with_context(|| file.display().to_string())?);
        }
    }
    Ok(texts)
}

fn folder(root: &Path, code: &str) -> PathBuf {
    root.join(FOLDER).join(code)
}

fn sources_file(root: &Path, code: &str) -> PathBuf {
    folder(root, code).join("sources.txt")
}

/// Notes that these translations fit today's English texts; all of them if `keys` is `None`.
/// Returns how many were noted.
fn accept(root: &Path, code: &str, keys: Option<&[String]>) -> anyhow::Result<usize> {
    let english = Texts::read(&folder(root, SOURCE))?;
    let texts = Texts::read(&folder(root, code))?;
    let all: Vec<String> = english.keys().map(str::to_owned).collect();
    let keys = keys.unwrap_or(&all);
    for key in keys {
        ensure!(english.get(key).is_some(), "there is no text `{key}` in English");
        ensure!(texts.get(key).is_some(), "`{key}` is not translated yet");
    }
    let file = sources_file(root, code);
    let mut sources = Sources::read(&file)?;
    sources.accept(keys, &english);
    fs::write(&file, sources.to_text(&english)).with_context(|| file.display().to_string())?;
    Ok(keys.len())
}

/// Runs the command.
///
/// # Errors
/// If the files of words cannot be read or written.
pub fn run(root: &Path, args: &[String]) -> anyhow::Result<Verdict> {
    let codes = languages(root)?;
    let is_known = |code: &str| code == SOURCE || codes.iter().any(|known| known == code);
    match args {
        [] => {
            let mut verdict = Verdict::Good;
            for code in [SOURCE].into_iter().chain(codes.iter().map(String::as_str)) {
                let found = check(root, code)?;
                print(&summary(code, &found));
                if found.has_faults() {
                    verdict = Verdict::Bad;
                }
            }
            Ok(verdict)
        }
        [code, ..] if !is_known(code) => {
            eprintln!("words: `{code}` is none of the languages: {SOURCE} {}", codes.join(" "));
            Ok(Verdict::Misused)
        }
        [code] => {
            let found = check(root, code)?;
            print(&report(root, code, &found)?);
            Ok(if found.has_faults() { Verdict::Bad } else { Verdict::Good })
        }
        [code, option, keys @ ..] if code != SOURCE => {
            let keys = match (option.as_str(), keys) {
                ("--accept-all", []) => None,
                ("--accept", [_, ..]) => Some(keys),
                _ => {
                    eprintln!("words: expected `--accept KEY..` or `--accept-all` after `{code}`");
                    return Ok(Verdict::Misused);
                }
            };
            print(&format!("{code}: {} accepted", accept(root, code, keys)?));
            Ok(Verdict::Good)
        }
        _ => {
            eprintln!("words: English is the source, it is not accepted");
            Ok(Verdict::Misused)
        }
    }
}

/// Prints a result. A reader such as `head` may close the pipe early: that is no error.
fn print(text: &str) {
    let _ = writeln!(io::stdout(), "{}", text.trim_end());
}

/// One line: how many texts are in each list.
fn summary(code: &str, found: &Findings) -> String {
    let counts = found.lists().into_iter().filter(|(_, list)| !list.is_empty());
    let counts: Vec<String> =
        counts.map(|(title, list)| format!("{} {title}", list.len())).collect();
    format!("{code}: {}", if counts.is_empty() { "complete".to_owned() } else { counts.join(", ") })
}

/// All lists. A changed text is shown in English and as it is translated now.
fn report(root: &Path, code: &str, found: &Findings) -> anyhow::Result<String> {
    let english = Texts::read(&folder(root, SOURCE))?;
    let texts = Texts::read(&folder(root, code))?;
    let mut out = summary(code, found) + "\n";
    for (title, list) in found.lists().into_iter().filter(|(_, list)| !list.is_empty()) {
        let _ = writeln!(out, "\n{title}:");
        for line in list {
            let _ = writeln!(out, "  {line}");
            let shown: &[(&str, &Texts)] = match title {
                "missing" | "untranslated" => &[(SOURCE, &english)],
                "changed since translated" => &[(SOURCE, &english), (code, &texts)],
                _ => &[],
            };
            for (of, texts) in shown {
                let _ = writeln!(out, "    {of}: {}", texts.get(&line).unwrap_or_default());
            }
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests;
