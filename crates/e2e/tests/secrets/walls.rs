//! The Magic Labyrinth: where the walls are.

use e2e::Record;

/// Each wall as the record writes it, such as `2,2 east`.
pub(crate) fn walls(record: &Record) -> Vec<String> {
    let lines = record.appends.iter().flatten();
    let mut drawn = lines.filter_map(|line| line.strip_prefix("chance 00:00.000 walls "));
    let words: Vec<&str> = drawn.next().expect("a maze was drawn").split(' ').collect();
    words.chunks(2).map(|wall| wall.join(" ")).collect()
}
