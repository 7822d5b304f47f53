use game::{Diagram, Game};

use super::*;
use crate::{FrogSet, Nth};

const SOUND: &str = "\
set seats 3
turn B rolled 3
magician meadow-2
child A1 meadow-4 crystal
child A2 meadow-5 frog 2
child B1 forest-2 frog 6
child B2 meadow-9
child C1 hideout
crystals meadow-5 2
delivered A 1
hopped meadow-6 to meadow-5 2
";

fn sound() -> MagoMagino {
    MagoMagino::read(SOUND).expect("a sound position")
}

/// Breaks one thing and expects the audit to say so.
#[track_caller]
fn broken(message: &str, breaking: impl FnOnce(&mut MagoMagino)) {
    let mut game = sound();
    assert_eq!(game.audit(), Ok(()));
    breaking(&mut game);
    assert_eq!(game.audit(), Err(message.to_owned()));
}

fn child(name: &str) -> Child {
    name.parse().expect(name)
}

fn frog(id: &str) -> Frog {
    id.parse().expect(id)
}

fn at(text: &str) -> Space {
    text.parse().expect(text)
}

fn seat(text: &str) -> Seat {
    text.parse().expect(text)
}

#[test]
fn nobody_stands_where_they_may_not_be() {
    for space in ["forest-1", "hideout", "meadow-10"] {
        let message = format!("the magician stands on {space} (MM-26)");
        broken(&message, |game| game.magician = at(space));
    }
    broken("B2 stands on meadow-10, beyond the ring (MM-02)", |game| {
        game.pieces[child("B2")].at = at("meadow-10");
    });
    broken("A1 carries a crystal in the forest (MM-24)", |game| {
        game.pieces[child("A1")].at = at("forest-3");
    });
    broken("A1 has not delivered (MM-32)", |game| game.pieces[child("A1")].at = at("house"));
    broken("B1 is a frog in the house (MM-51)", |game| game.pieces[child("B1")].at = at("house"));
    broken("B1 is a frog beside the magician (MM-51)", |game| {
        game.pieces[child("B1")].at = at("meadow-2");
    });
    broken("children of nobody are on the board (MM-01)", |game| {
        game.pieces[child("D1")].at = at("meadow-1");
    });
}

#[test]
fn each_frog_has_an_id_of_its_own() {
    broken("B1 and another are frog 2 (MM-50)", |game| {
        game.pieces[child("B1")].form = Form::Frog(frog("2"));
    });
    broken("there are 1 frogs, and other ids in use (MM-50)", |game| {
        game.pieces[child("B1")].form = Form::Child;
    });
    broken("there are 2 frogs, and other ids in use (MM-50)", |game| {
        game.owners.set(frog("7"), child("C1"));
    });
    let drawn = "frogs are without id exactly while it is drawn (MM-50)";
    broken(drawn, |game| game.stage = Stage::Naming(Then::Move));
    broken(drawn, |game| game.pieces[child("B2")].form = Form::Nameless);
}

#[test]
fn no_crystal_is_lost() {
    broken("there are 16 crystals, not 15 (MM-01)", |game| game.crystals[Space::HIDEOUT] += 1);
    broken("there are 16 crystals, not 15 (MM-01)", |game| game.delivered[seat("C")] += 1);
    broken("there are 14 crystals, not 15 (MM-01)", |game| {
        game.pieces[child("A1")].form = Form::Child;
    });
    for space in ["house", "forest-1", "forest-3", "meadow-10", "meadow-20"] {
        broken(&format!("crystals lie on {space} (MM-24)"), |game| {
            game.crystals[Space::HIDEOUT] -= 1;
            game.crystals[at(space)] += 1;
        });
    }
}

#[test]
fn whoever_has_enough_crystals_has_won_and_nobody_else() {
    let give = |game: &mut MagoMagino, name: &str, count: u8| {
        game.crystals[Space::HIDEOUT] -= count;
        game.delivered[seat(name)] += count;
    };
    broken("A has enough crystals to have won (MM-60)", |game| give(game, "A", 2));
    broken("A has not won, or not alone (MM-60)", |game| game.stage = Stage::Over(seat("A")));
    broken("B has not won, or not alone (MM-60)", |game| {
        give(game, "A", 2);
        game.stage = Stage::Over(seat("B"));
    });
    broken("A has not won, or not alone (MM-60)", |game| {
        give(game, "A", 2);
        give(game, "B", 3);
        game.stage = Stage::Over(seat("A"));
    });
    broken("A went on after winning (MM-60)", |game| {
        give(game, "A", 3);
        game.stage = Stage::Over(seat("A"));
    });
    let mut won = sound();
    give(&mut won, "A", 2);
    won.stage = Stage::Over(seat("A"));
    assert_eq!(won.audit(), Ok(()));
}

