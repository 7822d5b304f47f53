//! Causes faults, one after another, and repairs them.

use std::path::PathBuf;
use std::time::Duration;

use e2e::{Clew, Dice, Disk, Postgres, Relay, Since, Way};

use crate::faults::{Counts, Fault, OF_A_DATABASE, OF_A_FILE};
use crate::hall::Hall;

/// Time for which a machine is suspended.
const HOLD: Duration = Duration::from_secs(10);
/// Time after which a full disk that nobody noticed is freed again and not counted.
const NOTICED: Duration = Duration::from_secs(5);

/// Causes faults in machines, connections, the database and the disk.
pub(crate) struct Tormentor<'h> {
    hall: &'h Hall,
    pub(crate) machines: Vec<Clew>,
    pub(crate) kept: Kept,
    /// The disk with the tables, if it can be filled.
    disk: Option<Disk>,
    pub(crate) counts: Counts,
    faults: Vec<Fault>,
    /// The builds with which a killed machine may start again, if there is a choice.
    builds: Vec<PathBuf>,
    /// The number of restarts with each build.
    pub(crate) came_back: Vec<u32>,
    dice: Dice,
    /// The suspended machine, and since when.
    held: Option<(usize, Since)>,
}

/// Where the tables are stored.
pub(crate) enum Kept {
    /// In a database; each machine has its own connection.
    Database(Postgres, Vec<Relay>),
    /// In a file of the only machine.
    File,
}

impl<'h> Tormentor<'h> {
    pub(crate) fn new(hall: &'h Hall, machines: Vec<Clew>, kept: Kept, disk: Option<Disk>) -> Self {
        let mut faults = match kept {
            Kept::Database(..) => OF_A_DATABASE.to_vec(),
            Kept::File => OF_A_FILE.to_vec(),
        };
        faults.retain(|fault| *fault != Fault::Full || disk.is_some());
        let (counts, dice) = (Counts::default(), Dice::new(7));
        let (builds, came_back) = (Vec::new(), Vec::new());
        Self { hall, machines, kept, disk, counts, faults, builds, came_back, dice, held: None }
    }

    /// Only kills machines: the first restarts with the older of these two builds, all others with the
    /// newer.
    pub(crate) fn who_changes_builds(mut self, builds: &[PathBuf]) -> Self {
        self.faults = vec![Fault::Kill];
        self.builds = builds.to_vec();
        self.came_back = vec![0; builds.len()];
        self
    }

    /// Causes faults for this time, and ends with everything repaired.
    pub(crate) fn torment(&mut self, time: Duration) {
        let since = Since::now();
        // Each kind once, then at random.
        let mut first = self.faults.clone();
        first.dedup();
        while since.passed() < time || !first.is_empty() {
            let actions = 1 + self.dice.below(60) as u64;
            self.hall.wait_for(actions, Duration::from_secs(2));
            if self.held.is_some_and(|(_, since)| since.passed() >= HOLD) {
                self.let_go();
            }
            let nth = self.dice.below(self.machines.len());
            // In an upgrade one machine of the older build serves next to the newer ones for most of the
            // time. Once killed it could not come back.
            if nth == 0 && !self.builds.is_empty() && since.passed() < time * 2 / 3 {
                continue;
            }
            if self.held.is_some_and(|(held, _)| held == nth) {
                continue;
            }
            let fault =
                first.pop().unwrap_or_else(|| self.faults[self.dice.below(self.faults.len())]);
            if self.fail(fault, nth) {
                self.counts.add(fault);
            }
        }
        while let Some((_, since)) = self.held {
            match HOLD.checked_sub(since.passed()) {
                Some(left) => self.hall.wait_for(u64::MAX >> 1, left),
                None => self.let_go(),
            }
        }
    }

    /// Causes this fault, at this machine if it concerns one; `false` if that was not possible.
    fn fail(&mut self, fault: Fault, nth: usize) -> bool {
        match fault {
            Fault::Kill => self.kill(nth),
            Fault::Hold => return self.held.is_none() && self.hold(nth),
            Fault::Full => return self.fill(),
            Fault::Cut => self.cut(nth),
            Fault::Half => self.half_close(nth),
            Fault::Silence => self.silence(nth),
            Fault::Crash => self.crash(),
            Fault::ReadOnly => self.forbid(),
        }
        true
    }

    fn kill(&mut self, nth: usize) {
        self.hall.kill(nth);
        self.machines[nth].kill();
        // While the machine is stopped the others go on.
        if self.machines.len() > 1 {
            self.hall.wait_for(20, Duration::from_millis(500));
        }
        if !self.builds.is_empty() {
            // The first restarts unchanged. Then the upgrade begins: once the newer build has started,
            // the older one refuses to start and continues only where it runs.
            let build = usize::from(self.came_back[0] > 0);
            self.machines[nth].become_build(&self.builds[build]);
            self.came_back[build] += 1;
        }
        while !self.machines[nth].try_start() {}
        self.hall.open(nth, self.machines[nth].address());
    }

    /// A suspended machine must not overwrite what others did meanwhile.
    fn hold(&mut self, nth: usize) -> bool {
        self.hall.fails();
        self.machines[nth].hold();
        self.held = Some((nth, Since::now()));
        true
    }

    fn let_go(&mut self) {
        if let Some((nth, _)) = self.held.take() {
            self.machines[nth].let_go();
            self.hall.fails();
        }
    }

    /// Fills the disk until a player got an error for it. The database may stop because of it.
    fn fill(&mut self) -> bool {
        let Some(disk) = &self.disk else { return false };
        self.hall.fails();
        disk.fill();
        let is_noticed = self.hall.wait_for_refusal(NOTICED);
        self.hall.wait_for(20, Duration::from_millis(300));
        disk.free();
        if let Kept::Database(database, _) = &mut self.kept {
            database.recover();
        }
        self.hall.fails();
        is_noticed
    }

    /// Cuts the connection of one machine, whatever it is doing.
    fn cut(&mut self, nth: usize) {
        let Kept::Database(database, lines) = &self.kept else { return };
        self.hall.fails();
        lines[nth].cut();
        self.hall.wait_for(20, Duration::from_millis(700));
        lines[nth].mend(database.address());
        self.hall.fails();
    }

    /// Closes one direction between a machine and the database. If it is the database's answers that
    /// are lost, appends are done without an acknowledgement.
    fn half_close(&mut self, nth: usize) {
        let Kept::Database(_, lines) = &self.kept else { return };
        self.hall.fails();
        lines[nth].half_close([Way::There, Way::Back][self.dice.below(2)]);
        self.hall.wait_for(20, Duration::from_millis(700));
        self.hall.fails();
    }

    /// What a machine has sent arrives late, perhaps after it has given up waiting for an answer.
    fn silence(&mut self, nth: usize) {
        let Kept::Database(_, lines) = &self.kept else { return };
        self.hall.fails();
        lines[nth].fall_silent();
        let long = Duration::from_millis(500 + 1_000 * self.dice.below(8) as u64);
        self.hall.wait_for(u64::MAX >> 1, long);
        lines[nth].speak_again();
        self.hall.fails();
    }

    fn crash(&mut self) {
        let Kept::Database(database, _) = &mut self.kept else { return };
        self.hall.fails();
        database.crash();
        database.start_again();
        self.hall.fails();
    }

    fn forbid(&mut self) {
        let Kept::Database(database, _) = &self.kept else { return };
        self.hall.fails();
        database.set_read_only(true);
        self.hall.wait_for(50, Duration::from_secs(1));
        database.set_read_only(false);
        self.hall.fails();
    }
}
