use game::{Dice, Game, Outcome, Phase, Viewer};
use magic_maze::{Event, Square};

use super::*;

/// A table of teammates.
struct Team {
    game: MagicMaze,
    seats: Vec<Teammate>,
    dice: FastDice,
    at: Millis,
    /// Number of talk phases so far.
    phases: u32,
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
        let mut team = Self { game, seats, dice: FastDice::new(seed), at: Millis::ZERO, phases: 0 };
        team.let_nature_move();
        team
    }

    fn tell(&mut self, events: &[Event]) {
        let opens = |event: &&Event| matches!(event, Event::TalkOpens);
        self.phases += events.iter().filter(opens).count() as u32;
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

    /// Asks one seat once, and performs its action.
    fn ask(&mut self, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let one = &mut self.seats[seat.index()];
        let action = one.choose(&legal, Look::new(&self.game, seat), &mut self.dice)?;
        self.act(seat, action);
        Some(action)
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let mut events: Vec<Event> = Vec::new();
        self.game.act(self.at, seat, action, &mut events).expect("it was listed");
        self.tell(&events);
        self.let_nature_move();
    }

    /// Plays to the end, and returns the outcome.
    fn play(&mut self) -> Outcome {
        loop {
            if let Phase::Over(outcome) = self.game.phase() {
                return outcome;
            }
            self.play_on();
        }
    }

    /// Asks a random seat: each about once a second.
    fn play_on(&mut self) {
        self.play_on_with(|_| true);
    }

    /// The same without one seat.
    fn play_on_without(&mut self, absent: Seat) {
        self.play_on_with(|seat| seat != absent);
    }

    fn play_on_with(&mut self, asked: impl Fn(Seat) -> bool) {
        let count = self.seats.len() as u32;
        self.at = self.at + Millis(1000 / u64::from(count));
        if let Some(deadline) = self.game.deadline().filter(|deadline| *deadline <= self.at) {
            let rang = self.game.alarm(deadline, &mut game::Quiet);
            return rang.expect("the deadline has come");
        }
        let seat = Seat::new(self.dice.below(count) as usize).expect("a seat");
        if asked(seat) {
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

/// The first seat that acts, asked in turns.
fn first_to_act(team: &mut Team) -> Seat {
    let seats: Vec<Seat> = Seat::first(team.seats.len() as u8).collect();
    let mut asked = seats.iter().cycle().take(40 * seats.len());
    *asked.find(|&&seat| team.ask(seat).is_some()).expect("somebody can do the first deed")
}

#[test]
fn whoever_has_another_idea_is_let_have_it() {
    let mut team = Team::new("seats 2\nscenario 2", Manner::TEAMMATE, 3);
    let seat = first_to_act(&mut team);
    // Without a disturbance it would continue at its next turn.
    let mut undisturbed = Team { game: team.game.clone(), seats: team.seats.clone(), ..team };
    let calm = (0..40).position(|_| undisturbed.ask(seat).is_some());
    let mut disturbed = Team::new("seats 2\nscenario 2", Manner::TEAMMATE, 3);
    assert_eq!(first_to_act(&mut disturbed), seat);
    // It believes that the end was nearer: another player seems to have left the plan.
    disturbed.seats[seat.index()].left = 1;
    let later = (0..40).position(|_| disturbed.ask(seat).is_some());
    let (calm, later) = calm.zip(later).expect("it acts in the end");
    assert_eq!(later, calm + Manner::TEAMMATE.yields as usize);
}

/// MZ-42: the pawn is placed after 6, 12 and 20 seconds, and then every 20.
#[test]
fn the_pawn_is_set_again_before_whoever_is_needed_and_does_nothing() {
    let mut team = Team::new("seats 4\nscenario 2", Manner::QUICK, 5);
    let sleeper = first_to_act(&mut Team {
        game: team.game.clone(),
        seats: team.seats.clone(),
        dice: FastDice::new(0),
        ..Team::new("seats 4\nscenario 2", Manner::QUICK, 5)
    });
    // The others act until they need the seat that does nothing.
    let awake: Vec<Seat> = Seat::first(4).filter(|&seat| seat != sleeper).collect();
    let mut pawns = Vec::new();
    for beat in 1..=80 {
        for &seat in &awake {
            if let Some(Action::DoSomething(to)) = team.ask(seat) {
                pawns.push((beat, to));
            }
        }
    }
    assert_eq!(pawns, [6, 12, 20, 40, 60, 80].map(|beat| (beat, sleeper)));
}

/// Seats that have no part in the plan now, with a useful deed of each.
fn who_could_help(team: &Team) -> Vec<(Seat, Action)> {
    let view = team.view();
    let plan = wishes(&view, Prices::EQUAL).deeds;
    let could = |seat: Seat| {
        let mut legal = Vec::new();
        team.game.legal(seat, &mut legal);
        let is_open = |deed: &Deed| to_do(&legal, *deed).is_some();
        if plan.iter().any(is_open) {
            return None;
        }
        favour(&view, is_open).and_then(|deed| to_do(&legal, deed)).map(|action| (seat, action))
    };
    Seat::first(team.seats.len() as u8).filter_map(could).collect()
}

impl Team {
    /// A copy of the table, to compare two courses of events.
    fn twin(&self) -> Self {
        let (game, seats, dice) = (self.game.clone(), self.seats.clone(), self.dice.clone());
        Self { game, seats, dice, at: self.at, phases: self.phases }
    }

    /// Another seat places the pawn in front of this one.
    fn set_pawn(&mut self, before: Seat) {
        let other = Seat::first(self.seats.len() as u8).find(|&other| other != before);
        self.act(other.expect("nobody is alone"), Action::DoSomething(before));
    }
}

/// MZ-42: a player who places the pawn in front of a bot without a part in its own plan has another
/// plan.
#[test]
fn who_is_asked_does_what_helps_too() {
    let (mut exploring, mut leaving) = (0, 0);
    for seed in 0..4 {
        let mut team = Team::new("seats 3\nscenario 2\nsand 600", Manner::QUICK, seed);
        while !matches!(team.game.phase(), Phase::Over(_)) {
            let view = team.view();
            for (seat, helps) in who_could_help(&team) {
                if !view.begun || view.pawn == Some(seat) {
                    continue;
                }
                let unasked = team.twin().ask(seat);
                // A bot that has waited for long helps without being asked.
                if matches!(unasked, Some(Action::Do { .. })) {
                    continue;
                }
                let mut asked = team.twin();
                asked.set_pawn(seat);
                assert_eq!(asked.ask(seat), Some(helps), "{seat}");
                *if view.theft { &mut leaving } else { &mut exploring } += 1;
                // It helps once, and then waits for the result.
                assert!(!asked.seats[seat.index()].asked);
                assert!(!asked.seats[seat.index()].called);
            }
            team.play_on();
        }
    }
    assert!(exploring > 10 && leaving > 10, "{exploring} and {leaving}");
}

#[test]
fn what_was_asked_for_before_something_happened_is_over() {
    let mut team = Team::new("seats 3\nscenario 2\nsand 600", Manner::QUICK, 1);
    let mut seen = 0;
    while !matches!(team.game.phase(), Phase::Over(_)) {
        for (seat, _) in who_could_help(&team) {
            if !team.view().begun || team.view().pawn == Some(seat) {
                continue;
            }
            let mut asked = team.twin();
            asked.set_pawn(seat);
            let other = Seat::first(3).find(|&other| {
                other != seat && matches!(asked.ask(other), Some(Action::Do { .. }))
            });
            if other.is_some() && who_could_help(&asked).iter().any(|(one, _)| *one == seat) {
                let later = asked.ask(seat);
                assert!(!matches!(later, Some(Action::Do { .. })), "{seat}: {later:?}");
                seen += 1;
            }
        }
        team.play_on();
    }
    assert!(seen > 5, "{seen}");
}

/// MZ-32: the first action starts the sand, so bots let others look at the mall first.
#[test]
fn nobody_hurries_to_begin_but_whoever_has_the_pawn() {
    let begins = |seat: Option<Seat>| {
        let mut team = Team::new("seats 2\nscenario 2", Manner::PATIENT, 3);
        if let Some(seat) = seat {
            let other = Seat::first(2).find(|&other| other != seat).expect("two sit there");
            let mut events: Vec<Event> = Vec::new();
            let pawn = Action::DoSomething(seat);
            team.game.act(team.at, other, pawn, &mut events).expect("the pawn can be set");
            team.tell(&events);
        }
        let asked = (0..40).find(|_| Seat::first(2).any(|seat| team.ask(seat).is_some()));
        asked.expect("somebody begins")
    };
    let mut team = Team::new("seats 2\nscenario 2", Manner::PATIENT, 3);
    let first = first_to_act(&mut team);
    assert_eq!(begins(None), Manner::PATIENT.begins);
    assert_eq!(begins(Some(first)), 0);
}

/// The gestures of all seats when asked now.
fn said(team: &mut Team) -> Vec<Gesture> {
    let mut said = Vec::new();
    for seat in Seat::first(team.seats.len() as u8) {
        let one = &mut team.seats[seat.index()];
        let gesture = one.say(Look::new(&team.game, seat));
        if let Some(gesture) = &gesture {
            assert_eq!(team.game.may_talk(seat, gesture.kind()), Ok(()), "{gesture:?}");
        }
        said.extend(gesture);
    }
    said
}

/// MZ-41: gestures are made only in talk phases.
#[test]
fn gestures_come_in_talk_phases_only_and_there_at_least_once() {
    let mut all = 0;
    for seed in 0..3 {
        let mut team = Team::new("seats 4\nscenario 4", Manner::QUICK, seed);
        // MZ-32: before the first action everybody may talk.
        let first = said(&mut team);
        assert!(first.iter().any(|gesture| matches!(gesture, Gesture::Point(_))), "{first:?}");
        while !matches!(team.game.phase(), Phase::Over(_)) {
            let phases = team.phases;
            team.play_on();
            let planned = !wishes(&team.view(), Prices::EQUAL).deeds.is_empty();
            let said = said(&mut team);
            assert_eq!(!said.is_empty(), team.phases > phases && planned, "{said:?}");
            assert!(said.len() <= 2, "{said:?}");
        }
        all += team.phases;
    }
    assert!(all > 3, "{all}");
}

/// While nothing happens the plan is not made again; it must be the one that would be made now.
#[test]
fn what_was_planned_is_what_would_be_planned_now() {
    for settings in ["seats 3\nscenario 5", "seats 4\nscenario 11"] {
        let mut team = Team::new(settings, Manner::QUICK, 4);
        for _ in 0..400 {
            if matches!(team.game.phase(), Phase::Over(_)) {
                break;
            }
            let view = team.view();
            for one in &mut team.seats {
                assert_eq!(one.wishes(&view), wishes(&view, Prices::EQUAL));
            }
            team.play_on();
        }
    }
}

/// One person among bots who acts every other second, and one time in three at random. Returns the wins.
fn wins_with_somebody_odd(manner: Manner, seeds: u64) -> u64 {
    let won = |seed: &u64| {
        let mut team = Team::new("seats 4\nscenario 2", manner, *seed);
        let mut mind = FastDice::new(!seed);
        let mut next = Millis(2_000);
        loop {
            if let Phase::Over(outcome) = team.game.phase() {
                return outcome != Outcome::Lost;
            }
            if team.at < next {
                team.play_on_without(Seat::A);
                continue;
            }
            next = team.at + Millis(2_000);
            let mut legal = Vec::new();
            team.game.legal(Seat::A, &mut legal);
            legal.retain(|action| matches!(action, Action::Do { .. }));
            let view = team.view();
            let wished = wishes(&view, Prices::EQUAL).deeds;
            let is_wished = |action: &&Action| matches!(action, Action::Do { deed, .. } if wished.contains(deed));
            let sensible = legal.iter().find(is_wished);
            let odd = legal.get(mind.below(legal.len().max(1) as u32) as usize);
            let action = if mind.below(3) == 0 { odd } else { sensible };
            if let Some(action) = action.copied() {
                team.act(Seat::A, action);
            }
        }
    };
    (0..seeds).filter(won).count() as u64
}

#[test]
fn somebody_who_does_odd_things_can_win_with_three_bots() {
    for manner in [Manner::PATIENT, Manner::TEAMMATE, Manner::QUICK] {
        let won = wins_with_somebody_odd(manner, 4);
        assert!(won >= 2, "{manner:?}: {won} of 4");
    }
}

/// MZ-56: a single player needs the timers, so cameras that block them are switched off.
#[test]
fn who_plays_alone_switches_cameras_off_and_wins() {
    let camera_off = |team: &Team| {
        let view = team.view();
        let is_camera = |lying: &magic_maze::Lying| {
            let cells = lying.face.face().cameras.iter();
            cells
                .map(|cell| Square::new(lying.tile, cell))
                .any(|at| view.out_of_order.contains(&at))
        };
        view.mall.iter().any(is_camera)
    };
    let won = |seed: &u64| {
        let mut team = Team::new("seats 1\nscenario 6", Manner::QUICK, *seed);
        team.play() != Outcome::Lost && camera_off(&team)
    };
    assert!((0..6).any(|seed| won(&seed)));
}
