//! The lines of a diagram, each named once for writing and for reading.

use std::fmt::{Display, Write};
use std::str::FromStr;

use crate::notation::alternatives;
use crate::{Entry, Outline, Seat, Unreadable};

/// One pass over the lines of a diagram: a game names its lines in their order, each with the field
/// that it shows. The pass either writes the fields or reads them.
///
/// A line that is left out of the text leaves its field as it is. Nothing fails while writing.
///
/// ```
/// use game::{Lines, Outline, Unreadable};
///
/// #[derive(PartialEq, Debug)]
/// struct State { moves: u8, owner: Option<game::Seat> }
///
/// fn lines(state: &mut State, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
///     lines.number("moves", &mut state.moves, 9)?;
///     lines.optional("owner", "nobody", &mut state.owner)
/// }
///
/// let (mut text, mut state) = (String::new(), State { moves: 3, owner: None });
/// lines(&mut state, &mut Lines::writing(&mut text)).expect("writing never fails");
/// assert_eq!(text, "moves 3\nowner nobody\n");
/// let outline = Outline::read("owner B").expect("an outline");
/// lines(&mut state, &mut Lines::reading(&outline)).expect("a good text");
/// assert_eq!(state, State { moves: 3, owner: "B".parse().ok() });
/// ```
#[derive(Debug)]
pub struct Lines<'p, 't>(Pass<'p, 't>);

#[derive(Debug)]
enum Pass<'p, 't> {
    Write(&'p mut String),
    Read(&'p Outline<'t>),
}

impl<'p, 't> Lines<'p, 't> {
    /// A pass that appends all lines to `out`.
    pub fn writing(out: &'p mut String) -> Self {
        Self(Pass::Write(out))
    }

    /// A pass that reads the lines of a text. Their keys and repetitions have been checked.
    pub fn reading(lines: &'p Outline<'t>) -> Self {
        Self(Pass::Read(lines))
    }

    /// Whether lines are read; otherwise they are written.
    pub fn is_reading(&self) -> bool {
        matches!(self.0, Pass::Read(_))
    }

    /// Writes `key text` for each text; or gives the entries with this key, to be read.
    pub fn many(
        &mut self,
        key: &str,
        texts: impl IntoIterator<Item: Display>,
    ) -> Vec<&'p Entry<'t>> {
        match &mut self.0 {
            Pass::Write(out) => {
                for text in texts {
                    let _ = writeln!(out, "{key} {text}");
                }
                Vec::new()
            }
            Pass::Read(lines) => lines.entries.iter().filter(|entry| entry.key == key).collect(),
        }
    }

    /// Writes `key text`, where there is a text; or gives the first entry with this key.
    pub fn one(&mut self, key: &str, text: Option<impl Display>) -> Option<&'p Entry<'t>> {
        self.many(key, text).first().copied()
    }

    /// Writes `key` with the lines of a drawing indented below it, where there is one; or gives the
    /// first entry with this key.
    pub fn block(&mut self, key: &str, drawing: Option<impl Display>) -> Option<&'p Entry<'t>> {
        let Pass::Write(out) = &mut self.0 else { return self.one(key, drawing) };
        if let Some(drawing) = drawing {
            out.extend([key, "\n"]);
            drawing.to_string().lines().for_each(|line| out.extend(["    ", line, "\n"]));
        }
        None
    }

    /// A line `key VALUE`.
    ///
    /// # Errors
    /// As the value's own reading says, on its line.
    pub fn value<T>(&mut self, key: &str, field: &mut T) -> Result<(), Unreadable>
    where
        T: Display + FromStr<Err = Unreadable>,
    {
        if let Some(entry) = self.one(key, Some(&field)) {
            *field = entry.parse()?;
        }
        Ok(())
    }

    /// A line `key NUMBER`.
    ///
    /// # Errors
    /// If it is no number up to `most`.
    pub fn number<T>(&mut self, key: &str, field: &mut T, most: T) -> Result<(), Unreadable>
    where
        T: FromStr + PartialOrd + Copy + Display,
    {
        if let Some(entry) = self.one(key, Some(&field)) {
            *field = entry.number_up_to(entry.value, most)?;
        }
        Ok(())
    }

