//! Two people meet by a link and play a game to its end.

use std::thread;

use e2e::{Dice, Profile, Record, Setup, Visitor};

use crate::{meet, server};

/// A die with one witch and high numbers, which halves the number of throws.
const MAGO_MAGINO: &[(&str, &str)] =
    &[("crystals", "2"), ("meadow", "4"), ("die", "witch 3 4 4 4 4")];

/// Two people with these browsers meet and play a game to its end.
pub(crate) fn two_people_finish(game: &str, profiles: [Profile; 2]) {
    let mut setup: Setup = Setup::of(game);
    if game == "mago-magino" {
        setup.settings = MAGO_MAGINO;
    }
    let server = server();
    let new = |name, profile| Visitor::new(name, profile, server.address());
    let mut people = [new("Ada", profiles[0]), new("Bo", profiles[1])];
    let path = meet(&setup, &mut people);
    let done: usize = thread::scope(|scope| {
        let playing: Vec<_> = (1..)
            .zip(&mut people)
            .map(|(number, person)| scope.spawn(move || person.play(&mut Dice::new(number))))
            .collect();
        playing.into_iter().map(|person| person.join().expect("nobody gets stuck")).sum()
    });
    for person in &mut people {
        person.browser.until_state("over");
        assert!(!person.browser.text("#end-title").is_empty(), "it says who has won");
    }
    // The record holds what they did.
    let record = server.client(&Dice::new(9).hex()).get_text(&format!("{path}/record"));
    let record = Record::read(&record.expect("the server lives").expect(200).text);
    assert!((1..=done).contains(&record.done().len()), "{done} clicks, {record:?}");
}

#[test]
fn two_people_finish_the_magic_labyrinth() {
    two_people_finish("magic-labyrinth", [Profile::LAPTOP; 2]);
}

#[test]
fn two_people_finish_labyrinth_cards() {
    two_people_finish("labyrinth-cards", [Profile::LAPTOP; 2]);
}

#[test]
fn two_people_finish_mago_magino() {
    two_people_finish("mago-magino", [Profile::LAPTOP; 2]);
}

#[test]
fn two_people_finish_magic_maze() {
    two_people_finish("magic-maze", [Profile::LAPTOP; 2]);
}
