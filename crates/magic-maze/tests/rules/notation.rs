//! Texts of Magic Maze that are right, and what is said of those that are not.

use std::fmt::Debug;
use std::str::FromStr;

use casefile::texts::{codes, right, rules_numbers, wrong};
use game::{Diagram, Game, Unreadable};
use magic_maze::{Action, Chance, Config, Hero, MagicMaze, Refusal, Square, Tile, TileSet};

static_assertions::assert_not_impl_any!(MagicMaze: serde::Serialize);
static_assertions::assert_not_impl_any!(Config: serde::Serialize);

#[track_caller]
fn says<T: FromStr<Err = Unreadable> + Debug>(text: &str, message: &str) {
    assert_eq!(text.parse::<T>().expect_err(text).to_string(), message);
}

#[test]
fn actions() {
    right::<Action>(&[
        "move elf 1:1,1 north 2",
        "move barbarian 24:3,3 west 255 glass 65535",
        "vortex mage 2:0,0 7:3,3",
        "vortex mage 2:0,0 7:3,3 glass 1",
        "escalator dwarf 4:0,1",
        "explore elf 1:2,0 glass 10",
        "gaze 15:0,0",
        "place 7:2,0 glass 2",
        "turn-up",
        "turn-up glass 3",
        "discard 7",
        "do-something B",
        "do-something I",
        "give-up",
        "play-on",
    ]);
    wrong::<Action>(&[
        "",
        " ",
        "move",
        "move elf",
        "move elf 1:1,1 north",
        "move elf 1:1,1 north 0",
        "move elf 1:1,1 north 01",
        "move elf 1:1,1 north +1",
        "move elf 1:1,1 north 256",
        "move elf 1:1,1 up 1",
        "move orc 1:1,1 north 1",
        "move elf 25:1,1 north 1",
        "move elf 1:4,1 north 1",
        "move elf 1:1,1  north 1",
        "move elf 1:1,1 north 1 ",
        "move elf 1:1,1 north 1 glass",
        "move elf 1:1,1 north 1 glass 0",
        "move elf 1:1,1 north 1 glass 01",
        "move elf 1:1,1 north 1 glass -1",
        "move elf 1:1,1 north 1 glass 65536",
        "move elf 1:1,1 north 1 glass 1 glass 1",
        "vortex mage 2:0,0",
        "escalator dwarf",
        "explore elf 1:2,0 north",
        "gaze mage 15:0,0",
        "place 7",
        "turn-up north",
        "discard 0",
        "discard 25",
        "discard 7 glass 1",
        "do-something J",
        "do-something b",
        "give-up glass 1",
        "play-on now",
        "glass 1",
        "Turn-up",
    ]);
    says::<Action>("move elf 1:1,1 north 0", "expected `count` 1 to 255, found `0`");
    says::<Action>("turn-up glass 0", "expected `glass` 1 to 65535, found `0`");
    says::<Action>("discard 25", "expected a tile, 1 to 24, found `25`");
    says::<Action>(
        "move orc 1:1,1 north 1",
        "expected a hero: barbarian, mage, elf or dwarf, found `orc`",
    );
    says::<Action>(
        "jump",
        "expected `move HERO FROM SIDE COUNT`, `vortex HERO FROM TO`, `escalator HERO FROM`, \
         `explore HERO FROM`, `gaze FROM`, `place AT` or `turn-up`, found `jump`; or `discard \
         TILE`, `do-something SEAT`, `give-up`, `play-on`",
    );
}

#[test]
fn chance() {
    right::<Chance>(&[
        "deal A north east vortex",
        "deal I nothing",
        "start elf 1:1,1",
        "tile 24",
        "turn-up west",
        "turn-up escalator",
    ]);
    wrong::<Chance>(&[
        "",
        "deal",
        "deal A",
        "deal A up",
        "deal A east north",
        "deal J north",
        "start",
        "start elf",
        "start elf 1:1,1 1:2,2",
        "start orc 1:1,1",
        "tile",
        "tile 0",
        "tile 25",
        "tile 07",
        "tile 7 ",
        "turn-up",
        "turn-up up",
        "turn-up north east",
        "turn 3",
    ]);
    says::<Chance>(
        "draw 7",
        "expected `deal SEAT ABILITIES`, `start HERO AT`, `tile TILE` or `turn-up ABILITY`, found \
         `draw 7`",
    );
    says::<Chance>(
        "turn-up up",
        "expected an ability: north, east, south, west, vortex, explore or escalator, found `up`",
    );
}

