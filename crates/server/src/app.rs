//! What every request can reach.

use std::sync::Arc;

use journal::Journal;

use crate::Clock;
use crate::campaign::Results;
use crate::guard::{Limits, StreamCaps};
use crate::health::Health;
use crate::metrics::Metrics;
use crate::replays::Replays;
use crate::rooms::Rooms;

/// What every request can reach. A clone is the same.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

/// The parts of the server.
#[derive(Debug)]
pub(crate) struct Parts {
    /// The tables.
    pub(crate) rooms: Rooms,
    /// Where they are kept.
    pub(crate) journal: Journal,
    /// What time it is.
    pub(crate) clock: Clock,
    /// What is counted.
    pub(crate) metrics: Metrics,
    /// How often somebody may ask.
    pub(crate) limits: Limits,
    /// How many may look on.
    pub(crate) streams: StreamCaps,
    /// What was looked back on lately.
    pub(crate) replays: Replays,
    /// Results of finished games of the campaign.
    pub(crate) campaign: Results,
    /// Whether the store could be written to.
    pub(crate) health: Health,
}

impl App {
    pub(crate) fn new(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
