//! Compares the eight languages with each other.

use super::*;

/// Names that are the same in all languages.
const NAMES: [&str; 2] = ["game-magic-maze", "game-mago-magino"];

/// Keys of texts that are the same as in English in some language.
const SAME: [&str; 2] = ["facts-minutes", "lc-open"];

/// Words that are the same as in English in some language.
const WORDS_ALIKE: [&str; 7] = ["Elf", "Plonk!", "Scenario", "bot", "camera", "no", "violet"];

#[test]
fn every_file_can_be_read() {
    for lang in Lang::ALL {
        for file in sources() {
            let Some(source) = file.get(lang as usize) else { continue };
            let errors = parser::parse(source.embedded).err().map(|(_, errors)| errors);
            assert_eq!(errors, None, "{lang:?}, {}", source.name);
            let bare =
                |message: &Message<_>| message.value.is_some() && message.attributes.is_empty();
            assert!(messages(lang, file).iter().all(bare), "{lang:?}, {}", source.name);
        }
    }
}

#[test]
fn no_key_is_there_twice() {
    assert_eq!(sources().flat_map(|file| messages(Lang::En, file)).count(), keys().len());
}

#[test]
fn every_language_has_the_keys_of_english_in_the_same_order() {
    for lang in Lang::ALL {
        for file in translated() {
            assert_eq!(file.len(), Lang::ALL.len(), "{}", file[0].name);
            let keys = |lang| messages(lang, file).into_iter().map(|it| it.id.name);
            let (here, english): (Vec<_>, Vec<_>) =
                (keys(lang).collect(), keys(Lang::En).collect());
            for key in &english {
                assert!(here.contains(key), "{lang:?} lacks {key}");
            }
            assert_eq!(here, english, "{lang:?}, {}", file[0].name);
        }
    }
}

#[test]
fn every_language_fills_in_the_same_things() {
    for lang in Lang::ALL {
        for (here, english) in all(lang).zip(all(Lang::En)) {
            assert_eq!(parts(&here).0, parts(&english).0, "{lang:?}, {}", english.id.name);
        }
    }
}

/// Whether there is a word in it besides what is filled in.
fn says_words(message: &Message<&str>) -> bool {
    let says = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.contains(char::is_alphabetic),
        PatternElement::Placeable { expression: Expression::Select { .. } } => true,
        PatternElement::Placeable { expression: Expression::Inline(_) } => false,
    };
    message.value.as_ref().is_some_and(|pattern| pattern.elements.iter().any(says))
}

#[test]
fn nothing_is_left_in_english() {
    let mut alike = BTreeSet::new();
    for lang in Lang::ALL.into_iter().skip(1) {
        for (here, english) in all(lang).zip(all(Lang::En)) {
            let key = english.id.name;
            if here.value != english.value || NAMES.contains(&key) || !says_words(&english) {
                continue;
            }
            let excuse = if SAME.contains(&key) { key } else { Words::of(lang).text(key) };
            let word = excuse.to_lowercase();
            let known = WORDS_ALIKE.into_iter().find(|known| known.to_lowercase() == word);
            let known = known.or(SAME.into_iter().find(|known| *known == excuse));
            let Some(known) = known else { panic!("{lang:?} says {key} in English") };
            alike.insert(known);
        }
    }
    let listed: BTreeSet<&str> = WORDS_ALIKE.into_iter().chain(SAME).collect();
    assert_eq!(alike, listed, "no excuse is longer than it must be");
}

#[test]
fn sentences_depend_on_numbers_or_on_yes_and_no() {
    for lang in Lang::ALL {
        for message in all(lang) {
            for Choice { on, variants } in parts(&message).1 {
                let is_number = |name: &String| name.parse::<u8>().is_ok() || name == "one";
                let fits = match variants.split_last() {
                    Some((last, others)) if last == "other" => others.iter().all(is_number),
                    Some((last, others)) => last == "no" && *others == ["yes"],
                    None => false,
                };
                assert!(fits, "{lang:?}, {}: {on} is {variants:?}", message.id.name);
            }
        }
    }
}

#[test]
fn every_sentence_can_be_filled_in() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for message in all(lang) {
            let key = message.id.name;
            let (filled, choices) = parts(&message);
            for (count, yes) in [(0_u8, "yes"), (1, "no"), (2, "yes"), (5, "no")] {
                let asks = |name: &str| {
                    choices.iter().any(|choice| choice.on == name && choice.variants[0] == "yes")
                };
                let value =
                    |name: &str| -> Arg<'_> { if asks(name) { yes.into() } else { count.into() } };
                let args: Vec<_> = filled.iter().map(|name| (*name, value(name))).collect();
                let text = words.format(key, args);
                assert_ne!(text, key, "{lang:?}: it is not known");
                let is_clean = !text.trim().is_empty() && !text.contains(['{', '}', '$']);
                assert!(is_clean, "{lang:?}, {key}: {text}");
            }
        }
    }
}

#[test]
fn there_are_enough_friendly_names_and_each_fits_a_seat() {
    for lang in Lang::ALL {
        let names: Vec<&str> = Words::of(lang).text("friendly-names").split(", ").collect();
        assert!((20..=25).contains(&names.len()), "{lang:?}: {}", names.len());
        let different: BTreeSet<&&str> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "{lang:?}");
        let is_short =
            |name: &&str| name.trim() == *name && (2..=8).contains(&name.chars().count());
        assert!(names.iter().all(is_short), "{lang:?}: {names:?}");
    }
}
