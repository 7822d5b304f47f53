//! The bots of a table: when they choose an action, and how it is played.

use std::sync::Arc;

use game::{FastDice, Pace, Phase, Seat, SeatSet};
use games::{AnyBot, AnyTable, Gesture, Happened};
use table::{Actor, Command, Sitter, TableId, UnixMillis, Vault};

use super::append::{PANIC, catch_game_panic};
use super::consent::random_key;
use super::task::{BotLead, RETRY_DELAY_MS, Room};

/// Added to a bot's delay where another machine moved the bots last.
const OTHER_MACHINE_DELAY_MS: u64 = 150;

impl Room {
    /// Updates whose turn it is and which bots sit here. A bot that covers a player in a running game first
    /// sees what that seat has seen.
    pub(super) async fn update_bots(&mut self) {
        let past = match self.lacks_bots() && self.table.is_started() {
            true => self.past().await,
            false => Ok(Vec::new()),
        };
        match past {
            Ok(past) => self.update_bots_with(&past),
            Err(error) => {
                // Without the past events it would play badly, so it joins later.
                let table = self.table.id();
                tracing::error!(%table, cause = %error, "the past events for a bot could not be read: tried again");
                self.bot_at = Some(UnixMillis(self.context.clock.now().0 + RETRY_DELAY_MS));
            }
        }
    }

    /// Updates whose turn it is and which bots sit here; `past` are the events so far.
    pub(super) fn update_bots_with(&mut self, past: &[Happened]) {
        let now = self.context.clock.now();
        let table = &self.table;
        let seen = catch_game_panic(|| {
            self.to_move = match table.phase() {
                Some(Phase::Open(seats)) => seats,
                _ => SeatSet::NOBODY,
            };
            if table.end().is_some() {
                self.bots.clear();
            } else {
                self.bots.settle(&**table, past);
            }
            self.bots.wanted(&**table) as u64
        });
        // Where everybody acts at once, the bots act independently of each other.
        let wanted = seen.unwrap_or(0);
        let share = if table.pace() == Pace::RealTime { wanted.max(1) } else { 1 };
        let mut pace = self.context.timeouts.bot_delay.as_millis() as u64 / share;
        if std::mem::take(&mut self.bot_lead) == BotLead::OtherMachine {
            pace += pace / 2 + OTHER_MACHINE_DELAY_MS;
        }
        let at = self.bot_at.unwrap_or(UnixMillis(now.0 + pace)).max(self.busy_until);
        self.bot_at = (wanted > 0).then_some(at);
    }

    /// Lets a bot choose, on a thread for blocking work.
    pub(super) async fn ask_bot(&mut self) {
        self.bot_at = None;
        if self.is_deserted() {
            self.bots.resting = true;
            return;
        }
        if self.lacks_bots() {
            return self.update_bots().await;
        }
        let table = self.table.id().clone();
        let thinking = catch_game_panic(|| self.bots.think(&self.table, &self.vault));
        let Some(thinking) = thinking else {
            tracing::error!(%table, cause = PANIC, "a bot could not be chosen");
            return;
        };
        let Some(thinking) = thinking else { return };
        let signals = Arc::clone(&self.signals);
        let seat = thinking.seat;
        // Nobody joins the thread: the choice comes as a signal, and no other bot is asked before.
        drop(tokio::task::spawn_blocking(move || {
            let choice = catch_game_panic(|| thinking.choose()).unwrap_or_else(|| {
                tracing::error!(%table, %seat, cause = PANIC, "a bot could not choose an action");
                BotChoice::none(seat)
            });
            signals.update(|pending| pending.bot_choice = Some(choice));
        }));
    }

    /// Lets the bots play on after a person has come back.
    pub(super) async fn wake_bots(&mut self) {
        if std::mem::take(&mut self.bots.resting) {
            self.update_bots().await;
        }
    }

    /// Plays the action that a bot has chosen.
    pub(super) async fn bot_chose(&mut self, mut choice: BotChoice) {
        self.bots.take_back(&mut choice);
        if let Some(says) = choice.says.take().filter(|_| self.has_bot(choice.seat)) {
            // As with people, the game may refuse it.
            let _ = self.talk(choice.seat, says.kind(), says.text());
        }
        let BotChoice { seat, seen, action: Some(action), .. } = choice else {
            return self.update_bots().await;
        };
        // MZ-23: bots have no vote.
        let giving_up = catch_game_panic(|| self.table.giving_up()).flatten();
        if giving_up.is_some_and(|(_, give_up)| give_up == action) {
            return self.update_bots().await;
        }
        let Ok(key) = random_key("bot") else { return self.update_bots().await };
        // If it is refused, the state has changed meanwhile: the bot chooses again.
        let command = Command::Act { seat, actor: Actor::Bot, key, action, seen };
        if self.append(command).await.is_err() {
            self.update_bots().await;
        }
    }

    /// Whether a bot plays there, on its own seat or for a player.
    pub(super) fn has_bot(&self, seat: Seat) -> bool {
        let sitter = self.table.people().at(seat);
        matches!(sitter, Some(Sitter::Bot { .. } | Sitter::Player { covered: Some(_), .. }))
    }

    /// Whether the table has a bot that has not been created yet.
    fn lacks_bots(&self) -> bool {
        self.table.end().is_none() && self.bots.are_lacking(&*self.table)
    }
}

