//! What fields look like, as it is described to programs. Nothing here is ever made: the fields are
//! texts, and what reads them says what is wrong.
#![expect(dead_code, reason = "only their descriptions are used")]

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// A table's name, as the server made it up.
#[derive(ToSchema)]
#[schema(pattern = "^[a-z0-9-]{1,40}$")]
pub(crate) struct TableName(String);

/// A seat.
#[derive(ToSchema)]
pub(crate) enum SeatLetter {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
}

/// As whom somebody looks on: a seat, or nobody's.
#[derive(ToSchema)]
pub(crate) enum ViewerName {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    #[serde(rename = "watcher")]
    Watcher,
}

/// Who may find a table.
#[derive(Clone, Copy, Deserialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reach {
    /// Found by its address alone.
    Private,
    /// Listed for everybody.
    Public,
}

/// How far a table is.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
pub(crate) enum Stage {
    Waiting,
    Running,
    Paused,
    Over,
    Closed,
}

/// Who won: their seats; or `lost`, of a team.
#[derive(ToSchema)]
#[schema(example = "A C", pattern = "^(lost|[A-I]( [A-I])*)$")]
pub(crate) struct OutcomeText(String);

/// Why a table was closed.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
pub(crate) enum ClosedReason {
    Abandoned,
    Closed,
    Broken,
}

/// A SHA-256, or a seed: 64 hex digits.
#[derive(ToSchema)]
#[schema(pattern = "^[0-9a-f]{64}$")]
pub(crate) struct LongDigits(String);

/// A salt: 32 hex digits.
#[derive(ToSchema)]
#[schema(pattern = "^[0-9a-f]{32}$")]
pub(crate) struct ShortDigits(String);

/// An address that hands a seat over.
#[derive(ToSchema)]
#[schema(pattern = "^/tables/[a-z0-9-]{1,40}/take/[0-9a-f]{32}$")]
pub(crate) struct TakeAddress(String);

/// What somebody is called: 1 to 24 characters, not all of them blanks, and none that cannot be seen.
/// Letters of other widths become plain ones (NFKC). A name that somebody else at the table has
/// gets a number.
#[derive(ToSchema)]
#[schema(
    example = "Ada",
    min_length = 1,
    max_length = 24,
    pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]*[^\\s\\u2800\\ufe00-\\ufe0f\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}][^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]*$"
)]
pub(crate) struct PersonName(String);

/// Something said: 1 to 200 characters, not all of them blanks. Control characters are taken out.
#[derive(ToSchema)]
#[schema(
    example = "Well done!",
    min_length = 1,
    max_length = 200,
    pattern = "[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]"
)]
pub(crate) struct SaidText(String);

/// What a player adds to the chance: 32 hex digits in lower case.
#[derive(ToSchema)]
#[schema(example = "00112233445566778899aabbccddeeff", pattern = "^[0-9a-f]{32}$")]
pub(crate) struct EntropyDigits(String);

/// The sender's own name for an action.
#[derive(ToSchema)]
#[schema(example = "k-1", pattern = "^[A-Za-z0-9_-]{1,40}$")]
pub(crate) struct ActionKey(String);

/// The code of a link that hands a seat over.
#[derive(ToSchema)]
#[schema(pattern = "^[0-9a-f]{32}$")]
pub(crate) struct LinkCode(String);

/// A kind of talk.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
pub(crate) enum TalkKind {
    Words,
    Point,
    React,
    Eyes,
}

/// A setting's value: a text, a number or a switch; null is the default.
#[derive(ToSchema)]
#[serde(untagged)]
pub(crate) enum SettingValue {
    Text(Option<String>),
    Number(f64),
    Switch(bool),
}

/// A game's name.
pub(crate) struct GameName;

impl PartialSchema for GameName {
    fn schema() -> RefOr<Schema> {
        words("A game's name.", games::NAMES.iter().copied())
    }
}

impl ToSchema for GameName {
    fn name() -> Cow<'static, str> {
        "GameName".into()
    }
}

/// One of a game's bots.
pub(crate) struct BotLevel;

impl PartialSchema for BotLevel {
    fn schema() -> RefOr<Schema> {
        let known = games::NAMES.iter().filter_map(|name| games::info(name).ok());
        let levels: BTreeSet<&str> = known.flat_map(|info| info.bots).collect();
        words("A bot; which of them a game has, `/games` tells.", levels)
    }
}

impl ToSchema for BotLevel {
    fn name() -> Cow<'static, str> {
        "BotLevel".into()
    }
}

/// One of these words.
fn words(says: &str, words: impl IntoIterator<Item = &'static str>) -> RefOr<Schema> {
    let words = ObjectBuilder::new()
        .schema_type(SchemaType::Type(Type::String))
        .description(Some(says))
        .enum_values(Some(words));
    Schema::Object(words.build()).into()
}
