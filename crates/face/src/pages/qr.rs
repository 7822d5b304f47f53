//! A QR code as an SVG.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The code of an address; nothing for one that is too long for any.
pub(super) fn svg(address: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::M) else {
        return html! {};
    };
    // The rim of four is part of the code.
    let size = code.width() + 8;
    html! {
        svg class="qr" role="img" aria-label=(label) viewBox={ "0 0 " (size) " " (size) } {
            path d=(path(&code)) {}
        }
    }
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
