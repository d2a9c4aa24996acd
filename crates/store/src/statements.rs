//! What is read from a database, in words that both kinds understand. This file is two modules, one for each of them:
//! `super` says which connection and which row are meant.

use std::error::Error;
use std::ops::RangeInclusive;
use std::str::FromStr;

use orrery_gamelog::{Entry, GameId, PlayerId, Seat, Time};
use sqlx::{Error as Fault, QueryBuilder, Row as _, query, query_scalar};

use super::{Connection, Database, Row};
use crate::model::{GameRow, Player, Session, TokenHash};

/// A query for summaries. All columns by name: a newer node may add others while this one is running.
macro_rules! games {
    ($which:literal) => {
        query(concat!(
            "SELECT id, config, status, listed, seat_key, creator, seat_0, seat_1, to_act, created, changed, deadline,
                    seq, aborted, origin FROM game ",
            $which
        ))
    };
}

type Result<T> = std::result::Result<T, Fault>;

/// How many ids are asked for at once; databases take a limited number of parameters.
const IDS_AT_ONCE: usize = 500;

/// The rows that a query finds for these ids, which are put in brackets at its end.
async fn rows_of(
    db: &mut Connection,
    select: &str,
    ids: impl ExactSizeIterator<Item = &str>,
) -> Result<Vec<Row>> {
    let ids: Vec<&str> = ids.collect();
    let mut rows = Vec::with_capacity(ids.len());
    for ids in ids.chunks(IDS_AT_ONCE) {
        let mut select = QueryBuilder::<Database>::new(select);
        let mut list = select.push(" (").separated(", ");
        for id in ids {
            list.push_bind(*id);
        }
        list.push_unseparated(")");
        // As many texts as there are lengths of lists: not worth remembering.
        rows.extend(select.build().persistent(false).fetch_all(&mut *db).await?);
    }
    Ok(rows)
}

