//! What the planner promises.

use game::{Dice, Game, Millis, Outcome, Phase, Quiet};
use magic_maze::{MagicMaze, SCENARIOS, Tiles};

use super::*;

fn config(settings: &str) -> Config {
    settings.parse().expect("good settings")
}

/// A scenario with the fewest possible seats and without sand.
fn scenario(number: usize) -> Config {
    let seats = if SCENARIOS[number - 1].special.leader { 3 } else { 2 };
    config(&format!("seats {seats}\nscenario {number}\nsand 0"))
}

/// Plays the planner's actions with the same seed, and checks that each is legal.
fn replay(config: &Config, seed: u64, acts: &[(Seat, Action)]) -> MagicMaze {
    let mut game = MagicMaze::new(MagicMaze::RULES, config);
    let mut dice = FastDice::new(seed);
    let mut legal = Vec::new();
    let mut acts = acts.iter();
    loop {
        if game.phase() == Phase::Chance {
            let drawn = game.sample(&mut dice).expect("nature is to move");
            game.chance(Millis::ZERO, &drawn, &mut Quiet).expect("it was drawn");
            continue;
        }
        let Some(&(seat, action)) = acts.next() else { return game };
        game.legal(seat, &mut legal);
        assert!(legal.contains(&action), "{seat} {action}");
        game.act(Millis::ZERO, seat, action, &mut Quiet).expect("it is listed");
        game.audit().expect("what always holds");
    }
}

#[test]
fn every_scenario_is_won_by_legal_deeds() {
    for number in 1..=SCENARIOS.len() {
        let config = scenario(number);
        let solution = solve(&config, 2).expect("a deck that can be won");
        let game = replay(&config, 2, &solution.acts);
        let won = matches!(game.phase(), Phase::Over(Outcome::Won(_)));
        assert!(won, "scenario {number}");
    }
}

#[test]
fn large_decks_with_crystal_balls_are_won() {
    for number in [8, 13, 17] {
        let config = config(&format!("seats 2\nscenario {number}\ndeck 24\nside B\nsand 0"));
        let solution = solve(&config, 4).expect("a deck that can be won");
        assert!(matches!(replay(&config, 4, &solution.acts).phase(), Phase::Over(_)));
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let config = scenario(10);
    assert_eq!(solve(&config, 7), solve(&config, 7));
    assert_ne!(solve(&config, 7), solve(&config, 8));
}

#[test]
fn no_try_looks_into_the_deck() {
    // Until the first tile is drawn, two decks that begin with the same heroes are played alike.
    let config = scenario(2);
    let starts = |seed: u64| {
        let mut dice = FastDice::new(seed);
        // Two action tiles, then four heroes on four squares.
        [2, 1, 4, 3, 2, 1].map(|count| dice.below(count))
    };
    let mut alike = (1..).filter(|&seed| starts(seed) == starts(0));
    let other = alike.next().expect("there are few ways to begin");
    let first = |seed: u64| {
        let solution = attempt(&config, seed, 0).expect("a deck that can be won");
        let is_explore = |act: &(Seat, Action)| act.1.to_string().starts_with("explore");
        let count = solution.iter().position(is_explore).expect("nothing is known at the start");
        solution[..=count].to_vec()
    };
    assert_eq!(first(0), first(other));
}

#[test]
fn a_mall_that_cannot_be_won_is_reported() {
    // Each tile but the first has one exploration square, to the left of its entry, so the mall closes
    // around the start before all tiles are placed.
    let (start, _) = (Tiles::built_in_text().split_once("\ntile 2\n")).expect("tile 1 is first");
    let marks = ["1", "T", "2", "3", "6", "4", "T", "T", "5", "7", "8", ".", ".", "B"];
    let cameras = ["C"; 4];
    let mut tiles = start.to_owned();
    for (number, mark) in (2..=24).zip(marks.into_iter().chain(cameras).chain(["."; 5])) {
        tiles +=
            &format!("\ntile {number}\n    . . . {mark}\n    y . . .\n    . . . .\n    . ^ . .\n");
    }
    let block: String = tiles.lines().map(|line| format!("    {line}\n")).collect();
    let config = config(&format!("seats 2\nscenario 2\nsand 0\ntiles\n{block}"));
    let stuck = (0..8).filter(|&seed| solve(&config, seed) == Err(Stuck::NothingOpen)).count();
    assert_eq!(stuck, 8, "of eleven tiles eight have room");
}
