//! The four sides of a square.

game::words! {
    /// A side of a square, or a direction. North is up on every drawing.
    pub enum Side, "a side" {
        /// Up.
        #[default]
        North = "north",
        /// Right.
        East = "east",
        /// Down.
        South = "south",
        /// Left.
        West = "west",
    }
}

impl Side {
    /// The one across.
    #[must_use]
    pub fn opposite(self) -> Self {
        self.turned(2)
    }

    /// After this number of quarter turns clockwise.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + usize::from(quarters)) % 4]
    }

    /// Seen in a mirror that swaps east and west.
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::West => Self::East,
            upright => upright,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_turn_clockwise() {
        assert_eq!(Side::North.turned(1), Side::East);
        assert_eq!(Side::West.turned(1), Side::North);
        assert_eq!(Side::East.turned(7), Side::North);
        assert_eq!(Side::East.opposite(), Side::West);
        assert_eq!(
            Side::ALL.map(Side::mirrored),
            [Side::North, Side::West, Side::South, Side::East]
        );
    }

    #[test]
    fn sides_survive_text_and_back() {
        for side in Side::ALL {
            assert_eq!(side.to_string().parse(), Ok(side));
        }
        assert!("up".parse::<Side>().is_err());
    }
}