    /// A line `key VALUE`, where the word `none` stands for no value.
    ///
    /// # Errors
    /// As the value's own reading says, on its line.
    pub fn optional<T>(
        &mut self,
        key: &str,
        none: &str,
        field: &mut Option<T>,
    ) -> Result<(), Unreadable>
    where
        T: Display + FromStr<Err = Unreadable>,
    {
        let text = field.as_ref().map_or_else(|| none.to_owned(), T::to_string);
        if let Some(entry) = self.one(key, Some(text)) {
            *field = if entry.value == none { None } else { Some(entry.parse()?) };
        }
        Ok(())
    }

    /// A line `key WORD ..` with the names of the flags that are set, or `none`. It sets all flags.
    ///
    /// # Errors
    /// For a word that is not among the names.
    pub fn flags<const N: usize>(
        &mut self,
        key: &str,
        flags: [(&str, &mut bool); N],
    ) -> Result<(), Unreadable> {
        let set = flags.iter().filter(|(_, is_set)| **is_set).map(|(name, _)| *name);
        let set: Vec<&str> = set.collect();
        let text = if set.is_empty() { "none".to_owned() } else { set.join(" ") };
        let Some(entry) = self.one(key, Some(text)) else { return Ok(()) };
        let names = flags.each_ref().map(|(name, _)| *name);
        let words: Vec<&str> = entry.words().filter(|_| entry.value != "none").collect();
        if let Some(word) = words.iter().find(|word| !names.contains(word)) {
            let expected = format!("{key}: {}, or `none`", names.join(", "));
            return Err(entry.expected_for(word, expected));
        }
        for (name, flag) in flags {
            *flag = words.contains(&name);
        }
        Ok(())
    }

