//! Forged records of format 1: each forgery is found, and at the right record.

use magic_labyrinth::MagicLabyrinth;
use table::{Append, Broken, Command, Format, Hash, Reason, Record, Records, replay, verify};
use toy_game::Toy;

use crate::live::Live;

type Turns = Toy<true>;

/// A game that was played to its end: five pushes, two alarms on the way, and a pause.
fn game() -> Live<Turns> {
    let mut live = Live::<Turns>::started_in(Format::One, 11, &[("goal", "20")]);
    for (nth, turn) in ["A", "B", "A", "B", "A", "B", "A"].into_iter().enumerate() {
        if nth == 2 || nth == 4 {
            live.now = live.table.deadline().expect("it has one");
            live.give(Command::Wake).expect("it is due");
        }
        if nth == 3 {
            live.give(Command::Pause).expect("it runs");
            live.later(5_000).give(Command::Resume).expect("it is paused");
        }
        live.later(10).act(turn, "push 3").expect("their turn");
    }
    assert!(live.table.end().is_some());
    live
}

/// The records of the game, changed and sealed again, as a forger could.
fn changed(change: impl FnOnce(&mut Vec<Vec<Record>>)) -> Records {
    let mut all: Vec<Vec<Record>> =
        game().appends.iter().map(|append| append.records().to_vec()).collect();
    change(&mut all);
    sealed(all)
}

fn sealed(all: Vec<Vec<Record>>) -> Records {
    let mut hash = Hash::START;
    let mut appends = Vec::new();
    for (seq, records) in (1..).zip(all) {
        let append = Append::new(seq, hash, records);
        hash = append.seal();
        appends.push(append);
    }
    let records = Records::new(appends).expect("they follow on each other");
    // Whatever the records say, they are a file that can be parsed.
    assert_eq!(records.to_string().parse().as_ref(), Ok(&records));
    records
}

/// The indexes of the append and of the record in it, both counted from 0, of the `nth` record of this
/// kind.
fn find(all: &[Vec<Record>], kind: &str, nth: usize) -> (usize, usize) {
    let places = all.iter().enumerate().flat_map(|(append, records)| {
        records.iter().enumerate().map(move |(at, record)| ((append, at), record.to_string()))
    });
    let mut those = places.filter(|(_, text)| text.split(' ').next() == Some(kind));
    those.nth(nth).expect("there is one").0
}

#[track_caller]
fn found(records: &Records, (append, record): (usize, usize), why: &str) {
    let broken = verify::<Turns>(records).expect_err("it was tampered with");
    let Broken { append: a, record: r, line, .. } = broken.clone();
    assert_eq!((a, r), (append as u64 + 1, record + 1), "{broken}");
    assert!(broken.why.contains(why), "{broken}");
    let text = records.to_string();
    let there = text.lines().nth(line - 1).expect("there is such a line");
    let expected = records.appends()[append].records()[record].to_string();
    assert_eq!(there, expected.lines().next().expect("a line"));
}

/// Changes the text of the `nth` record of a kind; the error must name that record.
#[track_caller]
fn check(kind: &str, nth: usize, change: impl Fn(&str) -> String, why: &str) {
    let mut place = (0, 0);
    let records = changed(|all| {
        place = find(all, kind, nth);
        let record = &mut all[place.0][place.1];
        let text = change(&record.to_string());
        assert_ne!(text, record.to_string());
        *record = text.parse().expect("a record");
    });
    found(&records, place, why);
}

/// The text with another digit at its end.
fn other_digit(text: &str) -> String {
    let (head, last) = text.split_at(text.len() - 1);
    format!("{head}{}", if last == "1" { "2" } else { "1" })
}

fn other_word(text: &str, nth: usize) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let first = if words[nth].starts_with('0') { "1" } else { "0" };
    words[nth].replace_range(..1, first);
    words.join(" ")
}

#[test]
fn the_game_itself_is_right() {
    verify::<Turns>(&changed(|_| {})).expect("nothing was changed");
}

#[test]
fn an_outcome() {
    for nth in 0..3 {
        check("chance", nth, other_digit, "the seed calls for `wait ");
    }
}

#[test]
fn the_seed_and_the_salt() {
    check("over", 0, |text| other_word(text, 1), "commitment");
    check("over", 0, |text| other_word(text, 2), "commitment");
}

#[test]
fn who_won() {
    check("over", 0, |text| text.replace(" A B", " A"), "not ended like that");
}

