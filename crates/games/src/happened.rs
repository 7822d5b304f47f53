//! What happened in one append, kept for those who have not seen it yet.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use game::{Game, Sighting, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use ui::{Cx, GameUi, Narration};

/// What happened in one append. It is secret as a whole: it gives out sights, each to its viewer.
/// A clone is the same.
#[derive(Clone)]
pub struct Happened {
    seq: u64,
    events: Arc<dyn Events>,
}

/// What a viewer saw.
#[derive(Serialize)]
struct Saw<S> {
    /// Whether it is shown once and then never again.
    fleeting: bool,
    saw: S,
}

trait Events: Send + Sync {
    fn sights(&self, viewer: Viewer) -> Vec<Box<RawValue>>;
    fn narrate(&self, cx: &Cx<'_>, out: &mut Vec<Narration>);
    fn as_any(&self) -> &dyn Any;
}

struct List<G: Game>(Vec<G::Event>);

impl Happened {
    pub(crate) fn new<G: GameUi>(seq: u64, events: Vec<G::Event>) -> Self {
        Self { seq, events: Arc::new(List::<G>(events)) }
    }

    /// In which append.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// What this viewer saw of it, in order, each as JSON.
    pub fn sights(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        self.events.sights(viewer)
    }

    /// Adds the sentences about what the reader saw of it, in the reader's language.
    pub fn narrate(&self, cx: &Cx<'_>, out: &mut Vec<Narration>) {
        self.events.narrate(cx, out);
    }

    /// The events, for bots of the same game.
    pub(crate) fn events<G: Game>(&self) -> &[G::Event] {
        self.events.as_any().downcast_ref::<List<G>>().map_or(&[], |list| &list.0)
    }
}

impl<G: GameUi> Events for List<G> {
    fn sights(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        let saw = self.0.iter().filter_map(|event| G::sight(event, viewer));
        let json = |saw: G::Sight| {
            let saw = Saw { fleeting: saw.fleeting(), saw };
            to_raw_value(&saw).expect("sights are plain data with text keys")
        };
        saw.map(json).collect()
    }

    fn narrate(&self, cx: &Cx<'_>, out: &mut Vec<Narration>) {
        let sights = self.0.iter().filter_map(|event| G::sight(event, cx.scene.viewer));
        out.extend(sights.filter_map(|sight| G::narrate(&sight, cx)));
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Without the events: they hold secrets.
impl fmt::Debug for Happened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Happened({})", self.seq)
    }
}
