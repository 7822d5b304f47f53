//! Pictures for other programs: the card that a messenger shows next to a link, and the icons of the installed
//! app. They are SVG without text, style or variables, so that every renderer draws them alike.

use std::fmt::Write as _;
use std::sync::LazyLock;

use ttf_parser::{Face, OutlineBuilder};

use crate::pages::GameCard;
use crate::pictures::{Set, symbol};
use crate::{Words, files};

/// Width and height of the card of a link in pixels, as Open Graph recommends.
pub const CARD_SIZE: (u32, u32) = (1200, 630);

/// The display face, uncompressed: the same glyphs as `clew-display.woff2`.
static FACE: LazyLock<Face<'static>> = LazyLock::new(|| {
    Face::parse(include_bytes!("../static/clew-display.ttf"), 0).expect("our own font can be read")
});

const NIGHT: &str = "#123438";
const INK: &str = "#0a1d1e";
const PAPER: &str = "#fff6e0";
const SOFT: &str = "#cfe0d3";
const GOLD: &str = "#f0bd55";

/// Left margin of the words, and their maximum width.
const WORDS_X: f32 = 64.0;
const WORDS_WIDTH: f32 = 440.0;

/// The card of a link to a game, or to the home page: name, sentence and picture, in one language.
pub fn card(words: &Words, game: Option<&GameCard>) -> String {
    let (title, lead) = match game {
        Some(game) => (
            words.name_of("game-", game.name).to_owned(),
            words.find(&format!("lead-{}", game.name)).unwrap_or_default().to_owned(),
        ),
        None => (words.text("home-hero").to_owned(), words.text("home-hero-lead").to_owned()),
    };
    let mut svg = frame(CARD_SIZE, NIGHT);
    svg += &art("stars", (40.0, 4.0, 400.0, 80.0));
    svg += &art("hills", (0.0, 330.0, 1200.0, 300.0));
    match game {
        Some(game) => {
            svg += &thread(THREAD_PICTURE);
            svg += &pictured(game.name);
        }
        None => {
            svg += &thread(THREAD_MAZE);
            svg += &art("moon", (1020.0, 36.0, 130.0, 130.0));
            svg += &art("maze", (520.0, 150.0, 640.0, 299.0));
        }
    }
    svg += &heading(&title, &lead);
    svg += &strip(words, game);
    resolved(&(svg + "</svg>\n"), None)
}

/// An icon of the app, as a square of this size: the mark of Clew on paper. A maskable icon has a wide margin,
/// since systems cut it into their own shape.
pub fn app_icon(size: u32, is_maskable: bool) -> String {
    let side = size as f32;
    let margin = side * if is_maskable { 0.2 } else { 0.08 };
    let inner = side - 2.0 * margin;
    let mut svg = frame((size, size), PAPER);
    svg += &placed(&symbol(Set::Logo, "clew").unwrap_or_default(), (margin, margin, inner, inner));
    resolved(&(svg + "</svg>\n"), None)
}

/// The gold thread from the mark of Clew: behind the picture of a game and on, or into the hedge maze.
const THREAD_PICTURE: &str =
    "M110 552C200 470 300 520 400 506S520 430 640 420M1100 150C1150 120 1170 60 1210 50";
const THREAD_MAZE: &str = "M110 552C200 470 300 530 420 500S600 400 690 401";

fn thread(path: &str) -> String {
    let line = |colour: &str, width: u8| {
        format!("<path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>")
    };
    let lines = line(INK, 10) + &line("#e8b54d", 5);
    format!("<g fill=\"none\" stroke-linecap=\"round\">{lines}</g>\n")
}

/// The beginning of a picture: its size and background.
fn frame((width, height): (u32, u32), background: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" color=\"{INK}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{background}\"/>\n"
    )
}

/// The scene of a game as a card of paper, a little turned.
fn pictured(game: &str) -> String {
    let scene = symbol(Set::Scenes, game).unwrap_or_default();
    let scene = placed(&scene, (557.0, 83.0, 576.0, 360.0));
    format!(
        "<g transform=\"rotate(2 845 263)\">\
         <rect x=\"549\" y=\"80\" width=\"600\" height=\"384\" rx=\"18\" fill=\"#0006\"/>\
         <rect x=\"545\" y=\"71\" width=\"600\" height=\"384\" rx=\"18\" fill=\"{PAPER}\" stroke=\"{INK}\" \
         stroke-width=\"3\"/>{scene}</g>\n"
    )
}

/// Title and sentence, in the middle of the space above the strip.
fn heading(title: &str, lead: &str) -> String {
    let fits = |size: &f32| {
        let lines = wrapped(title, *size, WORDS_WIDTH);
        lines.len() <= 3 && lines.iter().all(|line| width(line, *size) <= WORDS_WIDTH)
    };
    let size = [80.0, 74.0, 68.0, 60.0, 52.0, 44.0].into_iter().find(fits).unwrap_or(40.0);
    let title = wrapped(title, size, WORDS_WIDTH);
    let (lead_size, lead) = (30.0, wrapped(lead, 30.0, WORDS_WIDTH));
    let heights = (title.len() as f32 * size, lead.len() as f32 * lead_size * 1.36);
    let mut y = 270.0 - (heights.0 + heights.1 + 24.0) / 2.0;
    let mut svg = String::new();
    for line in title {
        y += size;
        svg += &text(&line, (WORDS_X, y - size * 0.2), size, "#fdf4e0");
    }
    y += 24.0;
    for line in lead {
        y += lead_size * 1.36;
        svg += &text(&line, (WORDS_X, y - lead_size * 0.4), lead_size, SOFT);
    }
    svg
}

