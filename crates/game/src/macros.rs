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
#[macro_export]
macro_rules! settings {
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

        /// Every setting, one a line.
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let mut rows = <Self as $crate::FromSettings>::SETTINGS.iter();
                $(if let Some(_row) = rows.next() {
                    $($crate::Value::write(&self.$field, _row, f)?;)?
                })+
                Ok(())
            }
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
/// stands elsewhere, where a variant may have several: its rows may fix a field.
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
            $(($($part:ident $(= $part_range:expr)?),+))?
            $({ $($field:ident $(: $fixed:path)? $(= $range:expr)?),+ $(,)? })?
            = $text:literal),+ $(,)?
    }) => {
        impl ::std::fmt::Display for $name {
            #[deny(unused_variables)]
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant $(($($part),+))? $({ $($field $(: $fixed)?),+ })? => {
                        write!(f, $text)
                    })+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Unreadable> {
                let mut last_error = None;
                $(if let Some(_fields) = $crate::Fields::find($text, text) {
                    let read = || Ok(Self::$variant
                        $(($($crate::notation!(@read _fields $part $(= $part_range)?)),+))?
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
    (@read $fields:ident $name:ident) => { $fields.read(stringify!($name))? };
    (@read $fields:ident $name:ident: $fixed:path) => { $fixed };
    (@read $fields:ident $name:ident = $range:expr) => {
        $fields.number(stringify!($name), &($range))?
    };
}

/// A set of numbered values as the bits of one number: it is `Copy`, and nothing is allocated.
///
/// After the item's type stand how many items there are, and how one is made from its index. The
/// item's own `index()` gives the bit.
///
/// ```
/// game::words! {
///     /// A beast.
///     pub struct Beast, "a beast" ["cat", "owl", "toad"]
/// }
///
/// game::set_of! {
///     /// Some beasts.
///     pub struct Beasts(u8) of Beast, Beast::COUNT, |index| Some(Beast(index))
/// }
///
/// let owl: Beast = "owl".parse().expect("a beast");
/// let others = Beasts::ALL.except(Beasts::only(owl));
/// assert_eq!(others.iter().map(Beast::name).collect::<Vec<_>>(), ["cat", "toad"]);
/// assert_eq!((others.len(), others.contains(owl)), (2, false));
/// ```
#[macro_export]
macro_rules! set_of {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of $item:ty, $count:expr, $make:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        $vis struct $name($bits);

        impl $name {
            /// No item.
            pub const NONE: Self = Self(0);
            /// All items.
            pub const ALL: Self = Self(<$bits>::MAX >> (<$bits>::BITS - $count as u32));

            /// This item alone.
            #[inline]
            pub fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Whether the item is in the set.
            #[inline]
            pub fn contains(self, item: $item) -> bool {
                self.0 & 1 << item.index() != 0
            }

            /// Adds an item.
            #[inline]
            pub fn add(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes an item out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// The items that are in this set or in the other.
            #[inline]
            #[must_use]
            pub fn with(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The items of this set that are not in the other.
            #[inline]
            #[must_use]
            pub fn except(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The items that are in both sets.
            #[inline]
            #[must_use]
            pub fn within(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The number of items.
            #[inline]
            pub fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is no item.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The item with the lowest index.
            #[inline]
            pub fn first(self) -> Option<$item> {
                let make: fn(u8) -> Option<$item> = $make;
                if self.is_empty() { None } else { make(self.0.trailing_zeros() as u8) }
            }

            /// The item at this place in the order of their indexes, from 0.
            #[inline]
            pub fn nth(self, place: u32) -> Option<$item> {
                let mut bits = self.0;
                for _ in 0..place.min(<$bits>::BITS) {
                    bits &= bits.wrapping_sub(1);
                }
                Self(bits).first()
            }

            /// The items in the order of their indexes.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self;
                ::std::iter::from_fn(move || {
                    let item = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, |set, item| set.with(Self::only(item)))
            }
        }

        /// As the list of its items.
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}
