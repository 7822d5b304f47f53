//! The numbers in the text form of Prometheus.

use std::fmt::{self, Write};
use std::sync::atomic::Ordering::Relaxed;

use super::histogram::{ENDS, Histogram};
use super::{Gauge, Numbers};

/// All of it.
pub(super) fn write(numbers: &Numbers) -> String {
    let mut text = String::with_capacity(4_096);
    all(numbers, &mut text).expect("a string takes all that is written to it");
    text
}

fn all(numbers: &Numbers, out: &mut String) -> fmt::Result {
    let gauges = [
        (Gauge::Connections, "connections", "Open connections."),
        (Gauge::Streams, "streams", "Open event streams."),
        (Gauge::Tables, "tables_awake", "Tables that are awake."),
    ];
    for (gauge, name, help) in gauges {
        head(out, name, "gauge", help)?;
        writeln!(out, "clew_{name} {}", numbers.gauges[gauge as usize].load(Relaxed))?;
    }
    let counters = [
        (&numbers.tables_opened, "tables_opened_total", "Tables opened."),
        (
            &numbers.appends_failed,
            "appends_failed_total",
            "Appends that are not known to be on disk.",
        ),
        (&numbers.connections_refused, "connections_refused_total", "Connections without a place."),
        (&numbers.connections_cut, "connections_cut_total", "Connections ended as too slow."),
        (&numbers.panics, "panics_total", "Bugs: tasks that panicked."),
    ];
    for (counter, name, help) in counters {
        head(out, name, "counter", help)?;
        writeln!(out, "clew_{name} {}", counter.load(Relaxed))?;
    }
    head(out, "append_seconds", "histogram", "Appends on disk, by how long that took.")?;
    boxes(out, "append_seconds", "", &numbers.appends)?;
    requests(numbers, out)
}

fn requests(numbers: &Numbers, out: &mut String) -> fmt::Result {
    let mut done = Ok(());
    head(out, "requests_total", "counter", "Requests answered.")?;
    numbers.requests.each(|path, row| {
        row.each(|method, class, count| {
            done = done.and(writeln!(
                out,
                "clew_requests_total{{path=\"{path}\",method=\"{method}\",class=\"{class}\"}} {count}"
            ));
        });
    });
    head(
        out,
        "request_seconds",
        "histogram",
        "Requests, by how long their answers took to begin.",
    )?;
    numbers.requests.each(|path, row| {
        done = done.and(boxes(out, "request_seconds", &format!("path=\"{path}\""), &row.times));
    });
    done
}

fn head(out: &mut String, name: &str, kind: &str, help: &str) -> fmt::Result {
    writeln!(out, "# HELP clew_{name} {help}\n# TYPE clew_{name} {kind}")
}

fn boxes(out: &mut String, name: &str, label: &str, times: &Histogram) -> fmt::Result {
    let (comma, set) = match label {
        "" => ("", String::new()),
        label => (",", format!("{{{label}}}")),
    };
    let up_to = times.up_to();
    let ends = ENDS.iter().map(|&(_, end)| end).chain(["+Inf"]);
    for (end, count) in ends.zip(up_to) {
        writeln!(out, "clew_{name}_bucket{{{label}{comma}le=\"{end}\"}} {count}")?;
    }
    let (sum, count) = (times.sum(), up_to[ENDS.len()]);
    writeln!(out, "clew_{name}_sum{set} {}.{:06}", sum / 1_000_000, sum % 1_000_000)?;
    writeln!(out, "clew_{name}_count{set} {count}")
}
