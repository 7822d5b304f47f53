//! Plays games of Magic Maze and draws their pages.

use game::{Dice, FastDice, Game, Millis, Outcome, Phase, Seat, SeatSet, Viewer};
use magic_maze::{Action, Deed, Event, Hero, MagicMaze, View};
use maze::Side;
use ui::pages::{Line, Table};
use ui::{Cx, GameParts, GameUi, Lang, Narration, Words};

use crate::scene;

/// A game that is played at random, but explores whenever it can.
pub(crate) struct Tour {
    pub(crate) game: MagicMaze,
    dice: FastDice,
    pub(crate) seats: u8,
    pub(crate) now: Millis,
    pub(crate) events: Vec<Event>,
}

impl Tour {
    pub(crate) fn begin(config: &str, seed: u64) -> Self {
        let config = config.parse().expect("a config");
        let game = MagicMaze::new(MagicMaze::RULES, &config);
        let seats = MagicMaze::seats(&config);
        let mut tour = Self { dice: FastDice::new(seed), ..Self::of(game, seats) };
        tour.play_chance();
        tour
    }

    /// A game that continues from this state.
    pub(crate) fn of(game: MagicMaze, seats: u8) -> Self {
        Self { game, dice: FastDice::new(1), seats, now: Millis::ZERO, events: Vec::new() }
    }

    /// The same game in another state.
    pub(crate) fn at(&self, game: MagicMaze) -> Self {
        Self { now: self.now, ..Self::of(game, self.seats) }
    }

    /// One action and the chance events after it; `false` when the game is over.
    pub(crate) fn step(&mut self) -> bool {
        self.events.clear();
        self.now = self.now + Millis(400);
        let Phase::Open(_) = self.game.phase() else { return false };
        let (seat, action) = self.choose();
        self.game.act(self.now, seat, action, &mut self.events).expect("it is listed");
        self.play_chance();
        true
    }

    fn play_chance(&mut self) {
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
        // Sometimes any action is taken, so that no hero blocks the way for ever.
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
    pub(crate) fn show<R>(
        &self,
        viewer: Viewer,
        seq: u64,
        log: &[Line],
        then: impl FnOnce(&Cx<'_>, Table<'_>) -> R,
    ) -> R {
        self.show_at(viewer, seq, (log, None), then)
    }

    /// The page of a viewer. If `scripted` is given, it is an update for the script, drawn that many
    /// milliseconds later.
    pub(crate) fn show_at<R>(
        &self,
        viewer: Viewer,
        seq: u64,
        (log, scripted): (&[Line], Option<u64>),
        then: impl FnOnce(&Cx<'_>, Table<'_>) -> R,
    ) -> R {
        let (turn, outcome) = match self.game.phase() {
            Phase::Open(seats) => (seats, None),
            Phase::Chance => (SeatSet::NOBODY, None),
            Phase::Over(outcome) => (SeatSet::NOBODY, Some(outcome)),
        };
        let mut scene = scene::<MagicMaze>(viewer, turn, outcome);
        scene.seq = seq;
        scene.now += 731 * seq + scripted.unwrap_or(0);
        scene.chairs.truncate(self.seats.into());
        let cx = Cx::new(Words::of(Lang::En), &scene);
        let cx = if scripted.is_some() { cx.scripted() } else { cx };
        let table = Table {
            game: Some(self.parts(viewer, outcome, &cx)),
            narrations: self.narrations(viewer, &cx),
            log,
            said: Vec::new(),
            name: "Ada",
        };
        then(&cx, table)
    }

    fn parts(&self, viewer: Viewer, outcome: Option<Outcome>, cx: &Cx<'_>) -> GameParts {
        GameParts::of::<MagicMaze, _>(&self.game.view(viewer), &self.legal(viewer), outcome, cx)
    }

    pub(crate) fn legal(&self, viewer: Viewer) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.game.legal(seat, &mut legal);
        }
        legal
    }

    fn narrations(&self, viewer: Viewer, cx: &Cx<'_>) -> Vec<Narration> {
        let sights = self.events.iter().filter_map(|event| MagicMaze::sight(event, viewer));
        sights.filter_map(|sight| MagicMaze::narrate(&sight, cx)).collect()
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
