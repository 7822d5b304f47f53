//! What the one test command needs on the machine beside Rust, and how to get it.

use std::ffi::{OsStr, OsString};
use std::{env, path::Path, process::Command};

use crate::{Verdict, shell};

/// A program and the Debian packages that bring it.
struct Need {
    program: &'static str,
    packages: &'static [&'static str],
}

const NEEDS: &[Need] = &[
    Need { program: "cc", packages: &["gcc", "libc6-dev"] },
    Need { program: "chromedriver", packages: &["chromium-driver"] },
    Need { program: "chromium", packages: &["chromium"] },
    Need { program: "curl", packages: &["curl"] },
    // The library that the tests preload comes with it.
    Need { program: "faketime", packages: &["faketime"] },
    Need { program: "git", packages: &["git"] },
    Need { program: "java", packages: &["default-jre-headless"] },
    Need { program: "nginx", packages: &["nginx-light"] },
    Need { program: "node", packages: &["nodejs"] },
    Need { program: "npm", packages: &["npm"] },
    Need { program: "openssl", packages: &["openssl"] },
    // PostgreSQL itself is in a folder of its own.
    Need { program: "pg_ctlcluster", packages: &["postgresql"] },
    Need { program: "python3", packages: &["python3"] },
    Need { program: "strace", packages: &["strace"] },
    Need { program: "WebKitWebDriver", packages: &["webkit2gtk-driver"] },
    Need { program: "Xvfb", packages: &["xvfb"] },
];

/// Parts of Python that some systems pack by themselves: the module that shows they are there, and
/// the package.
const MODULES: &[(&str, &str)] = &[("ensurepip", "python3-venv")];

/// Parts of the toolchain: the cargo command that shows they are there, and their name in rustup.
const COMPONENTS: &[(&str, &str)] = &[("fmt", "rustfmt"), ("clippy", "clippy")];

/// `cargo xtask needs`: installs what is missing.
pub fn run(root: &Path, _: &[String]) -> anyhow::Result<Verdict> {
    Ok(match provide(root) {
        Ok(()) => Verdict::Good,
        Err(line) => {
            eprintln!("needs: {line}");
            Verdict::Misused
        }
    })
}

/// Installs what is missing. Where it may not, gives back the one line that says what to install.
pub(crate) fn provide(root: &Path) -> Result<(), String> {
    let mut to_type = Vec::new();
    let packages = packages();
    if !(packages.is_empty() || may_install() && install(&packages)) {
        to_type.push(format!("apt-get install {}", packages.join(" ")));
    }
    if let Err(lines) = provide_toolchain(root) {
        to_type.extend(lines);
    }
    if to_type.is_empty() { Ok(()) } else { Err(wanted(&to_type)) }
}

/// Installs what is missing of the toolchain. The rest [can be installed](provide), or else this
/// gives back the line that says what to install.
pub(crate) fn prepare(root: &Path) -> Result<(), String> {
    let packages = packages();
    if packages.is_empty() || may_install() {
        provide_toolchain(root).map_err(|lines| wanted(&lines))
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

/// The packages that are missing.
fn packages() -> Vec<&'static str> {
    let path = path();
    let mut packages = missing_packages(|program| on_path(program, &path));
    let imports = |module: &str| {
        let line = format!("import {module}");
        shell::works(Command::new("python3").args(["-c", &line]))
    };
    packages.extend(missing_modules(imports));
    packages
}

fn may_install() -> bool {
    is_root() && on_path("apt-get", &path())
}

/// Where programs are looked for: some are where only root looks.
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

fn wanted(to_type: &[String]) -> String {
    format!("something is missing on this machine; install it with: {}", to_type.join(" && "))
}

/// Whether a file of this name stands in one of the folders of `path`.
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

/// Says what it runs, and whether that went well.
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
            wanted(&["apt-get install git".to_owned(), "rustup component add clippy".to_owned()]);
        assert!(
            line.ends_with("with: apt-get install git && rustup component add clippy"),
            "{line}"
        );
        assert_eq!(line.lines().count(), 1);
    }

    #[test]
    fn a_program_is_looked_for_in_every_folder_of_the_path() {
        let path = env::join_paths(["/nowhere", env!("CARGO_MANIFEST_DIR")]).expect("plain names");
        assert!(on_path("Cargo.toml", &path));
        assert!(!on_path("no-such-program", &path));
    }
}
