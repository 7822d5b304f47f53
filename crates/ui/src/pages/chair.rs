//! The chairs of the lobby, and the sheet that opens with a tap on one.

use game::{Kind, Seat};
use maud::{Markup, html};

use super::lobby::entropy;
use super::settings::choice;
use super::table::shape;
use super::{icon, picture};
use crate::{Chair, Cx, Part, Pieces, Sits};

/// The mark next to the name of a bot.
pub(super) fn bot_badge(cx: &Cx<'_>) -> Markup {
    let label = cx.text("is-bot");
    html! { small class="bot" title=(label) { (icon("bot")) span class="sr" { (label) } } }
}

/// All chairs, and the buttons that change their number.
pub(super) fn chairs(cx: &Cx<'_>) -> Part {
    let mut pieces = Pieces::default();
    let taken = cx.scene.chairs.iter().filter(|chair| !matches!(chair.sits, Sits::Nobody)).count();
    let (taken, seats) = (("taken", taken.into()), ("seats", cx.scene.chairs.len().into()));
    let markup = html! {
        section #chairs class="card lawn" aria-labelledby="chairs-title" {
            div class="section-head" {
                h2 #chairs-title { (cx.text("players")) }
                @match stepper(cx) {
                    Some(stepper) => (stepper),
                    None => { small { (cx.format("chairs-taken", [taken, seats])) } }
                }
            }
            ol #chair-list.seats.many[cx.scene.chairs.len() > 5] {
                @for chair in &cx.scene.chairs { (pieces.html(seat(cx, chair))) }
            }
        }
    };
    pieces.part("chairs", markup)
}

/// The buttons by which the host adds and removes chairs. A chair goes only from the end, and not with a player.
fn stepper(cx: &Cx<'_>) -> Option<Markup> {
    let seats = cx.scene.settings.iter().find(|setting| setting.key == "seats")?;
    let Kind::Number { least, most, .. } = seats.kind else { return None };
    if !cx.scene.is_host() {
        return None;
    }
    let count = cx.scene.chairs.len() as u32;
    let is_last_free = !matches!(cx.scene.chairs.last()?.sits, Sits::Player { .. });
    Some(html! {
        form #seats-set class="stepper" method="post" action=(cx.scene.path("settings")) data-quiet data-queue
            aria-label=(cx.text("chairs-count")) {
            button name="settings.seats" value=(count.saturating_sub(1)) aria-label=(cx.text("chairs-fewer"))
                disabled[count <= least || !is_last_free] { (icon("minus")) }
            output { (count) }
            button name="settings.seats" value=(count + 1) aria-label=(cx.text("chairs-more"))
                disabled[count >= most] { (icon("plus")) }
        }
    })
}

/// A chair, its lantern, who sits there, and the sheet that opens with a tap.
fn seat(cx: &Cx<'_>, chair: &Chair<'_>) -> Markup {
    let (letter, tint) = (chair.seat.letter(), cx.scene.tint(chair.seat));
    let is_free = matches!(chair.sits, Sits::Nobody);
    let is_mine = cx.scene.mine.contains(chair.seat);
    let here = match chair.sits {
        Sits::Player { here: true, .. } => "here",
        Sits::Player { here: false, .. } => "away",
        Sits::Nobody => "free",
        Sits::Bot(_) => "robot",
    };
    let sheet = sheet(cx, chair);
    let inside = html! {
        (picture("chairs", "chairs-lantern", "art lantern"))
        (drawn(cx, chair, Free::Dashed))
        b class="name" {
            @if is_free { (cx.text("seat-free")) } @else { (shape(tint)) span { (cx.name(chair.seat)) } }
        }
        small class="how" { (status(cx, chair)) }
    };
    html! {
        li.seat.{ "s" (tint) }.(here).you[is_mine] id={ "chair-" (letter) } data-in="chair-list" {
            @match &sheet {
                Some(sheet) => {
                    button type="button" class="sit" popovertarget={ "sheet-" (letter) } { (inside) }
                    div id={ "sheet-" (letter) } class="up" popover role="dialog" aria-labelledby={ "sheet-" (letter) "-title" } {
                        (sheet)
                    }
                }
                None => div class="sit" { (inside) },
            }
            @if let (true, Sits::Player { ready: false, .. }) = (is_mine, chair.sits) { (ready_form(cx, chair.seat)) }
        }
    }
}

/// How a free chair is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Free {
    /// As an outline with a plus.
    Dashed,
    /// As a chair in its colour.
    Empty,
}

