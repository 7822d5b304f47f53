//! Records of format 2: notes, the state that follows from them, and forged notes.

use table::{
    Append, Closing, Command, End, Entropy, Format, Hash, Note, Reason, Record, Records, Rejected,
    SeatLink, Switch, UnixMillis, replay, verify,
};
use toy_game::Toy;

use crate::live::{Live, START, join, person, seat, set};

type Turns = Toy<true>;

const MINUTES: u64 = 60_000;

fn link(letter: &str, number: u8, until: u64) -> SeatLink {
    SeatLink {
        seat: seat(letter),
        hash: Hash::from([number; 32]),
        until: UnixMillis(START.0 + until),
    }
}

fn take(number: u8, by: u8) -> Command {
    Command::Take { link: Hash::from([number; 32]), person: person(by), name: None }
}

fn ready(letter: &str, byte: u8) -> Command {
    Command::Note(Note::Ready { seat: seat(letter), entropy: Entropy([byte; 16]) })
}

fn bot(letter: &str) -> Command {
    Command::Bot { seat: seat(letter), level: "easy".parse().expect("a level") }
}

fn ready_seats(live: &Live<Turns>) -> String {
    let notes = live.table.notes().expect("format 2");
    notes.ready().iter().map(|(seat, _)| seat.to_string()).collect()
}

#[test]
fn the_chat_switch_is_recorded() {
    let mut live = Live::<Turns>::seated(1, &[]);
    let chat = |live: &Live<Turns>| live.table.notes().map(table::Notes::chat);
    assert_eq!(chat(&live), Some(Switch::On));
    live.give(Command::Note(Note::Chat(Switch::Off))).expect("a note");
    assert_eq!(chat(&live), Some(Switch::Off));
    live.ready();
    live.give(live.start()).expect("all is ready");
    live.give(Command::Note(Note::Chat(Switch::On))).expect("a note");
    assert_eq!(chat(&live), Some(Switch::On));
}

#[test]
fn a_link_hands_its_seat_over_once_until_it_is_too_old() {
    let mut live = Live::<Turns>::seated(1, &[]);
    live.give(Command::Note(Note::Link(link("B", 1, 10 * MINUTES)))).expect("a player's seat");
    live.give(Command::Note(Note::Link(link("B", 2, 10 * MINUTES)))).expect("a player's seat");
    live.now = UnixMillis(START.0 + 10 * MINUTES + 1);
    assert_eq!(live.plan(take(1, 9)).expect_err("too old"), Rejected::NoLink);
    live.now = UnixMillis(START.0 + 10 * MINUTES);
    assert_eq!(live.plan(take(7, 9)).expect_err("never made"), Rejected::NoLink);
    live.give(take(1, 9)).expect("it still works");
    assert_eq!(live.give(take(1, 8)), Err(Rejected::NoLink), "it was used");
    assert_eq!(live.give(take(2, 8)), Err(Rejected::NoLink), "so are the others of the seat");
}

#[test]
fn a_removed_player_cannot_join_before_a_time() {
    let mut live = Live::<Turns>::seated(1, &[]);
    let until = UnixMillis(live.now.0 + 10 * MINUTES);
    live.give(Command::Note(Note::Link(link("A", 1, 60 * MINUTES)))).expect("a player's seat");
    live.give(Command::Remove { seat: seat("B"), until }).expect("a player's seat");
    let records = live.appends.last().expect("an append").records();
    assert!(
        matches!(records, [Record::Note(Note::Removed { .. }), Record::Leave { .. }]),
        "{records:?}"
    );
    live.now = until;
    assert_eq!(live.give(join("B", "Bo")), Err(Rejected::Removed));
    assert_eq!(live.give(take(1, 1)), Err(Rejected::Removed), "not by a link either");
    // The same after a restart.
    live.table = replay(&live.appends).expect("its own records");
    assert_eq!(live.give(join("B", "Bo")), Err(Rejected::Removed));
    let name = "Eve".parse().expect("a name");
    let other = Command::Join { seat: seat("B"), person: person(7), name, entropy: None };
    live.plan(other).expect("somebody else may join");
    live.now = UnixMillis(until.0 + 1);
    live.give(join("B", "Bo")).expect("ten minutes are over");
}

#[test]
fn the_server_closes_a_table_for_a_reason() {
    for closing in [Closing::Limit, Closing::Operator] {
        let mut live = Live::<Turns>::seated(1, &[]);
        live.give(Command::CloseFor(closing)).expect("it runs");
        assert_eq!(live.table.notes().and_then(table::Notes::closing), Some(closing));
        assert_eq!(live.table.end(), Some(End::Closed(Reason::Closed)));
        let text = Records::new(live.appends.clone()).expect("whole").to_string();
        assert!(text.contains(&format!("\nnote closing {closing}\nclosed ")), "{text}");
        assert_eq!(text.parse::<Records>().expect("its own text").to_string(), text);
    }
}

