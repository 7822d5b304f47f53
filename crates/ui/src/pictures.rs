//! Our own pictures: one small SVG file each, sorted into sets.
//!
//! A page takes a picture from a sheet by `<use href="SHEET#symbols-owl"/>`. The colours come from the
//! place where it is used: `color` is the ink, `--tint` the main fill (the colour of a seat or of a
//! thing), and `--paper`, `--gold` and `--shade` the rest; without them a picture has colours that go
//! together. Scenes want a dark ink on every page; they also take `--night`, `--dusk`, `--leaf`,
//! `--rose`, `--sky`, `--violet` and `--orange`. Every picture differs from the others of its set
//! by its outline and holes alone.

mod list;
mod set;
#[cfg(test)]
mod tests;

pub use set::{Picture, Set};

/// The picture as an element for a sheet, `<symbol id="symbols-owl" viewBox="0 0 48 48">`; `None` if
/// the set has no picture of that name.
pub fn symbol(set: Set, name: &str) -> Option<String> {
    set.find(name).map(|picture| element(set, picture))
}

/// An SVG file with every picture of these sets as a symbol, in the order of the lists.
pub fn sheet(sets: &[Set]) -> String {
    let all = sets.iter().flat_map(|&set| set.pictures().iter().map(move |it| (set, it)));
    let symbols: String = all.map(|(set, picture)| element(set, picture)).collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{symbols}</svg>\n")
}

fn element(set: Set, picture: &Picture) -> String {
    let (id, view) = (set.id(picture.name), set.view());
    format!("<symbol id=\"{id}\" viewBox=\"{view}\">\n{}</symbol>\n", picture.inside())
}
