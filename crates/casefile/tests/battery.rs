//! The battery passes a sound game, and every flaw fails at its own point.

mod toy;

use std::alloc::System;
use std::sync::{Mutex, PoisonError};

use casefile::battery::counting::{INSTRUMENTED_SYSTEM, StatsAlloc};
use casefile::battery::{Failure, Point, Seeds, Summary, run};
use casefile::playthrough;
use game::{Diagram, Game, Phase};
use toy::{Toy, flaw};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Allocations are counted for the whole program: one battery at a time.
static ALONE: Mutex<()> = Mutex::new(());

fn battery<const FLAW: u8>(flaw: u8, seeds: Seeds) -> Result<Summary, Failure> {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    flaw::choose(flaw);
    run::<Toy<FLAW>>(seeds)
}

#[track_caller]
fn fails(point: Point, words: &str, found: Result<Summary, Failure>) {
    match found {
        Ok(_) => panic!("nothing was found; it should be {point}"),
        Err(failure) => {
            assert_eq!(failure.point, point, "{failure}");
            assert!(failure.detail.contains(words), "{failure}");
        }
    }
}

#[test]
fn a_sound_game_passes_and_every_point_is_tried() {
    let summary = battery::<{ flaw::NONE }>(flaw::NONE, Seeds::quick())
        .unwrap_or_else(|failure| panic!("{failure}"));
    for point in Point::ALL {
        assert!(summary.count(point) > 0, "{point} was never tried:\n{summary}");
    }
    eprintln!("{summary}");
    assert!(summary.count(Point::Allocation) >= 100_000, "{summary}");
    assert_eq!(summary.tables, [2, 3].into());
    assert!(summary.different * 4 > summary.twins * 3, "{summary}");
    assert!(summary.revealed > 0 && summary.recalled > 0, "{summary}");
    assert!(summary.texts.1 * 20 > summary.texts.0, "{summary}");
}

#[test]
fn games_that_are_dealt_to_two_threads_are_the_same() {
    let play = |shares| {
        let seeds = Seeds { shares, ..Seeds::quick() };
        let found = battery::<{ flaw::NONE }>(flaw::NONE, seeds);
        found.unwrap_or_else(|failure| panic!("{failure}"))
    };
    let (one, two) = (play(1), play(2));
    assert_eq!((one.games, one.inputs, &one.tables), (two.games, two.inputs, &two.tables));
    for point in [Point::Settings, Point::Ends, Point::Replay, Point::Fuzz] {
        assert_eq!(one.count(point), two.count(point), "{point}");
    }
}

