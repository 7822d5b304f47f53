//! A table's state as JSON: what one person is shown.

use std::collections::BTreeMap;

use game::{Phase, SeatSet, Viewer};
use journal::{Access, Chat};
use serde::Serialize;
use table::{End, Sitter, Value};
use utoipa::ToSchema;

use super::Frame;
use super::common::Common;
use crate::fields::schema::{
    BotLevel, ClosedReason, GameName, LongDigits, OutcomeText, PersonName, Reach, SeatLetter,
    Stage, TableName, ViewerName,
};

/// What is the same for everybody and seldom changes.
#[derive(Serialize)]
struct Still<'f> {
    table: &'f str,
    game: &'static str,
    access: &'static str,
    chat: bool,
    host: Option<&'static str>,
    seats: Vec<Sitting<'f>>,
    settings: BTreeMap<&'f str, String>,
    commitment: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pausing: Vec<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    interrupted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    again: Option<&'f str>,
}

/// What is the same for everybody and changes with each append.
#[derive(Serialize)]
struct Moving {
    seq: u64,
    state: &'static str,
    turn: SeatSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    deadline: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    you: SeatSet,
    viewer: &'static str,
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
        /// The bot that plays for them at the moment.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(value_type = BotLevel, required = false)]
        covered: Option<&'f str>,
        /// Whether they have kept the others waiting for a minute.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[schema(required = false)]
        late: bool,
    },
}

