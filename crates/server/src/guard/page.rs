//! An error as a page. It needs no style and no script, so that it can be shown whatever is wrong.

use maud::{DOCTYPE, html};

use crate::Error;

/// The page.
pub(super) fn page(error: &Error) -> String {
    let title = error.status.canonical_reason().unwrap_or("Error");
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " - Clew" }
            }
            body {
                main {
                    h1 { (title) }
                    p data-code=(error.code) { (error.text) }
                    p { a href="/" { "Home" } }
                }
            }
        }
    };
    page.into_string()
}
