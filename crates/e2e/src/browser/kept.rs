//! What is kept of a browser whose test has failed.

use std::{fs, thread};

use super::Browser;
use crate::kept_in;

impl Drop for Browser {
    fn drop(&mut self) {
        if !thread::panicking() {
            return;
        }
        let folder = kept_in();
        let (picture, source) = (self.session.get("/screenshot"), self.session.get("/source"));
        let picture = picture.ok().and_then(|text| super::base64::decode(text.as_str()?));
        let source = source.ok().and_then(|text| Some(text.as_str()?.to_owned()));
        // The test has failed already: what cannot be kept is not there to be looked at.
        if let Some(picture) = picture {
            let _ = fs::write(folder.join(format!("{}.png", self.name)), picture);
        }
        if let Some(source) = source {
            let _ = fs::write(folder.join(format!("{}.html", self.name)), source);
        }
        eprintln!("what {} saw is kept in {}", self.name, folder.display());
    }
}
