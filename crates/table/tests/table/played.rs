//! Whole games: every prefix of the records replays to an equal table, and the outcomes of chance
//! verify.

use game::{FastDice, Game, Quiet, Viewer};
use magic_labyrinth::MagicLabyrinth;
use table::{
    Command, End, Format, Outcomes, Record, Records, Sitter, Switch, replay, verify, walk,
};
use toy_game::Toy;

use crate::live::{Live, person, seat};

fn play<G: Game>(format: Format, number: u8, settings: &[(&str, &str)]) -> Live<G> {
    let mut live = Live::<G>::started_in(format, number, settings);
    let mut dice = FastDice::new(u64::from(number));
    while live.table.end().is_none() {
        live.later(dice.bits() % 3_000);
        match dice.bits() % 12 {
            0 => drop(live.give(Command::Pause)),
            1 => drop(live.give(Command::Wake)),
            _ if live.table.is_paused() => live.give(Command::Resume).expect("it is paused"),
            _ => {
                // A deadline may have passed in between, which would reject the player's action.
                drop(live.give(Command::Wake));
                live.act_randomly(&mut dice);
            }
        }
        assert!(live.appends.len() < 50_000, "it does not end");
    }
    live
}

/// The game after all inputs of the records, given to the rules without a table.
fn played_by_the_rules<G: Game>(records: &Records) -> G {
    let mut game = None;
    for record in records.iter() {
        let Some(game) = &mut game else {
            if let Record::Start { rules, config, .. } = record {
                let config = config.join("\n").parse().expect("a config");
                game = Some(G::new(*rules, &config));
            }
            continue;
        };
        let is_accepted = match record {
            Record::Act { at, seat, action, .. } => {
                game.act(*at, *seat, action.parse().expect("an action"), &mut Quiet).is_ok()
            }
            Record::Chance { at, outcome } => {
                game.chance(*at, &outcome.parse().expect("an outcome"), &mut Quiet).is_ok()
            }
            Record::Alarm { at } => game.alarm(*at, &mut Quiet).is_ok(),
            _ => true,
        };
        assert!(is_accepted, "{record}");
    }
    game.expect("it was started")
}

fn check<G: Game>(number: u8, settings: &[(&str, &str)]) {
    for format in [Format::One, Format::Two] {
        check_in::<G>(format, number, settings);
    }
}

fn check_in<G: Game>(format: Format, number: u8, settings: &[(&str, &str)]) {
    let live = play::<G>(format, number, settings);
    let records = live.records();
    let text = records.to_string();
    assert_eq!(records.format(), format);
    assert!(text.starts_with(&format!("clew records {format}\nopen ")), "{text}");
    let read: Records = text.parse().expect("what was written can be read");
    assert_eq!(read, records);
    assert_eq!(Records::from_bytes(text.as_bytes()), Ok(read));
    let verified = verify::<G>(&records).expect("it was honest");
    let drawn = records.iter().filter(|record| matches!(record, Record::Chance { .. })).count();
    assert_eq!(verified.outcomes, Outcomes::Checked(drawn as u64));
    assert!(matches!(verified.end, Some(End::Over(_))));
    assert!(live.table.truth().is_some());
    for append in &live.appends {
        assert_eq!(
            &table::Append::read(append.seq(), append.before(), &append.body()).as_ref(),
            &Ok(append)
        );
    }
    assert_eq!(replay(&live.appends).as_ref(), Ok(&live.table));
    let game = played_by_the_rules::<G>(&records);
    assert_eq!(Some(game.view(Viewer::Watcher)), live.table.view(Viewer::Watcher));
    let mut last = None;
    let walked = walk::<G>(&records, |step| last = step.game.cloned()).expect("it has ended");
    assert_eq!((walked, last), (live.table, Some(game)));
}

#[test]
fn the_magic_labyrinth_to_its_end() {
    check::<MagicLabyrinth>(1, &[("chips", "3"), ("walls", "8")]);
    let settings =
        [("seats", "4"), ("chips", "3"), ("walls", "0"), ("symbols", "shuffled"), ("first", "D")];
    check::<MagicLabyrinth>(7, &settings);
}

