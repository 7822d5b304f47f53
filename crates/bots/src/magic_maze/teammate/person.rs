//! One person among bots: how long does the team stand still while a bot could do something useful?

use game::{Dice, Game, Outcome, Phase, SeatSet, Viewer};
use magic_maze::Event;

use super::*;

/// Time step of these games.
const TICK: Millis = Millis(250);
/// Milliseconds between two calls of a bot, as on a server.
const BEAT_MS: u64 = 1_000;
/// Milliseconds between two actions of a person.
const PERSON_MS: u64 = 1_500;
/// Maximum time for which the team may stand still while a bot could help.
const MAX_STANDSTILL: Millis = Millis(25_000);
/// A person who did nothing for this time is not expected to act: plans without them count as useful,
/// too.
const GONE_AFTER: Millis = Millis(10_000);

/// The person's seat.
const PERSON: Seat = Seat::A;

/// How a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Person {
    /// Follows the plan.
    Competent,
    /// Does what brings heroes nearer, without considering the plan of the others.
    Stubborn,
    /// Acts at random in one of three cases, and does nothing in another.
    Novice,
    /// Follows the plan, once for each time that the pawn is placed in front of them.
    Asked,
    /// Follows the plan for forty seconds, then does nothing.
    Gone,
    /// Does nothing.
    Passive,
    /// Plays legal deeds without a plan, often the same hero to and fro.
    Aimless,
}

const PEOPLE: [Person; 7] = [
    Person::Competent,
    Person::Stubborn,
    Person::Novice,
    Person::Asked,
    Person::Gone,
    Person::Passive,
    Person::Aimless,
];

impl Person {
    /// The person's action now.
    fn choose(
        self,
        at: Millis,
        is_asked: bool,
        view: &View,
        legal: &[Action],
        mind: &mut FastDice,
    ) -> Option<Action> {
        let is_own = |deed: &Deed| to_do(legal, *deed).is_some();
        let wished = || wishes(view, Prices::EQUAL).deeds.into_iter().find(&is_own);
        let nearer = || progress(view, Prices::EQUAL, is_own);
        let sensible = || discard(legal, view).or_else(|| to_do(legal, wished().or_else(nearer)?));
        let deeds = || -> Vec<Action> {
            legal.iter().copied().filter(|action| matches!(action, Action::Do { .. })).collect()
        };
        let odd = |mind: &mut FastDice| {
            let deeds = deeds();
            deeds.get(mind.below(deeds.len().max(1) as u32) as usize).copied()
        };
        let aimless = || {
            let (deeds, nth) = (deeds(), 7 * (at.0 / PERSON_MS) as usize);
            deeds.get(nth % deeds.len().max(1)).copied()
        };
        match self {
            Self::Competent => sensible(),
            Self::Stubborn => {
                discard(legal, view).or_else(|| to_do(legal, nearer().or_else(wished)?))
            }
            Self::Novice => match mind.below(3) {
                0 => odd(mind),
                1 => None,
                _ => sensible(),
            },
            Self::Asked => is_asked.then(|| sensible().or_else(|| odd(mind)))?,
            Self::Gone => (at < Millis(40_000)).then(sensible)?,
            Self::Passive => None,
            Self::Aimless => aimless(),
        }
    }
}

/// A game of one person with bots.
struct Company {
    game: MagicMaze,
    bots: Vec<(Seat, Teammate)>,
    person: Person,
    dice: FastDice,
    mind: FastDice,
    at: Millis,
    /// The time of the last deed, and of the person's last deed.
    last: Millis,
    persons_last: Millis,
    /// Whether the pawn was placed in front of the person since their last deed.
    is_asked: bool,
    /// The actions so far, until a test takes them out.
    done: Vec<Action>,
    /// For each pawn in front of the person, the time since the person's last deed.
    pawns: Vec<Millis>,
    /// How long there has been no deed although a bot could have helped.
    still: Millis,
    /// The longest such time, and the position then.
    longest: Millis,
    stood: String,
    /// The longest time in which no bot acted or placed the pawn, and when one did last.
    bots_quiet: Millis,
    bots_last: Millis,
    /// Whether a bot could help, computed since the last event: with the person, and without.
    helps: [Option<bool>; 2],
}

