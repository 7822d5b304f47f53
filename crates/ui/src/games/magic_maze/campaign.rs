//! The campaign of Magic Maze: the scenarios, and which of them a group has won.

use game::{Game as _, Millis};
use magic_maze::{MagicMaze, Sand, View};
use maud::{Markup, html};

use super::SHEET;
use crate::Words;
use crate::pages::{foot, icon, page, picture};

/// The results of a group in one scenario.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tried {
    /// Number of finished games.
    pub games: u32,
    /// Number of games won.
    pub won: u32,
    /// MZ-80: the best result.
    pub best: Option<Best>,
}

/// The result of a game that was won: fewer turns of the hourglass are better, then more time left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// Number of turns of the hourglass.
    pub timers: u32,
    /// Time left in milliseconds; `None` without sand.
    pub left: Option<u64>,
}

impl Best {
    /// The better of two results.
    #[must_use]
    pub fn better(self, other: Self) -> Self {
        let worth = |best: &Self| (std::cmp::Reverse(best.timers), best.left);
        if worth(&other) > worth(&self) { other } else { self }
    }
}

/// The result of a finished game that counts for the campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CampaignResult {
    /// The scenario, from 1.
    pub scenario: usize,
    /// How well the game went, if it was won.
    pub best: Best,
}

/// MZ-80: the result of a game; `None` if its deck, rules, tiles or time were changed.
pub(super) fn result(view: &View) -> Option<CampaignResult> {
    let options = view.options;
    if options.changed || options.sand != SAND_SECONDS || options.scenario == 0 {
        return None;
    }
    let left = match view.sand {
        Sand::Stopped { left: Millis(left) } => Some(left),
        Sand::Still | Sand::Runs { .. } => None,
    };
    let best = Best { timers: u32::from(view.totals.timers), left };
    Some(CampaignResult { scenario: usize::from(options.scenario), best })
}

/// The group whose campaign is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group<'a> {
    /// One reader, who opens another table.
    Reader {
        /// The reader's name, or a proposed one.
        name: &'a str,
    },
    /// The players of a table, who play again.
    Table {
        /// The table's id.
        table: &'a str,
        /// Whether the reader is the host, who chooses the next scenario.
        is_host: bool,
    },
}

/// The seconds of the timer in the rules as printed.
const SAND_SECONDS: u16 = 180;

/// The icons of each scenario: what it adds.
const SIGNS: [&[&str]; 17] = [
    &["mall-item", "mall-exit", "mall-talk"],
    &["mall-exit", "mall-timer", "mall-silence"],
    &["mall-timer", "mall-pass"],
    &["heroes-dwarf", "mall-passage", "heroes-elf", "mall-loudspeaker"],
    &["heroes-mage", "mall-ball"],
    &["heroes-barbarian", "mall-camera"],
    &["mall-camera", "mall-camera", "mall-camera", "mall-camera"],
    &["mall-face-up"],
    &["mall-leader", "mall-pawn"],
    &["mall-foreign"],
    &["mall-timer", "mall-reconfigure"],
    &["mall-silence", "point"],
    &["mall-dimensions", "mall-vortex"],
    &["mall-silence", "mall-pawn"],
    &["mall-silence", "eyes"],
    &["mall-vortex", "mall-out-of-order"],
    &["mall-crowds"],
];

/// The page of the campaign. `tried` has an entry for each scenario, the first for scenario 1.
pub fn campaign(words: &Words, tried: &[Tried], group: Group<'_>) -> Markup {
    let title = words.text("campaign");
    let (here, lead) = match group {
        Group::Reader { .. } => ("/campaign".to_owned(), "campaign-lead"),
        Group::Table { table, .. } => (format!("/tables/{table}/campaign"), "campaign-together"),
    };
    let tried = |nth: usize| tried.get(nth).copied().unwrap_or_default();
    let next = (0..SIGNS.len()).find(|&nth| tried(nth).won == 0);
    let body = html! {
        main #main class="sheet campaign" {
            h1 { (title) }
            p { (words.text(lead)) }
            ol class="scenarios" {
                @for nth in 0..SIGNS.len() { (scenario(words, nth, (tried(nth), next == Some(nth)), group)) }
            }
            p { a class="button" href={ "/rules/" (MagicMaze::NAME) } { (icon("book")) span { (words.text("learn")) } } }
        }
        (foot(words))
    };
    page(words, title, &here, "at-campaign", &body)
}

