//! The one list of games, in the order in which pages show them. Everything else in the workspace follows from it.
//!
//! `cargo xtask new-game NAME` adds a row. `ui: Self` and `bots: Self` say that the game has a user interface
//! and bots of its own, in `crates/ui/src/games` and `crates/bots/src`.

use crate::{Complete, Facts, UnknownGame, Visitor};

list! {
    magic_labyrinth::MagicLabyrinth {
        name: "magic-labyrinth",
        ui: Self,
        bots: Self,
        facts: Facts {
            is_shipped: true,
            quick: "seats 2\nwalls 0\nchips 3",
            draws_per_step: 30,
            ..Facts::NEW
        },
    }
    magic_maze::MagicMaze {
        name: "magic-maze",
        ui: Self,
        bots: Self,
        facts: Facts { is_shipped: true, quick: "seats 2\nsand 5", bench: "scenario 7", ..Facts::NEW },
    }
    labyrinth_cards::LabyrinthCards {
        name: "labyrinth-cards",
        ui: Self,
        bots: Self,
        facts: Facts { is_shipped: true, quick: "seats 2\nshort on", ..Facts::NEW },
    }
    mago_magino::MagoMagino {
        name: "mago-magino",
        ui: Self,
        bots: Self,
        facts: Facts {
            is_shipped: true,
            quick: "seats 2\nmeadow 4\ncrystals 2",
            draws_per_step: 30,
            ..Facts::NEW
        },
    }
}
