//! Nothing is hidden, so nothing that is seen tells of a secret or has to be remembered.

use game::{Diagram, Game, Millis, Seat, Sighting, Viewer};
use magic_maze::{
    Abilities, Ability, Cell, Hero, MagicMaze, Place, Plane, Sight, Square, Tile, View,
};
use maze::Side;

#[test]
fn mz_90_no_sight_is_fleeting_and_none_reveals() {
    let (seat, by, to_seat, hero, tile) = (Seat::A, Seat::A, Seat::A, Hero::Elf, Tile::START);
    let (ability, side, place) = (Ability::North, Side::North, Place::first(Plane::First));
    let at = Square::new(tile, Cell::default());
    let (from, to, timer, left) = (at, at, at, Some(Millis::ZERO));
    let sights = [
        Sight::Deal { seat, tile: Abilities::NOTHING },
        Sight::Start { hero, at },
        Sight::Top { tile },
        Sight::Move { seat, hero, from, side, to },
        Sight::Vortex { seat, hero, from, to },
        Sight::Escalator { seat, hero, from, to },
        Sight::Explore { seat, hero, from },
        Sight::Lay { tile, place, turn: 0 },
        Sight::Gaze { seat, from },
        Sight::Shown { tile },
        Sight::Place { seat, at },
        Sight::PutBack,
        Sight::BallUsed { at },
        Sight::CameraOff { at },
        Sight::Glass { timer, left },
        Sight::Passed,
        Sight::Shuffled,
        Sight::PileTurned,
        Sight::TurnUp { ability },
        Sight::TalkOpens,
        Sight::Discard { seat, tile },
        Sight::Pawn { by, to: to_seat },
        Sight::Theft,
        Sight::Leave { hero, at },
        Sight::GivesUp { seat },
        Sight::PlaysOn { seat },
        Sight::Won { left },
        Sight::Lost,
    ];
    for sight in sights {
        assert_eq!((sight.fleeting(), sight.reveals()), (false, false), "{sight:?}");
    }
}

#[test]
fn mz_20_the_theft_is_seen_once() {
    let position = "set seats 2\nset scenario 2\nset sand 0\ntile 5 at 5,5\ntile 2 at 7,5\n\
                    tile 7 at 5,7\ntile 8 at 7,7\nhero barbarian 5:3,0\nhero mage 8:0,0\n\
                    hero elf 2:2,0\nhero dwarf 7:0,0";
    let mut game = MagicMaze::read(position).expect("a position");
    let mut thefts = |seat: &str, action: &str| {
        let (seat, action) = (seat.parse().expect("a seat"), action.parse().expect("an action"));
        let mut events: Vec<Sight> = Vec::new();
        game.act(Millis::ZERO, seat, action, &mut events).expect("it is legal");
        events.iter().filter(|event| **event == Sight::Theft).count()
    };
    assert_eq!(thefts("A", "move elf 2:2,0 east 1"), 1);
    assert_eq!(thefts("B", "move elf 2:3,0 west 1"), 0);
    assert_eq!(thefts("A", "move elf 2:2,0 east 1"), 0, "they are all there again");
}

#[test]
fn mz_90_everybody_sees_the_same() {
    let position = "set scenario 8\nhero barbarian 1:1,1\nhero mage 1:2,1\nhero elf 1:1,2\n\
                    hero dwarf 1:2,2\ntop 7";
    let game = MagicMaze::read(position).expect("a position");
    let all: View = game.view(Viewer::Watcher);
    for seat in Seat::first(4) {
        assert_eq!(game.view(Viewer::Seat(seat)), all);
    }
    assert_eq!(game.truth().0, all);
}
