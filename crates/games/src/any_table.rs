//! A table whose game is known only at run time.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use bots::Roster;
use game::{Pace, Phase, Seat, SeatSet, Talk, Unreadable, Viewer};
use serde_json::value::{RawValue, to_raw_value};
use table::{
    Append, Broken, Command, End, Notes, People, Person, Plan, Switch, Table, TableId, UnixMillis,
    Value, Vault,
};
use ui::{CampaignResult, Cx, GameParts, GameUi};

use crate::any_bot::{AnyBot, BotAtSeat};
use crate::{Complete, Happened, Refused};

/// A table of any game, for code that holds tables of several games. Like [`Table`], it returns only
/// what the given viewer may see, here as JSON and in the game's notation.
pub trait AnyTable: Send + Sync + fmt::Debug {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// Whether the game is played in turns or in real time.
    fn pace(&self) -> Pace;
    /// The table's id.
    fn id(&self) -> &TableId;
    /// The number of the newest append.
    fn seq(&self) -> u64;
    /// The salted hash that commits to the seed.
    fn commitment(&self) -> table::Hash;
    /// The state that follows from its notes; `None` for a table of format 1, which has none.
    fn notes(&self) -> Option<&Notes>;
    /// The players and bots, and the host.
    fn people(&self) -> &People;
    /// The settings that were changed. Drawings may be secret.
    fn settings(&self) -> &BTreeMap<String, Value>;
    /// Whether the game has started.
    fn is_started(&self) -> bool;
    /// Whether the game is paused.
    fn is_paused(&self) -> bool;
    /// Whether the game was ever paused.
    fn is_interrupted(&self) -> bool;
    /// How the table ended; `None` while it has not.
    fn end(&self) -> Option<End>;
    /// The phase of the game, which says whose move it is; `None` before the start.
    fn phase(&self) -> Option<Phase>;
    /// The time at which the table needs a [`Command::Wake`].
    fn deadline(&self) -> Option<UnixMillis>;
    /// What this viewer sees now, as JSON: `null` before the start and while a pause hides the game.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// Whether all viewers see the same, so that one JSON text serves them all.
    fn is_view_shared(&self) -> bool;
    /// The legal actions of a seat, in the game's notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The parts of the page that the game draws for a viewer: `None` before the start and while a pause
    /// hides the game.
    fn game_parts(&self, cx: &Cx<'_>) -> Option<GameParts>;

    /// MM-50: whether the numbers on pieces that look alike are shown to everybody; `None` if the game
    /// has no such pieces.
    fn numbers(&self) -> Option<bool> {
        None
    }
    /// The index of a seat's colour and shape.
    fn tint(&self, seat: Seat) -> usize {
        seat.index()
    }
    /// The lengths of the game's beats by kind of sight; see [`GameUi::BEATS`](ui::GameUi::BEATS).
    fn beats(&self) -> &'static [(&'static str, u16)] {
        &[]
    }
    /// Checks whether a seat may use this kind of talk now.
    ///
    /// # Errors
    /// The reason why not.
    fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Refused>;
    /// The whole truth of a game that was played to its end, as JSON; `None` before.
    fn truth(&self) -> Option<String>;
    /// MZ-80: the result of this table for the campaign of its game; `None` without a campaign, and for a
    /// game that was not played to its end, was paused, or does not count otherwise.
    fn campaign_result(&self) -> Option<CampaignResult> {
        None
    }
    /// MZ-19: whether an action, in the game's notation, means that a player took part in the game.
    fn takes_part(&self, _action: &str) -> bool {
        true
    }
    /// Plans a command on a copy of this table; see [`Table::plan`].
    ///
    /// # Errors
    /// The reason why the command is rejected, if there is nothing to record.
    fn plan(&self, vault: &Vault, command: Command, now: UnixMillis) -> Result<AnyPlan, Refused>;
    /// Plans the first append of a rematch; see [`Table::rematch`].
    ///
    /// # Errors
    /// If this table has not ended.
    fn rematch(
        &self,
        id: TableId,
        vault: &Vault,
        persons: &[(Seat, Person)],
        chat: Switch,
    ) -> Result<AnyPlan, Refused>;
    /// The table after appends that another machine has stored, and the events of each.
    ///
    /// # Errors
    /// The first invalid record; also if the appends do not continue the table.
    fn follow(&self, appends: &[Append]) -> Result<Followed, Broken>;
    /// Whether the recorded action can be the result of the sent one, both in the game's notation; see
    /// [`Game::may_become`](game::Game::may_become).
    fn is_same_action(&self, sent: &str, done: &str) -> bool;
    /// The seats that want to give up, and the action by which a seat agrees; `None` if the game is not
    /// running or cannot be given up.
    fn giving_up(&self) -> Option<(SeatSet, String)>;
    /// Creates a bot of this level for a seat.
    ///
    /// # Errors
    /// If the game has no such bot; the error lists those that it has.
    fn bot(&self, level: &str, seat: Seat) -> Result<Box<dyn AnyBot>, Unreadable>;
    /// The typed table, for bots of the same game.
    fn as_any(&self) -> &dyn Any;
}

