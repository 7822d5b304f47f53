//! Recent events and chat messages, kept in memory for open streams.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::{Seat, SeatSet, Talk, Viewer};
use games::{Happened, StageSight};
use serde_json::value::RawValue;
use table::UnixMillis;
use ui::pages::{LINES, Line};
use ui::{Cx, Narration};

/// Maximum number of appends whose events are kept.
const MAX_APPENDS: usize = 64;
/// Number of appends whose lasting lines the log shows.
const LOGGED_APPENDS: usize = 24;
/// Events older than this are not narrated to new streams: ML-42 asks players to remember what they saw.
const MAX_NEWS_AGE_MS: u64 = 30_000;
/// Maximum number of chat messages that are kept.
const MAX_MESSAGES: usize = 50;
/// Maximum length of a chat message in characters.
const MAX_MESSAGE_CHARS: usize = 200;

/// Recent events and chat, shared between a room and its streams. The locks are held for single steps.
#[derive(Debug, Default)]
pub(crate) struct Recent {
    events: Mutex<RecentEvents>,
    chat: Mutex<RecentChat>,
}

impl Recent {
    pub(crate) fn events(&self) -> MutexGuard<'_, RecentEvents> {
        // A panic cannot leave these lists inconsistent.
        self.events.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn chat(&self) -> MutexGuard<'_, RecentChat> {
        self.chat.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The events of recent appends.
#[derive(Debug, Default)]
pub(crate) struct RecentEvents {
    events: VecDeque<(UnixMillis, Happened)>,
    /// The last append by a player, and its seat.
    acted: Option<(u64, Seat)>,
}

impl RecentEvents {
    /// Adds the events of an append; `player` is the seat whose player acted.
    pub(crate) fn push(&mut self, now: UnixMillis, player: Option<Seat>, happened: Happened) {
        self.acted = player.map(|seat| (happened.seq(), seat)).or(self.acted);
        self.prune(now);
        if self.events.len() == MAX_APPENDS {
            self.events.pop_front();
        }
        self.events.push_back((now, happened));
    }

    /// What a viewer saw after the append `from` up to the append `to`, in order, as JSON.
    pub(crate) fn sights(
        &self,
        (from, to): (u64, u64),
        viewer: Viewer,
        now: UnixMillis,
    ) -> Vec<Box<RawValue>> {
        let is_wanted = |(wall, happened): &&(UnixMillis, Happened)| {
            now.0.saturating_sub(wall.0) <= MAX_NEWS_AGE_MS && happened.seq() <= to
        };
        let wanted = self.after(from).filter(is_wanted);
        wanted.flat_map(|(_, happened)| happened.sights(viewer)).collect()
    }

    /// The appends after this one, in order. They are searched from the end: a stream misses few.
    fn after(&self, seq: u64) -> impl Iterator<Item = &(UnixMillis, Happened)> {
        let unseen =
            self.events.iter().rev().take_while(|(_, happened)| happened.seq() > seq).count();
        self.events.range(self.events.len() - unseen..)
    }

    /// Whether the newest append up to `to` was made by the player of one of these seats.
    pub(crate) fn is_own(&self, to: u64, mine: SeatSet) -> bool {
        self.acted.is_some_and(|(seq, seat)| seq == to && mine.contains(seat))
    }

    /// The narration of the appends after `from` up to `to`, in order, without old events. Lasting lines are
    /// added to the log, however old they are. The sights are added to `seen`.
    pub(crate) fn narration(
        &self,
        (from, to): (u64, u64),
        now: UnixMillis,
        cx: &Cx<'_>,
        (log, seen): (&mut Vec<Line>, &mut Vec<StageSight>),
    ) -> Vec<Narration> {
        let mut news = Vec::new();
        for (wall, happened) in self.after(from) {
            if happened.seq() > to {
                break;
            }
            let (before, seen_before) = (news.len(), seen.len());
            happened.stage(cx, &mut news, seen);
            log.extend(lines(happened, &news[before..]));
            if now.0.saturating_sub(wall.0) > MAX_NEWS_AGE_MS {
                news.truncate(before);
                seen.truncate(seen_before);
            }
        }
        // A page that is loaded now shows no older line.
        let first = self.events.get(self.events.len().saturating_sub(LOGGED_APPENDS));
        let oldest = first.map_or(0, |(_, happened)| happened.seq());
        log.retain(|line| line.seq() >= oldest);
        cut(log);
        news
    }

