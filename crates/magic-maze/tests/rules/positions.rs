//! What is said of positions that cannot be read: the line, and what was expected there.

use game::Diagram;
use magic_maze::MagicMaze;

const HEROES: &str = "\
hero barbarian 1:1,1
hero mage 1:2,1
hero elf 1:1,2
hero dwarf 1:2,2
";

/// Reads the four heroes with these lines below them; the first of those is line 5.
#[track_caller]
fn refused(lines: &str, line: usize, message: &str) {
    refused_text(&format!("{HEROES}{lines}"), line, message);
}

#[track_caller]
fn refused_text(text: &str, line: usize, message: &str) {
    let error = MagicMaze::read(text).expect_err(text);
    assert_eq!((error.line(), error.to_string().as_str()), (line, message));
}

/// What is said of a position that reads well but can never come up.
#[track_caller]
fn impossible(text: &str, found: &str) {
    let error = MagicMaze::read(text).expect_err(text);
    assert_eq!(error.to_string(), format!("expected a position that can be, found {found}"));
}

#[test]
fn a_good_one_is_read_and_drawn() {
    for lines in [
        "",
        "tile 1 at 0,0",
        "tile 1 turn 0 at 0,0",
        "tile 2 turn 3 at 1,0\ntile 3 turn 1 at -1,2",
        "deck 2 3 4 5 6 7 8 9\ntop none\nunder none",
        "top 4",
        "under 4 3",
        "now 01:00.000\nfacts begun talk\nsand until 02:00.000\nturned 3",
        "facts none\nsand still\nturned 0\nshown none\ndiscards 0\npawn nobody\ngiving-up nobody",
        "pawn D\ngiving-up A C",
        "facts begun\nsand until 03:00.000\ndraw lay 1:2,0",
        "facts begun\nsand left 00:30.000\nend lost",
        "hand A west vortex\nhand B north\nhand C east escalator\nhand D south explore",
        "set seats 2\nhand A south west explore escalator\nhand B north east vortex",
        "set scenario 9\nset seats 3\nhand A nothing\nhand B south west explore escalator\nhand C north east vortex",
        "set seats 1\npile 2 west explore",
        "set seats 1\npile 0",
        "set seats 1\npile 3 west explore north vortex east south escalator",
        "set seats 1\npile 2 west explore\ndraw turn-up",
        "set scenario 8\ndraw top",
        "set scenario 11\nset seats 2\ndiscards 2\nfacts begun\nsand until 01:00.000",
        "rules 1\nset sand 0\nfacts begun theft",
    ] {
        let text = format!("{HEROES}{lines}");
        let game = MagicMaze::read(&text).unwrap_or_else(|error| panic!("{lines}: {error}"));
        assert_eq!(MagicMaze::read(&game.draw()).as_ref(), Ok(&game), "{lines}");
    }
    for lines in [
        "draw deal A",
        "hand A north\ndraw deal B",
        "draw start barbarian",
        "hero barbarian 1:2,2\nhero mage waiting\ndraw start mage",
    ] {
        let game = MagicMaze::read(lines).unwrap_or_else(|error| panic!("{lines}: {error}"));
        assert_eq!(MagicMaze::read(&game.draw()).as_ref(), Ok(&game), "{lines}");
    }
}

#[test]
fn lines_that_nobody_knows_or_that_are_too_many() {
    refused(
        "mage 1:1,1",
        5,
        "expected rules, set, tile, hero, hand, deck, top, under, used, now, sand, turned, facts, \
         shown, discards, pile, pawn, answered, giving-up, draw or end, found `mage`",
    );
    for key in
        ["deck", "top", "under", "now", "sand", "turned", "facts", "shown", "discards", "pawn"]
    {
        let twice = format!("expected `{key}` once, found it twice");
        refused(&format!("{key} 2\n{key} 2"), 6, &twice);
    }
    refused("giving-up A\ngiving-up B", 6, "expected `giving-up` once, found it twice");
    refused("draw top\ndraw top", 6, "expected `draw` once, found it twice");
    refused("end won\nend lost", 6, "expected `end` once, found it twice");
    refused("pile 0\npile 0", 6, "expected `pile` once, found it twice");
    refused("pawn A\n    more", 6, "expected no indented line under `pawn`, found `more`");
    refused("rules 2", 5, "expected a rules number, 1 to 1, found `2`");
    refused("set seats 12", 5, "expected `seats` from 1 to 9, found `12`");
}

#[test]
fn heroes_that_cannot_be_read() {
    let hero = "expected `hero` with barbarian, mage, elf or dwarf, found";
    refused_text("hero", 1, &format!("{hero} nothing"));
    refused_text("hero orc 1:1,1", 1, &format!("{hero} `orc 1:1,1`"));
    refused("hero elf 1:1,1", 5, "expected one line `hero elf`, found `elf 1:1,1`");
    let square = "expected a square such as `7:2,1` (tile:column,row), found";
    refused_text("\nhero elf gone", 2, &format!("{square} `gone`"));
    refused_text("hero elf", 1, &format!("{square} nothing"));
    refused_text("hero elf 1:1,1 1:2,2", 1, &format!("{square} `1:1,1 1:2,2`"));
    refused_text("hero elf stays 1:4,4", 1, &format!("{square} `1:4,4`"));
}

