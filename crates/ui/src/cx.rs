//! What every text and drawing of a table needs: the language, and the people at the table.

use std::borrow::Cow;

use game::{Seat, Viewer};
use maud::{Markup, html};

use crate::scene::bot_name;
use crate::{Arg, Numbers, Scene, Sits, Words};

/// The context of a drawing: the language, and the table around the game.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'a> {
    /// The texts of the reader's language.
    pub words: &'static Words,
    /// The table.
    pub scene: &'a Scene<'a>,
    /// Whether the page is updated by our script. A page that is drawn as a whole must also work
    /// without script.
    pub is_scripted: bool,
}

impl<'a> Cx<'a> {
    /// The context of a page that is drawn as a whole.
    pub fn new(words: &'static Words, scene: &'a Scene<'a>) -> Self {
        Self { words, scene, is_scripted: false }
    }

    /// The context of a page that is updated by our script.
    pub fn scripted(self) -> Self {
        Self { is_scripted: true, ..self }
    }

    /// A text without variables.
    pub fn text<'k: 'static>(&self, key: &'k str) -> &'static str {
        self.words.text(key)
    }

    /// A text with values for its variables.
    pub fn format(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.format(key, args)
    }

    /// A text about a player: `$who` is the name, `$you` whether it is the reader.
    pub fn format_about(&self, key: &str, who: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let name = self.name(who);
        let (who, you) = (("who", Arg::Text(&name)), ("you", self.is_you(who).into()));
        self.words.format(key, &[&[who, you], args].concat())
    }

    /// The game's name in the reader's language.
    pub fn game_name(&self) -> String {
        self.format(&format!("game-{}", self.scene.game), &[])
    }

    /// Whether this is the reader's seat.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.scene.viewer == Viewer::Seat(seat)
    }

    /// Whether pieces that look alike show their numbers to the reader.
    pub fn is_numbered(&self) -> bool {
        matches!(self.scene.numbers, Numbers::On | Numbers::ForAll)
    }

    /// The name of the player, bot or free seat.
    pub fn name(&self, seat: Seat) -> Cow<'a, str> {
        match self.scene.chairs.get(seat.index()).map(|chair| chair.sits) {
            Some(Sits::Player { name, .. }) => Cow::Borrowed(name),
            Some(Sits::Bot(_)) => Cow::Borrowed(bot_name(&self.scene.chairs, seat)),
            Some(Sits::Nobody) | None => {
                Cow::Owned(self.format("seat-name", &[("seat", seat.letter().into())]))
            }
        }
    }

    /// The name of a bot's level.
    pub fn level(&self, level: &str) -> String {
        self.words.format(&format!("level-{level}"), &[])
    }

    /// The name of a bot's level, and how such a bot plays.
    pub fn level_with_hint(&self, level: &str) -> String {
        let game = self.scene.game;
        let plays = match level {
            "random" => self.text("plays-random").to_owned(),
            _ => self.words.format(&format!("plays-{game}-{level}"), &[]),
        };
        let args = [("level", Arg::Text(&self.level(level))), ("plays", Arg::Text(&plays))];
        self.format("bot-plays", &args)
    }

    /// A form with a button for each of these actions.
    pub fn acts(&self, seat: Seat, buttons: &[Button]) -> Markup {
        html! {
            form class="act acts" method="post" action=(self.scene.path("act")) {
                (self.hidden(seat))
                @for button in buttons { (button.markup()) }
            }
        }
    }

    /// The hidden fields of an action. The script adds the last append seen and an idempotency key.
    pub fn hidden(&self, seat: Seat) -> Markup {
        let seq = self.scene.seq;
        html! {
            input type="hidden" name="seat" value=(seat.letter());
            @if !self.is_scripted {
                input type="hidden" name="seen" value=(seq);
                // The same button pressed twice without script is the same action.
                input type="hidden" name="key" value={ "page-" (seq) };
            }
        }
    }
}

/// A button for an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// The action in the game's notation.
    pub value: String,
    /// The text on it.
    pub label: String,
    /// The keyboard shortcut, as a `KeyboardEvent.code`.
    pub key: Option<&'static str>,
    /// The name of its icon.
    pub picture: Option<&'static str>,
}

impl Button {
    /// A button with a text only.
    pub fn plain(value: String, label: String) -> Self {
        Self { value, label, key: None, picture: None }
    }

    fn markup(&self) -> Markup {
        html! {
            button name="action" value=(self.value) data-key=[self.key] aria-keyshortcuts=[self.key] {
                @if let Some(picture) = self.picture { (crate::pages::icon(picture)) }
                span { (self.label) }
            }
        }
    }
}
