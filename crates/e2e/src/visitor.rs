//! Somebody who plays in a browser, by what the page offers and nothing else.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;

use crate::{Browser, Dice, Guide, PATIENCE, Profile, Setup, Since};

/// What can be done now, each action once.
const ACTIONS: &str =
    "[...new Set([...document.querySelectorAll('form.act button[name=action]:enabled')]
    .map((button) => button.value))]";

/// The table's state, once there is something to do or nothing will ever be. A button that waits for
/// its answer would not hear a second press.
const MOVED: &str = "(() => {
    const { state } = document.querySelector('#stage').dataset;
    const open = document.querySelector('form.act button[name=action]:enabled, [data-act*=\"{choose}\"]');
    return state !== 'running' || (open && !document.querySelector('[aria-busy]')) ? state : null;
})()";

/// What lies in the hand and can be laid on the board.
const HELD: &str = "return document.querySelector('[data-act*=\"{choose}\"]')
    ? [...document.querySelectorAll('#hand [data-choose]')].map((card) => card.dataset.choose) : []";

/// Where what is chosen can be laid, as it is turned.
const PLACES: &str = "return [...document.querySelectorAll('#board [data-act*=\"{choose}\"]')]
    .filter((place) => !place.closest('[hidden]') && place.checkVisibility()).map((place) => place.dataset.act)";

/// No game that is set to be short has so many actions of one player.
const MOST: usize = 3000;

/// Nothing has more turns.
const TURNS: usize = 4;

/// What can be done, and how far it is to the mark for whoever is to move, where a board has one.
const CHOICE: &str = "const at = (css) => ['x', 'y'].map((axis) =>
        Number([...document.querySelector(css).classList].find((name) => /^[xy]\\d$/.test(name) && name[0] === axis)?.[1]));
    const actions = ACTIONS;
    if (!document.querySelector('#look.look') || !document.querySelector('.piece.turn')) return [actions];
    const [[x, y], [toX, toY]] = [at('.piece.turn'), at('#look')];
    return [actions, toX - x, toY - y];";

/// What came of a press at append SEQ, once its own answer has come: whether it was done.
const ANSWER: &str = "(() => {
    if (globalThis.pressed?.hasAttribute('aria-busy')) return null;
    if (document.querySelector('.refused')) return 'refused';
    return Number(document.querySelector('#stage').dataset.seq) > SEQ ? 'done' : null;
})()";

/// After so long without an answer a press was not heard, unless the page waits for the server.
const HEARD: Duration = Duration::from_secs(10);
/// Whether it does.
const BUSY: &str = "return document.querySelector('[aria-busy]') !== null";

/// What the server shows of the table to whoever looks at this page.
const STATE: &str =
    "fetch(location.pathname + location.search, { headers: { Accept: 'application/json' } })
    .then((answer) => answer.json()).then(arguments[0])";

/// After so long in which nothing happens somebody makes way.
const STUCK: Duration = Duration::from_millis(700);

/// Nobody does the same more often while the mall is the same.
const AGAIN: u32 = 3;

/// After so many seconds in which nothing new was found, people leave their plans for a while,
const LOST: u64 = 12;
/// and take them up again, each time for so many seconds.
const WANDER: u64 = 4;
/// After so many they begin anew: the bot has another plan and keeps to it.
const HOPELESS: u64 = 36;

/// Somebody who plays in a browser.
#[derive(Debug)]
pub struct Visitor {
    /// With what they look.
    pub browser: Browser,
    /// What they call themselves.
    pub name: String,
    /// Whether they never say that they give up.
    pub stubborn: bool,
}

impl Visitor {
    /// Somebody who has not been here before.
    pub fn new(name: &str, profile: Profile, home: SocketAddr) -> Self {
        Self { browser: Browser::open(name, profile, home), name: name.to_owned(), stubborn: false }
    }

    /// Goes from the first page to a table of one's own, set like this. Gives the table's path.
    #[track_caller]
    pub fn open_table(&mut self, setup: &Setup) -> String {
        let browser = &mut self.browser;
        browser.go("/");
        browser.click(&format!("a[href=\"/new/{}\"]", setup.game));
        browser.fill("#name", &self.name);
        browser.fill("#set-seats", &setup.seats.to_string());
        for (key, value) in setup.settings {
            browser.fill(&format!("#set-{key}"), value);
        }
        browser.click("main form.settings > button.main");
        browser.until_state("waiting");
        browser.path()
    }

    /// Follows a link to a table and sits down there.
    #[track_caller]
    pub fn join(&mut self, link: &str) {
        let browser = &mut self.browser;
        browser.go(link);
        browser.fill("#begin form.join [name=name]", &self.name);
        browser.click("#begin form.join button");
        browser.until_there("#stage[data-seat]:not([data-seat=watcher])");
    }

