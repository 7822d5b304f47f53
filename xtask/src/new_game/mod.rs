//! `cargo xtask new-game NAME`: writes a game that can be played at once.
//!
//! The files are those of the smallest game, in `crates/game/tests/sticks`, with another name. Tests of
//! `casefile` play that game, so that what is copied here always works.

mod check;
mod name;

use std::fs;
use std::path::Path;

use anyhow::{Context as _, ensure};

use crate::crates::{LIST, Listed};
use crate::{Verdict, shell};

/// The template: where each file goes in the workspace, and its text.
const TEMPLATE: [(&str, &str); 8] = [
    ("crates/NAME/Cargo.toml", include_str!("Cargo.toml.txt")),
    ("crates/NAME/clippy.toml", include_str!("../../../crates/maze/clippy.toml")),
    ("crates/NAME/src/lib.rs", include_str!("../../../crates/game/tests/sticks/game.rs")),
    (
        "crates/NAME/tests/battery.rs",
        "//! What every game must keep.\n\ncasefile::battery!(sticks::Sticks);\n",
    ),
    ("crates/NAME/tests/rules.rs", include_str!("rules.rs.txt")),
    (
        "crates/NAME/tests/playthrough.txt",
        include_str!("../../../crates/game/tests/sticks/playthrough.txt"),
    ),
    (
        "crates/NAME/cases/ST-01-last-stick.case",
        include_str!("../../../crates/game/tests/sticks/last-stick.case"),
    ),
    ("docs/rules/NAME.md", include_str!("../../../crates/game/tests/sticks/rules.md")),
];

/// The crate with the list, which depends on every game.
const GAMES_MANIFEST: &str = "crates/games/Cargo.toml";

/// Runs the command.
///
/// # Errors
/// If a file cannot be written.
pub fn run(root: &Path, args: &[String]) -> anyhow::Result<Verdict> {
    match args {
        [option] if option == "--check" => check::run(root),
        [name] if !name.starts_with('-') => match name::problem(root, name) {
            Some(problem) => {
                eprintln!("new-game: {problem}");
                Ok(Verdict::Misused)
            }
            None => {
                let paths = write(root, name)?;
                eprintln!("new-game: written {}", paths.join(", "));
                eprintln!("new-game: now try");
                eprintln!("  cargo test -p {name}");
                eprintln!("  cargo run -- sim {name} --games 100");
                eprintln!("  cargo run                  and open http://127.0.0.1:7077");
                eprintln!("CONTRIBUTING.md says how to go on.");
                Ok(Verdict::Good)
            }
        },
        _ => {
            eprintln!("new-game: expected a name such as `my-game`, or --check");
            Ok(Verdict::Misused)
        }
    }
}

/// Writes the game and adds it to the list. Returns the paths of all files that were written.
fn write(root: &Path, name: &str) -> anyhow::Result<Vec<String>> {
    let (list, manifest) = (read(root, LIST)?, read(root, GAMES_MANIFEST)?);
    let mut files = files(name, &name::prefix(root, name)?);
    files.push((LIST.to_owned(), with_row(&list, &Listed::new(name))?));
    files.push((GAMES_MANIFEST.to_owned(), with_dependency(&manifest, name)?));
    for (path, text) in &files {
        let path = root.join(path);
        let folder = path.parent().context("files lie in folders")?;
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    // Cargo adds the crate to Cargo.lock.
    shell::output(shell::cargo(root).args(["metadata", "--format-version", "1", "--offline"]))?;
    Ok(files.into_iter().map(|(path, _)| path).chain(["Cargo.lock".to_owned()]).collect())
}

fn read(root: &Path, path: &str) -> anyhow::Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| path.to_owned())
}

