//! `orrery import`: games from elsewhere on standard output, what was refused on standard error.

use std::io::Write;
use std::process::{Command, Output, Stdio};

const BOARDSPACE: &str = "(;GM[24]SU[Yinsh]P0[id \"Ana\"]P1[id \"Dan\"]\n; P0[1 place wr  G 2]TM[900]\n\
                          ; P0[2 Done ]TM[1000]\n; P1[3 place br  G 3]\n; P1[4 Done ]\n)\n";

fn run(args: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(args).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/records"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary runs");
    child.stdin.take().expect("a pipe").write_all(input).expect("the binary reads its input");
    child.wait_with_output().expect("the binary ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is text")
}

#[test]
fn what_is_imported_can_be_replayed() {
    let imported = run(&["import", "-"], BOARDSPACE.repeat(3).as_bytes());
    assert_eq!(imported.status.code(), Some(0), "{}", text(&imported.stderr));
    assert_eq!(text(&imported.stderr), "orrery: 3 games read, 0 refused\n");
    let replayed = run(&["replay", "-"], &imported.stdout);
    let line = |number| format!("-: record {number}: yinsh, 2 actions, not over, result *, score 0-0\n");
    assert_eq!(text(&replayed.stdout), [1, 2, 3].map(line).concat());
    let record = text(&imported.stdout);
    assert!(record.contains("[First \"Ana\"]") && record.contains("[%emt 0:00:01]"), "{record}");
    // Our own records come out as they went in.
    let own =
        std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/records/several.txt")).unwrap();
    let once = run(&["import", "several.txt"], b"");
    assert_eq!(run(&["import", "-"], &once.stdout).stdout, once.stdout);
    assert_eq!(run(&["replay", "-"], &own).stdout, run(&["replay", "-"], &once.stdout).stdout);
}

#[test]
fn what_is_refused_is_told_with_its_place_and_ends_with_1() {
    let output = run(&["import", "bad/syntax-number.txt", "-"], BOARDSPACE.as_bytes());
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty() && said.starts_with("bad/syntax-number.txt:"), "{said}");
    assert!(said.ends_with("orrery: 0 games read, 1 refused; 1 not looked at, see --keep-going\n"), "{said}");

    let output =
        run(&["import", "--keep-going", "bad/syntax-number.txt", "no-such-file", "-"], BOARDSPACE.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("1. g2"));
    assert!(text(&output.stderr).ends_with("orrery: 1 game read, 2 refused\n"));

    let output =
        run(&["import", "--json", "-"], format!("{BOARDSPACE}(;GM[24]SU[Yinsh]\n;P0[1 hop])").as_bytes());
    let lines: Vec<serde_json::Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((lines[0]["form"].as_str(), lines[0]["actions"].as_u64()), (Some("boardspace"), Some(2)));
    assert_eq!((lines[0]["first"].as_str(), lines[0]["over"].as_bool()), (Some("Ana"), Some(false)));
    assert_eq!((lines[1]["line"].as_u64(), lines[1]["column"].as_u64()), (Some(8), Some(5)));
}

#[test]
fn official_notation_is_written() {
    let output = run(&["import", "--to", "yinsh-short", "-"], BOARDSPACE.as_bytes());
    assert_eq!(text(&output.stdout), "1.g2 2.g3\n");
    let output = run(&["import", "--to", "yinsh-long", "-"], b"kulami,d4");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with("<stdin>:1:1: only YINSH has an official notation\n"));
}
