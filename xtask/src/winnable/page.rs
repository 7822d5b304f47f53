//! The results as a table, and as the page docs/tiles.md.

use super::summary::Summary;

const HEAD: &str = "\
| scenario | level | side | decks | won | first try | deeds: least tenth | half | nine tenths | not won, most often |
| ---: | ---: | :---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
";

/// The results as a Markdown table.
pub(super) fn table(summaries: &[Summary]) -> String {
    HEAD.to_owned() + &summaries.iter().map(line).collect::<String>()
}

/// The whole page.
pub(super) fn page(summaries: &[Summary], seeds: u64) -> String {
    let table = table(summaries);
    format!(
        "\
# How often the tiles can be won

A planner plays the tiles that come with Magic Maze: for each scenario and level, this page shows how many
decks it wins and how many deeds it needs. `cargo xtask winnable` writes the page, here with
{seeds} decks for each row; `cargo xtask ci` plays 20 decks of each scenario and fails if fewer are won than
`xtask/src/winnable/rows.rs` demands.

A deck is an order of the tiles. The planner controls all action tiles and has no clock; it looks at no
tile before it is drawn, and never enters a timer. It plays a deck up to 12 times and explores other
places each time. So the share of won decks is a lower bound: a deck that it does not win may still be
winnable.

A deed is an action of MZ-11 to MZ-15; a slide of any length is one. The deeds are those of the shortest
of the first three wins: a tenth of the won decks needs no more than the first number, half of them
no more than the second, nine tenths no more than the third. *First try* is the share that was won in the
first attempt. Scenarios 1 to 7 have a fixed level and side; from 8 on the level is
the last tile of the deck.

{table}"
    )
}

fn line(summary: &Summary) -> String {
    let Summary { row, decks, at_once, .. } = summary;
    let [tenth, half, most] = [10, 50, 90].map(|part| match summary.deeds(part) {
        Some(deeds) => deeds.to_string(),
        None => "-".to_owned(),
    });
    let reason = match summary.reason() {
        Some((stuck, count)) => format!("{stuck} ({count})"),
        None => "-".to_owned(),
    };
    let (won, at_once) = (per_cent(summary.won(), *decks), per_cent(*at_once, *decks));
    let (scenario, level, up) = (row.scenario, row.level, row.up);
    format!(
        "| {scenario} | {level} | {up} | {decks} | {won} | {at_once} | {tenth} | {half} | {most} | \
         {reason} |\n"
    )
}

/// A share in per cent with one decimal, rounded down: 100 % means all.
fn per_cent(part: usize, whole: usize) -> String {
    let tenths = part * 1_000 / whole.max(1);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use bots::planner::Stuck;

    use super::super::engine::Deck;
    use super::super::rows::default_row;
    use super::*;

    #[test]
    fn a_row_reads_as_a_line_of_the_table() {
        let decks = [Deck::Won { deeds: 101, lost: 0 }, Deck::Stuck(Stuck::NothingOpen)];
        let summary = Summary::new(default_row(17), &[decks[0], decks[0], decks[1]]);
        let expected = "| 17 | 12 | A | 3 | 66.6 % | 66.6 % | 101 | 101 | 101 | no open exploration \
                        square (1) |\n";
        assert_eq!(line(&summary), expected);
    }

    #[test]
    fn the_page_holds_the_table() {
        let summaries = [Summary::new(default_row(1), &[Deck::Stuck(Stuck::NothingOpen)])];
        let page = page(&summaries, 1);
        assert!(page.ends_with(&table(&summaries)), "{page}");
        assert!(page.contains("| 1 | 9 | A | 1 | 0.0 % | 0.0 % | - | - | - |"), "{page}");
    }
}
