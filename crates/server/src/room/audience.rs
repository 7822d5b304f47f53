//! Those who look at a table, so that whoever sees a frame first can draw it up for all: what it
//! takes lies at hand then, and the others only send what they find.

use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// Somebody for whom frames can be drawn up.
pub(crate) trait Onlooker<F>: Send + Sync + Debug {
    /// Draws this frame up, unless that is done, or is being done, or there is no hurry.
    fn offer(&self, frame: &F, number: u64);
}

/// All who look at a table.
#[derive(Debug)]
pub(crate) struct Audience<F> {
    all: Mutex<Vec<Weak<dyn Onlooker<F>>>>,
    /// The number of the frame that was offered last.
    offered: AtomicU64,
}

impl<F> Audience<F> {
    /// Somebody looks on from now.
    pub(crate) fn join(&self, onlooker: Weak<dyn Onlooker<F>>) {
        let mut all = self.lock();
        all.retain(|other| other.strong_count() > 0);
        all.push(onlooker);
    }

    /// Offers a frame to all, if nobody has.
    pub(crate) fn offer(&self, frame: &F, number: u64) {
        if self.offered.fetch_max(number, Relaxed) >= number {
            return;
        }
        // Nobody who comes or goes waits for the drawing.
        let all: Vec<Arc<dyn Onlooker<F>>> = self.lock().iter().filter_map(Weak::upgrade).collect();
        all.iter().for_each(|onlooker| onlooker.offer(frame, number));
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Weak<dyn Onlooker<F>>>> {
        // Nothing in there panics half done.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<F> Default for Audience<F> {
    fn default() -> Self {
        Self { all: Mutex::default(), offered: AtomicU64::new(0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was offered to somebody.
    #[derive(Debug, Default)]
    struct Offered(Mutex<Vec<(char, u64)>>);

    impl Onlooker<char> for Offered {
        fn offer(&self, frame: &char, number: u64) {
            self.0.lock().expect("nobody panics").push((*frame, number));
        }
    }

    fn joins(audience: &Audience<char>) -> Arc<Offered> {
        let onlooker = Arc::<Offered>::default();
        let weak: Weak<Offered> = Arc::downgrade(&onlooker);
        audience.join(weak);
        onlooker
    }

    #[test]
    fn a_frame_is_offered_once_to_all_who_are_there() {
        let audience = Audience::default();
        let [one, other, gone] = [(); 3].map(|()| joins(&audience));
        audience.offer(&'a', 1);
        drop(gone);
        audience.offer(&'a', 1);
        audience.offer(&'c', 3);
        // It was seen late: there is a newer one.
        audience.offer(&'b', 2);
        for onlooker in [one, other] {
            assert_eq!(*onlooker.0.lock().expect("nobody panics"), [('a', 1), ('c', 3)]);
        }
        let _last = joins(&audience);
        assert_eq!(audience.lock().len(), 1, "who has gone is forgotten");
    }
}
