//! The thread that writes.

use tokio::sync::{mpsc, oneshot};

use super::append::Task;
use super::desk::{Desk, Work};
use super::lock::Lock;
use super::rematch::Rematch;
use super::sweep::{self, Batch, Swept};
use crate::{AppendError, ReadError, ServerId, Trouble};
use table::{TableId, UnixMillis};

/// So many appends at most share a transaction.
const TOGETHER: usize = 512;

/// What the writer is asked to do.
pub(super) enum Write {
    Append(Box<Task>, Reply),
    Alive(ServerId, UnixMillis, Reply),
    Rematch(Rematch, oneshot::Sender<Result<TableId, ReadError>>),
    Sweep(Batch, oneshot::Sender<Result<Swept, Trouble>>),
    Close(oneshot::Sender<()>),
    /// A look at the connection, for tests.
    #[cfg(test)]
    Probe(Box<dyn FnOnce(&Desk) + Send>),
}

type Reply = oneshot::Sender<Result<(), AppendError>>;

/// Takes messages until nobody can send any more. The lock goes last.
pub(super) fn run(mut desk: Desk, mut inbox: mpsc::Receiver<Write>, lock: Lock) {
    let (mut taken, mut closing) = (Vec::with_capacity(TOGETHER), Vec::new());
    let (mut works, mut replies) = (Vec::new(), Vec::new());
    while inbox.blocking_recv_many(&mut taken, TOGETHER) > 0 {
        let (mut sweeps, mut rematches) = (Vec::new(), Vec::new());
        for message in taken.drain(..) {
            match message {
                Write::Append(task, reply) => {
                    works.push(Work::Append(task));
                    replies.push(reply);
                }
                Write::Alive(server, now, reply) => {
                    works.push(Work::Alive(server, now));
                    replies.push(reply);
                }
                Write::Rematch(rematch, reply) => rematches.push((rematch, reply)),
                Write::Sweep(batch, reply) => sweeps.push((batch, reply)),
                Write::Close(reply) => {
                    // What was sent until now is still done.
                    inbox.close();
                    closing.push(reply);
                }
                #[cfg(test)]
                Write::Probe(look) => look(&desk),
            }
        }
        // Who has gone away meanwhile misses the answer; the append is written all the same.
        let answers = desk.write(&works);
        for (reply, answer) in replies.drain(..).zip(answers) {
            let _ = reply.send(answer);
        }
        works.clear();
        for (rematch, reply) in rematches {
            let _ = reply.send(rematch.write(&mut desk));
        }
        for (batch, reply) in sweeps {
            let _ = reply.send(sweep::sweep(&mut desk, &batch));
        }
        desk.tidy();
    }
    drop(desk);
    drop(lock);
    for reply in closing {
        let _ = reply.send(());
    }
}
