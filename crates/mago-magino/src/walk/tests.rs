use super::*;
use crate::die::MOST_POINTS;

/// Every ring, walker, start and number of points: what is reckoned is what is walked.
#[test]
fn what_is_reckoned_is_what_is_walked() {
    for meadow in 4..=20 {
        let ring = Ring { forest: 3, meadow };
        for walker in [Walker::Child, Walker::Carrier, Walker::Magician, Walker::Frog] {
            for from in ring.all().filter(|&from| can_stand(walker, from)) {
                let most = if walker == Walker::Frog { 1 } else { MOST_POINTS };
                for points in 1..=most {
                    let reckoned: Vec<Space> = ends(ring, walker, from, points).iter().collect();
                    let walked: Vec<Space> =
                        ring.all().filter(|&to| can_end(ring, walker, from, points, to)).collect();
                    assert_eq!(reckoned, walked, "{meadow} {walker:?} {from} {points}");
                    assert!(walker == Walker::Child || reckoned.len() <= 2);
                }
            }
        }
    }
}

fn can_stand(walker: Walker, at: Space) -> bool {
    match walker {
        Walker::Child => true,
        Walker::Carrier => at == Space::HIDEOUT || at.is_meadow(),
        Walker::Magician => at == Space::HOUSE || at.is_meadow(),
        Walker::Frog => at != Space::HOUSE,
    }
}

#[test]
fn mm_28_the_magician_can_always_move() {
    for meadow in 4..=20 {
        let ring = Ring { forest: 3, meadow };
        for from in ring.all().filter(|&from| can_stand(Walker::Magician, from)) {
            for points in 1..=MOST_POINTS {
                assert!(ends(ring, Walker::Magician, from, points).iter().next().is_some());
            }
        }
    }
}
