//! The compared servers. Each is measured alone, with tables of four and one action at a time.

use std::fs;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, bail};

use super::Plan;
use super::database::Database;
use super::figures::Figures;
use super::install::Installed;
use super::quarter::Quarter;
use super::server::Server;

/// The game of Clew's tables: the one most similar to a token on a grid.
const GAME: &str = "magic-labyrinth";

/// A server that is measured.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contender {
    pub(super) name: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A package from npm, with our own server and client scripts for it.
    Node { server: &'static str, client: &'static str },
    /// Clew with its tables in memory.
    Memory,
    /// Clew with SQLite.
    Sqlite,
    /// This number of Clew processes on one PostgreSQL.
    Postgres { machines: usize },
    /// This number of Clew processes with a quarter of a core each.
    Small { machines: usize },
}

pub(super) const CONTENDERS: &[Contender] = &[
    Contender {
        name: "boardgame.io",
        kind: Kind::Node { server: "boardgame-server.js", client: "boardgame-client.js" },
    },
    Contender {
        name: "Colyseus",
        kind: Kind::Node { server: "colyseus-server.js", client: "colyseus-client.js" },
    },
    Contender { name: "Clew, in memory", kind: Kind::Memory },
    Contender { name: "Clew on SQLite", kind: Kind::Sqlite },
    Contender { name: "Clew on PostgreSQL", kind: Kind::Postgres { machines: 1 } },
    Contender { name: "two of Clew on PostgreSQL", kind: Kind::Postgres { machines: 2 } },
    Contender { name: "three of Clew on PostgreSQL", kind: Kind::Postgres { machines: 3 } },
    Contender { name: "one small Clew on PostgreSQL", kind: Kind::Small { machines: 1 } },
    Contender { name: "two small ones", kind: Kind::Small { machines: 2 } },
    Contender { name: "three small ones", kind: Kind::Small { machines: 3 } },
];

impl Contender {
    /// Whether it stores tables in SQLite or PostgreSQL.
    pub(super) fn is_kept(self) -> bool {
        matches!(self.kind, Kind::Sqlite | Kind::Postgres { .. } | Kind::Small { .. })
    }

    /// For several machines, the contender that is one such machine.
    pub(super) fn alone(self) -> Option<usize> {
        let is_one = |other: &Self| match (self.kind, other.kind) {
            (Kind::Postgres { machines }, Kind::Postgres { machines: 1 })
            | (Kind::Small { machines }, Kind::Small { machines: 1 }) => machines > 1,
            _ => false,
        };
        CONTENDERS.iter().position(is_one)
    }

    /// Whether it can be measured on this system.
    pub(super) fn is_possible(self) -> bool {
        !matches!(self.kind, Kind::Small { .. }) || Quarter::is_there()
    }
}

/// Starts the server with no tables, plays, and stops it.
///
/// # Errors
/// If the server does not start, or refuses an action.
pub(super) fn measure(
    contender: Contender,
    plan: Plan,
    installed: &Installed,
) -> anyhow::Result<Figures> {
    let data = installed.folder.join("data");
    // Of a run that was broken off.
    let _ = fs::remove_dir_all(&data);
    let measured = match contender.kind {
        Kind::Node { server, client } => {
            let server = Server::start(&mut node(installed, server))?;
            let mut client = node(installed, client);
            client.arg(&server.url).arg(plan.tables.to_string());
            client.arg(plan.seconds.to_string()).arg(server.pid());
            read(start(&mut client)?)
        }
        Kind::Memory => play(&machines(installed, &["--store", "memory"], 1)?, plan, installed),
        Kind::Sqlite => {
            let data = data.to_str().context("a plain name")?;
            play(&machines(installed, &["--data", data], 1)?, plan, installed)
        }
        Kind::Postgres { machines: count } | Kind::Small { machines: count } => {
            let database = Database::start(&data)?;
            let servers = machines(installed, &["--store", &database.url()], count)?;
            let small = matches!(contender.kind, Kind::Small { .. });
            let quarter = |server: &Server| small.then(|| Quarter::of(&server.pid())).transpose();
            let quarters: Vec<_> =
                servers.iter().map(quarter).collect::<anyhow::Result<Vec<_>>>()?;
            let before = database.cpu()?;
            let figures = play(&servers, plan, installed)?;
            // All that it did, the opening of the tables included, goes to the actions' account.
            let cpu = figures.cpu + (database.cpu()? - before) / figures.in_all;
            drop(servers);
            drop(quarters);
            Ok(Figures { cpu, memory: figures.memory + database.memory()?, ..figures })
        }
    };
    // What cannot be removed now is removed before the next.
    let _ = fs::remove_dir_all(&data);
    measured
}

/// Starts this number of Clew processes on one store.
fn machines(installed: &Installed, store: &[&str], count: usize) -> anyhow::Result<Vec<Server>> {
    let start = |_| {
        let mut serve = Command::new(&installed.clew);
        serve.args(["serve", "--addr", "127.0.0.1:0", "--limits", "off"]).args(store);
        Server::start(&mut serve)
    };
    (0..count).map(start).collect()
}

/// Plays on all servers at once, an equal share of the tables on each, with a single client process.
fn play(servers: &[Server], plan: Plan, installed: &Installed) -> anyhow::Result<Figures> {
    let mut load = Command::new(&installed.lab);
    load.args(["load", "--game", GAME]);
    load.args(["--tables", &plan.tables.to_string(), "--seconds", &plan.seconds.to_string()]);
    for server in servers {
        load.args([&server.url, "--pid", &server.pid()]);
    }
    read(start(&mut load)?)
}

fn node(installed: &Installed, file: &str) -> Command {
    let mut command = Command::new("node");
    command.arg(file).current_dir(&installed.folder).env("NODE_ENV", "production");
    command
}

fn start(command: &mut Command) -> anyhow::Result<Child> {
    let client = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    client.context("a client does not start")
}

fn read(client: Child) -> anyhow::Result<Figures> {
    let done = client.wait_with_output()?;
    let text = String::from_utf8_lossy(&done.stdout);
    if !done.status.success() {
        bail!("its client failed: {}", text.trim());
    }
    Figures::read(&text)
}
