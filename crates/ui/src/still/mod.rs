//! A moment of a game as one picture: an SVG file that needs nothing else.

mod xml;

use std::collections::BTreeSet;

use maud::{Markup, html};

use crate::pages::{ReplayPage, told};
use crate::pictures::{Set, symbol};
use crate::{Cx, files};

/// How wide the picture is.
const WIDE: u32 = 1040;
/// How high.
const HIGH: u32 = 680;

/// The picture of a moment, with its sentence, its players and what belongs beside the board. Style
/// and pictures are in it; it is always light.
pub fn still(cx: &Cx<'_>, moment: &ReplayPage<'_>) -> String {
    let page = xml::of(&body(cx, moment).into_string());
    let (page, names) = taken_in(&page);
    let symbols: String = names.iter().filter_map(|name| picture(name)).collect();
    let game = format!("{}.css", cx.scene.game);
    let style = ["clew.css", &game, "replay.css", "still.css"].map(files::style).concat();
    let title = cx.tell(&format!("game-{}", cx.scene.game), &[]);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {HIGH}\" width=\"{WIDE}\" \
         height=\"{HIGH}\" data-theme=\"light\" lang=\"{}\">\n<title>{title}</title>\n\
         <style><![CDATA[\n{style}]]></style>\n<defs>\n{symbols}</defs>\n\
         <foreignObject width=\"{WIDE}\" height=\"{HIGH}\">\n{page}\n</foreignObject>\n</svg>\n",
        cx.words.lang().code(),
    )
}

fn body(cx: &Cx<'_>, moment: &ReplayPage<'_>) -> Markup {
    html! {
        div xmlns="http://www.w3.org/1999/xhtml" class={ "still replay g-" (cx.scene.game) } {
            (moment.drawn.board.markup())
            h1 { (cx.tell(&format!("game-{}", cx.scene.game), &[])) }
            p class="place" { (moment.place.words(cx)) }
            (told(&moment.told))
            p class="now" { (moment.drawn.now) }
            div class="beside" { (moment.beside) }
            (moment.drawn.players.markup())
        }
    }
}

/// The page with its pictures taken from itself, and the names of those pictures.
fn taken_in(page: &str) -> (String, BTreeSet<&str>) {
    let mut names = BTreeSet::new();
    let mut out = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((above, below)) = rest.split_once("href=\"/static/") {
        let (address, after) = below.split_once('"').unwrap_or((below, ""));
        let name = address.split_once('#').map_or("", |(_, name)| name);
        names.insert(name);
        out.extend([above, "href=\"#", name, "\""]);
        rest = after;
    }
    out.push_str(rest);
    (out, names)
}

/// A picture by its set and its name in one.
fn picture(id: &str) -> Option<String> {
    Set::ALL
        .into_iter()
        .find_map(|set| symbol(set, id.strip_prefix(set.name())?.strip_prefix('-')?))
}
