//! A game's settings from the command line.

use game::{Game, Kind, Unreadable};

use crate::exit::UsageError;

/// Reads the config from `--seats` and the `key=value` of each `--set`. A value of several lines
/// is a drawing.
///
/// # Errors
/// Says which setting is wrong and what would be right.
pub(super) fn read<G: Game>(seats: Option<&str>, sets: &[String]) -> Result<G::Config, UsageError> {
    let mut pairs = Vec::new();
    pairs.extend(seats.map(|seats| ("seats", seats)));
    for set in sets {
        let pair = set.split_once('=').map(|(key, value)| (key.trim(), value));
        let pair = pair.filter(|(key, _)| !key.is_empty() && !key.contains(char::is_whitespace));
        let wrong = || Unreadable::new("key=value", set);
        pairs.push(pair.ok_or_else(|| UsageError::new(format!("--set {}", wrong())))?);
    }

    let mut text = String::new();
    let mut starts = Vec::new();
    for &(key, value) in &pairs {
        starts.push((text.lines().count() + 1, key));
        text.push_str(&entry::<G>(key, value));
    }
    text.parse().map_err(|error: Unreadable| {
        let setting = starts.iter().rev().find(|(line, _)| *line <= error.line());
        UsageError::new(named(setting.map(|&(_, key)| key), &error))
    })
}

/// A setting as it stands in the text of a config.
fn entry<G: Game>(key: &str, value: &str) -> String {
    let drawing = |kind| matches!(kind, Kind::Drawing { .. });
    let drawn = G::SETTINGS.iter().any(|setting| setting.key == key && drawing(setting.kind));
    if !drawn && !value.trim().contains('\n') {
        return format!("{key} {}\n", value.trim());
    }
    let rows: String = value.lines().map(|row| format!("    {row}\n")).collect();
    format!("{key}\n{rows}")
}

/// The error with the setting it is about, unless it names it itself.
fn named(key: Option<&str>, error: &Unreadable) -> String {
    match key {
        Some(key) if !error.to_string().contains(&format!("`{key}`")) => {
            format!("setting `{key}`: {error}")
        }
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy::Toy;

    fn check(seats: Option<&str>, sets: &[&str], expected: Result<&str, &str>) {
        let sets: Vec<String> = sets.iter().map(|&set| set.to_owned()).collect();
        let found = read::<Toy>(seats, &sets);
        let found = found.map(|config| config.to_string()).map_err(|error| error.to_string());
        assert_eq!(found, expected.map(str::to_owned).map_err(str::to_owned));
    }

    #[test]
    fn settings_become_a_config() {
        check(None, &[], Ok("seats 2\ngoal 20\nshared off\n"));
        check(Some("3"), &["goal=7", "shared= on "], Ok("seats 3\ngoal 7\nshared on\n"));
    }

    #[test]
    fn what_is_wrong_is_named() {
        check(Some("9"), &[], Err("expected `seats` from 1 to 4, found `9`"));
        check(None, &["goal"], Err("--set expected key=value, found `goal`"));
        check(None, &["goal 3=4"], Err("--set expected key=value, found `goal 3=4`"));
        check(None, &["gaol=4"], Err("expected a setting: seats, goal, shared, found `gaol`"));
        check(Some("2"), &["seats=2"], Err("expected `seats` once, found it twice"));
        check(
            None,
            &["goal=4\nshared on"],
            Err("expected `goal` from 1 to 1000000, found nothing"),
        );
        check(None, &["goal=4 # four"], Ok("seats 2\ngoal 4\nshared off\n"));
    }

    #[test]
    fn an_error_that_does_not_name_its_setting_gets_the_name() {
        let error = Unreadable::new("three of red, blue", "red");
        assert_eq!(
            named(Some("colours"), &error),
            "setting `colours`: expected three of red, blue, found `red`"
        );
    }
}
