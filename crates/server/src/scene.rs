//! Translates a snapshot into the scene that pages are drawn from, for one viewer and one reader.

use game::{Pace, Phase, Seat, SeatSet, Talk, Viewer};
use games::AnyTable;
use journal::{Access, Chat};
use table::{Alias, Closing, End, Notes, Reason, Sitter, UnixMillis, Value};
use ui::{Chair, Cx, Numbers, Scene, Sits, Stage};

use crate::reader::Reader;
use crate::room::Snapshot;

/// Calls `show` with the scene that this viewer sees in the reader's language.
pub(crate) fn with<T>(
    snapshot: &Snapshot,
    (alias, viewer): (Option<Alias>, Viewer),
    reader: &Reader,
    now: UnixMillis,
    show: impl FnOnce(&Cx<'_>) -> T,
) -> T {
    let table = &*snapshot.table;
    let people = table.people();
    // Settings and the commitment are shown only before the start.
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
        stage: stage(snapshot),
        is_public: snapshot.access == Access::Public,
        chat: snapshot.chat == Chat::On,
        host: people.host(),
        chairs: Seat::first(people.seats()).map(|seat| chair(snapshot, seat)).collect(),
        mine: snapshot.seats_of(alias),
        viewer,
        turn: match table.phase() {
            Some(Phase::Open(seats)) => seats,
            _ => SeatSet::NOBODY,
        },
        deadline: table.deadline().map(|wall| wall.0),
        now: now.0,
        pausing: snapshot.pausing,
        is_real_time: table.pace() == Pace::RealTime,
        beats: table.beats(),
        beat_percent: snapshot.beat_percent,
        may_write: may_write(table, viewer),
        again: snapshot.again.as_ref().map(table::TableId::as_str),
        code: snapshot.code.as_deref(),
        watches: reader.watches,
        commitment: &commitment,
        round: table.notes().map_or(0, table::Notes::round),
        settings: info.as_ref().map_or(&[], |info| info.settings),
        set: set.collect(),
        presets: info.as_ref().map_or(&[], |info| info.presets),
        figures: info.as_ref().map_or(&[], |info| info.figures),
        builder: info.as_ref().map(|info| info.builder),
        minutes: info.as_ref().map_or((0, 0), |info| info.minutes),
        bots: info.map_or_else(Vec::new, |info| info.bots),
        origin: &reader.origin,
        build: &reader.build,
        numbers: Numbers::of(table.numbers(), reader.numbers),
    };
    show(&Cx::new(reader.words(), &scene))
}

/// Whether the chat takes words from this viewer. MZ-40: the game may ask for silence while it is played.
fn may_write(table: &dyn AnyTable, viewer: Viewer) -> bool {
    let is_played = table.is_started() && table.end().is_none();
    match viewer {
        Viewer::Seat(seat) if is_played => table.may_talk(seat, Talk::Words).is_ok(),
        Viewer::Seat(_) | Viewer::Watcher => true,
    }
}

/// The viewer of a page without a named seat: of a person's seats the first that is to act, else the first.
pub(crate) fn usual_viewer(snapshot: &Snapshot, mine: SeatSet) -> Viewer {
    let turn = match snapshot.table.phase() {
        Some(Phase::Open(seats)) => seats,
        _ => SeatSet::NOBODY,
    };
    let acting = mine.iter().find(|&seat| turn.contains(seat));
    acting.or_else(|| mine.iter().next()).map_or(Viewer::Watcher, Viewer::Seat)
}

fn stage(snapshot: &Snapshot) -> Stage {
    let table = &*snapshot.table;
    match table.end() {
        Some(End::Over(outcome)) => Stage::Over(outcome),
        Some(End::Closed(Reason::Abandoned)) => Stage::Closed("closed-abandoned"),
        Some(End::Closed(Reason::Closed)) => {
            Stage::Closed(match table.notes().and_then(Notes::closing) {
                Some(Closing::Limit) => "closed-limit",
                Some(Closing::Operator) => "closed-operator",
                None => "closed-ended",
            })
        }
        Some(End::Closed(Reason::Broken)) => Stage::Closed("closed-fault"),
        None if snapshot.broken => Stage::Closed("closed-fault"),
        None if !table.is_started() => Stage::Waiting,
        None if table.is_paused() => Stage::Paused,
        None => Stage::Running,
    }
}

fn chair(snapshot: &Snapshot, seat: Seat) -> Chair<'_> {
    let sits = match snapshot.table.people().at(seat) {
        None => Sits::Nobody,
        Some(Sitter::Bot { level }) => Sits::Bot(level.as_str()),
        Some(Sitter::Player { name, covered, .. }) => Sits::Player {
            name: name.as_str(),
            here: snapshot.here.contains(seat),
            ready: snapshot.ready.contains(seat),
            covered: covered.as_ref().map(table::Level::as_str),
            late: snapshot.late.contains(seat),
        },
    };
    Chair { seat, sits, tint: snapshot.table.tint(seat) }
}

/// The value of a setting as the form shows it. A drawing may be secret, so a placeholder stands for it.
fn shown(value: &Value) -> String {
    match value {
        Value::Default => String::new(),
        Value::Line(text) => text.clone(),
        Value::Block(_) => ui::HIDDEN_SETTING.to_owned(),
    }
}
