//! A QR code as an SVG.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// Maximum number of cached codes. Making one takes several times as long as the page around it.
const MAX_CACHED: usize = 64;

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
    // About 15 % of a code with the default level of error correction may be unreadable.
    let code = QrCode::new(address).ok()?;
    // The standard asks for a margin of four.
    let path = path(code.width(), &code.to_colors());
    let drawn = Arc::new(Code { size: code.width() + 8, path });
    let mut cache = cache();
    if cache.len() == MAX_CACHED {
        cache.pop_front();
    }
    cache.push_back((address.to_owned(), Arc::clone(&drawn)));
    Some(drawn)
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
    use super::*;

    #[test]
    fn every_dark_square_is_drawn_and_no_other() {
        let [dark, light] = [Color::Dark, Color::Light];
        let drawn = path(3, &[dark, light, dark, light, light, light, light, dark, dark]);
        assert_eq!(drawn, "M4 4h1v1h-1zM6 4h1v1h-1zM5 6h2v1h-2z");
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert!(svg(&"x".repeat(4_000), "a code").0.is_empty());
        assert!(svg("http://127.0.0.1:7077/", "a code").0.contains("<path d=\"M4 4h7v1h-7z"));
    }
}
