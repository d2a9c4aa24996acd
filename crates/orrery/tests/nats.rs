//! `orrery serve` and `orrery worker` with NATS, as hosts start them.

use std::process::{Command, Output};

use tempfile::TempDir;

/// What comes of a command that cannot reach what it is given.
fn fail(args: &[&str]) -> Output {
    let data = TempDir::new().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(args).env("ORRERY_DATA", data.path()).env("RUST_LOG", "trace");
    let output = command.output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    output
}

/// Its words, in which no secret is.
fn words(output: &Output) -> String {
    let words = String::from_utf8_lossy(&[&*output.stdout, &*output.stderr].concat()).into_owned();
    assert!(!words.contains("0pen-sesame"), "{words}");
    words
}

#[test]
fn a_wrong_address_is_said_without_its_password() {
    for command in [&["serve", "--listen", "127.0.0.1:0"][..], &["worker"]] {
        let with = |more: &[&str]| words(&fail(&[command, more].concat()));
        for address in ["http://orrery:0pen-sesame@127.0.0.1", "nats://orrery:0pen-sesame@127.0.0.1:port"] {
            let said = with(&["--nats", address]);
            assert!(said.contains("--nats: wanted nats://host:port"), "{said}");
        }
        let said = with(&["--nats", "nats://orrery:0pen-sesame@127.0.0.1", "--nats-credentials", "file"]);
        assert!(said.contains("one of the two"), "{said}");
        let said = with(&["--nats", "nats://127.0.0.1:1", "--nats-credentials", "/nowhere/file"]);
        assert!(said.contains("/nowhere/file cannot be used: No such file"), "{said}");
    }
}

#[cfg(feature = "services")]
mod services {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;

    use orrery_services::Nats;

    use super::*;

    #[test]
    fn no_password_gets_into_a_log() {
        let nats = Nats::start_with("authorization { user: orrery, password: 0pen-sesame }").expect("NATS");
        let address = |login: &str| nats.url().replace("//", &format!("//{login}@"));
        for command in [&["serve", "--listen", "127.0.0.1:0"][..], &["worker"]] {
            let said = words(&fail(&[command, &["--nats", &address("orrery:not-0pen-sesame")]].concat()));
            assert!(said.contains(&format!("--nats: {} does not accept this login", nats.url())), "{said}");

            // The same with the right one, and everything logged that there is to log.
            let data = TempDir::new().expect("a folder");
            let mut orrery = Command::new(env!("CARGO_BIN_EXE_orrery"));
            orrery.args(command).args(["--nats", &address("orrery:0pen-sesame")]);
            orrery.env("ORRERY_DATA", data.path()).env("RUST_LOG", "trace");
            let mut child =
                orrery.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary runs");
            let mut log = BufReader::new(child.stderr.take().expect("a pipe"));
            let mut said = String::new();
            while !said.contains("connected successfully") {
                assert!(log.read_line(&mut said).expect("a line") > 0, "it ended: {said}");
            }
            child.kill().expect("it runs");
            child.wait().expect("it ends");
            log.read_to_string(&mut said).expect("text");
            assert!(!said.contains("0pen-sesame"), "{said}");
        }
    }
}
