//! Reads the entries after the position as steps.

use std::str::FromStr;

use game::{Diagram, Entry, Game, Millis, Refusal, Seat, Unreadable, Viewer};

use super::message::squeezed;
use super::step::{Input, Move, Step, What};
use super::verbs::VERBS;
use super::{facts, listing};

/// The deepest count that a case may ask for: deeper ones would never end.
const DEEPEST: u32 = 12;

/// Reads all steps of a case at a table with `seats` seats.
pub(super) fn steps<'t, G: Diagram>(
    entries: Vec<Entry<'t>>,
    seats: u8,
) -> Result<Vec<Step<'t, G>>, Unreadable> {
    let mut reader = Reader { seats, now: Millis::ZERO };
    let mut steps = Vec::new();
    let mut entries = entries.into_iter();
    while let Some(entry) = entries.next() {
        let what = match entry.key {
            "no" => reader.no::<G>(&entry, entries.next())?,
            _ => reader.what::<G>(&entry)?,
        };
        steps.push(Step { entry, what });
    }
    Ok(steps)
}

struct Reader {
    seats: u8,
    now: Millis,
}

impl Reader {
    fn what<'t, G: Diagram>(&mut self, entry: &Entry<'t>) -> Result<What<'t, G>, Unreadable> {
        if !matches!(entry.key, "legal" | "odds") && VERBS.contains(&entry.key) {
            entry.without_block()?;
        }
        Ok(match entry.key {
            "at" => What::At(self.time(entry)?),
            "act" => What::Input(self.act(entry)?),
            "why" => return Err(entry.expected("a line `no SEAT ACTION` before `why`")),
            "chance" => What::Input(Input::Chance(notation(entry.value, entry.line)?)),
            "alarm" => What::Input(alarm(entry)?),
            "misfit" => What::Misfit(match entry.value {
                "alarm" => Input::Alarm,
                outcome => Input::Chance(notation(outcome, entry.line)?),
            }),
            "legal" => {
                let (seat, list) = self.seat(entry)?;
                What::Legal(seat, listing::actions(entry, list)?)
            }
            "odds" => What::Odds(listing::odds::<G>(entry)?),
            "sees" => {
                let (viewer, words) = self.viewer(entry)?;
                What::Sees(viewer, words)
            }
            "hides" => {
                let (viewer, words) = self.viewer(entry)?;
                What::Hides(viewer, words)
            }
            "talk" => self.talk::<G>(entry)?,
            "phase" => What::Phase(phase(entry)?),
            "over" => What::Over(notation(entry.value, entry.line)?),
            "deadline" => What::Deadline(match entry.value {
                "none" => None,
                _ => Some(entry.parse()?),
            }),
            "perft" => perft(entry)?,
            "absent" => What::Absent(absent::<G>(entry)?),
            "invalid" => {
                let expected = "`invalid` as the only step of its case";
                return Err(Unreadable::wrong(expected, "other steps").on_line(entry.line));
            }
            _ => {
                facts::check_key::<G>(entry)?;
                What::Fact
            }
        })
    }

    fn no<'t, G: Game>(
        &self,
        entry: &Entry<'t>,
        next: Option<Entry<'t>>,
    ) -> Result<What<'t, G>, Unreadable> {
        entry.without_block()?;
        let (seat, action) = self.seat(entry)?;
        let action = notation(action, entry.line)?;
        let expected = "a line `why CODE` after `no`";
        let Some(reason) = next else {
            return Err(Unreadable::new(expected, "").on_line(entry.line));
        };
        if reason.key != "why" {
            return Err(Unreadable::new(expected, reason.key).on_line(reason.line));
        }
        reason.without_block()?;
        let why = refusal::<G>(reason.value, "", reason.line)?;
        Ok(What::No { seat, action, why, reason })
    }

    fn time(&mut self, entry: &Entry<'_>) -> Result<Millis, Unreadable> {
        let time = entry.parse()?;
        if time < self.now {
            return Err(entry.expected(format!("a time not before {}", self.now)));
        }
        self.now = time;
        Ok(time)
    }

    fn act<G: Game>(&self, entry: &Entry<'_>) -> Result<Input<G>, Unreadable> {
        let (seat, action) = self.seat(entry)?;
        Ok(Input::Act(seat, notation(action, entry.line)?))
    }

    fn talk<'t, G: Game>(&self, entry: &Entry<'t>) -> Result<What<'t, G>, Unreadable> {
        let (seat, rest) = self.seat(entry)?;
        let (kind, answer) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let kind = notation(kind, entry.line)?;
        let answer = match answer.trim() {
            "yes" => Ok(()),
            code => Err(refusal::<G>(code, "`yes`, or ", entry.line)?),
        };
        Ok(What::Talk(seat, kind, answer))
    }

    /// The seat that the value begins with, and the rest of it.
    fn seat<'t>(&self, entry: &Entry<'t>) -> Result<(Seat, &'t str), Unreadable> {
        let inner = entry.inner();
        Ok((self.at_this_table(inner.key, entry.line)?, inner.value))
    }

    fn viewer<'t>(&self, entry: &Entry<'t>) -> Result<(Viewer, &'t str), Unreadable> {
        let inner = entry.inner();
        let viewer = match notation(inner.key, entry.line)? {
            Viewer::Watcher => Viewer::Watcher,
            Viewer::Seat(_) => Viewer::Seat(self.at_this_table(inner.key, entry.line)?),
        };
        if inner.value.is_empty() {
            return Err(entry.expected(format!("words after `{} {viewer}`", entry.key)));
        }
        Ok((viewer, inner.value))
    }

    fn at_this_table(&self, letter: &str, line: usize) -> Result<Seat, Unreadable> {
        let seat: Seat = notation(letter, line)?;
        let last = Seat::first(self.seats).next_back();
        match last {
            Some(last) if seat > last => {
                let expected = format!("a seat of this table, A to {last}");
                Err(Unreadable::new(expected, letter).on_line(line))
            }
            _ => Ok(seat),
        }
    }
}

