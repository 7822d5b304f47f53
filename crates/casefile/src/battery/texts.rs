//! Points 5 and 12: what is written can be read, and what is read is sound.

use std::fmt::Display;
use std::str::FromStr;

use game::{Dice, FastDice, Game, MAX_SEATS, Refusal as _, Seat, Unreadable, Viewer};

use super::edits::{edit, noise, pick};
use super::failure::{Wrong, ensure, guarded};
use super::listing::{Lists, list};
use super::play::Course;
use super::pool::{Pool, in_text, read};
use super::{Point, Seeds, Summary, Tested};

/// Point 5, once: no two refusals have the same code.
pub(super) fn codes<G: Game>() -> Result<(), Wrong> {
    let codes: Vec<_> = G::Refusal::ALL.iter().map(|refusal| refusal.code()).collect();
    for (nth, code) in codes.iter().enumerate() {
        let plain = code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        ensure(plain && !code.is_empty() && !codes[..nth].contains(code), Point::Texts, || {
            format!("`{code}` is no code for a refusal, or is there twice")
        })?;
    }
    Ok(())
}

/// Point 5, once for each game: its config, and the diagram that says nothing but the config.
pub(super) fn opening<G: Tested>(course: &Course<G>, summary: &mut Summary) -> Result<(), Wrong> {
    survives(&course.config, summary)?;
    let mut text = format!("rules {}\n", course.rules);
    for line in course.text.lines() {
        let set = if line.starts_with(' ') { "" } else { "set " };
        text += &format!("{set}{line}\n");
    }
    drawn(&course.start, &text, summary)
}

/// Point 5 in one state.
pub(super) fn state<G: Tested>(
    game: &G,
    lists: &Lists<G>,
    summary: &mut Summary,
) -> Result<(), Wrong> {
    for action in lists.iter().flatten() {
        survives(action, summary)?;
    }
    drawn(game, &game.draw(), summary)
}

/// Point 5: text and back.
pub(super) fn survives<T>(value: &T, summary: &mut Summary) -> Result<(), Wrong>
where
    T: FromStr<Err = Unreadable> + Display + PartialEq + std::fmt::Debug,
{
    summary.add(Point::Texts);
    let text = value.to_string();
    let again = text.parse();
    ensure(again.as_ref() == Ok(value), Point::Texts, || {
        format!("{value:?}\n  is written\n{text}\n  which is read as\n  {again:?}")
    })
}

fn drawn<G: Tested>(game: &G, text: &str, summary: &mut Summary) -> Result<(), Wrong> {
    summary.add(Point::Texts);
    let read = G::read(text);
    ensure(read.as_ref() == Ok(game), Point::Texts, || {
        let found = read.map_or_else(|error| error.to_string(), |other| other.draw());
        format!("this diagram is read as another state:\n{text}\n  namely\n{found}")
    })
}

/// Point 12: wrong texts of every kind.
pub(super) fn fuzz<G: Tested>(
    seeds: &Seeds,
    share: u64,
    pool: &Pool<G>,
    summary: &mut Summary,
) -> Result<(), Wrong> {
    let mut dice = FastDice::new(12 + share);
    let actions: Vec<String> = pool.actions.iter().map(ToString::to_string).collect();
    let chances: Vec<String> = pool.chances.iter().map(ToString::to_string).collect();
    for _ in 0..seeds.texts {
        summary.add(Point::Fuzz);
        let mut text = |of: &[String]| almost(of, &pool.words, &mut dice);
        let found = [
            read::<G::Action>(&text(&actions))?.is_some(),
            read::<G::Chance>(&text(&chances))?.is_some(),
            config::<G>(&text(&pool.configs))?,
            diagram::<G>(&text(&pool.diagrams))?,
        ];
        summary.texts.0 += found.len() as u64;
        summary.texts.1 += found.iter().filter(|found| **found).count() as u64;
    }
    Ok(())
}

/// A text with a few edits, or none that was ever right.
fn almost(texts: &[String], words: &[String], dice: &mut FastDice) -> String {
    match pick(texts, dice) {
        Some(text) if dice.below(8) > 0 => {
            let edits = 1 + dice.below(3) * dice.below(2);
            (0..edits).fold(text.clone(), |text, _| edit(&text, words, dice))
        }
        _ => noise(words, dice),
    }
}

/// Whether it can be read; then it opens a sound game.
fn config<G: Tested>(text: &str) -> Result<bool, Wrong> {
    let Some(config) = read::<G::Config>(text)? else { return Ok(false) };
    let opened = guarded(Point::Fuzz, || {
        let seats = G::seats(&config);
        ensure((1..=MAX_SEATS).contains(&seats.into()), Point::Fuzz, || format!("{seats} seats"))?;
        G::new(G::RULES, &config).audit().map_err(|why| Wrong::new(Point::Fuzz, why))
    });
    opened.map_err(|wrong| in_text(&wrong, text))?;
    Ok(true)
}

/// Whether it can be read; then it is a sound state.
fn diagram<G: Tested>(text: &str) -> Result<bool, Wrong> {
    let sound = guarded(Point::Fuzz, || {
        let Ok(game) = G::read(text) else { return Ok(false) };
        game.audit().map_err(|why| Wrong::new(Point::Fuzz, why))?;
        let drawn = game.draw();
        ensure(G::read(&drawn).as_ref() == Ok(&game), Point::Fuzz, || {
            format!("it is read, but drawn as another state:\n{drawn}")
        })?;
        for seat in Seat::first(MAX_SEATS as u8) {
            list(&game, seat);
        }
        game.view(Viewer::Watcher);
        game.truth();
        Ok(true)
    });
    sound.map_err(|wrong| Wrong { what: format!("{}\n  in\n{text}", wrong.what), ..wrong })
}
