//! In which format tables are opened where servers of two builds share a database.

use table::{Format, UnixMillis};

use super::{database, is_slow};
use crate::ServerId;

/// A build that does not know of formats says only that it lives.
const OLD_BUILD: &str = "INSERT INTO clew.servers (id, seen) VALUES ('\\x01', 100000)";

#[tokio::test]
async fn a_format_is_written_when_every_living_server_reads_it() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let journal = database.journal().await;
    let common = async |now| journal.common_format(UnixMillis(now)).await;
    assert_eq!(common(100_000).await, Ok(Format::Two), "nobody else is there");
    journal.alive(ServerId([7; 16]), UnixMillis(100_000)).await.expect("it can be written");
    assert_eq!(common(100_000).await, Ok(Format::Two));
    database.execute(OLD_BUILD).await;
    assert_eq!(common(100_000).await, Ok(Format::One), "the older build would not read it");
    assert_eq!(common(120_000).await, Ok(Format::One), "it may be alive still");
    journal.alive(ServerId([7; 16]), UnixMillis(120_001)).await.expect("it can be written");
    assert_eq!(common(120_001).await, Ok(Format::Two), "it has been silent for long");
    journal.close().await;
}
