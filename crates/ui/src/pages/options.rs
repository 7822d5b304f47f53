//! What can be set, each with a line on what it does.

use game::{Kind, Setting};
use maud::{Markup, html};

use crate::Words;

/// How something is drawn that is set.
#[derive(Clone, Copy)]
pub(super) enum Drawn<'d> {
    /// It is typed.
    Typed,
    /// It is put together on the page.
    Built(&'d dyn Fn() -> Markup),
}

/// A field for each setting; `set` is what is otherwise than by default. Where something is wrong
/// with them all are shown.
pub(super) fn fields(
    words: &Words,
    game: &str,
    settings: &[Setting],
    (set, drawn): (&[(&str, String)], Drawn<'_>),
    open: bool,
) -> Markup {
    let is_first = |setting: &&Setting| FIRST.contains(&setting.key);
    let (first, rest): (Vec<&Setting>, Vec<&Setting>) = settings.iter().partition(is_first);
    html! {
        @for setting in first { (field(words, game, setting, (set, drawn))) }
        @if !rest.is_empty() {
            details class="more-settings" open[open] {
                summary { (words.text("settings-more")) }
                @for setting in rest { (field(words, game, setting, (set, drawn))) }
            }
        }
    }
}

/// What most people want to choose.
const FIRST: [&str; 7] =
    ["seats", "scenario", "walls", "chips", "crystals", "short", "keep-found-walls"];

/// The name of a setting, and the line on what it does.
pub(super) fn name(words: &Words, game: &str, key: &str) -> (String, String) {
    (
        words.format(&format!("set-{game}-{key}"), &[]),
        words.format(&format!("set-{game}-{key}-says"), &[]),
    )
}

fn field(
    words: &Words,
    game: &str,
    setting: &Setting,
    (set, drawn): (&[(&str, String)], Drawn<'_>),
) -> Markup {
    if let (Kind::Drawing { .. }, Drawn::Built(build)) = (setting.kind, drawn) {
        return build();
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
                            option value=(word) selected[word == value] { (words.format(&format!("switch-{word}"), &[])) }
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
                // It may be secret: it can be replaced, but is not shown.
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

/// How what is set reads for those who do not set it.
pub(super) fn value(words: &Words, game: &str, setting: &Setting, set: &str) -> String {
    match setting.kind {
        Kind::Switch { .. } => words.format(&format!("switch-{set}"), &[]),
        Kind::Choice { .. } => choice(words, game, setting.key, set),
        Kind::EachSeat { .. } => {
            let each = set.split_whitespace().map(|word| choice(words, game, setting.key, word));
            each.collect::<Vec<_>>().join(", ")
        }
        Kind::Number { .. } | Kind::Drawing { .. } => set.to_owned(),
    }
}

/// What a word of a choice is called. Seats and numbers are called what they are.
fn choice(words: &Words, game: &str, key: &str, word: &str) -> String {
    if key == "scenario" {
        return format!("{word}. {}", words.format(&format!("scenario-{word}-title"), &[]));
    }
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) || word.len() == 1;
    if is_plain { word.to_owned() } else { words.format(&format!("word-{game}-{key}-{word}"), &[]) }
}
