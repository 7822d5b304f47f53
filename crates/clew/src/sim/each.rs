//! `clew sim --each`: the same games for each value of one or two settings, as a table.

use std::io::Write;

use anyhow::Result;
use games::Complete;
use serde::Serialize;

use super::options::Plan;
use super::summary::Summary;
use super::{Args, engine};
use crate::exit::{UsageError, Verdict};

/// A setting with the values that it is given, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Axis {
    key: String,
    values: Vec<String>,
}

/// One run among many.
#[derive(Serialize)]
struct Cell {
    /// What was set, `key=value`.
    set: Vec<String>,
    /// What came of it; none where the game does not take these settings.
    summary: Option<Summary>,
}

/// Runs the command: a row for each value of the first setting, a column for each of the second.
pub(super) fn run<G: Complete>(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let axes = args.each.iter().map(|text| axis(text)).collect::<Result<Vec<_>, _>>()?;
    let (rows, columns) = match &axes[..] {
        [rows] => (rows, None),
        [rows, columns] if rows.key != columns.key => (rows, Some(columns)),
        _ => return Err(UsageError::new("--each expected one or two different settings").into()),
    };
    let sets = |row: &String| -> Vec<Vec<String>> {
        let row = format!("{}={row}", rows.key);
        match columns {
            None => vec![vec![row]],
            Some(Axis { key, values }) => {
                values.iter().map(|value| vec![row.clone(), format!("{key}={value}")]).collect()
            }
        }
    };
    // What no game takes is said before any is played.
    let all: Vec<Vec<String>> = rows.values.iter().flat_map(sets).collect();
    if all.iter().all(|sets| Plan::<G>::new(args, sets).is_err()) {
        Plan::<G>::new(args, &all[0])?;
    }
    if !args.json {
        head(out, args, rows, columns)?;
    }
    let mut cells = Vec::new();
    for row in &rows.values {
        if !args.json {
            write!(out, "| {row} |")?;
        }
        for set in sets(row) {
            let summary = play::<G>(args, &set)?;
            if !args.json {
                write!(out, " {} |", summary.as_ref().map_or_else(|| "-".to_owned(), share))?;
                out.flush()?;
            }
            cells.push(Cell { set, summary });
        }
        if !args.json {
            writeln!(out)?;
        }
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &cells).map_err(std::io::Error::from)?;
        writeln!(out)?;
    }
    Ok(Verdict::Passed)
}

/// Plays the games of one cell; nothing if the game does not take these settings.
fn play<G: Complete>(args: &Args, sets: &[String]) -> Result<Option<Summary>> {
    let Ok(mut plan) = Plan::<G>::new(args, sets) else { return Ok(None) };
    plan.title = format!("{}  ", sets.join(" "));
    let (tally, time) = engine::run(&plan)?;
    Ok(Some(Summary::new(&plan, &tally, time)))
}

fn head(out: &mut impl Write, args: &Args, rows: &Axis, columns: Option<&Axis>) -> Result<()> {
    let bot = &args.bots[0];
    writeln!(
        out,
        "Won by {bot}, in per cent, with the 95 % interval; {} games each.\n",
        args.games
    )?;
    let none = [String::new()];
    let (key, values) = columns.map_or(("", &none[..]), |axis| (&axis.key, &axis.values));
    let title = |value: &String| match columns {
        None => " won |".to_owned(),
        Some(_) => format!(" {key} {value} |"),
    };
    let titles: String = values.iter().map(title).collect();
    writeln!(out, "| {} |{titles}", rows.key)?;
    writeln!(out, "| --- |{}", " --- |".repeat(values.len()))?;
    Ok(())
}

/// The share that the first bot won.
fn share(summary: &Summary) -> String {
    let first = &summary.bots[0];
    let [won, low, high] = [first.win_share, first.low, first.high].map(|share| 100.0 * share);
    format!("{won:.0} ({low:.0} to {high:.0})")
}

/// Reads `seats=1-8` or `symbols=fixed,shuffled`.
fn axis(text: &str) -> Result<Axis, UsageError> {
    let wrong =
        || UsageError::new(format!("--each expected KEY=VALUES such as seats=1-8, found `{text}`"));
    let (key, values) = text.split_once('=').ok_or_else(wrong)?;
    let range = values.split_once('-').and_then(|(from, to)| {
        let (from, to): (u32, u32) = (from.parse().ok()?, to.parse().ok()?);
        (from <= to && to - from < 1000)
            .then(|| (from..=to).map(|value| value.to_string()).collect())
    });
    let list = || values.split(',').map(|value| value.trim().to_owned()).collect();
    let values: Vec<String> = range.unwrap_or_else(list);
    if key.trim().is_empty() || values.iter().any(String::is_empty) {
        return Err(wrong());
    }
    Ok(Axis { key: key.trim().to_owned(), values })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_a_range_or_a_list() {
        let values = |text| axis(text).map(|axis| (axis.key, axis.values.join(" ")));
        let good = |key: &str, values: &str| Ok((key.to_owned(), values.to_owned()));
        assert_eq!(values("seats=2-5"), good("seats", "2 3 4 5"));
        assert_eq!(values("seats=2"), good("seats", "2"));
        assert_eq!(values("symbols=fixed, shuffled"), good("symbols", "fixed shuffled"));
        for wrong in ["seats", "=2", "seats=", "seats=1,,2"] {
            let error = values(wrong).expect_err("wrong").to_string();
            assert!(error.ends_with(&format!("found `{wrong}`")), "{error}");
        }
    }
}