#[test]
fn the_owner_of_a_seat_uses_up_a_link_without_passing_it() {
    let mut live = Live::<Turns>::seated(1, &[]);
    live.give(Command::Note(Note::Link(link("B", 1, MINUTES)))).expect("a player's seat");
    live.give(take(1, 1)).expect("it is their own seat");
    let records = live.appends.last().expect("an append").records();
    assert!(matches!(records, [Record::Note(Note::LinkUsed { .. })]), "{records:?}");
}

#[test]
fn the_oldest_of_seventeen_links_is_void() {
    let mut live = Live::<Turns>::seated(1, &[]);
    for number in 1..=17 {
        live.give(Command::Note(Note::Link(link("A", number, MINUTES)))).expect("a player's seat");
    }
    let open = |number| {
        let notes = live.table.notes().expect("format 2");
        notes.link(Hash::from([number; 32]), START)
    };
    assert_eq!((open(1), open(2), open(17)), (None, Some(seat("A")), Some(seat("A"))));
    let free = Command::Note(Note::Link(link("C", 1, MINUTES)));
    assert_eq!(live.give(free), Err(Rejected::NoSuchSeat(seat("C"))));
}

/// Without this rule the server could choose among changes after it has seen the last contribution.
#[test]
fn any_change_of_settings_or_seats_voids_all_contributions() {
    let pass =
        Command::Pass { seat: seat("B"), person: person(9), name: "Eve".parse().expect("a name") };
    let changes = [
        set(&[("goal", "30")]),
        join("C", "Cleo"),
        bot("C"),
        Command::Leave { seat: seat("B") },
        pass,
    ];
    for change in changes {
        let mut live = Live::<Turns>::open(1);
        live.give(set(&[("seats", "3"), ("goal", "30")])).expect("good settings");
        live.give(join("A", "Ada")).expect("a free seat");
        live.give(join("B", "Bo")).expect("a free seat");
        live.ready();
        assert_eq!(ready_seats(&live), "AB");
        live.give(change.clone()).expect("it is allowed");
        assert_eq!(ready_seats(&live), "", "{change:?}");
        assert_eq!(live.table.notes().map(table::Notes::round), Some(live.table.seq()));
        live.give(ready("A", 5)).expect("a player");
        assert_eq!(ready_seats(&live), "A");
    }
}

#[test]
fn other_changes_leave_contributions_as_they_are() {
    let mut live = Live::<Turns>::seated(1, &[]);
    live.ready();
    for other in [
        Command::Name { seat: seat("A"), name: "Eve".parse().expect("a name") },
        Command::Host { seat: seat("B") },
        Command::Note(Note::Chat(Switch::Off)),
        Command::Note(Note::Link(link("A", 1, MINUTES))),
        Command::Note(Note::Other { kind: "mute".to_owned(), text: "B on".to_owned() }),
    ] {
        live.give(other.clone()).expect("it is allowed");
        assert_eq!(ready_seats(&live), "AB", "{other:?}");
    }
    live.give(live.start()).expect("all is ready");
    assert_eq!(live.give(ready("A", 5)), Err(Rejected::Started));
}

#[test]
fn a_game_does_not_start_without_every_contribution() {
    let mut live = Live::<Turns>::seated(1, &[]);
    // Contributions in the command do not count: they were not recorded.
    assert_eq!(live.give(live.start()), Err(Rejected::NoEntropy(seat("A"))));
    live.give(ready("B", 1)).expect("a player");
    assert_eq!(live.give(live.start()), Err(Rejected::NoEntropy(seat("A"))));
    live.give(ready("A", 2)).expect("a player");
    live.give(ready("A", 3)).expect("the last one counts");
    live.give(live.start()).expect("all is ready");
    let start = live.appends.last().expect("an append").records()[0].to_string();
    assert!(start.contains(&format!("entropy A {}", "03".repeat(16))), "{start}");
    let mut bots = Live::<Turns>::seated(1, &[]);
    bots.give(Command::Leave { seat: seat("A") }).expect("a player");
    bots.give(bot("A")).expect("a free seat");
    let none = Command::Note(Note::Ready { seat: seat("A"), entropy: Entropy([1; 16]) });
    assert_eq!(bots.give(none), Err(Rejected::BotSeat(seat("A"))));
}

