//! Another site cannot act in the name of its visitors.

use e2e::{Clew, Options, Tap};
use serde_json::json;

use super::table::{TOKENS, Table, error, status_and_code};

#[test]
fn another_site_can_do_nothing_with_somebodys_cookie() {
    let clew = Clew::start(Options::default());
    let table = Table::start(clew.address());
    let before = table.look(0);
    let browser = Tap::new(clew.address(), None);
    let own = format!("http://{}", Tap::HOST);
    let cookie = format!("Cookie: clew={}\r\n", TOKENS[0]);
    let bearer = format!("Authorization: Bearer {}\r\n", TOKENS[0]);
    let foreign = [
        // From another site, from a file, from a neighbouring port, and without an origin.
        format!("{cookie}Origin: http://evil.example\r\n"),
        format!("{cookie}Origin: null\r\n"),
        format!("{cookie}Origin: {own}:8080\r\n"),
        format!("{cookie}Origin: {own}.evil.example\r\n"),
        format!("{cookie}Origin: {own}\r\nOrigin: http://evil.example\r\n"),
        cookie.clone(),
        // The browser's own headers count, too, and a token does not override them.
        format!("{cookie}Origin: {own}\r\nSec-Fetch-Site: cross-site\r\n"),
        format!("{bearer}Origin: http://evil.example\r\n"),
        format!("{bearer}Sec-Fetch-Site: same-site\r\n"),
    ];
    let bodies = [
        (
            "application/json",
            json!({"action": "roll", "seen": before["seq"], "key": "evil"}).to_string(),
        ),
        (
            "application/x-www-form-urlencoded",
            format!("action=roll&seen={}&key=evil", before["seq"]),
        ),
    ];
    for headers in &foreign {
        for (kind, body) in &bodies {
            let headers = format!("{headers}Content-Type: {kind}\r\n");
            let heard = browser.ask(&format!("POST {}/act", table.path), &headers, body);
            assert_eq!(status_and_code(&heard), error(403, "foreign-origin"), "{headers}");
        }
    }
    assert_eq!(table.look(0), before, "nothing of it was done");
    // The same form from our own page is accepted.
    let (kind, body) = &bodies[1];
    let headers = format!("{cookie}Origin: {own}\r\nContent-Type: {kind}\r\n");
    let heard = browser.ask(&format!("POST {}/act", table.path), &headers, body);
    assert_eq!(heard.status(), 200, "{}", heard.0);
}
