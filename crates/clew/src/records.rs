//! Files of records: what `clew verify` and `clew replay` are given.

use std::path::Path;
use std::{fs, io};

use game::{Game, Unreadable};
use table::{Broken, Records};

/// Why a file gives no records.
#[derive(Debug)]
pub(crate) enum Flaw {
    /// It cannot be read at all.
    Unread(String),
    /// It is no file of records from this line on.
    Wrong {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        message: String,
    },
}

impl Flaw {
    /// What is wrong on a line.
    pub(crate) fn at(line: usize, message: &(impl ToString + ?Sized)) -> Self {
        Self::Wrong { line, message: message.to_string() }
    }

    /// A record that cannot stand where it stands.
    pub(crate) fn broken(records: &Records, broken: &Broken) -> Self {
        let append = usize::try_from(broken.append).ok().and_then(|nth| nth.checked_sub(1));
        let append = append.and_then(|nth| records.appends().get(nth));
        let record = append.and_then(|append| append.records().get(broken.record.checked_sub(1)?));
        let text = record.map(ToString::to_string).unwrap_or_default();
        let first: String = text.lines().next().unwrap_or_default().chars().take(100).collect();
        let message = format!("append {}, `{first}`: {}", broken.append, broken.why);
        Self::Wrong { line: broken.line, message }
    }

    /// The flaw with the file that has it: `file:line: what is wrong`.
    pub(crate) fn of(&self, path: &Path) -> String {
        let path = path.display();
        match self {
            Self::Unread(message) => format!("{path}: {message}"),
            Self::Wrong { line, message } => format!("{path}:{line}: {message}"),
        }
    }
}

/// Reads a file; its chain is then sound.
pub(crate) fn read(path: &Path) -> Result<Records, Flaw> {
    let bytes = fs::read(path).map_err(|error| {
        Flaw::Unread(match error.kind() {
            io::ErrorKind::NotFound => "expected a file of records, found none".to_owned(),
            _ => format!("expected a file of records that can be read, found {error}"),
        })
    })?;
    Records::from_bytes(&bytes).map_err(|error: Unreadable| Flaw::at(error.line(), &error))
}

/// Something to be done with records of a game.
pub(crate) trait Task {
    /// What comes of it.
    type Output;

    /// Does it, with this game's rules.
    fn with<G: games::Complete>(self, records: &Records) -> Result<Self::Output, Flaw>;
}

/// Does something with records, by the rules of the game that they are of.
pub(crate) fn visit<T: Task>(records: &Records, task: T) -> Result<T::Output, Flaw> {
    let Some((_, name)) = records.opened() else {
        return Err(Flaw::at(2, "expected the record `open` first, found another"));
    };
    let visited = games::visit(name, Visit { records, task });
    visited.unwrap_or_else(|unknown| Err(Flaw::at(2, &unknown)))
}

struct Visit<'r, T> {
    records: &'r Records,
    task: T,
}

impl<T: Task> games::Visitor for Visit<'_, T> {
    type Output = Result<T::Output, Flaw>;

    fn visit<G: games::Complete>(self) -> Self::Output {
        self.task.with::<G>(self.records)
    }
}

/// Where the last append ends in a file with these records.
pub(crate) fn last_line(records: &Records) -> usize {
    records.to_string().lines().count()
}

/// Whether these records make a game, as far as that can be seen without the seed.
pub(crate) fn sound<G: Game>(records: &Records) -> Result<(), Flaw> {
    table::replay::<G>(records.appends())
        .map(|_| ())
        .map_err(|broken| Flaw::broken(records, &broken))
}
