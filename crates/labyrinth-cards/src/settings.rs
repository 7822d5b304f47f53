//! What is settled before the start. Everybody may know it.

use game::{Kind, Seat};
use serde::Serialize;

game::settings! {
    /// How this game is played. All of it is public, so it is the config as well.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub struct Options {
        seats: u8 = "seats", Kind::number(2, 6, 2), "How many players.";
        /// LC-11.
        first: Option<Seat> = "first", Kind::first_player(6), "Who begins.";
        /// LC-41.
        short: bool = "short", Kind::switch(false),
            "Half of the cards: every treasure shows on two of them.";
        /// LC-25.
        links_anew: bool = "links-anew", Kind::switch(false),
            "A link counts only while its way still runs, after each card that was taken.";
        /// LC-26.
        find_it_yourself: bool = "find-it-yourself", Kind::switch(false),
            "Nobody is shown what can be taken, and a wrong claim ends the taking.";
    }
}