#[test]
fn kinds_of_a_newer_program_are_kept_and_skipped() {
    let mut live = Live::<Turns>::started(1, &[]);
    let before = live.table.clone();
    let note = Note::Other { kind: "a-kind-2".to_owned(), text: "any text, even #ö".to_owned() };
    live.give(Command::Note(note.clone())).expect("a note");
    live.give(Command::Note(Note::Other { kind: "bare".to_owned(), text: String::new() }))
        .expect("a note");
    assert_eq!(live.table.notes(), before.notes());
    assert_eq!(live.table.last_game_seq(), before.last_game_seq(), "no view is out of date by it");
    let records = live.records();
    let read: Records = records.to_string().parse().expect("it can be read");
    assert!(read.iter().any(|record| *record == Record::Note(note.clone())));
    assert_eq!(replay::<Turns>(read.appends()).as_ref(), Ok(&live.table));
}

#[test]
fn format_1_has_no_notes() {
    let mut live = Live::<Turns>::started_in(Format::One, 1, &[]);
    assert_eq!(live.table.notes(), None);
    let rejected = live.give(Command::Note(Note::Chat(Switch::Off))).expect_err("format 1");
    assert!(rejected.to_string().contains("format 1"), "{rejected}");
    assert_eq!(live.give(take(1, 1)), Err(Rejected::NoLink));
}

#[test]
fn the_first_line_and_the_first_record_name_the_same_format() {
    for format in [Format::One, Format::Two] {
        let text = Live::<Turns>::started_in(format, 1, &[]).records().to_string();
        assert!(text.starts_with(&format!("clew records {format}\n")));
        let other = if format == Format::One { "2" } else { "1" };
        let wrong = text.replacen(&format!("records {format}"), &format!("records {other}"), 1);
        let error = wrong.parse::<Records>().expect_err("another format");
        assert_eq!(error.line(), 2, "{error}");
        let unknown = text.replacen(&format!("records {format}"), "records 3", 1);
        assert_eq!(unknown.parse::<Records>().expect_err("unknown").line(), 1);
    }
}

/// The records of a game, changed and sealed again, as a dishonest server could.
fn changed(change: impl FnOnce(&mut Vec<Vec<Record>>)) -> Records {
    let mut live = Live::<Turns>::started(1, &[("goal", "20")]);
    live.give(Command::Close { reason: table::Reason::Closed }).expect("it is open");
    let mut all: Vec<Vec<Record>> =
        live.appends.iter().map(|append| append.records().to_vec()).collect();
    change(&mut all);
    let (mut hash, mut appends) = (Hash::START, Vec::new());
    for (seq, records) in (1..).zip(all) {
        let append = Append::new(seq, hash, records);
        hash = append.seal();
        appends.push(append);
    }
    Records::new(appends).expect("they follow on each other")
}

/// Replaces a piece of the text of the first record in which it occurs.
fn edit(all: &mut [Vec<Record>], kind: &str, from: &str, to: &str) {
    let mut records = all.iter_mut().flatten();
    let record = records.find(|record| {
        let text = record.to_string();
        text.starts_with(kind) && text.contains(from)
    });
    let record = record.expect("there is one");
    *record = record.to_string().replacen(from, to, 1).parse().expect("a record");
}

#[track_caller]
fn found(change: impl FnOnce(&mut Vec<Vec<Record>>), why: &str) {
    let broken = verify::<Turns>(&changed(change)).expect_err("it was tampered with");
    assert!(broken.why.contains(why), "{broken}");
}

#[test]
fn a_server_that_changes_what_was_fixed_is_found_out() {
    verify::<Turns>(&changed(|_| {})).expect("nothing was changed");
    let (zeros, sevens) = ("00".repeat(16), "07".repeat(16));
    // A contribution in `start` that has no note, and one that differs from its note.
    found(|all| edit(all, "start", &zeros, &sevens), "`note ready` records");
    found(|all| edit(all, "note ready A", &zeros, &sevens), "`note ready` records");
    // Both changed in the same way: then the outcomes of chance differ.
    let both = |all: &mut Vec<Vec<Record>>| {
        edit(all, "start", &zeros, &sevens);
        edit(all, "note ready A", &zeros, &sevens);
    };
    found(both, "the seed calls for");
    // A change after the contributions voids them.
    let late = |all: &mut Vec<Vec<Record>>| {
        let start = all.iter().position(|append| append[0].to_string().starts_with("start"));
        let set = "set goal 20".parse().expect("a record");
        all.insert(start.expect("it starts"), vec![set]);
    };
    found(late, "`note ready` records");
    found(|all| edit(all, "start 2", "start 2", "start 1"), "rules number");
    found(|all| edit(all, "set goal", "20", "30"), "the config is not what was set");
    // Settings that nobody changed must have their defaults.
    found(
        |all| edit(all, "start", "seats 2", "seats 2\n    flag\n        x"),
        "with defaults for the rest",
    );
    let gone = |all: &mut Vec<Vec<Record>>| {
        all.retain(|append| !append[0].to_string().starts_with("note ready B"));
    };
    found(gone, "`note ready` records");
}
