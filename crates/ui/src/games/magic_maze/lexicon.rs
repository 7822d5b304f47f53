//! The words of this game that are needed again and again, and the names of its things.

use magic_maze::{Ability, Hero, Mark};

use crate::Cx;

/// What heroes are called.
pub(super) fn hero(cx: &Cx<'_>, hero: Hero) -> &'static str {
    cx.say(["mz-hero-barbarian", "mz-hero-mage", "mz-hero-elf", "mz-hero-dwarf"][hero.index()])
}

/// What can be done is called.
pub(super) fn ability(cx: &Cx<'_>, ability: Ability) -> &'static str {
    cx.say(
        [
            "mz-do-north",
            "mz-do-east",
            "mz-do-south",
            "mz-do-west",
            "mz-do-vortex",
            "mz-do-explore",
            "mz-do-escalator",
        ][ability as usize],
    )
}

/// The pictures of what can be done.
pub(super) fn picture(ability: Ability) -> &'static str {
    [
        "mall-north",
        "mall-east",
        "mall-south",
        "mall-west",
        "mall-vortex",
        "mall-explore",
        "mall-escalator",
    ][ability as usize]
}

/// What a mark on a square is called.
pub(super) fn mark(cx: &Cx<'_>, mark: Mark) -> &'static str {
    let key = match mark {
        Mark::Solid => "mz-mark-solid",
        Mark::Entry => "mz-mark-entry",
        Mark::Explore(hero) => {
            ["mz-explore-barbarian", "mz-explore-mage", "mz-explore-elf", "mz-explore-dwarf"]
                [hero.index()]
        }
        Mark::Vortex(hero) => {
            ["mz-vortex-barbarian", "mz-vortex-mage", "mz-vortex-elf", "mz-vortex-dwarf"]
                [hero.index()]
        }
        Mark::Item(hero) => {
            ["mz-item-barbarian", "mz-item-mage", "mz-item-elf", "mz-item-dwarf"][hero.index()]
        }
        Mark::Exit(hero) => {
            ["mz-exit-barbarian", "mz-exit-mage", "mz-exit-elf", "mz-exit-dwarf"][hero.index()]
        }
        Mark::Timer => "mz-mark-timer",
        Mark::Ball => "mz-mark-ball",
        Mark::Camera => "mz-mark-camera",
    };
    cx.say(key)
}
