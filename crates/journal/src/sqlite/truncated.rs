//! Repairs a file whose end is missing.
//!
//! SQLite refuses such a file as a whole, although most tables in it may be intact. Padded with empty
//! pages it can be opened, and only tables that had data in the missing pages are reported as damaged.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// The first bytes of every SQLite file.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
// Offsets in the header of the file.
const PAGE_SIZE_AT: usize = 16;
const CHANGE_COUNTER_AT: usize = 24;
const PAGE_COUNT_AT: usize = 28;
const FREE_LIST_AT: usize = 32;
const VERSION_VALID_FOR_AT: usize = 92;

/// Pads a file that is shorter than its header says, and returns the number of missing pages.
///
/// If there is a write-ahead log, the file is left unchanged: the log may hold its last pages.
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
    // Without its first page the file is not a database.
    if missing == 0 || length < page {
        return Ok(0);
    }
    file.set_len(page * pages)?;
    // The list of free pages may point into missing pages, which would make every write fail. Without
    // the list, free pages are merely not reused.
    file.seek(SeekFrom::Start(FREE_LIST_AT as u64))?;
    file.write_all(&[0; 8])?;
    file.sync_all()?;
    Ok(missing)
}

/// The page size in bytes and the number of pages, if the header is consistent.
fn promised(header: &[u8; 100]) -> Option<(u64, u64)> {
    let number = |at: usize| {
        header[at..at + 4].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
    };
    let page = match u64::from(header[PAGE_SIZE_AT]) << 8 | u64::from(header[PAGE_SIZE_AT + 1]) {
        1 => 65_536,
        page => page,
    };
    let sound = header.starts_with(MAGIC)
        && page.is_power_of_two()
        && page >= 512
        && number(CHANGE_COUNTER_AT) == number(VERSION_VALID_FOR_AT);
    sound.then(|| (page, number(PAGE_COUNT_AT)))
}
