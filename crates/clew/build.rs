//! Writes the list of rules with their cases and tests as Rust source, for `clew rules`.

use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result};
use casefile::index::{GameRules, Index, Place, Rule};

fn main() -> Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    for folder in ["docs/rules", "crates"] {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
    }
    let index = Index::read(&root).context("the rules cannot be read")?;
    let games: String = index.games.iter().map(game).collect();
    let table = Path::new(&env::var("OUT_DIR")?).join("rules.rs");
    fs::write(table, format!("&[{games}]"))?;
    Ok(())
}

fn game(game: &GameRules) -> String {
    let rules: String = game.rules.iter().map(rule).collect();
    format!("Game {{ name: {:?}, rules: &[{rules}] }},\n", game.name)
}

fn rule(rule: &Rule) -> String {
    let Rule { id, text, cases, tests, .. } = rule;
    let (cases, tests) = (places(cases), places(tests));
    format!("Rule {{ id: {id:?}, text: {text:?}, cases: &{cases:?}, tests: &{tests:?} }},\n")
}

fn places(places: &[Place]) -> Vec<String> {
    places.iter().map(Place::to_string).collect()
}
