//! Whether a table was honest: every outcome of chance drawn again from the seed.

use game::{Game, Log, Quiet};

use crate::replay::{Onlooker, broken, run};
use crate::{Broken, End, Format, Record, Records, Table, TableId, Unfit, Vault};

/// Records that make a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The table.
    pub table: TableId,
    /// How many appends there are.
    pub appends: u64,
    /// How many actions and alarms.
    pub inputs: u64,
    /// What can be said of chance.
    pub outcomes: Outcomes,
    /// How it ended, if it has.
    pub end: Option<End>,
}

/// What can be said of nature's moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcomes {
    /// The seed fits the commitment, and this many moves are those that it calls for.
    Checked(u64),
    /// The table has not ended, so the seed is not known. This many moves fit the rules.
    Unchecked(u64),
}

/// Checks all that can be checked: the rules, the order of records, the time, the commitment, and
/// each outcome against the seed that the last record reveals.
///
/// # Errors
/// The first record that cannot be.
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

/// What the last record reveals.
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

impl<G: Game> Onlooker<G> for Checks {
    fn before(&mut self, table: &Table<G>, record: &Record) -> Result<(), Unfit> {
        match record {
            Record::Act { action, .. } => {
                self.inputs += 1;
                match action.parse::<G::Action>() {
                    Ok(read) => written(action, &read),
                    Err(_) => Ok(()), // The rules say what is wrong.
                }
            }
            Record::Alarm { .. } => {
                self.inputs += 1;
                Ok(())
            }
            Record::Chance { outcome, .. } => {
                self.drawn += 1;
                let (Some(vault), Some(run)) = (&self.vault, &table.run) else { return Ok(()) };
                let mut dice = vault.draws(table.format, &table.id, run.start, run.drawn);
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

/// What nobody set must be as by default, or the server could choose it. Defaults of older rules may
/// have been others; the newest are known.
fn defaults<G: Game>(table: &Table<G>, rules: u16, config: &[String]) -> Result<(), Unfit> {
    let text: String = config.iter().map(|line| format!("{line}\n")).collect();
    match text.parse::<G::Config>() {
        Ok(started) if rules == G::RULES && started != *table.config => Err(Unfit::OtherDefaults),
        // What cannot be read is found when the record is done.
        _ => Ok(()),
    }
}

fn written(text: &str, read: &impl ToString) -> Result<(), Unfit> {
    let written = read.to_string();
    if written == text { Ok(()) } else { Err(Unfit::Spelling(written)) }
}
