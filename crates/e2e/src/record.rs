//! Parses the record of an ended table, as docs/journal.md describes it.

/// The record of an ended table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The lines of each append.
    pub appends: Vec<Vec<String>>,
}

/// A recorded action.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Done {
    /// The number of its append.
    pub seq: u64,
    /// The acting seat.
    pub seat: String,
    /// The idempotency key.
    pub key: String,
    /// The action in notation.
    pub action: String,
}

impl Record {
    /// Parses a record.
    ///
    /// # Panics
    /// If the text is not a record.
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines();
        let first = lines.next();
        assert!(matches!(first, Some("clew records 1" | "clew records 2")), "{first:?}");
        let (mut appends, mut append) = (Vec::new(), Vec::new());
        for line in lines {
            if !line.starts_with("seal ") {
                append.push(line.to_owned());
                continue;
            }
            appends.push(std::mem::take(&mut append));
            assert!(line.starts_with(&format!("seal {} ", appends.len())), "{line}");
        }
        assert!(append.is_empty(), "an append without a seal: {append:?}");
        Self { appends }
    }

    /// All actions, in order.
    pub fn done(&self) -> Vec<Done> {
        let appends = (1..).zip(&self.appends);
        appends
            .flat_map(|(seq, lines)| lines.iter().filter_map(move |line| done(seq, line)))
            .collect()
    }

    /// The number of appends that begin with a record of this kind.
    pub fn count(&self, kind: &str) -> usize {
        let is_it = |append: &&Vec<String>| append[0].split(' ').next() == Some(kind);
        self.appends.iter().filter(is_it).count()
    }
}

fn done(seq: u64, line: &str) -> Option<Done> {
    let mut words = line.strip_prefix("act ")?.splitn(4, ' ').skip(1).map(str::to_owned);
    let mut word = || words.next().expect("an act has a time, a seat, a key and an action");
    Some(Done { seq, seat: word(), key: word(), action: word() })
}
