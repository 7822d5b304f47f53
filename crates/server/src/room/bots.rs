//! The bots of a table: those that sit there, and those that cover somebody.

use std::sync::Arc;

use game::{FastDice, Phase, Seat};
use games::{AnyBot, AnyTable, Gesture, Happened};
use table::{Sitter, TableId, Vault};

/// The bots of a table.
#[derive(Debug, Default)]
pub(super) struct Bots {
    all: Vec<Mind>,
    /// Whether one of them is thinking.
    thinking: bool,
    /// Whose turn it is to be asked first, so that nobody is always the quickest.
    next: usize,
}

/// One bot with what it has not yet been told.
#[derive(Debug)]
struct Mind {
    seat: Seat,
    level: String,
    /// `None` while it thinks.
    bot: Option<Box<dyn AnyBot>>,
    unheard: Vec<Happened>,
    /// The append that it looked at last, and how often in a row.
    looked: (u64, u32),
}

impl Mind {
    fn is(&self, (seat, level): &(Seat, String)) -> bool {
        (self.seat, &self.level) == (*seat, level)
    }
}

/// What a bot has come to.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(super) seat: Seat,
    /// The append that it had seen.
    pub(super) seen: u64,
    /// `None`: it can do nothing or waits, or it has failed.
    pub(super) action: Option<String>,
    /// What it says.
    pub(super) says: Option<Gesture>,
    bot: Option<Box<dyn AnyBot>>,
}

/// A bot that is to think now, on a thread where that may take its time.
#[derive(Debug)]
pub(super) struct Thinking {
    seat: Seat,
    bot: Box<dyn AnyBot>,
    unheard: Vec<Happened>,
    table: Arc<dyn AnyTable>,
    dice: FastDice,
}

impl Thinking {
    /// Whose bot it is.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// Thinks.
    pub(super) fn think(mut self) -> Thought {
        self.unheard.iter().for_each(|happened| self.bot.see(happened));
        let says = self.bot.say(&*self.table);
        let action = self.bot.choose(&*self.table, &mut self.dice);
        Thought { seat: self.seat, seen: self.table.seq(), action, says, bot: Some(self.bot) }
    }
}

impl Thought {
    /// It failed.
    pub(super) fn none(seat: Seat) -> Self {
        Self { seat, seen: 0, action: None, says: None, bot: None }
    }
}

impl Bots {
    /// Whether a bot is to play at this table that is not here.
    pub(super) fn are_lacking(&self, table: &dyn AnyTable) -> bool {
        wanted(table).iter().any(|wanted| !self.all.iter().any(|mind| mind.is(wanted)))
    }

    /// Makes the bots those of the table: some may have come, some gone. New ones are told what has
    /// happened.
    pub(super) fn settle(&mut self, table: &dyn AnyTable, past: &[Happened]) {
        let wanted = wanted(table);
        self.all.retain(|mind| wanted.iter().any(|wanted| mind.is(wanted)));
        for (seat, level) in wanted {
            if self.all.iter().any(|mind| mind.seat == seat) {
                continue;
            }
            // A level that has gone out of use is played by the one that plays everything.
            let bot = table.bot(&level, seat).or_else(|_| table.bot("random", seat)).ok();
            self.all.push(Mind { seat, level, bot, unheard: past.to_vec(), looked: (0, 0) });
        }
    }

    /// Something happened.
    pub(super) fn hear(&mut self, happened: &Happened) {
        self.all.iter_mut().for_each(|mind| mind.unheard.push(happened.clone()));
    }

    /// How many bots could do something now; none while one of them thinks.
    pub(super) fn wanted(&self, table: &dyn AnyTable) -> usize {
        let able = self.all.iter().filter(|mind| can_act(table, mind.seat));
        if self.thinking { 0 } else { able.count() }
    }

    /// The bot that is to think now.
    pub(super) fn think(&mut self, table: &Arc<dyn AnyTable>, vault: &Vault) -> Option<Thinking> {
        let count = self.all.len();
        let at = (0..count)
            .map(|nth| (self.next + nth) % count)
            .find(|&nth| self.all[nth].bot.is_some() && can_act(&**table, self.all[nth].seat))?;
        let mind = &mut self.all[at];
        let (seat, unheard) = (mind.seat, std::mem::take(&mut mind.unheard));
        let bot = mind.bot.take()?;
        let seq = table.seq();
        mind.looked = (seq, if mind.looked.0 == seq { mind.looked.1 + 1 } else { 0 });
        let dice = dice(vault, table.id(), seat, seq, mind.looked.1);
        self.next = at + 1;
        self.thinking = true;
        Some(Thinking { seat, bot, unheard, table: table.clone(), dice })
    }

    /// It has thought. A bot that failed does not come back.
    pub(super) fn thought(&mut self, thought: &mut Thought) {
        self.thinking = false;
        let mind = self.all.iter_mut().find(|mind| mind.seat == thought.seat && mind.bot.is_none());
        if let Some(mind) = mind {
            mind.bot = thought.bot.take();
        }
    }

    /// All are forgotten: the table was read anew.
    pub(super) fn clear(&mut self) {
        *self = Self { thinking: self.thinking, ..Self::default() };
    }
}

/// The seats at which bots play, with their levels.
fn wanted(table: &dyn AnyTable) -> Vec<(Seat, String)> {
    let level = |sitter: &Sitter| match sitter {
        Sitter::Bot { level } | Sitter::Player { covered: Some(level), .. } => {
            Some(level.as_str().to_owned())
        }
        Sitter::Player { covered: None, .. } => None,
    };
    let sitters = table.people().iter();
    sitters.filter_map(|(seat, sitter)| Some((seat, level(sitter)?))).collect()
}

/// A bot's dice: they follow from the table's secret seed, the seat, the append that it looks at and
/// how often it has looked at it before. So a bot does the same again after a restart, and nobody who
/// sees the table can compute what it rolls.
fn dice(vault: &Vault, table: &TableId, seat: Seat, seq: u64, nth: u32) -> FastDice {
    FastDice::new(vault.bot_seed(table, seat, seq, nth))
}

/// Whether the seat can do something now.
fn can_act(table: &dyn AnyTable, seat: Seat) -> bool {
    matches!(table.phase(), Some(Phase::Open(seats)) if seats.contains(seat))
        && !table.legal(seat).is_empty()
}

#[cfg(test)]
mod tests {
    use table::{Salt, Seed};

    use super::*;

    fn first(secret: u8, table: &str, seat: &str, seq: u64, nth: u32) -> u64 {
        let vault = Vault::of(Seed::new([secret; 32]), Salt::new([0; 16]));
        let table = table.parse().expect("a table's name");
        dice(&vault, &table, seat.parse().expect("a seat"), seq, nth).bits()
    }

    /// The same after a restart, and other dice at a table that differs in the secret seed alone: so
    /// they cannot be computed from what everybody sees.
    #[test]
    fn dice_follow_from_seed_table_seat_and_append() {
        assert_eq!(first(1, "one", "A", 7, 0), first(1, "one", "A", 7, 0));
        let others = [
            first(1, "one", "A", 7, 0),
            first(2, "one", "A", 7, 0),
            first(1, "two", "A", 7, 0),
            first(1, "one", "B", 7, 0),
            first(1, "one", "A", 8, 0),
            first(1, "one", "A", 7, 1),
        ];
        for (nth, one) in others.iter().enumerate() {
            assert!(!others[..nth].contains(one), "{nth}");
        }
    }
}
