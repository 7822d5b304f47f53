//! The contract: which actions are open and what they do. Two paths that tests compare.
//!
//! The list of open actions depends on nothing that the seat may not know: it names frogs by their
//! ids and never asks whose they are.

use game::{Dice, Game, Log, Millis, Misfit, Outcome, Phase, Seat, SeatSet, Viewer};

use crate::pieces::{Form, Piece};
use crate::state::{MagoMagino, Stage, Then};
use crate::walk::{Ends, Moves, Walker, can_end};
use crate::{
    Action, Chance, Child, Event, Frog, FrogSet, Hop, Load, Nth, Options, Refusal, Sight, Space,
    Truth, View,
};

impl Game for MagoMagino {
    const NAME: &'static str = "mago-magino";
    const RULES: u16 = 2;
    const ONE_VIEW: bool = true;

    type Config = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Truth = Truth;
    type Refusal = Refusal;

    fn new(rules: u16, config: &Options) -> Self {
        Self::at_start(rules.clamp(1, Self::RULES), *config)
    }

    fn seats(config: &Options) -> u8 {
        config.seats
    }

    #[inline]
    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Roll | Stage::Move(_) | Stage::Again => Phase::Open(SeatSet::only(self.turn)),
            Stage::Over(seat) => Phase::Over(Outcome::Won(SeatSet::only(seat))),
            _ => Phase::Chance,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat != self.turn {
            return;
        }
        match self.stage {
            Stage::Roll => out.push(Action::Roll),
            Stage::Again => out.extend([Action::Roll, Action::End]), // MM-52
            Stage::Move(face) => {
                let points = face.points();
                let moves = Moves::on(self.options.ring);
                let mut list = List::on(out);
                for nth in Nth::ALL {
                    list.walks(self, moves, Child::new(seat, nth), points);
                }
                list.magician(self, moves, points);
                list.frogs(self, moves);
                let len = list.len;
                out.truncate(len);
            }
            _ => {}
        }
    }

    fn act(
        &mut self,
        _at: Millis,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        match self.stage {
            Stage::Over(_) => return Err(Refusal::GameOver),
            Stage::Roll | Stage::Move(_) | Stage::Again => {}
            _ => return Err(Refusal::Wait),
        }
        if seat != self.turn {
            return Err(Refusal::NotYourTurn); // MM-11
        }
        match action {
            Action::Roll => self.roll(),
            Action::End => self.end(seat, log),
            Action::Child { nth, load, to } => self.walk(seat, nth, load, to, log),
            Action::Magician { to } => self.lead(seat, to, log),
            Action::Frog { frog, to } => self.hop(seat, frog, to, log),
        }
    }

    fn chance(
        &mut self,
        _at: Millis,
        outcome: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        self.nature(outcome, log)
    }

    fn odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        self.list_odds(out)
    }

    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Option<Chance> {
        self.draw_lots(dice)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.look_at()
    }

    fn truth(&self) -> Truth {
        Truth { owner: self.frog_owners(), nameless: self.nameless(), view: self.look_at() }
    }

    fn sight(event: &Event, _viewer: Viewer) -> Option<Sight> {
        Some(event.sight())
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }
}

/// Enough for 8 ways for each of two children, 2 for the magician and 2 for each of eight frogs, and one
/// more that does not count.
const ROOM: usize = 40;

/// What a list holds before it is written.
const BLANK: Action = Action::Magician { to: Space::HOUSE };

/// A list that is written without asking much: whether a place counts is settled by adding, not by a
/// jump that the machine would guess wrong.
#[derive(Debug)]
struct List<'o> {
    len: usize,
    actions: &'o mut [Action; ROOM],
}

impl<'o> List<'o> {
    /// On the place where it is wanted, which is made large enough.
    #[inline]
    fn on(out: &'o mut Vec<Action>) -> Self {
        out.resize(ROOM, BLANK);
        let actions = out.as_mut_slice().try_into().expect("it was just made that large");
        Self { len: 0, actions }
    }

