//! The plain user interface: a game that implements nothing of [`GameUi`] is playable.

use game::{
    BySeat, Game, Imagine, Kind, Log, Millis, Misfit, Outcome, Phase, Seat, SeatSet, Sighting,
    Viewer,
};
use maze::{Side, Slot};
use serde::Serialize;
use ui::grid::Cell;
use ui::pages::{self, Table};
use ui::{Cx, GameParts, GameUi, Lang, PlainGrid, Revealed, Words};

use crate::structure;

type Square = maze::Square<3, 3>;

/// Two players walk on three by three squares; the first in the last corner wins. With `GRID` the
/// game offers a grid to the plain user interface.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Race<const GRID: bool> {
    turn: Seat,
    at: BySeat<Square>,
}

impl GameUi for Race<false> {}

impl GameUi for Race<true> {
    fn grid(view: &RaceView) -> Option<PlainGrid> {
        let wall = Slot::<3, 3>::new(Square::new(0, 0)?, Side::East)?;
        Some(PlainGrid {
            columns: 3,
            rows: 3,
            texts: vec![(Cell { x: 2, y: 2 }, "goal".to_owned())],
            walls: vec![wall.into()],
            pieces: view.at.iter().map(|(seat, square)| ((*square).into(), seat)).collect(),
        })
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct RaceView {
    whose_turn: Seat,
    at: BySeat<Square>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Step {
    kind: &'static str,
    seat: Seat,
    to: Square,
}

impl Sighting for Step {
    fn fleeting(&self) -> bool {
        true
    }

    fn reveals(&self) -> bool {
        false
    }
}

game::settings! {
    /// How the race is played.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct TwoSeats {
        seats: u8 = "seats", Kind::number(2, 2, 2), "Number of players.";
    }
}

game::refusals! {
    /// Why a step is not allowed.
    enum Refusal {
        NotThere = "not-there", "there is no square";
    }
}

impl<const GRID: bool> Game for Race<GRID> {
    const NAME: &'static str = "race";
    const RULES: u16 = 1;

    type Config = TwoSeats;
    type Action = Side;
    type Chance = Side;
    type Event = Step;
    type Sight = Step;
    type View = RaceView;
    type Truth = RaceView;
    type Refusal = Refusal;

    fn new(_: u16, _: &TwoSeats) -> Self {
        let start = Square::new(0, 0).expect("a square");
        Self { turn: Seat::A, at: BySeat::from_fn(2, |_| start) }
    }

    fn seats(config: &TwoSeats) -> u8 {
        config.seats
    }

    fn phase(&self) -> Phase {
        let is_home = |(_, square): &(Seat, &Square)| square.index() == 8;
        match self.at.iter().find(is_home) {
            Some((seat, _)) => Phase::Over(Outcome::Won(SeatSet::only(seat))),
            None => Phase::Open(SeatSet::only(self.turn)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Side>) {
        out.clear();
        if self.phase() == Phase::Open(SeatSet::only(seat)) {
            out.extend(Side::ALL.into_iter().filter(|&side| self.at[seat].beside(side).is_some()));
        }
    }

    fn act(
        &mut self,
        _: Millis,
        seat: Seat,
        side: Side,
        log: &mut impl Log<Step>,
    ) -> Result<(), Refusal> {
        let to = self.at[seat].beside(side).ok_or(Refusal::NotThere)?;
        self.at[seat] = to;
        self.turn = seat.next(2);
        log.note(|| Step { kind: "step", seat, to });
        Ok(())
    }

    fn chance(&mut self, _: Millis, _: &Side, _: &mut impl Log<Step>) -> Result<(), Misfit> {
        Err(Misfit)
    }

    fn odds(&self, out: &mut Vec<(u32, Side)>) -> bool {
        out.clear();
        true
    }

    fn view(&self, _: Viewer) -> RaceView {
        RaceView { whose_turn: self.turn, at: self.at }
    }

    fn truth(&self) -> RaceView {
        self.view(Viewer::Watcher)
    }

    fn sight(event: &Step, _: Viewer) -> Option<Step> {
        Some(event.clone())
    }
}

impl<const GRID: bool> Imagine for Race<GRID> {
    const SECRETS: bool = false;

    type Memory = ();
}

/// Plays a game by pressing buttons, and returns the pages of seat A.
fn play<G: GameUi + Imagine<Config = TwoSeats>>() -> Vec<String> {
    let mut game = G::new(1, &TwoSeats { seats: 2 });
    let (mut pages, mut events) = (Vec::new(), Vec::new());
    loop {
        for seat in Seat::first(2) {
            let page = page(&game, seat, &events);
            // A plain game has no style sheet that knows its class.
            structure::check("race", &page.replace(" g-race", ""));
            let buttons = structure::elements(&page, "button").into_iter();
            let acts = buttons.filter(|it| structure::value(it, "name") == Some("action"));
            let actions: Vec<&str> = acts.filter_map(|it| structure::value(it, "value")).collect();
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            assert_eq!(actions, legal.iter().map(ToString::to_string).collect::<Vec<_>>());
            if let Some(pressed) = ["east", "south"].iter().find(|side| actions.contains(side)) {
                events.clear();
                let Ok(action) = pressed.parse() else { panic!("{pressed} is not an action") };
                game.act(Millis::ZERO, seat, action, &mut events).expect("it is legal");
            }
            if seat == Seat::A {
                pages.push(page);
            }
        }
        if pages.last().is_some_and(|page| page.contains("id=\"end\"")) {
            return pages;
        }
        assert!(pages.len() < 20, "the game does not end");
    }
}

fn page<G: GameUi + Imagine>(game: &G, seat: Seat, events: &[G::Event]) -> String {
    let (turn, outcome) = match game.phase() {
        Phase::Open(seats) => (seats, None),
        Phase::Chance => (SeatSet::NOBODY, None),
        Phase::Over(outcome) => (SeatSet::NOBODY, Some(outcome)),
    };
    let viewer = Viewer::Seat(seat);
    let scene = crate::scene::<G>(viewer, turn, outcome);
    let cx = Cx::new(Words::of(Lang::En), &scene);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let parts = GameParts::of::<G, _>(&game.view(viewer), &legal, outcome, &cx);
    let sights = events.iter().filter_map(|event| G::sight(event, viewer));
    let narrations = sights.filter_map(|sight| G::narrate(&sight, &cx)).collect();
    let table = Table { game: Some(parts), narrations, log: &[], said: Vec::new(), name: "Ada" };
    pages::table(&cx, table).into_string()
}

#[test]
fn a_game_without_a_user_interface_can_be_played_by_its_buttons() {
    let pages = play::<Race<false>>();
    let (first, last) = (&pages[0], &pages[pages.len() - 1]);
    assert!(first.contains("<dt>whose turn</dt><dd>A</dd>"), "{first}");
    assert!(first.contains("<span>east</span>"), "an action is labelled by its notation");
    assert!(pages[1].contains("class=\"fleeting\">step, seat B, to "), "{}", pages[1]);
    assert!(last.contains("Ada"), "{last}");
    assert!(!first.contains("race.css"), "a game need not have a style sheet");
    assert!(!first.contains("id=\"grid\""));
}

#[test]
fn a_game_on_squares_is_shown_as_a_grid() {
    let page = &play::<Race<true>>()[0];
    crate::keep::<Race<true>>("grid", page);
    assert!(page.contains("<div id=\"grid\" class=\"grid columns-3\">"), "{page}");
    assert_eq!(page.matches("<td>").count(), 9);
    assert!(page.contains("<b aria-hidden=\"true\">goal</b><span class=\"sr\">2,2: goal</span>"));
    assert!(page.contains("<i class=\"wall x0 y0 east\"></i>"));
    let pieces: Vec<&str> = page.split(" class=\"piece ").skip(1).collect();
    assert!(
        pieces[0].starts_with("s0 x0 y0 nth0 turn\"") && pieces[1].starts_with("s1 x0 y0 nth1")
    );
}

#[test]
fn the_replay_of_a_plain_game_shows_the_truth() {
    let game = Race::<false>::new(1, &TwoSeats { seats: 2 });
    let scene = crate::scene::<Race<false>>(Viewer::Watcher, SeatSet::NOBODY, None);
    let cx = Cx::new(Words::of(Lang::En), &scene);
    let (view, truth) = (game.view(Viewer::Watcher), game.truth());
    let revealed = Revealed::<Race<false>> { view: &view, truth: &truth, memory: &() };
    let (parts, _) = GameParts::revealed::<Race<false>, _>(&revealed, &cx);
    assert!(parts.board.markup().0.contains("whose turn"));
}
