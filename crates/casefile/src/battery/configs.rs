//! Random configs, made from nothing but the list of settings.

use game::{Dice, FastDice, Game, Kind, MAX_SEATS, Setting};

use super::edits::pick;
use super::failure::{Wrong, ensure};
use super::{Point, Seeds, Summary};

/// The number of random configs that are tried before the settings are held to be wrong.
const TRIES: u32 = 200;

/// A text and what it is read as.
pub(super) struct Written<G: Game> {
    pub(super) text: String,
    pub(super) config: G::Config,
}

/// A config for the game with this seed. Consecutive seeds take all numbers of seats in turn.
pub(super) fn random<G: Game>(seed: u64, dice: &mut FastDice) -> Result<Written<G>, Wrong> {
    let seats = numbers_of_seats::<G>().map(|(least, most)| {
        least + (seed % u64::from(most - least + 1)) as u32 // below `most`, so it fits
    });
    let written = try_often::<G>(|| text(G::SETTINGS, seats, None, dice))?;
    let number = G::seats(&written.config);
    let right = seats.is_none_or(|seats| seats == u32::from(number));
    ensure(right && (1..=MAX_SEATS).contains(&number.into()), Point::Settings, || {
        format!("this config gives {number} seats:\n{}", written.text)
    })?;
    Ok(written)
}

/// The settings that are to be played besides: each with the next number of seats that it allows, or
/// with all of them.
pub(super) fn presets<G: Game>(
    seeds: &Seeds,
) -> impl Iterator<Item = Result<Written<G>, Wrong>> + use<G> {
    let (least, most) = numbers_of_seats::<G>().unwrap_or((1, 1));
    let every_table = seeds.every_table;
    (0..).zip(seeds.settings).flat_map(move |(nth, settings)| {
        let tables = most - least + 1;
        let with = |seats: u32| {
            let text = format!("seats {seats}\n{settings}\n");
            text.parse().ok().map(|config| Written { text, config })
        };
        let mut fit: Vec<_> =
            (0..tables).filter_map(|more| with(least + (nth + more) % tables)).map(Ok).collect();
        if fit.is_empty() {
            let what = format!("`{settings}` can be read with no number of seats");
            fit.push(Err(Wrong::new(Point::Settings, what)));
        }
        fit.truncate(if every_table { fit.len() } else { 1 });
        fit
    })
}

/// The settings themselves: keys, defaults and examples are right.
pub(super) fn check<G: Game>(summary: &mut Summary) -> Result<(), Wrong> {
    let wrong = |what: String| Err(Wrong::new(Point::Settings, what));
    if let Err(error) = "".parse::<G::Config>() {
        return wrong(format!("a config that says nothing cannot be read: {error}"));
    }
    let mut dice = FastDice::new(0);
    for (nth, setting) in G::SETTINGS.iter().enumerate() {
        summary.add(Point::Settings);
        if G::SETTINGS[..nth].iter().any(|earlier| earlier.key == setting.key) {
            return wrong(format!("the setting `{}` is there twice", setting.key));
        }
        match setting.kind {
            Kind::Number { least, most, default } if !(least..=most).contains(&default) => {
                return wrong(format!("the default of `{}` is not allowed", setting.key));
            }
            Kind::Choice { of, default } if !of.contains(&default) => {
                return wrong(format!("the default of `{}` is not allowed", setting.key));
            }
            Kind::Drawing { examples } => {
                for example in examples {
                    let seats = numbers_of_seats::<G>().map(|(least, most)| (least, most - least));
                    try_often::<G>(|| {
                        let seats = seats.map(|(least, more)| least + dice.below(more + 1));
                        text(G::SETTINGS, seats, Some((setting.key, example)), &mut dice)
                    })?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// The least and the most seats that the setting `seats` allows.
fn numbers_of_seats<G: Game>() -> Option<(u32, u32)> {
    G::SETTINGS.iter().find(|setting| setting.key == "seats").and_then(|setting| {
        match setting.kind {
            Kind::Number { least, most, .. } => Some((least, most)),
            _ => None,
        }
    })
}

fn try_often<G: Game>(mut draw: impl FnMut() -> String) -> Result<Written<G>, Wrong> {
    let mut last = String::new();
    for _ in 0..TRIES {
        let text = draw();
        match text.parse() {
            Ok(config) => return Ok(Written { text, config }),
            Err(error) => last = format!("none of {TRIES} configs can be read; {error}:\n{text}"),
        }
    }
    Err(Wrong::new(Point::Settings, last))
}

/// Each setting left out or with a value that its kind allows.
fn text(
    settings: &[Setting],
    seats: Option<u32>,
    drawing: Option<(&str, &str)>,
    dice: &mut FastDice,
) -> String {
    let mut text = String::new();
    for setting in settings {
        let key = setting.key;
        match (seats, drawing) {
            (Some(seats), _) if key == "seats" => text += &format!("seats {seats}\n"),
            (_, Some((wanted, example))) if key == wanted => text += &block(key, example),
            _ if dice.below(3) == 0 => {}
            _ => text += &value(setting, seats, dice),
        }
    }
    text
}

fn value(setting: &Setting, seats: Option<u32>, dice: &mut FastDice) -> String {
    let key = setting.key;
    match setting.kind {
        Kind::Number { least, most, .. } => {
            let number = match dice.below(4) {
                0 => least,
                1 => most,
                _ => least + dice.below((most - least).saturating_add(1)),
            };
            format!("{key} {number}\n")
        }
        Kind::Switch { .. } => format!("{key} {}\n", ["on", "off"][dice.below(2) as usize]),
        Kind::Choice { of, .. } => {
            pick(of, dice).map_or_else(String::new, |word| format!("{key} {word}\n"))
        }
        Kind::EachSeat { of } => {
            let seats = seats.unwrap_or_else(|| 1 + dice.below(of.len() as u32)) as usize;
            let mut words = of.to_vec();
            for at in (1..words.len()).rev() {
                words.swap(at, dice.below(at as u32 + 1) as usize);
            }
            words.truncate(seats);
            format!("{key} {}\n", words.join(" "))
        }
        Kind::Drawing { examples } => {
            pick(examples, dice).map_or_else(String::new, |example| block(key, example))
        }
    }
}

fn block(key: &str, drawing: &str) -> String {
    let lines = drawing.lines().map(|line| format!("    {line}\n"));
    format!("{key}\n{}", lines.collect::<String>())
}
