//! Bytes as lower-case hex digits.

use std::fmt::{self, Write};

/// Bytes that are displayed as hex digits.
#[derive(Clone, Copy, Debug)]
pub struct Hex<'b>(pub &'b [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.iter().flat_map(|byte| [byte >> 4, byte & 0xf]);
        digits
            .map(|digit| b"0123456789abcdef"[usize::from(digit)])
            .try_for_each(|digit| f.write_char(digit.into()))
    }
}

/// Parses exactly `N` bytes; `None` for any other text.
pub fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_survive_text_and_back() {
        let bytes = [0x00, 0x7f, 0xa0, 0xff];
        assert_eq!(Hex(&bytes).to_string(), "007fa0ff");
        assert_eq!(read("007fa0ff"), Some(bytes));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "007fa0", "007fa0f", "007FA0FF", "007fa0fg", "007fa0ff00", "+07fa0ff"] {
            assert_eq!(read::<4>(text), None, "{text}");
        }
    }
}
