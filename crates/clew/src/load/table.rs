//! One table with four seats, played at random.

use std::io;
use std::rc::Rc;
use std::task::Poll;
use std::time::Duration;

use game::FastDice;
use serde::Serialize;
use tokio::time::timeout;

use super::complaint::{Complaint, is_stale};
use super::course::{Course, GRACE};
use super::crowd::Crowd;
use super::http::{Address, Answer, Caller, Request, is_gone};
use super::offer::Game;
use super::opening::{self, Done, Looks, Opened};
use super::people::{self, Person, SEATS};
use super::schedule::Schedule;
use super::turn::{self, Turn};

/// How long a table rests when it was refused something.
const REST: Duration = Duration::from_millis(100);

/// One table with four seats.
#[derive(Debug)]
pub(super) struct Table {
    course: Rc<Course>,
    /// Where its server is.
    address: Address,
    game: Game,
    people: [Person; SEATS],
    caller: Caller,
    crowd: Crowd,
    /// Its address, without anything behind it.
    path: String,
    /// The viewer who acted last: by what they see the next one is found.
    actor: usize,
    /// Where the search for the next one begins.
    draw: usize,
    /// How many actions were sent: each has a key of its own.
    keys: u64,
    dice: FastDice,
}

/// What one seat does.
#[derive(Serialize)]
struct Act<'a> {
    seat: &'a str,
    action: &'a str,
    seen: u64,
    key: &'a str,
}

impl Table {
    /// Opens a table of this game.
    pub(super) async fn open(
        course: Rc<Course>,
        address: Address,
        game: Game,
        mut dice: FastDice,
    ) -> Result<Self, Complaint> {
        let failed = |error| Complaint::failed("connect", &error);
        let caller = Caller::new(&address).await.map_err(failed)?;
        let mut table = Self {
            address,
            game,
            people: people::four(&mut dice),
            caller,
            crowd: Crowd::new(Rc::clone(&course), Vec::new()),
            path: String::new(),
            actor: 0,
            draw: 0,
            keys: 0,
            dice,
            course,
        };
        table.renew().await?;
        Ok(table)
    }

    /// Plays until the time is over, at these moments or as fast as it can; `None` if it cannot be
    /// played on.
    pub(super) async fn play(mut self, schedule: Option<Schedule>) -> Option<Self> {
        let Err(complaint) = self.play_on(schedule).await else { return Some(self) };
        let mut tally = self.course.tally.borrow_mut();
        tally.complain(complaint);
        tally.lost += 1;
        None
    }

    async fn play_on(&mut self, mut schedule: Option<Schedule>) -> Result<(), Complaint> {
        loop {
            let meant = schedule.as_mut().map(Schedule::next);
            if meant.unwrap_or_else(|| self.course.now()) >= self.course.end.get() {
                break;
            }
            if let Some(meant) = meant {
                self.crowd.moment(meant).await.map_err(failed("events"))?;
            }
            // What was meant to be done in time is done, though it be late.
            let until = self.course.end.get() + meant.map_or(Duration::ZERO, |_| GRACE);
            match self.turn(until).await? {
                None => break,
                Some((Turn::Act { viewer, seat, action, seen }, rest)) => {
                    // While the game itself stands still, nobody waits for the server.
                    let meant = meant.filter(|_| rest == Rest::None);
                    self.act((viewer, &seat), &action, seen, meant).await?;
                }
                Some((Turn::Over | Turn::Late { .. } | Turn::Nobody, _)) => {
                    self.course.tally.borrow_mut().ended += 1;
                    self.renew().await?;
                    if let Some(schedule) = &mut schedule {
                        schedule.skip(self.course.now());
                    }
                }
            }
        }
        within("events", self.crowd.settled()).await
    }

    /// A table with the same people, in place of one whose game has ended.
    async fn renew(&mut self) -> Result<(), Complaint> {
        within("events", self.crowd.settled()).await?;
        // The server is to see that nobody looks at the old one any more.
        self.crowd.replace(Vec::new());
        let Self { course, address, game, people, caller, dice, .. } = self;
        let who = (&*people, course.looks);
        let opening = opening::open(caller, address, who, game, dice).await?;
        let Opened { path, viewers, seq } = opening;
        self.crowd.replace(viewers);
        (self.path, self.actor) = (path, 0);
        self.course.tally.borrow_mut().opened += 1;
        within("events", self.crowd.seen(self.actor, seq)).await
    }

