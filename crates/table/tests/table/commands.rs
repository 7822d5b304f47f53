//! Commands that are accepted, and commands that are rejected.

use game::SeatSet;
use magic_labyrinth::MagicLabyrinth;
use table::{Actor, Command, Format, Keys, Record, Rejected, Sitter, replay};
use toy_game::{Refusal, Toy};

use crate::live::{Live, START, join, key, seat, set, vault};

type Turns = Toy<true>;

fn level() -> table::Level {
    "easy".parse().expect("a level")
}

#[test]
fn seats_are_taken_once_and_only_where_there_are_some() {
    let mut live = Live::<Turns>::open(1);
    live.give(join("A", "Ada")).expect("a free seat");
    assert_eq!(live.give(join("A", "Bo")), Err(Rejected::SeatTaken(seat("A"))));
    assert_eq!(live.give(join("C", "Bo")), Err(Rejected::NoSuchSeat(seat("C"))));
    let bot = |letter| Command::Bot { seat: seat(letter), level: level() };
    assert_eq!(live.give(bot("A")), Err(Rejected::SeatTaken(seat("A"))));
    live.give(bot("B")).expect("a free seat");
    let name = |letter| Command::Name { seat: seat(letter), name: "Eve".parse().expect("a name") };
    live.give(name("A")).expect("a player");
    assert_eq!(live.give(name("B")), Err(Rejected::BotSeat(seat("B"))));
    assert_eq!(live.give(Command::Host { seat: seat("B") }), Err(Rejected::BotSeat(seat("B"))));
    live.give(Command::Leave { seat: seat("B") }).expect("somebody sits there");
    assert_eq!(live.give(Command::Leave { seat: seat("B") }), Err(Rejected::SeatFree(seat("B"))));
}

#[test]
fn there_is_a_host_as_long_as_there_is_a_player() {
    let mut live = Live::<Turns>::open(1);
    live.give(set(&[("seats", "3")])).expect("a good setting");
    live.give(join("B", "Bo")).expect("a free seat");
    live.give(join("A", "Ada")).expect("a free seat");
    assert_eq!(live.table.people().host(), Some(seat("B")));
    live.give(Command::Leave { seat: seat("B") }).expect("somebody sits there");
    assert_eq!(live.table.people().host(), Some(seat("A")));
    live.give(Command::Leave { seat: seat("A") }).expect("somebody sits there");
    assert_eq!(live.table.people().host(), None);
    live.give(join("C", "Cleo")).expect("a free seat");
    assert_eq!(live.table.people().host(), Some(seat("C")));
}

#[test]
fn a_setting_is_judged_at_once_and_together_with_the_others() {
    let mut live = Live::<Turns>::open(1);
    for wrong in [
        &[("goal", "9")][..],
        &[("goal", "ten")],
        &[("gaol", "10")],
        &[("goal", "20 # or so")],
        &[("goal", "20\n30")],
        &[("goal", "10")],
        &[("seats", "4"), ("goal", "39")],
        &[("", "")],
        &[("a b", "c")],
        &[],
    ] {
        let rejected = live.give(set(wrong));
        assert!(matches!(rejected, Err(Rejected::Unreadable(_))), "{wrong:?}: {rejected:?}");
    }
    assert_eq!(live.appends.len(), 1);
    live.give(set(&[("goal", "10"), ("seats", "1")])).expect("they go together");
    live.give(set(&[("goal", ""), ("seats", " 4 ")])).expect("back to the default");
    assert_eq!(live.table.settings().len(), 1);
    live.give(join("D", "Dora")).expect("a free seat");
    assert_eq!(live.give(set(&[("seats", "3")])), Err(Rejected::SeatTaken(seat("D"))));
}

#[test]
fn a_game_starts_when_everybody_is_there() {
    let mut live = Live::<Turns>::open_in(Format::One, 1);
    live.give(join("B", "Bo")).expect("a free seat");
    let free = SeatSet::only(seat("A"));
    let start = Command::Start { entropy: Vec::new() };
    assert_eq!(live.give(live.start()), Err(Rejected::NotReady(free)));
    assert_eq!(live.give(start.clone()), Err(Rejected::NotReady(free)));
    live.give(Command::Bot { seat: seat("A"), level: level() }).expect("a free seat");
    assert_eq!(live.give(start), Err(Rejected::NoEntropy(seat("B"))));
    assert_eq!(live.act("B", "push 1"), Err(Rejected::NotStarted));
    assert_eq!(live.give(Command::Pause), Err(Rejected::NotStarted));
    assert_eq!(live.give(Command::Resume), Err(Rejected::NotStarted));
    live.give(live.start()).expect("all is ready");
    for late in [
        live.start(),
        join("A", "Ada"),
        Command::Leave { seat: seat("B") },
        Command::Bot { seat: seat("A"), level: level() },
        set(&[("goal", "50")]),
    ] {
        assert_eq!(live.give(late), Err(Rejected::Started));
    }
}

