//! The rules of a game, in our own words, with boards drawn from its cases.

use maud::{Markup, PreEscaped, html};

use super::icon;
use super::shell::hero_page;
use crate::extras::Extras;
use crate::{Words, figures, files};

/// The rules of a game; `origin` is that of the server. Its sections are the keys `rules-GAME-N-title` and
/// `rules-GAME-N`. Without such texts the page shows `markdown`, the English rules in docs/rules.
pub fn rules(words: &Words, game: &'static str, markdown: &str, origin: &str) -> Markup {
    let title = words.name_of("game-", game);
    let extras = Extras::of(game);
    let mut sections = (1u8..)
        .map_while(|nth| {
            let heading = words.find(&format!("rules-{game}-{nth}-title"))?;
            Some((nth, heading, words.find(&format!("rules-{game}-{nth}"))?))
        })
        .peekable();
    let body = html! {
        div class="card sheet rules" {
            @if sections.peek().is_none() { (plain(markdown)) }
            @for (nth, heading, text) in sections {
                section {
                    h2 { (heading) }
                    @for paragraph in text.split("\n\n") { p { (paragraph) } }
                    (figure(game, nth))
                }
            }
            @if let Some(extras) = extras { ((extras.below_rules)(words)) }
            p class="next" { a class="btn go" href={ "/play/" (game) } { (icon("play")) (words.text("home-open")) } }
        }
    };
    let lead = words.find(&format!("lead-{game}"));
    hero_page(
        words,
        (title, &format!("/rules/{game}"), "at-rules"),
        (lead, Some(origin)),
        Some(game),
        &body,
    )
}

/// The figure of a section, if it has one. It is hidden from screen readers.
fn figure(game: &str, section: u8) -> Markup {
    html! {
        @if let Some(figure) = figures(game).iter().find(|figure| figure.section == section) {
            figure aria-hidden="true" inert class={ "g-" (game) } {
                (PreEscaped(figure.html.replace("/static/BUILD/", &format!("/static/{}/", files::build()))))
            }
        }
    }
}

/// Markdown as plain text: headings, lists and paragraphs, without the title.
fn plain(markdown: &str) -> Markup {
    let markdown = markdown.replace("**", "");
    html! {
        @for block in markdown.split("\n\n").map(str::trim).filter(|block| !block.starts_with("# ")) {
            @let (heading, text) = match block.strip_prefix("## ") {
                Some(rest) => rest.split_once('\n').unwrap_or((rest, "")),
                None => ("", block),
            };
            @if !heading.is_empty() { h2 { (heading) } }
            @if let Some(items) = text.strip_prefix("- ") {
                ul { @for item in items.split("\n- ") { li { (item) } } }
            } @else if !text.is_empty() {
                p { (text) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn a_game_without_words_shows_its_markdown() {
        let text = "# Race\n\n## Goal\n- **RA-01** Be <first>.\n- **RA-02** Run.\n\nThat is all.\n";
        let page = rules(Words::of(Lang::En), "race", text, "").into_string();
        assert!(page.contains("<h2>Goal</h2><ul><li>RA-01 Be &lt;first&gt;.</li>"), "{page}");
        assert!(page.contains("</ul><p>That is all.</p>"), "{page}");
    }
}
