//! What holds for every game, whatever its rules.
//!
//! The battery plays random games and checks, state by state, what the contract promises; the
//! [`Point`]s say what. A game runs it by one line in a test file of its own:
//!
//! ```text
//! casefile::battery!(mago_magino::MagoMagino);
//! ```
//!
//! With `NIGHTLY=1` in the environment it plays many more games.

mod allocation;
mod configs;
mod edits;
mod failure;
mod listing;
mod memory;
mod odds;
mod play;
pub(crate) mod player;
mod point;
mod pool;
mod seeds;
mod summary;
mod texts;
mod time;
mod twins;
mod walk;

use game::{Diagram, Game, Imagine};

pub use failure::Failure;
pub use point::Point;
pub use seeds::Seeds;
pub use summary::Summary;

/// The allocator that counts, for [`battery!`](crate::battery!).
#[doc(hidden)]
pub mod counting {
    pub use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
}

/// A test `battery` that runs [`run`] on a game. It must be alone in its test file: allocations are
/// counted for the whole program. After the game may stand a list of settings that are played
/// besides random ones: `casefile::battery!(MagicMaze, &["scenario 1", "scenario 2"])`.
#[macro_export]
macro_rules! battery {
    ($game:ty) => {
        $crate::battery!($game, &[]);
    };
    ($game:ty, $settings:expr) => {
        #[global_allocator]
        static COUNTING: &$crate::battery::counting::StatsAlloc<::std::alloc::System> =
            &$crate::battery::counting::INSTRUMENTED_SYSTEM;

        #[test]
        fn battery() {
            let seeds = $crate::battery::Seeds {
                settings: $settings,
                ..$crate::battery::Seeds::from_env()
            };
            match $crate::battery::run::<$game>(seeds) {
                Ok(summary) => eprintln!("{summary}"),
                Err(failure) => panic!("{failure}"),
            }
        }
    };
}

/// Runs all points on a game.
///
/// # Errors
/// The first promise that is not kept, and how to see it again.
pub fn run<G: Game + Diagram + Imagine>(seeds: Seeds) -> Result<Summary, Failure> {
    let mut summary = walk::games::<G>(&seeds)?;
    allocation::check::<G>(&seeds, &mut summary)?;
    Ok(summary)
}

/// All that a game must be to be tested.
trait Tested: Game + Diagram + Imagine {}

impl<G: Game + Diagram + Imagine> Tested for G {}
