//! Three people and a bot play Magic Maze at the same time.

use std::thread;

use e2e::{Dice, GAMES, Profile, Setup, Visitor};

use crate::{meet, server};

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
    thread::scope(|scope| {
        let playing: Vec<_> = (1..)
            .zip(&mut people)
            .map(|(number, person)| {
                let mut dice = Dice::new(number);
                scope.spawn(move || {
                    person.play_until(&mut dice, |person, done| {
                        done > 0 && person.browser.seq() >= enough
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
