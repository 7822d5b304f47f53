//! Sets of numbered values.

/// A set of numbered values as the bits of one number: it is `Copy`, and nothing is allocated.
///
/// After the item's type stand how many items there are, and how one is made from its index. The
/// item's own `index()` gives the bit. A set that is written as its items with blanks between, or as
/// `none`, says behind it what one item is called and gives an example.
///
/// ```
/// game::words! {
///     /// A beast.
///     pub struct Beast, "a beast" ["cat", "owl", "toad"]
/// }
///
/// game::set_of! {
///     /// Some beasts.
///     pub struct Beasts(u8) of Beast, Beast::COUNT, |index| Some(Beast(index)), "beast", "owl cat"
/// }
///
/// let owl: Beast = "owl".parse().expect("a beast");
/// let others = Beasts::ALL.except(Beasts::only(owl));
/// assert_eq!(others.iter().map(Beast::name).collect::<Vec<_>>(), ["cat", "toad"]);
/// assert_eq!((others.len(), others.contains(owl)), (2, false));
/// assert_eq!((others.to_string(), Beasts::NONE.to_string()), ("cat toad".into(), "none".into()));
/// let error = "cat cat".parse::<Beasts>().expect_err("a cat too many");
/// assert_eq!(error.to_string(), "expected each beast once, found `cat`");
/// ```
#[macro_export]
macro_rules! set_of {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of $item:ty, $count:expr, $make:expr
        $(, $one:literal, $example:literal)?) => {
        $($crate::set_of! { @text $name, $one, $example })?

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
    (@text $name:ident, $one:literal, $example:literal) => {
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                if self.is_empty() {
                    return f.write_str("none");
                }
                for (nth, item) in self.iter().enumerate() {
                    write!(f, "{}{item}", if nth > 0 { " " } else { "" })?;
                }
                Ok(())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Unreadable> {
                let mut set = Self::NONE;
                for word in text.split_whitespace().filter(|_| text != "none") {
                    let item = word.parse()?;
                    if set.contains(item) {
                        return Err($crate::Unreadable::new(concat!("each ", $one, " once"), word));
                    }
                    set.add(item);
                }
                if set.is_empty() && text != "none" {
                    let expected = concat!($one, "s such as `", $example, "`, or `none`");
                    return Err($crate::Unreadable::new(expected, text));
                }
                Ok(set)
            }
        }
    };
}
