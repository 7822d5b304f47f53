//! Checks of Magic Maze pages, over played games.

use std::collections::{BTreeMap, BTreeSet};

use ui::{Lang, Sentence, Words};

use game::{Game, Outcome, Phase, Seat, Viewer};
use magic_maze::{Action, Deed, Hero, MagicMaze};
use ui::pages::{self, LINES, Line};

use crate::played::{event_sizes, waiting};
use crate::tour::Tour;
use crate::walls::attribute;
use crate::{keep, positions, structure};

/// Settings of the played games.
pub(crate) const CONFIGS: [&str; 8] = [
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
        let mut tour = Tour::begin(config, nth as u64);
        for number in 0..120_u64 {
            for seat in Seat::first(tour.seats) {
                let viewer = Viewer::Seat(seat);
                let page = tour.show(viewer, number, &[], |cx, table| pages::table(cx, table).0);
                check_actions(&page, &tour.legal(viewer), config);
                structure::check(config, &page);
            }
            if !tour.step() {
                break;
            }
        }
    }
}

#[test]
fn in_every_case_every_seat_can_do_what_it_may() {
    let mut seldom_seen = BTreeSet::new();
    for (name, game) in positions::<MagicMaze>() {
        let seats = game.view(Viewer::Watcher).options.seats;
        let case = Tour::of(game, seats);
        for seat in Seat::first(seats) {
            let legal = case.legal(Viewer::Seat(seat));
            let page = case.show(Viewer::Seat(seat), 1, &[], |cx, it| pages::table(cx, it).0);
            check_actions(&page, &legal, &name);
            for word in legal.into_iter().filter_map(seldom) {
                seldom_seen.insert(word);
                keep::<MagicMaze>(&format!("{word}-{seats}-{seat}"), &page);
            }
        }
    }
    assert_eq!(seldom_seen, BTreeSet::from(["discard", "gaze", "place"]));
}

/// Checks that each action has one button in the form, each button has a name of its own, and every
/// action on the board has a button.
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

/// MZ-42: the signal ends when the player has done something, and starts again when the pawn is set again.
#[test]
fn the_pawn_pleads_until_it_is_answered() {
    let mut tour = Tour::begin("seats 2\nscenario 2\nsand 0", 3);
    let pleads = |tour: &Tour, seat| {
        let page = tour.show(Viewer::Seat(seat), 1, &[], |cx, it| pages::table(cx, it).0);
        page.contains("<div id=\"pawn\"")
    };
    let first = |tour: &Tour, seat| {
        let legal = tour.legal(Viewer::Seat(seat));
        let deed = legal.into_iter().find(|action| matches!(action, Action::Do { .. }));
        deed.expect("there is always somebody to move")
    };
    let b = Seat::new(1).expect("a second seat");
    let act = |tour: &mut Tour, seat, action| {
        tour.game.act(tour.now, seat, action, &mut Vec::new()).expect("it is legal");
    };
    assert!(!pleads(&tour, b));
    act(&mut tour, Seat::A, Action::DoSomething(b));
    assert!(pleads(&tour, b) && !pleads(&tour, Seat::A));
    let others = first(&tour, Seat::A);
    act(&mut tour, Seat::A, others);
    assert!(pleads(&tour, b), "what another player does is no answer");
    let own = first(&tour, b);
    act(&mut tour, b, own);
    assert!(!pleads(&tour, b));
    act(&mut tour, Seat::A, Action::DoSomething(b));
    assert!(pleads(&tour, b));
}

