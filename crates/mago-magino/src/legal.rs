//! Which actions are open. The list depends on nothing the seat may not know: it names frogs by
//! their ids and never asks whose they are.

use game::Seat;

use crate::pieces::{Form, Piece};
use crate::state::{MagoMagino, Stage};
use crate::walk::{Walker, ends, hops};
use crate::{Action, Child, Load, Nth};

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
            for nth in Nth::ALL {
                walks(game, Child::new(seat, nth), points, out);
            }
            let to = ends(game.options.ring, Walker::Magician, game.magician, points);
            out.extend(to.iter().map(|to| Action::Magician { to }));
            frogs(game, out);
        }
        _ => {}
    }
}

fn walks(game: &MagoMagino, child: Child, points: u8, out: &mut Vec<Action>) {
    let (ring, nth) = (game.options.ring, child.nth());
    let Piece { at: from, form } = game.pieces[child];
    let walk = |load| move |to| Action::Child { nth, load, to };
    match form {
        Form::Child => {
            let to = ends(ring, Walker::Child, from, points);
            out.extend(to.iter().map(walk(Load::Nothing)));
            if game.crystals[from] > 0 {
                let laden = ends(ring, Walker::Carrier, from, points);
                out.extend(laden.iter().map(walk(Load::First))); // MM-31
            }
            let lies_there = to.iter().filter(|&to| game.crystals[to] > 0);
            out.extend(lies_there.map(walk(Load::Last))); // MM-30
        }
        Form::Carrier => {
            let to = ends(ring, Walker::Carrier, from, points);
            out.extend(to.iter().map(walk(Load::Nothing)));
        }
        Form::Frog(_) | Form::Nameless => {}
    }
}

/// MM-20: any frog, by one space.
fn frogs(game: &MagoMagino, out: &mut Vec<Action>) {
    for frog in game.owners.used().iter() {
        let Some(from) = game.frog_at(frog) else { continue };
        let free = hops(game.options.ring, from);
        let free = free.iter().filter(|&to| !game.hop.is_some_and(|hop| hop.bars(frog, to)));
        out.extend(free.map(|to| Action::Frog { frog, to }));
    }
}
