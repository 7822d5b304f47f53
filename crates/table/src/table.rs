//! A table: the state that follows from its records.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use game::{Game, Pace, Phase, Seat, SeatSet, Talk, Viewer};

use crate::timeline::Timeline;
use crate::{End, Format, Hash, Notes, People, Rejected, TableId, UnixMillis, Value};

/// Capacity reserved for a list of legal actions; most lists are shorter.
const LEGAL_CAPACITY: usize = 32;

/// A table: the state that follows from its records. It changes only by [`Table::commit`]; two tables
/// with the same records are equal.
///
/// Neither the table nor its Debug output holds the seed. Before the end it returns only what the given
/// viewer may see.
#[derive(Clone, PartialEq, Eq)]
pub struct Table<G: Game> {
    pub(crate) id: TableId,
    pub(crate) commitment: Hash,
    pub(crate) format: Format,
    /// The number of the rules that the game will start with, if `open` says it (format 2).
    pub(crate) rules: Option<u16>,
    pub(crate) seq: u64,
    pub(crate) hash: Hash,
    /// Shared between copies, like the next three: a copy is made for each plan, and they seldom change.
    pub(crate) people: Arc<People>,
    pub(crate) settings: Arc<BTreeMap<String, Value>>,
    /// The configuration that the settings so far make.
    pub(crate) config: Arc<G::Config>,
    /// The state that follows from the notes.
    pub(crate) notes: Arc<Notes>,
    /// The game, once it has started.
    pub(crate) run: Option<RunningGame<G>>,
    pub(crate) end: Option<End>,
}

/// A game that has started.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct RunningGame<G> {
    pub(crate) game: G,
    /// The value that seeds chance together with the secret seed: in format 1 the hash after the `start`
    /// record, in format 2 that of [`Table::start_value`].
    pub(crate) start: Hash,
    pub(crate) time: Timeline,
    /// Number of outcomes of chance so far.
    pub(crate) drawn: u64,
    /// The number of the append with the newest input.
    pub(crate) last: u64,
}

impl<G: Game> Table<G> {
    /// The table's id.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The salted hash that commits to the seed.
    pub fn commitment(&self) -> Hash {
        self.commitment
    }

    /// The format of its records.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The state that follows from its notes; `None` in format 1, which has none.
    pub fn notes(&self) -> Option<&Notes> {
        (self.format >= Format::Two).then_some(&*self.notes)
    }

    /// The number of the newest append.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The number of the append with the newest input of the game, or with the start; 0 before the
    /// start.
    pub fn last_game_seq(&self) -> u64 {
        self.run.as_ref().map_or(0, |run| run.last)
    }

    /// The chain's hash after the newest append.
    pub fn hash(&self) -> Hash {
        self.hash
    }

    /// The players and bots, and the host.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// The settings that were changed. They may hold a secret, such as a maze that a player has built.
    pub fn settings(&self) -> &BTreeMap<String, Value> {
        &self.settings
    }

    /// The whole configuration. Like [`Table::settings`], it may hold a secret.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// Whether the game has started.
    pub fn is_started(&self) -> bool {
        self.run.is_some()
    }

    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.time.is_paused())
    }

    /// Whether the game was ever paused: results of real-time games are marked then (MZ-34).
    pub fn is_interrupted(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.time.is_interrupted())
    }

    /// How the table ended; `None` while it has not.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The phase of the game, which says whose move it is; `None` before the start.
    pub fn phase(&self) -> Option<Phase> {
        self.run.as_ref().map(|run| run.game.phase())
    }

    /// What this viewer sees now; `None` before the start, and in a pause of a real-time game, so that
    /// nobody gains time to think.
    pub fn view(&self, viewer: Viewer) -> Option<G::View> {
        self.shown().map(|game| game.view(viewer))
    }

    /// The legal actions of a seat; none before the start, in a pause and after the end.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Ok(run) = self.running() {
            actions.reserve(LEGAL_CAPACITY);
            run.game.legal(seat, &mut actions);
        }
        actions
    }

    /// Those of [`Self::legal`] that the game would accept now.
    pub fn accepted(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Ok(run) = self.running() {
            run.game.accepted(seat, &mut actions);
        }
        actions
    }

    /// Checks whether a seat may use this kind of talk now. Before the start every seat may; in a pause
    /// of a real-time game no seat may.
    ///
    /// # Errors
    /// The reason why not.
    pub fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Rejected<G::Refusal>> {
        if self.is_hidden() {
            return Err(Rejected::Paused);
        }
        let run = self.run.as_ref();
        run.map_or(Ok(()), |run| run.game.may_talk(seat, talk).map_err(Rejected::Refused))
    }

    /// The seats that want to give up, and the action by which a seat agrees; `None` if the game is not
    /// running or cannot be given up.
    pub fn giving_up(&self) -> Option<(SeatSet, G::Action)> {
        self.running().ok()?.game.giving_up()
    }

    /// The time at which the table needs a [`Command::Wake`](crate::Command::Wake); `None` in a pause.
    pub fn deadline(&self) -> Option<UnixMillis> {
        let run = self.running().ok()?;
        run.time.unix_time(run.game.deadline()?)
    }

    /// The whole truth of a game that was played to its end; `None` before.
    pub fn truth(&self) -> Option<G::Truth> {
        match (&self.run, self.end) {
            (Some(run), Some(End::Over(_))) => Some(run.game.truth()),
            _ => None,
        }
    }

    /// The game, unless it has not started or a pause hides it.
    fn shown(&self) -> Option<&G> {
        self.run.as_ref().filter(|_| !self.is_hidden()).map(|run| &run.game)
    }

    /// Whether a pause hides the game.
    fn is_hidden(&self) -> bool {
        G::PACE == Pace::RealTime && self.is_paused()
    }

    /// The running game.
    ///
    /// # Errors
    /// If it has not started, is paused or has ended.
    pub(crate) fn running(&self) -> Result<&RunningGame<G>, Rejected<G::Refusal>> {
        match &self.run {
            _ if self.end.is_some() => Err(Rejected::Ended),
            None => Err(Rejected::NotStarted),
            Some(run) if run.time.is_paused() => Err(Rejected::Paused),
            Some(run) => Ok(run),
        }
    }
}

/// Leaves out the game, so that a log line cannot show hidden facts.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.id)
            .field("game", &G::NAME)
            .field("seq", &self.seq)
            .field("hash", &self.hash)
            .field("end", &self.end)
            .finish_non_exhaustive()
    }
}

impl<G> fmt::Debug for RunningGame<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RunningGame(..)")
    }
}
