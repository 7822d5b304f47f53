//! What a dishonest server can do to the chance after it has seen the last contribution of a player: in
//! format 2 nothing, in format 1 anything.

use std::collections::BTreeSet;

use magic_labyrinth::MagicLabyrinth;
use table::{AliasKey, Append, Command, Entropy, Format, Note, Table, UnixMillis, Vault};

use crate::live::{START, join, person, seat, set, vault_1};

/// Everything that the server can still choose when it has the contributions of both players.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// The time of the start, in milliseconds.
    time: u64,
    /// The name of player B.
    name: &'static str,
    /// The person at seat B, as recorded.
    person: u8,
    /// The key of the aliases.
    alias_key: u8,
    /// Whether all players join in the first append.
    together: bool,
    /// Whether an unrelated record stands before the start.
    noise: bool,
}

const HONEST: Choice =
    Choice { time: 0, name: "Bo", person: 1, alias_key: 7, together: false, noise: false };

/// The outcomes of chance at the start, and who begins.
fn outcomes(format: Format, choice: Choice) -> (Vec<String>, String) {
    let vault = match format {
        Format::One => vault_1(5),
        Format::Two => vault_1(5).with_alias_key(AliasKey::new([choice.alias_key; 32])),
    };
    let bo = Command::Join {
        seat: seat("B"),
        person: person(choice.person),
        name: choice.name.parse().expect("a name"),
        entropy: None,
    };
    let setting = [set(&[("walls", "12")]), join("A", "Ada"), bo];
    let (first, later) = match choice.together {
        true => (setting.to_vec(), Vec::new()),
        false => (Vec::new(), setting.to_vec()),
    };
    let id = "blue-fox-7".parse().expect("a name");
    let mut table: Table<MagicLabyrinth> =
        Table::open_with(id, &vault, first).expect("it opens").into_table();
    let mut give = |order: Command| -> Append {
        let plan =
            table.plan(&vault, order, UnixMillis(START.0 + choice.time)).expect("it is allowed");
        let append = plan.append().clone();
        table.commit(plan).expect("nothing happened between");
        append
    };
    later.into_iter().for_each(|order| drop(give(order)));
    let entropy = ["A", "B"].map(|letter| (seat(letter), Entropy([letter.as_bytes()[0]; 16])));
    if format == Format::Two {
        for (seat, entropy) in entropy {
            give(Command::Note(Note::Ready { seat, entropy }));
        }
    }
    if choice.noise {
        give(Command::Host { seat: seat("B") });
        give(Command::Name { seat: seat("A"), name: "Ada 2".parse().expect("a name") });
    }
    let start = give(Command::Start { entropy: entropy.to_vec() });
    let chance: Vec<String> = start.records()[1..].iter().map(ToString::to_string).collect();
    let begins = chance.iter().find(|outcome| outcome.contains(" first ")).expect("a draw");
    (chance.clone(), begins.clone())
}

fn choices() -> Vec<Choice> {
    let times = (0..=20).map(|time| Choice { time, ..HONEST });
    let names = ["Bob", "Bobo", "♠"].map(|name| Choice { name, ..HONEST });
    let persons = (2..6).map(|person| Choice { person, ..HONEST });
    let keys = (1..6).map(|alias_key| Choice { alias_key, ..HONEST });
    let rest = [Choice { together: true, ..HONEST }, Choice { noise: true, ..HONEST }];
    times.chain(names).chain(persons).chain(keys).chain(rest).collect()
}

#[test]
fn in_format_2_nothing_that_the_server_can_still_choose_moves_a_die() {
    let honest = outcomes(Format::Two, HONEST);
    for choice in choices() {
        assert_eq!(outcomes(Format::Two, choice), honest, "{choice:?}");
    }
}

/// The same attack succeeds in format 1, which shows that the test above can fail.
#[test]
fn in_format_1_the_server_chooses_who_begins() {
    let times = (0..=20).map(|time| outcomes(Format::One, Choice { time, ..HONEST }).1);
    assert_eq!(times.collect::<BTreeSet<_>>().len(), 2, "either player can be made to begin");
    let honest = outcomes(Format::One, HONEST).0;
    let moved = choices().into_iter().filter(|&choice| outcomes(Format::One, choice).0 != honest);
    // Three kinds of choices have no effect: the five alias keys (format 1 has none), the grouping of
    // records, and the first choice, which is the honest one.
    assert_eq!(moved.count(), choices().len() - 7, "every other choice moves the dice");
}

/// The contributions of the players do change the outcomes.
#[test]
fn a_contribution_moves_the_dice_of_format_2() {
    let vault: Vault = vault_1(5).with_alias_key(AliasKey::new([7; 32]));
    let started = |byte: u8| {
        let orders = vec![join("A", "Ada"), join("B", "Bo")];
        let id = "blue-fox-7".parse().expect("a name");
        let mut table: Table<MagicLabyrinth> =
            Table::open_with(id, &vault, orders).expect("it opens").into_table();
        for (letter, byte) in [("A", 1), ("B", byte)] {
            let note = Note::Ready { seat: seat(letter), entropy: Entropy([byte; 16]) };
            let plan = table.plan(&vault, Command::Note(note), START).expect("a player");
            table.commit(plan).expect("nothing happened between");
        }
        let plan = table.plan(&vault, Command::Start { entropy: Vec::new() }, START);
        plan.expect("all is ready").append().records()[1].to_string()
    };
    let all: BTreeSet<String> = (0..8).map(started).collect();
    assert_eq!(all.len(), 8);
}
