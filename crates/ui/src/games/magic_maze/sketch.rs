//! What the pieces of the board are drawn from.

use std::hash::Hash;
use std::sync::LazyLock;

use game::Seat;
use magic_maze::{Abilities, Action, Deed, Hero, Lying, Mark, Square, Tile, View};

use super::layout::{Layout, further};
use super::{label, tile};
use crate::part::{Each, hash};
use crate::{Cx, files};

/// The view, what can be done, and where everything lies.
#[derive(Debug)]
pub(super) struct Sketch<'a> {
    pub(super) view: &'a View,
    pub(super) cx: &'a Cx<'a>,
    pub(super) layout: Layout<'a>,
    /// A key for which tiles lie, and how.
    pub(super) mall: u64,
    /// The address of a picture, up to its name.
    pub(super) sheet: &'static str,
    /// What can be done with each hero.
    pub(super) deeds: [Vec<Way>; 4],
    /// What else can be done.
    pub(super) others: Vec<Action>,
}

/// Something that can be done with a hero.
#[derive(Debug, Hash)]
pub(super) struct Way {
    pub(super) deed: Deed,
    pub(super) action: Action,
    /// The square that it leads to; for exploring the door.
    pub(super) to: (i32, i32),
}

impl<'a> Sketch<'a> {
    pub(super) fn of(view: &'a View, legal: &[Action], cx: &'a Cx<'a>) -> Self {
        let layout = Layout::of(view);
        let mut deeds: [Vec<Way>; 4] = Default::default();
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
            let Some(to) = leads_to(deed, &layout) else { continue };
            deeds[hero.index()].push(Way { deed, action: *action, to });
        }
        let lying = |lying: &'a Lying| (lying.tile, lying.place, lying.turn, lying.origin);
        let mall = hash(Each(layout.tiles().map(lying)));
        Self { view, cx, layout, mall, sheet: sheet(), deeds, others }
    }

    /// All that can be done with a hero, and where it leads.
    pub(super) fn ways_key(&self, hero: Hero) -> impl Hash {
        (&self.deeds[hero.index()], self.mall)
    }

    /// With which heroes something can be done.
    pub(super) fn able_key(&self) -> impl Hash {
        Hero::ALL.map(|hero| !self.deeds[hero.index()].is_empty())
    }

    /// All else that can be done.
    pub(super) fn others_key(&self) -> impl Hash {
        (&self.others, self.mall)
    }

    /// What is on the square at which a way ends, if it is worth a word.
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

    /// What a way is called.
    pub(super) fn label(&self, way: &Way) -> String {
        let mut label = label::deed(self.view, way.deed, self.cx);
        if let (Deed::Move { .. }, Some(mark)) = (way.deed, self.mark_at(way.to)) {
            label.push_str(", ");
            label.push_str(super::lexicon::mark(self.cx, mark));
        }
        label
    }
}

fn sheet() -> &'static str {
    static SHEET: LazyLock<String> = LazyLock::new(|| format!("{}#", files::address(super::SHEET)));
    &SHEET
}

/// What a player can do: by the action tile, or alone by the one that is up.
pub(super) fn holds(view: &View, seat: Seat) -> Abilities {
    match view.pile.up {
        Some(up) if view.options.solo() => Abilities::of(&[up]),
        _ => view.hands.get(seat).copied().unwrap_or(Abilities::NOTHING),
    }
}

/// Whether the item, or the exit, of a hero's colour has been found.
pub(super) fn is_found(view: &View, of: impl Fn(&magic_maze::Face) -> bool) -> bool {
    view.mall.iter().any(|lying| of(lying.face.face()))
}

/// The exploration squares that lead to where no tile lies are named by tile and side.
pub(super) fn side_of(layout: &Layout<'_>, at: Square) -> Option<(Tile, maze::Side)> {
    let lying = layout.lying(at)?;
    let (_, own) = lying.face.face().exploration(at.cell)?;
    Some((at.tile, own.turned(lying.turn)))
}

fn leads_to(deed: Deed, layout: &Layout<'_>) -> Option<(i32, i32)> {
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
