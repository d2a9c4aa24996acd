//! The tables of a database in memory, with the same meaning as the words in `statements.rs` and `changes.rs`.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use orrery_gamelog::{Entry, GameId, PlayerId, Stage, Time};
use tokio::time::Instant;

use crate::change::{Change, Outcome};
use crate::game_row::GameRow;
use crate::model::{Beat, Cap, ForgetBefore, Player, Pulse, Session, TokenHash};

/// Everything that is stored, in an order of its own, so that nothing depends on chance.
#[derive(Default)]
pub(crate) struct Tables {
    players: BTreeMap<PlayerId, Player>,
    sessions: BTreeMap<TokenHash, Session>,
    games: BTreeMap<GameId, GameRow>,
    events: BTreeMap<GameId, BTreeMap<u32, Entry>>,
    beats: BTreeMap<String, Time>,
    outages: BTreeMap<Time, Time>,
    secret: Option<[u8; 32]>,
    /// When each entry was stored, for whoever holds clocks against it.
    pub committed: BTreeMap<GameId, Vec<(u32, Instant)>>,
}

/// What was done, in rows.
fn rows(done: bool) -> Outcome {
    Outcome::Rows(u64::from(done))
}

/// The first of them in an order.
fn first<T, K: Ord>(mut all: Vec<T>, limit: u32, key: impl Fn(&T) -> K) -> Vec<T> {
    all.sort_by_key(key);
    all.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    all
}

impl Tables {
    /// The summaries of all games.
    pub fn all_games(&self) -> impl Iterator<Item = &GameRow> {
        self.games.values()
    }