    /// The lasting lines of recent appends.
    pub(crate) fn log(&self, cx: &Cx<'_>) -> Vec<Line> {
        let last = self.events.iter().skip(self.events.len().saturating_sub(LOGGED_APPENDS));
        let (mut log, mut narrations) = (Vec::new(), Vec::new());
        for (_, happened) in last {
            narrations.clear();
            happened.narrate(cx, &mut narrations);
            log.extend(lines(happened, &narrations));
        }
        cut(&mut log);
        log
    }

    /// Drops events that are old, except those that the log shows.
    pub(crate) fn prune(&mut self, now: UnixMillis) {
        let is_old =
            |(wall, _): &(UnixMillis, Happened)| now.0.saturating_sub(wall.0) > MAX_NEWS_AGE_MS;
        while self.events.len() > LOGGED_APPENDS && self.events.front().is_some_and(is_old) {
            self.events.pop_front();
        }
    }
}

/// The lasting lines of an append.
fn lines(happened: &Happened, narrations: &[Narration]) -> impl Iterator<Item = Line> {
    let stays = narrations.iter().enumerate().filter(|(_, one)| !one.fleeting);
    stays.map(|(nth, one)| Line::new(happened.seq(), nth, one.text.clone()))
}

/// Keeps the newest lines only.
fn cut(log: &mut Vec<Line>) {
    if log.len() > LINES {
        log.drain(..log.len() - LINES);
    }
}

/// A chat message, a gesture or a reaction.
#[derive(Debug)]
pub(crate) struct ChatMessage {
    /// Its number, counted from 1.
    pub(crate) number: u64,
    /// The speaker.
    pub(crate) seat: Seat,
    /// What kind of talk it is.
    pub(crate) kind: Talk,
    /// The text.
    pub(crate) text: String,
}

impl ChatMessage {
    /// The message as a page shows it.
    pub(crate) fn shown(&self) -> ui::pages::Said<'_> {
        let Self { number, seat, kind, ref text } = *self;
        ui::pages::Said { number, seat, kind, text }
    }
}

/// The chat messages of a room.
#[derive(Debug, Default)]
pub(crate) struct RecentChat {
    count: u64,
    last: VecDeque<Arc<ChatMessage>>,
}

impl RecentChat {
    /// The number of messages so far.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// Adds a message.
    pub(crate) fn push(&mut self, seat: Seat, kind: Talk, text: String) {
        self.count += 1;
        if self.last.len() == MAX_MESSAGES {
            self.last.pop_front();
        }
        self.last.push_back(Arc::new(ChatMessage { number: self.count, seat, kind, text }));
    }

    /// The kept messages after this number.
    pub(crate) fn since(&self, number: u64) -> Vec<Arc<ChatMessage>> {
        self.last.iter().filter(|message| message.number > number).cloned().collect()
    }

    /// Drops all messages: the game is over.
    pub(crate) fn clear(&mut self) {
        self.last.clear();
    }
}

/// A message as one line without control characters; `None` if nothing is left, or if it is too long.
pub(crate) fn clean_text(text: &str) -> Option<String> {
    let plain: String =
        text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    if plain.chars().count() > MAX_MESSAGE_CHARS {
        return None;
    }
    let plain: String = plain.chars().filter(|letter| !is_unwanted(*letter)).collect();
    let plain = plain.trim();
    (!plain.is_empty()).then(|| plain.to_owned())
}

/// Whether this is a control character, or one that changes the direction of the text after it.
fn is_unwanted(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_becomes_one_plain_line() {
        assert_eq!(clean_text("  to\tthe\nleft\u{7}! "), Some("to the left!".to_owned()));
        assert_eq!(clean_text("a\u{202e}b"), Some("ab".to_owned()));
        assert_eq!(clean_text(" \n\u{1b} "), None);
        assert!(clean_text(&"ö".repeat(MAX_MESSAGE_CHARS)).is_some());
        assert_eq!(clean_text(&"ö".repeat(MAX_MESSAGE_CHARS + 1)), None);
    }

    #[test]
    fn only_the_last_things_are_kept() {
        let mut said = RecentChat::default();
        for number in 0..70 {
            said.push(Seat::A, Talk::Words, number.to_string());
        }
        assert_eq!((said.count(), said.since(0).len()), (70, MAX_MESSAGES));
        assert_eq!(
            said.since(68).iter().map(|message| message.number).collect::<Vec<_>>(),
            [69, 70]
        );
        said.clear();
        assert!(said.since(0).is_empty());
    }
}
