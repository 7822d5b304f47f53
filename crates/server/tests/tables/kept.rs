//! What was answered with success is kept: while the table sleeps, over a restart, and at another
//! machine.

use game::Seat;
use journal::{Access, AppendId, Chat, Entry, Journal, State, Summary};
use serde_json::{Value, json};
use table::{Salt, Seed, UnixMillis, Vault};

use crate::world::{Ears, World, pass};

/// Does something, and checks that it is kept. `act` returns what `check` needs to know besides the
/// table's address. After `sleep` seconds the table sleeps.
async fn is_kept(
    sleep: u64,
    act: impl AsyncFn(&World) -> (String, String),
    check: impl AsyncFn(&World, &str, &str),
) {
    let world = World::new().await;
    let (table, more) = act(&world).await;
    pass(sleep).await;
    assert_eq!(world.awake().await, 0, "it sleeps");
    check(&world, &table, &more).await;

    let world = World::new().await;
    let (table, more) = act(&world).await;
    let (journal, clock) = world.leave().await;
    check(&World::over(journal, clock).await, &table, &more).await;

    let both = World::two(Ears::Shut).await;
    let (table, more) = act(&both[0]).await;
    check(&both[1], &table, &more).await;

    // The other machine had the table awake before.
    let both = World::two(Ears::Open).await;
    let (table, more) = act(&both[0]).await;
    both[1].state(1, &table).await;
    pass(2).await;
    check(&both[1], &table, &more).await;
}

