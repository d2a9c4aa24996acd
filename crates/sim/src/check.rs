//! What must hold whatever happened.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use orrery_store::{GameRow, TokenHash};
use orrery_wire::{
    Act, Computer, Entry, Event, GameId, GameState, Logged, MAX_ENTRIES, PlayerId, Reason, Seat, Stage,
};
use tokio::time::{Instant, sleep};

use crate::ledger::View;
use crate::weather::Service;
use crate::{Report, Sim, network};

/// What a clock may be off by for one turn, and for each time that things broke or were mended meanwhile: silences of up
/// to two seconds are nobody's fault, and nodes say every second that they are there.
const SLACK: i64 = 3_500;

/// So long after the store is back a node may still wait for its last answer, three seconds, before it says again that it
/// is there: what was mended shortly before a turn began is an outage until then.
const NOTICED: Duration = Duration::from_secs(4);

/// What of a slow line may be given back.
const LAG: i64 = 500;

/// How many games somebody may have open, and play against computers.
const OPEN: usize = 10;
const COMPUTERS: usize = 5;

/// Somebody whose line has held for so long knows everything that was stored before the last few seconds: a node that the
/// bus does not tell looks every five seconds, and a line takes up to two.
const SETTLED: Duration = Duration::from_secs(20);
const NEWS: Duration = Duration::from_secs(10);

/// Looks all the time whether somebody has more than they may.
pub async fn limits(sim: Arc<Sim>) {
    loop {
        sleep(Duration::from_secs(1)).await;
        let mut open: BTreeMap<PlayerId, usize> = BTreeMap::new();
        let mut with_computers: BTreeMap<PlayerId, usize> = BTreeMap::new();
        for row in sim.nodes.database().games() {
            let is_computer =
                |seat: &Option<PlayerId>| seat.as_ref().is_some_and(|player| Computer::of(player).is_some());
            if row.stage == Stage::Open && row.seats.iter().any(Option::is_none) {
                *open.entry(row.creator.clone()).or_default() += 1;
            }
            if row.stage != Stage::Over && row.seats.iter().any(is_computer) {
                let people = row.seats.iter().filter(|seat| !is_computer(seat)).flatten();
                people.for_each(|player| *with_computers.entry(player.clone()).or_default() += 1);
            }
        }
        for (what, counts, most) in
            [("open games", &open, OPEN), ("games with computers", &with_computers, COMPUTERS)]
        {
            if let Some((player, count)) = counts.iter().find(|(_, count)| **count > most) {
                sim.ledger.find(format!("{player} has {count} {what}"));
                return;
            }
        }
    }
}

/// Holds everything against what is stored.
pub async fn everything(seed: u64, sim: &Arc<Sim>, views: Vec<View>) -> Report {
    let mut check = Check { sim, states: BTreeMap::new(), logs: BTreeMap::new() };
    let rows = sim.nodes.database().games();
    for row in &rows {
        check.log(row).await;
    }
    check.lobbies(&rows).await;
    check.acknowledged();
    check.views(&views);
    for node in (0..sim.nodes.count()).filter_map(|index| sim.nodes.node(index)) {
        if node.rooms() > rows.len() {
            sim.ledger.find(format!("{} rooms for {} games", node.rooms(), rows.len()));
        }
    }
    let links: String = check.states.values().map(|state| state.link().to_string()).collect();
    Report {
        seed,
        findings: sim.ledger.findings(),
        faults: sim.weather.counts(),
        acknowledged: sim.ledger.acknowledged().len(),
        games: rows.len(),
        fingerprint: TokenHash::of(&links).to_string(),
        story: sim.ledger.story(),
    }
}

struct Check<'a> {
    sim: &'a Sim,
    states: BTreeMap<GameId, GameState>,
    logs: BTreeMap<GameId, (GameRow, Vec<Entry>)>,
}

