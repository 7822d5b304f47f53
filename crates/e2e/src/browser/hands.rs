//! What hands do to a page: clicks, touches, keys.

use serde_json::{Value, json};

use super::{Browser, Hand, Refused};

/// What the protocol calls an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// What a person presses to press an element: first the summaries of what is folded around it.
const WAY: &str = "const way = (element) => {
        const all = [element];
        for (let e = element.parentElement; e; e = e.parentElement)
            if (e.localName === 'details' && !e.open && !e.querySelector(':scope > summary')?.contains(element))
                all.unshift(e.querySelector(':scope > summary'));
        return all;
    };";

/// The way to a field.
const FOLDED: &str = "return way(arguments[0]).slice(0, -1);";

/// The way to what fits: to the first that can be seen; else that is folded away; else to the first.
/// The page remembers what was pressed, so that one can tell when its answer has come.
const BEST: &str = "const all = [...document.querySelectorAll(arguments[0])];
    globalThis.pressed = all.find((e) => e.checkVisibility({ visibilityProperty: true }))
        ?? all.find((e) => e.closest('details:not([open])')) ?? all[0];
    return globalThis.pressed ? way(globalThis.pressed) : [];";

/// An element of the page as it was a moment ago.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Element(Value);

impl Browser {
    /// How many elements fit.
    #[track_caller]
    pub fn count(&mut self, css: &str) -> usize {
        self.all(css).len()
    }

    /// What the first element that fits says; what cannot be seen is not said.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn text(&mut self, css: &str) -> String {
        let Element(element) = self.one(css);
        let text = self.session.get(&format!("/element/{}/text", name(&element)));
        let text = text.unwrap_or_else(|refused| panic!("{}: {css}: {refused}", self.name));
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Clicks or touches the first element that fits and can be seen, once what is folded around it
    /// is open.
    ///
    /// # Errors
    /// If it is not there, or something lies over it.
    pub fn try_click(&mut self, css: &str) -> Result<(), Refused> {
        let way = self.try_script(&format!("{WAY}{BEST}"), &[css.into()])?;
        let way = way.as_array().filter(|way| !way.is_empty()).ok_or_else(|| {
            let code = "no such element".to_owned();
            Refused { code, text: format!("nothing fits {css}") }
        })?;
        way.iter().try_for_each(|element| self.press(element))
    }

    /// Clicks or touches the first element that fits.
    ///
    /// # Panics
    /// If it is not there, or something lies over it.
    #[track_caller]
    pub fn click(&mut self, css: &str) {
        self.until_there(css);
        let clicked = self.try_click(css);
        clicked.unwrap_or_else(|refused| panic!("{}: click on {css}: {refused}", self.name));
    }

    /// Clicks twice at the middle of the first element that fits, with so many milliseconds between.
    ///
    /// # Panics
    /// If it is not there.
    #[track_caller]
    pub fn double_click(&mut self, css: &str, pause: u64) {
        self.until_there(css);
        let Element(element) = self.one(css);
        self.try_script(
            "arguments[0].scrollIntoView({block: 'nearest', behavior: 'instant'})",
            std::slice::from_ref(&element),
        )
        .unwrap_or_else(|refused| panic!("{}: {css}: {refused}", self.name));
        let [down, up] =
            ["pointerDown", "pointerUp"].map(|kind| json!({"type": kind, "button": 0}));
        let moves =
            json!({"type": "pointerMove", "duration": 0, "origin": element, "x": 0, "y": 0});
        let pause = json!({"type": "pause", "duration": pause});
        let mouse = json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
            "actions": [moves, down, up, pause, down, up]});
        self.must("/actions", &json!({"actions": [mouse]}));
    }

    /// Writes into a field what was something else, or chooses it.
    ///
    /// # Panics
    /// If there is no such field.
    #[track_caller]
    pub fn fill(&mut self, css: &str, text: &str) {
        // Not every browser waits after a click until the next page has come.
        self.until_there(css);
        let filled = self.find(css).and_then(|element| {
            self.unfold(&element)?;
            let Element(value) = &element;
            let kind = self.session.get(&format!("/element/{}/name", name(value)))?;
            if kind == "select" {
                let option = self.find(&format!("{css} option[value=\"{text}\"]"))?;
                let Element(option) = &option;
                return self.session.post(&format!("/element/{}/click", name(option)), &json!({}));
            }
            self.session.post(&format!("/element/{}/clear", name(value)), &json!({}))?;
            let body = json!({"text": text});
            self.session.post(&format!("/element/{}/value", name(value)), &body)
        });
        filled.unwrap_or_else(|refused| panic!("{}: {css}: {refused}", self.name));
    }

    /// Presses a key on whatever has the focus: a letter, or one of WebDriver's numbers for others.
    #[track_caller]
    pub fn key(&mut self, key: char) {
        let keys = json!([
            {"type": "keyDown", "value": key.to_string()},
            {"type": "keyUp", "value": key.to_string()},
        ]);
        let actions = json!({"actions": [{"type": "key", "id": "keys", "actions": keys}]});
        self.must("/actions", &actions);
    }

    fn find(&mut self, css: &str) -> Result<Element, Refused> {
        let query = json!({"using": "css selector", "value": css});
        self.session.post("/element", &query).map(Element)
    }

    fn all(&mut self, css: &str) -> Vec<Element> {
        let query = json!({"using": "css selector", "value": css});
        let found = self.must("/elements", &query);
        found.as_array().into_iter().flatten().cloned().map(Element).collect()
    }

    #[track_caller]
    fn one(&mut self, css: &str) -> Element {
        let found = self.find(css);
        found.unwrap_or_else(|refused| panic!("{}: {css}: {refused}", self.name))
    }

    fn unfold(&mut self, Element(element): &Element) -> Result<(), Refused> {
        let script = format!("{WAY}{FOLDED}");
        let folded = self.try_script(&script, std::slice::from_ref(element))?;
        folded.as_array().into_iter().flatten().try_for_each(|summary| self.press(summary))
    }

    fn press(&mut self, element: &Value) -> Result<(), Refused> {
        if self.profile.hand == Hand::Mouse {
            let click = format!("/element/{}/click", name(element));
            return self.session.post(&click, &json!({})).map(|_| ());
        }
        self.try_script(
            "arguments[0].scrollIntoView({block: 'nearest', behavior: 'instant'})",
            std::slice::from_ref(element),
        )?;
        let touch = json!([
            {"type": "pointerMove", "duration": 0, "origin": element, "x": 0, "y": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]);
        let finger = json!({"type": "pointer", "id": "finger",
            "parameters": {"pointerType": "touch"}, "actions": touch});
        self.session.post("/actions", &json!({"actions": [finger]})).map(|_| ())
    }
}

fn name(element: &Value) -> &str {
    element[ELEMENT].as_str().expect("an element has a name")
}
