//! Compares the keys of the texts with the keys that the code uses.

use std::ops::RangeInclusive;
use std::path::Path;

use game::{Game, Kind, Refusal};
use labyrinth_cards::{Card, LabyrinthCards};
use magic_labyrinth::{MagicLabyrinth, Symbol};
use magic_maze::{Ability, Hero, MagicMaze};
use mago_magino::MagoMagino;
use maze::Side;

use super::code::{Literal, literals, sources};
use super::*;

/// The allowed number of sections in the rules of a game.
const SECTIONS: RangeInclusive<usize> = 6..=9;
/// Number of scenarios of Magic Maze.
const SCENARIOS: usize = 17;

/// The keys that the code builds from parts, for one game.
fn of_game<G: Game>(out: &mut BTreeSet<String>) {
    let name = G::NAME;
    out.extend([format!("game-{name}"), format!("lead-{name}")]);
    out.extend(<G::Refusal as Refusal>::ALL.iter().map(|it| format!("refusal-{}", it.code())));
    for setting in G::SETTINGS {
        let key = setting.key;
        out.extend([format!("set-{name}-{key}"), format!("set-{name}-{key}-says")]);
        let words: &[&str] = match setting.kind {
            Kind::Choice { of, .. } | Kind::EachSeat { of } => of,
            Kind::Number { .. } | Kind::Switch { .. } | Kind::Drawing { .. } => &[],
        };
        // Numbers and seats have no text.
        let is_named = |word: &&&str| word.len() > 1 && word.parse::<u32>().is_err();
        out.extend(words.iter().filter(is_named).map(|word| format!("word-{name}-{key}-{word}")));
    }
    let title =
        |nth: &usize| Words::of(Lang::En).find(&format!("rules-{name}-{nth}-title")).is_some();
    let sections = (1..).take_while(title).count();
    assert!(SECTIONS.contains(&sections), "{name} has {sections} sections of rules");
    let both = |nth| [format!("rules-{name}-{nth}-title"), format!("rules-{name}-{nth}")];
    out.extend((1..=sections).flat_map(both));
}

/// The keys that the code builds from parts.
fn families() -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    of_game::<LabyrinthCards>(&mut out);
    of_game::<MagicLabyrinth>(&mut out);
    of_game::<MagicMaze>(&mut out);
    of_game::<MagoMagino>(&mut out);
    out.extend(Symbol::all().map(|symbol| format!("ml-symbol-{symbol}")));
    let treasures = Card::all().flat_map(|card| card.face().treasures);
    out.extend(treasures.map(|treasure| format!("lc-treasure-{treasure}")));
    for hero in Hero::ALL.map(Hero::name) {
        let kinds = ["hero", "explore", "vortex", "item", "exit"];
        out.extend(kinds.map(|kind| format!("mz-{kind}-{hero}")));
    }
    let marks = ["solid", "entry", "timer", "ball", "camera"];
    out.extend(marks.map(|mark| format!("mz-mark-{mark}")));
    out.extend(Ability::ALL.iter().map(|ability| format!("mz-do-{}", ability.name())));
    out.extend(
        Side::ALL.iter().flat_map(|side| [format!("ml-step-{side}"), format!("side-{side}")]),
    );
    out.extend(["on", "off"].map(|word| format!("switch-{word}")));
    out.extend(
        (1..=SCENARIOS)
            .flat_map(|nth| [format!("scenario-{nth}-title"), format!("scenario-{nth}")]),
    );
    out.extend(codes().iter().map(|code| format!("refusal-{code}")));
    for (game, level) in levels() {
        out.insert(format!("level-{level}"));
        out.insert(format!("plays-{game}-{level}"));
    }
    out.extend(["level-random", "plays-random"].map(str::to_owned));
    out
}

/// The codes of all that the tables and the server refuse: in the server, what stands after a status.
fn codes() -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    for source in sources("server") {
        let all = literals(&source.code);
        let named = all.iter().filter(|it| is_code(it.text) && is_refused(it.before));
        out.extend(named.map(|it| it.text.to_owned()));
    }
    // This answer is sent before a request is read, so in English alone.
    assert!(out.remove("too-many-connections"));
    for source in sources("table").iter().filter(|it| it.path.ends_with("rejected.rs")) {
        let arms = literals(&source.code).into_iter();
        out.extend(arms.filter(|it| it.before.ends_with("=> ")).map(|it| it.text.to_owned()));
    }
    out
}

/// Whether this is the first string literal in a refusal.
fn is_refused(before: &str) -> bool {
    before.rfind("(Status::").is_some_and(|at| !before[at..].contains(['"', ';', '}']))
}

fn is_code(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

/// The bots of all games: the game, and the level. Each game has a file with its bots.
fn levels() -> BTreeSet<(String, String)> {
    let mut out = BTreeSet::new();
    for source in sources("bots") {
        let file = Path::new(&source.path).file_stem().and_then(|name| name.to_str());
        let game = file.expect("our names are UTF-8").replace('_', "-");
        let all = literals(&source.code).into_iter();
        let named = all.filter(|it| it.before.ends_with("Bot::new("));
        out.extend(named.map(|it| (game.clone(), it.text.to_owned())));
    }
    out
}

/// Calls `each` with every string literal of the crates that use texts.
fn each_literal(mut each: impl FnMut(&str, &Literal<'_>)) {
    for name in ["ui", "server"] {
        for source in sources(name) {
            literals(&source.code).iter().for_each(|literal| each(&source.path, literal));
        }
    }
}

#[test]
fn every_key_is_used() {
    let mut unused = keys();
    let families = families();
    // A level may have a name before its bot exists.
    unused.retain(|key| !families.contains(*key));
    each_literal(|_, literal| {
        unused.remove(literal.text);
    });
    assert_eq!(unused, BTreeSet::new());
}

#[test]
fn every_key_that_is_built_from_parts_exists() {
    let keys = keys();
    let missing: Vec<String> =
        families().into_iter().filter(|key| !keys.contains(key.as_str())).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn every_key_in_the_code_exists() {
    let (keys, mut calls) = (keys(), 0);
    each_literal(|path, literal| {
        let before = literal.before.trim_end();
        let is_asked = |call: &str| before.ends_with(call);
        // These texts must have no variables, in any language.
        if [".text(", "words.find("].into_iter().any(is_asked) {
            let is_plain = |lang| Words::of(lang).find(literal.text).is_some();
            assert!(Lang::ALL.into_iter().all(is_plain), "{path} uses {}", literal.text);
            calls += 1;
        }
        let is_ours = ["lc-", "ml-", "mm-", "mz-"].iter().any(|it| literal.text.starts_with(it));
        // Ids and classes have the same prefixes as keys.
        let is_whole = is_ours
            && !before.ends_with('=')
            && !literal.text.ends_with('-')
            && literal.text.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-');
        if is_whole || [".format(", ".format_about("].into_iter().any(is_asked) {
            assert!(keys.contains(literal.text), "{path} uses {}", literal.text);
            calls += 1;
        }
    });
    assert!(calls > 200, "only {calls} calls were understood");
}
