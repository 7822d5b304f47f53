//! Clicks, touches and keys.

use serde_json::{Value, json};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{By, WebDriver, WebElement};

use super::session::Command;
use super::{Browser, Hand, Refused};

/// A function that lists what a person clicks to reach an element: first the summaries of closed
/// `details` around it and the buttons that open the popovers around it, then the element.
const WAY: &str = "const shut = (e) => e.matches('[popover]') && !e.matches(':popover-open');
    const way = (element) => {
        const all = [element];
        for (let e = element.parentElement; e; e = e.parentElement)
            if (e.localName === 'details' && !e.open && !e.querySelector(':scope > summary')?.contains(element))
                all.unshift(e.querySelector(':scope > summary'));
            else if (shut(e)) all.unshift(document.querySelector(`[popovertarget=\"${e.id}\"]`));
        return all;
    };";

/// What to click before a field can be reached.
const FOLDED: &str = "return way(arguments[0]).slice(0, -1);";

/// The clicks that lead to the best match: the first visible element, else the first in closed
/// `details` or in a popover, else the first. The page remembers it, so that a test can tell when the answer has come.
const BEST: &str = "const all = [...document.querySelectorAll(arguments[0])];
    globalThis.pressed = all.find((e) => e.checkVisibility({ visibilityProperty: true }))
        ?? all.find((e) => e.closest('details:not([open]), [popover]')) ?? all[0];
    return globalThis.pressed ? way(globalThis.pressed) : [];";

const SCROLL: &str = "arguments[0].scrollIntoView({block: 'nearest', behavior: 'instant'})";

impl Browser {
    /// The number of elements that fit the selector.
    #[track_caller]
    pub fn count(&mut self, css: &str) -> usize {
        self.must(css, async |driver| driver.find_all(By::Css(css)).await).len()
    }

    /// The visible text of the first element that fits.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn text(&mut self, css: &str) -> String {
        self.must(css, async |driver| driver.find(By::Css(css)).await?.text().await)
    }

    /// Clicks or touches the first visible element that fits, after opening the `details` around it.
    ///
    /// # Errors
    /// If there is none, or another element covers it.
    pub fn try_click(&mut self, css: &str) -> Result<(), Refused> {
        let hand = self.profile.hand;
        self.session.run(async |driver| {
            let way = driver.execute(format!("{WAY}{BEST}"), vec![css.into()]).await?;
            let way = way.elements()?;
            if way.is_empty() {
                // This fails with the reason.
                driver.find(By::Css(css)).await?;
            }
            press_all(driver, way, hand).await
        })
    }

    /// Clicks or touches the first element that fits, once there is one.
    ///
    /// # Panics
    /// If there is none, or another element covers it.
    #[track_caller]
    pub fn click(&mut self, css: &str) {
        self.until_there(css);
        let clicked = self.try_click(css);
        clicked.unwrap_or_else(|refused| panic!("{}: click on {css}: {refused}", self.name));
    }

    /// Clicks twice at the centre of the first element that fits, with a pause in milliseconds.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn double_click(&mut self, css: &str, pause: u64) {
        self.until_there(css);
        self.must(css, async |driver| {
            let element = driver.find(By::Css(css)).await?.to_json()?;
            driver.execute(SCROLL, vec![element.clone()]).await?;
            let pause = json!({"type": "pause", "duration": pause});
            let [down, up] = [DOWN, UP].map(button);
            let actions = json!([move_to(&element), down, up, pause, down, up]);
            perform(driver, pointer("mouse", &actions)).await
        });
    }

    /// Replaces the text of a field, chooses an option by its value, or sets a switch to `on` or `off`.
    ///
    /// # Panics
    /// If there is no such field.
    #[track_caller]
    pub fn fill(&mut self, css: &str, text: &str) {
        // Not every browser waits after a click until the next page has loaded.
        self.until_there(css);
        let hand = self.profile.hand;
        self.must(css, async |driver| {
            let field = driver.find(By::Css(css)).await?;
            let folded = driver.execute(format!("{WAY}{FOLDED}"), vec![field.to_json()?]).await?;
            press_all(driver, folded.elements()?, hand).await?;
            if field.tag_name().await? == "select" {
                let option = format!("{css} option[value=\"{text}\"]");
                return driver.find(By::Css(option)).await?.click().await;
            }
            if field.attr("type").await?.as_deref() == Some("checkbox") {
                let is_on = field.is_selected().await?;
                return if is_on == (text == "on") { Ok(()) } else { field.click().await };
            }
            field.clear().await?;
            field.send_keys(text).await
        });
    }

    /// Presses a key on the focused element: a letter, or one of WebDriver's codes for other keys.
    #[track_caller]
    pub fn key(&mut self, key: char) {
        let keys = ["keyDown", "keyUp"].map(|kind| json!({"type": kind, "value": key.to_string()}));
        let keyboard = json!({"type": "key", "id": "keys", "actions": keys});
        self.must("key", async |driver| perform(driver, keyboard).await);
    }
}

/// Clicks or touches these elements, in order.
async fn press_all(driver: &WebDriver, way: Vec<WebElement>, hand: Hand) -> WebDriverResult<()> {
    for element in way {
        match hand {
            Hand::Mouse => {
                // A bar at the foot of the window may cover what the driver itself scrolls into view.
                driver.execute(SCROLL, vec![element.to_json()?]).await?;
                element.click().await?;
            }
            Hand::Finger => {
                let element = element.to_json()?;
                driver.execute(SCROLL, vec![element.clone()]).await?;
                let [down, up] = [DOWN, UP].map(button);
                let actions = json!([move_to(&element), down, up]);
                perform(driver, pointer("touch", &actions)).await?;
            }
        }
    }
    Ok(())
}

const DOWN: &str = "pointerDown";
const UP: &str = "pointerUp";

fn button(kind: &str) -> Value {
    json!({"type": kind, "button": 0})
}

fn move_to(element: &Value) -> Value {
    json!({"type": "pointerMove", "duration": 0, "origin": element, "x": 0, "y": 0})
}

fn pointer(kind: &str, actions: &Value) -> Value {
    let parameters = json!({"pointerType": kind});
    json!({"type": "pointer", "id": kind, "parameters": parameters, "actions": actions})
}

/// Performs the actions of one input device. Thirtyfour's own actions have no touch.
async fn perform(driver: &WebDriver, device: Value) -> WebDriverResult<()> {
    driver.cmd(Command { path: "actions", body: json!({"actions": [device]}) }).await?;
    Ok(())
}