/// A plan for a table of any game. Store the append durably before using the rest.
#[derive(Debug)]
pub struct AnyPlan {
    /// The append to store.
    pub append: Append,
    /// The table after the append.
    pub next: Arc<dyn AnyTable>,
    /// The events of the append.
    pub happened: Happened,
    /// Why the command was rejected although there is something to store: alarms were due first.
    pub rejected: Option<Refused>,
}

/// The table after appends of another machine, and the events of each.
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
        <G::Ui>::numbers(self.config())
    }

    fn tint(&self, seat: Seat) -> usize {
        <G::Ui>::tint(self.config(), seat)
    }

    fn beats(&self) -> &'static [(&'static str, u16)] {
        <G::Ui>::BEATS
    }

    fn game_parts(&self, cx: &Cx<'_>) -> Option<GameParts> {
        let view = self.view(cx.scene.viewer)?;
        // The page offers no actions while a bot plays for the player.
        let legal = cx.scene.acting_seat().map_or_else(Vec::new, |seat| self.legal(seat));
        let outcome = match self.end() {
            Some(End::Over(outcome)) => Some(outcome),
            Some(End::Closed(_)) | None => None,
        };
        Some(GameParts::of::<G::Ui, G>(&view, &legal, outcome, cx))
    }

    fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Refused> {
        self.may_talk(seat, talk).map_err(Into::into)
    }

    fn truth(&self) -> Option<String> {
        let truth = self.truth()?;
        Some(serde_json::to_string(&truth).expect("truths are plain data with text keys"))
    }

    fn campaign_result(&self) -> Option<CampaignResult> {
        if self.is_interrupted() {
            return None;
        }
        <G::Ui>::campaign_result(&self.truth()?)
    }

    fn takes_part(&self, action: &str) -> bool {
        action.parse().is_ok_and(|action| <G::Ui>::takes_part(&action))
    }

    fn plan(&self, vault: &Vault, command: Command, now: UnixMillis) -> Result<AnyPlan, Refused> {
        Ok(AnyPlan::of(self.plan(vault, command, now)?))
    }

    fn rematch(
        &self,
        id: TableId,
        vault: &Vault,
        persons: &[(Seat, Person)],
        chat: Switch,
    ) -> Result<AnyPlan, Refused> {
        Ok(AnyPlan::of(self.rematch(id, vault, persons, chat)?))
    }

    fn follow(&self, appends: &[Append]) -> Result<Followed, Broken> {
        let mut happened = Vec::new();
        let next = table::follow(self, appends, |seq, events| {
            if !events.is_empty() {
                happened.push(Happened::new::<G>(seq, events));
            }
        })?;
        Ok((Arc::new(next), happened))
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
        let player = <G::Bots>::named(level)?.sit_down();
        Ok(Box::new(BotAtSeat::new(player, seat)))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
