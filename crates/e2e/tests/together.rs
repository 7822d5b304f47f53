//! Many clients act at the same moment: one action is done, and every client gets a true answer.

use std::sync::Barrier;
use std::thread;

use e2e::{Act, Answer, Clew, Client, Dice, GAMES, Options, Playing, Setup};

const ROUNDS: usize = 200;
const CONNECTIONS: usize = 8;

const ADA: &str = "000000000000000000000000000000ad";

/// Lets all clients post at the same time, and returns the answers in the same order.
fn at_once(clients: &mut [Client], table: &Playing, acts: &[Act]) -> Vec<Answer> {
    let ready = Barrier::new(clients.len());
    let post = |client: &mut Client, act: &Act| {
        ready.wait();
        table.act(client, act).expect("the server lives")
    };
    let post = &post;
    thread::scope(|scope| {
        let posting: Vec<_> = clients
            .iter_mut()
            .zip(acts)
            .map(|(client, act)| scope.spawn(|| post(client, act)))
            .collect();
        posting.into_iter().map(|thread| thread.join().expect("it only posts")).collect()
    })
}

/// A started table whose game has not ended.
fn table(client: &mut Client, setup: Setup, number: u64) -> Playing {
    let mut table = Playing::open(client, setup, Dice::new(number)).expect("the server lives");
    table.begin(client).expect("the server lives");
    table
}

/// Plays this number of rounds; a new table follows one that ends.
fn rounds(setup: Setup, mut round: impl FnMut(&mut Playing, &mut [Client], Act)) {
    let server = Clew::start(Options::default());
    let mut ada = server.client(ADA);
    let mut others: Vec<Client> = (0..CONNECTIONS).map(|_| ada.another()).collect();
    let mut playing = table(&mut ada, setup, 0);
    for number in 1..=ROUNDS as u64 {
        let mut state = playing.look(&mut ada).expect("the server lives");
        if state.has_ended() {
            playing = table(&mut ada, setup, number);
            state = playing.look(&mut ada).expect("the server lives");
        }
        let act = playing.choose(&state).expect("somebody can act at a table without bots");
        round(&mut playing, &mut others, act);
    }
}

/// Half of the clients act for the seat whose turn it is, half for the other one.
fn one_wins(setup: Setup) {
    rounds(setup, |table, clients, act| {
        let other = if act.seat == "A" { "B" } else { "A" };
        let acts: Vec<Act> = (0..CONNECTIONS)
            .map(|nth| {
                let seat = if nth % 2 == 0 { act.seat.clone() } else { other.to_owned() };
                Act { seat, key: format!("{}-{nth}", act.key), ..act.clone() }
            })
            .collect();
        let answers = at_once(clients, table, &acts);
        let done: Vec<_> = (0..CONNECTIONS).filter(|&nth| answers[nth].status == 200).collect();
        assert!(matches!(done[..], [nth] if nth % 2 == 0), "{answers:?}");
        assert_eq!(answers[done[0]].seq(), act.seen + 1);
        for answer in answers.iter().filter(|answer| answer.status != 200) {
            assert_eq!(answer.status, 409, "{answer:?}");
            assert!(
                ["stale", "not-your-turn", "ended"].contains(&answer.code().as_str()),
                "{answer:?}"
            );
        }
        let state = table.look(&mut clients[0]).expect("the server lives");
        assert_eq!(state.seq(), act.seen + 1);
    });
}

/// All clients send the same request with the same key.
fn all_are_one(setup: Setup) {
    rounds(setup, |table, clients, act| {
        let answers = at_once(clients, table, &vec![act.clone(); CONNECTIONS]);
        for answer in answers {
            assert_eq!(answer.expect(200).seq(), act.seen + 1);
        }
        let state = table.look(&mut clients[0]).expect("the server lives");
        assert_eq!(state.seq(), act.seen + 1);
    });
}

#[test]
fn of_many_actions_on_the_same_state_one_is_done() {
    for setup in GAMES.iter().filter(|setup| !setup.real_time) {
        one_wins(*setup);
    }
}

#[test]
fn the_same_action_from_many_connections_is_done_once() {
    for setup in GAMES.iter().copied() {
        all_are_one(setup);
    }
}
