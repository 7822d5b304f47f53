//! Where the tables are kept.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::Result;
use journal::{ConnectError, Journal};

use super::address;
use crate::fault::WrongUse;

/// What a password may stand in, as for the other programs of PostgreSQL.
const PASSWORD: &str = "PGPASSWORD";

/// The journal of this folder or of that PostgreSQL; without either, of the system's own folder.
///
/// # Errors
/// What is in the way.
pub(crate) async fn open(data: Option<&Path>, store: Option<&str>) -> Result<Journal> {
    match store {
        Some(url) => {
            let password = env::var(PASSWORD).ok();
            match Journal::postgres(url, password.as_deref()).await {
                Err(error @ ConnectError::Address { .. }) => Err(WrongUse::new(error).into()),
                opened => Ok(opened?),
            }
        }
        None => Ok(Journal::sqlite(&folder(data)?)?),
    }
}

/// The folder that is named, or the system's own.
///
/// # Errors
/// If the system has none.
pub(crate) fn folder(data: Option<&Path>) -> Result<PathBuf> {
    let own = || {
        address::data_folder().ok_or_else(|| {
            WrongUse::new("this system names no folder for data; give one with --data DIR")
        })
    };
    Ok(data.map_or_else(own, |folder| Ok(folder.to_owned()))?)
}
