//! What a page is told: the parts of it that have changed, as HTML.

use std::mem::take;

use axum::response::sse::Event;
use game::{SeatSet, Talk, Viewer};
use table::Person;
use ui::pages::{self, Line, Said, Table};
use ui::{Cx, Sent, Words};

use super::at::As;
use super::stream::{Bye, Form, Listener};
use crate::reader::friendly_name;
use crate::room::Snapshot;
use crate::scene::{self, Page};
use crate::{Clock, Error};

/// The parts of a page, for our own script.
#[derive(Debug)]
pub(super) struct Html {
    clock: Clock,
    seen_as: As,
    page: Address,
    /// The last append that the page shows.
    last: Option<u64>,
    /// What has happened and stays, as this viewer is told of it.
    log: Option<(Viewer, Vec<Line>)>,
    /// What the page has been sent.
    sent: Sent,
    /// How much of what was said has been told; `None` for one who has just come.
    said: Option<u64>,
}

/// What a page says of itself when it asks for its parts.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub(super) words: &'static Words,
    /// Where it found the server.
    pub(super) origin: String,
    /// The build that made it.
    pub(super) build: String,
    /// Whether it shows the numbers of pieces that look alike.
    pub(super) numbers: bool,
}

impl Html {
    /// For a page that shows the table up to `last`.
    pub(super) fn new(clock: Clock, seen_as: As, page: Address, last: Option<u64>) -> Self {
        Self { clock, seen_as, page, last, log: None, sent: Sent::default(), said: None }
    }
}

impl Form for Html {
    fn viewer(&self, frame: &Snapshot, mine: SeatSet) -> Result<Viewer, Error> {
        self.seen_as.page_viewer(frame, mine)
    }

    fn tell(&mut self, to: &Listener, frame: &Snapshot, viewer: Viewer) -> Vec<Event> {
        let now = self.clock.now();
        // It is lent to the drawing, which changes the rest.
        let (origin, build) = (take(&mut self.page.origin), take(&mut self.page.build));
        let page = Page {
            words: self.page.words,
            origin: &origin,
            build: &build,
            numbers: self.page.numbers,
        };
        let events =
            scene::with(frame, (to.alias, viewer), page, now, |cx| self.draw(to, frame, cx));
        (self.page.origin, self.page.build) = (origin, build);
        self.last = Some(frame.table.seq());
        self.said = Some(frame.said);
        events
    }

    /// The script knows what to do by one word.
    fn bye(&self, why: Bye) -> Event {
        let why = match why {
            Bye::Asleep => "asleep",
            Bye::NotYours => "not-your-seat",
            Bye::GoingDown => "going-down",
        };
        Event::default().event("bye").data(why)
    }
}

impl Html {
    fn draw(&mut self, to: &Listener, frame: &Snapshot, cx: &Cx<'_>) -> Vec<Event> {
        let (now, seq, is_new) = (self.clock.now(), frame.table.seq(), self.said.is_none());
        let since = self.last.filter(|&last| last < seq);
        let sayings = match self.said {
            Some(said) if said == frame.said => Vec::new(),
            said => to.room.said_since(said.unwrap_or(0)),
        };
        let said: Vec<Said<'_>> = sayings.iter().map(|saying| saying.shown()).collect();
        let is_told = |said: &&Said<'_>| !is_new && (said.kind != Talk::Words || cx.scene.chat);
        let talk: Vec<Event> = said.iter().filter(is_told).map(|said| talk(cx, said)).collect();
        let viewer = cx.scene.viewer;
        let mut ignored = Vec::new();
        let known = self.log.take().filter(|(of, _)| *of == viewer);
        let is_known = known.is_some();
        let mut log = known.map_or_else(|| to.room.log(cx), |(_, log)| log);
        // What a log of all tells already is not added to it.
        let added = if is_known { &mut log } else { &mut ignored };
        let narrations =
            since.map_or_else(Vec::new, |since| to.room.narration((since, seq), now, cx, added));
        let cx = &cx.scripted();
        let table = Table {
            game: frame.table.game_parts(cx),
            narrations,
            log: &log,
            said: if is_new { said } else { Vec::new() },
            name: name(frame, self.page.words, to.person),
        };
        let parts = pages::parts(cx, table);
        let layout = (cx.scene.stage.name(), viewer);
        let changes = self.sent.update(layout, &parts, |parts| pages::stage(cx, parts));
        self.log = Some((viewer, log));
        let event = Event::default().event("parts").id(seq.to_string());
        // Without data the page notes the number and nothing else.
        let event = if changes.is_empty() { event } else { event.data(changes.join("\n")) };
        [event].into_iter().chain(talk).collect()
    }
}

/// A name for one who may still sit down.
fn name(frame: &Snapshot, words: &'static Words, person: Option<Person>) -> &'static str {
    if frame.table.is_started() { "" } else { friendly_name(words, person) }
}

fn talk(cx: &Cx<'_>, said: &Said<'_>) -> Event {
    Event::default().event("talk").data(pages::said(cx, said).into_string())
}