    /// Adds an action for each space, if it is open.
    #[inline]
    fn offer<const N: usize>(&mut self, ends: Ends, action: impl Fn(Space) -> (Action, bool)) {
        for (to, there) in ends.places::<N>() {
            let (action, open) = action(to);
            self.actions[self.len] = action;
            self.len += usize::from(there & open);
        }
    }

    #[inline]
    fn walks(&mut self, game: &MagoMagino, moves: Moves, child: Child, points: u8) {
        let nth = child.nth();
        let Piece { at: from, form } = game.pieces[child];
        let walk = |load, to| Action::Child { nth, load, to };
        match form {
            Form::Child => {
                let to = moves.ends(Walker::Child, from, points);
                self.offer::<3>(to, |to| (walk(Load::Nothing, to), true));
                if game.crystals[from] > 0 {
                    let laden = moves.ends(Walker::Carrier, from, points);
                    self.offer::<2>(laden, |to| (walk(Load::First, to), true)); // MM-31
                }
                self.offer::<3>(to, |to| (walk(Load::Last, to), game.crystals[to] > 0)); // MM-30
            }
            Form::Carrier => {
                let to = moves.ends(Walker::Carrier, from, points);
                self.offer::<2>(to, |to| (walk(Load::Nothing, to), true));
            }
            Form::Frog(_) | Form::Nameless => {}
        }
    }

    #[inline]
    fn magician(&mut self, game: &MagoMagino, moves: Moves, points: u8) {
        let to = moves.ends(Walker::Magician, game.magician, points);
        self.offer::<2>(to, |to| (Action::Magician { to }, true));
    }

    /// MM-20: any frog, by one space.
    #[inline]
    fn frogs(&mut self, game: &MagoMagino, moves: Moves) {
        for frog in game.owners.used().iter() {
            let Some(from) = game.frog_at(frog) else { continue };
            let to = moves.ends(Walker::Frog, from, 1);
            self.offer::<2>(to, |to| {
                let barred = game.hop.is_some_and(|hop| hop.bars(frog, to)); // MM-27
                (Action::Frog { frog, to }, !barred)
            });
        }
    }
}

