//! Clocks that are wrong, and clocks that are set while games are played.

use std::sync::LazyLock;

use std::time::Duration;

use e2e::{
    Clew, Client, Dice, FakeTime, Guide, Options, PATIENCE, Playing, Postgres, Setup, Since,
};
use serde_json::json;

const LIVES: &str = "the server lives";
/// Duration of the sand in seconds.
const SAND: u64 = 24;
/// Seconds by which the system's clock is set: ten minutes.
const STEP: i64 = 600;
/// Tolerance for the duration of requests, and because pages show whole seconds.
const TOLERANCE: Duration = Duration::from_millis(1_500);

static SANDY: LazyLock<Setup> =
    LazyLock::new(|| Setup { settings: &[("sand", "24")], ..Setup::of("magic-maze") });
/// A game in turns against a bot.
static BOT: LazyLock<Setup> =
    LazyLock::new(|| Setup { bots: 1, settings: &[], ..Setup::of("magic-labyrinth") });

/// A game of Magic Maze whose sand runs, and the time since it started.
struct Timed {
    table: Playing,
    since: Since,
}

impl Timed {
    /// Starts a game and makes the first move, which starts the sand.
    fn start(client: &mut Client) -> Self {
        let mut table = Playing::open(client, *SANDY, Dice::new(5)).expect(LIVES);
        table.begin(client).expect(LIVES);
        move_a_hero(client, &mut table);
        let since = Since::now();
        Self { table, since }
    }

    /// Checks that the page shows the right time left, measured by the monotonic clock.
    #[track_caller]
    fn is_in_time(&self, client: &mut Client) {
        let before = Duration::from_secs(SAND).saturating_sub(self.since.passed());
        let state = self.table.look(client).expect(LIVES);
        assert_eq!(state.stage(), "running", "{before:?} before the end");
        let shown = self.left(client).unwrap_or_else(|| panic!("no time left is shown: {state:?}"));
        let after = Duration::from_secs(SAND).saturating_sub(self.since.passed());
        let right = after.saturating_sub(TOLERANCE)..=before + TOLERANCE;
        assert!(right.contains(&shown), "{shown:?} are shown, {before:?} to {after:?} are left");
    }

    /// The time left, as a page shows it.
    fn left(&self, client: &mut Client) -> Option<Duration> {
        let page = client.get_page(&self.table.path("")).expect(LIVES).expect(200).text;
        let (_, behind) = page.split_once("data-glass-left>")?;
        let (minutes, seconds) = behind.split_once('<')?.0.split_once(':')?;
        let [minutes, seconds] = [minutes, seconds].map(|text| text.parse::<u64>().ok());
        Some(Duration::from_secs(60 * minutes? + seconds?))
    }
}

/// Moves a hero without turning the hourglass, which would change the time left.
fn move_a_hero(client: &mut Client, table: &mut Playing) {
    let state = table.look(client).expect(LIVES);
    let guide = Guide::read(&state.0["view"]);
    let act = table.choose_where(&state, |action| !guide.others(&[action.to_owned()]).is_empty());
    let act = act.unwrap_or_else(|| panic!("a hero can move: {:?}", state.legal()));
    table.act(client, &act).expect(LIVES).expect(200);
}

/// Polls for this time.
fn for_a_while(seconds: u64, mut look: impl FnMut()) {
    let since = Since::now();
    while since.passed() < Duration::from_secs(seconds) {
        look();
    }
}