#[test]
fn a_failure_tells_how_to_see_it_again() {
    let found = battery::<{ flaw::CHOSEN }>(flaw::LOPSIDED, Seeds::quick());
    let text = found.expect_err("a flaw").to_string();
    for part in
        ["point 9 (symmetry): ", "seed ", "config\n    seats ", "    act ", "    chance roll "]
    {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    let (_, diagram) = text.split_once("diagram\n").expect("a diagram at the end");
    let diagram: Vec<_> = diagram.lines().filter_map(|line| line.strip_prefix("    ")).collect();
    let state = Toy::<{ flaw::NONE }>::read(&diagram.join("\n")).expect("a good diagram");
    assert!(matches!(state.phase(), Phase::Open(_)), "{text}");
}

#[test]
fn the_playthrough_is_as_it_was() {
    playthrough::check::<Toy<{ flaw::NONE }>>("tests/toy/playthrough.txt", "timed on\nseats 3", 5);
}

macro_rules! flaws {
    ($($name:ident: $flaw:ident is $point:ident $words:literal;)*) => {
        $(#[test]
        fn $name() {
            let found = battery::<{ flaw::CHOSEN }>(flaw::$flaw, Seeds::quick());
            fails(Point::$point, $words, found);
        })*
    };
}

flaws! {
    configs_that_cannot_be_read: NO_CONFIG is Settings "cannot be read";
    an_unsorted_list: UNSORTED is Legal "not ascending";
    a_repeated_action: REPEATED is Legal "not ascending";
    a_list_after_the_end: OUT_OF_TURN_LIST is Legal "may not act";
    nothing_to_do: STUCK is Legal "nobody can do anything";
    a_buffer_that_is_not_cleared: DIRTY_BUFFER is Legal "buffer";
    listed_but_refused: LISTED_ONLY is Listing "not taken";
    accepted_but_not_listed: UNLISTED is Listing "not on the list";
    accepted_but_never_listed_anywhere: NEVER_LISTED is Listing "not on the list";
    a_seat_that_nobody_has: ABSENT_SEAT is Listing "panicked";
    a_refusal_that_changes_the_state: REFUSAL_CHANGES is Unchanged "refused";
    a_misfit_that_changes_the_state: MISFIT_CHANGES is Unchanged "misfit";
    a_state_that_cannot_be: AUDIT is Audit "go together";
    an_action_that_is_read_as_another: LOSSY_ACTION is Texts "Right";
    a_chance_that_is_written_as_another: LOSSY_CHANCE is Texts "roll 2";
    a_config_that_is_not_written_out: LOSSY_CONFIG is Texts "timed: true";
    a_diagram_that_leaves_something_out: LOSSY_DIAGRAM is Texts "another state";
    a_game_that_looks_outside: OUTSIDE is Replay "a second game";
    a_die_that_does_not_follow_the_odds: FAIR_DIE is Odds "asked once";
    a_die_that_is_read_backward: BACKWARD_DIE is Odds "listed order";
    an_outcome_that_cannot_come_up: REFUSED_CHANCE is Odds "not taken";
    nature_out_of_turn: CHANCE_ANYTIME is Odds "cannot come up";
    an_outcome_without_weight: WEIGHTLESS is Odds "without weight";
    a_lopsided_list: LOPSIDED is Symmetry "peek B left";
    a_deadline_on_the_full_second: ABSOLUTE_TIME is Time "that much later";
    an_alarm_before_the_deadline: EARLY_ALARM is Time "is taken";
    an_alarm_without_a_deadline: ANY_ALARM is Time "is taken";
    an_alarm_after_the_end: RESTLESS is Time "over";
    an_action_that_allocates: ALLOCATING_ACT is Allocation "an action allocates";
    a_clone_that_allocates: ALLOCATING_CLONE is Allocation "a clone allocates";
    a_list_that_allocates: ALLOCATING_LEGAL is Allocation "a legal list allocates";
    a_reader_that_panics: PANICKING_ACTION is Fuzz "panicked";
    a_reader_that_lets_anything_pass: UNSOUND_DIAGRAM is Fuzz "trap";
    a_reader_that_is_too_kind: LOOSE_CHANCE is Fuzz "is read and written as";
    a_view_that_leaks: LEAKY_VIEW is View "the view of";
    a_world_that_cannot_be: IMPOSSIBLE_WORLD is View "is not read back";
    a_list_that_leaks: LEAKY_LEGAL is View "the legal list of";
    a_refusal_that_leaks: LEAKY_REFUSAL is View "the answer to";
    a_deadline_that_leaks: LEAKY_DEADLINE is View "the deadline of";
    odds_that_leak: LEAKY_ODDS is View "the length of the odds";
    leave_to_talk_that_leaks: LEAKY_TALK is View "leave to talk";
    a_sight_that_leaks: UNDECLARED is Twins "other sights";
    a_deed_that_leaks: UNDECLARED_DEED is Twins "not taken";
    an_end_that_leaks: UNDECLARED_END is Twins "the view of";
    hiding_that_is_denied: HIDING_DENIED is Different "no secrets are declared here";
    a_view_that_shows_all: TRUTH is Different "only 0 differ";
    a_memory_that_is_ignored: FORGETFUL is Memory "without it";
    a_memory_that_is_mistaken: MISTAKEN is Memory "is not so";
    a_memory_that_confuses: CONFUSED is Memory "with memory";
}

#[test]
fn a_game_without_end() {
    let seeds = Seeds { limit: 20_000, ..Seeds::quick() };
    let found = battery::<{ flaw::CHOSEN }>(flaw::ENDLESS, seeds);
    fails(Point::Ends, "goes on after 20000", found);
}

#[test]
fn secrets_that_are_denied() {
    let found = battery::<{ flaw::SECRETS_DENIED }>(flaw::NONE, Seeds::quick());
    fails(Point::Different, "no secrets are declared", found);
}

#[test]
fn one_view_that_is_not_one() {
    let found = battery::<{ flaw::ONE_VIEW_CLAIMED }>(flaw::NONE, Seeds::quick());
    fails(Point::View, "`Game::ONE_VIEW` is declared", found);
}

#[test]
fn an_undeclared_reveal_is_explained() {
    let found = battery::<{ flaw::CHOSEN }>(flaw::UNDECLARED, Seeds::quick());
    fails(Point::Twins, "let `Sighting::reveals` return `true`", found);
}
