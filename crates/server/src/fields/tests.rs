use axum::http::StatusCode;
use serde::Deserialize;

use super::*;

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "kebab-case")]
enum Reach {
    Private,
}

#[derive(Deserialize, PartialEq, Debug)]
struct Asked {
    seen: u64,
    seat: Option<String>,
    chat: Option<bool>,
    access: Option<Reach>,
    #[serde(default, deserialize_with = "settings")]
    settings: Vec<(String, String)>,
}

fn form(text: &str) -> Result<Asked, String> {
    form::read(text.as_bytes()).map_err(|error| error.to_string())
}

#[test]
fn json_and_forms_say_the_same() {
    let json = br#"{"seen":12,"seat":"A","chat":true,"access":"private","settings":{"walls":24,"name":"a b","fair":false}}"#;
    let sent = "seen=12&seat=A&chat=on&access=private&settings.walls=24&settings.name=a+b&settings.fair=off";
    let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let asked = || Asked {
        seen: 12,
        seat: Some("A".to_owned()),
        chat: Some(true),
        access: Some(Reach::Private),
        settings: vec![pair("walls", "24"), pair("name", "a b"), pair("fair", "off")],
    };
    assert_eq!(read_json::<Asked>(json), Ok(asked()));
    assert_eq!(form(sent), Ok(asked()));
}

#[test]
fn what_is_left_empty_in_a_form_is_not_there() {
    let asked = form("seen=1&seat=&chat=&access=").expect("a form");
    assert_eq!((asked.seat, asked.chat, asked.access), (None, None, None));
    let asked = form("seen=1&seen=2&settings.walls=&settings.walls=3&more.x=y").expect("a form");
    assert_eq!((asked.seen, asked.settings), (2, vec![("walls".to_owned(), "3".to_owned())]));
}

#[test]
fn a_form_has_a_limited_number_of_fields() {
    let fields =
        |count: usize| (0..count).map(|nth| format!("&settings.k{nth}=")).collect::<String>();
    assert_eq!(form(&format!("seen=1{}", fields(127))).expect("a form").settings.len(), 127);
    let error = form(&format!("seen=1{}", fields(128))).expect_err("one too many");
    assert_eq!(error, "expected at most 128 fields");
}

#[test]
fn json_is_taken_at_its_word() {
    let asked = read_json::<Asked>(br#"{"seen":1,"seat":null,"chat":null,"more":[]}"#);
    assert_eq!(asked.map(|asked| (asked.seat, asked.chat)), Ok((None, None)));
    for (json, status, code) in [
        (&b"{"[..], StatusCode::BAD_REQUEST, "bad-json"),
        (b"", StatusCode::BAD_REQUEST, "bad-json"),
        (b"{}", StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
        (br#"{"seen":-1}"#, StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
        (br#"{"seen":"1"}"#, StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
        (br#"{"seen":1,"chat":"on"}"#, StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
        (br#"{"seen":1,"access":"open"}"#, StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
        (br#"{"seen":1,"settings":[1]}"#, StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
        (br#"{"seen":1,"settings":{"a":[]}}"#, StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
    ] {
        let error = Error::from(read_json::<Asked>(json).expect_err("it is wrong"));
        assert_eq!((error.status, error.code), (status, code), "{}", error.text);
    }
}

#[test]
fn a_wrong_form_is_told_what_is_wrong() {
    for (sent, expected) in [
        ("", "missing field `seen`"),
        ("seen=x", "expected a whole number"),
        ("seen.x=1", "expected u64"),
        ("seen=1&chat=perhaps", "expected true or false"),
        ("seen=1&access=open", "unknown variant `open`"),
        ("seen=1&access.x=open", "expected a word"),
        ("seen=1&settings=x", "expected an object of settings"),
    ] {
        let error = form(sent).expect_err(sent);
        assert!(error.contains(expected), "{sent}: {error}");
    }
}
