//! The table at which the people of an ended table play once more: one for all of them.
//!
//! Its name is written first, to a write-once column of the ended table, and only then is it opened. So all
//! requests at all machines lead to the same table; and if a server dies in between, the next request opens
//! the table that was named. A rematch that nobody started is deleted after some days and opened again
//! under the same name. Only one that was closed before its start is replaced by another.

use games::AnyPlan;
use journal::{Chat, Journal, ReadError, State};
use table::{Command, Person, Record, Switch, TableId, UnixMillis, Vault};

use super::append;
use super::authorize::Result;
use super::task::Room;
use super::{Answer, RoomError};
use crate::names::table_id;

/// How often it is tried again when another machine was quicker.
const MAX_TRIES: usize = 5;

/// How a rematch that was written down stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    /// It is there.
    Open,
    /// It has not been opened yet, or was forgotten.
    Missing,
    /// It was closed before its start.
    Void,
}

/// A rematch that is about to be opened.
struct Rematch {
    plan: AnyPlan,
    vault: Vault,
    /// Who sits there.
    persons: Vec<Person>,
}

impl Room {
    /// Opens another table for the same people, with these settings changed, or finds the one that was opened
    /// before; then that table decides about the settings.
    pub(super) async fn play_again(
        &mut self,
        person: Person,
        changes: Vec<(String, String)>,
        now: UnixMillis,
    ) -> Result {
        let trial = self.plan_rematch(table_id()?, now).await?;
        let id = self.table.id().clone();
        let mut found = self
            .context
            .journal
            .rematch(&id)
            .await
            .map_err(|no| RoomError::unreadable(&id, &no))?;
        for _ in 0..MAX_TRIES {
            let standing = match &found {
                Some(next) => standing(&self.context.journal, next).await?,
                None => Standing::Void,
            };
            if standing != Standing::Open && !changes.is_empty() {
                self.require_host(person, now)?;
                let set = Command::Set { changes: changes.clone() };
                trial.plan.next.plan(&trial.vault, set, now)?;
            }
            match (standing, found) {
                (Standing::Open | Standing::Missing, Some(next)) => {
                    if standing == Standing::Missing {
                        self.open_rematch(&next, now).await?;
                    }
                    self.rematch = Some(next.clone());
                    self.publish();
                    return Ok(Answer { again: Some(next), ..self.unchanged() });
                }
                (_, before) => {
                    let (at, fresh) = ((&id, self.table.seq()), table_id()?);
                    let set = self.context.journal.set_rematch(at, before.as_ref(), &fresh).await;
                    found = Some(set.map_err(|no| RoomError::unreadable(&id, &no))?);
                }
            }
        }
        Err(RoomError::Busy)
    }

    /// Looks up the table of the rematch; `true` if it has changed.
    pub(super) async fn refresh_rematch(&mut self) -> bool {
        if self.table.end().is_none() {
            return false;
        }
        // What cannot be read now is looked up again with the next stream.
        let Ok(mut found) = self.context.journal.rematch(self.table.id()).await else {
            return false;
        };
        if let Some(next) = &found {
            match standing(&self.context.journal, next).await {
                Ok(Standing::Open) => {}
                Ok(Standing::Missing | Standing::Void) => found = None,
                Err(_) => return false,
            }
        }
        let is_news = found != self.rematch;
        self.rematch = found;
        is_news
    }

    /// Plans the first append of a rematch with this name.
    async fn plan_rematch(&mut self, next: TableId, now: UnixMillis) -> Result<Rematch> {
        let Self { context, table, summary, .. } = self;
        let journal = &context.journal;
        let format = journal.common_format(now).await?;
        let vault = Vault::from_system(format)?;
        let sitters = journal.sitters(table.id()).await;
        let sitters = sitters.map_err(|error| RoomError::unreadable(table.id(), &error))?;
        let chat = if summary.chat == Chat::On { Switch::On } else { Switch::Off };
        let plan = table.rematch(next, &vault, &sitters, chat)?;
        let persons = sitters.into_iter().map(|(_, person)| person).collect();
        Ok(Rematch { plan, vault, persons })
    }

    /// Opens the table of the rematch, unless another machine has opened it.
    async fn open_rematch(&mut self, next: &TableId, now: UnixMillis) -> Result<()> {
        let Rematch { plan, vault, persons } = self.plan_rematch(next.clone(), now).await?;
        let before = journal::Summary { opened: now, ..self.summary.clone() };
        let summary = append::summary(&before, &*plan.next, now);
        let context = &self.context;
        // Another machine may have opened it first: then there is nothing left to do.
        append::open(&context.journal, &context.metrics, &plan, &vault, (&summary, &persons))
            .await?;
        Ok(())
    }
}

async fn standing(journal: &Journal, next: &TableId) -> Result<Standing> {
    match journal.summary(next).await {
        Err(ReadError::NoSuchTable) => Ok(Standing::Missing),
        Err(error) => Err(RoomError::unreadable(next, &error)),
        Ok(summary) if summary.state != State::Closed => Ok(Standing::Open),
        Ok(_) => {
            let rows =
                journal.read(next, 1).await.map_err(|no| RoomError::unreadable(next, &no))?;
            let mut records = rows.iter().flat_map(|row| row.append.records());
            let is_started = records.any(|record| matches!(record, Record::Start { .. }));
            Ok(if is_started { Standing::Open } else { Standing::Void })
        }
    }
}
