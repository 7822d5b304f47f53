//! Settings: the page that opens a table with chosen settings, and the form fields.

use game::{Kind, Setting};
use maud::{Markup, html};

use super::shell::{foot, game_page};
use crate::{BuiltMaze, Words, games};

/// The content of the form.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// The game's name.
    pub game: &'static str,
    /// The settings of the game.
    pub settings: &'a [Setting],
    /// The settings that differ from the default.
    pub set: &'a [(&'a str, String)],
    /// The maze that is being built, for a game that has one.
    pub built: &'a BuiltMaze,
    /// The reader's name.
    pub name: &'a str,
    /// Whether the table is listed for everybody.
    pub is_public: bool,
    /// Why the table was not opened.
    pub refused: Option<&'a str>,
}

/// The page with the settings of a new table.
pub fn opening(words: &Words, table: &Opening<'_>) -> Markup {
    let Opening { game, settings, set, built, name, is_public, refused } = *table;
    let title = words.name_of("game-", game);
    let builder = (game == "magic-labyrinth").then(|| games::builder(words, built));
    let body = html! {
        main #main class="sheet" {
            h1 { (title) }
            @if let Some(lead) = words.find(&format!("lead-{game}")) { p { (lead) } }
            @if let Some(refused) = refused { p class="refused" role="alert" { (refused) } }
            form method="post" action="/tables" class="settings" {
                input type="hidden" name="game" value=(game);
                p class="field" {
                    label for="name" { (words.text("your-name")) }
                    input #name name="name" value=(name) maxlength="24" required autocomplete="nickname";
                }
                fieldset {
                    legend { (words.text("access")) }
                    label { input type="radio" name="access" value="private" checked[!is_public]; " " (words.text("access-private")) }
                    label { input type="radio" name="access" value="public" checked[is_public]; " " (words.text("access-public")) }
                }
                (fields(words, game, settings, (set, builder.as_ref()), refused.is_some()))
                button class="main" { (words.text("open-table")) }
            }
        }
        (foot(words))
    };
    game_page(words, (title, &format!("/new/{game}"), "at-opening"), Some(game), &body)
}

/// A field for each setting. `set` are the values that differ from the default; `builder` are the
/// fields that the game draws for its drawing, instead of a text field; `open` shows all settings,
/// also the less common ones.
pub(super) fn fields(
    words: &Words,
    game: &str,
    settings: &[Setting],
    (set, builder): (&[(&str, String)], Option<&Markup>),
    open: bool,
) -> Markup {
    let is_first = |setting: &&Setting| FIRST.contains(&setting.key);
    let (first, rest): (Vec<&Setting>, Vec<&Setting>) = settings.iter().partition(is_first);
    html! {
        @for setting in first { (field(words, game, setting, (set, builder))) }
        @if !rest.is_empty() {
            details class="more-settings" open[open] {
                summary { (words.text("settings-more")) }
                @for setting in rest { (field(words, game, setting, (set, builder))) }
            }
        }
    }
}

/// The settings that are always shown.
const FIRST: [&str; 7] =
    ["seats", "scenario", "walls", "chips", "crystals", "short", "keep-found-walls"];

/// The name of a setting, and its description.
pub(super) fn name<'w>(words: &'w Words, game: &str, key: &'w str) -> (&'w str, &'w str) {
    let says = words.find(&format!("set-{game}-{key}-says")).unwrap_or_default();
    (words.name_of(&format!("set-{game}-"), key), says)
}

fn field(
    words: &Words,
    game: &str,
    setting: &Setting,
    (set, builder): (&[(&str, String)], Option<&Markup>),
) -> Markup {
    if let (Kind::Drawing { .. }, Some(builder)) = (setting.kind, builder) {
        return builder.clone();
    }
    let now = set.iter().find(|(key, _)| *key == setting.key).map(|(_, value)| value.as_str());
    let (label, says) = name(words, game, setting.key);
    let (id, hint) = (format!("set-{}", setting.key), format!("says-{}", setting.key));
    let input = format!("settings.{}", setting.key);
    html! {
        div class="field" {
            label for=(id) { (label) }
            @match setting.kind {
                Kind::Number { least, most, default } => {
                    @let value = now.map_or_else(|| default.to_string(), str::to_owned);
                    input #(id) name=(input) type="number" inputmode="numeric" min=(least) max=(most)
                        value=(value) aria-describedby=(hint) required;
                }
                Kind::Switch { default } => {
                    @let value = now.unwrap_or(if default { "on" } else { "off" });
                    select #(id) name=(input) aria-describedby=(hint) {
                        @for word in ["on", "off"] {
                            option value=(word) selected[word == value] { (words.format(&format!("switch-{word}"), [])) }
                        }
                    }
                }
                Kind::Choice { of, default } => {
                    @let value = now.unwrap_or(default);
                    select #(id) name=(input) aria-describedby=(hint) {
                        @for &word in of {
                            option value=(word) selected[word == value] { (choice(words, game, setting.key, word)) }
                        }
                    }
                }
                Kind::EachSeat { of } => {
                    @let names: Vec<String> = of.iter().map(|word| choice(words, game, setting.key, word)).collect();
                    input #(id) name=(input) value=(now.unwrap_or_default()) maxlength="200"
                        placeholder=(of.join(" ")) aria-describedby=(hint) title=(names.join(", "));
                }
                // It may be secret, so it is not shown.
                Kind::Drawing { .. } if now == Some(crate::HIDDEN_SETTING) => {
                    output #(id) { (crate::HIDDEN_SETTING) }
                }
                Kind::Drawing { .. } => {
                    textarea #(id) name=(input) rows="4" spellcheck="false" aria-describedby=(hint) { (now.unwrap_or_default()) }
                }
            }
            p class="hint" id=(hint) { (says) }
        }
    }
}

/// The value of a setting as text.
pub(super) fn value(words: &Words, game: &str, setting: &Setting, set: &str) -> String {
    match setting.kind {
        Kind::Switch { .. } => words.format(&format!("switch-{set}"), []),
        Kind::Choice { .. } => choice(words, game, setting.key, set),
        Kind::EachSeat { .. } => {
            let each = set.split_whitespace().map(|word| choice(words, game, setting.key, word));
            each.collect::<Vec<_>>().join(", ")
        }
        Kind::Number { .. } | Kind::Drawing { .. } => set.to_owned(),
    }
}

/// The name of a choice. Seats and numbers have none.
fn choice(words: &Words, game: &str, key: &str, word: &str) -> String {
    if key == "scenario" {
        return words.scenario(word);
    }
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) || word.len() == 1;
    if is_plain { word } else { words.name_of(&format!("word-{game}-{key}-"), word) }.to_owned()
}
