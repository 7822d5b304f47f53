//! The way through a run: games one after another, and in each the states to look at.

use std::{iter, thread};

use game::{Dice, FastDice, Viewer};

use super::failure::{Wrong, guarded};
use super::memory::Memories;
use super::odds::Odds;
use super::play::Course;
use super::pool::Pool;
use super::{Failure, Point, Seeds, Summary, Tested, configs, listing, texts, time, twins};

/// The most inputs of a game whose sights are all written out.
const WRITTEN: usize = 200;
/// This many inputs are shortly before the end.
const END: u32 = 16;

/// All points but the allocations.
pub(super) fn games<G: Tested>(seeds: &Seeds) -> Result<Summary, Failure> {
    let mut summary = Summary::default();
    configs::check::<G>(&mut summary)?;
    texts::codes::<G>()?;
    let share = |nth| share::<G>(seeds, nth);
    let shares: Vec<_> = thread::scope(|scope| {
        let others: Vec<_> = (1..seeds.shares).map(|nth| scope.spawn(move || share(nth))).collect();
        let own = iter::once(share(0));
        own.chain(others.into_iter().map(|other| other.join().expect("panics are caught")))
            .collect()
    });
    for share in shares {
        summary.join(share?);
    }
    twins::tally::<G>(&summary)?;
    Memories::<G>::tally(&summary)?;
    Ok(summary)
}

/// The games of one share, and the texts that are made of what was met in them.
fn share<G: Tested>(seeds: &Seeds, nth: usize) -> Result<Summary, Failure> {
    let mut run = Run {
        seeds,
        pool: Pool::new(seeds.pool),
        odds: Odds::new(),
        dice: FastDice::new(4 + nth as u64),
        summary: Summary::default(),
    };
    for seed in (0..seeds.games).skip(nth).step_by(seeds.shares) {
        let course = Course::<G>::play(seed, seeds)?;
        run.game(&course)?;
    }
    let presets = (seeds.games..).zip(configs::presets::<G>(seeds));
    for (seed, written) in presets.skip(nth).step_by(seeds.shares) {
        let course = Course::play_with(seed, FastDice::new(seed), written?, seeds)?;
        run.game(&course)?;
    }
    let seeds = Seeds { texts: seeds.texts / seeds.shares, ..*seeds };
    texts::fuzz(&seeds, nth as u64, &run.pool, &mut run.summary)?;
    Ok(run.summary)
}

struct Run<'s, G: Tested> {
    seeds: &'s Seeds,
    pool: Pool<G>,
    odds: Odds<G>,
    dice: FastDice,
    summary: Summary,
}

impl<G: Tested> Run<'_, G> {
    fn game(&mut self, course: &Course<G>) -> Result<(), Failure> {
        self.summary.games += 1;
        self.summary.inputs += course.inputs.len() as u64;
        self.summary.tables.insert(course.seats());
        self.summary.add(Point::Settings);
        self.summary.add(Point::Ends);
        self.pool.add_config(&course.text);
        texts::opening(course, &mut self.summary)
            .map_err(|wrong| course.failure(0, &course.start, &wrong))?;
        let mut game = course.start.clone();
        let mut memories = Memories::new(course.seats());
        let depths = self.depths(course);
        let mut kept = Vec::new();
        for number in 0..=course.inputs.len() {
            let looked = self.looks_at(number, course.inputs.len());
            if depths.contains(&number) {
                kept.push((number, game.clone(), memories.clone()));
            }
            guarded(Point::Audit, || {
                if looked {
                    self.state(course, number, &game, &memories)?;
                }
                if number < course.inputs.len() {
                    self.step(course, number, &mut game, &mut memories)?;
                }
                Ok(())
            })
            .map_err(|wrong| course.failure(number, &game, &wrong))?;
        }
        if game != course.end {
            let wrong = Wrong::new(Point::Replay, "the end is another when played again");
            return Err(course.failure(course.inputs.len(), &game, &wrong));
        }
        for (number, game, memories) in kept {
            guarded(Point::Twins, || {
                twins::run(course, number, &game, &memories, &mut self.dice, &mut self.summary)
            })
            .map_err(|wrong| course.failure(number, &game, &wrong))?;
        }
        time::later(course, &mut self.summary)
    }

    /// The numbers of inputs after which other worlds are played on; two of them at the end, where
    /// much comes to light.
    fn depths(&mut self, course: &Course<G>) -> Vec<usize> {
        let all = course.inputs.len() as u32 + 1;
        let depth = |nth| match nth {
            0 => all.saturating_sub(2),
            1 => all - 1 - self.dice.below(all.min(END)),
            _ => self.dice.below(all),
        };
        (0..self.seeds.twins).map(depth).map(|number| number as usize).collect()
    }

    /// All states at the start, some later, and the end.
    fn looks_at(&mut self, number: usize, all: usize) -> bool {
        let depth = self.seeds.depth;
        let rare = (all / depth.max(1)).max(1) as u32;
        number < depth || number == all || self.dice.below(rare) == 0
    }

    fn state(
        &mut self,
        course: &Course<G>,
        number: usize,
        game: &G,
        memories: &Memories<G>,
    ) -> Result<(), Wrong> {
        let Self { seeds, pool, odds, dice, summary } = self;
        let (now, seats) = (course.time(number), course.seats());
        summary.add(Point::Audit);
        game.audit().map_err(|why| Wrong::new(Point::Audit, why))?;
        let lists = guarded(Point::Legal, || listing::lists(game, seats, pool, summary))?;
        for &action in lists.iter().flatten() {
            pool.add_action(action)?;
        }
        listing::trials(game, now, seats, &lists, pool, summary)?;
        guarded(Point::Texts, || texts::state(game, &lists, summary))?;
        guarded(Point::Odds, || odds.check(game, now, seeds, pool, summary))?;
        guarded(Point::Time, || time::alarms(game, now, summary))?;
        guarded(Point::Symmetry, || listing::images(game, seats, &lists, summary))?;
        pool.add_diagram(&game.draw());
        guarded(Point::View, || twins::look(course, number, game, pool, dice, summary))?;
        guarded(Point::Memory, || memories.check(game, dice, summary))?;
        Ok(())
    }

    /// The next input, and what everybody sees of it.
    fn step(
        &mut self,
        course: &Course<G>,
        number: usize,
        game: &mut G,
        memories: &mut Memories<G>,
    ) -> Result<(), Wrong> {
        self.summary.add(Point::Replay);
        let mut events = Vec::new();
        let input = &course.inputs[number];
        if let Err(no) = input.give(game, &mut events) {
            let what = format!("`{}` is not taken when given again: {no:?}", input.what);
            return Err(Wrong::new(Point::Replay, what));
        }
        for event in &events {
            memories.add(event);
            if number < WRITTEN {
                shown::<G>(event, course.seats())?;
            }
        }
        Ok(())
    }
}

/// Whatever is seen can be sent.
fn shown<G: Tested>(event: &G::Event, seats: u8) -> Result<(), Wrong> {
    use game::Sighting as _;
    for sight in Viewer::all(seats).filter_map(|viewer| G::sight(event, viewer)) {
        let _ = (sight.fleeting(), sight.reveals());
        serde_json::to_value(&sight).map_err(|error| {
            Wrong::new(Point::View, format!("{sight:?} cannot be sent: {error}"))
        })?;
    }
    Ok(())
}
