//! What only tiles of one's own can show: squares with two marks, and marks that one can slide over.
//! Each test edits our file a little and runs a case with it.

use casefile::case::{Kind, Mode, run};
use magic_maze::{MagicMaze, Tile, Tiles};
use maze::Side;

/// Squares with two marks, for the edits below.
const SIGNS: &str = "\
sign * item yellow, vortex yellow
sign ! timer, vortex yellow
sign @ camera, vortex yellow
";

/// Our tiles with one text replaced by another in each of these tiles.
fn edited(edits: &[(&str, &str, &str)]) -> String {
    let mut text = format!("{SIGNS}{}", Tiles::built_in_text());
    for (tile, from, to) in edits {
        let name = format!("\ntile {tile}\n");
        let start = text.find(&name).expect("the tile is there") + name.len();
        let end = text[start..].find("\n\n").map_or(text.len(), |length| start + length + 1);
        let part = &text[start..end];
        assert_eq!(part.matches(from).count(), 1, "`{from}` stands once in\n{part}");
        text.replace_range(start..end, &part.replace(from, to));
    }
    text.lines().map(|line| format!("    {line}\n")).collect()
}

#[track_caller]
fn check(edits: &[(&str, &str, &str)], position: &str, steps: &str) {
    let tiles = edited(edits);
    let text = format!("game magic-maze\nset seats 2\nset tiles\n{tiles}{position}\n{steps}");
    let verdict = run::<MagicMaze>(&text, Kind::Perft, Mode::Check);
    let verdict = verdict.unwrap_or_else(|error| panic!("{}: {error}", line(&text, error.line())));
    if let Some(note) = verdict.failure {
        panic!("{}: {}", line(&text, note.line), note.message);
    }
}

fn line(text: &str, number: usize) -> &str {
    text.lines().nth(number.wrapping_sub(1)).unwrap_or("?")
}

/// All heroes on their items but the barbarian, who comes from `1:1,1`.
const ITEMS: &str = "\
set scenario 2
tile 5 at 5,5
tile 2 at 7,5
tile 7 at 5,7
tile 8 at 7,7
hero mage 8:0,0
hero elf 2:3,0
hero dwarf 7:0,0
";

#[test]
fn mz_20_the_last_hero_reaches_its_item_by_vortex() {
    let steps = "act A vortex barbarian 1:1,1 5:3,0\nsees watcher theft\nfacts begun theft\n\
                 no A vortex barbarian 5:3,0 1:0,3\nwhy vortices-off";
    check(&[("5", "1", "*")], &format!("{ITEMS}hero barbarian 1:1,1"), steps);
}

#[test]
fn mz_12_the_last_missing_item_ends_a_slide_and_others_do_not() {
    let edits = &[("5", ". . . 1", ". 1 . .")];
    let last = format!("{ITEMS}hero barbarian 5:0,0");
    check(
        edits,
        &last,
        "act A move barbarian 5:0,0 east 3\nhero barbarian 5:1,0\nfacts begun theft\n\
         act A move barbarian 5:1,0 east 2\nhero barbarian 5:3,0",
    );
    let thieves = format!("{last}\nfacts theft");
    check(edits, &thieves, "act A move barbarian 5:0,0 east 3\nhero barbarian 5:3,0");
    let early = last.replace("hero elf 2:3,0", "hero elf 2:2,0");
    check(edits, &early, "act A move barbarian 5:0,0 east 3\nhero barbarian 5:3,0\nfacts begun");
    let another = last.replace("hero barbarian 5:0,0", "hero barbarian 5:3,0");
    let another = another.replace("hero elf 2:3,0", "hero elf 5:0,0");
    check(edits, &another, "act A move elf 5:0,0 east 2\nhero elf 5:2,0\nfacts begun");
}

const TIMER: &str = "\
set scenario 6
set side A
tile 4 at 5,5
facts begun
sand until 03:00.000
hero mage 1:2,1
hero elf 1:1,2
hero dwarf 1:2,2
";

