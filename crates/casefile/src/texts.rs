//! What is read and written: texts that are right come back as they were, and others are refused;
//! and what tests say of the texts and numbers of every game.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use game::{Diagram, Refusal, Unreadable};

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

/// The refusals have these codes, in this order; no two share a code or a sentence.
///
/// # Panics
/// If it is not so.
#[track_caller]
pub fn codes<R: Refusal>(known: &[&str]) {
    let codes: Vec<&str> = R::ALL.iter().map(|refusal| refusal.code()).collect();
    assert_eq!(codes, known);
    let sentences = R::ALL.iter().map(ToString::to_string);
    for mut all in [sentences.collect::<Vec<_>>(), codes.iter().map(ToString::to_string).collect()]
    {
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), R::ALL.len(), "{all:?}");
        assert!(!all.contains(&String::new()));
    }
}

/// A rules number beyond the newest is played by the newest rules, and none by the oldest.
///
/// # Panics
/// If it is not so.
#[track_caller]
pub fn rules_numbers<G: Diagram>() {
    let config: G::Config = "".parse().unwrap_or_else(|error| panic!("{error}"));
    let newest = G::new(G::RULES, &config);
    assert_eq!(G::new(G::RULES + 98, &config), newest);
    assert_eq!(G::new(0, &config), G::new(1, &config));
    assert!(newest.draw().starts_with(&format!("rules {}\n", G::RULES)));
}
