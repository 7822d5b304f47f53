//! Games are named in the one list, in their own files, and nowhere else.
//!
//! A file that matches on a game, or lists the games by hand, would not notice a new one.

use super::{
    code::{test_lines, uncommented},
    files::{File, Files},
};
use crate::crates::{self, Listed};

/// Files outside the list and the games' own folders that may name a game, and why. A path that ends in `/`
/// is a folder.
const ALLOWED: &[(&str, &str)] = &[
    ("crates/bots/src/lib.rs", "modules have to be declared"),
    (
        "crates/bots/src/planner/",
        "it plays all seats of one game, to find out whether its tiles can be won",
    ),
    ("crates/clew/src/tiles/", "a command about the tiles of one game"),
    ("crates/e2e/src/guide.rs", "it plays one game sensibly for tests"),
    ("crates/e2e/tests/secrets/twins.rs", "what a game reveals cannot be told from outside"),
    ("crates/ui/src/games/mod.rs", "modules have to be declared"),
    ("docs/verify.py", "it checks the rules of the games it knows, and the dice of all"),
    ("xtask/src/anchors/", "one game is measured beside other programs"),
    ("xtask/src/new_game/", "it makes a game and plays it"),
    ("xtask/src/winnable/", "a command about the tiles of one game"),
];

pub(super) fn check(files: &Files) -> Vec<String> {
    let games = files.games();
    files
        .ending_in(&["rs", "js", "mjs", "css", "py"])
        .flat_map(|file| faults(file, &games))
        .collect()
}

fn faults(file: &File, games: &[Listed]) -> Vec<String> {
    let is_allowed = |(path, _): &&(&str, &str)| {
        file.path == *path || path.ends_with('/') && file.path.starts_with(path)
    };
    if file.path == crates::LIST || ALLOWED.iter().any(|row| is_allowed(&row)) {
        return Vec::new();
    }
    let text = if file.ending() == "py" { file.text.clone() } else { uncommented(&file.text) };
    let is_test_file = file.is_test() || file.path.starts_with("crates/e2e/");
    let tests = if is_test_file { Vec::new() } else { test_lines(&file.text) };
    let is_test = |line: usize| is_test_file || tests.iter().any(|lines| lines.contains(&line));

    let mut problems = Vec::new();
    for (line, content) in (1..).zip(text.lines()).filter(|(line, _)| !is_test(*line)) {
        let others = games.iter().filter(|game| !is_own(&file.path, game));
        for game in others.filter(|game| game.is_named_in(content)) {
            let what = "ask the list in crates/games, or state it in the game's own files";
            problems.push(file.fault(line, format!("`{}` is named here: {what}", game.name)));
        }
    }
    problems.extend(lists(file, &text, games, is_test));
    problems
}

/// Lists of games in tests: one item that names all games, or all but one.
fn lists(
    file: &File,
    text: &str,
    games: &[Listed],
    is_test: impl Fn(usize) -> bool,
) -> Vec<String> {
    let mut problems = Vec::new();
    let (mut first, mut named) = (1, vec![false; games.len()]);
    for (line, content) in (1..).zip(text.lines()) {
        // An item begins and ends without indentation.
        if content.starts_with(|letter: char| letter.is_alphabetic() || letter == '#') {
            (first, named) = (line, vec![false; games.len()]);
        }
        if !is_test(line) || content.starts_with("use ") {
            continue;
        }
        let before = named.iter().filter(|is_named| **is_named).count();
        for (game, is_named) in games.iter().zip(&mut named) {
            *is_named |= game.is_named_in(content);
        }
        let count = named.iter().filter(|is_named| **is_named).count();
        let nearly_all = games.len().max(3) - 1;
        if before < nearly_all && count >= nearly_all {
            let what = "games are listed by hand: use games::NAMES or what the server lists";
            problems.push(file.fault(first, what));
        }
    }
    problems
}

/// Whether a file belongs to this game: its crate, its bots, its user interface, its style sheets and its
/// verifier.
fn is_own(path: &str, game: &Listed) -> bool {
    let Listed { name, module, .. } = game;
    let own = [
        format!("crates/{name}/"),
        format!("crates/bots/src/{module}/"),
        format!("crates/bots/src/{module}.rs"),
        format!("crates/ui/src/games/{module}/"),
        format!("crates/ui/static/{name}"),
        format!("docs/verify_{module}"),
    ];
    own.iter().any(|start| path.starts_with(start.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        check(&Files::with_games(&[(path, text)]))
    }

    #[test]
    fn every_way_to_name_a_game_is_found() {
        for game in Files::with_games(&[]).games() {
            for name in [&game.name, &game.module, &game.kind, &game.title] {
                let code = format!("fn a() {{\n    b(\"{name}\");\n}}\n");
                let found = found("crates/server/src/a.rs", &code);
                assert_eq!(found.len(), 1, "{name}: {found:?}");
                assert!(found[0].starts_with("crates/server/src/a.rs:2: "), "{found:?}");
            }
        }
    }

    #[test]
    fn a_game_is_named_in_its_own_files_in_comments_and_in_its_tests() {
        let games = Files::with_games(&[]).games();
        let game = games.first().expect("there are games");
        let Listed { name, module, kind, .. } = game;
        let code = format!("use {module}::{kind};\n");
        for path in [
            format!("crates/{name}/src/a.rs"),
            format!("crates/ui/src/games/{module}/a.rs"),
            format!("crates/bots/src/{module}/a.rs"),
            "crates/server/tests/a.rs".to_owned(),
        ] {
            assert_eq!(found(&path, &code), [""; 0], "{path}");
        }
        assert_eq!(found("crates/server/src/a.rs", &format!("// {name}\n")), [""; 0]);
        let test = format!("fn a() {{}}\n#[cfg(test)]\nmod tests {{\n    {code}}}\n");
        assert_eq!(found("crates/server/src/a.rs", &test), [""; 0]);
        assert_eq!(found("crates/server/src/a.rs", &format!("{test}{code}")).len(), 1);
    }

    #[test]
    fn a_list_of_games_in_a_test_is_found() {
        let games = Files::with_games(&[]).games().into_iter();
        let names: Vec<String> = games.map(|game| format!("\"{}\"", game.name)).collect();
        let but_one = &names[1..];
        let lists = [
            format!("const GAMES: [&str; 4] = [\n    {},\n];\n", but_one.join(",\n    ")),
            format!("const GAMES: [&str; 4] = [{}];\n", but_one.join(", ")),
            format!("const GAMES: [&str; 5] = [{}];\n", names.join(", ")),
        ];
        let paths = ["crates/server/tests/a.rs", "crates/e2e/src/a.rs"];
        for (path, list) in paths.iter().flat_map(|path| lists.iter().map(move |list| (path, list)))
        {
            let found = found(path, list);
            assert!(found.len() == 1 && found[0].starts_with(&format!("{path}:1: ")), "{found:?}");
        }
        let apart: String = names
            .iter()
            .map(|name| format!("#[test]\nfn a() {{\n    b({name});\n}}\n\n"))
            .collect();
        assert_eq!(found("crates/server/tests/a.rs", &apart), [""; 0]);
    }

    #[test]
    fn what_is_allowed_is_there() {
        let root = crate::root();
        for (path, _) in ALLOWED {
            assert!(root.join(path).exists(), "{path}");
        }
    }
}
