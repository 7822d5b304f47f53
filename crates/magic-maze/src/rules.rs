//! The contract, and which actions are open to a player. What an action does is in act.rs: two paths
//! that tests compare.

use game::{
    BySeat, Dice, Game, Imagine, Log, Millis, Misfit, Outcome, Pace, Phase, Seat, SeatSet, Sides,
    Talk, Viewer,
};
use maze::Side;

use crate::actions::{Action, Chance, Deed, Refusal};
use crate::hero::{Abilities, Ability, Hero, Pile};
use crate::mall::{Laid, Mall};
use crate::place::Place;
use crate::settings::Config;
use crate::state::{MagicMaze, Sand, Stage};
use crate::tile::Tile;
use crate::view::{Event, Sight, Truth, View};

impl Game for MagicMaze {
    const NAME: &'static str = "magic-maze";
    const RULES: u16 = 1;
    const PACE: Pace = Pace::RealTime;
    const SIDES: Sides = Sides::Team;
    const ONE_VIEW: bool = true;
    const IMAGES: u8 = 3;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Truth = Truth;
    type Refusal = Refusal;

    fn new(rules: u16, config: &Config) -> Self {
        Self::at_start(rules.clamp(1, Self::RULES), config)
    }

    fn seats(config: &Config) -> u8 {
        config.options.seats
    }

    #[inline]
    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Play => Phase::Open(self.everybody()),
            Stage::Over(outcome) => Phase::Over(outcome),
            _ => Phase::Chance,
        }
    }

    #[inline]
    fn deadline(&self) -> Option<Millis> {
        match self.sand {
            Sand::Runs { until } => Some(until),
            Sand::Still | Sand::Stopped { .. } => None,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.stage != Stage::Play || seat.index() >= usize::from(self.options.seats) {
            return;
        }
        if self.discards == 0 {
            let glass = self.turned;
            deeds(self, seat, |deed| out.push(Action::Do { deed, glass }));
        } else {
            let tiles = Tile::all().filter(|&tile| self.may_discard(tile).is_ok());
            out.extend(tiles.map(Action::Discard));
        }
        let others = Seat::first(self.options.seats);
        let others = others.filter(|&to| self.may_use_pawn(seat, to).is_ok());
        out.extend(others.map(Action::DoSomething));
        let for_it = self.giving_up.contains(seat);
        if !for_it || self.options.solo() {
            out.push(Action::GiveUp);
        }
        if for_it {
            out.push(Action::PlayOn);
        }
    }

    fn late(&self, seat: Seat, action: Action) -> Action {
        self.come_late(seat, action)
    }

    fn may_become(sent: &Action, done: &Action) -> bool {
        Self::may_be_shortened(*sent, *done)
    }

    fn giving_up(&self) -> Option<(SeatSet, Action)> {
        Some((self.giving_up, Action::GiveUp)) // MZ-23
    }

    fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Refusal> {
        self.may_say(seat, talk)
    }

    fn act(
        &mut self,
        at: Millis,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.may_act(at, seat)?;
        match action {
            Action::Do { deed, glass } => {
                if glass != self.turned {
                    return Err(Refusal::GlassTurned); // MZ-16
                }
                self.may_do(seat, deed)?;

                self.now = at;
                self.answered |= self.pawn == Some(seat);
                self.begin(at);
                self.carry_out(seat, deed, log);
            }
            Action::Discard(tile) => {
                self.may_discard(tile)?;

                self.now = at;
                self.answered |= self.pawn == Some(seat);
                self.discard(seat, tile, log);
            }
            Action::DoSomething(to) => {
                self.may_use_pawn(seat, to)?;

                self.now = at;
                self.pawn = Some(to);
                self.answered = false;
                log.note(|| Sight::Pawn { by: seat, to });
            }
            Action::GiveUp => {
                let alone = self.options.solo();
                if self.giving_up.contains(seat) && !alone {
                    return Err(Refusal::AlreadyForIt);
                }

                self.now = at;
                self.give_up(seat, log);
            }
            Action::PlayOn => {
                if !self.giving_up.contains(seat) {
                    return Err(Refusal::NotForIt);
                }

                self.now = at;
                self.giving_up = self.giving_up.without(seat);
                log.note(|| Sight::PlaysOn { seat });
            }
        }
        Ok(())
    }

    fn chance(
        &mut self,
        at: Millis,
        outcome: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        self.nature(at, *outcome, log)
    }

    /// MZ-22: the sand has run out.
    fn alarm(&mut self, at: Millis, log: &mut impl Log<Event>) -> Result<(), Misfit> {
        if self.deadline() != Some(at) || self.stage != Stage::Play {
            return Err(Misfit);
        }

        self.now = at;
        self.end(at, Outcome::Lost, log);
        Ok(())
    }

    fn odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        self.list_odds(out)
    }

    fn sample(&self, dice: &mut impl Dice) -> Option<Chance> {
        self.draw_lots(dice)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.look_at()
    }

    fn truth(&self) -> Truth {
        Truth(self.look_at())
    }

    fn sight(event: &Event, _viewer: Viewer) -> Option<Sight> {
        Some(event.clone())
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }

    /// The mall turned, and everybody's directions with it.
    fn image(&self, number: u8) -> Self {
        let quarters = number + 1;
        let mut mall = Mall::empty(self.mall.tiles().clone(), self.options.up);
        for (tile, laid) in self.mall.lying() {
            let place = (0..quarters).fold(laid.place, |place, _| Place {
                column: -place.row,
                row: place.column,
                ..place
            });
            mall.lay(tile, Laid { place, turn: (laid.turn + quarters) % 4 });
        }
        let seen: Vec<Ability> =
            self.pile.seen().iter().map(|&ability| turned(ability, quarters)).collect();
        let hand = |seat| {
            let abilities: Vec<Ability> =
                self.hands[seat].iter().map(|ability| turned(ability, quarters)).collect();
            Abilities::of(&abilities)
        };
        Self {
            mall,
            hands: BySeat::from_fn(self.options.seats, hand),
            pile: Pile::new(&seen, self.pile.count_up()).unwrap_or_default(),
            ..self.clone()
        }
    }

    fn image_of(number: u8, action: Action) -> Action {
        match action {
            Action::Do { deed: Deed::Move { hero, from, side, count }, glass } => {
                let side = side.turned(number + 1);
                Action::Do { deed: Deed::Move { hero, from, side, count }, glass }
            }
            other => other,
        }
    }
}