/// The chair with the figure on it.
pub(super) fn drawn(cx: &Cx<'_>, chair: &Chair<'_>, free: Free) -> Markup {
    let tint = cx.scene.tint(chair.seat);
    let figure = match chair.sits {
        Sits::Nobody if free == Free::Empty => html! {},
        Sits::Nobody => {
            return html! {
                span class="chair" aria-hidden="true" {
                    (picture("chairs", "chairs-free", "art"))
                    span class="plus" { (icon("plus")) }
                }
            };
        }
        Sits::Bot(_) => picture("shell", "signs-bot", "art figure bot"),
        Sits::Player { .. } => match cx.scene.figures.get(tint) {
            Some(figure) => picture(cx.scene.game, figure, "art figure"),
            None => picture(
                "shell",
                "signs-guest",
                &format!("art figure guest h{}", chair.seat.index() % 4),
            ),
        },
    };
    html! {
        span class="chair" aria-hidden="true" {
            (picture("chairs", "chairs-back", "art"))
            (figure)
            (picture("chairs", "chairs-front", "art"))
        }
    }
}

/// A line about who sits there.
fn status(cx: &Cx<'_>, chair: &Chair<'_>) -> String {
    let is_mine = cx.scene.mine.contains(chair.seat);
    let marks = match chair.sits {
        Sits::Nobody if cx.scene.is_host() => vec![cx.text("chair-invite-bot").to_owned()],
        Sits::Nobody => vec![cx.text("chair-invite").to_owned()],
        Sits::Bot(level) => vec![cx.text("is-bot").to_owned(), cx.level(level)],
        Sits::Player { here, .. } => {
            let first = cx.scene.mine.iter().next() == Some(chair.seat);
            let mut marks = Vec::new();
            if is_mine {
                marks.push(if first { cx.text("is-you") } else { cx.text("is-device") });
            }
            if cx.scene.host == Some(chair.seat) {
                marks.push(cx.text("is-host"));
            }
            if !here {
                marks.push(cx.text("is-away"));
            } else if marks.is_empty() {
                marks.push(cx.text("is-here"));
            }
            marks.into_iter().map(str::to_owned).collect()
        }
    };
    marks.join(", ")
}

/// The form by which a seat contributes to the chance, needed again after each change of settings
/// or seats. The script sends it at once and hides it.
fn ready_form(cx: &Cx<'_>, seat: Seat) -> Markup {
    let at = cx.scene.path(&format!("seats/{seat}"));
    html! {
        form method="post" action={ (at) "/ready" } class="ready" data-quiet data-at-once data-round=(cx.scene.round) {
            (entropy(cx, &at))
            button class="btn main slim" { (cx.text("ready")) }
        }
    }
}

/// What a tap on this chair offers; `None` if nothing.
fn sheet(cx: &Cx<'_>, chair: &Chair<'_>) -> Option<Markup> {
    let (is_host, is_mine) = (cx.scene.is_host(), cx.scene.mine.contains(chair.seat));
    let is_seated = !cx.scene.mine.is_empty();
    let at = cx.scene.path(&format!("seats/{}", chair.seat));
    let inside = match chair.sits {
        Sits::Nobody if is_seated => free(cx, chair.seat, &at),
        Sits::Bot(level) if is_host => html! {
            p { (cx.level_with_hint(level)) }
            form method="post" action={ (at) "/free" } data-quiet {
                button class="btn" { (icon("cross")) span { (cx.text("bot-remove")) } }
            }
        },
        Sits::Player { .. } if is_mine => own(cx, chair.seat, &at),
        Sits::Player { .. } => other(cx, chair.seat, &at),
        Sits::Nobody | Sits::Bot(_) => return None,
    };
    let title = match chair.sits {
        Sits::Nobody => cx.text("chair-who").into(),
        _ => cx.name(chair.seat),
    };
    let id = format!("sheet-{}", chair.seat.letter());
    Some(html! {
        header {
            (drawn(cx, chair, Free::Empty))
            div {
                h2 id={ (id) "-title" } { (title) }
                small { (status(cx, chair)) }
            }
            button type="button" class="btn quiet shut" popovertarget=(id) popovertargetaction="hide" aria-label=(cx.text("shut")) {
                (icon("cross"))
            }
        }
        (inside)
    })
}

