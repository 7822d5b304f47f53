//! Who may talk now, and how (MZ-40 to MZ-44).

use game::{Seat, Talk};

use crate::Refusal;
use crate::scenario::TalkRule;
use crate::state::{MagicMaze, Stage};

impl MagicMaze {
    pub(crate) fn may_say(&self, seat: Seat, talk: Talk) -> Result<(), Refusal> {
        if seat.index() >= usize::from(self.options.seats) {
            return Err(Refusal::NobodyThere);
        }
        let over = matches!(self.stage, Stage::Over(_));
        let rule = self.options.special.talk;
        if talk == Talk::Eyes // MZ-44
            || !self.begun // MZ-32, MZ-64, MZ-65
            || over
            || self.options.solo() // MZ-70
            || rule == TalkRule::Free
        {
            return Ok(()); // MZ-51
        }
        match (self.talk, rule, talk) {
            (false, ..) => Err(Refusal::Silence), // MZ-41
            (true, TalkRule::Gestures, Talk::Words) => Err(Refusal::GesturesOnly), // MZ-62
            (true, ..) => Ok(()),
        }
    }
}
