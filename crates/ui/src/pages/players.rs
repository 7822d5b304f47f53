//! The players, with their gains.

use game::Seat;
use maud::{Markup, html};

use super::{Picture, icon, picture};
use crate::pen::Pen;
use crate::{Chair, Cx, Id, Part, Sits};

/// The shape that goes with a seat's colour.
pub(super) fn shape(tint: usize) -> Picture<'static> {
    picture("shell", SHAPES[tint % SHAPES.len()], "shape")
}

const SHAPES: [&str; 9] = [
    "seats-circle",
    "seats-square",
    "seats-triangle",
    "seats-diamond",
    "seats-star",
    "seats-heart",
    "seats-drop",
    "seats-clover",
    "seats-moon",
];

/// Who plays, who is to act, and what each has gained: `shown` gives colour and gains, and `key` all
/// of the view that these depend on, in a number.
pub fn players(
    cx: &Cx<'_>,
    key: impl Fn(Seat) -> u64,
    shown: impl Fn(Seat) -> Option<(usize, Markup)>,
) -> Part {
    let mut part = cx.part("players", ());
    part.text(|| {
        let title = html! { h2 #players-title class="sr" { (cx.say("players")) } };
        format!(
            "<section id=\"players\" aria-labelledby=\"players-title\">{}<ol id=\"seated\" class=\"players\">",
            title.0
        )
    });
    for chair in &cx.scene.chairs {
        let seat = chair.seat;
        let key = (cx.people, cx.scene.turn.contains(seat), key(seat));
        part.html(Id::of("player-", seat.letter()), key, || player(cx, chair, shown(seat)));
    }
    part.text(|| "</ol></section>");
    part.done()
}

fn player(cx: &Cx<'_>, chair: &Chair<'_>, shown: Option<(usize, Markup)>) -> String {
    let (tint, gains) = shown.map_or((chair.seat.index(), None), |(tint, it)| (tint, Some(it)));
    let (is_turn, is_you) = (cx.scene.turn.contains(chair.seat), cx.is_you(chair.seat));
    let mut pen = Pen::with_room(500 + gains.as_ref().map_or(0, |gains| gains.0.len()));
    pen.put("<li class=\"player s").num(tint as i32).put_if(is_turn, " turn");
    pen.put_if(is_you, " you").put("\" id=\"player-").put(chair.seat.letter());
    pen.put("\" data-in=\"seated\"").put_if(is_turn, " aria-current=\"true\"").put(">");
    pen.show(shape(tint)).put("<span class=\"who\">").say(&cx.name(chair.seat)).put("</span>");
    if is_you {
        pen.put("<em>").say(cx.say("is-you")).put("</em>");
    }
    state(cx, chair, &mut pen);
    if let Some(gains) = gains {
        pen.put("<span class=\"gains\">").put(&gains.0).put("</span>");
    }
    pen.put("</li>");
    pen.done()
}

/// Whether somebody is away, and who plays for them.
fn state(cx: &Cx<'_>, chair: &Chair<'_>, pen: &mut Pen) {
    match chair.sits {
        Sits::Player { covered: Some(_), .. } => {
            pen.put("<small>").show(icon("bot")).say(cx.say("is-covered")).put("</small>");
        }
        Sits::Player { here: false, .. } => {
            pen.put("<small>").say(cx.say("is-away")).put("</small>");
        }
        Sits::Player { .. } | Sits::Bot(_) | Sits::Nobody => {}
    }
}
