//! `/openapi.json` against the server that it describes: schemathesis generates valid and invalid
//! requests from it and checks every answer. There must be no server error, no undescribed status, field
//! or content type, no accepted invalid request, and no refused valid one.

mod python;
mod tables;

use std::process::{Command, Stdio};

use e2e::{Clew, Options};
use tables::{TOKEN, Tables};

/// Number of generated requests for each operation and phase.
const EXAMPLES: &str = "25";
/// The seed of the generator: the same requests each time.
const SEED: &str = "20261116";

#[test]
fn the_server_keeps_to_its_description() {
    let schemathesis = python::schemathesis();
    let clew = Clew::start(Options::default().args(["--bot-pace", "1"]));
    let mut client = clew.client(TOKEN);
    let tables = Tables::open(&mut client);
    let api = client.get("/openapi.json").expect("the server runs").expect(200).json();
    let described = api["paths"].as_object().expect("it has paths").values();
    let described: usize = described.map(|path| path.as_object().map_or(0, |all| all.len())).sum();

    let config = clew.folder().write("schemathesis.toml", &tables.config());
    let done = Command::new(schemathesis)
        .arg("--config-file")
        .arg(config)
        .arg("run")
        .arg(format!("http://{}/openapi.json", clew.address()))
        .args(["--checks", "all", "--max-examples", EXAMPLES, "--seed", SEED, "--no-color"])
        .current_dir(clew.folder().path())
        .stdin(Stdio::null())
        .output()
        .expect("it was installed");
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{said}{}", String::from_utf8_lossy(&done.stderr));

    // It has tested something: every operation, in all four phases.
    let number = |before: &str| -> usize {
        let rest = said.split(before).nth(1).unwrap_or_default().trim_start();
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().unwrap_or_else(|_| panic!("no number behind {before:?}: {said}"))
    };
    assert_eq!(number("Tested:"), described, "{said}");
    assert!(number("Test cases:") > 1_000, "{said}");
    for phase in ["✅ Examples", "✅ Coverage", "✅ Fuzzing", "✅ Stateful"] {
        assert!(said.contains(phase), "{phase}: {said}");
    }
    client.get("/games").expect("the server is still there").expect(200);
}
