//! The binary as people and scripts meet it: output, exit codes, and what is said when something is wrong.

mod thinking;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What 256 bytes that are no text look like.
fn rubbish() -> Vec<u8> {
    (0..=255).rev().collect()
}

fn orrery() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/records"));
    command.env_remove("CLICOLOR_FORCE").stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    let output = orrery().args(args).output().expect("the binary runs");
    assert_calm(args, &output);
    output
}

fn run_with_input(args: &[&str], input: &[u8]) -> Output {
    let mut command = orrery();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary runs");
    child.stdin.take().expect("a pipe").write_all(input).expect("the binary reads its input");
    let output = child.wait_with_output().expect("the binary ends");
    assert_calm(args, &output);
    output
}

/// No panic, no signal, no colours where nobody asked for them.
fn assert_calm(args: &[&str], output: &Output) {
    let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
    assert!(!said.contains("panicked"), "{args:?}: {said}");
    assert!(!said.contains('\u{1b}'), "{args:?} writes colour codes into a pipe: {said}");
    assert!(output.status.code().is_some_and(|code| code <= 2), "{args:?}: {}", output.status);
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is text")
}

/// The standard output of a command that must succeed in silence on the other stream.
fn good(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a command says that must end with exit code 1 and have printed nothing else.
fn wrong(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?}: {}", text(&output.stdout));
    let said = text(&output.stderr);
    assert!(said.starts_with("orrery: ") && said.ends_with('\n'), "{args:?}: {said}");
    said
}

fn json_lines(args: &[&str]) -> Vec<Value> {
    good(args).lines().map(|line| serde_json::from_str(line).expect("a JSON object a line")).collect()
}

fn json(args: &[&str]) -> Value {
    let [value] = json_lines(args).try_into().expect("one JSON object");
    value
}

/// A file for this test alone.
fn scratch(name: &str, content: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("the folder for tests can be written to");
    path
}

#[test]
fn manual_pages_and_completions_are_written() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual");
    good(&["manual", folder.to_str().expect("a name in UTF-8")]);
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a file");
    assert!(read("man/man1/orrery-serve.1").contains("ORRERY_PUBLIC_URL"));
    for (folder, name) in [
        ("bash-completion/completions", "orrery"),
        ("zsh/site-functions", "_orrery"),
        ("fish/vendor_completions.d", "orrery.fish"),
    ] {
        let text = read(&format!("{folder}/{name}"));
        assert!(text.contains("backup") && text.contains("trusted-proxies"), "{name}: {text}");
    }
}

#[test]
fn help_and_version_are_there() {
    assert!(good(&["--version"]).starts_with("orrery "));
    let help = good(&["--help"]);
    let commands = ["perft", "legal", "show", "replay", "import", "board", "engine", "bench"];
    for command in commands {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        assert!(good(&[command, "--help"]).contains("Usage: orrery"));
        assert_eq!(good(&["help", command]), good(&[command, "--help"]));
    }
    for command in ["list", "draw", "validate", "id", "random"] {
        assert!(good(&["board", command, "--help"]).contains("Usage: orrery board"));
    }
    assert!(help.contains("lyngk:seed=1") && help.contains("Exit codes"), "{help}");
}

#[test]
fn wrong_usage_ends_with_2_and_says_so() {
    let wrong: &[&[&str]] = &[
        &[],
        &["dance"],
        &["--dance"],
        &["legal"],
        &["legal", "yinsh", "f6"],
        &["legal", "yinsh", "--json=yes"],
        &["perft", "yinsh", "--depth", "deep"],
        &["perft", "yinsh", "--depth", "-1"],
        &["show"],
        &["replay"],
        &["import"],
        &["import", "--to", "chess", "several.txt"],
        &["board"],
        &["board", "dance"],
        &["board", "draw"],
        &["board", "id"],
        &["board", "id", "first"],
        &["board", "id", "4294967296"],
        &["board", "random", "--seed", "x"],
        &["engine", "now"],
        &["bench"],
        &["bench", "rules", "--seconds", "soon"],
    ];
    for args in wrong {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty() && text(&output.stderr).contains("--help"), "{args:?}: {output:?}");
    }
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    assert_eq!(good(&["perft", "yinsh"]), "1 85\n2 7140\n3 592620\n");
    assert_eq!(good(&["perft", "kulami:board=irregular", "-d", "4"]), "1 64\n2 686\n3 6308\n4 55140\n");
    assert_eq!(good(&["perft", "yinsh", "--moves", "f6 e5", "--depth", "1"]), "1 83\n");
    assert_eq!(good(&["perft", "kulami", "--divide", "-m", "d4", "-d", "1"]).lines().last(), Some("11"));
    let lines = json_lines(&["perft", "kulami", "--json", "-d", "2"]);
    assert_eq!(lines[1]["depth"], 2);
    assert_eq!(lines[1]["nodes"], 752);
    let divided = json(&["perft", "kulami", "--json", "--divide", "-d", "2"]);
    assert_eq!(divided["nodes"], 752);
    let sum: u64 = divided["divide"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(sum, 752);
}