/// The mark of Clew, and the facts of the game.
fn strip(words: &Words, game: Option<&GameCard>) -> String {
    let logo = placed(&symbol(Set::Logo, "clew").unwrap_or_default(), (70.0, 521.0, 58.0, 58.0));
    let mut svg = format!(
        "<rect x=\"65\" y=\"516\" width=\"68\" height=\"68\" rx=\"16\" fill=\"{PAPER}\" stroke=\"{INK}\" \
         stroke-width=\"3\"/>{logo}"
    );
    svg += &text("Clew", (156.0, 564.0), 46.0, "#fdf4e0");
    let Some(game) = game else { return svg };
    let ((fewest, many, _), (least, most)) = (game.seats(), game.minutes);
    let minutes = [("least", least.into()), ("most", most.into())];
    let facts = [
        (Some("person"), format!("{fewest}–{many}")),
        (Some("clock"), words.format("facts-minutes", minutes)),
        (None, words.format("facts-age", [("age", game.age.into())])),
    ];
    // From right to left, so that they end at the margin.
    let mut x = 1136.0;
    for (sign, fact) in facts.iter().rev() {
        x -= width(fact, 28.0);
        svg += &text(fact, (x, 560.0), 28.0, "#fdf4e0");
        if let Some(sign) = sign {
            x -= 40.0;
            let sign = symbol(Set::Signs, sign).unwrap_or_default();
            svg += &resolved(&placed(&sign, (x, 537.0, 28.0, 28.0)), Some(GOLD));
        }
        x -= 30.0;
    }
    svg
}

/// A drawing of the pages at this place: x, y, width, height.
fn art(name: &str, place: (f32, f32, f32, f32)) -> String {
    let sheet = files::art();
    let from = sheet.find(&format!("<symbol id=\"art-{name}\"")).unwrap_or(sheet.len());
    let symbol = sheet[from..].split_inclusive("</symbol>").next().unwrap_or_default();
    placed(symbol, place)
}

/// A symbol as an image at this place: x, y, width, height.
fn placed(symbol: &str, (x, y, width, height): (f32, f32, f32, f32)) -> String {
    let place = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
    symbol.replace("<symbol", &place).replace("</symbol>", "</svg>")
}

/// The SVG with each variable replaced by its default, and the tint by this colour if there is one.
fn resolved(svg: &str, tint: Option<&str>) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find("var(--") {
        out += &rest[..at];
        let (variable, after) = rest[at..].split_once(')').unwrap_or((&rest[at..], ""));
        let (name, default) = variable.split_once(',').unwrap_or((variable, "none"));
        let is_tint = matches!(name, "var(--tint" | "var(--gold");
        out += tint.filter(|_| is_tint).unwrap_or(default);
        rest = after;
    }
    let out = out + rest;
    match tint {
        Some(tint) => out.replace("currentColor", tint),
        None => out,
    }
}

/// The words in lines of at most this width, as far as single words allow it.
fn wrapped(words: &str, size: f32, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Width of a line in pixels.
fn width(line: &str, size: f32) -> f32 {
    let advance = |letter| Some(f32::from(FACE.glyph_hor_advance(FACE.glyph_index(letter)?)?));
    let units: f32 = line.chars().filter_map(advance).sum();
    units * size / f32::from(FACE.units_per_em())
}

/// A line of text as outlines. `x` and `y` are the beginning of its base line.
fn text(line: &str, (x, y): (f32, f32), size: f32, fill: &str) -> String {
    let scale = size / f32::from(FACE.units_per_em());
    let mut outline = Outline { path: String::new(), x, y, scale };
    for letter in line.chars() {
        let Some(glyph) = FACE.glyph_index(letter) else { continue };
        FACE.outline_glyph(glyph, &mut outline);
        outline.x += f32::from(FACE.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
    }
    format!("<path fill=\"{fill}\" d=\"{}\"/>\n", outline.path)
}

/// Writes the outlines of glyphs as the data of a path.
struct Outline {
    path: String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Outline {
    fn add(&mut self, letter: char, points: &[(f32, f32)]) {
        self.path.push(letter);
        for &(x, y) in points {
            let (x, y) = (self.x + x * self.scale, self.y - y * self.scale);
            write!(self.path, "{x:.1} {y:.1} ").expect("writing to a String does not fail");
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.add('Z', &[]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn a_card_has_its_words_as_outlines_and_no_variable() {
        for lang in Lang::ALL {
            let svg = card(Words::of(lang), None);
            assert!(!svg.contains("var(") && !svg.contains("<text"), "{lang:?}");
            assert!(svg.len() > 30_000, "{lang:?}: the words are in it");
        }
    }

    #[test]
    fn the_font_has_every_letter_of_titles_and_leads() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let keys =
                ["home-hero", "home-hero-lead", "game-magic-labyrinth", "lead-magic-labyrinth"];
            for letter in keys.iter().flat_map(|key| words.text(key).chars()) {
                assert!(FACE.glyph_index(letter).is_some(), "{lang:?}: {letter}");
            }
        }
    }

    #[test]
    fn lines_are_no_wider_than_allowed() {
        let lines = wrapped("Bring the crystals home past a witch", 30.0, 200.0);
        assert!(lines.len() > 2);
        assert!(lines.iter().all(|line| width(line, 30.0) <= 200.0), "{lines:?}");
        assert_eq!(lines.join(" "), "Bring the crystals home past a witch");
    }
}
