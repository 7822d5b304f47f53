//! Points 13 to 15: what a viewer is shown depends on nothing that the viewer may not know.

use game::{FastDice, Game, Imagine, Millis, Phase, Quiet, Seat, Sighting, Talk, Viewer};

use super::failure::{Wrong, ensure, guarded, same};
use super::listing::{accepted, list};
use super::memory::Memories;
use super::play::{Course, Input, What};
use super::pool::Pool;
use super::{Point, Summary, Tested};

/// The most inputs that two worlds are given.
const ROUNDS: usize = 40;
/// The most actions of a seat, and the number of outcomes, that are tried in one state.
const SOME: usize = 6;
/// What to do about a difference that no sight declares.
const DECLARE: &str = "
  If this is where a hidden fact comes to light, let `Sighting::reveals` return `true` for the sight
  that shows it. If not, the sight or the view is made from something that the viewer may not know.";

/// Points 13 and 15 in one state: worlds that look the same, one for each viewer.
pub(super) fn look<G: Tested>(
    course: &Course<G>,
    number: usize,
    game: &G,
    pool: &Pool<G>,
    dice: &mut FastDice,
    summary: &mut Summary,
) -> Result<(), Wrong> {
    let hidden = number > 0 && !matches!(game.phase(), Phase::Over(_));
    for viewer in Viewer::all(course.seats()) {
        summary.add(Point::View);
        ensure(
            !G::ONE_VIEW || game.view(viewer) == game.view(Viewer::Watcher),
            Point::View,
            || {
                let (own, all) = (game.view(viewer), game.view(Viewer::Watcher));
                format!(
                    "`Game::ONE_VIEW` is declared, but {viewer} and a watcher see different views: \
                 remove the declaration, or the difference\n  {own:?}\n  {all:?}"
                )
            },
        )?;
        if !G::SECRETS {
            continue;
        }
        let twin = imagined(game, viewer, dice)?;
        let equal = twin == *game;
        let hides = game.hides(viewer);
        ensure(hides || equal, Point::Different, || {
            format!(
                "no secrets are declared here (`Imagine::hides`), but {viewer} imagines another \
                 world:\n{}",
                twin.draw()
            )
        })?;
        alike(game, &twin, viewer)?;
        possible(&twin, viewer, Point::View)?;
        answers(game, &twin, viewer, course.time(number), pool)?;
        if hidden && hides {
            summary.add(Point::Different);
            summary.twins += 1;
            summary.different += u64::from(!equal);
        }
    }
    if !G::SECRETS {
        open(course, number, game, dice, summary)?;
    }
    Ok(())
}

/// A world that was imagined is one that the rules allow: the game's own audit holds, and its
/// diagram is read back as the same state.
pub(super) fn possible<G: Tested>(world: &G, viewer: Viewer, point: Point) -> Result<(), Wrong> {
    world.audit().map_err(|why| {
        Wrong::new(point, format!("{viewer} imagines a world that cannot be: {why}"))
    })?;
    let drawn = world.draw();
    let read = G::read(&drawn);
    ensure(read.as_ref() == Ok(world), point, || {
        let found = match read {
            Ok(other) => format!("it is read back as\n{}", other.draw()),
            Err(error) => format!("line {}: {error}", error.line()),
        };
        format!(
            "{viewer} imagines a world whose diagram is not read back, so `imagine` makes what \
             `Diagram` does not allow: {found}\n  in\n{drawn}"
        )
    })
}

/// Point 15 of a game that declares no secrets: two inputs that lead to different states are seen
/// to do so by everybody.
fn open<G: Tested>(
    course: &Course<G>,
    number: usize,
    game: &G,
    dice: &mut FastDice,
    summary: &mut Summary,
) -> Result<(), Wrong> {
    let mut inputs = Vec::new();
    for seat in Seat::first(course.seats()) {
        let actions = accepted(game, seat).into_iter().take(SOME);
        inputs.extend(actions.map(|action| What::Act(seat, action)));
    }
    inputs.extend((0..SOME).filter_map(|_| game.sample(dice)).map(What::Chance));
    let after = inputs.into_iter().filter_map(|what| {
        let (mut after, input) = (game.clone(), Input { at: course.time(number), what });
        input.give(&mut after, &mut Quiet).ok()?;
        Some((input.what, after))
    });
    let after: Vec<(What<G>, G)> = after.collect();
    for (nth, (one, after_one)) in after.iter().enumerate() {
        for (other, after_other) in after[nth + 1..].iter().filter(|(_, state)| state != after_one)
        {
            for viewer in Viewer::all(course.seats()) {
                summary.add(Point::Different);
                let differ = after_one.view(viewer) != after_other.view(viewer);
                ensure(differ, Point::Different, || {
                    format!(
                        "no secrets are declared (`Imagine::SECRETS`), but to {viewer} it looks \
                         the same after `{one}` and after `{other}`, which lead to different \
                         states: show the difference in the view, or declare secrets and \
                         implement `imagine`"
                    )
                })?;
            }
        }
    }
    Ok(())
}

