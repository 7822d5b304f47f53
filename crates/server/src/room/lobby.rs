//! What is settled before the start: settings, chairs, colours, and who was asked to leave.

use game::{Kind as SettingKind, Seat, Setting};
use table::{Command, Level, Sitter, Value};

use super::authorize::Result;
use super::task::Room;
use crate::error::RoomError;

impl Room {
    /// Changes settings. A form sends all of them: those that stay the same are dropped, and if none is left
    /// nothing is appended. If there are fewer seats now, bots on the seats that go are removed.
    pub(super) async fn set(&mut self, mut changes: Vec<(String, String)>) -> Result {
        if let Ok(info) = games::info(self.table.game()) {
            let table = &self.table;
            changes.retain(|(key, text)| {
                let setting = info.settings.iter().find(|setting| setting.key == key);
                setting.is_none_or(|setting| is_change(setting, table.settings().get(key), text))
            });
            self.fit_seats(info.settings, &mut changes).await?;
        }
        if changes.is_empty() {
            return Ok(self.unchanged());
        }
        self.commit(Command::Set { changes }).await
    }

    /// Where the number of seats changes: removes the bots on seats that go, and adds the changes by which
    /// every seat has a word in settings that have one for each.
    async fn fit_seats(
        &mut self,
        settings: &[Setting],
        changes: &mut Vec<(String, String)>,
    ) -> Result<()> {
        let seats = changes.iter().find(|(key, _)| key == "seats");
        let Some(seats) = seats.and_then(|(_, text)| text.parse::<usize>().ok()) else {
            return Ok(());
        };
        let is_bot =
            |seat: &Seat| matches!(self.table.people().at(*seat), Some(Sitter::Bot { .. }));
        let last: Vec<Seat> = Seat::first(self.table.people().seats()).skip(seats).collect();
        // A player on one of these seats stays, so nothing else is changed.
        let taken = last.iter().filter(|seat| self.table.people().at(**seat).is_some());
        if !self.table.is_started() && taken.clone().all(is_bot) {
            for seat in taken.copied().collect::<Vec<_>>() {
                self.commit(Command::Leave { seat }).await?;
            }
        }
        for setting in settings {
            let SettingKind::EachSeat { of } = setting.kind else { continue };
            let Some(Value::Line(line)) = self.table.settings().get(setting.key) else { continue };
            if changes.iter().any(|(key, _)| key == setting.key) {
                continue;
            }
            let mut words: Vec<&str> = line.split_whitespace().take(seats).collect();
            let unused = of.iter().filter(|word| !line.split_whitespace().any(|it| it == **word));
            let missing = seats.saturating_sub(words.len());
            words.extend(unused.take(missing));
            changes.push((setting.key.to_owned(), words.join(" ")));
        }
        Ok(())
    }

    /// Puts a bot of this level on every free seat; without a level the easiest that plays sensibly.
    pub(super) async fn fill(&mut self, level: Option<Level>) -> Result {
        let level = level.or_else(|| {
            let bots = games::info(self.table.game()).ok()?.bots;
            // The weakest plays at random.
            bots.get(1).or_else(|| bots.first())?.parse().ok()
        });
        let free: Vec<Seat> = self.table.people().free().iter().collect();
        let mut reply = self.unchanged();
        for seat in free {
            let level = self.bot_level(level.clone(), seat)?;
            reply = self.commit(Command::Bot { seat, level }).await?;
        }
        Ok(reply)
    }

    /// Gives the player at this seat another colour. A seat that has it gets the old one.
    pub(super) async fn colour(&mut self, seat: Seat, colour: &str) -> Result {
        let no_colours = || RoomError::NoColour("this game has no colours to choose".to_owned());
        let info = games::info(self.table.game()).map_err(|_| no_colours())?;
        let each = info.settings.iter().find_map(|setting| match setting.kind {
            SettingKind::EachSeat { of } => Some((setting.key, of)),
            _ => None,
        });
        let (key, of) = each.ok_or_else(no_colours)?;
        let Some(wanted) = of.iter().find(|word| **word == colour) else {
            return Err(RoomError::NoColour(format!("choose one of: {}", of.join(", "))));
        };
        let set = match self.table.settings().get(key) {
            Some(Value::Line(line)) => line.split_whitespace().map(str::to_owned).collect(),
            _ => Vec::new(),
        };
        let seats = usize::from(self.table.people().seats());
        let named = |nth: usize| set.get(nth).map_or(of[nth % of.len()], String::as_str);
        let mut words: Vec<&str> = (0..seats).map(named).collect();
        let Some(own) = words.get(seat.index()).copied() else {
            return Err(RoomError::NotYourSeat);
        };
        if let Some(other) = words.iter().position(|word| word == wanted) {
            words[other] = own;
        }
        words[seat.index()] = wanted;
        let changes = vec![(key.to_owned(), words.join(" "))];
        self.set(changes).await
    }
}

/// Whether this text changes a setting. Naming the default of a setting that is not set changes nothing. A
/// text that cannot be parsed counts as a change: the plan refuses it.
fn is_change(setting: &Setting, current: Option<&Value>, text: &str) -> bool {
    let Ok(wanted) = Value::typed(Some(setting.kind), text) else { return true };
    let default = match setting.kind {
        SettingKind::Number { default, .. } => default.to_string(),
        SettingKind::Switch { default } => if default { "on" } else { "off" }.to_owned(),
        SettingKind::Choice { default, .. } => default.to_owned(),
        SettingKind::EachSeat { .. } | SettingKind::Drawing { .. } => String::new(),
    };
    let is_default = |value: &Value| match value {
        Value::Default => true,
        Value::Line(line) => *line == default,
        Value::Block(_) => false,
    };
    let current = current.unwrap_or(&Value::Default);
    wanted != *current && !(is_default(&wanted) && is_default(current))
}
