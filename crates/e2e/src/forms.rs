//! Searches a text for secret bytes in any common encoding.

/// Decodes hex digits.
///
/// # Panics
/// If the text is not hex.
pub fn unhex(text: &str) -> Vec<u8> {
    let pair = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).expect("hex digits");
    (0..text.len()).step_by(2).map(pair).collect()
}

/// The encodings of bytes: hex in both cases, base64 in both alphabets without padding (a padded text
/// starts with the unpadded one), and lists of numbers.
pub fn forms(bytes: &[u8]) -> Vec<String> {
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let numbers: Vec<String> = bytes.iter().map(ToString::to_string).collect();
    let base = base64(bytes);
    let url = base.replace('+', "-").replace('/', "_");
    vec![hex.to_uppercase(), hex, base, url, numbers.join(","), numbers.join(", ")]
}

/// The name of the first secret that the text contains in any encoding.
pub fn found<'s>(text: &str, secrets: &'s [(String, Vec<u8>)]) -> Option<&'s str> {
    let is_in = |bytes: &[u8]| forms(bytes).iter().any(|form| text.contains(form.as_str()));
    secrets.iter().find(|(_, bytes)| is_in(bytes)).map(|(name, _)| name.as_str())
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let number = three.iter().fold(0u32, |number, &byte| number << 8 | u32::from(byte));
        let number = number << (8 * (3 - three.len()));
        for nth in 0..=three.len() {
            let index = number >> (18 - 6 * nth) & 63;
            text.push(char::from(LETTERS[index as usize]));
        }
    }
    text
}

#[test]
fn bytes_are_written_in_all_ways() {
    let all = forms(&unhex("fbff003a"));
    assert_eq!(
        all,
        ["FBFF003A", "fbff003a", "+/8AOg", "-_8AOg", "251,255,0,58", "251, 255, 0, 58"]
    );
    let secrets = [("it".to_owned(), unhex("fbff003a"))];
    assert_eq!(found("x +/8AOg== y", &secrets), Some("it"));
    assert_eq!(found("fbff003b", &secrets), None);
}
