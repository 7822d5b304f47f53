//! What holds for the mall beyond what holds for every page, over games that are played.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use face::pages::{self, Table};
use face::{Cx, Drawn, Face, Known, Lang, Told, Words};
use game::{Dice, FastDice, Game, Millis, Outcome, Phase, Seat, SeatSet, Viewer};
use magic_maze::{Action, Deed, Event, Hero, MagicMaze, View};
use maze::Side;

use crate::{scene, structure};

/// So many lines of the log are on the page.
const LOGGED: usize = 24;

/// A game that is played by chance, though with a liking for exploring.
struct Played {
    game: MagicMaze,
    dice: FastDice,
    seats: u8,
    now: Millis,
    events: Vec<Event>,
}

impl Played {
    fn begin(config: &str, seed: u64) -> Self {
        let config = config.parse().expect("a config");
        let game = MagicMaze::new(MagicMaze::RULES, &config);
        let seats = MagicMaze::seats(&config);
        let (dice, events) = (FastDice::new(seed), Vec::new());
        let mut played = Self { game, dice, seats, now: Millis::ZERO, events };
        played.let_nature_move();
        played
    }

    /// One action with what chance makes of it; `false` once it is over.
    fn step(&mut self) -> bool {
        self.events.clear();
        self.now = self.now + Millis(400);
        let Phase::Open(_) = self.game.phase() else { return false };
        let (seat, action) = self.choose();
        self.game.act(self.now, seat, action, &mut self.events).expect("it is listed");
        self.let_nature_move();
        true
    }

    fn let_nature_move(&mut self) {
        while self.game.phase() == Phase::Chance {
            let drawn = self.game.sample(&mut self.dice).expect("nature is to move");
            self.game.chance(self.now, &drawn, &mut self.events).expect("it was drawn");
        }
    }

    fn choose(&mut self) -> (Seat, Action) {
        let mut all = Vec::new();
        let mut list = Vec::new();
        for seat in Seat::first(self.seats) {
            self.game.legal(seat, &mut list);
            all.extend(list.iter().map(|action| (seat, *action)));
        }
        all.retain(|(_, action)| !matches!(action, Action::GiveUp | Action::PlayOn));
        let explores = |(_, action): &&(Seat, Action)| {
            let Action::Do { deed, .. } = action else { return false };
            matches!(deed, Deed::Explore { .. } | Deed::Gaze { .. } | Deed::Place { .. })
        };
        if let Some(exploring) = all.iter().find(explores) {
            return *exploring;
        }
        let view = self.game.view(Viewer::Watcher);
        let hero = Hero::ALL[self.dice.below(4) as usize];
        // Now and then anything is done, so that nobody stands in the way for ever.
        let way = (self.dice.below(6) > 0).then(|| way_to_a_door(&view, hero)).flatten();
        let on_the_way = |(_, action): &&(Seat, Action)| {
            matches!(*action, Action::Do { deed: Deed::Move { hero: whom, side, count, .. }, .. }
                if whom == hero && Some((side, count)) == way)
        };
        match all.iter().find(on_the_way) {
            Some(found) => *found,
            None => all[self.dice.below(all.len() as u32) as usize],
        }
    }

    /// The page of a viewer, as the server makes it.
    fn show<R>(
        &self,
        viewer: Viewer,
        seq: u64,
        log: &[String],
        then: impl FnOnce(&Cx<'_>, &Table<'_>) -> R,
    ) -> R {
        let (turn, outcome) = match self.game.phase() {
            Phase::Open(seats) => (seats, None),
            Phase::Chance => (SeatSet::NOBODY, None),
            Phase::Over(outcome) => (SeatSet::NOBODY, Some(outcome)),
        };
        let mut scene = scene::<MagicMaze>(viewer, turn, outcome);
        scene.seq = seq;
        scene.now += 731 * seq;
        scene.chairs.truncate(self.seats.into());
        let cx = Cx { words: Words::of(Lang::En), scene: &scene };
        let table = Table {
            drawn: Some(self.draw(viewer, outcome, &cx)),
            told: self.told(viewer, &cx),
            log: log.to_vec(),
            said: Vec::new(),
            name: "Ada",
        };
        then(&cx, &table)
    }

    fn draw(&self, viewer: Viewer, outcome: Option<Outcome>, cx: &Cx<'_>) -> Drawn {
        Drawn::of::<MagicMaze>(&self.game.view(viewer), &self.legal(viewer), outcome, cx)
    }

