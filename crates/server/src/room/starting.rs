//! A start that waits for contributions to the chance. Every change of settings or seats voids them, and
//! pages send new ones by themselves: whoever changes a setting and starts at once waits for a moment and
//! is not refused.

use table::UnixMillis;
use tokio::sync::oneshot;

use super::keeper::Keeper;
use super::{Answer, Ask, Asked};
use crate::Error;

/// How long a start waits, in milliseconds.
const PATIENCE_MS: u64 = 3_000;

type Reply = oneshot::Sender<Result<Answer, Error>>;

/// A start that waits.
#[derive(Debug)]
pub(super) struct Waiting {
    asked: Asked,
    reply: Reply,
    /// What is answered if nothing comes.
    error: Error,
    pub(super) until: UnixMillis,
}

impl Keeper {
    /// Answers what is asked. A start that lacks contributions and nothing else is answered later.
    pub(super) async fn reply(&mut self, asked: Asked, reply: Reply, now: UnixMillis) {
        let (person, is_start) = (asked.person, matches!(asked.ask, Ask::Start { .. }));
        match self.answer(asked, now).await {
            Err(error) if is_start && error.code == "no-entropy" && self.may_wait() => {
                // Its changes are made already.
                let asked =
                    Asked { person, ask: Ask::Start { changes: Vec::new(), entropy: None } };
                let until = UnixMillis(now.0 + PATIENCE_MS);
                self.starting = Some(Waiting { asked, reply, error, until });
            }
            // Who has gone away meanwhile misses the answer.
            answer => drop(reply.send(answer)),
        }
    }

    /// Starts the game if that waits and nothing is missing any more; gives up after a while.
    pub(super) async fn start_waiting(&mut self, now: UnixMillis) {
        let is_ready = {
            let ready = self.contributions();
            let mut players = self.store.table.people().players();
            players.all(|player| ready.iter().any(|(seat, _)| *seat == player))
        };
        let is_due = |waiting: &mut Waiting| is_ready || now >= waiting.until;
        let Some(Waiting { asked, reply, error, .. }) = self.starting.take_if(is_due) else {
            return;
        };
        let answer = if is_ready { self.answer(asked, now).await } else { Err(error) };
        let _ = reply.send(answer);
    }

    /// Only recorded contributions are sent again by themselves, and one start is enough.
    fn may_wait(&self) -> bool {
        self.store.table.notes().is_some() && self.starting.is_none()
    }
}
