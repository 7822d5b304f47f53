//! Writes the results of a run as docs/performance.md.

use std::fmt::Write;
use std::thread;

use super::Plan;
use super::figures::{Figures, Range};
use super::rules::{Row, Rules};
use super::serving::CONTENDERS;

/// The template of the page. Figures replace the words in brackets.
const TEXT: &str = include_str!("page.md");

/// Fills in the template; asks Node for its version.
pub(super) fn page(
    plan: Plan,
    node: &str,
    served: &[Vec<Figures>],
    rules: &Rules,
    goals: &str,
) -> String {
    let cores = thread::available_parallelism().map_or(0, usize::from);
    TEXT.replace("[cores]", &cores.to_string())
        .replace("[node]", node.trim().trim_start_matches('v'))
        .replace("[repeats]", &plan.repeats.to_string())
        .replace("[tables]", &plan.tables.to_string())
        .replace("[viewers]", &(4 * plan.tables).to_string())
        .replace("[seconds]", &plan.seconds.to_string())
        .replace("[goals]\n", goals)
        .replace("[served]\n", &servers(served))
        .replace("[added]\n", &added(served))
        .replace("[ours]\n", &games(&rules.ours))
        .replace("[theirs]\n", &games(&rules.theirs))
}

/// One table row for each measured server.
pub(super) fn servers(served: &[Vec<Figures>]) -> String {
    let mut text = String::from(
        "| | actions/s | p50, ms | p99, ms | server, µs an action | memory, MB | client, cores |\n\
         | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    let measured = CONTENDERS.iter().zip(served).filter(|(_, figures)| !figures.is_empty());
    for (contender, figures) in measured {
        let range = |of: fn(&Figures) -> f64| Range::of(figures.iter().map(of));
        let cells = [
            range(|one| one.actions_per_s),
            range(|one| one.p50),
            range(|one| one.p99),
            range(|one| one.cpu),
            range(|one| one.memory / 1024.0 / 1024.0),
            range(|one| one.client),
        ];
        let cells = cells.map(|cell| cell.to_string()).join(" | ");
        // A text takes whatever is written to it.
        let _ = writeln!(text, "| {} | {cells} |", contender.name);
    }
    text
}

/// Rows that compare several machines on one database with one machine of the same round.
pub(super) fn added(served: &[Vec<Figures>]) -> String {
    let mut text = String::from("| | actions/s compared with one |\n| --- | --- |\n");
    for (contender, figures) in CONTENDERS.iter().zip(served) {
        let Some(alone) = contender.alone().filter(|_| !figures.is_empty()) else { continue };
        let rounds = figures.iter().zip(&served[alone]);
        let range = Range::of(rounds.map(|(all, one)| all.actions_per_s / one.actions_per_s));
        let _ = writeln!(text, "| {} | {range} |", contender.name);
    }
    text
}

fn games(rows: &[Row]) -> String {
    let mut text = String::from("| | million steps/s on one core |\n| --- | --- |\n");
    for Row { game, steps } in rows {
        let range = Range::of(steps.iter().map(|steps| steps / 1e6));
        let _ = writeln!(text, "| {game} | {range} |");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_a_row_for_each_and_no_place_left_open() {
        let one = Figures {
            actions_per_s: 1000.0,
            p50: 1.0,
            p99: 2.0,
            cpu: 3.0,
            memory: 1048576.0,
            client: 0.5,
            in_all: 1.0,
        };
        let two = Figures { actions_per_s: 3000.0, ..one };
        let mut served = vec![vec![one, two, two]; CONTENDERS.len()];
        let pair = CONTENDERS.iter().position(|one| one.name == "two small ones").expect("it is");
        served[pair].reverse();
        let row = |game: &str| Row { game: game.to_owned(), steps: vec![2e6, 4e6, 3e6] };
        let rules =
            Rules { ours: vec![row("mago-magino")], theirs: vec![row("hex")], ..Rules::default() };
        let plan = Plan { repeats: 3, tables: 7, seconds: 1, rollouts: 1.0 };
        let page = page(plan, "v20.1.0\n", &served, &rules, "| goal |\n");
        for contender in CONTENDERS {
            let line = format!("| {} | 3000 (1000 to 3000) | 1.00 | 2.00 |", contender.name);
            assert!(page.contains(&line), "{line}\n{page}");
        }
        assert!(page.contains("| goal |"), "{page}");
        assert!(page.contains("| mago-magino | 3.00 (2.00 to 4.00) |"), "{page}");
        assert!(page.contains("so 28 viewers"), "{page}");
        assert!(page.contains("| two small ones | 1.00 (0.33 to 3.00) |"), "{page}");
        assert!(page.contains("| three of Clew on PostgreSQL | 1.00 |"), "{page}");
        assert_eq!(page.matches("compared with one |").count(), 1, "{page}");
        for place in [
            "[cores]",
            "[goals]",
            "[node]",
            "[repeats]",
            "[tables]",
            "[viewers]",
            "[seconds]",
            "[served]",
            "[added]",
        ] {
            assert!(TEXT.contains(place) && !page.contains(place), "{place}");
        }
    }
}
