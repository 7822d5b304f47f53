//! A QR code as an SVG.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use maud::{Markup, html};
use qrcode::bits::encode_auto;
use qrcode::canvas::{Canvas, MaskPattern};
use qrcode::ec::construct_codewords;
use qrcode::{Color, EcLevel, QrResult};

/// Maximum number of cached codes.
const MAX_CACHED: usize = 64;

/// Error correction level: about 15 % of a code may be unreadable.
const LEVEL: EcLevel = EcLevel::M;
/// The mask of every code. The standard asks for the best of eight, which takes several times as
/// long as the page around it; readers accept all eight.
const PATTERN: MaskPattern = MaskPattern::Checkerboard;

/// The codes that were drawn last: all people at a table see the same one.
static CACHE: Mutex<VecDeque<(String, Arc<Code>)>> = Mutex::new(VecDeque::new());

/// A code as an SVG path.
struct Code {
    /// Width with the margin.
    size: usize,
    path: String,
}

/// The code of an address; empty if the address is too long.
pub(super) fn svg(address: &str, label: &str) -> Markup {
    let Some(code) = cached(address) else { return html! {} };
    let Code { size, path } = &*code;
    html! {
        svg class="qr" role="img" aria-label=(label) viewBox={ "0 0 " (size) " " (size) } {
            path d=(path) {}
        }
    }
}

fn cached(address: &str) -> Option<Arc<Code>> {
    // A panic cannot leave the list in a bad state.
    let cache = || CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    let known = cache().iter().find(|(known, _)| known == address).map(|(_, it)| Arc::clone(it));
    if known.is_some() {
        return known;
    }
    let (width, colors) = code(address).ok()?;
    // The standard asks for a margin of four.
    let drawn = Arc::new(Code { size: width + 8, path: path(width, &colors) });
    let mut cache = cache();
    if cache.len() == MAX_CACHED {
        cache.pop_front();
    }
    cache.push_back((address.to_owned(), Arc::clone(&drawn)));
    Some(drawn)
}

/// Width and squares of a code, row by row.
fn code(address: &str) -> QrResult<(usize, Vec<Color>)> {
    let bits = encode_auto(address.as_bytes(), LEVEL)?;
    let version = bits.version();
    let (data, checks) = construct_codewords(&bits.into_bytes(), version, LEVEL)?;
    let mut canvas = Canvas::new(version, LEVEL);
    canvas.draw_all_functional_patterns();
    canvas.draw_data(&data, &checks);
    canvas.apply_mask(PATTERN);
    let width = usize::try_from(version.width()).expect("widths of codes are positive");
    Ok((width, canvas.into_colors()))
}

/// A path with one rectangle for each run of dark squares in a row.
fn path(width: usize, colors: &[Color]) -> String {
    let mut path = String::with_capacity(8 * 1024);
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|color| **color == Color::Dark).count();
            if run > 0 {
                write!(path, "M{} {}h{run}v1h-{run}z", x + 4, y + 4)
                    .expect("writing to a String does not fail");
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

    /// For addresses whose best mask is ours, the code equals that of the library.
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