/// Nothing is hidden (MZ-90).
impl Imagine for MagicMaze {
    const SECRETS: bool = false;

    type Memory = ();
}

fn turned(ability: Ability, quarters: u8) -> Ability {
    let side = Side::ALL.into_iter().find(|&side| Ability::slide(side) == ability);
    side.map_or(ability, |side| Ability::slide(side.turned(quarters)))
}

/// In the order of [`Deed`].
fn deeds(game: &MagicMaze, seat: Seat, mut add: impl FnMut(Deed)) {
    slides(game, seat, &mut add);
    if game.holds(seat, Ability::Vortex) {
        vortices(game, &mut add);
    }
    if game.holds(seat, Ability::Escalator) {
        escalators(game, &mut add);
    }
    if game.holds(seat, Ability::Explore) {
        explorations(game, &mut add);
    }
    if game.options.solo() {
        add(Deed::TurnUp);
    }
}

fn slides(game: &MagicMaze, seat: Seat, add: &mut impl FnMut(Deed)) {
    for hero in Hero::ALL {
        let Some(from) = game.movable(hero) else { continue };
        for side in Side::ALL.into_iter().filter(|&side| game.holds(seat, Ability::slide(side))) {
            let (mut at, mut count) = (from, 0);
            while let Ok(to) = game.one_step(hero, at, side) {
                (at, count) = (to, count + 1);
                add(Deed::Move { hero, from, side, count });
                if game.ends_slide(hero, at) {
                    break; // MZ-12
                }
            }
        }
    }
}

fn vortices(game: &MagicMaze, add: &mut impl FnMut(Deed)) {
    for hero in Hero::ALL {
        let Some(from) = game.movable(hero) else { continue };
        let ways = game.mall.vortices(hero).filter(|&to| game.may_vortex(hero, from, to).is_ok());
        ways.for_each(|to| add(Deed::Vortex { hero, from, to }));
    }
}

fn escalators(game: &MagicMaze, add: &mut impl FnMut(Deed)) {
    for hero in Hero::ALL {
        let from = game.movable(hero).filter(|&from| game.escalator(hero, from).is_ok());
        from.into_iter().for_each(|from| add(Deed::Escalator { hero, from }));
    }
}

fn explorations(game: &MagicMaze, add: &mut impl FnMut(Deed)) {
    for hero in Hero::ALL {
        let from = game.movable(hero).filter(|&from| game.may_explore(hero, from).is_ok());
        from.into_iter().for_each(|from| add(Deed::Explore { hero, from }));
    }
    if let Some(from) = game.movable(Hero::Mage).filter(|&from| game.may_gaze(from).is_ok()) {
        add(Deed::Gaze { from });
    }
    if game.shown.is_some() {
        game.mall.all_unexplored().for_each(|at| add(Deed::Place { at }));
    }
}