#[test]
fn legal_prints_an_action_a_line() {
    assert_eq!(good(&["legal", "kulami", "-m", "d4"]), "a4\nb4\nd1\nd2\nd3\nd6\nd7\nd8\nf4\ng4\nh4\n");
    assert_eq!(good(&["legal", "lyngk:seed=1"]).lines().count(), 172);
    assert_eq!(good(&["legal", "yinsh|4/7/8/9/4B5/4W4/10/9/8/7/4;w;place;0-0"]).lines().count(), 83);
    let summary = json(&["legal", "kulami:swap", "-m", "d4", "--json"]);
    assert_eq!(summary["config"], "kulami:swap");
    assert_eq!(summary["to_act"], "second");
    assert_eq!(summary["legal"].as_array().unwrap().len(), 12);
    assert_eq!(summary["result"], Value::Null);
    assert_eq!(summary["score"], serde_json::json!([6, 0]));
    assert_eq!(good(&["legal", summary["code"].as_str().unwrap()]).lines().last(), Some("swap"));
}

#[test]
fn show_draws_and_gives_the_code() {
    for (game, count) in [("yinsh", 85), ("lyngk:seed=1", 172), ("kulami:board=irregular;level2", 64)] {
        let shown = good(&["show", game]);
        let lines: Vec<&str> = shown.lines().collect();
        assert!(lines.len() > 12, "{shown}");
        assert_eq!(lines[lines.len() - 1], format!("{count} legal actions"));
        let code = lines[lines.len() - 2];
        assert_eq!(good(&["show", code]), shown);
        assert_eq!(json(&["show", game, "--json"])["code"], code);
    }
    let moves = "h2 h6 b6 e6 e4 d4 d5 g5 g1 g4 c4 h4 h7 e7 e8 g8 g3 e3 h3 f3 f5 f8 f9 f6 c6 c8 b8 b5 h5 c5 a5 a8 d8 d7 \
                 i7 b7 g7 c7 j7 f7 a7";
    let game = "kulami:board=irregular;level2";
    assert!(good(&["show", game, "-m", moves]).ends_with("0-1, score 26-30\n"));
    assert_eq!(json(&["show", game, "-m", moves, "--json"])["result"], "0-1");
    assert_eq!(good(&["legal", game, "-m", moves]), "");
}

