//! The four heroes to choose from, each with how far it has come.

use magic_maze::{Exits, Face, Hero, Mark, Where};

use super::acts::icon;
use super::pen::Pen;
use super::sketch::{Sketch, is_found};
use super::{heroes, lexicon};

/// A hero to choose. Choosing lights up where the player can take it, and what is its own.
pub(super) fn pick(hero: Hero, sketch: &Sketch<'_>) -> String {
    let (cx, name) = (sketch.cx, hero.name());
    let mut pen = Pen::with_room(700);
    pen.put("<button type=\"button\" id=\"")
        .put(id(hero))
        .put("\" data-in=\"picks\" class=\"pick ");
    pen.put(name).put("\" data-choose=\"").put(heroes::id(hero)).put("\" data-key=\"Digit");
    pen.num(hero.index() as i32 + 1).put("\" aria-keyshortcuts=\"").num(hero.index() as i32 + 1);
    pen.put("\">");
    icon(&mut pen, sketch, heroes::picture(hero));
    pen.put("<span>").say(lexicon::hero(cx, hero)).put("</span><span class=\"goals\">");
    match sketch.view.heroes[hero.index()].is {
        Where::Left | Where::Stays(_) => {
            goal(&mut pen, sketch, "mall-exit", "done", cx.say("mz-goal-left"));
        }
        Where::Waiting | Where::At(_) => {
            if !sketch.view.theft {
                let symbol = ["heroes-sword", "heroes-potion", "heroes-bow", "heroes-axe"];
                let (class, says) = item(hero, sketch);
                goal(&mut pen, sketch, symbol[hero.index()], class, cx.say(says));
            }
            let (class, says) = exit(hero, sketch);
            goal(&mut pen, sketch, "mall-exit", class, cx.say(says));
        }
    }
    pen.put("</span></button>");
    pen.done()
}

/// The id of a hero to choose.
pub(super) fn id(hero: Hero) -> &'static str {
    ["pick-barbarian", "pick-mage", "pick-elf", "pick-dwarf"][hero.index()]
}

fn goal(pen: &mut Pen, sketch: &Sketch<'_>, picture: &str, class: &str, says: &str) {
    pen.put("<span class=\"goal ").put(class).put("\" title=\"").say(says).put("\">");
    icon(pen, sketch, picture);
    pen.put("<span class=\"sr\">").say(says).put("</span></span>");
}

/// MZ-20, MZ-60: whether the hero is where it has to be.
fn item(hero: Hero, sketch: &Sketch<'_>) -> (&'static str, &'static str) {
    let view = sketch.view;
    let at = view.heroes[hero.index()].is.square().and_then(|square| sketch.layout.square(square));
    let on = match at.and_then(|at| sketch.mark_at(at)) {
        Some(Mark::Item(whose)) => {
            (whose == hero) != (view.options.special.exits == Exits::Foreign)
        }
        _ => false,
    };
    let found = is_found(view, |face: &Face| !face.items[hero.index()].is_empty());
    match (on, found) {
        (true, _) => ("done", "mz-goal-on-item"),
        (false, true) => ("found", "mz-goal-item-found"),
        (false, false) => ("hidden-yet", "mz-goal-item-hidden"),
    }
}

/// MZ-51: in the first scenario all leave by one exit.
fn exit(hero: Hero, sketch: &Sketch<'_>) -> (&'static str, &'static str) {
    let whose = match sketch.view.options.special.exits {
        Exits::Purple => Hero::Mage,
        Exits::Own | Exits::Foreign => hero,
    };
    if is_found(sketch.view, |face| !face.exits[whose.index()].is_empty()) {
        ("found", "mz-goal-exit-found")
    } else {
        ("hidden-yet", "mz-goal-exit-hidden")
    }
}
