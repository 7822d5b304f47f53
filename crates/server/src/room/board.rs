//! Where a table shows its newest frame, and where those who look wait for the next.
//!
//! A frame comes with every action and is waited for by every stream, so this is shorter than a
//! channel for any purpose: a reader keeps its place here and is woken by the same waker each time.
//! If it can be told of a frame on the spot, it is not woken at all.

use std::fmt::{self, Debug};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll, Waker};

/// Somebody who can be told of frames on the spot.
pub(crate) trait Onlooker<F>: Send + Sync + Debug {
    /// Takes note of this frame, and whether nothing is left to do about it. Takes little time:
    /// whoever is slow says no, and is woken.
    fn offer(&self, frame: &F, number: u64) -> bool;
}

/// So many are told on the spot. With more of them the table would be held up, so the others look
/// for themselves.
const NEAR: usize = 16;

/// Where a table shows its newest frame. Whoever drops it shows nothing more.
#[derive(Debug)]
pub(crate) struct Board<F>(Arc<Shared<F>>);

/// The newest frame, for those who look once.
#[derive(Debug)]
pub(crate) struct Glance<F>(Arc<Shared<F>>);

/// Somebody who sees all frames; who is slow misses some.
#[derive(Debug)]
pub(crate) struct Reader<F> {
    shared: Arc<Shared<F>>,
    place: usize,
    /// The number of the frame seen last; 0 for none.
    seen: u64,
}

struct Shared<F>(Mutex<Shown<F>>);

struct Shown<F> {
    frame: Arc<F>,
    /// Frames are counted from 1.
    number: u64,
    is_last: bool,
    readers: usize,
    places: Vec<Place<F>>,
}

/// A place that is taken, and who can be told there on the spot.
type Near<F> = (usize, Option<Arc<dyn Onlooker<F>>>);

/// A reader's place. It stays when the reader has gone, for the next one.
struct Place<F> {
    is_taken: bool,
    onlooker: Option<Weak<dyn Onlooker<F>>>,
    /// Whether the reader wants to be woken,
    waits: bool,
    /// and how.
    waker: Option<Waker>,
}

impl<F> Default for Place<F> {
    fn default() -> Self {
        Self { is_taken: false, onlooker: None, waits: false, waker: None }
    }
}

impl<F> Board<F> {
    pub(crate) fn new(frame: Arc<F>) -> Self {
        let shown = Shown { frame, number: 1, is_last: false, readers: 0, places: Vec::new() };
        Self(Arc::new(Shared(Mutex::new(shown))))
    }

    /// Shows this frame to all.
    pub(crate) fn show(&self, frame: &Arc<F>) {
        let mut shown = self.0.lock();
        shown.number += 1;
        let number = shown.number;
        let before = std::mem::replace(&mut shown.frame, Arc::clone(frame));
        let near = shown.near();
        // Nobody who comes or goes waits until all are told.
        drop(shown);
        for (place, onlooker) in near {
            if onlooker.is_none_or(|onlooker| !onlooker.offer(frame, number)) {
                self.0.lock().places[place].wake();
            }
        }
        self.0.lock().places.iter_mut().skip(NEAR).for_each(Place::wake);
        // What lies in it is given back after the others can look.
        drop(before);
    }

    /// The newest frame.
    pub(crate) fn frame(&self) -> Arc<F> {
        self.0.lock().frame.clone()
    }

    /// Whether anybody reads all frames.
    pub(crate) fn is_read(&self) -> bool {
        self.0.lock().readers > 0
    }

    /// For those who look once.
    pub(crate) fn glance(&self) -> Glance<F> {
        Glance(Arc::clone(&self.0))
    }
}

impl<F> Drop for Board<F> {
    fn drop(&mut self) {
        let mut shown = self.0.lock();
        shown.is_last = true;
        shown.places.iter_mut().for_each(Place::wake);
    }
}

impl<F> Glance<F> {
    /// The newest frame.
    pub(crate) fn frame(&self) -> Arc<F> {
        self.0.lock().frame.clone()
    }