    /// Makes a change; an error says why it cannot be made.
    pub fn apply(&mut self, change: &Change) -> Result<Outcome, &'static str> {
        Ok(match change {
            Change::AddPlayer(player) => {
                let is_new = !self.players.contains_key(&player.id);
                if is_new {
                    self.players.insert(player.id.clone(), player.clone());
                }
                rows(is_new)
            }
            Change::Rename { player, name } => {
                rows(self.players.get_mut(player).map(|player| player.name.clone_from(name)).is_some())
            }
            Change::AddSession(session, most) => self.add_session(session, *most)?,
            Change::Seen { hash, at } => {
                let session = self.sessions.get_mut(hash).filter(|session| session.seen < *at);
                rows(session.map(|session| session.seen = *at).is_some())
            }
            Change::Revoke { player, hash } => {
                let is_theirs = self.sessions.get(hash).is_some_and(|session| session.player == *player);
                rows(is_theirs && self.sessions.remove(hash).is_some())
            }
            Change::Create(game, event, caps) => self.create(game, event, caps),
            Change::Append(game, event) => rows(self.append(game, event)),
            Change::Postpone { game, seq, deadline } => {
                let game = self.games.get_mut(game).filter(|game| game.seq == *seq);
                rows(game.map(|game| game.deadline = Some(*deadline)).is_some())
            }
            Change::Forget { before, limit } => Outcome::Forgotten(self.forget(before, *limit)),
            Change::ForgetSessions { seen_before, limit } => {
                let idle = self.sessions.values().filter(|session| session.seen < *seen_before);
                let idle = idle.map(|session| (session.seen, session.hash.clone())).collect();
                let idle = first(idle, *limit, Clone::clone);
                let gone = idle.iter().filter(|(_, hash)| self.sessions.remove(hash).is_some()).count();
                Outcome::Rows(u64::try_from(gone).unwrap_or(u64::MAX))
            }
            Change::ForgetPlayers { players } => {
                let unused = players.iter().filter(|player| !self.is_used(player)).collect::<Vec<_>>();
                let gone = unused.iter().filter(|player| self.players.remove(**player).is_some()).count();
                Outcome::Rows(u64::try_from(gone).unwrap_or(u64::MAX))
            }
            Change::Beat(beat) => Outcome::Beaten(self.beat(beat)),
            Change::ForgetBeats { before } => {
                let last = self.last_beat();
                self.beats.retain(|_, at| *at >= *before || Some(*at) == last);
                rows(true)
            }
            Change::Secret(candidate) => Outcome::Secret(*self.secret.get_or_insert(*candidate)),
            Change::Probe => rows(true),
        })
    }

    fn add_session(&mut self, session: &Session, most: Option<u32>) -> Result<Outcome, &'static str> {
        let count = self.sessions.values().filter(|other| other.player == session.player).count();
        if most.is_some_and(|most| count >= usize::try_from(most).unwrap_or(usize::MAX)) {
            return Ok(Outcome::TooMany);
        }
        if self.sessions.contains_key(&session.hash) {
            return Ok(rows(false));
        }
        if !self.players.contains_key(&session.player) {
            return Err("a session is of a player that there is");
        }
        self.sessions.insert(session.hash.clone(), session.clone());
        Ok(rows(true))
    }

    fn create(&mut self, game: &GameRow, event: &Entry, caps: &[Cap]) -> Outcome {
        if let Some(cap) = caps.iter().find(|cap| self.count(cap) >= cap.most()) {
            return Outcome::OverCap(cap.clone());
        }
        if self.games.contains_key(&game.id) {
            return rows(false);
        }
        self.games.insert(game.id.clone(), game.clone());
        self.events.insert(game.id.clone(), BTreeMap::from([(event.seq, event.clone())]));
        rows(true)
    }

    fn count(&self, cap: &Cap) -> u32 {
        let counts = |game: &&GameRow| match cap {
            Cap::OpenOf { creator, .. } => game.creator == *creator && game.stage == Stage::Open,
            Cap::OpenFrom { origin, .. } => game.origin.as_ref() == Some(origin) && game.stage == Stage::Open,
            Cap::ListedFrom { origin, .. } => {
                game.origin.as_ref() == Some(origin) && game.stage == Stage::Open && game.listed
            }
            Cap::Against { player, others, .. } => {
                let has = |seat: usize, other: usize| {
                    game.seats[seat].as_ref() == Some(player)
                        && game.seats[other].as_ref().is_some_and(|other| others.contains(other))
                };
                game.stage != Stage::Over && (has(0, 1) || has(1, 0))
            }
        };
        u32::try_from(self.games.values().filter(counts).count()).unwrap_or(u32::MAX)
    }

    fn append(&mut self, game: &GameRow, event: &Entry) -> bool {
        let (Some(row), Some(log)) = (self.games.get_mut(&game.id), self.events.get_mut(&game.id)) else {
            return false;
        };
        if event.seq.checked_sub(1) != Some(row.seq) || log.contains_key(&event.seq) {
            return false;
        }
        log.insert(event.seq, event.clone());
        *row = game.replacing(row);
        true
    }

    fn forget(&mut self, before: &ForgetBefore, limit: u32) -> Vec<String> {
        let idle = |games: &BTreeMap<GameId, GameRow>, limit, which: &dyn Fn(&GameRow) -> bool| {
            let idle = games.values().filter(|game| which(game));
            first(idle.map(|game| (game.changed, game.id.clone())).collect(), limit, Clone::clone)
        };
        let unfinished = |game: &GameRow| game.stage != Stage::Over && game.changed < before.unfinished;
        let aborted = |game: &GameRow| game.aborted && game.changed < before.aborted;
        let mut forgotten = Vec::new();
        for which in [&unfinished as &dyn Fn(&GameRow) -> bool, &aborted] {
            let left = limit.saturating_sub(u32::try_from(forgotten.len()).unwrap_or(u32::MAX));
            for (_, game) in idle(&self.games, left, which) {
                self.games.remove(&game);
                self.events.remove(&game);
                forgotten.push(game.into());
            }
        }
        forgotten
    }

    fn is_used(&self, player: &PlayerId) -> bool {
        let sits = |game: &GameRow| {
            game.creator == *player || game.seats.iter().any(|seat| seat.as_ref() == Some(player))
        };
        self.sessions.values().any(|session| session.player == *player) || self.games.values().any(sits)
    }

    fn beat(&mut self, beat: &Beat) -> Pulse {
        let last = self.last_beat();
        let since = match last {
            Some(last) if beat.before.since(last) > beat.silence => Some(last),
            Some(last) => Some(last.max(beat.before)).filter(|since| *since < beat.now),
            None => None,
        };
        if let Some(since) = since {
            let until = self.outages.entry(since).or_insert(beat.now);
            *until = beat.now.max(*until);
        }
        let at = self.beats.entry(beat.node.clone()).or_insert(beat.now);
        *at = beat.now.max(*at);
        Pulse { last, nodes: self.nodes(beat.memory), outages: self.outages(beat.memory) }
    }

    pub fn players(&self, ids: &[PlayerId]) -> Vec<Player> {
        let ids: BTreeSet<_> = ids.iter().collect();
        ids.into_iter().filter_map(|id| self.players.get(id).cloned()).collect()
    }

    pub fn session(&self, hash: &TokenHash) -> Option<(Session, Player)> {
        let session = self.sessions.get(hash)?;
        Some((session.clone(), self.players.get(&session.player)?.clone()))
    }

    pub fn sessions(&self, player: &PlayerId) -> Vec<Session> {
        let theirs = self.sessions.values().filter(|session| session.player == *player).cloned().collect();
        first(theirs, u32::MAX, |session| (Reverse(session.created), session.hash.clone()))
    }

    pub fn game(&self, id: &GameId) -> Option<GameRow> {
        self.games.get(id).cloned()
    }

    pub fn entries(&self, id: &GameId, after: Option<u32>, limit: u32) -> Vec<Entry> {
        let Some(log) = self.events.get(id) else { return Vec::new() };
        let from = after.map_or(Bound::Unbounded, Bound::Excluded);
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        log.range((from, Bound::Unbounded)).take(limit).map(|(_, entry)| entry.clone()).collect()
    }

    pub fn first_entries(&self, ids: &[GameId]) -> Vec<(GameId, Entry)> {
        let first = |id: &GameId| Some((id.clone(), self.events.get(id)?.get(&0)?.clone()));
        let ids: BTreeSet<_> = ids.iter().collect();
        ids.into_iter().filter_map(first).collect()
    }

    pub fn lengths(&self, ids: &[GameId]) -> Vec<(GameId, u32)> {
        let ids: BTreeSet<_> = ids.iter().collect();
        ids.into_iter().filter_map(|id| Some((id.clone(), self.games.get(id)?.seq))).collect()
    }

    pub fn games_of(&self, player: &PlayerId, limit: u32) -> Vec<GameRow> {
        let sits = |game: &GameRow| {
            game.creator == *player || game.seats.iter().any(|seat| seat.as_ref() == Some(player))
        };
        let order = |game: &GameRow| match game.stage {
            Stage::Playing => 0,
            Stage::Open => 1,
            Stage::Over => 2,
        };
        self.games(limit, sits, |game| (order(game), Reverse(game.changed)))
    }

    pub fn awaiting(&self, players: &[PlayerId], limit: u32) -> Vec<GameRow> {
        let waits = |game: &GameRow| {
            let to_act = game.to_act.and_then(|seat| game.seats[seat.index()].as_ref());
            game.stage == Stage::Playing && to_act.is_some_and(|player| players.contains(player))
        };
        self.games(limit, waits, |game| game.changed)
    }

    pub fn lobby(&self, limit: u32) -> Vec<GameRow> {
        let listed = |game: &GameRow| game.listed && game.stage == Stage::Open;
        self.games(limit, listed, |game| Reverse(game.created))
    }

    pub fn due(&self, now: Time, limit: u32) -> Vec<GameRow> {
        let due = |game: &GameRow| game.deadline.is_some_and(|deadline| deadline <= now);
        self.games(limit, due, |game| game.deadline)
    }

    fn last_beat(&self) -> Option<Time> {
        self.beats.values().max().copied()
    }

    pub fn last_change(&self) -> Option<Time> {
        let unfinished = self.games.values().filter(|game| game.stage != Stage::Over);
        unfinished.map(|game| game.changed).max()
    }

    fn nodes(&self, after: Time) -> Vec<(String, Time)> {
        self.beats.iter().filter(|(_, at)| **at > after).map(|(node, at)| (node.clone(), *at)).collect()
    }

    pub fn outages(&self, after: Time) -> Vec<(Time, Time)> {
        let outages = self.outages.iter().map(|(since, until)| (*since, *until));
        outages.filter(|(_, until)| *until > after).collect()
    }

    pub fn unused_players(&self, created_before: Time, except: &[PlayerId], limit: u32) -> Vec<PlayerId> {
        let old = self.players.values().filter(|player| player.created < created_before);
        let unused = old.filter(|player| !except.contains(&player.id) && !self.is_used(&player.id));
        let unused = unused.map(|player| (player.created, player.id.clone())).collect();
        first(unused, limit, Clone::clone).into_iter().map(|(_, id)| id).collect()
    }

    /// The first games of a kind in an order; names decide between equals.
    fn games<K: Ord>(
        &self,
        limit: u32,
        which: impl Fn(&GameRow) -> bool,
        key: impl Fn(&GameRow) -> K,
    ) -> Vec<GameRow> {
        let mut games: Vec<&GameRow> = self.games.values().filter(|game| which(game)).collect();
        // They are in the order of their names already, and sorting keeps that.
        games.sort_by_key(|game| key(game));
        games.into_iter().take(usize::try_from(limit).unwrap_or(usize::MAX)).cloned().collect()
    }
}
