//! docs/nginx.conf works: one table, one machine, and another when that one dies.

use std::collections::BTreeSet;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use e2e::{Clew, Client, Dice, Folder, GAMES, Options, PATIENCE, Playing, Postgres, Since};

/// The example as it stands in the docs.
const EXAMPLE: &str = include_str!("../../../docs/nginx.conf");

/// A running nginx; it is killed when this is dropped.
struct Nginx {
    child: Child,
    address: SocketAddr,
    _folder: Folder,
}

impl Nginx {
    fn before(machines: &[Clew]) -> Self {
        let free = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let address = free.local_addr().expect("it is bound");
        drop(free);
        let mut example = EXAMPLE.replace("listen 80;", &format!("listen {address};"));
        for (nth, machine) in (1..).zip(machines) {
            let named = format!("10.0.0.{nth}:7077");
            assert!(example.contains(&named), "{named}");
            example = example.replace(&named, &machine.address().to_string());
        }
        let folder = Folder::new();
        folder.write("clew.conf", &example);
        let at = folder.path().display();
        let paths: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .iter()
            .map(|kind| format!("{kind}_temp_path {at}/{kind};"))
            .collect();
        // The added header tells which machine answered; nginx runs as the user of the test.
        let main = format!(
            "daemon off; master_process off; pid {at}/pid; error_log {at}/error.log;\n\
             events {{ worker_connections 256; }}\n\
             http {{ access_log off; {paths}\n\
             add_header X-Machine $upstream_addr always; include {at}/clew.conf; }}\n"
        );
        let main = folder.write("nginx.conf", &main);
        let child = Command::new(program())
            .arg("-p")
            .arg(folder.path())
            .arg("-c")
            .arg(main)
            .stdin(Stdio::null())
            .spawn()
            .expect("nginx starts");
        let since = Since::now();
        while TcpStream::connect(address).is_err() {
            assert!(since.passed() < PATIENCE, "waited {PATIENCE:?} for nginx");
        }
        Self { child, address, _folder: folder }
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The path of nginx, which Debian keeps out of most users' PATH.
fn program() -> PathBuf {
    let usual = Path::new("/usr/sbin/nginx");
    if usual.is_file() { usual.to_owned() } else { PathBuf::from("nginx") }
}

/// The machine that answers for this table; checks that it is only one.
fn answers(client: &mut Client, table: &Playing) -> String {
    let mut all = BTreeSet::new();
    for _ in 0..5 {
        let answer = client.get(&table.path("")).expect("nginx lives").expect(200);
        // The header lists machines that failed before the one that answered.
        let machine = answer.header("x-machine").expect("it is told").to_owned();
        all.extend(machine.split(", ").last().map(str::to_owned));
    }
    assert_eq!(all.len(), 1, "{all:?}");
    all.pop_first().expect("one answered")
}

#[test]
fn a_route_by_table_leads_to_one_machine_and_to_another_when_it_dies() {
    let database = Postgres::start();
    let start = || Clew::start(Options::default().store(database.url(database.address())));
    let mut machines = [start(), start(), start()];
    let nginx = Nginx::before(&machines);
    let token = Dice::new(3).hex();
    let mut client = Client::new(nginx.address, &token);
    let mut tables = Vec::new();
    for nth in 0..12 {
        let in_turns: Vec<_> = GAMES.iter().filter(|setup| !setup.real_time).collect();
        let setup = *in_turns[nth % in_turns.len()];
        let mut table = Playing::open(&mut client, setup, Dice::new(nth as u64)).expect("it lives");
        table.begin(&mut client).expect("nginx lives");
        tables.push(table);
    }
    let before: Vec<String> = tables.iter().map(|table| answers(&mut client, table)).collect();
    let used: BTreeSet<&String> = before.iter().collect();
    assert!(used.len() > 1, "twelve tables at one machine");

    let dead = machines.iter().position(|machine| machine.address().to_string() == before[0]);
    machines[dead.expect("one of ours")].kill();
    for (table, before_it) in tables.iter_mut().zip(&before) {
        let state = table.turn(&mut client).expect("nginx lives");
        let act = table.choose(&state).expect("it has begun");
        table.act(&mut client, &act).expect("nginx lives").expect(200);
        let now = answers(&mut client, table);
        assert_eq!(now == *before_it, *before_it != before[0], "only its tables have moved");
    }
}
