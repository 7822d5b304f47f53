//! Text files of this crate that the program carries with it.
//!
//! In release builds they are embedded. In debug builds they are read from disk, so that a change
//! to a style sheet, the script or the words is seen by reloading the page.

use std::borrow::Cow;
use std::sync::{PoisonError, RwLock};

/// A text file of this crate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asset {
    /// The file's name without its folder.
    pub(crate) name: &'static str,
    /// Where the file was when the program was built.
    #[cfg(debug_assertions)]
    pub(crate) path: &'static str,
    /// The file's content when the program was built.
    pub(crate) embedded: &'static str,
}

/// The [`Asset`] of a file by its folder and name.
macro_rules! asset {
    ($folder:expr, $name:expr) => {
        $crate::assets::Asset {
            name: $name,
            #[cfg(debug_assertions)]
            path: concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $name),
            embedded: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $name)),
        }
    };
}
pub(crate) use asset;

impl Asset {
    /// The file's content.
    pub(crate) fn text(&self) -> Cow<'static, str> {
        // A debug build may run where its sources are not.
        #[cfg(debug_assertions)]
        if let Ok(text) = std::fs::read_to_string(self.path) {
            return Cow::Owned(text);
        }
        Cow::Borrowed(self.embedded)
    }
}

/// A value made from assets.
///
/// In debug builds [`Cached::refresh`] makes it again when an asset has changed. The old value is
/// leaked: pages that are being drawn refer to it.
pub(crate) struct Cached<T: 'static>(RwLock<Option<(Version, &'static T)>>);

/// The time of the last change to the assets. Always `None` in release builds.
type Version = Option<std::time::SystemTime>;

impl<T> Cached<T> {
    pub(crate) const fn new() -> Self {
        Self(RwLock::new(None))
    }

    /// The value, made on first use.
    pub(crate) fn get(&self, make: impl FnOnce() -> T) -> &'static T {
        match self.made() {
            Some((_, value)) => value,
            None => self.set(None, make),
        }
    }

    /// In debug builds: makes the value again if one of these assets has changed on disk.
    pub(crate) fn refresh<'a>(
        &self,
        assets: impl Iterator<Item = &'a Asset>,
        make: impl FnOnce() -> T,
    ) {
        let version = last_change(assets);
        if self.made().is_none_or(|(made, _)| made != version) {
            self.set(version, make);
        }
    }

    fn made(&self) -> Option<(Version, &'static T)> {
        *self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, version: Version, make: impl FnOnce() -> T) -> &'static T {
        let value = Box::leak(Box::new(make()));
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some((version, value));
        value
    }
}

#[cfg(debug_assertions)]
fn last_change<'a>(assets: impl Iterator<Item = &'a Asset>) -> Version {
    assets.filter_map(|asset| std::fs::metadata(asset.path).ok()?.modified().ok()).max()
}

#[cfg(not(debug_assertions))]
fn last_change<'a>(_: impl Iterator<Item = &'a Asset>) -> Version {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_asset_is_what_is_on_disk() {
        let style = asset!("static", "base.css");
        assert_eq!((style.name, &*style.text()), ("base.css", style.embedded));
    }

    #[test]
    fn a_value_is_made_once_as_long_as_its_assets_stay_the_same() {
        static VALUE: Cached<u8> = Cached::new();
        let style = asset!("static", "base.css");
        VALUE.refresh([style].iter(), || 1);
        VALUE.refresh([style].iter(), || 2);
        assert_eq!(*VALUE.get(|| 3), 1);
    }
}
