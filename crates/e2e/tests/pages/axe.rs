//! axe-core searches all pages for accessibility faults.

use std::fs;

use e2e::{Browser, Profile, Theme, Walk};
use serde_json::Value;

use crate::tools::installed;

const RUN: &str = "const done = arguments[0];
    axe.run(document, { resultTypes: ['violations'] }).then(
        ({ violations }) => done(violations.flatMap(({ id, help, nodes }) => nodes.map(
            (node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.html.slice(0, 160)}`))),
        (error) => done([`axe itself: ${error}`]));";

/// Checks every page and reports the faults of all pages together.
fn nothing_keeps_people_out(profile: Profile, theme: Theme) {
    let axe = fs::read_to_string(installed("axe-core/axe.min.js")).expect("it is a text");
    let walk = Walk::new();
    let mut browser = Browser::open("axe", profile, walk.server().address());
    browser.theme(theme);
    let mut found = Vec::new();
    for stop in walk.stops() {
        walk.visit(&mut browser, stop);
        browser.script(&axe);
        let violations = browser.script_async(RUN);
        let violations = violations.as_array().expect("axe gives a list");
        assert!(browser.script("return axe.version").is_string(), "axe is there");
        found.extend(
            violations.iter().filter_map(Value::as_str).map(|one| format!("{}: {one}", stop.name)),
        );
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

#[test]
fn nothing_keeps_people_out_by_day() {
    nothing_keeps_people_out(Profile::LAPTOP, Theme::Light);
}

#[test]
fn nothing_keeps_people_out_by_night() {
    nothing_keeps_people_out(Profile::LAPTOP, Theme::Dark);
}

#[test]
fn nothing_keeps_people_out_on_a_phone() {
    nothing_keeps_people_out(Profile::PHONE, Theme::Light);
}