/// Point 14 from one state on: what happens in worlds that look the same, to one who has just come
/// and to one who remembers.
pub(super) fn run<G: Tested>(
    course: &Course<G>,
    number: usize,
    game: &G,
    memories: &Memories<G>,
    dice: &mut FastDice,
    summary: &mut Summary,
) -> Result<(), Wrong> {
    if !G::SECRETS {
        return Ok(());
    }
    let rest = &course.inputs[number..];
    for (viewer, memory) in memories.iter() {
        // Equal dice, so that the memory makes all the difference.
        let mut same_dice = dice.clone();
        let twin = imagined(game, viewer, dice)?;
        let blank = part(game.clone(), twin, viewer, rest, summary)?;
        let view = game.view(viewer);
        let twin =
            guarded(Point::Memory, || Ok(G::imagine(viewer, &view, memory, &mut same_dice)))?;
        let aware = part(game.clone(), twin, viewer, rest, summary)?;
        summary.revealed += u64::from(blank.is_some_and(|inputs| inputs < ROUNDS));
        if let (Some(blank), Some(aware)) = (blank, aware) {
            summary.helped += u64::from(aware > blank);
            summary.misled += u64::from(aware < blank);
        }
    }
    Ok(())
}

/// Point 15: enough of the twins were really others.
pub(super) fn tally<G: Imagine>(summary: &Summary) -> Result<(), Wrong> {
    let (twins, different) = (summary.twins, summary.different);
    ensure(!G::SECRETS || different * 2 >= twins, Point::Different, || {
        format!(
            "of {twins} imagined worlds only {different} differ from the true one: let `imagine` \
             draw what is hidden by its dice, and let `hides` return `false` where nothing is hidden"
        )
    })
}

/// What the viewer is shown without doing anything.
pub(super) fn alike<G: Game>(one: &G, other: &G, viewer: Viewer) -> Result<(), Wrong> {
    let what =
        |what: &str| format!("to {viewer}, the {what} of a world that looks the same differs:");
    let point = Point::View;
    same(&one.view(viewer), &other.view(viewer), point, || what("view"))?;
    same(&one.phase(), &other.phase(), point, || what("phase"))?;
    same(&one.deadline(), &other.deadline(), point, || what("deadline"))?;
    let (mut odds, mut other_odds) = (Vec::new(), Vec::new());
    let listed = (one.odds(&mut odds), other.odds(&mut other_odds));
    same(&listed.0, &listed.1, point, || what("length of the odds (whether they can be listed)"))?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    same(&list(one, seat), &list(other, seat), point, || what("legal list"))?;
    same(&accepted(one, seat), &accepted(other, seat), point, || what("list without refusals"))?;
    for talk in Talk::ALL {
        same(&one.may_talk(seat, talk), &other.may_talk(seat, talk), point, || {
            what(&format!("leave to talk ({talk})"))
        })?;
    }
    Ok(())
}

/// What the viewer is answered when trying something.
fn answers<G: Game>(
    one: &G,
    other: &G,
    viewer: Viewer,
    now: Millis,
    pool: &Pool<G>,
) -> Result<(), Wrong> {
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let (mut trial, mut other_trial) = (one.clone(), other.clone());
    for action in pool.candidates() {
        let answer = trial.act(now, seat, action, &mut Quiet);
        let other_answer = other_trial.act(now, seat, action, &mut Quiet);
        same(&answer, &other_answer, Point::View, || {
            format!("the answer to {seat}'s `{action}` differs in a world that looks the same:")
        })?;
        if answer.is_ok() {
            trial.clone_from(one);
            other_trial.clone_from(other);
        }
    }
    Ok(())
}

fn imagined<G: Imagine>(game: &G, viewer: Viewer, dice: &mut FastDice) -> Result<G, Wrong> {
    let (view, memory) = (game.view(viewer), G::Memory::default());
    guarded(Point::View, || Ok(G::imagine(viewer, &view, &memory, dice)))
}

/// Gives both worlds the same inputs until something is revealed that tells them apart: says after
/// how many, or [`ROUNDS`] if nothing does. `None` if one of them does not allow what happened.
fn part<G: Imagine>(
    mut one: G,
    mut other: G,
    viewer: Viewer,
    rest: &[Input<G>],
    summary: &mut Summary,
) -> Result<Option<usize>, Wrong> {
    for (nth, input) in rest.iter().take(ROUNDS).enumerate() {
        summary.add(Point::Twins);
        let before = one.view(viewer);
        let (_, seen) = input.show(&mut one, viewer);
        let (answer, other_seen) = guarded(Point::Twins, || Ok(input.show(&mut other, viewer)))?;
        if answer.is_err() && matches!(input.what, What::Chance(_)) {
            summary.parted += 1;
            return Ok(None);
        }
        // A reveal may tell the worlds apart; where it does not, they go on.
        let equal = answer.is_ok() && seen == other_seen && alike(&one, &other, viewer).is_ok();
        if !equal && seen.iter().chain(&other_seen).any(Sighting::reveals) {
            return Ok(Some(nth));
        }
        let seen_at =
            || format!("{nth} inputs on, `{}` at {}, as {viewer} sees it:", input.what, input.at);
        if let Err(no) = answer {
            // Somebody drew on a secret of their own. That is no secret of the viewer's if nothing
            // of it was to be seen.
            ensure(seen.is_empty() && one.view(viewer) == before, Point::Twins, || {
                format!("{} not taken in a world that looks the same: {no:?}{DECLARE}", seen_at())
            })?;
            summary.unseen += 1;
            return Ok(None);
        }
        same(&seen, &other_seen, Point::Twins, || format!("{} other sights{DECLARE}", seen_at()))?;
        alike(&one, &other, viewer).map_err(|wrong| {
            Wrong::new(Point::Twins, format!("{} {}{DECLARE}", seen_at(), wrong.what))
        })?;
    }
    Ok(Some(ROUNDS))
}
