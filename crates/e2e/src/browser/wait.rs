//! Waiting on a fact of the page: the page itself tells when it has come.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Browser, Refused, Script};
use crate::{PATIENCE, Since};

/// Looks at once and then with each change of the page. A page that is left while one waits is no
/// failure: the next one is asked.
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

/// So long one question to the page lasts.
const SLICE: Duration = Duration::from_secs(5);

impl Browser {
    /// Waits until an expression of the page's script is true, and gives what it is.
    ///
    /// # Panics
    /// If that does not come; `what` says what was waited for.
    #[track_caller]
    pub fn until(&mut self, what: &str, fact: &str) -> Value {
        match self.until_for(PATIENCE, fact) {
            Ok(found) => found,
            Err(last) => {
                panic!("{}: waited {PATIENCE:?} for {what}: `{fact}`{last}", self.name)
            }
        }
    }

    /// Waits for so long until an expression is true; whether it is.
    pub fn within(&mut self, patience: Duration, fact: &str) -> bool {
        self.found_within(patience, fact).is_some()
    }

    /// Waits for so long until an expression is true, and gives what it is then.
    pub fn found_within(&mut self, patience: Duration, fact: &str) -> Option<Value> {
        self.until_for(patience, fact).ok()
    }

    fn until_for(&mut self, patience: Duration, fact: &str) -> Result<Value, String> {
        let (watch, how) = match self.profile.script {
            Script::On => {
                let slice = patience.min(SLICE).as_millis().to_string();
                (WATCH.replace("FACT", fact).replace("SLICE", &slice), "async")
            }
            // Nothing in the page could tell: it is asked again.
            Script::Off => (format!("return ({fact}) || null"), "sync"),
        };
        let (since, mut last) = (Since::now(), String::new());
        while since.passed() < patience {
            match self
                .session
                .post(&format!("/execute/{how}"), &json!({"script": watch, "args": []}))
            {
                Ok(Value::Null) => {}
                Ok(found) => return Ok(found),
                // It may be on its way to the next page.
                Err(Refused { code, text }) => last = format!(" ({code}: {text})"),
            }
        }
        Err(last)
    }

    /// Waits until the page shows this append of its table, or a later one.
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

    /// Waits until there is such an element.
    #[track_caller]
    pub fn until_there(&mut self, css: &str) {
        let css_text = Value::from(css);
        self.until(css, &format!("document.querySelector({css_text}) !== null"));
    }

    /// The append that the page shows.
    ///
    /// # Panics
    /// If it is no table.
    #[track_caller]
    pub fn seq(&mut self) -> u64 {
        let seq = self.script("return Number(document.querySelector('#stage').dataset.seq)");
        seq.as_u64().expect("a table's page says which append it shows")
    }
}
