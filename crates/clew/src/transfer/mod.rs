//! `clew export` and `clew import`: tables as lines of text, from one store to another.

mod export;
mod import;
mod text;

use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};

pub(crate) use export::run as export;
pub(crate) use import::run as import;

/// The store and the file of a transfer.
#[derive(Debug, clap::Args)]
pub(crate) struct Store {
    /// The folder with the tables; by default one of the system's own
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// The PostgreSQL with the tables, instead of a folder
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    store: Option<String>,

    /// The file; it holds the secrets of all tables in it
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Writes tables with all their secrets into a file: to move them, or to keep a copy
#[derive(Debug, clap::Args)]
pub(crate) struct Export {
    #[command(flatten)]
    store: Store,

    /// This table alone
    #[arg(long, value_name = "TABLE")]
    table: Option<table::TableId>,
}

/// Reads tables from such a file; one that is there already is left as it is
#[derive(Debug, clap::Args)]
pub(crate) struct Import {
    #[command(flatten)]
    store: Store,

    /// This table alone
    #[arg(long, value_name = "TABLE")]
    table: Option<table::TableId>,
}

/// A progress bar on stderr, hidden unless that is a terminal.
fn bar(count: u64, unit: &str) -> ProgressBar {
    let look = format!("{{bar:32}} {{human_pos}} of {{human_len}} {unit}, {{eta}} left");
    let style = ProgressStyle::with_template(&look);
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
