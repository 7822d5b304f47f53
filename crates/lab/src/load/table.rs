//! One table with four players, who choose their actions at random.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use bytes::Bytes;
use clew::http::{Address, Connection, Request};
use game::{Dice, FastDice};
use hyper::body::Incoming;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::events::Received;
use super::{Run, Viewers};

/// The number of players at each table.
pub(super) const SEATS: usize = 4;
/// A server that takes longer than this for one step counts as failed.
pub(super) const STEP_TIMEOUT: Duration = Duration::from_secs(10);
/// The pause after an action that was refused as wrong.
const REFUSED_PAUSE: Duration = Duration::from_millis(100);
/// Timers may fire this late, so they are set to fire this much earlier.
const TIMER_GRANULARITY: Duration = Duration::from_millis(1);

/// The names of the games of a server.
pub(super) async fn games(address: &Address) -> Result<Vec<String>> {
    let connection = Connection::open(address).await;
    let mut connection =
        connection.with_context(|| format!("no server answers at http://{}", address.host()))?;
    let request = Request { path: "/games", token: None, accept: JSON, json: None };
    let answer = answer("games", connection.request(&request).await?)?;
    let games = answer["games"].as_array().context("games: the answer has no list")?;
    games.iter().map(|game| text(game, "name")).collect()
}

const JSON: &str = "application/json";
const NAMES: [&str; SEATS] = ["Ada", "Bo", "Cy", "Di"];

/// A table, with a connection for requests and a stream of events for each player.
#[derive(Debug)]
pub(super) struct Table {
    run: Rc<Run>,
    /// The name of its game.
    game: String,
    connection: Connection,
    address: Address,
    /// The bearer token of each player.
    tokens: [String; SEATS],
    /// The letter of each player's seat.
    seats: Vec<String>,
    /// The path of the table.
    path: String,
    received: Rc<Received>,
    /// The tasks that read the streams. They end with the table.
    streams: JoinSet<()>,
    /// The player who acted last.
    actor: usize,
    /// The number of actions that were sent; each has its own idempotency key.
    keys: u64,
    dice: FastDice,
}

/// What one player sees of the table.
#[derive(Debug)]
struct Look {
    seq: u64,
    is_over: bool,
    /// Letters of the seats that may act.
    turn: Vec<String>,
    /// One of the player's legal actions, chosen at random.
    action: Option<String>,
}

impl Look {
    /// Reads a state as JSON.
    fn read(state: &[u8], seat: &str, dice: &mut FastDice) -> Result<Self> {
        #[derive(Deserialize)]
        struct State {
            seq: u64,
            state: String,
            #[serde(default)]
            turn: Vec<String>,
            #[serde(default)]
            legal: BTreeMap<String, Vec<String>>,
        }
        let State { seq, state, turn, mut legal } = serde_json::from_slice(state)?;
        let mut actions = legal.remove(seat).unwrap_or_default();
        let action = (!actions.is_empty())
            .then(|| actions.swap_remove(dice.below(actions.len() as u32) as usize));
        Ok(Self { seq, is_over: matches!(&*state, "over" | "closed"), turn, action })
    }
}

/// What can happen next at a table.
enum Next {
    Act {
        player: usize,
        action: String,
        seen: u64,
    },
    /// Nobody can act before this player has seen this append; with `is_idle` the game itself waits
    /// for its clock.
    Wait {
        player: usize,
        seq: u64,
        is_idle: bool,
    },
    Over,
}

impl Table {
    /// Opens a table of this game and starts it.
    pub(super) async fn open(
        run: Rc<Run>,
        address: Address,
        game: String,
        mut dice: FastDice,
    ) -> Result<Self> {
        let mut table = Self {
            connection: Connection::open(&address).await.context("connect")?,
            tokens: [(); SEATS].map(|()| hex(&mut dice)),
            received: Received::new(Rc::clone(&run)),
            run,
            game,
            address,
            seats: Vec::new(),
            path: String::new(),
            streams: JoinSet::new(),
            actor: 0,
            keys: 0,
            dice,
        };
        table.renew().await?;
        Ok(table)
    }

