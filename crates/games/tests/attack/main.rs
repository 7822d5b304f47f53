//! Attacks on hidden facts. An attacker gets everything that a seat is sent over many games (sights in
//! order, views, lists of actions, pages), learns from half of the games, and must not beat chance in
//! the other half.

mod learner;
mod secrets;

use game::{Dice, FastDice, Game, Millis, Pace, Phase, Seat, SeatSet, Viewer};
use labyrinth_cards::LabyrinthCards;
use magic_labyrinth::MagicLabyrinth;
use magic_maze::MagicMaze;
use mago_magino::MagoMagino;
use ui::{Chair, Cx, GameParts, GameUi, Numbers, Scene, Sits, Stage, Words};

use learner::{Guessed, Question, Sample, Sent, attack};
use secrets::{Moment, Secrets};

/// Number of actions after which a game is broken off.
const MAX_ACTIONS: usize = 150;

/// Maximum success of any feature, in standard deviations above chance. With fewer than 200 features,
/// pure chance exceeds it once in 150 runs; the seeds are fixed.
const BOUND: f64 = 4.0;

/// Minimum number of questions for a meaningful result.
const FEWEST: u32 = 150;

/// The viewer who attacks: seat A.
const ATTACKER: Viewer = Viewer::Seat(Seat::A);

/// The questions asked: about secrets of the game, and about future outcomes of chance.
struct Asked {
    secrets: Vec<Sample>,
    next: Vec<Sample>,
}

/// Plays games at random and asks questions.
fn ask<G: Secrets>(rules: u16, configs: &[&str], games: u64) -> Asked {
    let mut asked = Asked { secrets: Vec::new(), next: Vec::new() };
    for number in 0..games {
        // Both halves of the games use the same settings.
        let config = configs[number as usize / 2 % configs.len()];
        let config: G::Config = config.parse().expect("good settings");
        play::<G>(rules, &config, number, &mut asked);
    }
    asked
}

fn play<G: Secrets>(rules: u16, config: &G::Config, number: u64, asked: &mut Asked) {
    let mut game = G::new(rules, config);
    let mut dice = FastDice::new(number + 1);
    let (mut events, mut legal, mut at) = (Vec::new(), Vec::new(), Millis::ZERO);
    let mut sent = Sent::default();
    for actions in 0..MAX_ACTIONS {
        let before = game.clone();
        events.clear();
        if let (Phase::Open(open), true) = (game.phase(), actions > 0) {
            let nth = dice.below(u32::from(open.len())) as usize;
            let seats = open.iter().cycle().skip(nth).take(usize::from(open.len()));
            let can_act = |seat: &Seat| {
                game.accepted(*seat, &mut legal);
                // A game that is given up early yields few questions.
                legal.retain(|action| !action.to_string().starts_with("give-up"));
                !legal.is_empty()
            };
            let Some(seat) = seats.into_iter().find(can_act) else { return };
            at = at + Millis(if G::PACE == Pace::RealTime { 100 } else { 0 });
            if game.deadline().is_some_and(|deadline| deadline <= at) {
                return;
            }
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.act(at, seat, action, &mut events).expect("it would be accepted");
        }
        while game.phase() == Phase::Chance {
            let drawn = game.sample(&mut dice).expect("nature is to move");
            if actions > 0 {
                asked.next.extend(next(&game, &drawn).map(|it| Sample::new(number, &it, &sent)));
            }
            game.chance(at, &drawn, &mut events).expect("it was drawn");
        }
        if matches!(game.phase(), Phase::Over(_)) {
            return;
        }
        sent = Sent { page: String::new(), ..seen(&game, &events) };
        let questions =
            G::questions(&Moment { actions, before: &before, now: &game, events: &events });
        if !questions.is_empty() {
            let page = page(&game, config);
            let sent = Sent { page, ..sent.clone() };
            asked.secrets.extend(questions.iter().map(|it| Sample::new(number, it, &sent)));
        }
    }
}

/// Everything that the attacker is sent, except the page.
fn seen<G: Secrets>(game: &G, events: &[G::Event]) -> Sent {
    let json = |sight| serde_json::to_string(&sight).expect("sights are plain data");
    let sights = events.iter().filter_map(|event| G::sight(event, ATTACKER)).map(json);
    let mut legal = Vec::new();
    game.legal(Seat::A, &mut legal);
    Sent {
        sights: sights.collect::<Vec<_>>().join("\n"),
        view: serde_json::to_string(&game.view(ATTACKER)).expect("views are plain data"),
        legal: legal.iter().map(ToString::to_string).collect(),
        page: String::new(),
    }
}

/// Asks in which half of the list of possible outcomes, by weight, the next outcome of chance is; `None`
/// if the list has no such halves.
fn next<G: Game>(game: &G, drawn: &G::Chance) -> Option<Question> {
    let mut odds = Vec::new();
    if !game.odds(&mut odds) {
        return None;
    }
    let total: u32 = odds.iter().map(|(weight, _)| weight).sum();
    let nth = odds.iter().position(|(_, outcome)| outcome == drawn)?;
    let up_to = |count: usize| odds[..count].iter().map(|(weight, _)| weight).sum::<u32>();
    let has_halves = (0..odds.len()).any(|count| up_to(count) * 2 == total);
    let answer = usize::from(up_to(nth) * 2 >= total);
    has_halves.then_some(Question { options: 2, answer, alike: Vec::new() })
}

