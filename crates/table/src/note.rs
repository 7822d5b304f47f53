//! Notes: records about the people at a table, which change neither the game nor its chance.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Unreadable};

use crate::names::is_word;
use crate::{Alias, Entropy, Hash, UnixMillis};

/// The content of a `note` record (format 2). A kind that this program does not know is stored unchanged
/// and has no effect, so that a newer program can add kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The chat was switched on or off.
    Chat(Switch),
    /// A link was made that gives a player's seat to the person who opens it.
    Link(SeatLink),
    /// A link was used. All links of its seat become invalid.
    LinkUsed {
        /// The SHA-256 of the link's code.
        hash: Hash,
    },
    /// A player's contribution to the chance, before the start.
    Ready {
        /// The player's seat.
        seat: Seat,
        /// The random bytes of the player's browser.
        entropy: Entropy,
    },
    /// The host has removed the player, whose `leave` follows. They cannot join again before a time.
    Removed {
        /// The player's seat.
        seat: Seat,
        /// The last time at which the player cannot join.
        until: UnixMillis,
    },
    /// Why the `closed` that follows was recorded.
    Closing(Closing),
    /// A kind that this program does not know.
    Other {
        /// A word: 1 to 40 of `a`-`z`, `0`-`9`, `-`.
        kind: String,
        /// The rest of the line.
        text: String,
    },
}

/// Whether something is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// Switched on.
    On,
    /// Switched off.
    Off,
}

/// Why the server itself closes a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// The table has as many records as one table may have.
    Limit,
    /// The operator of the server closed it.
    Operator,
}

/// A link that gives a player's seat to the person who opens it. The code in the link is never recorded,
/// only its hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatLink {
    /// The seat that it gives away.
    pub seat: Seat,
    /// The SHA-256 of the link's code.
    pub hash: Hash,
    /// The last time at which the link works.
    pub until: UnixMillis,
}

/// Maximum number of open links at a table. Another one replaces the oldest.
const MAX_LINKS: usize = 16;

/// Maximum number of removed players whose return is refused. Another one replaces the oldest.
const MAX_REMOVED: usize = 64;

/// The state that follows from the notes of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notes {
    pub(crate) chat: Switch,
    pub(crate) links: Vec<SeatLink>,
    pub(crate) ready: Vec<(Seat, Entropy)>,
    pub(crate) round: u64,
    pub(crate) removed: Vec<(Alias, UnixMillis)>,
    pub(crate) closing: Option<Closing>,
}

impl Default for Notes {
    fn default() -> Self {
        Self {
            chat: Switch::On,
            links: Vec::new(),
            ready: Vec::new(),
            round: 1,
            removed: Vec::new(),
            closing: None,
        }
    }
}

impl Notes {
    /// Whether the chat is switched on.
    pub fn chat(&self) -> Switch {
        self.chat
    }

    /// The seat that the link with this hash gives away, if the link is open and has not expired.
    pub fn link(&self, hash: Hash, now: UnixMillis) -> Option<Seat> {
        let fits = |link: &&SeatLink| link.hash == hash && link.until >= now;
        self.links.iter().find(fits).map(|link| link.seat)
    }

    /// The contributions to the chance that are still valid, in order of seats.
    pub fn ready(&self) -> &[(Seat, Entropy)] {
        &self.ready
    }

    /// The number of the append that last changed settings or seats. Only contributions after it count.
    pub fn round(&self) -> u64 {
        self.round
    }

    /// Whether the host has removed this person, who cannot join again yet.
    pub fn is_removed(&self, person: Alias, now: UnixMillis) -> bool {
        self.removed.iter().any(|&(removed, until)| removed == person && until >= now)
    }

    /// Why the server itself closed the table, if it did.
    pub fn closing(&self) -> Option<Closing> {
        self.closing
    }

    pub(crate) fn remove(&mut self, person: Alias, until: UnixMillis) {
        if self.removed.len() == MAX_REMOVED {
            self.removed.remove(0);
        }
        self.removed.push((person, until));
    }

    pub(crate) fn add_link(&mut self, link: SeatLink) {
        if self.links.len() == MAX_LINKS {
            self.links.remove(0);
        }
        self.links.push(link);
    }

    /// Invalidates all links of the seat that the link with this hash belongs to; `None` if there is no
    /// such link.
    pub(crate) fn use_link(&mut self, hash: Hash) -> Option<()> {
        let seat = self.links.iter().find(|link| link.hash == hash)?.seat;
        self.drop_links(seat);
        Some(())
    }

    pub(crate) fn drop_links(&mut self, seat: Seat) {
        self.links.retain(|link| link.seat != seat);
    }

    pub(crate) fn contribute(&mut self, seat: Seat, entropy: Entropy) {
        self.ready.retain(|&(ready, _)| ready != seat);
        self.ready.push((seat, entropy));
        self.ready.sort_by_key(|&(seat, _)| seat);
    }
}

impl fmt::Display for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Limit => "limit",
            Self::Operator => "operator",
        })
    }
}

impl fmt::Display for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::On => "on",
            Self::Off => "off",
        })
    }
}

impl FromStr for Switch {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text {
            "on" => Ok(Self::On),
            "off" => Ok(Self::Off),
            _ => Err(Unreadable::new("on or off", text)),
        }
    }
}

/// Writes the part of the record after the word `note`.
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chat(switch) => write!(f, "chat {switch}"),
            Self::Link(SeatLink { seat, hash, until }) => write!(f, "link {seat} {hash} {until}"),
            Self::LinkUsed { hash } => write!(f, "link-used {hash}"),
            Self::Ready { seat, entropy } => write!(f, "ready {seat} {entropy}"),
            Self::Removed { seat, until } => write!(f, "removed {seat} {until}"),
            Self::Closing(closing) => write!(f, "closing {closing}"),
            Self::Other { kind, text } if text.is_empty() => f.write_str(kind),
            Self::Other { kind, text } => write!(f, "{kind} {text}"),
        }
    }
}

impl FromStr for Note {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let (kind, text) = line.split_once(' ').unwrap_or((line, ""));
        if !is_word(kind, 40) {
            return Err(Unreadable::new("a kind of note: 1 to 40 of a-z, 0-9 and -", kind));
        }
        if text.contains(char::is_control) {
            return Err(Unreadable::new("a note without control characters", text));
        }
        let two = || text.split_once(' ').ok_or_else(|| Unreadable::new("another field", text));
        Ok(match kind {
            "chat" => Self::Chat(text.parse()?),
            "link" => {
                let (seat, rest) = two()?;
                let (hash, until) =
                    rest.split_once(' ').ok_or_else(|| Unreadable::new("another field", rest))?;
                Self::Link(SeatLink {
                    seat: seat.parse()?,
                    hash: hash.parse()?,
                    until: until.parse()?,
                })
            }
            "link-used" => Self::LinkUsed { hash: text.parse()? },
            "ready" => {
                let (seat, entropy) = two()?;
                Self::Ready { seat: seat.parse()?, entropy: entropy.parse()? }
            }
            "removed" => {
                let (seat, until) = two()?;
                Self::Removed { seat: seat.parse()?, until: until.parse()? }
            }
            "closing" if text == "limit" => Self::Closing(Closing::Limit),
            "closing" if text == "operator" => Self::Closing(Closing::Operator),
            _ => Self::Other { kind: kind.to_owned(), text: text.to_owned() },
        })
    }
}
