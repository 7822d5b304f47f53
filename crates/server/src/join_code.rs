//! The code by which people join a table that waits for players: five letters that can be said aloud.

use std::fmt;
use std::str::FromStr;

use table::NoRandomness;

/// The first, third and fifth letter: those that sound clear in each of our languages.
const CONSONANTS: &[u8; 16] = b"BDFGHJKLMNPRSTVZ";
/// The second and fourth letter.
const VOWELS: &[u8; 5] = b"AEIOU";

/// Parts of rude, hateful or sexual words of our eight languages, as they are written or as they sound. No code
/// contains one of them.
const RUDE: &[&str] = &[
    // English
    "ANAL", "ANUS", "BUM", "DAGO", "DIK", "FAG", "FUK", "HOMO", "JAP", "KIKE", "KIL", "KOK", "KUM",
    "NAZI", "NIG", "NUDE", "PEDO", "PENI", "PIS", "POLAK", "PUS", "RAPE", "RETAR", "SEMEN", "SUK",
    "TIT", "VAGI", // German
    "FIK", "HUR", "JUD", "KAK", "LUDE", "NEGE", "NUTE", "PIMEL", "POPO", "TOT",
    // French
    "BATAR", "BITE", "FELAT", "KON", "KUL", "NIK", "PED", "PIPE", "PIPI", "PUT", "SALOP", "SIDA",
    "SODOM", "ZIZI", "ZOB", // Spanish and Catalan
    "BOLUD", "FOLA", "FOT", "GILI", "JOD", "KAG", "KOJ", "MAMAD", "MARIK", "MORO", "PAJ", "PENE",
    "PIJ", "SUDAK", "TARAD", "TET", "ZORA", // Portuguese
    "BOKET", "BUSET", "FOD", "GOZ", "KARAL", "PIKA", "PILA", "PIROK", "PORA",
    "RABO", // Italian
    "BAGAS", "FIG", "FINOK", "KAZ", "MONA", "PIPA", "RIKON", "SEGA", "TOPA", // Dutch
    "KUT", "LUL", "MOF", "PIK", "TERIN", "TEVE",
];

/// A code such as `MUBEL`: a consonant and a vowel in turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct JoinCode(String);

impl JoinCode {
    /// A random code that is not rude.
    ///
    /// # Errors
    /// If the operating system returns no random bytes.
    pub(crate) fn random() -> Result<Self, NoRandomness> {
        loop {
            let code = Self::of(table::random()?);
            if !code.is_rude() {
                return Ok(code);
            }
        }
    }

    /// The code that a number names. The numbers are far more than the codes, so that all are equally likely.
    fn of(random: [u8; 8]) -> Self {
        let mut number = u64::from_be_bytes(random);
        let mut letter = |letters: &[u8]| {
            let size = letters.len() as u64;
            let found = letters[(number % size) as usize];
            number /= size;
            char::from(found)
        };
        let (c, v) = (CONSONANTS.as_slice(), VOWELS.as_slice());
        Self([c, v, c, v, c].into_iter().map(&mut letter).collect())
    }

    fn is_rude(&self) -> bool {
        RUDE.iter().any(|part| self.0.contains(part))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// This text can be no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoCode;

/// Reads a code as people type it: small letters, blanks and signs between the letters, and the digits 0 and 1
/// for O and I.
impl FromStr for JoinCode {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric());
        let upper = letters.take(6).map(|letter| match letter {
            '0' => 'O',
            '1' => 'I',
            _ => letter.to_ascii_uppercase(),
        });
        let code: String = upper.collect();
        let fits = |(nth, letter): (usize, u8)| {
            if nth % 2 == 0 { CONSONANTS.contains(&letter) } else { VOWELS.contains(&letter) }
        };
        let is_code = code.len() == 5 && code.bytes().enumerate().all(fits);
        is_code.then_some(Self(code)).ok_or(NoCode)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_can_be_said_and_read_back() {
        for _ in 0..1_000 {
            let code = JoinCode::random().expect("randomness");
            assert_eq!(code.as_str().parse(), Ok(code.clone()));
            assert!(!code.is_rude(), "{code}");
        }
    }

    #[test]
    fn codes_are_spread_over_all_letters() {
        let codes: Vec<_> = (0..2_000).map(|_| JoinCode::random().expect("randomness")).collect();
        for at in 0..5 {
            let mut seen: Vec<u8> = codes.iter().map(|code| code.0.as_bytes()[at]).collect();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), if at % 2 == 0 { CONSONANTS.len() } else { VOWELS.len() });
        }
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = JoinCode("MUBEL".to_owned());
        for text in ["MUBEL", "mubel", " Mu bel ", "m-u-b-e-l", "m.u.b.e.l."] {
            assert_eq!(text.parse(), Ok(code.clone()), "{text}");
        }
        assert_eq!("m0b1l".parse(), Ok(JoinCode("MOBIL".to_owned())));
        for text in ["", "MUBE", "MUBELA", "UMBEL", "MUBEX", "MÜBEL", "mubel mubel", "12345"] {
            assert_eq!(text.parse::<JoinCode>(), Err(NoCode), "{text}");
        }
    }

    /// A part that no code can contain would be a spelling mistake in the list.
    #[test]
    fn every_rude_part_can_occur_and_is_caught() {
        for part in RUDE {
            let is_vowel = |letter: u8| VOWELS.contains(&letter);
            let known = part.bytes().all(|letter| is_vowel(letter) || CONSONANTS.contains(&letter));
            let bytes = part.as_bytes();
            let alternates = bytes.windows(2).all(|pair| is_vowel(pair[0]) != is_vowel(pair[1]));
            let room = if is_vowel(bytes[0]) { 4 } else { 5 };
            assert!(known && alternates && part.len() <= room, "{part}");
        }
        assert!(JoinCode("BANAL".to_owned()).is_rude());
        assert!(!JoinCode("MUBEL".to_owned()).is_rude());
    }

    #[test]
    fn most_codes_are_left() {
        let all = (0..102_400_u64).map(|number| JoinCode::of(number.to_be_bytes()));
        let left = all.filter(|code| !code.is_rude()).count();
        assert!(left > 80_000, "{left}");
    }
}
