//! What a view tells, and in which order.

use game::{Diagram, Game, Viewer};
use mago_magino::{MagoMagino, View};

fn view(text: &str) -> View {
    MagoMagino::read(text).expect(text).view(Viewer::Watcher)
}

#[test]
fn mm_33_it_is_seen_where_crystals_lie_and_that_the_hideout_is_empty() {
    let lying = |text: &str| -> Vec<String> {
        let all = view(text).crystals;
        all.iter().map(|(space, count)| format!("{space} {count}")).collect()
    };
    assert_eq!(lying("turn A"), ["hideout 15"]);
    let about = "turn A\ncrystals hideout 0\ncrystals meadow-9 4\ncrystals meadow-1 11";
    assert_eq!(lying(about), ["hideout 0", "meadow-1 11", "meadow-9 4"]);
}

#[test]
fn mm_50_frogs_are_in_the_order_of_their_ids_and_nameless_ones_of_their_spaces() {
    let text = "turn A rolled witch\ndraw frogs\nchild A1 meadow-2 frog 4\nchild A2 forest-3 frog\n\
                child B1 forest-1 frog\nchild B2 meadow-9 frog 1";
    let view = view(text);
    let frogs: Vec<String> = view.frogs.iter().map(|(frog, at)| format!("{frog} {at}")).collect();
    assert_eq!(frogs, ["1 meadow-9", "4 meadow-2"]);
    let nameless: Vec<String> = view.nameless.iter().map(ToString::to_string).collect();
    assert_eq!(nameless, ["forest-1", "forest-3"]);
    assert!(view.children.is_empty() && view.turned.is_empty());
}
