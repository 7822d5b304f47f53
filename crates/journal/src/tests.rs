//! Tests that every kind of store must pass.

mod appends;
mod codes;
mod crowds;
mod faulty;
mod lists;
mod presence;
mod rematches;
mod secrets;
mod sweeping;
pub(crate) mod world;

use crate::{Journal, When};
use world::Scratch;

/// Runs each of these tests on each kind of store.
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

/// A journal in a new folder, which is removed afterwards.
async fn on_disk<F: Future<Output = ()>>(sentence: impl FnOnce(Journal) -> F) {
    let scratch = Scratch::new();
    let journal = scratch.journal();
    sentence(journal.clone()).await;
    journal.close().await;
}

/// A journal in a new database. Starting the server is slow, so it runs only where SLOW is set.
async fn in_postgres<F: Future<Output = ()>>(sentence: impl FnOnce(Journal) -> F) {
    if crate::postgres::tests::is_slow() {
        let journal = crate::postgres::tests::database().await.journal().await;
        sentence(journal.clone()).await;
        journal.close().await;
    }
}

/// A faulty journal that never reaches its failure.
fn far_from_faulty() -> Journal {
    Journal::faulty(Journal::memory(), u64::MAX, When::Before)
}
