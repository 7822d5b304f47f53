//! A watcher finds no secret in the page, and nothing to press.

use std::collections::BTreeSet;

use e2e::{Client, Dice, Options, Playing, Profile, Setup, Visitor};
use serde_json::Value;

use crate::server_with;

const ADA: &str = "000000000000000000000000000000ad";
const LIVES: &str = "the server lives";

/// Elements that only some viewers may have: walls and passages, and actions. A wall that a player has
/// just walked into is visible to all for a moment (ML-41).
const MARKS: &str = "return document.querySelectorAll('.wall:not(.bumped), .passage, form.act button, [data-act], #hand button').length";

/// The numbers of all cards below this key of a JSON value.
fn cards(value: &Value, key: &str, out: &mut BTreeSet<u64>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if name == key {
                    out.extend(value.as_array().into_iter().flatten().filter_map(Value::as_u64));
                }
                cards(value, key, out);
            }
        }
        Value::Array(all) => all.iter().for_each(|value| cards(value, key, out)),
        _ => {}
    }
}

/// Plays over HTTP while a watcher follows; `look` is called with their page after each action.
fn while_playing(
    setup: Setup,
    actions: usize,
    mut look: impl FnMut(&mut Visitor, &Playing, &mut Client),
) {
    let server = server_with(Options::default());
    let mut ada = server.client(ADA);
    let mut table = Playing::open(&mut ada, setup, Dice::new(4)).expect(LIVES);
    table.begin(&mut ada).expect(LIVES);
    let mut eve = Visitor::new("Eve", Profile::LAPTOP, server.address());
    eve.browser.go(&table.path(""));
    eve.browser.until_state("running");
    for _ in 0..actions {
        let state = table.look(&mut ada).expect(LIVES);
        let Some(act) = table.choose(&state) else { break };
        let seq = table.act(&mut ada, &act).expect(LIVES).expect(200).seq();
        eve.browser.until_seq(seq);
        look(&mut eve, &table, &mut ada);
    }
}

#[test]
fn a_watcher_of_the_magic_labyrinth_sees_no_wall() {
    // Enough chips that nobody wins before, because then the walls are shown to all.
    let setup = Setup { settings: &[("chips", "12")], ..Setup::of("magic-labyrinth") };
    let mut looks = 0;
    while_playing(setup, 60, |eve, _, _| {
        assert_eq!(eve.browser.script(MARKS), 0, "{}", eve.browser.dom());
        looks += 1;
    });
    assert_eq!(looks, 60, "somebody looked on");
}

#[test]
fn a_watcher_of_the_cards_sees_no_hand() {
    let setup = Setup { settings: &[], ..Setup::of("labyrinth-cards") };
    let mut hidden = 0;
    while_playing(setup, 12, |eve, table, ada| {
        assert_eq!(eve.browser.script(MARKS), 0, "{}", eve.browser.dom());
        let mut held = BTreeSet::new();
        for seat in ["A", "B"] {
            let path = table.path(&format!("?seat={seat}")).replace("/?", "?");
            let state = ada.get(&path).expect(LIVES).expect(200).json();
            cards(&state["view"], "hand", &mut held);
        }
        let dom = eve.browser.dom();
        for card in &held {
            // The names of a card on a board or in a hand.
            for name in [
                format!("card-{card}\""),
                format!("data-card=\"{card}\""),
                format!("place {card} "),
            ] {
                assert!(!dom.contains(&name), "the watcher's page tells of card {card} in a hand");
            }
        }
        hidden += held.len();
    });
    assert!(hidden > 0, "there were cards in hands");
}
