//! A wrong command line gives one line on stderr and exit code 2.

use super::clew;

/// The line contains these words.
fn check(args: &str, words: &[&str]) {
    let run = clew(args.split(' '));
    assert_eq!(run.code, Some(2), "{args}: {}", run.err);
    assert_eq!(run.out, "", "{args}");
    assert_eq!(run.err.lines().count(), 1, "{args}: {}", run.err);
    assert!(run.err.starts_with("clew: ") && run.err.ends_with('\n'), "{}", run.err);
    for word in words {
        assert!(run.err.contains(word), "{args}: expected {word} in {}", run.err);
    }
}

#[test]
fn commands_and_options() {
    check("frobnicate", &["frobnicate", "clew help"]);
    check("--frobnicate", &["--frobnicate", "clew help"]);
    check("sim", &["<GAME>"]);
    check("case", &["<FILE>"]);
    check("verify", &["<FILE>"]);
    check("replay", &["<FILE|URL>"]);
    check("replay x.records --at 0", &["--at", "from 1", "`0`"]);
    check("sim magic-labyrinth --sed 4", &["--sed", "--seed"]);
    check("sim magic-labyrinth --games", &["--games"]);
    check("sim magic-labyrinth more", &["more"]);
}

#[test]
fn stores() {
    let wanted = "postgres://user@host:5432/database";
    check("serve --store mysql://clew@db/clew", &["no address of PostgreSQL", wanted]);
    check("serve --store postgres://db/clew", &["names no user", wanted]);
    check("export --store postgres://clew@/clew x.clew", &["names no host", wanted]);
    check("serve --store postgres://a@b/c --data d", &["--store", "--data"]);
    check("import no-such-file.clew", &["cannot read no-such-file.clew"]);
    check("export", &["<FILE>"]);
}

#[test]
fn numbers() {
    check("sim magic-labyrinth --games many", &["--games", "a whole number from 1", "`many`"]);
    check("sim magic-labyrinth --games -5", &["--games", "a whole number from 1", "`-5`"]);
    check("sim magic-labyrinth --threads 0", &["--threads", "from 1 to 1024", "`0`"]);
    check("sim magic-labyrinth --seed 1.5", &["--seed", "a whole number", "`1.5`"]);
    check("sim magic-labyrinth --cap 0", &["--cap", "from 1", "`0`"]);
}

#[test]
fn games_are_suggested() {
    for command in ["sim", "rules"] {
        let words =
            ["expected a game", "found `magic-labrinth`", "did you mean `magic-labyrinth`?"];
        check(&format!("{command} magic-labrinth"), &words);
    }
}

#[test]
fn the_bots_are_listed() {
    check("sim magic-labyrinth --bots oracle", &["random", "found `oracle`"]);
    check("sim magic-labyrinth --bots random,,random", &["random", "found nothing"]);
    check(
        "sim magic-labyrinth --seats 4 --bots random,random",
        &["one name for all seats or 4", "found 2"],
    );
}

#[test]
fn a_wrong_setting_is_named() {
    check("sim magic-labyrinth --seats 9", &["`seats`", "found `9`"]);
    check("sim magic-labyrinth --set walls=99", &["`walls` from 0 to 24", "found `99`"]);
    check("sim magic-labyrinth --set wals=9", &["walls", "found `wals`"]);
    check("sim magic-labyrinth --set walls", &["--set", "KEY=VALUE", "found `walls`"]);
    check("sim magic-labyrinth --seats 2 --set seats=2", &["`seats` once"]);
    check("sim magic-labyrinth --set maze=x", &["`maze`", "found `x`"]);
}

#[test]
fn a_report_that_cannot_be_written() {
    check("sim magic-labyrinth --report no/such/folder/x.html", &["--report", "no/such/folder"]);
}

#[test]
fn control_characters_are_not_printed() {
    let run = clew(["sim", "\u{1b}[31m\nred"]);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(!run.err.trim_end().contains(char::is_control), "{:?}", run.err);
    let run = clew(["--\u{1b}[31m\nred"]);
    assert_eq!((run.code, run.err.lines().count()), (Some(2), 1), "{}", run.err);
    assert!(!run.err.trim_end().contains(char::is_control), "{:?}", run.err);
}
