//! Small helpers for pictures.

/// Text that is safe between tags and within quotes.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' | '\t' => safe.push(letter),
            _ if letter.is_control() => safe.push('\u{fffd}'),
            _ => safe.push(letter),
        }
    }
    safe
}

/// A picture with the name that a screen reader says.
pub(super) fn picture(name: &str, width: f64, height: f64, inside: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\">\n<title>{}</title>\n\
         {inside}</svg>\n",
        escape(name)
    )
}

/// A straight line.
pub(super) fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> String {
    format!(
        "<line class=\"{class}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>\n",
        from.0, from.1, to.0, to.1
    )
}

/// Words at a place; the class says how they are aligned.
pub(super) fn text(class: &str, (x, y): (f64, f64), words: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>\n", escape(words))
}

/// A box with rounded corners that says `hint` when pointed at.
pub(super) fn tile(class: &str, (x, y): (f64, f64), (w, h): (f64, f64), hint: &str) -> String {
    let place = format!("x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" rx=\"3\"");
    match hint {
        "" => format!("<rect class=\"{class}\" {place}/>\n"),
        _ => format!("<rect class=\"{class}\" {place}><title>{}</title></rect>\n", escape(hint)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_breaks_out_of_a_text() {
        assert_eq!(escape("<b a='\"'>&\u{7}"), "&lt;b a=&#39;&quot;&#39;&gt;&amp;\u{fffd}");
        assert!(
            text("left", (1.0, 2.0), "</text><script>").contains("&lt;/text&gt;&lt;script&gt;")
        );
    }
}