impl Company {
    fn new(settings: &str, manner: Manner, person: Person, seed: u64) -> Self {
        let config = settings.parse().expect("good settings");
        let sit = |seat| {
            let mut bot = Teammate::new(manner);
            bot.sit(seat);
            (seat, bot)
        };
        let bots = Seat::first(MagicMaze::seats(&config)).filter(|seat| *seat != PERSON);
        let mut company = Self {
            game: MagicMaze::new(MagicMaze::RULES, &config),
            bots: bots.map(sit).collect(),
            person,
            dice: FastDice::new(seed),
            mind: FastDice::new(!seed),
            at: Millis::ZERO,
            last: Millis::ZERO,
            persons_last: Millis::ZERO,
            is_asked: false,
            done: Vec::new(),
            pawns: Vec::new(),
            still: Millis::ZERO,
            longest: Millis::ZERO,
            stood: String::new(),
            bots_quiet: Millis::ZERO,
            bots_last: Millis::ZERO,
            helps: [None; 2],
        };
        company.let_nature_move();
        company
    }

    fn tell(&mut self, events: &[Event]) {
        self.helps = [None; 2];
        for (_, bot) in &mut self.bots {
            events.iter().for_each(|event| bot.see(event));
        }
    }

    fn let_nature_move(&mut self) {
        let mut events: Vec<Event> = Vec::new();
        while self.game.phase() == Phase::Chance {
            let drawn = self.game.sample(&mut self.dice).expect("nature is to move");
            self.game.chance(self.at, &drawn, &mut events).expect("it was drawn");
        }
        self.tell(&events);
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let mut events: Vec<Event> = Vec::new();
        self.game.act(self.at, seat, action, &mut events).expect("it was listed");
        self.done.push(action);
        if seat != PERSON {
            self.bots_last = self.at;
        }
        match action {
            Action::Do { .. } | Action::Discard(_) => {
                self.last = self.at;
                self.still = Millis::ZERO;
                if seat == PERSON {
                    self.persons_last = self.at;
                    self.is_asked = false;
                }
            }
            Action::DoSomething(to) if to == PERSON => {
                self.is_asked = true;
                self.pawns.push(self.at - self.persons_last);
            }
            _ => {}
        }
        self.tell(&events);
        self.let_nature_move();
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Watcher)
    }

    /// Plays to the end.
    fn play(&mut self) -> Outcome {
        loop {
            if let Phase::Over(outcome) = self.game.phase() {
                return outcome;
            }
            self.at = self.at + TICK;
            if let Some(deadline) = self.game.deadline().filter(|deadline| *deadline <= self.at) {
                self.game.alarm(deadline, &mut game::Quiet).expect("the deadline has come");
                continue;
            }
            self.look();
            self.move_on();
        }
    }

    /// Lets everybody act whose time has come.
    fn move_on(&mut self) {
        if self.at.0.is_multiple_of(PERSON_MS) {
            let legal = self.legal(PERSON);
            let (view, mut mind) = (self.view(), self.mind.clone());
            let action = self.person.choose(self.at, self.is_asked, &view, &legal, &mut mind);
            self.mind = mind;
            if let Some(action) = action {
                self.act(PERSON, action);
            }
        }
        let count = self.bots.len() as u64;
        for nth in 0..self.bots.len() {
            let open = matches!(self.game.phase(), Phase::Open(_));
            let offset = nth as u64 * BEAT_MS / count / TICK.0 * TICK.0;
            if !open || self.at.0 % BEAT_MS != offset {
                continue;
            }
            let seat = self.bots[nth].0;
            let legal = self.legal(seat);
            let (look, bot) = (Look::new(&self.game, seat), &mut self.bots[nth].1);
            if let Some(action) = bot.choose(&legal, look, &mut self.dice) {
                self.act(seat, action);
            }
        }
    }

    /// Measures how long the team has stood still.
    fn look(&mut self) {
        self.bots_quiet = self.bots_quiet.max(self.at - self.bots_last);
        if !self.could_help() {
            self.still = Millis::ZERO;
            return;
        }
        self.still = self.still + TICK;
        if self.still > self.longest {
            self.longest = self.still;
            self.stood = format!(
                "{} at {}, the person has done nothing for {}\n{}",
                self.still,
                self.at,
                self.at - self.persons_last,
                game::Diagram::draw(&self.game)
            );
        }
    }

    /// Whether a bot could do something useful.
    fn could_help(&mut self) -> bool {
        let gone = self.at - self.persons_last > GONE_AFTER;
        let mut helps = |nth: usize, idle: SeatSet| {
            let known = self.helps[nth].unwrap_or_else(|| self.could_help_without(idle));
            *self.helps[nth].insert(known)
        };
        if gone { helps(1, SeatSet::only(PERSON)) } else { helps(0, SeatSet::NOBODY) }
    }

    /// Whether a bot could do something useful if nothing is expected of these players.
    fn could_help_without(&self, idle: SeatSet) -> bool {
        let view = self.view();
        let prices = Prices::with_idle(&view, idle);
        let wished = wishes(&view, prices).deeds;
        self.bots.iter().any(|(seat, _)| {
            let legal = self.legal(*seat);
            let is_own = |deed: &Deed| to_do(&legal, *deed).is_some();
            wished.iter().any(is_own) || progress(&view, prices, is_own).is_some()
        })
    }
}

