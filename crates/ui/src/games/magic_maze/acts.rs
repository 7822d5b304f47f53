//! The player's own actions: big, always in the same place, as the board lies.

use magic_maze::{Ability, Action, Deed, Hero, Where};

use super::pen::Pen;
use super::sketch::{Sketch, Way, holds};
use super::{heroes, label, lexicon};

/// What can be done with one hero.
///
/// A slide as far as it goes is in the middle of the pad; shorter ones are lights on the board, and
/// folded here.
pub(super) fn with_hero(hero: Hero, sketch: &Sketch<'_>) -> String {
    let (ways, cx) = (&sketch.deeds[hero.index()], sketch.cx);
    let mut pen = Pen::with_room(600 + 140 * ways.len());
    pen.put("<div id=\"").put(id(hero)).put("\" data-in=\"acts\" class=\"do ").put(hero.name());
    pen.put("\" data-for=\"").put(heroes::id(hero)).put("\" role=\"group\" aria-label=\"");
    pen.say(lexicon::hero(cx, hero)).put("\"><div class=\"pad\"><span class=\"who\">");
    icon(&mut pen, sketch, heroes::picture(hero));
    pen.put("</span>");
    let (mut shorter, mut vortices, mut ball) = (Pen::default(), Pen::default(), Pen::default());
    let mut shown = [false; 7];
    for (nth, way) in ways.iter().enumerate() {
        let Some(ability) = ability(way.deed) else {
            plain(&mut ball, &way.action, &sketch.label(way));
            continue;
        };
        let is_farthest =
            ways.get(nth + 1).and_then(|next| self::ability(next.deed)) != Some(ability);
        match ability {
            Ability::Vortex => vortex(&mut vortices, way, sketch),
            _ if is_farthest => {
                shown[ability as usize] = true;
                big(&mut pen, ability, way, sketch);
            }
            _ => plain(&mut shorter, &way.action, &sketch.label(way)),
        }
    }
    let held = cx.scene.seat().map(|seat| holds(sketch.view, seat)).unwrap_or_default();
    for ability in held.iter().filter(|ability| *ability != Ability::Vortex) {
        if !shown[ability as usize] {
            pen.put("<span class=\"slot ").put(ability.name()).put("\">");
            icon(&mut pen, sketch, lexicon::picture(ability));
            pen.put("</span>");
        }
    }
    pen.put("</div><div class=\"ways\">");
    if !vortices.is_empty() {
        icon(&mut pen, sketch, "mall-vortex");
        pen.put(&vortices.done());
    }
    pen.put(&ball.done());
    if !shorter.is_empty() {
        pen.put("<details id=\"less-").put(hero.name()).put("\"><summary>");
        pen.say(cx.say("mz-shorter")).put("</summary>").put(&shorter.done()).put("</details>");
    }
    if ways.is_empty() {
        pen.put("<p class=\"hint\">").say(&nothing(hero, sketch)).put("</p>");
    }
    pen.put("</div></div>");
    pen.done()
}

/// The id of what can be done with a hero.
pub(super) fn id(hero: Hero) -> &'static str {
    ["do-barbarian", "do-mage", "do-elf", "do-dwarf"][hero.index()]
}

/// What is to be chosen by all: tiles to place or to take away, an action tile to turn up.
pub(super) fn choices(sketch: &Sketch<'_>) -> String {
    let mut pen = Pen::with_room(200);
    pen.put("<div id=\"choices\" data-in=\"acts\" class=\"choices");
    pen.put(if sketch.view.options.solo() { " solo\">" } else { "\">" });
    for action in &sketch.others {
        match action {
            Action::Do { deed: Deed::TurnUp, .. } => {
                pen.put("<button name=\"action\" value=\"").show(action);
                pen.put("\" class=\"main\" data-key=\"Space\" aria-keyshortcuts=\"Space\">");
                icon(&mut pen, sketch, "mall-turn-up");
                pen.put("<span>").say(sketch.cx.say("mz-turn-up")).put("</span></button>");
            }
            Action::Do { .. } | Action::Discard(_) => {
                plain(&mut pen, action, &label::action(sketch.view, action, sketch.cx));
            }
            Action::DoSomething(_) | Action::GiveUp | Action::PlayOn => {}
        }
    }
    pen.put("</div>");
    pen.done()
}