    /// Lines `key NAME VALUE`: one for each of some names, in any order.
    ///
    /// # Errors
    /// For another name, for a name twice, and as `read` says of the value, on its line.
    pub fn each<'f, N: Display, V: Display + 'f>(
        &mut self,
        key: &str,
        fields: impl IntoIterator<Item = (N, &'f mut V)>,
        mut read: impl FnMut(&Entry<'t>, &str) -> Result<V, Unreadable>,
    ) -> Result<(), Unreadable> {
        let mut fields: Vec<(String, &mut V)> =
            fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect();
        let texts: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name} {value}")).collect();
        let mut seen: Vec<&str> = Vec::new();
        for entry in self.many(key, texts) {
            let (name, value) = entry.first_and_rest();
            let Some(nth) = fields.iter().position(|(known, _)| known == name) else {
                let names: Vec<&String> = fields.iter().map(|(name, _)| name).collect();
                let expected = match names[..] {
                    [] => format!("no `{key}` in this game"),
                    _ => format!("`{key}` with {}", alternatives(&names)),
                };
                return Err(entry.expected(expected));
            };
            if seen.contains(&name) {
                return Err(entry.expected(format!("one line `{key} {name}`")));
            }
            seen.push(name);
            *fields[nth].1 = read(entry, value)?;
        }
        Ok(())
    }

    /// A line `turn SEAT`, which must be there, and what comes next: see [`Lines::stage`]. The first
    /// line of the stage's text stands behind the seat.
    ///
    /// # Errors
    /// If there is no such line, for a seat that is not there, and as [`Lines::stage`] says.
    pub fn turn<T: Display + FromStr<Err = Unreadable>>(
        &mut self,
        keys: &[&str],
        seats: u8,
        turn: &mut Seat,
        stage: &mut T,
    ) -> Result<(), Unreadable> {
        let lines = match &mut self.0 {
            Pass::Write(out) => {
                let stage = stage.to_string();
                let blank = if stage.is_empty() || stage.starts_with('\n') { "" } else { " " };
                let _ = writeln!(out, "turn {turn}{blank}{stage}");
                return Ok(());
            }
            Pass::Read(lines) => lines,
        };
        let Some(entry) = lines.find("turn") else {
            let (line, found) = lines.entries.first().map_or((1, ""), |it| (it.line, it.key));
            return Err(Unreadable::new("a line `turn SEAT`", found).on_line(line));
        };
        let (seat, rest) = entry.seat_and_rest(seats, "`turn SEAT`")?;
        (*turn, *stage) = (seat, read_stage(lines, Some((entry.line, rest)), keys)?);
        Ok(())
    }

    /// What comes next, as its text says: lines that each begin with one of the keys, or none.
    ///
    /// # Errors
    /// If these lines together are no text of a stage.
    pub fn stage<T: Display + FromStr<Err = Unreadable>>(
        &mut self,
        keys: &[&str],
        stage: &mut T,
    ) -> Result<(), Unreadable> {
        match &mut self.0 {
            Pass::Write(out) => {
                let stage = stage.to_string();
                out.extend([stage.as_str(), if stage.is_empty() { "" } else { "\n" }]);
            }
            Pass::Read(lines) => *stage = read_stage(lines, None, keys)?,
        }
        Ok(())
    }
}

/// Reads a stage from the first line, if it has one, and the lines with these keys.
fn read_stage<T: FromStr<Err = Unreadable>>(
    lines: &Outline<'_>,
    first: Option<(usize, &str)>,
    keys: &[&str],
) -> Result<T, Unreadable> {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let others = keys.iter().filter_map(|key| lines.find(key));
    let others = others.map(|entry| (entry.line, plain(&format!("{} {}", entry.key, entry.value))));
    let first = first.map(|(line, text)| (line, plain(text)));
    let all: Vec<(usize, String)> = first.into_iter().chain(others).collect();
    let text = all.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join("\n");
    text.parse().map_err(|error: Unreadable| {
        // The line to blame is the last one, unless the first is wrong by itself.
        let blamed = all.first().filter(|(_, text)| text.parse::<T>().is_err()).or(all.last());
        error.on_line(blamed.map_or(1, |(line, _)| *line))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BySeat;

    crate::notation! {
        #[derive(Clone, Copy, PartialEq, Debug)]
        enum Stage {
            Roll = "",
            Move(steps: u8 = 1..=4) = "rolled {steps}",
            Chip = "\ndraw chip",
            Bonus = "rolled 4\ndraw bonus",
        }
    }

    /// Reads a text line by line.
    fn read<T>(
        text: &str,
        pass: impl FnOnce(&mut Lines<'_, '_>) -> Result<T, Unreadable>,
    ) -> Result<T, (usize, String)> {
        let outline = Outline::read(text).expect("an outline");
        pass(&mut Lines::reading(&outline)).map_err(|error| (error.line(), error.to_string()))
    }

    fn error<T>(
        text: &str,
        pass: impl FnOnce(&mut Lines<'_, '_>) -> Result<T, Unreadable>,
    ) -> Result<(), (usize, String)> {
        read(text, pass).map(|_| ())
    }

    fn written<T>(pass: impl FnOnce(&mut Lines<'_, '_>) -> T) -> String {
        let mut text = String::new();
        pass(&mut Lines::writing(&mut text));
        text
    }

    fn refused(line: usize, message: &str) -> Result<(), (usize, String)> {
        Err((line, message.to_owned()))
    }

    #[test]
    fn values_numbers_and_options_keep_what_is_left_out() {
        let (mut seat, mut count, mut owner) = (Seat::A, 3, Some(Seat::A));
        let mut pass = |lines: &mut Lines<'_, '_>| {
            lines.value("seat", &mut seat)?;
            lines.number("count", &mut count, 9_u8)?;
            lines.optional("owner", "nobody", &mut owner)?;
            Ok((seat.letter(), count, owner.map(Seat::letter)))
        };
        assert_eq!(written(&mut pass), "seat A\ncount 3\nowner A\n");
        assert_eq!(read("", &mut pass), Ok(("A", 3, Some("A"))));
        assert_eq!(read("owner nobody\ncount 9", &mut pass), Ok(("A", 9, None)));
        assert_eq!(written(&mut pass), "seat A\ncount 9\nowner nobody\n");
        assert_eq!(read("seat C\nowner B", &mut pass), Ok(("C", 9, Some("B"))));
        let number = "expected `count` 0 to 9, found `10`";
        assert_eq!(error("\ncount 10", &mut pass), refused(2, number));
        assert_eq!(
            error("owner none", &mut pass),
            refused(1, "expected a seat, A to I, found `none`")
        );
    }

    #[test]
    fn flags_are_all_set_by_their_line() {
        let (mut begun, mut over) = (true, true);
        let mut pass = |lines: &mut Lines<'_, '_>| {
            lines.flags("facts", [("begun", &mut begun), ("over", &mut over)])?;
            Ok([begun, over])
        };
        assert_eq!(written(&mut pass), "facts begun over\n");
        assert_eq!(read("", &mut pass), Ok([true, true]));
        assert_eq!(read("facts over", &mut pass), Ok([false, true]));
        assert_eq!(written(&mut pass), "facts over\n");
        assert_eq!(read("facts none", &mut pass), Ok([false, false]));
        assert_eq!(written(&mut pass), "facts none\n");
        assert_eq!(
            error("facts over lost", &mut pass),
            refused(1, "expected facts: begun, over, or `none`, found `lost`")
        );
    }

    #[test]
    fn each_name_has_one_line() {
        let mut counts = BySeat::from_fn(2, |_| 0_u8);
        let mut pass = |lines: &mut Lines<'_, '_>| {
            let number = |entry: &Entry<'_>, text: &str| entry.number_up_to(text, 5);
            lines.each("chips", counts.iter_mut(), number)?;
            Ok([counts.values()[0], counts.values()[1]])
        };
        assert_eq!(read("chips B 4", &mut pass), Ok([0, 4]));
        assert_eq!(written(&mut pass), "chips A 0\nchips B 4\n");
        assert_eq!(
            error("chips B 1\nchips C 1", &mut pass),
            refused(2, "expected `chips` with A or B, found `C 1`")
        );
        assert_eq!(
            error("chips B 1\nchips B 1", &mut pass),
            refused(2, "expected one line `chips B`, found `B 1`")
        );
        assert_eq!(error("chips B 6", &mut pass), refused(1, "expected `chips` 0 to 5, found `6`"));
        let nobody = std::iter::empty::<(Seat, &mut Seat)>();
        let none = error("hand A", |lines| lines.each("hand", nobody, Entry::read));
        assert_eq!(none, refused(1, "expected no `hand` in this game, found `A`"));
    }

    #[test]
    fn a_block_is_indented_and_left_out_where_there_is_none() {
        assert_eq!(
            written(|lines| lines.block("board", Some("a\nb")).is_none()),
            "board\n    a\n    b\n"
        );
        assert_eq!(written(|lines| lines.block("board", None::<Seat>).is_none()), "");
        let found = read("board\n  x", |lines| {
            Ok(lines.block("board", None::<Seat>).map(|it| it.block.len()))
        });
        assert_eq!(found, Ok(Some(1)));
    }

    #[test]
    fn whose_turn_it_is_and_what_comes_next() {
        let (mut turn, mut stage) = (Seat::A, Stage::Roll);
        let mut pass = |lines: &mut Lines<'_, '_>| {
            lines.turn(&["draw"], 2, &mut turn, &mut stage)?;
            Ok((turn.letter(), stage))
        };
        for (text, seat, next) in [
            ("turn B\n", "B", Stage::Roll),
            ("turn A rolled 3\n", "A", Stage::Move(3)),
            ("turn B\ndraw chip\n", "B", Stage::Chip),
            ("turn B rolled 4\ndraw bonus\n", "B", Stage::Bonus),
        ] {
            assert_eq!(read(text, &mut pass), Ok((seat, next)));
            assert_eq!(written(&mut pass), text);
        }
        assert_eq!(read("draw   chip\nturn  A", &mut pass), Ok(("A", Stage::Chip)));
        assert_eq!(
            error("\ndraw chip", &mut pass),
            refused(2, "expected a line `turn SEAT`, found `draw`")
        );
        assert_eq!(
            error("turn C", &mut pass),
            refused(1, "expected `turn SEAT`, with a seat from A to B, found `C`")
        );
        let next = "expected nothing, `rolled STEPS`, `draw chip` or `rolled 4` with `draw bonus`";
        assert_eq!(
            error("turn A rolled 3\ndraw chip", &mut pass),
            refused(2, &format!("{next}, found `rolled 3` with `draw chip`"))
        );
        assert_eq!(
            error("turn A rolls\ndraw chip", &mut pass),
            refused(1, &format!("{next}, found `rolls` with `draw chip`"))
        );
        assert_eq!(
            error("turn A rolled 5", &mut pass),
            refused(1, "expected `steps` 1 to 4, found `5`")
        );
    }

    #[test]
    fn a_stage_without_lines_is_not_written() {
        crate::notation! {
            #[derive(Clone, Copy, PartialEq, Debug)]
            enum Next { Play = "", Deal = "draw deal", End(seat: Seat) = "end {seat}" }
        }
        let mut next = Next::Deal;
        let mut pass = |lines: &mut Lines<'_, '_>| {
            lines.stage(&["draw", "end"], &mut next)?;
            Ok(next)
        };
        assert_eq!(written(&mut pass), "draw deal\n");
        assert_eq!(read("", &mut pass), Ok(Next::Play));
        assert_eq!(written(&mut pass), "");
        assert_eq!(read("end B", &mut pass).map(|next| next.to_string()), Ok("end B".to_owned()));
        let both = "expected nothing, `draw deal` or `end SEAT`, found `draw deal` with `end B`";
        assert_eq!(error("draw deal\nend B", &mut pass), refused(2, both));
    }
}