#[test]
fn colours_come_only_where_they_are_wanted() {
    for args in [["show", "yinsh"], ["board", "list"]] {
        let coloured = orrery().args(args).env("CLICOLOR_FORCE", "1").output().unwrap();
        assert!(text(&coloured.stdout).contains('\u{1b}'), "{args:?}");
        assert!(!good(&args).contains('\u{1b}'), "{args:?}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused_by_every_command() {
    let positions: &[(&str, &str, &str)] = &[
        ("", "", "there is no game ``"),
        ("chess", "", "there is no game `chess`; the games are yinsh, lyngk and kulami"),
        ("YINSH", "", "there is no game `YINSH`"),
        ("yinsh:blatz", "", "column 7: expected the option `blitz`, found `blatz`"),
        ("yinsh:blitz;blitz", "", "the option `blitz` is given twice"),
        ("lyngk", "", "needs `layout=<43 letters>` or `seed=<number>`"),
        ("lyngk:seed=x", "", "column 12: expected a number below 2^64, found `x`"),
        ("lyngk:layout=RIG", "", "column 17: expected 43 letters"),
        ("lyngk:seed=1;six;collect-on-claim", "", "`six` and `collect-on-claim` exclude each other"),
        ("kulami:level3", "", "column 8: expected one of the options"),
        ("kulami:level1;lines", "", "`level1` and `lines`"),
        ("kulami:board=AAB/ACC", "", "the tile A is not a rectangle"),
        ("yinsh|", "", "column 7"),
        ("yinsh|4/7/8/9/10/9/10/9/8/7/4;w;move;0-0", "", "no such position: rings on the board"),
        ("lyngk:seed=1|1/4", "", "no layout and no seed"),
        ("yinsh", "f6 f6", "move 2 `f6`: f6 is not legal: f6 is not empty"),
        ("yinsh", "f6 a9", "move 2 `a9`: no action: column 1"),
        ("yinsh", "f6-f7", "move 1 `f6-f7`: f6-f7 is not legal: a ring must be placed now"),
        ("lyngk:seed=1", "^r ^b", "a colour was claimed in this turn"),
        ("lyngk:seed=1", "c4-b3", "the joker on c4 cannot move"),
        ("kulami", "d4 e5", "neither in the row nor in the column of the last marble, d4"),
        ("kulami", "d4 d5", "the tile of d5 is barred"),
        ("kulami", "swap", "without the option `swap`"),
        ("kulami", "\u{0416}\u{2744}", "no action"),
    ];
    for (game, moves, reason) in positions {
        for command in ["perft", "legal", "show"] {
            for format in [&[][..], &["--json"]] {
                let said = wrong(&[&[command, game, "--moves", moves], format].concat());
                assert!(said.contains(reason), "{command} {game} {moves}: {said}");
            }
        }
    }
}

#[test]
fn boards_are_listed_drawn_and_found_by_id() {
    let list = json_lines(&["board", "list", "--json"]);
    let names: Vec<&str> = list.iter().map(|board| board["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["square", "irregular", "example"]);
    for name in names {
        let drawn = good(&["board", "draw", name]);
        assert!(drawn.starts_with(&format!("{name}\n")) && drawn.contains('┌'), "{drawn}");
        assert_eq!(good(&["board", "validate", name]), format!("valid: {name}\n"));
    }
    let square = json(&["board", "id", "190778414", "--json"]);
    assert_eq!(square, list[0]);
    let rows = square["rows"].as_str().unwrap();
    assert_eq!(json(&["board", "draw", rows, "--json"]), square);
    let last = json(&["board", "draw", "square-390254537", "--json"]);
    assert_eq!(last["square_id"], 390_254_537);
    assert_eq!(last["name"], Value::Null);
    assert!(good(&["board", "id", "0"]).contains("\nsquare-0\n"));
}

#[test]
fn a_seed_gives_the_same_board_for_ever() {
    let square = json(&["board", "random", "--seed", "1", "--json"]);
    assert_eq!(square["square_id"], 221_103_225);
    let irregular = json(&["board", "random", "--seed", "1", "--irregular", "--json"]);
    let rows = "AABBCCC./AABBCCC./DEEFGGH./DEEFGGH./IEEFGGH./IJJKKLL./.JJKKMMM/.NNNOOO./.NNNPP../..QQPP..";
    assert_eq!(irregular["rows"], rows);
    assert_eq!(irregular["square_id"], Value::Null);
    assert!(good(&["board", "random", "--seed", "1"]).starts_with("seed 1\n"));

    let drawn = good(&["board", "random", "--irregular"]);
    let seed = drawn.lines().next().unwrap().strip_prefix("seed ").unwrap();
    assert_eq!(
        good(&["board", "random", "--irregular", "--seed", seed]),
        drawn,
        "any board can be had again"
    );
}

#[test]
fn every_kind_of_broken_board_is_named() {
    let boards = [
        ("squares", "no board is called `squares`"),
        ("square-390254538", "there is no square 390254538: the last one is 390254537"),
        ("square-x", "no board is called `square-x`"),
        ("AAb", "row 1, column 3: `b` is neither a tile letter A to Z nor a gap"),
        ("AAB/AA", "row 2 has 2 cells, the first row 3"),
        ("", "the board has no tile"),
        ("...", "the board has no tile"),
        ("AA.......BB", "the board is 11 × 1 cells, at most 10 × 10"),
        ("AA.AA", "the letter A is on pieces that do not touch"),
        ("AAB/ACC", "the tile A is not a rectangle"),
        ("AAAA", "the tile A is 4×1"),
        ("AA", "0 tiles of 2×3 instead of 4"),
        (
            "AABCCCDD../AABEEFDD../GGBEEFDD../GGHHHIII../JJHHHKKL../MNNOOKKL../MNNPPP..QQ/MNNPPP..QQ",
            "the tile Q is not connected",
        ),
        ("\u{fffd}\u{1}", "row 1, column 1"),
    ];
    for (board, reason) in boards {
        for command in ["validate", "draw"] {
            let said = wrong(&["board", command, board]);
            assert!(said.contains(reason), "{board}: {said}");
        }
        assert!(wrong(&["board", "validate", board, "--json"]).contains(reason));
    }
    assert!(wrong(&["board", "id", "390254538"]).contains("there is no square 390254538"));
}

#[test]
fn replay_says_what_came_of_each_record() {
    let said = good(&["replay", "yinsh-blitz.txt", "several.txt"]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "yinsh-blitz.txt: record 1: yinsh:blitz, 30 actions, over, result 1-0, score 1-0");
    assert_eq!(lines[3], "several.txt: record 3: kulami:swap, 3 actions, not over, result *, score 4-6");
    assert_eq!(lines.len(), 4);
    let values = json_lines(&["replay", "--json", "yinsh-blitz.txt", "several.txt"]);
    assert_eq!(values.len(), 4);
    assert_eq!(values[0]["file"], "yinsh-blitz.txt");
    assert_eq!(values[0]["result"], "1-0");
    assert_eq!(values[0]["score"], serde_json::json!([1, 0]));
    assert_eq!(values[0]["over"], true);
    assert_eq!(values[0]["actions"], 30);
    assert_eq!(values[0]["config"], "yinsh:blitz");
    assert_eq!(values[2]["record"], 2);
    assert_eq!(values[2]["over"], false);
    assert!(values[2]["code"].as_str().unwrap().starts_with("lyngk|"));
}

#[test]
fn replay_reads_standard_input() {
    let output = run_with_input(&["replay", "-"], b"[Config \"yinsh\"]\n1. f6 e5 *\n");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stdout), "-: record 1: yinsh, 2 actions, not over, result *, score 0-0\n");
    let output = run_with_input(&["replay", "-"], &rubbish());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), "-: not a text file: byte 1 is not UTF-8\n");
}

