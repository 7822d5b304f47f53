//! What one viewer of a table of any game sees.

use std::any::Any;
use std::fmt;

use game::Game;

/// What one viewer of a table of any game sees. Players often see the same, and then it need be
/// written once only.
pub trait AnyView: Send + Sync + fmt::Debug {
    /// Writes it as JSON; `null` if there is nothing to be seen.
    fn write(&self, out: &mut Vec<u8>);

    /// Whether the other shows the very same.
    fn is_same(&self, other: &dyn AnyView) -> bool;

    /// For [`AnyView::is_same`].
    fn as_any(&self) -> &dyn Any;
}

/// A view, if there is one.
pub(crate) struct Seen<G: Game>(pub(crate) Option<G::View>);

impl<G: Game> AnyView for Seen<G> {
    fn write(&self, out: &mut Vec<u8>) {
        serde_json::to_writer(out, &self.0).expect("views are plain data with text keys");
    }

    fn is_same(&self, other: &dyn AnyView) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| self.0 == other.0)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Nothing of it: it is for one viewer alone.
impl<G: Game> fmt::Debug for Seen<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seen({})", G::NAME)
    }
}
