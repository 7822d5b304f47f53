//! A file whose end is missing.
//!
//! SQLite refuses such a file as a whole, though most tables in it may be unhurt. Filled up with
//! empty pages it can be used: what lay in them is told as damage when it is asked for, table by
//! table.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// Where the header says what it says.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
const PAGE_SIZE: usize = 16;
const CHANGES: usize = 24;
const PAGES: usize = 28;
const FREE: usize = 32;
const CHANGES_THEN: usize = 92;

/// Fills up a file that is shorter than its header says, and says how many pages were missing.
///
/// A file beside which a log lies is left to SQLite: its last pages may be there.
pub(super) fn fill_up(file: &Path, log: &Path) -> io::Result<u64> {
    if log.metadata().is_ok_and(|log| log.len() > 0) {
        return Ok(0);
    }
    let mut file = match File::options().read(true).write(true).open(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        file => file?,
    };
    let mut header = [0; 100];
    match file.read_exact(&mut header) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(0),
        read => read?,
    }
    let Some((page, pages)) = promised(&header) else { return Ok(0) };
    let length = file.metadata()?.len();
    let missing = pages.saturating_sub(length / page);
    // Without its first page it is no database any more.
    if missing == 0 || length < page {
        return Ok(0);
    }
    file.set_len(page * pages)?;
    // The list of free pages may lead into what is lost, and then nothing new could be written.
    // Without the list these pages are just not used again.
    file.seek(SeekFrom::Start(FREE as u64))?;
    file.write_all(&[0; 8])?;
    file.sync_all()?;
    Ok(missing)
}

/// The size of a page and how many there should be, if the header can be trusted.
fn promised(header: &[u8; 100]) -> Option<(u64, u64)> {
    let number = |at: usize| {
        header[at..at + 4].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
    };
    let page = match u64::from(header[PAGE_SIZE]) << 8 | u64::from(header[PAGE_SIZE + 1]) {
        1 => 65_536,
        page => page,
    };
    let sound = header.starts_with(MAGIC)
        && page.is_power_of_two()
        && page >= 512
        && number(CHANGES) == number(CHANGES_THEN);
    sound.then(|| (page, number(PAGES)))
}
