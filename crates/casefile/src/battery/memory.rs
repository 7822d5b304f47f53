//! Point 16: what those imagine who have watched from the start.

use game::{Dice, FastDice, Imagine, Viewer};

use super::failure::{Wrong, ensure, guarded, same};
use super::twins::alike;
use super::{Point, Summary};

/// What each viewer of one game remembers.
pub(super) struct Memories<G: Imagine> {
    of: Vec<(Viewer, G::Memory)>,
}

impl<G: Imagine> Memories<G> {
    /// Before the first input.
    pub(super) fn new(seats: u8) -> Self {
        Self { of: Viewer::all(seats).map(|viewer| (viewer, G::Memory::default())).collect() }
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
        for (viewer, memory) in &self.of {
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
            imagined.audit().map_err(|why| {
                Wrong::new(
                    Point::Memory,
                    format!("{viewer} imagines a world that cannot be: {why}"),
                )
            })?;
            let none = G::Memory::default();
            let other = G::imagine(*viewer, &view, &none, &mut FastDice::new(seed));
            summary.remembered += 1;
            summary.recalled += u64::from(other != imagined);
        }
        Ok(())
    }

    /// Whether it ever made a difference.
    pub(super) fn tally(summary: &Summary) -> Result<(), Wrong> {
        let kept = G::SECRETS && size_of::<G::Memory>() > 0 && summary.remembered > 0;
        ensure(!kept || summary.recalled > 0, Point::Memory, || {
            let worlds = summary.remembered;
            format!("{worlds} worlds were imagined with memory; all would be the same without it")
        })
    }
}
