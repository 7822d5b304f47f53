//! What fails, and when.

use std::fmt;
use std::time::Duration;

use e2e::{Clew, Dice, Postgres, Relay, Since};

use crate::hall::Hall;

/// What fails: machines, lines and the database.
pub(crate) struct Tormentor<'h> {
    hall: &'h Hall,
    pub(crate) machines: Vec<Clew>,
    relays: Vec<Relay>,
    pub(crate) database: Postgres,
    pub(crate) counts: Counts,
    dice: Dice,
    /// A machine that is held up, and since when.
    held: Option<(usize, Since)>,
}

/// What can fail.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Kill,
    Cut,
    Silence,
    Crash,
    ReadOnly,
    Hold,
}

/// Each as often as it comes; the dice choose among these.
const FAULTS: [Fault; 15] = {
    use Fault::{Crash, Cut, Hold, Kill, ReadOnly, Silence};
    [Kill, Kill, Kill, Kill, Kill, Kill, Kill, Kill, Cut, Cut, Cut, Silence, Crash, ReadOnly, Hold]
};

/// For so long a machine is held up.
const HOLD: Duration = Duration::from_secs(10);

/// How often what has failed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) kills: u32,
    cuts: u32,
    silences: u32,
    holds: u32,
    crashes: u32,
    read_only: u32,
}

impl Counts {
    /// All but kills.
    pub(crate) fn others(&self) -> u32 {
        self.cuts + self.silences + self.holds + self.crashes + self.read_only
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kills, cuts, silences, holds, crashes, read_only } = self;
        write!(
            f,
            "{kills} machines killed; {} other faults: {cuts} lines cut, {silences} lines silent, {holds} machines held up \
             for ten seconds, {crashes} crashes of the database, {read_only} times it was read-only",
            self.others()
        )
    }
}

impl<'h> Tormentor<'h> {
    pub(crate) fn new(
        hall: &'h Hall,
        machines: Vec<Clew>,
        relays: Vec<Relay>,
        database: Postgres,
    ) -> Self {
        let counts = Counts::default();
        Self { hall, machines, relays, database, counts, dice: Dice::new(7), held: None }
    }

    /// Lets things fail for so long. In the end all is well.
    pub(crate) fn torment(&mut self, time: Duration) {
        let since = Since::now();
        // Each kind once, then as it comes.
        let mut first = vec![
            Fault::ReadOnly,
            Fault::Crash,
            Fault::Silence,
            Fault::Cut,
            Fault::Kill,
            Fault::Hold,
        ];
        while since.passed() < time || !first.is_empty() {
            let actions = 1 + self.dice.below(60) as u64;
            self.hall.wait_for(actions, Duration::from_secs(2));
            if self.held.is_some_and(|(_, since)| since.passed() >= HOLD) {
                self.let_go();
            }
            let nth = self.dice.below(self.machines.len());
            if self.held.is_some_and(|(held, _)| held == nth) {
                continue;
            }
            match first.pop().unwrap_or_else(|| FAULTS[self.dice.below(FAULTS.len())]) {
                Fault::Kill => self.kill(nth),
                Fault::Cut => self.cut(nth),
                Fault::Silence => self.silence(nth),
                Fault::Crash => self.crash(),
                Fault::ReadOnly => self.forbid(),
                Fault::Hold if self.held.is_none() => self.hold(nth),
                Fault::Hold => {}
            }
        }
        while let Some((_, since)) = self.held {
            match HOLD.checked_sub(since.passed()) {
                Some(left) => self.hall.wait_for(u64::MAX >> 1, left),
                None => self.let_go(),
            }
        }
    }

    fn kill(&mut self, nth: usize) {
        self.hall.kill(nth);
        self.machines[nth].kill();
        self.counts.kills += 1;
        self.hall.wait_for(20, Duration::from_millis(500));
        self.start(nth);
    }

    fn start(&mut self, nth: usize) {
        while !self.machines[nth].try_start() {}
        self.hall.open(nth, self.machines[nth].address());
    }

    /// The line of one machine to the database is cut, in the middle of whatever it does.
    fn cut(&mut self, nth: usize) {
        self.hall.fails();
        self.relays[nth].cut();
        self.counts.cuts += 1;
        self.hall.wait_for(20, Duration::from_millis(700));
        self.relays[nth].mend(self.database.address());
        self.hall.fails();
    }

    /// Nothing passes between one machine and the database, and nobody is told. What it has sent
    /// arrives later, when it has given up waiting for an answer, or before.
    fn silence(&mut self, nth: usize) {
        self.hall.fails();
        self.relays[nth].fall_silent();
        self.counts.silences += 1;
        let long = Duration::from_millis(500 + 1_000 * self.dice.below(8) as u64);
        self.hall.wait_for(u64::MAX >> 1, long);
        self.relays[nth].speak_again();
        self.hall.fails();
    }

    /// A machine that was held up must not write over what others did meanwhile.
    fn hold(&mut self, nth: usize) {
        self.hall.fails();
        self.machines[nth].hold();
        self.counts.holds += 1;
        self.held = Some((nth, Since::now()));
    }

    fn let_go(&mut self) {
        if let Some((nth, _)) = self.held.take() {
            self.machines[nth].let_go();
            self.hall.fails();
        }
    }

    fn crash(&mut self) {
        self.hall.fails();
        self.database.crash();
        self.counts.crashes += 1;
        self.database.start_again();
        self.hall.fails();
    }

    fn forbid(&mut self) {
        self.hall.fails();
        self.database.set_read_only(true);
        self.counts.read_only += 1;
        self.hall.wait_for(50, Duration::from_secs(1));
        self.database.set_read_only(false);
        self.hall.fails();
    }
}
