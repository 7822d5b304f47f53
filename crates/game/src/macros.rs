//! What a game writes once: settings, refusals, named values and notation.

/// The config of a game: a struct with one field for each setting, how it is read and written.
///
/// A row is the field with its type, then the key, the [`Kind`](crate::Kind) and what the setting
/// does. The type implements [`Value`](crate::Value). A row `_` has no field: a drawing that the
/// game reads itself, or a further setting of the field above it.
///
/// ```
/// use game::{FromSettings, Kind, Seat};
///
/// game::settings! {
///     /// How this game is played.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub struct Options {
///         seats: u8 = "seats", Kind::number(2, 4, 2), "How many players.";
///         first: Option<Seat> = "first", Kind::first_player(4), "Who begins.";
///         open: bool = "open-hands", Kind::switch(false), "All cards lie open.";
///     }
/// }
///
/// let options: Options = "seats 3\nfirst C".parse().expect("good settings");
/// assert_eq!(options.to_string(), "seats 3\nfirst C\nopen-hands off\n");
/// assert_eq!(Options::SETTINGS.len(), 3);
/// let error = "seats 5".parse::<Options>().expect_err("four at most");
/// assert_eq!(error.to_string(), "expected `seats` from 2 to 4, found `5`");
/// ```
///
/// `impl Options { .. }` in place of the struct is for one that stands elsewhere, whose rows name
/// fields or fields of fields. It gives `Options::SETTINGS`, `set` and `Display`. A choice that is
/// left at its first word does not change its field.
///
/// ```
/// use game::{Kind, Outline, Settings};
///
/// #[derive(Clone, Copy)]
/// pub struct Level { speed: u8, night: bool }
///
/// game::settings! {
///     impl Level {
///         speed = "speed", Kind::number(1, 3, 2), "How fast it is.";
///         night = "night", Kind::choice(&["by-level", "on", "off"]), "It is dark.";
///     }
/// }
///
/// let outline = Outline::read("speed 3").expect("an outline");
/// let settings = Settings::check(Level::SETTINGS, outline).expect("good settings");
/// let mut level = Level { speed: 0, night: true };
/// level.set(&settings).expect("they go together");
/// assert_eq!(level.to_string(), "speed 3\nnight on\n");
/// ```
#[macro_export]
macro_rules! settings {
    (impl $name:ident {
        $($(_)? $($($field:ident).+)? = $key:literal, $kind:expr, $says:literal;)+
    }) => {
        impl $name {
            /// What can be set.
            const SETTINGS: &'static [$crate::Setting] =
                &$crate::setting_rows! { $($key, $kind, $says;)+ };

            /// Takes over what the settings say.
            fn set(
                &mut self,
                settings: &$crate::Settings<'_>,
            ) -> ::std::result::Result<(), $crate::Unreadable> {
                $($(if !settings.leaves_open($key) {
                    self.$($field).+ = $crate::Value::read(settings, $key)?;
                })?)+
                Ok(())
            }
        }

        $crate::settings! { @display $name, Self::SETTINGS, $($(($($field).+))?;)+ }
    };
    (@display $name:ident, $rows:expr, $($(($($field:ident).+))?;)+) => {
        /// Every setting, one a line.
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let mut rows = $rows.iter();
                $(if let Some(_row) = rows.next() {
                    $($crate::Value::write(&self.$($field).+, _row, f)?;)?
                })+
                Ok(())
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(_)? $($(#[$doc:meta])* $field:ident: $type:ty)? = $key:literal, $kind:expr, $says:literal;)+
    }) => {
        $(#[$meta])*
        $vis struct $name {
            $($(#[doc = $says] $(#[$doc])* pub $field: $type,)?)+
        }

        impl $crate::FromSettings for $name {
            const SETTINGS: &'static [$crate::Setting] =
                &$crate::setting_rows! { $($key, $kind, $says;)+ };

            fn from_settings(
                settings: &$crate::Settings<'_>,
            ) -> ::std::result::Result<Self, $crate::Unreadable> {
                Ok(Self { $($($field: <$type as $crate::Value>::read(settings, $key)?,)?)+ })
            }
        }

        $crate::config_text!($name);
        $crate::settings! {
            @display $name, <Self as $crate::FromSettings>::SETTINGS, $($(($field))?;)+
        }
    };
}

/// The rows of [`settings!`](crate::settings!) alone, as an array of [`Setting`](crate::Setting)s:
/// for a config whose struct is written by hand.
#[macro_export]
macro_rules! setting_rows {
    ($($key:literal, $kind:expr, $says:literal;)+) => {
        [$($crate::Setting { key: $key, says: $says, kind: $kind }),+]
    };
}

/// Reads a config from its text, by [`FromSettings`](crate::FromSettings).
#[macro_export]
macro_rules! config_text {
    ($name:ty) => {
        impl ::std::str::FromStr for $name {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Unreadable> {
                let known = <Self as $crate::FromSettings>::SETTINGS;
                let settings = $crate::Settings::check(known, $crate::Outline::read(text)?)?;
                <Self as $crate::FromSettings>::from_settings(&settings)
            }
        }
    };
}

/// The lines of a [`Diagram`](crate::Diagram), in their order: a key alone is a line that can be
/// there once; `many`, `block` and `value_and_block` name the other kinds of [`Line`](crate::Line).
///
/// ```
/// const LINES: &[game::Line] = &game::lines! { block "board", many "mage", "turn" };
/// assert_eq!(LINES[2], game::Line::once("turn"));
/// ```
#[macro_export]
macro_rules! lines {
    ($($($kind:ident)? $key:literal),+ $(,)?) => {
        [$($crate::lines!(@line $($kind)? $key)),+]
    };
    (@line $key:literal) => { $crate::Line::once($key) };
    (@line $kind:ident $key:literal) => { $crate::Line::$kind($key) };
}

/// Why a player may not do that: each refusal with its code, which never changes, and its sentence.
///
/// ```
/// use game::Refusal as _;
///
/// game::refusals! {
///     /// Why a player may not do that.
///     pub enum Refusal {
///         NotYourTurn = "not-your-turn", "it is not your turn";
///         /// KP-3.
///         AlreadyPassed = "already-passed", "you have passed already";
///     }
/// }
///
/// assert_eq!(Refusal::AlreadyPassed.code(), "already-passed");
/// assert_eq!(Refusal::NotYourTurn.to_string(), "it is not your turn");
/// assert_eq!(Refusal::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident = $code:literal, $says:literal;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $(#[doc = $says] $(#[$doc])* $variant,)+
        }

        impl $crate::Refusal for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(match self {
                    $(Self::$variant => $says,)+
                })
            }
        }

        impl ::std::error::Error for $name {}
    };
}

