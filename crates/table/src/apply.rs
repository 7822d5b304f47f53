//! How each record changes a table. Planning and replaying both use this code.

use std::sync::Arc;

use game::{Game, Log, Millis, Phase, Seat};

use crate::table::RunningGame;
use crate::timeline::Timeline;
use crate::{
    End, Entropy, Format, Hash, Note, Notes, People, Record, Rejected, Sitter, Table, Unfit, Value,
    Vault,
};

type Result<T, G> = std::result::Result<T, Rejected<<G as Game>::Refusal>>;

impl<G: Game> Table<G> {
    /// The table that an `open` record creates.
    pub(crate) fn opened(record: &Record) -> Result<Self, G> {
        let Record::Open { table, game, commitment, rules } = record else {
            return Err(Unfit::NotOpened.into());
        };
        if game != G::NAME {
            return Err(Unfit::OtherGame(game.clone()).into());
        }
        let config: G::Config = "".parse()?;
        Ok(Self {
            id: table.clone(),
            commitment: *commitment,
            format: record.format(),
            rules: *rules,
            seq: 1,
            hash: Hash::START,
            people: Arc::new(People::new(G::seats(&config))),
            settings: Arc::default(),
            config: Arc::new(config),
            notes: Arc::default(),
            run: None,
            end: None,
        })
    }

    /// Applies a record. `hash` is the chain's hash after it; only `start` uses it.
    ///
    /// After an error the table may be half changed, so callers apply records to a copy and drop it.
    pub(crate) fn apply(
        &mut self,
        record: &Record,
        hash: Hash,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), G> {
        if self.end.is_some() {
            return Err(Rejected::Ended);
        }
        self.check_phase(record)?;
        match record {
            Record::Act { at, seat, action, .. } => self.act(*at, *seat, action, log),
            Record::Chance { at, outcome } => self.chance(*at, outcome, log),
            Record::Alarm { at } => self.alarm(*at, log),
            Record::Open { .. } => Err(Unfit::Opened.into()),
            Record::Join { seat, person, name } => {
                let player = Sitter::Player { person: *person, name: name.clone(), covered: None };
                match self.people.at(*seat) {
                    Some(Sitter::Player { person: before, .. }) if before != person => {
                        self.people_mut().replace(*seat, player);
                    }
                    _ => {
                        self.before_start()?;
                        self.people_mut().sit(*seat, player)?;
                    }
                }
                self.void_contributions();
                Ok(())
            }
            Record::Bot { seat, level } => {
                self.before_start()?;
                self.people_mut().sit(*seat, Sitter::Bot { level: level.clone() })?;
                self.void_contributions();
                Ok(())
            }
            Record::Leave { seat } => {
                self.before_start()?;
                self.people_mut().leave(*seat)?;
                self.void_contributions();
                self.notes_mut().drop_links(*seat);
                Ok(())
            }
            Record::Note(note) => self.note(note),
            Record::Name { seat, name } => self.people_mut().rename(*seat, name),
            Record::Host { seat } => self.people_mut().make_host(*seat),
            Record::Cover { seat, level } => {
                self.after_start()?;
                self.people_mut().cover(*seat, level)
            }
            Record::Uncover { seat } => {
                self.after_start()?;
                self.people_mut().uncover(*seat)
            }
            Record::Set { key, value } => {
                self.before_start()?;
                match value {
                    Value::Default => Arc::make_mut(&mut self.settings).remove(key),
                    Value::Line(_) | Value::Block(_) => {
                        Arc::make_mut(&mut self.settings).insert(key.clone(), value.clone())
                    }
                };
                self.void_contributions();
                Ok(())
            }
            Record::Start { rules, wall, entropy, config } => {
                self.config = Arc::new(self.start(*rules, entropy, config)?);
                let start = match self.format {
                    Format::One => hash,
                    Format::Two => self.start_value(*rules, entropy),
                };
                let game = G::new(*rules, &self.config);
                let time = Timeline::new(*wall);
                self.run = Some(RunningGame { game, start, time, drawn: 0, last: self.seq });
                Ok(())
            }
            Record::Pause { at, .. } => {
                self.running()?;
                self.stamp(*at)?.time.pause(*at);
                Ok(())
            }
            Record::Resume { at, wall } => {
                let run = self.after_start()?;
                if !run.time.is_paused() {
                    return Err(Rejected::NotPaused);
                }
                if run.time.last() != *at {
                    return Err(Unfit::OtherPause.into());
                }
                run.time.resume(*wall);
                Ok(())
            }
            Record::Over { seed, salt, outcome } => {
                self.revealed(&Vault::of(*seed, *salt))?;
                if self.phase() != Some(Phase::Over(*outcome)) {
                    return Err(Unfit::OtherOutcome.into());
                }
                self.end = Some(End::Over(*outcome));
                Ok(())
            }
            Record::Closed { seed, salt, reason } => {
                self.revealed(&Vault::of(*seed, *salt))?;
                self.end = Some(End::Closed(*reason));
                Ok(())
            }
        }
    }

