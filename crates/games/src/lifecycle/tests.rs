use game::{FastDice, Seat, Viewer};
use table::{Actor, AliasKey, Command, Salt, Seed, Table, UnixMillis};

use super::*;
use crate::{Complete, NAMES, Visitor, visit};

fn vault() -> Vault {
    Vault::of(Seed::new([7; 32]), Salt::new([8; 16])).with_alias_key(AliasKey::new([9; 32]))
}

/// A table of bots after this number of their actions, with its appends.
fn played(game: &str, actions: u64) -> (Arc<dyn AnyTable>, Vec<Append>) {
    let id = "table-1".parse().expect("a name");
    let plan = open(game, id, &vault(), Vec::new()).expect("a game").expect("it opens");
    let (mut table, mut appends) = (plan.next, vec![plan.append]);
    let mut give = |table: &mut Arc<dyn AnyTable>, command| {
        let plan = table.plan(&vault(), command, UnixMillis(1000)).expect("it is allowed");
        *table = plan.next;
        appends.push(plan.append);
    };
    let seats = table.people().seats();
    for seat in Seat::first(seats) {
        give(&mut table, Command::Bot { seat, level: "random".parse().expect("a level") });
    }
    give(&mut table, Command::Start { entropy: Vec::new() });
    let mut bots: Vec<_> =
        Seat::first(seats).map(|seat| (seat, table.bot("random", seat).expect("a bot"))).collect();
    let mut dice = FastDice::new(3);
    for number in 0..actions {
        let choice =
            bots.iter_mut().find_map(|(seat, bot)| Some((*seat, bot.choose(&*table, &mut dice)?)));
        let Some((seat, action)) = choice else { break };
        assert!(table.legal(seat).contains(&action));
        let key = format!("k{number}").parse().expect("a key");
        let seen = table.seq();
        give(&mut table, Command::Act { seat, actor: Actor::Bot, key, action, seen });
    }
    (table, appends)
}

fn view(table: &dyn AnyTable, viewer: Viewer) -> String {
    table.view(viewer).get().to_owned()
}

#[test]
fn a_table_of_every_game_is_opened_played_and_loaded_again() {
    for game in NAMES {
        let (table, appends) = played(game, 40);
        let loaded = load(&appends).expect("what was written");
        assert_eq!((loaded.game(), loaded.seq()), (*game, table.seq()));
        for viewer in Viewer::all(table.people().seats()) {
            let seen = view(&*table, viewer);
            assert!(seen.starts_with('{') && seen == view(&*loaded, viewer), "{game}");
        }
    }
}

/// Checks that two tables are equal in all their parts.
struct Same<'t>(&'t dyn AnyTable, &'t dyn AnyTable);

impl Visitor for Same<'_> {
    type Output = bool;

    fn visit<G: Complete>(self) -> bool {
        let table = |any: &dyn AnyTable| any.as_any().downcast_ref::<Table<G>>().cloned();
        table(self.0).is_some() && table(self.0) == table(self.1)
    }
}

#[test]
fn who_takes_in_what_others_wrote_has_the_same_table_and_hears_the_same() {
    for game in NAMES {
        let (_, appends) = played(game, 30);
        let (all, told) =
            (load(&appends).expect("it was played"), replay_events(&appends).expect("it was"));
        for known in 1..appends.len() {
            let before = load(&appends[..known]).expect("a beginning");
            let (after, heard) = before.follow(&appends[known..]).expect("they follow");
            assert!(visit(game, Same(&*after, &*all)).expect("a game"), "{game} from {known}");
            let later = told.iter().filter(|happened| happened.seq() > known as u64);
            let seqs = |happened: &Happened| happened.seq();
            assert_eq!(
                heard.iter().map(seqs).collect::<Vec<_>>(),
                later.map(seqs).collect::<Vec<_>>()
            );
            let gap = before.follow(&appends[known + 1..]);
            assert!(
                gap.is_err() || known + 1 == appends.len(),
                "{game}: one is missing at {known}"
            );
        }
        let none = all.follow(&[]).expect("nothing follows on anything");
        assert!(visit(game, Same(&*none.0, &*all)).expect("a game") && none.1.is_empty());
    }
}

#[test]
fn a_view_that_is_shared_is_the_same_for_all() {
    for game in NAMES {
        let (table, _) = played(game, 40);
        let watcher = view(&*table, Viewer::Watcher);
        let mut viewers = Viewer::all(table.people().seats());
        let is_same = viewers.all(|viewer| view(&*table, viewer) == watcher);
        assert_eq!(is_same, table.is_view_shared(), "{game}");
        let id = "table-2".parse().expect("a name");
        let plan = open(game, id, &vault(), Vec::new()).expect("a game").expect("it opens");
        assert_eq!(view(&*plan.next, Viewer::Seat(Seat::A)), "null");
    }
}

#[test]
fn what_happened_is_told_again() {
    for game in NAMES {
        let (table, appends) = played(game, 40);
        let told = replay_events(&appends).expect("what was written");
        assert!(told.iter().all(|happened| happened.seq() <= table.seq()));
        let sights = told.iter().flat_map(|happened| happened.sights(Viewer::Watcher));
        let sights: Vec<serde_json::Value> =
            sights.map(|sight| serde_json::from_str(sight.get()).expect("JSON")).collect();
        assert!(
            !sights.is_empty() && sights.iter().all(|sight| sight["fleeting"].is_boolean()),
            "{game}"
        );
    }
}

#[test]
fn a_refusal_keeps_its_code_and_its_sentence() {
    let (table, _) = played("mago-magino", 3);
    let seat = Seat::A;
    let key = "x".parse().expect("a key");
    let command = |action: &str, seen| {
        let action = action.to_owned();
        Command::Act { seat, actor: Actor::Bot, key, action, seen }
    };
    let refused =
        table.plan(&vault(), command("roll", 1), UnixMillis(1000)).expect_err("an old view");
    assert_eq!((refused.code, refused.kind), ("stale", crate::Kind::No));
    let refused = table
        .plan(&vault(), command("fly", table.seq()), UnixMillis(1000))
        .expect_err("no such action");
    assert_eq!((refused.code, refused.kind), ("unreadable", crate::Kind::Unreadable));
    let other = Vault::of(Seed::new([9; 32]), Salt::new([9; 16]));
    let refused = table.plan(&other, Command::Pause, UnixMillis(1000)).expect_err("another seed");
    assert_eq!(refused.kind, crate::Kind::Broken);
}

#[test]
fn what_is_no_table_is_not_loaded() {
    assert_eq!(load(&[]).expect_err("nothing"), Unloadable::NotOpened);
    let (_, mut appends) = played("magic-labyrinth", 5);
    appends.remove(2);
    assert!(matches!(load(&appends), Err(Unloadable::Broken(_))));
}
