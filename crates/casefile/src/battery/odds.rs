//! Points 7 and 3: nature's moves.

use game::{Dice, FastDice, Game, Millis, Phase, Quiet};

use super::failure::{Wrong, ensure, same};
use super::pool::Pool;
use super::texts::survives;
use super::{Point, Seeds, Summary};

/// The most faces of a die that are tried one by one.
const FACES: u32 = 400;
/// How many different lists are drawn from often enough to compare frequencies.
const COMPARED: usize = 12;

/// Point 7 over a whole run.
pub(super) struct Odds<G: Game> {
    compared: Vec<Vec<(u32, G::Chance)>>,
    dice: FastDice,
}

impl<G: Game> Odds<G> {
    pub(super) fn new() -> Self {
        Self { compared: Vec::new(), dice: FastDice::new(7) }
    }

    /// Everything about nature in one state.
    pub(super) fn check(
        &mut self,
        game: &G,
        now: Millis,
        seeds: &Seeds,
        pool: &mut Pool<G>,
        summary: &mut Summary,
    ) -> Result<(), Wrong> {
        let mut odds: Vec<_> = pool.chances.iter().take(2).map(|old| (1, old.clone())).collect();
        let listed = game.odds(&mut odds);
        if game.phase() != Phase::Chance {
            summary.add(Point::Odds);
            ensure(odds.is_empty(), Point::Odds, || {
                format!("odds are listed, though it is not nature's move: {odds:?}")
            })?;
            let drawn = game.sample(&mut self.dice);
            ensure(drawn.is_none(), Point::Odds, || {
                format!("{drawn:?} is drawn, though it is not nature's move")
            })?;
            return refused(game, now, pool, |_| false, summary);
        }
        summary.add(Point::Odds);
        ensure(listed || odds.is_empty(), Point::Odds, || {
            format!("the outcomes are too many to list, and yet there are {odds:?}")
        })?;
        let drawn = self.draw(game)?;
        takes(game, now, &drawn)?;
        survives(&drawn, summary)?;
        pool.add_chance(&drawn)?;
        if !listed {
            return Ok(());
        }
        weights(&odds)?;
        for (_, outcome) in &odds {
            takes(game, now, outcome)?;
            survives(outcome, summary)?;
            pool.add_chance(outcome)?;
        }
        self.faces(game, &odds)?;
        self.frequencies(game, odds.clone(), seeds)?;
        refused(game, now, pool, |outcome| odds.iter().any(|(_, known)| known == outcome), summary)
    }

    /// Equal dice, equal outcome.
    fn draw(&mut self, game: &G) -> Result<G::Chance, Wrong> {
        let mut same_dice = self.dice.clone();
        let drawn = game.sample(&mut self.dice);
        same(&drawn, &game.sample(&mut same_dice), Point::Odds, || {
            "equal dice give different outcomes:".to_owned()
        })?;
        drawn.ok_or_else(|| Wrong::new(Point::Odds, "it is nature's move, but nothing is drawn"))
    }

    /// One `below(total weight)` in the listed order, face by face.
    fn faces(&mut self, game: &G, odds: &[(u32, G::Chance)]) -> Result<(), Wrong> {
        let total: u32 = odds.iter().map(|(weight, _)| weight).sum();
        for nth in 0..total.min(FACES) {
            let face = if total <= FACES { nth } else { self.dice.below(total) };
            let mut loaded = Loaded { face, asked: Vec::new() };
            let drawn = game.sample(&mut loaded);
            same(&loaded.asked, &vec![total], Point::Odds, || {
                format!("the dice are to be asked once, below {total}; they were asked:")
            })?;
            let mut rest = face;
            let expected = odds.iter().find(|(weight, _)| {
                let here = rest < *weight;
                rest = rest.saturating_sub(*weight);
                here
            });
            same(&drawn.as_ref(), &expected.map(|(_, outcome)| outcome), Point::Odds, || {
                format!("{face} of {total} is to give another outcome by the listed order:")
            })?;
        }
        Ok(())
    }