/// The files of a game by its name and the prefix of its rule ids.
fn files(name: &str, prefix: &str) -> Vec<(String, String)> {
    let Listed { module, kind, title, .. } = Listed::new(name);
    let file = |(path, text): &(&str, &str)| {
        let path = path.replace("NAME", name).replace("ST-", &format!("{prefix}-"));
        let text = text
            .replace(FIRST_LINE, LIB_HEAD)
            .replace("Sticks", "KIND")
            .replace("# KIND", "# TITLE")
            .replace("KIND as pure", "TITLE as pure")
            .replace("NAME: &'static str = \"sticks\"", "NAME: &'static str = \"GAME\"")
            .replace("# sticks, seed", "# GAME, seed")
            .replace("game    sticks", "game    GAME")
            .replace("clew rules sticks", "clew rules GAME")
            .replace("name = \"sticks\"", "name = \"GAME\"")
            .replace("sticks::KIND", "MODULE::KIND")
            .replace("ST-01", &format!("{prefix}-01"));
        let text = text.replace("KIND", &kind).replace("TITLE", &title);
        (path, text.replace("GAME", name).replace("MODULE", &module))
    };
    TEMPLATE.iter().map(file).collect()
}

/// The first line of the smallest game, and what stands in its place in `lib.rs`.
const FIRST_LINE: &str =
    "// A whole game: two players take one to three sticks in turn, and the last stick loses.\n";
const LIB_HEAD: &str = "//! TITLE: two players take one to three sticks in turn, and the last stick loses.\n\n\
    #![deny(clippy::float_arithmetic)]\n";

/// The list with another row at its end.
fn with_row(list: &str, game: &Listed) -> anyhow::Result<String> {
    let Listed { name, module, kind, .. } = game;
    ensure!(list.ends_with("    }\n}\n"), "{LIST} must end with a row and the brace of `list!`");
    let row = format!(
        "    {module}::{kind} {{\n        name: \"{name}\",\n        ui: ui::Plain,\n        \
         bots: bots::Random,\n        facts: Facts::NEW,\n    }}\n"
    );
    Ok(format!("{}{row}}}\n", list.strip_suffix("}\n").unwrap_or(list)))
}

/// The manifest with a dependency on the game.
fn with_dependency(manifest: &str, name: &str) -> anyhow::Result<String> {
    let end = manifest.find("\n\n[lints]").with_context(|| format!("{GAMES_MANIFEST}: [lints]"))?;
    let (above, below) = manifest.split_at(end);
    Ok(format!("{above}\n{name} = {{ path = \"../{name}\" }}{below}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{crates, root};

    #[test]
    fn a_game_is_small_and_has_its_own_name_everywhere() {
        let files = files("my-game", "MG");
        let lines: usize = files.iter().map(|(_, text)| text.lines().count()).sum();
        assert!(files.len() <= 8 && lines <= 350, "{} files, {lines} lines", files.len());
        let all: String = files.iter().map(|(path, text)| format!("{path}\n{text}")).collect();
        for left in ["Sticks", "sticks::", "ST-0", "KIND", "TITLE", "MODULE", "GAME"] {
            assert!(!all.contains(left), "{left} is left");
        }
        let (_, lib) = &files[2];
        assert!(lib.starts_with("//! My Game: ") && lib.contains("impl Game for MyGame"));
        assert!(
            files[6].0.ends_with("/MG-01-last-stick.case") && files[7].1.starts_with("# My Game\n")
        );
    }

    #[test]
    fn the_list_and_the_manifest_get_a_row() {
        let list = read(&root(), LIST).expect("the list");
        let more = with_row(&list, &Listed::new("my-game")).expect("a list");
        let games = crates::listed(&more);
        assert_eq!(games.len(), crates::listed(&list).len() + 1);
        assert_eq!(games.last(), Some(&Listed::new("my-game")));
        assert!(with_row("list! {}\n", &Listed::new("my-game")).is_err());
        let manifest = read(&root(), GAMES_MANIFEST).expect("the manifest");
        let more = with_dependency(&manifest, "my-game").expect("a manifest");
        assert!(more.contains("\nmy-game = { path = \"../my-game\" }\n\n[lints]"), "{more}");
    }
}
