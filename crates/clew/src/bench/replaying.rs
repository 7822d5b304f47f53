//! How fast records are replayed, beside the bare rules that are given the same texts. Beside them,
//! for comparison, the bare rules on inputs that need no reading.

use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use anyhow::{Result, anyhow, ensure};
use games::Complete;
use table::{Inputs, Records};

use crate::clock::Since;
use crate::fault::Verdict;
use crate::record::{self, Script};

/// So many appends are recorded; each has one input of a player at least.
const APPENDS: u64 = 2_000;
/// Where the game comes from.
const SEED: u64 = 1;
/// A replay is to be at least so fast, against the bare rules.
const GOAL: f64 = 0.5;

/// Measures a game.
pub(super) fn run<G: Complete>(
    rounds: usize,
    each: Duration,
    out: &mut impl Write,
) -> Result<Verdict> {
    // A game may be over early: the first seed with a long one is taken.
    let mut seeds = SEED..SEED + 100;
    let (records, inputs) = loop {
        let seed = seeds.next().ok_or_else(|| anyhow!("no game was long enough to be measured"))?;
        let script = Script {
            format: table::Format::NEWEST,
            seed,
            settings: Vec::new(),
            bots: Vec::new(),
            lively: false,
            close: Some(APPENDS),
        };
        let records = record::write::<G>(&script)?;
        let inputs = Inputs::<G>::of(&records).map_err(|error| anyhow!("{error}"))?;
        if inputs.len() >= 1_000 {
            break (records, inputs);
        }
    };
    ensure!(inputs.play().1 == inputs.len(), "the bare rules do not take what was recorded");
    writeln!(out, "{}: {} inputs replayed on one core", G::NAME, inputs.len())?;
    let [round, replay, bare, ready] = ["round", "M inputs/s", "bare rules", "not reading"];
    writeln!(out, "{round:8}  {replay:>11}  {bare:>11}  {ready:>11}  {:>8}", "ratio")?;
    let mut bench = Bench { records, inputs };
    bench.round(each / 4)?;
    let mut ratios = Vec::new();
    for number in 1..=rounds {
        let Round { replay, bare, ready } = bench.round(each)?;
        let ratio = replay / bare;
        writeln!(out, "{number:<8}  {replay:>11.2}  {bare:>11.2}  {ready:>11.2}  {ratio:>8.2}")?;
        out.flush()?;
        ratios.push(ratio);
    }
    ratios.sort_by(f64::total_cmp);
    let median = ratios.get(ratios.len() / 2).copied().unwrap_or(f64::NAN);
    if cfg!(debug_assertions) {
        writeln!(out, "median {median:.2}; a debug build is not judged")?;
        return Ok(Verdict::Well);
    }
    let (word, verdict) = match median >= GOAL {
        true => ("reached", Verdict::Well),
        false => ("missed", Verdict::Failed),
    };
    writeln!(out, "median {median:.2}; the goal is {GOAL}: {word}")?;
    Ok(verdict)
}

/// Millions of inputs in a second.
struct Round {
    /// Replayed as a table.
    replay: f64,
    /// Read from the same records and given to the bare rules.
    bare: f64,
    /// Given to the bare rules without reading anything.
    ready: f64,
}

struct Bench<G: Complete> {
    records: Records,
    inputs: Inputs<G>,
}

impl<G: Complete> Bench<G> {
    /// Does it all by turns: what else the machine does slows all down alike.
    fn round(&mut self, each: Duration) -> Result<Round> {
        let mut times = [Duration::ZERO; 3];
        let mut count = 0_u32;
        while times[0] < each {
            let since = Since::now();
            black_box(table::replay::<G>(black_box(self.records.appends()))?);
            times[0] += since.passed();
            let since = Since::now();
            black_box(table::bare::<G>(black_box(&self.records))?);
            times[1] += since.passed();
            let since = Since::now();
            black_box(black_box(&self.inputs).play());
            times[2] += since.passed();
            count += 1;
        }
        let all = f64::from(count) * self.inputs.len() as f64 / 1e6;
        let [replay, bare, ready] = times.map(|time| all / time.as_secs_f64());
        Ok(Round { replay, bare, ready })
    }
}
