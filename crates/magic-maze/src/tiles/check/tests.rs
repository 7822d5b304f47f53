use super::super::Tally;
use super::*;

/// Squares with several marks, for the edits below.
const SIGNS: &str = "\
sign ! solid, vortex yellow
sign @ solid, entry
sign & entry, explore green
sign $ item yellow, item green
sign ? timer, exit purple
sign v explore purple, vortex yellow
";

/// The built-in file with some tiles edited: `(tile, what stands there once, what is put there)`.
fn edited(edits: &[(&str, &str, &str)]) -> Tiles {
    let mut text = format!("{SIGNS}{}", Tiles::built_in_text());
    for (tile, from, to) in edits {
        let name = format!("\ntile {tile}\n");
        let start = text.find(&name).expect("the tile is there") + name.len();
        let end = text[start..].find("\n\n").map_or(text.len(), |length| start + length + 1);
        let part = &text[start..end];
        assert_eq!(part.matches(from).count(), 1, "`{from}` stands once in\n{part}");
        text.replace_range(start..end, &part.replace(from, to));
    }
    Tiles::read(&text).expect("an edited file can still be read")
}

/// The edited file breaks these rules and no others. Each is given by how its line begins.
#[track_caller]
fn check(edits: &[(&str, &str, &str)], expected: &[&str]) {
    let found: Vec<String> =
        edited(edits).breaches().iter().map(|breach| breach.to_string()).collect();
    let fits = found.len() == expected.len()
        && found.iter().zip(expected).all(|(line, start)| line.starts_with(start));
    assert!(fits, "{edits:?} gives\n{}\nexpected\n{}", found.join("\n"), expected.join("\n"));
}

#[test]
fn mz_02_solid_squares_have_no_marks() {
    let says = "expected no mark on a solid square, found `vortex yellow`";
    check(&[("5", ". . % p", ". . ! p")], &[&format!("tile 5, 2,2: error MZ-02: {says}")]);
    let says = "expected no mark on a solid square, found `entry`";
    check(&[("5", "P|^", "P|@")], &[&format!("tile 5, 1,3: error MZ-02: {says}")]);
}

#[test]
fn mz_02_some_squares_are_floor() {
    let tile = "    % . g %\n    % % . .\n    O .:. .\n    -   -\n    . ^ . .\n";
    check(
        &[("22", tile, &"    % % % %\n".repeat(4))],
        &[
            "tile 22: error MZ-04: expected one entry, found none",
            "tile 22: error MZ-04: expected one to three exploration squares, found 0",
            "tile 22: error MZ-02: expected some floor",
        ],
    );
}

#[test]
fn mz_04_one_entry_and_one_to_three_exploration_squares() {
    check(&[("5", "P|^", "P|.")], &["tile 5: error MZ-04: expected one entry, found none"]);
    check(
        &[("24", "y %", ". %")],
        &["tile 24: error MZ-04: expected one to three exploration squares, found 0"],
    );
    check(
        &[("2", "P|^", "P|p")],
        &[
            "tile 2: error MZ-04: expected one entry, found none",
            "tile 2: error MZ-04: expected one to three exploration squares, found 4",
        ],
    );
    let both = "error MZ-04: expected an entry or an exploration square at a door, found both";
    check(&[("5", "P|^", "P|&")], &[&format!("tile 5, 1,3: {both}")]);
}

#[test]
fn mz_04_tile_1_has_no_entry_and_a_door_of_each_colour() {
    check(
        &[("1A", "g . . %", "& . . %")],
        &[
            "tile 1A, 0,1: error MZ-04: expected no entry on tile 1, found one",
            "tile 1A, 0,1: error MZ-04: expected an entry or an exploration square",
        ],
    );
    check(
        &[("1B", ". y|", ". p|")],
        &[
            "tile 1B: error MZ-04: expected one `explore yellow` on tile 1, found 0",
            "tile 1B: error MZ-04: expected one `explore purple` on tile 1, found 2",
        ],
    );
}

