use magic_maze::{Ability, Hero, Mark, SCENARIOS};

use crate::pictures::{Set, tests::check};

/// Pictures besides marks and abilities: MZ-07, MZ-08, MZ-10, MZ-20, MZ-40 to MZ-42 and what the scenarios
/// add.
const MALL_BESIDES: &str = "crowds deck dimensions door face-up foreign give-up leader loudspeaker \
                            nothing out-of-order pass passage pawn reconfigure silence talk theft tile \
                            turn-up";

/// Keys that the code builds from parts.
pub(super) fn keys() -> Vec<String> {
    let mut out = Vec::new();
    for hero in Hero::ALL.map(Hero::name) {
        let kinds = ["hero", "explore", "vortex", "item", "exit"];
        out.extend(kinds.map(|kind| format!("mz-{kind}-{hero}")));
    }
    let marks = ["solid", "entry", "timer", "ball", "camera"];
    out.extend(marks.map(|mark| format!("mz-mark-{mark}")));
    out.extend(Ability::ALL.iter().map(|ability| format!("mz-do-{}", ability.name())));
    let scenario = |nth| [format!("scenario-{nth}-title"), format!("scenario-{nth}")];
    out.extend((1..=SCENARIOS.len()).flat_map(scenario));
    out
}

#[test]
fn every_hero_item_mark_and_ability_has_a_picture() {
    check(Set::Heroes, Hero::ALL.iter().flat_map(|hero| [hero.name(), hero.symbol()]), "");
    let abilities = Ability::ALL.into_iter().map(Ability::name);
    check(Set::Mall, Mark::all().map(Mark::kind).chain(abilities), MALL_BESIDES);
}
