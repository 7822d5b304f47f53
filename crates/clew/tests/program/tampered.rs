//! Records that an attacker has changed: `clew verify` and docs/verify.py both report the line.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use super::records::{args, fixture_2};
use super::rows::Rows;
use super::{Scratch, clew, python};

/// What the attacker does after the change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum After {
    /// Nothing.
    Nothing,
    /// Recomputes the seal of every append.
    Reseal,
    /// Recomputes the commitment too.
    Recommit,
}

/// Changes good records. Both verifiers must report one of the rows that `tamper` returns.
fn check(name: &str, after: After, tamper: impl FnOnce(&mut Rows) -> RangeInclusive<usize>) {
    check_in(name, &Rows::of("two-seats"), after, tamper);
}

/// As [`check`], with these records.
fn check_in(
    name: &str,
    good: &Rows,
    after: After,
    tamper: impl FnOnce(&mut Rows) -> RangeInclusive<usize>,
) {
    let scratch = Scratch::new(&format!("tampered-{name}-{after:?}"));
    let mut rows = good.clone();
    rows.reseal();
    assert_eq!(rows.0, good.0, "correct seals do not change");
    let wrong = tamper(&mut rows);
    if after == After::Recommit {
        rows.recommit();
    }
    if after != After::Nothing {
        rows.reseal();
    }
    assert_ne!(rows.0, good.0, "{name}: nothing was changed");
    let file = scratch.write("tampered.records", rows.text());
    let place = file.display().to_string() + ":";
    let runs = [
        ("clew", clew(["verify".as_ref(), file.as_os_str()])),
        ("python", python::verify(&[PathBuf::from(&file)])),
    ];
    for (who, run) in runs {
        let context = format!("{name}, {after:?}, {who}: {}{}", run.out, run.err);
        assert_eq!(run.code, Some(1), "{context}");
        let lines: Vec<&str> = run.out.lines().filter(|line| line.starts_with(&place)).collect();
        let [line] = lines[..] else { panic!("expected one line for the file, {context}") };
        let number = line[place.len()..].split(':').next().and_then(|n| n.parse::<usize>().ok());
        let number = number.unwrap_or_else(|| panic!("expected the number of a line, {context}"));
        assert!(wrong.contains(&(number - 1)), "expected rows {wrong:?} and one, {context}");
    }
}

/// Checks a change with the old seals, where the changed row or its seal must be reported, and with new
/// seals, where the changed row must be reported.
fn both(name: &str, tamper: impl Fn(&mut Rows) -> usize) {
    check(name, After::Nothing, |rows| {
        let row = tamper(rows);
        row..=rows.find(row, "seal ", "")
    });
    check(name, After::Reseal, |rows| {
        let row = tamper(rows);
        row..=row
    });
}

#[test]
fn an_outcome_is_changed() {
    both("outcome", |rows| {
        let row = rows.a_roll() + 1;
        rows.change(row, 3);
        row
    });
    both("winner", |rows| {
        let row = rows.find(0, "over ", "");
        rows.change(row, 3);
        row
    });
}

#[test]
fn records_are_swapped() {
    both("swapped", |rows| {
        let row = rows.a_roll();
        rows.0.swap(row, row + 1);
        row
    });
    both("swapped-players", |rows| {
        let first = rows.a_roll();
        let second = rows.find(first + 1, "act ", " roll");
        rows.0.swap(first, second);
        first
    });
}

#[test]
fn a_record_is_dropped() {
    both("dropped-action", |rows| {
        let row = rows.a_roll();
        rows.0.remove(row);
        row
    });
    // Reported at the record before, which needs an outcome.
    both("dropped-outcome", |rows| {
        let row = rows.a_roll() + 1;
        rows.0.remove(row);
        row - 1
    });
    both("dropped-append", |rows| {
        let row = rows.a_roll();
        rows.0.drain(row..row + 3);
        row
    });
}

#[test]
fn the_end_is_dropped() {
    both("dropped-end", |rows| {
        let over = rows.find(0, "over ", "");
        let last = (0..over).rev().find(|&row| rows.0[row].starts_with("seal "));
        let last = last.expect("a seal before the last append");
        rows.0.truncate(last + 1);
        last
    });
}

#[test]
fn a_record_is_doubled() {
    both("doubled-action", |rows| {
        let row = rows.a_roll();
        rows.0.insert(row, rows.0[row].clone());
        row + 1
    });
    both("doubled-outcome", |rows| {
        let row = rows.a_roll() + 1;
        rows.0.insert(row, rows.0[row].clone());
        row + 1
    });
    both("doubled-append", |rows| {
        let row = rows.a_roll();
        let append: Vec<String> = rows.0[row..row + 3].to_vec();
        rows.0.splice(row..row, append);
        row + 3
    });
}

#[test]
fn seed_or_salt_is_changed() {
    for (name, word) in [("seed", 1), ("salt", 2)] {
        both(name, |rows| {
            let row = rows.find(0, "over ", "");
            rows.change(row, word);
            row
        });
    }
    check("seed", After::Recommit, |rows| {
        let row = rows.find(0, "over ", "");
        rows.change(row, 1);
        let first = rows.find(0, "chance ", "");
        first..=first
    });
}

#[test]
fn a_record_before_the_first_outcome_is_changed() {
    both("entropy", |rows| {
        let row = rows.find(0, "    entropy B ", "");
        rows.change(row, 6);
        rows.find(row, "chance ", "")
    });
    check("person", After::Nothing, |rows| {
        let row = rows.find(0, "join A ", "");
        rows.change(row, 2);
        row..=rows.find(row, "seal ", "")
    });
    check("person", After::Reseal, |rows| {
        let row = rows.find(0, "join A ", "");
        rows.change(row, 2);
        let first = rows.find(row, "chance ", "");
        first..=first
    });
}

