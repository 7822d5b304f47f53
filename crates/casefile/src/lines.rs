//! What a viewer is shown, as plain lines of words, so that a case can name it.
//!
//! The lines are made from the serialized form, which is all that ever crosses a border: what is not in them was not shown.

use serde::Serialize;
use serde_json::Value;

/// A view or truth: one line for each value, with the names that lead to it.
///
/// `{"turn": "B", "mages": {"A": {"at": "0,0"}}, "found": ["2,2 east"]}` becomes the lines
/// `turn B`, `mages A at 0,0` and `found 2,2 east`. Empty lists and nulls give no line; `true` and
/// `false` are written `yes` and `no`.
pub fn of_view(view: &impl Serialize) -> Vec<String> {
    let mut lines = Vec::new();
    walk(&json(view), &mut Vec::new(), &mut lines);
    lines
}

/// A sight: its name and its values in order, in one line.
///
/// `{"bump": {"seat": "B", "at": "2,2", "side": "east"}}` becomes `bump B 2,2 east`.
pub fn of_sight(sight: &impl Serialize) -> String {
    let mut words = Vec::new();
    if let Value::Object(fields) = json(sight) {
        for (name, value) in &fields {
            words.push(name.clone());
            values(value, &mut words);
        }
    } else {
        values(&json(sight), &mut words);
    }
    words.join(" ")
}

/// Whether the words stand in the line one after another.
pub fn holds(line: &str, words: &str) -> bool {
    let line: Vec<&str> = line.split_whitespace().collect();
    let words: Vec<&str> = words.split_whitespace().collect();
    !words.is_empty() && line.windows(words.len()).any(|window| window == words)
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views, sights and truths have string keys")
}

fn walk(value: &Value, path: &mut Vec<String>, lines: &mut Vec<String>) {
    match value {
        Value::Null => {}
        Value::Array(items) => items.iter().for_each(|item| walk(item, path, lines)),
        Value::Object(fields) => {
            for (name, value) in fields {
                path.push(name.clone());
                walk(value, path, lines);
                path.pop();
            }
        }
        scalar => {
            let mut words = path.clone();
            words.push(word(scalar));
            lines.push(words.join(" "));
        }
    }
}

fn values(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::Null => {}
        Value::Array(items) => items.iter().for_each(|item| values(item, words)),
        Value::Object(fields) => fields.values().for_each(|value| values(value, words)),
        scalar => words.push(word(scalar)),
    }
}

fn word(scalar: &Value) -> String {
    match scalar {
        Value::String(text) => text.clone(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_a_line_for_each_value() {
        let view = serde_json::json!({
            "turn": "B", "mages": {"A": {"at": "0,0", "chips": 2}}, "found": ["2,2 east", "0,1 south"],
            "none": null, "empty": [], "over": false,
        });
        let lines = [
            "turn B",
            "mages A at 0,0",
            "mages A chips 2",
            "found 2,2 east",
            "found 0,1 south",
            "over no",
        ];
        assert_eq!(of_view(&view), lines);
    }

    #[test]
    fn a_sight_is_one_line() {
        let bump = serde_json::json!({"bump": {"seat": "B", "at": "2,2", "side": "east"}});
        assert_eq!(of_sight(&bump), "bump B 2,2 east");
        assert_eq!(of_sight(&"walls-set"), "walls-set");
        assert_eq!(of_sight(&serde_json::json!({"roll": ["A", 3, true]})), "roll A 3 yes");
    }

    #[test]
    fn words_are_matched_whole_and_in_a_row() {
        assert!(holds("wall 2,2 east", "2,2 east"));
        assert!(!holds("wall 12,2 east", "2,2 east"));
        assert!(!holds("wall 2,2 east", "wall east"));
        assert!(!holds("wall 2,2 east", ""));
    }
}
