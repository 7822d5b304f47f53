//! Compares the keys of the texts with the keys that the code uses.

use std::ops::RangeInclusive;

use ::games::{Info, NAMES, info};
use game::Kind;
use maze::Side;

use super::code::{Literal, literals, sources};
use super::*;

/// The allowed number of sections in the rules of a game.
const SECTIONS: RangeInclusive<usize> = 6..=9;

/// All games of the list, or only those that are shipped.
fn listed(only_shipped: bool) -> impl Iterator<Item = Info> {
    let all = NAMES.iter().map(|name| info(name).expect("it is in the list"));
    all.filter(move |info| info.facts.is_shipped || !only_shipped)
}

/// The keys that the code builds from parts, for one game.
fn of_game(info: &Info, out: &mut BTreeSet<String>) {
    let name = info.name;
    for preset in info.presets {
        let key = format!("preset-{name}-{}", preset.name);
        out.extend([format!("{key}-says"), key]);
    }
    out.extend([format!("game-{name}"), format!("lead-{name}")]);
    out.extend(info.refusals.iter().map(|(code, _)| format!("refusal-{code}")));
    for setting in info.settings {
        out.extend(of_setting(name, setting.key));
        let words: &[&str] = match setting.kind {
            Kind::Choice { of, .. } | Kind::EachSeat { of } => of,
            Kind::Number { .. } | Kind::Switch { .. } | Kind::Drawing { .. } => &[],
        };
        // Numbers and seats have no text.
        let is_named = |word: &&&str| word.len() > 1 && word.parse::<u32>().is_err();
        let key = setting.key;
        out.extend(words.iter().filter(is_named).map(|word| format!("word-{name}-{key}-{word}")));
    }
    let title =
        |nth: &usize| Words::of(Lang::En).find(&format!("rules-{name}-{nth}-title")).is_some();
    let sections = (1..).take_while(title).count();
    let is_fine = SECTIONS.contains(&sections) || !info.facts.is_shipped;
    assert!(is_fine, "{name} has {sections} sections of rules");
    let both = |nth| [format!("rules-{name}-{nth}-title"), format!("rules-{name}-{nth}")];
    out.extend((1..=sections).flat_map(both));
    for level in info.bots.iter().filter(|level| **level != "random") {
        out.extend([format!("level-{level}"), format!("plays-{name}-{level}")]);
    }
}

/// The keys of a setting's name and description: those of the game, or those that all games share.
fn of_setting(game: &str, key: &str) -> [String; 2] {
    let own = [format!("set-{game}-{key}"), format!("set-{game}-{key}-says")];
    let shared = [format!("set-{key}"), format!("set-{key}-says")];
    let is_known = |key: &String| Words::of(Lang::En).find(key).is_some();
    let either = |own, shared| if is_known(&own) || !is_known(&shared) { own } else { shared };
    let ([name, says], [shared_name, shared_says]) = (own, shared);
    [either(name, shared_name), either(says, shared_says)]
}

/// The keys that the code builds from parts.
fn families(only_shipped: bool) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    listed(only_shipped).for_each(|info| of_game(&info, &mut out));
    out.extend(games::ALL.iter().flat_map(|extras| (extras.keys)()));
    out.extend(Side::ALL.iter().map(|side| format!("side-{side}")));
    out.extend(["on", "off"].map(|word| format!("switch-{word}")));
    out.extend(codes().iter().map(|code| format!("refusal-{code}")));
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
    let families = families(false);
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
        families(true).into_iter().filter(|key| !keys.contains(key.as_str())).collect();
    assert_eq!(missing, [""; 0]);
}

/// The prefix of each game's own keys, such as `lc-`: that of the first key in its file.
fn prefixes() -> Vec<&'static str> {
    let worded = games::ALL.iter().filter(|extras| !extras.words.is_empty());
    let first = |extras: &Extras| messages(Lang::En, extras.words).first().map(|it| it.id.name);
    let prefix = |key: &'static str| key.split_inclusive('-').next();
    worded.filter_map(first).filter_map(prefix).collect()
}

#[test]
fn every_key_in_the_code_exists() {
    let (keys, mut calls) = (keys(), 0);
    let prefixes = prefixes();
    each_literal(|path, literal| {
        let before = literal.before.trim_end();
        let is_asked = |call: &str| before.ends_with(call);
        // These texts must have no variables, in any language.
        if [".text(", "words.find("].into_iter().any(is_asked) {
            let is_plain = |lang| Words::of(lang).find(literal.text).is_some();
            assert!(Lang::ALL.into_iter().all(is_plain), "{path} uses {}", literal.text);
            calls += 1;
        }
        let is_ours = prefixes.iter().any(|it| literal.text.starts_with(it));
        // Ids and classes have the same prefixes as keys.
        let is_whole = is_ours
            && !before.ends_with('=')
            && !literal.text.ends_with('-')
            && literal.text.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-');
        if is_whole || [".format(", ".sentence(", ".sentence_about("].into_iter().any(is_asked) {
            assert!(keys.contains(literal.text), "{path} uses {}", literal.text);
            calls += 1;
        }
    });
    assert!(calls > 200, "only {calls} calls were understood");
}
