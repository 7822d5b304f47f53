//! The user interface: views become HTML and SVG, in eight languages.
//!
//! Each game implements [`GameUi`]: the board, the hand, what to do now and a sentence for every
//! sight. A game without is shown as a list of facts ([`Plain`]). The pages around the game are the
//! same for all games. Nothing here ever sees a game's state; hidden facts are drawn only of finished
//! games ([`Revealed`]).

mod assets;
mod cx;
mod extras;
mod files;
mod game_ui;
mod games;
pub mod grid;
mod lang;
mod narration;
pub mod pages;
mod part;
pub mod pictures;
mod plain;
mod scene;
mod sent;
mod sentence;
pub mod share;
mod still;
mod words;

pub use cx::Cx;
pub use extras::{Figure, figures};
pub use files::{File, build, file, file_names, gzip, worker};
pub use game_ui::{Builder, GameParts, GameUi, Preset, Revealed, RevealedParts, beat};
pub use games::{BuiltMaze, campaign::CampaignResult};
pub use lang::Lang;
pub use narration::{Effect, Narration};
pub use part::{Part, Pieces};
pub use plain::{Plain, PlainGrid};
pub use scene::{Chair, HIDDEN_SETTING, Numbers, Scene, Sits, Stage};
pub use sent::{Sent, events};
pub use sentence::Sentence;
pub use still::still;
pub use words::{Arg, Words, is_translated};
