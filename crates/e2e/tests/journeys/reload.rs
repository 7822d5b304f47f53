//! A page that has followed a table for a while and one that is loaded now are the same: same elements, same
//! order, same attributes. Otherwise the order of the elements tells their age (MM-50).

use std::time::Duration;

use e2e::{Dice, Playing, Profile, Setup, Since, Visitor};

use crate::server;

const ADA: &str = "000000000000000000000000000000ad";
const LIVES: &str = "the server lives";

/// Maximum time until a fresh page is connected.
const SOON: Duration = Duration::from_secs(10);

/// Number of actions between two comparisons.
const APART: usize = 4;
/// Maximum number of comparisons.
const COMPARISONS: usize = 14;
/// Maximum number of comparisons in a game whose pieces are late.
const MAX_COMPARISONS: usize = 10 * COMPARISONS;

/// The page as lines: elements with their attributes in alphabetical order, and texts. Without
/// fleeting parts (the last narration, effects) and what only the script sets.
const LINES: &str = "const stage = document.querySelector('#stage').cloneNode(true);
    stage.querySelector('#told').replaceChildren();
    stage.querySelectorAll('.wall.bumped, .refused').forEach((one) => one.remove());
    stage.normalize();
    const ours = ['style', 'data-fresh', 'data-chosen', 'data-turn', 'aria-busy', 'open'];
    const lines = [];
    const write = (node, depth) => {
        if (node.nodeType === Node.TEXT_NODE) { lines.push(depth + node.data); return; }
        node.classList.remove(...[...node.classList].filter((name) => name.startsWith('fx-')));
        const all = [...node.attributes].filter(({ name }) => !ours.includes(name))
            .map(({ name, value }) => `${name}=${value.trim()}`).filter((one) => one !== 'class=').sort();
        lines.push(`${depth}<${node.localName} ${all.join(' ')}>`);
        node.childNodes.forEach((child) => write(child, `${depth} `));
    };
    write(stage, '');
    return lines;";

/// The ids of more than one element.
const TWICE: &str = "const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);
    return ids.filter((id, nth) => ids.indexOf(id) !== nth)";

fn lines(person: &mut Visitor) -> Vec<String> {
    serde_json::from_value(person.browser.script(LINES)).expect("lines are texts")
}

/// The first difference between two pages, with the lines before it.
fn difference(live: &[String], fresh: &[String]) -> Option<String> {
    let nth = (0..live.len().max(fresh.len())).find(|&nth| live.get(nth) != fresh.get(nth))?;
    let near = |page: &[String]| {
        page[nth.saturating_sub(2).min(page.len())..(nth + 3).min(page.len())].join("\n")
    };
    Some(format!("the live page:\n{}\na page that is loaded now:\n{}", near(live), near(fresh)))
}

/// Plays over HTTP while a player and a watcher follow, and compares their pages with fresh ones.
/// Returns the highest number of elements that ever matched `css`.
fn live_and_fresh_agree(setup: Setup, (number, apart): (u64, usize), css: &str) -> usize {
    let server = server();
    let mut ada = server.client(ADA);
    let mut table = Playing::open(&mut ada, setup, Dice::new(number)).expect(LIVES);
    table.begin(&mut ada).expect(LIVES);
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let mut pairs = [[new("Ada"), new("Ada again")], [new("Eve"), new("Eve again")]];
    for one in &mut pairs[0] {
        one.browser.become_person(ADA);
    }
    let (mut seq, mut most, mut is_over) = (0, 0, false);
    for [live, _] in &mut pairs {
        live.browser.go(&table.path(""));
        live.browser.until_state("running");
    }
    for round in 0..MAX_COMPARISONS {
        // The server's dice decide when the first pieces come: without any, nothing was compared.
        if round >= COMPARISONS && most > 1 {
            break;
        }
        for _ in 0..apart {
            let state = table.look(&mut ada).expect(LIVES);
            let Some(act) = table.choose_where(&state, |action| action != "give-up") else {
                is_over = true;
                break;
            };
            seq = table.act(&mut ada, &act).expect(LIVES).expect(200).seq();
        }
        for [live, fresh] in &mut pairs {
            fresh.browser.go(&table.path(""));
            for person in [&mut *live, &mut *fresh] {
                person.browser.until_seq(seq);
            }
            most = most.max(live.browser.count(css));
            assert_eq!(
                live.browser.script(TWICE),
                serde_json::json!([]),
                "ids that are there twice"
            );
            // A fresh page is complete once the server has sent it the parts for pages with script.
            let since = Since::now();
            while let Some(found) = difference(&lines(live), &lines(fresh)) {
                assert!(since.passed() < SOON, "{} at append {seq}: {found}", setup.game);
            }
        }
        if is_over {
            break;
        }
    }
    most
}

fn setup(game: &str, settings: &'static [(&'static str, &'static str)]) -> Setup {
    let setup = Setup::of(game);
    Setup { settings, ..setup }
}

#[test]
fn the_magic_labyrinth() {
    let set = &[("walls", "12"), ("keep-found-walls", "on"), ("chips", "8")];
    let walls = live_and_fresh_agree(setup("magic-labyrinth", set), (1, APART), "#marks .wall");
    assert!(walls > 0, "walls were found");
}

#[test]
fn labyrinth_cards() {
    let cards = live_and_fresh_agree(setup("labyrinth-cards", &[]), (2, APART), "#cards > *");
    assert!(cards > 5, "{cards} cards lay there");
}

#[test]
fn mago_magino() {
    let set = &[("die", "witch witch witch 3 4 4"), ("crystals", "3")];
    let frogs = live_and_fresh_agree(setup("mago-magino", set), (3, 3 * APART), "#ring .frog");
    assert!(frogs > 1, "{frogs} frogs sat there");
}

#[test]
fn magic_maze() {
    let tiles =
        live_and_fresh_agree(setup("magic-maze", &[("sand", "0")]), (4, APART), "#board .tile");
    assert!(tiles > 1, "{tiles} tiles lay there");
}