    /// Plays until the run ends: at these times, or as fast as it can. An error ends the table and is
    /// counted. The table is returned so that its streams stay open until the last measurement.
    pub(super) async fn play(mut self, schedule: Option<Schedule>) -> Self {
        if let Err(error) = self.play_on(schedule).await {
            let mut counts = self.run.counts.borrow_mut();
            counts.error(&error);
            counts.lost_tables += 1;
        }
        self
    }

    async fn play_on(&mut self, mut schedule: Option<Schedule>) -> Result<()> {
        loop {
            let planned = schedule.as_mut().map(Schedule::next);
            let end = self.run.end();
            if planned.unwrap_or_else(|| self.run.now()) >= end {
                break;
            }
            if let Some(planned) = planned {
                sleep(planned.saturating_sub(self.run.now()).saturating_sub(TIMER_GRANULARITY))
                    .await;
            }
            // An action that was planned in time is sent even if it is late.
            let end = end + planned.map_or(Duration::ZERO, |_| STEP_TIMEOUT);
            let mut waited = false;
            let next = loop {
                match self.next().await? {
                    Next::Wait { player, seq, is_idle } => {
                        waited |= is_idle;
                        let left = end.saturating_sub(self.run.now());
                        let seen = self.received.until_seen(player, seq);
                        match timeout(left, seen).await {
                            Ok(seen) => seen.context("events")?,
                            Err(_) => return self.finish().await,
                        }
                    }
                    next => break next,
                }
            };
            // While the game waits for its own clock, the server is not late.
            let planned = planned.filter(|_| !waited);
            match next {
                Next::Act { player, action, seen } => {
                    self.act(player, &action, seen, planned).await?
                }
                Next::Over | Next::Wait { .. } => {
                    self.run.counts.borrow_mut().games_ended += 1;
                    self.renew().await?;
                    if let Some(schedule) = &mut schedule {
                        schedule.skip_to(self.run.now());
                    }
                }
            }
        }
        self.finish().await
    }

    /// Waits until all viewers have seen all actions.
    async fn finish(&self) -> Result<()> {
        within("events", self.received.until_all_seen()).await
    }

    /// Opens a table with the same players in place of the one whose game has ended.
    async fn renew(&mut self) -> Result<()> {
        self.finish().await?;
        let settings = json!({ "seats": SEATS.to_string() });
        let open = json!({ "game": self.game, "access": "private", "settings": settings });
        let opened = self.post("open", "/tables", 0, &open).await?;
        self.path = format!("/tables/{}", text(&opened, "table")?);
        self.seats.clear();
        for (player, name) in NAMES.into_iter().enumerate() {
            let join = json!({ "name": name, "entropy": self.hex() });
            let path = format!("{}/join", self.path);
            let joined = self.post("join", &path, player, &join).await?;
            self.seats.push(text(&joined, "seat")?);
        }
        // Each player who joins makes the contributions of the others void.
        for player in 0..SEATS {
            let path = format!("{}/seats/{}/ready", self.path, self.seats[player]);
            let ready = json!({ "entropy": self.hex() });
            self.post("ready", &path, player, &ready).await?;
        }
        self.received = Received::new(Rc::clone(&self.run));
        self.streams = JoinSet::new();
        for player in 0..SEATS {
            let stream = self.stream(player).await?;
            self.streams.spawn_local(Rc::clone(&self.received).follow(player, stream));
        }
        let path = format!("{}/start", self.path);
        let seq = seq(&self.post("start", &path, 0, &json!({})).await?)?;
        self.actor = 0;
        self.run.counts.borrow_mut().tables_opened += 1;
        within("events", self.received.until_seen(self.actor, seq)).await
    }

    /// Opens the stream of events of a player.
    async fn stream(&self, player: usize) -> Result<Incoming> {
        let page = if self.run.viewers == Viewers::Pages { "&page=en" } else { "" };
        let path = format!("{}/events?seat={}{page}", self.path, self.seats[player]);
        let token = Some(&*self.tokens[player]);
        let request = Request { path: &path, token, accept: "text/event-stream", json: None };
        let mut connection = Connection::open(&self.address).await.context("events")?;
        let response = connection.send(&request).await.context("events")?;
        if !response.status().is_success() {
            bail!("events: {}", response.status().as_u16());
        }
        Ok(response.into_body())
    }