#[test]
fn mz_12_an_unused_timer_ends_a_slide_and_a_used_one_does_not() {
    let edits = &[("4", "T . g O", ". T g O")];
    let position = format!("{TIMER}hero barbarian 4:3,0");
    check(
        edits,
        &position,
        "legal B move barbarian 4:3,0 west 1; move barbarian 4:3,0 west 2; move elf 1:1,2 west 1; \
         move elf 1:1,2 south 1; move mage 1:2,1 west 1; move mage 1:2,1 west 2; do-something A; \
         give-up\n\
         at 01:00.000\nact B move barbarian 4:3,0 west 3\nhero barbarian 4:1,0\nturned 1\n\
         used 4:1,0\nact B move barbarian 4:1,0 east 2 glass 1\n\
         act A move barbarian 4:3,0 west 3 glass 1\nhero barbarian 4:0,0\nturned 1",
    );
}

#[test]
fn mz_56_a_slide_stops_before_a_watched_timer() {
    let edits = &[("4", "T . g O", ". T g O")];
    let position = format!("{TIMER}tile 16 at 8,5\ntile 17 at 11,5\nhero barbarian 4:3,0");
    check(
        edits,
        &position,
        "act B move barbarian 4:3,0 west 3\nhero barbarian 4:2,0\nturned 0\n\
         no B move barbarian 4:2,0 west 1\nwhy watched\n\
         no B move barbarian 4:2,0 west 2\nwhy watched",
    );
}

#[test]
fn mz_12_a_timer_is_turned_by_vortex_and_barred_by_two_cameras() {
    let edits = &[("4", "T", "!")];
    let position = format!("{TIMER}hero barbarian 1:1,1");
    let steps = "at 01:00.000\nact A vortex barbarian 1:1,1 4:0,0\nturned 1\nused 4:0,0\n\
                 deadline 02:00.000";
    check(edits, &position, steps);
    let watched = format!("{position}\ntile 16 at 8,5\ntile 17 at 11,5");
    check(edits, &watched, "no A vortex barbarian 1:1,1 4:0,0\nwhy watched");
}

#[test]
fn mz_12_a_timer_is_turned_by_escalator_and_barred_by_two_cameras() {
    let edits = &[("4", "    . ^|% .\n", "    . ^|% .\nescalator 0,0 2,2\n")];
    let position = format!("{TIMER}hero barbarian 4:2,2");
    check(edits, &position, "at 01:00.000\nact B escalator barbarian 4:2,2\nturned 1\nused 4:0,0");
    let watched = format!("{position}\ntile 16 at 8,5\ntile 17 at 11,5");
    check(edits, &watched, "no B escalator barbarian 4:2,2\nwhy watched");
}

#[test]
fn mz_12_a_camera_ends_a_slide_of_the_barbarian_alone() {
    let edits = &[("16", ". . . C", ". . C .")];
    let position = "set scenario 6\ntile 16 at 5,5\nhero barbarian 16:0,0\nhero mage 1:2,1\n\
                    hero elf 1:1,2\nhero dwarf 1:2,2";
    check(
        edits,
        position,
        "act A move barbarian 16:0,0 east 3\nhero barbarian 16:2,0\nused 16:2,0\n\
         act A move barbarian 16:2,0 east 1\nact B move barbarian 16:3,0 west 3\n\
         hero barbarian 16:0,0",
    );
    let mage = position.replace("16:0,0", "1:1,1").replace("1:2,1", "16:0,0");
    check(edits, &mage, "act A move mage 16:0,0 east 3\nhero mage 16:3,0\nabsent used");
}

#[test]
fn mz_56_a_camera_is_switched_off_by_vortex() {
    let position = "set scenario 6\ntile 16 at 5,5\nhero barbarian 1:1,1\nhero mage 1:2,1\n\
                    hero elf 1:1,2\nhero dwarf 1:2,2";
    let steps = "act A vortex barbarian 1:1,1 16:3,0\nused 16:3,0\nsees watcher camera-off 16:3,0";
    check(&[("16", "C", "@")], position, steps);
}

