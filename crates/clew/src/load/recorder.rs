//! Keeps some of the states that a server shows, each moment as likely as any other.

use game::{Dice, FastDice};

/// Keeps some of the moments of all tables.
#[derive(Debug)]
pub(crate) struct Recorder {
    most: usize,
    seen: u32,
    moments: Vec<Vec<String>>,
    dice: FastDice,
}

impl Recorder {
    /// Keeps so many moments.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, seen: 0, moments: Vec::new(), dice: FastDice::new(1) }
    }

    /// What all viewers of a table see at one moment.
    pub(super) fn offer<'s>(&mut self, states: impl Iterator<Item = &'s [u8]>) {
        let place = match self.moments.len() < self.most {
            true => self.moments.len(),
            false => self.dice.below(self.seen + 1) as usize,
        };
        self.seen = self.seen.saturating_add(1);
        if place < self.most {
            // A line break can only stand between two words of the JSON.
            let text = |state| String::from_utf8_lossy(state).replace('\n', " ");
            let moment = states.map(text).collect();
            match self.moments.get_mut(place) {
                Some(old) => *old = moment,
                None => self.moments.push(moment),
            }
        }
    }

    /// One state a line; those of one moment follow one another.
    pub(crate) fn lines(&self) -> String {
        self.moments.iter().flatten().map(|state| format!("{state}\n")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_moments_are_kept_as_well_as_early_ones() {
        let mut recorder = Recorder::new(50);
        for moment in 0..1000 {
            let states = [format!("{moment} a"), format!("{moment} b")];
            recorder.offer(states.iter().map(String::as_bytes));
        }
        let lines = recorder.lines();
        let numbers: Vec<u32> = lines
            .lines()
            .step_by(2)
            .filter_map(|line| line[..line.len() - 2].parse().ok())
            .collect();
        assert_eq!((numbers.len(), lines.lines().count()), (50, 100));
        let late = numbers.iter().filter(|number| **number >= 500).count();
        assert!((15..=35).contains(&late), "{late} of 50 are late");
        assert!(lines.lines().skip(1).step_by(2).all(|line| line.ends_with(" b")));
    }
}
