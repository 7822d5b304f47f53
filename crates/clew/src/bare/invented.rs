//! States that no game has shown, about as long as those of games: for trying things out.

use std::fmt::Write;

use game::{Dice, FastDice};

/// So many moments.
const MOMENTS: usize = 50;

/// One state a line, each four of one moment.
pub(super) fn states() -> String {
    let mut dice = FastDice::new(1);
    let mut text = String::new();
    for moment in 0..MOMENTS {
        for viewer in ["A", "B", "C", "D"] {
            let acts = ["A", "B", "C", "D"][moment % 4];
            let legal = match viewer == acts {
                true => format!("{{\"{viewer}\":[\"step north\",\"step east\",\"stop\"]}}"),
                false => "{}".to_owned(),
            };
            let _ = writeln!(
                text,
                "{{\"table\":\"invented\",\"game\":\"magic-labyrinth\",\"seq\":{seq},\
                 \"state\":\"running\",\"access\":\"private\",\"chat\":true,\"host\":\"A\",\
                 \"you\":[\"{viewer}\"],\"viewer\":\"{viewer}\",\"turn\":[\"{acts}\"],\
                 \"legal\":{legal},\"view\":{{\"board\":[{board}]}},\"sights\":[]}}",
                seq = moment + 2,
                board = board(&mut dice),
            );
        }
    }
    text
}

/// Some squares with what lies on them.
fn board(dice: &mut FastDice) -> String {
    let things = ["", "moon", "candle", "owl", "key", "feather"];
    let squares = 45 + dice.below(15);
    let square = |number: u32, thing: &str| {
        format!("{{\"square\":\"{},{}\",\"symbol\":\"{thing}\"}}", number / 6, number % 6)
    };
    let all = (0..squares).map(|number| square(number, things[dice.below(6) as usize]));
    all.collect::<Vec<_>>().join(",")
}
