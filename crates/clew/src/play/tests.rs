//! The loop with the toy game.

use bots::Random;
use game::{FastDice, Quiet, Seat};

use super::*;

type Toy = toy_game::Toy<true>;

/// Always chooses the last action, and counts sights and decisions.
#[derive(Default)]
struct Greedy {
    seen: u32,
    decisions: u32,
}

impl Player<Toy> for Greedy {
    fn choose(
        &mut self,
        legal: &[<Toy as Game>::Action],
        _: Look<'_, Toy>,
        _: &mut FastDice,
    ) -> Option<<Toy as Game>::Action> {
        self.decisions += 1;
        legal.last().copied()
    }

    fn watches(&self) -> bool {
        true
    }

    fn see(&mut self, _: &<Toy as Game>::Sight) {
        self.seen += 1;
    }
}

fn toy(settings: &str) -> Toy {
    Toy::new(1, &settings.parse().expect("good settings"))
}

fn random(settings: &str, seed: u64, cap: u64) -> Played {
    let mut dice = GameDice::new(seed, 0);
    let mut players = [Random; 4];
    play(&mut toy(settings), &mut players, &mut dice, &mut Vec::new(), &mut Quiet, cap)
        .expect("the toy keeps its contract")
}

#[test]
fn a_game_ends_with_a_winner() {
    let played = random("seats 3\ngoal 30", 7, 1_000);
    assert!(played.outcome.is_some());
    assert_eq!(played.steps, played.actions + 1, "chance moves once, at the start");
}

#[test]
fn a_game_at_its_cap_is_undecided_but_one_that_ends_there_is_not() {
    let whole = random("goal 50", 1, u64::MAX);
    assert_eq!(random("goal 50", 1, whole.steps), whole);
    let cut = random("goal 50", 1, whole.steps - 1);
    assert_eq!((cut.steps, cut.outcome), (whole.steps - 1, None));
}

#[test]
fn the_number_of_a_game_decides_its_dice() {
    let draws = |number| GameDice::new(5, number).nature.bits();
    assert_eq!(draws(1), draws(1));
    assert_ne!(draws(1), draws(2));
    assert_ne!(GameDice::new(5, 1).players, GameDice::new(5, 1).nature);
}

#[test]
fn sights_go_to_players_who_watch_and_to_the_watcher() {
    let mut players = [Greedy::default(), Greedy::default()];
    let mut heard = 0;
    let mut watcher = |_: &<Toy as Game>::Sight| heard += 1;
    let mut listener = Broadcast::new(&mut watcher);
    let mut dice = GameDice::new(3, 0);
    let mut game = toy("goal 20");
    let played = play(&mut game, &mut players, &mut dice, &mut Vec::new(), &mut listener, 100)
        .expect("the toy keeps its contract");
    assert_eq!(players.each_ref().map(|player| u64::from(player.seen)), [played.steps; 2]);
    assert_eq!(heard, played.steps);
    assert_eq!(
        players.iter().map(|player| u64::from(player.decisions)).sum::<u64>(),
        played.actions
    );
}

#[test]
fn a_table_with_too_few_players_is_an_error() {
    let mut players: [Random; 0] = [];
    let error =
        play(&mut toy(""), &mut players, &mut GameDice::new(1, 0), &mut Vec::new(), &mut Quiet, 9);
    assert_eq!(error, Err(PlayError::Nobody));
}

#[test]
fn a_refused_action_is_an_error_with_its_reason() {
    let refused = PlayError::action(Seat::A, &"jump", &"the board ends there");
    assert_eq!(refused.to_string(), "`A jump` is refused: the board ends there");
}
