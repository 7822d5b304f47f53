//! `clew bench`.

use super::clew;

#[test]
fn it_prints_a_ratio_and_the_bar() {
    let run = clew(["bench", "--quick", "magic-labyrinth"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let median = run.lines().into_iter().find(|line| line.starts_with("median "));
    let median: Vec<&str> = median.expect("a median").split_whitespace().collect();
    assert_eq!(median.len(), 4, "{median:?}");
    let ratio: f64 = median[3].strip_prefix("1/").expect("a ratio").parse().expect("a number");
    assert!(ratio > 1.0 && ratio < 10_000.0, "{ratio}");
    assert!(run.out.contains("the bar is 1/30"), "{}", run.out);
}

#[test]
fn it_measures_replays() {
    let run = clew(["bench", "--quick", "--replay", "magic-labyrinth"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains(" inputs replayed on one core"), "{}", run.out);
    assert!(run.lines().last().is_some_and(|line| line.starts_with("median ")), "{}", run.out);
}

#[test]
fn it_measures_the_store() {
    let run = clew(["bench", "--quick", "--store"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("synchronous 2"), "{}", run.out);
    assert!(run.lines().last().is_some_and(|line| line.starts_with("median ")), "{}", run.out);
}

/// The bare server against itself: nothing is judged but that it runs to its end. It takes some
/// seconds.
#[test]
fn it_measures_servers() {
    if std::env::var_os("NIGHTLY").is_none() {
        return;
    }
    let run = clew(["bench", "--quick", "--serve", "--control"]);
    assert_eq!(run.err, "");
    for row in [
        "actions, the bare server ",
        "actions, real / bare ",
        "time on a processor, real / bare ",
        "memory of an open table, real / bare ",
        "seen by all (p99), real - bare ",
        "memory with 10,000 sleeping tables ",
        "start with 10,000 sleeping tables ",
    ] {
        assert!(run.lines().iter().any(|line| line.starts_with(row)), "{row}: {}", run.out);
    }
}
