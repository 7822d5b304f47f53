//! Waits for conditions in a page.

use std::time::Duration;

use serde_json::Value;

use super::{Browser, Script};
use crate::{PATIENCE, Since};

/// Evaluates the condition at once and after each change of the page. Leaving the page ends the script
/// with an error; then the next page is asked.
const WATCH: &str = "const done = arguments[0];
    const look = () => { try { return (FACT) || null; } catch { return null; } };
    const first = look();
    if (first !== null) { done(first); return; }
    const again = () => { const found = look(); if (found !== null) finish(found); };
    const changes = new MutationObserver(again);
    // Some facts, such as where a scroll ends, are no changes of the page.
    const clock = setInterval(again, 200);
    const end = setTimeout(() => finish(null), SLICE);
    function finish(found) { changes.disconnect(); clearInterval(clock); clearTimeout(end); done(found); }
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });";

/// Maximum duration of one script.
const SLICE: Duration = Duration::from_secs(5);

impl Browser {
    /// Waits until a JavaScript expression is true, and returns its value.
    ///
    /// # Panics
    /// If it is not true within [`PATIENCE`]; `what` describes it for the message.
    #[track_caller]
    pub fn until(&mut self, what: &str, fact: &str) -> Value {
        match self.until_for(PATIENCE, fact) {
            Ok(found) => found,
            Err(last) => {
                panic!("{}: waited {PATIENCE:?} for {what}: `{fact}`{last}", self.name)
            }
        }
    }

    /// Waits until an expression is true; returns whether it was within this time.
    pub fn within(&mut self, patience: Duration, fact: &str) -> bool {
        self.found_within(patience, fact).is_some()
    }

    /// Waits until an expression is true; returns its value if it was within this time.
    pub fn found_within(&mut self, patience: Duration, fact: &str) -> Option<Value> {
        self.until_for(patience, fact).ok()
    }

    fn until_for(&mut self, patience: Duration, fact: &str) -> Result<Value, String> {
        let watch = match self.profile.script {
            Script::On => {
                let slice = patience.min(SLICE).as_millis().to_string();
                WATCH.replace("FACT", fact).replace("SLICE", &slice)
            }
            // A page without script cannot notify us, so it is polled.
            Script::Off => format!("return ({fact}) || null"),
        };
        let (since, mut last) = (Since::now(), String::new());
        while since.passed() < patience {
            let answer = match self.profile.script {
                Script::On => self.try_script_async(&watch),
                Script::Off => self.try_script(&watch, &[]),
            };
            match answer {
                Ok(Value::Null) => {}
                Ok(found) => return Ok(found),
                // The browser may be loading the next page.
                Err(refused) => last = format!(" ({refused})"),
            }
        }
        Err(last)
    }

    /// Waits until the page shows this append of its table or a later one.
    #[track_caller]
    pub fn until_seq(&mut self, seq: u64) {
        let fact = format!("Number(document.querySelector('#stage')?.dataset.seq) >= {seq}");
        self.until(&format!("append {seq}"), &fact);
    }

    /// Waits until the table is in this state, such as `running`.
    #[track_caller]
    pub fn until_state(&mut self, state: &str) {
        let fact = format!("document.querySelector('#stage')?.dataset.state === '{state}'");
        self.until(&format!("the state {state}"), &fact);
    }

    /// Waits until an element fits the selector.
    #[track_caller]
    pub fn until_there(&mut self, css: &str) {
        let css_text = Value::from(css);
        self.until(css, &format!("document.querySelector({css_text}) !== null"));
    }

    /// The number of the append that the page shows.
    ///
    /// # Panics
    /// If the page is not a table.
    #[track_caller]
    pub fn seq(&mut self) -> u64 {
        let seq = self.script("return Number(document.querySelector('#stage').dataset.seq)");
        seq.as_u64().expect("a table's page says which append it shows")
    }
}
