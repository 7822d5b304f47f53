//! The snapshot that a room publishes, and its JSON for one viewer.
//!
//! What is the same for all viewers is serialised once per snapshot ([`SharedJson`]), and the state of a viewer in
//! one buffer. Measured with 100 tables of four viewers in memory: drawing took 33 % of the server's processor time
//! before and takes 18 % now.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use game::{Phase, Seat, SeatSet, Viewer};
use games::AnyTable;
use journal::{Access, Chat};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{Alias, AliasKey, End, Notes, Person, Sitter, TableId, Value};
use utoipa::ToSchema;

use crate::fields::schema::{
    BotLevel, ClosedReason, GameName, HashDigits, OutcomeText, PersonName, SeatLetter, TableAccess,
    TableName, TablePhase, ViewerName,
};

/// The state of a table after an append, with the presence of its players.
#[derive(Debug)]
pub(crate) struct Snapshot {
    pub(crate) table: Arc<dyn AnyTable>,
    pub(crate) access: Access,
    pub(crate) chat: Chat,
    /// The key from which the aliases of persons are computed; `None` in format 1.
    pub(crate) alias_key: Option<AliasKey>,
    /// The present players.
    pub(crate) here: SeatSet,
    /// The players who have contributed to the random seed.
    pub(crate) ready: SeatSet,
    /// The players who want a pause.
    pub(crate) pausing: SeatSet,
    /// The players who have been to move for a minute: a bot may cover them.
    pub(crate) late: SeatSet,
    /// Number of chat messages so far.
    pub(crate) said: u64,
    /// The table of the rematch.
    pub(crate) again: Option<TableId>,
    /// The code by which people join, while the table waits for players.
    pub(crate) code: Option<String>,
    /// Whether a bug in the game's own code has ended the table.
    pub(crate) broken: bool,
    /// Whether the server shuts down.
    pub(crate) leaving: bool,
    /// Pace of the beats in per cent; see `RoomTimeouts`.
    pub(crate) beat_percent: u16,
    /// What is the same for all viewers, serialised for the first of them.
    pub(crate) shared: OnceLock<SharedJson>,
}

/// The parts of a state that are the same for all viewers, as JSON.
#[derive(Debug)]
pub(crate) struct SharedJson {
    seats: Box<RawValue>,
    settings: Box<RawValue>,
    commitment: String,
    /// The view, if all viewers see the same.
    view: Option<Box<RawValue>>,
}

impl SharedJson {
    fn of(snapshot: &Snapshot) -> Self {
        let table = &*snapshot.table;
        let seats: Vec<SeatDoc<'_>> =
            Seat::first(table.people().seats()).map(|seat| seat_doc(snapshot, seat)).collect();
        Self {
            seats: raw(&seats),
            settings: raw(&settings(snapshot)),
            commitment: table.commitment().to_string(),
            view: table.is_view_shared().then(|| table.view(Viewer::Watcher)),
        }
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("plain data with text keys")
}

impl Snapshot {
    /// The id of a person in the table's records.
    pub(crate) fn alias(&self, person: Option<Person>) -> Option<Alias> {
        person.map(|person| self.alias_key.map_or(Alias(person.0), |key| key.alias(person)))
    }