#[tokio::test(start_paused = true)]
async fn the_chat_switch() {
    let act = async |world: &World| {
        let table = world.started("mago-magino", 2).await;
        world.post(1, &format!("{table}/chat"), json!({"chat": false})).await.ok();
        (table, String::new())
    };
    let check = async |world: &World, table: &str, _: &str| {
        assert_eq!(world.state(2, table).await["chat"], false);
        let words = json!({"kind": "words", "text": "hello"});
        world.post(2, &format!("{table}/talk"), words.clone()).await.is(409, "chat-off");
        world.post(1, &format!("{table}/chat"), json!({"chat": true})).await.ok();
        world.post(2, &format!("{table}/talk"), words).await.ok();
    };
    is_kept(120, act, check).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_opened_without_chat() {
    let act = async |world: &World| {
        let opening = json!({"game": "mago-magino", "chat": false, "name": "Ada"});
        let opened = world.post(1, "/tables", opening).await.ok();
        (format!("/tables/{}", opened["table"].as_str().expect("a name")), String::new())
    };
    let check = async |world: &World, table: &str, _: &str| {
        assert_eq!(world.state(1, table).await["chat"], false);
        world.post(1, &format!("{table}/close"), json!({})).await.ok();
        let again = world.post(1, &format!("{table}/again"), json!({})).await.ok();
        let again = format!("/tables/{}", again["table"].as_str().expect("a name"));
        assert_eq!(world.state(1, &again).await["chat"], false, "nor with the same people again");
    };
    is_kept(120, act, check).await;
}

#[tokio::test(start_paused = true)]
async fn a_link_that_hands_a_seat_over() {
    let act = async |world: &World| {
        let table = world.started("mago-magino", 2).await;
        let answer = world.post(2, &format!("{table}/seats/B/move"), json!({})).await.ok();
        (table, answer["take"].as_str().expect("an address").to_owned())
    };
    let check = async |world: &World, table: &str, take: &str| {
        world.post(7, take, json!({})).await.ok();
        assert_eq!(world.state(7, table).await["you"], json!(["B"]));
        world.post(8, take, json!({})).await.is(410, "link-gone");
    };
    is_kept(120, act, check).await;
    let check = async |world: &World, table: &str, take: &str| {
        pass(601).await;
        world.post(7, take, json!({})).await.is(410, "link-gone");
        assert_eq!(world.state(2, table).await["you"], json!(["B"]));
    };
    is_kept(120, act, check).await;
}

#[tokio::test(start_paused = true)]
async fn that_a_link_was_used() {
    let act = async |world: &World| {
        let table = world.started("mago-magino", 2).await;
        let answer = world.post(2, &format!("{table}/seats/B/move"), json!({})).await.ok();
        let take = answer["take"].as_str().expect("an address").to_owned();
        world.post(7, &take, json!({})).await.ok();
        (table, take)
    };
    let check = async |world: &World, table: &str, take: &str| {
        world.post(8, take, json!({})).await.is(410, "link-gone");
        assert_eq!(world.state(7, table).await["you"], json!(["B"]));
    };
    is_kept(120, act, check).await;
}

#[tokio::test(start_paused = true)]
async fn what_players_add_to_the_chance() {
    let act = async |world: &World| {
        let table = world.seated("mago-magino", 2).await;
        world.ready(&table).await;
        (table, String::new())
    };
    let check = async |world: &World, table: &str, _: &str| {
        assert_eq!(ready(&world.state(1, table).await), [true, true]);
        world.post(1, &format!("{table}/start"), json!({})).await.ok();
    };
    is_kept(700, act, check).await;
}

/// Otherwise the server could choose among changes after it has seen all contributions.
#[tokio::test(start_paused = true)]
async fn that_a_change_voids_what_players_added_to_the_chance() {
    let changes: [(&str, Value); 3] = [
        ("settings", json!({"settings": {"shuffled-frogs": "on"}})),
        ("settings", json!({"settings": {"seats": 4}})),
        ("seats/C/bot", json!({"level": "random"})),
    ];
    for (what, body) in changes {
        let world = World::new().await;
        let table = world.opened("mago-magino", 3).await;
        world.join(1, &table).await;
        world.join(2, &table).await;
        assert_eq!(ready(&world.state(1, &table).await), [false, true], "the second has joined");
        world.ready(&table).await;
        assert_eq!(ready(&world.state(1, &table).await), [true, true]);
        world.post(1, &format!("{table}/{what}"), body.clone()).await.ok();
        assert_eq!(ready(&world.state(1, &table).await), [false, false], "{what} {body}");
    }
    let world = World::new().await;
    let table = world.seated("mago-magino", 2).await;
    world.post(1, &format!("{table}/start"), json!({})).await.is(409, "no-entropy");
    world.ready(&table).await;
    world.post(2, &format!("{table}/seats/B/name"), json!({"name": "Bo"})).await.ok();
    world.post(1, &format!("{table}/chat"), json!({"chat": false})).await.ok();
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
}

fn ready(state: &Value) -> Vec<bool> {
    let seats = state["seats"].as_array().expect("seats");
    seats.iter().filter_map(|seat| seat["ready"].as_bool()).collect()
}

/// A table that an older program opened, in format 1, is played to its end as before.
#[tokio::test(start_paused = true)]
async fn a_table_of_format_1_goes_on() {
    for journal in [Journal::memory(), Journal::shared_memory()] {
        let vault = Vault::of(Seed::new([1; 32]), Salt::new([2; 16]));
        let plan = games::open("mago-magino", "old".parse().expect("a name"), &vault, Vec::new());
        let plan = plan.expect("a game").expect("it opens");
        let summary = Summary {
            game: "mago-magino".to_owned(),
            state: State::Waiting,
            access: Access::Private,
            seats: 2,
            free: 2,
            chat: Chat::On,
            opened: UnixMillis(1_700_000_000_000),
            changed: UnixMillis(1_700_000_000_000),
            wake: None,
        };
        let (table, append) = (plan.next.id().clone(), plan.append);
        let (id, seats, vault) = (AppendId([1; 16]), Some(Vec::new()), Some(vault));
        let entry = Entry { table, append, id, summary, seats, vault };
        journal.append(entry).await.expect("it is the first");
        let world = World::over(journal.clone(), World::new().await.clock.clone()).await;
        let table = "/tables/old";
        world.join(1, table).await;
        world.join(2, table).await;
        assert_eq!(ready(&world.state(1, table).await), [true, true], "as format 1 always had it");
        world.post(1, &format!("{table}/start"), json!({})).await.ok();
        world.post(1, &format!("{table}/chat"), json!({"chat": false})).await.ok();
        assert_eq!(world.state(2, table).await["chat"], false);
        let answer = world.post(2, &format!("{table}/seats/B/move"), json!({})).await.ok();
        world.post(7, answer["take"].as_str().expect("an address"), json!({})).await.ok();
        assert_eq!(world.state(7, table).await["you"], json!(["B"]));
        world.post(1, &format!("{table}/close"), json!({})).await.ok();
        let record = world.get(1, &format!("{table}/record")).await.ok();
        let text = record["records"].as_str().expect("text");
        assert!(text.starts_with("clew records 1\nopen old mago-magino "), "{text}");
        let sitters = journal.sitters(&"old".parse().expect("a name")).await.expect("it is there");
        let token = |person: u8| server::person(&format!("{person:032x}")).expect("a token");
        let seats: Vec<Seat> = Seat::first(2).collect();
        assert_eq!(sitters, [(seats[0], token(1)), (seats[1], token(7))]);
    }
}
