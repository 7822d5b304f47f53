//! The folder of pictures: a file for each face, and a sheet with all.

use std::fs;
use std::path::Path;

use magic_maze::Tiles;

use super::picture::{self, SIZE};
use crate::exit::UsageError;

/// How many faces stand side by side on the sheet.
const ACROSS: usize = 5;

/// Writes `1A.svg`, `1B.svg`, `2.svg` .. and `sheet.svg`. The folder is made if it is missing.
pub(super) fn write(folder: &Path, tiles: &Tiles) -> Result<(), UsageError> {
    let fault = |error| {
        let place = folder.display();
        UsageError::new(format!(
            "--svg expected a folder that can be written, found {place}: {error}"
        ))
    };
    fs::create_dir_all(folder).map_err(fault)?;
    for (name, _, face) in tiles.all() {
        let page = picture::page(&format!("Tile {name}"), SIZE, SIZE, &picture::face(&name, face));
        fs::write(folder.join(format!("{name}.svg")), page).map_err(fault)?;
    }
    fs::write(folder.join("sheet.svg"), sheet(tiles)).map_err(fault)
}

fn sheet(tiles: &Tiles) -> String {
    let mut inside = String::new();
    let mut count = 0;
    for (name, _, face) in tiles.all() {
        let (x, y) = (count % ACROSS * SIZE, count / ACROSS * SIZE);
        let face = picture::face(&name, face);
        inside.push_str(&format!("<g transform=\"translate({x} {y})\">\n{face}</g>\n"));
        count += 1;
    }
    picture::page("All tiles", ACROSS * SIZE, count.div_ceil(ACROSS) * SIZE, &inside)
}
