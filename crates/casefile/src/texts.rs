//! What is read and written: texts that are right come back as they were, and others are refused.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use game::Unreadable;

/// Each of these is read, and written as it stood.
///
/// # Panics
/// If one is not.
#[track_caller]
pub fn right<T: FromStr<Err = Unreadable> + Display>(texts: &[&str]) {
    for text in texts {
        let value: T = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(value.to_string(), *text);
    }
}

/// None of these can be read.
///
/// # Panics
/// If one can.
#[track_caller]
pub fn wrong<T: FromStr<Err = Unreadable> + Debug>(texts: &[&str]) {
    for text in texts {
        assert!(text.parse::<T>().is_err(), "`{text}` was read as {:?}", text.parse::<T>());
    }
}
