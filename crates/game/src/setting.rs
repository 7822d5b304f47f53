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