    /// The frequencies of what is drawn, for some lists.
    fn frequencies(
        &mut self,
        game: &G,
        odds: Vec<(u32, G::Chance)>,
        seeds: &Seeds,
    ) -> Result<(), Wrong> {
        if self.compared.len() >= COMPARED || self.compared.contains(&odds) {
            return Ok(());
        }
        let mut counts = vec![0; odds.len()];
        for _ in 0..seeds.draws {
            let drawn = self.draw(game)?;
            let place = odds.iter().position(|(_, outcome)| *outcome == drawn);
            let Some(place) = place else {
                return Err(Wrong::new(Point::Odds, format!("`{drawn}` is drawn but not listed")));
            };
            counts[place] += 1;
        }
        let weights: Vec<u32> = odds.iter().map(|(weight, _)| *weight).collect();
        ensure(agree(&weights, &counts), Point::Odds, || {
            format!("the odds are {odds:?}, but the draws came out as {counts:?}")
        })?;
        self.compared.push(odds);
        Ok(())
    }
}

/// Dice that show given numbers, and record what they were asked for.
struct Loaded {
    face: u32,
    asked: Vec<u32>,
}

impl Dice for Loaded {
    fn below(&mut self, n: u32) -> u32 {
        self.asked.push(n);
        if self.asked.len() == 1 { self.face } else { 0 }
    }
}

fn weights<C: PartialEq + std::fmt::Debug>(odds: &[(u32, C)]) -> Result<(), Wrong> {
    let total: u64 = odds.iter().map(|(weight, _)| u64::from(*weight)).sum();
    ensure(total > 0 && total <= u32::MAX.into(), Point::Odds, || {
        format!("the weights add up to {total}: {odds:?}")
    })?;
    for (nth, (weight, outcome)) in odds.iter().enumerate() {
        let repeated = odds[..nth].iter().any(|(_, earlier)| earlier == outcome);
        ensure(*weight > 0 && !repeated, Point::Odds, || {
            format!("{outcome:?} is listed twice or without weight: {odds:?}")
        })?;
    }
    Ok(())
}

fn takes<G: Game>(game: &G, now: Millis, outcome: &G::Chance) -> Result<(), Wrong> {
    let taken = game.clone().chance(now, outcome, &mut Quiet);
    ensure(taken.is_ok(), Point::Odds, || format!("nature's `{outcome}` is not taken"))
}

/// Outcomes that cannot come up here are misfits and change nothing.
fn refused<G: Game>(
    game: &G,
    now: Millis,
    pool: &Pool<G>,
    can_come_up: impl Fn(&G::Chance) -> bool,
    summary: &mut Summary,
) -> Result<(), Wrong> {
    let mut trial = game.clone();
    for outcome in pool.chances.iter().filter(|outcome| !can_come_up(outcome)) {
        summary.add(Point::Odds);
        summary.add(Point::Unchanged);
        let taken = trial.chance(now, outcome, &mut Quiet);
        ensure(taken.is_err(), Point::Odds, || {
            format!("`{outcome}` is taken, though it cannot come up here")
        })?;
        ensure(trial == *game, Point::Unchanged, || {
            format!("`{outcome}` is a misfit, but changes the state")
        })?;
    }
    Ok(())
}

/// Chi-squared: whether counts such as these come up in all but one of many million tries.
fn agree(weights: &[u32], counts: &[u32]) -> bool {
    let total: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
    let draws: f64 = counts.iter().map(|&count| f64::from(count)).sum();
    let distance: f64 = weights
        .iter()
        .zip(counts)
        .map(|(&weight, &count)| {
            let expected = draws * f64::from(weight) / total;
            (f64::from(count) - expected).powi(2) / expected
        })
        .sum();
    let freedom = weights.len() as f64 - 1.0;
    distance <= freedom + 6.0 * (2.0 * freedom).sqrt() + 16.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequencies_are_compared_with_weights() {
        assert!(agree(&[3, 2, 1], &[1502, 995, 503]));
        assert!(!agree(&[3, 2, 1], &[1000, 1000, 1000]));
        assert!(!agree(&[1, 1], &[1400, 1700]));
        assert!(agree(&[1], &[3000]));
    }

    #[test]
    fn fast_dice_agree_with_any_weights() {
        let mut dice = FastDice::new(3);
        for sides in [2, 3, 6, 30, 100] {
            let mut counts = vec![0; sides as usize];
            (0..3_000).for_each(|_| counts[dice.below(sides) as usize] += 1);
            assert!(agree(&vec![1; sides as usize], &counts), "{sides}: {counts:?}");
        }
    }
}