/// Format 2: a change of what is fixed before the last contribution is found.
#[test]
fn a_note_of_format_2_is_changed() {
    let good = Rows::read(&fixture_2("two-seats-noted"));
    let start = |rows: &Rows| rows.find(0, "start ", "");
    let first_chance = |rows: &Rows| rows.find(0, "chance ", "");
    let digits = |row: &str| row.rsplit(' ').next().expect("digits").to_owned();
    let reseal = |name: &str, tamper: &dyn Fn(&mut Rows) -> usize| {
        check_in(name, &good, After::Reseal, |rows| {
            let row = tamper(rows);
            row..=row
        });
    };
    reseal("ready", &|rows| {
        let row = rows.find(0, "note ready B ", "");
        rows.change(row, 3);
        start(rows)
    });
    reseal("entropy-2", &|rows| {
        let row = rows.find(0, "    entropy B ", "");
        rows.change(row, 6);
        start(rows)
    });
    reseal("ready-and-entropy", &|rows| {
        let (one, other) = (rows.find(0, "note ready B ", ""), rows.find(0, "    entropy B ", ""));
        rows.change(one, 3);
        rows.change(other, 6);
        assert_eq!(digits(&rows.0[one]), digits(&rows.0[other]));
        first_chance(rows)
    });
    reseal("void", &|rows| {
        let row = start(rows);
        rows.0.insert(row, "set walls 12".to_owned());
        row + 1
    });
    reseal("rules", &|rows| {
        rows.0[1] = format!("{}7", rows.0[1]);
        start(rows)
    });
    reseal("level", &|rows| {
        let row = rows.find(0, "bot C ", "");
        rows.0[row] = "bot C a-word".to_owned();
        first_chance(rows)
    });
    reseal("first-line", &|rows| {
        rows.0[0] = "clew records 1".to_owned();
        1
    });
    reseal("note-in-a-move", &|rows| {
        let row = rows.find(0, "chance ", "");
        rows.0.insert(row, "note chat on".to_owned());
        row
    });
    reseal("link-used", &|rows| {
        let row = rows.find(0, "note link-used ", "");
        rows.0.insert(row, rows.0[row].clone());
        row + 1
    });
}

/// What the server can still choose after the last contribution changes no outcome, so a file with other
/// choices is valid.
#[test]
fn a_choice_of_the_server_changes_no_outcome() {
    let scratch = Scratch::new("free-choices");
    let good = Rows::read(&fixture_2("two-seats-noted"));
    let mut rows = good.clone();
    let start = rows.find(0, "start ", "");
    let mut words: Vec<String> = rows.0[start].split(' ').map(str::to_owned).collect();
    words[2] = "1700000000017".to_owned();
    rows.0[start] = words.join(" ");
    let join = rows.find(0, "join A ", "");
    rows.change(join, 2);
    rows.0[join].push_str(" II");
    let unknown = rows.find(0, "note newer-kind", "");
    rows.0[unknown] = "note yet-another-kind".to_owned();
    rows.reseal();
    assert_ne!(rows.0, good.0);
    let file = scratch.write("free.records", rows.text());
    for run in
        [clew(["verify".as_ref(), file.as_os_str()]), python::verify(std::slice::from_ref(&file))]
    {
        assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    }
}

#[test]
fn an_action_is_changed() {
    both("action", |rows| {
        let row = rows.a_roll();
        rows.0[row] = rows.0[row].replace(" roll", " stop");
        row
    });
    both("seat", |rows| {
        let row = rows.a_roll();
        rows.change(row, 2);
        row
    });
    both("time", |rows| {
        let row = rows.a_roll();
        let mut words: Vec<&str> = rows.0[row].split(' ').collect();
        words[1] = "00:00.000";
        rows.0[row] = words.join(" ");
        row
    });
}

#[test]
fn a_seal_is_changed() {
    for (name, word) in [("seal", 2), ("seal-number", 1)] {
        check(name, After::Nothing, |rows| {
            let row = rows.a_roll() + 2;
            rows.change(row, word);
            row..=row
        });
    }
}

/// Every outcome dropped, doubled and changed, and every action doubled.
#[test]
fn a_change_at_any_place_is_found() {
    let scratch = Scratch::new("tampered-sweep");
    let good = Rows::of("built-turned");
    let mut files = Vec::new();
    let mut keep = |mut rows: Rows| {
        rows.reseal();
        files.push(scratch.write(&format!("{}.records", files.len()), rows.text()));
    };
    for (nth, row) in good.0.iter().enumerate() {
        let is_outcome = row.starts_with("chance ");
        if is_outcome || row.starts_with("act ") {
            let mut doubled = good.clone();
            doubled.0.insert(nth, row.clone());
            keep(doubled);
        }
        if is_outcome {
            let mut dropped = good.clone();
            dropped.0.remove(nth);
            keep(dropped);
            let mut changed = good.clone();
            changed.change(nth, 3);
            keep(changed);
        }
    }
    assert!(files.len() > 150, "{}", files.len());
    for run in [clew(args("verify", &files)), python::verify(&files)] {
        assert_eq!(run.code, Some(1), "{}", run.err);
        let well = run.lines().into_iter().find(|line| line.contains(": OK, "));
        assert_eq!(well, None);
    }
}