fn alarm<G: Game>(entry: &Entry<'_>) -> Result<Input<G>, Unreadable> {
    match entry.value {
        "" => Ok(Input::Alarm),
        _ => Err(entry.expected("nothing after `alarm`")),
    }
}

fn phase(entry: &Entry<'_>) -> Result<Move, Unreadable> {
    let inner = entry.inner();
    match (inner.key, inner.value) {
        ("chance", "") => Ok(Move::Chance),
        ("over", "") => Ok(Move::Over),
        ("open", seats) => Ok(Move::Open(notation(seats, entry.line)?)),
        _ => Err(entry.expected("`open` and seats, `chance` or `over`")),
    }
}

fn perft<'t, G: Game>(entry: &Entry<'t>) -> Result<What<'t, G>, Unreadable> {
    let wrong = || entry.expected(format!("a depth from 1 to {DEEPEST} and a count"));
    let words: Vec<&str> = entry.words().collect();
    let [depth, count] = words[..] else { return Err(wrong()) };
    let depth = number(depth).filter(|depth| (1..=u64::from(DEEPEST)).contains(depth));
    match (depth, number(count)) {
        (Some(depth), Some(count)) => Ok(What::Perft(depth as u32, count)),
        _ => Err(wrong()),
    }
}

fn absent<'t, G: Diagram>(entry: &Entry<'t>) -> Result<Entry<'t>, Unreadable> {
    let inner = entry.inner();
    if inner.key.is_empty() {
        return Err(entry.expected("a key of the drawing after `absent`"));
    }
    facts::check_key::<G>(&inner)?;
    Ok(inner)
}

/// The refusal with this code; `or` says what else would be right.
fn refusal<G: Game>(code: &str, or: &str, line: usize) -> Result<G::Refusal, Unreadable> {
    let all = G::Refusal::ALL;
    all.iter().copied().find(|refusal| refusal.code() == code).ok_or_else(|| {
        let codes: Vec<&str> = all.iter().map(|refusal| refusal.code()).collect();
        let expected = format!("{or}the code of a refusal: {}", codes.join(", "));
        Unreadable::new(expected, code).on_line(line)
    })
}

/// Digits only: no sign, no blank.
pub(super) fn number(word: &str) -> Option<u64> {
    word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse().ok()).flatten()
}

/// Reads one thing, its words set apart by single blanks.
pub(super) fn notation<T>(text: &str, line: usize) -> Result<T, Unreadable>
where
    T: FromStr<Err = Unreadable>,
{
    squeezed(text).parse().map_err(|error: Unreadable| error.on_line(line))
}
