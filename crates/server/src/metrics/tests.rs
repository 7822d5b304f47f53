//! The metrics as Prometheus reads them.

use axum::http::{Method, StatusCode};

use super::Metrics;

/// Checks that each of these lines is in the text.
#[track_caller]
fn tells(metrics: &Metrics, lines: &[&str]) {
    let text = metrics.text();
    for line in lines {
        assert!(text.lines().any(|told| told == *line), "{line} in\n{text}");
    }
}

#[test]
fn what_is_held_is_counted_until_it_is_dropped() {
    let metrics = Metrics::default();
    let held = [metrics.connection_open(), metrics.connection_open(), metrics.stream_open()];
    let table = metrics.table_awake();
    tells(&metrics, &["clew_connections 2", "clew_streams 1", "clew_tables_awake 1"]);
    drop(table);
    drop(held);
    tells(&metrics, &["clew_connections 0", "clew_streams 0", "clew_tables_awake 0"]);
}

#[test]
fn what_happens_is_counted_for_ever() {
    let metrics = Metrics::default();
    metrics.opened_table();
    metrics.append_failed();
    metrics.connection_refused();
    metrics.connection_cut();
    (0..3).for_each(|_| metrics.panicked());
    tells(
        &metrics,
        &[
            "clew_tables_opened_total 1",
            "clew_appends_failed_total 1",
            "clew_connections_refused_total 1",
            "clew_connections_cut_total 1",
            "clew_panics_total 3",
        ],
    );
}

#[test]
fn times_go_into_boxes_that_hold_all_smaller_ones() {
    let metrics = Metrics::default();
    for micros in [0, 100, 101, 2_500_000, 2_500_001] {
        metrics.append_done(micros);
    }
    tells(
        &metrics,
        &[
            "# TYPE clew_append_seconds histogram",
            "clew_append_seconds_bucket{le=\"0.0001\"} 2",
            "clew_append_seconds_bucket{le=\"0.00025\"} 3",
            "clew_append_seconds_bucket{le=\"0.5\"} 3",
            "clew_append_seconds_bucket{le=\"2.5\"} 4",
            "clew_append_seconds_bucket{le=\"+Inf\"} 5",
            "clew_append_seconds_count 5",
        ],
    );
    let text = metrics.text();
    let sum = text.lines().find_map(|line| line.strip_prefix("clew_append_seconds_sum "));
    let sum: f64 = sum.expect("a sum").parse().expect("a number");
    assert!((sum - 5.000_202).abs() < 1e-9, "{sum}");
}

#[test]
fn requests_are_told_apart() {
    let metrics = Metrics::default();
    let methods = [Method::GET, Method::HEAD, Method::POST, Method::DELETE];
    for (times, method) in methods.iter().enumerate() {
        for status in [200, 302, 404, 503] {
            let status = StatusCode::from_u16(status).expect("a status");
            (0..=times).for_each(|_| metrics.request("/a", method, status, 300));
        }
    }
    metrics.request("/b", &Method::GET, StatusCode::CREATED, 1);
    tells(
        &metrics,
        &[
            "clew_requests_total{path=\"/a\",method=\"GET\",class=\"2xx\"} 1",
            "clew_requests_total{path=\"/a\",method=\"HEAD\",class=\"3xx\"} 2",
            "clew_requests_total{path=\"/a\",method=\"POST\",class=\"4xx\"} 3",
            "clew_requests_total{path=\"/a\",method=\"other\",class=\"5xx\"} 4",
            "clew_requests_total{path=\"/b\",method=\"GET\",class=\"2xx\"} 1",
            "clew_request_seconds_count{path=\"/a\"} 40",
            "clew_request_seconds_bucket{le=\"0.0005\",path=\"/a\"} 40",
        ],
    );
    let rows = metrics.text().matches("clew_requests_total{").count();
    assert_eq!(rows, 17, "only what occurred");
}

#[test]
fn every_line_is_one_that_prometheus_reads() {
    let metrics = Metrics::default();
    metrics.request("/tables/{id}", &Method::GET, StatusCode::OK, 1);
    for line in metrics.text().lines() {
        if let Some(comment) = line.strip_prefix("# ") {
            let is_known = |kind: &str| comment.starts_with(&format!("{kind} clew_"));
            assert!(comment == "EOF" || is_known("HELP") || is_known("TYPE"), "{line}");
            continue;
        }
        let (name, value) = line.rsplit_once(' ').expect("a name and a value");
        assert!(name.starts_with("clew_") && value.parse::<f64>().is_ok(), "{line}");
        assert_eq!(name.contains('{'), name.ends_with("\"}"), "{line}");
    }
}
