//! The 24 symbols and their chips.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

/// One of the 24 symbols (ML-03), each on one square and on one chip.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Symbol(u8);

const NAMES: [&str; 24] = [
    "acorn", "bell", "candle", "cat", "comet", "crown", "feather", "fish", "flask", "harp", "key",
    "kite", "lantern", "leaf", "mirror", "moon", "moth", "owl", "ring", "shell", "snail", "star",
    "sun", "tower",
];

/// ML-03: how the symbols lie if they are not shuffled, in reading order.
const FIXED: [&str; 24] = [
    "moon", "feather", //
    "key", "snail", "crown", "leaf", //
    "fish", "candle", "owl", "ring", "comet", "acorn", //
    "tower", "moth", "bell", "sun", "kite", "cat", //
    "lantern", "harp", "star", "shell", //
    "mirror", "flask",
];

impl Symbol {
    /// All symbols, by name.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..NAMES.len() as u8).map(Self)
    }

    /// The symbols in reading order of the board if they are not shuffled.
    pub fn fixed_order() -> [Self; 24] {
        FIXED.map(|name| name.parse().expect("every symbol on the board has a name"))
    }

    /// Its number by name, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Symbol {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::all()
            .find(|symbol| symbol.name() == text)
            .ok_or_else(|| Unreadable::new(format!("a symbol: {}", NAMES.join(", ")), text))
    }
}

impl Serialize for Symbol {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Some of the symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SymbolSet(u32);

impl SymbolSet {
    /// None.
    pub const NONE: Self = Self(0);
    /// All 24.
    pub const ALL: Self = Self((1 << NAMES.len()) - 1);

    /// Whether the symbol is among these.
    pub fn contains(self, symbol: Symbol) -> bool {
        self.0 & 1 << symbol.0 != 0
    }

    /// Adds one.
    pub fn add(&mut self, symbol: Symbol) {
        self.0 |= 1 << symbol.0;
    }

    /// Takes one away.
    pub fn remove(&mut self, symbol: Symbol) {
        self.0 &= !(1 << symbol.0);
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// By name.
    pub fn iter(self) -> impl Iterator<Item = Symbol> + Clone {
        Symbol::all().filter(move |&symbol| self.contains(symbol))
    }

    /// The one with this number among these, by name.
    pub fn nth(self, number: u32) -> Option<Symbol> {
        let mut bits = self.0;
        for _ in 0..number.min(32) {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| Symbol(bits.trailing_zeros() as u8))
    }
}

impl Serialize for SymbolSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ml_03_each_symbol_lies_once_on_the_board() {
        let mut order = Symbol::fixed_order();
        order.sort();
        assert!(order.into_iter().eq(Symbol::all()));
        assert!(NAMES.is_sorted());
    }

    #[test]
    fn symbols_survive_text_and_back() {
        for symbol in Symbol::all() {
            assert_eq!(symbol.to_string().parse(), Ok(symbol));
        }
        assert!("moon ".parse::<Symbol>().is_err());
    }

    #[test]
    fn sets_count_and_number_their_symbols() {
        let mut set = SymbolSet::NONE;
        assert!(set.is_empty());
        let (moon, cat) = ("moon".parse().expect("moon"), "cat".parse().expect("cat"));
        set.add(moon);
        set.add(cat);
        assert_eq!(
            (set.len(), set.nth(0), set.nth(1), set.nth(2)),
            (2, Some(cat), Some(moon), None)
        );
        set.remove(cat);
        assert_eq!(set.iter().collect::<Vec<_>>(), [moon]);
        assert!(!set.is_empty() && !set.contains(cat));
        assert_eq!(SymbolSet::ALL.len(), 24);
        assert_eq!(SymbolSet::ALL.nth(40), None);
    }
}