impl Check<'_> {
    fn find(&self, what: String) {
        self.sim.ledger.find(what);
    }

    /// A log makes sense, was written by those whose game it is, and its clocks are right.
    async fn log(&mut self, row: &GameRow) {
        let store = self.sim.nodes.store();
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            let after = entries.last().map(|entry| entry.seq);
            match store.entries(&row.id, after).await {
                Ok(more) if more.is_empty() => break,
                Ok(more) => entries.extend(more),
                Err(error) => return self.find(format!("{}: {error}", row.id)),
            }
        }
        let state = match GameState::verify_strictly(&entries) {
            Ok(state) => state,
            Err(error) => return self.find(format!("the log of {}: {error}", row.id)),
        };
        if entries.len() as u32 > MAX_ENTRIES {
            self.find(format!("the log of {} has {} entries", row.id, entries.len()));
        }
        if (row.seq, row.changed) != (state.seq(), state.at()) {
            self.find(format!("the summary of {} is not that of its log", row.id));
        }
        self.turns(row, &entries);
        self.clocks(row, &entries);
        self.states.insert(row.id.clone(), state);
        self.logs.insert(row.id.clone(), (row.clone(), entries));
    }

    /// Every turn was made by who sits there, and once.
    fn turns(&self, row: &GameRow, entries: &[Entry]) {
        let mut known = BTreeSet::new();
        for entry in entries {
            let Ok(Logged { event: Event::Turn { seat, id, .. }, .. }) = Logged::from_body(&entry.body)
            else {
                continue;
            };
            let by = row.seats[seat.index()].as_ref();
            let is_own = by.is_some_and(|by| {
                id.as_str().starts_with("engine-") && Computer::of(by).is_some()
                    || self.sim.ledger.sent(by, id.as_str()).is_some()
            });
            if !is_own {
                self.find(format!("{} entry {}: nobody there made this turn", row.id, entry.seq));
            }
            if !known.insert((seat, id.as_str().to_owned())) {
                self.find(format!("{} entry {}: a turn stands twice", row.id, entry.seq));
            }
        }
    }

    /// Nobody was charged for time that was the server's, and nobody was given more than was lost.
    fn clocks(&self, row: &GameRow, entries: &[Entry]) {
        let times: BTreeMap<u32, Instant> =
            self.sim.nodes.database().committed(&row.id).into_iter().collect();
        let Some(first) = entries.first() else { return };
        let Ok(mut state) = GameState::begin(&first.body) else { return };
        let mut since = None;
        for entry in &entries[1..] {
            let running = state.clock().running();
            let Ok(event) = state.follow(entry) else { return };
            let now = times.get(&entry.seq).copied();
            let (credit, sent, arrived) = match event {
                Event::Turn { lag, outage, id, seat, .. } => {
                    let by = row.seats[seat.index()].as_ref();
                    let sent = by.and_then(|by| self.sim.ledger.sent(by, id.as_str()));
                    let arrived = now.and_then(|now| self.sim.ledger.arrived(id.as_str(), now));
                    (Some((i64::from(lag), i64::from(outage))), sent, arrived)
                }
                Event::Ended { reason: Reason::Time, outage, .. } => {
                    (Some((0, i64::from(outage))), now, None)
                }
                _ => (None, None, None),
            };
            if let (Some((seat, from)), Some((lag, outage)), Some((began, now))) =
                (running, credit, Option::zip(since, now))
            {
                let charged = state.at().since(from) - lag - outage;
                let what = format!(
                    "{} entry {}: {seat:?} was charged {charged} ms ({} to {}, less {lag} and {outage})",
                    row.id,
                    entry.seq,
                    from.0,
                    state.at().0
                );
                self.charge(&what, charged, began, (sent, arrived.unwrap_or(now)));
            }
            if state.clock().running() != running {
                since = now;
            }
        }
    }

    /// A player thought from one moment to another; then their turn was sent, and later it came in. What it waited until
    /// it was stored was the server's time.
    fn charge(&self, what: &str, charged: i64, from: Instant, (sent, came): (Option<Instant>, Instant)) {
        let weather = self.sim.ledger.weather();
        let of = |service: Service, to: Instant| {
            let passed = to.saturating_duration_since(from).as_millis() as i64;
            let lost = weather.time_at_most(service, from, to).as_millis() as i64;
            (passed, lost, SLACK * (1 + i64::from(weather.changes(from - NOTICED, to))))
        };
        let (passed, down, slack) = of(Service::Down, came);
        if charged > passed - down + slack {
            self.find(format!(
                "{what} of {passed} ms, in {down} of which nobody could move; it came at {:.3} s",
                self.sim.ledger.seconds(came)
            ));
        }
        let Some(sent) = sent else { return };
        let (passed, poor, slack) = of(Service::Poor, sent);
        if charged < passed - poor - slack - LAG {
            self.find(format!(
                "{what}, no more, of {passed} ms, in {poor} of which something was wrong; it was sent at {:.3} s",
                self.sim.ledger.seconds(sent)
            ));
        }
    }

    /// Every node shows the games that wait for anybody.
    async fn lobbies(&self, rows: &[GameRow]) {
        let waiting = rows.iter().filter(|row| row.listed && row.stage == Stage::Open);
        let waiting: BTreeSet<&str> = waiting.map(|row| row.id.as_str()).collect();
        for index in 0..self.sim.nodes.count() {
            let Some(node) = self.sim.nodes.node(index) else { continue };
            let shown = network::lobby(&node).await;
            let shown: BTreeSet<&str> = shown.iter().map(String::as_str).collect();
            // More than these are not shown.
            if waiting.len() <= 50 && shown != waiting {
                self.find(format!("the lobby of node {index} shows {shown:?}, and {waiting:?} wait"));
            }
        }
    }

    /// What was acknowledged stands where it was said to stand.
    fn acknowledged(&self) {
        for done in self.sim.ledger.acknowledged() {
            let Some((row, entries)) = self.logs.get(&done.game) else {
                self.find(format!("{} was acknowledged, and is not there", done.game));
                continue;
            };
            let entry = entries.get(done.seq as usize).and_then(|entry| Logged::from_body(&entry.body).ok());
            let seat = |by: &PlayerId| {
                Seat::BOTH.into_iter().find(|seat| row.seats[seat.index()].as_ref() == Some(by))
            };
            let stands = match (&done.act, entry.map(|entry| entry.event)) {
                (
                    Act::Turn { turn_id, actions, .. },
                    Some(Event::Turn { seat: of, id, actions: played, .. }),
                ) => *turn_id == id && *actions == played && seat(&done.by) == Some(of),
                (Act::Turn { .. }, _) => false,
                (_, entry) => entry.is_some(),
            };
            if !stands {
                self.find(format!(
                    "{} entry {}: {:?} was acknowledged, and does not stand there",
                    done.game, done.seq, done.act
                ));
            }
        }
    }

    /// Who has been connected for a while sees what is stored.
    fn views(&self, views: &[View]) {
        for view in views.iter().filter(|view| view.since.elapsed() > SETTLED) {
            let Some((_, entries)) = self.logs.get(&view.game) else {
                self.find(format!("person {} sees {}, which is not there", view.who, view.game));
                continue;
            };
            let stored = self.sim.nodes.database().committed(&view.game);
            let old = stored.iter().filter(|(_, at)| at.elapsed() > NEWS).map(|(seq, _)| *seq).max();
            if old > Some(view.seq) {
                self.find(format!(
                    "person {} sees {} up to entry {}, and it has {}",
                    view.who,
                    view.game,
                    view.seq,
                    entries.len() - 1
                ));
            }
            if entries.get(view.seq as usize).map(|entry| entry.link) != Some(view.link) {
                self.find(format!("person {} sees another entry {} of {}", view.who, view.seq, view.game));
            }
            if view.is_waiting {
                self.find(format!("person {} still waits for an answer in {}", view.who, view.game));
            }
        }
    }
}
