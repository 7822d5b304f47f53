//! Mago Magino: the ring of house, forest, hideout and meadow, with an arrow in its middle.

mod board;
mod hand;
mod names;

use game::{Game as _, Outcome, Seat, Sighting};
use mago_magino::{Action, Child, Face, Frog, MagoMagino, Options, Sight, Space, Stage, View};
use maud::{Markup, html};

use crate::extras::{Extras, figure, scene};
use crate::files::static_files;
use crate::pictures::Set;
use crate::sentence::pictured;
use crate::words::word_files;
use crate::words::yes_no;
use crate::{Cx, GameUi, Narration, Part, Preset, Revealed, RevealedParts, Sentence};

/// The picture sheet of this game.
const SHEET: &str = "mago-magino";

/// What it adds to files, words and pages.
pub(super) const EXTRAS: Extras = Extras {
    game: MagoMagino::NAME,
    styles: static_files!["mago-magino-ring.css", "mago-magino-effects.css"],
    pictures: &[Set::Ring, Set::Dice],
    scene: scene!("mago-magino"),
    words: word_files!("mago-magino"),
    figures: &[
        figure!(2, "mago-magino-2", "MM-10-start"),
        figure!(6, "mago-magino-6", "MM-40-a-space"),
    ],
    first_settings: &["seats", "crystals"],
    ..Extras::NONE
};

impl GameUi for MagoMagino {
    const MINUTES: (u8, u8) = (15, 30);
    const AGE: u8 = 5;