#[test]
fn mz_06_alcoves_have_one_open_side() {
    let says = |place: &str, mark: &str, count: u8| {
        let sides = "(doors, escalators and dwarf passages count)";
        format!("{place}: warning MZ-06: expected one open side at `{mark}` {sides}, found {count}")
    };
    for (edit, place, mark, count) in [
        (("5", "1\n          -\n", "1\n"), "tile 5, 3,0", "item yellow", 2),
        (("12", ".|7", ". 7"), "tile 12, 3,0", "exit green", 2),
        (("9", "T|p", "T p"), "tile 9, 0,3", "timer", 2),
        (("23", "    -\n", ""), "tile 23, 0,2", "ball", 2),
        (("17", "g|C", "g C"), "tile 17, 3,0", "camera", 2),
        (("5", "P|^", "P ^"), "tile 5, 0,3", "vortex purple", 2),
        (("5", "% p", "% v"), "tile 5, 3,2", "vortex yellow", 3),
        (("13", "^|G", "^:G"), "tile 13, 2,3", "vortex green", 2),
        (("6", "2,3\n", "2,3\nescalator 3,0 1,2\n"), "tile 6, 3,0", "exit purple", 2),
    ] {
        check(&[edit], &[&says(place, mark, count)]);
    }
    check(
        &[("5", "% p\n", "% p\n    -\n")],
        &[
            "tile 5, 0,3: error MZ-07: expected a way from the entry at 1,3",
            &says("tile 5, 0,3", "vortex purple", 0),
        ],
    );
}

#[test]
fn mz_07_an_escalator_helps_those_who_get_there() {
    let cut_off = ["2,0", "3,0", "2,1", "3,1", "3,2", "3,3"];
    let line =
        |square: &&str| format!("tile 3, {square}: error MZ-07: expected a way from the entry");
    let lines: Vec<String> = cut_off.iter().map(line).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    check(&[("3", "escalator 1,3 3,3", "escalator 3,0 3,3")], &lines);
}

#[test]
fn mz_07_escalators_join_two_squares_that_are_not_neighbours() {
    let line = |more: &str| format!("escalator 0,1 2,3\nescalator {more}\n");
    for (more, expected) in [
        ("2,2 3,2", "tile 6, 2,2: error MZ-07: expected an escalator to a square that is not next"),
        ("3,1 3,1", "tile 6, 3,1: error MZ-07: expected an escalator to a square that is not next"),
        ("0,0 2,1", "tile 6, 2,1: error MZ-07: expected floor at the end of an escalator"),
        ("0,1 3,1", "tile 6, 0,1: error MZ-07: expected one escalator on a square, found two"),
    ] {
        check(&[("6", "escalator 0,1 2,3\n", &line(more))], &[expected]);
    }
}

#[test]
fn mz_07_dwarf_passages_are_gaps_in_walls() {
    let says = "tile 20, 1,2: error MZ-07: expected floor on both sides of the dwarf passage east";
    check(&[("20", "P %", "P:%")], &[says]);

    // A drawing cannot show a gap where no wall is.
    let mut tiles = Tiles::clone(&Tiles::built_in());
    tiles.faces[13].gaps.add("0,2 south".parse().unwrap());
    let found: Vec<String> = tiles.breaches().iter().map(|breach| breach.to_string()).collect();
    let says =
        "tile 14, 0,2: error MZ-07: expected a wall south around the dwarf passage, found none";
    assert_eq!(found, [says]);
}

#[test]
fn mz_07_every_square_can_be_reached_without_dwarf_passages() {
    let cut_off = ["3,0", "3,1", "2,2", "3,2", "2,3", "3,3"];
    let lines = cut_off.map(|square| {
        format!(
            "tile 13, {square}: error MZ-07: expected a way from the entry at 1,3 without dwarf"
        )
    });
    check(&[("13", "escalator 1,0 3,0\n", "")], &lines.each_ref().map(String::as_str));
    check(
        &[("1A", ". . . p", ".|. . p")],
        &["tile 1A, 0,2: error MZ-07: expected a way from 0,0 without dwarf passages, found none"],
    );
}