#[test]
fn an_action_that_was_done_is_found_by_its_key() {
    let mut live = Live::<Turns>::started(1, &[]);
    let order = live.action(seat("A"), "push 1");
    let Command::Act { seat: a, key: sent, .. } = order.clone() else { panic!("{order:?}") };
    assert_eq!(Keys::of(&live.appends).find(a, sent), None);
    live.give(order).expect("A begins");
    let done = live.table.seq();
    live.act("B", "push 1").expect("B's turn");
    let keys = Keys::of(&live.appends);
    assert_eq!(keys.find(a, sent), Some(done));
    assert_eq!((keys.find(seat("B"), sent), keys.find(a, key("other"))), (None, None));
}

#[test]
fn nobody_uses_up_anothers_key() {
    let mut live = Live::<Turns>::started(1, &[]);
    let act = |letter, seen| Command::Act {
        seat: seat(letter),
        actor: Actor::Player,
        key: key("mine"),
        action: "push 1".to_owned(),
        seen,
    };
    live.give(act("A", live.table.seq())).expect("A's turn");
    live.give(act("B", live.table.seq())).expect("B's turn");
}

#[test]
fn an_action_on_an_old_view_is_refused() {
    let mut live = Live::<Turns>::started(1, &[]);
    let name = Command::Name { seat: seat("B"), name: "Eve".parse().expect("a name") };
    let old = live.action(seat("A"), "push 1");
    live.give(name).expect("a player");
    assert_eq!(live.table.last_game_seq() + 1, live.table.seq());
    live.give(old).expect("no input lies between");
    let old = live.action(seat("B"), "push 1");
    live.act("B", "push 2").expect("B's turn");
    live.act("A", "push 2").expect("A's turn");
    assert_eq!(live.give(old), Err(Rejected::Stale));
    let mut ahead = live.action(seat("B"), "push 1");
    if let Command::Act { seen, .. } = &mut ahead {
        *seen = live.table.seq() + 1;
    }
    assert_eq!(live.give(ahead), Err(Rejected::Stale));
}

#[test]
fn what_the_rules_refuse_is_refused() {
    let mut live = Live::<Turns>::started(1, &[]);
    assert_eq!(live.act("B", "push 1"), Err(Rejected::Refused(Refusal::NotYourTurn)));
    assert_eq!(live.act("A", "push 4"), Err(Rejected::Refused(Refusal::TooMuch)));
    assert_eq!(live.act("C", "push 1"), Err(Rejected::NoSuchSeat(seat("C"))));
    assert!(matches!(live.act("A", "pull"), Err(Rejected::Unreadable(_))));
    live.act("A", "push   1").expect("it can be read");
    let last = live.appends.last().expect("an append").records();
    assert!(matches!(last, [Record::Act { action, .. }] if action == "push 1"), "{last:?}");
}

#[test]
fn a_bot_plays_for_those_who_are_away_until_they_are_back() {
    let mut live = Live::<Turns>::started(1, &[]);
    let by_bot = |live: &mut Live<Turns>, letter| match live.action(seat(letter), "push 1") {
        Command::Act { seat, key, action, seen, .. } => {
            Command::Act { seat, actor: Actor::Bot, key, action, seen }
        }
        other => other,
    };
    let bot = by_bot(&mut live, "A");
    assert_eq!(live.give(bot), Err(Rejected::PlayerSeat(seat("A"))));
    let cover = Command::Cover { seat: seat("A"), level: level() };
    live.give(cover.clone()).expect("a player");
    assert_eq!(live.give(cover), Err(Rejected::Covered(seat("A"))));
    let bot = by_bot(&mut live, "A");
    live.give(bot).expect("A is covered");
    live.act("B", "push 1").expect("B's turn");

    let refused = live.act("A", "push 9");
    assert_eq!(refused, Err(Rejected::Refused(Refusal::TooMuch)));
    let covered = |live: &Live<Turns>| match live.table.people().at(seat("A")) {
        Some(Sitter::Player { covered, .. }) => covered.is_some(),
        _ => false,
    };
    assert!(covered(&live), "a refused action changes nothing");
    live.act("A", "push 1").expect("A's turn");
    assert!(!covered(&live));
    assert_eq!(live.appends.last().expect("an append").records().len(), 2);
    let uncover = Command::Uncover { seat: seat("A") };
    assert_eq!(live.give(uncover), Err(Rejected::PlayerSeat(seat("A"))));
}

