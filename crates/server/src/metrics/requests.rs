//! Requests, counted by route, method and class of status.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{PoisonError, RwLock};

use axum::http::{Method, StatusCode};

use super::histogram::Histogram;

/// Methods that are told apart.
const METHODS: [&str; 4] = ["GET", "HEAD", "POST", "other"];
/// Classes of status.
const CLASSES: [&str; 4] = ["2xx", "3xx", "4xx", "5xx"];

/// There are as many rows as routes: the lock is taken for writing once for each of them.
#[derive(Default)]
pub(super) struct Requests(RwLock<BTreeMap<Box<str>, Row>>);

#[derive(Default)]
pub(super) struct Row {
    counts: [[AtomicU64; CLASSES.len()]; METHODS.len()],
    pub(super) times: Histogram,
}

impl Requests {
    pub(super) fn count(&self, path: &str, method: &Method, status: StatusCode, micros: u64) {
        let rows = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(row) = rows.get(path) {
            return row.count(method, status, micros);
        }
        drop(rows);
        let mut rows = self.0.write().unwrap_or_else(PoisonError::into_inner);
        rows.entry(path.into()).or_default().count(method, status, micros);
    }

    /// Shows each row, by route.
    pub(super) fn each(&self, mut show: impl FnMut(&str, &Row)) {
        let rows = self.0.read().unwrap_or_else(PoisonError::into_inner);
        rows.iter().for_each(|(path, row)| show(path, row));
    }
}

impl Row {
    fn count(&self, method: &Method, status: StatusCode, micros: u64) {
        let method = match *method {
            Method::GET => 0,
            Method::HEAD => 1,
            Method::POST => 2,
            _ => 3,
        };
        let class = match status.as_u16() {
            ..300 => 0,
            300..400 => 1,
            400..500 => 2,
            500.. => 3,
        };
        self.counts[method][class].fetch_add(1, Relaxed);
        self.times.note(micros);
    }

    /// Shows the method, the class and the number of each that occurred.
    pub(super) fn each(&self, mut show: impl FnMut(&str, &str, u64)) {
        for (method, counts) in METHODS.iter().zip(&self.counts) {
            for (class, count) in CLASSES.iter().zip(counts) {
                match count.load(Relaxed) {
                    0 => {}
                    count => show(method, class, count),
                }
            }
        }
    }
}
