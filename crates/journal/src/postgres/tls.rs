//! Lines that nobody else reads.

use std::path::Path;
use std::sync::Arc;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;

/// What makes a line safe: authorities of this file, or else the system's.
///
/// # Errors
/// What is wrong with the file, in words.
pub(super) fn connector(authority: Option<&Path>) -> Result<MakeRustlsConnect, String> {
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
            // One of the system's that cannot be read is left out: the others may do.
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
