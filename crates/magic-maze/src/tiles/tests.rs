use super::*;

#[test]
fn the_built_in_tiles_break_no_rule() {
    let found: Vec<String> =
        Tiles::built_in().breaches().iter().map(|breach| breach.to_string()).collect();
    assert_eq!(found, [""; 0]);
}
