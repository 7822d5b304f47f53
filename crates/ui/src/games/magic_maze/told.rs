//! A sentence for everything that is seen.

use game::Sighting as _;
use magic_maze::{Ability, Hero, Sight, Square};

use super::{glass, hand, heroes, lexicon};
use crate::{Cx, Effect, Told};

pub(super) fn told(sight: &Sight, cx: &Cx<'_>) -> Option<Told> {
    let pawn = |hero: Hero| heroes::id(hero).to_owned();
    let square = |at: &Square| format!("q{}-{}", at.tile, at.cell.index());
    let (text, effect) = match sight {
        Sight::Deal { seat, tile } => {
            let what = hand::names(*tile, cx);
            (cx.tell_of("mz-told-deal", *seat, &[("what", (&what).into())]), None)
        }
        Sight::Move { seat, hero, side, .. } => {
            let way = lexicon::ability(cx, Ability::slide(*side));
            let args = [("hero", lexicon::hero(cx, *hero).into()), ("way", way.into())];
            let effect = Effect { side: Some(side.name()), ..Effect::on("step", pawn(*hero)) };
            (cx.tell_of("mz-told-move", *seat, &args), Some(effect))
        }
        Sight::Vortex { seat, hero, to, .. } => {
            let args =
                [("hero", lexicon::hero(cx, *hero).into()), ("tile", to.tile.number().into())];
            (cx.tell_of("mz-told-vortex", *seat, &args), Some(Effect::on("spin", pawn(*hero))))
        }
        Sight::Escalator { seat, hero, .. } => {
            let args = [("hero", lexicon::hero(cx, *hero).into())];
            (cx.tell_of("mz-told-escalator", *seat, &args), Some(Effect::on("step", pawn(*hero))))
        }
        Sight::Explore { seat, hero, .. } => {
            let args = [("hero", lexicon::hero(cx, *hero).into())];
            (cx.tell_of("mz-told-explore", *seat, &args), None)
        }
        Sight::Lay { tile, .. } => {
            let args = [("tile", tile.number().into())];
            (cx.tell("mz-told-lay", &args), Some(Effect::on("lay", format!("t{tile}"))))
        }
        Sight::Gaze { seat, .. } => (cx.tell_of("mz-told-gaze", *seat, &[]), None),
        Sight::Shown { tile } | Sight::Top { tile } => {
            let args = [("tile", tile.number().into())];
            (cx.tell("mz-told-shown", &args), Some(Effect::on("turn", "deck".to_owned())))
        }
        Sight::Place { seat, .. } => (cx.tell_of("mz-told-place", *seat, &[]), None),
        Sight::PutBack => (cx.say("mz-told-put-back").to_owned(), None),
        Sight::BallUsed { at } => {
            (cx.say("mz-told-ball-used").to_owned(), Some(Effect::on("puff", square(at))))
        }
        Sight::CameraOff { at } => {
            (cx.say("mz-told-camera-off").to_owned(), Some(Effect::on("puff", square(at))))
        }
        Sight::Glass { left, .. } => {
            let effect = Some(Effect::on("glass", "glass".to_owned()));
            match left {
                Some(left) => {
                    let left = glass::clock(left.0);
                    (cx.tell("mz-told-glass", &[("left", (&left).into())]), effect)
                }
                None => (cx.say("mz-told-timer").to_owned(), effect),
            }
        }
        Sight::Passed => (cx.say("mz-told-passed").to_owned(), Some(Effect::named("pass"))),
        Sight::Shuffled => (cx.say("mz-told-shuffled").to_owned(), Some(Effect::named("pass"))),
        Sight::PileTurned => (cx.say("mz-told-pile-turned").to_owned(), None),
        Sight::TurnUp { ability } => {
            let args = [("what", lexicon::ability(cx, *ability).into())];
            (cx.tell("mz-told-turn-up", &args), Some(Effect::named("turn")))
        }
        Sight::TalkOpens => {
            (cx.say("mz-told-talk").to_owned(), Some(Effect::on("react", "sign".to_owned())))
        }
        Sight::Discard { seat, tile } => {
            let args = [("tile", tile.number().into())];
            (cx.tell_of("mz-told-discard", *seat, &args), Some(Effect::named("take")))
        }
        Sight::Pawn { by, to } => {
            let name = cx.name(*to);
            let args = [("to", (&*name).into()), ("you-are", cx.is_you(*to).into())];
            (cx.tell_of("mz-told-pawn", *by, &args), Some(Effect::on("pawn", "pawn".to_owned())))
        }
        Sight::Theft => {
            (cx.say("mz-told-theft").to_owned(), Some(Effect::on("theft", "mall".to_owned())))
        }
        Sight::Leave { hero, at } => {
            let args = [("hero", lexicon::hero(cx, *hero).into())];
            (cx.tell("mz-told-leave", &args), Some(Effect::on("win", square(at))))
        }
        Sight::GivesUp { seat } => (cx.tell_of("mz-told-gives-up", *seat, &[]), None),
        Sight::PlaysOn { seat } => (cx.tell_of("mz-told-plays-on", *seat, &[]), None),
        Sight::Won { .. } => (cx.say("mz-told-won").to_owned(), Some(Effect::named("victory"))),
        Sight::Lost => (cx.say("mz-told-lost").to_owned(), Some(Effect::named("loss"))),
        Sight::Start { .. } => return None,
    };
    Some(Told { text, fleeting: sight.fleeting(), effect })
}
