//! What lists show of a table besides its summary: its people, whose turn it is and how it ended.

use std::sync::Arc;

use futures_util::future::join_all;
use game::{Pace, Phase, Seat, SeatSet};
use games::AnyTable;
use journal::Summary;
use table::{End, Sitter, TableId, UnixMillis};
use ui::pages::{Facts, Occupant};

use crate::app::App;
use crate::room::catch_game_panic;

/// Facts, and the time of the table's last append when they were read.
pub(crate) type CachedFacts = (UnixMillis, Arc<Facts>);

/// Facts are cached only if the last append is older than this: within a millisecond there can be several.
const CACHED_AFTER_MS: u64 = 1_000;

/// The facts of these tables, in order; `None` for a table whose records cannot be read.
///
/// They are read from the records, not from rooms: a list must not wake tables.
pub(crate) async fn facts(app: &App, tables: &[(&TableId, &Summary)]) -> Vec<Option<Arc<Facts>>> {
    join_all(tables.iter().map(|(id, summary)| one(app, id, summary.changed))).await
}

async fn one(app: &App, id: &TableId, changed: UnixMillis) -> Option<Arc<Facts>> {
    if let Some((known, facts)) = app.listed.get(id)
        && known == changed
    {
        return Some(facts);
    }
    let appends = app.appends(id).await.ok()?;
    let table = catch_game_panic(|| games::load(&appends).ok()).flatten()?;
    let facts = Arc::new(of(&*table));
    if changed.0 + CACHED_AFTER_MS < app.clock.now().0 {
        app.listed.insert(id.clone(), (changed, Arc::clone(&facts)));
    }
    Some(facts)
}

fn of(table: &dyn AnyTable) -> Facts {
    let people = table.people();
    let occupant = |seat| match people.at(seat) {
        None => Occupant::Nobody,
        Some(Sitter::Bot { .. }) => Occupant::Bot,
        Some(Sitter::Player { name, .. }) => Occupant::Player(name.as_str().to_owned()),
    };
    Facts {
        occupants: Seat::first(people.seats()).map(occupant).collect(),
        host: people.host(),
        turn: match table.phase() {
            Some(Phase::Open(seats)) if table.pace() == Pace::Turns => seats,
            _ => SeatSet::NOBODY,
        },
        outcome: match table.end() {
            Some(End::Over(outcome)) => Some(outcome),
            _ => None,
        },
    }
}
