//! What a seat reads in a state: whose turn it is and what it may do. The rest is passed over.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;

/// What a seat reads in a state.
#[derive(Deserialize, Debug)]
pub(super) struct Look<'s> {
    /// Which append it shows.
    pub(super) seq: u64,
    /// How far the table is.
    #[serde(borrow)]
    state: Text<'s>,
    /// The seats that may act. A server that does not say leaves it to `legal`.
    #[serde(borrow, default)]
    turn: Option<Vec<Text<'s>>>,
    /// What the viewer's own seats may do.
    #[serde(borrow, default)]
    legal: BTreeMap<Text<'s>, Vec<Text<'s>>>,
}

/// A text that is not copied if it stands there as it is.
#[derive(Deserialize, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Text<'s>(#[serde(borrow)] Cow<'s, str>);

impl<'s> Look<'s> {
    /// Reads a state.
    ///
    /// # Errors
    /// If it is not one.
    pub(super) fn read(state: &'s [u8]) -> serde_json::Result<Self> {
        serde_json::from_slice(state)
    }

    /// Whether the game has ended.
    pub(super) fn is_over(&self) -> bool {
        matches!(&*self.state.0, "over" | "closed")
    }

    /// Whether this seat may act, as far as this viewer knows.
    pub(super) fn is_turn(&self, seat: &str) -> bool {
        self.turn.as_ref().is_none_or(|seats| seats.iter().any(|other| other.0 == seat))
    }

    /// What this seat may do, if it is one of the viewer's own.
    pub(super) fn legal<'l>(
        &'l self,
        seat: &str,
    ) -> impl ExactSizeIterator<Item = &'l str> + use<'l, 's> {
        let own = self.legal.iter().find(|(own, _)| own.0 == seat);
        own.map_or(&[][..], |(_, actions)| &actions[..]).iter().map(|action| &*action.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_read_and_what_is_unknown_passed_over() {
        let text = br#"{"table":"t","seq":12,"state":"running","host":null,"turn":["B"],
            "legal":{"B":["roll","say \"x\""]},"view":{"seq":9,"legal":{}},"more":[{}]}"#;
        let look = Look::read(text).expect("a state");
        assert_eq!((look.seq, look.is_over()), (12, false));
        assert_eq!((look.is_turn("A"), look.is_turn("B")), (false, true));
        assert_eq!(look.legal("B").collect::<Vec<_>>(), ["roll", "say \"x\""]);
        assert_eq!(look.legal("A").count(), 0);
        assert!(matches!(&look.legal.values().next().expect("B")[0].0, Cow::Borrowed("roll")));
    }

    #[test]
    fn a_server_may_leave_things_out() {
        let look = Look::read(br#"{"seq":1,"state":"over"}"#).expect("a state");
        assert!(look.is_over() && look.is_turn("A"));
        assert!(Look::read(br#"{"seq":1,"state":"closed"}"#).expect("a state").is_over());
        assert!(Look::read(b"{\"seq\":1").is_err());
    }
}
