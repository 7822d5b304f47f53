//! Schemas of fields for `/openapi.json`. Most are never constructed: the fields are texts, and the code that
//! parses them reports what is wrong.
#![expect(dead_code, reason = "only their descriptions are used")]

use std::borrow::Cow;
use std::collections::BTreeSet;

use game::{MAX_SEATS, Seat};
use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// The name of a table, which the server chose.
#[derive(ToSchema)]
#[schema(pattern = "^[a-z0-9-]{1,40}$")]
pub(crate) struct TableName(String);

/// Who can find a table: `private` tables are found by their address alone, `public` ones are listed.
#[derive(Clone, Copy, Deserialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TableAccess {
    Private,
    Public,
}

/// The outcome of a game: the letters of the seats that won, or `lost` if a team has lost.
#[derive(ToSchema)]
#[schema(example = "A C", pattern = "^(lost|[A-I]( [A-I])*)$")]
pub(crate) struct OutcomeText(String);

/// 32 bytes as 64 hex digits: a SHA-256 hash or a seed.
#[derive(ToSchema)]
#[schema(pattern = "^[0-9a-f]{64}$")]
pub(crate) struct HashDigits(String);

/// 16 bytes as 32 hex digits: a salt.
#[derive(ToSchema)]
#[schema(pattern = "^[0-9a-f]{32}$")]
pub(crate) struct SaltDigits(String);

/// The path of a seat link.
#[derive(ToSchema)]
#[schema(pattern = "^/tables/[a-z0-9-]{1,40}/take/[0-9a-f]{32}$")]
pub(crate) struct TakeAddress(String);

/// A display name: 1 to 24 visible characters, not all of them blanks. It is normalised (NFKC), and gets a
/// number if another player at the table has the same name.
#[derive(ToSchema)]
#[schema(
    example = "Ada",
    min_length = 1,
    max_length = 24,
    pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]*[^\\s\\u2800\\ufe00-\\ufe0f\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}][^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]*$"
)]
pub(crate) struct PersonName(String);

/// A chat message: 1 to 200 characters, not all of them blanks. Control characters are removed.
#[derive(ToSchema)]
#[schema(
    example = "Well done!",
    min_length = 1,
    max_length = 200,
    pattern = "[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]"
)]
pub(crate) struct SaidText(String);

/// 16 random bytes as 32 hex digits in lower case: a contribution to the random seed.
#[derive(ToSchema)]
#[schema(example = "00112233445566778899aabbccddeeff", pattern = "^[0-9a-f]{32}$")]
pub(crate) struct EntropyDigits(String);

/// An idempotency key: 1 to 40 letters, digits, `_` or `-`.
#[derive(ToSchema)]
#[schema(example = "k-1", pattern = "^[A-Za-z0-9_-]{1,40}$")]
pub(crate) struct ActionKey(String);

/// The code of a seat link: 32 hex digits.
#[derive(ToSchema)]
#[schema(pattern = "^[0-9a-f]{32}$")]
pub(crate) struct LinkCode(String);

/// The value of a setting: a text, a number or a boolean. Null and the empty text set the default.
#[derive(ToSchema)]
#[serde(untagged)]
pub(crate) enum SettingValue {
    Text(Option<String>),
    Number(f64),
    Switch(bool),
}

/// Declares texts that are one of some words: name, description, words.
macro_rules! word_schemas {
    ($($name:ident, $says:literal, $words:expr;)*) => {$(
        #[doc = $says]
        pub(crate) struct $name;

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let words = ObjectBuilder::new()
                    .schema_type(SchemaType::Type(Type::String))
                    .description(Some($says))
                    .enum_values(Some($words));
                Schema::Object(words.build()).into()
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                stringify!($name).into()
            }
        }
    )*};
}

word_schemas! {
    SeatLetter, "The letter of a seat.", seats();
    ViewerName, "A viewer: the letter of a seat, or `watcher`, who sees what is public.", seats().chain(["watcher"]);
    TablePhase, "The phase of a table: it waits for its start, the game runs or is paused, the game is over, or the table was closed before the game was over.", ["waiting", "running", "paused", "over", "closed"];
    ClosedReason, "Why a table was closed: nobody came back, the host closed it, the program has a bug, the table has as many records as one table may have, or the operator of the server closed it.", ["abandoned", "closed", "broken", "limit", "operator"];
    TalkKind, "The kind of a message: words, a pointing gesture, a reaction, or a look.", ["words", "point", "react", "eyes"];
    GameName, "The name of a game.", games::NAMES.iter().copied();
    BotLevel, "The level of a bot. `/games/{game}` lists the levels of a game.", bot_levels();
}

fn seats() -> impl Iterator<Item = &'static str> {
    Seat::first(MAX_SEATS as u8).map(Seat::letter)
}

fn bot_levels() -> BTreeSet<&'static str> {
    let known = games::NAMES.iter().filter_map(|name| games::info(name).ok());
    known.flat_map(|info| info.bots).collect()
}
