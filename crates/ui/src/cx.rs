//! What every text and drawing of a table needs: the language, and the people at the table.

use std::borrow::Cow;

use game::{Seat, Viewer};
use maud::{Markup, html};

use crate::scene::bot_name;
use crate::words::yes_no;
use crate::{Arg, Numbers, Scene, Sentence, Sits, Words, sentence};

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
    pub fn format<'b>(
        &self,
        key: &str,
        args: impl IntoIterator<Item = (&'b str, Arg<'b>)>,
    ) -> String {
        self.words.format(key, args)
    }

    /// A sentence with values for its variables, which may be pictures; see [`Cx::player`].
    pub fn sentence<'b>(
        &self,
        key: &str,
        args: impl IntoIterator<Item = (&'b str, Arg<'b>)>,
    ) -> Sentence {
        self.words.format(key, args).into()
    }

    /// A sentence about a player: `$who` is the name after the player's shape, `$you` whether it is the reader.
    pub fn sentence_about<'b>(
        &self,
        key: &str,
        who: Seat,
        args: impl IntoIterator<Item = (&'b str, Arg<'b>)>,
    ) -> Sentence {
        let about = [("who", self.player(who).into()), ("you", yes_no(self.is_you(who)))];
        self.sentence(key, about.into_iter().chain(args))
    }

    /// The name of a player, bot or free seat after its shape, as a value for a [`Sentence`].
    pub fn player(&self, seat: Seat) -> String {
        let chair = self.scene.chairs.get(seat.index());
        let tint = chair.map_or(seat.index(), |chair| chair.tint);
        sentence::player(tint, &self.name(seat))
    }

    /// The text whose key is `prefix` and the identifier of a thing; see [`Words::name_of`].
    pub fn name_of(&self, prefix: &str, thing: &'static str) -> &'static str {
        self.words.name_of(prefix, thing)
    }

    /// The game's name in the reader's language.
    pub fn game_name(&self) -> &'static str {
        self.name_of("game-", self.scene.game)
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
                self.format("seat-name", [("seat", seat.letter().into())]).into()
            }
        }
    }

    /// The name of a bot's level.
    pub fn level(&self, level: &str) -> String {
        self.words.name_of("level-", level).to_owned()
    }

    /// The name of a bot's level, and how such a bot plays.
    pub fn level_with_hint(&self, level: &str) -> String {
        let plays = match level {
            "random" => Some(self.text("plays-random")),
            _ => self.words.find(&format!("plays-{}-{level}", self.scene.game)),
        };
        match (self.level(level), plays) {
            (level, None) => level,
            (level, Some(plays)) => {
                self.format("bot-plays", [("level", level.into()), ("plays", plays.into())])
            }
        }
    }

    /// A form with a button for each of these actions.
    pub fn acts(&self, seat: Seat, buttons: &[Button]) -> Markup {
        html! {
            form class="act acts" method="post" action=(self.scene.path("act")) {
                (self.hidden(seat))
                @for Button { value, label, key } in buttons {
                    button name="action" value=(value) data-key=[key] aria-keyshortcuts=[key] { span { (label) } }
                }
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
}

impl Button {
    /// The button for an action.
    pub fn new(
        action: &impl ToString,
        label: impl Into<String>,
        key: Option<&'static str>,
    ) -> Self {
        Self { value: action.to_string(), label: label.into(), key }
    }
}