    /// Somebody reads all frames, beginning with the newest, and may be told of them on the spot.
    pub(crate) fn follow(&self, onlooker: Option<Weak<dyn Onlooker<F>>>) -> Reader<F> {
        let mut shown = self.0.lock();
        shown.readers += 1;
        let free = shown.places.iter().position(|place| !place.is_taken);
        let place = free.unwrap_or_else(|| {
            shown.places.push(Place::default());
            shown.places.len() - 1
        });
        shown.places[place] = Place { is_taken: true, onlooker, ..Place::default() };
        Reader { shared: Arc::clone(&self.0), place, seen: 0 }
    }
}

impl<F> Reader<F> {
    /// The number of the frame seen last; 0 for none.
    pub(crate) fn seen(&self) -> u64 {
        self.seen
    }

    /// The newest frame, as soon as there is one that was not seen; `None` if none will come.
    pub(crate) fn poll_next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Arc<F>>> {
        let mut shown = self.shared.lock();
        if shown.number != self.seen {
            self.seen = shown.number;
            return Poll::Ready(Some(shown.frame.clone()));
        }
        if shown.is_last {
            return Poll::Ready(None);
        }
        let place = &mut shown.places[self.place];
        place.waits = true;
        if !place.waker.as_ref().is_some_and(|waker| waker.will_wake(cx.waker())) {
            place.waker = Some(cx.waker().clone());
        }
        Poll::Pending
    }
}

impl<F> Drop for Reader<F> {
    fn drop(&mut self) {
        let mut shown = self.shared.lock();
        shown.readers -= 1;
        shown.places[self.place] = Place::default();
    }
}

impl<F> Shared<F> {
    fn lock(&self) -> MutexGuard<'_, Shown<F>> {
        // Nothing in there panics half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<F> Shown<F> {
    /// Those in the first places, each with its place.
    fn near(&self) -> Vec<Near<F>> {
        let taken = self.places.iter().enumerate().take(NEAR).filter(|(_, place)| place.is_taken);
        taken.map(|(nth, place)| (nth, place.onlooker.as_ref().and_then(Weak::upgrade))).collect()
    }
}

impl<F> Place<F> {
    /// Wakes whoever waits there. A waker only puts its task into a queue.
    fn wake(&mut self) {
        if std::mem::take(&mut self.waits)
            && let Some(waker) = &self.waker
        {
            waker.wake_by_ref();
        }
    }
}

