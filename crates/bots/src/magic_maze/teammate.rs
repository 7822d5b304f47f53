//! A teammate: does its part of the plan that anybody could see, and waits for the others.

use game::{FastDice, MAX_SEATS, Millis, Seat, SeatSet};
use magic_maze::{Abilities, Action, Deed, MagicMaze, Sand, Sight, Tile, View};

use super::manner::Manner;
use super::speech;
use crate::planner::favours::{favour, progress};
use crate::planner::prices::Prices;
use crate::planner::wishes::{ToTimer, Wishes, ability, to_timer, wishes};
use crate::{Gesture, Look, Player};

/// Estimated time of a deed of a team, for a bot that acts in every beat.
const DEED_TIME: Millis = Millis(600);
/// Additional time of a deed for each beat between two actions.
const TIME_PER_PACE: Millis = Millis(350);
/// Estimated time of a deed for a single player, who must turn up tiles for it.
const SINGLE_DEED_TIME: Millis = Millis(4_500);
/// Sand that must be left at the planned end for the sand to be considered sufficient.
const END_RESERVE: Millis = Millis(3_000);
/// Sand that must be left when a hero is sent to a timer.
const TIMER_RESERVE: Millis = Millis(12_000);
/// With less sand than this the bot does not wait for others to talk.
const SHORT_SAND: Millis = Millis(30_000);

/// Acts only by its own action tile, and makes gestures only in talk phases. When another player leaves
/// the plan, it waits and then plans again. It never waits for ever: while the plan needs another player
/// it brings heroes nearer on another path, and after a while it plans without players who do nothing or
/// nothing that helps.
#[derive(Clone, Debug)]
pub(super) struct Teammate {
    seat: Seat,
    manner: Manner,
    /// Beats since its last action.
    acted: u32,
    /// Beats since the last deed of anybody.
    still: u32,
    /// Number of times the pawn was placed since the last deed, and beats since it was placed at all.
    pawns: u32,
    since_pawn: u32,
    /// Players who were needed for long and did nothing, until they act.
    idle: SeatSet,
    /// Players who were needed for long and did only deeds that did not help, until something other than
    /// a hero's move happens.
    stray: SeatSet,
    /// The smallest number of deeds to the end since the last event other than a hero's move, and the
    /// beats since it was reached.
    nearest: u32,
    stuck: u32,
    /// Number of deeds so far, and the number of each seat's last one.
    deeds: u32,
    last: [u32; MAX_SEATS],
    /// Remaining beats in which it lets another player follow a different plan.
    yields: u32,
    /// Whether it has waited for a different plan since its last action. It does so only once: otherwise
    /// a player who leaves the plan every second would stop it for the whole game.
    yielded: bool,
    /// Remaining beats in which it lets others look at the mall before the start.
    begins: u32,
    /// Remaining beats in which it lets others talk.
    listens: u32,
    /// Whether the pawn was placed in front of it since its last action.
    called: bool,
    /// Whether placing the pawn in front of it was the last event.
    asked: bool,
    /// Whether it has made a gesture in this talk phase.
    spoke: bool,
    /// The plan, made since the last event.
    plan: Option<Wishes>,
    /// Number of deeds to the end when it last planned.
    left: u32,
}

impl Teammate {
    pub(super) fn new(manner: Manner) -> Self {
        Self {
            seat: Seat::A,
            manner,
            acted: u32::MAX,
            still: 0,
            pawns: 0,
            since_pawn: 0,
            idle: SeatSet::NOBODY,
            stray: SeatSet::NOBODY,
            nearest: u32::MAX,
            stuck: 0,
            deeds: 0,
            last: [0; MAX_SEATS],
            yields: 0,
            yielded: false,
            begins: manner.begins,
            listens: 0,
            called: false,
            asked: false,
            spoke: false,
            plan: None,
            left: u32::MAX,
        }
    }

    /// The plan. It stays the same until the next event.
    fn wishes(&mut self, view: &View) -> Wishes {
        let prices = self.prices(view);
        self.plan.get_or_insert_with(|| wishes(view, prices)).clone()
    }

    /// The costs of deeds, higher where the plan should not need a player.
    fn prices(&self, view: &View) -> Prices {
        Prices::with_idle(view, self.unreliable())
    }

    /// Players who are not expected to do what the plan needs.
    fn unreliable(&self) -> SeatSet {
        self.idle.iter().chain(self.stray.iter()).collect()
    }

