//! Why a player may not do that.

/// Why a player may not do that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// It has ended.
    #[error("the game is over")]
    GameOver,
    /// Nature is to move.
    #[error("wait until the game goes on")]
    Wait,
    /// There is no such seat.
    #[error("nobody sits there")]
    NobodyThere,
    /// The time given lies before that of the last input.
    #[error("that time has passed already")]
    TimePassed,
    /// MZ-33.
    #[error("the sand has run out")]
    SandRunOut,
    /// MZ-16: the sender had not seen the latest turning of the timer.
    #[error("the timer has just been turned: look again")]
    GlassTurned,
    /// MZ-10.
    #[error("your action tile does not let you do that")]
    NotOnYourTile,
    /// MZ-70.
    #[error("turn up an action tile first")]
    TurnUpFirst,
    /// MZ-70: not alone.
    #[error("only who plays alone turns up action tiles")]
    NotAlone,
    /// MZ-16.
    #[error("the hero is no longer there")]
    HeroMoved,
    /// MZ-21.
    #[error("the hero has left")]
    HeroLeft,
    /// MZ-60, MZ-67.
    #[error("the hero stays at the exit")]
    HeroStays,
    /// MZ-55.
    #[error("the mage stays until the tile is placed")]
    MageStays,
    /// MZ-11.
    #[error("a wall stands in the way")]
    Wall,
    /// MZ-11.
    #[error("another hero stands in the way")]
    InTheWay,
    /// MZ-12.
    #[error("the slide ends on an earlier square")]
    SlideEnds,
    /// MZ-56.
    #[error("two cameras watch: no timer can be entered")]
    Watched,
    /// MZ-67.
    #[error("another hero is on that tile")]
    Crowded,
    /// MZ-13, MZ-66.
    #[error("the vortices are off")]
    VorticesOff,
    /// MZ-13.
    #[error("that is no vortex of the hero's colour")]
    NoVortex,
    /// MZ-13, MZ-14.
    #[error("another hero stands there")]
    Taken,
    /// MZ-63.
    #[error("between dimensions one goes from vortex to vortex")]
    NotFromVortex,
    /// MZ-63.
    #[error("that vortex is in the same dimension")]
    SameDimension,
    /// MZ-63.
    #[error("all four heroes would be in one dimension")]
    AllTogether,
    /// MZ-14.
    #[error("there is no escalator")]
    NoEscalator,
    /// MZ-15.
    #[error("the hero is on no exploration square of the own colour")]
    NotExploring,
    /// MZ-05.
    #[error("a tile lies there already")]
    Explored,
    /// MZ-15.
    #[error("no tile is left")]
    NoTileLeft,
    /// MZ-55.
    #[error("place the tile that was turned up first")]
    PlaceFirst,
    /// MZ-55.
    #[error("the mage is on no crystal ball that works")]
    NoBall,
    /// MZ-55.
    #[error("no exploration square is open")]
    NothingOpen,
    /// MZ-55.
    #[error("no tile was turned up")]
    NothingShown,
    /// MZ-55.
    #[error("that is no open exploration square")]
    NotOpen,
    /// MZ-61.
    #[error("take two tiles away first")]
    DiscardFirst,
    /// MZ-61.
    #[error("no tile is to be taken away")]
    NoDiscard,
    /// MZ-61.
    #[error("that tile must stay: it is tile 1, or a hero or an out-of-order mark is on it")]
    TileStays,
    /// MZ-61.
    #[error("the mall would fall apart")]
    FallsApart,
    /// MZ-61.
    #[error("no second tile could then be taken away")]
    NoSecond,
    /// MZ-42, MZ-65.
    #[error("there is no pawn")]
    NoPawn,
    /// MZ-59.
    #[error("only the leader uses the pawn")]
    LeadersPawn,
    /// MZ-42.
    #[error("the pawn is set before another player")]
    AnotherPlayer,
    /// MZ-23.
    #[error("you are for giving up already")]
    AlreadyForIt,
    /// MZ-23.
    #[error("you are not for giving up")]
    NotForIt,
    /// MZ-40, MZ-64, MZ-65.
    #[error("no talking now")]
    Silence,
    /// MZ-62.
    #[error("gestures only")]
    GesturesOnly,
}

macro_rules! codes {
    ($($refusal:ident $code:literal,)*) => {
        impl game::Refusal for Refusal {
            const ALL: &'static [Self] = &[$(Self::$refusal),*];

            fn code(self) -> &'static str {
                match self {
                    $(Self::$refusal => $code,)*
                }
            }
        }
    };
}

codes! {
    GameOver "game-over",
    Wait "wait",
    NobodyThere "nobody-there",
    TimePassed "time-passed",
    SandRunOut "sand-run-out",
    GlassTurned "glass-turned",
    NotOnYourTile "not-on-your-tile",
    TurnUpFirst "turn-up-first",
    NotAlone "not-alone",
    HeroMoved "hero-moved",
    HeroLeft "hero-left",
    HeroStays "hero-stays",
    MageStays "mage-stays",
    Wall "wall",
    InTheWay "in-the-way",
    SlideEnds "slide-ends",
    Watched "watched",
    Crowded "crowded",
    VorticesOff "vortices-off",
    NoVortex "no-vortex",
    Taken "taken",
    NotFromVortex "not-from-vortex",
    SameDimension "same-dimension",
    AllTogether "all-together",
    NoEscalator "no-escalator",
    NotExploring "not-exploring",
    Explored "explored",
    NoTileLeft "no-tile-left",
    PlaceFirst "place-first",
    NoBall "no-ball",
    NothingOpen "nothing-open",
    NothingShown "nothing-shown",
    NotOpen "not-open",
    DiscardFirst "discard-first",
    NoDiscard "no-discard",
    TileStays "tile-stays",
    FallsApart "falls-apart",
    NoSecond "no-second",
    NoPawn "no-pawn",
    LeadersPawn "leaders-pawn",
    AnotherPlayer "another-player",
    AlreadyForIt "already-for-it",
    NotForIt "not-for-it",
    Silence "silence",
    GesturesOnly "gestures-only",
}
