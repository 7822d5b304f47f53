//! The events of one append, kept for viewers and bots that have not seen them yet.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use game::{Game, Sighting, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use ui::{Cx, GameUi, Narration};

/// The game events of one append. As a whole they are secret; each viewer gets only their own sights.
/// Cloning is cheap.
#[derive(Clone)]
pub struct Happened {
    seq: u64,
    events: Arc<dyn Events>,
}

/// A sight as it is sent to a viewer.
#[derive(Serialize)]
struct Saw<S> {
    /// Whether the sight is shown once and not kept.
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

    /// The number of the append.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The sights of this viewer, in order, each as JSON.
    pub fn sights(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        self.events.sights(viewer)
    }

    /// Appends the sentences about what the reader saw, in the reader's language.
    pub fn narrate(&self, cx: &Cx<'_>, out: &mut Vec<Narration>) {
        self.events.narrate(cx, out);
    }

    /// The events, for bots of the game `G`; empty if they belong to another game.
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

/// Leaves out the events, because they hold secrets.
impl fmt::Debug for Happened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Happened({})", self.seq)
    }
}
