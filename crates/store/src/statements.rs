//! What is asked of a database, in words that both kinds understand. This file is two modules, one for each of them:
//! `super` says which connection and which row are meant.

use std::error::Error;
use std::ops::RangeInclusive;
use std::str::FromStr;

use orrery_wire::{Entry, GameName, PlayerName, Time};
use sqlx::{Error as Fault, QueryBuilder, Row as _, query, query_scalar};

use super::{Connection, Database, Row};
use crate::change::Change;
use crate::model::{GameRow, Player, Session, TokenHash};

/// A query for summaries. All columns by name: a newer node may add others while this one is running.
macro_rules! games {
    ($which:literal) => {
        query(concat!(
            "SELECT id, config, status, listed, seat_key, creator, seat_0, seat_1, to_act, created, changed, deadline,
                    seq FROM game ",
            $which
        ))
    };
}

type Result<T> = std::result::Result<T, Fault>;

/// How many players are asked for at once; databases take a limited number of parameters.
const PLAYERS_AT_ONCE: usize = 500;

/// Makes a change and says how many rows it came to. The caller begins and ends the transaction.
pub(crate) async fn apply(db: &mut Connection, change: &Change) -> Result<u64> {
    let change = match change {
        Change::Create(game, event) => return create(db, game, event).await,
        Change::Append(game, event) => return append(db, game, event).await,
        Change::AddPlayer(player) => {
            query("INSERT INTO player (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(player.id.as_str())
                .bind(&player.name)
                .bind(player.created.0)
        }
        Change::Rename { player, name } => {
            query("UPDATE player SET name = $1 WHERE id = $2").bind(name).bind(player.as_str())
        }
        Change::AddSession(session) => query(
            "INSERT INTO session (hash, player, kind, label, created, seen) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT DO NOTHING",
        )
        .bind(session.hash.as_str())
        .bind(session.player.as_str())
        .bind(session.kind.as_str())
        .bind(&session.label)
        .bind(session.created.0)
        .bind(session.seen.0),
        Change::Seen { hash, at } => {
            query("UPDATE session SET seen = $1 WHERE hash = $2 AND seen < $1").bind(at.0).bind(hash.as_str())
        }
        Change::Revoke { player, hash } => query("DELETE FROM session WHERE player = $1 AND hash = $2")
            .bind(player.as_str())
            .bind(hash.as_str()),
        Change::Postpone { game, seq, deadline } => {
            query("UPDATE game SET deadline = $1 WHERE id = $2 AND seq = $3")
                .bind(deadline.0)
                .bind(game.as_str())
                .bind(i64::from(*seq))
        }
        // The condition stands twice because PostgreSQL looks at the outer one again when it had to wait for somebody
        // who just then wrote to the game.
        Change::Forget { before, limit } => query(
            "DELETE FROM game WHERE status <> 'over' AND changed < $1 AND id IN
             (SELECT id FROM game WHERE status <> 'over' AND changed < $1 ORDER BY changed, id LIMIT $2)",
        )
        .bind(before.0)
        .bind(i64::from(*limit)),
        Change::Beat { node, at } => query(
            "INSERT INTO beat (node, at) VALUES ($1, $2)
             ON CONFLICT (node) DO UPDATE SET at = excluded.at WHERE beat.at < excluded.at",
        )
        .bind(node)
        .bind(at.0),
        // The last one of all stays, however old: it says since when nobody was there.
        Change::ForgetBeats { before } => {
            query("DELETE FROM beat WHERE at < $1 AND at < (SELECT MAX(at) FROM beat)").bind(before.0)
        }
        Change::Outage { since, until } => {
            query("INSERT INTO outage (since, until) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(since.0)
                .bind(until.0)
        }
        Change::Probe => query(
            "INSERT INTO probe (id, times) VALUES (1, 1)
             ON CONFLICT (id) DO UPDATE SET times = probe.times + 1",
        ),
    };
    Ok(change.execute(db).await?.rows_affected())
}

async fn create(db: &mut Connection, game: &GameRow, event: &Entry) -> Result<u64> {
    let added = query(
        "INSERT INTO game (id, config, status, listed, seat_key, creator, seat_0, seat_1, to_act, created, changed,
                           deadline, seq)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING",
    )
    .bind(game.id.as_str())
    .bind(&game.config)
    .bind(game.status.as_str())
    .bind(game.listed)
    .bind(game.key.as_ref().map(TokenHash::as_str))
    .bind(game.creator.as_str())
    .bind(game.seats[0].as_ref().map(PlayerName::as_str))
    .bind(game.seats[1].as_ref().map(PlayerName::as_str))
    .bind(game.to_act.map(i64::from))
    .bind(game.created.0)
    .bind(game.changed.0)
    .bind(game.deadline.map(|time| time.0))
    .bind(i64::from(event.seq))
    .execute(&mut *db)
    .await?
    .rows_affected();
    if added == 0 {
        return Ok(0);
    }
    let first = query("INSERT INTO event (game, seq, link, body) VALUES ($1, $2, $3, $4)")
        .bind(game.id.as_str())
        .bind(i64::from(event.seq))
        .bind(event.link.to_string())
        .bind(&event.body);
    Ok(first.execute(db).await?.rows_affected())
}

/// Of two that write at the same time the second finds the place taken, waiting for the first where it must; that a
/// log has no gap is asked of the summary.
async fn append(db: &mut Connection, game: &GameRow, event: &Entry) -> Result<u64> {
    let added = query(
        "INSERT INTO event (game, seq, link, body)
         SELECT id, $2, $3, $4 FROM game WHERE id = $1 AND seq = $2 - 1 ON CONFLICT DO NOTHING",
    )
    .bind(game.id.as_str())
    .bind(i64::from(event.seq))
    .bind(event.link.to_string())
    .bind(&event.body)
    .execute(&mut *db)
    .await?
    .rows_affected();
    if added == 0 {
        return Ok(0);
    }
    let summary = query(
        "UPDATE game SET status = $2, listed = $3, seat_key = $4, seat_0 = $5, seat_1 = $6, to_act = $7,
                         changed = $8, deadline = $9, seq = $10 WHERE id = $1",
    )
    .bind(game.id.as_str())
    .bind(game.status.as_str())
    .bind(game.listed)
    .bind(game.key.as_ref().map(TokenHash::as_str))
    .bind(game.seats[0].as_ref().map(PlayerName::as_str))
    .bind(game.seats[1].as_ref().map(PlayerName::as_str))
    .bind(game.to_act.map(i64::from))
    .bind(game.changed.0)
    .bind(game.deadline.map(|time| time.0))
    .bind(i64::from(event.seq));
    Ok(summary.execute(db).await?.rows_affected())
}

pub(crate) async fn players(db: &mut Connection, ids: &[PlayerName]) -> Result<Vec<Player>> {
    let mut players = Vec::with_capacity(ids.len());
    for ids in ids.chunks(PLAYERS_AT_ONCE) {
        let mut select = QueryBuilder::<Database>::new("SELECT id, name, created FROM player WHERE id IN (");
        let mut list = select.separated(", ");
        for id in ids {
            list.push_bind(id.as_str());
        }
        list.push_unseparated(")");
        // As many texts as there are lengths of lists: not worth remembering.
        let rows = select.build().persistent(false).fetch_all(&mut *db).await?;
        for row in &rows {
            let created = Time(row.try_get("created")?);
            players.push(Player { id: word(row, "id")?, name: row.try_get("name")?, created });
        }
    }
    Ok(players)
}

pub(crate) async fn session(db: &mut Connection, hash: &TokenHash) -> Result<Option<(Session, Player)>> {
    let select = query(
        "SELECT session.hash, session.player, session.kind, session.label, session.created, session.seen,
                player.name, player.created AS player_created
         FROM session JOIN player ON player.id = session.player WHERE session.hash = $1",
    );
    let row = select.bind(hash.as_str()).fetch_optional(db).await?;
    row.map(|row| {
        let session = session_in(&row)?;
        let created = Time(row.try_get("player_created")?);
        let player = Player { id: session.player.clone(), name: row.try_get("name")?, created };
        Ok((session, player))
    })
    .transpose()
}

pub(crate) async fn sessions(db: &mut Connection, player: &PlayerName) -> Result<Vec<Session>> {
    let select = query(
        "SELECT hash, player, kind, label, created, seen FROM session WHERE player = $1
         ORDER BY created DESC, hash",
    );
    select.bind(player.as_str()).fetch_all(db).await?.iter().map(session_in).collect()
}

pub(crate) async fn game(db: &mut Connection, id: &GameName) -> Result<Option<GameRow>> {
    let select = games!("WHERE id = $1").bind(id.as_str());
    select.fetch_optional(db).await?.as_ref().map(game_in).transpose()
}

pub(crate) async fn entries(
    db: &mut Connection,
    id: &GameName,
    after: Option<u32>,
    limit: u32,
) -> Result<Vec<Entry>> {
    let select =
        query("SELECT seq, link, body FROM event WHERE game = $1 AND seq > $2 ORDER BY seq LIMIT $3")
            .bind(id.as_str())
            .bind(after.map_or(-1, i64::from))
            .bind(i64::from(limit));
    let rows = select.fetch_all(db).await?;
    let entry = |row: &Row| {
        Ok(Entry { seq: number(row, "seq")?, link: word(row, "link")?, body: row.try_get("body")? })
    };
    rows.iter().map(entry).collect()
}

pub(crate) async fn games_of(db: &mut Connection, player: &PlayerName, limit: u32) -> Result<Vec<GameRow>> {
    let select = games!(
        "WHERE creator = $1 OR seat_0 = $1 OR seat_1 = $1
         ORDER BY CASE status WHEN 'playing' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, changed DESC, id LIMIT $2"
    );
    let rows = select.bind(player.as_str()).bind(i64::from(limit)).fetch_all(db).await?;
    rows.iter().map(game_in).collect()
}

pub(crate) async fn open_games(db: &mut Connection, creator: &PlayerName) -> Result<u32> {
    let count: i64 = query_scalar("SELECT COUNT(*) FROM game WHERE creator = $1 AND status = 'open'")
        .bind(creator.as_str())
        .fetch_one(db)
        .await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

pub(crate) async fn awaiting(
    db: &mut Connection,
    players: &RangeInclusive<PlayerName>,
    limit: u32,
) -> Result<Vec<GameRow>> {
    let select = games!(
        "WHERE status = 'playing' AND (to_act = 0 AND seat_0 BETWEEN $1 AND $2 OR to_act = 1 AND seat_1 BETWEEN $1 AND $2)
         ORDER BY changed, id LIMIT $3"
    );
    let select = select.bind(players.start().as_str()).bind(players.end().as_str()).bind(i64::from(limit));
    select.fetch_all(db).await?.iter().map(game_in).collect()
}

pub(crate) async fn games_against(
    db: &mut Connection,
    creator: &PlayerName,
    players: &RangeInclusive<PlayerName>,
) -> Result<u32> {
    let select = query_scalar(
        "SELECT COUNT(*) FROM game WHERE creator = $1 AND status = 'playing'
         AND (seat_0 BETWEEN $2 AND $3 OR seat_1 BETWEEN $2 AND $3)",
    );
    let select = select.bind(creator.as_str()).bind(players.start().as_str()).bind(players.end().as_str());
    let count: i64 = select.fetch_one(db).await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

pub(crate) async fn lobby(db: &mut Connection, limit: u32) -> Result<Vec<GameRow>> {
    let select = games!("WHERE listed AND status = 'open' ORDER BY created DESC, id LIMIT $1");
    select.bind(i64::from(limit)).fetch_all(db).await?.iter().map(game_in).collect()
}

pub(crate) async fn due(db: &mut Connection, now: Time, limit: u32) -> Result<Vec<GameRow>> {
    let select = games!("WHERE deadline <= $1 ORDER BY deadline, id LIMIT $2");
    select.bind(now.0).bind(i64::from(limit)).fetch_all(db).await?.iter().map(game_in).collect()
}

pub(crate) async fn last_beat(db: &mut Connection) -> Result<Option<Time>> {
    let at: Option<i64> = query_scalar("SELECT MAX(at) FROM beat").fetch_one(db).await?;
    Ok(at.map(Time))
}

pub(crate) async fn outages(db: &mut Connection, after: Time) -> Result<Vec<(Time, Time)>> {
    let select = query("SELECT since, until FROM outage WHERE until > $1 ORDER BY since").bind(after.0);
    let rows = select.fetch_all(db).await?;
    rows.iter().map(|row| Ok((Time(row.try_get("since")?), Time(row.try_get("until")?)))).collect()
}

fn session_in(row: &Row) -> Result<Session> {
    Ok(Session {
        hash: word(row, "hash")?,
        player: word(row, "player")?,
        kind: word(row, "kind")?,
        label: row.try_get("label")?,
        created: Time(row.try_get("created")?),
        seen: Time(row.try_get("seen")?),
    })
}

fn game_in(row: &Row) -> Result<GameRow> {
    let to_act: Option<i64> = row.try_get("to_act")?;
    let deadline: Option<i64> = row.try_get("deadline")?;
    Ok(GameRow {
        id: word(row, "id")?,
        config: row.try_get("config")?,
        status: word(row, "status")?,
        listed: row.try_get("listed")?,
        key: word_or_none(row, "seat_key")?,
        creator: word(row, "creator")?,
        seats: [word_or_none(row, "seat_0")?, word_or_none(row, "seat_1")?],
        to_act: to_act.map(u8::try_from).transpose().map_err(unreadable)?,
        created: Time(row.try_get("created")?),
        changed: Time(row.try_get("changed")?),
        deadline: deadline.map(Time),
        seq: number(row, "seq")?,
    })
}

fn number(row: &Row, column: &str) -> Result<u32> {
    u32::try_from(row.try_get::<i64, _>(column)?).map_err(unreadable)
}

fn word<T: FromStr<Err: Error + Send + Sync + 'static>>(row: &Row, column: &str) -> Result<T> {
    row.try_get::<&str, _>(column)?.parse().map_err(unreadable)
}

fn word_or_none<T: FromStr<Err: Error + Send + Sync + 'static>>(
    row: &Row,
    column: &str,
) -> Result<Option<T>> {
    row.try_get::<Option<&str>, _>(column)?.map(str::parse).transpose().map_err(unreadable)
}

/// Something is stored that nobody can have written: the database is damaged.
fn unreadable(error: impl Error + Send + Sync + 'static) -> Fault {
    Fault::Decode(Box::new(error))
}