    /// What can be done next, as far as the players themselves know.
    async fn next(&mut self) -> Result<Next> {
        let known = self.look(self.actor).await?;
        if known.is_over {
            return Ok(Next::Over);
        }
        let first = self.dice.below(SEATS as u32) as usize;
        for player in (0..SEATS).map(|nth| (first + nth) % SEATS) {
            if !known.turn.contains(&self.seats[player]) {
                continue;
            }
            if self.received.seq(player) < known.seq {
                return Ok(Next::Wait { player, seq: known.seq, is_idle: false });
            }
            // The actor's state has been read already.
            let look = if player == self.actor { None } else { Some(self.look(player).await?) };
            let look = look.as_ref().unwrap_or(&known);
            if let Some(action) = look.action.clone() {
                return Ok(Next::Act { player, action, seen: look.seq });
            }
        }
        // The game waits for its own clock.
        let seq = self.received.seq(self.actor).max(known.seq) + 1;
        Ok(Next::Wait { player: self.actor, seq, is_idle: true })
    }

    /// What a player sees now. A page does not contain the list of legal actions, so where the
    /// players look at pages the state is requested.
    async fn look(&mut self, player: usize) -> Result<Look> {
        let seat = self.seats[player].clone();
        if self.run.viewers == Viewers::Json {
            let dice = &mut self.dice;
            let read = |state: &[u8]| Look::read(state, &seat, dice);
            return self.received.newest(player, read).context("events");
        }
        let path = format!("{}?seat={seat}", self.path);
        let (status, body) = self.request("state", &path, player, None).await?;
        if status != 200 {
            bail!("state: {status}");
        }
        Look::read(&body, &seat, &mut self.dice).context("state")
    }

    /// Sends an action and waits until its player has seen the result. Times count from the planned
    /// time, if there is one.
    async fn act(
        &mut self,
        player: usize,
        action: &str,
        seen: u64,
        planned: Option<Duration>,
    ) -> Result<()> {
        self.keys += 1;
        self.actor = player;
        let key = format!("k-{}", self.keys);
        let act = json!({ "seat": self.seats[player], "action": action, "seen": seen, "key": key });
        let path = format!("{}/act", self.path);
        let now = self.run.now();
        let sent = planned.map_or(now, |planned| planned.min(now));
        let (status, body) = self.request("act", &path, player, Some(&act)).await?;
        let code = if status == 200 { None } else { error_code(&body) };
        match (status, code.as_deref()) {
            (200, _) => {
                let seq = seq(&answer("act", (status, body))?)?;
                self.run.counts.borrow_mut().answered(sent, self.run.now());
                self.received.expect(seq, sent);
                within("events", self.received.until_seen(player, seq)).await
            }
            // Another append came first, which the sender has not seen yet.
            (409, Some("stale" | "ended")) => {
                self.run.counts.borrow_mut().stale += 1;
                within("events", self.received.until_seen(player, seen + 1)).await
            }
            (_, code) => {
                self.run.counts.borrow_mut().error(&refused("act", status, code));
                sleep(REFUSED_PAUSE).await;
                Ok(())
            }
        }
    }

    async fn post(
        &mut self,
        step: &'static str,
        path: &str,
        player: usize,
        body: &Value,
    ) -> Result<Value> {
        answer(step, self.request(step, path, player, Some(body)).await?)
    }

    /// Sends a request of a player: a POST if there is a body. Returns status and body of the answer.
    async fn request(
        &mut self,
        step: &'static str,
        path: &str,
        player: usize,
        body: Option<&Value>,
    ) -> Result<(u16, Bytes)> {
        let json = body.map(|body| Bytes::from(body.to_string()));
        let request = Request { path, token: Some(&self.tokens[player]), accept: JSON, json };
        within(step, self.connection.request(&request)).await
    }

    /// 32 random hex digits.
    fn hex(&mut self) -> String {
        hex(&mut self.dice)
    }
}

fn hex(dice: &mut FastDice) -> String {
    format!("{:016x}{:016x}", dice.bits(), dice.bits())
}

/// The body of a successful answer.
fn answer(step: &'static str, (status, body): (u16, Bytes)) -> Result<Value> {
    if !(200..300).contains(&status) {
        return Err(refused(step, status, error_code(&body).as_deref()));
    }
    serde_json::from_slice(&body).context(step)
}

