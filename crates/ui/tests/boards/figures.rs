//! The figures of the rules pages: boards drawn from case files, kept in `crates/ui/figures`.
//!
//! `UPDATE=1 cargo test -p ui` draws them again.

use std::env;
use std::fs;
use std::path::Path;

use game::{Phase, SeatSet, Viewer};
use games::{Complete, Visitor};
use ui::{Cx, GameUi, Lang, Words};

struct DrawFigures;

impl Visitor for DrawFigures {
    type Output = ();

    fn visit<G: Complete>(self) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        for figure in ui::figures(G::NAME) {
            let cases = root.join("../..").join("crates").join(G::NAME).join("cases");
            let path = cases.join(figure.case).with_extension("case");
            let text = fs::read_to_string(path).expect("a case");
            let game = casefile::case::position_of::<G>(&text).expect("a position");
            let drawn = drawn(&game, figure.section);
            let kept = root.join("figures").join(format!("{}-{}.html", G::NAME, figure.section));
            if env::var_os("UPDATE").is_some() {
                fs::write(&kept, &drawn).expect("a figure");
            }
            let found = fs::read_to_string(&kept).unwrap_or_default();
            assert!(found == drawn, "{} is old: draw it with UPDATE=1", kept.display());
        }
        let count = ui::figures(G::NAME).len();
        assert!(count > 0 || !G::FACTS.is_shipped, "the rules of {} show no board", G::NAME);
    }
}

/// The board as a watcher sees it, with ids and addresses that fit any page.
fn drawn<G: Complete>(game: &G, section: u8) -> String {
    let turn = match game.phase() {
        Phase::Open(seats) => seats,
        Phase::Chance | Phase::Over(_) => SeatSet::NOBODY,
    };
    let scene = super::scene::<G>(Viewer::Watcher, turn, None);
    let cx = Cx::new(Words::of(Lang::En), &scene);
    let board = <G::Ui>::board(&game.view(Viewer::Watcher), &[], &cx).markup().0;
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
fn the_figures_of_every_game_are_drawn_from_its_cases() {
    for name in games::NAMES {
        games::visit(name, DrawFigures).expect("it is in the list");
    }
}
