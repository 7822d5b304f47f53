//! The page of `clew sim --report`.

use std::fs;

use super::{Scratch, clew};

fn page(name: &str) -> String {
    let scratch = Scratch::new(name);
    // The old content is gone, although it is longer than the page.
    let file = scratch.write("page.html", "old ".repeat(100_000));
    let args = ["sim", "magic-labyrinth", "--games", "60", "--set", "chips=3", "--report"];
    let run = clew(args.iter().map(AsRef::as_ref).chain([file.as_os_str()]));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    fs::read_to_string(file).expect("the page is there")
}

#[test]
fn it_needs_no_other_file() {
    let page = page("self-contained");
    for outside in ["http:", "https:", "//", "<script", "<link", "@import", "url(", "src=", "old "]
    {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
    assert!(page.contains("prefers-color-scheme: dark"));
}

#[test]
fn it_has_all_charts() {
    let page = page("pictures");
    for title in ["Win share by seat", "Length of games"] {
        assert!(page.contains(&format!("<h2>{title}</h2>")), "{title}");
    }
    assert_eq!(page.matches("<svg").count(), page.matches("role=\"img\"><title>").count());
    assert!(!page.contains("NaN") && !page.contains("inf"));
}

#[test]
fn it_is_well_formed() {
    let page = page("formed");
    let body = &page[page.find("<body>").expect("a body")..];
    let mut open: Vec<&str> = Vec::new();
    for part in body.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("each tag is closed");
        let name = tag.split([' ', '/']).find(|word| !word.is_empty()).expect("a name");
        if tag.starts_with('/') {
            if name != "html" {
                assert_eq!(open.pop(), Some(name));
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}
