//! A moment as a page shows it.

use game::Viewer;
use maud::{Markup, PreEscaped, html};
use ui::pages::{Move, Moves, REPLAY, ReplayPage, replay, replay_parts};
use ui::{Bared, Cx, Drawn, Known, Told, Words};

use super::scene::scene;
use super::shot::{Happening, Position, fullest, take};
use super::{Look, Replay};
use crate::{Complete, Visitor, visit};

/// So many moves are listed at once.
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
        let known =
            |cx: &Cx<'_>, moment: &ReplayPage<'_>| Known::of(REPLAY, &replay_parts(cx, moment));
        let nothing = Known::default();
        let known = self.show_to(Some(&nothing), from, (Look::All, reader), known)?;
        self.show_to(Some(&known), to, (Look::All, reader), |cx, moment| {
            let parts = replay_parts(cx, moment);
            let mut out = String::new();
            let line = |line: &str| {
                out.push_str(line);
                out.push('\n');
            };
            // The next step is asked for with what it starts from.
            let _ = known.clone().changes(&parts, || html! {}, line);
            out
        })
    }

    /// Does something with all that is shown of a moment.
    pub fn show<T>(
        &self,
        nth: usize,
        look: Look,
        reader: Reader<'_>,
        show: impl FnOnce(&Cx<'_>, &ReplayPage<'_>) -> T,
    ) -> Option<T> {
        self.show_to(None, nth, (look, reader), show)
    }

    /// The same, to a page that has this.
    fn show_to<T>(
        &self,
        known: Option<&Known>,
        nth: usize,
        (look, reader): (Look, Reader<'_>),
        show: impl FnOnce(&Cx<'_>, &ReplayPage<'_>) -> T,
    ) -> Option<T> {
        visit(self.game, Show { replay: self, known, nth, look, reader, show }).ok().flatten()
    }
}

struct Show<'a, F> {
    replay: &'a Replay,
    known: Option<&'a Known>,
    nth: usize,
    look: Look,
    reader: Reader<'a>,
    show: F,
}

impl<T, F: FnOnce(&Cx<'_>, &ReplayPage<'_>) -> T> Visitor for Show<'_, F> {
    type Output = Option<T>;

    fn visit<G: Complete>(self) -> Option<T> {
        let Self { replay, known, nth, look, reader, show } = self;
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
        let cx = known.map_or(cx, |known| cx.following(known));
        let view = shot.game.view(viewer);
        let (drawn, beside) = match look {
            Look::All => {
                let truth = shot.game.truth();
                let bared = Bared { view: &view, truth: &truth, memory: &shot.memory };
                Drawn::bare::<G>(&bared, &cx)
            }
            Look::As(_) => {
                let drawn = Drawn::of::<G>(&view, &[], None, &cx);
                let hand = PreEscaped(drawn.hand.markup().0.to_owned());
                (drawn, hand)
            }
        };
        let told = |one: &Happening<G>| told(one, look, &cx);
        let now = shot.scenes.iter().find(|one| one.seq == place.at);
        let now = now.map(|one| (told(one), called(one, &view, &cx)));
        let moment = |nth: usize| steps.get(nth).map(|moment| moment.seq);
        let moves = Moves {
            list: shot.scenes.iter().filter_map(|one| line(one, &view, told(one), &cx)).collect(),
            earlier: first.checked_sub(1).and_then(moment),
            later: moment(last + 1),
        };
        let told = match now {
            Some((said, Some(text))) if said.is_empty() => {
                vec![Told { text, fleeting: false, effect: None }]
            }
            Some((said, _)) => said,
            None => Vec::new(),
        };
        let check = replay.check();
        Some(show(&cx, &ReplayPage { drawn, beside, told, place, moves, check }))
    }
}

/// The sentences about what happened.
fn told<G: Complete>(one: &Happening<G>, look: Look, cx: &Cx<'_>) -> Vec<Told> {
    let seats = cx.scene.chairs.len() as u8;
    let sight = |event| match look {
        Look::All => fullest::<G>(event, seats),
        Look::As(viewer) => G::sight(event, viewer),
    };
    one.events.iter().filter_map(sight).filter_map(|sight| G::told(&sight, cx)).collect()
}

/// What was done, and by whom: for what there is no sentence about.
fn called<G: Complete>(one: &Happening<G>, view: &G::View, cx: &Cx<'_>) -> Option<String> {
    let (seat, action) = one.deed?;
    Some(format!("{}: {}", cx.name(seat), G::label(view, &action, cx)))
}

/// A line of the list.
fn line<G: Complete>(
    one: &Happening<G>,
    view: &G::View,
    told: Vec<Told>,
    cx: &Cx<'_>,
) -> Option<Move> {
    let said: Vec<String> = told.into_iter().map(|told| told.text).collect();
    let text = if said.is_empty() { called(one, view, cx)? } else { said.join(" ") };
    let seat = one.deed.map(|(seat, _)| seat);
    Some(Move { at: one.seq, seat, time: one.time, text })
}
