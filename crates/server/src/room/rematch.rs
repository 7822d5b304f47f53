//! The rematch: one new table for the players of an ended table.
//!
//! The name of the new table is written first, to a write-once column of the ended table; then the table is
//! opened. So all requests at all machines lead to the same table, and if a server dies in between, the next
//! request opens the table that was named. A rematch that nobody started is deleted after some days and opened
//! again under the same name. Only one that was closed before its start is replaced by another.

use games::AnyPlan;
use journal::{Chat, Journal, ReadError, State};
use table::{Command, Person, Record, Switch, TableId, Vault};

use super::CommandReply;
use super::append;
use super::authorize::Result;
use super::task::Room;
use crate::error::RoomError;
use crate::rooms::new_table_id;

/// Maximum number of tries when another machine is quicker.
const MAX_TRIES: usize = 5;

/// The state of the table that is named as the rematch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    /// It was opened, and can be played or has been.
    Open,
    /// It has not been opened yet, or was deleted.
    Missing,
    /// It was closed before its start.
    Void,
}

/// The first append of a rematch.
struct RematchPlan {
    plan: AnyPlan,
    vault: Vault,
    /// The players.
    persons: Vec<Person>,
}

impl Room {
    /// Opens the rematch with these settings changed, or finds the one that was opened before. The settings of
    /// that one are changed by its own room.
    pub(super) async fn play_again(
        &mut self,
        person: Person,
        changes: Vec<(String, String)>,
    ) -> Result {
        let trial = self.plan_rematch(new_table_id()?).await?;
        let id = self.table.id().clone();
        let found = self.context.journal.rematch(&id).await;
        let mut found = found.map_err(RoomError::unreadable(&id))?;
        for _ in 0..MAX_TRIES {
            let standing = match &found {
                Some(next) => standing(&self.context.journal, next).await?,
                None => Standing::Void,
            };
            if standing != Standing::Open && !changes.is_empty() {
                self.require_host(person)?;
                let set = Command::Set { changes: changes.clone() };
                trial.plan.next.plan(&trial.vault, set, self.now)?;
            }
            match (standing, found) {
                (Standing::Open | Standing::Missing, Some(next)) => {
                    if standing == Standing::Missing {
                        self.open_rematch(&next).await?;
                    }
                    self.rematch = Some(next.clone());
                    self.publish();
                    let (table, rematch) = (Some(next.to_string()), Some(next));
                    return Ok(CommandReply { table, seq: 1, rematch, ..CommandReply::default() });
                }
                (_, before) => {
                    let (at, fresh) = ((&id, self.table.seq()), new_table_id()?);
                    let set = self.context.journal.set_rematch(at, before.as_ref(), &fresh).await;
                    found = Some(set.map_err(RoomError::unreadable(&id))?);
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
    async fn plan_rematch(&mut self, next: TableId) -> Result<RematchPlan> {
        let Self { context, table, summary, now, .. } = &*self;
        let journal = &context.journal;
        let format = journal.common_format(*now).await?;
        let vault = Vault::from_system(format)?;
        let sitters = journal.sitters(table.id()).await;
        let sitters = sitters.map_err(RoomError::unreadable(table.id()))?;
        let chat = if summary.chat == Chat::On { Switch::On } else { Switch::Off };
        let plan = table.rematch(next, &vault, &sitters, chat)?;
        let persons = sitters.into_iter().map(|(_, person)| person).collect();
        Ok(RematchPlan { plan, vault, persons })
    }

    /// Opens the table of the rematch, unless another machine has opened it.
    async fn open_rematch(&mut self, next: &TableId) -> Result<()> {
        let RematchPlan { plan, vault, persons } = self.plan_rematch(next.clone()).await?;
        let before = journal::Summary { opened: self.now, ..self.summary.clone() };
        let summary = append::summary(&before, &*plan.next, self.now);
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
        Err(error) => Err(RoomError::unreadable(next)(error)),
        Ok(summary) if summary.state != State::Closed => Ok(Standing::Open),
        Ok(_) => {
            let rows = journal.read(next, 1).await.map_err(RoomError::unreadable(next))?;
            let mut records = rows.iter().flat_map(|row| row.append.records());
            let is_started = records.any(|record| matches!(record, Record::Start { .. }));
            Ok(if is_started { Standing::Open } else { Standing::Void })
        }
    }
}
