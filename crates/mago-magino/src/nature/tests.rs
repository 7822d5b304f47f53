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

/// All lists of free ids that `id_list` makes, by brute force.
#[test]
fn mm_53_the_lists_of_ids_are_all_there_are_in_order() {
    let text = "set seats 3\nset shuffled-frogs on\nturn A rolled witch\ndraw frogs\n\
                child A1 meadow-1 frog\nchild B2 meadow-1 frog\nchild C1 meadow-1 frog\n\
                child C2 meadow-3 frog 2";
    let game = MagoMagino::read(text).expect("a position");
    let free = [1, 3, 4, 5, 6];
    let mut expected = Vec::new();
    for one in free {
        for two in free {
            for three in free {
                if one != two && one != three && two != three {
                    expected.push(format!("frogs {one} {two} {three}"));
                }
            }
        }
    }
    let mut odds = Vec::new();
    assert!(game.list_odds(&mut odds));
    let listed: Vec<String> = odds.iter().map(|(_, outcome)| outcome.to_string()).collect();
    assert_eq!(listed, expected);
    assert!(odds.iter().all(|(weight, _)| *weight == 1));
}

/// Ten frogs on one space can get their ids in 3,628,800 ways: they are drawn, not listed.
#[test]
fn mm_53_too_many_lists_of_ids_are_not_listed() {
    let mut text = "set seats 5\nset shuffled-frogs on\nturn A rolled witch\ndraw frogs".to_owned();
    for child in crate::Child::all(5) {
        text.push_str(&format!("\nchild {child} hideout frog"));
    }
    let game = MagoMagino::read(&text).expect("a position");
    let mut odds = vec![(1, Chance::First(Seat::A))];
    assert!(!game.list_odds(&mut odds));
    assert!(odds.is_empty());
    let drawn = game.draw_lots(&mut Last);
    assert_eq!(
        drawn.map(|chance| chance.to_string()).as_deref(),
        Some("frogs 10 9 8 7 6 5 4 3 2 1")
    );
}

/// Dice that always show the most.
struct Last;

impl Dice for Last {
    fn below(&mut self, n: u32) -> u32 {
        n - 1
    }
}
