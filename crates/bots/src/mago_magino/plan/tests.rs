use game::{Diagram, Game, Viewer};
use mago_magino::MagoMagino;

use super::*;

/// Checks which move has the highest value for A in this position with this memory.
#[track_caller]
fn best(position: &str, owners: &[(&str, &str)], expected: &str) {
    let game = MagoMagino::read(position).expect(position);
    let mut memory = Memory::default();
    for (frog, child) in owners {
        memory.owner.insert(frog.parse().expect(frog), child.parse().expect(child));
    }
    let plan = Plan::new(&game.view(Viewer::Seat(Seat::A)), Seat::A, &memory);
    let mut legal = Vec::new();
    game.legal(Seat::A, &mut legal);
    let best = legal.iter().max_by_key(|action| plan.worth(**action));
    assert_eq!(best.map(ToString::to_string).as_deref(), Some(expected), "{position}");
}

#[test]
fn a_crystal_is_delivered_above_all() {
    best("turn A rolled 4\nchild A1 meadow-9 crystal\nchild A2 forest-2", &[], "child 1 to house");
}

#[test]
fn it_runs_through_the_forest_loads_and_comes_home_over_the_meadow() {
    best("turn A rolled 4\nchild A2 meadow-5 frog 1", &[], "child 1 to hideout load");
    best(
        "turn A rolled 3\nchild A1 hideout\nchild A2 hideout frog 1",
        &[],
        "child 1 load to meadow-3",
    );
    best(
        "turn A rolled 3\nchild A1 meadow-3 crystal\nchild A2 hideout frog 1",
        &[],
        "child 1 to meadow-6",
    );
    let lying = "turn A rolled 2\nchild A1 meadow-6\nchild A2 hideout frog 1\ncrystals meadow-8 1";
    best(lying, &[], "child 1 to meadow-8 load");
}

#[test]
fn the_magician_is_fetched_for_a_frog_that_is_known_as_the_own() {
    let position = "turn A rolled 3\nmagician meadow-2\nchild A1 meadow-5 frog 1\nchild A2 \
                    meadow-5 frog 2\nchild B1 meadow-5";
    best(position, &[("1", "A1")], "magician to meadow-5");
}

#[test]
fn an_own_frog_hops_home_and_a_rivals_stays() {
    let position = "turn A rolled witch\nmagician meadow-4\nchild A1 meadow-9 frog 1\nchild A2 forest-1 frog 2";
    best(position, &[("1", "A1"), ("2", "A2")], "frog 1 to house");
    let position =
        "turn A rolled 2\nmagician meadow-1\nchild B1 meadow-9 frog 1\nchild A2 forest-1";
    best(position, &[("1", "B1")], "child 2 to forest-3");
}
