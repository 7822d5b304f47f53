//! Draws boards from case files and from played games, and checks every page.
//!
//! The pages are written to `target/boards/GAME/CASE-SEAT.html`.

mod cards;
mod figures;
mod frogs;
mod garden;
mod mall;
mod pictured;
mod plain;
mod played;
mod structure;
mod tour;
mod walls;

use std::fs;
use std::path::{Path, PathBuf};

use game::{Diagram, Game, Outcome, Pace, Phase, Seat, SeatSet, Viewer};
use games::{Complete, Visitor};
use ui::pages::{self, Table};
use ui::{Chair, Cx, GameParts, Lang, Numbers, Scene, Sits, Stage, Words};

/// Draws the position of every case of a game for a player and for a watcher.
struct DrawCases;

impl Visitor for DrawCases {
    type Output = ();

    fn visit<G: Complete>(self) {
        let mut drawn = 0;
        for (name, game) in positions::<G>() {
            for viewer in [Viewer::Seat(Seat::A), Viewer::Watcher] {
                let page = page(&game, viewer, Words::of(Lang::En));
                structure::check(&name, &with_known_classes::<G>(&page));
                keep::<G>(&format!("{name}-{viewer}"), &page);
            }
            drawn += 1;
        }
        let is_enough = drawn > 20 || drawn > 0 && !G::FACTS.is_shipped;
        assert!(is_enough, "only {drawn} positions of {} were drawn", G::NAME);
    }
}

/// The page without the class of a game that has no style sheet.
fn with_known_classes<G: Complete>(page: &str) -> String {
    if G::FACTS.is_shipped { page.to_owned() } else { page.replace(&format!(" g-{}", G::NAME), "") }
}

/// The position of every case of a game, with the case's name.
fn positions<G: Diagram>() -> Vec<(String, G)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cases = root.join("crates").join(G::NAME).join("cases");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(cases).expect("cases").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let position = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a case");
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        // Some cases start from invalid positions.
        Some((name, casefile::case::position_of::<G>(&text).ok()?))
    };
    paths.into_iter().filter_map(position).collect()
}

/// Writes a page to `target/boards`, for people who want to look at it.
fn keep<G: Game>(name: &str, page: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let out = root.join("target/boards").join(G::NAME);
    fs::create_dir_all(&out).expect("a folder for the pages");
    let page = page.replace("/static/", "../../../crates/ui/static/");
    fs::write(out.join(format!("{name}.html")), page).expect("a page");
}

/// The page of a table at this position.
fn page<G: Complete>(game: &G, viewer: Viewer, words: &'static Words) -> String {
    page_with(game, viewer, words, Numbers::Off)
}

/// The page of a table at this position, with or without the numbers of pieces that look alike.
fn page_with<G: Complete>(
    game: &G,
    viewer: Viewer,
    words: &'static Words,
    numbers: Numbers,
) -> String {
    let (turn, outcome) = match game.phase() {
        Phase::Open(seats) => (seats, None),
        Phase::Chance => (SeatSet::NOBODY, None),
        Phase::Over(outcome) => (SeatSet::NOBODY, Some(outcome)),
    };
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        game.legal(seat, &mut legal);
    }
    let view = game.view(viewer);
    let scene = Scene { numbers, ..scene::<G>(viewer, turn, outcome) };
    let cx = Cx::new(words, &scene);
    let game = Some(GameParts::of::<G::Ui, G>(&view, &legal, outcome, &cx));
    let table = Table { game, narrations: Vec::new(), log: &[], said: Vec::new(), name: "Ada" };
    pages::table(&cx, table).into_string()
}

fn scene<G: Game>(viewer: Viewer, turn: SeatSet, outcome: Option<Outcome>) -> Scene<'static> {
    let names = ["Ada", "Bo", "Cleo", "Dara", "Enno", "Fee", "Gil", "Hana", "Ida"];
    let sits = |name| Sits::Player { name, here: true, ready: true, covered: None, late: false };
    let chairs = Seat::first(4).map(|seat| Chair {
        seat,
        sits: sits(names[seat.index()]),
        tint: seat.index(),
    });
    Scene {
        id: "abcdefgh",
        game: G::NAME,
        seq: 12,
        stage: outcome.map_or(Stage::Running, Stage::Over),
        is_public: false,
        chat: true,
        host: Some(Seat::A),
        chairs: chairs.collect(),
        mine: match viewer {
            Viewer::Seat(seat) => SeatSet::only(seat),
            Viewer::Watcher => SeatSet::NOBODY,
        },
        viewer,
        turn,
        deadline: (G::PACE == Pace::RealTime).then_some(1_800_000_120_000),
        now: 1_800_000_000_000,
        pausing: SeatSet::NOBODY,
        is_real_time: G::PACE == Pace::RealTime,
        beats: &[],
        beat_percent: 0,
        may_write: true,
        again: None,
        code: None,
        watches: false,
        commitment: "00",
        round: 0,
        settings: G::SETTINGS,
        set: Vec::new(),
        presets: &[],
        figures: &[],
        builder: None,
        minutes: (0, 0),
        bots: vec!["random"],
        origin: "http://localhost",
        build: "0123456789ab",
        numbers: Numbers::Off,
    }
}

/// Runs a visitor with every game of the list, each in a thread of its own.
fn with_every_game<V: Visitor<Output = ()> + Send>(visitor: fn() -> V) {
    std::thread::scope(|scope| {
        for name in games::NAMES {
            scope.spawn(move || games::visit(name, visitor()).expect("it is in the list"));
        }
    });
}

#[test]
fn the_cases_of_every_game_are_drawn() {
    with_every_game(|| DrawCases);
}

/// Plays a short game at random and checks its pages. A game in real time is played in `tour`.
struct PlayQuick;

impl Visitor for PlayQuick {
    type Output = ();

    fn visit<G: Complete>(self) {
        if G::PACE == Pace::Turns {
            is_small(played::check::<G>(G::FACTS.quick, 1, |_, _, _| {}));
        }
    }
}

#[test]
fn a_quick_game_of_every_game_is_played() {
    with_every_game(|| PlayQuick);
}

/// Checks the bytes that each move sends: the median and the maximum.
#[track_caller]
fn is_small(sizes: Vec<usize>) {
    let (median, most) = played::spread(sizes);
    assert!(median <= 4_096, "a move sends {median} bytes");
    assert!(most <= 16_384, "the largest move sends {most} bytes");
}
