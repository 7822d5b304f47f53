//! Texts that are almost right, and texts that are not.

use game::{Dice, FastDice};

/// Letters that readers trip over: of several bytes, of no width, signs, blanks, the end of a line.
const LETTERS: &[char] = &[
    'a', 'e', 'x', 'A', 'B', 'I', 'Z', '0', '1', '9', ' ', ' ', '.', ',', '-', '+', ':', '#', '|',
    '_', '\n', '\t', '\r', '\0', 'é', 'ß', '漢', '٣', '🧙', '\u{200b}', '\u{a0}',
];

/// One of these; `None` if there is none.
pub(super) fn pick<'a, T>(of: &'a [T], dice: &mut FastDice) -> Option<&'a T> {
    of.get(dice.below(of.len() as u32) as usize)
}

/// The text with one thing changed. `words` are such as may stand in texts of this kind.
pub(super) fn edit(text: &str, words: &[String], dice: &mut FastDice) -> String {
    match dice.below(11) {
        0..5 => edit_letter(text, dice),
        5..9 => edit_word(text, words, dice),
        _ => edit_line(text, dice),
    }
}

/// Letters at random, and some words.
pub(super) fn noise(words: &[String], dice: &mut FastDice) -> String {
    let mut text = String::new();
    for _ in 0..dice.below(24) {
        match pick(words, dice) {
            Some(word) if dice.below(3) == 0 => {
                text.push_str(word);
                text.push(' ');
            }
            _ => text.extend(pick(LETTERS, dice)),
        }
    }
    text
}

fn edit_letter(text: &str, dice: &mut FastDice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = dice.below(letters.len() as u32 + 1) as usize;
    let other = pick(LETTERS, dice).copied().unwrap_or(' ');
    let digit = char::from_digit(dice.below(10), 10).unwrap_or('0');
    let digits: Vec<usize> =
        (0..letters.len()).filter(|&at| letters[at].is_ascii_digit()).collect();
    match (dice.below(5), pick(&digits, dice)) {
        (0 | 1, Some(&at)) => letters[at] = digit,
        (2, _) if at < letters.len() => drop(letters.remove(at)),
        (3, _) if at + 1 < letters.len() => letters.swap(at, at + 1),
        (4, _) if at < letters.len() => letters[at] = other,
        _ => letters.insert(at, other),
    }
    letters.into_iter().collect()
}

fn edit_word(text: &str, words: &[String], dice: &mut FastDice) -> String {
    // Blanks are kept, as parts of their own, so that a drawing keeps its shape.
    let mut parts: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    let Some(at) = (!parts.is_empty()).then(|| dice.below(parts.len() as u32) as usize) else {
        return pick(words, dice).cloned().unwrap_or_default();
    };
    let end = parts[at].trim_end_matches([' ', '\n']).len();
    let replaced;
    match dice.below(5) {
        0 => drop(parts.remove(at)),
        1 => parts.insert(at, parts[at]),
        2 if at + 1 < parts.len() => parts.swap(at, at + 1),
        _ => {
            let word = pick(words, dice).map_or("0", String::as_str);
            replaced = format!("{word}{}", &parts[at][end..]);
            parts[at] = &replaced;
        }
    }
    parts.concat()
}

fn edit_line(text: &str, dice: &mut FastDice) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return "\n".to_owned();
    }
    let at = dice.below(lines.len() as u32) as usize;
    let to = dice.below(lines.len() as u32) as usize;
    match dice.below(4) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(to, lines[at]),
        2 => lines.swap(at, to),
        _ => lines.truncate(at),
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_mostly_changes_the_text_and_never_panics() {
        let words = ["east".to_owned(), "2,2".to_owned()];
        let mut dice = FastDice::new(1);
        for text in ["", "x", "step north", "walls 19\nboard\n    A . é\n", "\n\n", "漢"] {
            let changed = (0..400).filter(|_| edit(text, &words, &mut dice) != text).count();
            assert!(changed > 200, "{text:?}: {changed}");
        }
        assert!((0..99).any(|_| !noise(&words, &mut dice).is_ascii()));
    }
}
