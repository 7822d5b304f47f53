//! Each bot is stronger than a bot further down the list. Only a few games are played; docs/bots.md has
//! figures.

use bots::{Look, Player, Roster};
use game::{FastDice, Game, Log, Millis, Outcome, Phase, Seat, Sides, Viewer};
use games::{Complete, Visitor};
use labyrinth_cards::LabyrinthCards;
use magic_labyrinth::MagicLabyrinth;
use mago_magino::MagoMagino;

/// Number of games; each bot begins in half of them.
const GAMES: u64 = 24;

struct Events<E>(Vec<E>);

impl<E> Log<E> for Events<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.0.push(event());
    }
}

/// Plays one game, and returns the winner.
fn play<G: Game>(
    config: &G::Config,
    players: &mut [Box<dyn Player<G> + Send>],
    seed: u64,
) -> Outcome {
    let mut game = G::new(G::RULES, config);
    let (mut dice, mut legal, mut events) = (FastDice::new(seed), Vec::new(), Events(Vec::new()));
    for (player, seat) in players.iter_mut().zip(Seat::first(2)) {
        player.sit(seat);
    }
    loop {
        match game.phase() {
            Phase::Over(outcome) => return outcome,
            Phase::Chance => {
                let outcome = game.sample(&mut dice).expect("nature is to move");
                game.chance(Millis::ZERO, &outcome, &mut events).expect("it was drawn");
            }
            Phase::Open(open) => {
                let seat = open.iter().next().expect("somebody is to move");
                game.accepted(seat, &mut legal);
                let look = Look::new(&game, seat);
                let action = players[seat.index()].choose(&legal, look, &mut dice);
                let action = action.expect("nobody waits where there are turns");
                game.act(Millis::ZERO, seat, action, &mut events).expect("it was listed");
            }
        }
        for event in events.0.drain(..) {
            for (player, seat) in players.iter_mut().zip(Seat::first(2)) {
                if let Some(sight) = G::sight(&event, Viewer::Seat(seat)) {
                    player.see(&sight);
                }
            }
        }
    }
}

/// The percentage of games that the first bot wins against the second.
fn share<G: Game, R: Roster<G>>(stronger: &str, weaker: &str, settings: &str) -> u64 {
    let config: G::Config = settings.parse().expect("good settings");
    let sit = |name| R::named(name).expect("it is in the list").sit_down();
    let mut players = vec![sit(stronger), sit(weaker)];
    let mut halves = 0;
    for number in 0..GAMES {
        let own = Seat::new((number % 2) as usize).expect("a seat");
        if let Outcome::Won(won) = play::<G>(&config, &mut players, number)
            && won.contains(own)
        {
            halves += if won.len() == 1 { 2 } else { 1 };
        }
        players.swap(0, 1);
    }
    50 * halves / GAMES
}

/// ML-51: memory and planning win.
#[test]
fn the_magic_labyrinth_is_won_by_memory_and_thought() {
    let walls = "seats 2\nwalls 24";
    let attentive = share::<MagicLabyrinth, MagicLabyrinth>("attentive", "forgetful", walls);
    assert!(attentive > 55, "{attentive} %");
    let cunning = share::<MagicLabyrinth, MagicLabyrinth>("cunning", "forgetful", walls);
    assert!(cunning > 60, "{cunning} %");
}

#[test]
fn cards_are_won_by_looking_further() {
    let collector = share::<LabyrinthCards, LabyrinthCards>("collector", "beginner", "seats 2");
    assert!(collector > 55, "{collector} %");
    let planner = share::<LabyrinthCards, LabyrinthCards>("planner", "beginner", "seats 2");
    assert!(planner > 70, "{planner} %");
}

#[test]
fn mago_magino_is_won_by_running_and_planning() {
    let runner = share::<MagoMagino, MagoMagino>("runner", "beginner", "seats 2");
    assert!(runner > 60, "{runner} %");
    let planner = share::<MagoMagino, MagoMagino>("planner", "beginner", "seats 2");
    assert!(planner > 60, "{planner} %");
}

/// The last bot of the list against the first.
struct LastBeatsFirst;

impl Visitor for LastBeatsFirst {
    type Output = ();

    fn visit<G: Complete>(self) {
        let [first, .., last] = <G::Bots>::BOTS else { return };
        if G::SIDES == Sides::Rivals {
            let share = share::<G, G::Bots>(last.name(), first.name(), "seats 2");
            assert!(share > 55, "{}: {} wins {share} %", G::NAME, last.name());
        }
    }
}

#[test]
fn the_last_bot_of_every_game_is_stronger_than_the_first() {
    for name in games::NAMES {
        games::visit(name, LastBeatsFirst).expect("it is in the list");
    }
}
