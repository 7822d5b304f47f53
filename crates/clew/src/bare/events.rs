//! What one viewer is sent: the newest state, at once and after each append.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use tokio::sync::watch;

use super::payload::Payload;

/// The events of one viewer.
pub(super) struct Events {
    payload: Arc<Payload>,
    viewer: usize,
    /// Ready when there is something that this viewer has not seen.
    next: Next,
}

type Next = Pin<Box<dyn Future<Output = Option<watch::Receiver<u64>>> + Send>>;

impl Events {
    /// Begins with how things stand now.
    pub(super) fn new(
        payload: Arc<Payload>,
        viewer: usize,
        mut seqs: watch::Receiver<u64>,
    ) -> Self {
        seqs.mark_changed();
        Self { payload, viewer, next: Box::pin(changed(seqs)) }
    }
}

/// Waits until there is something new; `None` if nothing will come any more.
async fn changed(mut seqs: watch::Receiver<u64>) -> Option<watch::Receiver<u64>> {
    seqs.changed().await.ok().map(|()| seqs)
}

impl Stream for Events {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let Some(mut seqs) = ready!(self.next.as_mut().poll(cx)) else { return Poll::Ready(None) };
        let seq = *seqs.borrow_and_update();
        let event = self.payload.event(self.viewer, seq);
        self.next = Box::pin(changed(seqs));
        Poll::Ready(Some(Ok(event)))
    }
}
