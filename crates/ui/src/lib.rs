//! What people see: views become HTML and SVG, in eight languages.
//!
//! A game's face is its [`GameUi`]: the board, what to do now, and a sentence for everything that is
//! seen. The pages around it are the same for all games. Nothing here ever sees a state; what was
//! hidden is drawn of games alone that have ended ([`Bared`]).

mod bared;
mod cx;
mod digits;
mod files;
mod game_ui;
mod games;
mod id;
mod known;
mod lang;
pub mod pages;
mod paper;
mod part;
mod pen;
pub mod pictures;
mod scene;
mod still;
mod told;
mod words;

pub use bared::{Bare, Bared};
pub use cx::Cx;
pub use files::{File, build, file, file_names, gzip};
pub use game_ui::{Drawn, GameUi};
pub use games::Built;
pub use id::Id;
pub use known::Known;
pub use lang::Lang;
pub use paper::Drawing;
pub use part::{Draft, Part};
pub use scene::{Chair, DRAWN, Numbers, Scene, Sits, Stage};
pub use still::still;
pub use told::{Effect, Told};
pub use words::{Arg, Words};