    /// The seats of a person, in order.
    pub(crate) fn seats_of(&self, alias: Option<Alias>) -> SeatSet {
        alias.map_or(SeatSet::NOBODY, |alias| seats_of(&*self.table, alias))
    }
}

/// The seats of a person at a table.
pub(super) fn seats_of(table: &dyn AnyTable, alias: Alias) -> SeatSet {
    let is_theirs =
        |sitter: &Sitter| matches!(sitter, Sitter::Player { person, .. } if *person == alias);
    let seats = table.people().iter().filter(|(_, sitter)| is_theirs(sitter));
    seats.map(|(seat, _)| seat).collect()
}

/// The state of a table, as one viewer sees it.
#[derive(Serialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schema(as = StateDoc)]
pub(crate) struct TableState<'f> {
    /// The name of the table.
    #[schema(value_type = TableName)]
    table: &'f str,
    /// The name of the game.
    #[schema(value_type = GameName)]
    game: &'static str,
    /// The number of the last append. It grows with every change; send it as `seen` with an action.
    seq: u64,
    /// The phase of the table.
    #[schema(value_type = TablePhase)]
    state: &'static str,
    /// Who can find the table.
    #[schema(value_type = TableAccess)]
    access: &'static str,
    /// Whether players may send words.
    chat: bool,
    /// The seat of the host; null if there is none.
    #[schema(value_type = Option<SeatLetter>, required = true)]
    host: Option<&'static str>,
    /// All seats, in order.
    #[schema(value_type = Vec<SeatDoc<'static>>)]
    seats: &'f RawValue,
    /// The settings that were changed, as texts. A drawing is shown as `drawn`, because it may be secret.
    #[schema(value_type = BTreeMap<String, String>)]
    settings: &'f RawValue,
    /// The seats that may act now.
    #[schema(value_type = Vec<SeatLetter>)]
    turn: SeatSet,
    /// The commitment to the secret seed: a salted SHA-256.
    #[schema(value_type = HashDigits)]
    commitment: &'f str,
    /// The deadline of the game, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = u64, required = false)]
    deadline: Option<u64>,
    /// The seats whose players have asked for a pause.
    #[serde(skip_serializing_if = "is_empty")]
    #[schema(value_type = Vec<SeatLetter>, required = false)]
    pausing: SeatSet,
    /// Whether the game has been paused before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    interrupted: bool,
    /// The outcome, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = OutcomeText, required = false)]
    outcome: Option<String>,
    /// Why the table was closed, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = ClosedReason, required = false)]
    reason: Option<String>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = TableName, required = false)]
    again: Option<&'f str>,
    /// The code by which people join (`/join/{code}`), while the table waits for players.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, example = "MUBEL")]
    code: Option<&'f str>,
    /// Your own seats.
    #[schema(value_type = Vec<SeatLetter>)]
    you: SeatSet,
    /// The viewer of this state.
    #[schema(value_type = ViewerName)]
    viewer: &'static str,
    /// The legal actions of each of your seats that has any, in the game's notation.
    legal: BTreeMap<&'static str, Vec<String>>,
    /// The viewer's view of the game, whose fields the game defines; null before the start and while a pause
    /// hides it.
    #[schema(value_type = Option<Object>, required = true)]
    view: Cow<'f, RawValue>,
    /// In event streams: what the viewer saw happen since the last event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<SightDoc>, required = false)]
    sights: Option<Vec<Box<RawValue>>>,
}

impl<'f> TableState<'f> {
    /// The state for a person with these seats, as this viewer sees it.
    pub(crate) fn of(snapshot: &'f Snapshot, mine: SeatSet, viewer: Viewer) -> Self {
        let table = &*snapshot.table;
        let shared = snapshot.shared.get_or_init(|| SharedJson::of(snapshot));
        let turn = match table.phase() {
            Some(Phase::Open(seats)) if table.end().is_none() => seats,
            _ => SeatSet::NOBODY,
        };
        let (outcome, reason) = match table.end() {
            Some(End::Over(outcome)) => (Some(outcome.to_string()), None),
            Some(End::Closed(reason)) => {
                let closing = table.notes().and_then(Notes::closing);
                let reason = closing.map_or_else(|| reason.to_string(), |why| why.to_string());
                (None, Some(reason))
            }
            None => (None, None),
        };
        Self {
            table: table.id().as_str(),
            game: table.game(),
            seq: table.seq(),
            state: state(snapshot),
            access: if snapshot.access == Access::Public { "public" } else { "private" },
            chat: snapshot.chat == Chat::On,
            host: table.people().host().map(Seat::letter),
            seats: &shared.seats,
            settings: &shared.settings,
            turn,
            commitment: &shared.commitment,
            deadline: table.deadline().map(|wall| wall.0),
            pausing: snapshot.pausing,
            interrupted: table.is_interrupted(),
            outcome,
            reason,
            again: snapshot.again.as_ref().map(table::TableId::as_str),
            code: snapshot.code.as_deref(),
            you: mine,
            viewer: match viewer {
                Viewer::Seat(seat) => seat.letter(),
                Viewer::Watcher => "watcher",
            },
            legal: legal(snapshot, mine),
            view: match &shared.view {
                Some(view) => Cow::Borrowed(view),
                None => Cow::Owned(table.view(viewer)),
            },
            sights: None,
        }
    }

