//! Sheets on which events are written. When one has been sent, the next is written on it: to ask for
//! memory and to give it back, four times for each action, takes longer than to write.

use std::cell::RefCell;

use bytes::Bytes;

/// A sheet. What was on it before is gone.
#[derive(Default)]
pub(crate) struct Sheet(Vec<u8>);

/// So many empty ones each thread keeps: with a reader that keeps up, one is enough.
const MOST: usize = 16;
/// A larger one is not kept.
const LARGEST: usize = 32 * 1024;

thread_local! {
    static EMPTY: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

impl Sheet {
    /// An empty one.
    pub(crate) fn new() -> Self {
        Self(EMPTY.with_borrow_mut(Vec::pop).unwrap_or_default())
    }

    /// To write on.
    pub(crate) fn out(&mut self) -> &mut Vec<u8> {
        &mut self.0
    }

    /// What was written, to be sent.
    pub(crate) fn into_bytes(self) -> Bytes {
        Bytes::from_owner(self)
    }
}

impl AsRef<[u8]> for Sheet {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Sheet {
    fn drop(&mut self) {
        let mut sheet = std::mem::take(&mut self.0);
        sheet.clear();
        // A thread that ends keeps nothing.
        let _ = EMPTY.try_with(|empty| {
            let mut empty = empty.borrow_mut();
            if empty.len() < MOST && (1..=LARGEST).contains(&sheet.capacity()) {
                empty.push(sheet);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_that_was_sent_is_used_again_and_is_empty() {
        let mut first = Sheet::new();
        first.out().extend_from_slice(b"a secret");
        let place = first.out().as_ptr();
        let bytes = first.into_bytes();
        assert_eq!(&bytes[..], b"a secret");
        assert_ne!(Sheet::new().out().as_ptr(), place, "it is not sent yet");
        drop(bytes);
        let mut next = Sheet::new();
        assert!(next.out().as_ptr() == place && next.out().is_empty());
    }

    #[test]
    fn neither_many_nor_large_ones_are_kept() {
        let mut large = Sheet::new();
        large.out().reserve(2 * LARGEST);
        let place = large.out().as_ptr();
        drop(large);
        let mut many: Vec<Sheet> = (0..2 * MOST).map(|_| Sheet::new()).collect();
        for sheet in &mut many {
            sheet.out().push(1);
            assert_ne!(sheet.out().as_ptr(), place);
        }
        drop(many);
        assert_eq!(EMPTY.with_borrow(Vec::len), MOST);
    }
}
