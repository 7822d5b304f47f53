//! A teammate: does its part of what anybody could see would help, and waits for the others.

use game::{FastDice, MAX_SEATS, Millis, Seat, SeatSet};
use magic_maze::{Abilities, Action, Deed, MagicMaze, Sand, Sight, Tile, View};

use super::manner::Manner;
use super::speech;
use crate::planner::favours::{favour, progress};
use crate::planner::prices::Prices;
use crate::planner::wishes::{ToTimer, Wishes, ability, to_timer, wishes};
use crate::{Gesture, Look, Player};

/// A deed of a team takes about so long, and so much longer for each further beat of the pace.
const DEED: Millis = Millis(600);
const SLOWER: Millis = Millis(350);

/// Who is alone must turn up tiles for each deed.
const ALONE: Millis = Millis(4_500);

/// So much sand is left over when the end comes in time.
const HASTE: Millis = Millis(3_000);

/// So much sand is kept in hand when a timer is turned.
const RESERVE: Millis = Millis(12_000);

/// With less sand than this nobody waits for others to talk.
const PRESSED: Millis = Millis(30_000);

/// Acts through its own action tile only, and says nothing but in talk phases. When somebody does
/// something that leads away from the plan, they have another: it waits and looks again. It never
/// waits for ever: while the plan needs somebody else it does what brings heroes nearer on another
/// way, and after a while it plans without those who did nothing.
#[derive(Clone, Debug)]
pub(super) struct Teammate {
    seat: Seat,
    manner: Manner,
    /// How many beats ago it acted.
    acted: u32,
    /// For how many beats nobody has done a deed.
    still: u32,
    /// How often the pawn was set since somebody last did a deed.
    pawns: u32,
    /// Those who were needed for long and did nothing, until they do something.
    idle: SeatSet,
    /// How many deeds were done, and which of them was each seat's last.
    deeds: u32,
    last: [u32; MAX_SEATS],
    /// For how many beats it lets others have their way.
    yields: u32,
    /// Whether it has let others have their way since it last did something. It does so once: somebody
    /// with another idea every second would else be waited for to the end.
    yielded: bool,
    /// For how many beats it lets others look at the mall.
    begins: u32,
    /// For how many beats it lets others talk.
    listens: u32,
    /// Whether the pawn was set before it since it last did something.
    called: bool,
    /// Whether that was the last that happened.
    asked: bool,
    /// Whether it has said something in this talk phase.
    spoke: bool,
    /// What would help, worked out since something last happened.
    plan: Option<Wishes>,
    /// How far the end was when it last looked.
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
            idle: SeatSet::NOBODY,
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

    /// What would help. While nothing happens, that stays the same.
    fn wishes(&mut self, view: &View) -> Wishes {
        let idle = self.idle;
        self.plan.get_or_insert_with(|| wishes(view, Prices::with_idle(view, idle))).clone()
    }

    /// Counts no longer on somebody who was needed for long and did nothing.
    fn give_up_waiting(&mut self, view: &View, wishes: &Wishes) {
        let wait = self.manner.nudge;
        if self.still < wait || !self.still.is_multiple_of(wait) {
            return;
        }
        // One at a time, and the one who did nothing for longest: so all bots think of the same.
        let needed =
            |hand: &Abilities| wishes.deeds.iter().any(|deed| hand.contains(ability(*deed)));
        let others = view.hands.iter().filter(|(_, hand)| needed(hand)).map(|(seat, _)| seat);
        let others = others.filter(|seat| *seat != self.seat && !self.idle.contains(*seat));
        if let Some(seat) = others.min_by_key(|seat| self.last[seat.index()]) {
            self.idle = self.idle.with(seat);
            self.plan = None;
            // The end is not further away because others led away from it.
            self.left = u32::MAX;
        }
    }

    /// Whether it leaves this beat to others: to look at the mall before the sand runs, to talk, or to
    /// have their way.
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

