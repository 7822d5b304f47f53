//! How much work the battery does.

/// The number of games the battery plays and how closely it checks them. Equal values play equal games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeds {
    /// Number of random games; their seeds count up from 0.
    pub games: u64,
    /// Number of threads that share the games. It does not follow the number of cores, so that every
    /// machine plays the same games.
    pub shares: usize,
    /// Maximum number of inputs of a game.
    pub limit: usize,
    /// Number of states checked in full at the start of each game, and about as many later in it.
    pub depth: usize,
    /// Number of states of each game from which imagined worlds are played on, one for each viewer.
    pub twins: usize,
    /// Number of actions tried in every state, besides those one edit away from them.
    pub pool: usize,
    /// Number of texts tried with each parser.
    pub texts: usize,
    /// Number of chance draws whose frequencies are compared with the odds.
    pub draws: u32,
    /// Number of inputs that must be played without an allocation.
    pub quiet: usize,
    /// Further settings to play, each with one number of seats.
    pub settings: &'static [&'static str],
    /// Whether every setting is played with every number of seats.
    pub every_table: bool,
}

impl Seeds {
    /// A few dozen games: some seconds for one of our games.
    pub fn quick() -> Self {
        Self {
            games: 80,
            shares: 1,
            limit: 200_000,
            depth: 40,
            twins: 6,
            pool: 200,
            texts: 4_000,
            draws: 3_000,
            quiet: 100_000,
            settings: &[],
            every_table: false,
        }
    }

    /// Several times as many games, for `cargo xtask nightly`: about a minute for one of our games.
    pub fn long() -> Self {
        Self {
            games: 300,
            shares: 2,
            depth: 60,
            twins: 10,
            pool: 300,
            texts: 60_000,
            draws: 30_000,
            quiet: 1_000_000,
            every_table: true,
            ..Self::quick()
        }
    }

    /// [`Self::long`] if the environment has `NIGHTLY=1`, else [`Self::quick`].
    pub fn from_env() -> Self {
        let is_nightly = std::env::var("NIGHTLY").is_ok_and(|value| value == "1");
        if is_nightly { Self::long() } else { Self::quick() }
    }
}
