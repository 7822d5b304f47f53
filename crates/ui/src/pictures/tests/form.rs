//! Checks the form of every picture: small, plain, and without colours of its own.

use super::*;
use crate::extras::Extras;

const ELEMENTS: &[&str] = &["g", "path", "circle", "ellipse", "rect"];
const NUMBERS: &[&str] = &[
    "d",
    "transform",
    "stroke-dasharray",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "x",
    "y",
    "width",
    "height",
];
const INKS: &[&str] = &[
    "currentColor",
    "none",
    "var(--tint,#fff8e7)",
    "var(--paper,#fff8e7)",
    "var(--gold,#d9a441)",
    "var(--shade,#0003)",
];
/// Colours that only scenes may use.
const PAINTS: &[&str] = &["night", "dusk", "leaf", "rose", "sky", "violet", "orange"];

/// The faults of a picture; empty if there are none.
fn faults(set: Set, svg: &str) -> Vec<String> {
    let frame = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\">\n", set.view());
    let inside = svg.strip_prefix(&frame).and_then(|rest| rest.strip_suffix("</svg>\n"));
    let Some(inside) = inside else {
        return vec!["the frame".to_owned()];
    };
    let mut found = Vec::new();
    let most = if set == Set::Scenes { 3000 } else { 900 };
    if svg.len() > most {
        found.push(format!("{} bytes, more than {most}", svg.len()));
    }
    for line in inside.lines().filter(|&line| line != "</g>") {
        match line.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')) {
            Some(tag) => found.extend(element_faults(set, tag.trim_end_matches('/'))),
            None => found.push(format!("not one element on a line: {line}")),
        }
    }
    found
}

fn element_faults(set: Set, tag: &str) -> Vec<String> {
    let (element, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut found = Vec::new();
    if !ELEMENTS.contains(&element) {
        found.push(format!("the element {element}"));
    }
    while let Some((name, after)) = rest.split_once("=\"") {
        let (value, next) = after.split_once('"').unwrap_or((after, ""));
        if !is_plain(set, name.trim_start(), value) {
            found.push(format!("{name}=\"{value}\""));
        }
        rest = next;
    }
    if !rest.is_empty() {
        found.push(format!("`{rest}` in <{tag}>"));
    }
    found
}

fn is_plain(set: Set, name: &str, value: &str) -> bool {
    match name {
        "fill" => INKS.contains(&value) || set == Set::Scenes && is_paint(value),
        "stroke" => ["currentColor", "none"].contains(&value),
        "stroke-width" => value == "2",
        "stroke-linejoin" | "stroke-linecap" => value == "round",
        "fill-rule" => value == "evenodd",
        _ => NUMBERS.contains(&name) && decimals(value) <= 1,
    }
}

fn is_paint(value: &str) -> bool {
    let name = value.strip_prefix("var(--").and_then(|rest| rest.split_once(",#"));
    name.is_some_and(|(name, _)| PAINTS.contains(&name))
}

/// The largest number of digits after a decimal point.
fn decimals(value: &str) -> usize {
    let after = value.split('.').skip(1);
    after.map(|rest| rest.bytes().take_while(u8::is_ascii_digit).count()).max().unwrap_or(0)
}

#[test]
fn every_picture_has_the_form() {
    for set in Set::ALL {
        for picture in set.pictures() {
            let found = faults(set, picture.svg);
            assert!(found.is_empty(), "{}: {found:?}", set.id(picture.name));
        }
    }
}

#[test]
fn what_breaks_the_form_is_found() {
    let wrong = [
        r#"<path d="M0 0" class="a"/>"#,
        r#"<path id="a" d="M0 0"/>"#,
        r##"<path d="M0 0" fill="#fff"/>"##,
        r#"<path d="M0 0" fill="var(--night,#123438)"/>"#,
        r#"<path d="M0 0.25"/>"#,
        r#"<path d="M0 0" style="fill:red"/>"#,
        r#"<path d="M0 0" stroke-width="3"/>"#,
        r#"<image href="a.png"/>"#,
        "<text>a</text>",
        "<script>",
        "words",
        "<path d=\"M0 0\" hidden/>",
    ];
    let framed = |inside: &str| {
        let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 48\">";
        format!("{open}\n<g>\n{inside}\n</g>\n</svg>\n")
    };
    for inside in wrong {
        assert!(!faults(Set::Signs, &framed(inside)).is_empty(), "{inside}");
    }
    let right = r#"<path d="M0 0.5" fill="none"/>"#;
    assert!(faults(Set::Signs, &framed(right)).is_empty());
    assert!(!faults(Set::Scenes, &framed(right)).is_empty());
    assert!(!faults(Set::Signs, &framed(&[right; 40].join("\n"))).is_empty());
}

/// The small pictures of a game are at most 12 KB on the wire.
#[test]
fn the_small_pictures_of_a_game_are_small_files() {
    let mut sheets =
        crate::games::ALL.iter().filter(|extras| !extras.pictures.is_empty()).peekable();
    assert!(sheets.peek().is_some(), "games have pictures");
    for Extras { game, .. } in sheets {
        let size = crate::files::file(&format!("{game}.svg")).expect("its sheet").gzip.len();
        assert!(size <= 12_288, "{game}: {size} bytes");
    }
}
