//! Lets the bots of a table play: when they are asked, and what comes of their thoughts.

use game::{Pace, Phase, Seat, SeatSet};
use games::Happened;
use table::{Hand, Order, Sitter, UnixMillis};

use super::Message;
use super::bots::Thought;
use super::keeper::{AGAIN, Keeper, Lead};
use super::store::{PANIC, guarded};

/// A bot that another machine has moved last is given so much longer here.
const HANDICAP: u64 = 150;

impl Keeper {
    /// Sees whose turn it is, and which bots sit here. Who has come to a game that runs, to cover
    /// somebody, is told what the seat was told.
    pub(super) async fn settle(&mut self) {
        let past = match self.lacks_bots() && self.store.table.is_started() {
            true => self.store.past().await,
            false => Ok(Vec::new()),
        };
        match past {
            Ok(past) => self.settle_with(&past),
            Err(error) => {
                // Without its past it would play worse than whoever sat there: it comes a little later.
                let table = self.store.table.id();
                tracing::error!(%table, cause = error.code, "a bot could not be told what happened before: tried again");
                self.bot_at = Some(UnixMillis(self.clock.now().0 + AGAIN));
            }
        }
    }

    /// The same, where the past is known already.
    pub(super) fn settle_with(&mut self, past: &[Happened]) {
        let now = self.clock.now();
        let table = &self.store.table;
        if table.is_paused() {
            // Nobody wants one any more.
            self.pausing = SeatSet::NOBODY;
        }
        let seen = guarded(|| {
            self.to_move = match table.phase() {
                Some(Phase::Open(seats)) => seats,
                _ => SeatSet::NOBODY,
            };
            if table.end().is_some() {
                self.bots.clear();
            } else {
                self.bots.settle(&**table, past);
            }
            self.bots.wanted(&**table) as u64
        });
        // Where everybody acts at once, each bot has a pace of its own.
        let wanted = seen.unwrap_or(0);
        let share = if table.pace() == Pace::RealTime { wanted.max(1) } else { 1 };
        let mut pace = self.manners.pace.as_millis() as u64 / share;
        if std::mem::take(&mut self.lead) == Lead::Others {
            pace += pace / 2 + HANDICAP;
        }
        self.bot_at = (wanted > 0).then(|| self.bot_at.unwrap_or(UnixMillis(now.0 + pace)));
    }

    /// Lets a bot think, where that holds nobody up.
    pub(super) async fn think(&mut self) {
        self.bot_at = None;
        if self.lacks_bots() {
            return self.settle().await;
        }
        let table = self.store.table.id().clone();
        let thinking = guarded(|| self.bots.think(&self.store.table, &self.store.vault));
        let Some(thinking) = thinking else {
            tracing::error!(%table, cause = PANIC, "a bot could not be asked");
            return;
        };
        let Some(thinking) = thinking else { return };
        let Some(own) = self.own.upgrade() else { return };
        let seat = thinking.seat();
        // The thought itself is the handle: the table does not go on with its bots before it comes.
        drop(tokio::task::spawn_blocking(move || {
            let thought = guarded(|| thinking.think()).unwrap_or_else(|| {
                tracing::error!(%table, %seat, cause = PANIC, "a bot found no action");
                Thought::none(seat)
            });
            let _ = own.send(Message::Thought(thought));
        }));
    }

    /// A bot has thought.
    pub(super) async fn thought(&mut self, mut thought: Thought, now: UnixMillis) {
        self.bots.thought(&mut thought);
        if let Some(says) = thought.says.take().filter(|_| self.is_bots(thought.seat)) {
            // As with people: where the game asks for silence, nobody hears it.
            let _ = self.talk(thought.seat, says.kind(), says.text());
        }
        let Thought { seat, seen, action: Some(action), .. } = thought else {
            return self.settle().await;
        };
        // MZ-23: bots have no vote.
        let giving_up = guarded(|| self.store.table.giving_up()).flatten();
        if giving_up.is_some_and(|(_, give_up)| give_up == action) {
            return self.settle().await;
        }
        // One that no player can have used before.
        let Ok(random) = table::random() else { return self.settle().await };
        let key = format!("bot-{:032x}", u128::from_be_bytes(random));
        let key = key.parse().expect("a short plain word");
        // What is refused has been overtaken: the bot looks again.
        let order = Order::Act { seat, hand: Hand::Bot, key, action, seen };
        if self.carry_out(order, now).await.is_err() {
            self.settle().await;
        }
    }

    /// Whether a bot plays there, for itself or for somebody.
    pub(super) fn is_bots(&self, seat: Seat) -> bool {
        let sitter = self.store.table.people().at(seat);
        matches!(sitter, Some(Sitter::Bot { .. } | Sitter::Player { covered: Some(_), .. }))
    }

    /// Whether a bot is to play here that has not come yet.
    fn lacks_bots(&self) -> bool {
        let table = &self.store.table;
        table.end().is_none() && self.bots.are_lacking(&**table)
    }
}