#[test]
fn tiles_that_cannot_lie_so() {
    let tile = "expected `tile 7 at 1,0`, or `tile 7 turn 2 at 1,0`, found";
    refused("tile 7", 5, &format!("{tile} `7`"));
    refused("tile 7 turn 4 at 1,0", 5, &format!("{tile} `7 turn 4 at 1,0`"));
    refused("tile 7 turned 1 at 1,0", 5, &format!("{tile} `7 turned 1 at 1,0`"));
    refused("tile 25 at 1,0", 5, "expected a tile, 1 to 24, found `25`");
    refused("tile 7 at here", 5, "expected a place such as `2,-1` or `0,0 apart`, found `here`");
    let once = "expected each tile once, each at a place of its own, found";
    refused("tile 7 at 1,0\ntile 7 at 2,0", 6, &format!("{once} `7 at 2,0`"));
    refused("tile 7 at 1,0\ntile 8 at 1,0", 6, &format!("{once} `8 at 1,0`"));
    refused("tile 7 at 0,0", 5, &format!("{once} `7 at 0,0`"));
    refused("tile 1 turn 1 at 0,0", 5, &format!("{once} `1 turn 1 at 0,0`"));
    refused("deck 2 2", 5, "expected each tile once, found `2`");
    refused("deck", 5, "expected tiles such as `2 7`, or `none`, found nothing");
    refused("top 30", 5, "expected a tile, 1 to 24, found `30`");
    refused("under 2 x", 5, "expected a tile, 1 to 24, found `x`");
    refused("shown x", 5, "expected a tile, 1 to 24, found `x`");
}

#[test]
fn numbers_and_facts_that_cannot_be_read() {
    refused("turned x", 5, "expected `turned` 0 to 65535, found `x`");
    refused("turned +1", 5, "expected `turned` 0 to 65535, found `+1`");
    refused("turned 65536", 5, "expected `turned` 0 to 65535, found `65536`");
    refused("discards 3", 5, "expected `discards` 0 to 2, found `3`");
    refused(
        "facts begun lost",
        5,
        "expected facts: begun, talk, theft, gazed, or `none`, found `lost`",
    );
    refused(
        "facts none begun",
        5,
        "expected facts: begun, talk, theft, gazed, or `none`, found `none`",
    );
    let sand = "expected `still`, `until UNTIL` or `left LEFT`, found";
    refused("sand", 5, &format!("{sand} nothing"));
    refused("sand runs", 5, &format!("{sand} `runs`"));
    let time = "expected a time such as 00:30.000 (minutes:seconds.millis), found";
    refused("sand until 03:00.000 now", 5, &format!("{time} `03:00.000 now`"));
    assert!(MagicMaze::read(&format!("{HEROES}sand until soon")).is_err());
    assert!(MagicMaze::read(&format!("{HEROES}now soon")).is_err());
    assert!(MagicMaze::read(&format!("{HEROES}used 1:4,4")).is_err());
    assert!(MagicMaze::read(&format!("{HEROES}pawn Z")).is_err());
}

#[test]
fn hands_and_piles_that_cannot_be_read() {
    let hand = "expected `hand` with A, B, C or D, found";
    refused("hand E north", 5, &format!("{hand} `E north`"));
    refused("hand x", 5, &format!("{hand} `x`"));
    refused("hand A north\nhand A north", 6, "expected one line `hand A`, found `A north`");
    refused("set seats 1\nhand A north", 6, "expected no `hand` in this game, found `A north`");
    refused(
        "hand A up",
        5,
        "expected an ability: north, east, south, west, vortex, explore or escalator, found `up`",
    );
    refused("pile 0", 5, "expected no `pile`, unless somebody plays alone (MZ-70), found `0`");
    let pile =
        "expected `pile 2 north west ..`: how many lie turned up, and those seen, in order, found";
    for text in ["8", "x", "1", "1 north west", "2 north north", "12 north"] {
        refused(&format!("set seats 1\npile {text}"), 6, &format!("{pile} `{text}`"));
    }
}

#[test]
fn what_comes_next_must_be_told_so() {
    let draw = "expected nothing, `draw deal SEAT`, `draw start HERO`, `draw top`, `draw lay AT`, \
                `draw show` or `draw turn-up`, found";
    refused("draw", 5, &format!("{draw} `draw`"));
    refused("draw lots", 5, &format!("{draw} `draw lots`"));
    refused("draw deal", 5, &format!("{draw} `draw deal`"));
    let end = "expected `end won` or `end lost`, and no `draw`, found";
    refused("end drawn", 5, &format!("{end} `drawn`"));
    refused("draw top\nend won", 6, &format!("{end} `won`"));
    assert!(MagicMaze::read(&format!("{HEROES}draw deal Z")).is_err());
    assert!(MagicMaze::read(&format!("{HEROES}draw start orc")).is_err());
    assert!(MagicMaze::read(&format!("{HEROES}draw lay 1:9,9")).is_err());
}

