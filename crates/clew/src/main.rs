//! The program `clew`.

use std::process::ExitCode;

fn main() -> ExitCode {
    clew::main()
}
