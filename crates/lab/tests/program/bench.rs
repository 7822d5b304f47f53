//! `clew-lab bench`.

use super::lab;

#[test]
fn it_prints_a_ratio_and_the_goal() {
    let run = lab(["bench", "--quick", "magic-labyrinth"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let median = run.out.lines().find(|line| line.starts_with("median "));
    let median: Vec<&str> = median.expect("a median").split_whitespace().collect();
    assert_eq!(median.len(), 4, "{median:?}");
    let ratio: f64 = median[3].strip_prefix("1/").expect("a ratio").parse().expect("a number");
    assert!(ratio > 1.0 && ratio < 10_000.0, "{ratio}");
    assert!(run.out.contains("| magic-labyrinth: steps per draw of SplitMix64 | "), "{}", run.out);
}

/// Only that it runs to its end: a debug build is not judged. It takes half a minute.
#[test]
fn it_measures_the_server() {
    if std::env::var_os("NIGHTLY").is_none() {
        return;
    }
    let run = lab(["bench", "--quick", "--serve"]);
    assert_eq!(run.err, "");
    for row in [
        "actions/s, SQLite / memory",
        "memory of an open table",
        "memory of a table after play",
        "1,000 tables with pages, p99 to the last page",
        "1,000 tables with pages, cores",
        "update of a page, median",
        "update of a page, largest",
        "more memory for 10,000 stored tables",
        "later start for 10,000 stored tables",
    ] {
        assert!(run.out.contains(&format!("\n| {row} | ")), "{row}: {}", run.out);
    }
}
