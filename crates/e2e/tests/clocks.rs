//! A machine whose clock is wrong times no game.

use e2e::{Clew, Dice, GAMES, Options, PATIENCE, Playing, Postgres, Since};

#[test]
fn a_machine_with_a_wrong_clock_serves_no_real_time_table() {
    let database = Postgres::start();
    let store = || Options::default().store(database.url(database.address()));
    let right = Clew::start(store().args(["--clock-off=150"]));
    let wrong = [
        Clew::start(store().args(["--clock-off=2000"])),
        Clew::start(store().args(["--clock-off=-2000"])),
    ];
    let token = Dice::new(1).hex();
    for (setup, is_timed) in [(GAMES[3], true), (GAMES[0], false)] {
        let mut client = right.client(&token);
        let mut table = Playing::open(&mut client, setup, Dice::new(2)).expect("it lives");
        table.begin(&mut client).expect("it lives");
        for machine in &wrong {
            let mut client = machine.client(&token);
            let since = Since::now();
            // It compares clocks as soon as it serves.
            let mut answer = client.get(&table.path("")).expect("it lives");
            while is_timed && answer.status == 200 {
                assert!(since.passed() < PATIENCE, "its clock is wrong");
                answer = client.get(&table.path("")).expect("it lives");
            }
            let code = if is_timed { "clock-off" } else { "" };
            assert_eq!(answer.code(), code, "{answer:?}");
        }
        let state = table.look(&mut client).expect("it lives");
        assert_eq!(state.stage(), "running", "a machine with a right clock serves it");
    }
}
