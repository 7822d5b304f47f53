//! A person who plays in a browser, using only what the page offers.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;

use crate::{Browser, Dice, Guide, PATIENCE, Profile, Setup, Since};

/// Lists the actions the page offers, each once.
const ACTIONS: &str =
    "[...new Set([...document.querySelectorAll('form.act button[name=action]:enabled')]
    .map((button) => button.value))]";

/// The table's state once there is an action or the table has ended. A button that waits for its answer
/// ignores a second press.
const MOVED: &str = "(() => {
    const { state } = document.querySelector('#stage').dataset;
    const open = document.querySelector('form.act button[name=action]:enabled, [data-act*=\"{choose}\"]');
    return state !== 'running' || (open && !document.querySelector('[aria-busy]')) ? state : null;
})()";

/// The cards in the hand that can be laid on the board.
const HELD: &str = "return document.querySelector('[data-act*=\"{choose}\"]')
    ? [...document.querySelectorAll('#hand [data-choose]')].map((card) => card.dataset.choose) : []";

/// The places for the chosen card in its current rotation.
const PLACES: &str = "return [...document.querySelectorAll('#board [data-act*=\"{choose}\"]')]
    .filter((place) => !place.closest('[hidden]') && place.checkVisibility()).map((place) => place.dataset.act)";

/// Maximum number of actions of one player in a short game.
const MOST: usize = 3000;

/// Maximum number of rotations of a card.
const TURNS: usize = 4;

/// Lists the actions, with the distance to the mark for the player to move, where a board has one.
const CHOICE: &str = "const at = (css) => ['x', 'y'].map((axis) =>
        Number([...document.querySelector(css).classList].find((name) => /^[xy]\\d$/.test(name) && name[0] === axis)?.[1]));
    const actions = ACTIONS;
    if (!document.querySelector('#look.look') || !document.querySelector('.piece.turn')) return [actions];
    const [[x, y], [toX, toY]] = [at('.piece.turn'), at('#look')];
    return [actions, toX - x, toY - y];";

/// Whether a press at append SEQ had an effect, once its own answer has arrived.
const ANSWER: &str = "(() => {
    if (globalThis.pressed?.hasAttribute('aria-busy')) return null;
    if (document.querySelector('.refused')) return 'refused';
    return Number(document.querySelector('#stage').dataset.seq) > SEQ ? 'done' : null;
})()";

/// A press without an effect in this time was not registered, unless the page waits for the server.
const HEARD: Duration = Duration::from_secs(10);
/// Whether the page waits for the server.
const BUSY: &str = "return document.querySelector('[aria-busy]') !== null";

/// Requests the table's JSON with the page's own cookie.
const STATE: &str =
    "fetch(location.pathname + location.search, { headers: { Accept: 'application/json' } })
    .then((answer) => answer.json()).then(arguments[0])";

/// After this time without a change a hero is moved out of the way.
const STUCK: Duration = Duration::from_millis(700);

/// Maximum number of times that the same action is repeated in an unchanged mall.
const AGAIN: u32 = 3;

/// Seconds without a discovery after which players deviate from their plans,
const LOST: u64 = 12;
/// and the seconds for which they alternate between both.
const WANDER: u64 = 4;
/// Seconds without a discovery after which the game is started again: the bot follows another plan.
const HOPELESS: u64 = 36;

/// A person who plays in a browser.
#[derive(Debug)]
pub struct Visitor {
    /// The person's browser.
    pub browser: Browser,
    /// The person's name.
    pub name: String,
    /// Whether actions that give up the game are left out.
    pub stubborn: bool,
}

impl Visitor {
    /// A new visitor.
    pub fn new(name: &str, profile: Profile, home: SocketAddr) -> Self {
        Self { browser: Browser::open(name, profile, home), name: name.to_owned(), stubborn: false }
    }

    /// Opens the ways to start a game from the first page: a sheet, or a page without script. Returns the
    /// selector of what holds them.
    #[track_caller]
    pub fn choose_game(&mut self, game: &str) -> String {
        self.browser.go("/");
        self.browser.click(&format!("a[href=\"/play/{game}\"]"));
        let sheet = format!("#play-{game}[open], .at-play .start");
        self.browser.until_there(&sheet);
        format!(":is({sheet})")
    }

    /// Starts a game against bots from the first page. Returns the table's path.
    #[track_caller]
    pub fn play_bots(&mut self, game: &str) -> String {
        let choices = self.choose_game(game);
        self.browser.click(&format!("{choices} .btn.go"));
        self.browser.until_state("running");
        self.browser.path()
    }

    /// Opens a table with this setup from the page with its settings. Returns the table's path.
    #[track_caller]
    pub fn open_table(&mut self, setup: &Setup) -> String {
        let browser = &mut self.browser;
        browser.go(&format!("/new/{}", setup.game));
        browser.fill("#name", &self.name);
        browser.fill("#set-seats", &setup.seats.to_string());
        for (key, value) in setup.settings {
            browser.fill(&format!("#set-{key}"), value);
        }
        browser.click("main form.settings > button.go");
        browser.until_state("waiting");
        browser.path()
    }