    const PRESETS: &'static [Preset] = &[
        Preset { name: "children", picture: "ring-frog", set: &[("numbered-frogs", "on")] },
        Preset { name: "classic", picture: "ring-house", set: &[] },
        Preset { name: "tricky", picture: "ring-witch", set: &[("shuffled-frogs", "on")] },
        Preset { name: "short", picture: "ring-crystal", set: &[("crystals", "2")] },
    ];

    const FIGURES: &'static [&'static str] =
        &["ring-red", "ring-blue", "ring-yellow", "ring-green", "ring-violet"];

    fn numbers(config: &Options) -> Option<bool> {
        Some(config.numbered_frogs.0)
    }

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> Sentence {
        let about = |key, arg: Option<_>| cx.sentence_about(key, view.turn, arg);
        match view.now {
            Stage::Roll => about("mm-now-roll", None),
            Stage::Again => about("mm-now-again", None),
            Stage::Move(Face::Witch) => about("mm-now-witch", None),
            // The text for the player depends on the number.
            Stage::Move(Face::Points(points)) if cx.is_you(view.turn) => {
                about("mm-now-move", Some(("points", points.into())))
            }
            Stage::Move(face) => about("mm-now-move", Some(("points", die(face, cx).into()))),
            Stage::Over(seat) => cx.sentence_about("mm-now-over", seat, []),
            Stage::First | Stage::Die | Stage::Arrow | Stage::Naming(_) => {
                cx.text("now-chance").into()
            }
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        let Some(player) = view.players.get(seat) else { return html! {} };
        let args = [("count", player.delivered.into()), ("of", view.options.crystals.into())];
        html! {
            span class="sr" { (cx.format("mm-delivered", args)) }
            span class="gems" aria-hidden="true" {
                @for nth in 0..view.options.crystals { i.won[nth < player.delivered] {} }
            }
        }
    }

    fn tint(config: &Options, seat: Seat) -> usize {
        config.colours.get(seat).map_or(seat.index(), |colour| *colour as usize)
    }

    fn label(view: &View, action: &Action, cx: &Cx<'_>) -> String {
        names::label(action, view, cx)
    }

    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, legal, seat, cx)
    }

    fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
        let about = |key, seat, arg: Option<_>| Narration::new(cx.sentence_about(key, seat, arg));
        let of_child = |key, child, at| Narration::new(names::of_child(key, child, at, cx));
        let narration = match *sight {
            Sight::First { seat } => about("told-first", seat, None),
            Sight::Roll { seat, face } => {
                let (key, name) = match face {
                    Face::Witch => ("mm-told-witch", "witch"),
                    Face::Points(_) => ("mm-told-roll", "points"),
                };
                about(key, seat, Some((name, die(face, cx).into()))).on("roll", "die")
            }
            Sight::Arrow { at } => {
                // MM-04: one space of the forest stands for all of it.
                let text = if at.is_forest() {
                    cx.text("mm-told-arrow-forest").into()
                } else {
                    on_space("mm-told-arrow", at, "", cx)
                };
                // The style sheet turns the arrow to the space while the sentence is shown.
                Narration::new(text).on("spin", "arrow").towards(format!("n{}", at.index()))
            }
            Sight::Bewitched { child, at } => of_child("mm-told-bewitched", child, at),
            Sight::Drop { child, at } => of_child("mm-told-drop", child, at),
            Sight::Frog { frog, child, at } => {
                turns(frog, child, at, ["mm-told-frog", "mm-told-frog-plain"], cx)
                    .on("puff", format!("frog-{frog}"))
            }
            Sight::Mixed { at, .. } => Narration::new(on_space("mm-told-mixed", at, "", cx)),
            // MM-50: without numbers the sentence about the mixing says it all.
            Sight::Named { .. } | Sight::NamedOne { .. } if !cx.is_numbered() => return None,
            Sight::Named { at, ref frogs } => {
                let ids: Vec<String> = frogs.iter().map(|frog| frog.to_string()).collect();
                Narration::new(on_space("mm-told-named", at, &ids.join(", "), cx))
            }
            Sight::NamedOne { frog, at } => {
                Narration::new(on_space("mm-told-named", at, &frog.to_string(), cx))
                    .on("puff", format!("frog-{frog}"))
            }
            Sight::Walk { child, to, .. } => {
                of_child("mm-told-walk", child, to).on("step", format!("child-{child}"))
            }
            Sight::Load { child, at } => {
                of_child("mm-told-load", child, at).on("take", format!("child-{child}"))
            }
            Sight::Deliver { seat, crystals } => {
                about("mm-told-deliver", seat, Some(("count", crystals.into())))
                    .on("win", "treasury")
            }
            Sight::Magician { seat, to, .. } => {
                about("mm-told-magician", seat, Some(("space", names::space(to, cx).into())))
                    .on("step", "magician")
            }
            Sight::Hop { seat, frog, to, .. } => {
                let key = if cx.is_numbered() { "mm-told-hop" } else { "mm-told-hop-plain" };
                let args =
                    [("frog", frog.to_string().into()), ("space", names::space(to, cx).into())];
                Narration::new(cx.sentence_about(key, seat, args)).on("hop", format!("frog-{frog}"))
            }
            Sight::Freed { frog, child, at } => {
                turns(frog, child, at, ["mm-told-freed", "mm-told-freed-plain"], cx)
                    .on("puff", format!("child-{child}"))
            }
            Sight::End { .. } => return None,
            Sight::Victory { seat } => about("told-victory", seat, None).effect("victory"),
        };
        Some(Narration { fleeting: sight.fleeting(), ..narration })
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<Sentence> {
        let turns = cx.sentence("mm-ending", [("turns", view.totals.turns.into())]);
        let frogs = view.turned.len();
        let left = (frogs > 0).then(|| cx.sentence("mm-ending-frogs", [("count", frogs.into())]));
        std::iter::once(turns).chain(left).collect()
    }

    /// Which child each frog was (MM-50 hides it during the game), and whether a perfect memory
    /// knew it (MM-53 mixes frogs up).
    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        let owners = &revealed.truth.owner;
        let view = View { turned: owners.clone(), ..revealed.view.clone() };
        let line = |frog: Frog, child: Child| {
            let known = revealed.memory.owner.get(&frog) == Some(&child);
            let args = [
                ("frog", names::frog(frog, revealed.view, cx).into()),
                ("nth", child.nth().to_string().into()),
                ("known", yes_no(known)),
            ];
            cx.sentence_about("mm-bare-frog", child.seat(), args)
        };
        let beside = html! {
            @if owners.is_empty() {
                p class="hint" { (cx.text("mm-bare-none")) }
            } @else {
                ul class="frogs" { @for (&frog, &child) in owners { li { (line(frog, child)) } } }
            }
        };
        RevealedParts { board: board::board(&view, &[], cx), beside }
    }
}

/// The index of a player's colour.
fn tint(view: &View, seat: Seat) -> usize {
    view.players.get(seat).map_or(seat.index(), |player| player.colour as usize)
}

/// The result of a roll in a sentence.
fn die(face: Face, cx: &Cx<'_>) -> String {
    match face {
        Face::Witch => pictured((SHEET, "dice-witch"), "rolled", cx.text("mm-witch")),
        Face::Points(points) => {
            pictured((SHEET, &format!("dice-{points}")), "rolled", &points.to_string())
        }
    }
}

fn on_space(key: &str, at: Space, frog: &str, cx: &Cx<'_>) -> Sentence {
    cx.sentence(key, [("space", names::space(at, cx).into()), ("frog", frog.into())])
}

/// A child becomes a frog, or a frog a child. MM-50: only readers who see numbers are given the
/// number of the frog, by the first of the two texts.
fn turns(frog: Frog, child: Child, at: Space, keys: [&str; 2], cx: &Cx<'_>) -> Narration {
    let args = [
        ("nth", child.nth().to_string().into()),
        ("frog", frog.to_string().into()),
        ("space", names::space(at, cx).into()),
    ];
    let key = if cx.is_numbered() { keys[0] } else { keys[1] };
    Narration::new(cx.sentence_about(key, child.seat(), args))
}

#[cfg(test)]
mod tests;
