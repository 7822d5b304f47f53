//! The lines to a PostgreSQL: how they are made, and how many there are.

use std::time::Duration;

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Pool, QueueMode, RecyclingMethod, Runtime,
};
use tokio::time::timeout;
use tokio_postgres::{Client, Error};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::{Address, CONNECT};
use super::faults::said;
use super::{ConnectError, schema, tls};

/// So many lines at most.
const LINES: usize = 8;
/// So long somebody waits until one is free.
const WAIT: Duration = Duration::from_secs(3);

/// What every line is told first: an answer means that it is on disk, nothing waits for ever, and a
/// statement is planned once: to plan that of appends anew takes longer than to do it.
const HELLO: &str = "
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off';
    SET default_transaction_isolation = 'read committed';
    SET statement_timeout = '5s';
    SET lock_timeout = '3s';
    SET plan_cache_mode = 'force_generic_plan'";

/// All that the journal needs.
pub(super) struct Opened {
    pub(super) pool: Pool,
    pub(super) address: Address,
    pub(super) tls: MakeRustlsConnect,
    /// One line for the log.
    pub(super) about: String,
}

/// Reaches the server, brings the schema up to date and makes the pool.
pub(super) async fn open(url: &str, password: Option<&str>) -> Result<Opened, ConnectError> {
    let address = Address::read(url, password)?;
    let place = &address.place;
    let tls = tls::connector(address.authority.as_deref())
        .map_err(|why| ConnectError::Unsafe { place: place.clone(), why })?;
    let connecting = address.config.connect(tls.clone());
    let (mut client, line) = match timeout(CONNECT, connecting).await {
        Ok(connected) => connected.map_err(|error| failure(place, &error))?,
        Err(_) => {
            let why = format!("no answer within {CONNECT:?}");
            return Err(ConnectError::Unreachable { place: place.clone(), why });
        }
    };
    let line = tokio::spawn(line);
    schema::migrate(&mut client, place).await?;
    let about = about(&client, place)
        .await
        .map_err(|error| ConnectError::Setup { place: place.clone(), why: said(&error) })?;
    drop(client);
    // It ends with its client, well or not.
    let _ = line.await;

    let fast = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(address.config.clone(), tls.clone(), fast);
    let hello = Hook::async_fn(|client, _| {
        Box::pin(async move { client.batch_execute(HELLO).await.map_err(HookError::Backend) })
    });
    let pool = Pool::builder(manager)
        .max_size(LINES)
        // The line that was used last: the process at its other end still has all at hand.
        .queue_mode(QueueMode::Lifo)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(WAIT))
        .create_timeout(Some(CONNECT))
        .recycle_timeout(Some(CONNECT))
        .post_create(hello)
        .build()
        .expect("a runtime is named, and that is all that can be missing");
    Ok(Opened { pool, address, tls, about })
}

async fn about(client: &Client, place: &str) -> Result<String, Error> {
    let sql = "SELECT current_setting('server_version'), current_setting('fsync'),
        current_setting('synchronous_commit')";
    let row = client.query_one(sql, &[]).await?;
    let (version, fsync, commit): (String, String, String) = (row.get(0), row.get(1), row.get(2));
    let version = version.split(' ').next().unwrap_or_default().to_owned();
    let commit = if commit == "off" { "on".to_owned() } else { commit };
    let mut about = format!(
        "in PostgreSQL {version} at {place}, schema {}, synchronous_commit {commit}",
        schema::NEWEST
    );
    if fsync == "off" {
        about += "; UNSAFE: its fsync is off, moves are lost when the power fails";
    }
    Ok(about)
}

/// Why nobody could be reached.
fn failure(place: &str, error: &Error) -> ConnectError {
    let (place, why) = (place.to_owned(), said(error));
    match error.code().map(|code| code.code()) {
        // It starts, ends, or has no place left.
        Some(code) if code.starts_with("57P") || code.starts_with("53") => {
            ConnectError::Unreachable { place, why }
        }
        Some(_) => ConnectError::Refused { place, why },
        None if why.contains("TLS") || why.contains("certificate") => {
            ConnectError::Unsafe { place, why }
        }
        None if why.contains("password") => ConnectError::Refused { place, why },
        None => ConnectError::Unreachable { place, why },
    }
}