/// The hint of a hero that the player cannot move names the heroes that the player can move.
#[test]
fn a_hero_who_cannot_be_moved_names_those_who_can() {
    let words = Words::of(Lang::En);
    let (mut named, mut nobody) = (0, 0);
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut tour = Tour::begin(config, 30 + nth as u64);
        for number in 0..120 {
            for seat in Seat::first(tour.seats) {
                let viewer = Viewer::Seat(seat);
                let page = tour.show(viewer, number, &[], |cx, it| pages::table(cx, it).0);
                let legal = tour.legal(viewer);
                let able = |hero: &Hero| {
                    let with = |action: &Action| matches!(action, Action::Do { deed, .. } if deed.hero() == Some(*hero));
                    legal.iter().any(with)
                };
                let discards = legal.iter().any(|action| matches!(action, Action::Discard(_)));
                let names = Hero::ALL
                    .into_iter()
                    .filter(able)
                    .map(|hero| words.format(&format!("mz-hero-{hero}"), []));
                let names = names.collect::<Vec<_>>().join(", ");
                let others = words.format("mz-hero-others", [("heroes", (&names).into())]);
                for hero in Hero::ALL.into_iter().filter(|hero| !able(hero)) {
                    let start = format!("<div id=\"do-{hero}\"");
                    let Some((_, controls)) = page.split_once(&start) else { continue };
                    let hint = controls.split("<p class=\"hint\">").nth(1).unwrap_or_default();
                    let hint = hint.split('<').next().unwrap_or_default();
                    let tells = !names.is_empty() && hint.contains(&others);
                    assert_eq!(tells, !names.is_empty() && !discards, "{config}: {hero}: {hint}");
                    *if tells { &mut named } else { &mut nobody } += 1;
                }
            }
            if !tour.step() {
                break;
            }
        }
    }
    assert!(named > 100 && nobody > 10, "{named} and {nobody}");
}

#[test]
fn a_hero_lands_where_the_light_was() {
    let mut landed = 0;
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut tour = Tour::begin(config, 20 + nth as u64);
        for number in 0..150 {
            let viewer = Viewer::Seat(Seat::A);
            let before = tour.show(viewer, number, &[], |cx, it| pages::table(cx, it).0);
            for action in tour.legal(viewer) {
                let Some(hero) = mover(action) else { continue };
                let act = format!(" data-act=\"{action}\"");
                // Two ways to one square have one light.
                let Some(light) = before.split('<').find(|tag| tag.contains(&act)) else {
                    continue;
                };
                let mut next = tour.at(tour.game.clone());
                next.game.act(tour.now, Seat::A, action, &mut next.events).expect("legal");
                let after = next.show(viewer, number, &[], |cx, it| pages::table(cx, it).0);
                let Some(at) = hero_at(&after, hero) else { continue };
                let lit = (attribute(light, " x=\"") / 10, attribute(light, " y=\"") / 10);
                assert_eq!(at, lit, "{config}: {action}");
                landed += 1;
            }
            if !tour.step() {
                break;
            }
        }
    }
    assert!(landed > 1_000, "only {landed} lights were tried");
}

fn mover(action: Action) -> Option<Hero> {
    let Action::Do { deed, .. } = action else { return None };
    match deed {
        Deed::Move { hero, .. } | Deed::Vortex { hero, .. } | Deed::Escalator { hero, .. } => {
            Some(hero)
        }
        Deed::Explore { .. } | Deed::Gaze { .. } | Deed::Place { .. } | Deed::TurnUp => None,
    }
}

/// The position of a hero, from its classes for tens and ones.
fn hero_at(page: &str, hero: Hero) -> Option<(i32, i32)> {
    let pawn = format!("<g id=\"hero-{hero}\"");
    let tag = page.split_once(&pawn)?.1.split('>').next()?;
    let part = |class| attribute(tag, class);
    Some((10 * part(" u") + part(" x"), 10 * part(" v") + part(" y")))
}

#[test]
fn at_the_end_there_is_nothing_left_to_press_on_the_board() {
    let mut tour = Tour::begin("seats 3\nscenario 4\nsand 0", 5);
    (0..60).for_each(|_| assert!(tour.step()));
    for seat in Seat::first(3) {
        tour.game.act(tour.now, seat, Action::GiveUp, &mut Vec::new()).expect("all may");
    }
    assert_eq!(tour.game.phase(), Phase::Over(Outcome::Lost));
    let page = tour.show(Viewer::Seat(Seat::A), 80, &[], |cx, it| pages::table(cx, it).0);
    structure::check("the end", &page);
    check_actions(&page, &[], "the end");
    let tiles = tour.game.view(Viewer::Watcher).totals.tiles;
    let grown = Words::of(Lang::En).format("mz-ending-tiles", [("tiles", tiles.into())]);
    assert!(page.contains(&grown), "the end says how far it came: {grown}");
    keep::<MagicMaze>("end", &page);
}