#[test]
fn the_commitment_and_the_name() {
    let records = changed(|all| {
        all[0][0] = other_word(&all[0][0].to_string(), 3).parse().expect("a record");
    });
    let last = game().appends.len() - 1;
    found(&records, (last, game().appends[last].records().len() - 1), "commitment");
    let records = changed(|all| {
        all[0][0] = all[0][0].to_string().replace("fox", "box").parse().expect("a record");
    });
    let start = find_in(&records, "chance", 0);
    found(&records, start, "the seed calls for");
    check("open", 0, |text| text.replace("turns", "rush"), "the game `rush`");
}

fn find_in(records: &Records, kind: &str, nth: usize) -> (usize, usize) {
    let all: Vec<_> = records.appends().iter().map(|append| append.records().to_vec()).collect();
    find(&all, kind, nth)
}

#[test]
fn what_players_added_to_the_chance() {
    let records = changed(|all| {
        let (append, at) = find(all, "start", 0);
        let text = all[append][at].to_string().replacen("entropy A 0", "entropy A 7", 1);
        all[append][at] = text.parse().expect("a record");
    });
    found(&records, find_in(&records, "chance", 0), "the seed calls for");
    let without = |text: &str| {
        let lines: Vec<&str> = text.lines().filter(|line| !line.contains("entropy B")).collect();
        lines.join("\n")
    };
    check("start", 0, without, "`entropy` for each player");
    check("start", 0, |text| text.replace("entropy B", "entropy C"), "`entropy` for each player");
    let swapped = |text: &str| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.swap(1, 2);
        lines.join("\n")
    };
    check("start", 0, swapped, "in order of seats");
}

#[test]
fn the_start() {
    // The game knows rules number 2; a table of format 1 starts with number 1.
    check("start", 0, |text| text.replace("start 1", "start 3"), "rules 3");
    check("start", 0, |text| text.replace("goal 20", "goal 30"), "not what was set");
    check("start", 0, |text| text.replace("goal 20", "goal 2"), "`goal` from 10");
}

#[test]
fn an_action() {
    check("act", 1, |text| text.replace("push 3", "push 4"), "too much");
    check("act", 1, |text| text.replace("push", "pull"), "expected `push");
    check("act", 1, |text| text.replace("push 3", "push  3"), "written `push 3`");
    check("act", 1, |text| text.replace(" B ", " A "), "not your turn");
    check("act", 1, |text| text.replace(" B ", " C "), "no seat C");
    // A legal action makes another game, whose end does not fit.
    let records = changed(|all| {
        let (append, at) = find(all, "act", 6);
        let text = all[append][at].to_string().replace("push 3", "push 1");
        all[append][at] = text.parse().expect("a record");
    });
    found(&records, find_in(&records, "over", 0), "not ended like that");
}

#[test]
fn a_stamp() {
    let back = |text: &str| text.replacen(text.split(' ').nth(1).expect("a time"), "00:00.001", 1);
    check("act", 1, back, "before that of the record above");
    let late = |text: &str| text.replacen(text.split(' ').nth(1).expect("a time"), "99:00.001", 1);
    check("act", 1, late, "`alarm` must come first");
    check("pause", 0, late, "`alarm` must come first");
    check("alarm", 0, late, "not nature's move");
    check("chance", 1, late, "at the time of the record above");
    check("resume", 0, late, "another time");
}

#[test]
fn dropped_records() {
    let drop = |kind: &str, nth: usize| {
        let mut place = (0, 0);
        let records = changed(|all| {
            place = find(all, kind, nth);
            all[place.0].remove(place.1);
            if all[place.0].is_empty() {
                all.remove(place.0);
            }
        });
        (records, place)
    };
    let (records, (append, _)) = drop("chance", 1);
    found(&records, (append, 0), "`chance` must come first");
    let (records, (append, at)) = drop("over", 0);
    let broken = replay::<Turns>(records.appends()).expect_err("the end is missing");
    assert_eq!((broken.append, broken.record), (append as u64 + 1, at), "{broken}");
    let (records, place) = drop("act", 1);
    found(&records, (place.0 + 1, 0), "not your turn");
    let (records, place) = drop("pause", 0);
    found(&records, place, "not paused");
    let (records, place) = drop("resume", 0);
    found(&records, place, "paused");
    let (records, place) = drop("open", 0);
    found(&records, place, "must be `open`");
    let (records, _) = drop("join", 1);
    found(&records, find_in(&records, "start", 0), "seats are free (B)");
    let (records, place) = drop("start", 0);
    found(&records, place, "not started");
    // The default may have been different by older rules, so only the seed shows the forgery.
    let (records, _) = drop("set", 0);
    found(&records, find_in(&records, "chance", 0), "the seed calls for");
}

