//! Magic Maze: the mall seen from above, growing from the middle, and the hourglass.

mod actions;
mod bar;
mod board;
pub(crate) mod campaign;
mod hand;
mod layout;
mod names;
mod narration;
mod tile;

use game::{Game as _, Outcome, Seat};
use magic_maze::{Ability, Action, Exits, Hero, MagicMaze, Sand, Sight, Stage, Truth, View};
use maud::{Markup, html};

use self::layout::{abilities_of, is_found};
use crate::extras::{Extras, figure, scene};
use crate::files::static_files;
use crate::pictures::Set;
use crate::words::word_files;
use crate::{
    CampaignResult, Cx, GameUi, Narration, Part, Preset, Revealed, RevealedParts, Sentence,
};

/// The picture sheet of this game.
const SHEET: &str = "magic-maze";

/// What it adds to files, words and pages.
pub(super) const EXTRAS: Extras = Extras {
    game: MagicMaze::NAME,
    styles: static_files!["magic-maze-mall.css", "magic-maze-bar.css", "magic-maze-effects.css"],
    pictures: &[Set::Heroes, Set::Mall],
    shapes: self::tile::shapes,
    scene: scene!("magic-maze"),
    words: word_files!("magic-maze"),
    figures: &[
        figure!(3, "magic-maze-3", "MZ-11-as-far-as-one-likes"),
        figure!(4, "magic-maze-4", "MZ-15-own-colour"),
    ],
    first_settings: &["seats", "scenario"],
    links: &[("/campaign", "campaign-short")],
    end_links: &[("campaign", "campaign-short")],
    below_rules: campaign::scenarios,
    #[cfg(test)]
    keys: tests::keys,
    ..Extras::NONE
};

impl GameUi for MagicMaze {
    const MINUTES: (u8, u8) = (5, 15);
    const AGE: u8 = 8;

    const PRESETS: &'static [Preset] = &[
        Preset { name: "first", picture: "mall-entry", set: &[] },
        Preset { name: "mall", picture: "mall-escalator", set: &[("scenario", "7")] },
        Preset { name: "challenge", picture: "mall-theft", set: &[("scenario", "10")] },
        Preset { name: "calm", picture: "mall-timer", set: &[("sand", "0")] },
    ];

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> Sentence {
        let held = cx.scene.seat().map(|seat| abilities_of(view, seat));
        match view.now {
            Stage::Over(Outcome::Lost) => cx.text("mz-now-lost").into(),
            Stage::Over(Outcome::Won(_)) => cx.text("mz-now-won").into(),
            Stage::Play if view.discards > 0 => {
                cx.sentence("mz-now-discard", [("count", view.discards.into())])
            }
            Stage::Play => match (view.shown, held) {
                (Some(tile), Some(held)) if held.contains(Ability::Explore) => {
                    cx.sentence("mz-now-place", [("tile", tile.number().into())])
                }
                (Some(tile), _) => cx.sentence("mz-now-placing", [("tile", tile.number().into())]),
                (None, Some(held)) if held.is_empty() && view.options.solo() => {
                    cx.text("mz-now-turn-up").into()
                }
                (None, _) => goal(view, cx),
            },
            // The next tile, or the next action tile, is drawn at once: the goal stays what it is.
            Stage::Lay(_) | Stage::Show | Stage::TurnUp => goal(view, cx),
            Stage::Deal(_) | Stage::Start(_) | Stage::Top => cx.text("now-chance").into(),
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::gains(view, seat, cx)
    }

    fn label(view: &View, action: &Action, cx: &Cx<'_>) -> String {
        names::action(view, action, cx)
    }

    fn hand(view: &View, _: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, seat, cx)
    }

    fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
        narration::narrate(sight, cx)
    }

    fn ending(view: &View, outcome: Outcome, cx: &Cx<'_>) -> Vec<Sentence> {
        let timers = cx.sentence("mz-ending-timers", [("timers", view.turned.into())]);
        let tiles = cx.sentence("mz-ending-tiles", [("tiles", view.totals.tiles.into())]);
        match (outcome, view.sand) {
            (Outcome::Won(_), Sand::Stopped { left }) => {
                let left = [("left", bar::minutes(left.0).into())];
                vec![cx.sentence("mz-ending-left", left), timers]
            }
            _ => vec![timers, tiles],
        }
    }

    fn campaign_result(truth: &Truth) -> Option<CampaignResult> {
        campaign::result(&truth.0)
    }

    fn takes_part(action: &Action) -> bool {
        matches!(action, Action::Do { .. })
    }

    /// Nothing was hidden: the list of moves shows who did what, and the glass shows the sand.
    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        RevealedParts { board: board::board(&revealed.truth.0, &[], cx), beside: html! {} }
    }
}

/// The goal of the game as it stands (MZ-20 to MZ-22).
fn goal(view: &View, cx: &Cx<'_>) -> Sentence {
    let exits = view.options.special.exits;
    if view.theft {
        let text = match exits {
            Exits::Purple => cx.text("mz-now-leave-purple"),
            Exits::Own => cx.text("mz-now-leave-own"),
            Exits::Foreign => cx.text("mz-now-leave-foreign"),
        };
        return text.into();
    }
    let is_hidden = |hero: &Hero| !is_found(view, |face| !face.items[hero.index()].is_empty());
    match (Hero::ALL.iter().filter(|hero| is_hidden(hero)).count(), exits) {
        (0, Exits::Foreign) => cx.text("mz-now-steal-foreign").into(),
        (0, Exits::Purple | Exits::Own) => cx.text("mz-now-steal").into(),
        (hidden, _) => cx.sentence("mz-now-explore", [("hidden", hidden.into())]),
    }
}

#[cfg(test)]
mod tests;
