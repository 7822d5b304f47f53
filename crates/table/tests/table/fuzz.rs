//! Damaged files: reading one gives the game or an error with its line; never a panic, never half a
//! game.

use game::{FastDice, Game};
use magic_labyrinth::MagicLabyrinth;
use proptest::prelude::*;
use table::{Command, Reason, Record, Records, Table, replay, verify};
use toy_game::Toy;

use crate::live::Live;

fn file<G: Game>(number: u8, settings: &[(&str, &str)], moves: usize) -> String {
    let mut live = Live::<G>::started(number, settings);
    let mut dice = FastDice::new(u64::from(number));
    for _ in 0..moves {
        live.later(dice.bits() % 900);
        drop(live.give(Command::Wake));
        live.act_randomly(&mut dice);
    }
    drop(live.give(Command::Close { reason: Reason::Abandoned }));
    live.records().to_string()
}

/// Reads a file as the program does.
fn check<G: Game>(bytes: &[u8], whole: &str) {
    let lines = bytes.split(|&byte| byte == b'\n').count();
    let records = match Records::from_bytes(bytes) {
        Ok(records) => records,
        Err(error) => {
            assert!((1..=lines).contains(&error.line()), "{error:?}");
            assert!(!error.to_string().contains(char::is_control), "{error}");
            return;
        }
    };
    // A damaged file that is read must be a prefix of the original: another game would need new hashes.
    assert_eq!(records.to_string().as_bytes(), bytes);
    assert!(whole.as_bytes().starts_with(bytes), "a hash was forged");
    let table: Result<Table<G>, _> = replay(records.appends());
    assert_eq!(table.map(|table| table.seq()), Ok(records.appends().len() as u64));
    assert!(verify::<G>(&records).is_ok());
}

/// Seals the records of a file again, if they can still be parsed.
fn sealed(text: &str) -> Option<Records> {
    let (mut appends, mut hash, mut body) = (Vec::new(), table::Hash::START, String::new());
    for line in text.lines().skip(1) {
        if line.starts_with("seal ") {
            let append = table::Append::read(appends.len() as u64 + 1, hash, &body).ok()?;
            hash = append.seal();
            appends.push(append);
            body.clear();
        } else {
            body.push_str(line);
            body.push('\n');
        }
    }
    Records::new(appends).ok()
}

/// Checks that damaged records with correct seals make a table or a named error, and that the appends
/// before the damage still replay.
fn check_sealed<G: Game>(text: &str) {
    let Some(records) = sealed(text) else { return };
    match replay::<G>(records.appends()) {
        Ok(table) => assert_eq!(table.hash(), records.appends().last().expect("one").seal()),
        Err(broken) => {
            let text = records.to_string();
            assert!(text.lines().nth(broken.line - 1).is_some(), "{broken}");
            let good = broken.append as usize - 1;
            if good > 0 {
                replay::<G>(&records.appends()[..good]).expect("all before is right");
            }
        }
    }
    drop(verify::<G>(&records));
    drop(table::walk::<G>(&records, |_| {}));
}

/// Applies one edit to a text: `kind` selects the edit, `a` and `b` where and what.
fn edited(text: &str, (kind, a, b): (u8, usize, usize)) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let mut lines: Vec<&[u8]> = text.as_bytes().split_inclusive(|&byte| byte == b'\n').collect();
    let (at, nth) = (a % bytes.len(), a % lines.len());
    match kind {
        0 => bytes[at] = b as u8,
        1 => bytes.truncate(at),
        2 => drop(bytes.remove(at)),
        3 => bytes.insert(at, b"\n #\t0aAzZ-_\xc3\xa4"[b % 13]),
        4 => {
            lines.remove(nth);
            bytes = lines.concat();
        }
        5 => {
            lines.insert(b % lines.len(), lines[nth]);
            bytes = lines.concat();
        }
        6 => {
            let other = b % lines.len();
            lines.swap(nth, other);
            bytes = lines.concat();
        }
        _ => {
            let end = (at + b % 200).min(bytes.len());
            bytes.drain(at..end);
        }
    }
    bytes
}

/// Replaces a word by another word of the file.
fn reworded(text: &str, (a, b): (usize, usize)) -> String {
    let words: Vec<&str> = text.split([' ', '\n']).filter(|word| !word.is_empty()).collect();
    let starts: Vec<(usize, &str)> = {
        let mut at = 0;
        text.split_inclusive([' ', '\n'])
            .map(|piece| {
                let start = at;
                at += piece.len();
                (start, piece.trim_end())
            })
            .filter(|(_, word)| !word.is_empty())
            .collect()
    };
    let (start, word) = starts[a % starts.len()];
    let mut text = text.to_owned();
    text.replace_range(start..start + word.len(), words[b % words.len()]);
    text
}

fn cases(many: u32) -> ProptestConfig {
    let is_set = |name| std::env::var_os(name).is_some();
    let factor = if is_set("NIGHTLY") {
        100
    } else if is_set("SLOW") {
        10
    } else {
        1
    };
    let many = many * factor;
    ProptestConfig { cases: many, failure_persistence: None, ..ProptestConfig::default() }
}

fn edits() -> impl Strategy<Value = Vec<(u8, usize, usize)>> {
    proptest::collection::vec((0u8..8, any::<usize>(), any::<usize>()), 1..4)
}

thread_local! {
    static TOY: String = file::<Toy<false>>(3, &[("goal", "30"), ("flag", "x\n x")], 12);
    static MAGIC: String = file::<MagicLabyrinth>(3, &[("walls", "9")], 12);
}

fn damaged<G: Game>(whole: &str, edits: &[(u8, usize, usize)]) {
    let mut bytes = whole.as_bytes().to_vec();
    for &edit in edits {
        if let Ok(text) = std::str::from_utf8(&bytes)
            && !text.is_empty()
        {
            bytes = edited(text, edit);
        }
    }
    check::<G>(&bytes, whole);
    if let Ok(text) = std::str::from_utf8(&bytes) {
        check_sealed::<G>(text);
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn any_damage_to_a_toy(edits in edits()) {
        TOY.with(|whole| damaged::<Toy<false>>(whole, &edits));
    }

    #[test]
    fn any_damage_to_the_magic_labyrinth(edits in edits()) {
        MAGIC.with(|whole| damaged::<MagicLabyrinth>(whole, &edits));
    }

    #[test]
    fn words_in_the_wrong_place(places in proptest::collection::vec(any::<(usize, usize)>(), 1..4)) {
        TOY.with(|whole| {
            let text = places.iter().fold(whole.clone(), |text, &place| reworded(&text, place));
            check_sealed::<Toy<false>>(&text);
        });
        MAGIC.with(|whole| {
            let text = places.iter().fold(whole.clone(), |text, &place| reworded(&text, place));
            check_sealed::<MagicLabyrinth>(&text);
        });
    }

    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        check::<Toy<false>>(&bytes, "");
        let text = format!("clew records 1\n{}\n", String::from_utf8_lossy(&bytes));
        check::<Toy<false>>(text.as_bytes(), "");
        drop(String::from_utf8_lossy(&bytes).parse::<Record>());
    }
}

#[test]
fn every_cut_is_a_whole_game_or_an_error() {
    TOY.with(|whole| {
        let mut read = 0;
        for end in 0..whole.len() {
            check::<Toy<false>>(&whole.as_bytes()[..end], whole);
            read += usize::from(whole[..end].parse::<Records>().is_ok());
        }
        assert_eq!(read + 1, whole.matches("\nseal ").count());
    });
}
