//! Which actions are open. The list depends on nothing the seat may not know: it names frogs by
//! their ids and never asks whose they are.

use game::Seat;

use crate::pieces::{Form, Piece};
use crate::state::{MagoMagino, Stage};
use crate::walk::{Ends, Walker, ends};
use crate::{Action, Child, Load, Nth, Space};

pub(crate) fn legal(game: &MagoMagino, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if seat != game.turn {
        return;
    }
    match game.stage {
        Stage::Roll => out.push(Action::Roll),
        Stage::Again => out.extend([Action::Roll, Action::End]), // MM-52
        Stage::Move(face) => {
            let points = face.points();
            let mut list = List::new();
            for nth in Nth::ALL {
                list.walks(game, Child::new(seat, nth), nth, points);
            }
            list.magician(game, points);
            list.frogs(game);
            out.extend_from_slice(list.all());
        }
        _ => {}
    }
}

/// At most 8 ways for each of two children, 2 for the magician and 2 for each of ten frogs; and room
/// for one that does not count.
const ROOM: usize = 2 * 8 + 2 + 2 * 10 + 1;

/// What a list holds before it is written.
static BLANK: [Action; ROOM] = [Action::Magician { to: Space::HOUSE }; ROOM];

/// A list that is written without asking much: whether a place counts is settled by adding, not by a
/// jump that the machine would guess wrong.
#[derive(Debug)]
struct List {
    len: usize,
    actions: [Action; ROOM],
}

impl List {
    #[inline]
    fn new() -> Self {
        Self { len: 0, actions: BLANK }
    }

    #[inline]
    fn all(&self) -> &[Action] {
        &self.actions[..self.len]
    }

    /// Adds an action for each space, if it is open.
    #[inline]
    fn offer<const N: usize>(&mut self, ends: Ends, action: impl Fn(Space) -> (Action, bool)) {
        for (to, there) in ends.places::<N>() {
            let (action, open) = action(to);
            self.actions[self.len] = action;
            self.len += usize::from(there & open);
        }
    }

    #[inline]
    fn walks(&mut self, game: &MagoMagino, child: Child, nth: Nth, points: u8) {
        let ring = game.options.ring;
        let Piece { at: from, form } = game.pieces[child];
        let walk = |load, to| Action::Child { nth, load, to };
        match form {
            Form::Child => {
                let to = ends(ring, Walker::Child, from, points);
                self.offer::<3>(to, |to| (walk(Load::Nothing, to), true));
                if game.crystals[from] > 0 {
                    let laden = ends(ring, Walker::Carrier, from, points);
                    self.offer::<2>(laden, |to| (walk(Load::First, to), true)); // MM-31
                }
                self.offer::<3>(to, |to| (walk(Load::Last, to), game.crystals[to] > 0)); // MM-30
            }
            Form::Carrier => {
                let to = ends(ring, Walker::Carrier, from, points);
                self.offer::<2>(to, |to| (walk(Load::Nothing, to), true));
            }
            Form::Frog(_) | Form::Nameless => {}
        }
    }

    #[inline]
    fn magician(&mut self, game: &MagoMagino, points: u8) {
        let to = ends(game.options.ring, Walker::Magician, game.magician, points);
        self.offer::<2>(to, |to| (Action::Magician { to }, true));
    }

    /// MM-20: any frog, by one space.
    #[inline]
    fn frogs(&mut self, game: &MagoMagino) {
        for frog in game.owners.used().iter() {
            let Some(from) = game.frog_at(frog) else { continue };
            let to = ends(game.options.ring, Walker::Frog, from, 1);
            self.offer::<2>(to, |to| {
                let barred = game.hop.is_some_and(|hop| hop.bars(frog, to)); // MM-27
                (Action::Frog { frog, to }, !barred)
            });
        }
    }
}