pub(crate) async fn players(db: &mut Connection, ids: &[PlayerId]) -> Result<Vec<Player>> {
    let select = "SELECT id, name, created FROM player WHERE id IN";
    let rows = rows_of(db, select, ids.iter().map(PlayerId::as_str)).await?;
    let player = |row: &Row| {
        let created = Time(row.try_get("created")?);
        Ok(Player { id: word(row, "id")?, name: row.try_get("name")?, created })
    };
    rows.iter().map(player).collect()
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

pub(crate) async fn sessions(db: &mut Connection, player: &PlayerId) -> Result<Vec<Session>> {
    let select = query(
        "SELECT hash, player, kind, label, created, seen FROM session WHERE player = $1
         ORDER BY created DESC, hash",
    );
    select.bind(player.as_str()).fetch_all(db).await?.iter().map(session_in).collect()
}

pub(crate) async fn game(db: &mut Connection, id: &GameId) -> Result<Option<GameRow>> {
    let select = games!("WHERE id = $1").bind(id.as_str());
    select.fetch_optional(db).await?.as_ref().map(game_in).transpose()
}

pub(crate) async fn entries(
    db: &mut Connection,
    id: &GameId,
    after: Option<u32>,
    limit: u32,
) -> Result<Vec<Entry>> {
    let select =
        query("SELECT seq, link, body FROM event WHERE game = $1 AND seq > $2 ORDER BY seq LIMIT $3")
            .bind(id.as_str())
            .bind(after.map_or(-1, i64::from))
            .bind(i64::from(limit));
    select.fetch_all(db).await?.iter().map(entry_in).collect()
}

pub(crate) async fn first_entries(db: &mut Connection, ids: &[GameId]) -> Result<Vec<(GameId, Entry)>> {
    let select = "SELECT game, seq, link, body FROM event WHERE seq = 0 AND game IN";
    let rows = rows_of(db, select, ids.iter().map(GameId::as_str)).await?;
    rows.iter().map(|row| Ok((word(row, "game")?, entry_in(row)?))).collect()
}

fn entry_in(row: &Row) -> Result<Entry> {
    Ok(Entry { seq: number(row, "seq")?, link: word(row, "link")?, body: row.try_get("body")? })
}

pub(crate) async fn games_of(db: &mut Connection, player: &PlayerId, limit: u32) -> Result<Vec<GameRow>> {
    let select = games!(
        "WHERE creator = $1 OR seat_0 = $1 OR seat_1 = $1
         ORDER BY CASE status WHEN 'playing' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, changed DESC, id LIMIT $2"
    );
    let rows = select.bind(player.as_str()).bind(i64::from(limit)).fetch_all(db).await?;
    rows.iter().map(game_in).collect()
}

pub(crate) async fn awaiting(
    db: &mut Connection,
    players: &RangeInclusive<PlayerId>,
    limit: u32,
) -> Result<Vec<GameRow>> {
    let select = games!(
        "WHERE status = 'playing' AND (to_act = 0 AND seat_0 BETWEEN $1 AND $2 OR to_act = 1 AND seat_1 BETWEEN $1 AND $2)
         ORDER BY changed, id LIMIT $3"
    );
    let select = select.bind(players.start().as_str()).bind(players.end().as_str()).bind(i64::from(limit));
    select.fetch_all(db).await?.iter().map(game_in).collect()
}

pub(crate) async fn lobby(db: &mut Connection, limit: u32) -> Result<Vec<GameRow>> {
    let select = games!("WHERE listed AND status = 'open' ORDER BY created DESC, id LIMIT $1");
    select.bind(i64::from(limit)).fetch_all(db).await?.iter().map(game_in).collect()
}

pub(crate) async fn due(db: &mut Connection, now: Time, limit: u32) -> Result<Vec<GameRow>> {
    let select = games!("WHERE deadline <= $1 ORDER BY deadline, id LIMIT $2");
    select.bind(now.0).bind(i64::from(limit)).fetch_all(db).await?.iter().map(game_in).collect()
}

pub(crate) async fn last_change(db: &mut Connection) -> Result<Option<Time>> {
    let select = query_scalar("SELECT MAX(changed) FROM game WHERE status <> 'over'");
    let at: Option<i64> = select.fetch_one(db).await?;
    Ok(at.map(Time))
}

pub(crate) async fn outages(db: &mut Connection, after: Time) -> Result<Vec<(Time, Time)>> {
    let select = query("SELECT since, until FROM outage WHERE until > $1 ORDER BY since").bind(after.0);
    let rows = select.fetch_all(db).await?;
    rows.iter().map(|row| Ok((Time(row.try_get("since")?), Time(row.try_get("until")?)))).collect()
}

pub(crate) async fn nodes(db: &mut Connection, after: Time) -> Result<Vec<(String, Time)>> {
    let select = query("SELECT node, at FROM beat WHERE at > $1 ORDER BY node").bind(after.0);
    let rows = select.fetch_all(db).await?;
    rows.iter().map(|row| Ok((row.try_get("node")?, Time(row.try_get("at")?)))).collect()
}

/// Players that nothing refers to, the oldest first.
pub(crate) async fn unused_players(
    db: &mut Connection,
    created_before: Time,
    except: &RangeInclusive<PlayerId>,
    limit: u32,
) -> Result<Vec<PlayerId>> {
    let select = query(
        "SELECT id FROM player WHERE created < $1 AND NOT (id BETWEEN $2 AND $3)
         AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id)
         AND NOT EXISTS (SELECT 1 FROM game WHERE game.creator = player.id)
         AND NOT EXISTS (SELECT 1 FROM game WHERE game.seat_0 = player.id)
         AND NOT EXISTS (SELECT 1 FROM game WHERE game.seat_1 = player.id)
         ORDER BY created, id LIMIT $4",
    );
    let select = select.bind(created_before.0).bind(except.start().as_str()).bind(except.end().as_str());
    let rows = select.bind(i64::from(limit)).fetch_all(db).await?;
    rows.iter().map(|row| word(row, "id")).collect()
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
        stage: word(row, "status")?,
        listed: row.try_get("listed")?,
        key: word_or_none(row, "seat_key")?,
        creator: word(row, "creator")?,
        seats: [word_or_none(row, "seat_0")?, word_or_none(row, "seat_1")?],
        to_act: to_act.map(seat).transpose()?,
        created: Time(row.try_get("created")?),
        changed: Time(row.try_get("changed")?),
        deadline: deadline.map(Time),
        seq: number(row, "seq")?,
        aborted: row.try_get("aborted")?,
        origin: word_or_none(row, "origin")?,
    })
}

fn seat(index: i64) -> Result<Seat> {
    let known = usize::try_from(index).ok().and_then(|index| Seat::BOTH.get(index).copied());
    known.ok_or_else(|| unreadable(std::io::Error::other("a seat is 0 or 1")))
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
pub(super) fn unreadable(error: impl Error + Send + Sync + 'static) -> Fault {
    Fault::Decode(Box::new(error))
}
