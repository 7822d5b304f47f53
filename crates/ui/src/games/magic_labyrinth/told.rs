//! A sentence for everything that is seen.

use game::Sighting;
use magic_labyrinth::{Sight, Slot};

use super::board::place;
use super::name;
use crate::{Cx, Effect, Told};

pub(super) fn told(sight: &Sight, cx: &Cx<'_>) -> Option<Told> {
    let mage = |seat| format!("mage-{seat}");
    let (text, effect) = match sight {
        Sight::Maze | Sight::Turned => {
            (cx.say("ml-told-maze").to_owned(), Some(Effect::named("turn")))
        }
        Sight::Symbols => (cx.say("ml-told-symbols").to_owned(), None),
        Sight::First { seat } => (cx.tell_of("told-first", *seat, &[]), None),
        Sight::Chip { symbol } => {
            let symbol = name(*symbol, cx);
            (cx.tell("ml-told-chip", &[("symbol", symbol.into())]), None)
        }
        Sight::Roll { seat, steps } => (
            cx.tell_of("ml-told-roll", *seat, &[("steps", (*steps).into())]),
            Some(Effect::named("roll")),
        ),
        Sight::Step { seat, side, .. } => {
            let side = cx.tell(&format!("side-{side}"), &[]);
            let text = cx.tell_of("ml-told-step", *seat, &[("side", (&side).into())]);
            (text, Some(Effect::on("step", mage(*seat))))
        }
        Sight::Bump { seat, from, side, .. } => {
            let text = cx.tell_of("ml-told-bump", *seat, &[]);
            let wall = Slot::new(*from, *side).map(place);
            let effect = Effect::on("bump", mage(*seat));
            (text, Some(Effect { side: Some(side.name()), wall, ..effect }))
        }
        Sight::Stop { .. } => return None,
        Sight::Win { seat, symbol } => {
            let symbol = name(*symbol, cx);
            let text = cx.tell_of("ml-told-win", *seat, &[("symbol", symbol.into())]);
            (text, Some(Effect::on("win", mage(*seat))))
        }
        Sight::Gift { seat, symbol } | Sight::Bonus { seat, symbol } => {
            let symbol = name(*symbol, cx);
            (cx.tell_of("ml-told-gift", *seat, &[("symbol", symbol.into())]), None)
        }
        Sight::Victory { seat } => {
            (cx.tell_of("told-victory", *seat, &[]), Some(Effect::named("victory")))
        }
    };
    Some(Told { text, fleeting: sight.fleeting(), effect })
}
