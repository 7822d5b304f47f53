//! A QR code as an SVG.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// So many codes are kept.
const KEPT: usize = 64;

/// The codes that were asked for lately: everybody at a table is shown the same, and to find the
/// best pattern for one takes longer than to draw the page around it.
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
            path d=(path) {}
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
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    // The rim of four is part of the code.
    let drawing = Arc::new(Drawing { size: code.width() + 8, path: path(&code) });
    let mut lately = lately();
    if lately.len() == KEPT {
        lately.pop_front();
    }
    lately.push_back((address.to_owned(), Arc::clone(&drawing)));
    Some(drawing)
}

/// Each run of dark squares in a row is one stroke.
fn path(code: &QrCode) -> String {
    let (width, colors) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|color| **color == Color::Dark).count();
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + 4, y + 4));
            }
            x += run.max(1);
        }
    }
    path
}
