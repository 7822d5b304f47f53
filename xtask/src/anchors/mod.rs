//! `cargo xtask bench-anchors`: the performance goals, and Clew next to boardgame.io, Colyseus and
//! OpenSpiel, in one run.
//!
//! It writes docs/performance.md. `--quick` is a short trial that prints the page instead; `--machines`
//! only compares several machines on one database with one machine on SQLite, and prints the result.

mod database;
mod figures;
mod goals;
mod install;
mod page;
mod quarter;
mod rules;
mod server;
mod serving;

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Context;

use crate::{Verdict, needs, shell};
use figures::Figures;
use install::Installed;
use serving::{CONTENDERS, Contender};

/// The page this command writes.
const PAGE: &str = "docs/performance.md";

/// The extent of a run.
#[derive(Clone, Copy, Debug)]
struct Plan {
    /// Number of rounds; each measures everything once.
    repeats: usize,
    /// Number of tables that play at once, with four viewers each.
    tables: usize,
    /// Duration of a measurement of servers in seconds; the first tenth is warm-up.
    seconds: u64,
    /// Duration of a measurement of one OpenSpiel game in seconds.
    rollouts: f64,
}

const WHOLE: Plan = Plan { repeats: 5, tables: 100, seconds: 4, rollouts: 0.4 };
const QUICK: Plan = Plan { repeats: 1, tables: 20, seconds: 2, rollouts: 0.2 };

/// Installs the other systems into `target/anchors`, builds Clew, and measures.
///
/// # Errors
/// If something cannot be installed or started, or does not respond.
pub fn run(root: &Path, args: &[String]) -> anyhow::Result<Verdict> {
    let plan = match args {
        [] => WHOLE,
        [only] if only == "--quick" => QUICK,
        [only] if only == "--machines" => return machines(root),
        _ => {
            let found = args.join(" ");
            eprintln!(
                "bench-anchors: expected nothing, `--quick` or `--machines`, found `{found}`"
            );
            return Ok(Verdict::Misused);
        }
    };
    if let Err(line) = needs::provide(root) {
        eprintln!("bench-anchors: {line}");
        return Ok(Verdict::Misused);
    }
    let installed = install::install(root)?;
    if !build(root)? {
        return Ok(Verdict::Bad);
    }
    let text = measure(plan, &installed)?;
    if args.is_empty() {
        let path = root.join(PAGE);
        fs::write(&path, text).with_context(|| format!("{} is not written", path.display()))?;
        eprintln!("bench-anchors: {PAGE} is written");
    } else {
        eprintln!("{text}");
    }
    Ok(Verdict::Good)
}

/// Builds the program; returns whether that succeeded.
fn build(root: &Path) -> anyhow::Result<bool> {
    let words = ["build", "--release", "--locked", "--package", "clew", "--package", "lab"];
    Ok(shell::run(shell::cargo(root).args(words))?.success())
}

/// Measures one machine on SQLite and one to three on a database, with all cores and with a quarter.
fn machines(root: &Path) -> anyhow::Result<Verdict> {
    if let Err(line) = needs::provide(root) {
        eprintln!("bench-anchors: {line}");
        return Ok(Verdict::Misused);
    }
    if !build(root)? {
        return Ok(Verdict::Bad);
    }
    let installed = Installed::nothing(root);
    let mut served: Vec<Vec<Figures>> = vec![Vec::new(); CONTENDERS.len()];
    for repeat in 0..WHOLE.repeats {
        serve(WHOLE, repeat, Contender::is_kept, &installed, &mut served)?;
    }
    eprintln!("{}\n{}", page::servers(&served), page::added(&served));
    Ok(Verdict::Good)
}

/// Measures each of these contenders once.
fn serve(
    plan: Plan,
    repeat: usize,
    is_wanted: fn(Contender) -> bool,
    installed: &Installed,
    served: &mut [Vec<Figures>],
) -> anyhow::Result<()> {
    for nth in 0..CONTENDERS.len() {
        let nth = (nth + repeat) % CONTENDERS.len();
        let name = CONTENDERS[nth].name;
        if !is_wanted(CONTENDERS[nth]) {
            continue;
        }
        if !CONTENDERS[nth].is_possible() {
            eprintln!("bench-anchors: {name} is left out: this system sets no shares of cores");
            continue;
        }
        let figures = serving::measure(CONTENDERS[nth], plan, installed)
            .with_context(|| format!("{name} could not be measured"))?;
        eprintln!(
            "bench-anchors: {} of {}: {name}: {:.0} actions/s",
            repeat + 1,
            plan.repeats,
            figures.actions_per_s
        );
        served[nth].push(figures);
    }
    Ok(())
}

/// Measures all contenders round by round; each round begins with another one.
fn measure(plan: Plan, installed: &Installed) -> anyhow::Result<String> {
    let mut served: Vec<Vec<Figures>> = vec![Vec::new(); CONTENDERS.len()];
    let mut rules = rules::Rules::default();
    for repeat in 0..plan.repeats {
        serve(plan, repeat, |_| true, installed, &mut served)?;
        rules.measure(plan, installed)?;
        eprintln!("bench-anchors: {} of {}: the rules", repeat + 1, plan.repeats);
    }
    let mut lab = Command::new(&installed.lab);
    lab.args(["bench", "--serve"]);
    if plan.repeats == 1 {
        lab.arg("--quick");
    }
    let goals = goals::table(&served, &[&rules.output, &goals::output(&mut lab)?]);
    let node = shell::output(Command::new("node").arg("--version"))?;
    Ok(page::page(plan, &node, &served, &rules, &goals))
}