/// The bots of a table.
#[derive(Debug, Default)]
pub(super) struct Bots {
    all: Vec<Player>,
    /// Whether one of them is thinking.
    thinking: bool,
    /// Whether they have stopped because no person is here.
    resting: bool,
    /// The index of the bot that is asked first, so that none is always the quickest.
    next: usize,
}

/// A bot, and the events that it has not seen yet.
#[derive(Debug)]
struct Player {
    seat: Seat,
    level: String,
    /// `None` while it thinks.
    bot: Option<Box<dyn AnyBot>>,
    unseen: Vec<Happened>,
    /// The append at which it chose last, and how often in a row before.
    chose_at: (u64, u32),
}

impl Player {
    fn is(&self, (seat, level): &(Seat, String)) -> bool {
        (self.seat, &self.level) == (*seat, level)
    }
}

/// What a bot has chosen.
#[derive(Debug)]
pub(crate) struct BotChoice {
    pub(super) seat: Seat,
    /// The append that it had seen.
    pub(super) seen: u64,
    /// `None` if it can do nothing, waits, or has failed.
    pub(super) action: Option<String>,
    /// What it says to the others.
    pub(super) says: Option<Gesture>,
    bot: Option<Box<dyn AnyBot>>,
}

/// A bot that is to choose now, with everything that it needs on another thread.
#[derive(Debug)]
pub(super) struct BotTurn {
    seat: Seat,
    bot: Box<dyn AnyBot>,
    unseen: Vec<Happened>,
    table: Arc<dyn AnyTable>,
    dice: FastDice,
}

impl BotTurn {
    /// Chooses an action.
    pub(super) fn choose(mut self) -> BotChoice {
        self.unseen.iter().for_each(|happened| self.bot.see(happened));
        let says = self.bot.say(&*self.table);
        let action = self.bot.choose(&*self.table, &mut self.dice);
        BotChoice { seat: self.seat, seen: self.table.seq(), action, says, bot: Some(self.bot) }
    }
}

impl BotChoice {
    /// The choice of a bot that failed.
    pub(super) fn none(seat: Seat) -> Self {
        Self { seat, seen: 0, action: None, says: None, bot: None }
    }
}

impl Bots {
    /// Whether the table has a bot that has not been created yet.
    pub(super) fn are_lacking(&self, table: &dyn AnyTable) -> bool {
        wanted(table).iter().any(|wanted| !self.all.iter().any(|player| player.is(wanted)))
    }

    /// Creates and drops bots so that they match the table. New ones get the past events.
    pub(super) fn settle(&mut self, table: &dyn AnyTable, past: &[Happened]) {
        let wanted = wanted(table);
        self.all.retain(|player| wanted.iter().any(|wanted| player.is(wanted)));
        for (seat, level) in wanted {
            if self.all.iter().any(|player| player.seat == seat) {
                continue;
            }
            // A level that no longer exists is played by the random bot, which every game has.
            let bot = table.bot(&level, seat).or_else(|_| table.bot("random", seat)).ok();
            self.all.push(Player { seat, level, bot, unseen: past.to_vec(), chose_at: (0, 0) });
        }
    }

    /// Adds an event that all bots are to see.
    pub(super) fn add_event(&mut self, happened: &Happened) {
        self.all.iter_mut().for_each(|player| player.unseen.push(happened.clone()));
    }

    /// Number of bots that could act now; 0 while one of them is choosing.
    pub(super) fn wanted(&self, table: &dyn AnyTable) -> usize {
        let able = self.all.iter().filter(|player| can_act(table, player.seat));
        if self.thinking { 0 } else { able.count() }
    }

    /// Takes out the bot that is to choose now.
    pub(super) fn think(&mut self, table: &Arc<dyn AnyTable>, vault: &Vault) -> Option<BotTurn> {
        let count = self.all.len();
        let at = (0..count)
            .map(|nth| (self.next + nth) % count)
            .find(|&nth| self.all[nth].bot.is_some() && can_act(&**table, self.all[nth].seat))?;
        let player = &mut self.all[at];
        let (seat, unseen) = (player.seat, std::mem::take(&mut player.unseen));
        let bot = player.bot.take()?;
        let seq = table.seq();
        player.chose_at = (seq, if player.chose_at.0 == seq { player.chose_at.1 + 1 } else { 0 });
        let dice = dice(vault, table.id(), seat, seq, player.chose_at.1);
        self.next = at + 1;
        self.thinking = true;
        Some(BotTurn { seat, bot, unseen, table: table.clone(), dice })
    }

    /// Puts a bot back that has chosen. One that panicked is lost.
    pub(super) fn take_back(&mut self, choice: &mut BotChoice) {
        self.thinking = false;
        let player =
            self.all.iter_mut().find(|player| player.seat == choice.seat && player.bot.is_none());
        if let Some(player) = player {
            player.bot = choice.bot.take();
        }
    }

    /// Drops all bots: the table was rebuilt from its records.
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

/// A bot's random numbers. They depend on the table's secret seed, the seat, the append and how often the bot
/// has chosen at it before: so a bot does the same again after a restart, and no viewer can compute them.
fn dice(vault: &Vault, table: &TableId, seat: Seat, seq: u64, nth: u32) -> FastDice {
    FastDice::new(vault.bot_seed(table, seat, seq, nth))
}

/// Whether the seat has a legal action now.
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
