//! The server is killed again and again while games are played: nothing that was acknowledged is
//! lost, nothing is done twice, and nothing is half there.

mod guest;
mod hall;
mod ours;

use std::thread;

use e2e::{Clew, Dice, Folder, Options, verify};
use guest::Guest;
use hall::Hall;

/// So often it is killed.
const KILLS: usize = 30;
/// So many play, each at so many tables.
const GUESTS: usize = 10;
const TABLES: usize = 5;

/// At half of the kills at least, an action was sent and not answered.
const IN_FLIGHT: usize = KILLS / 2;

#[test]
fn a_killed_server_loses_nothing() {
    let mut server = Clew::start(Options::default().args(["--bot-pace", "5"]));
    let hall = Hall::new(server.address());
    let tables = thread::scope(|scope| {
        let guest = |nth| Guest::new(&hall, nth).play(TABLES);
        let guests: Vec<_> = (0..GUESTS).map(|nth| scope.spawn(move || guest(nth))).collect();
        let mut dice = Dice::new(30);
        for _ in 0..KILLS {
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
        "{count} tables; an action was in flight at {kills} of {KILLS} kills; of those that could \
         be told, {found} were done and {missed} were not"
    );
    assert!(count >= GUESTS * TABLES);
    assert!(kills >= IN_FLIGHT, "an action was in flight at {kills} of {KILLS} kills");
    assert!(found > 0 && missed > 0, "{found} were done and {missed} were not");

    let folder = Folder::new();
    let mut files = Vec::new();
    for table in &tables {
        let mut client = server.client(&table.token);
        files.push(folder.write(&table.playing.id, &table.audit(&mut client)));
    }
    verify(&files);
}
