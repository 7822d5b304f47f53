//! Point 16: what those imagine who have watched from the start.

use game::{Dice, FastDice, Imagine, Viewer};

use super::failure::{Wrong, ensure, guarded, same};
use super::twins::{alike, possible};
use super::{Point, Summary, Tested};

/// The number of times that a memory may mislead by bad luck, even if it never helps. Besides, it may
/// mislead half as often as it helps.
const FEW: u64 = 20;

/// What each viewer of one game remembers.
#[derive(Clone)]
pub(super) struct Memories<G: Imagine> {
    of: Vec<(Viewer, G::Memory)>,
}

impl<G: Tested> Memories<G> {
    /// Before the first input.
    pub(super) fn new(seats: u8) -> Self {
        Self { of: Viewer::all(seats).map(|viewer| (viewer, G::Memory::default())).collect() }
    }

    /// Each viewer and that viewer's memory.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Viewer, &G::Memory)> {
        self.of.iter().map(|(viewer, memory)| (*viewer, memory))
    }

    /// Everybody sees something happen.
    pub(super) fn add(&mut self, event: &G::Event) {
        for (viewer, memory) in &mut self.of {
            if let Some(sight) = G::sight(event, *viewer) {
                G::remember(memory, &sight);
            }
        }
    }

    /// What is imagined with these memories.
    pub(super) fn check(
        &self,
        game: &G,
        dice: &mut FastDice,
        summary: &mut Summary,
    ) -> Result<(), Wrong> {
        for (viewer, memory) in self.of.iter().filter(|_| G::SECRETS) {
            summary.add(Point::Memory);
            let view = game.view(*viewer);
            let seed = dice.below(u32::MAX).into();
            let imagined = guarded(Point::Memory, || {
                Ok(G::imagine(*viewer, &view, memory, &mut FastDice::new(seed)))
            })?;
            same(&view, &imagined.view(*viewer), Point::Memory, || {
                format!("with memory, {viewer} imagines a world that looks different:")
            })?;
            alike(game, &imagined, *viewer)?;
            possible(&imagined, *viewer, Point::Memory)?;
            let none = G::Memory::default();
            let other = G::imagine(*viewer, &view, &none, &mut FastDice::new(seed));
            summary.remembered += 1;
            summary.recalled += u64::from(other != imagined);
        }
        Ok(())
    }

    /// Whether it ever made a difference, and rather one for the better.
    pub(super) fn tally(summary: &Summary) -> Result<(), Wrong> {
        let Summary { remembered, recalled, helped, misled, .. } = *summary;
        let kept = G::SECRETS && size_of::<G::Memory>() > 0 && remembered > 0;
        ensure(!kept || recalled > 0, Point::Memory, || {
            format!(
                "{remembered} worlds were imagined with memory; all are the same without it: let \
                 `remember` keep what `imagine` then uses, or choose `type Memory = ()`"
            )
        })?;
        ensure(misled <= helped / 2 + FEW, Point::Memory, || {
            format!(
                "what is remembered is not so: worlds imagined with it part sooner than those \
                 without it {misled} times, and later only {helped} times"
            )
        })
    }
}
