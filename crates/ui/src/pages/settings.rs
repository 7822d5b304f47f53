//! Settings: presets and fields in the lobby, and the page that opens a table with chosen settings.

use game::{Kind, Setting};
use maud::{Markup, html};

use super::lobby::entropy;
use super::shell::{foot, game_page};
use super::{icon, picture};
use crate::extras::Extras;
use crate::{Builder, BuiltMaze, Cx, HIDDEN_SETTING, Preset, Scene, Words};

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
    /// Draws the form fields of that maze.
    pub builder: Builder,
    /// The reader's name.
    pub name: &'a str,
    /// Whether the table is listed for everybody.
    pub is_public: bool,
    /// Why the table was not opened.
    pub refused: Option<&'a str>,
}

/// The page with the settings of a new table.
pub fn opening(words: &Words, table: &Opening<'_>) -> Markup {
    let Opening { game, settings, set, built, builder, name, is_public, refused } = *table;
    let title = words.name_of("game-", game);
    let builder = builder(words, built);
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
                button class="btn go" { (words.text("open-table")) }
            }
        }
        (foot(words))
    };
    game_page(words, (title, &format!("/new/{game}"), "at-opening"), Some(game), &body)
}

/// A field for each setting. `set` are the values that differ from the default; `builder` are the
/// fields that the game draws for its drawing, instead of a text field; `open` shows all settings,
/// also the less common ones.
fn fields(
    words: &Words,
    game: &str,
    settings: &[Setting],
    (set, builder): (&[(&str, String)], Option<&Markup>),
    open: bool,
) -> Markup {
    // A game without a user interface of its own shows all its settings.
    let first = Extras::of(game).map(|extras| extras.first_settings);
    let is_first = |setting: &&Setting| first.is_none_or(|keys| keys.contains(&setting.key));
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

/// The name of a setting and its description: in the words of the game, or in words that all games share.
/// Without words the name is the key, and the description is empty.
pub(super) fn name<'w>(words: &'w Words, game: &str, key: &'w str) -> (&'w str, &'w str) {
    let find = |end: &str| {
        let own = words.find(&format!("set-{game}-{key}{end}"));
        own.or_else(|| words.find(&format!("set-{key}{end}")))
    };
    (find("").unwrap_or(key), find("-says").unwrap_or_default())
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
    let says = if says.is_empty() { setting.says } else { says };
    let (id, hint) = (format!("set-{}", setting.key), format!("says-{}", setting.key));
    let input = format!("settings.{}", setting.key);
    let is_short = matches!(setting.kind, Kind::Number { .. } | Kind::Switch { .. });
    html! {
        div.field.set.wide[!is_short] {
            div { label for=(id) { (label) } p class="hint" id=(hint) { (says) } }
            @match setting.kind {
                Kind::Number { least, most, default } => {
                    @let value = now.map_or_else(|| default.to_string(), str::to_owned);
                    // Seconds in steps of ten, all else one by one.
                    @let step = if most - least > 100 { 10 } else { 1 };
                    div class="stepper" {
                        button type="button" class="script" data-step={ "-" (step) } tabindex="-1" aria-hidden="true" { (icon("minus")) }
                        input #(id) name=(input) type="number" inputmode="numeric" min=(least) max=(most)
                            value=(value) aria-describedby=(hint) required;
                        button type="button" class="script" data-step=(step) tabindex="-1" aria-hidden="true" { (icon("plus")) }
                    }
                }
                Kind::Switch { default } => {
                    @let is_on = now.map_or(default, |value| value == "on");
                    // A form sends nothing for a switch that is off: then the first of the two counts.
                    input type="hidden" name=(input) value="off";
                    input #(id) class="switch" type="checkbox" role="switch" name=(input) value="on" checked[is_on] aria-describedby=(hint);
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
                Kind::Drawing { .. } if now == Some(HIDDEN_SETTING) => {
                    output #(id) { (HIDDEN_SETTING) }
                }
                Kind::Drawing { .. } => {
                    textarea #(id) name=(input) rows="4" spellcheck="false" aria-describedby=(hint) { (now.unwrap_or_default()) }
                }
            }
        }
    }
}

/// The value of a setting as text.
fn value(words: &Words, game: &str, setting: &Setting, set: &str) -> String {
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
pub(super) fn choice(words: &Words, game: &str, key: &str, word: &str) -> String {
    if key == "scenario" {
        return words.scenario(word);
    }
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) || word.len() == 1;
    if is_plain { word } else { words.name_of(&format!("word-{game}-{key}-"), word) }.to_owned()
}

/// The settings that differ from the default, as texts: all but the number of seats and the colours, which the
/// chairs show.
pub(super) fn changed(cx: &Cx<'_>) -> impl Iterator<Item = String> {
    let shown = customisable(cx.scene).filter_map(|setting| {
        let (_, set) = cx.scene.set.iter().find(|(key, _)| *key == setting.key)?;
        (!is_default(cx.scene, setting.key, set)).then_some((setting, set))
    });
    shown.map(|(setting, set)| {
        let label = name(cx.words, cx.scene.game, setting.key).0;
        let value = value(cx.words, cx.scene.game, setting, set);
        cx.format("labelled", [("label", label.into()), ("name", value.into())])
    })
}

/// The settings that stand under "Customise": those with a choice that the chairs do not offer.
fn customisable(scene: &Scene<'_>) -> impl Iterator<Item = &'static Setting> {
    scene.settings.iter().filter(|setting| match setting.kind {
        Kind::Number { least, most, .. } => least < most && setting.key != "seats",
        Kind::EachSeat { .. } => false,
        Kind::Switch { .. } | Kind::Choice { .. } | Kind::Drawing { .. } => true,
    })
}

/// The name of a preset and what it means.
pub(super) fn preset_words<'w>(
    words: &'w Words,
    game: &str,
    preset: &'w str,
) -> (&'w str, &'w str) {
    let says = words.find(&format!("preset-{game}-{preset}-says")).unwrap_or_default();
    (words.name_of(&format!("preset-{game}-"), preset), says)
}

/// The settings that a preset decides: its own, and the defaults of those that the game's other presets change.
fn decided(scene: &Scene<'_>, preset: &Preset) -> Vec<(&'static str, &'static str)> {
    let mut all: Vec<(&str, &str)> = Vec::new();
    for (key, _) in scene.presets.iter().flat_map(|preset| preset.set) {
        if !all.iter().any(|(known, _)| known == key) {
            let own = preset.set.iter().find(|(own, _)| own == key);
            all.push((key, own.map_or("", |(_, value)| value)));
        }
    }
    all
}

/// Whether this is the default of a setting. The page that opens a table sends all settings.
fn is_default(scene: &Scene<'_>, key: &str, value: &str) -> bool {
    let setting = scene.settings.iter().find(|setting| setting.key == key);
    setting.is_some_and(|setting| match setting.kind {
        Kind::Number { default, .. } => value == default.to_string(),
        Kind::Switch { default } => value == if default { "on" } else { "off" },
        Kind::Choice { default, .. } => value == default,
        Kind::EachSeat { .. } | Kind::Drawing { .. } => false,
    })
}

/// The preset that the table's settings are.
pub(super) fn chosen_preset(scene: &Scene<'_>) -> Option<&'static Preset> {
    let set = |wanted: &str| scene.set.iter().find(|(key, _)| *key == wanted);
    let is_default = |key: &str, value: &str| is_default(scene, key, value);
    let fits = |preset: &&Preset| {
        // A setting that no preset decides makes it another game.
        let decided = decided(scene, preset);
        let is_own = |key: &str| decided.iter().any(|(own, _)| *own == key);
        let others = customisable(scene).filter(|setting| !is_own(setting.key));
        let is_plain =
            |setting: &Setting| set(setting.key).is_none_or(|(key, value)| is_default(key, value));
        others.into_iter().all(is_plain)
            && decided.iter().all(|(key, wanted)| match set(key) {
                Some((_, value)) => value == wanted || wanted.is_empty() && is_default(key, value),
                None => wanted.is_empty(),
            })
    };
    scene.presets.iter().find(fits)
}

/// The presets: buttons for the host, a row to look at for the others.
pub(super) fn presets(cx: &Cx<'_>) -> Markup {
    let scene = cx.scene;
    let chosen = chosen_preset(scene);
    let inside = |preset: &Preset| {
        let (name, says) = preset_words(cx.words, scene.game, preset.name);
        html! { (picture(scene.game, preset.picture, "art")) b { (name) } small { (says) } }
    };
    html! {
        ul class="presets" {
            @for preset in scene.presets {
                @let is_chosen = chosen == Some(preset);
                li {
                    @if scene.is_host() {
                        form method="post" action=(scene.path("settings")) data-quiet data-queue {
                            @for (key, value) in decided(scene, preset) {
                                input type="hidden" name={ "settings." (key) } value=(value);
                            }
                            button.preset.on[is_chosen] data-preset=(preset.name) aria-pressed=(is_chosen) { (inside(preset)) }
                        }
                    } @else {
                        div.preset.on[is_chosen] aria-current=[is_chosen.then_some("true")] { (inside(preset)) }
                    }
                }
            }
        }
    }
}

/// All settings: fields for the host, the changed ones as text for the others.
pub(super) fn customise(cx: &Cx<'_>) -> Markup {
    let scene = cx.scene;
    if !scene.is_host() {
        let changed: Vec<String> = changed(cx).collect();
        return html! {
            @if !changed.is_empty() && chosen_preset(scene).is_none() {
                ul class="card changed" { @for line in changed { li { (line) } } }
            }
        };
    }
    let is_drawn =
        |key: &str| scene.set.iter().any(|(set, value)| *set == key && value == HIDDEN_SETTING);
    let builder = scene.builder.and_then(|draw| draw(cx.words, &BuiltMaze::EMPTY));
    let maze = builder.as_ref().and_then(|_| {
        scene.settings.iter().find(|setting| matches!(setting.kind, Kind::Drawing { .. }))
    });
    let is_built = maze.is_some_and(|maze| is_drawn(maze.key));
    let settings: Vec<Setting> = customisable(scene)
        .filter(|setting| maze.is_none_or(|maze| maze.key != setting.key))
        // The maze that was drawn already says how many walls there are.
        .filter(|setting| !(is_built && setting.key == "walls"))
        .copied()
        .collect();
    html! {
        details #customise class="card customise" {
            summary { (cx.text("customise")) }
            // The script sends each change at once; without script the button does. The hidden button comes
            // first: it is the one that Enter in a field presses.
            form #settings method="post" action=(scene.path("settings")) class="settings" data-quiet data-live {
                button hidden {}
                (fields(cx.words, scene.game, &settings, (&scene.set, None), false))
                // A change voids the contributions. Without script, Start sends this one again.
                @if !cx.is_scripted { (entropy(cx, "start")) }
                button class="btn save" { (cx.text("settings-save")) }
            }
            @if let (Some(builder), Some(maze)) = (&builder, maze) {
                form #build method="post" action=(scene.path("settings")) class="build" data-quiet data-queue {
                    @if is_built {
                        p { (icon("check")) span { (cx.text("builder-set")) } }
                        button class="btn slim" name={ "settings." (maze.key) } value="" { (cx.text("builder-random")) }
                    } @else {
                        (builder)
                        button class="btn main slim" { (cx.text("builder-use")) }
                    }
                }
            }
        }
    }
}
