//! `cargo xtask new-game --check`: makes a game in a copy of the workspace and plays it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, bail, ensure};

use super::write;
use crate::clock::Since;
use crate::{Verdict, shell};

/// The game that is made.
const NAME: &str = "trial-game";

/// A server that is killed at the end.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Good if the game compiles, passes its tests and tidy, and can be played by bots, by a program and in pages.
pub(super) fn run(root: &Path) -> anyhow::Result<Verdict> {
    let since = Since::now();
    let target = shell::target(root);
    let copy = target.join("new-game");
    if copy.exists() {
        fs::remove_dir_all(&copy).with_context(|| copy.display().to_string())?;
    }
    copy_tree(root, &copy)?;
    write(&copy, NAME)?;

    // What is compiled of other crates is shared with the workspace.
    let cargo = |args: &[&str]| {
        let mut command = shell::cargo(&copy);
        command.args(args).arg("--offline").env("CARGO_TARGET_DIR", &target).env_remove("UPDATE");
        command
    };
    must(&mut cargo(&["test", "--package", NAME]))?;
    // The same packages as in CI, so that no dependency is built again. The test needs the program, too.
    must(&mut cargo(&["test", "--workspace", "--test", "tidy"]))?;
    let clew = target.join("debug/clew");
    must(Command::new(&clew).args(["sim", NAME, "--games", "50"]))?;
    serve(&copy, &clew)?;
    fs::remove_dir_all(&copy).with_context(|| copy.display().to_string())?;
    eprintln!("new-game: a new game was built and played in {}", since.passed());
    Ok(Verdict::Good)
}

fn must(command: &mut Command) -> anyhow::Result<()> {
    let typed = shell::typed(command);
    let status = shell::run(command)?;
    ensure!(status.success(), "`{typed}` failed ({})", shell::ending(status));
    Ok(())
}

/// Starts a server, lets the bot of docs/api.md play a game, and opens the pages of the game.
fn serve(copy: &Path, clew: &Path) -> anyhow::Result<()> {
    let data = copy.join("data");
    let child = Command::new(clew)
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(&data)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .context("clew does not start")?;
    let mut server = Server(child);
    let said = server.0.stdout.take().context("its output is piped")?;
    let mut lines = BufReader::new(said).lines();
    let address = loop {
        let line = lines.next().context("clew ended before it said where it is")??;
        if let Some((_, address)) = line.split_once("http://") {
            break address.trim_end_matches('/').to_owned();
        }
    };
    let bot = copy.join("docs/bot.py");
    let url = format!("http://{address}");
    let played = shell::output(Command::new("python3").arg(bot).args([url.as_str(), NAME]))?;
    let record = played.trim().rsplit(&url).next().unwrap_or_default();
    let table =
        record.strip_suffix("/record").with_context(|| format!("the bot said: {played}"))?;
    for (path, text) in [
        ("/", NAME),
        (&*format!("/new/{NAME}"), "name=\"settings.sticks\""),
        (&*format!("/rules/{NAME}"), "loses"),
        (table, "id=\"facts\""),
        (&*format!("{table}/replay"), "id=\"facts\""),
    ] {
        let page = get(&address, path)?;
        ensure!(page.starts_with("HTTP/1.1 200 ") && page.contains(text), "{path}: {page}");
    }
    Ok(())
}

/// The answer to a browser's request.
fn get(address: &str, path: &str) -> anyhow::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nAccept: text/html\r\nConnection: close\r\n\r\n"
    )?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Copies the sources, without the output of builds and tools.
fn copy_tree(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let name = entry.file_name();
        let is_output = ["target", ".git", "node_modules"].iter().any(|output| name == *output);
        let (kind, to) = (entry.file_type()?, to.join(&name));
        if kind.is_dir() && !is_output {
            copy_tree(&entry.path(), &to)?;
        } else if kind.is_file() {
            fs::copy(entry.path(), &to)?;
        } else if kind.is_symlink() {
            bail!("{} is a link: copying it is not known", entry.path().display());
        }
    }
    Ok(())
}
