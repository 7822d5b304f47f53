//! The events of a page: the parts of it that have changed, as HTML.

use std::sync::Arc;

use axum::response::sse::Event;
use game::{SeatSet, Talk, Viewer};
use serde_json::json;
use ui::pages::{self, Line, Said, Table};
use ui::{Cx, Sent};

use super::events::{Bye, EventFormat, Listener};
use crate::Error;
use crate::reader::Reader;
use crate::room::Snapshot;
use crate::scene;

/// The parts of a page, for our own script.
#[derive(Debug)]
pub(super) struct PageEvents {
    reader: Arc<Reader>,
    /// The last append that the page shows.
    last: Option<u64>,
    /// The lines of the log, in the words for this viewer.
    log: Option<(Viewer, Vec<Line>)>,
    /// The parts that the page has.
    sent: Sent,
    /// The number of the last chat message that was sent; `None` for a new page.
    said: Option<u64>,
}

impl PageEvents {
    /// For a page that shows the table up to the append `last`.
    pub(super) fn new(reader: Reader, last: Option<u64>) -> Self {
        let (reader, sent) = (Arc::new(reader), Sent::default());
        Self { reader, last, log: None, sent, said: None }
    }
}

impl EventFormat for PageEvents {
    fn viewer(&self, to: &Listener, snapshot: &Snapshot, mine: SeatSet) -> Result<Viewer, Error> {
        to.seen_as.page_viewer(snapshot, mine)
    }

    fn events(&mut self, to: &Listener, snapshot: &Snapshot, viewer: Viewer) -> Vec<Event> {
        let (reader, now) = (Arc::clone(&self.reader), to.clock.now());
        let events = scene::with(snapshot, (to.alias, viewer), &reader, now, |cx| {
            self.draw(to, snapshot, cx)
        });
        self.last = Some(snapshot.table.seq());
        self.said = Some(snapshot.said);
        events
    }

    /// One word, by which the script knows what to do.
    fn bye(&self, why: Bye) -> Event {
        let why = match why {
            Bye::Asleep => "asleep",
            Bye::NotYours => "not-your-seat",
            Bye::GoingDown => "going-down",
        };
        Event::default().event("bye").data(why)
    }
}

impl PageEvents {
    fn draw(&mut self, to: &Listener, snapshot: &Snapshot, cx: &Cx<'_>) -> Vec<Event> {
        let (now, seq, is_new) = (to.clock.now(), snapshot.table.seq(), self.said.is_none());
        let since = self.last.filter(|&last| last < seq);
        let messages = match self.said {
            Some(said) if said == snapshot.said => Vec::new(),
            said => to.room.recent.chat().since(said.unwrap_or(0)),
        };
        let said: Vec<Said<'_>> = messages.iter().map(|message| message.shown()).collect();
        let is_sent = |said: &&Said<'_>| !is_new && (said.kind != Talk::Words || cx.scene.chat);
        let talk: Vec<Event> = said.iter().filter(is_sent).map(|said| talk(cx, said)).collect();
        let viewer = cx.scene.viewer;
        let kept = self.log.take().filter(|(of, _)| *of == viewer);
        // A log that is read in full already has the lines of the narration.
        let mut ignored = Vec::new();
        let (is_kept, mut seen) = (kept.is_some(), Vec::new());
        let mut log = kept.map_or_else(|| to.room.recent.events().log(cx), |(_, log)| log);
        let added = if is_kept { &mut log } else { &mut ignored };
        let narrations = since.map_or_else(Vec::new, |since| {
            to.room.recent.events().narration((since, seq), now, cx, (added, &mut seen))
        });
        // Beats are for those who watch: a page that was away is brought to the present.
        let is_played = !is_new && cx.scene.is_staged() && !seen.is_empty();
        let own = to.room.recent.events().is_own(seq, cx.scene.mine);
        let stage = is_played.then(|| json!({ "own": own, "sights": seen }).to_string());
        let (cx, reader) = (&cx.scripted(), Arc::clone(&self.reader));
        // A name is proposed to those who may still join.
        let is_started = snapshot.table.is_started();
        let name = if is_started { "" } else { reader.proposed_name(to.person) };
        let table = Table {
            game: snapshot.table.game_parts(cx),
            narrations,
            log: &log,
            said: if is_new { said } else { Vec::new() },
            name,
        };
        let parts = pages::parts(cx, table);
        let layout = (cx.scene.stage.name(), viewer);
        let changes = self.sent.update(layout, &parts, |parts| pages::stage(cx, parts));
        self.log = Some((viewer, log));
        let event = |data: &String| {
            let event = Event::default().event("parts");
            // Without data the page notes the number and nothing else.
            if data.is_empty() { event } else { event.data(data) }
        };
        let mut texts = ui::events(&changes);
        // The first line of the first event is JSON, the others are HTML.
        if let (Some(stage), Some(first)) = (stage, texts.first_mut()) {
            *first = if first.is_empty() { stage } else { format!("{stage}\n{first}") };
        }
        let mut events: Vec<Event> = texts.iter().map(event).collect();
        // Only the last event has the number: a page that has it has everything.
        let last = events.pop().map(|last| last.id(seq.to_string()));
        events.into_iter().chain(last).chain(talk).collect()
    }
}

fn talk(cx: &Cx<'_>, said: &Said<'_>) -> Event {
    Event::default().event("talk").data(pages::said(cx, said).into_string())
}
