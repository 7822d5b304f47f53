//! Verifies published records: recomputes every outcome of chance from the seed.

use game::{Game, Log, Quiet};

use crate::replay::{ReplayObserver, broken, run};
use crate::{Broken, End, Format, Record, Records, Table, TableId, Unfit, Vault};

/// The result of a successful verification.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The table's id.
    pub table: TableId,
    /// Number of appends.
    pub appends: u64,
    /// Number of actions and alarms.
    pub inputs: u64,
    /// What was checked about the outcomes of chance.
    pub outcomes: Outcomes,
    /// How the table ended; `None` if it has not.
    pub end: Option<End>,
}

/// Whether the outcomes of chance could be checked against the seed, and how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcomes {
    /// The seed matches the commitment, and every outcome is the one that it yields.
    Checked(u64),
    /// The table has not ended, so the seed is unknown. The outcomes fit the rules.
    Unchecked(u64),
}

/// Checks the rules, the order of records, the times, the commitment, and each outcome of chance against
/// the seed in the last record.
///
/// # Errors
/// The first invalid record.
pub fn verify<G: Game>(records: &Records) -> Result<Verified, Broken> {
    let appends = records.appends();
    let vault = revealed(records);
    if let (Some(vault), Some(Record::Open { commitment, .. })) = (&vault, records.iter().next())
        && vault.commitment() != *commitment
    {
        let last = appends.len() - 1;
        let record = appends[last].records().len() - 1;
        return Err(broken(appends, last, record, &Unfit::OtherSeed));
    }
    let mut checks = Checks { vault, inputs: 0, drawn: 0, quiet: Quiet };
    let table: Table<G> = run(appends, &mut checks)?;
    let outcomes = match checks.vault {
        Some(_) => Outcomes::Checked(checks.drawn),
        None => Outcomes::Unchecked(checks.drawn),
    };
    let (appends, inputs, end) = (table.seq(), checks.inputs, table.end());
    Ok(Verified { table: table.id().clone(), appends, inputs, outcomes, end })
}

/// The seed and salt in the last record, if the table has ended.
fn revealed(records: &Records) -> Option<Vault> {
    match records.iter().last()? {
        Record::Over { seed, salt, .. } | Record::Closed { seed, salt, .. } => {
            Some(Vault::of(*seed, *salt))
        }
        _ => None,
    }
}

struct Checks {
    vault: Option<Vault>,
    inputs: u64,
    drawn: u64,
    quiet: Quiet,
}

impl<G: Game> ReplayObserver<G> for Checks {
    fn before(&mut self, table: &Table<G>, record: &Record) -> Result<(), Unfit> {
        match record {
            Record::Act { action, .. } => {
                self.inputs += 1;
                match action.parse::<G::Action>() {
                    Ok(read) => written(action, &read),
                    Err(_) => Ok(()), // Applying the record will report it.
                }
            }
            Record::Alarm { .. } => {
                self.inputs += 1;
                Ok(())
            }
            Record::Chance { outcome, .. } => {
                self.drawn += 1;
                let (Some(vault), Some(run)) = (&self.vault, &table.run) else { return Ok(()) };
                let mut dice = vault.dice(table.format, &table.id, run.start, run.drawn);
                match run.game.sample(&mut dice).map(|drawn| drawn.to_string()) {
                    Some(drawn) if drawn != *outcome => Err(Unfit::OtherDraw(drawn)),
                    _ => Ok(()),
                }
            }
            Record::Start { rules, config, .. } if table.format >= Format::Two => {
                defaults(table, *rules, config)
            }
            _ => Ok(()),
        }
    }

    fn log(&mut self) -> &mut impl Log<G::Event> {
        &mut self.quiet
    }
}

/// Checks that settings which nobody changed have their defaults; otherwise the server could have chosen
/// them. Only the defaults of the newest rules are known, so games by older rules are not checked.
fn defaults<G: Game>(table: &Table<G>, rules: u16, config: &[String]) -> Result<(), Unfit> {
    let text: String = config.iter().map(|line| format!("{line}\n")).collect();
    match text.parse::<G::Config>() {
        Ok(started) if rules == G::RULES && started != *table.config => Err(Unfit::OtherDefaults),
        // A configuration that cannot be parsed is reported when the record is applied.
        _ => Ok(()),
    }
}

fn written(text: &str, read: &impl ToString) -> Result<(), Unfit> {
    let written = read.to_string();
    if written == text { Ok(()) } else { Err(Unfit::Spelling(written)) }
}