fn scenario(
    words: &Words,
    nth: usize,
    (tried, is_next): (Tried, bool),
    group: Group<'_>,
) -> Markup {
    let number = nth + 1;
    let title = words.format(&format!("scenario-{number}-title"), []);
    let state = if tried.won > 0 {
        "won"
    } else if is_next {
        "next"
    } else {
        ""
    };
    html! {
        li class={ "scenario " (state) } {
            div class="signs" { @for name in SIGNS[nth] { (sign(name)) } }
            h2 { (words.scenario(&number.to_string())) }
            p { (words.format(&format!("scenario-{number}"), [])) }
            p class="tried" {
                @if tried.won > 0 { (icon("trophy")) }
                (words.format("campaign-tried", [("games", tried.games.into()), ("won", tried.won.into())]))
            }
            @if let Some(best) = tried.best { p class="tried" { (best_result(words, best)) } }
            (play(words, number, (&title, is_next), group))
        }
    }
}

fn best_result(words: &Words, Best { timers, left }: Best) -> String {
    let timers = ("timers", timers.into());
    match left.map(|left| left / 1000) {
        None => words.format("campaign-best", [timers]),
        Some(left) => {
            let left = format!("{}:{:02}", left / 60, left % 60);
            words.format("campaign-best-left", [timers, ("left", left.into())])
        }
    }
}

/// The scenarios below the rules.
pub(super) fn scenarios(words: &Words) -> Markup {
    let all = (1u8..).map_while(|nth| {
        let title = words.find(&format!("scenario-{nth}-title"))?;
        Some((title, words.find(&format!("scenario-{nth}"))?))
    });
    html! {
        ol class="scenarios" { @for (title, text) in all { li { h3 { (title) } p { (text) } } } }
    }
}

/// An icon: of the game, or of all pages if its name has no set.
fn sign(name: &str) -> Markup {
    if name.contains('-') { picture(SHEET, name, "sign") } else { icon(name) }
}

fn play(words: &Words, number: usize, (title, is_next): (&str, bool), group: Group<'_>) -> Markup {
    let action = match group {
        Group::Reader { .. } => "/tables".to_owned(),
        Group::Table { table, is_host: true } => format!("/tables/{table}/again"),
        Group::Table { is_host: false, .. } => return html! {},
    };
    html! {
        form method="post" action=(action) {
            @if let Group::Reader { name } = group {
                input type="hidden" name="game" value=(MagicMaze::NAME);
                input type="hidden" name="name" value=(name);
            }
            input type="hidden" name="settings.scenario" value=(number);
            @let label = words.text("home-open");
            button class=[is_next.then_some("main")] aria-label=(words.labelled(label, title)) { (label) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    const READER: Group<'_> = Group::Reader { name: "Ada" };

    fn shown(tried: &[Tried], group: Group<'_>) -> String {
        campaign(Words::of(Lang::default()), tried, group).into_string()
    }

    #[test]
    fn every_scenario_of_the_game_has_its_place() {
        let page = shown(&[], READER);
        let places = page.matches("<li class=\"scenario ").count();
        assert_eq!(places, magic_maze::SCENARIOS.len());
    }

    #[test]
    fn what_comes_next_is_the_first_that_is_not_won() {
        let won = Tried { games: 3, won: 1, best: None };
        let lost = Tried { games: 2, ..Tried::default() };
        let page = shown(&[won, lost, won], READER);
        let states: Vec<&str> =
            page.split("<li class=\"scenario ").skip(1).map(|rest| &rest[..4]).collect();
        assert_eq!(states[..4], ["won\"", "next", "won\"", "\"><d"]);
    }

    #[test]
    fn the_best_is_shown_with_the_time_that_was_left() {
        let best = Some(Best { timers: 2, left: Some(83_400) });
        let page = shown(&[Tried { games: 1, won: 1, best }], READER);
        let args = [("timers", 2u32.into()), ("left", "1:23".into())];
        let text = Words::of(Lang::default()).format("campaign-best-left", args);
        assert!(page.contains(&text), "{page}");
    }

    #[test]
    fn fewer_turnings_are_better_and_then_more_time() {
        let best = |timers, left| Best { timers, left };
        for (worse, better) in [
            (best(3, Some(9)), best(2, Some(1))),
            (best(2, Some(1)), best(2, Some(9))),
            (best(2, None), best(2, Some(1))),
        ] {
            assert_eq!(worse.better(better), better);
            assert_eq!(better.better(worse), better);
        }
    }

    #[test]
    fn only_the_host_of_a_table_chooses_what_is_played_again() {
        let at = |is_host| shown(&[], Group::Table { table: "abc", is_host });
        assert!(at(true).contains("action=\"/tables/abc/again\""));
        assert!(!at(false).contains("<form method=\"post\" action=\"/tables"));
    }
}