    fn legal(&self, viewer: Viewer) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.game.legal(seat, &mut legal);
        }
        legal
    }

    fn told(&self, viewer: Viewer, cx: &Cx<'_>) -> Vec<Told> {
        let sights = self.events.iter().filter_map(|event| MagicMaze::sight(event, viewer));
        sights.filter_map(|sight| MagicMaze::told(&sight, cx)).collect()
    }
}

/// The first slide on a shortest way to an open exploration square of a hero's own.
fn way_to_a_door(view: &View, hero: Hero) -> Option<(Side, u8)> {
    let chart = view.chart();
    let start = view.heroes[hero.index()].is.square()?;
    let (mut reached, mut first) = (vec![start], vec![None]);
    let mut next = 0;
    while next < reached.len() {
        let (from, way) = (reached[next], first[next]);
        if way.is_some() && chart.unexplored(from).is_some_and(|(whose, _)| whose == hero) {
            return way;
        }
        for side in Side::ALL {
            let slide = std::iter::successors(chart.step(hero, from, side), |at| {
                chart.step(hero, *at, side)
            });
            for (to, count) in slide.zip(1..) {
                if !reached.contains(&to) {
                    reached.push(to);
                    first.push(way.or(Some((side, count))));
                }
            }
        }
        next += 1;
    }
    None
}

const CONFIGS: [&str; 8] = [
    "seats 2\nscenario 1\nsand 0",
    "seats 2\nscenario 7\nsand 0\ndeck 24",
    "seats 4\nscenario 7\nsand 0",
    "seats 8\nscenario 8\nsand 0\ndeck 24",
    "seats 9\nscenario 9\nsand 0",
    "seats 2\nscenario 11\nsand 0\ndeck 17",
    "seats 2\nscenario 13\nsand 0\ndeck 19",
    "seats 1\nscenario 6\nsand 0",
];

#[test]
fn every_legal_action_has_one_button_and_every_light_is_of_one() {
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut played = Played::begin(config, nth as u64);
        for number in 0..120_u64 {
            for seat in Seat::first(played.seats) {
                let viewer = Viewer::Seat(seat);
                let page = played.show(viewer, number, &[], |cx, table| pages::table(cx, table).0);
                check_actions(&page, &played.legal(viewer), config);
                structure::check(config, &page);
            }
            if !played.step() {
                break;
            }
        }
    }
}

#[test]
fn in_every_case_every_seat_can_do_what_it_may() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut seldom_seen = BTreeSet::new();
    for entry in fs::read_dir(root.join("crates/magic-maze/cases")).expect("cases") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a case");
        let Ok(game) = casefile::case::position_of::<MagicMaze>(&text) else { continue };
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let seats = game.view(Viewer::Watcher).options.seats;
        let case =
            Played { game, dice: FastDice::new(1), seats, now: Millis::ZERO, events: Vec::new() };
        for seat in Seat::first(seats) {
            let legal = case.legal(Viewer::Seat(seat));
            let page = case.show(Viewer::Seat(seat), 1, &[], |cx, it| pages::table(cx, it).0);
            check_actions(&page, &legal, &name);
            for word in legal.into_iter().filter_map(seldom) {
                seldom_seen.insert(word);
                write_page(&format!("{word}-{seats}-{seat}"), &page);
            }
        }
    }
    assert_eq!(seldom_seen, BTreeSet::from(["discard", "gaze", "place"]));
}

/// Each action stands in one button of the form, each button has a name of its own, and whatever
/// can be touched on the board is such a button's.
#[track_caller]
fn check_actions(page: &str, legal: &[Action], config: &str) {
    let mut values: BTreeMap<&str, usize> = BTreeMap::new();
    let mut labels: BTreeMap<String, &str> = BTreeMap::new();
    for piece in page.split("<button name=\"action\" value=\"").skip(1) {
        let (value, rest) = piece.split_once('"').expect("a value");
        *values.entry(value).or_default() += 1;
        let label = match rest.split_once("aria-label=\"").filter(|(head, _)| !head.contains('>')) {
            Some((_, label)) => label.split('"').next().unwrap_or_default(),
            None => {
                rest.split_once('>').map_or("", |(_, text)| text.split('<').next().unwrap_or(""))
            }
        };
        let label = if label.is_empty() { value } else { label };
        let twin = labels.insert(label.to_owned(), value);
        assert_eq!(twin, None, "{config}: two buttons are called {label}");
    }
    let expected: BTreeMap<String, usize> = legal.iter().map(|it| (it.to_string(), 1)).collect();
    let found: BTreeMap<String, usize> =
        values.iter().map(|(value, count)| ((*value).to_owned(), *count)).collect();
    assert_eq!(found, expected, "{config}");
    for act in page.split(" data-act=\"").skip(1).filter_map(|piece| piece.split('"').next()) {
        assert!(values.contains_key(act), "{config}: a light without a button: {act}");
    }
}

