//! Whole games: no secret occurs in any byte that was sent.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use e2e::{
    Clew, Client, Dice, GAMES, Options, Playing, Record, Setup, State, entropy, found, unhex,
};
use serde_json::{Value, json};

use super::cards;
use super::onlooker::Onlooker;

/// All games, set up so that random play ends and something is hidden.
fn setups() -> Vec<Setup> {
    let hiding = |setup: &Setup| match setup.game {
        "magic-labyrinth" => Setup { settings: &[("walls", "5"), ("chips", "3")], ..*setup },
        "labyrinth-cards" => Setup { seats: 3, settings: &[], ..*setup },
        _ => *setup,
    };
    GAMES.iter().map(hiding).collect()
}

/// Minimum number of answers and events that are searched for each game.
const ENOUGH: usize = 500;
/// Number of actions after which a team gives up.
const GIVE_UP: u64 = 60;

/// A game that was played to its end, with everything that was sent.
struct Played {
    setup: Setup,
    tokens: BTreeMap<String, String>,
    onlookers: Vec<Onlooker>,
    /// The code of a seat link, for each seat.
    codes: BTreeMap<String, String>,
    /// The append with the last action.
    last: u64,
    /// The whole truth, as shown after the end.
    told: Value,
    record: Record,
}

impl Played {
    /// Number of answers and events that were sent.
    fn pieces(&self) -> usize {
        self.onlookers.iter().map(|onlooker| onlooker.heard.len()).sum()
    }
}

#[test]
fn nobody_is_sent_a_secret_before_its_time() {
    // The most verbose log, with a canary in it that the search must find.
    let canary = Dice::new(99).hex();
    let args = ["--log", "trace", "--log-canary", &canary];
    let mut clew = Clew::start(Options::default().lab(args));
    let played: Vec<Played> = std::thread::scope(|scope| {
        let address = clew.address();
        let games: Vec<_> = (1..)
            .zip(setups())
            .map(|(nth, setup)| scope.spawn(move || play_enough(address, setup, nth)))
            .collect();
        games
            .into_iter()
            .flat_map(|game| game.join().expect("games are played to the end"))
            .collect()
    });
    let (_, said) = clew.stop();
    let mut log = clew.log();
    log.push_str(&said.join("\n"));
    let planted = [("the canary".to_owned(), unhex(&canary))];
    assert_eq!(found(&log, &planted), Some("the canary"), "the search looks through the log");
    let requests = log.matches("request answered").count();
    assert!(requests > ENOUGH, "the log tells of every request: {requests}");
    for played in &played {
        let (bytes, pieces) = no_secret_was_sent(played);
        eprintln!("{}: {pieces} answers and events, {bytes} bytes", played.setup.game);
        // All viewers requested the state repeatedly.
        let least = 10 * played.last as usize;
        assert!(pieces > least, "{}: only {pieces} answers and events", played.setup.game);
        let mut secrets = secrets(played);
        let codes = played.codes.iter();
        secrets.extend(codes.map(|(seat, code)| (format!("the link of {seat}"), unhex(code))));
        let logged = found(&log, &secrets);
        assert_eq!(logged, None, "the server's log tells a secret of {}", played.setup.game);
        match played.setup.game {
            "labyrinth-cards" => no_card_was_shown_early(played),
            "magic-labyrinth" => no_wall_was_shown_early(played),
            // The owner of a frog has no text of its own: the twin tables test that. Nothing is hidden
            // in Magic Maze.
            _ => {}
        }
    }
}

/// Plays games of one kind until enough was sent, because their length is random.
fn play_enough(address: SocketAddr, setup: Setup, number: u64) -> Vec<Played> {
    let mut played: Vec<Played> = Vec::new();
    while played.iter().map(Played::pieces).sum::<usize>() <= ENOUGH {
        let nth = played.len() as u64;
        assert!(nth < 10, "{}: hardly anything is sent", setup.game);
        played.push(play(address, setup, number + 10 * nth));
    }
    played
}

