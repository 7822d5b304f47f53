//! Where records come from: a file, or a table on a server that has ended.

use std::path::Path;

use anyhow::{Context, Result, anyhow};
use table::Records;

use crate::exit::UsageError;
use crate::http::{Address, Connection, Reach, Request};
use crate::records::{self, Flaw};

/// The records of a file, or of a table such as `http://127.0.0.1:7077/tables/sv7u4cxr6tbeqm3z`.
pub(super) fn read(from: &str) -> Result<Records> {
    if !from.starts_with("http://") {
        let path = Path::new(from);
        return records::read(path).map_err(|flaw| fault(&flaw, path));
    }
    let text = fetch(from)?;
    let path = Path::new(from);
    Records::from_bytes(&text).map_err(|error| fault(&Flaw::at(error.line(), &error), path))
}

/// What is said of records that cannot be read, or make no game.
pub(super) fn fault(flaw: &Flaw, path: &Path) -> anyhow::Error {
    match flaw {
        Flaw::Unread(_) => UsageError::new(flaw.of(path)).into(),
        Flaw::Wrong { .. } => anyhow!(flaw.of(path)),
    }
}

fn fetch(url: &str) -> Result<Vec<u8>> {
    let wrong = || {
        let like = "http://127.0.0.1:7077/tables/NAME";
        UsageError::new(format!(
            "expected a file or the address of a table such as {like}, found `{url}`"
        ))
    };
    let (server, table) = url.split_once("/tables/").ok_or_else(wrong)?;
    let name = table.split(['/', '?', '#']).next().unwrap_or_default();
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if name.is_empty() || !name.bytes().all(is_name) {
        return Err(wrong().into());
    }
    let address = Address::read(server, Reach::Anywhere)?;
    let path = format!("/tables/{name}/record");
    let request = Request { path: &path, token: None, accept: "text/plain", json: None };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let answer = runtime.block_on(async { Connection::open(&address).await?.ask(&request).await });
    let (status, body) = answer.with_context(|| format!("{server} does not answer"))?;
    match status {
        200 => Ok(body.to_vec()),
        404 => Err(UsageError::new(format!(
            "expected the address of a table, found `{url}`: there is none"
        ))
        .into()),
        409 => Err(UsageError::new(format!(
            "expected a table that has ended, found `{url}`: it is still played"
        ))
        .into()),
        other => Err(anyhow!("{url}: the server answers {other}")),
    }
}
