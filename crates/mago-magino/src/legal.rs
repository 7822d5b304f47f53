//! Which actions are open. The list depends on nothing the seat may not know: it names frogs by
//! their ids and never asks whose they are.

use game::Seat;

use crate::pieces::{Form, Piece};
use crate::state::{MagoMagino, Stage};
use crate::walk::{Ends, Moves, Walker};
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
            let moves = Moves::on(game.options.ring);
            let mut list = List::on(out);
            for nth in Nth::ALL {
                list.walks(game, moves, Child::new(seat, nth), points);
            }
            list.magician(game, moves, points);
            list.frogs(game, moves);
            let len = list.len;
            out.truncate(len);
        }
        _ => {}
    }
}

/// Enough for 8 ways for each of two children, 2 for the magician and 2 for each of eight frogs, and one
/// more that does not count.
const ROOM: usize = 40;

/// What a list holds before it is written.
const BLANK: Action = Action::Magician { to: Space::HOUSE };

/// A list that is written without asking much: whether a place counts is settled by adding, not by a
/// jump that the machine would guess wrong.
#[derive(Debug)]
struct List<'o> {
    len: usize,
    actions: &'o mut [Action; ROOM],
}

impl<'o> List<'o> {
    /// On the place where it is wanted, which is made large enough.
    #[inline]
    fn on(out: &'o mut Vec<Action>) -> Self {
        out.resize(ROOM, BLANK);
        let actions = out.as_mut_slice().try_into().expect("it was just made that large");
        Self { len: 0, actions }
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
    fn walks(&mut self, game: &MagoMagino, moves: Moves, child: Child, points: u8) {
        let nth = child.nth();
        let Piece { at: from, form } = game.pieces[child];
        let walk = |load, to| Action::Child { nth, load, to };
        match form {
            Form::Child => {
                let to = moves.ends(Walker::Child, from, points);
                self.offer::<3>(to, |to| (walk(Load::Nothing, to), true));
                if game.crystals[from] > 0 {
                    let laden = moves.ends(Walker::Carrier, from, points);
                    self.offer::<2>(laden, |to| (walk(Load::First, to), true)); // MM-31
                }
                self.offer::<3>(to, |to| (walk(Load::Last, to), game.crystals[to] > 0)); // MM-30
            }
            Form::Carrier => {
                let to = moves.ends(Walker::Carrier, from, points);
                self.offer::<2>(to, |to| (walk(Load::Nothing, to), true));
            }
            Form::Frog(_) | Form::Nameless => {}
        }
    }

    #[inline]
    fn magician(&mut self, game: &MagoMagino, moves: Moves, points: u8) {
        let to = moves.ends(Walker::Magician, game.magician, points);
        self.offer::<2>(to, |to| (Action::Magician { to }, true));
    }

    /// MM-20: any frog, by one space.
    #[inline]
    fn frogs(&mut self, game: &MagoMagino, moves: Moves) {
        for frog in game.owners.used().iter() {
            let Some(from) = game.frog_at(frog) else { continue };
            let to = moves.ends(Walker::Frog, from, 1);
            self.offer::<2>(to, |to| {
                let barred = game.hop.is_some_and(|hop| hop.bars(frog, to)); // MM-27
                (Action::Frog { frog, to }, !barred)
            });
        }
    }
}
