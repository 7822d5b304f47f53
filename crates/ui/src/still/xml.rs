//! HTML as our pages have it becomes XML, so that it can stand in a file of SVG.

use std::fmt::Write as _;

/// Elements that have no end in HTML.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// The same as XML: every element ends, every attribute has a value, drawings say what they are.
pub(super) fn of(html: &str) -> String {
    let mut out = String::with_capacity(html.len() + html.len() / 8);
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        out.push_str(&rest[..start]);
        let tag = &rest[start..];
        let end = end(tag);
        element(&tag[..end], &mut out);
        rest = &tag[end..];
    }
    out.push_str(rest);
    out
}

/// Where a tag ends: behind the first `>` that stands in no quotes.
fn end(tag: &str) -> usize {
    let mut is_quoted = false;
    for (at, byte) in tag.bytes().enumerate() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b'>' if !is_quoted => return at + 1,
            _ => {}
        }
    }
    tag.len()
}

fn element(tag: &str, out: &mut String) {
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
    written(attributes, out);
    out.push_str(if is_closed || VOID.contains(&name) { "/>" } else { ">" });
}

fn written(attributes: &str, out: &mut String) {
    let mut rest = attributes.trim_start();
    while !rest.is_empty() {
        let ends = rest.find(|letter: char| letter == '=' || letter.is_whitespace());
        let (name, after) = rest.split_at(ends.unwrap_or(rest.len()));
        let (value, after) = match after.strip_prefix("=\"").and_then(|it| it.split_once('"')) {
            Some((value, after)) => (value, after),
            None => (name, after.trim_start_matches('=')),
        };
        // Writing to a text does not fail.
        let _ = write!(out, " {name}=\"{value}\"");
        rest = after.trim_start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(html: &str, xml: &str) {
        assert_eq!(of(html), xml);
    }

    #[test]
    fn what_html_leaves_out_is_written() {
        check("<p class=\"a\">x &lt; y</p>", "<p class=\"a\">x &lt; y</p>");
        check("<input name=\"a\" hidden>", "<input name=\"a\" hidden=\"hidden\"/>");
        check("<p data-x id=\"a > b\">", "<p data-x=\"data-x\" id=\"a > b\">");
        check("<i></i><br><path d=\"M0 0\"/>", "<i></i><br/><path d=\"M0 0\"/>");
        check(
            "<svg class=\"i\"><use href=\"#a\"></use></svg>",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"i\"><use href=\"#a\"></use></svg>",
        );
    }
}