    /// Parses all settings together and resizes the table to the number of seats that they call for.
    pub(crate) fn apply_settings(&mut self) -> Result<(), G> {
        let text: String = self.settings.iter().map(|(key, value)| value.config(key)).collect();
        let config: G::Config = text.parse()?;
        self.people_mut().resize(G::seats(&config))?;
        self.config = Arc::new(config);
        Ok(())
    }

    /// Voids the contributions to the chance, because settings or seats have changed. Otherwise the server
    /// could choose among changes after it has seen the last contribution.
    fn void_contributions(&mut self) {
        if self.format >= Format::Two && self.run.is_none() {
            let round = self.seq;
            let notes = self.notes_mut();
            notes.ready.clear();
            notes.round = round;
        }
    }

    fn note(&mut self, note: &Note) -> Result<(), G> {
        if self.format < Format::Two {
            return Err(Unfit::NoNotes.into());
        }
        match note {
            Note::Chat(switch) => self.notes_mut().chat = *switch,
            Note::Link(link) => {
                self.people.is_player(link.seat)?;
                self.notes_mut().add_link(*link);
            }
            Note::LinkUsed { hash } => {
                self.notes_mut().use_link(*hash).ok_or(Rejected::NoLink)?;
            }
            Note::Ready { seat, entropy } => {
                self.before_start()?;
                self.people.is_player(*seat)?;
                self.notes_mut().contribute(*seat, *entropy);
            }
            Note::Removed { seat, until } => {
                self.people.is_player(*seat)?;
                if let Some(Sitter::Player { person, .. }) = self.people.at(*seat) {
                    let person = *person;
                    self.notes_mut().remove(person, *until);
                }
            }
            Note::Closing(closing) => self.notes_mut().closing = Some(*closing),
            Note::Other { .. } => {}
        }
        Ok(())
    }

    fn notes_mut(&mut self) -> &mut Notes {
        Arc::make_mut(&mut self.notes)
    }

    fn people_mut(&mut self) -> &mut People {
        Arc::make_mut(&mut self.people)
    }

    /// Checks that an append may end here: no outcome of chance and no `over` record is still due.
    pub(crate) fn check_append_end(&self) -> Result<(), G> {
        match self.phase() {
            Some(Phase::Chance) if self.end.is_none() => Err(Unfit::ChanceFirst.into()),
            Some(Phase::Over(_)) if self.end.is_none() => Err(Unfit::OverFirst.into()),
            _ => Ok(()),
        }
    }

    /// Checks that the game's phase allows this record now.
    #[inline]
    fn check_phase(&self, record: &Record) -> Result<(), G> {
        match (self.phase(), record) {
            (Some(Phase::Chance), Record::Chance { .. }) => Ok(()),
            (Some(Phase::Chance), _) => Err(Unfit::ChanceFirst.into()),
            (Some(Phase::Over(_)), Record::Over { .. }) => Ok(()),
            (Some(Phase::Over(_)), _) => Err(Unfit::OverFirst.into()),
            (Some(Phase::Open(_)), Record::Chance { .. }) => Err(Unfit::Misfit.into()),
            (Some(Phase::Open(_)) | None, _) => Ok(()),
        }
    }

    #[inline]
    fn act(
        &mut self,
        at: Millis,
        seat: Seat,
        action: &str,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), G> {
        self.running()?;
        if self.people.at(seat).is_none() {
            return Err(Rejected::NoSuchSeat(seat));
        }
        let action = action.parse()?;
        let seq = self.seq;
        let run = self.stamp(at)?;
        run.game.act(at, seat, action, log).map_err(Rejected::Refused)?;
        run.time.stamp(at);
        run.last = seq;
        Ok(())
    }

    fn chance(&mut self, at: Millis, outcome: &str, log: &mut impl Log<G::Event>) -> Result<(), G> {
        let seq = self.seq;
        let run = self.after_start()?;
        if at != run.time.last() {
            return Err(Unfit::LateChance.into());
        }
        run.game.chance(at, &outcome.parse()?, log).map_err(|_| Unfit::Misfit)?;
        run.drawn += 1;
        run.last = seq;
        Ok(())
    }

