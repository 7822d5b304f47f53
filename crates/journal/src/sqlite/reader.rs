//! A thread that reads.

use std::sync::{Arc, Mutex, PoisonError};

use game::Seat;
use rusqlite::Connection;
use table::{Person, TableId, UnixMillis, Vault};
use tokio::sync::{mpsc, oneshot};

use super::{lists, read, rematch};
use crate::{Held, Listed, ReadError, Row, Summary, Trouble};

/// What a reader is asked.
pub(super) enum Question {
    Read(TableId, u64, oneshot::Sender<Result<Vec<Row>, ReadError>>),
    Vault(TableId, oneshot::Sender<Result<Vault, ReadError>>),
    Sitters(TableId, oneshot::Sender<Result<Vec<(Seat, Person)>, ReadError>>),
    Summary(TableId, oneshot::Sender<Result<Summary, ReadError>>),
    Rematch(TableId, oneshot::Sender<Result<Option<TableId>, ReadError>>),
    Due(UnixMillis, usize, oneshot::Sender<Result<Vec<(TableId, UnixMillis)>, Trouble>>),
    Lobby(usize, oneshot::Sender<Result<Vec<Listed>, Trouble>>),
    OfPerson(Person, usize, oneshot::Sender<Result<Vec<Held>, Trouble>>),
    Every(oneshot::Sender<Result<Vec<TableId>, Trouble>>),
    LastAlive(oneshot::Sender<Result<Option<UnixMillis>, Trouble>>),
    /// One reader goes.
    Close(oneshot::Sender<()>),
}

/// The inbox that all readers share: whoever is free takes the next question.
pub(super) type Questions = Arc<Mutex<mpsc::Receiver<Question>>>;

pub(super) fn share(questions: mpsc::Receiver<Question>) -> Questions {
    Arc::new(Mutex::new(questions))
}

/// Answers until nobody can ask any more. Who has gone away meanwhile misses the answer.
pub(super) fn run(connection: Connection, questions: &Questions) {
    let mut closing = None;
    while let Some(question) = next(questions) {
        let connection = &connection;
        match question {
            Question::Read(table, from, reply) => {
                let _ = reply.send(read::rows(connection, &table, from));
            }
            Question::Vault(table, reply) => {
                let _ = reply.send(read::vault(connection, &table));
            }
            Question::Sitters(table, reply) => {
                let _ = reply.send(read::sitters(connection, &table));
            }
            Question::Summary(table, reply) => {
                let _ = reply.send(read::summary(connection, &table));
            }
            Question::Rematch(table, reply) => {
                let _ = reply.send(rematch::read(connection, &table));
            }
            Question::Due(before, most, reply) => {
                let _ = reply.send(lists::due(connection, before, most));
            }
            Question::Lobby(most, reply) => {
                let _ = reply.send(lists::lobby(connection, most));
            }
            Question::OfPerson(person, most, reply) => {
                let _ = reply.send(lists::of_person(connection, person, most));
            }
            Question::Every(reply) => {
                let _ = reply.send(lists::every(connection));
            }
            Question::LastAlive(reply) => {
                let _ = reply.send(lists::last_alive(connection));
            }
            Question::Close(reply) => {
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

fn next(questions: &Questions) -> Option<Question> {
    // A reader that died waiting has taken nothing.
    questions.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv()
}
