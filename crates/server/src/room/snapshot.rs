//! What a room publishes: a snapshot of its table, and the JSON that one person is shown of it.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use game::{Phase, Seat, SeatSet, Viewer};
use games::AnyTable;
use journal::{Access, Chat};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Alias, AliasKey, End, Person, Sitter, TableId, Value};
use utoipa::ToSchema;

use crate::fields::schema::{
    BotLevel, ClosedReason, GameName, LongDigits, OutcomeText, PersonName, Reach, SeatLetter,
    Stage, TableName, ViewerName,
};

/// A table as it stands after an append, with what is known of the people around it.
#[derive(Debug)]
pub(crate) struct Snapshot {
    /// The table.
    pub(crate) table: Arc<dyn AnyTable>,
    /// Who may find it.
    pub(crate) access: Access,
    /// Whether people may write to each other.
    pub(crate) chat: Chat,
    /// What the ids of persons in the table's records follow from; `None` in format 1.
    pub(crate) alias_key: Option<AliasKey>,
    /// The players who are there.
    pub(crate) here: SeatSet,
    /// The players who have contributed to the chance.
    pub(crate) ready: SeatSet,
    /// The players who want a pause.
    pub(crate) pausing: SeatSet,
    /// The players who have kept everybody waiting for a minute: a bot may cover them.
    pub(crate) late: SeatSet,
    /// Number of chat messages so far.
    pub(crate) said: u64,
    /// The table of the rematch.
    pub(crate) again: Option<TableId>,
    /// Whether a fault in a game's own code has ended the table.
    pub(crate) broken: bool,
    /// Whether the server is going down.
    pub(crate) leaving: bool,
    /// The view as JSON, where all viewers see the same; serialised for the first of them.
    pub(crate) shared_view: OnceLock<Box<RawValue>>,
}

impl Snapshot {
    /// The id by which the table's records know a person. It stays the same for the table's life.
    pub(crate) fn alias(&self, person: Option<Person>) -> Option<Alias> {
        person.map(|person| self.alias_key.map_or(Alias(person.0), |key| key.alias(person)))
    }

    /// The seats of a person, in order.
    pub(crate) fn seats_of(&self, alias: Option<Alias>) -> SeatSet {
        let Some(alias) = alias else { return SeatSet::NOBODY };
        let is_theirs = |sitter: &Sitter| match sitter {
            Sitter::Player { person: theirs, .. } => *theirs == alias,
            Sitter::Bot { .. } => false,
        };
        let seats = self.table.people().iter().filter(|(_, sitter)| is_theirs(sitter));
        seats.map(|(seat, _)| seat).collect()
    }
}

/// A table as it stands, for one person.
#[derive(Serialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schema(as = StateDoc)]
pub(crate) struct TableState<'f> {
    /// The table's name.
    #[schema(value_type = TableName)]
    table: &'f str,
    /// The game's name.
    #[schema(value_type = GameName)]
    game: &'static str,
    /// How many appends there are: what you have seen.
    seq: u64,
    /// How far it is.
    #[schema(value_type = Stage)]
    state: &'static str,
    /// Who may find it.
    #[schema(value_type = Reach)]
    access: &'static str,
    /// Whether people may write to each other.
    chat: bool,
    /// The host's seat.
    #[schema(value_type = Option<SeatLetter>, required = true)]
    host: Option<&'static str>,
    /// Who sits where.
    #[schema(value_type = Vec<Sitting<'static>>)]
    seats: Vec<Sitting<'f>>,
    /// What was set; of a drawing only that there is one.
    settings: BTreeMap<&'f str, String>,
    /// Whose turn it is.
    #[schema(value_type = Vec<SeatLetter>)]
    turn: SeatSet,
    /// What fixes the seed: a salted SHA-256.
    #[schema(value_type = LongDigits)]
    commitment: String,
    /// When time runs out, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = u64, required = false)]
    deadline: Option<u64>,
    /// Who wants a pause.
    #[serde(skip_serializing_if = "is_empty")]
    #[schema(value_type = Vec<SeatLetter>, required = false)]
    pausing: SeatSet,
    /// Whether there has been a pause.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    interrupted: bool,
    /// Who won, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = OutcomeText, required = false)]
    outcome: Option<String>,
    /// Why it was closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = ClosedReason, required = false)]
    reason: Option<String>,
    /// The table at which the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = TableName, required = false)]
    again: Option<&'f str>,
    /// Your seats.
    #[schema(value_type = Vec<SeatLetter>)]
    you: SeatSet,
    /// As whom you see.
    #[schema(value_type = ViewerName)]
    viewer: &'static str,
    /// What each of your seats may do now.
    legal: BTreeMap<&'static str, Vec<String>>,
    /// What you see, in the game's own words; null before the start and where a pause hides it.
    #[schema(value_type = Option<Object>, required = true)]
    view: View<'f>,
    /// In event streams: what you saw since the last event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<SightDoc>, required = false)]
    sights: Option<Vec<Box<RawValue>>>,
}

