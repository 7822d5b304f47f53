//! The figures of the rules pages: boards drawn from case files, kept in `crates/ui/figures`.
//!
//! `UPDATE=1 cargo test -p ui` draws them again.

use std::env;
use std::fs;
use std::path::Path;

use game::{Diagram, Phase, SeatSet, Viewer};
use ui::{Cx, GameUi, Lang, Words};

/// The section of the rules page, and the case that it shows.
type Figure = (u8, &'static str);

fn check_all<G: GameUi + Diagram>(figures: &[Figure]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for &(section, case) in figures {
        let path = root.join("../..").join("crates").join(G::NAME).join("cases").join(case);
        let text = fs::read_to_string(path.with_extension("case")).expect("a case");
        let game = casefile::case::position_of::<G>(&text).expect("a position");
        let drawn = drawn(&game, section);
        let kept = root.join("figures").join(format!("{}-{section}.html", G::NAME));
        if env::var_os("UPDATE").is_some() {
            fs::write(&kept, &drawn).expect("a figure");
        }
        let found = fs::read_to_string(&kept).unwrap_or_default();
        assert!(found == drawn, "{} is old: draw it with UPDATE=1", kept.display());
    }
}

/// The board as a watcher sees it, with ids and addresses that fit any page.
fn drawn<G: GameUi>(game: &G, section: u8) -> String {
    let turn = match game.phase() {
        Phase::Open(seats) => seats,
        Phase::Chance | Phase::Over(_) => SeatSet::NOBODY,
    };
    let scene = super::scene::<G>(Viewer::Watcher, turn, None);
    let cx = Cx::new(Words::of(Lang::En), &scene);
    let board = G::board(&game.view(Viewer::Watcher), &[], &cx).markup().0;
    let board = board.replace(" id=\"", &format!(" id=\"fig{section}-"));
    let board = board.replace(" href=\"#", &format!(" href=\"#fig{section}-"));
    let board = board.replace(&format!("/static/{}/", ui::build()), "/static/BUILD/");
    without(&board, "data-in") + "\n"
}

/// The text without an attribute.
fn without(html: &str, attribute: &str) -> String {
    let start = format!(" {attribute}=\"");
    let mut pieces = html.split(start.as_str());
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |all, piece| all + piece.split_once('"').map_or("", |(_, rest)| rest))
}

#[test]
fn the_magic_labyrinth() {
    check_all::<magic_labyrinth::MagicLabyrinth>(&[(2, "ML-01-border"), (5, "ML-27-reaching")]);
}

#[test]
fn magic_maze() {
    check_all::<magic_maze::MagicMaze>(&[
        (3, "MZ-11-as-far-as-one-likes"),
        (4, "MZ-15-own-colour"),
    ]);
}

#[test]
fn labyrinth_cards() {
    check_all::<labyrinth_cards::LabyrinthCards>(&[(4, "LC-20-all-places"), (5, "LC-22-long-way")]);
}

#[test]
fn mago_magino() {
    check_all::<mago_magino::MagoMagino>(&[(2, "MM-10-start"), (6, "MM-40-a-space")]);
}
