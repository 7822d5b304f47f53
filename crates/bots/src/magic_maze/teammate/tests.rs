use game::{Dice, Game, Outcome, Phase, Viewer};
use magic_maze::Event;

use super::*;

/// A table of teammates.
struct Team {
    game: MagicMaze,
    seats: Vec<Teammate>,
    dice: FastDice,
    at: Millis,
}

impl Team {
    fn new(settings: &str, manner: Manner, seed: u64) -> Self {
        let config = settings.parse().expect("good settings");
        let count = MagicMaze::seats(&config);
        let sit = |seat| {
            let mut one = Teammate::new(manner);
            one.sit(seat);
            one
        };
        let game = MagicMaze::new(MagicMaze::RULES, &config);
        let seats = Seat::first(count).map(sit).collect();
        let mut team = Self { game, seats, dice: FastDice::new(seed), at: Millis::ZERO };
        team.let_nature_move();
        team
    }

    fn tell(&mut self, events: &[Event]) {
        events.iter().for_each(|event| self.seats.iter_mut().for_each(|one| one.see(event)));
    }

    fn let_nature_move(&mut self) {
        let mut events: Vec<Event> = Vec::new();
        while self.game.phase() == Phase::Chance {
            let drawn = self.game.sample(&mut self.dice).expect("nature is to move");
            self.game.chance(self.at, &drawn, &mut events).expect("it was drawn");
        }
        self.tell(&events);
    }

    /// Asks one seat once; does what it says.
    fn ask(&mut self, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let one = &mut self.seats[seat.index()];
        let action = one.choose(&legal, Look::new(&self.game, seat), &mut self.dice)?;
        let mut events: Vec<Event> = Vec::new();
        self.game.act(self.at, seat, action, &mut events).expect("it was listed");
        self.tell(&events);
        self.let_nature_move();
        Some(action)
    }

    /// Plays to the end, each seat asked about once a second; says how it ended.
    fn play(&mut self) -> Outcome {
        loop {
            if let Phase::Over(outcome) = self.game.phase() {
                return outcome;
            }
            let count = self.seats.len() as u32;
            self.at = self.at + Millis(1000 / u64::from(count));
            if let Some(deadline) = self.game.deadline().filter(|deadline| *deadline <= self.at) {
                let rang = self.game.alarm(deadline, &mut game::Quiet);
                rang.expect("the deadline has come");
                continue;
            }
            let seat = Seat::new(self.dice.below(count) as usize).expect("a seat");
            self.ask(seat);
        }
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Watcher)
    }
}

fn wins(settings: &str, manner: Manner) -> usize {
    let won = |seed: &u64| Team::new(settings, manner, *seed).play() != Outcome::Lost;
    (0..3).filter(won).count()
}

#[test]
fn teams_win_every_kind_of_scenario() {
    for scenario in [2, 5, 7, 10, 11, 13] {
        let won = wins(&format!("seats 4\nscenario {scenario}"), Manner::QUICK);
        assert!(won >= 2, "scenario {scenario}: {won} of 3");
    }
}

/// MZ-71: bots fill every seat, each with its own action tile.
#[test]
fn teams_of_any_size_win_and_so_does_one_alone() {
    for seats in [2, 3, 6, 8] {
        let won = wins(&format!("seats {seats}\nscenario 2"), Manner::TEAMMATE);
        assert!(won >= 2, "{seats} seats: {won} of 3");
    }
    let alone = wins("seats 1\nscenario 1", Manner::QUICK);
    assert!(alone >= 1, "alone: {alone} of 3");
}

#[test]
fn a_slow_team_turns_the_timer_in_time() {
    let mut team = Team::new("seats 4\nscenario 2\nsand 65", Manner::TEAMMATE, 1);
    assert_ne!(team.play(), Outcome::Lost);
    assert!(team.view().totals.timers > 0);
}

/// The seat that is first to do something, asked one after the other.
fn first_to_act(team: &mut Team) -> Seat {
    let seats = Seat::first(team.seats.len() as u8);
    seats
        .into_iter()
        .find(|&seat| team.ask(seat).is_some())
        .expect("somebody can do the first deed")
}

#[test]
fn whoever_has_another_idea_is_let_have_it() {
    let mut team = Team::new("seats 2\nscenario 2", Manner::TEAMMATE, 3);
    let seat = first_to_act(&mut team);
    // Asked again when its time has come, it would go on.
    let mut undisturbed = Team { game: team.game.clone(), seats: team.seats.clone(), ..team };
    let calm = (0..40).position(|_| undisturbed.ask(seat).is_some());
    let mut disturbed = Team::new("seats 2\nscenario 2", Manner::TEAMMATE, 3);
    assert_eq!(first_to_act(&mut disturbed), seat);
    // It believed that the end was nearer than it is: somebody led away from it.
    disturbed.seats[seat.index()].left = 1;
    let later = (0..40).position(|_| disturbed.ask(seat).is_some());
    let (calm, later) = calm.zip(later).expect("it acts in the end");
    assert_eq!(later, calm + Manner::TEAMMATE.yields as usize);
}

#[test]
fn the_pawn_is_set_once_before_whoever_is_needed() {
    let mut team = Team::new("seats 4\nscenario 2", Manner::QUICK, 5);
    let sleeper = first_to_act(&mut Team {
        game: team.game.clone(),
        seats: team.seats.clone(),
        dice: FastDice::new(0),
        at: Millis::ZERO,
    });
    // The others do what they can until they need the one who sleeps.
    let awake: Vec<Seat> = Seat::first(4).filter(|&seat| seat != sleeper).collect();
    let mut pawns = Vec::new();
    for beat in 0..60 {
        for &seat in &awake {
            if let Some(Action::DoSomething(to)) = team.ask(seat) {
                pawns.push((beat, to));
            }
        }
    }
    assert_eq!(pawns.iter().map(|(_, to)| *to).collect::<Vec<_>>(), [sleeper]);
    assert!(pawns[0].0 + 1 >= Manner::QUICK.nudge, "not at once: {pawns:?}");
}
