//! `clew verify`: hash chain, rules, and every outcome against the revealed seed.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use games::Complete;
use table::{Outcomes, Records};

use crate::exit::Verdict;
use crate::records::{self, Flaw, Task};

/// Checks records of finished games: hash chain, rules, and every outcome against the seed
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Files of records, as docs/journal.md describes them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let (mut passed, mut failed) = (0_u64, 0_u64);
    let mut verdict = Verdict::Passed;
    for path in &args.files {
        match check(path) {
            Ok(Sums { records, outcomes }) => {
                passed += 1;
                let path = path.display();
                writeln!(out, "{path}: OK, {records} records, {outcomes} outcomes checked")?;
            }
            Err(flaw) => {
                failed += 1;
                writeln!(out, "{}", flaw.of(path))?;
                verdict = verdict.max(match flaw {
                    Flaw::Unread(_) => Verdict::Unreadable,
                    Flaw::Wrong { .. } => Verdict::Failed,
                });
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(verdict)
}

/// What was found to be well.
struct Sums {
    records: usize,
    outcomes: u64,
}

fn check(path: &Path) -> Result<Sums, Flaw> {
    records::visit(&records::read(path)?, Verify)
}

struct Verify;

impl Task for Verify {
    type Output = Sums;

    fn with<G: Complete>(self, records: &Records) -> Result<Sums, Flaw> {
        let verified = table::verify::<G>(records);
        match verified.map_err(|broken| Flaw::broken(records, &broken))?.outcomes {
            Outcomes::Checked(outcomes) => Ok(Sums { records: records.iter().count(), outcomes }),
            Outcomes::Unchecked(_) => {
                let message = "expected `over` or `closed` at the end, found a table that is not \
                               finished: nothing reveals its seed";
                Err(Flaw::at(records::last_line(records), message))
            }
        }
    }
}
