//! Takes the pictures of the README: `cargo xtask pictures --readme`.

use std::collections::VecDeque;
use std::path::Path;
use std::{fs, io};

use e2e::{Browser, Dice, GAMES, Hand, Profile, Setup, Theme, Visitor, Walk};

/// Number of steps shown of one game.
const STEPS: usize = 4;
/// The parts of a step that are shown: the sentence and the board.
const STEP: (u32, u32) = (390, 540);

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    let walk = Walk::new();
    let mut browser = Browser::open("readme", Profile::PHONE, walk.server().address());
    browser.theme(Theme::Light);
    // Each game as seen by the player to move.
    for game in GAMES.iter().map(|setup| setup.game) {
        let name = format!("playing-{game}-turn");
        let stop = walk.stops().iter().find(|stop| stop.name == name).expect("it is on the way");
        walk.visit(&mut browser, stop);
        fs::write(folder.join(format!("{game}.png")), browser.picture())?;
    }
    for (number, picture) in (1..).zip(bump(walk.server().address())) {
        fs::write(folder.join(format!("step-{number}.png")), picture)?;
    }
    eprintln!("pictures: look at {}", folder.display());
    Ok(())
}

/// The last steps before a magician walks into an invisible wall, and that step.
fn bump(server: std::net::SocketAddr) -> Vec<Vec<u8>> {
    let setup = Setup {
        game: "magic-labyrinth",
        seats: 1,
        bots: 0,
        settings: &[("walls", "24")],
        real_time: false,
    };
    let mut ada = Visitor::new("Ada", Profile::PHONE, server);
    ada.open_table(&setup);
    ada.start();
    ada.browser.resize(STEP, Hand::Finger);
    ada.browser.theme(Theme::Light);
    let (mut dice, mut last) = (Dice::new(3), VecDeque::new());
    loop {
        last.push_back(ada.browser.picture());
        if last.len() > STEPS {
            last.pop_front();
        }
        if last.len() == STEPS && ada.browser.count(".wall.bumped") > 0 {
            return last.into();
        }
        assert!(ada.turn(), "a magician bumps sooner or later");
        let action = ada.choose(&mut dice).expect("it is her turn");
        ada.act(&action);
    }
}
