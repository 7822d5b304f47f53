//! `clew sim`.

use serde_json::Value;

use super::clew;

const SHORT: &[&str] =
    &["sim", "magic-labyrinth", "--set", "chips=3", "--set", "walls=0", "--json"];

fn sim(more: &[&str]) -> Value {
    let run = clew(SHORT.iter().chain(more));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    serde_json::from_str(&run.out).expect("JSON on stdout")
}

/// Removes what depends on the machine.
fn timeless(mut summary: Value) -> Value {
    for key in ["games_per_s", "steps_per_s_per_core"] {
        summary.as_object_mut().expect("an object").remove(key).expect(key);
    }
    for list in ["by_seat", "bots"] {
        for share in summary[list].as_array_mut().expect(list) {
            for key in ["ms_p50", "ms_p99"] {
                share.as_object_mut().expect("an object").remove(key).expect(key);
            }
        }
    }
    summary
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn the_result_is_the_same_for_any_number_of_threads() {
    let games = |threads| sim(&["--games", "200", "--seats", "3", "--threads", threads]);
    let one = timeless(games("1"));
    assert_eq!(one, timeless(games("2")));
    assert_eq!(one, timeless(games("7")));
    assert_eq!(one["games"], 200);
}

#[test]
fn another_seed_gives_other_games() {
    let seed = |seed| timeless(sim(&["--games", "50", "--seed", seed]));
    assert_eq!(seed("5"), seed("5"));
    assert_ne!(seed("5"), seed("6"));
}

#[test]
fn the_keys_are_exact() {
    let summary = sim(&["--games", "64", "--seats", "2", "--bots", "random,random"]);
    let top = [
        "games",
        "undecided",
        "steps",
        "games_per_s",
        "steps_per_s_per_core",
        "length",
        "by_seat",
        "bots",
    ];
    assert_eq!(keys(&summary), top);
    assert_eq!(keys(&summary["length"]), ["mean", "p10", "p50", "p90"]);
    let share = ["name", "win_share", "low", "high", "ms_p50", "ms_p99"];
    for list in ["by_seat", "bots"] {
        for entry in summary[list].as_array().expect(list) {
            assert_eq!(keys(entry), share);
        }
    }
    let names = |list: &str| -> Vec<String> {
        let entries = summary[list].as_array().expect(list).iter();
        entries.map(|entry| entry["name"].as_str().expect("a name").to_owned()).collect()
    };
    assert_eq!(names("by_seat"), ["A", "B"]);
    assert_eq!(names("bots"), ["random", "random"]);
}

#[test]
fn shares_lie_within_their_intervals_and_add_up() {
    let summary = sim(&["--games", "300", "--seats", "4"]);
    let seats = summary["by_seat"].as_array().expect("a list");
    let number = |seat: &Value, key: &str| seat[key].as_f64().expect("a number");
    for seat in seats {
        assert!(number(seat, "low") < number(seat, "win_share"));
        assert!(number(seat, "win_share") < number(seat, "high"));
    }
    let sum: f64 = seats.iter().map(|seat| number(seat, "win_share")).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
}

#[test]
fn games_at_the_cap_are_undecided() {
    let summary = sim(&["--games", "20", "--cap", "5"]);
    assert_eq!((&summary["undecided"], &summary["steps"]), (&20.into(), &100.into()));
    assert_eq!(summary["length"]["p50"], 0);
}

#[test]
fn the_default_output_is_a_table() {
    let run = clew(["sim", "magic-labyrinth", "--games", "40", "--set", "chips=3", "--seats", "2"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.lines()[0], "magic-labyrinth: 40 games, 2 seats, seed 1");
    for word in ["seat ", "bot ", "random ", "95 % interval", "length ", "speed "] {
        assert!(run.out.contains(word), "{}", run.out);
    }
}

/// The card game between bots that take what they can has the expected totals.
#[test]
fn totals_of_a_game_are_shown() {
    let args = ["sim", "labyrinth-cards", "--bots", "collector", "--games", "60", "--seats", "4"];
    let run = clew(args.iter().chain(&["--json"]));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let summary: Value = serde_json::from_str(&run.out).expect("JSON on stdout");
    let totals = &summary["totals"];
    assert_eq!(keys(totals), ["largest", "turns", "won"]);
    assert_eq!((&totals["turns"]["least"], &totals["turns"]["most"]), (&46.into(), &46.into()));
    let mean = |name: &str| totals[name]["mean"].as_f64().expect("a number");
    assert!((38.0..42.0).contains(&mean("won")), "{totals}");
    assert!((10.0..13.0).contains(&mean("largest")), "{totals}");
    let run = clew(args);
    assert!(run.out.contains("\nturns      mean 46.0, 46 to 46\n"), "{}", run.out);
}

#[test]
fn a_run_can_be_played_in_pieces() {
    let lengths = |games, from| {
        let summary = sim(&["--games", games, "--from", from, "--seats", "2"]);
        summary["steps"].as_u64().expect("a number")
    };
    assert_eq!(lengths("30", "0") + lengths("20", "30"), lengths("50", "0"));
}

/// A bot that sees the walls needs fewer turns on the same mazes than one that does not.
#[test]
fn pairs_play_the_same_mazes() {
    let args = ["sim", "magic-labyrinth", "--seats", "1", "--set", "walls=24", "--paired"];
    let args = args.iter().chain(&["--bots", "attentive,attentive,seer", "--games", "12"]);
    let run = clew(args.clone().chain(&["--json"]));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let summary: Value = serde_json::from_str(&run.out).expect("JSON on stdout");
    assert_eq!((&summary["games"], &summary["undecided"]), (&12.into(), &0.into()));
    let turns = summary["means"]["turns"].as_array().expect("a list");
    let names: Vec<&str> =
        turns.iter().map(|mean| mean["name"].as_str().expect("a name")).collect();
    let apart = ["attentive - attentive", "attentive - seer", "attentive - seer"];
    assert_eq!(names, [&["attentive", "attentive", "seer"][..], &apart].concat());
    let number = |nth: usize, key: &str| turns[nth][key].as_f64().expect("a number");
    assert_eq!([number(3, "low"), number(3, "mean"), number(3, "high")], [0.0; 3]);
    let means = number(0, "mean") - number(2, "mean");
    assert!(number(4, "low") > 0.0 && (number(4, "mean") - means).abs() < 1e-9, "{summary}");
    let run = clew(args);
    assert!(run.out.contains("\nattentive - seer "), "{}", run.out);
    let run = clew(["sim", "mago-magino", "--paired", "--bots", "seer"]);
    assert_eq!(
        (run.code, run.err.as_str()),
        (Some(2), "clew: mago-magino has no seer: remove it from --bots, or choose another game\n")
    );
}

#[test]
fn each_value_of_a_setting_has_its_cell() {
    let args = ["sim", "magic-maze", "--bots", "quick", "--games", "1"];
    let run = clew(args.iter().chain(&["--each", "scenario=2,9", "--each", "seats=2-3"]));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let lines = run.lines();
    assert_eq!(lines[2..4], ["| scenario | seats 2 | seats 3 |", "| --- | --- | --- |"]);
    assert!(lines[4].starts_with("| 2 | ") && !lines[4].contains("| - |"), "{}", run.out);
    // MZ-59: a leader needs two others.
    assert!(lines[5].starts_with("| 9 | - | "), "{}", run.out);
    let wrong = clew(args.iter().chain(&["--each", "scenario=99"]));
    assert_eq!(wrong.code, Some(2), "{}", wrong.err);
}
