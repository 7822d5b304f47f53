//! Files of records, which `clew verify` and `clew replay` read.

use std::path::Path;
use std::{fs, io};

use games::Visitor;
use table::{Broken, Records};

/// Why a file has no valid records.
#[derive(Debug)]
pub(crate) enum RecordsError {
    /// The file cannot be read.
    Unreadable(String),
    /// The content is wrong from this line on, counted from 1.
    Invalid { line: usize, message: String },
}

impl RecordsError {
    pub(crate) fn at(line: usize, message: &(impl ToString + ?Sized)) -> Self {
        Self::Invalid { line, message: message.to_string() }
    }

    /// A record that is not possible after those before it.
    pub(crate) fn broken(records: &Records, broken: &Broken) -> Self {
        let append = usize::try_from(broken.append).ok().and_then(|nth| nth.checked_sub(1));
        let append = append.and_then(|nth| records.appends().get(nth));
        let record = append.and_then(|append| append.records().get(broken.record.checked_sub(1)?));
        let text = record.map(ToString::to_string).unwrap_or_default();
        let first: String = text.lines().next().unwrap_or_default().chars().take(100).collect();
        Self::at(broken.line, &format!("append {}, `{first}`: {}", broken.append, broken.why))
    }

    /// The error with the place where it is: `file:line: message`.
    pub(crate) fn in_file(&self, path: &Path) -> String {
        let path = path.display();
        match self {
            Self::Unreadable(message) => format!("{path}: {message}"),
            Self::Invalid { line, message } => format!("{path}:{line}: {message}"),
        }
    }
}

/// Reads a file and checks its hash chain.
pub(crate) fn read(path: &Path) -> Result<Records, RecordsError> {
    let bytes = fs::read(path).map_err(|error| {
        RecordsError::Unreadable(match error.kind() {
            io::ErrorKind::NotFound => "no such file; expected a file of records".to_owned(),
            _ => format!("cannot read the file: {error}"),
        })
    })?;
    parse(&bytes)
}

/// Parses the content of a file and checks its hash chain.
pub(crate) fn parse(bytes: &[u8]) -> Result<Records, RecordsError> {
    Records::from_bytes(bytes).map_err(|error| RecordsError::at(error.line(), &error))
}

/// Calls the visitor with the game of these records.
pub(crate) fn visit<T>(
    records: &Records,
    visitor: impl Visitor<Output = Result<T, RecordsError>>,
) -> Result<T, RecordsError> {
    let Some((_, name)) = records.opened() else {
        return Err(RecordsError::at(2, "expected the record `open` first, found another"));
    };
    let visited = games::visit(name, visitor);
    visited.unwrap_or_else(|unknown| Err(RecordsError::at(2, &unknown)))
}
