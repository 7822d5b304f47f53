use game::{Diagram, Game, Millis, Quiet};

use super::*;

/// An outcome that could never come up is refused, however it was made.
#[track_caller]
fn misfit(game: &MagoMagino, outcome: &Chance) {
    let mut after = game.clone();
    assert_eq!(after.chance(Millis::ZERO, outcome, &mut Quiet), Err(Misfit));
    assert_eq!(after, *game);
}

#[test]
fn mm_03_the_die_has_no_other_face() {
    let game = MagoMagino::read("turn A rolling").expect("a position");
    for points in [0, 1, 5] {
        misfit(&game, &Chance::Roll(Face::Points(points)));
    }
    for face in game.options.die.faces() {
        let outcome = Chance::Roll(*face);
        assert_eq!(game.clone().chance(Millis::ZERO, &outcome, &mut Quiet), Ok(()));
    }
}

#[test]
fn nature_moves_only_when_it_is_due() {
    let seat = Seat::A;
    let frog = Frog::all(1).next().expect("a frog");
    let outcomes = [
        (Chance::First(seat), "turn A\ndraw first"),
        (Chance::Roll(Face::Witch), "turn A rolling"),
        (Chance::Arrow(Space::HIDEOUT), "turn A rolled witch\ndraw arrow"),
        (Chance::Frog(frog), "turn A rolled witch\ndraw frogs\nchild A1 hideout frog"),
    ];
    for (outcome, _) in &outcomes {
        for (due, position) in &outcomes {
            let mut game = MagoMagino::read(position).expect(position);
            if outcome == due {
                assert_eq!(game.chance(Millis::ZERO, outcome, &mut Quiet), Ok(()));
            } else {
                misfit(&game, outcome);
            }
        }
    }
}
