//! Games of Labyrinth, the card game, played by people who know what they want.

use game::{Game as _, Millis, Quiet, Seat};
use labyrinth_cards::{Action, LabyrinthCards};

use crate::{is_small, played};

#[test]
fn games_are_drawn_and_sent_in_small_pieces() {
    let check = |config, seed| played::check::<LabyrinthCards>(config, seed, greedy);
    is_small(check("seats 2\n", 1));
    is_small(check("seats 6\nlinks-anew on\n", 2));
    is_small(check("seats 3\nshort on\nfind-it-yourself on\n", 3));
    is_small(played::check::<LabyrinthCards>("seats 2\n", 3, |_, _, _| {}));
}

/// Keeps the actions after which most cards can be taken. Random players would fill the table with
/// cards and so send more than people do.
fn greedy(game: &LabyrinthCards, seat: Seat, legal: &mut Vec<Action>) {
    let takes = |action: &Action| {
        let (mut after, mut legal) = (game.clone(), Vec::new());
        after.act(Millis::ZERO, seat, *action, &mut Quiet).expect("listed actions are accepted");
        after.legal(seat, &mut legal);
        legal.len()
    };
    if legal.len() > 1 && legal.contains(&Action::Finish) {
        legal.retain(|action| *action != Action::Finish);
    }
    let most = legal.iter().map(takes).max();
    legal.retain(|action| Some(takes(action)) == most);
}
