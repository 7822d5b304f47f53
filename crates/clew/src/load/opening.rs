//! Opens a table: four people sit down, each with a stream of events, and the game starts.

use std::io;

use game::FastDice;
use serde::{Deserialize, Serialize};

use super::complaint::Complaint;
use super::http::{Address, Caller, Listener, Request};
use super::offer::Game;
use super::people::{self, Person, SEATS};

/// How the viewers of a table look at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Looks {
    /// Each of them hears its state as JSON.
    Json,
    /// Each of them is a page, and does what it offers.
    Pages,
}

/// A table that has been opened.
#[derive(Debug)]
pub(super) struct Opened {
    /// Its address, without anything behind it.
    pub(super) path: String,
    /// Who looks at it, in order of sitting down.
    pub(super) viewers: Vec<Viewer>,
    /// The append by which the game started.
    pub(super) seq: u64,
}

/// One who sits at the table and looks at it.
#[derive(Debug)]
pub(super) struct Viewer {
    /// The seat's letter.
    pub(super) seat: String,
    /// What they hear.
    pub(super) listener: Listener,
}

#[derive(Serialize)]
struct Open<'a> {
    game: &'a str,
    access: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<Settings>,
}

#[derive(Serialize)]
struct Settings {
    seats: String,
}

#[derive(Serialize)]
struct Join<'a> {
    name: &'a str,
    entropy: String,
}

#[derive(Serialize)]
struct Ready {
    entropy: String,
}

#[derive(Serialize)]
struct Nothing {}

#[derive(Deserialize)]
struct Named {
    table: String,
}

#[derive(Deserialize)]
struct Seated {
    seat: String,
}

/// What everything that was done answers.
#[derive(Deserialize)]
pub(super) struct Done {
    /// The append in which it was done.
    pub(super) seq: u64,
}

/// Opens a table of this game.
pub(super) async fn open(
    caller: &mut Caller,
    address: &Address,
    (people, looks): (&[Person; SEATS], Looks),
    game: &Game,
    dice: &mut FastDice,
) -> Result<Opened, Complaint> {
    let [host, ..] = people;
    let open = Open {
        game: &game.name,
        access: "private",
        settings: game.has_seats.then(|| Settings { seats: SEATS.to_string() }),
    };
    let mut desk = Desk { caller, address };
    let Named { table } = desk.post("open", "/tables", host, &open).await?;
    let path = format!("/tables/{table}");
    let mut seats = Vec::with_capacity(SEATS);
    for guest in people {
        let join = Join { name: guest.name, entropy: people::hex(dice) };
        let seated: Seated = desk.post("join", &format!("{path}/join"), guest, &join).await?;
        seats.push(seated.seat);
    }
    // Who has sat down first contributes to the chance again: every change of seats voids it.
    for (seat, guest) in seats.iter().zip(people) {
        let ready = Ready { entropy: people::hex(dice) };
        let path = format!("{path}/seats/{seat}/ready");
        let _: Done = desk.post("ready", &path, guest, &ready).await?;
    }
    let mut viewers = Vec::with_capacity(SEATS);
    for (seat, person) in seats.into_iter().zip(people) {
        let page = if looks == Looks::Pages { "&page=en" } else { "" };
        let path = format!("{path}/events?seat={seat}{page}");
        viewers.push(Viewer { listener: desk.listen(&path, person).await?, seat });
    }
    let Done { seq } = desk.post("start", &format!("{path}/start"), host, &Nothing {}).await?;
    Ok(Opened { path, viewers, seq })
}

struct Desk<'a> {
    caller: &'a mut Caller,
    address: &'a Address,
}

impl Desk<'_> {
    async fn post<T: for<'d> Deserialize<'d>>(
        &mut self,
        doing: &str,
        path: &str,
        person: &Person,
        body: &impl Serialize,
    ) -> Result<T, Complaint> {
        let request = Request { address: self.address, path, token: Some(&person.token) };
        let answer = self.caller.ask(request.post(body)).await;
        let answer = answer.map_err(|error| Complaint::failed(doing, &error))?;
        if !(200..300).contains(&answer.status) {
            return Err(Complaint::refused(doing, &answer));
        }
        serde_json::from_slice(&answer.body)
            .map_err(|error| Complaint::odd(doing, &error.to_string()))
    }

    async fn listen(&self, path: &str, person: &Person) -> Result<Listener, Complaint> {
        let doing = "events";
        let failed = |error: io::Error| Complaint::failed(doing, &error);
        let request = Request { address: self.address, path, token: Some(&person.token) };
        let caller = Caller::new(self.address).await.map_err(failed)?;
        let listener = Listener::open(caller, request.get("text/event-stream")).await;
        listener.map_err(failed)?.map_err(|answer| Complaint::refused(doing, &answer))
    }
}
