//! The face of this game.

use game::{Outcome, Seat};
use mago_magino::{Action, MagoMagino, Sight, View};
use maud::{Markup, html};

use crate::{Cx, Face, Part, Told};

impl Face for MagoMagino {
    const MINUTES: (u8, u8) = (15, 30);

    fn now(_: &View, _: &[Action], _: &Cx<'_>) -> String {
        String::new()
    }

    fn board(_: &View, _: &[Action], _: &Cx<'_>) -> Part {
        Part::one("board", html! { section #board class="board" {} })
    }

    fn gains(_: &View, _: Seat, _: &Cx<'_>) -> Markup {
        html! {}
    }

    fn label(_: &View, action: &Action, _: &Cx<'_>) -> String {
        action.to_string()
    }

    fn told(_: &Sight, _: &Cx<'_>) -> Option<Told> {
        None
    }

    fn ending(_: &View, _: Outcome, _: &Cx<'_>) -> Vec<String> {
        Vec::new()
    }
}
