//! The command line of `cargo xtask winnable`.

use magic_maze::SCENARIOS;

use super::rows::{self, Row};

/// Default number of seeds for each row.
const SEEDS: u64 = 1_000;
/// Number of seeds with `--quick`.
const QUICK: u64 = 20;

/// The parsed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Options {
    /// Number of decks for each row.
    pub(super) seeds: u64,
    /// One scenario alone.
    scenario: Option<u8>,
    /// Whether each scenario is played only as it is if nothing is said.
    quick: bool,
}

impl Options {
    /// # Errors
    /// What was expected, in one line.
    pub(super) fn read(args: &[String]) -> Result<Self, String> {
        let (mut seeds, mut scenario, mut quick) = (None, None, false);
        let mut words = args.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--quick" => quick = true,
                "--seeds" => seeds = Some(number(word, words.next(), 1_000_000)?),
                "--scenario" => {
                    let most = SCENARIOS.len() as u64;
                    scenario = Some(number(word, words.next(), most)? as u8);
                }
                _ => {
                    let expected = "expected --seeds N, --scenario S or --quick";
                    return Err(format!("{expected}, found `{word}`"));
                }
            }
        }
        let seeds = seeds.unwrap_or(if quick { QUICK } else { SEEDS });
        Ok(Self { seeds, scenario, quick })
    }

    /// The rows to play.
    pub(super) fn rows(self) -> Vec<Row> {
        let all = if self.quick { rows::default_rows() } else { rows::all() };
        let is_asked = |row: &Row| self.scenario.is_none_or(|scenario| scenario == row.scenario);
        all.into_iter().filter(is_asked).collect()
    }

    /// Whether all rows are played, so that the page is written.
    pub(super) fn is_whole(self) -> bool {
        !self.quick && self.scenario.is_none()
    }
}

fn number(option: &str, word: Option<&String>, most: u64) -> Result<u64, String> {
    let plain = |word: &&String| word.bytes().all(|byte| byte.is_ascii_digit());
    let number = word.filter(plain).and_then(|word| word.parse().ok());
    number.filter(|number| (1..=most).contains(number)).ok_or_else(|| {
        let found = word.map_or("nothing".to_owned(), |word| format!("`{word}`"));
        format!("expected a whole number from 1 to {most} after {option}, found {found}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Options::read(&args)
    }

    #[test]
    fn nothing_said_is_the_whole_table() {
        let whole = read("").expect("nothing is fine");
        assert!(whole.is_whole());
        assert_eq!((whole.seeds, whole.rows().len()), (1_000, 87));
    }

    #[test]
    fn quick_is_every_scenario_once() {
        let quick = read("--quick").expect("known");
        assert!(!quick.is_whole());
        assert_eq!((quick.seeds, quick.rows().len()), (20, 17));
    }

    #[test]
    fn a_scenario_and_a_number_of_seeds_can_be_chosen() {
        let chosen = read("--scenario 8 --seeds 3").expect("known");
        assert!(!chosen.is_whole());
        assert_eq!((chosen.seeds, chosen.rows().len()), (3, 8));
    }

    #[test]
    fn wrong_use_is_one_line() {
        for line in ["--seeds", "--seeds 0", "--seeds many", "--scenario 18", "--fast", "8"] {
            let error = read(line).expect_err(line);
            assert!(error.starts_with("expected "), "{error}");
            assert_eq!(error.lines().count(), 1, "{error}");
        }
    }
}