    /// The link that one sends to friends.
    #[track_caller]
    pub fn link(&mut self) -> String {
        let link = self.browser.script("return document.querySelector('#invite .link a').href");
        let link = link.as_str().expect("a link is a text");
        let (_, path) = link.split_once("://").expect("a whole address");
        path[path.find('/').expect("a path")..].to_owned()
    }

    /// Puts a bot on the first free seat.
    #[track_caller]
    pub fn add_bot(&mut self) {
        let seq = self.browser.seq();
        self.browser.click("#chairs form[action$=\"/bot\"] button");
        self.browser.until_seq(seq + 1);
    }

    /// Begins the game once everybody is ready.
    #[track_caller]
    pub fn start(&mut self) {
        self.browser.until_there("#start:enabled");
        self.browser.click("#start");
        self.browser.until_state("running");
    }

    /// What can be done now.
    #[track_caller]
    pub fn actions(&mut self) -> Vec<String> {
        self.list(&format!("return {ACTIONS}"))
    }

    #[track_caller]
    fn list(&mut self, script: &str) -> Vec<String> {
        texts(&self.browser.script(script))
    }

    /// One of the actions: towards the mark where a board has one, else by chance. `None` if there is
    /// nothing to do.
    #[track_caller]
    pub fn choose(&mut self, dice: &mut Dice) -> Option<String> {
        let choice = self.browser.script(&CHOICE.replace("ACTIONS", ACTIONS));
        let mut actions = texts(&choice[0]);
        actions.retain(|action| !(self.stubborn && action == "give-up"));
        if actions.is_empty() {
            return None;
        }
        let far = |nth: usize| choice[nth + 1].as_i64().unwrap_or(0);
        let ways = [
            ("step west", far(0) < 0),
            ("step east", far(0) > 0),
            ("step north", far(1) < 0),
            ("step south", far(1) > 0),
        ];
        let leads = |action: &&String| ways.contains(&(action.as_str(), true));
        let towards: Vec<&String> = actions.iter().filter(leads).collect();
        let chosen = match towards.len() {
            0 => &actions[dice.below(actions.len())],
            count => towards[dice.below(count)],
        };
        Some(chosen.clone())
    }

    /// Presses the button of an action and waits for what comes of it; whether it was done. If the
    /// button is gone meanwhile, or others were quicker, it was not.
    #[track_caller]
    pub fn act(&mut self, action: &str) -> bool {
        let seq = self.browser.seq();
        let button = format!("form.act button[name=action][value=\"{action}\"]");
        match self.browser.try_click(&button) {
            Ok(()) => self.answered(action, seq),
            Err(refused) if refused.is_change() => false,
            Err(refused) => panic!("{}: {action}: {refused}", self.name),
        }
    }

    /// Chooses something in the hand, turns it until it fits somewhere, and lays it there by a click
    /// on the board; whether it was laid.
    #[track_caller]
    pub fn lay(&mut self, dice: &mut Dice) -> bool {
        let mut held = self.list(HELD);
        let seq = self.browser.seq();
        while !held.is_empty() {
            let card = held.swap_remove(dice.below(held.len()));
            for _ in 0..TURNS {
                self.browser.click(&format!("#hand [data-choose=\"{card}\"]"));
                let places = self.list(PLACES);
                if !places.is_empty() {
                    let place = &places[dice.below(places.len())];
                    return match self.browser.try_click(&format!("#board [data-act=\"{place}\"]")) {
                        Ok(()) => self.answered(place, seq),
                        // The board moves when it grows: one looks again.
                        Err(refused) if refused.is_change() => false,
                        Err(refused) => panic!("{}: {place}: {refused}", self.name),
                    };
                }
            }
        }
        false
    }

    /// Waits for what comes of an action that was tried at this append; whether it was done. Where the
    /// board moves away under the finger, a touch is not heard: then it was not, and one touches again.
    #[track_caller]
    fn answered(&mut self, action: &str, seq: u64) -> bool {
        let fact = ANSWER.replace("SEQ", &seq.to_string());
        if let Some(answer) = self.browser.found_within(HEARD, &fact) {
            return answer == "done";
        }
        if self.browser.script(BUSY) == false {
            return false;
        }
        self.browser.until(&format!("an answer to {action}"), &fact) == "done"
    }

    /// Waits until there is something to do, or the table stands still; whether there is.
    #[track_caller]
    pub fn turn(&mut self) -> bool {
        self.browser.until("a turn", MOVED) == "running"
    }

    /// Plays by chance until the table stands still.
    ///
    /// # Panics
    /// If there is no end to it.
    pub fn play(&mut self, dice: &mut Dice) -> usize {
        self.play_until(dice, |_, done| done == usize::MAX)
    }

