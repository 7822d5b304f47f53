use super::*;

const KNOWN: &[Setting] = &[
    Setting { key: "walls", says: "", kind: Kind::Number { least: 0, most: 24, default: 19 } },
    Setting { key: "fair", says: "", kind: Kind::Switch { default: true } },
    Setting {
        key: "first",
        says: "",
        kind: Kind::Choice { of: &["random", "A"], default: "random" },
    },
    Setting { key: "colours", says: "", kind: Kind::EachSeat { of: &["red", "blue", "green"] } },
    Setting { key: "maze", says: "", kind: Kind::Drawing { examples: &[". ."] } },
];

fn read(text: &str) -> Result<Settings<'_>, Unreadable> {
    Settings::check(KNOWN, Outline::read(text)?)
}

#[track_caller]
fn refused(text: &str, line: usize, message: &str) {
    let error = read(text).expect_err(text);
    assert_eq!((error.line(), error.to_string().as_str()), (line, message));
}

#[test]
fn what_is_not_said_has_its_default() {
    let settings = read("").expect("nothing is right");
    assert_eq!(settings.number("walls"), 19);
    assert!(settings.switch("fair"));
    assert_eq!(settings.choice("first"), "random");
    assert_eq!(settings.each_seat("colours", 2), Ok(vec![0, 1]));
    assert!(settings.entry("maze").is_none());
}

#[test]
fn what_is_said_holds() {
    let text = "walls 24\nfair off\nfirst A\ncolours green red\nmaze\n  . .";
    let settings = read(text).expect("a good text");
    assert_eq!(settings.number("walls"), 24);
    assert!(!settings.switch("fair"));
    assert_eq!(settings.choice("first"), "A");
    assert_eq!(settings.each_seat("colours", 2), Ok(vec![2, 0]));
    assert_eq!(settings.entry("maze").map(|entry| entry.block.len()), Some(1));
    assert!(settings.each_seat("colours", 3).is_err());
}

#[test]
fn every_kind_of_mistake_names_its_line_and_what_is_right() {
    refused("wals 3", 1, "expected a setting: walls, fair, first, colours, maze, found `wals`");
    refused("walls 3\nwalls 4", 2, "expected `walls` once, found it twice");
    refused("\nwalls 25", 2, "expected `walls` from 0 to 24, found `25`");
    refused("walls -1", 1, "expected `walls` from 0 to 24, found `-1`");
    refused("walls +1", 1, "expected `walls` from 0 to 24, found `+1`");
    refused("walls", 1, "expected `walls` from 0 to 24, found nothing");
    refused("walls 3\n  4", 2, "expected no indented line under `walls`, found `4`");
    refused("fair yes", 1, "expected `fair` on or off, found `yes`");
    refused("first B", 1, "expected `first` one of random, A, found `B`");
    let colours = "expected `colours` one for each seat, all different, of red, blue, green, found";
    refused("colours red red", 1, &format!("{colours} `red red`"));
    refused("colours pink", 1, &format!("{colours} `pink`"));
    refused("colours", 1, &format!("{colours} nothing"));
    refused("maze", 1, "expected `maze` as a drawing in indented lines below, found nothing");
    refused("maze x\n  . .", 1, "expected `maze` as a drawing in indented lines below, found `x`");
}
