//! What is read from a database, in words that both kinds understand. This file is two modules, one for each of them:
//! `super` says which connection and which row are meant.

use orrery_gamelog::{Entry, GameId, PlayerId, Time};
use sqlx::{Error as Fault, QueryBuilder, Row as _, query, query_scalar};

use super::{Connection, Database, Row};
use crate::game_row::{COLUMNS, GameRow};
use crate::model::{Player, Session, TokenHash};
use crate::row::Fields;

type Result<T> = std::result::Result<T, Fault>;

/// How many ids are asked for at once; databases take a limited number of parameters.
const IDS_AT_ONCE: usize = 500;

/// A query for summaries.
fn games(which: &str) -> QueryBuilder<Database> {
    QueryBuilder::new(format!("SELECT {} FROM game {which}", COLUMNS.join(", ")))
}

async fn games_in(db: &mut Connection, mut select: QueryBuilder<Database>) -> Result<Vec<GameRow>> {
    select.build().fetch_all(db).await?.iter().map(GameRow::read).collect()
}

/// Goes on with ids in brackets.
pub(super) fn ids<'a>(query: &mut QueryBuilder<Database>, ids: impl Iterator<Item = &'a str>) {
    let mut list = query.push(" (").separated(", ");
    for id in ids {
        list.push_bind(id);
    }
    list.push_unseparated(")");
}

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
        self::ids(&mut select, ids.iter().copied());
        // As many texts as there are lengths of lists: not worth remembering.
        rows.extend(select.build().persistent(false).fetch_all(&mut *db).await?);
    }
    Ok(rows)
}

pub(crate) async fn players(db: &mut Connection, ids: &[PlayerId]) -> Result<Vec<Player>> {
    let select = "SELECT id, name, created FROM player WHERE id IN";
    let rows = rows_of(db, select, ids.iter().map(PlayerId::as_str)).await?;
    let player = |row: &Row| {
        Ok(Player { id: row.word("id")?, name: row.text("name")?, created: row.time("created")? })
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
        let created = row.time("player_created")?;
        let player = Player { id: session.player.clone(), name: row.text("name")?, created };
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
    let mut select = games("WHERE id = ");
    let select = select.push_bind(id.as_str()).build();
    select.fetch_optional(db).await?.as_ref().map(GameRow::read).transpose()
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
    rows.iter().map(|row| Ok((row.word("game")?, entry_in(row)?))).collect()
}

pub(crate) async fn lengths(db: &mut Connection, ids: &[GameId]) -> Result<Vec<(GameId, u32)>> {
    let rows = rows_of(db, "SELECT id, seq FROM game WHERE id IN", ids.iter().map(GameId::as_str)).await?;
    rows.iter().map(|row| Ok((row.word("id")?, row.number("seq")?))).collect()
}

fn entry_in(row: &Row) -> Result<Entry> {
    Ok(Entry { seq: row.number("seq")?, link: row.word("link")?, body: row.text("body")? })
}

pub(crate) async fn games_of(db: &mut Connection, player: &PlayerId, limit: u32) -> Result<Vec<GameRow>> {
    let mut select = games("WHERE creator = ");
    select.push_bind(player.as_str()).push(" OR seat_0 = ").push_bind(player.as_str());
    select.push(" OR seat_1 = ").push_bind(player.as_str());
    select
        .push(" ORDER BY CASE status WHEN 'playing' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, changed DESC, id");
    select.push(" LIMIT ").push_bind(i64::from(limit));
    games_in(db, select).await
}

pub(crate) async fn awaiting(db: &mut Connection, players: &[PlayerId], limit: u32) -> Result<Vec<GameRow>> {
    let mut select = games("WHERE status = 'playing' AND (to_act = 0 AND seat_0 IN");
    ids(&mut select, players.iter().map(PlayerId::as_str));
    ids(select.push(" OR to_act = 1 AND seat_1 IN"), players.iter().map(PlayerId::as_str));
    select.push(") ORDER BY changed, id LIMIT ").push_bind(i64::from(limit));
    games_in(db, select).await
}

pub(crate) async fn lobby(db: &mut Connection, limit: u32) -> Result<Vec<GameRow>> {
    let mut select = games("WHERE listed AND status = 'open' ORDER BY created DESC, id LIMIT ");
    select.push_bind(i64::from(limit));
    games_in(db, select).await
}

pub(crate) async fn due(db: &mut Connection, now: Time, limit: u32) -> Result<Vec<GameRow>> {
    let mut select = games("WHERE deadline <= ");
    select.push_bind(now.0).push(" ORDER BY deadline, id LIMIT ").push_bind(i64::from(limit));
    games_in(db, select).await
}

pub(crate) async fn last_change(db: &mut Connection) -> Result<Option<Time>> {
    let select = query_scalar("SELECT MAX(changed) FROM game WHERE status <> 'over'");
    let at: Option<i64> = select.fetch_one(db).await?;
    Ok(at.map(Time))
}

pub(crate) async fn outages(db: &mut Connection, after: Time) -> Result<Vec<(Time, Time)>> {
    let select = query("SELECT since, until FROM outage WHERE until > $1 ORDER BY since").bind(after.0);
    let rows = select.fetch_all(db).await?;
    rows.iter().map(|row| Ok((row.time("since")?, row.time("until")?))).collect()
}

pub(crate) async fn nodes(db: &mut Connection, after: Time) -> Result<Vec<(String, Time)>> {
    let select = query("SELECT node, at FROM beat WHERE at > $1 ORDER BY node").bind(after.0);
    let rows = select.fetch_all(db).await?;
    rows.iter().map(|row| Ok((row.text("node")?, row.time("at")?))).collect()
}

/// Players that nothing refers to, the oldest first.
pub(crate) async fn unused_players(
    db: &mut Connection,
    created_before: Time,
    except: &[PlayerId],
    limit: u32,
) -> Result<Vec<PlayerId>> {
    let mut select = QueryBuilder::<Database>::new("SELECT id FROM player WHERE created < ");
    ids(select.push_bind(created_before.0).push(" AND id NOT IN"), except.iter().map(PlayerId::as_str));
    select.push(
        " AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id)
          AND NOT EXISTS (SELECT 1 FROM game WHERE game.creator = player.id)
          AND NOT EXISTS (SELECT 1 FROM game WHERE game.seat_0 = player.id)
          AND NOT EXISTS (SELECT 1 FROM game WHERE game.seat_1 = player.id)
          ORDER BY created, id LIMIT ",
    );
    let rows = select.push_bind(i64::from(limit)).build().fetch_all(db).await?;
    rows.iter().map(|row| row.word("id")).collect()
}

fn session_in(row: &Row) -> Result<Session> {
    Ok(Session {
        hash: row.word("hash")?,
        player: row.word("player")?,
        kind: row.word("kind")?,
        label: row.text("label")?,
        created: row.time("created")?,
        seen: row.time("seen")?,
    })
}

impl Fields for Row {
    fn text_or_none(&self, column: &str) -> Result<Option<&str>> {
        self.try_get(column)
    }

    fn number_or_none(&self, column: &str) -> Result<Option<i64>> {
        self.try_get(column)
    }

    fn flag(&self, column: &str) -> Result<bool> {
        self.try_get(column)
    }
}