    /// The same with what the viewer saw happen, for event streams.
    pub(crate) fn with_sights(mut self, sights: Vec<Box<RawValue>>) -> Self {
        self.sights = Some(sights);
        self
    }
}

/// A seat.
#[derive(Serialize, ToSchema, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum SeatDoc<'f> {
    /// A free seat.
    Free {
        /// The letter of the seat.
        #[schema(value_type = SeatLetter)]
        seat: &'static str,
    },
    /// A seat with a bot.
    Bot {
        /// The letter of the seat.
        #[schema(value_type = SeatLetter)]
        seat: &'static str,
        /// The level of the bot.
        #[schema(value_type = BotLevel)]
        level: &'f str,
    },
    /// A seat with a player.
    Player {
        /// The letter of the seat.
        #[schema(value_type = SeatLetter)]
        seat: &'static str,
        /// The display name of the player.
        #[schema(value_type = PersonName)]
        name: &'f str,
        /// Whether the player is present: a stream is open, or there was a request within a minute.
        here: bool,
        /// Whether the player has contributed to the random seed.
        ready: bool,
        /// The level of the bot that plays for the player now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(value_type = BotLevel, required = false)]
        covered: Option<&'f str>,
        /// Whether the player has been to move for a minute.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[schema(required = false)]
        late: bool,
    },
}

/// An event, as the viewer saw it.
#[derive(ToSchema, Debug)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only its description is used")]
pub(crate) struct SightDoc {
    /// Whether the event is shown once and then must be remembered.
    fleeting: bool,
    /// The event, whose form the game defines.
    #[schema(value_type = Value)]
    saw: (),
}

/// The actions of each of these seats that has any.
fn legal(snapshot: &Snapshot, mine: SeatSet) -> BTreeMap<&'static str, Vec<String>> {
    let Some(Phase::Open(open)) = snapshot.table.phase() else { return BTreeMap::new() };
    let seats = mine.iter().filter(|&seat| open.contains(seat));
    let actions = seats.map(|seat| (seat.letter(), snapshot.table.legal(seat)));
    actions.filter(|(_, actions)| !actions.is_empty()).collect()
}

/// The phase of the table.
pub(crate) fn state(snapshot: &Snapshot) -> &'static str {
    match snapshot.table.end() {
        _ if snapshot.broken => "closed",
        Some(End::Over(_)) => "over",
        Some(End::Closed(_)) => "closed",
        None if snapshot.table.is_paused() => "paused",
        None if snapshot.table.is_started() => "running",
        None => "waiting",
    }
}

/// The settings as they were typed. A drawing may be secret, so a placeholder stands for it.
fn settings(snapshot: &Snapshot) -> BTreeMap<&str, String> {
    let text = |value: &Value| match value {
        Value::Default => String::new(),
        Value::Line(line) => line.clone(),
        Value::Block(_) => "drawn".to_owned(),
    };
    snapshot.table.settings().iter().map(|(key, value)| (key.as_str(), text(value))).collect()
}

fn is_empty(seats: &SeatSet) -> bool {
    seats.is_empty()
}

fn seat_doc(snapshot: &Snapshot, seat: game::Seat) -> SeatDoc<'_> {
    let letter = seat.letter();
    match snapshot.table.people().at(seat) {
        None => SeatDoc::Free { seat: letter },
        Some(Sitter::Bot { level }) => SeatDoc::Bot { seat: letter, level: level.as_str() },
        Some(Sitter::Player { name, covered, .. }) => SeatDoc::Player {
            seat: letter,
            name: name.as_str(),
            here: snapshot.here.contains(seat),
            ready: snapshot.ready.contains(seat),
            covered: covered.as_ref().map(table::Level::as_str),
            late: snapshot.late.contains(seat),
        },
    }
}
