//! The campaign of Magic Maze: what each scenario adds, and which ones these people have won.

use maud::{Markup, html};

use super::shell::{foot, page};
use super::{icon, picture};
use crate::Words;

/// How often these people tried a scenario, and how often they won it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tried {
    /// How often they played it to an end.
    pub games: u32,
    /// How often they won.
    pub won: u32,
}

/// For whom a campaign is shown, and how they go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group<'a> {
    /// One reader: another table is opened, under this name.
    Reader {
        /// A name for one who has none yet.
        name: &'a str,
    },
    /// Those who sat at this table: they play again.
    Table {
        /// The table's name.
        table: &'a str,
        /// Whether the reader chooses what is played next.
        is_host: bool,
    },
}

/// What a scenario adds, in signs.
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

/// The campaign; `tried` has a place for each scenario, from 1.
pub fn campaign(words: &Words, tried: &[Tried], group: Group<'_>) -> Markup {
    let title = words.say("campaign");
    let (here, lead) = match group {
        Group::Reader { .. } => ("/campaign".to_owned(), "campaign-lead"),
        Group::Table { table, .. } => (format!("/tables/{table}/campaign"), "campaign-together"),
    };
    let tried = |nth: usize| tried.get(nth).copied().unwrap_or_default();
    let next = (0..SIGNS.len()).find(|&nth| tried(nth).won == 0);
    let body = html! {
        main #main class="sheet campaign" {
            h1 { (title) }
            p { (words.say(lead)) }
            ol class="scenarios" {
                @for nth in 0..SIGNS.len() { (scenario(words, nth, (tried(nth), next == Some(nth)), group)) }
            }
            p { a class="button" href="/rules/magic-maze" { (icon("book")) span { (words.say("learn")) } } }
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
    let title = words.tell(&format!("scenario-{number}-title"), &[]);
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
            h2 { (number) ". " (title) }
            p { (words.tell(&format!("scenario-{number}"), &[])) }
            p class="tried" {
                @if tried.won > 0 { (icon("trophy")) }
                (words.tell("campaign-tried", &[("games", tried.games.into()), ("won", tried.won.into())]))
            }
            (play(words, number, (&title, is_next), group))
        }
    }
}

/// Signs of the mall; those without a set are the shell's own.
fn sign(name: &str) -> Markup {
    if name.contains('-') { picture("magic-maze", name, "sign") } else { icon(name) }
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
                input type="hidden" name="game" value="magic-maze";
                input type="hidden" name="name" value=(name);
            }
            input type="hidden" name="settings.scenario" value=(number);
            button class=[is_next.then_some("main")] {
                (words.say("home-open")) span class="sr" { ": " (title) }
            }
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
        let (won, lost) = (Tried { games: 3, won: 1 }, Tried { games: 2, won: 0 });
        let page = shown(&[won, lost, won], READER);
        let states: Vec<&str> =
            page.split("<li class=\"scenario ").skip(1).map(|rest| &rest[..4]).collect();
        assert_eq!(states[..4], ["won\"", "next", "won\"", "\"><d"]);
    }

    #[test]
    fn only_the_host_of_a_table_chooses_what_is_played_again() {
        let at = |is_host| shown(&[], Group::Table { table: "abc", is_host });
        assert!(at(true).contains("action=\"/tables/abc/again\""));
        assert!(!at(false).contains("<form method=\"post\" action=\"/tables"));
    }
}