/// Plays a game; every viewer keeps everything that they are sent.
fn play(address: SocketAddr, setup: Setup, number: u64) -> Played {
    let lives = "the server runs";
    let mut dice = Dice::new(number);
    let tokens: BTreeMap<String, String> = setup.ours().map(|seat| (seat, dice.hex())).collect();
    let (watcher, outsider) = (dice.hex(), dice.hex());
    let mut clients: BTreeMap<&str, Client> =
        tokens.iter().map(|(seat, token)| (seat.as_str(), Client::new(address, token))).collect();
    let host = clients.get_mut("A").expect("there is an A");
    let playing = Playing::open(host, setup, dice.clone()).expect(lives);
    for (seat, client) in &mut clients {
        let join =
            json!({"name": format!("Player {seat}"), "seat": seat, "entropy": entropy(seat)});
        client.post(&playing.path("join"), &join).expect(lives).expect(200);
    }
    for (seat, client) in &mut clients {
        let ready = json!({"entropy": entropy(seat)});
        let path = playing.path(&format!("seats/{seat}/ready"));
        client.post(&path, &ready).expect(lives).expect(200);
    }
    let host = clients.get_mut("A").expect("there is an A");
    let mut seq = host.post(&playing.path("start"), &json!({})).expect(lives).expect(200).seq();

    let table = playing.path("");
    let seats: Vec<String> = setup.ours().collect();
    let mut onlookers: Vec<Onlooker> = tokens
        .iter()
        .map(|(seat, token)| Onlooker::new(address, &table, Some(seat.clone()), Some(token), seq))
        .collect();
    onlookers.push(Onlooker::new(address, &table, None, Some(&watcher), seq));
    onlookers.push(Onlooker::new(address, &table, None, None, seq));
    let mut codes = BTreeMap::new();
    for onlooker in onlookers.iter_mut().take(seats.len()) {
        let seat = onlooker.seat.clone().expect("the first ones have seats");
        let link = onlooker.post(&format!("/seats/{seat}/move"), &json!({}), seq).json();
        let link = link["take"].as_str().expect("a link").to_owned();
        codes.insert(seat, link.rsplit('/').next().expect("a code").to_owned());
        let words = json!({"kind": "react", "text": "hm"});
        onlooker.post("/talk", &words, seq);
    }
    for nth in 0.. {
        assert!(nth < 5_000, "{} does not end", setup.game);
        let states: Vec<State> = onlookers.iter_mut().map(|one| State(one.look(seq))).collect();
        if states[0].has_ended() {
            break;
        }
        if nth % 3 == 0 {
            onlookers.iter_mut().for_each(|onlooker| onlooker.read(seq));
        }
        if nth % 16 == 0 {
            onlookers.iter_mut().for_each(|onlooker| onlooker.poke(&seats, seq));
        }
        let open: Vec<(usize, String)> = states
            .iter()
            .enumerate()
            .filter_map(|(nth, state)| Some((nth, choose(state, &mut dice)?)))
            .collect();
        let (who, action) = open[dice.below(open.len())].clone();
        let action = if setup.real_time && nth >= GIVE_UP { "give-up".to_owned() } else { action };
        let order = json!({"action": action, "seen": seq, "key": format!("k-{nth}")});
        let answer = onlookers[who].post("/act", &order, seq);
        if answer.status() == 200 {
            seq = answer.json()["seq"].as_u64().expect("a number");
            onlookers.iter_mut().for_each(|onlooker| onlooker.catch_up(seq));
        }
    }
    let mut reader = Client::new(address, &outsider);
    let told = reader.get(&playing.path("record")).expect(lives).expect(200).json();
    let record = Record::read(told["records"].as_str().expect("records are text"));
    Played { setup, tokens, onlookers, codes, last: seq, told, record }
}

/// A random legal action of this state.
fn choose(state: &State, dice: &mut Dice) -> Option<String> {
    let (_, mut actions) = state.legal().into_iter().next()?;
    actions.retain(|action| action != "give-up" && action != "play-on");
    (!actions.is_empty()).then(|| actions.swap_remove(dice.below(actions.len())))
}