#[test]
fn replay_reports_every_wrong_record_and_goes_on() {
    let rubbish = scratch("rubbish.txt", &[b"[Game \"yinsh\"]".to_vec(), rubbish()].concat());
    let files = [
        ("bad/illegal-action.txt", "record 1: line 5, column 1: e5 is not legal: e5 is not empty"),
        ("bad/illegal-in-variation.txt", "record 1: line 4, column 36: b4 is not legal"),
        ("bad/syntax-number.txt", "line 4, column 10: expected the turn number `2.`, found `3.`"),
        ("bad/syntax-cut-off.txt", "line 5, column 1: expected a turn or the result"),
        ("bad/contradiction.txt", "record 1: the game ended 1-0, but the record says 0-1"),
        ("bad/board.txt", "the tile A is not a rectangle"),
        ("bad/no-such-file.txt", "No such file"),
        ("bad", "directory"),
        (rubbish.to_str().unwrap(), "not a text file: byte 15 is not UTF-8"),
    ];
    let names: Vec<&str> = files.iter().map(|(file, _)| *file).chain(["yinsh-blitz.txt"]).collect();
    let output = run(&[&["replay"], &names[..]].concat());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr), "orrery: 9 records are wrong\n");
    let said = text(&output.stdout);
    for ((file, reason), line) in files.iter().zip(said.lines()) {
        assert!(line.starts_with(&format!("{file}: ")) && line.contains(reason), "{line}");
    }
    assert!(said.lines().last().unwrap().contains("yinsh:blitz, 30 actions, over"), "{said}");

    let output = run(&[&["replay", "--json"], &names[..]].concat());
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    for ((file, reason), line) in files.iter().zip(said.lines()) {
        let value: Value = serde_json::from_str(line).unwrap();
        assert_eq!(value["file"], *file);
        assert!(value["error"].as_str().unwrap().contains(reason.trim_start_matches("record 1: ")), "{line}");
    }
    assert_eq!(text(&run(&["replay", "bad/config.txt"]).stderr), "orrery: 1 record is wrong\n");
}

#[test]
fn all_good_records_of_the_test_data_pass_and_all_bad_ones_fail() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/records");
    for (subfolder, code) in [(".", 0), ("bad", 1)] {
        for entry in fs::read_dir(folder.join(subfolder)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                let output = run(&["replay", path.to_str().unwrap()]);
                assert_eq!(output.status.code(), Some(code), "{}", path.display());
            }
        }
    }
}

