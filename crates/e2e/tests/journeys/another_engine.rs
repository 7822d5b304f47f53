//! The main journeys in WebKit, with a person in Chromium at the same table.
//!
//! They take longest. The file's name makes them start first, so that they do not run alone at the end.

use e2e::Profile;

use crate::finish::two_people_finish;
use crate::line::a_lost_line_heals_in;

const BOTH: [Profile; 2] = [Profile::WEBKIT, Profile::LAPTOP];

#[test]
fn two_people_finish_the_magic_labyrinth() {
    two_people_finish("magic-labyrinth", BOTH);
}

#[test]
fn two_people_finish_labyrinth_cards() {
    two_people_finish("labyrinth-cards", BOTH);
}

#[test]
fn two_people_finish_mago_magino() {
    two_people_finish("mago-magino", BOTH);
}

#[test]
fn two_people_finish_magic_maze() {
    two_people_finish("magic-maze", BOTH);
}

#[test]
fn a_lost_line_heals() {
    a_lost_line_heals_in(Profile::WEBKIT);
}