#[test]
fn mz_08_the_start_tile() {
    check(
        &[("1A", "Y o", ". o")],
        &["tile 1A: error MZ-08: expected a `vortex yellow`, found none"],
    );
    check(
        &[("1B", "|. .\n", "|.|G\n")],
        &["tile 1B, 3,1: error MZ-08: expected no vortex on side B, found `vortex green`"],
    );
    check(
        &[("1A", "O|T", "O|.")],
        &[
            "tile 1A: error MZ-08: expected one timer on each side of tile 1, found 0",
            "tiles 1-24: error MZ-08: expected four timers in all, on tiles 1 to 9, found 3",
        ],
    );
    check(
        &[("1B", "|. T", "|. .")],
        &["tile 1B: error MZ-08: expected one timer on each side of tile 1, found 0"],
    );
    for (sign, mark) in [("1", "item yellow"), ("6", "exit purple")] {
        let says = "expected no item or exit on tile 1, found";
        let line = format!("tile 1A, 0,2: error MZ-08: {says} `{mark}`");
        check(&[("1A", ". . . p", &format!("{sign} . . p"))], &[&line]);
    }
}

#[test]
fn mz_08_the_middle_of_the_start_tile_is_plain() {
    let line = "error MZ-08: expected plain floor on the four middle squares";
    for square in ["1,1", "2,1", "1,2", "2,2"] {
        let edit = ("1B", ". y|. T\n", &*format!(". y|. T\nescalator 0,0 {square}\n"));
        check(&[edit], &[&format!("tile 1B, {square}: {line}")]);
    }
    check(
        &[("1B", "o .|. .", "o .|% .")],
        &["tile 1B, 2,0: error MZ-07: expected a way from 0,0", &format!("tile 1B, 2,1: {line}")],
    );
}

#[test]
fn mz_08_no_timer_is_one_slide_from_the_middle() {
    check(
        &[("1A", "O|T y G\n      -\n", "O|T|y G\n")],
        &["tile 1A, 1,0: warning MZ-08: expected no timer one slide away from a middle square"],
    );
}

#[test]
fn mz_08_four_items_on_four_tiles_from_2_to_9() {
    let none = "tiles 2-9: error MZ-08: expected one `item yellow` among them, found none";
    check(&[("5", "1\n", ".\n")], &[none]);
    check(
        &[("5", "1\n", ".\n"), ("24", "G", "1")],
        &[
            "tile 24, 3,0: error MZ-08: expected `item yellow` on one of the tiles 2-9, found it here",
        ],
    );
    let twice = "expected `item yellow` once, found another; the first is on tile 5";
    check(&[("9", "P", "1")], &[&format!("tile 9, 0,0: error MZ-08: {twice}")]);
    let crowd = "expected one item on a tile, found another, `item green`";
    check(
        &[("5", "1\n", ".\n"), ("2", "P", "1")],
        &[&format!("tile 2, 3,0: error MZ-08: {crowd}")],
    );
}

#[test]
fn mz_08_the_purple_exit_is_on_2_to_9_and_the_others_on_10_to_12() {
    let none = |range: &str, mark: &str| {
        format!("tiles {range}: error MZ-08: expected one `{mark}` among them, found none")
    };
    check(&[("6", "6", ".")], &[&none("2-9", "exit purple")]);
    check(&[("10", "8", ".")], &[&none("10-12", "exit orange")]);
    check(&[("11", "5 .", ". .")], &[&none("10-12", "exit yellow")]);
    check(&[("12", "7", ".")], &[&none("10-12", "exit green")]);
    let home = |place: &str, mark: &str, range: &str| {
        format!(
            "{place}: error MZ-08: expected `{mark}` on one of the tiles {range}, found it here"
        )
    };
    check(
        &[("6", "6", "5"), ("11", "5 .", "6 .")],
        &[
            &home("tile 6, 3,0", "exit yellow", "10-12"),
            &home("tile 11, 0,0", "exit purple", "2-9"),
        ],
    );
    let crowd = "expected one exit on a tile, found another, `exit green`";
    check(
        &[("11", "5 .", ". ."), ("12", "Y", "5")],
        &[&format!("tile 12, 3,0: error MZ-08: {crowd}")],
    );
}

#[test]
fn mz_12_a_square_has_one_effect() {
    check(
        &[("4", "T", "?")],
        &[
            "tile 4, 0,0: error MZ-12: expected one timer, ball, camera, item or exit on a square, \
             found `exit purple` and `timer`",
            "tile 6, 3,0: error MZ-08: expected `exit purple` once",
        ],
    );
    check(
        &[("5", "1\n", "$\n"), ("2", "3", ".")],
        &[
            "tile 5, 3,0: error MZ-12: expected one timer, ball, camera, item or exit on a square",
            "tile 5, 3,0: error MZ-08: expected one item on a tile",
        ],
    );
}

