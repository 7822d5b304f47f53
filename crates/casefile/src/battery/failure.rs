//! What went wrong, with all that is needed to see it again.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::Point;

/// A promise that a game does not keep.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{point}\n{detail}")]
pub struct Failure {
    /// Which promise.
    pub point: Point,
    /// Where and how: seed, number of the input, config, inputs and diagram.
    pub detail: String,
}

/// The same before anybody has added where it was.
#[derive(Debug)]
pub(crate) struct Wrong {
    pub(super) point: Point,
    pub(super) what: String,
}

impl Wrong {
    pub(super) fn new(point: Point, what: impl Into<String>) -> Self {
        Self { point, what: what.into() }
    }
}

/// For what belongs to no game in particular.
impl From<Wrong> for Failure {
    fn from(wrong: Wrong) -> Self {
        Self { point: wrong.point, detail: wrong.what }
    }
}

/// Fails at the point, unless `holds`.
pub(super) fn ensure(
    holds: bool,
    point: Point,
    what: impl FnOnce() -> String,
) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err(Wrong::new(point, what())) }
}

/// Fails at the point, if the two differ.
pub(super) fn same<T: PartialEq + fmt::Debug>(
    one: &T,
    other: &T,
    point: Point,
    what: impl FnOnce() -> String,
) -> Result<(), Wrong> {
    ensure(one == other, point, || format!("{}\n  {one:?}\n  {other:?}", what()))
}

/// Does it, and makes a failure at the point out of a panic.
pub(super) fn guarded<T>(
    point: Point,
    task: impl FnOnce() -> Result<T, Wrong>,
) -> Result<T, Wrong> {
    catch_unwind(AssertUnwindSafe(task))
        .unwrap_or_else(|panic| Err(Wrong::new(point, format!("it panicked: {}", said(&*panic)))))
}

fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}
