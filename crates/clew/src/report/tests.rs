//! The page as a whole.

use std::collections::BTreeMap;

use super::*;
use crate::sim::Length;

fn share(name: &str, win_share: f64) -> Share {
    let (low, high) = (win_share - 0.02, win_share + 0.02);
    Share { name: name.to_owned(), win_share, low, high, ms_p50: 0.1, ms_p99: 0.2, elo: None }
}

fn summary() -> Summary {
    Summary {
        games: 1_000,
        undecided: 0,
        steps: 54_321,
        games_per_s: 1.0,
        steps_per_s_per_core: 1e6,
        length: Length { mean: 21.0, p10: 10, p50: 20, p90: 30 },
        totals: BTreeMap::new(),
        by_seat: vec![share("A", 0.52), share("B", 0.48)],
        bots: vec![share("random", 0.5)],
    }
}

fn drawn() -> String {
    page(&Report {
        game: "<game> & co",
        config: "seats 2\nname \"x\" <y>\nmaze\n    <o> o\n".to_owned(),
        seed: 7,
        bots: vec!["random"],
        summary: &summary(),
        lengths: &BTreeMap::from([(10, 5), (20, 9), (30, 4)]),
    })
}

#[test]
fn every_text_is_escaped() {
    let page = drawn();
    assert!(page.contains("&lt;game&gt; &amp; co") && page.contains("&quot;x&quot; &lt;y&gt;"));
    assert!(page.contains("<pre>maze\n&lt;o&gt; o</pre>"));
    assert!(!page.contains("<game>") && !page.contains("<y>"));
}

#[test]
fn each_picture_has_a_name_and_one_bot_needs_none() {
    let page = drawn();
    // Win shares by seat, lengths of games.
    assert_eq!(page.matches("role=\"img\"><title>").count(), 2);
    assert!(!page.contains("Win share by bot"));
}