    /// Marks one player who was needed for long and did nothing, or nothing that helped.
    fn give_up_waiting(&mut self, view: &View, wishes: &Wishes) {
        let wait = self.manner.nudge;
        let is_time = |beats: u32, first: u32| beats >= first && beats.is_multiple_of(wait);
        let is_idle = is_time(self.still, wait);
        if !is_idle && !is_time(self.stuck, 2 * wait) {
            return;
        }
        // One at a time, and the one who was idle for longest, so that all bots choose the same.
        let needed =
            |hand: &Abilities| wishes.deeds.iter().any(|deed| hand.contains(ability(*deed)));
        let others = view.hands.iter().filter(|(_, hand)| needed(hand)).map(|(seat, _)| seat);
        let unreliable = self.unreliable();
        let others = others.filter(|seat| *seat != self.seat && !unreliable.contains(*seat));
        if let Some(seat) = others.min_by_key(|seat| self.last[seat.index()]) {
            let set = if is_idle { &mut self.idle } else { &mut self.stray };
            *set = set.with(seat);
            self.plan = None;
            self.nearest = u32::MAX;
            // Forget the old distance, so that the new plan does not look like another player's detour.
            self.left = u32::MAX;
        }
    }

    /// Whether it does nothing in this beat: to let others look at the mall before the sand runs, talk,
    /// or follow a different plan.
    fn waits(&mut self, view: &View, left: u32) -> bool {
        if left > self.left && self.yields == 0 && !self.yielded {
            self.yields = self.manner.yields;
            self.yielded = true;
        }
        self.left = left;
        let begins = !view.begun && self.begins > 0;
        let listens = self.listens > 0 && !is_pressed(view);
        let yields = self.yields > 0;
        for beats in [&mut self.begins, &mut self.listens, &mut self.yields] {
            *beats = beats.saturating_sub(1);
        }
        !self.called && (begins || listens || yields)
    }

    /// Its action now, without any consideration for others.
    fn act(&self, legal: &[Action], view: &View, wishes: &Wishes) -> Option<Action> {
        if view.discards > 0 {
            return discard(legal, view);
        }
        let timer = self.timer_first(view, wishes);
        // The hero that is to turn the hourglass goes to the timer and nowhere else. Other heroes go on
        // meanwhile, unless one player does everything.
        let turns = timer.and_then(Deed::hero);
        let alone = view.hands.values().len() < 2;
        let is_free = |deed: &Deed| turns.is_none() || !alone && deed.hero() != turns;
        let wished = timer.into_iter().chain(wishes.deeds.iter().copied().filter(is_free));
        let own = wished.into_iter().find_map(|deed| to_do(legal, deed));
        own.or_else(|| to_do(legal, Deed::TurnUp))
            .or_else(|| self.favour(legal, view))
            .or_else(|| self.another_way(legal, view, is_free))
    }

    /// A deed that brings heroes nearer on another path, while the plan needs another player.
    fn another_way(
        &self,
        legal: &[Action],
        view: &View,
        is_free: impl Fn(&Deed) -> bool,
    ) -> Option<Action> {
        if self.still < self.manner.nudge / 2 && self.acted < self.manner.nudge {
            return None;
        }
        let prices = self.prices(view);
        let is_own = |deed: &Deed| is_free(deed) && to_do(legal, *deed).is_some();
        progress(view, prices, is_own).and_then(|deed| to_do(legal, deed))
    }

    /// A useful deed for the player who placed the pawn in front of it: they have another plan that
    /// needs this bot.
    fn favour(&self, legal: &[Action], view: &View) -> Option<Action> {
        let is_own = |deed: &Deed| to_do(legal, *deed).is_some();
        let deed = if self.asked { favour(view, is_own) } else { None };
        deed.and_then(|deed| to_do(legal, deed))
    }

    /// The next deed on the path to a timer, if the sand would not last and turning the hourglass would
    /// help.
    fn timer_first(&self, view: &View, wishes: &Wishes) -> Option<Deed> {
        let Sand::Runs { until } = view.sand else { return None };
        let alone = view.hands.values().len() < 2;
        let each = DEED_TIME.0 + TIME_PER_PACE.0 * u64::from(self.manner.pace);
        let left = until - view.at;
        let one = if alone { SINGLE_DEED_TIME.0 } else { each };
        // Several heroes move in parallel, but only one on the path to a timer.
        let rest = u64::from(wishes.left) * if alone { one / 2 } else { one };
        let lasts = left > Millis(rest + rest / 4) + END_RESERVE;
        let whole = Millis(u64::from(view.options.sand) * 1000);
        // MZ-30: turning the hourglass leaves as much sand as has run through.
        let gains = whole - left > left;
        let prices = self.prices(view);
        if lasts {
            return None;
        }
        let ToTimer { first, deeds, is_barred } = to_timer(view, prices)?;
        let is_time = left < Millis(one * u64::from(deeds)) + TIMER_RESERVE;
        let helps = (gains || is_barred) && is_time && !self.is_idlers(view, first);
        helps.then_some(first)
    }

    /// Whether only idle players can do this deed.
    fn is_idlers(&self, view: &View, deed: Deed) -> bool {
        let mut holders = view.hands.iter().filter(|(_, hand)| hand.contains(ability(deed)));
        let unreliable = self.unreliable();
        holders.all(|(seat, _)| unreliable.contains(seat)) && !unreliable.is_empty()
    }

