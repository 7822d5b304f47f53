//! Whole numbers in digits, without the machinery that formats anything.

/// So many digits has the largest.
const MOST: usize = 20;

/// A number in its digits.
pub(crate) struct Digits {
    /// Those of the number stand last.
    all: [u8; MOST],
    from: usize,
}

impl Digits {
    #[inline]
    pub(crate) fn of(number: u64) -> Self {
        let (mut all, mut from, mut rest) = ([b'0'; MOST], MOST, number);
        loop {
            from -= 1;
            all[from] += (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                return Self { all, from };
            }
        }
    }

    #[inline]
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.all[self.from..]
    }
}
