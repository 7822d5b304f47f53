//! Tables for the generated requests; otherwise every request would name a table that does not exist.

use e2e::{Client, Dice, GAMES, Playing};
use serde_json::json;

/// The token of all requests.
pub(crate) const TOKEN: &str = "000102030405060708090a0b0c0d0e0f";

/// The ids of tables.
pub(crate) struct Tables {
    /// Tables of all games, in all states.
    all: Vec<String>,
    /// Tables that may be closed.
    spare: Vec<String>,
}

impl Tables {
    /// Opens the tables; the requesting person sits at each.
    pub(crate) fn open(client: &mut Client) -> Self {
        let lives = "the server runs";
        let mut open = |setup| Playing::open(client, setup, Dice::new(1)).expect(lives);
        let mut started: Vec<Playing> =
            GAMES.iter().flat_map(|setup| [*setup; 4]).map(&mut open).collect();
        let waiting: Vec<Playing> =
            GAMES.iter().flat_map(|setup| [*setup; 3]).map(&mut open).collect();
        for playing in &mut started {
            playing.begin(client).expect(lives);
        }
        for playing in &waiting {
            let join = json!({"name": "Ada", "entropy": e2e::entropy("A")});
            client.post(&playing.path("join"), &join).expect(lives).expect(200);
        }
        // One of four has ended.
        for playing in started.iter().step_by(4) {
            client.post(&playing.path("close"), &json!({})).expect(lives).expect(200);
        }
        let (spare, waiting) = waiting.split_at(GAMES.len());
        let names = |tables: &[Playing]| tables.iter().map(|table| table.id.clone()).collect();
        let mut all: Vec<String> = names(&started);
        all.extend::<Vec<String>>(names(waiting));
        Self { all, spare: names(spare) }
    }

    /// The configuration of schemathesis, besides the description.
    pub(crate) fn config(&self) -> String {
        let Self { all, spare } = self;
        // Some statuses are right for requests that fit the description, because it cannot say
        // everything: whether a text is an action, a setting or a bot of the game at that table, and
        // whether a link is still valid.
        format!(
            r#"
headers = {{ Authorization = "Bearer {TOKEN}" }}
request-timeout = 10
max-stream-events = 2
dictionaries.all.values = {all:?}
dictionaries.spare.values = {spare:?}
parameters."path.table" = {{ dictionary = "all", probability = 0.9 }}

[generation]
database = "none"

[[operations]]
include-name = "POST /tables/{{table}}/close"
parameters."path.table" = {{ dictionary = "spare", probability = 0.9 }}

[[operations]]
include-name = [
    "POST /play",
    "POST /tables",
    "POST /tables/{{table}}/settings",
    "POST /tables/{{table}}/start",
    "POST /tables/{{table}}/again",
    "POST /tables/{{table}}/act",
    "POST /tables/{{table}}/bots",
    "POST /tables/{{table}}/seats/{{seat}}/bot",
    "POST /tables/{{table}}/seats/{{seat}}/colour",
    "POST /tables/{{table}}/seats/{{seat}}/cover",
]
checks.positive_data_acceptance.expected-statuses = ["2xx", 403, 404, 409, 422]

[[operations]]
include-name = "POST /tables/{{table}}/take/{{code}}"
checks.positive_data_acceptance.expected-statuses = ["2xx", 404, 409, 410]
checks.negative_data_rejection.expected-statuses = [400, 401, 404, 405, 410, 415, 422]
"#
        )
    }
}
