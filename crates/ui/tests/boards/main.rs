//! Draws boards from case files and from played games, and checks every page.
//!
//! The pages are written to `target/boards/GAME/CASE-SEAT.html`.

mod figures;
mod frogs;
mod mall;
mod plain;
mod played;
mod structure;
mod tour;
mod walls;

use std::fs;
use std::path::{Path, PathBuf};

use game::{Diagram, Game as _, Millis, Outcome, Pace, Phase, Quiet, Seat, SeatSet, Viewer};
use labyrinth_cards::{Action as Placing, LabyrinthCards};
use ui::pages::{self, Table};
use ui::{Chair, Cx, GameParts, GameUi, Lang, Numbers, Scene, Sits, Stage, Words};

/// Draws the position of every case of a game for a player and for a watcher.
fn draw_all<G: GameUi + Diagram>() {
    let mut drawn = 0;
    for (name, game) in positions::<G>() {
        for viewer in [Viewer::Seat(Seat::A), Viewer::Watcher] {
            let page = page(&game, viewer, Words::of(Lang::En));
            structure::check(&name, &page);
            keep::<G>(&format!("{name}-{viewer}"), &page);
        }
        drawn += 1;
    }
    assert!(drawn > 20, "only {drawn} positions of {} were drawn", G::NAME);
}

/// The position of every case of a game, with the case's name.
fn positions<G: GameUi + Diagram>() -> Vec<(String, G)> {
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
fn keep<G: GameUi>(name: &str, page: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let out = root.join("target/boards").join(G::NAME);
    fs::create_dir_all(&out).expect("a folder for the pages");
    let page = page.replace("/static/", "../../../crates/ui/static/");
    fs::write(out.join(format!("{name}.html")), page).expect("a page");
}

/// The page of a table at this position.
fn page<G: GameUi>(game: &G, viewer: Viewer, words: &'static Words) -> String {
    page_with(game, viewer, words, Numbers::Off)
}

/// The page of a table at this position, with or without the numbers of pieces that look alike.
fn page_with<G: GameUi>(
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
    let game = Some(GameParts::of::<G>(&view, &legal, outcome, &cx));
    let table = Table { game, narrations: Vec::new(), log: &[], said: Vec::new(), name: "Ada" };
    pages::table(&cx, table).into_string()
}

fn scene<G: GameUi>(viewer: Viewer, turn: SeatSet, outcome: Option<Outcome>) -> Scene<'static> {
    let names = ["Ada", "Bo", "Cleo", "Dara", "Enno", "Fee", "Gil", "Hana", "Ida"];
    let sits = |name| Sits::Player { name, here: true, ready: true, covered: None, late: false };
    let chairs = Seat::first(4).map(|seat| Chair { seat, sits: sits(names[seat.index()]) });
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
        may_write: true,
        again: None,
        commitment: "00",
        round: 0,
        settings: G::SETTINGS,
        set: Vec::new(),
        bots: vec!["random"],
        origin: "http://localhost",
        build: "0123456789ab",
        numbers: Numbers::Off,
    }
}

#[test]
fn the_magic_labyrinth() {
    draw_all::<magic_labyrinth::MagicLabyrinth>();
}

#[test]
fn magic_maze() {
    draw_all::<magic_maze::MagicMaze>();
}

#[test]
fn labyrinth_cards() {
    draw_all::<LabyrinthCards>();
}

#[test]
fn mago_magino() {
    draw_all::<mago_magino::MagoMagino>();
}

/// Checks the bytes that each move sends: the median and the maximum.
#[track_caller]
fn is_small(sizes: Vec<usize>) {
    let (median, most) = played::spread(sizes);
    assert!(median <= 4_096, "a move sends {median} bytes");
    assert!(most <= 16_384, "the largest move sends {most} bytes");
}

#[test]
fn games_of_the_magic_labyrinth() {
    let check =
        |config, seed| played::check::<magic_labyrinth::MagicLabyrinth>(config, seed, |_, _, _| {});
    is_small(check("seats 2\n", 1));
    is_small(check("seats 4\n", 2));
}

#[test]
fn games_of_mago_magino() {
    let check = |config, seed| played::check::<mago_magino::MagoMagino>(config, seed, |_, _, _| {});
    is_small(check("seats 2\n", 1));
    is_small(check("seats 3\nmeadow 4\ncrystals 2\n", 4));
    is_small(check("seats 5\nmeadow 20\n", 2));
    is_small(check("seats 4\nmeadow 4\nshuffled-frogs on\n", 3));
}

#[test]
fn games_of_labyrinth_cards() {
    let check = |config, seed| played::check::<LabyrinthCards>(config, seed, greedy);
    is_small(check("seats 2\n", 1));
    is_small(check("seats 6\nlinks-anew on\n", 2));
    is_small(check("seats 3\nshort on\nfind-it-yourself on\n", 3));
    is_small(played::check::<LabyrinthCards>("seats 2\n", 3, |_, _, _| {}));
}

/// Keeps the actions after which most cards can be taken. Random players would fill the table with
/// cards and so send more than people do.
fn greedy(game: &LabyrinthCards, seat: Seat, legal: &mut Vec<Placing>) {
    let takes = |action: &Placing| {
        let (mut after, mut legal) = (game.clone(), Vec::new());
        after.act(Millis::ZERO, seat, *action, &mut Quiet).expect("listed actions are accepted");
        after.legal(seat, &mut legal);
        legal.len()
    };
    if legal.len() > 1 && legal.contains(&Placing::Finish) {
        legal.retain(|action| *action != Placing::Finish);
    }
    let most = legal.iter().map(takes).max();
    legal.retain(|action| Some(takes(action)) == most);
}
