//! The Magic Labyrinth: a garden parterre seen from above, its walls hidden below.

mod board;
mod builder;

use game::{Game as _, Outcome, Seat, Sighting};
use magic_labyrinth::{Action, Config, MagicLabyrinth, Magician, Sight, Stage, Symbol, View};
use maud::{Markup, html};
use maze::Side;

pub use builder::BuiltMaze;

use crate::cx::Button;
use crate::extras::{Extras, figure, scene};
use crate::files::static_files;
use crate::pages::picture;
use crate::pictures::Set;
use crate::sentence::pictured;
use crate::words::word_files;
use crate::{Cx, GameUi, Narration, Part, Preset, Revealed, RevealedParts, Sentence, Words};

/// The picture sheet of this game.
const SHEET: &str = "magic-labyrinth";

/// What it adds to files, words and pages.
pub(super) const EXTRAS: Extras = Extras {
    game: MagicLabyrinth::NAME,
    styles: static_files!["magic-labyrinth.css"],
    scripts: static_files!["magic-labyrinth-beats.js", "magic-labyrinth-chips.js"],
    pictures: &[Set::Symbols, Set::Garden, Set::Dice],
    scene: scene!("magic-labyrinth"),
    words: word_files!("magic-labyrinth"),
    figures: &[
        figure!(2, "magic-labyrinth-2", "ML-01-border"),
        figure!(5, "magic-labyrinth-5", "ML-27-reaching"),
    ],
    first_settings: &["seats", "walls", "chips", "keep-found-walls"],
    #[cfg(test)]
    keys: tests::keys,
    ..Extras::NONE
};

impl GameUi for MagicLabyrinth {
    const MINUTES: (u8, u8) = (15, 30);
    const AGE: u8 = 6;

    const PRESETS: &'static [Preset] = &[
        Preset { name: "children", picture: "symbols-kite", set: &[("keep-found-walls", "on")] },
        Preset { name: "classic", picture: "garden-maze", set: &[] },
        Preset { name: "hard", picture: "garden-wall", set: &[("walls", "24"), ("maze", "")] },
        Preset { name: "short", picture: "garden-chip", set: &[("chips", "3")] },
    ];

    const FIGURES: &'static [&'static str] =
        &["garden-red", "garden-blue", "garden-yellow", "garden-green"];

    fn builder(words: &Words, built: &BuiltMaze) -> Option<Markup> {
        Some(builder::builder(words, built))
    }

    const BEATS: &'static [(&'static str, u16)] = &[
        ("roll", 950),
        ("step", 240),
        ("bump", 2050),
        ("win", 1200),
        ("gift", 1200),
        ("bonus", 1200),
        ("chip", 1350),
    ];

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> Sentence {
        let symbol = view.look.map(|symbol| symbol_in_text(symbol, cx)).unwrap_or_default();
        let symbol = ("symbol", symbol.into());
        match view.now {
            Stage::Roll => cx.sentence_about("ml-now-roll", view.turn, [symbol]),
            Stage::Move { left, .. } => {
                cx.sentence_about("ml-now-move", view.turn, [symbol, ("left", left.into())])
            }
            Stage::Over(seat) => cx.sentence_about("ml-now-over", seat, []),
            Stage::Maze
            | Stage::Turning
            | Stage::Shuffling
            | Stage::First
            | Stage::Chip
            | Stage::Bonus(_)
            | Stage::Die => cx.text("now-chance").into(),
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        let Some(mage) = view.mages.get(seat) else { return html! {} };
        let args = [("count", mage.chips.len().into()), ("of", view.options.chips.into())];
        html! {
            span class="count" { (cx.format("ml-chips", args)) }
            span class="chips" aria-hidden="true" {
                @for symbol in &mage.chips { (symbol_picture(*symbol, "chip")) }
            }
        }
    }

    fn tint(config: &Config, seat: Seat) -> usize {
        config.options.magicians.get(seat).map_or(seat.index(), |magician| tint(*magician))
    }

    fn label(_: &View, action: &Action, cx: &Cx<'_>) -> String {
        let label = match action {
            Action::Roll => cx.text("ml-roll"),
            Action::Stop => cx.text("ml-stop"),
            Action::Step(side) => step_label(*side, cx),
        };
        label.to_owned()
    }

    /// The die, and the buttons to roll it and to stop. The buttons for steps are on the board.
    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        let button = |action: &Action| {
            let key = match action {
                Action::Roll => "Space",
                Action::Stop => "Enter",
                Action::Step(_) => return None,
            };
            Some(Button::new(action, Self::label(view, action, cx), Some(key)))
        };
        let buttons: Vec<Button> = legal.iter().filter_map(button).collect();
        html! {
            @if let Stage::Move { rolled, left } = view.now {
                p class="die" {
                    (picture(SHEET, &format!("dice-{rolled}"), "face"))
                    span { (cx.format("ml-left", [("left", left.into()), ("rolled", rolled.into())])) }
                }
            }
            @if !buttons.is_empty() { (cx.acts(seat, &buttons)) }
        }
    }

    fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
        let about = |key, seat, arg: Option<_>| Narration::new(cx.sentence_about(key, seat, arg));
        let symbol = |symbol| Some(("symbol", symbol_in_text(symbol, cx).into()));
        let narration = match *sight {
            Sight::Maze | Sight::Turned => Narration::new(cx.text("ml-told-maze")).effect("turn"),
            Sight::Symbols => Narration::new(cx.text("ml-told-symbols")),
            Sight::First { seat } => about("told-first", seat, None),
            Sight::Chip { symbol: of } => Narration::new(cx.sentence("ml-told-chip", symbol(of))),
            Sight::Roll { seat, steps } => {
                let die = pictured((SHEET, &format!("dice-{steps}")), "rolled", &steps.to_string());
                about("ml-told-roll", seat, Some(("steps", die.into())))
            }
            Sight::Step { seat, side, .. } => {
                let side = cx.name_of("side-", side.name());
                about("ml-told-step", seat, Some(("side", side.into())))
            }
            // ML-42: the sentence does not say where the wall is; the beat shows it.
            Sight::Bump { seat, .. } => about("ml-told-bump", seat, None),
            Sight::Stop { .. } => return None,
            Sight::Win { seat, symbol: of } => about("ml-told-win", seat, symbol(of)),
            Sight::Gift { seat, symbol: of } | Sight::Bonus { seat, symbol: of } => {
                about("ml-told-gift", seat, symbol(of))
            }
            Sight::Victory { seat } => about("told-victory", seat, None).effect("victory"),
        };
        Some(Narration { fleeting: sight.fleeting(), ..narration })
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<Sentence> {
        vec![cx.sentence("ml-ending", [("turns", view.turns.into())])]
    }

    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        board::reveal(revealed, cx)
    }
}

/// The label of a step to a side.
fn step_label(side: Side, cx: &Cx<'_>) -> &'static str {
    cx.name_of("ml-step-", side.name())
}

/// The name of a symbol.
fn symbol_name(symbol: Symbol, cx: &Cx<'_>) -> &'static str {
    cx.name_of("ml-symbol-", symbol.name())
}

/// A symbol in a sentence.
fn symbol_in_text(symbol: Symbol, cx: &Cx<'_>) -> String {
    pictured((SHEET, &format!("symbols-{symbol}")), "", symbol_name(symbol, cx))
}

/// The picture of a symbol.
fn symbol_picture(symbol: Symbol, class: &str) -> Markup {
    picture(SHEET, &format!("symbols-{symbol}"), class)
}

/// The index of a magician's colour.
fn tint(magician: Magician) -> usize {
    magician as usize
}

#[cfg(test)]
mod tests;
