//! Lists of actions and of outcomes: in one line, set apart by `;`, or one a line in a block.

use game::{Entry, Game, Unreadable};

use super::parse::{notation, number};

/// Reads the actions of a line `legal`; `list` is what follows the seat.
pub(super) fn actions<T>(entry: &Entry<'_>, list: &str) -> Result<Vec<T>, Unreadable>
where
    T: std::str::FromStr<Err = Unreadable>,
{
    let items = items(entry, list, "actions such as `roll; stop`, or `nothing`")?;
    items.into_iter().map(|(line, text)| notation(text, line)).collect()
}

/// What a line `odds` lists: each outcome with its weight. `None`: too many to list.
pub(super) type Odds<G> = Option<Vec<(u32, <G as Game>::Chance)>>;

/// Reads the outcomes of a line `odds`.
pub(super) fn odds<G: Game>(entry: &Entry<'_>) -> Result<Odds<G>, Unreadable> {
    if entry.value == "many" {
        entry.without_block()?;
        return Ok(None);
    }
    let expected = "outcomes with their weights such as `1 heads; 2 tails`, `many` or `nothing`";
    let items = items(entry, entry.value, expected)?;
    items.into_iter().map(|(line, text)| weighted(text, line)).collect::<Result<_, _>>().map(Some)
}

/// How a list is written after `lead`: the value of the entry, and the rows of its block.
pub(super) fn written(lead: &str, items: Vec<String>, as_block: bool) -> (String, Vec<String>) {
    let lead = if lead.is_empty() { String::new() } else { format!("{lead} ") };
    if items.is_empty() {
        (format!("{lead}nothing"), Vec::new())
    } else if as_block || items.iter().any(|item| item.contains(';')) {
        (lead.trim_end().to_owned(), items)
    } else {
        (format!("{lead}{}", items.join("; ")), Vec::new())
    }
}

fn items<'t>(
    entry: &Entry<'t>,
    list: &'t str,
    expected: &str,
) -> Result<Vec<(usize, &'t str)>, Unreadable> {
    let wrong = |found| Unreadable::new(expected, found).on_line(entry.line);
    if list == "nothing" {
        entry.without_block()?;
        return Ok(Vec::new());
    }
    if !list.is_empty() {
        entry.without_block()?;
        let items: Vec<_> = list.split(';').map(|item| (entry.line, item.trim())).collect();
        let empty = items.iter().any(|(_, item)| item.is_empty());
        return if empty { Err(wrong(list)) } else { Ok(items) };
    }
    if entry.block.is_empty() {
        return Err(wrong(list));
    }
    Ok(entry.block.iter().map(|row| (row.line, row.text.trim())).collect())
}

fn weighted<T>(text: &str, line: usize) -> Result<(u32, T), Unreadable>
where
    T: std::str::FromStr<Err = Unreadable>,
{
    let (weight, outcome) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let weight = number(weight).and_then(|weight| u32::try_from(weight).ok());
    let weight = weight.ok_or_else(|| {
        Unreadable::new("a weight and an outcome such as `2 tails`", text).on_line(line)
    })?;
    Ok((weight, notation(outcome, line)?))
}
