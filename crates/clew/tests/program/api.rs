//! docs/api.md and docs/bot.py, against the real server.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::serving::Serving;
use super::{Scratch, clew};

fn docs(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(file)
}

fn page() -> String {
    fs::read_to_string(docs("api.md")).expect("the page is there")
}

#[test]
fn the_bot_plays_a_game_of_each_kind_to_its_end() {
    let scratch = Scratch::new("bot");
    let serving = Serving::start(&scratch.path("data"));
    let play = |game: &'static str| {
        let done = Command::new("python3")
            .arg(docs("bot.py"))
            .args([&serving.url, game])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("python3 is needed for this test: {error}"));
        (game, done)
    };
    // All at once, because the game with a clock takes long.
    let bots: Vec<_> = games::NAMES.iter().copied().map(play).collect();
    for (game, bot) in bots {
        let done = bot.wait_with_output().expect("it was started");
        let said = String::from_utf8_lossy(&done.stdout);
        assert!(done.status.success(), "{game}: {}", String::from_utf8_lossy(&done.stderr));
        let (outcome, address) = said.trim().split_once(&serving.url).expect("where the record is");
        assert!(outcome.starts_with(&format!("{game}: ")), "{said}");
        let record = serving.get(address);
        assert!(record.contains("\nover "), "{game} was not played to its end");
        let file = scratch.write(&format!("{game}.clew"), record);
        let verified = clew([Path::new("verify"), &file]);
        assert_eq!(verified.code, Some(0), "{game}: {}{}", verified.out, verified.err);
    }
}

#[test]
fn the_page_shows_the_bot_as_it_is() {
    let bot = fs::read_to_string(docs("bot.py")).expect("the bot is there");
    let shown = blocks(&page()).into_iter().find(|(kind, _)| kind == "python");
    assert_eq!(shown.expect("the page shows it").1, bot);
}

#[test]
fn the_examples_do_what_the_page_says() {
    let scratch = Scratch::new("examples");
    let serving = Serving::start(&scratch.path("data"));
    let blocks = blocks(&page());
    let mut script = String::from("set -eu\n");
    for (nth, (kind, text)) in blocks.iter().enumerate() {
        if kind == "sh" {
            script += &format!("{{\n{text}}} >answer-{nth}\n");
        }
    }
    let programs = Path::new(env!("CARGO_BIN_EXE_clew")).parent().expect("it is in a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    let done = Command::new("sh")
        .args(["-c", &script])
        .current_dir(scratch.0.path())
        .env("URL", &serving.url)
        .env("PATH", format!("{}:{path}", programs.display()))
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let mut compared = 0;
    for (nth, pair) in blocks.windows(2).enumerate() {
        if let [(first, example), (second, shown)] = pair
            && (first.as_str(), second.as_str()) == ("sh", "json")
        {
            let answer = fs::read_to_string(scratch.path(&format!("answer-{nth}")));
            let answer = answer.expect("the script has written it");
            let (answer, shown) = (values(&answer), values(shown));
            assert_eq!(answer.len(), shown.len(), "{example}{answer:?}");
            for (answer, shown) in answer.iter().zip(&shown) {
                alike(answer, shown, example);
            }
            compared += 1;
        }
    }
    assert!(compared >= 8, "only {compared} answers are shown");
}

/// The page lists every error code that the server can answer with.
#[test]
fn the_page_lists_all_codes() {
    let page = page();
    let table = page.split("| code | status |").nth(1).expect("a table of codes");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with("| `"));
    let listed: BTreeSet<&str> = rows.flat_map(codes).collect();
    let mut known = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    collect(&crates.join("server/src"), &mut known);
    let rejected = crates.join("table/src/rejected.rs");
    let rejected = fs::read_to_string(rejected).expect("the codes of the table crate");
    let code = |line: &str| Some(line.split_once("=> \"")?.1.split('"').next()?.to_owned());
    known.extend(rejected.lines().filter_map(code));
    // The first two would be bugs of the server, and no request can ask for an alarm.
    for never in ["other-vault", "unfit", "nothing-due"] {
        assert!(known.remove(never), "{never}");
    }
    let known: BTreeSet<&str> = known.iter().map(String::as_str).collect();
    let missing: Vec<_> = known.difference(&listed).collect();
    assert!(missing.is_empty(), "the page does not list {missing:?}");
    assert!(known.len() > 42, "codes are missing: {known:?}");
}

/// The codes in the first column of a row.
fn codes(row: &str) -> impl Iterator<Item = &str> {
    row.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2)
}

/// The codes of errors in the sources of a folder.
fn collect(folder: &Path, codes: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the server's sources") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "tests") {
                collect(&path, codes);
            }
        } else {
            let text = fs::read_to_string(&path).expect("a source");
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            let second = |part: &str| code(part.split_once(',')?.1.trim_start()).map(str::to_owned);
            codes.extend(text.split("= (Status::").skip(1).filter_map(second));
        }
    }
}

/// The code that a text begins with.
fn code(text: &str) -> Option<&str> {
    let code = text.strip_prefix('"')?.split('"').next()?;
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
    (!code.is_empty() && code.bytes().all(plain)).then_some(code)
}

/// The fenced blocks of a page, with their kinds.
fn blocks(page: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut parts = page.split("```");
    parts.next();
    while let (Some(block), Some(_)) = (parts.next(), parts.next()) {
        let (kind, text) = block.split_once('\n').expect("a block has lines");
        blocks.push((kind.to_owned(), text.to_owned()));
    }
    blocks
}

/// The JSON values of a text, one after another.
fn values(text: &str) -> Vec<Value> {
    let values = serde_json::Deserializer::from_str(text).into_iter();
    values.map(|value| value.unwrap_or_else(|error| panic!("{error} in {text}"))).collect()
}

/// Checks that an answer looks as it is shown: the same fields, the same kinds of values, and the same
/// plain values unless they are random. A view may be shown in part.
fn alike(answer: &Value, shown: &Value, example: &str) {
    let context = || format!("{example}is answered {answer}, not {shown}");
    match (answer, shown) {
        (Value::Object(answer), Value::Object(shown)) => {
            let keys =
                |map: &serde_json::Map<String, Value>| map.keys().cloned().collect::<BTreeSet<_>>();
            let cut = shown.contains_key("look");
            assert!(cut || keys(answer) == keys(shown), "{}", context());
            for (key, shown) in shown {
                let answer = answer.get(key).unwrap_or_else(|| panic!("{key}: {}", context()));
                let random = ["table", "commitment", "records", "seed", "salt", "look"];
                let equal = answer == shown || random.contains(&key.as_str());
                let nested = shown.is_object() || shown.is_array();
                assert!(equal || nested, "{key}: {}", context());
                alike(answer, shown, example);
            }
        }
        (Value::Array(answer), Value::Array(shown)) => {
            assert_eq!(answer.len(), shown.len(), "{example}");
            answer.iter().zip(shown).for_each(|(answer, shown)| alike(answer, shown, example));
        }
        _ => assert_eq!(
            std::mem::discriminant(answer),
            std::mem::discriminant(shown),
            "{}",
            context()
        ),
    }
}
