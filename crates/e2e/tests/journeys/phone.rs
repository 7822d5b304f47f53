//! On a phone, by touch.

use std::thread;

use e2e::{Dice, Profile, Setup, Visitor};

use crate::{meet, server};

/// Elements that are too small for a finger, or not wholly within the width of the screen.
const SMALL: &str =
    "return [...document.querySelectorAll('a, button, summary, select, input:not([type=hidden])')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.skip'))
    .filter((e) => !(e.matches('a') && e.closest('p') && getComputedStyle(e).display === 'inline'))
    .filter((e) => {
        const label = e.closest('label');
        const box = (label ?? e).getBoundingClientRect();
        return box.width < 40 || box.height < 40 || box.left < -1 || box.right > innerWidth + 1;
    })
    .map((e) => `${e.outerHTML.slice(0, 120)} ${JSON.stringify(e.getBoundingClientRect())}`);";

/// No animation runs: an element may be smaller while it moves.
pub(crate) const STILL: &str = "document.getAnimations().every((one) => one.playState !== 'running'
    || one.effect.getComputedTiming().endTime === Infinity)";

fn fits(person: &mut Visitor, what: &str) {
    person.browser.until("stillness", STILL);
    let small = person.browser.script(SMALL);
    assert_eq!(small, serde_json::json!([]), "{what}: too small for a finger");
    let wide = person.browser.script("return document.documentElement.scrollWidth - innerWidth");
    assert!(wide.as_i64().is_some_and(|over| over <= 0), "{what}: it scrolls sideways by {wide}");
}

#[test]
fn two_people_play_by_touch() {
    let server = server();
    let new = |name| Visitor::new(name, Profile::PHONE, server.address());
    let mut people = [new("Ada"), new("Bo")];
    people[0].browser.go("/");
    fits(&mut people[0], "home");
    meet(&Setup::of("magic-labyrinth"), &mut people);
    for person in &mut people {
        fits(person, "a game that has begun");
        let (board, height) = (
            person.browser.script(
                "return document.querySelector('#board').getBoundingClientRect().bottom + scrollY",
            ),
            person.browser.script("return innerHeight"),
        );
        assert!(board.as_f64() <= height.as_f64(), "the board ends at {board} of {height}");
    }
    thread::scope(|scope| {
        let playing: Vec<_> = (5..)
            .zip(&mut people)
            .map(|(number, person)| scope.spawn(move || person.play(&mut Dice::new(number))))
            .collect();
        for person in playing {
            assert!(person.join().expect("nobody gets stuck") > 0, "everybody touched something");
        }
    });
    for person in &mut people {
        person.browser.until_state("over");
        fits(person, "the end");
    }
}
