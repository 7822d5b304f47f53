//! One list of sentences that every kind of journal must pass.

mod appends;
mod crowds;
mod faulty;
mod lists;
mod rematches;
mod secrets;
mod sweeping;
pub(crate) mod world;

use crate::{Journal, When};
use world::Scratch;

/// Tests each of these sentences on each kind of journal.
macro_rules! every_kind {
    ($($sentence:ident)*) => {
        mod memory {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $sentence() {
                super::$sentence($crate::Journal::memory()).await;
            })*
        }
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $sentence() {
                $crate::tests::on_disk(super::$sentence).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $sentence() {
                $crate::tests::in_postgres(super::$sentence).await;
            })*
        }
        mod faulty {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $sentence() {
                super::$sentence($crate::tests::far_from_faulty()).await;
            })*
        }
    };
}
pub(crate) use every_kind;

/// A journal in a folder of its own, which is gone afterwards.
async fn on_disk<F: Future<Output = ()>>(sentence: impl FnOnce(Journal) -> F) {
    let scratch = Scratch::new();
    let journal = scratch.journal();
    sentence(journal.clone()).await;
    journal.close().await;
}

/// A journal in a database of its own. A server takes its time, so this is for CI.
async fn in_postgres<F: Future<Output = ()>>(sentence: impl FnOnce(Journal) -> F) {
    if crate::postgres::tests::is_slow() {
        let journal = crate::postgres::tests::database().await.journal().await;
        sentence(journal.clone()).await;
        journal.close().await;
    }
}

/// A journal that would fail, but not so soon.
fn far_from_faulty() -> Journal {
    Journal::faulty(Journal::memory(), u64::MAX, When::Before)
}
