use super::*;
use crate::root;

/// A small workspace with English and German words.
struct Planted(PathBuf);

impl Planted {
    fn new(name: &str, english: &str, german: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("clew-words-{name}-{}", std::process::id()));
        let planted = Self(folder);
        planted.write("crates/ui/words/en/a.ftl", english);
        planted.write("crates/ui/words/de/a.ftl", german);
        planted.write(crates::LIST, "list! {\n        name: \"new-game\",\n}\n");
        planted.write("crates/ui/words/limits.txt", "# Buttons.\n10 go go-*\n");
        planted.write("docs/words.md", "### English (en)\n\n| not | but |\n| `anew` | again |\n");
        planted
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
        fs::write(path, text).expect("a new file");
    }

    #[track_caller]
    fn run(&self, args: &[&str]) -> Verdict {
        let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
        run(&self.0, &args).expect("the words can be read")
    }

    #[track_caller]
    fn check(&self, code: &str) -> Findings {
        check(&self.0, code).expect("the words can be read")
    }
}

impl Drop for Planted {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn what_is_missing_is_a_fault_and_what_has_changed_is_listed() {
    let words = Planted::new("changed", "one = One\ntwo = Two\n", "two = Zwei\nsix = Sechs\n");
    let found = words.check("de");
    assert_eq!((found.missing, found.unknown), (vec!["one".to_owned()], vec!["six".to_owned()]));
    assert_eq!(words.run(&["de"]), Verdict::Bad);
    assert_eq!(words.run(&[]), Verdict::Bad);

    words.write("crates/ui/words/de/a.ftl", "one = Eins\ntwo = Zwei\n");
    assert_eq!(words.check("de").changed, ["one", "two"], "nobody has accepted them");
    assert_eq!(words.run(&["de"]), Verdict::Good);
    assert_eq!(words.run(&["de", "--accept", "one"]), Verdict::Good);
    assert_eq!(words.check("de").changed, ["two"]);
    assert_eq!(words.run(&["de", "--accept-all"]), Verdict::Good);
    assert_eq!(words.check("de"), Findings::default());

    words.write("crates/ui/words/en/a.ftl", "one = One\ntwo = A pair\n");
    assert_eq!(words.check("de").changed, ["two"]);
    let found = words.check("de");
    let report = report(&words.0, "de", &found).expect("the words can be read");
    assert!(report.contains("en: A pair") && report.contains("de: Zwei"), "{report}");
    // Another way to write the same text is no change.
    words.write("crates/ui/words/en/a.ftl", "one =\n    One\ntwo = Two\n");
    assert_eq!(words.check("de"), Findings::default());
}

#[test]
fn a_game_that_is_not_shipped_may_be_untranslated_and_is_listed() {
    let words = Planted::new("unshipped", "one = One\n", "one = Eins\n");
    words.write("crates/ui/words/en/new-game.ftl", "game-new-game = New Game\n");
    let found = words.check("de");
    assert_eq!((found.untranslated.len(), found.missing.len()), (1, 0), "{found:?}");
    assert!(summary("de", &found).contains("1 untranslated"));
    assert_eq!(words.run(&["de"]), Verdict::Good);

    let shipped =
        "list! {\n        name: \"new-game\",\n        facts: Facts { is_shipped: true },\n}\n";
    words.write(crates::LIST, shipped);
    assert_eq!(words.check("de").missing, ["game-new-game"]);
    assert_eq!(words.run(&["de"]), Verdict::Bad);
}

#[test]
fn a_translation_that_is_not_there_cannot_be_accepted() {
    let words = Planted::new("absent", "one = One\n", "");
    for key in ["one", "six"] {
        let args = ["de", "--accept", key].map(str::to_owned);
        assert!(run(&words.0, &args).is_err(), "{key}");
    }
}

#[test]
fn a_line_that_is_no_fingerprint_is_named() {
    let words = Planted::new("torn", "one = One\n", "one = Eins\n");
    words.write("crates/ui/words/de/sources.txt", "# A comment.\none: 12\n");
    let error = check(&words.0, "de").expect_err("the file is torn");
    assert!(error.to_string().contains("`one: 12`"), "{error}");
}

#[test]
fn a_command_that_is_not_understood_changes_nothing() {
    let words = Planted::new("misused", "one = One\n", "one = Eins\n");
    let wrong: [&[&str]; 5] =
        [&["xx"], &["de", "--accept"], &["de", "one"], &["en", "--accept-all"], &["de", "-a", "b"]];
    for args in wrong {
        assert_eq!(words.run(args), Verdict::Misused, "{args:?}");
    }
    assert!(!sources_file(&words.0, "de").exists());
}

#[test]
fn long_texts_and_words_that_are_ruled_out_are_faults() {
    let english = "go = Ten chars!\ngo-on = Eleven char\nsay = Draw Anew.\nnew = Canew anewly\n";
    let words = Planted::new("faults", english, "go = Los\ngo-on = Weiter\nsay = A\nnew = B\n");
    let found = words.check("en");
    let too_long: Vec<String> = found.too_long.iter().map(ToString::to_string).collect();
    assert_eq!(too_long, ["go-on has 11 characters, and 10 fit"]);
    assert_eq!(found.ruled_out, ["say: `anew`"]);
    assert_eq!(words.run(&["en"]), Verdict::Bad);
    assert_eq!(words.run(&["de"]), Verdict::Good);

    // A translation that is too long is a fault unless it waits for its translator anyway.
    let german = "go = Jetzt aber los\ngo-on = Weiter\nsay = A\nnew = B\n";
    words.write("crates/ui/words/de/a.ftl", german);
    assert_eq!(words.run(&["de"]), Verdict::Good);
    assert_eq!(words.run(&["de", "--accept", "go"]), Verdict::Good);
    assert_eq!(words.run(&["de"]), Verdict::Bad);
}

#[test]
fn a_text_with_variants_is_as_long_as_its_longest() {
    let mut texts = Texts::default();
    texts.add(
        "left =\n    { $n ->\n        [one] 1 card\n       *[other] { $n } cards\n    }\nnext = { $a }, go!\n",
    );
    assert_eq!(texts.variants("left"), ["1 card", "00 cards"]);
    assert_eq!(texts.variants("next"), ["00, go!"]);
    let limits = Limits::parse("7 left\n9 next\n").expect("limits");
    let too_long = limits.too_long(&texts);
    assert_eq!(too_long.len(), 1, "{too_long:?}");
    assert_eq!(too_long[0].to_string(), "left has 8 characters, and 7 fit");
    assert!(Limits::parse("many left\n").is_err());
}

#[test]
fn the_words_of_this_project_have_no_faults() {
    for code in languages(&root()).expect("languages").iter().map(String::as_str).chain([SOURCE]) {
        let found = check(&root(), code).expect("the words can be read");
        assert!(!found.has_faults(), "{code}: {found:?}");
    }
    let english = Texts::read(&folder(&root(), SOURCE)).expect("English");
    let limits = Limits::read(&root().join(FOLDER).join("limits.txt")).expect("limits");
    assert_eq!(limits.unused(&english), [""; 0]);
    let page = fs::read_to_string(root().join("docs/words.md")).expect("the page about words");
    assert!(rules::words_ruled_out(&page, SOURCE).len() > 20, "the table is understood");
}
