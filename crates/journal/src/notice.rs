//! What a journal tells of its own accord.

use std::sync::Arc;

use table::TableId;
use tokio::sync::broadcast::{Receiver, error::RecvError};

/// Something that another writer did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// These tables have so many appends each, or something beside their logs has changed.
    Grown(Arc<[(TableId, u64)]>),
    /// Some notices may have been missed: whoever follows a table looks for itself.
    Missed,
}

/// Notices as they come. A journal that nobody shares has none.
#[derive(Debug)]
pub struct Notices(pub(crate) Option<Receiver<Notice>>);

impl Notices {
    /// The next one; never, if there is none.
    pub async fn next(&mut self) -> Notice {
        let Some(inbox) = &mut self.0 else { return std::future::pending().await };
        match inbox.recv().await {
            Ok(notice) => notice,
            Err(RecvError::Lagged(_)) => Notice::Missed,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}
