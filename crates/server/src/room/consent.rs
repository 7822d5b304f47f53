//! Requests that need the consent of all present players: a pause (MZ-34) and giving up (MZ-23).

use game::{Pace, Seat, SeatSet};
use table::{Actor, Command, Key, Sitter};

use super::append::catch_game_panic;
use super::authorize::{Result, own};
use super::task::Room;
use crate::error::RoomError;

impl Room {
    /// Pauses a real-time game once all players who are present want it (MZ-34).
    pub(super) async fn pause(&mut self, mine: SeatSet) -> Result {
        own(mine, None)?;
        if self.table.pace() != Pace::RealTime {
            return Err(RoomError::NoClock);
        }
        let plan = || self.table.plan(&self.vault, Command::Pause, self.now).map(drop);
        if let Some(Err(refused)) = catch_game_panic(plan) {
            return Err(refused.into());
        }
        self.presence.want_pause(mine, self.turns.runs());
        self.exchange_presence().await?;
        let pausing = self.pausing();
        let waits = |seat| self.is_here(seat) && !pausing.contains(seat);
        let is_waiting = self.table.people().players().any(waits);
        if is_waiting {
            self.publish();
            return Ok(self.unchanged());
        }
        self.commit(Command::Pause).await
    }

    /// Records that bots and absent players give up too, once all present players (at least one) have voted
    /// for it: the rules count every seat, but bots and absent players have no vote.
    pub(super) async fn count_votes(&mut self) {
        if self.seats_without_vote().is_none() || self.exchange_presence().await.is_err() {
            return;
        }
        // Somebody may be present at another machine.
        let Some((seats, action)) = self.seats_without_vote() else { return };
        for seat in seats.iter() {
            let Ok(key) = random_key("away") else { return };
            let actor = if self.has_bot(seat) { Actor::Bot } else { Actor::Player };
            let (action, seen) = (action.clone(), self.table.seq());
            // If it cannot be written now, it is tried again with the next action or presence check.
            if self.append(Command::Act { seat, actor, key, action, seen }).await.is_err() {
                return;
            }
        }
    }

    /// If all seats with a vote have given up: the seats that have not, and the action by which a seat gives
    /// up.
    fn seats_without_vote(&self) -> Option<(SeatSet, String)> {
        let (votes, action) = catch_game_panic(|| self.table.giving_up()).flatten()?;
        if votes.is_empty() {
            return None;
        }
        let seats = self.table.people().iter().map(|(seat, _)| seat);
        let (voters, others): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| self.has_vote(seat));
        let all_agree = !voters.is_empty() && voters.iter().all(|&seat| votes.contains(seat));
        let others = others.into_iter().filter(|&seat| !votes.contains(seat));
        all_agree.then(|| (others.collect(), action))
    }

    /// Whether a present player sits there without a bot that covers them.
    fn has_vote(&self, seat: Seat) -> bool {
        let sitter = self.table.people().at(seat);
        let is_player = matches!(sitter, Some(Sitter::Player { covered: None, .. }));
        is_player && self.is_here(seat)
    }
}

/// An idempotency key for an action of the room itself, which no player can have used.
pub(super) fn random_key(prefix: &str) -> Result<Key> {
    let key = format!("{prefix}-{:032x}", u128::from_be_bytes(table::random()?));
    Ok(key.parse().expect("a prefix and 32 hex digits are a key"))
}
