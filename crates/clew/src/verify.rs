//! `clew verify`: checks records of finished games.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use games::{Complete, Visitor};
use table::{Outcomes, Records};

use crate::exit::Verdict;
use crate::records::{self, RecordsError};

/// Verify recorded games: the hash chain, every move by the rules, every die by the revealed seed
///
/// Prints a line for each file, and for a wrong one the line of the first wrong record.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Files of records (docs/journal.md describes the format)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let (mut passed, mut failed) = (0_u64, 0_u64);
    let mut verdict = Verdict::Passed;
    for path in &args.files {
        match check(path) {
            Ok((records, outcomes)) => {
                passed += 1;
                let path = path.display();
                writeln!(out, "{path}: OK, {records} records, {outcomes} outcomes checked")?;
            }
            Err(error) => {
                failed += 1;
                writeln!(out, "{}", error.in_file(path))?;
                verdict = verdict.max(match error {
                    RecordsError::Unreadable(_) => Verdict::Unreadable,
                    RecordsError::Invalid { .. } => Verdict::Failed,
                });
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(verdict)
}

/// Verifies a file; returns its number of records and of outcomes of chance.
fn check(path: &Path) -> Result<(usize, u64), RecordsError> {
    let records = records::read(path)?;
    records::visit(&records, Verify(&records))
}

struct Verify<'r>(&'r Records);

impl Visitor for Verify<'_> {
    type Output = Result<(usize, u64), RecordsError>;

    fn visit<G: Complete>(self) -> Self::Output {
        let records = self.0;
        let verified = table::verify::<G>(records);
        match verified.map_err(|broken| RecordsError::broken(records, &broken))?.outcomes {
            Outcomes::Checked(outcomes) => Ok((records.iter().count(), outcomes)),
            Outcomes::Unchecked(_) => {
                let message = "expected `over` or `closed` at the end, found a table that is not \
                               finished: nothing reveals its seed";
                Err(RecordsError::at(records.to_string().lines().count(), message))
            }
        }
    }
}
