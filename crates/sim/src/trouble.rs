//! What breaks, and when.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::Sim;
use crate::chance::Chance;
use crate::weather::StoreWeather;

/// Breaks things for a while, then mends everything.
pub async fn make(sim: &Arc<Sim>, mut chance: Chance, time: Duration) {
    let end = Instant::now() + time;
    // Some runs are quiet but for what the network does to requests; some are a storm.
    let pause = *chance.one_of(&[5, 20, 20, 60, 600]);
    while Instant::now() < end {
        let wait = chance.seconds(1, 2 * pause);
        sleep(wait.min(end - Instant::now())).await;
        if Instant::now() < end {
            strike(sim, &mut chance).await;
        }
    }
    sim.weather.clear();
    for node in 0..sim.nodes.count() {
        sim.nodes.start(sim, node);
    }
}

async fn strike(sim: &Arc<Sim>, chance: &mut Chance) {
    let node = chance.below(sim.nodes.count());
    let span = *chance.one_of(&[1, 3, 8, 25, 70]);
    let tell = |what: &'static str, more: String| {
        sim.weather.count(what);
        sim.ledger.tell(format!("{what}: {more}"));
    };
    let for_node = format!("node {node}, {span} s");
    match chance.below(18) {
        0 | 1 => {
            tell("node killed", for_node);
            kill(sim, chance, node, span);
        }
        2 => {
            tell("node killed twice in a row", for_node);
            sim.nodes.kill(sim, node);
            sim.nodes.start(sim, node);
            let wait = chance.millis(0, 30);
            sleep(wait).await;
            kill(sim, chance, node, span);
        }
        3 => {
            tell("node restarted", for_node);
            let (sim, wait) = (sim.clone(), chance.seconds(0, span));
            tokio::spawn(async move {
                sim.nodes.end(&sim, node).await;
                sleep(wait).await;
                sim.nodes.start(&sim, node);
            });
        }
        4 => {
            tell("all nodes killed", for_node);
            for node in 0..sim.nodes.count() {
                kill(sim, chance, node, span);
            }
        }
        5 => step(sim, chance, node, 1, "clock put forward"),
        6 => step(sim, chance, node, -1, "clock put back"),
        7 => {
            // A machine that starts with a clock that is behind, and is corrected later.
            tell("clock behind at start", for_node);
            sim.nodes.kill(sim, node);
            let behind = -(chance.seconds(10, 7_200).as_millis() as i64);
            sim.weather.set_clock(node, behind);
            let (sim, down, later) = (sim.clone(), chance.seconds(0, span), chance.seconds(1, 40));
            tokio::spawn(async move {
                sleep(down).await;
                sim.nodes.start(&sim, node);
                sleep(later).await;
                sim.weather.set_clock(node, -behind);
                sim.ledger.tell(format!("clock of node {node} corrected"));
            });
        }
        8 => for_a_while(sim, chance, node, span, StoreWeather::Gone, "store gone"),
        9 => for_a_while(sim, chance, node, span, StoreWeather::Slow, "store slow"),
        10 => for_a_while(sim, chance, node, span, StoreWeather::Failing, "store failing"),
        11 => {
            sim.ledger.tell(format!("store full for all, {span} s"));
            for node in 0..sim.nodes.count() {
                for_a_while(sim, chance, node, span, StoreWeather::Full, "store full");
            }
        }
        12 => {
            sim.ledger.tell(format!("store gone for all, {span} s"));
            for node in 0..sim.nodes.count() {
                for_a_while(sim, chance, node, span, StoreWeather::Gone, "store gone");
            }
        }
        // Longer than a player must be away for the game to be claimed.
        13 => bus(sim, 2 * span, (true, false), "bus bad"),
        14 => bus(sim, 2 * span, (false, true), "bus down"),
        15 => {
            tell("node cut from the bus", format!("node {node}, {} s", 2 * span));
            sim.weather.set_cut_from_bus(node, true);
            let sim = sim.clone();
            tokio::spawn(async move {
                sleep(Duration::from_secs(2 * span)).await;
                sim.weather.set_cut_from_bus(node, false);
            });
        }
        16 => {
            sim.ledger.tell("lines cut".to_owned());
            sim.network.trouble(chance, false);
        }
        _ => {
            sim.ledger.tell("lines gone silent".to_owned());
            sim.network.trouble(chance, true);
        }
    }
}

fn kill(sim: &Arc<Sim>, chance: &mut Chance, node: usize, span: u64) {
    sim.nodes.kill(sim, node);
    let (sim, down) = (sim.clone(), chance.millis(0, span * 1_000));
    tokio::spawn(async move {
        sleep(down).await;
        sim.nodes.start(&sim, node);
    });
}

fn step(sim: &Arc<Sim>, chance: &mut Chance, node: usize, sign: i64, what: &'static str) {
    let by = *chance.one_of(&[900, 2_500, 60_000, 3_600_000, 86_400_000]) * sign;
    // Nodes of one place are often corrected together.
    let all = chance.per_mille(500);
    for node in (0..sim.nodes.count()).filter(|index| all || *index == node) {
        sim.weather.count(what);
        sim.ledger.tell(format!("{what}: node {node}, {by} ms"));
        sim.weather.set_clock(node, by);
    }
}

fn for_a_while(
    sim: &Arc<Sim>,
    chance: &mut Chance,
    node: usize,
    span: u64,
    weather: StoreWeather,
    what: &'static str,
) {
    sim.ledger.tell(format!("{what}: node {node}, {span} s"));
    sim.weather.set_store(node, weather);
    let (sim, time) = (sim.clone(), chance.millis(500, span * 1_000));
    tokio::spawn(async move {
        sleep(time).await;
        sim.weather.set_store(node, StoreWeather::Fine);
        sim.ledger.tell(format!("{what} no more: node {node}"));
    });
}

fn bus(sim: &Arc<Sim>, span: u64, (is_bad, is_down): (bool, bool), what: &'static str) {
    sim.weather.count(what);
    sim.ledger.tell(format!("{what}: {span} s"));
    sim.weather.set_bus(is_bad, is_down);
    let sim = sim.clone();
    tokio::spawn(async move {
        sleep(Duration::from_secs(span)).await;
        sim.weather.set_bus(false, false);
    });
}
