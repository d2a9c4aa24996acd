//! `orrery replay --verify`: what it says of logs that servers exported, and of forged ones.

#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use orrery_wire::{Entry, Link};

fn verify(options: &[&str], log: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(["replay", "--verify"]).args(options).arg("-");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(log.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A log as a server exports it, with every hash right.
fn exported<'a>(bodies: impl IntoIterator<Item = &'a str>) -> String {
    let mut link = Link::START;
    let entries = (0..).zip(bodies).map(|(seq, body)| {
        link = link.next(body);
        serde_json::to_string(&Entry { seq, link, body: body.to_owned() }).unwrap() + "\n"
    });
    entries.collect()
}

#[test]
fn replay_verifies_what_a_server_exported() {
    let log = exported(include_str!("../../../testdata/wire/log-1.ndjson").lines());
    let last = "f8565b910ed691135ddc02a23fd63b6bd2072068f06042e15d3e7a2cd5a92083";
    let output = verify(&[], &log);
    assert_eq!(output.status.code(), Some(0));
    let said = "-: record 1: yinsh:blitz, 4 actions, not over, result 0-1, score 0-0, 15 entries, link ";
    assert_eq!(text(&output.stdout), format!("{said}{last}\n"));
    let output = verify(&["--json"], &log);
    let said: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((said["entries"].as_u64(), said["link"].as_str()), (Some(15), Some(last)));
    let forged = log.replacen("g6", "g5", 1);
    for wrong in [forged.as_str(), "", "{}", &log[1..], log.split_once('\n').unwrap().1] {
        let output = verify(&[], wrong);
        assert_eq!(output.status.code(), Some(1), "{wrong}");
    }
}

#[test]
fn replay_verifies_no_forgery_however_well_it_is_linked() {
    let bodies: Vec<&str> = include_str!("../../../testdata/wire/log-1.ndjson").lines().collect();
    let said = |bodies: Vec<&str>| {
        let output = verify(&[], &exported(bodies));
        (output.status.code(), text(&output.stdout))
    };
    let ended = r#"{"v":1,"at":1794787220000,"type":"ended","score":"1-0","reason":"normal"}"#;
    let normal = [&bodies[..6], &[ended]].concat();
    let reason = "-: entry 6: an end by the rules follows from the turns and is never written\n";
    assert_eq!(said(normal), (Some(1), reason.to_owned()));
    // Nobody asked for the takeback of entry 7.
    let mut asked = bodies.clone();
    asked.remove(6);
    assert_eq!(said(asked), (Some(1), "-: entry 6: nobody proposed a takeback\n".to_owned()));
    let earlier = bodies[7].replacen("221000", "219999", 1);
    let mut backwards = bodies.clone();
    backwards[7] = &earlier;
    let reason = "-: entry 7: its time is before that of entry 6\n";
    assert_eq!(said(backwards), (Some(1), reason.to_owned()));
}
