use game::{Diagram, Game};

use super::*;

/// The collector's action in this position, with several dice.
fn chosen(position: &str) -> Vec<String> {
    let game = LabyrinthCards::read(position).unwrap_or_else(|error| panic!("{error}"));
    let (mut legal, mut bot) = (Vec::new(), Collector { seat: Seat::A });
    game.legal(Seat::A, &mut legal);
    let mut chosen: Vec<String> = (0..60)
        .map(|seed| {
            let look = Look::new(&game, Seat::A);
            let chosen = bot.choose(&legal, look, &mut FastDice::new(seed));
            chosen.expect("it never waits").to_string()
        })
        .collect();
    chosen.sort();
    chosen.dedup();
    chosen
}

const ROW: &str = "layout 0,0\n    43┼ 2┬  3┬  5┬\nhand B 10 22\n";

#[test]
fn it_plays_where_it_can_take_most() {
    // Amber is on 43, 2 and 1: from the east both can be taken, the far one first. From the west the
    // near one would block the others.
    let chosen = chosen(&format!("{ROW}hand A 1 20\nturn A\n"));
    let east = ["place 1 at 4,0 turn 0", "place 1 at 4,0 turn 1", "place 1 at 4,0 turn 2"];
    assert!(!chosen.is_empty() && chosen.iter().all(|action| action.starts_with("place 1 ")));
    assert!(east.iter().all(|action| chosen.contains(&(*action).to_owned())), "{chosen:?}");
    assert!(chosen.iter().all(|action| !action.contains(" -1,0 ")), "{chosen:?}");
}

#[test]
fn it_takes_in_an_order_that_takes_most() {
    let played = "layout 0,0\n    43┼ 2┬  3┬  5┬  1┬\nhand A 20\nhand B 10 22\nturn A placed 1\n";
    assert_eq!(chosen(played), ["take 43"]);
    assert_eq!(chosen(&format!("set find-it-yourself on\n{played}")), ["take 43"]);
    // If links were found again after 2 was taken, the path to 43 would be gone.
    let through = "layout 0,0\n    43┼ 2┬  3┬  1┬\n    12┬ 5┬  8┬\nhand A 20\nhand B 10 22\n\
                   turn A placed 1\n";
    assert_eq!(chosen(through), ["take 2", "take 43"]);
    assert_eq!(chosen(&format!("set links-anew on\n{through}")), ["take 43"]);
}

#[test]
fn it_finishes_where_nothing_can_be_taken() {
    let played = "layout 0,0\n    44┼ 6┬  3┬  5┬  1┬\nhand A 20\nhand B 10 22\nturn A placed 1\n";
    // By rules number 2 the turn then ends by itself, unless players find links themselves (LC-28).
    assert_eq!(chosen(&format!("rules 1\n{played}")), ["finish"]);
    assert_eq!(chosen(&format!("set find-it-yourself on\n{played}")), ["finish"]);
}

#[test]
fn with_nothing_to_win_it_plays_anything() {
    let position = "layout 0,0\n    44┼ 6┬  3┬  5┬\nhand A 1 20\nhand B 10 22\nturn A\n";
    assert!(chosen(position).len() > 10);
}