#[test]
fn every_sight_has_a_narration() {
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut tour = Tour::begin(config, 60 + nth as u64);
        for number in 0..200 {
            tour.show(Viewer::Watcher, number, &[], |_, table| {
                for told in &table.narrations {
                    let text = told.text.to_string();
                    let is_key = text.contains("mz-") || text.contains("{");
                    assert!(!is_key && text.ends_with(['.', '!']), "{config}: {text}");
                }
            });
            if !tour.step() {
                break;
            }
        }
    }
}

/// From the page that waits for the start to the end of the game.
#[test]
fn what_changes_with_an_action_is_small() {
    let mut sizes = Vec::new();
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut tour = Tour::begin(config, 40 + nth as u64);
        let (viewer, mut log) = (Viewer::Seat(Seat::A), Vec::new());
        let mut sent = waiting::<MagicMaze>(viewer);
        for number in 1..500 {
            let mut update = |scripted| {
                tour.show_at(viewer, number, (&log, Some(scripted)), |cx, table| {
                    let lines: Vec<_> = table.narrations.iter().map(|it| it.text.clone()).collect();
                    let (layout, parts) = (cx.scene.stage.name(), pages::parts(cx, table));
                    (lines, sent.update(layout, &parts, |parts| pages::stage(cx, parts)))
                })
            };
            let (lines, changes) = update(0);
            // Without an event only the clock of the page changes.
            let (_, later) = update(20_000);
            let is_clock = |line: &String| line.starts_with("<i id=\"clock\" ");
            assert!(later.iter().all(is_clock), "{config} {number}: {later:?}");
            log_on(&mut log, number, &lines);
            sizes.extend(event_sizes(&changes));
            if !tour.step() {
                break;
            }
        }
    }
    sizes.sort_unstable();
    let (count, most) = (sizes.len(), sizes[sizes.len() - 1]);
    let median = sizes[count / 2];
    assert!(median <= 4_096, "half of {count} changes are above {median} bytes");
    assert!(most <= 16_384, "one of {count} changes has {most} bytes");
}

fn log_on(log: &mut Vec<Line>, seq: u64, lines: &[Sentence]) {
    log.extend(lines.iter().enumerate().map(|(nth, text)| Line::new(seq, nth, text.clone())));
    let old = log.len().saturating_sub(LINES);
    log.drain(..old);
}

/// Writes pages of large malls to `target/boards`, for people who want to look at them.
#[test]
fn malls_of_many_tiles_are_drawn() {
    for (nth, config) in CONFIGS.into_iter().enumerate() {
        let mut tour = Tour::begin(config, 80 + nth as u64);
        let (mut most, mut drawn) = (0, BTreeSet::new());
        for number in 0..1_000 {
            let tiles = tour.game.view(Viewer::Watcher).mall.len();
            most = tiles.max(most);
            let mut shown = vec![(format!("{tiles:02}"), Seat::A)];
            for seat in Seat::first(tour.seats) {
                let words = tour.legal(Viewer::Seat(seat)).into_iter().filter_map(seldom);
                shown.extend(words.map(|word| (word.to_owned(), seat)));
            }
            for (name, seat) in shown {
                if drawn.insert(name.clone()) {
                    let viewer = Viewer::Seat(seat);
                    let page = tour.show(viewer, number, &[], |cx, it| pages::table(cx, it).0);
                    keep::<MagicMaze>(&format!("played-{nth}-{name}"), &page);
                }
            }
            if !tour.step() {
                break;
            }
        }
        assert!(most >= 4, "{config}: the mall has only {most} tiles");
    }
}

fn seldom(action: Action) -> Option<&'static str> {
    match action {
        Action::Do { deed: Deed::Place { .. }, .. } => Some("place"),
        Action::Do { deed: Deed::Gaze { .. }, .. } => Some("gaze"),
        Action::Discard(_) => Some("discard"),
        _ => None,
    }
}
