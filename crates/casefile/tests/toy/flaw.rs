//! What can be wrong with the toy: one number for each flaw.
//!
//! `Toy<NONE>` is sound. `Toy<CHOSEN>` has the flaw that was chosen last: one type for all of them,
//! because a battery for each would take minutes to compile.

use std::sync::atomic::{AtomicU8, Ordering};

static NOW: AtomicU8 = AtomicU8::new(NONE);

/// Gives `Toy<CHOSEN>` a flaw.
pub(crate) fn choose(flaw: u8) {
    NOW.store(flaw, Ordering::SeqCst);
}

/// The flaw of a `Toy<FLAW>`.
#[inline]
pub(crate) fn of(flaw: u8) -> u8 {
    if flaw == CHOSEN { NOW.load(Ordering::SeqCst) } else { flaw }
}

/// Whether a `Toy<FLAW>` has this flaw.
#[inline]
pub(crate) fn is<const FLAW: u8>(flaw: u8) -> bool {
    of(FLAW) == flaw
}

/// Whatever was chosen last.
pub(crate) const CHOSEN: u8 = u8::MAX;

/// Nothing is wrong.
pub(crate) const NONE: u8 = 0;
/// A legal list stands in descending order.
pub(crate) const UNSORTED: u8 = 1;
/// An action is listed twice.
pub(crate) const REPEATED: u8 = 2;
/// A seat that may not act is given a list.
pub(crate) const OUT_OF_TURN_LIST: u8 = 3;
/// Nobody can do anything, though the phase is open.
pub(crate) const STUCK: u8 = 4;
/// A list is added to what was in the buffer.
pub(crate) const DIRTY_BUFFER: u8 = 5;
/// Listed, but refused.
pub(crate) const LISTED_ONLY: u8 = 6;
/// Accepted, but not listed.
pub(crate) const UNLISTED: u8 = 7;
/// A seat that nobody has makes it panic.
pub(crate) const ABSENT_SEAT: u8 = 8;
/// A refusal changes the state.
pub(crate) const REFUSAL_CHANGES: u8 = 9;
/// A misfit changes the state.
pub(crate) const MISFIT_CHANGES: u8 = 10;
/// The audit fails at the end of the game.
pub(crate) const AUDIT: u8 = 11;
/// An action's text is read as another.
pub(crate) const LOSSY_ACTION: u8 = 12;
/// A chance's text is that of another.
pub(crate) const LOSSY_CHANCE: u8 = 13;
/// A config's text leaves a setting out.
pub(crate) const LOSSY_CONFIG: u8 = 14;
/// A diagram leaves the deadline out.
pub(crate) const LOSSY_DIAGRAM: u8 = 15;
/// Who is next depends on something outside of the state.
pub(crate) const OUTSIDE: u8 = 16;
/// The die is fair, though the odds say that it is not.
pub(crate) const FAIR_DIE: u8 = 17;
/// The die is drawn in another order than listed.
pub(crate) const BACKWARD_DIE: u8 = 18;
/// Nature draws what the game then refuses.
pub(crate) const REFUSED_CHANCE: u8 = 19;
/// Nature may move at any time.
pub(crate) const CHANCE_ANYTIME: u8 = 20;
/// Nobody ever wins.
pub(crate) const ENDLESS: u8 = 21;
/// A peek to the left is taken amiss where one to the right would not be.
pub(crate) const LOPSIDED: u8 = 22;
/// The deadline falls on whole seconds.
pub(crate) const ABSOLUTE_TIME: u8 = 23;
/// An alarm is taken at any time before the deadline.
pub(crate) const EARLY_ALARM: u8 = 24;
/// An alarm is taken where there is no deadline.
pub(crate) const ANY_ALARM: u8 = 25;
/// A step allocates.
pub(crate) const ALLOCATING_ACT: u8 = 26;
/// A clone allocates.
pub(crate) const ALLOCATING_CLONE: u8 = 27;
/// A legal list allocates beyond its buffer.
pub(crate) const ALLOCATING_LEGAL: u8 = 28;
/// Reading an action panics at letters of several bytes.
pub(crate) const PANICKING_ACTION: u8 = 29;
/// A diagram is read that the audit refuses.
pub(crate) const UNSOUND_DIAGRAM: u8 = 30;
/// A chance that never comes up is read as something that is read as something else.
pub(crate) const LOOSE_CHANCE: u8 = 31;
/// The view shows the rivals' traps.
pub(crate) const LEAKY_VIEW: u8 = 32;
/// The legal list leaves out steps into traps.
pub(crate) const LEAKY_LEGAL: u8 = 33;
/// A refusal tells whether the rival's trap is on the left.
pub(crate) const LEAKY_REFUSAL: u8 = 34;
/// Whether one may talk tells where the rival's trap is.
pub(crate) const LEAKY_TALK: u8 = 35;
/// A sprung trap is not declared as a reveal.
pub(crate) const UNDECLARED: u8 = 36;
/// The view shows everything, and what is imagined is always the truth.
pub(crate) const TRUTH: u8 = 37;
/// The game says that it has no secrets. A type of its own: it is a constant of the contract.
pub(crate) const SECRETS_DENIED: u8 = 38;
/// What is remembered makes no difference.
pub(crate) const FORGETFUL: u8 = 39;
/// What is remembered leads to a world that looks different.
pub(crate) const CONFUSED: u8 = 40;
/// No config can be read.
pub(crate) const NO_CONFIG: u8 = 41;
/// A listed outcome has no weight.
pub(crate) const WEIGHTLESS: u8 = 42;
/// A finished game still wants to be woken.
pub(crate) const RESTLESS: u8 = 43;
/// Nobody may begin a long move with a step on the own trap, and no sight declares that.
pub(crate) const UNDECLARED_DEED: u8 = 44;
/// The view shows all traps at the end, but no sight reveals them.
pub(crate) const UNDECLARED_END: u8 = 45;
/// A peek for the trap of somebody who is not there is taken, but never listed.
pub(crate) const NEVER_LISTED: u8 = 46;
/// The deadline is a moment later if the rival's trap is on the left.
pub(crate) const LEAKY_DEADLINE: u8 = 47;
/// The odds are listed only if the first seat's trap is on the left.
pub(crate) const LEAKY_ODDS: u8 = 48;
/// Who remembers anything sees traps right next to the pawn.
pub(crate) const MISTAKEN: u8 = 49;
/// It is denied that traps are hidden while they are.
pub(crate) const HIDING_DENIED: u8 = 50;
/// One view for all is declared, but owners see their traps.
pub(crate) const ONE_VIEW_CLAIMED: u8 = 51;
/// A world is imagined that cannot be, and the audit does not notice.
pub(crate) const IMPOSSIBLE_WORLD: u8 = 52;
