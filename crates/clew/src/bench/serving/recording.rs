//! What the real server shows, so that the bare one sends the same.

use std::fs;
use std::io::Write;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;

use super::child::{Children, Which};
use super::keeper::Keeper;
use crate::load::{Looks, Plan, Recorder, Session};

/// So many tables are looked at,
const TABLES: usize = 60;
/// for so long,
const TIME: Duration = Duration::from_secs(4);
/// and so many moments are kept: what four viewers see.
const MOMENTS: usize = 200;

/// Plays some tables of all games against the real server and keeps what it shows; the bare one
/// sends that from now on.
pub(super) fn record(children: &mut Children<'_>, out: &mut impl Write) -> Result<()> {
    let data = children.folder("recorded");
    let server = children.start(Which::Real, &data)?;
    let plan = Plan {
        addresses: vec![server.address.clone()],
        tables: TABLES,
        game: None,
        pace: None,
        processes: vec![server.process],
        record: MOMENTS,
        looks: Looks::Json,
    };
    let mut session = Session::open(plan)?;
    session.play(TIME, &ProgressBar::hidden());
    let (figures, recorder) = session.end();
    ensure!(figures.is_well(), "nothing can be recorded: {:?}", figures.errors);
    let lines = recorder.as_ref().map(Recorder::lines).unwrap_or_default();
    let payload = children.folder("payload");
    fs::write(&payload, &lines).context("cannot keep what was recorded")?;
    let count = lines.lines().count();
    let bytes = (lines.len() - count).checked_div(count).unwrap_or(0);
    writeln!(out, "{count} states recorded, {bytes} bytes on average")?;
    out.flush()?;
    drop(server);
    Keeper::remove(&data);
    children.send(payload);
    Ok(())
}