    /// What it would do now if it were in no way polite.
    fn act(&self, legal: &[Action], view: &View, wishes: &Wishes) -> Option<Action> {
        if view.discards > 0 {
            return discard(legal, view);
        }
        let timer = self.timer_first(view, wishes);
        // Who is to turn the glass goes there and nowhere else. The others go on meanwhile, but not
        // where one player does everything.
        let turns = timer.and_then(Deed::hero);
        let alone = view.hands.values().len() < 2;
        let is_free = |deed: &Deed| turns.is_none() || !alone && deed.hero() != turns;
        let wished = timer.into_iter().chain(wishes.deeds.iter().copied().filter(is_free));
        let own = wished.into_iter().find_map(|deed| to_do(legal, deed));
        own.or_else(|| to_do(legal, Deed::TurnUp))
            .or_else(|| self.favour(legal, view))
            .or_else(|| self.another_way(legal, view, is_free))
    }

    /// What brings heroes nearer on another way, while the plan needs somebody else.
    fn another_way(
        &self,
        legal: &[Action],
        view: &View,
        is_free: impl Fn(&Deed) -> bool,
    ) -> Option<Action> {
        if self.still < self.manner.nudge / 2 && self.acted < self.manner.nudge {
            return None;
        }
        let prices = Prices::with_idle(view, self.idle);
        let is_own = |deed: &Deed| is_free(deed) && to_do(legal, *deed).is_some();
        progress(view, prices, is_own).and_then(|deed| to_do(legal, deed))
    }

    /// What helps too, for who set the pawn before it: they have another plan, and wait for its part.
    fn favour(&self, legal: &[Action], view: &View) -> Option<Action> {
        let is_own = |deed: &Deed| to_do(legal, *deed).is_some();
        let deed = if self.asked { favour(view, is_own) } else { None };
        deed.and_then(|deed| to_do(legal, deed))
    }

    /// The next deed on the way to a timer, if the sand would not last and turning the glass would
    /// help.
    fn timer_first(&self, view: &View, wishes: &Wishes) -> Option<Deed> {
        let Sand::Runs { until } = view.sand else { return None };
        let alone = view.hands.values().len() < 2;
        let each = DEED.0 + SLOWER.0 * u64::from(self.manner.pace);
        let left = until - view.at;
        let one = if alone { ALONE.0 } else { each };
        // Several heroes go their ways at once; the way into a timer is one alone.
        let rest = u64::from(wishes.left) * if alone { one / 2 } else { one };
        let lasts = left > Millis(rest + rest / 4) + HASTE;
        let whole = Millis(u64::from(view.options.sand) * 1000);
        // MZ-30: what has run through is what will be left.
        let gains = whole - left > left;
        let prices = Prices::with_idle(view, self.idle);
        if lasts {
            return None;
        }
        let ToTimer { first, deeds, is_barred } = to_timer(view, prices)?;
        let is_time = left < Millis(one * u64::from(deeds)) + RESERVE;
        let helps = (gains || is_barred) && is_time && !self.is_idlers(view, first);
        helps.then_some(first)
    }

    /// Whether only those can do this deed who did nothing for long.
    fn is_idlers(&self, view: &View, deed: Deed) -> bool {
        let mut holders = view.hands.iter().filter(|(_, hand)| hand.contains(ability(deed)));
        holders.all(|(seat, _)| self.idle.contains(seat)) && !self.idle.is_empty()
    }

    /// The pawn, before whoever has been needed for long; and again, if they do nothing.
    fn nudge(&self, legal: &[Action], view: &View, wishes: &Wishes) -> Option<Action> {
        if self.still < self.manner.nudges_after(self.pawns) {
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
        let view = look.view();
        if self.acted < self.manner.pace && !self.called {
            return None;
        }
        let wishes = self.wishes(&view);
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
            Sight::Pawn { .. } => self.pawns += 1,
            _ => (self.still, self.pawns) = (0, 0),
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

/// Who did a deed, if this is one.
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

/// The action that is this deed, if it is open.
fn to_do(legal: &[Action], wanted: Deed) -> Option<Action> {
    let is_it = |action: &&Action| matches!(action, Action::Do { deed, .. } if *deed == wanted);
    legal.iter().find(is_it).copied()
}

/// Whether the sand is short.
fn is_pressed(view: &View) -> bool {
    matches!(view.sand, Sand::Runs { until } if until - view.at < PRESSED)
}

/// MZ-61: a tile that is missed least.
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
