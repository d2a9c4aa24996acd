//! People who play while somebody wears the server down, in one way after another.
//!
//! Each flood has a server and players of its own, so that nothing is left over from the one before. It comes from a
//! process of its own, on a core of its own; the server and the players share the other.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::client::address;
use crate::cores;
use crate::figures::{Times, number, word};
use crate::flood::{ARGUMENT, Flood};
use crate::players::{Played, come_in, play, sit_down};
use crate::site::{Limits, Site};

/// Longer than this, in milliseconds, hardly anybody should have to wait.
const GOAL: f64 = 150.0;

struct Measuring {
    players: usize,
    rate: usize,
    seconds: usize,
    nodes: usize,
    /// From how many addresses a flood comes.
    addresses: usize,
    /// The core of the flood, if it has one for itself.
    core: Option<usize>,
}

/// A process that floods the server, and what it says.
struct Flooding {
    child: Child,
    says: BufReader<ChildStdout>,
}

pub async fn run() {
    let floods = wanted();
    let core = cores::two().filter(|[_, ours]| cores::stay_on(*ours)).map(|[theirs, _]| theirs);
    let measuring = Measuring {
        players: number("LOAD_CONNECTIONS", 200),
        rate: number("LOAD_RATE", 150),
        // Longer than the server waits for a head, so that all who are slow come back at once.
        seconds: number("LOAD_SECONDS", 12),
        nodes: number("LOAD_NODES", 1),
        addresses: number("LOAD_ADDRESSES", 4),
        core,
    };
    let Measuring { players, rate, addresses, .. } = measuring;
    println!(
        "{players} players who want {rate} turns a second; floods from {addresses} addresses, slow heads from more"
    );
    if core.is_none() {
        println!("there are no two cores, or no taskset: floods share everything with the server");
    }
    println!("tried and refused: by the flood, a second; core: how much of one the server used; times in ms");
    println!(
        "| flood         |     tried | refused | core | turns/s | median |   99 % | at most | 99 % under {GOAL} ms |"
    );
    println!(
        "|---------------|----------:|--------:|-----:|--------:|-------:|-------:|--------:|-------------------|"
    );
    measuring.measure(None).await;
    for flood in floods {
        measuring.measure(Some(flood)).await;
    }
}

/// The floods that are asked for; all, if nobody says.
fn wanted() -> Vec<Flood> {
    let names = word("LOAD_FLOODS", "all");
    if names == "all" {
        return Flood::ALL.to_vec();
    }
    let known = || Flood::ALL.map(Flood::name).join(", ");
    let flood =
        |name: &str| Flood::named(name.trim()).unwrap_or_else(|| panic!("{name}: there are {}", known()));
    names.split(',').map(flood).collect()
}

impl Measuring {
    async fn measure(&self, flood: Option<Flood>) {
        let site = Site::start(self.nodes, Limits::Usual);
        let nodes = site.addresses();
        let pairs = sit_down(come_in(&nodes, self.players / 2, |index| address(1, index)).await).await;
        let span = Duration::from_secs(self.seconds as u64);
        let game = pairs[0].game.name.to_string();
        let arguments = [nodes[0].to_string(), game, self.seconds.to_string(), self.addresses.to_string()];
        let mut flooding = flood.map(|flood| Flooding::start(self.core, flood, &arguments));
        if flooding.as_mut().is_some_and(|flooding| flooding.line() != "ready") {
            println!("| {:<13} | could not be prepared", flood.map_or("none", Flood::name));
            return;
        }
        let before = site.worked();
        let played = play(pairs, span, Some(self.rate)).await;
        let core = (site.worked() - before).as_secs_f64() / span.as_secs_f64();
        let counts = flooding.as_mut().map(Flooding::line);
        self.tell(flood, counts.as_deref(), core, &played);
    }

    fn tell(&self, flood: Option<Flood>, counts: Option<&str>, core: f64, played: &Played) {
        let a_second = |count: u64| count as f64 / self.seconds as f64;
        let mut counts = counts.unwrap_or_default().split(' ').map(|count| count.parse().map(a_second));
        let mut next = || match counts.next() {
            Some(Ok(count)) => format!("{count:.0}"),
            _ => "–".to_owned(),
        };
        let (tried, refused) = (next(), next());
        let columns = |times: &Times| {
            let verdict = if times.at(0.99) < GOAL { "yes" } else { "NO" };
            let turns = a_second(times.count() as u64);
            let [median, most, longest] = [0.5, 0.99, 1.0].map(|share| times.at(share));
            format!("{turns:7.1} | {median:6.1} | {most:6.1} | {longest:7.1} | {verdict:<17}")
        };
        let name = flood.map_or("none", Flood::name);
        println!("| {name:<13} | {tried:>9} | {refused:>7} | {core:4.2} | {} |", columns(&played.times));
        if flood == Some(Flood::Streams) {
            println!(
                "| {:<13} | {:>9} | {:>7} | {:>4} | {} |",
                "  that game",
                "",
                "",
                "",
                columns(&played.first)
            );
        }
        played.complain();
    }
}

impl Flooding {
    fn start(core: Option<usize>, flood: Flood, arguments: &[String]) -> Flooding {
        let program = std::env::current_exe().unwrap();
        let program = program.to_str().expect("the path is text");
        let mut command = core.map_or_else(|| Command::new(program), |core| cores::on(core, program));
        command.args([ARGUMENT, flood.name()]).args(arguments).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let says = BufReader::new(child.stdout.take().unwrap());
        Flooding { child, says }
    }

    /// The next line; an empty one if it has ended without saying any more.
    fn line(&mut self) -> String {
        let mut line = String::new();
        tokio::task::block_in_place(|| self.says.read_line(&mut line)).unwrap();
        line.trim_end().to_owned()
    }
}

impl Drop for Flooding {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
