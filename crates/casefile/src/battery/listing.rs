//! Points 1, 2, 3 and 9: what may be done, and what happens to those who do something else.

use game::{Game, MAX_SEATS, Millis, Phase, Quiet, Refusal as _, Seat, SeatSet};

use super::failure::{Wrong, ensure, guarded, same};
use super::pool::Pool;
use super::{Point, Summary};

/// For each seat that there could be, what it may do.
pub(super) type Lists<G> = Vec<Vec<<G as Game>::Action>>;

/// What the seat may do.
pub(super) fn list<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut out = Vec::new();
    game.legal(seat, &mut out);
    out
}

/// What the seat may do without being refused.
pub(super) fn accepted<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut out = Vec::new();
    game.accepted(seat, &mut out);
    out
}

/// Point 1: the lists themselves.
pub(super) fn lists<G: Game>(
    game: &G,
    seats: u8,
    pool: &Pool<G>,
    summary: &mut Summary,
) -> Result<Lists<G>, Wrong> {
    let open = if let Phase::Open(open) = game.phase() { open } else { SeatSet::NOBODY };
    let mut lists = Vec::new();
    for seat in Seat::first(MAX_SEATS as u8) {
        summary.add(Point::Legal);
        let clean = list(game, seat);
        let mut used: Vec<_> = pool.candidates().take(3).collect();
        game.legal(seat, &mut used);
        same(&clean, &used, Point::Legal, || {
            format!("{seat}'s list depends on what was in the buffer before")
        })?;
        ensure(clean.is_sorted_by(|one, next| one < next), Point::Legal, || {
            format!("{seat}'s list is not ascending: {}", texts(&clean))
        })?;
        let may = open.contains(seat) && seat.index() < usize::from(seats);
        ensure(may || clean.is_empty(), Point::Legal, || {
            format!("{seat} may not act, but is given a list: {}", texts(&clean))
        })?;
        lists.push(clean);
    }
    let stuck = lists.iter().all(Vec::is_empty);
    ensure(open.is_empty() || !stuck, Point::Legal, || {
        format!("{open} may act, but nobody can do anything")
    })?;
    ensure(game.phase() != Phase::Open(SeatSet::NOBODY), Point::Legal, || {
        "the game is open to nobody".to_owned()
    })?;
    Ok(lists)
}

/// Points 2 and 3: what is listed is accepted, but for what the game says it refuses; everything else
/// is refused and changes nothing.
pub(super) fn trials<G: Game>(
    game: &G,
    now: Millis,
    seats: u8,
    lists: &Lists<G>,
    pool: &Pool<G>,
    summary: &mut Summary,
) -> Result<(), Wrong> {
    let absent = [Seat::new(seats.into()), Seat::new(MAX_SEATS - 1)].into_iter().flatten();
    for seat in Seat::first(seats).chain(absent) {
        let list = &lists[seat.index()];
        let accepted = accepted(game, seat);
        let unlisted = accepted.iter().find(|action| list.binary_search(action).is_err());
        ensure(unlisted.is_none() && accepted.is_sorted(), Point::Listing, || {
            let (accepted, list) = (texts(&accepted), texts(list));
            format!("what {seat} may do without refusal is no part of the list: {accepted}; {list}")
        })?;
        for &action in list {
            summary.add(Point::Listing);
            let mut trial = game.clone();
            let answer = guarded(Point::Listing, || Ok(trial.act(now, seat, action, &mut Quiet)))?;
            match (answer, accepted.binary_search(&action)) {
                (Ok(()), Ok(_)) => {}
                (Err(refusal), Ok(_)) => {
                    let what = format!("{seat} may `{action}` by the list, but: {refusal}");
                    return Err(Wrong::new(Point::Listing, what));
                }
                (Ok(()), Err(_)) => {
                    let what = format!("{seat} does `{action}`, which should be refused");
                    return Err(Wrong::new(Point::Listing, what));
                }
                (Err(refusal), Err(_)) => {
                    summary.add(Point::Unchanged);
                    ensure(trial == *game, Point::Unchanged, || {
                        format!(
                            "`{action}` by {seat} is refused ({refusal}), but changes the state"
                        )
                    })?;
                }
            }
        }
        let mut trial = game.clone();
        for action in pool.candidates().filter(|action| list.binary_search(action).is_err()) {
            summary.add(Point::Listing);
            summary.add(Point::Unchanged);
            let answer = guarded(Point::Listing, || Ok(trial.act(now, seat, action, &mut Quiet)))
                .map_err(|wrong| {
                Wrong::new(wrong.point, format!("act {seat} {action}: {}", wrong.what))
            })?;
            let Err(refusal) = answer else {
                let what = format!("{seat} does `{action}`, which is not on the list");
                return Err(Wrong::new(Point::Listing, what));
            };
            ensure(G::Refusal::ALL.contains(&refusal), Point::Texts, || {
                format!("the refusal `{}` is not on the list of all", refusal.code())
            })?;
            ensure(trial == *game, Point::Unchanged, || {
                format!("`{action}` by {seat} is refused ({refusal}), but changes the state")
            })?;
        }
    }
    Ok(())
}

/// Point 9: the list of an image is the image of the list.
pub(super) fn images<G: Game>(
    game: &G,
    seats: u8,
    lists: &Lists<G>,
    summary: &mut Summary,
) -> Result<(), Wrong> {
    for number in 0..G::IMAGES {
        let image = game.image(number);
        for seat in Seat::first(seats) {
            summary.add(Point::Symmetry);
            let actions = lists[seat.index()].iter();
            let mut turned: Vec<_> = actions.map(|&action| G::image_of(number, action)).collect();
            turned.sort();
            same(&texts(&turned), &texts(&list(&image, seat)), Point::Symmetry, || {
                format!("{seat}'s list turned to image {number}, and its list in that image:")
            })?;
        }
    }
    Ok(())
}

fn texts<A: ToString>(actions: &[A]) -> String {
    actions.iter().map(A::to_string).collect::<Vec<_>>().join(", ")
}