impl<F> fmt::Debug for Shared<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shared({})", self.lock().number)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
    use std::task::Wake;

    use super::*;

    #[derive(Default)]
    struct Count(AtomicU32);

    impl Wake for Count {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, SeqCst);
        }
    }

    /// What the reader sees now, if anything.
    fn look(reader: &mut Reader<u32>, count: &Arc<Count>) -> Poll<Option<u32>> {
        let waker = Waker::from(Arc::clone(count));
        reader.poll_next(&mut Context::from_waker(&waker)).map(|frame| frame.map(|frame| *frame))
    }

    #[test]
    fn a_reader_begins_with_the_newest_and_may_miss_some() {
        let (board, count) = (Board::new(Arc::new(1)), Arc::default());
        board.show(&Arc::new(2));
        let mut reader = board.glance().follow(None);
        assert_eq!(look(&mut reader, &count), Poll::Ready(Some(2)));
        assert_eq!(look(&mut reader, &count), Poll::Pending);
        board.show(&Arc::new(3));
        board.show(&Arc::new(4));
        assert_eq!(look(&mut reader, &count), Poll::Ready(Some(4)));
        assert_eq!(look(&mut reader, &count), Poll::Pending);
        assert_eq!((*board.frame(), *board.glance().frame()), (4, 4));
    }

    #[test]
    fn who_waits_is_woken_once_and_who_does_not_never() {
        let (board, count) = (Board::new(Arc::new(1)), Arc::<Count>::default());
        let mut reader = board.glance().follow(None);
        board.show(&Arc::new(2));
        assert_eq!(count.0.load(SeqCst), 0);
        assert!(look(&mut reader, &count).is_ready() && look(&mut reader, &count).is_pending());
        assert!(look(&mut reader, &count).is_pending());
        board.show(&Arc::new(3));
        board.show(&Arc::new(4));
        assert_eq!(count.0.load(SeqCst), 1);
    }

    #[test]
    fn a_reader_that_moved_to_another_task_is_woken_there() {
        let board = Board::new(Arc::new(1));
        let mut reader = board.glance().follow(None);
        let [old, new] = [(); 2].map(|()| Arc::<Count>::default());
        assert!(look(&mut reader, &old).is_ready() && look(&mut reader, &old).is_pending());
        assert!(look(&mut reader, &new).is_pending());
        board.show(&Arc::new(2));
        assert_eq!((old.0.load(SeqCst), new.0.load(SeqCst)), (0, 1));
    }

    #[test]
    fn after_the_last_frame_there_is_no_more() {
        let (board, count) = (Board::new(Arc::new(1)), Arc::<Count>::default());
        let mut reader = board.glance().follow(None);
        assert!(look(&mut reader, &count).is_ready() && look(&mut reader, &count).is_pending());
        board.show(&Arc::new(2));
        drop(board);
        assert_eq!(look(&mut reader, &count), Poll::Ready(Some(2)));
        assert_eq!(look(&mut reader, &count), Poll::Ready(None));
        let board = Board::new(Arc::new(1));
        let mut reader = board.glance().follow(None);
        assert!(look(&mut reader, &count).is_ready() && look(&mut reader, &count).is_pending());
        drop(board);
        assert_eq!((count.0.load(SeqCst), look(&mut reader, &count)), (2, Poll::Ready(None)));
    }

    /// Takes note of even frames, and leaves the odd ones to be looked for.
    #[derive(Debug, Default)]
    struct Even(Mutex<Vec<(u32, u64)>>);

    impl Onlooker<u32> for Even {
        fn offer(&self, frame: &u32, number: u64) -> bool {
            self.0.lock().expect("nobody panics").push((*frame, number));
            frame.is_multiple_of(2)
        }
    }

    #[test]
    fn who_was_told_on_the_spot_is_not_woken() {
        let (board, count) = (Board::new(Arc::new(1)), Arc::<Count>::default());
        let even = Arc::<Even>::default();
        let weak: Weak<Even> = Arc::downgrade(&even);
        let mut reader = board.glance().follow(Some(weak));
        assert!(look(&mut reader, &count).is_ready() && look(&mut reader, &count).is_pending());
        for (frame, woken) in [(2, 0), (4, 0), (5, 1), (7, 1)] {
            board.show(&Arc::new(frame));
            assert_eq!(count.0.load(SeqCst), woken, "{frame}");
        }
        assert_eq!(look(&mut reader, &count), Poll::Ready(Some(7)));
        assert!(look(&mut reader, &count).is_pending());
        let told = std::mem::take(&mut *even.0.lock().expect("nobody panics"));
        assert_eq!(told, [(2, 2), (4, 3), (5, 4), (7, 5)]);
        drop(even);
        board.show(&Arc::new(8));
        assert_eq!(count.0.load(SeqCst), 2, "one who has gone can be told nothing");
    }

    #[test]
    fn where_many_look_some_are_woken() {
        let (board, even) = (Board::new(Arc::new(1)), Arc::<Even>::default());
        let mut readers: Vec<(Reader<u32>, Arc<Count>)> = (0..NEAR + 3)
            .map(|_| {
                let weak: Weak<Even> = Arc::downgrade(&even);
                (board.glance().follow(Some(weak)), Arc::default())
            })
            .collect();
        for (reader, count) in &mut readers {
            assert!(look(reader, count).is_ready() && look(reader, count).is_pending());
        }
        board.show(&Arc::new(2));
        assert_eq!(even.0.lock().expect("nobody panics").len(), NEAR);
        let woken = readers.iter().map(|(_, count)| count.0.load(SeqCst));
        assert!(woken.eq([vec![0; NEAR], vec![1; 3]].concat()));
    }

    #[test]
    fn a_place_is_given_to_the_next_and_readers_are_counted() {
        let board = Board::new(Arc::new(1));
        let glance = board.glance();
        assert!(!board.is_read());
        let first = glance.follow(None);
        let mut second = glance.follow(None);
        drop(first);
        let mut third = glance.follow(None);
        assert_eq!((third.place, second.place, board.0.lock().places.len()), (0, 1, 2));
        let counts = [(); 2].map(|()| Arc::<Count>::default());
        for (reader, count) in [&mut second, &mut third].into_iter().zip(&counts) {
            assert!(look(reader, count).is_ready() && look(reader, count).is_pending());
        }
        board.show(&Arc::new(2));
        assert_eq!(counts.each_ref().map(|count| count.0.load(SeqCst)), [1, 1]);
        drop(second);
        assert!(board.is_read());
        drop(third);
        assert!(!board.is_read());
    }
}
