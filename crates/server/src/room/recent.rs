//! What happened lately: for streams that lost their connection for a moment.

use std::collections::VecDeque;

use game::Viewer;
use games::Happened;
use serde_json::value::RawValue;
use table::UnixMillis;
use ui::pages::{LINES, Line};
use ui::{Cx, Narration};

/// So many appends are kept at most.
const MOST: usize = 64;
/// Of so many appends the log tells what stays.
const LOGGED: usize = 24;
/// Nothing is news for longer, in milliseconds: nobody can read again what was to be remembered (ML-42).
const AGE: u64 = 30_000;

/// The events of the last appends.
#[derive(Debug, Default)]
pub(crate) struct Recent(VecDeque<(UnixMillis, Happened)>);

impl Recent {
    /// Keeps what happened now.
    pub(crate) fn push(&mut self, now: UnixMillis, happened: Happened) {
        self.prune(now);
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back((now, happened));
    }

    /// What a viewer saw after the append `from` up to the append `to`, in order.
    pub(crate) fn sights(
        &self,
        (from, to): (u64, u64),
        viewer: Viewer,
        now: UnixMillis,
    ) -> Vec<Box<RawValue>> {
        let is_wanted = |(wall, happened): &&(UnixMillis, Happened)| {
            let is_recent = now.0.saturating_sub(wall.0) <= AGE;
            is_recent && happened.seq() > from && happened.seq() <= to
        };
        self.0.iter().filter(is_wanted).flat_map(|(_, happened)| happened.sights(viewer)).collect()
    }

    /// What is told of the appends after `from` up to `to`, in the order in which it happened. What
    /// stays is added to the log, however late it is heard.
    pub(crate) fn narrations(
        &self,
        (from, to): (u64, u64),
        now: UnixMillis,
        cx: &Cx<'_>,
        log: &mut Vec<Line>,
    ) -> Vec<Narration> {
        let mut news = Vec::new();
        let unseen = self.0.iter().rev().take_while(|(_, happened)| happened.seq() > from).count();
        for (wall, happened) in self.0.range(self.0.len() - unseen..) {
            if happened.seq() > to {
                break;
            }
            let before = news.len();
            happened.narrate(cx, &mut news);
            log.extend(lines(happened, &news[before..]));
            if now.0.saturating_sub(wall.0) > AGE {
                news.truncate(before);
            }
        }
        // A page that is loaded now shows no line that is older.
        let first = self.0.get(self.0.len().saturating_sub(LOGGED));
        let oldest = first.map_or(0, |(_, happened)| happened.seq());
        log.retain(|line| line.seq() >= oldest);
        cut(log);
        news
    }

    /// What is told of the last appends and stays: nothing fleeting, however young.
    pub(crate) fn log(&self, cx: &Cx<'_>) -> Vec<Line> {
        let last = self.0.iter().skip(self.0.len().saturating_sub(LOGGED));
        let (mut log, mut narrations) = (Vec::new(), Vec::new());
        for (_, happened) in last {
            narrations.clear();
            happened.narrate(cx, &mut narrations);
            log.extend(lines(happened, &narrations));
        }
        cut(&mut log);
        log
    }

    /// Forgets what is old, but for what the log shows.
    pub(crate) fn prune(&mut self, now: UnixMillis) {
        let is_old = |(wall, _): &(UnixMillis, Happened)| now.0.saturating_sub(wall.0) > AGE;
        while self.0.len() > LOGGED && self.0.front().is_some_and(is_old) {
            self.0.pop_front();
        }
    }
}

/// What stays of what is told of an append.
fn lines(happened: &Happened, narrations: &[Narration]) -> impl Iterator<Item = Line> {
    let stays = narrations.iter().enumerate().filter(|(_, one)| !one.fleeting);
    stays.map(|(nth, one)| Line::new(happened.seq(), nth, &one.text))
}

/// Only the newest lines are shown.
fn cut(log: &mut Vec<Line>) {
    if log.len() > LINES {
        log.drain(..log.len() - LINES);
    }
}
