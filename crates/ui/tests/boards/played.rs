//! Plays whole games at random, checks every page, and measures what is sent after each move.

use std::collections::BTreeMap;

use game::{Dice, FastDice, Game, Millis, Phase, Seat, SeatSet, Sighting, Viewer};
use games::Complete;
use ui::pages::{self, LINES, Line, Table};
use ui::{Chair, Cx, GameParts, GameUi, Lang, Narration, Scene, Sent, Sits, Stage, Words};

use crate::{pictured, structure};

/// Maximum number of moves in a game: random play may take very long.
const MAX_MOVES: u64 = 250;

/// One page in this number is written to `target/boards`, and the last one.
const KEPT_EVERY: u64 = 5;

/// A strategy: reduces the legal actions of a seat to those that it would play.
pub(crate) type Player<G> = fn(&G, Seat, &mut Vec<<G as Game>::Action>);

/// Plays the game of this seed and checks every page of each seat and of a watcher.
///
/// Returns the number of bytes of each event that each move sent to each of them. The first follows the page
/// that waits for the start.
#[track_caller]
pub(crate) fn check<G: Complete>(config: &str, seed: u64, player: Player<G>) -> Vec<usize> {
    let Ok(config) = config.parse::<G::Config>() else { panic!("no config: {config}") };
    let mut game = G::new(G::RULES, &config);
    let (mut dice, mut seq) = (FastDice::new(seed), 1);
    let seats = G::seats(&config);
    let viewers = Seat::first(seats).map(Viewer::Seat).chain([Viewer::Watcher]);
    let mut pages: Vec<Page> = viewers.map(|viewer| Page::new::<G>(viewer, seats)).collect();
    let mut sizes = Vec::new();
    while let Some(events) = advance(&mut game, player, &mut dice).filter(|_| seq <= MAX_MOVES) {
        for page in &mut pages {
            sizes.extend(page.show(&game, &events, seq));
        }
        seq += 1;
    }
    sizes
}

/// What a page has been sent that waits for the start.
pub(crate) fn waiting<G: Complete>(viewer: Viewer) -> Sent {
    let scene = Scene { stage: Stage::Waiting, ..crate::scene::<G>(viewer, SeatSet::NOBODY, None) };
    let cx = Cx::new(Words::of(Lang::En), &scene);
    let (narrations, said) = (Vec::new(), Vec::new());
    let table = Table { game: None, narrations, log: &[], said, name: "Ada" };
    Sent::of(scene.stage.name(), &pages::parts(&cx.scripted(), table))
}

/// The size of each event of an update on the wire.
pub(crate) fn event_sizes(changes: &[String]) -> Vec<usize> {
    let line = |line: &str| "data: \n".len() + line.len();
    let head = "event: parts\nid: 100000\n\n".len();
    let size = |data: &String| head + data.lines().map(line).sum::<usize>();
    ui::events(changes).iter().map(size).collect()
}

/// The median and the largest of some sizes.
pub(crate) fn spread(mut sizes: Vec<usize>) -> (usize, usize) {
    sizes.sort_unstable();
    (sizes[sizes.len() / 2], sizes[sizes.len() - 1])
}

