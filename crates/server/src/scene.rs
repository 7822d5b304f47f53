//! A table as a page shows it: who sits there and how far it is, for one reader.

use game::{Pace, Phase, Seat, SeatSet, Talk, Viewer};
use games::AnyTable;
use journal::{Access, Chat};
use table::{Alias, End, Reason, Sitter, UnixMillis, Value};
use ui::{Chair, Cx, Numbers, Scene, Sits, Stage, Words};

use crate::room::Snapshot;

/// Does something with a table as this person sees it.
pub(crate) fn with<T>(
    frame: &Snapshot,
    (alias, viewer): (Option<Alias>, Viewer),
    Page { words, origin, build, numbers }: Page<'_>,
    now: UnixMillis,
    show: impl FnOnce(&Cx<'_>) -> T,
) -> T {
    let table = &*frame.table;
    let people = table.people();
    // What can be set, and what players add to the chance, is shown before the start alone.
    let commitment =
        if table.is_started() { String::new() } else { table.commitment().to_string() };
    let info = (!table.is_started()).then(|| games::info(table.game()).ok()).flatten();
    let is_set = |(_, value): &(_, &Value)| !matches!(value, Value::Default);
    let set = table.settings().iter().filter(|one| info.is_some() && is_set(one));
    let set = set.map(|(key, value)| (key.as_str(), shown(value)));
    let scene = Scene {
        id: table.id().as_str(),
        game: table.game(),
        seq: table.seq(),
        stage: stage(frame),
        is_public: frame.access == Access::Public,
        chat: frame.chat == Chat::On,
        host: people.host(),
        chairs: Seat::first(people.seats()).map(|seat| chair(frame, seat)).collect(),
        mine: frame.seats_of(alias),
        viewer,
        turn: match table.phase() {
            Some(Phase::Open(seats)) => seats,
            _ => SeatSet::NOBODY,
        },
        deadline: table.deadline().map(|wall| wall.0),
        now: now.0,
        pausing: frame.pausing,
        is_real_time: table.pace() == Pace::RealTime,
        may_write: may_write(table, viewer),
        again: frame.again.as_ref().map(table::TableId::as_str),
        commitment: &commitment,
        round: table.notes().map_or(0, table::Notes::round),
        settings: info.as_ref().map_or(&[], |info| info.settings),
        set: set.collect(),
        bots: info.map_or_else(Vec::new, |info| info.bots),
        origin,
        build,
        numbers: Numbers::of(table.numbers(), numbers),
    };
    show(&Cx::new(words, &scene))
}

/// The page in which a table is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page<'a> {
    pub(crate) words: &'static Words,
    /// Where the server is found.
    pub(crate) origin: &'a str,
    /// The build that made it.
    pub(crate) build: &'a str,
    /// Whether the reader wants to see the numbers of pieces that look alike.
    pub(crate) numbers: bool,
}

/// MZ-40: the game may ask for silence. Before and after it nobody is asked for anything.
fn may_write(table: &dyn AnyTable, viewer: Viewer) -> bool {
    let is_played = table.is_started() && table.end().is_none();
    match viewer {
        Viewer::Seat(seat) if is_played => table.may_talk(seat, Talk::Words).is_ok(),
        Viewer::Seat(_) | Viewer::Watcher => true,
    }
}

/// As whom a page looks on: from the seat that is to act, if a person has several.
pub(crate) fn usual_viewer(frame: &Snapshot, mine: SeatSet) -> Viewer {
    let turn = match frame.table.phase() {
        Some(Phase::Open(seats)) => seats,
        _ => SeatSet::NOBODY,
    };
    let acting = mine.iter().find(|&seat| turn.contains(seat));
    acting.or_else(|| mine.iter().next()).map_or(Viewer::Watcher, Viewer::Seat)
}

fn stage(frame: &Snapshot) -> Stage {
    let table = &*frame.table;
    match table.end() {
        Some(End::Over(outcome)) => Stage::Over(outcome),
        Some(End::Closed(Reason::Abandoned)) => Stage::Closed("closed-abandoned"),
        Some(End::Closed(Reason::Closed)) => Stage::Closed("closed-ended"),
        Some(End::Closed(Reason::Broken)) => Stage::Closed("closed-fault"),
        None if frame.broken => Stage::Closed("closed-fault"),
        None if !table.is_started() => Stage::Waiting,
        None if table.is_paused() => Stage::Paused,
        None => Stage::Running,
    }
}

fn chair(frame: &Snapshot, seat: Seat) -> Chair<'_> {
    let sits = match frame.table.people().at(seat) {
        None => Sits::Nobody,
        Some(Sitter::Bot { level }) => Sits::Bot(level.as_str()),
        Some(Sitter::Player { name, covered, .. }) => Sits::Player {
            name: name.as_str(),
            here: frame.here.contains(seat),
            ready: frame.ready.contains(seat),
            covered: covered.as_ref().map(table::Level::as_str),
            late: frame.late.contains(seat),
        },
    };
    Chair { seat, sits }
}

/// A drawing may be secret: of it only that there is one is shown.
fn shown(value: &Value) -> String {
    match value {
        Value::Default => String::new(),
        Value::Line(text) => text.clone(),
        Value::Block(_) => ui::HIDDEN_SETTING.to_owned(),
    }
}
