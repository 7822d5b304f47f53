//! The page of a step.

use game::Viewer;
use maud::{Markup, html};
use ui::pages::{Move, Moves, REPLAY, ReplayPage, replay, replay_parts};
use ui::{Cx, GameParts, GameUi, Narration, Revealed, Sent, Sentence, Words};

use super::position::{Happening, Position, fullest_sight, position};
use super::scene::scene;
use super::{Look, Replay};
use crate::{Complete, Visitor, visit};

/// Maximum number of moves in the list on a page.
const MAX_MOVES_LISTED: usize = 40;

/// The language and address for which a page is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The translations.
    pub words: &'static Words,
    /// The server's address as the reader's browser sees it, such as `https://clew.example`.
    pub origin: &'a str,
}

impl Replay {
    /// The page of step number `nth`, counted from 0; `None` if the records cannot be replayed.
    pub fn page(&self, nth: usize, reader: Reader<'_>) -> Option<Markup> {
        self.show(nth, Look::All, reader, replay)
    }

    /// The changes that turn the page of step `from` into that of step `to`, one element on each line.
    pub fn parts(&self, (from, to): (usize, usize), reader: Reader<'_>) -> Option<String> {
        let parts = |cx: &Cx<'_>, moment: &ReplayPage<'_>| replay_parts(&cx.scripted(), moment);
        let before = self.show(from, Look::All, reader, parts)?;
        let after = self.show(to, Look::All, reader, parts)?;
        let changes = Sent::of(REPLAY, &before).update(REPLAY, &after, |_| html! {});
        Some(changes.into_iter().flat_map(|line| [line, "\n".to_owned()]).collect())
    }

    /// Calls `show` with everything that a page shows of a step, and returns its result.
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
        let first = nth / MAX_MOVES_LISTED * MAX_MOVES_LISTED;
        let last = (first + MAX_MOVES_LISTED).min(steps.len()) - 1;
        let listed = steps.get(first)?.seq..=steps[last].seq;
        let position: Position<G> = position(&replay.records, place.at, listed).ok()??;
        let viewer = match look {
            Look::All => Viewer::Watcher,
            Look::As(viewer) => viewer,
        };
        let scene = scene(replay, place.at, &position, viewer, reader.origin);
        let cx = Cx::new(reader.words, &scene);
        let view = position.game.view(viewer);
        let (parts, beside) = match look {
            Look::All => {
                let truth = position.game.truth();
                let revealed = Revealed { view: &view, truth: &truth, memory: &position.memory };
                GameParts::revealed::<G::Ui, G>(&revealed, &cx)
            }
            Look::As(_) => {
                let parts = GameParts::of::<G::Ui, G>(&view, &[], None, &cx);
                let hand = parts.hand.markup();
                (parts, hand)
            }
        };
        let narrations = |one: &Happening<G>| narrations(one, look, &cx);
        let now = position.happenings.iter().find(|one| one.seq == place.at);
        let now = now.map(|one| (narrations(one), described(one, &view, &cx)));
        let step_seq = |nth: usize| steps.get(nth).map(|step| step.seq);
        let moves = Moves {
            list: position
                .happenings
                .iter()
                .filter_map(|one| line(one, &view, narrations(one), &cx))
                .collect(),
            earlier: first.checked_sub(1).and_then(step_seq),
            later: step_seq(last + 1),
        };
        let narrations = match now {
            Some((said, Some(text))) if said.is_empty() => {
                vec![Narration::new(text)]
            }
            Some((said, _)) => said,
            None => Vec::new(),
        };
        let check = replay.check();
        Some(show(&cx, &ReplayPage { parts, beside, narrations, place, moves, check }))
    }
}

/// The sentences about what happened in an append.
fn narrations<G: Complete>(one: &Happening<G>, look: Look, cx: &Cx<'_>) -> Vec<Narration> {
    let seats = cx.scene.chairs.len() as u8;
    let sight = |event| match look {
        Look::All => fullest_sight::<G>(event, seats),
        Look::As(viewer) => G::sight(event, viewer),
    };
    one.events.iter().filter_map(sight).filter_map(|sight| <G::Ui>::narrate(&sight, cx)).collect()
}

/// The player and the action, for an append that has no sentence.
fn described<G: Complete>(one: &Happening<G>, view: &G::View, cx: &Cx<'_>) -> Option<Sentence> {
    let (seat, action) = one.action?;
    Some(cx.words.labelled(&cx.player(seat), &<G::Ui>::label(view, &action, cx)).into())
}

/// A line in the list of moves.
fn line<G: Complete>(
    one: &Happening<G>,
    view: &G::View,
    narrations: Vec<Narration>,
    cx: &Cx<'_>,
) -> Option<Move> {
    let text = if narrations.is_empty() {
        described(one, view, cx)?
    } else {
        Sentence::join(narrations.into_iter().map(|one| one.text))
    };
    let seat = one.action.map(|(seat, _)| seat);
    Some(Move { at: one.seq, seat, time: one.time, text })
}
