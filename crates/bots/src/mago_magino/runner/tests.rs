use game::{Millis, Outcome, Phase, SeatSet, Viewer};
use mago_magino::{Event, Options};

use super::*;

/// More turns than any game of runners takes.
const MAX_TURNS: u32 = 600;

/// Plays one game, and returns the winners and the number of turns.
fn play(config: &str, seed: u64) -> (Option<SeatSet>, u32) {
    let config: Options = config.parse().expect(config);
    let seats = MagoMagino::seats(&config);
    let mut game = MagoMagino::new(MagoMagino::RULES, &config);
    let mut dice = FastDice::new(seed);
    let mut players = vec![Runner::default(); usize::from(seats)];
    players.iter_mut().zip(Seat::first(seats)).for_each(|(player, seat)| player.sit(seat));
    let (mut legal, mut events): (Vec<Action>, Vec<Event>) = (Vec::new(), Vec::new());
    loop {
        let turns = game.view(Viewer::Watcher).totals.turns;
        match game.phase() {
            Phase::Over(Outcome::Won(winner)) => return (Some(winner), turns),
            _ if turns > MAX_TURNS => return (None, turns),
            Phase::Open(open) => {
                let seat = open.iter().next().expect("somebody is to move");
                game.legal(seat, &mut legal);
                let look = Look::new(&game, seat);
                let action = players[seat.index()].choose(&legal, look, &mut dice);
                let action = action.expect("it never waits");
                game.act(Millis::ZERO, seat, action, &mut events).expect("it was listed");
            }
            _ => {
                let outcome = game.sample(&mut dice).expect("nature is to move");
                game.chance(Millis::ZERO, &outcome, &mut events).expect("it was drawn");
            }
        }
        for event in events.drain(..) {
            let sight = MagoMagino::sight(&event, Viewer::Watcher).expect("all is public");
            players.iter_mut().for_each(|player| player.see(&sight));
        }
    }
}

#[test]
fn runners_bring_every_game_to_its_end() {
    for options in ["", "\ncrystals 2", "\nshuffled-frogs on", "\nmeadow 4", "\nmeadow 20"] {
        for seats in 2..=5 {
            for seed in 0..8 {
                let config = format!("seats {seats}{options}");
                let (winner, turns) = play(&config, seed);
                assert!(winner.is_some(), "{config}, seed {seed}: {turns} turns and no end");
            }
        }
    }
}

#[test]
fn games_take_about_as_long_as_they_should() {
    for (seats, expected) in [(2, 42..=53), (3, 63..=78), (4, 84..=105), (5, 104..=131)] {
        let config = format!("seats {seats}");
        let turns: u32 = (100..160).map(|seed| play(&config, seed).1).sum();
        assert!(expected.contains(&(turns / 60)), "{seats} seats: {} turns", turns / 60);
    }
}

#[test]
fn equal_dice_give_equal_games() {
    assert_eq!(play("seats 3", 5), play("seats 3", 5));
    assert!((0..20).any(|seed| play("seats 3", seed) != play("seats 3", 5)));
}

#[test]
fn a_runner_that_sits_down_again_has_forgotten() {
    let mut runner = Runner::default();
    let child = "A1".parse().expect("a child");
    let (frog, at) = ("3".parse().expect("a frog"), "hideout".parse().expect("a space"));
    assert!(Player::<MagoMagino>::watches(&runner));
    runner.see(&Sight::Frog { frog, child, at });
    assert_eq!(runner.memory.owner.get(&frog), Some(&child));
    let seat: Seat = "C".parse().expect("a seat");
    runner.sit(seat);
    assert_eq!((runner.seat, runner.memory.owner.len()), (seat, 0));
}
