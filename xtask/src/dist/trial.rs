//! A release tried out, from its own files alone: the program in an empty root, and the wheel in a fresh environment.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use super::{folder, pack, stage};
use crate::apt;
use crate::command::Call;
use crate::smoke;
use crate::steps::Verdict;

/// A game with the wheel.
const GAME: &str = "\
import orrery
state = orrery.load_game('yinsh:blitz').new_initial_state()
while not state.is_terminal():
    first = state.current_player() == 0
    state.apply_action(orrery.best_action(state, level=2) if first else state.legal_actions()[0])
print(orrery.__version__, orrery.target_cpu, 'yinsh:blitz', state.returns())";

/// Unpacks what people download, and asks the program the first questions: it becomes the faster one, or stays as it is.
pub fn archive() -> Result<()> {
    let program = unpack(&pack::program())?.join("bin/orrery");
    let version = |cpu: &str| Call::new(&program, "--version").env("ORRERY_CPU", cpu).answer("");
    let (fast, baseline) = (version("")?, version("baseline")?);
    print!("{fast}{baseline}");
    // This was itself built for such a processor.
    ensure!(
        fast.contains("x86-64-v3") && baseline.contains("(x86-64)"),
        "the program does not choose its build"
    );
    // Of a static program it says so, or fails.
    let libraries = Call::new("ldd", "").arg(&program).answer("").unwrap_or_default();
    ensure!(!libraries.contains(".so"), "the program needs libraries of the system:\n{libraries}");
    smoke::ask(|| Call::new(&program, "engine"))?;
    smoke::ask(|| Call::new(&program, "engine").env("ORRERY_CPU", "baseline"))
}

/// Asks the program the same where the processor has nothing that is newer than 2008.
pub fn old_processor() -> Result<Verdict> {
    let emulator = "qemu-x86_64";
    if !Call::new(emulator, "--version").succeeds()
        && let Err(error) = apt::install(&["qemu-user"])
    {
        return Ok(Verdict::Skipped(format!("qemu-user is needed: {error:#}")));
    }
    let program = stage().join("tried").join(pack::program()).join("bin/orrery");
    smoke::ask(|| Call::new(emulator, "-cpu Nehalem").arg(&program).arg("engine"))?;
    Ok(Verdict::Passed)
}

/// Copies what the Containerfile copies into an empty root, and starts the server there as the user it names, once with each
/// build. Two bots play a game on it.
pub fn container() -> Result<()> {
    let image = unpack(&pack::container())?;
    let file = fs::read_to_string(image.join("Containerfile"))?;
    ensure!(said(&file, "FROM ").eq(["scratch"]), "the image does not begin empty");
    let user = said(&file, "USER ").next().context("the image names no user")?.to_owned();
    let is_administrator = Call::new("id", "-u").answer("")?.trim() == "0";
    let root = Root { folder: stage().join("empty"), user, is_administrator };
    fs::create_dir(&root.folder)?;
    for line in said(&file, "COPY ") {
        let words: Vec<&str> = line.split(' ').filter(|word| !word.starts_with("--")).collect();
        let [from, to] = words[..] else { bail!("`COPY {line}` is not understood here") };
        let to = root.folder.join(to.trim_start_matches('/'));
        Call::new("cp", "-R").arg(image.join(from).join(".")).arg(&to).run()?;
        if is_administrator && line.contains("--chown") {
            Call::new("chown", &format!("-R {}", root.user)).arg(&to).run()?;
        }
    }
    for program in ["/bin/orrery", "/bin/orrery-v3"] {
        let server = Server::start(&root, program)?;
        server.wait_until_healthy()?;
        let page = server.get("/")?;
        ensure!(page.contains(" 200 ") && page.contains("/app."), "the web app is not inside:\n{page}");
        play(&server.address)?;
    }
    Ok(())
}

/// What the lines that begin with a word say.
fn said<'a>(file: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    file.lines().filter_map(move |line| line.strip_prefix(word)).map(str::trim)
}

