//! `clew replay --svg`: steps of finished games as pictures.

use std::fs;
use std::path::{Path, PathBuf};

use super::records::{args, fixture, fixtures};
use super::{Scratch, clew, python};

#[test]
fn any_step_is_drawn_as_a_picture_that_needs_no_other_file() {
    let scratch = Scratch::new("pictures");
    let read = |path: &Path| fs::read_to_string(path).expect("a picture");
    for file in fixtures().iter().step_by(5) {
        let svg = scratch.path("step.svg");
        let run = clew(args("replay", &[file.clone(), "--svg".into(), svg.clone()]));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", file.display());
        assert!(run.out.ends_with("step.svg: 1 picture\n"), "{}", run.out);
        let text = read(&svg);
        assert!(
            !text.contains("/static/") && !text.contains("http-equiv"),
            "it needs no other file"
        );
        for used in text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(text.contains(&format!("id=\"{used}\"")), "{}: no {used}", file.display());
        }
        let sound = python::read_xml(&svg);
        assert_eq!((sound.code, sound.err.as_str()), (Some(0), ""), "{}", file.display());
    }
    let (file, svg) = (fixture("two-seats"), scratch.path("one.svg"));
    let with = |more: &[&str]| {
        let mut all: Vec<PathBuf> = vec![file.clone(), "--svg".into(), svg.clone()];
        all.extend(more.iter().map(PathBuf::from));
        clew(args("replay", &all))
    };
    assert_eq!(with(&["--at", "50"]).code, Some(0));
    assert!(read(&svg).contains("class=\"wall"), "everything that was hidden is shown");
    assert_eq!(with(&["--at", "50", "--seat", "B"]).code, Some(0));
    assert!(!read(&svg).contains("class=\"wall"), "a player saw no wall");
    for (more, says) in [
        (&["--at", "3"][..], "--at expected an append of the game, from 5 to 214, found 3"),
        (&["--at", "9999"], "found 9999"),
        (&["--seat", "C"], "--seat expected a seat from A to B, found `C`"),
        (&["--seat", "x"], "--seat"),
        (&["--seat", "A", "--all"], "cannot be used with"),
        (&["--every", "--at", "9"], "cannot be used with"),
    ] {
        let run = with(more);
        assert!(run.code == Some(2) && run.err.contains(says), "{more:?}: {}", run.err);
    }
    let run = clew(args("replay", &[file.clone(), "--seat".into(), "A".into()]));
    assert!(run.code == Some(2) && run.err.contains("--svg"), "{}", run.err);
    let nowhere = scratch.path("no/such/folder/a.svg");
    let run = clew(args("replay", &[file.clone(), "--svg".into(), nowhere]));
    assert!(run.code == Some(2) && run.err.contains("--svg cannot write to"), "{}", run.err);
    let running = scratch.path("running.records");
    let kept = fs::read_to_string(&file).expect("a fixture");
    let cut = kept.find("\nseal 60 ").expect("a seal") + 1;
    let cut = cut + kept[cut..].find('\n').expect("its end") + 1;
    fs::write(&running, &kept[..cut]).expect("a file");
    let run = clew(args("replay", &[running, "--svg".into(), svg.clone()]));
    assert!(run.code == Some(2) && run.err.contains("has not ended"), "{}", run.err);
    let run = clew(["replay", "http://127.0.0.1:9/nothing", "--svg", "x.svg"]);
    assert!(run.code == Some(2) && run.err.contains("the URL of a finished table"), "{}", run.err);
}

#[test]
fn every_step_is_drawn_into_a_folder() {
    let scratch = Scratch::new("steps");
    let (file, folder) = (fixture("three-seats"), scratch.path("steps"));
    let run = clew(args("replay", &[file, "--svg".into(), folder.clone(), "--every".into()]));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(run.out, format!("{}: {} pictures\n", folder.display(), names.len()));
    assert!(names.len() > 80 && names[0] == "00006.svg", "{names:?}");
}