#[test]
fn mz_08_tile_3_can_lie_apart() {
    check(&[("3", "% y", "% o")], &[]);
    check(&[("3", "|p", "|o")], &[]);
    check(
        &[("3", "% y", "% o"), ("3", "|p", "|g")],
        &[
            "tile 3: error MZ-08: expected a yellow or purple exploration square on tile 3, found none",
        ],
    );
    let tile =
        "    .|Y|p .\n          -\n    ^ .|. .\n    . .|% y\n    G|.|% .\nescalator 1,3 3,3\n";
    let bare = "    % % % %\n    ^ . % %\n    % % % y\n    % % % %\nescalator 0,1 3,2\n";
    check(
        &[("3", tile, bare)],
        &["tile 3: error MZ-08: expected two plain squares on tile 3 at least, found 1"],
    );
    check(&[("3", tile, &bare.replacen("% y", ". y", 1))], &[]);
}

#[test]
fn mz_08_what_comes_late() {
    let gap = "expected no dwarf passage before tile 13, found one";
    check(&[("4", "y|.", "y:.")], &[&format!("tile 4, 0,1: error MZ-08: {gap} east")]);
    check(&[("10", "- -   -", "- =   -")], &[&format!("tile 10, 1,1: error MZ-08: {gap} south")]);
    check(&[("1B", "o .|", "o .:")], &[&format!("tile 1B, 1,1: error MZ-08: {gap} east")]);

    let ball = "error MZ-08: expected no ball before tile 15, found one";
    check(&[("14", "^|. .", "^|. B")], &[&format!("tile 14, 3,3: {ball}")]);
    check(
        &[("15", "B", ".")],
        &["tile 15: error MZ-08: expected the first ball on tile 15, found none"],
    );
}

#[test]
fn mz_08_one_camera_each_on_16_to_19() {
    for tile in ["16", "17", "18", "19"] {
        let line = format!("tile {tile}: error MZ-08: expected one camera on tile {tile}, found 0");
        check(&[(tile, "C", ".")], &[&line]);
    }
    check(&[("18", "Y", "C")], &["tile 18: error MZ-08: expected one camera on tile 18, found 2"]);
    for (tile, from, place) in [("15", "Y", "3,0"), ("20", "P", "1,2")] {
        let says = "expected cameras on tiles 16 to 19 alone, found one";
        check(&[(tile, from, "C")], &[&format!("tile {tile}, {place}: error MZ-08: {says}")]);
    }
}

#[test]
fn mz_08_four_timers_on_1_to_9() {
    let four = |count: u8| {
        format!(
            "tiles 1-24: error MZ-08: expected four timers in all, on tiles 1 to 9, found {count}"
        )
    };
    check(&[("9", "T", ".")], &[&four(3)]);
    check(&[("9", "P", "T")], &[&four(5)]);
    check(
        &[("10", "O", "T"), ("9", "T", ".")],
        &["tile 10, 3,3: error MZ-08: expected no timer after tile 9, found one"],
    );
}

#[test]
fn mz_08_totals_are_of_the_order_of_ours() {
    type Change = fn(&mut Tally, u32);
    let ours = Tiles::built_in().tally();
    let about = |change: Change, count: u32| {
        let (mut sums, mut found) = (ours, Vec::new());
        change(&mut sums, count);
        set::totals(&sums, &mut Report { tile: "1-24", found: &mut found });
        found.iter().map(|breach| breach.to_string()).collect::<Vec<_>>()
    };
    let fields: [(&str, u32, u32, Change); 5] = [
        ("vortices", 24, 36, |sums, count| sums.vortices = count),
        ("escalators", 7, 11, |sums, count| sums.escalators = count),
        ("dwarf passages", 5, 9, |sums, count| sums.passages = count),
        ("balls", 2, 4, |sums, count| sums.balls = count),
        ("exploration squares", 40, 52, |sums, count| sums.explorations = count),
    ];
    for (what, least, most, change) in fields {
        for count in [least, most] {
            assert_eq!(about(change, count), [""; 0], "{count} {what}");
        }
        for count in [least - 1, most + 1] {
            let line = format!("expected {least} to {most} {what} in all, found {count}");
            assert_eq!(about(change, count), [format!("tiles 1-24: warning MZ-08: {line}")]);
        }
    }
}