/// Installs the wheel, without Rust on the path, and plays a game.
pub fn wheel() -> Result<()> {
    let wheel = fs::read_dir(folder())?.filter_map(|entry| Some(entry.ok()?.path()));
    let wheel = wheel.into_iter().find(|path| path.extension().is_some_and(|extension| extension == "whl"));
    let environment = stage().join("venv");
    Call::new("python3", "-m venv --clear").arg(&environment).run()?;
    let tool = |name: &str| environment.join("bin").join(name);
    Call::new(tool("pip"), "install --quiet --disable-pip-version-check --only-binary :all:")
        .arg(wheel.context("there is no wheel")?)
        .env("PATH", "/usr/bin:/bin")
        .run()?;
    let said = Call::new(tool("python"), "-I -c").arg(GAME).answer("")?;
    print!("{said}");
    ensure!(said.contains("yinsh:blitz ["), "no game was played");
    Ok(())
}

/// Unpacks an archive of the release; its folder.
fn unpack(name: &str) -> Result<PathBuf> {
    let tried = stage().join("tried");
    fs::create_dir_all(&tried)?;
    let archive = folder().join(format!("{name}.tar.gz"));
    Call::new("tar", "--extract --file").arg(archive).arg("--directory").arg(&tried).run()?;
    Ok(tried.join(name))
}

/// Two bots, outside the root, play a game on the server.
fn play(address: &str) -> Result<()> {
    let program = stage().join("tried").join(pack::program()).join("bin/orrery");
    let bot = |rest: &str| {
        Call::new(&program, &format!("bot --server http://{address} --games 1 --option Level=1 {rest}"))
    };
    let first = bot("--name Ada --game kulami").begin()?;
    bot("--name Bob --accept kulami").run()?;
    first.finish()
}

/// An empty root with the files of the image, and who runs programs in it.
struct Root {
    folder: PathBuf,
    user: String,
    is_administrator: bool,
}

impl Root {
    /// A program of the image, with what the image sets except for the port.
    fn command(&self, program: &str) -> Command {
        let mut command = if self.is_administrator {
            let mut command = Command::new("chroot");
            command.arg(format!("--userspec={}", self.user)).arg(&self.folder);
            command
        } else {
            let mut command = Command::new("unshare");
            command.arg("--user").arg("--root").arg(&self.folder);
            command
        };
        command
            .arg(program)
            .env("ORRERY_LISTEN", "127.0.0.1:0")
            .env("ORRERY_DATA", "/data")
            .env("RUST_LOG", "warn");
        command
    }
}

/// A server in a root of its own, ended when dropped.
struct Server<'r> {
    root: &'r Root,
    child: Child,
    address: String,
}

impl Server<'_> {
    fn start<'r>(root: &'r Root, program: &str) -> Result<Server<'r>> {
        let mut command = root.command(program);
        let mut child = command.arg("serve").stdout(Stdio::piped()).spawn().context("an empty root")?;
        let output = child.stdout.take();
        let mut server = Server { root, child, address: String::new() };
        let mut line = String::new();
        output.map_or(Ok(0), |output| BufReader::new(output).read_line(&mut line))?;
        let address = line.trim_end().strip_prefix("listening on http://");
        address.context("the server does not start in an empty root")?.clone_into(&mut server.address);
        println!("{program} serves at {} in {}", server.address, root.folder.display());
        Ok(server)
    }

    /// Asks as the health check of the image does.
    fn wait_until_healthy(&self) -> Result<()> {
        for _ in 0..100 {
            let mut health = self.root.command("/bin/orrery");
            let asked =
                health.arg("health").env("ORRERY_LISTEN", &self.address).stderr(Stdio::null()).status()?;
            if asked.success() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(100));
        }
        bail!("the server is not healthy")
    }

    fn get(&self, path: &str) -> Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(stream, "GET {path} HTTP/1.0\r\n\r\n")?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}

impl Drop for Server<'_> {
    fn drop(&mut self) {
        // A server that has ended already is no worse.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
