//! How a game starts. Every change of settings or seats voids the contributions to the chance, and pages
//! send new ones by themselves: so a start that only lacks contributions waits a moment for them.

use game::{Seat, SeatSet};
use table::{Command, Entropy, Note, Person, UnixMillis};
use tokio::sync::oneshot;

use super::authorize::Result;
use super::task::Room;
use super::{Answer, RoomError, RoomRequest};

/// How long a start waits for contributions.
const START_WAIT_MS: u64 = 3_000;

type Reply = oneshot::Sender<Result<Answer>>;

/// A start that waits for contributions.
#[derive(Debug)]
pub(super) struct PendingStart {
    person: Person,
    reply: Reply,
    /// The answer if none come.
    error: RoomError,
    pub(super) until: UnixMillis,
}

impl Room {
    /// Answers a request. A start that lacks contributions and nothing else is answered later.
    pub(super) async fn answer(
        &mut self,
        person: Person,
        request: RoomRequest,
        reply: Reply,
        now: UnixMillis,
    ) {
        let is_start = matches!(request, RoomRequest::Start { .. });
        match self.handle(person, request, now).await {
            Err(error) if is_start && lacks_entropy(&error) && self.may_wait() => {
                let until = UnixMillis(now.0 + START_WAIT_MS);
                self.pending_start = Some(PendingStart { person, reply, error, until });
            }
            // A sender who has gone away misses the answer.
            answer => drop(reply.send(answer)),
        }
    }

    /// Starts the game if a start waits and nothing is missing any more; gives up when its time is over.
    pub(super) async fn try_pending_start(&mut self) {
        let now = self.context.clock.now();
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
        // The changes that came with the start are made already.
        let start = RoomRequest::Start { changes: Vec::new(), entropy: None };
        let answer = if is_ready { self.handle(person, start, now).await } else { Err(error) };
        let _ = reply.send(answer);
    }

    pub(super) async fn start(
        &mut self,
        person: Person,
        mine: SeatSet,
        changes: Vec<(String, String)>,
        entropy: Option<Entropy>,
        now: UnixMillis,
    ) -> Result {
        self.require_host(person, now)?;
        self.set(changes, now).await?;
        self.refresh_entropy().await;
        if let Some(entropy) = entropy {
            for seat in mine.iter() {
                if !self.contributions().iter().any(|&(ready, _)| ready == seat) {
                    self.contribute(person, seat, entropy, now).await?;
                }
            }
        }
        self.commit(Command::Start { entropy: self.entropy.clone() }, now).await
    }

    /// A player contributes to the chance. In format 1 this is not recorded before the start.
    pub(super) async fn contribute(
        &mut self,
        person: Person,
        seat: Seat,
        entropy: Entropy,
        now: UnixMillis,
    ) -> Result {
        let table = &self.table;
        if table.notes().is_some() {
            return self.commit(Command::Note(Note::Ready { seat, entropy }), now).await;
        }
        let sent = (seat, person, entropy);
        self.context.journal.put_entropy(table.id(), table.seq(), sent).await?;
        self.entropy.retain(|&(ready, _)| ready != seat);
        self.entropy.push((seat, entropy));
        // The same order at every machine.
        self.entropy.sort_by_key(|&(seat, _)| seat);
        self.publish();
        Ok(self.unchanged())
    }

    /// Only recorded contributions are sent again by pages, and one pending start is enough.
    fn may_wait(&self) -> bool {
        self.table.notes().is_some() && self.pending_start.is_none()
    }
}

fn lacks_entropy(error: &RoomError) -> bool {
    matches!(error, RoomError::Refused(refused) if refused.code == "no-entropy")
}
