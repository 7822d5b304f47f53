//! The connections to PostgreSQL.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Pool, QueueMode, RecyclingMethod, Runtime,
};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio::time::timeout;
use tokio_postgres::{Client, Error};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::{Address, CONNECT_TIMEOUT};
use super::error::message;
use super::{ConnectError, schema};

/// Maximum number of connections.
const MAX_CONNECTIONS: usize = 8;
/// Maximum time to wait for a free connection.
const CHECKOUT_TIMEOUT: Duration = Duration::from_secs(3);
/// Sent first on every connection: a commit waits for the disk, no statement or lock waits for ever, and
/// statements are planned once, because planning the one for appends takes longer than running it.
const SESSION_SETUP: &str = "
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off';
    SET default_transaction_isolation = 'read committed';
    SET statement_timeout = '5s';
    SET lock_timeout = '3s';
    SET plan_cache_mode = 'force_generic_plan'";

/// Everything that the journal needs.
pub(super) struct Opened {
    pub(super) pool: Pool,
    pub(super) address: Address,
    pub(super) tls: MakeRustlsConnect,
    /// A description for the log.
    pub(super) about: String,
}

/// Connects, migrates the schema and creates the pool.
pub(super) async fn open(url: &str, password: Option<&str>) -> Result<Opened, ConnectError> {
    let address = Address::read(url, password)?;
    let place = &address.place;
    let tls = tls_connector(address.authority.as_deref())
        .map_err(|why| ConnectError::Unsafe { place: place.clone(), why })?;
    let connecting = address.config.connect(tls.clone());
    let (mut client, connection) = match timeout(CONNECT_TIMEOUT, connecting).await {
        Ok(connected) => connected.map_err(|error| failure(place, &error))?,
        Err(_) => {
            let why = format!("no answer within {CONNECT_TIMEOUT:?}");
            return Err(ConnectError::Unreachable { place: place.clone(), why });
        }
    };
    let connection = tokio::spawn(connection);
    schema::migrate(&mut client, place).await?;
    let about = about(&client, place)
        .await
        .map_err(|error| ConnectError::Setup { place: place.clone(), why: message(&error) })?;
    drop(client);
    // The connection's task ends with its client; whether with an error does not matter.
    let _ = connection.await;

    let fast = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(address.config.clone(), tls.clone(), fast);
    let setup = Hook::async_fn(|client, _| {
        Box::pin(
            async move { client.batch_execute(SESSION_SETUP).await.map_err(HookError::Backend) },
        )
    });
    let pool = Pool::builder(manager)
        .max_size(MAX_CONNECTIONS)
        // Prefer the connection that was used last: its server process has warm caches.
        .queue_mode(QueueMode::Lifo)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(CHECKOUT_TIMEOUT))
        .create_timeout(Some(CONNECT_TIMEOUT))
        .recycle_timeout(Some(CONNECT_TIMEOUT))
        .post_create(setup)
        .build()
        .expect("only a missing runtime is an error, and it is set");
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

/// Classifies an error while connecting.
fn failure(place: &str, error: &Error) -> ConnectError {
    let (place, why) = (place.to_owned(), message(error));
    match error.code().map(|code| code.code()) {
        // The server is starting, shutting down, or has too many connections.
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

/// Creates TLS connections that trust the authorities in this file, or else the system's.
///
/// # Errors
/// What is wrong with the file.
fn tls_connector(authority: Option<&Path>) -> Result<MakeRustlsConnect, String> {
    let mut roots = RootCertStore::empty();
    match authority {
        Some(file) => {
            let unread = |error| format!("{} cannot be read: {error}", file.display());
            for certificate in CertificateDer::pem_file_iter(file).map_err(unread)? {
                let certificate = certificate.map_err(unread)?;
                roots.add(certificate).map_err(|error| format!("{}: {error}", file.display()))?;
            }
            if roots.is_empty() {
                return Err(format!("{} holds no certificate", file.display()));
            }
        }
        None => {
            // A certificate of the system that cannot be parsed is skipped; peers may suffice.
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