    /// Places the pawn in front of a player who has been needed for long, and again if they do nothing.
    fn nudge(&self, legal: &[Action], view: &View, wishes: &Wishes) -> Option<Action> {
        let wait = self.manner.nudge;
        let is_quiet = self.still >= self.manner.nudges_after(self.pawns);
        // Players act, but not as the plan needs.
        let is_stuck = self.still < wait && self.stuck.min(self.since_pawn) >= 2 * wait;
        if !is_quiet && !is_stuck {
            return None;
        }
        let needed = wishes.deeds.first().map(|deed| ability(*deed))?;
        let mut hands = view.hands.iter();
        let (holder, _) = hands.find(|(_, hand)| hand.contains(needed))?;
        let pawn = Action::DoSomething(holder);
        legal.contains(&pawn).then_some(pawn)
    }
}

impl Player<MagicMaze> for Teammate {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, MagicMaze>,
        _: &mut FastDice,
    ) -> Option<Action> {
        self.acted = self.acted.saturating_add(1);
        self.still += 1;
        self.stuck += 1;
        self.since_pawn += 1;
        let view = look.view();
        if self.acted < self.manner.pace && !self.called {
            return None;
        }
        let wishes = self.wishes(&view);
        if wishes.left < self.nearest {
            (self.nearest, self.stuck) = (wishes.left, 0);
        }
        if self.waits(&view, wishes.left) {
            return None;
        }
        let action = self.act(legal, &view, &wishes);
        if action.is_some() {
            self.acted = 0;
            self.yielded = false;
            self.called = false;
            return action;
        }
        self.give_up_waiting(&view, &wishes);
        self.nudge(legal, &view, &wishes)
    }

    fn say(&mut self, look: Look<'_, MagicMaze>) -> Option<Gesture> {
        if self.spoke {
            return None;
        }
        let view = look.view();
        if !speech::is_open(&view) {
            return None;
        }
        self.spoke = true;
        let wishes = self.wishes(&view);
        speech::gesture(self.seat, &view, &wishes)
    }

    fn sit(&mut self, seat: Seat) {
        *self = Self { seat, ..Self::new(self.manner) };
    }

    fn watches(&self) -> bool {
        true
    }

    fn see(&mut self, sight: &Sight) {
        self.plan = None;
        match sight {
            Sight::Pawn { .. } => (self.pawns, self.since_pawn) = (self.pawns + 1, 0),
            _ => (self.still, self.pawns) = (0, 0),
        }
        if !is_move(sight) && !matches!(sight, Sight::Pawn { .. }) {
            (self.stray, self.nearest, self.stuck) = (SeatSet::NOBODY, u32::MAX, 0);
        }
        if let Some(seat) = doer(sight) {
            self.idle = self.idle.without(seat);
            self.deeds += 1;
            self.last[seat.index()] = self.deeds;
        }
        self.asked = matches!(sight, Sight::Pawn { to, .. } if *to == self.seat);
        self.called |= self.asked;
        if matches!(sight, Sight::TalkOpens) {
            self.listens = self.manner.listens;
            self.spoke = false;
        }
    }
}

/// Whether a hero was moved. Such a deed can be undone by the next one.
fn is_move(sight: &Sight) -> bool {
    matches!(sight, Sight::Move { .. } | Sight::Vortex { .. } | Sight::Escalator { .. })
}

/// The seat that did a deed, if the sight is one.
fn doer(sight: &Sight) -> Option<Seat> {
    match sight {
        Sight::Move { seat, .. }
        | Sight::Vortex { seat, .. }
        | Sight::Escalator { seat, .. }
        | Sight::Explore { seat, .. }
        | Sight::Gaze { seat, .. }
        | Sight::Place { seat, .. }
        | Sight::Discard { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// The legal action that performs this deed.
fn to_do(legal: &[Action], wanted: Deed) -> Option<Action> {
    let is_it = |action: &&Action| matches!(action, Action::Do { deed, .. } if *deed == wanted);
    legal.iter().find(is_it).copied()
}

/// Whether the sand is short.
fn is_pressed(view: &View) -> bool {
    matches!(view.sand, Sand::Runs { until } if until - view.at < SHORT_SAND)
}

/// MZ-61: discards the least useful tile.
fn discard(legal: &[Action], view: &View) -> Option<Action> {
    let missed = |tile: Tile| {
        let face = view.tiles.face(tile, view.options.up);
        let goals = face.items.iter().chain(&face.exits).filter(|cells| !cells.is_empty());
        10 * goals.count() + face.explorations().count()
    };
    let mut tiles: Vec<(usize, Action)> = Vec::new();
    for action in legal {
        if let Action::Discard(tile) = action {
            tiles.push((missed(*tile), *action));
        }
    }
    tiles.into_iter().min_by_key(|(missed, _)| *missed).map(|(_, action)| action)
}

#[cfg(test)]
mod person;
#[cfg(test)]
mod tests;