#[test]
fn the_stage_fits_the_die_and_the_table() {
    broken("the die has no face 1 (MM-03)", |game| game.stage = Stage::Move(Face::Points(1)));
    let tame = "set die\n    2 2 2 2 2 2\nturn A";
    let mut game = MagoMagino::read(tame).expect(tame);
    for stage in [Stage::Arrow, Stage::Move(Face::Witch)] {
        game.stage = stage;
        assert_eq!(game.audit(), Err("the die has no face witch (MM-03)".to_owned()));
    }
    game.stage = Stage::Naming(Then::Move);
    game.pieces[child("A1")] = Piece { at: Space::HIDEOUT, form: Form::Nameless };
    assert_eq!(game.audit(), Err("the die has no face witch (MM-03)".to_owned()));
    broken("it is the turn of D, who is not there", |game| game.turn = seat("D"));
    broken("the first player is drawn, but was named (MM-11)", |game| {
        game.options.first = Some(seat("A"));
        game.stage = Stage::First;
    });
}

#[test]
fn frogs_get_new_ids_where_one_has_hopped_to() {
    let mixed = "set shuffled-frogs on\nturn A\ndraw frogs\nchild A1 meadow-3 frog\nchild B1 \
                 meadow-3 frog\nhopped meadow-2 to meadow-3";
    let sound = MagoMagino::read(mixed).expect(mixed);
    let message = "frogs get new ids, but none has hopped there (MM-53)";
    let mut game = sound.clone();
    game.pieces[child("B1")].at = at("meadow-4");
    assert_eq!(game.audit(), Err(message.to_owned()));
    game = sound.clone();
    game.hop = None;
    assert_eq!(game.audit(), Err(message.to_owned()));
    game = sound.clone();
    game.options.shuffled_frogs = false;
    assert_eq!(game.audit(), Err(message.to_owned()));
    // Only one of them has its id: by rules number 1 nobody can tell whether it is the one that hopped.
    game = sound;
    game.pieces[child("A1")].form = Form::Frog(frog("4"));
    game.owners.set(frog("4"), child("A1"));
    let together = "only some of the frogs on meadow-3 have ids (MM-53)";
    assert_eq!(game.audit(), Err(together.to_owned()));
    game.rules = 1;
    assert_eq!(game.audit(), Err("another frog hopped to meadow-3 (MM-27)".to_owned()));
    game.hop = game.hop.map(|hop| Hop { frogs: FrogSet::only(frog("4")), ..hop });
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn the_hop_of_the_turn_before_can_have_been() {
    let hop = |from: &str, to: &str, id: &str| {
        Some(Hop { from: at(from), to: at(to), frogs: FrogSet::only(frog(id)) })
    };
    for (from, to) in [
        ("meadow-7", "meadow-5"),
        ("house", "meadow-9"),
        ("house", "forest-1"),
        ("meadow-10", "meadow-9"),
        ("meadow-9", "meadow-10"),
        ("hideout", "forest-3"),
    ] {
        let message = format!("no frog hops from {from} to {to} (MM-27)");
        broken(&message, |game| game.hop = hop(from, to, "2"));
    }
    let another = "another frog hopped to meadow-5 (MM-27)";
    broken(another, |game| game.hop = hop("meadow-6", "meadow-5", "6"));
    broken(another, |game| {
        game.hop = hop("meadow-6", "meadow-5", "2");
        game.hop.iter_mut().for_each(|hop| hop.frogs.add(frog("6")));
    });
    broken(another, |game| {
        game.hop = game.hop.map(|hop| Hop { frogs: FrogSet::NONE, ..hop });
    });
    broken(another, |game| {
        game.options.shuffled_frogs = true;
        game.hop = game.hop.map(|hop| Hop { frogs: FrogSet::NONE, ..hop });
    });
    let mut game = sound();
    game.hop = hop("forest-1", "forest-2", "6");
    assert_eq!(game.audit(), Ok(()));
    assert_eq!(Child::new(seat("B"), Nth::First), child("B1"));
}
