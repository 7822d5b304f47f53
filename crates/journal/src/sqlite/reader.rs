//! The reader threads.

use std::sync::{Arc, Mutex, PoisonError};

use game::Seat;
use rusqlite::Connection;
use table::{Person, TableId, UnixMillis, Vault};
use tokio::sync::{mpsc, oneshot};

use super::{codes, lists, read, rematch};
use crate::{LobbyTable, ReadError, Row, SeatedTable, Summary, Trouble};

/// A request to a reader.
pub(super) enum ReadRequest {
    Read(TableId, u64, u64, oneshot::Sender<Result<Vec<Row>, ReadError>>),
    Vault(TableId, oneshot::Sender<Result<Vault, ReadError>>),
    Sitters(TableId, oneshot::Sender<Result<Vec<(Seat, Person)>, ReadError>>),
    Summary(TableId, oneshot::Sender<Result<Summary, ReadError>>),
    Rematch(TableId, oneshot::Sender<Result<Option<TableId>, ReadError>>),
    TableOfCode(String, oneshot::Sender<Result<Option<TableId>, Trouble>>),
    Due(UnixMillis, usize, oneshot::Sender<Result<Vec<(TableId, UnixMillis)>, Trouble>>),
    UnchangedSince(UnixMillis, usize, oneshot::Sender<Result<Vec<TableId>, Trouble>>),
    Lobby(usize, oneshot::Sender<Result<Vec<LobbyTable>, Trouble>>),
    OfPerson(Person, usize, oneshot::Sender<Result<Vec<SeatedTable>, Trouble>>),
    Tables(oneshot::Sender<Result<Vec<TableId>, Trouble>>),
    LastHeartbeat(oneshot::Sender<Result<Option<UnixMillis>, Trouble>>),
    /// Ends one reader.
    Close(oneshot::Sender<()>),
}

/// The inbox that all readers share: a free reader takes the next request.
pub(super) type ReadInbox = Arc<Mutex<mpsc::Receiver<ReadRequest>>>;

pub(super) fn share(inbox: mpsc::Receiver<ReadRequest>) -> ReadInbox {
    Arc::new(Mutex::new(inbox))
}

/// Answers requests until all senders are gone. An answer that nobody waits for any more is dropped.
pub(super) fn run(connection: Connection, inbox: &ReadInbox) {
    let mut closing = None;
    while let Some(request) = next(inbox) {
        let connection = &connection;
        match request {
            ReadRequest::Read(table, from, most, reply) => {
                let _ = reply.send(read::rows(connection, &table, from, most));
            }
            ReadRequest::UnchangedSince(before, most, reply) => {
                let _ = reply.send(lists::unchanged_since(connection, before, most));
            }
            ReadRequest::Vault(table, reply) => {
                let _ = reply.send(read::vault(connection, &table));
            }
            ReadRequest::Sitters(table, reply) => {
                let _ = reply.send(read::sitters(connection, &table));
            }
            ReadRequest::Summary(table, reply) => {
                let _ = reply.send(read::summary(connection, &table));
            }
            ReadRequest::Rematch(table, reply) => {
                let _ = reply.send(rematch::read(connection, &table));
            }
            ReadRequest::TableOfCode(code, reply) => {
                let _ = reply.send(codes::find(connection, &code));
            }
            ReadRequest::Due(before, most, reply) => {
                let _ = reply.send(lists::due(connection, before, most));
            }
            ReadRequest::Lobby(most, reply) => {
                let _ = reply.send(lists::lobby(connection, most));
            }
            ReadRequest::OfPerson(person, most, reply) => {
                let _ = reply.send(lists::of_person(connection, person, most));
            }
            ReadRequest::Tables(reply) => {
                let _ = reply.send(lists::tables(connection));
            }
            ReadRequest::LastHeartbeat(reply) => {
                let _ = reply.send(lists::last_heartbeat(connection));
            }
            ReadRequest::Close(reply) => {
                closing = Some(reply);
                break;
            }
        }
    }
    drop(connection);
    if let Some(reply) = closing {
        let _ = reply.send(());
    }
}

fn next(inbox: &ReadInbox) -> Option<ReadRequest> {
    // A reader that panicked while waiting has not taken a request.
    inbox.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv()
}
