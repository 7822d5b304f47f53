//! The eight languages, and the choice between them.

/// A language of the pages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Deutsch.
    De,
    /// Français.
    Fr,
    /// Español.
    Es,
    /// Català.
    Ca,
    /// Português.
    Pt,
    /// Italiano.
    It,
    /// Nederlands.
    Nl,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::En, Self::De, Self::Fr, Self::Es, Self::Ca, Self::Pt, Self::It, Self::Nl];

    /// Its code, as in `lang="de"`.
    pub fn code(self) -> &'static str {
        CODES_AND_NAMES[self as usize].0
    }

    /// Its own name.
    pub fn name(self) -> &'static str {
        CODES_AND_NAMES[self as usize].1
    }

    /// The language with this code.
    pub fn read(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The best language for an `Accept-Language` header, if it names one of ours.
    ///
    /// `de-CH, fr;q=0.8` is German. Invalid entries are ignored.
    pub fn accepted(header: &str) -> Option<Self> {
        let mut best = None;
        for item in header.split(',').take(32) {
            let (tag, quality) = item.split_once(';').unwrap_or((item, ""));
            let primary = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            let weight = match quality.trim().strip_prefix("q=") {
                None => 1000,
                Some(text) => thousandths(text),
            };
            let Some(lang) = Self::read(&primary) else { continue };
            // Of two with the same weight the first is chosen.
            if weight > 0 && best.is_none_or(|(most, _)| weight > most) {
                best = Some((weight, lang));
            }
        }
        best.map(|(_, lang)| lang)
    }
}

/// Code and own name of each language.
const CODES_AND_NAMES: [(&str, &str); 8] = [
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("es", "Español"),
    ("ca", "Català"),
    ("pt", "Português"),
    ("it", "Italiano"),
    ("nl", "Nederlands"),
];

/// `0.8` is 800. Invalid numbers are 0.
fn thousandths(text: &str) -> u32 {
    let (whole, rest) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if rest.len() > 3 || !digits(whole) || !digits(rest) {
        return 0;
    }
    let whole: u32 = whole.parse().unwrap_or(0);
    let part: u32 = format!("{rest:0<3}").parse().unwrap_or(0);
    (1000 * whole.min(1) + part).min(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(header: &str, expected: Option<Lang>) {
        assert_eq!(Lang::accepted(header), expected, "{header}");
    }

    #[test]
    fn the_language_that_is_liked_best_is_taken() {
        check("de-CH, fr;q=0.8", Some(Lang::De));
        check("sv, ca;q=0.5, nl;q=0.75", Some(Lang::Nl));
        check("PT-br", Some(Lang::Pt));
        check("es;q=0.3, it;q=0.3", Some(Lang::Es));
        check("fr;q=0, en;q=0.1", Some(Lang::En));
    }

    #[test]
    fn what_names_none_of_ours_names_none() {
        for header in ["", "*", "sv", "de;q=0", "fr;q=x", "fr;q=0.1234", ";;;,,,"] {
            check(header, None);
        }
    }

    #[test]
    fn each_language_has_a_code_and_a_name_of_its_own() {
        for lang in Lang::ALL {
            assert_eq!(Lang::read(lang.code()), Some(lang));
            assert_eq!(Lang::ALL.iter().filter(|other| other.name() == lang.name()).count(), 1);
        }
    }
}
