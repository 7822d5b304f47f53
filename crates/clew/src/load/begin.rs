//! Before anybody plays: which games there are, and a table for each of those that are wanted.

use std::rc::Rc;

use anyhow::{Context, Result, anyhow};
use game::FastDice;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::course::Course;
use super::http::{Address, Caller};
use super::offer::{self, Game};
use super::people::{self, SEATS};
use super::process::most_files;
use super::session::Plan;
use super::table::Table;
use crate::fault::WrongUse;

/// So many tables are opened at once.
const AT_ONCE: usize = 32;
/// So many files the program needs beside its connections.
const OTHER_FILES: u64 = 32;

/// Asks a server for its games, to see that it answers.
///
/// # Errors
/// If it does not.
pub(crate) fn greet(address: &Address) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut caller = caller(address).await?;
        offer::all(&mut caller, address).await?;
        Ok(())
    })
}

/// Whether the system allows so many tables: each has a connection for each seat and one for what it
/// asks.
///
/// # Errors
/// If it does not; says how to change that.
pub(crate) fn check_files(tables: usize) -> Result<()> {
    let needed = (tables * (SEATS + 1)) as u64 + OTHER_FILES;
    match most_files() {
        Some(most) if most < needed => Err(anyhow!(
            "{tables} tables need {needed} open files and the system allows {most}: say `ulimit -n \
             {needed}` before, for the server too, or ask for fewer tables"
        )),
        _ => Ok(()),
    }
}

/// The games that tables are opened for, by turns.
pub(super) async fn games(plan: &Plan) -> Result<Vec<Game>> {
    let mut all = Vec::new();
    for address in &plan.addresses {
        let mut caller = caller(address).await?;
        all = offer::all(&mut caller, address).await?;
    }
    let Some(name) = &plan.game else {
        return if all.is_empty() { Err(anyhow!("the server has no games")) } else { Ok(all) };
    };
    let names = all.iter().map(|game| &*game.name).collect::<Vec<_>>().join(", ");
    let one: Vec<Game> = all.iter().filter(|game| game.name == *name).cloned().collect();
    if one.is_empty() {
        let what = format!("--game expected `all` or a game ({names}), found `{name}`");
        return Err(WrongUse::new(what).into());
    }
    Ok(one)
}

/// Opens all tables. What goes wrong here goes wrong for good.
pub(super) async fn open(plan: &Plan, course: &Rc<Course>, games: &[Game]) -> Result<Vec<Table>> {
    let mut dice = people::dice()?;
    let gate = Rc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for nth in 0..plan.tables {
        // Each of several servers has tables of all games.
        let address = plan.addresses[nth / games.len() % plan.addresses.len()].clone();
        let game = games[nth % games.len()].clone();
        let (course, gate) = (Rc::clone(course), Rc::clone(&gate));
        let own = FastDice::new(dice.bits());
        opening.spawn_local(async move {
            let _leave = gate.acquire().await;
            Table::open(course, address, game, own).await
        });
    }
    let mut tables = Vec::with_capacity(plan.tables);
    while let Some(opened) = opening.join_next().await {
        tables.push(opened.context("a table has broken down")??);
    }
    Ok(tables)
}

async fn caller(address: &Address) -> Result<Caller> {
    let nobody = || format!("no server answers at http://{}", address.host());
    Caller::new(address).await.with_context(nobody)
}
