//! Which games a server has.

use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

use super::complaint::Complaint;
use super::http::{Address, Caller, Request};

/// A game that tables are opened for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    /// Its name.
    pub(crate) name: String,
    /// Whether it can be settled how many sit at the table.
    pub(crate) has_seats: bool,
}

/// All games of a server.
pub(super) async fn all(caller: &mut Caller, address: &Address) -> Result<Vec<Game>, Complaint> {
    let doing = "GET /games";
    let request = Request { address, path: "/games", token: None };
    let answer = caller.ask(request.get("application/json")).await;
    let answer = answer.map_err(|error| Complaint::failed(doing, &error))?;
    if answer.status != 200 {
        return Err(Complaint::refused(doing, &answer));
    }
    read(&answer.body).map_err(|error| Complaint::odd(doing, &error.to_string()))
}

fn read(body: &[u8]) -> serde_json::Result<Vec<Game>> {
    #[derive(Deserialize)]
    struct Told {
        games: Vec<One>,
    }
    #[derive(Deserialize)]
    struct One {
        name: String,
        #[serde(default)]
        settings: Schema,
    }
    #[derive(Deserialize, Default)]
    struct Schema {
        #[serde(default)]
        properties: BTreeMap<String, IgnoredAny>,
    }
    let told: Told = serde_json::from_slice(body)?;
    let game = |One { name, settings }| Game {
        name,
        has_seats: settings.properties.contains_key("seats"),
    };
    Ok(told.games.into_iter().map(game).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_with_their_seats() {
        let body = br#"{"games":[{"name":"a","pace":"turns","settings":{"type":"object",
            "properties":{"seats":{"type":"string"},"walls":{}}}},{"name":"b"}],"more":1}"#;
        let game = |name: &str, has_seats| Game { name: name.to_owned(), has_seats };
        assert_eq!(read(body).expect("games"), [game("a", true), game("b", false)]);
    }
}
