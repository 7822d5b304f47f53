//! What the pieces of the board are drawn from.

use game::Seat;
use magic_maze::{Abilities, Action, Deed, Face, Mark, Square, View};
use maze::Side;

use super::layout::{Layout, further};
use super::{names, tile};
use crate::Cx;

/// The view, the layout of the tiles, and the legal actions in groups.
#[derive(Debug)]
pub(super) struct BoardContext<'a> {
    pub(super) view: &'a View,
    pub(super) cx: &'a Cx<'a>,
    pub(super) layout: Layout<'a>,
    /// What can be done with each hero.
    pub(super) ways: [Vec<Way>; 4],
    /// The actions that concern no hero.
    pub(super) others: Vec<Action>,
}

/// Something that can be done with a hero.
#[derive(Debug)]
pub(super) struct Way {
    pub(super) deed: Deed,
    pub(super) action: Action,
    /// The square to which it leads; for exploring the door.
    pub(super) to: (i32, i32),
}

impl<'a> BoardContext<'a> {
    pub(super) fn of(view: &'a View, legal: &[Action], cx: &'a Cx<'a>) -> Self {
        let layout = Layout::of(view);
        let mut ways: [Vec<Way>; 4] = Default::default();
        let mut others = Vec::new();
        for action in legal {
            let with_hero = match *action {
                Action::Do { deed, .. } => deed.hero().map(|hero| (hero, deed)),
                _ => None,
            };
            let Some((hero, deed)) = with_hero else {
                others.push(*action);
                continue;
            };
            let Some(to) = destination(deed, &layout) else { continue };
            ways[hero.index()].push(Way { deed, action: *action, to });
        }
        Self { view, cx, layout, ways, others }
    }

    /// The mark on a square, if it has one that a label should name.
    pub(super) fn mark_at(&self, at: (i32, i32)) -> Option<Mark> {
        let square = self.layout.found(at)?;
        let face = self.layout.lying(square)?.face.face();
        let mut found = None;
        tile::marks(face, |mark, cell| {
            if cell == square.cell && mark != Mark::Entry {
                found = Some(mark);
            }
        });
        found
    }

    /// The label of a way.
    pub(super) fn label(&self, way: &Way) -> String {
        names::deed(self.view, way.deed, self.mark_at(way.to), self.cx)
    }
}

/// The abilities of a player: those of the action tile, or in a solo game the one that is up.
pub(super) fn abilities_of(view: &View, seat: Seat) -> Abilities {
    match view.pile.up {
        Some(up) if view.options.solo() => Abilities::of(&[up]),
        _ => view.hands.get(seat).copied().unwrap_or(Abilities::NOTHING),
    }
}

/// Whether a tile on the board has this property.
pub(super) fn is_found(view: &View, of: impl Fn(&Face) -> bool) -> bool {
    view.mall.iter().any(|lying| of(lying.face.face()))
}

/// The side to which an exploration square leads, as its tile lies.
pub(super) fn open_side(layout: &Layout<'_>, at: Square) -> Option<Side> {
    let lying = layout.lying(at)?;
    let (_, own) = lying.face.face().exploration(at.cell)?;
    Some(own.turned(lying.turn))
}

fn destination(deed: Deed, layout: &Layout<'_>) -> Option<(i32, i32)> {
    match deed {
        Deed::Move { from, side, count, .. } => {
            Some(further(layout.square(from)?, side, count.into()))
        }
        Deed::Vortex { to, .. } => layout.square(to),
        Deed::Escalator { from, .. } => {
            let cell = layout.lying(from)?.face.face().escalator(from.cell)?;
            layout.square(Square::new(from.tile, cell))
        }
        Deed::Explore { from, .. } | Deed::Gaze { from } | Deed::Place { at: from } => {
            layout.square(from)
        }
        Deed::TurnUp => None,
    }
}
