//! Labyrinth, the card game: which cards a viewer may have seen, and which a text mentions.

use std::collections::{BTreeMap, BTreeSet};

use e2e::Record;

/// The document that lists the cards with their treasures.
const NOTATION: &str = include_str!("../../../../docs/notation.md");

/// For a viewer (`None`: a watcher) each card with the append in which they first saw it: dealt to
/// them, drawn by them, laid, or played by anybody.
pub(crate) fn seen(record: &Record, seats: &[String], viewer: Option<&str>) -> BTreeMap<u8, u64> {
    let mut seen = BTreeMap::new();
    let mut dealt = 0;
    for (seq, lines) in (1..).zip(&record.appends) {
        let actor = lines.iter().find_map(|line| line.strip_prefix("act ")?.split(' ').nth(1));
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            let (card, is_seen) = match words[..] {
                ["chance", _, "deal", card] => {
                    let to = &seats[dealt % seats.len()];
                    dealt += 1;
                    (card, viewer == Some(to))
                }
                ["chance", _, "draw", card] => (card, viewer.is_some() && viewer == actor),
                ["chance", _, "lay", card, ..] | ["act", _, _, _, "place", card, ..] => {
                    (card, true)
                }
                _ => continue,
            };
            if is_seen {
                seen.entry(card.parse().expect("a card is a number")).or_insert(seq);
            }
        }
    }
    seen
}

/// The cards that a text mentions: by number in the places where the state, the sights, the actions
/// and the page have cards, or by the words or pictures of their two treasures side by side.
pub(crate) fn mentioned(text: &str, names: &BTreeMap<(String, String), u8>) -> BTreeSet<u8> {
    let plain: String =
        text.replace("&quot;", "\"").chars().filter(|c| !c.is_whitespace()).collect();
    let mut cards = BTreeSet::new();
    // `"card":17`, `place 17 at 0,2 turn 0`, `take 17`.
    for before in ["\"card\":", "\"place", "\"take"] {
        cards.extend(plain.split(before).skip(1).filter_map(number));
    }
    // `"hand":[17,23]`, `"taken":[..]`.
    for before in ["\"hand\":[", "\"taken\":["] {
        let lists = plain.split(before).skip(1).filter_map(|rest| rest.split(']').next());
        cards.extend(lists.flat_map(|list| list.split(',').filter_map(number)));
    }
    // `"offers":{"17":[..]}`: places have a comma, so a plain number is a card.
    let keys = plain.split("\":").filter_map(|part| part.rsplit('"').next());
    cards.extend(
        keys.filter(|key| key.bytes().all(|byte| byte.is_ascii_digit())).filter_map(number),
    );
    // `"saddle","scales"`.
    let words: Vec<&str> = plain.split('"').collect();
    for three in words.windows(3).filter(|three| three[1] == ",") {
        let name = (three[0].to_owned(), three[2].to_owned());
        cards.extend(names.get(&name));
    }
    // A sentence: two pictures with their words, `teapot + whistle`.
    let treasure = |rest: &str| rest.split('"').next().unwrap_or_default().to_owned();
    let pictures: Vec<&str> = plain.split("#treasures-").skip(1).collect();
    for two in pictures.windows(2).filter(|two| two[0].contains("</b></span>+<span")) {
        cards.extend(names.get(&(treasure(two[0]), treasure(two[1]))));
    }
    cards
}

/// Each card by its two treasures, in either order.
pub(crate) fn names() -> BTreeMap<(String, String), u8> {
    let table = NOTATION.split("The cards with their treasures").nth(1).expect("they are listed");
    let words: Vec<&str> =
        table.split("```").nth(1).expect("in a block").split_whitespace().collect();
    let mut names = BTreeMap::new();
    for row in words.chunks(4) {
        let [card, _, one, other] = row else {
            panic!("a card has a shape and two treasures: {row:?}")
        };
        let card = card.parse().expect("a card is a number");
        names.insert(((*one).to_owned(), (*other).to_owned()), card);
        names.insert(((*other).to_owned(), (*one).to_owned()), card);
    }
    assert_eq!(names.len(), 100, "fifty cards, no two alike");
    names
}

fn number(text: &str) -> Option<u8> {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[test]
fn cards_are_found_wherever_they_are_mentioned() {
    let names = names();
    for (text, cards) in [
        (r#"{"card":28,"turn":2}"#, &[28][..]),
        (r#"{"hand":[7, 45],"taken":[]}"#, &[7, 45]),
        (r#"["place 17 at -1,0 turn 3","take 23","finish"]"#, &[17, 23]),
        ("<button value=\"place 5 at 0,2 turn 0\">", &[5]),
        (r#"{"offers":{"12":["0,0"]},"left":41,"0,2":{}}"#, &[12]),
        ("&quot;treasures&quot;: [\n  &quot;scales&quot;,\n  &quot;saddle&quot;\n]", &[28]),
        (
            "You drew <span class=\"mini\"><svg><use href=\"/x.svg#treasures-scales\"></use></svg><b>x</b></span> + \
             <span class=\"mini\"><svg><use href=\"/x.svg#treasures-saddle\"></use></svg><b>y</b>.</span>",
            &[28],
        ),
        (r#"{"seq":17,"deadline":3}"#, &[]),
    ] {
        assert_eq!(mentioned(text, &names), cards.iter().copied().collect(), "{text}");
    }
}
