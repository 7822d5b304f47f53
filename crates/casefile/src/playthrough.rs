//! One game from start to end, with all that everybody was shown, kept as a text.
//!
//! Any change of what is played or shown appears as a difference in review.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use game::{Game, Millis, Phase, Seat, Sighting as _, Viewer};

use crate::battery::Failure;
use crate::battery::player::Player;
use crate::lines;

/// The most inputs that are played.
const INPUTS: usize = 120;
/// The number of inputs after which all views are written.
const EVERY: usize = 10;

/// Compares the file with the game of this seed; with `UPDATE=1` in the environment writes it.
///
/// # Panics
/// At the first line that differs, and if the file or the config cannot be read.
#[track_caller]
pub fn check<G: Game>(path: impl AsRef<Path>, config: &str, seed: u64) {
    let path = path.as_ref();
    let played = match transcript::<G>(config, seed) {
        Ok(played) => played,
        Err(failure) => panic!("{}: {failure}", path.display()),
    };
    let shown = path.display();
    if std::env::var("UPDATE").is_ok_and(|value| value == "1") {
        fs::write(path, played).unwrap_or_else(|error| panic!("{shown}: {error}"));
        return;
    }
    let kept = fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{shown}: {error}; UPDATE=1 writes it"));
    if let Err(difference) = compare(&kept, &played) {
        panic!("{shown}:{difference}\nUPDATE=1 writes it anew");
    }
}

/// The text of the game of this seed: its inputs, what each viewer saw of them, and from time to
/// time what each viewer sees and each seat may do.
///
/// # Errors
/// If the game breaks off: the battery says more.
///
/// # Panics
/// If the config cannot be read.
pub fn transcript<G: Game>(config: &str, seed: u64) -> Result<String, Failure> {
    let parsed: G::Config = match config.parse() {
        Ok(parsed) => parsed,
        Err(error) => panic!("the config cannot be read: {error}\n{config}"),
    };
    let seats = G::seats(&parsed);
    let mut game = G::new(G::RULES, &parsed);
    let mut player = Player::blind(seed);
    let mut text = format!("# {}, seed {seed}; UPDATE=1 writes this file anew.\n", G::NAME);
    let _ = writeln!(text, "rules {}", G::RULES);
    for line in parsed.to_string().lines() {
        let set = if line.starts_with(' ') { "" } else { "set " };
        let _ = writeln!(text, "{set}{line}");
    }
    tell_views(&game, seats, &mut text);
    let (mut now, mut events) = (Millis::ZERO, Vec::new());
    for number in 0..INPUTS {
        if number > 0 && number % EVERY == 0 {
            tell_views(&game, seats, &mut text);
        }
        let Some(input) = player.input(&game)? else { break };
        if input.at != now {
            now = input.at;
            let _ = writeln!(text, "at {now}");
        }
        let _ = writeln!(text, "{}", input.what);
        events.clear();
        if let Err(no) = input.give(&mut game, &mut events) {
            let _ = writeln!(text, "    not taken: {no:?}");
            break;
        }
        tell_sights::<G>(&events, seats, &mut text);
    }
    tell_views(&game, seats, &mut text);
    if let Phase::Over(outcome) = game.phase() {
        let _ = writeln!(text, "over {outcome}");
    }
    Ok(text)
}

/// What each viewer saw happen; what is shown only once is glimpsed.
fn tell_sights<G: Game>(events: &[G::Event], seats: u8, text: &mut String) {
    for event in events {
        let seen = |viewer| {
            G::sight(event, viewer).map(|sight| {
                let verb = if sight.fleeting() { "glimpses" } else { "sees" };
                format!("{verb} {}", lines::of_sight(&sight))
            })
        };
        let mut told: Vec<(String, Vec<Viewer>)> = Vec::new();
        for viewer in Viewer::all(seats) {
            let Some(line) = seen(viewer) else { continue };
            match told.iter_mut().find(|(known, _)| *known == line) {
                Some((_, viewers)) => viewers.push(viewer),
                None => told.push((line, vec![viewer])),
            }
        }
        for (line, viewers) in told {
            let _ = writeln!(text, "    {} {line}", names(&viewers, seats));
        }
    }
}

/// What each viewer sees, and what each seat may do.
fn tell_views<G: Game>(game: &G, seats: u8, text: &mut String) {
    let views: Vec<(Viewer, Vec<String>)> =
        Viewer::all(seats).map(|viewer| (viewer, lines::of_view(&game.view(viewer)))).collect();
    let shared = |line: &String| views.iter().all(|(_, lines)| lines.contains(line));
    let _ = writeln!(text, "view all");
    for line in views.first().iter().flat_map(|(_, lines)| lines).filter(|line| shared(line)) {
        let _ = writeln!(text, "    {line}");
    }
    for (viewer, lines) in &views {
        let own: Vec<_> = lines.iter().filter(|line| !shared(line)).collect();
        if !own.is_empty() {
            let _ = writeln!(text, "view {viewer}");
        }
        for line in own {
            let _ = writeln!(text, "    {line}");
        }
    }
    let mut list = Vec::new();
    for seat in Seat::first(seats) {
        game.legal(seat, &mut list);
        if !list.is_empty() {
            let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "legal {seat} {}", texts.join(", "));
        }
    }
}

fn names(viewers: &[Viewer], seats: u8) -> String {
    if viewers.len() == usize::from(seats) + 1 {
        return "all".to_owned();
    }
    viewers.iter().map(Viewer::to_string).collect::<Vec<_>>().join(" ")
}

/// The first line that differs, with its number.
fn compare(kept: &str, played: &str) -> Result<(), String> {
    let (mut kept, mut played) = (kept.lines(), played.lines());
    for number in 1.. {
        let pair = (kept.next(), played.next());
        match pair {
            (None, None) => break,
            (one, other) if one == other => {}
            (one, other) => {
                let said = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
                return Err(format!("{number}:\n  file   {}\n  played {}", said(one), said(other)));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_told_with_its_line() {
        assert_eq!(compare("a\nb\n", "a\nb"), Ok(()));
        assert_eq!(compare("a\nb", "a\nc\nd"), Err("2:\n  file   b\n  played c".to_owned()));
        assert_eq!(compare("a", "a\nc"), Err("2:\n  file   (the end)\n  played c".to_owned()));
    }
}
