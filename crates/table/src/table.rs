//! A table: the state that follows from its records.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use game::{Game, Pace, Phase, Seat, SeatSet, Talk, Viewer};

use crate::timeline::Timeline;
use crate::{End, Format, Hash, Notes, People, Rejected, TableId, UnixMillis, Value};

/// Capacity for a list of legal actions: most are shorter.
const LEGAL_CAPACITY: usize = 32;

/// A table. It changes by [`Table::commit`] alone; two that have the same records are equal.
///
/// Neither it nor its Debug holds the seed. Before the end it gives out what viewers may see and
/// nothing else.
#[derive(Clone, PartialEq, Eq)]
pub struct Table<G: Game> {
    pub(crate) id: TableId,
    pub(crate) commitment: Hash,
    pub(crate) format: Format,
    /// By these rules the game will start, if `open` says so (format 2).
    pub(crate) rules: Option<u16>,
    pub(crate) seq: u64,
    pub(crate) hash: Hash,
    /// Shared between copies, as the next two: they seldom change, and a copy is made for each plan.
    pub(crate) people: Arc<People>,
    pub(crate) settings: Arc<BTreeMap<String, Value>>,
    /// What the settings so far make.
    pub(crate) config: Arc<G::Config>,
    /// The state that follows from the notes.
    pub(crate) notes: Arc<Notes>,
    /// The game, once it has started.
    pub(crate) run: Option<Run<G>>,
    pub(crate) end: Option<End>,
}

/// A game that has started.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Run<G> {
    pub(crate) game: G,
    /// What seeds chance, together with the secret seed: in format 1 the hash after the `start`
    /// record.
    pub(crate) start: Hash,
    pub(crate) time: Timeline,
    /// How many moves nature has made.
    pub(crate) drawn: u64,
    /// The append with the newest input.
    pub(crate) last: u64,
}

impl<G: Game> Table<G> {
    /// The table's name.
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

    /// The number of appends.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The append with the newest input of the game, or with the start; 0 before that.
    pub fn last_game_seq(&self) -> u64 {
        self.run.as_ref().map_or(0, |run| run.last)
    }

    /// The hash of the chain.
    pub fn hash(&self) -> Hash {
        self.hash
    }

    /// Who sits where.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// The settings that were changed. They may hold a secret: a maze that somebody built by hand.
    pub fn settings(&self) -> &BTreeMap<String, Value> {
        &self.settings
    }

    /// The whole configuration. It may hold a secret, as [`Table::settings`] may.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// Whether the game has started.
    pub fn is_started(&self) -> bool {
        self.run.is_some()
    }

    /// Whether game time stands still.
    pub fn is_paused(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.time.is_paused())
    }

    /// Whether game time ever stood still: results of real-time games are marked then (MZ-34).
    pub fn is_interrupted(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.time.is_interrupted())
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Whose move it is, once the game has started.
    pub fn phase(&self) -> Option<Phase> {
        self.run.as_ref().map(|run| run.game.phase())
    }

    /// What this viewer sees now, once the game has started. A pause of a real-time game hides it:
    /// nobody gets to think for free.
    pub fn view(&self, viewer: Viewer) -> Option<G::View> {
        self.shown().map(|game| game.view(viewer))
    }

    /// What the seat may do now: nothing before the start, in a pause and after the end.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Ok(run) = self.running() {
            actions.reserve(LEGAL_CAPACITY);
            run.game.legal(seat, &mut actions);
        }
        actions
    }

    /// The actions of [`Self::legal`] that would not be refused now.
    pub fn accepted(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Ok(run) = self.running() {
            run.game.accepted(seat, &mut actions);
        }
        actions
    }

    /// Whether the seat may now talk in this way. Before the start everybody may; in a pause of a
    /// real-time game nobody.
    ///
    /// # Errors
    /// Why the game does not allow it.
    pub fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Rejected<G::Refusal>> {
        if self.is_hidden() {
            return Err(Rejected::Paused);
        }
        let run = self.run.as_ref();
        run.map_or(Ok(()), |run| run.game.may_talk(seat, talk).map_err(Rejected::Refused))
    }

    /// The seats that want to give up a game that runs, with the action by which a seat says so; `None`
    /// if it does not run or cannot be given up.
    pub fn giving_up(&self) -> Option<(SeatSet, G::Action)> {
        self.running().ok()?.game.giving_up()
    }

    /// When [`Command::Wake`](crate::Command::Wake) is wanted. In a pause, never.
    pub fn deadline(&self) -> Option<UnixMillis> {
        let run = self.running().ok()?;
        run.time.wall(run.game.deadline()?)
    }

    /// All there is, of a game that was played to its end.
    pub fn truth(&self) -> Option<G::Truth> {
        match (&self.run, self.end) {
            (Some(run), Some(End::Over(_))) => Some(run.game.truth()),
            _ => None,
        }
    }

    /// The game, where it can be seen.
    fn shown(&self) -> Option<&G> {
        self.run.as_ref().filter(|_| !self.is_hidden()).map(|run| &run.game)
    }

    /// Whether a pause hides the game.
    fn is_hidden(&self) -> bool {
        G::PACE == Pace::RealTime && self.is_paused()
    }

    /// The game, if it runs, and not in a pause.
    pub(crate) fn running(&self) -> Result<&Run<G>, Rejected<G::Refusal>> {
        match &self.run {
            _ if self.end.is_some() => Err(Rejected::Ended),
            None => Err(Rejected::NotStarted),
            Some(run) if run.time.is_paused() => Err(Rejected::Paused),
            Some(run) => Ok(run),
        }
    }
}

/// Without the game, so that a log line cannot show where the walls are.
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

impl<G> fmt::Debug for Run<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Run(..)")
    }
}
