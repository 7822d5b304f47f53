//! One case file.

use std::path::Path;

use casefile::case::{self, Kind, Mode, Report};
use game::{Outline, Unreadable};
use games::{Complete, Visitor};

use crate::rules;

/// Runs a case on the game that it names, and writes it anew if something was rewritten.
pub(super) fn run(path: &Path, mode: Mode) -> Report {
    case::run_file_with(path, mode, |text, kind, mode| {
        let name = case::game_of(text)?;
        check_rules(text, name)?;
        match games::visit(name, Run { text, kind, mode }) {
            Ok(verdict) => verdict,
            Err(unknown) => Err(unknown.unreadable().on_line(game_line(text))),
        }
    })
}

/// Fails if the case names a rule that its game does not have. For a game that does not exist
/// nothing is said here.
fn check_rules(text: &str, game: &str) -> Result<(), Unreadable> {
    let Some(known) = rules::ids(game) else { return Ok(()) };
    for (line, id) in case::rules_of(text)? {
        if case::is_rule_id(id) && !known.clone().any(|rule| rule == id) {
            let hint = format!("{id} is no rule of {game} (`clew rules {game}` lists its rules)");
            let error = Unreadable::new(format!("a rule id of {game}"), id);
            return Err(error.hint(&hint).on_line(line));
        }
    }
    Ok(())
}

fn game_line(text: &str) -> usize {
    let outline = Outline::read(text).unwrap_or_default();
    outline.find("game").map_or(1, |entry| entry.line)
}

struct Run<'t> {
    text: &'t str,
    kind: Kind,
    mode: Mode,
}

impl Visitor for Run<'_> {
    type Output = Result<case::Verdict, Unreadable>;

    fn visit<G: Complete>(self) -> Self::Output {
        case::run::<G>(self.text, self.kind, self.mode)
    }
}
