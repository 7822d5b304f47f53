//! The events of one append, kept for viewers and bots that have not seen them yet.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use game::{Game, Sighting, Viewer};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use ui::{Cx, GameUi, Narration};

use crate::Complete;

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

/// A sight as it is sent to a page, which plays it as a beat.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct StageSight {
    /// The sight; left out if the page plays no beat for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    saw: Option<Value>,
    /// Whether a sentence of the narration belongs to it.
    told: bool,
}

trait Events: Send + Sync {
    fn sights(&self, viewer: Viewer) -> Vec<Box<RawValue>>;
    fn narrate(&self, cx: &Cx<'_>, out: &mut Vec<Narration>);
    fn stage(&self, cx: &Cx<'_>, told: &mut Vec<Narration>, seen: &mut Vec<StageSight>);
    fn beats_ms(&self) -> u64;
    fn as_any(&self) -> &dyn Any;
}

struct List<G: Game>(Vec<G::Event>);

impl Happened {
    pub(crate) fn new<G: Complete>(seq: u64, events: Vec<G::Event>) -> Self {
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

    /// Appends the sentences about what the reader saw, and the sights that the page plays as beats. Sights
    /// without a beat and without a sentence are left out.
    pub fn stage(&self, cx: &Cx<'_>, told: &mut Vec<Narration>, seen: &mut Vec<StageSight>) {
        self.events.stage(cx, told, seen);
    }

    /// How long the beats of this append take at the normal pace, in milliseconds. It depends on what
    /// everybody sees alone, so that the time for which bots wait reveals nothing.
    pub fn beats_ms(&self) -> u64 {
        self.events.beats_ms()
    }

    /// The events, for bots of the game `G`; empty if they belong to another game.
    pub(crate) fn events<G: Game>(&self) -> &[G::Event] {
        self.events.as_any().downcast_ref::<List<G>>().map_or(&[], |list| &list.0)
    }
}

impl<G: Complete> Events for List<G> {
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
        out.extend(sights.filter_map(|sight| <G::Ui>::narrate(&sight, cx)));
    }

    fn stage(&self, cx: &Cx<'_>, told: &mut Vec<Narration>, seen: &mut Vec<StageSight>) {
        for sight in self.0.iter().filter_map(|event| G::sight(event, cx.scene.viewer)) {
            let saw = ui::beat::<G::Ui, G>(&sight).map(|(saw, _)| saw);
            let narration = <G::Ui>::narrate(&sight, cx);
            if saw.is_some() || narration.is_some() {
                seen.push(StageSight { saw, told: narration.is_some() });
            }
            told.extend(narration);
        }
    }

    fn beats_ms(&self) -> u64 {
        if <G::Ui>::BEATS.is_empty() {
            return 0;
        }
        let seen = self.0.iter().filter_map(|event| G::sight(event, Viewer::Watcher));
        seen.filter_map(|sight| ui::beat::<G::Ui, G>(&sight))
            .map(|(_, length)| u64::from(length))
            .sum()
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
