//! The pages around the games fit every screen in every language: nothing is cut off, nothing overlaps, and
//! nothing moves while a page loads.

use e2e::{Profile, Visitor};
use serde_json::{Value, json};

use crate::server;

/// A small phone, a phone, the same in landscape, a laptop at 200 %, a tablet, a laptop.
const SIZES: [(u32, u32); 6] =
    [(320, 568), (390, 844), (844, 390), (640, 400), (768, 1024), (1280, 800)];
const LANGUAGES: [&str; 8] = ["en", "de", "fr", "es", "ca", "pt", "it", "nl"];
const PAGES: [&str; 6] =
    ["/", "/play/magic-maze", "/rules/labyrinth-cards", "/about", "/tables/nowhere", "/offline"];

/// The faults of the page as it stands.
const GEOMETRY: &str = include_str!("geometry.js");

#[track_caller]
fn check(person: &mut Visitor, what: &str) {
    let found = person.browser.script(GEOMETRY);
    assert_eq!(found, json!([]), "{what}");
}

#[test]
fn nothing_is_cut_off_or_overlaps_in_any_language() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    ada.browser.go("/");
    for lang in LANGUAGES {
        ada.browser.set_cookie("clew-lang", lang);
        for path in PAGES {
            ada.browser.go(path);
            let spoken = ada.browser.script("return document.documentElement.lang");
            assert_eq!(spoken, lang, "{path}");
            for size in SIZES {
                ada.browser.resize_view(size);
                check(&mut ada, &format!("{path} in {lang} at {size:?}"));
            }
        }
        ada.browser.go("/");
        ada.browser.script("document.querySelector('#play-mago-magino').showModal()");
        for size in SIZES {
            ada.browser.resize_view(size);
            check(&mut ada, &format!("the sheet in {lang} at {size:?}"));
        }
    }
}

#[test]
fn what_does_not_fit_is_noticed() {
    let server = server();
    // As in the test above: the window of an emulated phone would grow with what is too wide.
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    ada.browser.go("/");
    ada.browser.resize_view((390, 844));
    let spoil = [
        ("h1 { margin-bottom: -30px }", "overlap"),
        (".game .btn.main { width: 20px; min-width: 0; padding: 0 }", "too wide"),
        (".game { width: 120% }", "outside"),
        (".home { width: 200vw }", "scrolls"),
    ];
    for (style, fault) in spoil {
        ada.browser.go("/");
        check(&mut ada, "as it is");
        let change = format!(
            "const sheet = new CSSStyleSheet(); sheet.replaceSync('{style}');
            document.adoptedStyleSheets = [sheet]"
        );
        ada.browser.script(&change);
        let found = ada.browser.script(GEOMETRY).to_string();
        assert!(found.contains(fault), "{style}: {found}");
    }
}

/// PRODUCT: no layout shift above 0.02 while a page loads.
#[test]
fn nothing_moves_while_a_page_loads() {
    const SHIFT: &str = "const done = arguments[arguments.length - 1];
        const sum = (list) => list.reduce((all, { value }) => all + value, 0);
        document.fonts.ready.then(() => {
            const watcher = new PerformanceObserver((list) => done(sum(list.getEntries())));
            watcher.observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => done(sum(watcher.takeRecords()))));
        });";
    let server = server();
    for profile in [Profile::PHONE, Profile::LAPTOP] {
        let mut ada = Visitor::new("Ada", profile, server.address());
        for path in PAGES {
            ada.browser.go(path);
            let moved = ada.browser.script_async(SHIFT);
            assert!(moved.as_f64().is_some_and(|moved| moved <= 0.02), "{path}: {moved}");
        }
        assert_ne!(ada.browser.script("return document.fonts.size"), Value::from(0));
    }
}
