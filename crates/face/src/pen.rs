//! Writing markup quickly: with every action of anybody much of the mall changes.

use std::fmt::Write as _;

use magic_maze::Action;

/// How many units of the picture a square is wide.
pub(super) const WIDE: i32 = 10;

/// A text of markup that grows.
#[derive(Debug, Default)]
pub(super) struct Pen(String);

impl Pen {
    /// One with room for so many bytes.
    pub(super) fn with_room(bytes: usize) -> Self {
        Self(String::with_capacity(bytes))
    }

    /// What was written.
    pub(super) fn done(self) -> String {
        self.0
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Markup as it stands.
    pub(super) fn put(&mut self, markup: &str) -> &mut Self {
        self.0.push_str(markup);
        self
    }

    /// Words, which may hold anything.
    pub(super) fn say(&mut self, words: &str) -> &mut Self {
        for letter in words.chars() {
            match letter {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                other => self.0.push(other),
            }
        }
        self
    }

    /// An action in the game's notation, in which nothing is to be escaped.
    pub(super) fn act(&mut self, action: &Action) -> &mut Self {
        let _ = write!(self.0, "{action}");
        self
    }

    /// A whole number.
    pub(super) fn num(&mut self, number: i32) -> &mut Self {
        if number < 0 {
            self.0.push('-');
        }
        let mut digits = [b'0'; 10];
        let (mut rest, mut from) = (number.unsigned_abs(), digits.len());
        loop {
            from -= 1;
            digits[from] += (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.0.extend(digits[from..].iter().map(|&digit| char::from(digit)));
        self
    }

    /// Two numbers with a blank between.
    pub(super) fn pair(&mut self, (x, y): (i32, i32)) -> &mut Self {
        self.num(x).put(" ").num(y)
    }

    /// The classes that put something on a square: tens and ones, so that a short style sheet
    /// knows every place that there can be.
    pub(super) fn place(&mut self, (x, y): (i32, i32)) -> &mut Self {
        self.put("u").num(x.div_euclid(10)).put(" x").num(x.rem_euclid(10));
        self.put(" v").num(y.div_euclid(10)).put(" y").num(y.rem_euclid(10))
    }

    /// A square of a tile as it lies, `column,row` from 1: where there is nothing to be seen, this
    /// makes a map.
    pub(super) fn spot(&mut self, (column, row): (i32, i32)) -> &mut Self {
        self.put(" ").num(column + 1).put(",").num(row + 1)
    }

    /// `x` and `y` of the top left corner of a square.
    pub(super) fn corner(&mut self, (x, y): (i32, i32)) -> &mut Self {
        self.put(" x=\"").num(x * WIDE).put("\" y=\"").num(y * WIDE).put("\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_are_written_as_they_must_be() {
        let mut pen = Pen::default();
        pen.num(0).put(" ").num(-120).put(" ").num(i32::MIN).put(" ").say("<a & \"b\">");
        assert_eq!(pen.done(), "0 -120 -2147483648 &lt;a &amp; &quot;b&quot;&gt;");
    }

    #[test]
    fn places_left_of_the_first_tile_have_classes_too() {
        let mut pen = Pen::default();
        pen.place((-1, 23));
        assert_eq!(pen.done(), "u-1 x9 v2 y3");
    }
}