#[test]
fn the_engine_answers_the_first_lines_anybody_tries() {
    for (game, count) in
        [("yinsh moves f6 e5", 83), ("lyngk:seed=1", 172), ("kulami:board=irregular;level2", 64)]
    {
        let input = format!("position config {game}\nquery legalmoves\nquit\n");
        let output = run_with_input(&["engine"], input.as_bytes());
        assert_eq!(output.status.code(), Some(0));
        let said = text(&output.stdout);
        let actions =
            said.strip_prefix("response ").and_then(|rest| rest.strip_suffix('\n')).expect("a response");
        assert_eq!(actions.split(' ').count(), count, "{said}");
    }
}

#[test]
fn the_engine_answers_rubbish_and_ends_with_its_input() {
    let mut input = b"isready\n".to_vec();
    input.extend(rubbish());
    input.extend(b"\nquery gameover");
    let output = run_with_input(&["engine"], &input);
    assert_eq!(output.status.code(), Some(0));
    let said = text(&output.stdout);
    assert!(said.starts_with("readyok\nerror unknown ") && said.ends_with("response false\n"), "{said}");
    assert_eq!(run(&["engine"]).status.code(), Some(0), "no input at all");
}

#[test]
fn bench_prints_one_object_for_each_game() {
    let lines = json_lines(&["bench", "rules", "--json", "--seconds", "0.01"]);
    let games: Vec<&str> = lines.iter().map(|line| line["game"].as_str().unwrap()).collect();
    assert_eq!(games, ["yinsh", "lyngk", "kulami"]);
    for line in &lines {
        for figure in ["random_games_per_s", "perft_nodes_per_s", "slow_random_games_per_s"] {
            assert!(line[figure].as_f64().unwrap() > 0.0, "{line}");
        }
    }
    assert_eq!(good(&["bench", "rules", "--seconds", "0"]).lines().count(), 4);
    for seconds in ["nan", "-1", "1e9", "soon"] {
        let output = run(&["bench", "rules", "--seconds", seconds]);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("--seconds"), "{seconds}");
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let commands: &[&[&str]] = &[
        &["legal", "yinsh"],
        &["legal", "yinsh", "--json"],
        &["perft", "yinsh"],
        &["perft", "yinsh", "--divide"],
        &["show", "yinsh"],
        &["board", "list"],
        &["replay", "several.txt"],
        &["replay", "--json", "several.txt"],
        &["import", "several.txt"],
        &["bench", "rules", "--seconds", "0"],
    ];
    for args in commands {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = orrery().args(*args).stdout(writer).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
        assert!(output.stderr.is_empty(), "{args:?}: {}", text(&output.stderr));
    }
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut child =
        orrery().arg("engine").stdin(Stdio::piped()).stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
    // The engine may be gone before it has read this.
    _ = child.stdin.take().unwrap().write_all(b"ugi\nisready\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for args in [&["legal", "yinsh"][..], &["show", "kulami"], &["replay", "several.txt"]] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = orrery().args(args).stdout(full).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(text(&output.stderr).starts_with("orrery: "), "{args:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_name_that_is_no_text_is_no_reason_to_panic() {
    use std::os::unix::ffi::OsStrExt;
    let name = std::ffi::OsStr::from_bytes(b"no\xff\x07such");
    for json in [&["--json"][..], &[]] {
        let output = orrery().arg("replay").args(json).arg(name).output().expect("the binary runs");
        assert_calm(&["replay", "<no text>"], &output);
        assert_eq!(output.status.code(), Some(1));
        assert!(!text(&output.stdout).contains('\u{7}'), "control characters stay out of the terminal");
    }
}

#[test]
fn messages_carry_no_control_characters() {
    let message = wrong(&["legal", "yinsh", "-m", "\u{1b}]0;evil\u{7}"]);
    assert!(message.contains("move 1") && !message.contains(['\u{1b}', '\u{7}']), "{message:?}");
}

#[test]
fn a_board_is_a_board_and_no_option_with_it() {
    assert!(wrong(&["board", "validate", "square;swap"]).contains("square;swap"));
}

#[test]
fn a_file_without_a_record_is_wrong() {
    let output = run_with_input(&["replay", "-"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("no record"), "{}", text(&output.stdout));
}
