//! A moment of a game as one picture: an SVG file that needs no other file.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use crate::narration::live_region;
use crate::pages::ReplayPage;
use crate::{Cx, files};

/// Width and height of the picture in pixels.
const SIZE: (u32, u32) = (1040, 680);

/// HTML elements without a closing tag.
const VOID_ELEMENTS: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// The picture of a moment: the board, the sentence, the players, and the hands or the legend.
///
/// Styles and pictures are embedded. It always uses the light colours.
pub fn still(cx: &Cx<'_>, moment: &ReplayPage<'_>) -> String {
    let mut page = to_xml(&body(cx, moment).into_string());
    // The sheets are embedded as they are, and the page refers to its own file.
    let mut sheets = String::new();
    for name in ["shell.svg", &format!("{}.svg", cx.scene.game)] {
        if let (Some(address), Some(file)) = (files::find(name), files::file(name)) {
            page = page.replace(&format!("href=\"{address}#"), "href=\"#");
            sheets += &String::from_utf8_lossy(&file.plain);
        }
    }
    let game = format!("{}.css", cx.scene.game);
    let styles = ["clew.css", "tables.css", &game, "replay.css", "still.css"].map(files::style);
    let ((width, height), namespace) = (SIZE, "http://www.w3.org/2000/svg");
    let svg = html! {
        svg xmlns=(namespace) viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height)
            data-theme="light" lang=(cx.words.lang().code()) {
            title { (cx.game_name()) }
            style { (PreEscaped(format!("<![CDATA[\n{}]]>", styles.concat()))) }
            defs { (PreEscaped(sheets)) }
            foreignObject width=(width) height=(height) { (PreEscaped(page)) }
        }
    };
    svg.0 + "\n"
}

fn body(cx: &Cx<'_>, moment: &ReplayPage<'_>) -> Markup {
    html! {
        div xmlns="http://www.w3.org/1999/xhtml" class={ "still replay g-" (cx.scene.game) } {
            (moment.parts.board.markup())
            h1 { (cx.game_name()) }
            p class="place" { (moment.place.words(cx)) }
            (live_region(&moment.narrations, None))
            p class="now" { (moment.parts.now) }
            div class="beside" { (moment.beside) }
            (moment.parts.players.markup())
        }
    }
}

/// Our HTML as XML: every element is closed, every attribute has a value, SVG has its namespace.
fn to_xml(html: &str) -> String {
    let mut out = String::with_capacity(html.len() + html.len() / 8);
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        out.push_str(&rest[..start]);
        let tag = &rest[start..];
        // maud escapes `>` in attributes.
        let end = tag.find('>').map_or(tag.len(), |at| at + 1);
        xml_tag(&tag[..end], &mut out);
        rest = &tag[end..];
    }
    out.push_str(rest);
    out
}

fn xml_tag(tag: &str, out: &mut String) {
    let inner = tag.trim_start_matches('<').trim_end_matches('>');
    if inner.starts_with(['/', '!']) {
        return out.push_str(tag);
    }
    let (inner, is_closed) = inner.strip_suffix('/').map_or((inner, false), |inner| (inner, true));
    let (name, attributes) = inner.split_once(char::is_whitespace).unwrap_or((inner, ""));
    out.push('<');
    out.push_str(name);
    if name == "svg" {
        out.push_str(" xmlns=\"http://www.w3.org/2000/svg\"");
    }
    xml_attributes(attributes, out);
    out.push_str(if is_closed || VOID_ELEMENTS.contains(&name) { "/>" } else { ">" });
}

fn xml_attributes(attributes: &str, out: &mut String) {
    let mut rest = attributes.trim_start();
    while !rest.is_empty() {
        let ends = rest.find(|letter: char| letter == '=' || letter.is_whitespace());
        let (name, after) = rest.split_at(ends.unwrap_or(rest.len()));
        let (value, after) = match after.strip_prefix("=\"").and_then(|it| it.split_once('"')) {
            Some((value, after)) => (value, after),
            None => (name, after.trim_start_matches('=')),
        };
        write!(out, " {name}=\"{value}\"").expect("writing to a String does not fail");
        rest = after.trim_start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(html: &str, xml: &str) {
        assert_eq!(to_xml(html), xml);
    }

    #[test]
    fn html_becomes_xml() {
        check("<p class=\"a\">x &lt; y</p>", "<p class=\"a\">x &lt; y</p>");
        check("<input name=\"a\" hidden>", "<input name=\"a\" hidden=\"hidden\"/>");
        check("<p data-x id=\"a &gt; b\">", "<p data-x=\"data-x\" id=\"a &gt; b\">");
        check("<i></i><br><path d=\"M0 0\"/>", "<i></i><br/><path d=\"M0 0\"/>");
        check(
            "<svg class=\"i\"><use href=\"#a\"></use></svg>",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"i\"><use href=\"#a\"></use></svg>",
        );
    }
}
