//! How long pages take to draw, beside writing the same bytes from a constant, and how much of them
//! is sent after an action.

use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use anyhow::{Result, anyhow};
use game::{Dice, FastDice, Game, Millis, Pace, Phase, Quiet, Seat, SeatSet, Unreadable, Viewer};
use games::Complete;
use maud::html;
use ui::pages::{self, Table};
use ui::{Chair, Cx, GameParts, Lang, Numbers, Part, Scene, Sent, Sits, Stage, Words};

use crate::clock::Since;
use crate::fault::Verdict;

/// So many inputs of one random game are looked at, or fewer if it ends.
const INPUTS: usize = 400;
/// A page without its board may take so long.
const FRAME: Duration = Duration::from_micros(30);
/// An update may have so many bytes: half of them, and all of them.
const USUAL: usize = 4 * 1024;
const MOST: usize = 16 * 1024;

/// So often something is done before one looks at the clock.
const REPEATS: u32 = 32;

/// How long a board may take.
fn board_bar(game: &str) -> Duration {
    Duration::from_micros(if game == "magic-maze" { 150 } else { 30 })
}

/// A moment of a game, as its first player sees it.
struct Moment<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
    turn: SeatSet,
}

/// Measures one game.
pub(super) fn run<G: Complete>(
    (settings, each): (&str, Duration),
    out: &mut impl Write,
) -> Result<Verdict> {
    let moments = moments::<G>(settings)?;
    let last = moments.last().ok_or_else(|| anyhow!("{} has no moment to show", G::NAME))?;
    let words = Words::of(Lang::En);
    let seats = G::seats(&config::<G>(settings)?);
    let scene = scene::<G>(seats, last.turn);
    let cx = Cx::new(words, &scene);
    let frame = timed(each, || frame::<G>(&cx, last));
    let bytes = self::frame::<G>(&cx, last);
    let constant = timed(each, || bytes.clone());
    let board = timed(each, || G::board(&last.view, &last.legal, &cx));
    let updates = self::updates::<G>(&moments, seats, words);
    let update = timed(each, || self::updates::<G>(&moments, seats, words)) / moments.len() as u32;
    let (usual, most) = (updates[updates.len() / 2], updates[updates.len() - 1]);
    writeln!(
        out,
        "{:16} frame {:6.1} µs for {} bytes, the same from a constant {:5.2} µs; board {:6.1} µs; \
         updates of {} moments: {:5.2} µs each, median {usual} bytes, most {most}",
        G::NAME,
        micros(frame),
        bytes.len(),
        micros(constant),
        micros(board),
        moments.len(),
        micros(update),
    )?;
    let is_fast = frame <= FRAME && board <= board_bar(G::NAME);
    let is_small = usual <= USUAL && most <= MOST;
    // A debug build does not judge.
    let is_well = cfg!(debug_assertions) || is_fast && is_small;
    Ok(if is_well { Verdict::Well } else { Verdict::Failed })
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// The median time that something takes.
fn timed<T>(each: Duration, mut what: impl FnMut() -> T) -> Duration {
    let since = Since::now();
    let mut times = Vec::new();
    while since.passed() < each || times.len() < 9 {
        let since = Since::now();
        for _ in 0..REPEATS {
            black_box(what());
        }
        times.push(since.passed() / REPEATS);
    }
    times.sort();
    times[times.len() / 2]
}

/// The whole page but for the board.
fn frame<G: Complete>(cx: &Cx<'_>, moment: &Moment<G>) -> String {
    let parts = GameParts {
        now: G::now(&moment.view, &moment.legal, cx),
        board: Part::new("board", html! {}),
        players: pages::players(cx, |_| None),
        hand: pages::hand(cx, None),
        ending: Vec::new(),
    };
    pages::table(cx, table(Some(parts))).into_string()
}

fn table(game: Option<GameParts>) -> Table<'static> {
    Table { game, narrations: Vec::new(), log: &[], said: Vec::new(), name: "Ada" }
}

/// How many bytes are sent after each input, sorted.
fn updates<G: Complete>(moments: &[Moment<G>], seats: u8, words: &'static Words) -> Vec<usize> {
    let mut sent = Sent::default();
    let mut sizes = Vec::new();
    for (nth, moment) in moments.iter().enumerate() {
        let scene = Scene { seq: nth as u64, ..scene::<G>(seats, moment.turn) };
        let cx = Cx::new(words, &scene).scripted();
        let game = GameParts::of::<G>(&moment.view, &moment.legal, None, &cx);
        let parts = pages::parts(&cx, table(Some(game)));
        let changes = sent.update("running", &parts, || pages::stage(&cx, &parts));
        // The first is the whole page.
        if nth > 0 {
            sizes.push(changes.iter().map(String::len).sum());
        }
    }
    sizes.sort_unstable();
    sizes
}

fn config<G: Game>(settings: &str) -> Result<G::Config> {
    settings.parse().map_err(|error: Unreadable| anyhow!("{error}"))
}

/// One random game, moment by moment.
fn moments<G: Game>(settings: &str) -> Result<Vec<Moment<G>>> {
    let mut game = G::new(G::RULES, &config::<G>(settings)?);
    let mut dice = FastDice::new(1);
    let mut moments = Vec::new();
    while moments.len() < INPUTS {
        match game.phase() {
            Phase::Over(_) => break,
            Phase::Chance => {
                let outcome =
                    game.sample(&mut dice).ok_or_else(|| anyhow!("chance has no move"))?;
                game.chance(Millis(0), &outcome, &mut Quiet)
                    .map_err(|error| anyhow!("{error:?}"))?;
            }
            Phase::Open(seats) => {
                let mut legal = Vec::new();
                game.legal(Seat::A, &mut legal);
                moments.push(Moment { view: game.view(Viewer::Seat(Seat::A)), legal, turn: seats });
                let nth = dice.below(u32::from(seats.len()));
                let seat =
                    seats.iter().nth(nth as usize).ok_or_else(|| anyhow!("nobody is to act"))?;
                let mut legal = Vec::new();
                game.accepted(seat, &mut legal);
                // Nobody gives up here.
                legal.retain(|action| !action.to_string().starts_with("give-up"));
                if legal.is_empty() {
                    continue;
                }
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.act(Millis(0), seat, action, &mut Quiet)
                    .map_err(|error| anyhow!("{error}"))?;
            }
        }
    }
    Ok(moments)
}

fn scene<G: Game>(seats: u8, turn: SeatSet) -> Scene<'static> {
    let sits = Sits::Player { name: "Ada", here: true, ready: true, covered: None, late: false };
    Scene {
        id: "abcdefghijkmnpqr",
        game: G::NAME,
        seq: 12,
        stage: Stage::Running,
        is_public: false,
        chat: true,
        host: Some(Seat::A),
        chairs: Seat::first(seats).map(|seat| Chair { seat, sits }).collect(),
        mine: SeatSet::only(Seat::A),
        viewer: Viewer::Seat(Seat::A),
        turn,
        deadline: (G::PACE == Pace::RealTime).then_some(180_000),
        now: 0,
        pausing: SeatSet::NOBODY,
        is_real_time: G::PACE == Pace::RealTime,
        may_write: true,
        again: None,
        commitment: "00",
        round: 0,
        settings: G::SETTINGS,
        set: Vec::new(),
        bots: Vec::new(),
        origin: "http://localhost",
        build: ui::build(),
        numbers: Numbers::Off,
    }
}