    /// Follows a link to a table and takes a seat.
    #[track_caller]
    pub fn join(&mut self, link: &str) {
        let browser = &mut self.browser;
        browser.go(link);
        browser.fill("#begin form.join [name=name]", &self.name);
        browser.click("#begin form.join button");
        browser.until_there("#stage[data-seat]:not([data-seat=watcher])");
    }

    /// The link that invites others.
    #[track_caller]
    pub fn link(&mut self) -> String {
        let link = self.browser.script("return document.querySelector('#invite .link a').href");
        let link = link.as_str().expect("a link is a text");
        let (_, path) = link.split_once("://").expect("a whole address");
        path[path.find('/').expect("a path")..].to_owned()
    }

    /// Puts an easy bot on the first free seat.
    #[track_caller]
    pub fn add_bot(&mut self) {
        let seq = self.browser.seq();
        self.browser.click("#chairs form[action$=\"/bot\"] button");
        self.browser.until_seq(seq + 1);
    }

    /// Starts the game once everybody is ready.
    #[track_caller]
    pub fn start(&mut self) {
        self.browser.until_there("#start:enabled");
        // A button that has just appeared ignores the pointer for a moment.
        self.browser.until("rest", "!document.querySelector('[data-fresh], [aria-busy]')");
        self.browser.click("#start");
        self.browser.until_state("running");
    }

    /// The actions that the page offers now.
    #[track_caller]
    pub fn actions(&mut self) -> Vec<String> {
        self.list(&format!("return {ACTIONS}"))
    }

    #[track_caller]
    fn list(&mut self, script: &str) -> Vec<String> {
        texts(&self.browser.script(script))
    }

    /// Chooses an action, towards the mark where a board has one, else at random; `None` without any.
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

    /// Presses the button of an action and waits for its effect. Returns `false` if the button is gone or
    /// another player was quicker.
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

    /// Chooses a card, rotates it until it fits, and lays it with a click on the board. Returns whether it
    /// was laid.
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
                        // The board moves when it grows, so the place is searched again.
                        Err(refused) if refused.is_change() => false,
                        Err(refused) => panic!("{}: {place}: {refused}", self.name),
                    };
                }
            }
        }
        false
    }

    /// Waits for the effect of an action that was tried at this append; returns whether there was one. A
    /// touch is lost where the board moves away under the finger; then the caller touches again.
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

    /// Waits until there is an action or the table has ended; returns whether there is an action.
    #[track_caller]
    pub fn turn(&mut self) -> bool {
        self.browser.until("a turn", MOVED) == "running"
    }

    /// Plays at random until the table has ended.
    ///
    /// # Panics
    /// If the game does not end.
    pub fn play(&mut self, dice: &mut Dice) -> usize {
        self.play_until(dice, |_, done| done == usize::MAX)
    }

    /// Plays at random until the condition holds or the table has ended. Returns the number of actions.
    ///
    /// # Panics
    /// If no action has an effect, or the game does not end.
    pub fn play_until(
        &mut self,
        dice: &mut Dice,
        mut enough: impl FnMut(&mut Self, usize) -> bool,
    ) -> usize {
        // Others may take their time; what counts is how long nothing happens while one could act.
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

    /// Selects the hero of an action and touches its destination. Returns `false` if the page has changed
    /// in the meantime.
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

    /// The table's state, and the actions of all heroes.
    pub fn state(&mut self) -> (Value, Vec<String>) {
        let state = self.browser.script_async(STATE);
        let legal = state["legal"].as_object().into_iter().flat_map(|all| all.values());
        let legal = legal.flat_map(|actions| actions.as_array().into_iter().flatten());
        let actions = legal.filter_map(|action| Some(action.as_str()?.to_owned())).collect();
        (state, actions)
    }

    /// Moves any hero of Magic Maze; returns whether one could be moved.
    pub fn move_somebody(&mut self) -> bool {
        let (_, actions) = self.state();
        let moves = |action: &&String| action.starts_with("move ") || action.starts_with("vortex ");
        actions.iter().find(moves).is_some_and(|action| self.act_on_board(action))
    }

    /// Plays Magic Maze sensibly until the table has ended. Returns `false` if nothing new was found for
    /// too long, so that a new game is the better choice.
    ///
    /// # Panics
    /// If the game does not end.
    pub fn play_well(&mut self, dice: &mut Dice) -> bool {
        let since = Since::now();
        // A player who repeats the same action conflicts with another player's plan, and lets them act.
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
            // Two plans, also the bot's, may undo each other for ever. Random moves lead out of that.
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
            // Others have to act first. If they do not, a hero is in another one's way.
            let moved = format!("Number(document.querySelector('#stage').dataset.seq) !== {seq}");
            if !self.browser.within(STUCK, &moved) {
                match &guide.others(&actions)[..] {
                    // Everything was tried, and others have acted meanwhile.
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
