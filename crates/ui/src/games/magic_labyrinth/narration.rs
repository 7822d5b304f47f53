//! A sentence for every sight.

use game::Sighting;
use magic_labyrinth::{Sight, Slot};

use super::board::slot_classes;
use super::symbol_name;
use crate::{Cx, Effect, Narration};

pub(super) fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
    let mage = |seat| format!("mage-{seat}");
    let (text, effect) = match sight {
        Sight::Maze | Sight::Turned => {
            (cx.text("ml-told-maze").to_owned(), Some(Effect::named("turn")))
        }
        Sight::Symbols => (cx.text("ml-told-symbols").to_owned(), None),
        Sight::First { seat } => (cx.format_about("told-first", *seat, &[]), None),
        Sight::Chip { symbol } => {
            let symbol = symbol_name(*symbol, cx);
            (cx.format("ml-told-chip", &[("symbol", symbol.into())]), None)
        }
        Sight::Roll { seat, steps } => (
            cx.format_about("ml-told-roll", *seat, &[("steps", (*steps).into())]),
            Some(Effect::named("roll")),
        ),
        Sight::Step { seat, side, .. } => {
            let side = cx.format(&format!("side-{side}"), &[]);
            let text = cx.format_about("ml-told-step", *seat, &[("side", (&side).into())]);
            (text, Some(Effect::on("step", mage(*seat))))
        }
        Sight::Bump { seat, from, side, .. } => {
            let text = cx.format_about("ml-told-bump", *seat, &[]);
            let wall = Slot::new(*from, *side).map(slot_classes);
            let effect = Effect::on("bump", mage(*seat));
            (text, Some(Effect { side: Some(side.name()), wall, ..effect }))
        }
        Sight::Stop { .. } => return None,
        Sight::Win { seat, symbol } => {
            let symbol = symbol_name(*symbol, cx);
            let text = cx.format_about("ml-told-win", *seat, &[("symbol", symbol.into())]);
            (text, Some(Effect::on("win", mage(*seat))))
        }
        Sight::Gift { seat, symbol } | Sight::Bonus { seat, symbol } => {
            let symbol = symbol_name(*symbol, cx);
            (cx.format_about("ml-told-gift", *seat, &[("symbol", symbol.into())]), None)
        }
        Sight::Victory { seat } => {
            (cx.format_about("told-victory", *seat, &[]), Some(Effect::named("victory")))
        }
    };
    Some(Narration { text, fleeting: sight.fleeting(), effect })
}
