//! Parses the address of a PostgreSQL server.

use std::path::PathBuf;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use super::ConnectError;

/// Maximum time to establish a connection.
pub(super) const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// The address of a PostgreSQL server, and the options of a connection.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub(super) config: Config,
    /// A file with certificate authorities to use in place of the system's.
    pub(super) authority: Option<PathBuf>,
    /// Host, port and database, for messages.
    pub(super) place: String,
}

impl Address {
    /// Parses an address. `password` is used if the address contains none.
    pub(super) fn read(url: &str, password: Option<&str>) -> Result<Self, ConnectError> {
        let wrong = |why: String| ConnectError::Address { why };
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(wrong("the store is no address of PostgreSQL".to_owned()));
        }
        let (url, authority) = without(url, "sslrootcert");
        let says_mode = url.contains("sslmode=");
        // The parser's own message may quote the address, and with it the password.
        let unread = |_| wrong("the address cannot be read".to_owned());
        let mut config: Config = url.parse().map_err(unread)?;
        if config.get_hosts().is_empty() {
            return Err(wrong("the address names no host".to_owned()));
        }
        if config.get_user().is_none() {
            return Err(wrong("the address names no user".to_owned()));
        }
        if let (None, Some(password)) = (config.get_password(), password) {
            config.password(password);
        }
        if config.get_dbname().is_none() {
            config.dbname("clew");
        }
        if !says_mode {
            // Seeds and hidden cards cross the network, so TLS is the default.
            let is_local = config.get_hosts().iter().all(is_local);
            config.ssl_mode(if is_local { SslMode::Disable } else { SslMode::Require });
        }
        config.application_name("clew").connect_timeout(CONNECT_TIMEOUT);
        config.keepalives_idle(Duration::from_secs(10)).tcp_user_timeout(Duration::from_secs(10));
        let place = place(&config);
        Ok(Self { config, authority: authority.map(PathBuf::from), place })
    }
}

/// Whether the host is this machine.
fn is_local(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// The address without one parameter of its query, and the parameter's value.
fn without(url: &str, name: &str) -> (String, Option<String>) {
    let Some((front, query)) = url.split_once('?') else { return (url.to_owned(), None) };
    let is_it = |pair: &&str| pair.split('=').next() == Some(name);
    let found = query.split('&').find(is_it).and_then(|pair| pair.split_once('='));
    let rest: Vec<&str> = query.split('&').filter(|pair| !is_it(pair)).collect();
    let url =
        if rest.is_empty() { front.to_owned() } else { format!("{front}?{}", rest.join("&")) };
    (url, found.map(|(_, value)| value.to_owned()))
}

fn place(config: &Config) -> String {
    let hosts = config.get_hosts().iter().map(|host| match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    });
    let ports = config.get_ports();
    let port = |nth: usize| ports.get(nth).or(ports.first()).copied().unwrap_or(5432);
    let hosts: Vec<String> =
        hosts.enumerate().map(|(nth, host)| format!("{host}:{}", port(nth))).collect();
    format!("{}/{}", hosts.join(","), config.get_dbname().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(url: &str) -> SslMode {
        Address::read(url, None).expect("an address").config.get_ssl_mode()
    }

    #[test]
    fn what_crosses_a_network_is_hidden_unless_somebody_says_otherwise() {
        assert_eq!(mode("postgres://clew@127.0.0.1:5432/clew"), SslMode::Disable);
        assert_eq!(mode("postgres://clew@localhost/clew"), SslMode::Disable);
        assert_eq!(mode("postgres://clew@db.example.org/clew"), SslMode::Require);
        assert_eq!(mode("postgres://clew@db.example.org/clew?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("postgres://clew@127.0.0.1/clew?sslmode=require"), SslMode::Require);
    }

    #[test]
    fn the_authority_is_taken_out_of_the_address() {
        let url = "postgres://clew@db/clew?sslmode=require&sslrootcert=/ca.pem&connect_timeout=9";
        let address = Address::read(url, None).expect("an address");
        assert_eq!(address.authority, Some(PathBuf::from("/ca.pem")));
        assert_eq!(address.place, "db:5432/clew");
    }

    #[test]
    fn no_error_and_no_place_holds_the_password() {
        let address = Address::read("postgres://a:secret@db:7/x", None).expect("an address");
        assert!(!format!("{address:?}").contains("secret"));
        for url in ["postgres://a:secret@db:port/x", "postgres://a:secret@/x", "mysql://a:secret@b"]
        {
            let told = Address::read(url, None).expect_err(url).to_string();
            assert!(!told.contains("secret") && told.contains("postgres://user@host"), "{told}");
        }
    }

    #[test]
    fn a_password_may_be_given_beside_the_address() {
        let with = |url| Address::read(url, Some("beside")).expect("an address").config;
        let password = |config: Config| config.get_password().map(<[u8]>::to_vec);
        assert_eq!(password(with("postgres://a@db/x")), Some(b"beside".to_vec()));
        assert_eq!(password(with("postgres://a:own@db/x")), Some(b"own".to_vec()));
    }
}
