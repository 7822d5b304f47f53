//! A sentence for every sight.

use game::Sighting;
use mago_magino::{Child, Face, Frog, Sight, Space};

use super::names;
use crate::{Cx, Effect, Narration};

pub(super) fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
    let (text, effect) = match *sight {
        Sight::First { seat } => (cx.format_about("told-first", seat, &[]), None),
        Sight::Roll { seat, face } => {
            let text = match face {
                Face::Witch => cx.format_about("mm-told-witch", seat, &[]),
                Face::Points(points) => {
                    cx.format_about("mm-told-roll", seat, &[("points", points.into())])
                }
            };
            (text, Some(Effect::on("roll", "die".to_owned())))
        }
        Sight::Arrow { at } => (arrow(at, cx), Some(spin(at))),
        Sight::Bewitched { child, at } => {
            (names::of_child("mm-told-bewitched", child, at, cx), None)
        }
        Sight::Drop { child, at } => (names::of_child("mm-told-drop", child, at, cx), None),
        Sight::Frog { frog, child, at } => (
            turns(frog, child, at, "mm-told-frog", "mm-told-frog-plain", cx),
            Some(Effect::on("puff", format!("frog-{frog}"))),
        ),
        Sight::Mixed { at, .. } => (on_space("mm-told-mixed", at, "", cx), None),
        // MM-50: without numbers the sentence about the mixing says it all.
        Sight::Named { .. } | Sight::NamedOne { .. } if !cx.is_numbered() => return None,
        Sight::Named { at, frogs } => {
            let ids: Vec<String> = frogs.iter().map(|frog| frog.to_string()).collect();
            (on_space("mm-told-named", at, &ids.join(", "), cx), None)
        }
        Sight::NamedOne { frog, at } => (
            on_space("mm-told-named", at, &frog.to_string(), cx),
            Some(Effect::on("puff", format!("frog-{frog}"))),
        ),
        Sight::Walk { child, to, .. } => (
            names::of_child("mm-told-walk", child, to, cx),
            Some(Effect::on("step", format!("child-{child}"))),
        ),
        Sight::Load { child, at } => (
            names::of_child("mm-told-load", child, at, cx),
            Some(Effect::on("take", format!("child-{child}"))),
        ),
        Sight::Deliver { seat, crystals } => (
            cx.format_about("mm-told-deliver", seat, &[("count", crystals.into())]),
            Some(Effect::on("win", "treasury".to_owned())),
        ),
        Sight::Magician { seat, to, .. } => {
            let to = names::space(to, cx);
            let text = cx.format_about("mm-told-magician", seat, &[("space", (&to).into())]);
            (text, Some(Effect::on("step", "magician".to_owned())))
        }
        Sight::Hop { seat, frog, to, .. } => {
            let (nth, to) = (frog.to_string(), names::space(to, cx));
            let args = [("frog", (&nth).into()), ("space", (&to).into())];
            let key = if cx.is_numbered() { "mm-told-hop" } else { "mm-told-hop-plain" };
            (cx.format_about(key, seat, &args), Some(Effect::on("hop", format!("frog-{frog}"))))
        }
        Sight::Freed { frog, child, at } => (
            turns(frog, child, at, "mm-told-freed", "mm-told-freed-plain", cx),
            Some(Effect::on("puff", format!("child-{child}"))),
        ),
        Sight::End { .. } => return None,
        Sight::Victory { seat } => {
            (cx.format_about("told-victory", seat, &[]), Some(Effect::named("victory")))
        }
    };
    Some(Narration { text, fleeting: sight.fleeting(), effect })
}

/// MM-04: one space of the forest stands for all of it.
fn arrow(at: Space, cx: &Cx<'_>) -> String {
    if at.is_forest() {
        return cx.text("mm-told-arrow-forest").to_owned();
    }
    on_space("mm-told-arrow", at, "", cx)
}

/// The style sheet turns the arrow to the space while the sentence is shown.
fn spin(at: Space) -> Effect {
    Effect { side: SPACES.get(at.index()).copied(), ..Effect::on("spin", "arrow".to_owned()) }
}

fn on_space(key: &str, at: Space, nth: &str, cx: &Cx<'_>) -> String {
    let at = names::space(at, cx);
    cx.format(key, &[("space", (&at).into()), ("frog", nth.into())])
}

/// A child becomes a frog, or a frog a child. MM-50: only readers who see numbers are given the
/// number of the frog.
fn turns(frog: Frog, child: Child, at: Space, numbered: &str, plain: &str, cx: &Cx<'_>) -> String {
    let key = if cx.is_numbered() { numbered } else { plain };
    let (nth, frog, at) = (child.nth().to_string(), frog.to_string(), names::space(at, cx));
    let args = [("nth", (&nth).into()), ("frog", (&frog).into()), ("space", (&at).into())];
    cx.format_about(key, child.seat(), &args)
}

/// The classes of the spaces, by number.
const SPACES: [&str; 25] = [
    "n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "n10", "n11", "n12", "n13", "n14",
    "n15", "n16", "n17", "n18", "n19", "n20", "n21", "n22", "n23", "n24",
];
