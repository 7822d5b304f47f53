//! Three people and a bot play Magic Maze at the same time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use e2e::{Dice, GAMES, PATIENCE, Profile, Setup, Since, Visitor, words};

use crate::{meet, server, server_alone};

/// A table of three people, one of them on a phone, and a bot.
fn three(settings: &'static [(&'static str, &'static str)]) -> Setup {
    Setup { game: "magic-maze", seats: 4, bots: 1, settings, real_time: true }
}

/// Maximum number of games until one is won. A game can be lost: a glass that is turned early leaves
/// only as much time as has passed.
const TRIES: usize = 5;

/// Lets a person move a hero. Others may be quicker; then it is tried again.
pub(crate) fn somebody_moves(people: &mut [Visitor]) {
    let since = Since::now();
    while !people.iter_mut().any(Visitor::move_somebody) {
        assert!(since.passed() < PATIENCE, "somebody can move somebody");
    }
}

#[test]
fn three_people_and_a_bot_win_against_the_sand() {
    let server = server();
    let new = |name, profile| Visitor::new(name, profile, server.address());
    let mut people =
        [new("Ada", Profile::LAPTOP), new("Bo", Profile::PHONE), new("Cleo", Profile::LAPTOP)];
    // If people and the bot block each other for too long, or lose, they try another table.
    let is_won = (0..TRIES).any(|_| {
        meet(&three(&[("sand", "600")]), &mut people);
        let is_over = thread::scope(|scope| {
            let play =
                |(number, person): (u64, &mut Visitor)| person.play_well(&mut Dice::new(number));
            let playing: Vec<_> =
                (1..).zip(&mut people).map(|one| scope.spawn(move || play(one))).collect();
            let ends = playing.into_iter().map(|one| one.join().expect("nobody gets stuck"));
            ends.collect::<Vec<bool>>().contains(&true)
        });
        let first = &mut people[0].browser;
        is_over && {
            first.until_state("over");
            first.text("#end-title") != words::text("end-lost", &[])
        }
    });
    assert!(is_won, "{TRIES} games and none was won");
    for person in &mut people {
        person.browser.until_state("over");
        let end = person.browser.text("#end");
        // The names and the time are filled in: the words around them are looked for.
        let together = [("you", "yes".into()), ("count", 4.into()), ("who", "".into())];
        let won = words::text("end-won", &together);
        let left = words::text("mz-ending-left", &[("left", "".into())]);
        let both = end.contains(won.trim()) && end.contains(left.trim());
        assert!(both, "all have won together: {end}");
    }
}

#[test]
fn three_people_and_a_bot_lose_by_the_sand() {
    let server = server();
    let new = |name, profile| Visitor::new(name, profile, server.address());
    let mut people =
        [new("Ada", Profile::LAPTOP), new("Bo", Profile::PHONE), new("Cleo", Profile::LAPTOP)];
    meet(&three(&[("sand", "5")]), &mut people);
    // The first move starts the sand.
    somebody_moves(&mut people);
    for person in &mut people {
        person.browser.until_state("over");
        assert_eq!(person.browser.text("#end-title"), words::text("end-lost", &[]));
    }
}

#[test]
fn three_people_and_a_bot_play_magic_maze() {
    let server = server();
    let new = |name, profile| {
        let visitor = Visitor::new(name, profile, server.address());
        Visitor { stubborn: true, ..visitor }
    };
    let mut people =
        [new("Ada", Profile::LAPTOP), new("Bo", Profile::PHONE), new("Cleo", Profile::LAPTOP)];
    let setup = GAMES.iter().find(|setup| setup.real_time).expect("one of them is");
    meet(&Setup { seats: 4, bots: 1, ..*setup }, &mut people);
    let enough = people[0].browser.seq() + 60;
    // Nobody stops before all have acted, because what a player can do depends on the others.
    let idle = AtomicUsize::new(people.len());
    thread::scope(|scope| {
        let playing: Vec<_> = (1..)
            .zip(&mut people)
            .map(|(number, person)| {
                let (mut dice, idle) = (Dice::new(number), &idle);
                let mut was_idle = true;
                scope.spawn(move || {
                    person.play_until(&mut dice, |person, done| {
                        if was_idle && done > 0 {
                            was_idle = false;
                            idle.fetch_sub(1, Ordering::SeqCst);
                        }
                        idle.load(Ordering::SeqCst) == 0 && person.browser.seq() >= enough
                    })
                })
            })
            .collect();
        for person in playing {
            assert!(person.join().expect("nobody gets stuck") > 0, "everybody did something");
        }
    });
    // All see the same in the end.
    let seq = people.iter_mut().map(|person| person.browser.seq()).max().unwrap_or(0);
    assert!(seq >= enough, "it went on to {seq}, not to {enough}");
    for person in &mut people {
        person.browser.until_seq(seq);
    }
}

