//! `orrery serve` as people and scripts start it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use tempfile::TempDir;

/// A server that is ended with the test.
struct Running {
    child: Child,
    output: BufReader<ChildStdout>,
    address: String,
    data: TempDir,
}

impl Running {
    fn start(args: &[&str]) -> Running {
        let data = TempDir::new().expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.arg("serve").args(args).env("ORRERY_DATA", data.path());
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the binary runs");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        let address = line.trim_end().strip_prefix("listening on http://").expect("the address").to_owned();
        Running { child, output, address, data }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn fail(args: &[&str]) -> Output {
    let data = TempDir::new().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    let output = command.arg("serve").args(args).env("ORRERY_DATA", data.path()).output();
    let output = output.expect("the binary runs");
    assert!(output.stdout.is_empty());
    output
}

#[test]
fn it_says_where_it_listens_and_answers_there() {
    let server = Running::start(&["--listen", "127.0.0.1:0"]);
    assert!(!server.address.ends_with(":0"), "{}", server.address);
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    stream.write_all(b"GET / HTTP/1.0\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers with text");
    assert!(answer.contains("content-security-policy: default-src 'none'"), "{answer}");
    assert!(answer.contains("Orrery"), "{answer}");
}

#[test]
fn its_health_is_asked_by_the_program_itself() {
    let mut server = Running::start(&["--listen", "127.0.0.1:0"]);
    let health = |address: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.args(["health", "--listen", address]).output().expect("the binary runs")
    };
    // It is ready as soon as it has written to its database.
    let ready = loop {
        let said = health(&server.address);
        assert!(server.child.try_wait().expect("a child").is_none(), "{said:?}");
        if said.status.success() {
            break said;
        }
    };
    assert_eq!(String::from_utf8_lossy(&ready.stdout), "ready\n");
    server.child.kill().and_then(|()| server.child.wait()).expect("it ends");
    let gone = health(&server.address);
    let said = String::from_utf8_lossy(&gone.stderr).into_owned();
    assert!(
        gone.status.code() == Some(1) && said.starts_with(&format!("orrery: {}: ", server.address)),
        "{said}"
    );
}

#[cfg(unix)]
#[test]
fn it_ends_well_when_asked_to() {
    for signal in ["-INT", "-TERM"] {
        let mut server = Running::start(&["--listen", "127.0.0.1:0"]);
        let asked = Command::new("kill").args([signal, &server.child.id().to_string()]).status();
        assert!(asked.is_ok_and(|status| status.success()));
        assert!(server.child.wait().expect("it ends").success(), "{signal}");
        let mut rest = String::new();
        server.output.read_to_string(&mut rest).expect("text");
        assert_eq!(rest, "", "one line and no more");
    }
}

/// A request that never comes to its end must not keep the server, which would go on to let time run.
#[cfg(unix)]
#[test]
fn half_a_request_does_not_keep_it_from_ending() {
    let mut server = Running::start(&["--listen", "127.0.0.1:0"]);
    let head = "POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    let half = |bytes: &str| {
        let mut half = TcpStream::connect(&server.address).expect("it listens");
        half.write_all(bytes.as_bytes()).expect("it reads");
        half
    };
    let _open = [half(head), half(&format!("{head}content-length: 50\r\n\r\n{{"))];
    // Whoever came later is answered, so both have come in.
    let mut later = half("GET /health/live HTTP/1.0\r\n\r\n");
    assert!(later.read_to_string(&mut String::new()).is_ok());
    let asked = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status();
    assert!(asked.is_ok_and(|status| status.success()));
    assert!(server.child.wait().expect("it ends").success());
}

/// When the system gives no more connections, it says so, waits, and goes on when there are some again.
#[cfg(target_os = "linux")]
#[test]
fn it_survives_that_there_are_no_descriptors_left() {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};

    let data = TempDir::new().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).env("ORRERY_DATA", data.path());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary runs");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let errors = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut address = String::new();
    output.read_line(&mut address).expect("a line");
    let address = address.trim_end().strip_prefix("listening on http://").expect("the address").to_owned();
    let get = |stream: &mut TcpStream| {
        let mut answer = String::new();
        stream.write_all(b"GET /health/live HTTP/1.0\r\n\r\n").expect("it reads");
        stream.read_to_string(&mut answer).expect("it answers with text");
        answer
    };
    assert!(get(&mut TcpStream::connect(&address).expect("it listens")).ends_with("alive"));

    let process = Pid::from_raw(i32::try_from(child.id()).expect("a number")).expect("a process");
    let open = std::fs::read_dir(format!("/proc/{}/fd", child.id())).expect("a process").count() as u64;
    let maximum = rustix::process::getrlimit(Resource::Nofile).maximum;
    let before = prlimit(Some(process), Resource::Nofile, Rlimit { current: Some(open), maximum })
        .expect("the limit of a process of ours can be lowered");
    // They wait in the system's queue: more than the few descriptors that may have become free since.
    let mut waiting: Vec<TcpStream> =
        (0..20).map(|_| TcpStream::connect(&address).expect("a place in the queue")).collect();
    let said = errors.lines().map_while(Result::ok).find(|line| line.contains("could not be accepted"));
    assert!(said.is_some_and(|line| line.contains("ERROR")), "it is logged");

    prlimit(Some(process), Resource::Nofile, before).expect("and raised again");
    for stream in &mut waiting {
        assert!(get(stream).ends_with("alive"), "who waited is answered");
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

#[test]
fn an_address_in_use_is_an_error() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let output = fail(&["--listen", &address]);
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.contains(&address) && message.contains("in use"), "{message}");
}

