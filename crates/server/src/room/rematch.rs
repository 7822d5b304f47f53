//! The table at which the people of an ended table play once more: one for all of them.
//!
//! Its name is written down first, in a column of the ended table that is written once, and only then
//! is it opened. So whoever asks, at whichever machine, is led to the same table; and if a server dies
//! in between, the next who asks opens the table that was written down. A rematch that nobody started
//! is forgotten after some days: it is opened anew under the same name. Only one that was closed before
//! its start is replaced by another.

use game::SeatSet;
use games::AnyPlan;
use journal::{Chat, Journal, ReadError, State};
use table::{Order, Person, Record, Switch, TableId, UnixMillis, Vault};

use super::Answer;
use super::judge::{Result, own, refusal};
use super::keeper::Keeper;
use super::store::{self, unreadable};
use crate::names::table_id;

/// How often it is looked at anew when somebody else was quicker.
const TRIES: usize = 5;

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

impl Keeper {
    /// Another table for the same people, with these settings changed: opened once, whoever asks
    /// first. Whoever asks later is told the same one; the settings are then for that table to judge.
    pub(super) async fn play_again(
        &mut self,
        (person, mine): (Person, SeatSet),
        changes: Vec<(String, String)>,
        now: UnixMillis,
    ) -> Result {
        own(mine, None)?;
        let trial = self.plan_rematch(table_id()?, now).await?;
        let id = self.store.table.id().clone();
        let mut found = self.store.journal.rematch(&id).await.map_err(|no| unreadable(&id, &no))?;
        for _ in 0..TRIES {
            let standing = match &found {
                Some(next) => standing(&self.store.journal, next).await?,
                None => Standing::Void,
            };
            if standing != Standing::Open && !changes.is_empty() {
                self.host(person, now)?;
                let set = Order::Set { changes: changes.clone() };
                trial.plan.next.plan(&trial.vault, set, now).map_err(|no| refusal(&no))?;
            }
            match (standing, found) {
                (Standing::Open | Standing::Missing, Some(next)) => {
                    if standing == Standing::Missing {
                        self.open_rematch(&next, now).await?;
                    }
                    self.again = Some(next.clone());
                    self.publish();
                    return Ok(Answer { again: Some(next), ..self.now_at() });
                }
                (_, before) => {
                    let (at, fresh) = ((&id, self.store.table.seq()), table_id()?);
                    let set = self.store.journal.set_rematch(at, before.as_ref(), &fresh).await;
                    found = Some(set.map_err(|no| unreadable(&id, &no))?);
                }
            }
        }
        Err(store::busy())
    }

    /// Looks up the rematch that people can be led to; `true` if it is another than before.
    pub(super) async fn find_rematch(&mut self) -> bool {
        if self.store.table.end().is_none() {
            return false;
        }
        // What cannot be read now is looked up again by the next who comes.
        let Ok(mut found) = self.store.journal.rematch(self.store.table.id()).await else {
            return false;
        };
        if let Some(next) = &found {
            match standing(&self.store.journal, next).await {
                Ok(Standing::Open) => {}
                Ok(Standing::Missing | Standing::Void) => found = None,
                Err(_) => return false,
            }
        }
        let is_news = found != self.again;
        self.again = found;
        is_news
    }

    /// Plans the first append of a rematch with this name.
    async fn plan_rematch(&mut self, next: TableId, now: UnixMillis) -> Result<Rematch> {
        let store::Store { journal, table, summary, .. } = &self.store;
        let format = journal.common_format(now).await;
        let format = format.map_err(|trouble| crate::error::trouble(&trouble))?;
        let vault = Vault::from_system(format)?;
        let sitters = journal.sitters(table.id()).await;
        let sitters = sitters.map_err(|error| unreadable(table.id(), &error))?;
        let chat = if summary.chat == Chat::On { Switch::On } else { Switch::Off };
        let plan = table.again(next, &vault, &sitters, chat).map_err(|no| refusal(&no))?;
        let persons = sitters.into_iter().map(|(_, person)| person).collect();
        Ok(Rematch { plan, vault, persons })
    }

    /// Opens it, if nobody else does at this moment.
    async fn open_rematch(&mut self, next: &TableId, now: UnixMillis) -> Result<()> {
        let Rematch { plan, vault, persons } = self.plan_rematch(next.clone(), now).await?;
        let before = journal::Summary { opened: now, ..self.store.summary.clone() };
        let summary = store::summary(&before, &*plan.next, now);
        let journal = &self.store.journal;
        // Another machine may have opened it first: then there is nothing left to do.
        store::open(journal, &self.metrics, &plan, &vault, (&summary, &persons)).await?;
        Ok(())
    }
}

async fn standing(journal: &Journal, next: &TableId) -> Result<Standing> {
    match journal.summary(next).await {
        Err(ReadError::NoSuchTable) => Ok(Standing::Missing),
        Err(error) => Err(unreadable(next, &error)),
        Ok(summary) if summary.state != State::Closed => Ok(Standing::Open),
        Ok(_) => {
            let rows = journal.read(next, 1).await.map_err(|no| unreadable(next, &no))?;
            let mut records = rows.iter().flat_map(|row| row.append.records());
            let is_started = records.any(|record| matches!(record, Record::Start { .. }));
            Ok(if is_started { Standing::Open } else { Standing::Void })
        }
    }
}
