//! `orrery backup` and `orrery restore`, beside `orrery serve`, as an operator uses them.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

/// A server that is ended with the test.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(data: &Path) -> Running {
        let mut child = serve(data).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it runs");
        let mut line = String::new();
        let output = child.stdout.take().expect("a pipe");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.trim_end().strip_prefix("listening on http://").expect("the address").to_owned();
        Running { child, address }
    }

    /// Asks for something and gives the whole answer, as somebody who is known by a cookie if there is one.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> String {
        let Running { address, .. } = self;
        let mut stream = TcpStream::connect(address).expect("it listens");
        let head = format!("{method} {path} HTTP/1.0\r\nHost: {address}\r\nOrigin: http://{address}\r\n");
        let known = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
        let sent = format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        write!(stream, "{head}{known}{sent}").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers with text");
        answer
    }

    /// Takes a name.
    fn meet(&self) -> String {
        self.ask("POST", "/api/v1/me", "", r#"{"name":"Ana"}"#)
    }

    /// Sets up a game that everybody sees in the lobby.
    fn create(&self) -> String {
        let answer = self.meet();
        let cookie = answer.split_once("set-cookie: ").and_then(|(_, rest)| rest.split(';').next());
        let cookie = cookie.unwrap_or_else(|| panic!("a cookie in {answer}"));
        let wanted = r#"{"config":"kulami","side":"first","listed":true}"#;
        let answer = self.ask("POST", "/api/v1/games", cookie, wanted);
        let (_, rest) = answer.split_once(r#""game":""#).unwrap_or_else(|| panic!("a game in {answer}"));
        rest.split('"').next().expect("an end").to_owned()
    }

    fn lobby(&self) -> String {
        self.ask("GET", "/api/v1/lobby", "", "")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    command
}

fn orrery(command: &str, file: &Path, data: &Path) -> Output {
    let mut orrery = Command::new(env!("CARGO_BIN_EXE_orrery"));
    orrery.arg(command).arg(file).arg("--data").arg(data).output().expect("the binary runs")
}

/// That it was refused, in these words.
fn refused(output: &Output, words: &[&str]) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(output.stdout.is_empty());
    for word in words {
        assert!(said.contains(word), "`{word}` in: {said}");
    }
}

fn done(output: &Output) {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// A backup of a server that was used, and the name of a game in it.
fn copy(folder: &Path) -> (PathBuf, String) {
    let data = folder.join("data");
    let server = Running::start(&data);
    let game = server.create();
    let copy = folder.join("copy");
    done(&orrery("backup", &copy, &data));
    (copy, game)
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder").flatten();
    let mut names: Vec<_> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_backup_beside_a_running_server_has_its_games_and_changes_nothing() {
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data");
    let server = Running::start(&data);
    let game = server.create();
    let before = names(&data);
    let copy = folder.path().join("copy");
    done(&orrery("backup", &copy, &data));
    assert_eq!(names(&data), before);
    let later = server.create();
    assert!(server.lobby().contains(&later), "it goes on");
    refused(&orrery("backup", &copy, &data), &["copy"]);

    let fresh = folder.path().join("fresh");
    done(&orrery("restore", &copy, &fresh));
    let restored = Running::start(&fresh).lobby();
    assert!(restored.contains(&game) && !restored.contains(&later), "{restored}");
}

#[test]
fn nothing_is_restored_beside_leftovers() {
    let folder = TempDir::new().expect("a folder");
    let (copy, game) = copy(folder.path());
    let data = folder.path().join("other");
    fs::create_dir(&data).expect("a folder");
    for name in ["orrery.db-wal", "orrery.db-shm", "orrery.db"] {
        fs::write(data.join(name), "leftover").expect("a file");
        refused(&orrery("restore", &copy, &data), &["already", &format!("{name} is in the way"), "move"]);
        assert_eq!(names(&data), [name]);
        assert_eq!(fs::read(data.join(name)).expect("a file"), b"leftover");
        fs::remove_file(data.join(name)).expect("a file");
    }
    done(&orrery("restore", &copy, &data));
    assert!(Running::start(&data).lobby().contains(&game));
}

#[test]
fn what_is_no_whole_database_is_not_restored() {
    let folder = TempDir::new().expect("a folder");
    let (copy, _) = copy(folder.path());
    let whole = fs::read(&copy).expect("a file");
    let overwritten = |place: usize| {
        let mut bytes = whole.clone();
        bytes[place..place + 20_000].fill(0x5a);
        bytes
    };
    let data = folder.path().join("other");
    for (bytes, said) in [
        (Vec::new(), "empty"),
        (overwritten(0), "damaged"),
        (overwritten(30_000), "damaged"),
        (overwritten(whole.len() - 20_000), "damaged"),
        (whole[..whole.len() / 2].to_vec(), "damaged"),
        (b"rubbish ".repeat(1000), "damaged"),
    ] {
        let wrong = folder.path().join("wrong");
        fs::write(&wrong, bytes).expect("a file");
        refused(&orrery("restore", &wrong, &data), &[said, "wrong"]);
        assert_eq!(names(&data), [""; 0], "nothing half done");
    }
    refused(&orrery("restore", &folder.path().join("absent"), &data), &["absent"]);
    assert_eq!(names(&data), [""; 0]);
}

#[test]
fn a_second_server_on_the_same_data_ends_and_says_why() {
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data");
    let first = Running::start(&data);
    let second = serve(&data).output().expect("the binary runs");
    refused(&second, &["another server uses this database", "orrery.db"]);
    let game = first.create();
    assert!(first.lobby().contains(&game), "the first goes on");
    // However it ends, the next may come.
    drop(first);
    assert!(Running::start(&data).lobby().contains(&game));
}

#[test]
fn a_server_on_deleted_files_keeps_a_backup_from_being_restored_under_it() {
    let folder = TempDir::new().expect("a folder");
    let (copy, _) = copy(folder.path());
    let data = folder.path().join("other");
    let server = Running::start(&data);
    // Who is answered comes to a server that has begun.
    assert!(server.meet().contains("set-cookie"));
    for name in ["orrery.db", "orrery.db-wal", "orrery.db-shm"] {
        fs::remove_file(data.join(name)).expect("a file");
    }
    refused(&orrery("restore", &copy, &data), &["another server uses this database"]);
    let answer = server.meet();
    assert!(answer.contains(" 503 "), "it acknowledges nothing: {answer}");
    drop(server);
    done(&orrery("restore", &copy, &data));
}