#[test]
fn an_address_that_is_none_is_wrong_usage() {
    for address in ["8080", "localhost", "127.0.0.1:99999", ""] {
        let output = fail(&["--listen", address]);
        assert_eq!(output.status.code(), Some(2), "{address}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("--listen"), "{address}");
    }
}

#[test]
fn a_file_is_read_and_flags_win_over_variables_over_it() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("orrery.toml");
    let data = folder.path().join("data");
    std::fs::write(&file, format!("listen = \"127.0.0.2:0\"\ndata = {:?}\n", data.display()))
        .expect("a file");
    let listens = |variable: Option<&str>, flag: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.arg("serve").arg("--config").arg(&file).stdout(Stdio::piped());
        variable.map(|address| command.env("ORRERY_LISTEN", address));
        flag.map(|address| command.args(["--listen", address]));
        let mut child = command.spawn().expect("the binary runs");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        line.strip_prefix("listening on http://").and_then(|line| line.split(':').next()).map(str::to_owned)
    };
    assert_eq!(listens(None, None).as_deref(), Some("127.0.0.2"));
    assert_eq!(listens(Some("127.0.0.3:0"), None).as_deref(), Some("127.0.0.3"));
    assert_eq!(listens(Some("127.0.0.3:0"), Some("127.0.0.4:0")).as_deref(), Some("127.0.0.4"));
    assert!(data.join("orrery.db").exists());

    for (text, said) in [
        ("listen = \"127.0.0.1:0\"\nspeed = 3\n", "orrery.toml: line 2: unknown field `speed`"),
        ("listen = \"nowhere\"", "orrery.toml: line 1: "),
        ("retention-days = -1", "orrery.toml: line 1: "),
        ("nonsense", "orrery.toml: line 1: "),
    ] {
        std::fs::write(&file, text).expect("a file");
        let output = fail(&["--config", file.to_str().expect("a path")]);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(1) && errors.contains(said), "{errors}");
    }
    let output = fail(&["--config", "/nonexistent"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("/nonexistent: No such file"));
}

#[test]
fn a_data_folder_that_cannot_be_is_an_error() {
    let output = fail(&["--listen", "127.0.0.1:0", "--data", "/dev/null/data"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("/dev/null/data"));
}

#[test]
fn a_backup_of_a_running_server_can_be_restored() {
    let server = Running::start(&["--listen", "127.0.0.1:0"]);
    let elsewhere = TempDir::new().expect("a folder");
    let orrery = |command: &str, file: &str, data: &std::path::Path| {
        let file = elsewhere.path().join(file);
        let mut orrery = Command::new(env!("CARGO_BIN_EXE_orrery"));
        let output = orrery.arg(command).arg(file).arg("--data").arg(data).output().expect("the binary runs");
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let data = server.data.path();
    assert_eq!(orrery("backup", "copy", data), (true, String::new()));
    let (done, why) = orrery("backup", "copy", data);
    assert!(!done && why.contains("copy"), "it overwrites nothing: {why}");
    let fresh = elsewhere.path().join("fresh");
    assert_eq!(orrery("restore", "copy", &fresh), (true, String::new()));
    let (done, why) = orrery("restore", "copy", &fresh);
    assert!(!done && why.contains("already"), "{why}");
    let (done, why) = orrery("backup", "another", &elsewhere.path().join("nothing"));
    assert!(!done && why.contains("no database"), "{why}");
    std::fs::write(elsewhere.path().join("rubbish"), "rubbish ".repeat(1_000)).expect("a file");
    let other = elsewhere.path().join("other");
    assert!(!orrery("restore", "rubbish", &other).0);
    assert_eq!(std::fs::read_dir(&other).expect("a folder").count(), 0, "nothing half done");
}
