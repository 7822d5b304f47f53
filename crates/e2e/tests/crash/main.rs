//! The server is killed repeatedly while games are played: no acknowledged action is lost, none is
//! performed twice, and none is half recorded.

mod guest;
mod hall;
mod ours;

use std::thread;

use e2e::{Clew, Dice, Folder, Options, is_nightly, verify};
use guest::Guest;
use hall::Hall;

/// Number of kills, and in the nightly form.
const KILLS: usize = 12;
const NIGHTLY_KILLS: usize = 60;
/// Number of players, and of tables that each plays at.
const GUESTS: usize = 10;
const TABLES: usize = 5;

#[test]
fn a_killed_server_loses_nothing() {
    let wanted = if is_nightly() { NIGHTLY_KILLS } else { KILLS };
    let mut server = Clew::start(Options::default().args(["--bot-pace", "5"]));
    let hall = Hall::new(server.address());
    let tables = thread::scope(|scope| {
        let guest = |nth| Guest::new(&hall, nth).play(TABLES);
        let guests: Vec<_> = (0..GUESTS).map(|nth| scope.spawn(move || guest(nth))).collect();
        let mut dice = Dice::new(30);
        for _ in 0..wanted {
            hall.close_after(dice.below(500));
            server.kill();
            server.start_again();
            hall.open(server.address());
        }
        hall.last_games();
        let played = guests.into_iter().map(|guest| guest.join().expect("a guest has failed"));
        played.flatten().collect::<Vec<_>>()
    });

    let (kills, (found, missed)) = (hall.kills_in_flight(), hall.found_and_missed());
    let count = tables.len();
    eprintln!(
        "{count} tables; an action was in flight at {kills} of {wanted} kills; of those that could \
         be told, {found} were done and {missed} were not"
    );
    assert!(count >= GUESTS * TABLES);
    assert!(2 * kills >= wanted, "an action was in flight at {kills} of {wanted} kills only");
    assert!(found > 0 && missed > 0, "{found} were done and {missed} were not");

    let folder = Folder::new();
    let mut files = Vec::new();
    for table in &tables {
        let mut client = server.client(&table.token);
        files.push(folder.write(&table.playing.id, &table.audit(&mut client)));
    }
    verify(&files);
}
