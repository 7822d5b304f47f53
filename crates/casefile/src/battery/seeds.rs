//! How much the battery does.

/// How many games are played, and how closely they are looked at. Equal numbers, equal games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeds {
    /// Random games that are checked; their seeds are the numbers from 0 up.
    pub games: u64,
    /// Into so many shares they are dealt, each on a thread of its own. The number of cores does not
    /// count: the same games are to be played everywhere.
    pub shares: usize,
    /// A game must end within this many inputs.
    pub limit: usize,
    /// States of each game that are checked in full: this many from the start on, and about as many
    /// of the rest.
    pub depth: usize,
    /// States of each game from which imagined worlds are played on, one for each viewer.
    pub twins: usize,
    /// Actions that are tried in every state, apart from those one edit away from them.
    pub pool: usize,
    /// Texts that are tried for each thing that can be read.
    pub texts: usize,
    /// Draws of nature by which frequencies are compared with odds.
    pub draws: u32,
    /// Inputs in all that must be played without allocating.
    pub quiet: usize,
    /// Settings that are played besides, each with some number of seats.
    pub settings: &'static [&'static str],
    /// Whether each of them is played with every number of seats.
    pub every_table: bool,
}

impl Seeds {
    /// A few dozen games: some seconds for a game of ours.
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

    /// Several times as many, for CI: some ten seconds for a game of ours.
    pub fn slow() -> Self {
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

    /// [`Self::slow`] if the environment has `SLOW=1`, else [`Self::quick`]; that also with
    /// `BATTERY=quick`, where the slow one runs beside the other tests.
    pub fn from_env() -> Self {
        let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|text| text == value);
        if is("SLOW", "1") && !is("BATTERY", "quick") { Self::slow() } else { Self::quick() }
    }
}
