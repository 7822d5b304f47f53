//! The start of a game. Every change of settings or seats voids the contributions to the random seed, and pages
//! send new ones by themselves: so a start that only lacks contributions waits for them.

use game::{Seat, SeatSet};
use table::{Command, Entropy, Note, Person, UnixMillis};
use tokio::sync::oneshot;

use super::authorize::Result;
use super::task::Room;
use super::{CommandReply, RoomRequest};
use crate::error::RoomError;

/// Time for which a start waits for contributions.
const START_WAIT_MS: u64 = 3_000;

type Reply = oneshot::Sender<Result<CommandReply>>;

/// A start that waits for contributions.
#[derive(Debug)]
pub(super) struct PendingStart {
    person: Person,
    reply: Reply,
    /// The error if they do not come in time.
    error: RoomError,
    pub(super) until: UnixMillis,
}

impl Room {
    /// Answers a request. A start that only lacks contributions is answered later.
    pub(super) async fn answer(&mut self, person: Person, request: RoomRequest, reply: Reply) {
        let is_start = matches!(request, RoomRequest::Start { .. });
        match self.handle(person, request).await {
            Err(error) if is_start && lacks_entropy(&error) && self.may_wait() => {
                let until = UnixMillis(self.now.0 + START_WAIT_MS);
                self.pending_start = Some(PendingStart { person, reply, error, until });
            }
            // The sender may have disconnected.
            answer => drop(reply.send(answer)),
        }
    }

    /// Starts the game if a start is pending and nothing is missing any more; refuses it when its time is over.
    pub(super) async fn try_pending_start(&mut self) {
        let now = self.now;
        let is_ready = {
            let ready = self.contributions();
            let mut players = self.table.people().players();
            players.all(|player| ready.iter().any(|(seat, _)| *seat == player))
        };
        let is_due = |start: &mut PendingStart| is_ready || now >= start.until;
        let Some(PendingStart { person, reply, error, .. }) = self.pending_start.take_if(is_due)
        else {
            return;
        };
        // The changes that came with the start have been made already.
        let start = RoomRequest::Start { changes: Vec::new(), entropy: None };
        let answer = if is_ready { self.handle(person, start).await } else { Err(error) };
        let _ = reply.send(answer);
    }

    pub(super) async fn start(
        &mut self,
        person: Person,
        mine: SeatSet,
        changes: Vec<(String, String)>,
        entropy: Option<Entropy>,
    ) -> Result {
        self.require_host(person)?;
        self.set(changes).await?;
        self.refresh_entropy().await;
        if let Some(entropy) = entropy {
            for seat in mine.iter() {
                if !self.contributions().iter().any(|&(ready, _)| ready == seat) {
                    self.contribute(person, seat, entropy).await?;
                }
            }
        }
        self.commit(Command::Start { entropy: self.entropy.clone() }).await
    }

    /// Adds a contribution to the random seed. In format 1 it is not recorded before the start.
    pub(super) async fn contribute(
        &mut self,
        person: Person,
        seat: Seat,
        entropy: Entropy,
    ) -> Result {
        let table = &self.table;
        if table.notes().is_some() {
            return self.commit(Command::Note(Note::Ready { seat, entropy })).await;
        }
        let sent = (seat, person, entropy);
        self.context.journal.put_entropy(table.id(), table.seq(), sent).await?;
        self.entropy.retain(|&(ready, _)| ready != seat);
        self.entropy.push((seat, entropy));
        // Every machine must have the same order.
        self.entropy.sort_by_key(|&(seat, _)| seat);
        self.publish();
        Ok(self.unchanged())
    }

    /// Whether a start may wait: pages send recorded contributions alone again, and one pending start is enough.
    fn may_wait(&self) -> bool {
        self.table.notes().is_some() && self.pending_start.is_none()
    }
}

fn lacks_entropy(error: &RoomError) -> bool {
    matches!(error, RoomError::Refused(refused) if refused.code == "no-entropy")
}
