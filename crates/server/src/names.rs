//! Names that the server makes up.

use table::TableId;

use crate::Error;

/// Letters that are told apart on paper and aloud.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// 80 bits: a private table is found by nobody who was not told.
const LENGTH: usize = 16;

/// The name of a table that nobody can guess.
///
/// # Errors
/// If the system gives no randomness.
pub(crate) fn table_id() -> Result<TableId, Error> {
    let bytes: [u8; LENGTH] = table::random()?;
    let letters = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    Ok(letters.collect::<String>().parse().expect("letters and digits alone"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_tables_have_the_same_name() {
        let [one, other] = [(); 2].map(|()| table_id().expect("randomness"));
        assert_ne!(one, other);
        assert_eq!(one.as_str().len(), LENGTH);
    }
}
