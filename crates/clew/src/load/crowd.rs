//! The four who look at a table.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::{self, ErrorKind};
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::time::sleep;

use super::course::Course;
use super::look::Look;
use super::opening::Viewer;

/// So much of a stream is read at once: several states.
const ROOM: usize = 16 * 1024;
/// A timer rings up to this much later than it is asked to; so it is asked to ring earlier.
const TIMER: Duration = Duration::from_millis(1);

/// The four who look at a table. They hear what comes whatever the table waits for.
#[derive(Debug)]
pub(super) struct Crowd {
    course: Rc<Course>,
    viewers: Vec<Viewer>,
    /// Actions that not all of them have seen yet, in order.
    unseen: VecDeque<Sent>,
    room: Vec<u8>,
}

/// An action that was done.
#[derive(Clone, Copy, Debug)]
struct Sent {
    seq: u64,
    at: Duration,
}

impl Crowd {
    pub(super) fn new(course: Rc<Course>, viewers: Vec<Viewer>) -> Self {
        Self { course, viewers, unseen: VecDeque::new(), room: vec![0; ROOM] }
    }

    /// Those who look from now on.
    pub(super) fn replace(&mut self, viewers: Vec<Viewer>) {
        self.viewers = viewers;
    }

    /// All of them are waited for to see this append, which was sent at that moment.
    pub(super) fn expect(&mut self, seq: u64, at: Duration) {
        self.unseen.push_back(Sent { seq, at });
        self.settle();
    }

    /// Waits until this viewer has seen that append.
    pub(super) async fn seen(&mut self, viewer: usize, seq: u64) -> io::Result<()> {
        self.until(|viewers, _| match viewers[viewer].listener.seq() >= seq {
            true => Poll::Ready(Ok(())),
            false => Poll::Pending,
        })
        .await
    }

    /// Waits until all of them have seen all that was done.
    pub(super) async fn settled(&mut self) -> io::Result<()> {
        while let Some(last) = self.unseen.back() {
            let seq = last.seq;
            for viewer in 0..self.viewers.len() {
                self.seen(viewer, seq).await?;
            }
        }
        Ok(())
    }

    /// Waits for a moment; it may be a little early.
    pub(super) async fn moment(&mut self, at: Duration) -> io::Result<()> {
        let left = at.saturating_sub(self.course.now()).saturating_sub(TIMER);
        let mut timer = pin!(sleep(left));
        self.until(|_, cx| timer.as_mut().poll(cx).map(Ok)).await
    }

    /// Hears what comes until something is done.
    pub(super) async fn until<T>(
        &mut self,
        mut done: impl FnMut(&[Viewer], &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> io::Result<T> {
        poll_fn(|cx| {
            self.hear(cx)?;
            match done(&self.viewers, cx) {
                Poll::Pending if self.viewers.iter().any(|viewer| viewer.listener.has_ended()) => {
                    let what = "the server has ended a stream of events";
                    Poll::Ready(Err(io::Error::new(ErrorKind::UnexpectedEof, what)))
                }
                other => other,
            }
        })
        .await
    }

    fn hear(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        let mut states = 0;
        for viewer in &mut self.viewers {
            states += viewer.listener.poll(cx, &mut self.room)?;
        }
        if states > 0 {
            self.settle();
            self.record();
        }
        Ok(())
    }

    /// Counts what all have seen.
    fn settle(&mut self) {
        let seqs = self.viewers.iter().map(|viewer| viewer.listener.seq());
        let Some(seq) = seqs.min() else { return };
        while let Some(sent) = self.unseen.front().filter(|sent| sent.seq <= seq) {
            self.course.tally.borrow_mut().shown(sent.at, self.course.now());
            self.unseen.pop_front();
        }
    }

    /// Keeps what all of them see, if they see the same moment.
    fn record(&self) {
        let Some(recorder) = &mut *self.course.recorder.borrow_mut() else { return };
        let mut seqs = self.viewers.iter().map(|viewer| viewer.listener.seq());
        let first = seqs.next();
        let mut states = self.viewers.iter().map(|viewer| viewer.listener.newest());
        // At the bare server no game ends: every table there would have to be opened again.
        let goes_on = |state| Look::read(state).is_ok_and(|look| !look.is_over());
        if seqs.all(|seq| Some(seq) == first) && states.clone().next().is_some_and(goes_on) {
            recorder.offer(&mut states);
        }
    }
}

#[cfg(test)]
mod tests;
