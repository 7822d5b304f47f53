//! Giving up (MZ-23): all people who are present must agree. Bots and people who are away have no
//! vote, but the rules count every seat: so theirs are recorded once the last person has voted.

use game::{Seat, SeatSet};
use table::{Hand, Order, Sitter, UnixMillis};

use super::keeper::Keeper;
use super::store::guarded;

impl Keeper {
    /// Records that the seats without a vote give up too, if all people who are present have voted
    /// for it and at least one of them is there.
    pub(super) async fn count_votes(&mut self, now: UnixMillis) {
        let Some((seats, action)) = self.without_vote(now) else { return };
        for seat in seats.iter() {
            let Ok(random) = table::random() else { return };
            let key = format!("away-{:032x}", u128::from_be_bytes(random));
            let key = key.parse().expect("a short plain word");
            let hand = if self.is_bots(seat) { Hand::Bot } else { Hand::Player };
            let (action, seen) = (action.clone(), self.store.table.seq());
            let order = Order::Act { seat, hand, key, action, seen };
            // If it cannot be written now, it is tried again when somebody acts, and at the next look
            // at who is there.
            if self.carry_out(order, now).await.is_err() {
                return;
            }
        }
    }

    /// The seats that have not given up, if all that have a vote have, with the action by which a seat
    /// does.
    fn without_vote(&self, now: UnixMillis) -> Option<(SeatSet, String)> {
        let (votes, action) = guarded(|| self.store.table.giving_up()).flatten()?;
        if votes.is_empty() {
            return None;
        }
        let seats = self.store.table.people().iter().map(|(seat, _)| seat);
        let (voters, others): (Vec<Seat>, Vec<Seat>) =
            seats.partition(|&seat| self.has_vote(seat, now));
        let all_agree = !voters.is_empty() && voters.iter().all(|&seat| votes.contains(seat));
        let others = others.into_iter().filter(|&seat| !votes.contains(seat));
        all_agree.then(|| (others.collect(), action))
    }

    /// Whether somebody sits there who is present and plays without a bot.
    fn has_vote(&self, seat: Seat, now: UnixMillis) -> bool {
        let sitter = self.store.table.people().at(seat);
        let is_player = matches!(sitter, Some(Sitter::Player { covered: None, .. }));
        is_player && self.presence.is_here(seat, now)
    }
}
