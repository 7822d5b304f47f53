//! `cargo xtask needs`: the programs that the tests need besides Rust, and how to install them.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, IsTerminal, Write};
use std::{env, path::Path, process::Command};

use crate::{Verdict, shell};

/// A program and the Debian packages that contain it.
struct Need {
    program: &'static str,
    packages: &'static [&'static str],
}

const NEEDS: &[Need] = &[
    Need { program: "cc", packages: &["gcc", "libc6-dev"] },
    Need { program: "chromedriver", packages: &["chromium-driver"] },
    Need { program: "chromium", packages: &["chromium"] },
    Need { program: "curl", packages: &["curl"] },
    // Its package also contains the library that the tests preload.
    Need { program: "faketime", packages: &["faketime"] },
    Need { program: "git", packages: &["git"] },
    Need { program: "java", packages: &["default-jre-headless"] },
    Need { program: "nginx", packages: &["nginx-light"] },
    Need { program: "node", packages: &["nodejs"] },
    Need { program: "npm", packages: &["npm"] },
    Need { program: "openssl", packages: &["openssl"] },
    // Debian keeps `postgres` itself out of PATH.
    Need { program: "pg_ctlcluster", packages: &["postgresql"] },
    Need { program: "python3", packages: &["python3"] },
    Need { program: "strace", packages: &["strace"] },
    Need { program: "WebKitWebDriver", packages: &["webkit2gtk-driver"] },
    Need { program: "Xvfb", packages: &["xvfb"] },
];

/// Python modules that Debian packs separately: the module to import, and its package.
const MODULES: &[(&str, &str)] = &[("ensurepip", "python3-venv")];

/// Parts of the toolchain: the cargo command that proves they are there, and their rustup name.
const COMPONENTS: &[(&str, &str)] = &[("fmt", "rustfmt"), ("clippy", "clippy")];

/// `cargo xtask needs`: installs what is missing.
///
/// # Errors
/// Never; the signature is that of all commands.
pub fn run(root: &Path, _: &[String]) -> anyhow::Result<Verdict> {
    Ok(match provide(root) {
        Ok(()) => Verdict::Good,
        Err(line) => {
            eprintln!("needs: {line}");
            Verdict::Misused
        }
    })
}

/// `cargo xtask deny`: checks licences, banned crates and sources by `deny.toml`. Advisories are left
/// to the GitHub workflow, where the advisory database can be reached.
///
/// # Errors
/// If cargo cannot be started.
pub fn deny(root: &Path) -> anyhow::Result<Verdict> {
    if !shell::works(shell::cargo(root).args(["deny", "--version"])) {
        let mut install = shell::cargo(root);
        install.args(["install", "--locked", "cargo-deny"]);
        if !succeeds(&mut install) {
            return Ok(Verdict::Bad);
        }
    }
    let mut check = shell::cargo(root);
    check.args(["deny", "--locked", "check", "bans", "licenses", "sources"]);
    Ok(if succeeds(&mut check) { Verdict::Good } else { Verdict::Bad })
}

/// Installs what is missing: in CI at once, elsewhere after a yes on the terminal.
///
/// Otherwise returns one line that says what to install, and how.
pub(crate) fn provide(root: &Path) -> Result<(), String> {
    let mut commands = Vec::new();
    let packages = missing_on_this_machine();
    if !(packages.is_empty() || may_install(&packages) && install(&packages)) {
        commands.push(format!("apt-get install {}", packages.join(" ")));
    }
    if let Err(lines) = provide_toolchain(root) {
        commands.extend(lines);
    }
    if commands.is_empty() { Ok(()) } else { Err(request(&commands)) }
}

/// Like [`provide`], but leaves Debian packages for a later step where nobody has to be asked: they
/// are installed while something else is built.
pub(crate) fn prepare(root: &Path) -> Result<(), String> {
    if is_ci() && can_install() {
        provide_toolchain(root).map_err(|lines| request(&lines))
    } else {
        provide(root)
    }
}

fn provide_toolchain(root: &Path) -> Result<(), Vec<String>> {
    let there = |part: &str| shell::works(shell::cargo(root).args([part, "--version"]));
    let may_add = on_path("rustup", &path());
    let fails = |component: &&str| !(may_add && add_component(component));
    let failed = missing_components(there).into_iter().filter(fails);
    let lines: Vec<String> =
        failed.map(|component| format!("rustup component add {component}")).collect();
    if lines.is_empty() { Ok(()) } else { Err(lines) }
}

fn missing_on_this_machine() -> Vec<&'static str> {
    let path = path();
    let mut packages = missing_packages(|program| on_path(program, &path));
    let imports = |module: &str| {
        let line = format!("import {module}");
        shell::works(Command::new("python3").args(["-c", &line]))
    };
    packages.extend(missing_modules(imports));
    packages
}