/// Plays games of one kind of person with bots of all levels in several scenarios, and returns the
/// position of each game that stood still for too long.
fn standstills(person: Person, seeds: u64) -> Vec<String> {
    let manners = [Manner::PATIENT, Manner::TEAMMATE, Manner::QUICK];
    let mut found = Vec::new();
    for (scenario, seed) in
        (1..=7_u64).flat_map(|scenario| (0..seeds).map(move |seed| (scenario, seed)))
    {
        let nth = scenario + seed;
        let settings = format!("seats {}\nscenario {scenario}", 2 + nth % 3);
        let manner = manners[(nth / 3 % 3) as usize];
        let mut company = Company::new(&settings, manner, person, seed);
        company.play();
        if company.longest > MAX_STANDSTILL {
            found.push(format!("{person:?}, {manner:?}, seed {seed}: {}", company.stood));
        }
        // The pawn is not placed in front of a player who has just acted, unless their deeds lead
        // nowhere.
        if !matches!(person, Person::Stubborn | Person::Aimless) {
            let soonest = company.pawns.iter().min();
            let least = Millis(BEAT_MS * u64::from(manner.nudge - 2));
            assert!(
                soonest.is_none_or(|after| *after > least),
                "{person:?}: the pawn after {soonest:?}"
            );
        }
        let most = company.at.0 / (BEAT_MS * u64::from(manner.nudge));
        let pawns = company.pawns.len() as u64;
        assert!(pawns <= most, "{person:?}: {pawns} pawns in {}", company.at);
    }
    found
}

#[test]
fn no_team_stands_still_for_long_while_a_bot_could_help() {
    for person in PEOPLE {
        let found = standstills(person, 1);
        assert!(found.is_empty(), "{} games: {}", found.len(), found.join("\n"));
    }
}

