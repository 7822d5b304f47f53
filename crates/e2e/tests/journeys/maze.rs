//! Three people and a bot play Magic Maze at the same time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use e2e::{Dice, GAMES, PATIENCE, Profile, Setup, Since, Visitor};

use crate::{meet, server};

/// Four at a table: three people, one of them at a phone, and a bot.
fn three(settings: &'static [(&'static str, &'static str)]) -> Setup {
    Setup { game: "magic-maze", seats: 4, bots: 1, settings, real_time: true }
}

/// So often they try to win.
const TRIES: usize = 5;

/// Somebody moves a hero. Others may be quicker, and then it is tried again.
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
    // Where people and the bot wait for each other for long, they try again at another table.
    let is_won = (0..TRIES).any(|_| {
        meet(&three(&[("sand", "600")]), &mut people);
        thread::scope(|scope| {
            let play =
                |(number, person): (u64, &mut Visitor)| person.play_well(&mut Dice::new(number));
            let playing: Vec<_> =
                (1..).zip(&mut people).map(|one| scope.spawn(move || play(one))).collect();
            let ends = playing.into_iter().map(|one| one.join().expect("nobody gets stuck"));
            ends.collect::<Vec<bool>>().contains(&true)
        })
    });
    assert!(is_won, "{TRIES} games and none came to its end");
    for person in &mut people {
        person.browser.until_state("over");
        let end = person.browser.text("#end");
        assert!(end.contains("won") && end.contains("left"), "all have won together: {end}");
    }
}

#[test]
fn three_people_and_a_bot_lose_by_the_sand() {
    let server = server();
    let new = |name, profile| Visitor::new(name, profile, server.address());
    let mut people =
        [new("Ada", Profile::LAPTOP), new("Bo", Profile::PHONE), new("Cleo", Profile::LAPTOP)];
    meet(&three(&[("sand", "5")]), &mut people);
    // Somebody has to move once: only then the sand runs.
    somebody_moves(&mut people);
    for person in &mut people {
        person.browser.until_state("over");
        assert!(person.browser.text("#end-title").contains("Lost"), "nobody was quick enough");
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
    // Nobody stops before all have done something: what one can do depends on the others.
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
