//! Opens the store of the tables: SQLite in a folder, or PostgreSQL.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::Result;
use etcetera::BaseStrategy;
use journal::{ConnectError, Journal};

use crate::exit::UsageError;

/// The environment variable for the password, as in the tools of PostgreSQL.
const PASSWORD_VARIABLE: &str = "PGPASSWORD";

/// Opens the journal of `--data` or `--store`; without either, the one in the data folder of the system.
///
/// # Errors
/// If the folder cannot be used, or the database cannot be reached.
pub(crate) async fn open(data: Option<&Path>, store: Option<&str>) -> Result<Journal> {
    match store {
        Some(url) => {
            let password = env::var(PASSWORD_VARIABLE).ok();
            match Journal::postgres(url, password.as_deref()).await {
                Err(error @ ConnectError::Address { .. }) => Err(UsageError::new(error).into()),
                opened => Ok(opened?),
            }
        }
        None => Ok(Journal::sqlite(&folder(data)?)?),
    }
}

/// The folder of `--data`, or else `clew` in the data folder of the system.
///
/// # Errors
/// If the system has no data folder.
pub(crate) fn folder(data: Option<&Path>) -> Result<PathBuf> {
    if let Some(folder) = data {
        return Ok(folder.to_owned());
    }
    let system = etcetera::base_strategy::choose_native_strategy().map_err(|_| {
        UsageError::new("this system has no data folder; choose one with --data DIR")
    })?;
    Ok(system.data_dir().join("clew"))
}