#[test]
fn a_maze_built_by_hand() {
    let maze = ". . .|. . .\n  -   -\n. .|. . .|.\n    - -\n. . . .|. .\n-         -\n\
        . .|. . . .\n  - -\n. . .|. . .\n      - -\n. .|. . . .\n";
    check::<MagicLabyrinth>(9, &[("maze", maze), ("chips", "3")]);
}

#[test]
fn toys_against_the_clock_to_their_end() {
    for number in 0..20 {
        check::<Toy<true>>(number, &[("goal", "20"), ("flag", "x x\n  x")]);
        check::<Toy<false>>(number, &[("seats", "3"), ("goal", "30")]);
    }
}

#[test]
fn what_is_still_being_played_is_not_shown() {
    let mut live = Live::<MagicLabyrinth>::started(3, &[("first", "A")]);
    live.act("A", "roll").expect("A begins");
    let records = live.records();
    assert_eq!(live.table.truth(), None);
    let broken = walk::<MagicLabyrinth>(&records, |_| {}).expect_err("it has not ended");
    assert!(broken.why.contains("secret"), "{broken}");
    let verified = verify::<MagicLabyrinth>(&records).expect("nothing is wrong so far");
    assert!(matches!(verified.outcomes, Outcomes::Unchecked(3..)), "{verified:?}");
}

#[test]
fn a_table_that_is_closed_reveals_its_seed() {
    for reason in table::Reason::ALL {
        let mut lobby = Live::<Toy<true>>::open(1);
        lobby.give(Command::Close { reason }).expect("it is open");
        assert_eq!(lobby.table.end(), Some(End::Closed(reason)));
        let verified = verify::<Toy<true>>(&lobby.records()).expect("an honest table");
        assert_eq!(verified.outcomes, Outcomes::Checked(0));

        let mut live = Live::<Toy<true>>::started(1, &[]);
        live.give(Command::Pause).expect("it runs");
        live.give(Command::Close { reason }).expect("it is open");
        let verified = verify::<Toy<true>>(&live.records()).expect("an honest table");
        assert_eq!(verified.outcomes, Outcomes::Checked(1));
        assert_eq!(live.table.truth(), None);
    }
}

#[test]
fn again_keeps_people_settings_and_host() {
    let mut live = Live::<Toy<true>>::open(1);
    live.give(crate::live::set(&[("seats", "3"), ("flag", "x\n x")])).expect("good settings");
    live.give(crate::live::join("C", "Cleo")).expect("a free seat");
    live.give(crate::live::join("A", "Ada")).expect("a free seat");
    let level = "easy".parse().expect("a level");
    live.give(Command::Bot { seat: seat("B"), level }).expect("a free seat");
    let (id, vault) = ("red-owl-8".parse().expect("a name"), crate::live::vault(2));
    let persons = [(seat("A"), person(7)), (seat("C"), person(8))];
    let again = |live: &Live<Toy<true>>, id| live.table.rematch(id, &vault, &persons, Switch::Off);
    assert!(again(&live, id).is_err());

    live.give(Command::Close { reason: table::Reason::Closed }).expect("it is open");
    let id: table::TableId = "red-owl-8".parse().expect("a name");
    let plan = again(&live, id.clone()).expect("it has ended");
    let append = plan.append().clone();
    let next = plan.into_table();
    assert_eq!(replay(&[append]).as_ref(), Ok(&next));
    assert_eq!((next.id(), next.seq(), next.end()), (&id, 1, None));
    let alias = |letter: &str| match next.people().at(seat(letter)) {
        Some(Sitter::Player { person, .. }) => *person,
        other => panic!("{other:?}"),
    };
    assert_eq!([alias("A"), alias("C")], [vault.alias(person(7)), vault.alias(person(8))]);
    assert!(matches!(next.people().at(seat("B")), Some(Sitter::Bot { .. })));
    assert_eq!(next.notes().map(table::Notes::chat), Some(Switch::Off));
    assert_eq!(next.people().host(), Some(seat("C")));
    assert_eq!(next.config(), live.table.config());
    assert_ne!(next.commitment(), live.table.commitment());
}
