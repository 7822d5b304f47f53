//! The die.

use std::fmt;
use std::str::FromStr;

use game::{Entry, Unreadable};
use serde::{Serialize, Serializer};

/// The most points that a face may show. The shortest meadow has as many spaces, so that the
/// magician can always leave his house (MM-28), and no space can be reached both ways round.
pub(crate) const MOST_POINTS: u8 = 4;

/// How many faces a die has.
const FACES: usize = 6;

/// What a face shows, written `witch` or as a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Face {
    /// MM-21: the arrow is spun.
    #[default]
    Witch,
    /// MM-20: this number of points.
    Points(u8),
}

impl Face {
    /// How far a child or the magician goes.
    #[inline]
    pub fn points(self) -> u8 {
        match self {
            Self::Witch => 1,
            Self::Points(points) => points,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Witch => f.write_str("witch"),
            Self::Points(points) => write!(f, "{points}"),
        }
    }
}

impl FromStr for Face {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.as_bytes() {
            b"witch" => Ok(Self::Witch),
            [byte @ b'1'..=b'9'] if byte - b'0' <= MOST_POINTS => Ok(Self::Points(byte - b'0')),
            _ => Err(Unreadable::new(format!("`witch` or 1 to {MOST_POINTS} points"), text)),
        }
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// MM-03: six faces, the witch first and then by their points. Written with blanks between.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Die([Face; FACES]);

impl Default for Die {
    fn default() -> Self {
        use Face::{Points, Witch};
        Self([Witch, Witch, Points(2), Points(3), Points(3), Points(4)])
    }
}

impl Die {
    /// The faces in order.
    #[inline]
    pub fn faces(&self) -> &[Face] {
        &self.0
    }

    /// Each different face with how often it is there, in order.
    pub(crate) fn odds(&self) -> impl Iterator<Item = (u32, Face)> {
        self.0.chunk_by(|one, next| one == next).map(|same| (same.len() as u32, same[0]))
    }

    /// Reads the setting `die`: the faces in the lines below it.
    pub(crate) fn from_block(entry: &Entry<'_>) -> Result<Self, Unreadable> {
        let expected = || format!("a die of {FACES} faces (MM-03)");
        let mut faces = Vec::new();
        for row in &entry.block {
            for word in row.text.split_whitespace() {
                faces.push(word.parse().map_err(|error: Unreadable| error.on_line(row.line))?);
            }
            if faces.len() > FACES {
                return Err(Unreadable::wrong(expected(), "more").on_line(row.line));
            }
        }
        faces.sort();
        let found = faces.len().to_string();
        let faces = faces.try_into();
        faces.map(Self).map_err(|_| Unreadable::wrong(expected(), found).on_line(entry.line))
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, face) in self.0.iter().enumerate() {
            write!(f, "{}{face}", if nth > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}