#[test]
fn at_the_end_there_is_nothing_left_to_press_on_the_board() {
    let mut played = Played::begin("seats 3\nscenario 4\nsand 0", 5);
    (0..60).for_each(|_| assert!(played.step()));
    for seat in Seat::first(3) {
        played.game.act(played.now, seat, Action::GiveUp, &mut Vec::new()).expect("all may");
    }
    assert_eq!(played.game.phase(), Phase::Over(Outcome::Lost));
    let page = played.show(Viewer::Seat(Seat::A), 80, &[], |cx, it| pages::table(cx, it).0);
    structure::check("the end", &page);
    check_actions(&page, &[], "the end");
    assert!(page.contains("The mall had grown to"), "the end says how far it came");
    write_page("end", &page);
}

#[test]
fn everything_that_is_seen_is_told_in_words() {
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut played = Played::begin(config, 60 + nth as u64);
        for number in 0..200 {
            played.show(Viewer::Watcher, number, &[], |_, table| {
                for told in &table.told {
                    let is_key = told.text.contains("mz-") || told.text.contains("{");
                    assert!(!is_key && told.text.ends_with(['.', '!']), "{config}: {}", told.text);
                }
            });
            if !played.step() {
                break;
            }
        }
    }
}

#[test]
fn what_changes_with_an_action_is_small() {
    let mut sizes = Vec::new();
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut played = Played::begin(config, 40 + nth as u64);
        let (viewer, stage, mut log) = (Viewer::Seat(Seat::A), "running", Vec::new());
        let mut known =
            played.show(viewer, 0, &log, |cx, it| Known::of(stage, &pages::parts(cx, it)));
        for number in 1..500 {
            if !played.step() || matches!(played.game.phase(), Phase::Over(_)) {
                break;
            }
            let (bytes, lines) = played.show(viewer, number, &log, |cx, table| {
                let mut bytes = 0;
                let whole = || unreachable!("the stage is the same");
                let line = |line: &str| bytes += "data: \n".len() + line.len();
                known.changes(stage, &pages::parts(cx, table), whole, line);
                (bytes, table.told.iter().map(|told| told.text.clone()).collect::<Vec<_>>())
            });
            log_on(&mut log, &lines);
            sizes.push(bytes);
        }
    }
    sizes.sort_unstable();
    let (count, most) = (sizes.len(), sizes[sizes.len() - 1]);
    let median = sizes[count / 2];
    assert!(median <= 4_096, "half of {count} changes are above {median} bytes");
    assert!(most <= 16_384, "one of {count} changes has {most} bytes");
}

fn log_on(log: &mut Vec<String>, lines: &[String]) {
    log.extend_from_slice(lines);
    let old = log.len().saturating_sub(LOGGED);
    log.drain(..old);
}

/// Pages of malls as they grow, and of whatever else there is to choose, to be looked at.
#[test]
fn malls_of_many_tiles_are_drawn() {
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut played = Played::begin(config, 80 + nth as u64);
        let (mut most, mut drawn) = (0, BTreeSet::new());
        for number in 0..1_000 {
            let tiles = played.game.view(Viewer::Watcher).mall.len();
            most = tiles.max(most);
            let mut shown = vec![(format!("{tiles:02}"), Seat::A)];
            for seat in Seat::first(played.seats) {
                let words = played.legal(Viewer::Seat(seat)).into_iter().filter_map(seldom);
                shown.extend(words.map(|word| (word.to_owned(), seat)));
            }
            for (name, seat) in shown {
                if drawn.insert(name.clone()) {
                    let viewer = Viewer::Seat(seat);
                    let page = played.show(viewer, number, &[], |cx, it| pages::table(cx, it).0);
                    write_page(&format!("played-{nth}-{name}"), &page);
                }
            }
            if !played.step() {
                break;
            }
        }
        assert!(most >= 4, "{config}: the mall has only {most} tiles");
    }
}

/// Writes a page to be looked at.
fn write_page(name: &str, page: &str) {
    let out = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/boards/magic-maze");
    fs::create_dir_all(&out).expect("a folder for the pages");
    fs::write(out.join(format!("{name}.html")), page).expect("a page");
}

fn seldom(action: Action) -> Option<&'static str> {
    match action {
        Action::Do { deed: Deed::Place { .. }, .. } => Some("place"),
        Action::Do { deed: Deed::Gaze { .. }, .. } => Some("gaze"),
        Action::Discard(_) => Some("discard"),
        _ => None,
    }
}