    /// Plays by chance until something is the case or the table stands still. Gives how often one
    /// has acted.
    ///
    /// # Panics
    /// If nothing that is tried is done, or there is no end to it.
    pub fn play_until(
        &mut self,
        dice: &mut Dice,
        mut enough: impl FnMut(&mut Self, usize) -> bool,
    ) -> usize {
        // Others may take their time: what counts is how long nothing is done while one could act.
        let (mut since, mut done) = (Since::now(), 0);
        while !enough(self, done) && self.turn() {
            assert!(done < MOST, "{}: {done} actions and no end", self.name);
            assert!(since.passed() < PATIENCE * 2, "{}: nothing after {done} actions", self.name);
            let is_done = match self.choose(dice) {
                Some(action) => self.act(&action),
                None => self.lay(dice),
            };
            if is_done {
                (since, done) = (Since::now(), done + 1);
            }
        }
        done
    }

    /// Chooses the hero whom an action is about and touches where it leads; whether it was done. If
    /// the page has changed meanwhile, it was not.
    pub fn act_on_board(&mut self, action: &str) -> bool {
        let seq = self.browser.seq();
        let hero = format!("hero-{}", action.split(' ').nth(1).unwrap_or_default());
        let chosen = self.browser.script("return document.querySelector('#board').dataset.chosen");
        let choose = format!("[data-choose=\"{hero}\"]");
        if chosen != hero && self.browser.try_click(&choose).is_err() {
            return false;
        }
        match self.browser.try_click(&format!("#board [data-act=\"{action}\"]")) {
            Ok(()) => self.answered(action, seq),
            Err(_) => false,
        }
    }

    /// What the server shows, and what can be done with whichever hero.
    pub fn state(&mut self) -> (Value, Vec<String>) {
        let state = self.browser.script_async(STATE);
        let legal = state["legal"].as_object().into_iter().flat_map(|all| all.values());
        let legal = legal.flat_map(|actions| actions.as_array().into_iter().flatten());
        let actions = legal.filter_map(|action| Some(action.as_str()?.to_owned())).collect();
        (state, actions)
    }

    /// Moves some hero of Magic Maze; whether one could be moved.
    pub fn move_somebody(&mut self) -> bool {
        let (_, actions) = self.state();
        let moves = |action: &&String| action.starts_with("move ") || action.starts_with("vortex ");
        actions.iter().find(moves).is_some_and(|action| self.act_on_board(action))
    }

    /// Plays Magic Maze as somebody who knows the way, until the table stands still; `false` if nothing
    /// new was found for so long that it is better to begin anew.
    ///
    /// # Panics
    /// If that takes too long.
    pub fn play_well(&mut self, dice: &mut Dice) -> bool {
        let since = Since::now();
        // Who does the same again and again has another plan than somebody else, and lets them.
        let mut done: HashMap<String, u32> = HashMap::new();
        let (mut found, mut news) = ((0, false), Since::now());
        while self.turn() {
            assert!(since.passed() < PATIENCE * 5, "{}: no end", self.name);
            let seq = self.browser.seq();
            let (state, mut actions) = self.state();
            let tiles = state["view"]["mall"].as_array().map_or(0, Vec::len);
            let now = (tiles, state["view"]["theft"] == true);
            if std::mem::replace(&mut found, now) != now {
                done.clear();
                news = Since::now();
            }
            let guide = Guide::read(&state["view"]);
            // Plans may stand in each other's way for ever, the bot's among them: one goes here and the
            // other back. Who wanders comes upon another.
            let lost = news.passed().as_secs();
            if lost >= HOPELESS {
                return false;
            }
            if lost >= LOST
                && lost / WANDER % 2 == 1
                && let others = guide.others(&actions)
                && !others.is_empty()
            {
                self.act_on_board(others[dice.below(others.len())]);
                continue;
            }
            actions.retain(|action| done.get(action).is_none_or(|times| *times < AGAIN));
            if let Some(action) = guide.choose(&actions) {
                *done.entry(action.clone()).or_default() += 1;
                self.act_on_board(action);
                continue;
            }
            // Others have to act first. If they do not, somebody is in somebody's way.
            let moved = format!("Number(document.querySelector('#stage').dataset.seq) !== {seq}");
            if !self.browser.within(STUCK, &moved) {
                match &guide.others(&actions)[..] {
                    // All has been tried, and others have tried something meanwhile.
                    [] => done.clear(),
                    others => drop(self.act_on_board(others[dice.below(others.len())])),
                }
            }
        }
        true
    }
}

fn texts(list: &Value) -> Vec<String> {
    let text = |one: &Value| one.as_str().expect("it is a text").to_owned();
    list.as_array().into_iter().flatten().map(text).collect()
}
