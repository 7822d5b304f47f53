//! A table of any game.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use bots::Bot;
use game::{Pace, Phase, Seat, SeatSet, Talk, Unreadable, Viewer};
use serde_json::value::{RawValue, to_raw_value};
use table::{
    Append, Broken, Command, End, Notes, People, Person, Plan, Switch, Table, TableId, UnixMillis,
    Value, Vault,
};
use ui::{Cx, GameParts};

use crate::any_bot::{AnyBot, Sitting};
use crate::{Complete, Happened, Refused};

/// A table of any game. Like [`Table`] it gives out what viewers may see and nothing else, here as
/// JSON and as lines of notation.
pub trait AnyTable: Send + Sync + fmt::Debug {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How an action on an old view is judged.
    fn pace(&self) -> Pace;
    /// The table's name.
    fn id(&self) -> &TableId;
    /// How many appends there are.
    fn seq(&self) -> u64;
    /// What fixes the seed.
    fn commitment(&self) -> table::Hash;
    /// What its notes add up to; `None` for a table of format 1, which has none.
    fn notes(&self) -> Option<&Notes>;
    /// Who sits where.
    fn people(&self) -> &People;
    /// What has been set. Drawings may be secret.
    fn settings(&self) -> &BTreeMap<String, Value>;
    /// Whether the game has started.
    fn is_started(&self) -> bool;
    /// Whether game time stands still.
    fn is_paused(&self) -> bool;
    /// Whether it ever did.
    fn is_interrupted(&self) -> bool;
    /// How it ended, if it has.
    fn end(&self) -> Option<End>;
    /// Whose move it is, once the game has started.
    fn phase(&self) -> Option<Phase>;
    /// When [`Command::Wake`] is wanted.
    fn deadline(&self) -> Option<UnixMillis>;
    /// What this viewer sees now, as JSON: `null` before the start and where a pause hides it.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// Whether all viewers see the same, so that one JSON text serves them all.
    fn is_view_shared(&self) -> bool;
    /// What the seat may do now, in the game's notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What the game shows of itself to whoever looks: nothing before the start and where a pause
    /// hides it.
    fn game_parts(&self, cx: &Cx<'_>) -> Option<GameParts>;

    /// MM-50: whether the numbers of pieces that look alike are shown to everybody; `None` if the game
    /// has no such pieces.
    fn numbers(&self) -> Option<bool> {
        None
    }
    /// Whether the seat may now talk in this way.
    ///
    /// # Errors
    /// Why not.
    fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Refused>;
    /// All there is as JSON, of a game that was played to its end.
    fn truth(&self) -> Option<String>;
    /// Plans a command on a copy of this table; see [`Table::plan`].
    ///
    /// # Errors
    /// Why the command is rejected, if there is nothing to write.
    fn plan(&self, vault: &Vault, command: Command, now: UnixMillis) -> Result<AnyPlan, Refused>;
    /// Plans another table for the same people; see [`Table::again`].
    ///
    /// # Errors
    /// If this table has not ended.
    fn again(
        &self,
        id: TableId,
        vault: &Vault,
        persons: &[(Seat, Person)],
        chat: Switch,
    ) -> Result<AnyPlan, Refused>;
    /// The table after these appends, which somebody else has written behind its last, and what
    /// happened in each.
    ///
    /// # Errors
    /// The first record that cannot be; also if they do not follow.
    fn follow(&self, appends: &[Append]) -> Result<Followed, Broken>;
    /// Whether the action that was done may have come of the one that is sent, both in the game's
    /// notation; see [`Game::may_become`](game::Game::may_become).
    fn is_same_action(&self, sent: &str, done: &str) -> bool;
    /// The seats that want to give up a game that runs, with the action by which a seat says so.
    fn giving_up(&self) -> Option<(SeatSet, String)>;
    /// A bot of this level that sits down here.
    ///
    /// # Errors
    /// If the game has no such bot; the error says which it has.
    fn bot(&self, level: &str, seat: Seat) -> Result<Box<dyn AnyBot>, Unreadable>;
    /// For the bots of the same game.
    fn as_any(&self) -> &dyn Any;
}

/// A plan for a table of any game. First write the append, durably; then the rest holds.
#[derive(Debug)]
pub struct AnyPlan {
    /// What is to be written.
    pub append: Append,
    /// The table as it will be then.
    pub next: Arc<dyn AnyTable>,
    /// What will have happened.
    pub happened: Happened,
    /// Why the command itself was rejected, where something else is to be written all the same.
    pub rejected: Option<Refused>,
}

/// A table that others have written to: how it stands now, and what happened.
pub type Followed = (Arc<dyn AnyTable>, Vec<Happened>);

impl AnyPlan {
    pub(crate) fn of<G: Complete>(plan: Plan<G>) -> Self {
        let (append, next, events, rejected) = plan.into_parts();
        let happened = Happened::new::<G>(append.seq(), events);
        Self { append, next: Arc::new(next), happened, rejected: rejected.map(Into::into) }
    }
}

impl<G: Complete> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn pace(&self) -> Pace {
        G::PACE
    }

