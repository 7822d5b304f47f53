//! Fleeting events are shown once: a reload does not bring them back (ML-42, MM-50).

use e2e::{Client, Dice, Playing, Profile, Setup, Visitor};

const ADA: &str = "000000000000000000000000000000ad";
const LIVES: &str = "the server lives";

/// The elements that show fleeting events.
const FLEETING: &str =
    "return [...document.querySelectorAll('#told .fleeting')].map((e) => e.textContent)";

/// Plays over HTTP and reloads a page after each fleeting event, until the wanted number of events that
/// show an element of this kind was seen; returns their number.
fn reloads(setup: Setup, css: &str, wanted: usize) -> usize {
    let server = crate::server();
    let mut ada = server.client(ADA);
    let mut eve = Visitor::new("Eve", Profile::LAPTOP, server.address());
    let (mut seen, mut number) = (0, 0);
    while seen < wanted && number < 40 {
        number += 1;
        let mut table = Playing::open(&mut ada, setup, Dice::new(number)).expect(LIVES);
        table.begin(&mut ada).expect(LIVES);
        eve.browser.go(&table.path(""));
        eve.browser.until_state("running");
        for _ in 0..150 {
            let Some((seq, sights)) = step(&mut ada, &mut table, &mut eve) else { break };
            if sights.is_empty() {
                continue;
            }
            // After the end nothing is fleeting.
            if eve.browser.count("#stage[data-state=running]") == 0 {
                break;
            }
            seen += eve.browser.count(css);
            eve.browser.reload();
            eve.browser.until_seq(seq);
            assert_eq!(eve.browser.script(FLEETING), serde_json::json!([]), "after a reload");
            let page = eve.browser.script("return document.querySelector('main').textContent");
            let page = page.as_str().unwrap_or_default();
            for sight in sights {
                assert!(!page.contains(&sight), "a reload tells again: {sight}");
            }
            if seen >= wanted {
                break;
            }
        }
    }
    seen
}

/// Performs an action. Returns its append and the fleeting sentences on the page; `None` once the game
/// is over.
fn step(ada: &mut Client, table: &mut Playing, eve: &mut Visitor) -> Option<(u64, Vec<String>)> {
    let state = table.look(ada).expect(LIVES);
    let act = table.choose(&state)?;
    let seq = table.act(ada, &act).expect(LIVES).expect(200).seq();
    eve.browser.until_seq(seq);
    let sights = eve.browser.script(FLEETING);
    let text = |sight: &serde_json::Value| sight.as_str().map(str::to_owned);
    Some((seq, sights.as_array().into_iter().flatten().filter_map(text).collect()))
}

#[test]
fn a_reload_shows_no_bump() {
    let setup = Setup { settings: &[("walls", "24")], ..Setup::of("magic-labyrinth") };
    assert!(reloads(setup, ".wall.bumped", 3) >= 3, "somebody walked into a wall");
}

#[test]
fn a_reload_shows_no_owner_of_a_frog() {
    let setup = Setup::of("mago-magino");
    assert!(reloads(setup, "#told .fleeting[data-effect=puff]", 2) >= 2, "somebody became a frog");
}