/// A text in an answer.
fn text(answer: &Value, key: &str) -> Result<String> {
    Ok(answer[key].as_str().with_context(|| format!("an answer has no `{key}`"))?.to_owned())
}

/// The number of the append with the result of a command.
fn seq(answer: &Value) -> Result<u64> {
    answer["seq"].as_u64().context("an answer has no `seq`")
}

fn refused(step: &str, status: u16, code: Option<&str>) -> anyhow::Error {
    anyhow!(format!("{step}: {status} {}", code.unwrap_or_default()).trim_end().to_owned())
}

/// The code in the body of an error.
fn error_code(body: &[u8]) -> Option<String> {
    let body: Value = serde_json::from_slice(body).ok()?;
    body["error"]["code"].as_str().map(str::to_owned)
}

async fn within<T>(step: &'static str, work: impl Future<Output = Result<T>>) -> Result<T> {
    match timeout(STEP_TIMEOUT, work).await {
        Ok(done) => done.context(step),
        Err(_) => bail!("{step}: nothing for {} s", STEP_TIMEOUT.as_secs()),
    }
}

/// The times at which a table acts. They do not depend on the server: if it is late, the delay counts
/// from the planned time.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    next: Duration,
    interval: Duration,
}

impl Schedule {
    /// For one of `tables` tables, which are spread evenly over the interval.
    pub(super) fn new(start: Duration, per_second: f64, table: usize, tables: usize) -> Self {
        let interval = Duration::from_secs_f64(1.0 / per_second);
        Self { next: start + interval.mul_f64(table as f64 / tables as f64), interval }
    }

    fn next(&mut self) -> Duration {
        let next = self.next;
        self.next += self.interval;
        next
    }

    /// Leaves out the times that have passed.
    fn skip_to(&mut self, now: Duration) {
        if now > self.next {
            let missed = (now - self.next).as_secs_f64() / self.interval.as_secs_f64();
            self.next += self.interval.mul_f64(missed.ceil());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Duration = Duration::from_secs(5);

    fn millis(schedule: &mut Schedule, count: usize) -> Vec<u128> {
        (0..count).map(|_| (schedule.next() - START).as_millis()).collect()
    }

    #[test]
    fn tables_are_spread_over_the_interval() {
        let all: Vec<_> =
            (0..4).map(|table| millis(&mut Schedule::new(START, 2.0, table, 4), 3)).collect();
        assert_eq!(all, [[0, 500, 1000], [125, 625, 1125], [250, 750, 1250], [375, 875, 1375]]);
    }

    #[test]
    fn times_without_a_game_are_left_out() {
        let mut schedule = Schedule::new(START, 4.0, 1, 2);
        schedule.skip_to(START + Duration::from_millis(60));
        assert_eq!(millis(&mut schedule, 1), [125]);
        schedule.skip_to(START + Duration::from_millis(1100));
        assert_eq!(millis(&mut schedule, 2), [1125, 1375]);
    }

    #[test]
    fn a_state_is_read_for_one_seat() {
        let text = br#"{"table":"t","seq":12,"state":"running","turn":["B"],
            "legal":{"B":["say \"x\""]},"view":{"seq":9,"legal":{}},"more":[{}]}"#;
        let look = |seat| Look::read(text, seat, &mut FastDice::new(1)).expect("a state");
        let Look { seq, is_over, turn, action } = look("B");
        assert_eq!((seq, is_over, &*turn), (12, false, &["B".to_owned()][..]));
        assert_eq!(action.as_deref(), Some("say \"x\""));
        assert_eq!(look("A").action, None);
        let over = Look::read(br#"{"seq":1,"state":"closed"}"#, "A", &mut FastDice::new(1));
        assert!(over.expect("a state").is_over);
    }

    #[test]
    fn a_refusal_is_named_by_its_code() {
        let body = br#"{"error":{"code":"full","text":"try again"}}"#;
        assert_eq!(refused("act", 503, error_code(body).as_deref()).to_string(), "act: 503 full");
        assert_eq!(refused("join", 500, error_code(b"oh").as_deref()).to_string(), "join: 500");
    }
}
