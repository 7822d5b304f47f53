//! `cargo xtask COMMAND`: picks a command by name.

use std::{env, path::Path, process::ExitCode};

use xtask::{
    Verdict, anchors, ci, mutants, needs, new_game, pictures, root, tidy, torture, upgrade,
    winnable, words,
};

/// A command: its name, its arguments, a description, and the function that runs it.
struct Command {
    name: &'static str,
    rest: &'static str,
    does: &'static str,
    chore: fn(&Path, &[String]) -> anyhow::Result<Verdict>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "bench-anchors",
        rest: "[--quick|--machines]",
        does: "measures Clew beside boardgame.io, Colyseus and OpenSpiel, and writes docs/performance.md",
        chore: anchors::run,
    },
    Command {
        name: "ci",
        rest: "",
        does: "everything that is checked before a change lands",
        chore: |root, _| ci::run(root),
    },
    Command {
        name: "deny",
        rest: "",
        does: "runs cargo-deny on licences, bans and sources, and installs it if it is missing",
        chore: |root, _| needs::deny(root),
    },
    Command {
        name: "tidy",
        rest: "",
        does: "checks what no compiler checks: crate edges, rule ids, sizes, licences",
        chore: |root, _| Ok(tidy::run(root)),
    },
    Command {
        name: "mutants",
        rest: "[CRATE..]",
        does: "changes the rules' code here and there and counts which changes the tests catch",
        chore: mutants::run,
    },
    Command {
        name: "needs",
        rest: "",
        does: "installs what the tests need besides Rust; asks first, except in CI",
        chore: needs::run,
    },
    Command {
        name: "new-game",
        rest: "NAME|--check",
        does: "writes a small game that can be played at once; --check tries it in a copy",
        chore: new_game::run,
    },
    Command {
        name: "nightly",
        rest: "",
        does: "the long forms of the checks: batteries, floods, torture, upgrade, pictures, cargo-deny",
        chore: |root, _| ci::nightly(root),
    },
    Command {
        name: "pictures",
        rest: "[--readme]",
        does: "takes pictures of every page and state, on a phone and a laptop, by day and by night",
        chore: pictures::run,
    },
    Command {
        name: "torture",
        rest: "[--minutes N] [--store S]",
        does: "one machine on a file, three on one PostgreSQL, while all that can fail fails",
        chore: torture::run,
    },
    Command {
        name: "upgrade",
        rest: "[COMMIT]",
        does: "an older build of the program and this one serve the same tables side by side",
        chore: upgrade::run,
    },
    Command {
        name: "winnable",
        rest: "[--seeds N] [--scenario S] [--quick]",
        does: "lets a planner play decks of tiles and writes docs/tiles.md",
        chore: winnable::run,
    },
    Command {
        name: "words",
        rest: "[LANGUAGE [--accept KEY..|--accept-all]]",
        does: "lists texts that are missing, changed since translated, or too long",
        chore: words::run,
    },
];

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let Some(command) = chosen(&args) else {
        for Command { name, rest, does, .. } in COMMANDS {
            eprintln!("{:<58}{does}", format!("cargo xtask {name} {rest}"));
        }
        return Verdict::Misused.into();
    };
    match (command.chore)(&root(), &args[1..]) {
        Ok(verdict) => verdict.into(),
        Err(error) => {
            eprintln!("cargo xtask {}: {error:#}", command.name);
            Verdict::Bad.into()
        }
    }
}

/// The command that the first argument names; `None` if it takes no arguments and some follow.
fn chosen(args: &[String]) -> Option<&'static Command> {
    let (name, rest) = args.split_first()?;
    let command = COMMANDS.iter().find(|command| command.name == name)?;
    (rest.is_empty() || !command.rest.is_empty()).then_some(command)
}
