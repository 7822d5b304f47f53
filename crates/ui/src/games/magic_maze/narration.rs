//! A sentence for every sight.

use game::Sighting as _;
use magic_maze::{Ability, Hero, Sight, Square};

use super::{bar, hand, names};
use crate::{Cx, Effect, Narration};

pub(super) fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
    let pawn = |hero: Hero| format!("hero-{}", hero.name());
    let square = |at: &Square| format!("q{}-{}", at.tile, at.cell.index());
    let (text, effect) = match sight {
        Sight::Deal { seat, tile } => {
            let what = hand::names(*tile, cx);
            (cx.format_about("mz-told-deal", *seat, &[("what", (&what).into())]), None)
        }
        Sight::Move { seat, hero, side, .. } => {
            let way = names::ability(cx, Ability::slide(*side));
            let args = [("hero", names::hero(cx, *hero).into()), ("way", way.into())];
            let effect = Effect { side: Some(side.name()), ..Effect::on("step", pawn(*hero)) };
            (cx.format_about("mz-told-move", *seat, &args), Some(effect))
        }
        Sight::Vortex { seat, hero, to, .. } => {
            let args = [("hero", names::hero(cx, *hero).into()), ("tile", to.tile.number().into())];
            (cx.format_about("mz-told-vortex", *seat, &args), Some(Effect::on("spin", pawn(*hero))))
        }
        Sight::Escalator { seat, hero, .. } => {
            let args = [("hero", names::hero(cx, *hero).into())];
            (
                cx.format_about("mz-told-escalator", *seat, &args),
                Some(Effect::on("step", pawn(*hero))),
            )
        }
        Sight::Explore { seat, hero, .. } => {
            let args = [("hero", names::hero(cx, *hero).into())];
            (cx.format_about("mz-told-explore", *seat, &args), None)
        }
        Sight::Lay { tile, .. } => {
            let args = [("tile", tile.number().into())];
            (cx.format("mz-told-lay", &args), Some(Effect::on("lay", format!("t{tile}"))))
        }
        Sight::Gaze { seat, .. } => (cx.format_about("mz-told-gaze", *seat, &[]), None),
        Sight::Shown { tile } | Sight::Top { tile } => {
            let args = [("tile", tile.number().into())];
            (cx.format("mz-told-shown", &args), Some(Effect::on("turn", "deck".to_owned())))
        }
        Sight::Place { seat, .. } => (cx.format_about("mz-told-place", *seat, &[]), None),
        Sight::PutBack => (cx.text("mz-told-put-back").to_owned(), None),
        Sight::BallUsed { at } => {
            (cx.text("mz-told-ball-used").to_owned(), Some(Effect::on("puff", square(at))))
        }
        Sight::CameraOff { at } => {
            (cx.text("mz-told-camera-off").to_owned(), Some(Effect::on("puff", square(at))))
        }
        Sight::Glass { left, .. } => {
            let effect = Some(Effect::on("glass", "glass".to_owned()));
            match left {
                Some(left) => {
                    let left = bar::minutes(left.0);
                    (cx.format("mz-told-glass", &[("left", (&left).into())]), effect)
                }
                None => (cx.text("mz-told-timer").to_owned(), effect),
            }
        }
        Sight::Passed => (cx.text("mz-told-passed").to_owned(), Some(Effect::named("pass"))),
        Sight::Shuffled => (cx.text("mz-told-shuffled").to_owned(), Some(Effect::named("pass"))),
        Sight::PileTurned => (cx.text("mz-told-pile-turned").to_owned(), None),
        Sight::TurnUp { ability } => {
            let args = [("what", names::ability(cx, *ability).into())];
            (cx.format("mz-told-turn-up", &args), Some(Effect::named("turn")))
        }
        Sight::TalkOpens => {
            (cx.text("mz-told-talk").to_owned(), Some(Effect::on("react", "sign".to_owned())))
        }
        Sight::Discard { seat, tile } => {
            let args = [("tile", tile.number().into())];
            (cx.format_about("mz-told-discard", *seat, &args), Some(Effect::named("take")))
        }
        Sight::Pawn { by, to } => {
            let name = cx.name(*to);
            let args = [("to", (&*name).into()), ("you-are", cx.is_you(*to).into())];
            (
                cx.format_about("mz-told-pawn", *by, &args),
                Some(Effect::on("pawn", "pawn".to_owned())),
            )
        }
        Sight::Theft => {
            (cx.text("mz-told-theft").to_owned(), Some(Effect::on("theft", "mall".to_owned())))
        }
        Sight::Leave { hero, at } => {
            let args = [("hero", names::hero(cx, *hero).into())];
            (cx.format("mz-told-leave", &args), Some(Effect::on("win", square(at))))
        }
        Sight::GivesUp { seat } => (cx.format_about("mz-told-gives-up", *seat, &[]), None),
        Sight::PlaysOn { seat } => (cx.format_about("mz-told-plays-on", *seat, &[]), None),
        Sight::Won { .. } => (cx.text("mz-told-won").to_owned(), Some(Effect::named("victory"))),
        Sight::Lost => (cx.text("mz-told-lost").to_owned(), Some(Effect::named("loss"))),
        Sight::Start { .. } => return None,
    };
    Some(Narration { text, fleeting: sight.fleeting(), effect })
}
