//! Finds rule ids in a text of any kind.

use crate::case::is_rule_id;

/// The rule ids that stand in a text as whole words, each with its line, counted from 1.
pub(super) fn ids(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).flat_map(|(line, text)| {
        text.split(|letter: char| !letter.is_alphanumeric() && !matches!(letter, '-' | '_'))
            .filter_map(leading_id)
            .map(move |id| (line, id))
    })
}

/// `ML-23` of `ML-23` and of `ML-23-bump`; nothing of `ML-23a` or `xML-23`.
fn leading_id(word: &str) -> Option<&str> {
    let hyphen = word.find('-')?;
    let rest = &word[hyphen + 1..];
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let id = &word[..hyphen + 1 + digits];
    let ends = rest[digits..].is_empty() || rest[digits..].starts_with('-');
    (ends && is_rule_id(id)).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_as_whole_words() {
        let text =
            "// XX-01: so\ncheck(\"XX-02-bump.case\", (XX-03));\nXX-04a aXX-05 xx-06 XX_07 XX-8";
        let found: Vec<_> = ids(text).collect();
        assert_eq!(found, [(1, "XX-01"), (2, "XX-02"), (2, "XX-03")]);
    }

    #[test]
    fn strange_letters_do_no_harm() {
        assert_eq!(ids("é-01 XX-é1 – - -- XX- -01 XX-01é").count(), 0);
    }
}