#[test]
fn doubled_records() {
    let double = |kind: &str, nth: usize| {
        let mut place = (0, 0);
        let records = changed(|all| {
            place = find(all, kind, nth);
            let record = all[place.0][place.1].clone();
            all[place.0].insert(place.1 + 1, record);
        });
        (records, (place.0, place.1 + 1))
    };
    for (kind, nth, why) in [
        ("open", 0, "opened before"),
        ("join", 0, "seat A is taken"),
        ("chance", 0, "not nature's move"),
        ("alarm", 0, "`chance` must come first"),
        ("act", 0, "not your turn"),
        ("pause", 0, "paused"),
        ("resume", 0, "not paused"),
        ("over", 0, "ended"),
    ] {
        let (records, place) = double(kind, nth);
        found(&records, place, why);
    }
}

#[test]
fn a_key_that_was_used_before() {
    let mut place = (0, 0);
    let records = changed(|all| {
        let (append, at) = find(all, "act", 0);
        let Record::Act { key, .. } = &all[append][at] else { return };
        let key = *key;
        place = find(all, "act", 2);
        if let Record::Act { key: other, .. } = &mut all[place.0][place.1] {
            *other = key;
        }
    });
    found(&records, place, "with the same key");
}

#[test]
fn the_order_of_records() {
    let records = changed(|all| {
        let (append, at) = find(all, "act", 0);
        let (other, other_at) = find(all, "act", 1);
        let first = all[append][at].clone();
        all[append][at] = all[other][other_at].clone();
        all[other][other_at] = first;
    });
    found(&records, find_in(&records, "act", 0), "not your turn");
}

#[test]
fn an_append_that_is_split() {
    let records = changed(|all| {
        let (append, at) = find(all, "start", 0);
        let rest = all[append].split_off(at + 1);
        all.insert(append + 1, rest);
    });
    found(&records, find_in(&records, "start", 0), "in the same append");
}

#[test]
fn a_wrong_setting() {
    check("set", 0, |text| text.replace("20", "2"), "`goal` from 10");
    check("set", 0, |text| text.replace("goal 20", "gaol 20"), "a setting");
}

#[test]
fn whatever_is_not_sealed_anew() {
    let text = game().records().to_string();
    for (nth, line) in text.lines().enumerate().skip(1) {
        let other = match line.chars().next_back() {
            Some('1') => format!("{}2", &line[..line.len() - 1]),
            _ => format!("{}1", &line[..line.len() - 1]),
        };
        let mut lines: Vec<&str> = text.lines().collect();
        lines[nth] = &other;
        let error = (lines.join("\n") + "\n").parse::<Records>().expect_err("it was changed");
        // The error is at the line itself if it cannot be parsed any more, else at the next seal.
        let seal =
            nth + text.lines().skip(nth).position(|line| line.starts_with("seal ")).unwrap_or(0);
        assert!((nth + 1..=seal + 1).contains(&error.line()), "{line}: {error:?}");
    }
}

#[test]
fn a_swapped_seal() {
    let text = game().records().to_string();
    let seals: Vec<&str> = text.lines().filter(|line| line.starts_with("seal ")).collect();
    let hash = |seal: &str| seal.rsplit(' ').next().map(str::to_owned).expect("a hash");
    let swapped = text.replace(&hash(seals[2]), "x").replace(&hash(seals[3]), &hash(seals[2]));
    let swapped = swapped.replace(" x\n", &format!(" {}\n", hash(seals[3])));
    let error = swapped.parse::<Records>().expect_err("a seal is wrong");
    let line = text.lines().position(|line| line == seals[2]).expect("it is there") + 1;
    assert_eq!(error.line(), line);
    assert!(error.to_string().contains("a seal over what stands above"), "{error}");
}

#[test]
fn a_closed_tables_seed_counts_too() {
    let mut live = Live::<MagicLabyrinth>::started(4, &[]);
    live.give(Command::Close { reason: Reason::Abandoned }).expect("it is open");
    let mut all: Vec<_> = live.appends.iter().map(|append| append.records().to_vec()).collect();
    let (append, at) = find(&all, "chance", 0);
    let Record::Chance { outcome, .. } = &mut all[append][at] else { return };
    let mut words: Vec<&str> = outcome.split(' ').collect();
    words.truncate(words.len() - 2);
    *outcome = words.join(" ");
    let broken = verify::<MagicLabyrinth>(&sealed(all)).expect_err("a wall is missing");
    assert_eq!((broken.append, broken.record), (append as u64 + 1, at + 1), "{broken}");
    assert!(broken.why.starts_with("the seed calls for `walls "), "{broken}");
}