#[test]
fn squares_and_tiles() {
    right::<Square>(&["1:0,0", "24:3,3", "7:2,1"]);
    wrong::<Square>(&[
        "", "1", "1:", "1:0", "1:4,0", "0:1,1", "25:1,1", "07:1,1", "7: 1,1", "7;1,1",
    ]);
    says::<Square>("7", "expected a square such as `7:2,1` (tile:column,row), found `7`");
    right::<Tile>(&["1", "9", "24"]);
    wrong::<Tile>(&["", "0", "25", "+1", "01", "1 "]);
    right::<TileSet>(&["none", "2", "2 7 24"]);
    wrong::<TileSet>(&["", "2 2", "2 25", "none 2", "2,7"]);
    says::<TileSet>("2 7 2", "expected each tile once, found `2`");
    assert_eq!("7 2".parse::<TileSet>().expect("in any order").to_string(), "2 7");
}

#[test]
fn mz_01_each_hero_has_a_colour_and_a_symbol() {
    let known = [
        ("barbarian", "yellow", "sword"),
        ("mage", "purple", "potion"),
        ("elf", "green", "bow"),
        ("dwarf", "orange", "axe"),
    ];
    assert_eq!(Hero::ALL.map(|hero| (hero.name(), hero.colour(), hero.symbol())), known);
    for hero in Hero::ALL {
        assert_eq!(hero.name().parse(), Ok(hero));
        assert_eq!(Hero::of_colour(hero.colour()), Some(hero));
    }
}

const SCENARIO_1: &str = "\
seats 4
scenario 1
deck 9
side A
sand 180
exits purple
talk free
tile-15-first off
pass off
dwarf-passages off
loudspeakers off
crystal-balls off
cameras off
face-up off
leader off
reconfigure off
dimensions off
vortices on
crowds on
";

#[test]
fn configs() {
    let defaults: Config = "".parse().expect("nothing is right");
    assert_eq!(defaults.to_string(), SCENARIO_1);
    right::<Config>(&[SCENARIO_1]);
    let all: Config = "seats 9\nscenario 10\nleader on".parse().expect("they go together");
    right::<Config>(&[&all.to_string()]);
    for talk in ["free", "phases", "gestures", "pawn", "eyes"] {
        right::<Config>(&[&SCENARIO_1.replace("talk free", &format!("talk {talk}"))]);
    }
    for scenario in 1..=17 {
        let config: Config = format!("scenario {scenario}").parse().expect("each has 4 seats");
        let text = config.to_string();
        assert_eq!(text.parse(), Ok(config), "{text}");
    }
    wrong::<Config>(&[
        "seats 0",
        "seats 10",
        "scenario 0",
        "scenario 18",
        "deck 10",
        "deck 24 tiles",
        "side C",
        "sand -1",
        "exits green",
        "talk loud",
        "pass yes",
        "tiles",
        "speed 3",
        "seats 2\nseats 3",
    ]);
}

#[test]
fn mz_69_configs_that_do_not_go_together() {
    let refused = |text: &str, line: usize, message: &str| {
        let error = text.parse::<Config>().expect_err(text);
        assert_eq!((error.line(), error.to_string().as_str()), (line, message));
    };
    let seats = "expected at least 3 seats with a leader (MZ-59), found 2";
    refused("seats 2\nscenario 9", 1, seats);
    refused("seats 2\nleader on", 2, seats);
    refused(
        "scenario 1\nsand 3",
        2,
        "expected `sand` 5 to 600 seconds, or 0 for none (MZ-34), found 3",
    );
    let crowds = "expected no `dimensions` where heroes may not crowd (MZ-67), found both";
    refused("scenario 13\ncrowds off", 2, crowds);
    refused("dimensions on\nscenario 17", 1, crowds);
    let exits = "expected more than one exit where heroes may not crowd (MZ-67), found all leaving by the \
         purple one";
    refused("scenario 1\ncrowds off", 2, exits);
    refused("scenario 17\nexits purple", 2, exits);
    let apart = "expected one mall that hangs together, if tiles are taken away (MZ-61), found two \
         dimensions";
    refused("scenario 13\nreconfigure on", 2, apart);
    refused("scenario 11\ndimensions on", 2, apart);
    let pawn = "expected the pawn in play, if a leader has nothing else (MZ-59), found `talk eyes`";
    refused("scenario 9\ntalk eyes", 2, pawn);
    refused("\nscenario 15\nleader on", 3, pawn);
    let ball =
        "expected tile 15 in the deck, if it lies on top (MZ-55), found a deck that ends with 12";
    refused("scenario 2\ntile-15-first on", 2, ball);
    refused("scenario 5\ndeck 12", 2, ball);
    let exit = "expected a deck with the yellow exit (MZ-69), found none up to tile 9";
    refused("scenario 2\ndeck 9", 2, exit);
    refused("scenario 1\nexits own", 2, exit);
}

