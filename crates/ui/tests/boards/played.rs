//! Plays whole games at random, checks every page, and measures what is sent after each move.

use std::collections::BTreeMap;

use game::{Dice, FastDice, Game, Millis, Outcome, Phase, Seat, SeatSet, Sighting, Viewer};
use ui::pages::{self, Table};
use ui::{Chair, Cx, GameParts, GameUi, Lang, Narration, Sent, Sits, Words};

use crate::structure;

/// Maximum number of moves in a game: random play may take very long.
const MAX_MOVES: u64 = 250;

/// One page in this number is written to `target/boards`, and the last one.
const KEPT_EVERY: u64 = 5;

/// A strategy: reduces the legal actions of a seat to those that it would play.
pub(crate) type Player<G> = fn(&G, Seat, &mut Vec<<G as Game>::Action>);

/// Plays the game of this seed and checks every page of each seat and of a watcher.
///
/// Returns the number of bytes that each move sent to each of them.
#[track_caller]
pub(crate) fn check<G: GameUi>(config: &str, seed: u64, player: Player<G>) -> Vec<usize> {
    let Ok(config) = config.parse::<G::Config>() else { panic!("no config: {config}") };
    let mut game = G::new(G::RULES, &config);
    let (mut dice, mut seq) = (FastDice::new(seed), 1);
    let seats = G::seats(&config);
    let viewers = Seat::first(seats).map(Viewer::Seat).chain([Viewer::Watcher]);
    let mut pages: Vec<Page> = viewers.map(|viewer| Page::new(viewer, seats)).collect();
    let mut sizes = Vec::new();
    while let Some(events) = advance(&mut game, player, &mut dice).filter(|_| seq <= MAX_MOVES) {
        for page in &mut pages {
            sizes.extend(page.show(&game, &events, seq));
        }
        seq += 1;
    }
    sizes
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
    sent: Option<Sent>,
}

impl Page {
    fn new(viewer: Viewer, seats: u8) -> Self {
        Self { viewer, seats, sent: None }
    }

    /// Draws and checks the page, and returns the number of bytes of the update; `None` for the first
    /// page.
    fn show<G: GameUi>(&mut self, game: &G, events: &[G::Event], seq: u64) -> Option<usize> {
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
        scene.chairs = Seat::first(self.seats).map(|seat| Chair { seat, sits }).collect();
        scene.seq = seq;
        let cx = Cx::new(Words::of(Lang::En), &scene);
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = self.viewer {
            game.legal(seat, &mut legal);
        }
        let table = |cx: &Cx<'_>| table(game, &legal, events, outcome, cx);
        let page = pages::table(&cx, table(&cx)).into_string();
        let name = format!("{} after {seq} moves, for {}", G::NAME, self.viewer);
        structure::check(&name, &page);
        if seq.is_multiple_of(KEPT_EVERY) || outcome.is_some() {
            crate::keep::<G>(&format!("played-{}-{seq}-{}", self.seats, self.viewer), &page);
        }
        if outcome.is_none() {
            actions(&name, &page, &legal);
        }
        let cx = cx.scripted();
        let parts = pages::parts(&cx, table(&cx));
        let layout = scene.stage.name();
        let Some(sent) = &mut self.sent else {
            self.sent = Some(Sent::of(layout, &parts));
            return None;
        };
        let changes = sent.update(layout, &parts, |parts| pages::stage(&cx, parts));
        Some(changes.iter().map(|line| line.len() + 1).sum())
    }
}

/// The content of the page, with a narration for each sight of these events.
fn table<G: GameUi>(
    game: &G,
    legal: &[G::Action],
    events: &[G::Event],
    outcome: Option<Outcome>,
    cx: &Cx<'_>,
) -> Table<'static> {
    let viewer = cx.scene.viewer;
    let narrate = |event: &G::Event| {
        let sight = G::sight(event, viewer)?;
        let narration: Narration = G::narrate(&sight, cx)?;
        assert_eq!(narration.fleeting, sight.fleeting(), "{sight:?}");
        assert!(
            !narration.text.contains('$') && narration.text.contains(' '),
            "{sight:?}: {}",
            narration.text
        );
        Some(narration)
    };
    let parts = GameParts::of::<G>(&game.view(viewer), legal, outcome, cx);
    assert!(parts.now.contains(' '), "what to do now is said: {}", parts.now);
    let narrations = events.iter().filter_map(narrate).collect();
    Table { game: Some(parts), narrations, log: &[], said: Vec::new(), name: "Ada" }
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
