//! The list of pages, and how their tables come into their states.

use std::net::SocketAddr;

use serde_json::json;

use super::pair::{ADA, BO, EVE};
use super::{Pair, Stop};
use crate::{GAMES, Setup};

/// The token of a new visitor.
const NEW: &str = "00000000000000000000000000000123";

/// Prepares all tables and lists all pages.
pub(super) fn all(at: SocketAddr) -> Vec<Stop> {
    let mut stops = vec![
        stop("home", "/", NEW),
        stop("about", "/about", NEW),
        stop("campaign", "/campaign", NEW),
        stop("code", "/join", NEW),
        stop("code-wrong", "/join?code=zuzuz", NEW),
        stop("error", "/tables/nowhere", NEW),
        stop("offline", "/offline", NEW),
    ];
    for setup in GAMES.iter() {
        let game = setup.game;
        stops.push(stop(&format!("new-{game}"), &format!("/new/{game}"), NEW));
        stops.push(stop(&format!("play-{game}"), &format!("/play/{game}"), NEW));
        stops.push(stop(&format!("rules-{game}"), &format!("/rules/{game}"), NEW));
        waiting(at, setup, &mut stops);
        playing(at, setup, &mut stops);
        over(at, setup, &mut stops);
    }
    paused(at, &mut stops);
    seats(at, &mut stops);
    stops.push(stop("home-with-tables", "/", ADA));
    stops
}

fn waiting(at: SocketAddr, setup: &Setup, stops: &mut Vec<Stop>) {
    let game = setup.game;
    let wide = Setup { seats: setup.max_seats().min(4), settings: &[], ..*setup };
    let pair = Pair::open(at, &wide, "public").joined();
    for (who, token) in [("host", ADA), ("guest", BO), ("new", EVE)] {
        stops.push(stop(&format!("waiting-{game}-{who}"), &pair.path, token));
    }
    let watched = format!("{}?seat=watcher", pair.path);
    stops.push(stop(&format!("waiting-{game}-watcher"), &watched, EVE));
    let mut pair = Pair::open(at, &wide, "private").joined();
    pair.host("bots", &json!({}));
    stops.push(stop(&format!("ready-{game}-host"), &pair.path, ADA));
    stops.push(stop(&format!("full-{game}-new"), &pair.path, EVE));
}

fn playing(at: SocketAddr, setup: &Setup, stops: &mut Vec<Stop>) {
    let game = setup.game;
    let usual =
        Setup { settings: if setup.real_time { &[("sand", "600")] } else { &[] }, ..*setup };
    let mut pair = Pair::in_mid_game(at, &usual, 24);
    pair.host("talk", &json!({"seat": "A", "kind": "words", "text": "Well met!"}));
    let turn = pair.whose_turn();
    let other = if turn == ADA { BO } else { ADA };
    for (who, token) in [("turn", turn), ("other", other), ("watcher", EVE)] {
        stops.push(stop(&format!("playing-{game}-{who}"), &pair.path, token));
    }
}

fn over(at: SocketAddr, setup: &Setup, stops: &mut Vec<Stop>) {
    let game = setup.game;
    let mut pair = Pair::open(at, setup, "private").joined().started().finished();
    stops.push(stop(&format!("over-{game}-player"), &pair.path, ADA));
    stops.push(stop(&format!("over-{game}-watcher"), &pair.path, EVE));
    if setup.real_time {
        stops.push(stop("campaign-host", &format!("{}/campaign", pair.path), ADA));
        stops.push(stop("campaign-guest", &format!("{}/campaign", pair.path), BO));
    }
    replay(&mut pair, game, stops);
}

/// The replay of a game: its beginning, middle and end.
fn replay(pair: &mut Pair, game: &str, stops: &mut Vec<Stop>) {
    let [first, last] = pair.moments();
    for (name, at) in [("first", first), ("middle", first + (last - first) * 2 / 3), ("last", last)]
    {
        let path = format!("{}/replay?at={at}", pair.path);
        stops.push(stop(&format!("replay-{game}-{name}"), &path, EVE));
    }
}

/// A paused game. Only a game in real time can be paused, by all its players.
fn paused(at: SocketAddr, stops: &mut Vec<Stop>) {
    let real_time = GAMES.iter().find(|setup| setup.real_time).expect("one of them is");
    let setup = Setup { settings: &[("sand", "600")], ..*real_time };
    let mut pair = Pair::in_mid_game(at, &setup, 3);
    pair.host("pause", &json!({"seat": "A"}));
    pair.guest("pause", &json!({"seat": "B"}));
    stops.push(stop("paused-player", &pair.path, ADA));
    stops.push(stop("paused-watcher", &pair.path, EVE));

    let mut pair = Pair::in_mid_game(at, &setup, 3);
    pair.host("pause", &json!({"seat": "A"}));
    stops.push(stop("pausing", &pair.path, BO));
}

/// Pages about seats, and a table that its host closes.
fn seats(at: SocketAddr, stops: &mut Vec<Stop>) {
    let setup = &Setup::of("magic-labyrinth");
    let mut pair = Pair::open(at, setup, "private").joined().started();
    let taken = pair.host("seats/A/move", &json!({})).json();
    let offer = taken["take"].as_str().expect("a link that hands the seat over");
    stops.push(stop("offer", offer, EVE));
    let link = Some(format!("{}/seats/A/move", pair.path));
    stops.push(Stop { posts: link, ..stop("link", &pair.path, ADA) });

    let mut pair = Pair::in_mid_game(at, setup, 4);
    pair.guest("seats/B/free", &json!({}));
    stops.push(stop("left", &pair.path, ADA));

    let mut pair = Pair::in_mid_game(at, setup, 4);
    pair.host("close", &json!({}));
    stops.push(stop("closed", &pair.path, ADA));
}

fn stop(name: &str, path: &str, token: &str) -> Stop {
    Stop { name: name.to_owned(), path: path.to_owned(), token: token.to_owned(), posts: None }
}
