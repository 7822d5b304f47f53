//! Searches for other records that look the same to a viewer: the same actions, and other outcomes of
//! chance that the viewer did not see.

use anyhow::{Context, Result};
use clew::replay::apply;
use game::{Dice, FastDice, Game, Imagine, Phase, Quiet, Seat, Viewer};
use table::{Append, Hash, Record};

/// Swapped outcomes are at most this many draws apart.
const MAX_SWAP_DISTANCE: usize = 12;
/// Attempts to replace one outcome by another.
const REDRAWS_PER_OUTCOME: usize = 500;
/// Other outcomes that are compared with the drawn one, to see whether the viewer could tell them
/// apart.
const COMPARED_OUTCOMES: usize = 6;

/// How the other records differ.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// Exchange these two outcomes, so that the rest of the draws stays the same.
    Swap(usize, usize),
    /// Draw this outcome again, and later ones that have become impossible.
    Redraw(usize),
}

/// Records of another state that looks the same to this viewer, if there are any.
///
/// # Errors
/// If the records are not a game.
pub(super) fn twin<G: Imagine>(
    appends: &[Append],
    viewer: Viewer,
    dice: &mut FastDice,
) -> Result<Option<Vec<Append>>> {
    let records: Vec<&Record> = appends.iter().flat_map(Append::records).collect();
    let drawn: Vec<usize> =
        (0..records.len()).filter(|&nth| matches!(records[nth], Record::Chance { .. })).collect();
    let (game, _) =
        replay_changed::<G>(&records, None, dice).context("the records are not a game")?;
    if G::SECRETS && !game.hides(viewer) {
        return Ok(None);
    }
    let pairs = drawn.iter().enumerate().flat_map(|(nth, &first)| {
        let next = drawn.iter().skip(nth + 1).take(MAX_SWAP_DISTANCE);
        next.map(move |&second| Change::Swap(first, second))
    });
    let mut swaps: Vec<Change> = pairs.collect();
    // In random order, so that each seed finds another twin.
    for last in (1..swaps.len()).rev() {
        swaps.swap(last, dice.below(last as u32 + 1) as usize);
    }
    let unseen = unseen::<G>(&records, viewer, dice).unwrap_or_default();
    let redraws: Vec<Change> =
        unseen.iter().flat_map(|&nth| [Change::Redraw(nth); REDRAWS_PER_OUTCOME]).collect();
    for change in swaps.into_iter().chain(redraws) {
        if let Some((other, records)) = replay_changed::<G>(&records, Some(change), dice)
            && other != game
            && looks_same_to(&game, &other, viewer)
        {
            return Ok(Some(sealed(appends, records)));
        }
    }
    Ok(None)
}

/// The game after these records with this change, and the changed records; `None` if an action or an
/// outcome is not possible any more.
fn replay_changed<G: Game>(
    records: &[&Record],
    change: Option<Change>,
    dice: &mut FastDice,
) -> Option<(G, Vec<Record>)> {
    let mut game: Option<G> = None;
    let mut changed: Vec<Record> = records.iter().map(|&record| record.clone()).collect();
    for nth in 0..records.len() {
        let Record::Chance { at, outcome } = records[nth] else {
            apply(&mut game, records[nth], &mut Quiet).ok()?;
            continue;
        };
        let game = game.as_mut()?;
        let (text, may_redraw) = match change {
            Some(Change::Swap(first, second)) if nth == first => {
                (outcome_of(records[second])?, false)
            }
            Some(Change::Swap(first, second)) if nth == second => {
                (outcome_of(records[first])?, false)
            }
            Some(Change::Redraw(at)) if nth == at => (String::new(), true),
            Some(Change::Redraw(_)) => (outcome.clone(), true),
            _ => (outcome.clone(), false),
        };
        let kept = text.parse().ok();
        let kept = kept.filter(|outcome| game.chance(*at, outcome, &mut Quiet).is_ok());
        let text = match kept {
            Some(_) => text,
            None if may_redraw => {
                let outcome = game.sample(dice)?;
                game.chance(*at, &outcome, &mut Quiet).ok()?;
                outcome.to_string()
            }
            None => return None,
        };
        changed[nth] = Record::Chance { at: *at, outcome: text };
    }
    Some((game?, changed))
}

/// The outcomes that the viewer could not tell from others when they came.
fn unseen<G: Game>(records: &[&Record], viewer: Viewer, dice: &mut FastDice) -> Option<Vec<usize>> {
    let mut game: Option<G> = None;
    let mut unseen = Vec::new();
    for (nth, record) in records.iter().enumerate() {
        if let Record::Chance { at, outcome } = record {
            let before = game.clone()?;
            let shown = |outcome: &G::Chance| {
                let (mut after, mut events) = (before.clone(), Vec::new());
                after.chance(*at, outcome, &mut events).ok()?;
                let sights: Vec<_> =
                    events.iter().filter_map(|event| G::sight(event, viewer)).collect();
                Some((after.view(viewer), sights))
            };
            let own = outcome.parse().ok()?;
            let others = (0..COMPARED_OUTCOMES).filter_map(|_| before.sample(dice));
            let mut others = others.filter(|other| *other != own);
            if others.any(|other| shown(&other) == shown(&own)) {
                unseen.push(nth);
            }
        }
        apply(&mut game, record, &mut Quiet).ok()?;
    }
    Some(unseen)
}

/// The outcome in a record of chance.
fn outcome_of(record: &Record) -> Option<String> {
    match record {
        Record::Chance { outcome, .. } => Some(outcome.clone()),
        _ => None,
    }
}

/// Whether both look the same to the viewer.
fn looks_same_to<G: Game>(one: &G, other: &G, viewer: Viewer) -> bool {
    let legal = |game: &G, seat: Seat| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions
    };
    let lists = match viewer {
        Viewer::Seat(seat) => legal(one, seat) == legal(other, seat),
        Viewer::Watcher => true,
    };
    let goes_on = matches!(one.phase(), Phase::Open(_));
    goes_on
        && lists
        && one.phase() == other.phase()
        && one.deadline() == other.deadline()
        && one.view(viewer) == other.view(viewer)
}

/// The records in the same appends as before, with new seals.
fn sealed(appends: &[Append], records: Vec<Record>) -> Vec<Append> {
    let mut rest = records.into_iter();
    let mut before = Hash::START;
    let seal = |append: &Append| {
        let own = rest.by_ref().take(append.records().len()).collect();
        let made = Append::new(append.seq(), before, own);
        before = made.seal();
        made
    };
    appends.iter().map(seal).collect()
}
