//! A form in which a maze is built by hand: a checkbox for each slot (ML-10, ML-11, ML-13).
//!
//! It works without script: the server finds the faults of a maze when the form arrives, and the
//! page marks the squares that they concern.

use magic_labyrinth::{MOST_WALLS, Slot, Square, Squares, Walls};
use maud::{Markup, html};
use maze::{Drawing, Side};

use crate::Words;
use crate::grid::{Cell, Edge};

/// A maze that a person builds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuiltMaze {
    walls: Walls,
}

impl BuiltMaze {
    /// A maze without walls.
    pub const EMPTY: Self = Self { walls: Walls::NONE };

    /// The maze with walls in these slots, as the fields of the form name them.
    ///
    /// # Errors
    /// If a name is not that of a slot.
    pub fn read<'n>(names: impl IntoIterator<Item = &'n str>) -> Result<Self, game::Unreadable> {
        let mut walls = Walls::NONE;
        for name in names {
            walls = walls.with(name.parse()?);
        }
        Ok(Self { walls })
    }

    /// Whether there is no wall at all.
    pub fn is_empty(&self) -> bool {
        self.walls.count() == 0
    }

    /// The maze as the value of a setting.
    pub fn drawing(&self) -> String {
        Drawing::new(self.walls, |_| '.').to_string()
    }

    /// These settings with the maze in them, if it has any wall. The drawing already says how many walls
    /// there are.
    pub fn settings(&self, mut settings: Vec<(String, String)>) -> Vec<(String, String)> {
        if !self.is_empty() {
            settings.retain(|(key, _)| key != "maze" && key != "walls");
            settings.push(("walls".to_owned(), String::new()));
            settings.push(("maze".to_owned(), self.drawing()));
        }
        settings
    }

    /// A sentence for each fault of the maze.
    pub fn faults(&self, words: &Words) -> Vec<String> {
        let mut faults = Vec::new();
        if self.walls.count() > MOST_WALLS {
            let args = [("count", self.walls.count().into()), ("most", MOST_WALLS.into())];
            faults.push(words.format("ml-builder-many", args));
        }
        let named = |key, square| words.format(key, [("square", place(square).into())]);
        faults.extend(self.walls.closed_in().map(|square| named("ml-builder-closed", square)));
        if let Some(square) = self.cut_off().iter().find(|&square| !self.is_closed(square)) {
            faults.push(named("ml-builder-cut", square));
        }
        faults
    }

    /// The squares that are not connected to the largest part of the maze.
    fn cut_off(&self) -> Squares {
        let parts = Square::all().map(|square| self.walls.reach(square));
        let largest = parts.max_by_key(|part| part.len()).unwrap_or(Squares::ALL);
        Squares::ALL.except(largest)
    }

    fn is_closed(&self, square: Square) -> bool {
        self.walls.closed_in().any(|closed| closed == square)
    }
}

/// The form fields of a maze.
pub(super) fn builder(words: &Words, built: &BuiltMaze) -> Markup {
    let (faults, wrong) = (built.faults(words), built.cut_off());
    html! {
        fieldset class="builder" aria-describedby="says-maze" {
            legend { (words.text("set-magic-labyrinth-maze")) }
            p class="hint" id="says-maze" { (words.text("ml-builder-says")) }
            @for fault in &faults { p class="refused" role="alert" { (fault) } }
            div class="box" {
                @for square in Square::all() {
                    i class={ (Cell::from(square).classes()) @if wrong.contains(square) { " wrong" } } {}
                }
                @for slot in Slot::all() {
                    input type="checkbox" name={ "built." (slot) } class=(Edge::from(slot).classes())
                        checked[built.walls.contains(slot)] aria-label=(label(words, slot));
                }
            }
            p class="count" aria-hidden="true" { (words.text("ml-builder-count")) " " output {} }
        }
    }
}

/// Column and row, counted from 1.
fn place(square: Square) -> String {
    format!("{}, {}", square.column() + 1, square.row() + 1)
}

fn label(words: &Words, slot: Slot) -> String {
    let key = if slot.side() == Side::East { "ml-builder-east" } else { "ml-builder-south" };
    words.format(key, [("square", place(slot.square()).into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn faults(names: &[&str]) -> Vec<String> {
        let built = BuiltMaze::read(names.iter().copied()).expect("slots");
        built.faults(Words::of(Lang::En))
    }

    #[test]
    fn an_empty_box_and_a_few_walls_are_a_maze() {
        assert!(faults(&[]).is_empty());
        assert!(faults(&["0,0 east", "3,3 south"]).is_empty());
        assert!(BuiltMaze::EMPTY.is_empty());
    }

    /// ML-10: a square that is closed in is named once, and not as cut off besides.
    #[test]
    fn each_square_that_is_closed_in_is_named() {
        let found = faults(&["0,0 east", "0,0 south", "5,5 north", "5,5 west"]);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].contains("1, 1") && found[1].contains("6, 6"), "{found:?}");
    }

    /// ML-11: of two parts the smaller one is cut off.
    #[test]
    fn a_part_that_is_cut_off_is_named() {
        let found = faults(&["0,0 south", "1,0 south", "1,0 east"]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("1, 1"), "{found:?}");
        let built = BuiltMaze::read(["0,0 south", "1,0 south", "1,0 east"]).expect("slots");
        let page = builder(Words::of(Lang::En), &built).into_string();
        assert_eq!(page.matches(" wrong\"").count(), 2);
        assert_eq!(page.matches(" checked").count(), 3);
    }

    #[test]
    fn more_walls_than_the_box_holds_are_counted() {
        let names: Vec<String> = Slot::all().step_by(2).map(|slot| slot.to_string()).collect();
        let found = faults(&names.iter().map(String::as_str).collect::<Vec<_>>());
        assert!(found[0].contains("30") && found[0].contains("24"), "{found:?}");
    }

    #[test]
    fn what_is_built_is_what_is_set() {
        let built = BuiltMaze::read(["2,2 east", "2,2 south"]).expect("slots");
        assert!(built.drawing().contains(". . .|. . .\n    -\n"), "{}", built.drawing());
        assert!(BuiltMaze::read(["9,9 east"]).is_err());
    }
}