/// Plays on from a position with a person who does nothing, and returns the deeds of the bots within
/// this number of seconds.
fn deeds_from(position: &str, manner: Manner, seconds: u64) -> Vec<Action> {
    let game: MagicMaze = game::Diagram::read(position).expect("a good position");
    let seats = game.view(Viewer::Watcher).options.seats;
    let mut company =
        Company::new(&format!("seats {seats}\nscenario 2"), manner, Person::Passive, 0);
    company.at = Millis(game.view(Viewer::Watcher).at.0.next_multiple_of(BEAT_MS));
    (company.game, company.last, company.persons_last) = (game, company.at, company.at);
    let (end, mut done) = (company.at + Millis(1_000 * seconds), Vec::new());
    while company.at < end && matches!(company.game.phase(), Phase::Open(_)) {
        company.at = company.at + TICK;
        company.move_on();
        done.append(&mut company.done);
    }
    done.retain(|action| matches!(action, Action::Do { .. }));
    done
}

/// The mage stands on another hero's exit and can leave it. The planner once saw no path from there.
#[test]
fn who_stands_on_another_heros_exit_is_led_away() {
    let position = "set seats 3\nset scenario 2\ntile 1 turn 0 at 0,0\ntile 2 turn 1 at 1,1
tile 3 turn 3 at -2,-1\ntile 4 turn 0 at 0,-1\ntile 5 turn 0 at 0,-2\ntile 6 turn 1 at 1,0
tile 7 turn 2 at -1,1\ntile 8 turn 3 at -2,0\ntile 9 turn 3 at 0,1\ntile 10 turn 3 at -1,0
tile 11 turn 3 at -1,-2\ntile 12 turn 3 at -1,-1\nhero barbarian left\nhero mage 10:0,2\nhero elf left
hero dwarf left\nhand A south explore escalator\nhand B north east\nhand C west vortex\ndeck none
now 01:33.250\nsand until 03:01.500\nfacts begun theft\n";
    assert!(!deeds_from(position, Manner::QUICK, 20).is_empty());
}

/// The sand is short, and the path to a timer begins with a deed of the person, who does nothing: the
/// bots do what else they can. They once did nothing to the end.
#[test]
fn nobody_waits_for_a_timer_that_the_person_does_not_think_of() {
    let position = "set seats 2\nset scenario 7\ntile 1 turn 0 at 0,0\ntile 2 turn 3 at -1,2
tile 3 turn 0 at 2,2\ntile 4 turn 2 at 3,3\ntile 5 turn 3 at -1,0\ntile 6 turn 0 at 0,-1
tile 7 turn 2 at 1,2\ntile 8 turn 0 at -1,-1\ntile 9 turn 3 at 0,1\ntile 10 turn 3 at 0,2
tile 11 turn 1 at 1,1\ntile 12 turn 0 at 1,-2\ntile 13 turn 1 at 3,2\ntile 14 turn 1 at 1,-1
tile 15 turn 3 at 0,-2\ntile 16 turn 1 at 1,0\ntile 17 turn 3 at 0,-3\ntile 18 turn 0 at 2,1
tile 19 turn 2 at -1,1\nhero barbarian 18:3,0\nhero mage 8:0,0\nhero elf 2:0,0\nhero dwarf 10:1,2
hand A south west explore escalator\nhand B north east vortex\ndeck none\nused 15:1,0
now 02:27.000\nsand until 03:01.500\nfacts begun\n";
    assert!(!deeds_from(position, Manner::TEAMMATE, 25).is_empty());
}

/// A person who acts all the time, but not as the plan needs. These games once stood still for up to 158
/// seconds: every deed of the person made the bots wait again.
#[test]
fn bots_do_not_wait_for_a_person_who_acts_without_a_plan() {
    for seed in [112, 140, 159, 170, 174, 182, 195, 229, 296] {
        let mut company =
            Company::new("seats 4\nscenario 2", Manner::TEAMMATE, Person::Aimless, seed);
        company.play();
        let quiet = company.bots_quiet;
        assert!(quiet <= MAX_STANDSTILL, "seed {seed}: no bot acted for {quiet}");
    }
}