/// Collects everything that two taps can reach: what is visible now, and after one tap on each hero.
/// Then the chosen hero is tapped again, and there are still controls. Returns what cannot be reached.
const REACH: &str = "
    const shows = (element) => !element.closest('[hidden]') && element.checkVisibility({ visibilityProperty: true })
        && element.getBoundingClientRect().width > 0;
    const folded = (element) => element.closest('details:not([open])');
    const seen = () => [
        ...[...document.querySelectorAll('#acts button[name=action]')].filter((it) => shows(it) && !folded(it)).map((it) => it.value),
        ...[...document.querySelectorAll('#board [data-act]')].filter(shows).map((it) => it.dataset.act),
    ];
    const reached = new Set(seen());
    for (const pick of document.querySelectorAll('#picks button')) {
        if (!shows(pick)) continue;
        pick.click();
        seen().forEach((action) => reached.add(action));
        const { chosen } = document.querySelector('#board').dataset;
        const hint = [...document.querySelectorAll('#acts .do:not([hidden]) .hint')].filter(shows).length;
        const before = seen().length;
        pick.click();
        document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true }));
        document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true }));
        if (seen().length !== before || document.querySelector('#board').dataset.chosen !== chosen) reached.add('lost ' + chosen);
        const pads = [...document.querySelectorAll('#acts .do')].filter(shows).length;
        if (pads !== 1) reached.add('lost controls of ' + chosen + ', hints ' + hint);
    }
    const all = [...document.querySelectorAll('#acts button[name=action]')].map((it) => it.value);
    return [all.filter((action) => !reached.has(action)), [...reached].filter((it) => it.startsWith('lost')), all.length]";

#[test]
fn every_action_is_at_most_two_taps_away() {
    let server = server();
    for (profile, scenario) in [(Profile::PHONE, "4"), (Profile::LAPTOP, "7")] {
        let mut ada = Visitor::new("Ada", profile, server.address());
        let settings: &[_] = if scenario == "4" {
            &[("sand", "0"), ("scenario", "4")]
        } else {
            &[("sand", "0"), ("scenario", "7")]
        };
        // There are no bots, so nothing changes on the page while it is measured.
        let mut bo = Visitor::new("Bo", Profile::LAPTOP, server.address());
        let setup = Setup { game: "magic-maze", seats: 2, bots: 0, settings, real_time: true };
        let mut people = [ada, bo];
        meet(&setup, &mut people);
        [ada, bo] = people;
        let mut dice = Dice::new(7);
        let mut looked = 0;
        while looked < 12 {
            let found = ada.browser.script(REACH);
            assert_eq!(found[0], serde_json::json!([]), "out of reach");
            assert_eq!(found[1], serde_json::json!([]), "no controls any more");
            assert!(found[2].as_u64().unwrap_or(0) > 2, "there is something to do: {found}");
            looked += 1;
            for one in [&mut ada, &mut bo] {
                let mut actions = one.actions();
                actions.retain(|it| !it.starts_with("give-up") && !it.starts_with("do-something"));
                if !actions.is_empty() {
                    one.act_on_board(&actions[dice.below(actions.len())]);
                }
            }
            let seq = ada.browser.seq().max(bo.browser.seq());
            for one in [&mut ada, &mut bo] {
                one.browser.until_seq(seq);
            }
        }
    }
}

/// Records by the machine's clock when the displayed seconds change.
const NOTE: &str = "globalThis.secondsSeen = [];
    const left = () => document.querySelector('[data-glass-left]')?.textContent;
    let shown = left();
    new MutationObserver(() => {
        if (left() !== shown) secondsSeen.push([Date.now(), shown = left()]);
    }).observe(document.body, { characterData: true, childList: true, subtree: true })";

/// Two pages and the table agree on when a second ends.
#[test]
fn two_pages_show_the_same_second() {
    let server = server_alone();
    let mut people = [
        Visitor::new("Ada", Profile::LAPTOP, server.address()),
        Visitor::new("Bo", Profile::LAPTOP, server.address()),
    ];
    let settings = &[("sand", "120")];
    meet(&Setup { game: "magic-maze", seats: 2, bots: 0, settings, real_time: true }, &mut people);
    somebody_moves(&mut people);
    let seq = people.iter_mut().map(|person| person.browser.seq()).max().unwrap_or(0);
    let [ada, bo] = &mut people;
    for one in [&mut *ada, &mut *bo] {
        one.browser.until_seq(seq);
    }
    // The script of Bo's page starts slowly.
    bo.browser.devtools("Emulation.setCPUThrottlingRate", &serde_json::json!({ "rate": 15 }));
    bo.browser.reload();
    bo.browser.until("the glass", "document.querySelector('#glass[style]') !== null");
    bo.browser.devtools("Emulation.setCPUThrottlingRate", &serde_json::json!({ "rate": 1 }));
    let deadline = ada.state().0["deadline"].as_u64().expect("the sand runs");
    for one in [&mut *ada, &mut *bo] {
        one.browser.script(NOTE);
    }
    for one in [ada, bo] {
        one.browser.until("some seconds", "secondsSeen.length > 5");
        let changes = one.browser.script("return secondsSeen");
        let off = changes.as_array().into_iter().flatten().map(|change| {
            let text = change[1].as_str().expect("minutes and seconds");
            let (minutes, seconds) = text.split_once(':').expect("minutes and seconds");
            let number = |text: &str| text.parse::<u64>().expect("a number");
            let shown = 1000 * (60 * number(minutes) + number(seconds));
            change[0].as_u64().expect("a time").abs_diff(deadline - shown)
        });
        // A busy machine draws single seconds late, so the median is compared.
        let mut off: Vec<u64> = off.collect();
        off.sort_unstable();
        assert!(off[off.len() / 2] < 150, "{}: off by milliseconds {off:?}", one.name);
    }
}
