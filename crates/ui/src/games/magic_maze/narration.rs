//! A sentence for every sight.

use game::Sighting as _;
use magic_maze::{Ability, Hero, Sight, Square};

use super::{bar, names};
use crate::words::yes_no;
use crate::{Cx, Narration};

pub(super) fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
    let pawn = |hero: Hero| format!("hero-{}", hero.name());
    let square = |at: Square| format!("q{}-{}", at.tile, at.cell.index());
    let plain = |key| Narration::new(cx.text(key));
    let with = |key, arg| Narration::new(cx.sentence(key, [arg]));
    let about = |key, seat, arg: Option<_>| Narration::new(cx.sentence_about(key, seat, arg));
    let hero_name = |hero| ("hero", names::hero_in_text(cx, hero).into());
    let narration = match *sight {
        Sight::Deal { seat, tile } => {
            about("mz-told-deal", seat, Some(("what", names::abilities_in_text(cx, tile).into())))
        }
        Sight::Move { seat, hero, side, .. } => {
            let way = names::ability_in_text(cx, Ability::slide(side));
            let args = [hero_name(hero), ("way", way.into())];
            let text = cx.sentence_about("mz-told-move", seat, args);
            Narration::new(text).on("step", pawn(hero)).towards(side.name())
        }
        Sight::Vortex { seat, hero, to, .. } => {
            let args = [hero_name(hero), ("tile", to.tile.number().into())];
            let text = cx.sentence_about("mz-told-vortex", seat, args);
            Narration::new(text).on("spin", pawn(hero))
        }
        Sight::Escalator { seat, hero, .. } => {
            about("mz-told-escalator", seat, Some(hero_name(hero))).on("step", pawn(hero))
        }
        Sight::Explore { seat, hero, .. } => about("mz-told-explore", seat, Some(hero_name(hero))),
        Sight::Lay { tile, .. } => {
            with("mz-told-lay", ("tile", tile.number().into())).on("lay", format!("t{tile}"))
        }
        Sight::Gaze { seat, .. } => about("mz-told-gaze", seat, None),
        Sight::Shown { tile } | Sight::Top { tile } => {
            with("mz-told-shown", ("tile", tile.number().into())).on("turn", "deck")
        }
        Sight::Place { seat, .. } => about("mz-told-place", seat, None),
        Sight::PutBack => plain("mz-told-put-back"),
        Sight::BallUsed { at } => plain("mz-told-ball-used").on("puff", square(at)),
        Sight::CameraOff { at } => plain("mz-told-camera-off").on("puff", square(at)),
        Sight::Glass { left: Some(left), .. } => {
            with("mz-told-glass", ("left", bar::minutes(left.0).into())).on("glass", "glass")
        }
        Sight::Glass { left: None, .. } => plain("mz-told-timer").on("glass", "glass"),
        Sight::Passed => plain("mz-told-passed").effect("pass"),
        Sight::Shuffled => plain("mz-told-shuffled").effect("pass"),
        Sight::PileTurned => plain("mz-told-pile-turned"),
        Sight::TurnUp { ability } => {
            with("mz-told-turn-up", ("what", names::ability_in_text(cx, ability).into()))
                .effect("turn")
        }
        Sight::TalkOpens => plain("mz-told-talk").on("react", "sign"),
        Sight::Discard { seat, tile } => {
            about("mz-told-discard", seat, Some(("tile", tile.number().into()))).effect("take")
        }
        Sight::Pawn { by, to } => {
            let args = [("to", cx.player(to).into()), ("you-are", yes_no(cx.is_you(to)))];
            Narration::new(cx.sentence_about("mz-told-pawn", by, args)).on("pawn", "pawn")
        }
        Sight::Theft => plain("mz-told-theft").on("theft", "mall"),
        Sight::Leave { hero, at } => with("mz-told-leave", hero_name(hero)).on("win", square(at)),
        Sight::GivesUp { seat } => about("mz-told-gives-up", seat, None),
        Sight::PlaysOn { seat } => about("mz-told-plays-on", seat, None),
        Sight::Won { .. } => plain("mz-told-won").effect("victory"),
        Sight::Lost => plain("mz-told-lost").effect("loss"),
        Sight::Start { .. } => return None,
    };
    Some(Narration { fleeting: sight.fleeting(), ..narration })
}
