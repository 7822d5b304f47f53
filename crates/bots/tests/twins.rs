//! Every bot of every game decides only by what its seat gets and by its dice.

use bots::{Bot, Look, Player, Roster};
use game::{Dice, FastDice, Game, Imagine, Kind, Millis, Pace, Phase, Seat, Viewer};
use games::{Complete, Visitor};
use magic_labyrinth::MagicLabyrinth;

/// Number of inputs played in a game.
const INPUTS: u32 = 80;
/// One of this number of decisions is also made by a new bot that got the same sights again.
const RETURN_ONE_IN: u32 = 7;

/// A seat with two bots that get the same, and all sights so far.
struct Twins<G: Imagine> {
    seat: Seat,
    one: Box<dyn Player<G> + Send>,
    other: Box<dyn Player<G> + Send>,
    told: Vec<G::Sight>,
    memory: G::Memory,
}

impl<G: Imagine> Twins<G> {
    fn new(bot: Bot<G>, seat: Seat) -> Self {
        let (mut one, mut other) = (bot.sit_down(), bot.sit_down());
        one.sit(seat);
        other.sit(seat);
        Self { seat, one, other, told: Vec::new(), memory: G::Memory::default() }
    }

    fn see(&mut self, sight: G::Sight) {
        G::remember(&mut self.memory, &sight);
        self.one.see(&sight);
        self.other.see(&sight);
        self.told.push(sight);
    }

    /// One bot decides here, the other in a world that looks the same, with the same dice.
    fn choose(&mut self, game: &G, legal: &[G::Action], seed: u64) -> Option<G::Action> {
        let viewer = Viewer::Seat(self.seat);
        let mut dice = FastDice::new(!seed);
        let twin = if G::SECRETS {
            G::imagine(viewer, &game.view(viewer), &self.memory, &mut dice)
        } else {
            game.clone()
        };
        let mut listed = Vec::new();
        twin.accepted(self.seat, &mut listed);
        let said = self.one.say(Look::new(game, self.seat));
        let there = self.other.say(Look::new(&twin, self.seat));
        assert_eq!(said, there, "{} in {twin:?}", G::NAME);
        if let Some(gesture) = said {
            let may = game.may_talk(self.seat, gesture.kind());
            assert!(may.is_ok(), "{gesture:?} in {game:?}");
        }
        let dice = || FastDice::new(seed);
        let chosen = self.one.choose(legal, Look::new(game, self.seat), &mut dice());
        let there = self.other.choose(&listed, Look::new(&twin, self.seat), &mut dice());
        assert_eq!(chosen, there, "{} in {twin:?}", G::NAME);
        chosen
    }

    /// The decision of a new bot that got all sights again.
    fn come_back(
        &self,
        bot: Bot<G>,
        game: &G,
        legal: &[G::Action],
        seed: u64,
    ) -> Option<G::Action> {
        let mut back = bot.sit_down();
        back.sit(self.seat);
        self.told.iter().for_each(|sight| back.see(sight));
        back.choose(legal, Look::new(game, self.seat), &mut FastDice::new(seed))
    }
}

/// Plays a part of a game with this bot at every seat.
fn play<G: Imagine>(bot: Bot<G>, config: &str, seed: u64) {
    let config: G::Config = config.parse().expect("good settings");
    let mut game = G::new(G::RULES, &config);
    let mut seats: Vec<Twins<G>> =
        Seat::first(G::seats(&config)).map(|seat| Twins::new(bot, seat)).collect();
    let (mut dice, mut legal, mut at) = (FastDice::new(seed), Vec::new(), Millis::ZERO);
    for input in 0..INPUTS {
        let mut events: Vec<G::Event> = Vec::new();
        match game.phase() {
            Phase::Over(_) => return,
            Phase::Chance => {
                let outcome = game.sample(&mut dice).expect("nature is to move");
                game.chance(at, &outcome, &mut events).expect("it was drawn");
            }
            Phase::Open(open) => {
                let nth = dice.below(u32::from(open.len())) as usize;
                let seat = open.iter().nth(nth).expect("one of them");
                game.accepted(seat, &mut legal);
                if game.deadline().is_some_and(|deadline| deadline <= at) || legal.is_empty() {
                    return;
                }
                let seed = dice.bits();
                let twins = &mut seats[seat.index()];
                let chosen = twins.choose(&game, &legal, seed);
                // A waiting bot counts beats, and a new bot starts counting again.
                if G::PACE == Pace::Turns && input % RETURN_ONE_IN == 0 {
                    assert_eq!(twins.come_back(bot, &game, &legal, seed), chosen, "{bot:?}");
                }
                if G::PACE == Pace::RealTime {
                    at = at + Millis(500);
                }
                let Some(action) = chosen else { continue };
                assert!(
                    legal.contains(&action),
                    "{bot:?} takes {action}, which is not in the list"
                );
                game.act(at, seat, action, &mut events).expect("it was listed");
            }
        }
        for twins in &mut seats {
            let sights =
                events.iter().filter_map(|event| G::sight(event, Viewer::Seat(twins.seat)));
            sights.collect::<Vec<_>>().into_iter().for_each(|sight| twins.see(sight));
        }
    }
}

/// Settings for games that differ as much as they can: in the `nth` text, every setting has its `nth` value,
/// as far as the values go together.
fn config<G: Game>(nth: usize) -> String {
    let mut config = String::new();
    for setting in G::SETTINGS {
        let values: Vec<String> = match setting.kind {
            Kind::Number { least, most, default } => {
                [default, least, most].iter().map(ToString::to_string).collect()
            }
            Kind::Switch { .. } => ["off", "on"].map(str::to_owned).into(),
            Kind::Choice { of, .. } => of.iter().map(|&word| word.to_owned()).collect(),
            Kind::EachSeat { .. } | Kind::Drawing { .. } => continue,
        };
        let with = format!("{config}{} {}\n", setting.key, values[nth % values.len()]);
        if with.parse::<G::Config>().is_ok() {
            config = with;
        }
    }
    config
}

/// Number of different settings with which each bot plays.
const CONFIGS: usize = 4;

struct Check;

impl Visitor for Check {
    type Output = ();

    fn visit<G: Complete>(self) {
        for bot in <G::Bots>::BOTS {
            for (nth, seed) in (0..CONFIGS).zip(1..) {
                play(*bot, &config::<G>(nth), seed);
            }
            play(*bot, "", 0);
        }
    }
}

#[test]
fn twin_worlds_of_every_game() {
    std::thread::scope(|scope| {
        for name in games::NAMES {
            scope.spawn(|| games::visit(name, Check).expect("it is in the list"));
        }
    });
}

#[test]
fn settings_differ_and_can_be_read() {
    let configs: Vec<String> = (0..CONFIGS).map(config::<MagicLabyrinth>).collect();
    assert!(configs[1].contains("trail on") && configs[2].contains("seats 4"), "{configs:?}");
}