/// The state as it is described to programs.
#[derive(ToSchema, Debug)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "it is written piece by piece, for speed; a test compares the two")]
pub(crate) struct StateDoc {
    /// The table's name.
    #[schema(value_type = TableName)]
    table: String,
    /// The game's name.
    #[schema(value_type = GameName)]
    game: String,
    /// How many appends there are: what you have seen.
    seq: u64,
    /// How far it is.
    #[schema(value_type = Stage)]
    state: String,
    /// Who may find it.
    access: Reach,
    /// Whether people may write to each other.
    chat: bool,
    /// The host's seat.
    #[schema(value_type = Option<SeatLetter>, required = true)]
    host: Option<String>,
    /// Who sits where.
    #[schema(value_type = Vec<Sitting<'static>>)]
    seats: Vec<String>,
    /// What was set; of a drawing only that there is one.
    settings: BTreeMap<String, String>,
    /// Whose turn it is.
    #[schema(value_type = Vec<SeatLetter>)]
    turn: Vec<String>,
    /// What fixes the seed: a salted SHA-256.
    #[schema(value_type = LongDigits)]
    commitment: String,
    /// When time runs out, in milliseconds since 1970.
    #[schema(required = false)]
    deadline: u64,
    /// Who wants a pause.
    #[schema(value_type = Vec<SeatLetter>, required = false)]
    pausing: Vec<String>,
    /// Whether there has been a pause.
    #[schema(required = false)]
    interrupted: bool,
    /// Who won, once it is over.
    #[schema(value_type = OutcomeText, required = false)]
    outcome: String,
    /// Why it was closed.
    #[schema(value_type = ClosedReason, required = false)]
    reason: String,
    /// The table at which the same people play again.
    #[schema(value_type = TableName, required = false)]
    again: String,
    /// Your seats.
    #[schema(value_type = Vec<SeatLetter>)]
    you: Vec<String>,
    /// As whom you see.
    #[schema(value_type = ViewerName)]
    viewer: String,
    /// What each of your seats may do now.
    legal: BTreeMap<String, Vec<String>>,
    /// What you see, in the game's own words; null before the start and where a pause hides it.
    #[schema(value_type = Option<Object>, required = true)]
    view: (),
    /// In event streams: what you saw since the last event.
    #[schema(required = false)]
    sights: Vec<SightDoc>,
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

/// Writes the state as an object without its last brace, so that sights can follow.
pub(crate) fn write(frame: &Frame, mine: SeatSet, viewer: Viewer, out: &mut Vec<u8>) {
    out.extend_from_slice(frame.still.get_or_init(|| still(frame)));
    // Two objects become one: the first is left open, and the second follows without its brace.
    let joint = out.len();
    json(&moving(frame, mine, viewer), out);
    out[joint] = b',';
    out.pop();
    out.extend_from_slice(b",\"legal\":{");
    write_legal(frame, mine, out);
    out.extend_from_slice(b"},\"view\":");
    let common = frame.common.get_or_init(|| Common::of(&*frame.table));
    common.write(&*frame.table, viewer, out);
}

fn write_legal(frame: &Frame, mine: SeatSet, out: &mut Vec<u8>) {
    let Some(Phase::Open(open)) = frame.table.phase() else { return };
    let start = out.len();
    for seat in mine.iter().filter(|&seat| open.contains(seat)) {
        let before = out.len();
        if before > start {
            out.push(b',');
        }
        json(&seat, out);
        out.push(b':');
        let list = out.len();
        frame.table.write_legal(seat, out);
        if out[list..] == *b"[]" {
            out.truncate(before);
        }
    }
}

/// What seldom changes, without its last brace.
fn still(frame: &Frame) -> Vec<u8> {
    let table = &*frame.table;
    let people = table.people();
    let still = Still {
        table: table.id().as_str(),
        game: table.game(),
        access: if frame.access == Access::Public { "public" } else { "private" },
        chat: frame.chat == Chat::On,
        host: people.host().map(game::Seat::letter),
        seats: game::Seat::first(people.seats()).map(|seat| sitting(frame, seat)).collect(),
        settings: settings(frame),
        commitment: table.commitment().to_string(),
        pausing: frame.pausing.iter().map(game::Seat::letter).collect(),
        interrupted: table.is_interrupted(),
        again: frame.again.as_ref().map(table::TableId::as_str),
    };
    let mut out = Vec::with_capacity(1024);
    json(&still, &mut out);
    out.pop();
    out
}

fn moving(frame: &Frame, mine: SeatSet, viewer: Viewer) -> Moving {
    let table = &*frame.table;
    let turn = match table.phase() {
        Some(Phase::Open(seats)) if table.end().is_none() => seats,
        _ => SeatSet::NOBODY,
    };
    let (outcome, reason) = match table.end() {
        Some(End::Over(outcome)) => (Some(outcome.to_string()), None),
        Some(End::Closed(reason)) => (None, Some(reason.to_string())),
        None => (None, None),
    };
    Moving {
        seq: table.seq(),
        state: state(frame),
        turn,
        deadline: table.deadline().map(|wall| wall.0),
        outcome,
        reason,
        you: mine,
        viewer: match viewer {
            Viewer::Seat(seat) => seat.letter(),
            Viewer::Watcher => "watcher",
        },
    }
}

/// How far the table is, in a word.
pub(crate) fn state(frame: &Frame) -> &'static str {
    match frame.table.end() {
        _ if frame.broken => "closed",
        Some(End::Over(_)) => "over",
        Some(End::Closed(_)) => "closed",
        None if frame.table.is_paused() => "paused",
        None if frame.table.is_started() => "running",
        None => "waiting",
    }
}

/// What was set, as it was typed. A drawing may be a secret: of it is told only that there is one.
fn settings(frame: &Frame) -> BTreeMap<&str, String> {
    let told = |value: &Value| match value {
        Value::Default => String::new(),
        Value::Line(line) => line.clone(),
        Value::Block(_) => "drawn".to_owned(),
    };
    frame.table.settings().iter().map(|(key, value)| (key.as_str(), told(value))).collect()
}

fn sitting(frame: &Frame, seat: game::Seat) -> Sitting<'_> {
    let letter = seat.letter();
    match frame.table.people().at(seat) {
        None => Sitting::Free { seat: letter },
        Some(Sitter::Bot { level }) => Sitting::Bot { seat: letter, level: level.as_str() },
        Some(Sitter::Player { name, covered, .. }) => Sitting::Player {
            seat: letter,
            name: name.as_str(),
            here: frame.here.contains(seat),
            ready: frame.ready.contains(seat),
            covered: covered.as_ref().map(table::Level::as_str),
            late: frame.late.contains(seat),
        },
    }
}

fn json(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("plain data with text keys");
}
