//! Where a game says what happened.

/// Takes down events. The event is made only if somebody wants it.
pub trait Log<E> {
    /// Notes an event.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Wants no events: nothing is built and nothing is allocated.
#[derive(Clone, Copy, Debug)]
pub struct Quiet;

impl<E> Log<E> for Quiet {
    #[inline]
    fn note(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_events_and_the_quiet_log_makes_none() {
        let mut list = Vec::new();
        list.note(|| 1);
        list.note(|| 2);
        assert_eq!(list, [1, 2]);
        let mut made = false;
        Quiet.note(|| made = true);
        assert!(!made);
    }
}
