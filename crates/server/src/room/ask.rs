//! The closed list of what people can ask of a table.

use game::{Seat, Talk};
use table::{Entropy, Key, Level, Name, Person, TableId};

/// What a person asks of a table. Whether they may is for the table's task to judge.
#[derive(Clone, Debug)]
pub(crate) enum Ask {
    /// To sit down, at this seat or at the first that is free.
    Join { seat: Option<Seat>, name: Name, entropy: Option<Entropy> },
    /// To begin, once these settings have been changed and the asker's own seats that have not added to
    /// the chance since have added this.
    Start { changes: Vec<(String, String)>, entropy: Option<Entropy> },
    /// To play.
    Act { seat: Option<Seat>, action: String, seen: u64, key: Key },
    /// To change settings, all or none.
    Set { changes: Vec<(String, String)> },
    /// To let people write to each other, or not.
    Chat { on: bool },
    /// To end the table before its game ends.
    Close,
    /// To stop the clock, together with everybody who is there.
    Pause,
    /// To let it run again.
    Resume,
    /// To put a bot on a free seat.
    Bot { seat: Seat, level: Option<Level> },
    /// To free a seat. After the start a bot plays on for it.
    Free { seat: Seat },
    /// To be called otherwise.
    Name { seat: Seat, name: Name },
    /// To make somebody else the host.
    Host { seat: Seat },
    /// To let a bot play for somebody who keeps all waiting.
    Cover { seat: Seat, level: Option<Level> },
    /// To play again from one's own seat, for which a bot plays.
    Back { seat: Seat },
    /// To add to the chance.
    Ready { seat: Seat, entropy: Entropy },
    /// A link by which another device gets one's own seat.
    Move { seat: Seat },
    /// A link by which somebody else gets the seat of a player who is missing.
    HandOn { seat: Seat },
    /// To use such a link.
    Take { code: String, name: Option<Name> },
    /// To say something.
    Talk { seat: Option<Seat>, kind: Talk, text: String },
    /// To play once more, with these settings changed.
    Again { changes: Vec<(String, String)> },
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    /// The append up to which the asker now knows.
    pub(crate) seq: u64,
    /// The seat that it was about, where one was found or taken.
    pub(crate) seat: Option<Seat>,
    /// The code of a link that hands a seat over.
    pub(crate) code: Option<String>,
    /// The table at which it goes on.
    pub(crate) again: Option<TableId>,
    /// Whether it had been done before, so that nothing was done now.
    pub(crate) is_repeated: bool,
}

/// Who asks what.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) person: Person,
    pub(crate) ask: Ask,
}
