//! A QR code as an SVG.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use maud::{Markup, PreEscaped, html};
use qrcode::bits::encode_auto;
use qrcode::canvas::{Canvas, MaskPattern};
use qrcode::ec::construct_codewords;
use qrcode::{Color, EcLevel, QrResult};

/// So many codes are kept.
const KEPT: usize = 64;

/// So much of a code may be dirty or torn.
const LEVEL: EcLevel = EcLevel::M;
/// The pattern that is laid over every code. The code itself says which it is, and cameras read all
/// eight; to try them all and keep the evenest takes several times as long as the page around it.
const PATTERN: MaskPattern = MaskPattern::Checkerboard;

/// The codes that were asked for lately: everybody at a table is shown the same.
static LATELY: Mutex<VecDeque<(String, Arc<Drawing>)>> = Mutex::new(VecDeque::new());

/// A code as it is drawn.
struct Drawing {
    /// How wide it is, with its rim.
    size: usize,
    path: String,
}

/// The code of an address; nothing for one that is too long for any.
pub(super) fn svg(address: &str, label: &str) -> Markup {
    let Some(drawing) = drawing(address) else { return html! {} };
    let Drawing { size, path } = &*drawing;
    html! {
        svg class="qr" role="img" aria-label=(label) viewBox={ "0 0 " (size) " " (size) } {
            // Letters and numbers: nothing in it need be escaped.
            path d=(PreEscaped(path)) {}
        }
    }
}

fn drawing(address: &str) -> Option<Arc<Drawing>> {
    // Whoever panicked in there left a list that is still a list.
    let lately = || LATELY.lock().unwrap_or_else(PoisonError::into_inner);
    let known = lately().iter().find(|(known, _)| known == address).map(|(_, it)| Arc::clone(it));
    if known.is_some() {
        return known;
    }
    let (width, colors) = code(address).ok()?;
    // The rim of four is part of the code.
    let drawing = Arc::new(Drawing { size: width + 8, path: path(width, &colors) });
    let mut lately = lately();
    if lately.len() == KEPT {
        lately.pop_front();
    }
    lately.push_back((address.to_owned(), Arc::clone(&drawing)));
    Some(drawing)
}

/// How wide the code of an address is, and its squares, row by row.
fn code(address: &str) -> QrResult<(usize, Vec<Color>)> {
    let bits = encode_auto(address.as_bytes(), LEVEL)?;
    let version = bits.version();
    let (data, checks) = construct_codewords(&bits.into_bytes(), version, LEVEL)?;
    let mut canvas = Canvas::new(version, LEVEL);
    canvas.draw_all_functional_patterns();
    canvas.draw_data(&data, &checks);
    canvas.apply_mask(PATTERN);
    let width = usize::try_from(version.width()).expect("a code has a width");
    Ok((width, canvas.into_colors()))
}

/// Each run of dark squares in a row is one stroke.
fn path(width: usize, colors: &[Color]) -> String {
    let mut path = String::with_capacity(8 * 1024);
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|color| **color == Color::Dark).count();
            if run > 0 {
                write!(path, "M{} {}h{run}v1h-{run}z", x + 4, y + 4).expect("a string takes all");
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use qrcode::QrCode;

    use super::*;

    /// Where the best pattern is the one that we always take, the code is the library's own.
    #[test]
    fn a_code_is_what_the_library_makes_of_its_parts() {
        let same = (0..64).filter(|nth| {
            let address = format!("https://clew.example/tables/quiet-garden-{nth}");
            let best = QrCode::with_error_correction_level(&address, LEVEL).expect("it is short");
            let (width, colors) = code(&address).expect("it is short");
            assert_eq!((width, colors.len()), (best.width(), width * width));
            colors == best.to_colors()
        });
        assert!(same.count() > 0);
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert!(svg(&"x".repeat(4_000), "a code").0.is_empty());
        assert!(svg("http://127.0.0.1:7077/", "a code").0.contains("<path d=\"M4 4h7v1h-7z"));
    }
}