#[test]
fn a_bots_seat_is_played_by_the_bot() {
    let mut live = Live::<Turns>::open(1);
    live.give(join("B", "Bo")).expect("a free seat");
    live.give(Command::Bot { seat: seat("A"), level: level() }).expect("a free seat");
    live.ready();
    live.give(live.start()).expect("all is ready");
    assert_eq!(live.act("A", "push 1"), Err(Rejected::BotSeat(seat("A"))));
    let cover = Command::Cover { seat: seat("A"), level: level() };
    assert_eq!(live.give(cover), Err(Rejected::BotSeat(seat("A"))));
}

#[test]
fn after_the_end_nothing_is_done() {
    let mut live = Live::<Turns>::started(1, &[]);
    live.give(Command::Close { reason: table::Reason::Closed }).expect("it is open");
    for order in [
        live.start(),
        join("A", "Ada"),
        set(&[("goal", "50")]),
        Command::Name { seat: seat("B"), name: "Eve".parse().expect("a name") },
        Command::Pause,
        Command::Resume,
        Command::Close { reason: table::Reason::Abandoned },
        live.action(seat("A"), "push 1"),
    ] {
        assert_eq!(live.give(order), Err(Rejected::Ended));
    }
}

#[test]
fn a_plan_is_good_for_the_table_that_it_was_made_on() {
    let mut live = Live::<Turns>::open(1);
    let old = live.plan(join("A", "Ada")).expect("a free seat");
    live.give(join("B", "Bo")).expect("a free seat");
    let before = live.table.clone();
    let outdated = live.table.commit(old).expect_err("the table has moved on");
    assert_eq!(live.table, before);
    assert_eq!(outdated.0.append().seq(), 2);

    let other = live.table.plan(&vault(2), Command::Pause, START);
    assert_eq!(other.expect_err("another seed"), Rejected::OtherVault);
}

#[test]
fn chance_follows_from_seed_table_and_what_players_add() {
    let first = |live: &Live<MagicLabyrinth>| {
        let records = live.appends.last().expect("an append").records();
        records[1].to_string()
    };
    for format in [Format::One, Format::Two] {
        let walls = first(&Live::started_in(format, 1, &[]));
        assert_eq!(first(&Live::started_in(format, 1, &[])), walls);
        assert_ne!(first(&Live::started_in(format, 2, &[])), walls);
        assert_ne!(first(&Live::started_in(format, 1, &[("first", "A")])), walls);
    }
}

fn pass(letter: &str, by: u8, name: &str) -> Command {
    let person = crate::live::person(by);
    Command::Pass { seat: seat(letter), person, name: name.parse().expect("a name") }
}

#[test]
fn a_players_seat_passes_to_somebody_else_at_any_time() {
    let mut live = Live::<Turns>::started(1, &[]);
    live.give(Command::Cover { seat: seat("B"), level: level() }).expect("a player");
    live.give(pass("B", 7, "Eve")).expect("a player's seat");
    assert!(live.give(pass("B", 7, "Eve")).is_err());
    let Some(Sitter::Player { person, name, covered }) = live.table.people().at(seat("B")) else {
        panic!("a player");
    };
    assert_eq!(
        (*person, name.as_str(), covered),
        (live.vault.alias(crate::live::person(7)), "Eve", &None)
    );
    assert_eq!(replay::<Turns>(&live.appends), Ok(live.table.clone()));
}

#[test]
fn nobody_else_can_be_passed_on() {
    let mut live = Live::<Turns>::open(1);
    assert_eq!(live.give(pass("A", 7, "Eve")), Err(Rejected::SeatFree(seat("A"))));
    assert_eq!(live.give(pass("I", 7, "Eve")), Err(Rejected::NoSuchSeat(seat("I"))));
    live.give(Command::Bot { seat: seat("A"), level: level() }).expect("a free seat");
    assert_eq!(live.give(pass("A", 7, "Eve")), Err(Rejected::SeatTaken(seat("A"))));
}

#[test]
fn what_happened_can_be_told_again() {
    let mut live = Live::<Turns>::started(1, &[]);
    let mut dice = game::FastDice::new(1);
    assert!(live.act_randomly(&mut dice));
    let mut told = Vec::new();
    let table =
        table::replay_events::<Turns>(&live.appends, |seq, events| told.push((seq, events.len())));
    assert_eq!(table, Ok(live.table.clone()));
    let told: Vec<_> = told.into_iter().filter(|&(_, count)| count > 0).collect();
    assert_eq!(told.last().map(|&(seq, _)| seq), Some(live.table.seq()));
}
