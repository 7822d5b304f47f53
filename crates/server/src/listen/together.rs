//! Where parts are put together before they are sent: for the system one part is less work, and to
//! copy these is hardly any.

use std::cell::RefCell;

/// So many bytes in several parts are put together.
pub(super) const MOST_TOGETHER: usize = 16 * 1024;

thread_local! {
    /// One for each thread: a connection needs no memory of its own for that.
    static TOGETHER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Does something with an empty place for them.
pub(super) fn together<T>(what: impl FnOnce(&mut Vec<u8>) -> T) -> T {
    TOGETHER.with_borrow_mut(|place| {
        place.clear();
        what(place)
    })
}
