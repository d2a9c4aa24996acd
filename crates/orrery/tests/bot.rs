//! `orrery bot` at a real server.

#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// A server that is ended with the test.
struct Server {
    child: Child,
    address: String,
    data: TempDir,
}

/// A bot that is ended with the test.
struct Bot {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Server {
    fn start() -> Server {
        let data = TempDir::new().unwrap();
        let (child, address) = serve("127.0.0.1:0", &data);
        Server { child, address, data }
    }

    /// Ends it as a crash would, and starts it again at the same address.
    fn crash(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        (self.child, _) = serve(&self.address, &self.data);
    }

    fn bot(&self, args: &[&str]) -> Bot {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.arg("bot").args(["--server", &format!("http://{}", self.address)]).args(args);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Bot { child, output }
    }

    fn open(&self, method: &str, path: &str, headers: &[&str], body: &str) -> BufReader<TcpStream> {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
        let head =
            format!("{method} {path} HTTP/1.0\r\nhost: {0}\r\norigin: http://{0}\r\n{headers}", self.address);
        let length = body.len();
        let rest = format!("content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}");
        stream.write_all((head + &rest).as_bytes()).unwrap();
        BufReader::new(stream)
    }

    /// Headers and body of an answer that is no error.
    fn call(&self, method: &str, path: &str, headers: &[&str], body: &str) -> (String, String) {
        let mut answer = String::new();
        self.open(method, path, headers, body).read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.0 2"), "{answer}");
        (head.to_owned(), body.to_owned())
    }

