//! The texts of a language as they stand in its files, and the fingerprints of their sources.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Context as _;

/// The texts of a language by key, each as in its file with single spaces in place of line ends.
#[derive(Debug, Default)]
pub(super) struct Texts {
    /// The keys in the order of the files.
    order: Vec<String>,
    by_key: BTreeMap<String, String>,
}

impl Texts {
    /// Reads all `.ftl` files of a folder, in the order of their names.
    pub(super) fn read(folder: &Path) -> anyhow::Result<Self> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                paths.push(path);
            }
        }
        paths.sort();
        let mut texts = Self::default();
        for path in paths {
            let source = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            texts.add(&source);
        }
        Ok(texts)
    }

    /// Adds the texts of a file. A line that begins with a key begins a text, and lines that are
    /// indented continue it.
    pub(super) fn add(&mut self, source: &str) {
        let mut key = None;
        for line in source.lines() {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                let Some((name, text)) = line.split_once('=') else { continue };
                let name = name.trim().to_owned();
                self.order.push(name.clone());
                self.by_key.insert(name.clone(), text.trim().to_owned());
                key = Some(name);
            } else if line.starts_with('#') {
                key = None;
            } else if let Some(text) = key.as_ref().and_then(|key| self.by_key.get_mut(key)) {
                for word in line.split_whitespace() {
                    if !text.is_empty() {
                        text.push(' ');
                    }
                    text.push_str(word);
                }
            }
        }
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.order.iter().map(String::as_str)
    }

    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.by_key.get(key).map(String::as_str)
    }

    pub(super) fn keys_not_in(&self, other: &Self) -> Vec<String> {
        self.keys().filter(|key| other.get(key).is_none()).map(str::to_owned).collect()
    }

    /// The sentences of a text: one for each variant, with `00` for each value that is filled in.
    pub(super) fn variants(&self, key: &str) -> Vec<String> {
        let mut variants = vec![String::new()];
        // Within `{ $count -> [one] .. *[other] .. }` each `[..]` begins a variant.
        let mut rest = self.get(key).unwrap_or_default();
        while let Some(at) = rest.find(['{', '}', '[']) {
            let last = variants.last_mut().expect("there is always one");
            last.push_str(rest[..at].trim_end_matches('*'));
            let inside = &rest[at + 1..];
            rest = match rest.as_bytes()[at] {
                b'{' => {
                    let end = inside.find(['}', '[']).unwrap_or(inside.len());
                    let is_choice = inside[..end].contains("->");
                    if is_choice {
                        inside[end..].trim_start_matches('*')
                    } else {
                        last.push_str("00");
                        inside.get(end + 1..).unwrap_or_default()
                    }
                }
                b'[' => {
                    variants.push(String::new());
                    inside.split_once(']').map_or("", |(_, text)| text)
                }
                _ => inside,
            };
        }
        variants.last_mut().expect("there is always one").push_str(rest);
        let variants = variants.iter().map(|text| text.trim().to_owned());
        variants.filter(|text| !text.is_empty()).collect()
    }
}

/// For each key of a language, the fingerprint of the English text that was translated.
#[derive(Debug, Default)]
pub(super) struct Sources {
    by_key: BTreeMap<String, String>,
}

impl Sources {
    /// Reads a file of lines `key = fingerprint`; none if there is no such file.
    pub(super) fn read(file: &Path) -> anyhow::Result<Self> {
        if !file.exists() {
            return Ok(Self::default());
        }
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let mut by_key = BTreeMap::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (key, print) = line.split_once(" = ").with_context(|| {
                format!("{}: expected `key = fingerprint`, found `{line}`", file.display())
            })?;
            by_key.insert(key.to_owned(), print.to_owned());
        }
        Ok(Self { by_key })
    }

    /// Whether the translation was made from the English text of today.
    pub(super) fn is_current(&self, key: &str, english: &Texts) -> bool {
        let print = english.get(key).map(fingerprint);
        self.by_key.get(key) == print.as_ref()
    }

    pub(super) fn accept(&mut self, keys: &[String], english: &Texts) {
        for key in keys {
            if let Some(text) = english.get(key) {
                self.by_key.insert(key.clone(), fingerprint(text));
            }
        }
    }

    /// The file, in the order of the English texts. Keys that are gone are left out.
    pub(super) fn to_text(&self, english: &Texts) -> String {
        let mut out = "# The English text from which each text was translated, as a fingerprint.\n\
                       # Written by `cargo xtask words LANGUAGE --accept KEY..`.\n"
            .to_owned();
        for key in english.keys() {
            if let Some(print) = self.by_key.get(key) {
                out.push_str(&format!("{key} = {print}\n"));
            }
        }
        out
    }
}

/// The 32-bit FNV-1a hash of a text, in hexadecimal digits.
pub(super) fn fingerprint(text: &str) -> String {
    let add = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", text.bytes().fold(0x811c_9dc5, add))
}
