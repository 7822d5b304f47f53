//! Small pictures in the log and in the messages around the board.

use e2e::{Dice, GAMES, Playing, Profile, Visitor};

use crate::server;

const ADA: &str = "000000000000000000000000000000ad";
const LIVES: &str = "the server lives";

/// The number of pictures in the log and of shapes before names, the texts of the log, pictures that are wrong, lines
/// that the words break into several, and the sheets that the page has fetched. A picture of a sheet that has not
/// arrived has no size.
const SHOWN: &str = "
    const pictures = [...document.querySelectorAll('#lines .mini svg')];
    const isWrong = (picture) => {
        const size = parseFloat(getComputedStyle(picture.parentElement).fontSize);
        const { width, height } = picture.getBoundingClientRect();
        const isDrawn = picture.getBBox().width > 0;
        const word = picture.nextElementSibling;
        return !isDrawn || width !== height || width < size || width > 1.5 * size || word.getBoundingClientRect().width > 1 || word.textContent === '';
    };
    const sheets = performance.getEntriesByType('resource').map((it) => it.name.split('/').pop()).filter((it) => it.endsWith('.svg'));
    return {
        pictures: pictures.length,
        names: document.querySelectorAll('#lines .by .shape').length,
        broken: [...document.querySelectorAll('#lines li')].filter((it) => it.innerText.trim() !== it.textContent).map((it) => it.innerText),
        lines: [...document.querySelectorAll('#lines li')].map((it) => it.innerText),
        wrong: pictures.filter(isWrong).map((it) => it.outerHTML),
        sheets: [...new Set(sheets)].sort(),
    }";

#[test]
fn a_line_shows_what_it_speaks_of() {
    let server = server();
    let mut ada = server.client(ADA);
    let mut eve = Visitor::new("Eve", Profile::PHONE, server.address());
    for setup in &*GAMES {
        let mut table = Playing::open(&mut ada, *setup, Dice::new(3)).expect(LIVES);
        table.begin(&mut ada).expect(LIVES);
        eve.browser.go(&table.path(""));
        eve.browser.until_state("running");
        eve.browser.click("#log summary");
        for _ in 0..8 {
            let state = table.look(&mut ada).expect(LIVES);
            let Some(act) = table.choose_where(&state, |action| action != "give-up") else { break };
            let seq = table.act(&mut ada, &act).expect(LIVES).expect(200).seq();
            eve.browser.until_seq(seq);
        }
        let drawn = "[...document.querySelectorAll('#lines .mini svg')].every((it) => it.getBBox().width > 0)";
        eve.browser.until("the pictures have arrived", drawn);
        let shown = eve.browser.script(SHOWN);
        for what in ["wrong", "broken"] {
            assert_eq!(shown[what], serde_json::json!([]), "{}: {what}", setup.game);
        }
        for what in ["pictures", "names"] {
            assert!(shown[what].as_u64() > Some(2), "{}: {what}: {shown}", setup.game);
        }
        let own = format!("{}.svg", setup.game);
        let sheets = shown["sheets"].as_array().expect("a list");
        let needed = ["shell.svg", "logo.svg", &own];
        let is_needed = |it: &serde_json::Value| needed.iter().any(|name| it == name);
        assert!(sheets.iter().all(is_needed), "{}: {sheets:?}", setup.game);
        // A page that is loaded now shows and says the same.
        eve.browser.reload();
        eve.browser.click("#log summary");
        eve.browser.until("the pictures have arrived", drawn);
        let again = eve.browser.script(SHOWN);
        for what in ["pictures", "names", "lines", "wrong"] {
            assert_eq!(again[what], shown[what], "{}: {what}", setup.game);
        }
    }
}
