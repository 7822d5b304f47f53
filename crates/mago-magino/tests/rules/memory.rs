//! What a viewer remembers of the frogs, and what can be imagined then.

use game::{Diagram, Dice, Game, Imagine, Millis, Viewer};
use mago_magino::{Chance, Event, MagoMagino, Memory};

/// Dice that go round: enough to make many different worlds.
struct Round(u32);

impl Dice for Round {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n.max(1)
    }
}

/// Plays on by these inputs and remembers what is seen.
fn played(position: &str, inputs: &[&str]) -> (MagoMagino, Memory) {
    let mut game = MagoMagino::read(position).expect(position);
    let mut memory = Memory::default();
    for input in inputs {
        let mut events: Vec<Event> = Vec::new();
        let (kind, rest) = input.split_once(' ').expect("an input");
        if kind == "chance" {
            let outcome: Chance = rest.parse().expect(rest);
            game.chance(Millis::ZERO, &outcome, &mut events).expect(input);
        } else {
            let action = rest.parse().expect(rest);
            game.act(Millis::ZERO, kind.parse().expect(kind), action, &mut events).expect(input);
        }
        for event in &events {
            let sight = MagoMagino::sight(event, Viewer::Watcher).expect("all is public");
            MagoMagino::remember(&mut memory, &sight);
        }
    }
    (game, memory)
}

/// In how many of 300 imagined worlds this frog is this child.
fn imagined(game: &MagoMagino, memory: &Memory, frog: &str, child: &str) -> usize {
    let mut dice = Round(1);
    let view = game.view(Viewer::Watcher);
    let (frog, child) = (frog.parse().expect("a frog"), child.parse().expect("a child"));
    let is_so = |_: &u32| {
        let world = MagoMagino::imagine(Viewer::Watcher, &view, memory, &mut dice);
        assert_eq!(world.view(Viewer::Watcher), view);
        assert_eq!(world.audit(), Ok(()));
        world.truth().owner.get(&frog) == Some(&child)
    };
    (0..300).filter(is_so).count()
}

const THREE: &str = "\
turn A rolled witch
draw arrow
child A1 meadow-4
child A2 meadow-6 frog 1
child B1 forest-1 frog 2
";

#[test]
fn who_saw_a_child_become_a_frog_knows_it_and_who_did_not_guesses() {
    let (game, memory) = played(THREE, &["chance arrow meadow-4", "chance frog 4"]);
    assert_eq!(imagined(&game, &memory, "4", "A1"), 300);
    let blank = imagined(&game, &Memory::default(), "4", "A1");
    assert!((70..130).contains(&blank), "one of three: {blank}");
    // Of the two others nothing is known, but that neither is A1.
    assert_eq!(imagined(&game, &memory, "1", "A1"), 0);
    let other = imagined(&game, &memory, "1", "A2");
    assert!((120..180).contains(&other), "one of two: {other}");
}

#[test]
fn a_freed_frog_is_forgotten_and_its_id_means_nothing_any_more() {
    let inputs = ["chance arrow meadow-4", "chance frog 4", "A magician to meadow-9"];
    let (_, memory) = played(THREE, &inputs);
    assert_eq!(memory.owner.len(), 1);
    let near = THREE.replace("child A1 meadow-4", "child A1 meadow-9");
    let inputs = ["chance arrow meadow-9", "chance frog 4", "A magician to meadow-9"];
    let (_, memory) = played(&near, &inputs);
    assert_eq!(memory, Memory::default());
}

#[test]
fn mm_53_frogs_that_were_mixed_are_forgotten() {
    let shuffled = format!("set shuffled-frogs on\n{THREE}");
    let inputs = ["chance arrow meadow-4", "chance frog 4", "A magician to meadow-9"];
    let (_, memory) = played(&shuffled, &inputs);
    assert_eq!(memory.owner.len(), 1, "one that is made alone is known");
    let next = ["B roll", "chance roll 2", "B frog 4 to meadow-5", "A roll", "chance roll 2"];
    let more = ["A frog 1 to meadow-5", "chance frogs 4 3"];
    let (game, memory) = played(&shuffled, &[&inputs[..], &next, &more].concat());
    assert_eq!(memory, Memory::default());
    let a1 = imagined(&game, &memory, "4", "A1");
    assert!((70..130).contains(&a1), "{a1}");
}

#[test]
fn mm_50_something_is_hidden_from_two_frogs_on() {
    let hides = |text: &str| MagoMagino::read(text).expect(text).hides(Viewer::Watcher);
    assert!(!hides("turn A"));
    assert!(!hides("turn A\nchild A1 meadow-3 frog 2"));
    assert!(hides("turn A\nchild A1 meadow-3 frog 2\nchild B2 meadow-3 frog 3"));
    assert!(hides(
        "turn A rolled witch\ndraw frogs\nchild A1 hideout frog\nchild B2 hideout frog 3"
    ));
    let over = "turn A\nwon A\ndelivered A 3\nchild A1 meadow-3 frog 2\nchild B2 meadow-3 frog 3";
    assert!(!hides(over));
}