/// MZ-42: the pawn, before each other player. MZ-23: giving up.
pub(super) fn pawns(sketch: &Sketch<'_>) -> String {
    let (cx, mut pen) = (sketch.cx, Pen::with_room(600));
    pen.put("<div id=\"pokes\" data-in=\"acts\" class=\"pokes\">");
    for action in &sketch.others {
        let (class, picture) = match action {
            Action::DoSomething(_) => ("poke", "mall-pawn"),
            Action::GiveUp => ("vote", "mall-give-up"),
            Action::PlayOn => ("vote", "mall-north"),
            Action::Do { .. } | Action::Discard(_) => continue,
        };
        pen.put("<button name=\"action\" value=\"").show(action).put("\" class=\"").put(class);
        if let Action::DoSomething(seat) = action {
            pen.put(" s").num(seat.index() as i32);
        }
        pen.put("\" aria-label=\"").say(&label::action(sketch.view, action, cx)).put("\">");
        icon(&mut pen, sketch, picture);
        pen.put("<span>");
        match action {
            Action::DoSomething(seat) => pen.say(&cx.name(*seat)),
            other => pen.say(&label::action(sketch.view, other, cx)),
        };
        pen.put("</span></button>");
    }
    pen.put("</div>");
    pen.done()
}

/// A picture of the sheet.
pub(super) fn icon(pen: &mut Pen, sketch: &Sketch<'_>, name: &str) {
    pen.put("<svg class=\"i\" aria-hidden=\"true\"><use href=\"").put(sketch.sheet);
    pen.put(name).put("\"/></svg>");
}

/// Which ability a way needs; the crystal ball is a matter of its own.
fn ability(deed: Deed) -> Option<Ability> {
    match deed {
        Deed::Move { side, .. } => Some(Ability::slide(side)),
        Deed::Vortex { .. } => Some(Ability::Vortex),
        Deed::Escalator { .. } => Some(Ability::Escalator),
        Deed::Explore { .. } => Some(Ability::Explore),
        Deed::Gaze { .. } | Deed::Place { .. } | Deed::TurnUp => None,
    }
}

fn big(pen: &mut Pen, ability: Ability, way: &Way, sketch: &Sketch<'_>) {
    let key = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "", "KeyE", "KeyQ"];
    let key = key[ability as usize];
    pen.put("<button name=\"action\" value=\"").show(way.action).put("\" class=\"push ");
    pen.put(ability.name()).put("\" data-key=\"").put(key).put("\" aria-keyshortcuts=\"");
    pen.put(key).put("\" aria-label=\"").say(&sketch.label(way)).put("\">");
    icon(pen, sketch, lexicon::picture(ability));
    if let Deed::Move { count, .. } = way.deed {
        pen.put("<b>").num(count.into()).put("</b>");
    }
    pen.put("</button>");
}

fn vortex(pen: &mut Pen, way: &Way, sketch: &Sketch<'_>) {
    let Deed::Vortex { to, .. } = way.deed else { return };
    pen.put("<button name=\"action\" value=\"").show(way.action).put("\" aria-label=\"");
    pen.say(&sketch.label(way)).put("\">").num(to.tile.number().into()).put("</button>");
}

fn plain(pen: &mut Pen, action: &Action, label: &str) {
    pen.put("<button name=\"action\" value=\"").show(action).put("\">").say(label).put("</button>");
}

/// Why nothing can be done with a hero, and with whom something can.
fn nothing(hero: Hero, sketch: &Sketch<'_>) -> String {
    let (view, cx) = (sketch.view, sketch.cx);
    let why = match view.heroes[hero.index()].is {
        Where::Left => cx.say("mz-hero-left"),
        Where::Stays(_) => cx.say("mz-hero-stays"),
        _ if view.discards > 0 => return cx.say("mz-hero-discard").to_owned(),
        _ => cx.say("mz-hero-nothing"),
    };
    let able = Hero::ALL.into_iter().filter(|other| !sketch.deeds[other.index()].is_empty());
    let able: Vec<&str> = able.map(|other| lexicon::hero(cx, other)).collect();
    if able.is_empty() {
        return why.to_owned();
    }
    let others = cx.tell("mz-hero-others", &[("heroes", (&able.join(", ")).into())]);
    format!("{why} {others}")
}