    /// What comes next, and whether the game stood still before; `None` if it is too late.
    async fn turn(&mut self, until: Duration) -> Result<Option<(Turn, Rest)>, Complaint> {
        let Self { crowd, dice, actor, draw, .. } = self;
        let (actor, draw, looks) = (*actor, *draw, self.course.looks);
        let mut rest = Rest::None;
        // Nothing is read again before there is something new in it.
        let mut next = (actor, 0);
        let search = crowd.until(|viewers, _| {
            let (viewer, seq) = next;
            if viewers[viewer].listener.seq() < seq {
                return Poll::Pending;
            }
            let turn = match looks {
                Looks::Json => turn::turn(viewers, actor, draw, dice)?,
                Looks::Pages => turn::page_turn(viewers, actor, draw, dice),
            };
            match turn {
                Turn::Late { viewer, seq } => next = (viewer, seq),
                Turn::Nobody => {
                    rest = Rest::Some;
                    next = (actor, viewers[actor].listener.seq() + 1);
                }
                found @ (Turn::Act { .. } | Turn::Over) => return Poll::Ready(Ok((found, rest))),
            }
            Poll::Pending
        });
        let left = until.saturating_sub(self.course.now());
        match timeout(left, search).await {
            Ok(found) => found.map(Some).map_err(failed("events")),
            Err(_) => Ok(None),
        }
    }

    /// Does something as this viewer and waits until they see what came of it.
    async fn act(
        &mut self,
        (viewer, seat): (usize, &str),
        action: &str,
        seen: u64,
        meant: Option<Duration>,
    ) -> Result<(), Complaint> {
        self.keys += 1;
        (self.actor, self.draw) = (viewer, self.dice.bits() as usize % SEATS);
        let (key, path) = (format!("k-{}", self.keys), format!("{}/act", self.path));
        let token = Some(&*self.people[viewer].token);
        let request = Request { address: &self.address, path: &path, token };
        let request = request.post(&Act { seat, action, seen, key: &key });

        // A timer may ring a little early; what is late counts from the moment that was meant.
        let now = self.course.now();
        let at = meant.map_or(now, |meant| meant.min(now));
        let answer = within("act", self.ask(request)).await?;
        if answer.status == 200 {
            let done = serde_json::from_slice(&answer.body);
            let Done { seq } = done.map_err(|error| Complaint::odd("act", &error.to_string()))?;
            self.course.tally.borrow_mut().answered(at, self.course.now());
            self.crowd.expect(seq, at);
            within("events", self.crowd.seen(viewer, seq)).await
        } else if is_stale(&answer) {
            self.course.tally.borrow_mut().stale += 1;
            within("events", self.crowd.seen(viewer, seen + 1)).await
        } else {
            self.course.tally.borrow_mut().complain(Complaint::refused("act", &answer));
            let rested = self.course.now() + REST;
            self.crowd.moment(rested).await.map_err(failed("events"))
        }
    }

    /// Asks, and hears meanwhile what comes.
    async fn ask(&mut self, request: Vec<u8>) -> io::Result<Answer> {
        let Self { caller, crowd, .. } = self;
        caller.send(request).await?;
        match crowd.until(|_, cx| caller.poll_answer(cx)).await {
            Err(error) if is_gone(&error) => {
                caller.send_again().await?;
                crowd.until(|_, cx| caller.poll_answer(cx)).await
            }
            answer => answer,
        }
    }
}

/// Whether a game has stood still: nobody could act until the time had come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rest {
    None,
    Some,
}

/// What a server takes too long for, it does not do.
async fn within<T>(
    doing: &'static str,
    work: impl Future<Output = io::Result<T>>,
) -> Result<T, Complaint> {
    match timeout(GRACE, work).await {
        Ok(done) => done.map_err(failed(doing)),
        Err(_) => Err(Complaint::odd(doing, &format!("nothing for {} s", GRACE.as_secs()))),
    }
}

fn failed(doing: &'static str) -> impl Fn(io::Error) -> Complaint {
    move |error| Complaint::failed(doing, &error)
}
