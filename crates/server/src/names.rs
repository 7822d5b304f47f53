//! Names that the server chooses.

use table::{NoRandomness, TableId};

/// Letters that cannot be confused on paper or aloud.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Length of a name: 80 bits, so that nobody can guess a private table.
const LENGTH: usize = 16;

/// A new table id that nobody can guess.
///
/// # Errors
/// If the system gives no randomness.
pub(crate) fn table_id() -> Result<TableId, NoRandomness> {
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