/// What nobody may ever be sent: seed and salt, the tokens of persons, their hashes, and their
/// contributions to the chance.
fn secrets(played: &Played) -> Vec<(String, Vec<u8>)> {
    let hex = |key: &str| unhex(played.told[key].as_str().expect("hex digits"));
    let mut secrets =
        vec![("the seed".to_owned(), hex("seed")), ("the salt".to_owned(), hex("salt"))];
    for (seat, token) in &played.tokens {
        secrets.push((format!("the token of {seat}"), unhex(token)));
        secrets.push((format!("what {seat} added"), unhex(&entropy(seat))));
    }
    for line in played.record.appends.iter().flatten() {
        if let ["join", seat, person, ..] = line.split(' ').collect::<Vec<_>>()[..] {
            secrets.push((format!("the hash of {seat}"), unhex(person)));
        }
    }
    secrets
}

/// Searches everything that was sent, and returns the number of messages and bytes.
fn no_secret_was_sent(played: &Played) -> (usize, usize) {
    let secrets = secrets(played);
    let persons = secrets.iter().filter(|(name, _)| name.starts_with("the hash")).count();
    assert_eq!(persons, played.setup.seats, "everybody has sat down");
    // The same secrets are found in the record once it is published.
    let told = played.told.to_string();
    for secret in secrets.iter().filter(|(name, _)| !name.starts_with("the token")) {
        assert!(
            found(&told, std::slice::from_ref(secret)).is_some(),
            "the record has {}",
            secret.0
        );
    }
    let mut bytes = 0;
    for onlooker in &played.onlookers {
        let mut secrets = secrets.clone();
        let others = played.codes.iter().filter(|(seat, _)| Some(*seat) != onlooker.seat.as_ref());
        secrets.extend(others.map(|(seat, code)| (format!("the link of {seat}"), unhex(code))));
        for sent in &onlooker.heard {
            bytes += sent.heard.0.len();
            if let Some(secret) = found(&sent.heard.0, &secrets) {
                panic!(
                    "{:?} was sent {secret} for {}: {}",
                    onlooker.seat, sent.asked, sent.heard.0
                );
            }
        }
    }
    (bytes, played.pieces())
}

/// LC-50: before the end nobody is sent a card that was neither in their own hand nor on the table.
fn no_card_was_shown_early(played: &Played) {
    let names = cards::names();
    let seats: Vec<String> = played.setup.ours().collect();
    let mut mentions = 0;
    for onlooker in &played.onlookers {
        let seen = cards::seen(&played.record, &seats, onlooker.seat.as_deref());
        for sent in onlooker.heard.iter().filter(|sent| sent.seq < played.last) {
            // The answer to a wrong request may repeat the request.
            let text = if sent.asked.starts_with("POST") { "" } else { &sent.heard.0 };
            for card in cards::mentioned(text, &names) {
                let since = seen.get(&card).copied().unwrap_or(u64::MAX);
                assert!(
                    since <= sent.seq,
                    "{:?} was sent card {card} at {}, for {}: {text}",
                    onlooker.seat,
                    sent.seq,
                    sent.asked
                );
                mentions += 1;
            }
        }
        // Something was really hidden: some cards were never shown to the others.
        let late = seen.values().filter(|since| **since > played.last / 2).count();
        assert!(late > 3, "{:?} knew nearly all at half time", onlooker.seat);
    }
    eprintln!("{mentions} mentions of cards");
    assert!(mentions > 5_000, "only {mentions} mentions of cards");
}

/// ML-40: before the end no wall is named.
fn no_wall_was_shown_early(played: &Played) {
    let walls = walls(&played.record);
    assert_eq!(walls.len(), 5, "{walls:?}");
    let named = |text: &str| walls.iter().any(|wall| text.contains(wall.as_str()));
    for onlooker in &played.onlookers {
        for sent in &onlooker.heard {
            assert!(
                sent.seq >= played.last || !named(&sent.heard.0),
                "{:?} was sent a wall at {}, for {}: {}",
                onlooker.seat,
                sent.seq,
                sent.asked,
                sent.heard.0
            );
        }
        // At the end all walls are shown, so the search knows how they are written.
        assert!(onlooker.heard.iter().any(|sent| named(&sent.heard.0)));
    }
}

/// Each wall as the record writes it, such as `2,2 east`.
fn walls(record: &Record) -> Vec<String> {
    let lines = record.appends.iter().flatten();
    let mut drawn = lines.filter_map(|line| line.strip_prefix("chance 00:00.000 walls "));
    let words: Vec<&str> = drawn.next().expect("a maze was drawn").split(' ').collect();
    words.chunks(2).map(|wall| wall.join(" ")).collect()
}