#[test]
fn heroes_and_tiles_that_can_never_be_so() {
    let with = |lines: &str| format!("{HEROES}{lines}");
    impossible("hero elf 1:1,1", "the barbarian is not on the board yet (MZ-18)");
    impossible(&with("draw deal A"), "the barbarian is on the board already (MZ-18)");
    impossible(&HEROES.replace("1:2,1", "1:1,1"), "two heroes are on 1:1,1 (MZ-11)");
    impossible(&HEROES.replace("1:2,1", "7:1,1"), "the mage is on 7:1,1, where nobody can be");
    impossible(&HEROES.replace("1:2,1", "1:3,1"), "the mage is on 1:3,1, where nobody can be");
    impossible(
        &HEROES.replace("elf 1:1,2", "elf left"),
        "a hero has left before the theft (MZ-21)",
    );
    impossible(
        &HEROES.replace("elf 1:1,2", "elf stays 1:1,2"),
        "a hero has left before the theft (MZ-21)",
    );
    impossible(&with("end won"), "the game is won when all have left, and only then (MZ-22)");
    let gone = "facts begun theft\nset sand 0\nhero barbarian left\nhero mage left\nhero elf left\n\
                hero dwarf left\n";
    impossible(gone, "the game is won when all have left, and only then (MZ-22)");
    assert!(MagicMaze::read(&format!("{gone}end won")).is_ok());
    impossible(&with("deck 2 3"), "the tiles are 1 2 3, not 1 2 3 4 5 6 7 8 9 (MZ-68)");
    impossible(
        &with("deck 2 3 4 5 6 7 8 9 10"),
        "the tiles are 1 2 3 4 5 6 7 8 9 10, not 1 2 3 4 5 6 7 8 9 (MZ-68)",
    );
    impossible(&with("deck 2 3 4 5 6 7 8 9\ntop 2"), "tile 2 is there twice");
    impossible(&with("tile 2 at 1,0\nunder 2"), "tile 2 is there twice");
    impossible(&with("set scenario 13"), "all four heroes are in one dimension (MZ-63)");
    impossible(
        &format!(
            "set scenario 17\n{}tile 2 at 1,0\n",
            HEROES.replace("elf 1:1,2", "elf 2:2,3").replace("dwarf 1:2,2", "dwarf 2:3,3")
        ),
        "two heroes are on tile 2 (MZ-67)",
    );
}

#[test]
fn marks_hands_and_times_that_can_never_be_so() {
    let with = |lines: &str| format!("{HEROES}{lines}");
    impossible(&with("used 1:1,1"), "nothing can be out of order on 1:1,1");
    impossible(&with("used 4:0,0"), "nothing can be out of order on 4:0,0");
    assert!(MagicMaze::read(&with("tile 4 at 5,5\nused 4:0,0")).is_ok());
    impossible(&with("shown 2"), "a tile is shown without a crystal ball (MZ-55)");
    impossible(&with("facts gazed"), "a tile is shown without a crystal ball (MZ-55)");
    impossible(&with("draw show"), "a tile is shown without a crystal ball (MZ-55)");
    impossible(&with("discards 1"), "1 tiles are to be taken away (MZ-61)");
    impossible(&with("set seats 2\npawn C"), "the pawn stands before nobody (MZ-42)");
    impossible(
        &with("hand A north\nhand B north"),
        "the action tile `north` is not to be had (MZ-10)",
    );
    impossible(&with("hand A north"), "the action tile `nothing` is not to be had (MZ-10)");
    impossible("hand A north\ndraw deal A", "the action tile `north` is not to be had (MZ-10)");
    impossible(&with("facts begun"), "the sand must run once somebody has acted (MZ-32)");
    impossible(&with("sand until 03:00.000"), "the sand runs until 03:00.000");
    impossible(
        &with("facts begun\nsand until 03:00.001"),
        "there is more sand than the glass holds (MZ-30)",
    );
    impossible(
        &with("facts begun\nnow 01:00.000\nsand until 01:00.000"),
        "the sand runs until 01:00.000",
    );
    impossible(
        &with("facts begun\nsand until 01:00.000\nend lost"),
        "the sand runs until 01:00.000",
    );
    impossible(&with("facts begun\nsand left 01:00.000"), "the sand stops at the end only (MZ-32)");
    impossible(
        &with("facts begun\nsand left 04:00.000\nend lost"),
        "there is more sand than the glass holds (MZ-30)",
    );
    impossible(
        &with("set sand 0\nfacts begun\nsand until 00:01.000"),
        "there is more sand than the glass holds (MZ-30)",
    );
}