/// The deadline stays, actions are accepted, bots act, and the game ends when its sand has run for its
/// full duration.
#[test]
fn a_step_of_the_system_clock_neither_ends_nor_freezes_a_game() {
    let clock = FakeTime::new();
    let pace = ["--bot-pace", "50"];
    let server = Clew::start(clock.options(Options::default().args(pace)));
    let mut ada = server.client(&Dice::new(1).hex());
    let mut turns = Playing::open(&mut ada, *BOT, Dice::new(3)).expect(LIVES);
    turns.begin(&mut ada).expect(LIVES);
    let mut timed = Timed::start(&mut ada);
    let deadline = |timed: &Timed, ada: &mut Client| {
        let state = timed.table.look(ada).expect(LIVES);
        state.0["deadline"].as_u64().expect("the sand runs")
    };
    let first = deadline(&timed, &mut ada);
    timed.is_in_time(&mut ada);
    for step in [STEP, -STEP, 0] {
        clock.set(step);
        // Longer than the server needs to notice that the clock was set.
        for_a_while(3, || timed.is_in_time(&mut ada));
        assert!(deadline(&timed, &mut ada).abs_diff(first) < 1_000, "the clock was set by {step}");
        move_a_hero(&mut ada, &mut timed.table);
        // It is the player's turn again only if the bot has acted.
        for _ in 0..4 {
            let state = turns.turn(&mut ada).expect(LIVES);
            let act = turns.choose(&state).expect("it is our turn");
            turns.act(&mut ada, &act).expect(LIVES).expect(200);
        }
    }
    let logged = server.log().matches("the system's clock was set").count();
    assert_eq!(logged, 3, "each step once");
    let over = || timed.table.look(&mut ada).expect(LIVES).has_ended();
    let took = when(&timed.since, over);
    let sand = Duration::from_secs(SAND);
    assert!(took + TOLERANCE > sand && took < sand + TOLERANCE, "it ended after {took:?}");
}

/// The time after which a condition became true.
fn when(since: &Since, mut is_true: impl FnMut() -> bool) -> Duration {
    while !is_true() {
        assert!(since.passed() < PATIENCE, "waited {PATIENCE:?} for a game to end");
    }
    since.passed()
}

/// Between two runs of the server there is only the wall clock. Wherever it was set meanwhile, the time
/// without a server is given back, and game time does not go back.
#[test]
fn a_clock_that_was_set_while_the_server_was_down_costs_nobody_time() {
    for step in [STEP, -STEP] {
        let clock = FakeTime::new();
        let mut server = Clew::start(clock.options(Options::default()));
        let token = Dice::new(1).hex();
        let mut ada = server.client(&token);
        let mut timed = Timed::start(&mut ada);
        for_a_while(3, || timed.is_in_time(&mut ada));
        let left = timed.left(&mut ada).expect("the sand runs");
        server.kill();
        clock.set(step);
        server.start_again();
        ada = server.client(&token);
        let state = timed.table.look(&mut ada).expect(LIVES);
        assert_eq!(state.stage(), "paused", "the clock was set by {step}");
        ada.post(&timed.table.path("resume"), &json!({})).expect(LIVES).expect(200);
        let after = timed.left(&mut ada).expect("the sand runs");
        assert!(after.abs_diff(left) <= TOLERANCE, "{step}: {left:?} became {after:?}");
        move_a_hero(&mut ada, &mut timed.table);
        for_a_while(2, || {
            let gone = left.saturating_sub(timed.left(&mut ada).expect("the sand runs"));
            assert!(gone < Duration::from_secs(3) + TOLERANCE, "{step}: {gone:?} are gone");
        });
        let last = timed.left(&mut ada).expect("the sand runs");
        assert!(last < after, "{step}: the sand runs: {after:?}, {last:?}");
    }
}

#[test]
fn a_machine_with_a_wrong_clock_serves_no_real_time_table() {
    let database = Postgres::start();
    let store = || Options::default().store(database.url(database.address()));
    let right = Clew::start(store().lab(["--clock-off=150"]));
    let wrong = [
        Clew::start(store().lab(["--clock-off=2000"])),
        Clew::start(store().lab(["--clock-off=-2000"])),
    ];
    let token = Dice::new(1).hex();
    for (setup, is_timed) in
        [(Setup::of("magic-maze"), true), (Setup::of("magic-labyrinth"), false)]
    {
        let mut client = right.client(&token);
        let mut table = Playing::open(&mut client, setup, Dice::new(2)).expect("it lives");
        table.begin(&mut client).expect("it lives");
        for machine in &wrong {
            let mut client = machine.client(&token);
            let since = Since::now();
            // The server compares clocks as soon as it serves.
            let mut answer = client.get(&table.path("")).expect("it lives");
            while is_timed && answer.status == 200 {
                assert!(since.passed() < PATIENCE, "its clock is wrong");
                answer = client.get(&table.path("")).expect("it lives");
            }
            let code = if is_timed { "clock-off" } else { "" };
            assert_eq!(answer.code(), code, "{answer:?}");
        }
        let state = table.look(&mut client).expect("it lives");
        assert_eq!(state.stage(), "running", "a machine with a right clock serves it");
    }
}