/// Values that each have a name of one word: text, JSON and settings use it.
///
/// After the type stands what one of them is called in an error. Many names without anything else
/// are written as a list, and the type is then a number below its `COUNT`.
///
/// ```
/// game::words! {
///     /// What a card shows.
///     pub enum Suit, "a suit" {
///         #[default]
///         Moon = "moon",
///         Sun = "sun",
///     }
/// }
///
/// assert_eq!("sun".parse(), Ok(Suit::Sun));
/// assert_eq!((Suit::Moon.to_string(), Suit::ALL.len()), ("moon".to_owned(), 2));
/// let error = "star".parse::<Suit>().expect_err("no suit");
/// assert_eq!(error.to_string(), "expected a suit: moon or sun, found `star`");
///
/// game::words! {
///     /// A beast.
///     pub struct Beast, "a beast" ["cat", "owl", "toad"]
/// }
///
/// assert_eq!(Beast::all().map(Beast::name).last(), Some("toad"));
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident, $what:literal {
        $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        $vis enum $name {
            $(#[doc = concat!("`", $word, "`.")] $(#[$doc])* $variant,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($word),+].len();
            /// All of them, in order.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$variant),+];
            /// Their names, in the same order.
            pub const NAMES: [&'static str; Self::COUNT] = [$($word),+];
        }

        impl $crate::Words for $name {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$variant)),+];
        }

        $crate::words!(@text $name, $what, $crate::alternatives(&Self::NAMES), |value: $name| {
            value as usize
        });
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident, $what:literal [$($word:literal),+ $(,)?]) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        $vis struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($word),+].len();
            /// Their names, in order.
            pub const NAMES: [&'static str; Self::COUNT] = [$($word),+];

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT as u8).map(Self)
            }
        }

        impl $crate::Words for $name {
            const WORDS: &'static [(&'static str, Self)] = &{
                let (mut words, mut nth) = ([("", Self(0)); Self::COUNT], 0);
                while nth < Self::COUNT {
                    words[nth] = (Self::NAMES[nth], Self(nth as u8));
                    nth += 1;
                }
                words
            };
        }

        $crate::words!(@text $name, $what, Self::NAMES.join(", "), |value: $name| {
            usize::from(value.0)
        });
    };
    (@text $name:ident, $what:literal, $list:expr, $number:expr) => {
        impl $name {
            /// Its number in this order, from 0.
            #[inline]
            pub fn index(self) -> usize {
                ($number)(self)
            }

            /// Its name.
            #[inline]
            pub fn name(self) -> &'static str {
                Self::NAMES[self.index()]
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Unreadable> {
                let words = <Self as $crate::Words>::WORDS.iter();
                words.clone().find(|(name, _)| *name == text).map(|(_, value)| *value).ok_or_else(
                    || {
                        let expected = format!("{}: {}", $what, $list);
                        $crate::Unreadable::new(expected, text)
                    },
                )
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}

/// An enum with the text of each variant: gives the enum, `Display` and `FromStr`.
///
/// `{name}` in a text is that field of the variant. It stands for one word, or at the end of the
/// text for all that follows. A field's type is read by its own `FromStr`; a number has a range
/// behind its type. `impl Action { .. }` in place of the enum writes the texts of an enum that
/// stands elsewhere, where a variant may have several: its rows may fix a field. A last row `_` is
/// the text of all other variants, which are never read.
///
/// A text can have several lines: see [`Lines::stage`](crate::Lines::stage). A name then stands at
/// the end of the last line, or before a blank.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub enum Pace { Slow, Fast }
///
/// game::notation! {
///     /// What a player can do.
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     pub enum Action {
///         /// Throw the die.
///         Roll = "roll",
///         /// Give some coins to a player.
///         Pay(to: game::Seat, coins: u8 = 1..=9) = "pay {to} coins {coins}",
///     }
/// }
///
/// assert_eq!(Action::Pay(game::Seat::A, 3).to_string(), "pay A coins 3");
/// assert_eq!("roll".parse(), Ok(Action::Roll));
/// let error = "steal".parse::<Action>().expect_err("no action");
/// assert_eq!(error.to_string(), "expected `roll` or `pay TO coins COINS`, found `steal`");
///
/// #[derive(PartialEq, Debug)]
/// pub enum Walk { To { seat: game::Seat, pace: Pace } }
///
/// game::notation! {
///     impl Walk {
///         To { seat, pace: Pace::Slow } = "walk {seat}",
///         To { seat, pace: Pace::Fast } = "run {seat}",
///     }
/// }
///
/// assert_eq!("run A".parse(), Ok(Walk::To { seat: game::Seat::A, pace: Pace::Fast }));
/// ```
///
/// A text that names something else than the fields does not compile:
///
/// ```compile_fail
/// game::notation! {
///     pub enum Action { Pay(coins: u8 = 1..=9) = "pay {gold}" }
/// }
/// ```
#[macro_export]
macro_rules! notation {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident
            $(($($part:ident: $part_type:ty $(= $part_range:expr)?),+))?
            $({ $($(#[$field_doc:meta])* $field:ident: $field_type:ty $(= $range:expr)?),+ $(,)? })?
            = $text:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$doc])* $variant
                $(($($part_type),+))? $({ $($(#[$field_doc])* $field: $field_type),+ })?,)+
        }

        $crate::notation! {
            impl $name {
                $($variant $(($($part $(= $part_range)?),+))? $({ $($field $(= $range)?),+ })?
                    = $text,)+
            }
        }
    };
    (impl $name:ident {
        $($variant:ident
            $(($($part:ident $(: $part_fixed:path)? $(= $part_range:expr)?),+))?
            $({ $($field:ident $(: $fixed:path)? $(= $range:expr)?),+ $(,)? })?
            = $text:literal),+ $(, _ = $other:literal)? $(,)?
    }) => {
        impl ::std::fmt::Display for $name {
            #[deny(unused_variables)]
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant
                        $(($($crate::notation!(@pattern $part $(: $part_fixed)?)),+))?
                        $({ $($field $(: $fixed)?),+ })? => write!(f, $text),)+
                    $(_ => f.write_str($other),)?
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Unreadable> {
                let mut last_error = None;
                $(if let Some(_fields) = $crate::Fields::find($text, text) {
                    let read = || Ok(Self::$variant
                        $(($($crate::notation!(
                            @read _fields $part $(: $part_fixed)? $(= $part_range)?)),+))?
                        $({ $($field: $crate::notation!(
                            @read _fields $field $(: $fixed)? $(= $range)?)),+ })?);
                    match read() {
                        Ok(value) => return Ok(value),
                        Err(error) => last_error = Some(error),
                    }
                })+
                Err(last_error.unwrap_or_else(|| $crate::none_of(&[$($text),+], text)))
            }
        }
    };
    (@pattern $name:ident) => { $name };
    (@pattern $name:ident: $fixed:path) => { $fixed };
    (@read $fields:ident $name:ident) => { $fields.read(stringify!($name))? };
    (@read $fields:ident $name:ident: $fixed:path) => { $fixed };
    (@read $fields:ident $name:ident = $range:expr) => {
        $fields.number(stringify!($name), &($range))?
    };
}