#[test]
fn mz_12_an_exit_ends_the_slide_of_whoever_can_use_it() {
    let edits = &[("6", ". . o 6", ". 6 o .")];
    let position = |scenario: u8, facts: &str, hero: &str| {
        let others =
            ["barbarian", "mage", "elf", "dwarf"].into_iter().filter(|other| *other != hero);
        let places = ["1:1,1", "1:2,1", "1:1,2"].into_iter();
        let rest: String =
            others.zip(places).map(|(hero, at)| format!("hero {hero} {at}\n")).collect();
        format!(
            "set scenario {scenario}\ntile 6 at 5,5\nfacts {facts}\nsand until 03:00.000\n{rest}\
             hero {hero} 6:0,0"
        )
    };
    let slide =
        |hero: &str, end: &str| format!("act A move {hero} 6:0,0 east 3\nhero {hero} {end}");
    check(edits, &position(1, "begun", "elf"), &slide("elf", "6:3,0"));
    check(edits, &position(1, "begun theft", "elf"), &slide("elf", "left"));
    check(edits, &position(2, "begun theft", "elf"), &slide("elf", "6:3,0"));
    check(edits, &position(2, "begun theft", "mage"), &slide("mage", "left"));
    check(edits, &position(10, "begun theft", "mage"), &slide("mage", "6:3,0"));
    check(edits, &position(10, "begun theft", "elf"), &slide("elf", "stays 6:1,0"));
}

#[test]
fn mz_21_one_leaves_by_escalator_too() {
    let edits = &[("6", ". . o 6", ". . o ."), ("6", "G|^ . .", "G|^ 6 .")];
    let position = "set scenario 2\ntile 6 at 5,5\nfacts begun theft\nsand until 03:00.000\n\
                    hero barbarian 1:1,1\nhero mage 6:0,1\nhero elf 1:1,2\nhero dwarf 1:2,2";
    check(edits, position, "act B escalator mage 6:0,1\nhero mage left\nsees watcher leave mage");
}

#[test]
fn mz_09_such_tiles_are_drawn_with_the_position() {
    let position = "hero barbarian 1:1,1\nhero mage 1:2,1\nhero elf 1:1,2\nhero dwarf 1:2,2";
    check(&[], position, "phase open A B\nabsent set tiles");
    let tiles = edited(&[("5", "1", "*")]);
    let text = format!("set tiles\n{tiles}{position}");
    let game = <MagicMaze as game::Diagram>::read(&text).expect("a position");
    let drawn = game::Diagram::draw(&game);
    assert!(drawn.contains("set tiles\n"), "{drawn}");
    assert_eq!(game::Diagram::read(&drawn).as_ref(), Ok(&game));
}

#[test]
fn mz_69_with_other_tiles_it_is_another_scenario() {
    let position = "hero barbarian 1:1,1\nhero mage 1:2,1\nhero elf 1:1,2\nhero dwarf 1:2,2";
    check(&[], position, "sees watcher options changed no");
    check(&[("5", "1", "*")], position, "sees watcher options changed yes");
}

#[test]
fn what_is_drawn_of_a_tile_is_its_face() {
    let game = <MagicMaze as game::Diagram>::read(
        "tile 5 at 0,-1\nhero barbarian 1:1,1\nhero mage 1:2,1\nhero elf 1:1,2\nhero dwarf 1:2,2",
    )
    .expect("a position");
    let view = game::Game::view(&game, game::Viewer::Watcher);
    assert_eq!(view.mall.len(), 2);
    for lying in &view.mall {
        assert_eq!(lying.face.face().plan(), lying.face.plan());
        assert_eq!(lying.face.face(), Tiles::built_in().face(lying.tile, magic_maze::Up::A));
    }
}

#[test]
fn mz_05_doors_are_where_one_explores_or_comes_in() {
    let tiles = Tiles::built_in();
    let doors = |number| {
        let tile = Tile::new(number).expect("there is one");
        Side::ALL.map(|side| tiles.face(tile, magic_maze::Up::A).has_door(side))
    };
    assert_eq!(doors(1), [true; 4]);
    assert_eq!(doors(14), [true, false, true, true], "north, south and west");
}