    /// Somebody with a name: the header that proves it.
    fn person(&self) -> String {
        let (head, _) = self.call("POST", "/api/v1/me", &[], r#"{"name":"Ana"}"#);
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        format!("cookie: {}", cookie.split(';').next().unwrap())
    }

    fn game(&self, name: &str) -> Value {
        serde_json::from_str(&self.call("GET", &format!("/api/v1/games/{name}"), &[], "").1).unwrap()
    }

    /// Waits until a message about a game holds all of these words.
    fn wait_for(&self, game: &str, words: &[&str]) {
        let stream = self.open("GET", &format!("/api/v1/games/{game}/stream"), &[], "");
        let mut lines = stream.lines().map(|line| line.expect("it goes on"));
        assert!(lines.any(|line| words.iter().all(|word| line.contains(word))), "{words:?}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl Bot {
    /// The name of the game in the first line that begins with `game`.
    fn game(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "it has ended");
            if let Some(rest) = line.strip_prefix("game ") {
                return rest.split(':').next().unwrap().to_owned();
            }
        }
    }

    /// Waits for its end; whether all was well, the rest of what it printed, and its errors.
    fn end(mut self) -> (bool, String, String) {
        let (mut said, mut errors) = (String::new(), String::new());
        self.output.read_to_string(&mut said).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        (self.child.wait().unwrap().success(), said, errors)
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn serve(listen: &str, data: &TempDir) -> (Child, String) {
    loop {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.args(["serve", "--listen", listen, "--data"]).arg(data.path());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut errors = child.stderr.take().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        if let Some(address) = line.trim_end().strip_prefix("listening on http://") {
            // Somebody must go on reading, or the server would wait for room in the pipe.
            std::thread::spawn(move || std::io::copy(&mut errors, &mut std::io::sink()));
            return (child, address.to_owned());
        }
        // While a server was gone, a connection of somebody else may have got its port for a moment.
        let mut said = String::new();
        errors.read_to_string(&mut said).unwrap();
        child.wait().unwrap();
        assert!(said.contains("in use"), "{said}");
    }
}

fn verify(log: &str) -> Output {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), log).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(["replay", "--verify"]).arg(file.path()).output().unwrap()
}

#[test]
fn two_bots_play_each_game_to_the_end_and_through_a_crash_of_the_server() {
    let mut server = Server::start();
    for (index, config) in ["yinsh", "lyngk", "kulami:board=random-square"].into_iter().enumerate() {
        let name = format!("Host {index}");
        let search = ["--option", "Search=uct", "--movetime", "10"];
        let mut host =
            server.bot(&[&["--name", &name, "--game", config, "--games", "1"], &search[..]].concat());
        let game = host.game();
        let own = format!("{} engine", env!("CARGO_BIN_EXE_orrery"));
        let guest = ["--name", "Guest", "--games", "1", "--engine", &own, "--option", "Level=2"];
        let guest = server.bot(&guest);
        if index == 0 {
            server.wait_for(&game, &["\"seq\":12,"]);
            server.crash();
            server.wait_for(&game, &["\"seq\":16,"]);
        }
        let ends = [host.end(), guest.end()];
        let view = server.game(&game);
        assert_eq!((&view["stage"], &view["reason"]), (&json!("over"), &json!("normal")), "{ends:?}");
        for (is_well, said, errors) in &ends {
            assert!(is_well, "{said} {errors}");
            assert!(said.contains("(normal)") && said.contains("against"), "{said}");
            // Who hears nothing for long tries again, too, so in the other games a busy machine may have it said.
            assert!(index != 0 || errors.contains("trying again"), "{errors}");
        }
        let log = server.call("GET", &format!("/api/v1/games/{game}/log"), &[], "").1;
        let verified = verify(&log);
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    }
}

#[test]
fn a_person_invites_a_bot_which_declines_what_it_is_offered() {
    let server = Server::start();
    let cookie = server.person();
    let (_, made) = server.call("POST", "/api/v1/games", &[&cookie], r#"{"config":"kulami","side":"first"}"#);
    let made: Value = serde_json::from_str(&made).unwrap();
    let (game, key) = (made["game"].as_str().unwrap(), made["key"].as_str().unwrap());
    let folder = TempDir::new().unwrap();
    let token = folder.path().join("token");
    let token = token.to_str().unwrap();
    let mut bot = server.bot(&[game, "--key", key, "--name", "Robot", "--token-file", token]);
    assert_eq!(bot.game(), game);
    let acts = format!("/api/v1/games/{game}/acts");
    for act in
        [r#"{"act":"turn","base":0,"turn_id":"1","actions":["a1"]}"#, r#"{"act":"offer","offer":"draw"}"#]
    {
        server.call("POST", &acts, &[&cookie], act);
    }
    server.wait_for(game, &["declined", "draw"]);
    server.call("POST", &acts, &[&cookie], r#"{"act":"resign"}"#);
    let (is_well, said, errors) = bot.end();
    assert!(is_well && said.contains("won (resignation)"), "{said} {errors}");

    // The token that was kept is the same player: the game is theirs.
    let (is_well, said, errors) = server.bot(&[game, "--token-file", token]).end();
    assert!(is_well && said.contains("won (resignation)"), "{said} {errors}");
}

#[test]
fn a_thought_about_a_game_that_has_ended_is_no_turn_in_the_next() {
    let server = Server::start();
    let cookie = server.person();
    let mut bot = server.bot(&["--name", "Robot", "--games", "2", "--movetime", "800"]);
    for (config, action) in [("kulami", "a1"), ("yinsh", "f6")] {
        let body = json!({ "config": config, "side": "first", "listed": true }).to_string();
        let (_, made) = server.call("POST", "/api/v1/games", &[&cookie], &body);
        let made: Value = serde_json::from_str(&made).unwrap();
        let game = made["game"].as_str().unwrap();
        assert_eq!(bot.game(), game);
        let act = |body: Value| {
            server.call("POST", &format!("/api/v1/games/{game}/acts"), &[&cookie], &body.to_string());
        };
        act(json!({ "act": "turn", "base": 0, "turn_id": "1", "actions": [action] }));
        if config == "yinsh" {
            server.wait_for(game, &["\"seq\":3,"]);
        }
        act(json!({ "act": "resign" }));
        // The line about its end.
        assert_eq!(bot.game(), game);
    }
    let (is_well, said, errors) = bot.end();
    assert!(is_well, "{said} {errors}");
}

#[test]
fn what_goes_wrong_is_said() {
    let server = Server::start();
    let fail = |args: &[&str]| {
        let (is_well, said, errors) = server.bot(args).end();
        assert!(!is_well, "{said}");
        errors
    };
    assert!(fail(&[]).contains("--name NAME"));
    assert!(fail(&["--token-file", "/nonexistent"]).contains("/nonexistent: No such file"));
    assert!(fail(&["--name", "x", "--engine", "/nonexistent"]).contains("cannot be started"));
    assert!(fail(&["--name", "x", "--option", "Speed=1"]).contains("has no option Speed"));
    assert!(fail(&["--name", " "]).contains("1 to 24 characters"));
    assert!(fail(&["--name", "x", "0000000000"]).contains("there is no such thing"));
    assert!(fail(&["--name", "x", "--game", "chess"]).contains("bad-request"));
    let folder = TempDir::new().unwrap();
    let token = folder.path().join("token");
    std::fs::write(&token, "0".repeat(32)).unwrap();
    assert!(fail(&["--token-file", token.to_str().unwrap()]).contains("who-are-you"));

    // Engines that greet as they should, and then do not play.
    for (answer, reason) in [("exit", "the engine ended"), ("echo bestmove zz", "illegal: bestmove zz")] {
        let script = folder.path().join("engine");
        let lines = [
            "while read -r word rest; do case $word in",
            "ugi) echo ugiok ;; isready) echo readyok ;;",
            &format!("go) {answer} ;;"),
            "quit) exit ;; esac; done",
        ];
        std::fs::write(&script, lines.join("\n")).unwrap();
        let engine = format!("sh {}", script.display());
        let challenge = ["--game", "kulami", "--side", "first", "--games", "1"];
        let mut bad = server.bot(&[&["--name", "Bad", "--engine", &engine], &challenge[..]].concat());
        bad.game();
        let _other = server.bot(&["--name", "Good", "--option", "Level=1"]);
        let (is_well, _, errors) = bad.end();
        assert!(!is_well && errors.contains(reason), "{errors}");
    }
}