/// One action and the chance events after it, as a table plays them. `None` when the game is over.
fn advance<G: Game>(game: &mut G, player: Player<G>, dice: &mut FastDice) -> Option<Vec<G::Event>> {
    let mut events = Vec::new();
    let (mut legal, at) = (Vec::new(), Millis::ZERO);
    match game.phase() {
        Phase::Over(_) => return None,
        Phase::Chance => {}
        Phase::Open(seats) => {
            let seat = seats.iter().next().expect("somebody may act");
            game.accepted(seat, &mut legal);
            player(game, seat, &mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.act(at, seat, action, &mut events).expect("listed actions are accepted");
        }
    }
    while game.phase() == Phase::Chance {
        let outcome = game.sample(dice).expect("nature moves");
        game.chance(at, &outcome, &mut events).expect("what is drawn fits");
    }
    Some(events)
}

/// The page of one viewer, and what it has been sent.
struct Page {
    viewer: Viewer,
    seats: u8,
    log: Vec<Line>,
    sent: Sent,
}

impl Page {
    fn new<G: Complete>(viewer: Viewer, seats: u8) -> Self {
        Self { viewer, seats, log: Vec::new(), sent: waiting::<G>(viewer) }
    }

    /// Draws and checks the page, and returns the number of bytes of each event of the update.
    fn show<G: Complete>(&mut self, game: &G, events: &[G::Event], seq: u64) -> Vec<usize> {
        let (turn, outcome) = match game.phase() {
            Phase::Open(seats) => (seats, None),
            Phase::Chance => (SeatSet::NOBODY, None),
            Phase::Over(outcome) => (SeatSet::NOBODY, Some(outcome)),
        };
        let mut scene = crate::scene::<G>(self.viewer, turn, outcome);
        // People leave and come back, and others take their seats.
        let name = if seq % 40 < 20 { "Ada" } else { "Bo" };
        let (here, late) = (seq % 7 < 5, seq % 11 > 8);
        let sits = Sits::Player { name, here, ready: true, covered: None, late };
        scene.chairs =
            Seat::first(self.seats).map(|seat| Chair { seat, sits, tint: seat.index() }).collect();
        scene.seq = seq;
        let cx = Cx::new(Words::of(Lang::En), &scene);
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = self.viewer {
            game.legal(seat, &mut legal);
        }
        let narrations = narrations::<G>(events, &cx);
        let lasting = narrations.iter().enumerate().filter(|(_, one)| !one.fleeting);
        self.log.extend(lasting.map(|(nth, one)| Line::new(seq, nth, one.text.clone())));
        self.log.drain(..self.log.len().saturating_sub(LINES));
        let table = |cx: &Cx<'_>| {
            let parts = GameParts::of::<G::Ui, G>(&game.view(self.viewer), &legal, outcome, cx);
            let says = parts.now.to_string().contains(' ') || !G::FACTS.is_shipped;
            assert!(says, "what to do now is said: {}", parts.now);
            assert_eq!(pictured::content(&parts.now), parts.now.to_string());
            let (game, narrations) = (Some(parts), narrations.clone());
            Table { game, narrations, log: &self.log, said: Vec::new(), name: "Ada" }
        };
        let page = pages::table(&cx, table(&cx)).into_string();
        let name = format!("{} after {seq} moves, for {}", G::NAME, self.viewer);
        structure::check(&name, &crate::with_known_classes::<G>(&page));
        if seq.is_multiple_of(KEPT_EVERY) || outcome.is_some() {
            crate::keep::<G>(&format!("played-{}-{seq}-{}", self.seats, self.viewer), &page);
        }
        if outcome.is_none() {
            actions(&name, &page, &legal);
        }
        let cx = cx.scripted();
        let parts = pages::parts(&cx, table(&cx));
        let layout = scene.stage.name();
        let changes = self.sent.update(layout, &parts, |parts| pages::stage(&cx, parts));
        event_sizes(&changes)
    }
}

/// A narration for each sight of these events.
fn narrations<G: Complete>(events: &[G::Event], cx: &Cx<'_>) -> Vec<Narration> {
    let viewer = cx.scene.viewer;
    let narrate = |event: &G::Event| {
        let sight = G::sight(event, viewer)?;
        let narration: Narration = <G::Ui>::narrate(&sight, cx)?;
        assert_eq!(narration.fleeting, sight.fleeting(), "{sight:?}");
        let text = narration.text.to_string();
        let says = text.contains(' ') || !G::FACTS.is_shipped;
        assert!(!text.contains('$') && says, "{sight:?}: {text}");
        assert_eq!(pictured::content(&narration.text), text, "{sight:?}");
        Some(narration)
    };
    events.iter().filter_map(narrate).collect()
}

/// Checks that each legal action has one button, with a label of its own unless the pieces look
/// alike, and at most one place on the board.
fn actions<A: ToString>(name: &str, page: &str, legal: &[A]) {
    let mut buttons = BTreeMap::new();
    let acts = |button: &&str| structure::value(button, "name") == Some("action");
    for button in structure::elements(page, "button").into_iter().filter(acts) {
        let Some(value) = structure::value(button, "value") else { continue };
        let label = (structure::heading(page, button), structure::label(button));
        assert!(buttons.insert(value, label).is_none(), "{name}: `{value}` has two buttons");
    }
    // MM-50: frogs on one space look alike, and so do the buttons for them.
    let on_a_space = Words::of(Lang::En).format("mm-frog-on", [("space", "".into())]);
    assert!(!on_a_space.trim().is_empty(), "a frog's name begins with words");
    let is_alike = |label: &&(_, String)| label.1.starts_with(&on_a_space);
    let mut labels: Vec<_> = buttons.values().filter(|label| !is_alike(label)).collect();
    labels.sort();
    let twice = labels.windows(2).find(|pair| pair[0] == pair[1]);
    assert_eq!(twice, None, "{name}: two buttons say the same");
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    for action in &legal {
        assert!(buttons.contains_key(action.as_str()), "{name}: no button for `{action}`");
    }
    assert_eq!(buttons.len(), legal.len(), "{name}: a button for what cannot be done");
    let mut places = structure::acts(page);
    let count = places.len();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), count, "{name}: an action has two places on the board");
    for place in places {
        assert!(
            buttons.contains_key(place.as_str()),
            "{name}: `{place}` on the board cannot be done"
        );
    }
}