    fn alarm(&mut self, at: Millis, log: &mut impl Log<G::Event>) -> Result<(), G> {
        self.running()?;
        let seq = self.seq;
        let run = self.after_start()?;
        if at < run.time.last() {
            return Err(Unfit::WentBack.into());
        }
        run.game.alarm(at, log).map_err(|_| Unfit::Misfit)?;
        run.time.stamp(at);
        run.last = seq;
        Ok(())
    }

    /// Checks a `start` record and returns the configuration that it starts the game with.
    fn start(
        &self,
        rules: u16,
        entropy: &[(Seat, Entropy)],
        config: &[String],
    ) -> Result<G::Config, G> {
        self.before_start()?;
        let free = self.people.free();
        if !free.is_empty() {
            return Err(Rejected::NotReady(free));
        }
        if !self.people.players().eq(entropy.iter().map(|&(seat, _)| seat)) {
            return Err(Unfit::Entropy.into());
        }
        if self.format >= Format::Two && entropy != self.notes.ready {
            return Err(Unfit::OtherEntropy.into());
        }
        if self.rules.is_some_and(|opened| opened != rules) {
            return Err(Unfit::OtherRules.into());
        }
        if !(1..=G::RULES).contains(&rules) {
            return Err(Unfit::Rules(rules).into());
        }
        let text: String = config.iter().map(|line| format!("{line}\n")).collect();
        let started: G::Config = text.parse()?;
        let fits = self.with_settings(config).parse::<G::Config>()? == started;
        if !fits || G::seats(&started) != self.people.seats() {
            return Err(Unfit::OtherConfig.into());
        }
        Ok(started)
    }

    /// The value that seeds chance in format 2: a hash of what is fixed before the last player contributes, and of
    /// the contributions; docs/journal.md has the text. It leaves out everything that the server could still choose
    /// then: the time, names, aliases, how records are grouped, and how the configuration is written.
    pub(crate) fn start_value(&self, rules: u16, entropy: &[(Seat, Entropy)]) -> Hash {
        let mut text = format!(
            "clew-start-2\ntable {}\ncommitment {}\ngame {} {rules}\n",
            self.id,
            self.commitment,
            G::NAME
        );
        for (seat, sitter) in self.people.iter() {
            text += &match sitter {
                Sitter::Player { .. } => format!("seat {seat} person\n"),
                Sitter::Bot { level } => format!("seat {seat} bot {level}\n"),
            };
        }
        for (key, value) in &*self.settings {
            text += &format!("{}\n", Record::Set { key: key.clone(), value: value.clone() });
        }
        for (seat, bytes) in entropy {
            text += &format!("entropy {seat} {bytes}\n");
        }
        Hash::of(&[text.as_bytes()])
    }

    /// The configuration of a `start` record with every setting of the table put in its place. If the
    /// record respects the settings, this parses to the same configuration. Defaults are not compared:
    /// newer rules may have others, and a started game keeps its own.
    fn with_settings(&self, config: &[String]) -> String {
        let (mut text, mut is_set) = (String::new(), false);
        for line in config {
            if !line.starts_with(' ') {
                let key = line.split(' ').next().unwrap_or_default();
                is_set = self.settings.contains_key(key);
            }
            if !is_set {
                text += &format!("{line}\n");
            }
        }
        self.settings.iter().fold(text, |text, (key, value)| text + &value.config(key))
    }

    fn before_start(&self) -> Result<(), G> {
        if self.run.is_some() { Err(Rejected::Started) } else { Ok(()) }
    }

    #[inline]
    fn after_start(&mut self) -> Result<&mut RunningGame<G>, G> {
        match &mut self.run {
            Some(run) => Ok(run),
            None => Err(Rejected::NotStarted),
        }
    }

    /// The running game, if a record may have this time: not before the newest record, and before the
    /// deadline.
    fn stamp(&mut self, at: Millis) -> Result<&mut RunningGame<G>, G> {
        let run = self.after_start()?;
        if at < run.time.last() {
            return Err(Unfit::WentBack.into());
        }
        if run.game.deadline().is_some_and(|deadline| deadline <= at) {
            return Err(Unfit::AlarmFirst.into());
        }
        Ok(run)
    }

    fn revealed(&self, vault: &Vault) -> Result<(), G> {
        if vault.commitment() == self.commitment { Ok(()) } else { Err(Unfit::OtherSeed.into()) }
    }
}