#[test]
fn mz_09_tiles_of_ones_own() {
    let block: String = magic_maze::Tiles::built_in()
        .to_string()
        .lines()
        .map(|line| format!("    {line}\n"))
        .collect();
    let ours: Config = format!("tiles\n{block}").parse().expect("our tiles are right");
    assert_eq!(ours.to_string(), SCENARIO_1, "our own tiles need not be written down");

    let (signs, faces) = block.split_once("tile 1A").expect("the first tile");
    let other = format!("{signs}tile 1A{}", faces.replacen('T', ".", 1));
    let error = format!("tiles\n{other}").parse::<Config>().expect_err("a timer is missing");
    assert_eq!(error.line(), 1);
    let begins =
        "expected tiles that can be played with (`clew tiles FILE` shows what is wrong), found";
    assert!(error.to_string().starts_with(begins), "{error}");

    let torn = block.replacen("tile 2\n", "tile 25\n", 1);
    let error = format!("seats 2\ntiles\n{torn}").parse::<Config>().expect_err("no such tile");
    let line = 1 + torn.lines().position(|line| line.trim() == "tile 25").expect("it is there");
    let message = "expected the name of a tile: 1A, 1B, or 2 to 24, found `25`";
    assert_eq!((error.line(), error.to_string().as_str()), (line + 2, message));
}

#[test]
fn refusals_have_codes_of_their_own() {
    codes::<Refusal>(&[
        "game-over",
        "wait",
        "nobody-there",
        "time-passed",
        "sand-run-out",
        "glass-turned",
        "not-on-your-tile",
        "turn-up-first",
        "not-alone",
        "hero-moved",
        "hero-left",
        "hero-stays",
        "mage-stays",
        "wall",
        "in-the-way",
        "slide-ends",
        "watched",
        "crowded",
        "vortices-off",
        "no-vortex",
        "taken",
        "not-from-vortex",
        "same-dimension",
        "all-together",
        "no-escalator",
        "not-exploring",
        "explored",
        "no-tile-left",
        "place-first",
        "no-ball",
        "nothing-open",
        "nothing-shown",
        "not-open",
        "discard-first",
        "no-discard",
        "tile-stays",
        "falls-apart",
        "no-second",
        "no-pawn",
        "leaders-pawn",
        "another-player",
        "already-for-it",
        "not-for-it",
        "silence",
        "gestures-only",
    ]);
}

#[test]
fn a_rules_number_beyond_the_newest_is_the_newest() {
    rules_numbers::<MagicMaze>();
}

#[test]
fn a_seat_that_is_not_there_does_nothing() {
    let config: Config = "seats 2".parse().expect("two seats");
    let mut game = MagicMaze::new(1, &config);
    let third = "C".parse().expect("a seat");
    assert_eq!(game.may_talk(third, game::Talk::Eyes), Err(Refusal::NobodyThere));
    let text =
        "set seats 2\nhero barbarian 1:1,1\nhero mage 1:2,1\nhero elf 1:1,2\nhero dwarf 1:2,2";
    game = MagicMaze::read(text).expect("a position");
    let act = |game: &mut MagicMaze, seat: &str, action: &str| {
        let seat = seat.parse().expect("a seat");
        game.act(game::Millis::ZERO, seat, action.parse().expect("an action"), &mut Vec::new())
    };
    assert_eq!(act(&mut game, "C", "give-up"), Err(Refusal::NobodyThere));
    assert_eq!(act(&mut game, "A", "do-something C"), Err(Refusal::NobodyThere));
    let mut listed = vec!["give-up".parse().expect("an action")];
    game.legal(third, &mut listed);
    assert_eq!(listed, []);
}
