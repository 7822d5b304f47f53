//! Checks the pictures in sentences: the same ones in every language, and a word for each.

use game::{Seat, SeatSet, Viewer};
use games::Complete;
use labyrinth_cards::{Card, LabyrinthCards};
use magic_labyrinth::MagicLabyrinth;
use magic_maze::{Abilities, Ability, Hero, MagicMaze};
use mago_magino::{Face, MagoMagino};
use maud::Render as _;
use maze::Side;
use ui::{Cx, GameUi, Lang, Narration, Sentence, Words};

use crate::structure;

/// What a screen reader reads of a sentence: the text of its elements.
pub(crate) fn content(sentence: &Sentence) -> String {
    text_of(&sentence.render().0)
}

fn text_of(drawn: &str) -> String {
    let text: String =
        drawn.split('<').map(|it| it.split_once('>').map_or(it, |it| it.1)).collect();
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The ids of the pictures of a sentence, without the shapes of the players.
fn pictures(sentence: &Sentence) -> Vec<String> {
    let drawn = sentence.render().0;
    let ids = structure::values(&drawn, "href").into_iter().filter_map(|it| it.split_once('#'));
    let mut ids: Vec<String> =
        ids.map(|(_, id)| id.to_owned()).filter(|id| !id.starts_with("seats-")).collect();
    ids.sort();
    ids
}

/// Checks the sentence about what seat A did, as that player and as a watcher read it. `shown` are the pictures, and the
/// keys of the words for them; a text that is no key is the word itself.
#[track_caller]
fn check<G: Complete>(sight: &G::Sight, shown: &[(&str, &str)]) {
    let mut ids: Vec<&str> = shown.iter().map(|(id, _)| *id).collect();
    ids.sort_unstable();
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for viewer in [Viewer::Seat(Seat::A), Viewer::Watcher] {
            let scene = crate::scene::<G>(viewer, SeatSet::NOBODY, None);
            let told = <G::Ui>::narrate(sight, &Cx::new(words, &scene));
            let Some(Narration { text, .. }) = told else { panic!("{sight:?} has a sentence") };
            assert_eq!(pictures(&text), ids, "{lang:?}, {viewer}: {text}");
            assert_eq!(content(&text), text.to_string(), "{lang:?}, {viewer}");
            let drawn = text.render().0;
            for (id, key) in shown {
                let after = drawn.split(&format!("#{id}\"></use></svg>")).nth(1);
                let word = format!("<b>{}</b>", words.text(key));
                assert!(after.is_some_and(|it| it.starts_with(&word)), "{lang:?}: {drawn}");
            }
            // The name stands after the shape. A sentence to the player says "you".
            let shape = "#seats-circle\"></use></svg>Ada";
            let is_named = text.to_string().contains("Ada");
            assert_eq!(drawn.contains(shape), is_named, "{lang:?}, {viewer}: {drawn}");
        }
    }
}

/// Checks that the sentence about a roll has the words that fit its number, although its number is a picture.
#[track_caller]
fn check_roll<G: Complete>(sight: &G::Sight, (key, name, number): (&str, &str, u8)) {
    check::<G>(sight, &[(&format!("dice-{number}"), &number.to_string())]);
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for (viewer, you) in [(Viewer::Seat(Seat::A), "yes"), (Viewer::Watcher, "no")] {
            let scene = crate::scene::<G>(viewer, SeatSet::NOBODY, None);
            let told = <G::Ui>::narrate(sight, &Cx::new(words, &scene)).expect("a sentence");
            let args = [("who", "Ada".into()), ("you", you.into()), (name, number.into())];
            assert_eq!(told.text.to_string(), words.format(key, args), "{lang:?}");
        }
    }
}

#[test]
fn symbols_and_rolls_of_the_magic_labyrinth() {
    use magic_labyrinth::Sight;
    let symbol = "owl".parse().expect("a symbol");
    let owl = [("symbols-owl", "ml-symbol-owl")];
    let seat = Seat::A;
    check::<MagicLabyrinth>(&Sight::Chip { symbol }, &owl);
    check::<MagicLabyrinth>(&Sight::Win { seat, symbol }, &owl);
    check::<MagicLabyrinth>(&Sight::Gift { seat, symbol }, &owl);
    check::<MagicLabyrinth>(&Sight::Bonus { seat, symbol }, &owl);
    for steps in 1..=4 {
        check_roll::<MagicLabyrinth>(
            &Sight::Roll { seat, steps },
            ("ml-told-roll", "steps", steps),
        );
    }
    check::<MagicLabyrinth>(&Sight::Victory { seat }, &[]);
}

