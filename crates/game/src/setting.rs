//! What can be set before a game starts.

/// One thing that can be set. Forms, JSON schema and the text of a config come from it.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name in configs, forms and JSON. Never changes.
    pub key: &'static str,
    /// What it does, in one line.
    pub says: &'static str,
    /// What values it takes.
    pub kind: Kind,
}

/// What values a setting takes.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A whole number.
    Number {
        /// The smallest allowed.
        least: u32,
        /// The largest allowed.
        most: u32,
        /// What holds if nothing is said.
        default: u32,
    },
    /// `on` or `off`.
    Switch {
        /// What holds if nothing is said.
        default: bool,
    },
    /// One of these words.
    Choice {
        /// The words.
        of: &'static [&'static str],
        /// What holds if nothing is said.
        default: &'static str,
    },
    /// One of these words for each seat, no two the same. If nothing is said: in this order.
    EachSeat {
        /// The words, at least as many as there can be seats.
        of: &'static [&'static str],
    },
    /// A drawing in an indented block; none if nothing is said.
    Drawing {
        /// Some that are right, for help and for tests.
        examples: &'static [&'static str],
    },
}

impl Kind {
    /// A whole number.
    pub const fn number(least: u32, most: u32, default: u32) -> Self {
        Self::Number { least, most, default }
    }

    /// `on` or `off`.
    pub const fn switch(default: bool) -> Self {
        Self::Switch { default }
    }

    /// One of these words; the first of them if nothing is said.
    pub const fn choice(of: &'static [&'static str]) -> Self {
        Self::Choice { of, default: of[0] }
    }

    /// Who begins: `random`, or one of this many seats.
    pub const fn first_player(most_seats: usize) -> Self {
        const WORDS: &[&str] = &["random", "A", "B", "C", "D", "E", "F", "G", "H", "I"];
        Self::choice(WORDS.split_at(most_seats + 1).0)
    }

    /// One of these words for each seat, no two the same.
    pub const fn each_seat(of: &'static [&'static str]) -> Self {
        Self::EachSeat { of }
    }

    /// A drawing in an indented block.
    pub const fn drawing(examples: &'static [&'static str]) -> Self {
        Self::Drawing { examples }
    }
}

impl Setting {
    /// What would be right, in words.
    pub fn expected(&self) -> String {
        match self.kind {
            Kind::Number { least, most, .. } => format!("`{}` from {least} to {most}", self.key),
            Kind::Switch { .. } => format!("`{}` on or off", self.key),
            Kind::Choice { of, .. } => format!("`{}` one of {}", self.key, of.join(", ")),
            Kind::EachSeat { of } => {
                format!("`{}` one for each seat, all different, of {}", self.key, of.join(", "))
            }
            Kind::Drawing { .. } => format!("`{}` as a drawing in indented lines below", self.key),
        }
    }
}