/// A view as JSON: one text for all viewers, or the viewer's own.
#[derive(Serialize, Debug)]
#[serde(untagged)]
enum View<'f> {
    Shared(&'f RawValue),
    Own(Box<RawValue>),
}

impl<'f> TableState<'f> {
    /// What somebody with these seats is shown who looks on as this viewer.
    pub(crate) fn of(snapshot: &'f Snapshot, mine: SeatSet, viewer: Viewer) -> Self {
        let table = &*snapshot.table;
        let people = table.people();
        let turn = match table.phase() {
            Some(Phase::Open(seats)) if table.end().is_none() => seats,
            _ => SeatSet::NOBODY,
        };
        let (outcome, reason) = match table.end() {
            Some(End::Over(outcome)) => (Some(outcome.to_string()), None),
            Some(End::Closed(reason)) => (None, Some(reason.to_string())),
            None => (None, None),
        };
        Self {
            table: table.id().as_str(),
            game: table.game(),
            seq: table.seq(),
            state: state(snapshot),
            access: if snapshot.access == Access::Public { "public" } else { "private" },
            chat: snapshot.chat == Chat::On,
            host: people.host().map(Seat::letter),
            seats: Seat::first(people.seats()).map(|seat| sitting(snapshot, seat)).collect(),
            settings: settings(snapshot),
            turn,
            commitment: table.commitment().to_string(),
            deadline: table.deadline().map(|wall| wall.0),
            pausing: snapshot.pausing,
            interrupted: table.is_interrupted(),
            outcome,
            reason,
            again: snapshot.again.as_ref().map(table::TableId::as_str),
            you: mine,
            viewer: match viewer {
                Viewer::Seat(seat) => seat.letter(),
                Viewer::Watcher => "watcher",
            },
            legal: legal(snapshot, mine),
            view: view(snapshot, viewer),
            sights: None,
        }
    }

    /// The same with what the viewer saw happen, for event streams.
    pub(crate) fn with_sights(mut self, sights: Vec<Box<RawValue>>) -> Self {
        self.sights = Some(sights);
        self
    }
}

/// Who sits at a seat.
#[derive(Serialize, ToSchema, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Sitting<'f> {
    /// Nobody.
    Free {
        /// The seat's letter.
        #[schema(value_type = SeatLetter)]
        seat: &'static str,
    },
    /// A bot.
    Bot {
        /// The seat's letter.
        #[schema(value_type = SeatLetter)]
        seat: &'static str,
        /// How well it plays.
        #[schema(value_type = BotLevel)]
        level: &'f str,
    },
    /// A player.
    Player {
        /// The seat's letter.
        #[schema(value_type = SeatLetter)]
        seat: &'static str,
        /// What they are called.
        #[schema(value_type = PersonName)]
        name: &'f str,
        /// Whether they show signs of life.
        here: bool,
        /// Whether they have added to the chance of this table.
        ready: bool,
        /// The bot that plays for them now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(value_type = BotLevel, required = false)]
        covered: Option<&'f str>,
        /// Whether they have kept the others waiting for a minute.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[schema(required = false)]
        late: bool,
    },
}

/// Something that you saw happen.
#[derive(ToSchema, Debug)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only its description is used")]
pub(crate) struct SightDoc {
    /// Whether it is shown once and never again.
    fleeting: bool,
    /// What, in the game's own words.
    #[schema(value_type = Value)]
    saw: (),
}

/// Where all viewers see the same, it is serialised once for all of them.
fn view(snapshot: &Snapshot, viewer: Viewer) -> View<'_> {
    if snapshot.table.is_view_shared() {
        View::Shared(snapshot.shared_view.get_or_init(|| snapshot.table.view(Viewer::Watcher)))
    } else {
        View::Own(snapshot.table.view(viewer))
    }
}

/// The actions of each of these seats that has any.
fn legal(snapshot: &Snapshot, mine: SeatSet) -> BTreeMap<&'static str, Vec<String>> {
    let Some(Phase::Open(open)) = snapshot.table.phase() else { return BTreeMap::new() };
    let seats = mine.iter().filter(|&seat| open.contains(seat));
    let actions = seats.map(|seat| (seat.letter(), snapshot.table.legal(seat)));
    actions.filter(|(_, actions)| !actions.is_empty()).collect()
}

/// How far the table is, in a word.
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

/// What was set, as it was typed. A drawing may be a secret: it is shown only that there is one.
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

fn sitting(snapshot: &Snapshot, seat: game::Seat) -> Sitting<'_> {
    let letter = seat.letter();
    match snapshot.table.people().at(seat) {
        None => Sitting::Free { seat: letter },
        Some(Sitter::Bot { level }) => Sitting::Bot { seat: letter, level: level.as_str() },
        Some(Sitter::Player { name, covered, .. }) => Sitting::Player {
            seat: letter,
            name: name.as_str(),
            here: snapshot.here.contains(seat),
            ready: snapshot.ready.contains(seat),
            covered: covered.as_ref().map(table::Level::as_str),
            late: snapshot.late.contains(seat),
        },
    }
}
