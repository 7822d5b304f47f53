//! What a game's config is made of: one value for each row of [`settings!`](crate::settings!).

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{BySeat, Kind, Notation, Seat, Setting, Settings, Unreadable, Words};

/// What is settled before a game starts, as its settings say it.
///
/// [`settings!`](crate::settings!) implements it. A config that holds more than its settings, such
/// as a drawing, implements it by hand and checks there which values do not go together.
pub trait FromSettings: Notation {
    /// What can be set.
    const SETTINGS: &'static [Setting];

    /// Reads a config from settings of which each has been checked by itself.
    ///
    /// # Errors
    /// For values that do not go together.
    fn from_settings(settings: &Settings<'_>) -> Result<Self, Unreadable>;
}

/// The type of one setting: how it is read, and written as its line `key value`.
pub trait Value: Sized {
    /// The value under this key, as written or by default.
    ///
    /// # Errors
    /// For a value that does not fit the other settings, such as a seat that nobody has.
    fn read(settings: &Settings<'_>, key: &str) -> Result<Self, Unreadable>;

    /// Writes the line of this setting.
    ///
    /// # Errors
    /// Only if the formatter fails.
    fn write(&self, setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Value for $number {
            fn read(settings: &Settings<'_>, key: &str) -> Result<Self, Unreadable> {
                Ok(settings.number(key) as Self)
            }

            fn write(&self, setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                writeln!(f, "{} {self}", setting.key)
            }
        }
    )*};
}

numbers!(u8, u16, u32);

/// One of some words: [`Kind::Choice`].
impl<T: Words + FromStr<Err = Unreadable>> Value for T {
    fn read(settings: &Settings<'_>, key: &str) -> Result<Self, Unreadable> {
        settings.choice(key).parse()
    }

    fn write(&self, setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {self}", setting.key)
    }
}

/// A switch, or a choice of two words of which the second means `true`.
impl Value for bool {
    fn read(settings: &Settings<'_>, key: &str) -> Result<Self, Unreadable> {
        Ok(match settings.kind(key) {
            Some(Kind::Choice { of: [_, yes, ..], .. }) => settings.choice(key) == *yes,
            _ => settings.switch(key),
        })
    }

    fn write(&self, setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match setting.kind {
            Kind::Choice { of: [no, yes], .. } => [*no, *yes],
            _ => ["off", "on"],
        };
        writeln!(f, "{} {}", setting.key, words[usize::from(*self)])
    }
}

/// A switch that a released game got later, and that is off by default.
///
/// Its line is written only where it is on: a build that does not know the setting refuses its line, and in
/// the middle of an upgrade such a build may share a database with this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct AddedSwitch(pub bool);

impl Value for AddedSwitch {
    fn read(settings: &Settings<'_>, key: &str) -> Result<Self, Unreadable> {
        bool::read(settings, key).map(Self)
    }

    fn write(&self, setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 { self.0.write(setting, f) } else { Ok(()) }
    }
}

/// The first player, if named: [`Kind::first_player`].
impl Value for Option<Seat> {
    fn read(settings: &Settings<'_>, key: &str) -> Result<Self, Unreadable> {
        let Some(entry) = settings.entry(key).filter(|entry| entry.value != "random") else {
            return Ok(None);
        };
        let (seat, seats): (Seat, _) = (entry.parse()?, settings.number("seats"));
        if seat.index() >= seats as usize {
            return Err(entry.expected(format!("one of the {seats} seats, or `random`")));
        }
        Ok(Some(seat))
    }

    fn write(&self, setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", setting.key, self.map_or("random", Seat::letter))
    }
}

/// A word for each seat: [`Kind::EachSeat`].
impl<T: Words> Value for BySeat<T> {
    fn read(settings: &Settings<'_>, key: &str) -> Result<Self, Unreadable> {
        let seats = settings.number("seats") as u8;
        let chosen = settings.each_seat(key, seats)?;
        Ok(Self::from_fn(seats, |seat| T::WORDS[chosen[seat.index()]].1))
    }

    fn write(&self, setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(setting.key)?;
        self.values().iter().try_for_each(|word| write!(f, " {word}"))?;
        writeln!(f)
    }
}
