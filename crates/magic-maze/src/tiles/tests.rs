mod growth;
mod reading;
mod writing;

use super::*;

#[test]
fn mz_09_the_built_in_tiles_break_no_rule() {
    let found: Vec<String> =
        Tiles::built_in().breaches().iter().map(|breach| breach.to_string()).collect();
    assert_eq!(found, [""; 0]);
}

#[test]
fn mz_08_what_the_built_in_tiles_have() {
    assert_eq!(
        Tiles::built_in().tally().to_string(),
        "25 faces, 46 exploration squares, 30 vortices, 9 escalators, 7 dwarf passages, 4 timers, \
         3 balls, 4 cameras"
    );
}