/// Whether this is a machine for tests only. GitHub and `.ci/run` set `CI`.
fn is_ci() -> bool {
    env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false")
}

fn can_install() -> bool {
    is_root() && on_path("apt-get", &path())
}

/// Outside CI nothing is installed without a yes; where nobody can be asked the answer is no.
fn may_install(packages: &[&str]) -> bool {
    let (input, output) = (io::stdin(), io::stderr());
    let has_terminal = input.is_terminal() && output.is_terminal();
    can_install()
        && (is_ci() || has_terminal && says_yes(&mut input.lock(), &mut output.lock(), packages))
}

fn says_yes(input: &mut impl BufRead, output: &mut impl Write, packages: &[&str]) -> bool {
    let mut answer = String::new();
    let asked = write!(output, "needs: apt-get install {}? [y/N] ", packages.join(" "))
        .and_then(|()| output.flush())
        .and_then(|()| input.read_line(&mut answer));
    asked.is_ok() && ["y", "yes"].contains(&answer.trim().to_lowercase().as_str())
}

/// The folders that are searched: Debian puts some programs where only root looks.
fn path() -> OsString {
    let mut path = env::var_os("PATH").unwrap_or_default();
    path.push(":/usr/sbin");
    path
}

fn missing_packages(there: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let missing = NEEDS.iter().filter(|need| !there(need.program));
    missing.flat_map(|need| need.packages.iter().copied()).collect()
}

fn missing_modules(there: impl Fn(&str) -> bool) -> impl Iterator<Item = &'static str> {
    MODULES.iter().filter(move |(module, _)| !there(module)).map(|(_, package)| *package)
}

fn missing_components(there: impl Fn(&str) -> bool) -> Vec<&'static str> {
    COMPONENTS.iter().filter(|(part, _)| !there(part)).map(|(_, component)| *component).collect()
}

fn request(commands: &[String]) -> String {
    format!("programs are missing on this machine; install them with: {}", commands.join(" && "))
}

fn on_path(program: &str, path: &OsStr) -> bool {
    env::split_paths(path).any(|folder| folder.join(program).is_file())
}

fn is_root() -> bool {
    shell::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn install(packages: &[&str]) -> bool {
    let apt = |args: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        succeeds(&mut command)
    };
    apt(&["update"]) && apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())
}

fn add_component(component: &str) -> bool {
    succeeds(Command::new("rustup").args(["component", "add", component]))
}

/// Prints the command, runs it, and returns whether it succeeded.
fn succeeds(command: &mut Command) -> bool {
    eprintln!("needs: {}", shell::typed(command));
    shell::run(command).is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_with_everything_needs_nothing() {
        assert!(missing_packages(|_| true).is_empty());
        assert!(missing_components(|_| true).is_empty());
        assert_eq!(missing_modules(|_| true).next(), None);
    }

    #[test]
    fn a_missing_program_becomes_its_packages() {
        assert_eq!(missing_packages(|program| program != "cc"), ["gcc", "libc6-dev"]);
        let all = missing_packages(|_| false);
        assert_eq!(all[..4], ["gcc", "libc6-dev", "chromium-driver", "chromium"]);
        assert_eq!(all.last(), Some(&"xvfb"));
        assert_eq!(missing_modules(|_| false).collect::<Vec<_>>(), ["python3-venv"]);
        assert_eq!(missing_components(|part| part != "fmt"), ["rustfmt"]);
    }

    #[test]
    fn the_request_is_one_line() {
        let line =
            request(&["apt-get install git".to_owned(), "rustup component add clippy".to_owned()]);
        assert!(
            line.ends_with("with: apt-get install git && rustup component add clippy"),
            "{line}"
        );
        assert_eq!(line.lines().count(), 1);
    }

    #[test]
    fn only_a_yes_is_a_yes() {
        for (answer, yes) in
            [("y\n", true), ("Yes\n", true), ("\n", false), ("", false), ("n", false)]
        {
            let mut shown = Vec::new();
            assert_eq!(says_yes(&mut answer.as_bytes(), &mut shown, &["git"]), yes, "{answer:?}");
            assert_eq!(shown, b"needs: apt-get install git? [y/N] ");
        }
    }

    #[test]
    fn a_program_is_looked_for_in_every_folder_of_the_path() {
        let path = env::join_paths(["/nowhere", env!("CARGO_MANIFEST_DIR")]).expect("plain names");
        assert!(on_path("Cargo.toml", &path));
        assert!(!on_path("no-such-program", &path));
    }
}
