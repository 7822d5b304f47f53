//! A moment as a page shows it.

use game::Viewer;
use maud::{Markup, html};
use ui::pages::{Move, Moves, REPLAY, ReplayPage, replay, replay_parts};
use ui::{Cx, GameParts, Narration, Revealed, Sent, Words};

use super::scene::scene;
use super::shot::{Happening, Position, fullest, take};
use super::{Look, Replay};
use crate::{Complete, Visitor, visit};

/// Maximum number of moves in a list.
const LISTED: usize = 40;

/// For whom a moment is shown.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// What is said in their language.
    pub words: &'static Words,
    /// Where they found the server, such as `https://clew.example`.
    pub origin: &'a str,
}

impl Replay {
    /// The page of a moment. `None`: the records make no game after all.
    pub fn page(&self, nth: usize, reader: Reader<'_>) -> Option<Markup> {
        self.show(nth, Look::All, reader, replay)
    }

    /// What a page that shows one moment must change to show another, each element on a line.
    pub fn parts(&self, (from, to): (usize, usize), reader: Reader<'_>) -> Option<String> {
        let parts = |cx: &Cx<'_>, moment: &ReplayPage<'_>| replay_parts(&cx.scripted(), moment);
        let before = self.show(from, Look::All, reader, parts)?;
        let after = self.show(to, Look::All, reader, parts)?;
        let changes = Sent::of(REPLAY, &before).update(REPLAY, &after, || html! {});
        Some(changes.into_iter().flat_map(|line| [line, "\n".to_owned()]).collect())
    }

    /// Does something with all that is shown of a moment.
    pub fn show<T>(
        &self,
        nth: usize,
        look: Look,
        reader: Reader<'_>,
        show: impl FnOnce(&Cx<'_>, &ReplayPage<'_>) -> T,
    ) -> Option<T> {
        visit(self.game, Show { replay: self, nth, look, reader, show }).ok().flatten()
    }
}

struct Show<'a, F> {
    replay: &'a Replay,
    nth: usize,
    look: Look,
    reader: Reader<'a>,
    show: F,
}

impl<T, F: FnOnce(&Cx<'_>, &ReplayPage<'_>) -> T> Visitor for Show<'_, F> {
    type Output = Option<T>;

    fn visit<G: Complete>(self) -> Option<T> {
        let Self { replay, nth, look, reader, show } = self;
        let place = replay.place(nth);
        let steps = replay.steps();
        let first = nth / LISTED * LISTED;
        let last = (first + LISTED).min(steps.len()) - 1;
        let listed = steps.get(first)?.seq..=steps[last].seq;
        let shot: Position<G> = take(&replay.records, place.at, listed).ok()??;
        let viewer = match look {
            Look::All => Viewer::Watcher,
            Look::As(viewer) => viewer,
        };
        let scene = scene(replay, place.at, (&shot.game, &shot.people), viewer, reader.origin);
        let cx = Cx::new(reader.words, &scene);
        let view = shot.game.view(viewer);
        let (parts, beside) = match look {
            Look::All => {
                let truth = shot.game.truth();
                let revealed = Revealed { view: &view, truth: &truth, memory: &shot.memory };
                GameParts::revealed::<G>(&revealed, &cx)
            }
            Look::As(_) => {
                let parts = GameParts::of::<G>(&view, &[], None, &cx);
                let hand = parts.hand.markup().clone();
                (parts, hand)
            }
        };
        let narrations = |one: &Happening<G>| narrations(one, look, &cx);
        let now = shot.scenes.iter().find(|one| one.seq == place.at);
        let now = now.map(|one| (narrations(one), described(one, &view, &cx)));
        let moment = |nth: usize| steps.get(nth).map(|moment| moment.seq);
        let moves = Moves {
            list: shot
                .scenes
                .iter()
                .filter_map(|one| line(one, &view, narrations(one), &cx))
                .collect(),
            earlier: first.checked_sub(1).and_then(moment),
            later: moment(last + 1),
        };
        let narrations = match now {
            Some((said, Some(text))) if said.is_empty() => {
                vec![Narration { text, fleeting: false, effect: None }]
            }
            Some((said, _)) => said,
            None => Vec::new(),
        };
        let check = replay.check();
        Some(show(&cx, &ReplayPage { parts, beside, narrations, place, moves, check }))
    }
}

/// The sentences about one append.
fn narrations<G: Complete>(one: &Happening<G>, look: Look, cx: &Cx<'_>) -> Vec<Narration> {
    let seats = cx.scene.chairs.len() as u8;
    let sight = |event| match look {
        Look::All => fullest::<G>(event, seats),
        Look::As(viewer) => G::sight(event, viewer),
    };
    one.events.iter().filter_map(sight).filter_map(|sight| G::narrate(&sight, cx)).collect()
}

/// The player and the action, for an append without a sentence.
fn described<G: Complete>(one: &Happening<G>, view: &G::View, cx: &Cx<'_>) -> Option<String> {
    let (seat, action) = one.deed?;
    Some(cx.words.labelled(&cx.name(seat), &G::label(view, &action, cx)))
}

/// A line of the list.
fn line<G: Complete>(
    one: &Happening<G>,
    view: &G::View,
    narrations: Vec<Narration>,
    cx: &Cx<'_>,
) -> Option<Move> {
    let said: Vec<String> = narrations.into_iter().map(|one| one.text).collect();
    let text = if said.is_empty() { described(one, view, cx)? } else { said.join(" ") };
    let seat = one.deed.map(|(seat, _)| seat);
    Some(Move { at: one.seq, seat, time: one.time, text })
}
