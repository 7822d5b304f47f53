//! An attacker that learns from played games: which answer goes with which features of what a seat was
//! sent.

use std::collections::BTreeMap;

/// Everything that a seat was sent when the question was asked, as text.
#[derive(Clone, Default)]
pub(crate) struct Sent {
    /// Its sights since its last action, in order.
    pub(crate) sights: String,
    /// Its view.
    pub(crate) view: String,
    /// Its legal actions, in order.
    pub(crate) legal: Vec<String>,
    /// The board on its page.
    pub(crate) page: String,
}

/// A question about something that the seat may not know. Without information all answers are equally
/// likely.
pub(crate) struct Question {
    /// Number of possible answers.
    pub(crate) options: usize,
    /// The right answer, counted from 0.
    pub(crate) answer: usize,
    /// The ids of pieces that look alike, if the question is about one of them: the first is the one in
    /// question.
    pub(crate) alike: Vec<String>,
}

/// A question reduced to the features that the attacker learns from.
pub(crate) struct Sample {
    game: u64,
    options: usize,
    answer: usize,
    features: Vec<(&'static str, usize)>,
}

impl Sample {
    pub(crate) fn new(game: u64, question: &Question, sent: &Sent) -> Self {
        let Question { options, answer, ref alike } = *question;
        let legal = sent.legal.join("\n");
        let texts = [
            ("sights", &sent.sights),
            ("view", &sent.view),
            ("legal", &legal),
            ("page", &sent.page),
        ];
        let mut features = vec![("nothing", 0), ("number of actions", sent.legal.len() % 16)];
        for (name, text) in texts {
            let [first, last, size] = names(name);
            features.push((size, text.len() % 16));
            features.push((first, rank(text, alike, |places| places.first().copied())));
            features.push((last, rank(text, alike, |places| places.last().copied())));
        }
        let number = |name: &String| name.parse::<usize>().unwrap_or(0);
        let lower = alike.iter().filter(|other| number(other) < alike.first().map_or(0, number));
        features.push(("its number", lower.count()));
        Self { game, options, answer, features }
    }
}

fn names(text: &str) -> [&'static str; 3] {
    match text {
        "sights" => ["first told", "last told", "size of the sights"],
        "view" => ["first in the view", "last in the view", "size of the view"],
        "legal" => ["first in the list", "last in the list", "size of the list"],
        _ => ["first in the page", "last in the page", "size of the page"],
    }
}

/// The number of look-alikes that the text names before the first of them. A name is a whole word, or
/// the end of one such as `frog-3`.
fn rank(text: &str, alike: &[String], place: impl Fn(&[usize]) -> Option<usize>) -> usize {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '-';
    let words: Vec<&str> = text.split(|letter| !is_word(letter)).collect();
    let find = |name: &String| {
        let is_named = |word: &str| word.strip_prefix("frog-").unwrap_or(word) == name;
        let places = words.iter().enumerate().filter(|(_, word)| is_named(word));
        place(&places.map(|(nth, _)| nth).collect::<Vec<_>>())
    };
    let Some(own) = alike.first().and_then(find) else { return usize::MAX };
    alike.iter().filter(|other| find(other).is_some_and(|other| other < own)).count()
}

/// The success of guessing by one feature.
#[derive(Debug)]
pub(crate) struct Guessed {
    pub(crate) feature: &'static str,
    pub(crate) right: u32,
    pub(crate) asked: u32,
    /// Standard deviations above the success rate of pure chance.
    pub(crate) above_chance: f64,
}

/// Learns from the games with even numbers and guesses in the others, by each feature alone.
pub(crate) fn attack(samples: &[Sample]) -> Vec<Guessed> {
    let features = samples.first().map_or(0, |sample| sample.features.len());
    (0..features).map(|nth| by_feature(samples, nth)).collect()
}

fn by_feature(samples: &[Sample], nth: usize) -> Guessed {
    let mut seen: BTreeMap<(usize, usize), Vec<u32>> = BTreeMap::new();
    let key = |sample: &Sample| (sample.options, sample.features[nth].1);
    for sample in samples.iter().filter(|sample| sample.game.is_multiple_of(2)) {
        let answers = seen.entry(key(sample)).or_insert_with(|| vec![0; sample.options]);
        answers[sample.answer] += 1;
    }
    let (mut right, mut asked, mut expected, mut variance) = (0, 0, 0.0, 0.0);
    for sample in samples.iter().filter(|sample| !sample.game.is_multiple_of(2)) {
        let Some(answers) = seen.get(&key(sample)) else { continue };
        let guess = (0..answers.len()).max_by_key(|&answer| answers[answer]).unwrap_or(0);
        let chance = 1.0 / sample.options as f64;
        asked += 1;
        right += u32::from(guess == sample.answer);
        expected += chance;
        variance += chance * (1.0 - chance);
    }
    let above_chance = (f64::from(right) - expected) / f64::max(f64::sqrt(variance), 1.0);
    let feature = samples.first().map_or("", |sample| sample.features[nth].0);
    Guessed { feature, right, asked, above_chance }
}