#[test]
fn treasures_of_labyrinth_cards() {
    use labyrinth_cards::Sight;
    let (seat, card) = (Seat::A, Card::all().next().expect("a card"));
    let names =
        card.face().treasures.map(|it| (format!("treasures-{it}"), format!("lc-treasure-{it}")));
    let shown = names.each_ref().map(|(id, key)| (id.as_str(), key.as_str()));
    let (at, turn) = ("0,0".parse().expect("a place"), "0".parse().expect("a turn"));
    check::<LabyrinthCards>(&Sight::Draw { seat, card }, &shown);
    check::<LabyrinthCards>(&Sight::Place { seat, card, at, turn }, &shown);
    check::<LabyrinthCards>(&Sight::Take { seat, card }, &shown);
    check::<LabyrinthCards>(&Sight::Miss { seat, card }, &shown);
}

#[test]
fn rolls_of_mago_magino() {
    use mago_magino::Sight;
    let seat = Seat::A;
    check::<MagoMagino>(&Sight::Roll { seat, face: Face::Witch }, &[("dice-witch", "mm-witch")]);
    for points in 1..=4 {
        let roll = Sight::Roll { seat, face: Face::Points(points) };
        check_roll::<MagoMagino>(&roll, ("mm-told-roll", "points", points));
    }
    let child = "A1".parse().expect("a child");
    check::<MagoMagino>(&Sight::Load { child, at: mago_magino::Space::HIDEOUT }, &[]);
}

#[test]
fn heroes_and_abilities_of_magic_maze() {
    use magic_maze::Sight;
    let (seat, hero, square) = (Seat::A, Hero::Elf, "1:0,0".parse().expect("a square"));
    let (from, to) = (square, square);
    let elf = ("heroes-elf", "mz-hero-elf");
    let (up, vortex) = (("mall-north", "mz-do-north"), ("mall-vortex", "mz-do-vortex"));
    let tile = Abilities::from_iter([Ability::slide(Side::North), Ability::Vortex]);
    check::<MagicMaze>(&Sight::Deal { seat, tile }, &[up, vortex]);
    check::<MagicMaze>(&Sight::Move { seat, hero, from, side: Side::North, to }, &[elf, up]);
    check::<MagicMaze>(&Sight::Vortex { seat, hero, from, to }, &[elf]);
    check::<MagicMaze>(&Sight::Escalator { seat, hero, from, to }, &[elf]);
    check::<MagicMaze>(&Sight::Explore { seat, hero, from }, &[elf]);
    check::<MagicMaze>(&Sight::TurnUp { ability: Ability::Vortex }, &[vortex]);
    check::<MagicMaze>(&Sight::Leave { hero, at: square }, &[elf]);
    check::<MagicMaze>(&Sight::Pawn { by: "C".parse().expect("a seat"), to: seat }, &[]);
}

/// The message above the board names the target by its picture, and another player's roll by the die.
#[test]
fn what_to_do_now_has_pictures() {
    let (mut targets, mut rolls) = (0, 0);
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for (_, game) in crate::positions::<MagicLabyrinth>() {
            let page = crate::page(&game, Viewer::Watcher, words);
            targets += usize::from(now(&page).contains("#symbols-"));
        }
        for (name, game) in crate::positions::<MagoMagino>() {
            let view = game::Game::view(&game, Viewer::Watcher);
            let page = crate::page(&game, Viewer::Watcher, words);
            if let mago_magino::Stage::Move(Face::Points(points)) = view.now {
                assert!(now(&page).contains(&format!("#dice-{points}\"")), "{name}, {lang:?}");
                let who = crate::scene::<MagoMagino>(Viewer::Watcher, SeatSet::NOBODY, None);
                let who = Cx::new(words, &who).name(view.turn).into();
                let args = [("who", who), ("you", "no".into()), ("points", points.into())];
                assert_eq!(text_of(now(&page)), words.format("mm-now-move", args));
                rolls += 1;
            }
        }
    }
    assert!(targets > 40 && rolls > 40, "{targets} {rolls}");
}

fn now(page: &str) -> &str {
    let from = page.split_once("id=\"now\" role=\"status\">").map_or("", |it| it.1);
    from.split("</p>").next().unwrap_or_default()
}
