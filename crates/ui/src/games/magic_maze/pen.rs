//! What is written of the mall again and again.

pub(super) use crate::pen::Pen;

/// How many units of the picture a square is wide.
pub(super) const WIDE: i32 = 10;

impl Pen {
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
    fn places_left_of_the_first_tile_have_classes_too() {
        let mut pen = Pen::default();
        pen.place((-1, 23));
        assert_eq!(pen.done(), "u-1 x9 v2 y3");
    }
}
