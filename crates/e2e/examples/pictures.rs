//! Takes pictures of every page and state, for people to look at: `cargo xtask pictures`. With arguments,
//! only pages whose name contains one of them.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

use e2e::{Browser, Profile, Theme, Walk};

/// Names and sizes of screens.
const SCREENS: [(&str, Profile); 3] = [
    ("phone", Profile::PHONE),
    ("sideways", Profile { size: (844, 390), ..Profile::PHONE }),
    ("laptop", Profile::LAPTOP),
];

/// The languages in which the first page is shown.
const LANGUAGES: [&str; 8] = ["en", "de", "fr", "es", "ca", "pt", "it", "nl"];

fn main() -> io::Result<()> {
    let folder = e2e::target().join("pictures");
    // Pictures of an earlier run may show pages that no longer exist.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let wanted: Vec<String> = env::args().skip(1).collect();
    let is_wanted =
        |name: &str| wanted.is_empty() || wanted.iter().any(|one| name.contains(&**one));
    let walk = Walk::new();
    let mut browser = Browser::open("pictures", Profile::LAPTOP, walk.server().address());
    for (screen, profile) in SCREENS {
        browser.resize(profile.size, profile.hand);
        for theme in [Theme::Light, Theme::Dark] {
            browser.theme(theme);
            for stop in walk.stops().iter().filter(|stop| is_wanted(&stop.name)) {
                walk.visit(&mut browser, stop);
                let file = format!("{}-{screen}-{}.png", stop.name, theme.name());
                fs::write(folder.join(file), browser.picture())?;
            }
        }
        browser.theme(Theme::Light);
        for language in LANGUAGES.into_iter().filter(|_| is_wanted("home")) {
            walk.visit(&mut browser, &walk.stops()[0]);
            browser.set_cookie("clew-lang", language);
            browser.reload();
            let file = format!("home-{language}-{screen}-light.png");
            fs::write(folder.join(file), browser.picture())?;
        }
    }
    let index = index(&folder)?;
    fs::write(folder.join("index.html"), index)?;
    eprintln!("pictures: look at {}", folder.join("index.html").display());
    Ok(())
}

/// A page with all pictures of the folder, those of one stop in a row.
fn index(folder: &Path) -> io::Result<String> {
    let mut files: Vec<String> = fs::read_dir(folder)?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    files.sort();
    let mut page = String::from(
        "<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\"><title>Clew's pages</title>\n\
         <style>body{font:16px system-ui;background:#888}figure{display:inline-block;margin:8px}\
         img{height:420px;border:1px solid #000}</style>\n",
    );
    for file in files {
        let name = file.trim_end_matches(".png");
        // Writing to a text does not fail.
        let _ = writeln!(
            page,
            "<figure><figcaption>{name}</figcaption><a href=\"{file}\"><img src=\"{file}\" alt=\"{name}\" loading=\"lazy\"></a></figure>"
        );
    }
    Ok(page)
}
