//! The loop, tried on the toy game.

use bots::Random;
use game::{FastDice, Quiet, Seat};

use super::toy::Toy;
use super::*;

/// Takes the most, and remembers how often it was told of something.
#[derive(Default)]
struct Greedy {
    seen: u32,
    views: u32,
}

impl Player<Toy> for Greedy {
    fn choose(
        &mut self,
        legal: &[<Toy as Game>::Action],
        look: Look<'_, Toy>,
        _: &mut FastDice,
    ) -> Option<<Toy as Game>::Action> {
        self.views += u32::from(look.view().seats());
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
    let played = random("seats 3\ngoal 9", 7, 1_000);
    assert!(played.outcome.is_some());
    assert_eq!(played.steps, played.actions * 2, "each action follows a roll");
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
fn players_who_watch_are_told_and_so_is_the_watcher() {
    let mut players = [Greedy::default(), Greedy::default()];
    let mut heard = 0;
    let mut watcher = |_: &<Toy as Game>::Sight| heard += 1;
    let mut listener = Broadcast::new(&mut watcher);
    let mut dice = GameDice::new(3, 0);
    let mut game = toy("goal 5");
    let played = play(&mut game, &mut players, &mut dice, &mut Vec::new(), &mut listener, 100)
        .expect("the toy keeps its contract");
    assert_eq!(players.each_ref().map(|player| u64::from(player.seen)), [played.actions; 2]);
    assert_eq!(heard, played.actions);
    assert_eq!(
        players.iter().map(|player| u64::from(player.views)).sum::<u64>(),
        played.actions * 2
    );
}

#[test]
fn a_table_with_too_few_players_is_stuck_not_broken() {
    let mut nobody: [Random; 0] = [];
    let error =
        play(&mut toy(""), &mut nobody, &mut GameDice::new(1, 0), &mut Vec::new(), &mut Quiet, 9);
    assert_eq!(error, Err(PlayError::Nobody));
}

#[test]
fn what_is_stuck_says_why() {
    let refused = PlayError::action(Seat::A, &"jump", &"the board ends there");
    assert_eq!(refused.to_string(), "`A jump` is refused: the board ends there");
}
