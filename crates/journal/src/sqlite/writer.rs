//! The writer thread.

use tokio::sync::{mpsc, oneshot};

use super::append::Task;
use super::codes::Claim;
use super::open::Lock;
use super::rematch::Rematch;
use super::sweep::{self, Batch, Swept};
use super::write_connection::{Work, WriteConnection};
use crate::{AppendError, ReadError, ServerId, Trouble};
use table::{TableId, UnixMillis};

/// Maximum number of requests in a transaction.
const MAX_BATCH: usize = 512;

/// A request to the writer.
pub(super) enum Write {
    Append(Box<Task>, Reply),
    Heartbeat(ServerId, UnixMillis, Reply),
    Rematch(Rematch, oneshot::Sender<Result<TableId, ReadError>>),
    Claim(Claim, oneshot::Sender<Result<Option<String>, Trouble>>),
    Sweep(Batch, oneshot::Sender<Result<Swept, Trouble>>),
    Close(oneshot::Sender<()>),
    /// Runs a closure with the connection, for tests.
    #[cfg(test)]
    Probe(Box<dyn FnOnce(&WriteConnection) + Send>),
}

type Reply = oneshot::Sender<Result<(), AppendError>>;

/// Performs requests until all senders are gone. The lock of the folder is released last.
pub(super) fn run(mut connection: WriteConnection, mut inbox: mpsc::Receiver<Write>, lock: Lock) {
    let (mut taken, mut closing) = (Vec::with_capacity(MAX_BATCH), Vec::new());
    let (mut works, mut replies) = (Vec::new(), Vec::new());
    while inbox.blocking_recv_many(&mut taken, MAX_BATCH) > 0 {
        let (mut sweeps, mut rematches, mut claims) = (Vec::new(), Vec::new(), Vec::new());
        for message in taken.drain(..) {
            match message {
                Write::Append(task, reply) => {
                    works.push(Work::Append(task));
                    replies.push(reply);
                }
                Write::Heartbeat(server, now, reply) => {
                    works.push(Work::Heartbeat(server, now));
                    replies.push(reply);
                }
                Write::Rematch(rematch, reply) => rematches.push((rematch, reply)),
                Write::Claim(claim, reply) => claims.push((claim, reply)),
                Write::Sweep(batch, reply) => sweeps.push((batch, reply)),
                Write::Close(reply) => {
                    // Requests that were sent before are still performed.
                    inbox.close();
                    closing.push(reply);
                }
                #[cfg(test)]
                Write::Probe(look) => look(&connection),
            }
        }
        // A caller that has gone away misses the answer; its append is stored all the same.
        let answers = connection.write(&works);
        for (reply, answer) in replies.drain(..).zip(answers) {
            let _ = reply.send(answer);
        }
        works.clear();
        for (rematch, reply) in rematches {
            let _ = reply.send(rematch.write(&mut connection));
        }
        for (claim, reply) in claims {
            let _ = reply.send(claim.write(&mut connection));
        }
        for (batch, reply) in sweeps {
            let _ = reply.send(sweep::sweep(&mut connection, &batch));
        }
        connection.checkpoint();
    }
    drop(connection);
    drop(lock);
    for reply in closing {
        let _ = reply.send(());
    }
}