/// The attacker's page: board, players and actions.
fn page<G: Secrets>(game: &G, config: &G::Config) -> String {
    let sits = Sits::Player { name: "Ada", here: true, ready: true, covered: None, late: false };
    let scene = Scene {
        id: "abcdefgh",
        game: G::NAME,
        seq: 1,
        round: 0,
        stage: Stage::Running,
        is_public: false,
        chat: true,
        host: Some(Seat::A),
        chairs: Seat::first(G::seats(config))
            .map(|seat| Chair { seat, sits, tint: <G::Ui>::tint(config, seat) })
            .collect(),
        mine: SeatSet::only(Seat::A),
        viewer: ATTACKER,
        turn: match game.phase() {
            Phase::Open(seats) => seats,
            Phase::Chance | Phase::Over(_) => SeatSet::NOBODY,
        },
        deadline: None,
        now: 0,
        pausing: SeatSet::NOBODY,
        is_real_time: G::PACE == Pace::RealTime,
        beats: &[],
        beat_percent: 0,
        may_write: true,
        again: None,
        code: None,
        watches: false,
        commitment: "",
        settings: &[],
        set: Vec::new(),
        presets: &[],
        figures: &[],
        builder: None,
        minutes: (0, 0),
        bots: Vec::new(),
        origin: "",
        build: "",
        numbers: Numbers::On,
    };
    let mut legal = Vec::new();
    game.legal(Seat::A, &mut legal);
    let cx = Cx::new(Words::of(ui::Lang::En), &scene);
    let game = GameParts::of::<G::Ui, G>(&game.view(ATTACKER), &legal, None, &cx);
    let parts = [game.board, game.players, game.hand];
    parts.map(|part| part.markup().0).concat()
}

/// The feature that guessed best.
fn best(samples: &[Sample]) -> Guessed {
    let guessed = attack(samples).into_iter();
    guessed.max_by(|one, other| one.above_chance.total_cmp(&other.above_chance)).expect("a look")
}

#[track_caller]
fn holds(what: &str, samples: &[Sample]) {
    let best = best(samples);
    assert!(best.asked >= FEWEST, "{what}: too few questions: {best:?}");
    assert!(best.above_chance < BOUND, "{what} can be guessed by {}: {best:?}", best.feature);
}

const SHUFFLED: &[&str] = &[
    "seats 2\nmeadow 4\nshuffled-frogs on",
    "seats 3\nmeadow 4\nshuffled-frogs on",
    "seats 5\nmeadow 5\nshuffled-frogs on",
];

#[test]
fn mm_53_nobody_can_tell_whose_a_shuffled_frog_is() {
    let asked = ask::<MagoMagino>(2, SHUFFLED, 600);
    holds("whose a shuffled frog is", &asked.secrets);
    holds("the next outcome in Mago Magino", &asked.next);
}

/// The same attack finds every owner by rules number 1, which showed ids in the order of the owners. So
/// the tests above can fail.
#[test]
fn mm_53_by_rules_number_1_every_owner_is_found() {
    let asked = ask::<MagoMagino>(1, SHUFFLED, 600);
    let best = best(&asked.secrets);
    assert!(best.asked >= FEWEST, "{best:?}");
    assert_eq!(best.right, best.asked, "{best:?}");
    assert!(best.above_chance > 10.0, "{best:?}");
}

/// MM-50: without shuffling, a player who has just come back knows no owner of a frog.
#[test]
fn mm_50_who_comes_back_cannot_tell_whose_a_frog_is() {
    let asked = ask::<MagoMagino>(2, &["seats 2\nmeadow 4", "seats 4\nmeadow 4"], 900);
    holds("whose a frog is, to one who has come back", &asked.secrets);
}

#[test]
fn lc_50_nobody_can_tell_what_another_has_drawn() {
    let configs = ["seats 2", "seats 3\nshort on", "seats 2\nfind-it-yourself on"];
    let asked = ask::<LabyrinthCards>(2, &configs, 60);
    holds("the card that another has drawn", &asked.secrets);
    holds("the next card", &asked.next);
}

#[test]
fn ml_40_nobody_can_tell_where_the_walls_are() {
    let asked = ask::<MagicLabyrinth>(1, &["seats 4\nwalls 24", "seats 4\nwalls 19"], 300);
    holds("where a wall is", &asked.secrets);
    holds("the next roll or chip", &asked.next);
}

/// With one seat chance turns up action tiles; with more seats, tiles of the mall.
#[test]
fn nobody_can_tell_what_chance_brings_next_in_magic_maze() {
    let asked = ask::<MagicMaze>(1, &["seats 1", "seats 2\nscenario 3"], 200);
    holds("the next action tile or tile", &asked.next);
}
