//! What every sentence and picture of a table needs to know: the language, and who is who.

use std::borrow::Cow;

use game::{Seat, Viewer};
use maud::{Markup, html};

use crate::part::hash;
use crate::{Arg, Known, Numbers, Scene, Sits, Words};

/// The language, and the table around the game.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'a> {
    /// What can be said.
    pub words: &'static Words,
    /// Who sits there.
    pub scene: &'a Scene<'a>,
    /// What the page has, of one that follows the table by its script; `None` where a page is drawn
    /// as a whole, perhaps for a browser without script.
    pub known: Option<&'a Known>,
    /// A key for all that is known of the people.
    pub people: u64,
}

impl<'a> Cx<'a> {
    /// For a page that is drawn as a whole.
    pub fn new(words: &'static Words, scene: &'a Scene<'a>) -> Self {
        let Scene { host, mine, pausing, is_public, chat, again, chairs, .. } = scene;
        let people = hash((host, mine, pausing, is_public, chat, again, chairs));
        Self { words, scene, known: None, people }
    }

    /// For a page that follows the table by its script, and has this.
    pub fn following(self, known: &'a Known) -> Self {
        Self { known: Some(known), ..self }
    }

    /// Whether the page follows the table by its script.
    pub fn is_scripted(&self) -> bool {
        self.known.is_some()
    }

    /// A sentence with nothing to be filled in.
    pub fn say<'k: 'static>(&self, key: &'k str) -> &'static str {
        self.words.say(key)
    }

    /// A sentence with these things filled in.
    pub fn tell(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.tell(key, args)
    }

    /// A sentence about what somebody does: `$who` is their name, `$you` whether it is the reader.
    pub fn tell_of(&self, key: &str, who: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let name = self.name(who);
        let (who, you) = (("who", Arg::Text(&name)), ("you", self.is_you(who).into()));
        // Hardly a sentence has more than one thing filled in beside.
        match *args {
            [] => self.words.tell(key, &[who, you]),
            [one] => self.words.tell(key, &[who, you, one]),
            _ => self.words.tell(key, &[&[who, you], args].concat()),
        }
    }

    /// Whether the reader looks from this seat.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.scene.viewer == Viewer::Seat(seat)
    }

    /// Whether pieces that look alike show their numbers to the reader.
    pub fn is_numbered(&self) -> bool {
        matches!(self.scene.numbers, Numbers::On | Numbers::ForAll)
    }

    /// What whoever sits there is called.
    pub fn name(&self, seat: Seat) -> Cow<'a, str> {
        match self.scene.chairs.get(seat.index()).map(|chair| chair.sits) {
            Some(Sits::Player { name, .. }) => Cow::Borrowed(name),
            Some(Sits::Bot(level)) => {
                let level = self.level(level);
                let args = [("level", Arg::Text(&level)), ("seat", seat.letter().into())];
                Cow::Owned(self.tell("bot-name", &args))
            }
            Some(Sits::Nobody) | None => {
                Cow::Owned(self.tell("seat-name", &[("seat", seat.letter().into())]))
            }
        }
    }

    /// What a bot's level is called.
    pub fn level(&self, level: &str) -> String {
        self.words.tell(&format!("level-{level}"), &[])
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

    /// What every action says of itself. What the page has seen, and a key, the script fills in.
    pub fn hidden(&self, seat: Seat) -> Markup {
        let seq = self.scene.seq;
        html! {
            input type="hidden" name="seat" value=(seat.letter());
            @if !self.is_scripted() {
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
    /// What it says.
    pub label: String,
    /// The key that presses it, by its place on the keyboard.
    pub key: Option<&'static str>,
    /// Its picture: set and name in one.
    pub picture: Option<&'static str>,
}

impl Button {
    /// A button with nothing but its words.
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