    fn id(&self) -> &TableId {
        self.id()
    }

    fn seq(&self) -> u64 {
        self.seq()
    }

    fn commitment(&self) -> table::Hash {
        self.commitment()
    }

    fn notes(&self) -> Option<&Notes> {
        self.notes()
    }

    fn people(&self) -> &People {
        self.people()
    }

    fn settings(&self) -> &BTreeMap<String, Value> {
        self.settings()
    }

    fn is_started(&self) -> bool {
        self.is_started()
    }

    fn is_paused(&self) -> bool {
        self.is_paused()
    }

    fn is_interrupted(&self) -> bool {
        self.is_interrupted()
    }

    fn end(&self) -> Option<End> {
        self.end()
    }

    fn phase(&self) -> Option<Phase> {
        self.phase()
    }

    fn deadline(&self) -> Option<UnixMillis> {
        self.deadline()
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.view(viewer)).expect("views are plain data with text keys")
    }

    fn is_view_shared(&self) -> bool {
        G::ONE_VIEW
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn numbers(&self) -> Option<bool> {
        G::numbers(self.config())
    }

    fn game_parts(&self, cx: &Cx<'_>) -> Option<GameParts> {
        let view = self.view(cx.scene.viewer)?;
        // A page offers nothing to do while a bot plays for its player.
        let legal = cx.scene.acting_seat().map_or_else(Vec::new, |seat| self.legal(seat));
        let outcome = match self.end() {
            Some(End::Over(outcome)) => Some(outcome),
            Some(End::Closed(_)) | None => None,
        };
        Some(GameParts::of::<G>(&view, &legal, outcome, cx))
    }

    fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Refused> {
        self.may_talk(seat, talk).map_err(Into::into)
    }

    fn truth(&self) -> Option<String> {
        let truth = self.truth()?;
        Some(serde_json::to_string(&truth).expect("truths are plain data with text keys"))
    }

    fn plan(&self, vault: &Vault, command: Command, now: UnixMillis) -> Result<AnyPlan, Refused> {
        Ok(AnyPlan::of(self.plan(vault, command, now)?))
    }

    fn again(
        &self,
        id: TableId,
        vault: &Vault,
        persons: &[(Seat, Person)],
        chat: Switch,
    ) -> Result<AnyPlan, Refused> {
        Ok(AnyPlan::of(self.again(id, vault, persons, chat)?))
    }

    fn follow(&self, appends: &[Append]) -> Result<Followed, Broken> {
        let mut told = Vec::new();
        let next = table::follow(self, appends, |seq, events| {
            if !events.is_empty() {
                told.push(Happened::new::<G>(seq, events));
            }
        })?;
        Ok((Arc::new(next), told))
    }

    fn is_same_action(&self, sent: &str, done: &str) -> bool {
        match (sent.parse(), done.parse()) {
            (Ok(sent), Ok(done)) => G::may_become(&sent, &done),
            _ => false,
        }
    }

    fn giving_up(&self) -> Option<(SeatSet, String)> {
        self.giving_up().map(|(seats, action)| (seats, action.to_string()))
    }

    fn bot(&self, level: &str, seat: Seat) -> Result<Box<dyn AnyBot>, Unreadable> {
        let player = Bot::<G>::named(level)?.sit_down();
        Ok(Box::new(Sitting::new(player, seat)))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