impl MagoMagino {
    fn roll(&mut self) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Move(_)) {
            return Err(Refusal::AlreadyRolled);
        }

        self.turns = self.turns.saturating_add(u32::from(self.stage == Stage::Roll));
        self.stage = Stage::Die;
        Ok(())
    }

    /// MM-52: the second roll is declined.
    fn end(&mut self, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match self.stage {
            Stage::Again => {}
            Stage::Move(_) => return Err(Refusal::MoveFirst), // MM-28
            _ => return Err(Refusal::RollFirst),
        }

        log.note(|| Event::Public(Sight::End { seat }));
        self.pass();
        Ok(())
    }

    /// MM-20: a child of the player's own walks.
    fn walk(
        &mut self,
        seat: Seat,
        nth: Nth,
        load: Load,
        to: Space,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let points = self.points()?;
        let child = Child::new(seat, nth);
        let Piece { at: from, form } = self.pieces[child];
        let walker = match (form, load) {
            (Form::Frog(_) | Form::Nameless, _) => return Err(Refusal::Bewitched),
            (Form::Carrier, Load::First | Load::Last) => return Err(Refusal::HandsFull), // MM-30
            (Form::Child, Load::First) if self.crystals[from] == 0 => {
                return Err(Refusal::NoCrystal); // MM-31
            }
            (Form::Carrier, _) | (_, Load::First) => Walker::Carrier, // MM-31
            (Form::Child, _) => Walker::Child,
        };
        if !can_end(self.options.ring, walker, from, points, to) {
            // MM-24 is the reason only where empty hands would have got there.
            let barred =
                to.is_forest() && can_end(self.options.ring, Walker::Child, from, points, to);
            return Err(if barred { Refusal::NotIntoTheForest } else { Refusal::OutOfReach });
        }
        if load == Load::Last && self.crystals[to] == 0 {
            return Err(Refusal::NoCrystal); // MM-30
        }

        if load == Load::First {
            self.load(child, from, log);
        }
        self.pieces[child].at = to;
        log.note(|| Event::Public(Sight::Walk { child, from, to }));
        if load == Load::Last {
            self.load(child, to, log);
        }
        if walker == Walker::Carrier && to == Space::HOUSE {
            self.deliver(seat, child, log);
        } else {
            self.pass();
        }
        Ok(())
    }

    /// MM-30, MM-31.
    fn load(&mut self, child: Child, at: Space, log: &mut impl Log<Event>) {
        self.crystals[at] -= 1;
        self.pieces[child].form = Form::Carrier;
        log.note(|| Event::Public(Sight::Load { child, at }));
    }

    /// MM-32; MM-60: enough crystals win at once.
    fn deliver(&mut self, seat: Seat, child: Child, log: &mut impl Log<Event>) {
        self.pieces[child].form = Form::Child;
        self.delivered[seat] += 1;
        let crystals = self.delivered[seat];
        log.note(|| Event::Public(Sight::Deliver { seat, crystals }));
        if crystals >= self.options.crystals {
            self.stage = Stage::Over(seat);
            log.note(|| Event::Public(Sight::Victory { seat }));
        } else {
            self.pass();
        }
    }

    /// MM-20, MM-51: the magician walks, and every frog where he ends turns back.
    fn lead(&mut self, seat: Seat, to: Space, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        let points = self.points()?;
        let from = self.magician;
        if !can_end(self.options.ring, Walker::Magician, from, points, to) {
            return Err(Refusal::OutOfReach); // MM-26
        }

        self.magician = to;
        log.note(|| Event::Public(Sight::Magician { seat, from, to }));
        let here = self.frogs_on(to);
        if here.is_empty() {
            self.pass();
        } else {
            here.iter().for_each(|frog| self.free(frog, log));
            self.stage = Stage::Again; // MM-52
        }
        Ok(())
    }

    /// MM-27: a frog hops one space, its owner's turn or not.
    fn hop(
        &mut self,
        seat: Seat,
        frog: Frog,
        to: Space,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.points()?;
        let child = self.owners.of(frog).ok_or(Refusal::NoSuchFrog)?;
        let from = self.pieces[child].at;
        if !can_end(self.options.ring, Walker::Frog, from, 1, to) {
            return Err(Refusal::OutOfReach);
        }
        if self.hop.is_some_and(|hop| hop.bars(frog, to)) {
            return Err(Refusal::StraightBack);
        }

        self.pieces[child].at = to;
        log.note(|| Event::Public(Sight::Hop { seat, frog, from, to }));
        if to == Space::HOUSE || to == self.magician {
            self.free(frog, log); // MM-51
            self.stage = Stage::Again; // MM-52
            return Ok(());
        }
        self.pass();
        let mut frogs = FrogSet::only(frog);
        if self.options.shuffled_frogs && self.count_frogs(to) > 1 {
            self.mix(to, log); // MM-53
            self.stage = Stage::Naming(Then::Roll);
            frogs = FrogSet::NONE;
        }
        self.hop = Some(Hop { from, to, frogs });
        Ok(())
    }

    /// MM-51: a frog turns back, and all see whose it is.
    fn free(&mut self, frog: Frog, log: &mut impl Log<Event>) {
        let Some(child) = self.owners.of(frog) else { return };
        self.owners.clear(frog);
        self.pieces[child].form = Form::Child;
        if let Some(hop) = &mut self.hop {
            hop.frogs.remove(frog);
        }
        // The next frog with this id is another one.
        self.hop = self.hop.filter(|hop| !hop.frogs.is_empty());
        let at = self.pieces[child].at;
        log.note(|| Event::Public(Sight::Freed { frog, child, at }));
    }

    /// What the player moves by.
    fn points(&self) -> Result<u8, Refusal> {
        match self.stage {
            Stage::Move(face) => Ok(face.points()),
            _ => Err(Refusal::RollFirst),
        }
    }

    /// MM-11: play goes round clockwise.
    fn pass(&mut self) {
        self.turn = self.turn.next(self.options.seats);
        self.stage = Stage::Roll;
        self.hop = None;
    }
}