/// Who may sit on a free chair: a friend, a bot, somebody on this device.
fn free(cx: &Cx<'_>, seat: Seat, at: &str) -> Markup {
    let address = format!("{}{}", cx.scene.origin, cx.scene.path(""));
    let says = match cx.scene.code {
        Some(code) => cx.format("chair-invite-says", [("code", code.into())]),
        None => cx.text("invite-private").to_owned(),
    };
    let is_last = cx.scene.chairs.last().is_some_and(|last| last.seat == seat);
    html! {
        div class="choice" {
            span class="pic" { (picture("shell", "signs-person", "art")) }
            div { b { (cx.text("invite-short")) } small { (says) } }
            div class="acts" {
                button type="button" class="btn main slim script" data-share=(address) { (icon("share")) span { (cx.text("share")) } }
                button type="button" class="btn slim script copy" data-copy=(address) data-copied=(cx.text("copied")) {
                    (icon("copy")) span { (cx.text("copy-link")) }
                }
            }
        }
        @if cx.scene.is_host() {
            form class="choice" method="post" action={ (at) "/bot" } data-quiet {
                span class="pic" { (picture("shell", "signs-bot", "art")) }
                div { b { (cx.text("bot")) } small { (cx.text("bot-says")) } }
                div class="acts levels" {
                    @for level in levels(cx) {
                        button class="btn slim" name="level" value=(level) title=(cx.level_with_hint(level)) { (cx.level(level)) }
                    }
                }
            }
        }
        form class="choice" method="post" action=(cx.scene.path("join")) data-quiet {
            span class="pic" { (picture("shell", "signs-guest", "art")) }
            div { b { (cx.text("device")) } small { (cx.text("device-says")) } }
            div class="acts" {
                input type="hidden" name="seat" value=(seat.letter());
                input name="name" maxlength="24" required autocomplete="off" aria-label=(cx.text("device-name"))
                    placeholder=(cx.text("device-name"));
                button class="btn main slim" { (cx.text("device-add")) }
            }
        }
        @if cx.scene.is_host() && is_last && cx.scene.chairs.len() > 1 {
            button class="btn quiet slim away" form="seats-set" name="settings.seats" value=(cx.scene.chairs.len() - 1) {
                (icon("minus")) span { (cx.text("chair-away")) }
            }
        }
    }
}

/// One's own chair: name, colour, leaving.
fn own(cx: &Cx<'_>, seat: Seat, at: &str) -> Markup {
    let field = format!("name-{}", seat.letter());
    html! {
        form class="field" method="post" action={ (at) "/name" } data-quiet {
            label for=(field) { (cx.text("your-name")) }
            div class="acts" {
                input #(field) name="name" value=(cx.name(seat)) maxlength="24" required autocomplete="nickname";
                button class="btn main slim" { (cx.text("name-save")) }
            }
        }
        @if let Some((key, of)) = cx.scene.colours() {
            form class="field" method="post" action={ (at) "/colour" } data-quiet data-queue {
                span id={ (field) "-colour" } { (cx.text("colour-yours")) }
                div class="colours" role="group" aria-labelledby={ (field) "-colour" } {
                    @for (tint, word) in of.iter().enumerate() {
                        button class={ "btn slim s" (tint) } name="colour" value=(word)
                            aria-pressed=(tint == cx.scene.tint(seat)) {
                            (shape(tint)) span { (choice(cx.words, cx.scene.game, key, word)) }
                        }
                    }
                }
            }
        }
        form method="post" action={ (at) "/free" } data-quiet {
            button class="btn quiet slim" { (icon("leave")) span { (cx.text("leave")) } }
        }
    }
}

/// Another player's chair: what the host can do.
fn other(cx: &Cx<'_>, seat: Seat, at: &str) -> Markup {
    if !cx.scene.is_host() {
        return html! {};
    }
    html! {
        form method="post" action={ (at) "/host" } data-quiet {
            button class="btn slim" { (icon("host")) span { (cx.text("make-host")) } }
            p class="hint" { (cx.format("make-host-says", [("who", cx.name(seat).into())])) }
        }
        details class="close" {
            summary { (cx.text("remove")) }
            p { (cx.format("remove-sure", [("who", cx.name(seat).into())])) }
            form method="post" action={ (at) "/free" } data-quiet { button { (cx.text("remove-yes")) } }
        }
    }
}

/// The levels that people can choose. The weakest bot plays at random, which is no fun to play with, unless the
/// game has no other.
fn levels<'a>(cx: &Cx<'a>) -> &'a [&'static str] {
    match &cx.scene.bots[..] {
        [_, rest @ ..] if !rest.is_empty() => rest,
        all => all,
    }
}
