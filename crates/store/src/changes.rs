//! How changes are made, in words that both kinds of databases understand. This file is two modules, one for each of
//! them: `super` says which connection is meant, and how others are kept from counting the same at the same time.

use orrery_gamelog::{Entry, PlayerId, Time};
use sqlx::{Error as Fault, QueryBuilder, Row as _, query, query_scalar};

use super::sql::{ids, nodes, outages};
use super::{Connection, Database, alone};
use crate::change::{Change, Outcome};
use crate::game_row::{COLUMNS, GameRow};
use crate::model::{Beat, Cap, ForgetBefore, Pulse, Session};
use crate::row::{Value, unreadable};

type Result<T> = std::result::Result<T, Fault>;

/// Makes a change. The caller begins and ends the transaction.
pub(crate) async fn apply(db: &mut Connection, change: &Change) -> Result<Outcome> {
    let change = match change {
        Change::Create(game, event, caps) => return create(db, game, event, caps).await,
        Change::Append(game, event) => return append(db, game, event).await.map(Outcome::Rows),
        Change::AddSession(session, most) => return add_session(db, session, *most).await,
        Change::Forget { before, limit } => return forget(db, before, *limit).await.map(Outcome::Forgotten),
        Change::ForgetPlayers { players } => return forget_players(db, players).await.map(Outcome::Rows),
        Change::Beat(beat) => return self::beat(db, beat).await.map(Outcome::Beaten),
        Change::Secret(candidate) => return secret(db, candidate).await.map(Outcome::Secret),
        Change::AddPlayer(player) => {
            query("INSERT INTO player (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(player.id.as_str())
                .bind(&player.name)
                .bind(player.created.0)
        }
        Change::Rename { player, name } => {
            query("UPDATE player SET name = $1 WHERE id = $2").bind(name).bind(player.as_str())
        }
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
        // who just then used the session.
        Change::ForgetSessions { seen_before, limit } => query(
            "DELETE FROM session WHERE seen < $1 AND hash IN
             (SELECT hash FROM session WHERE seen < $1 ORDER BY seen, hash LIMIT $2)",
        )
        .bind(seen_before.0)
        .bind(i64::from(*limit)),
        // The last one of all stays, however old: it says since when nobody was there.
        Change::ForgetBeats { before } => {
            query("DELETE FROM beat WHERE at < $1 AND at < (SELECT MAX(at) FROM beat)").bind(before.0)
        }
        Change::Probe => query(
            "INSERT INTO probe (id, times) VALUES (1, 1)
             ON CONFLICT (id) DO UPDATE SET times = probe.times + 1",
        ),
    };
    Ok(Outcome::Rows(change.execute(db).await?.rows_affected()))
}

async fn create(db: &mut Connection, game: &GameRow, event: &Entry, caps: &[Cap]) -> Result<Outcome> {
    // Always in the same order, so that no two wait for each other.
    let mut locks: Vec<String> = caps.iter().map(lock).collect();
    locks.sort();
    locks.dedup();
    for lock in &locks {
        alone(db, lock).await?;
    }
    for cap in caps {
        if count(db, cap).await? >= i64::from(cap.most()) {
            return Ok(Outcome::OverCap(cap.clone()));
        }
    }
    let mut insert =
        QueryBuilder::<Database>::new(format!("INSERT INTO game ({}) VALUES (", COLUMNS.join(", ")));
    for (place, (_, value)) in game.columns().enumerate() {
        if place > 0 {
            insert.push(", ");
        }
        push(&mut insert, value);
    }
    let added = insert.push(") ON CONFLICT DO NOTHING").build().execute(&mut *db).await?.rows_affected();
    if added == 0 {
        return Ok(Outcome::Rows(0));
    }
    let first = query("INSERT INTO event (game, seq, link, body) VALUES ($1, $2, $3, $4)")
        .bind(game.id.as_str())
        .bind(i64::from(event.seq))
        .bind(event.link.to_string())
        .bind(&event.body);
    Ok(Outcome::Rows(first.execute(db).await?.rows_affected()))
}

/// What others must wait for who count the same.
fn lock(cap: &Cap) -> String {
    match cap {
        Cap::OpenOf { creator: player, .. } | Cap::Against { player, .. } => of_player(player),
        Cap::OpenFrom { origin, .. } | Cap::ListedFrom { origin, .. } => format!("origin {origin}"),
    }
}

fn of_player(player: &PlayerId) -> String {
    format!("player {player}")
}

/// How many there are of what a cap limits.
async fn count(db: &mut Connection, cap: &Cap) -> Result<i64> {
    let select = match cap {
        Cap::OpenOf { creator, .. } => {
            query_scalar("SELECT COUNT(*) FROM game WHERE creator = $1 AND status = 'open'")
                .bind(creator.as_str())
        }
        Cap::OpenFrom { origin, .. } => {
            query_scalar("SELECT COUNT(*) FROM game WHERE origin = $1 AND status = 'open'")
                .bind(origin.as_str())
        }
        Cap::ListedFrom { origin, .. } => {
            query_scalar("SELECT COUNT(*) FROM game WHERE origin = $1 AND status = 'open' AND listed")
                .bind(origin.as_str())
        }
        Cap::Against { player, others, .. } => {
            let mut against =
                QueryBuilder::<Database>::new("SELECT COUNT(*) FROM game WHERE status <> 'over'");
            for (place, (own, other)) in [("seat_0", "seat_1"), ("seat_1", "seat_0")].into_iter().enumerate()
            {
                let and = if place == 0 { " AND (" } else { " OR " };
                against.push(and).push(own).push(" = ").push_bind(player.as_str());
                ids(against.push(" AND ").push(other).push(" IN"), others.iter().map(PlayerId::as_str));
            }
            return against.push(")").build_query_scalar().fetch_one(db).await;
        }
    };
    select.fetch_one(db).await
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
    let mut summary = QueryBuilder::<Database>::new("UPDATE game SET ");
    for (place, (column, value)) in game.changing_columns().enumerate() {
        summary.push(if place > 0 { ", " } else { "" }).push(column).push(" = ");
        push(&mut summary, value);
    }
    let summary = summary.push(" WHERE id = ").push_bind(game.id.as_str()).build();
    Ok(summary.execute(db).await?.rows_affected())
}

/// Writes a value into a column.
fn push(query: &mut QueryBuilder<Database>, value: Value<'_>) {
    match value {
        Value::Text(text) => query.push_bind(text),
        Value::Number(number) => query.push_bind(number),
        Value::Flag(flag) => query.push_bind(flag),
    };
}

async fn add_session(db: &mut Connection, session: &Session, most: Option<u32>) -> Result<Outcome> {
    if let Some(most) = most {
        alone(db, &of_player(&session.player)).await?;
        let count: i64 = query_scalar("SELECT COUNT(*) FROM session WHERE player = $1")
            .bind(session.player.as_str())
            .fetch_one(&mut *db)
            .await?;
        if count >= i64::from(most) {
            return Ok(Outcome::TooMany);
        }
    }
    let insert = query(
        "INSERT INTO session (hash, player, kind, label, created, seen) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING",
    )
    .bind(session.hash.as_str())
    .bind(session.player.as_str())
    .bind(session.kind.as_str())
    .bind(&session.label)
    .bind(session.created.0)
    .bind(session.seen.0);
    Ok(Outcome::Rows(insert.execute(db).await?.rows_affected()))
}

/// Two statements, each with an index of its own. The conditions stand twice because PostgreSQL looks at the outer one
/// again when it had to wait for somebody who just then wrote to the game.
async fn forget(db: &mut Connection, before: &ForgetBefore, limit: u32) -> Result<Vec<String>> {
    let unfinished = query(
        "DELETE FROM game WHERE status <> 'over' AND changed < $1 AND id IN
         (SELECT id FROM game WHERE status <> 'over' AND changed < $1 ORDER BY changed, id LIMIT $2)
         RETURNING id",
    );
    let aborted = query(
        "DELETE FROM game WHERE aborted AND changed < $1 AND id IN
         (SELECT id FROM game WHERE aborted AND changed < $1 ORDER BY changed, id LIMIT $2)
         RETURNING id",
    );
    let mut forgotten = Vec::new();
    for (delete, before) in [(unfinished, before.unfinished), (aborted, before.aborted)] {
        let left = i64::from(limit) - i64::try_from(forgotten.len()).unwrap_or(i64::MAX);
        for row in delete.bind(before.0).bind(left).fetch_all(&mut *db).await? {
            forgotten.push(row.try_get("id")?);
        }
    }
    Ok(forgotten)
}

/// That nothing refers to them is asked again: they were looked for before the transaction, which would otherwise keep
/// others waiting for as long as that takes.
async fn forget_players(db: &mut Connection, players: &[PlayerId]) -> Result<u64> {
    let mut forgotten = 0;
    for player in players {
        let delete = query(
            "DELETE FROM player WHERE id = $1
             AND NOT EXISTS (SELECT 1 FROM session WHERE player = $1)
             AND NOT EXISTS (SELECT 1 FROM game WHERE creator = $1)
             AND NOT EXISTS (SELECT 1 FROM game WHERE seat_0 = $1)
             AND NOT EXISTS (SELECT 1 FROM game WHERE seat_1 = $1)",
        );
        forgotten += delete.bind(player.as_str()).execute(&mut *db).await?.rows_affected();
    }
    Ok(forgotten)
}

/// The sign of life and what it says about the time before, both or none: whoever reads the one would else take the
/// time before for lived through.
async fn beat(db: &mut Connection, beat: &Beat) -> Result<Pulse> {
    alone(db, "beat").await?;
    let Beat { node, before, now, silence, memory } = beat;
    let last: Option<i64> = query_scalar("SELECT MAX(at) FROM beat").fetch_one(&mut *db).await?;
    let since = match last {
        Some(last) if before.0.saturating_sub(last) > *silence => Some(last),
        // Until another node was last alive, turns could be made.
        Some(last) => Some(last.max(before.0)).filter(|since| *since < now.0),
        None => None,
    };
    if let Some(since) = since {
        let outage = query(
            "INSERT INTO outage (since, until) VALUES ($1, $2)
             ON CONFLICT (since) DO UPDATE SET until = excluded.until WHERE outage.until < excluded.until",
        );
        outage.bind(since).bind(now.0).execute(&mut *db).await?;
    }
    let beat = query(
        "INSERT INTO beat (node, at) VALUES ($1, $2)
         ON CONFLICT (node) DO UPDATE SET at = excluded.at WHERE beat.at < excluded.at",
    );
    beat.bind(node).bind(now.0).execute(&mut *db).await?;
    let nodes = nodes(&mut *db, *memory).await?;
    Ok(Pulse { last: last.map(Time), nodes, outages: outages(db, *memory).await? })
}

async fn secret(db: &mut Connection, candidate: &[u8; 32]) -> Result<[u8; 32]> {
    let digits: String = candidate.iter().map(|byte| format!("{byte:02x}")).collect();
    let insert = query("INSERT INTO secret (id, value) VALUES (1, $1) ON CONFLICT DO NOTHING");
    insert.bind(digits).execute(&mut *db).await?;
    let value: String = query_scalar("SELECT value FROM secret WHERE id = 1").fetch_one(db).await?;
    bytes(&value).ok_or_else(|| unreadable(std::io::Error::other("the secret is no 64 hexadecimal digits")))
}

fn bytes(digits: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if digits.len() != 64 || !digits.is_ascii() {
        return None;
    }
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * place..2 * place + 2], 16).ok()?;
    }
    Some(bytes)
}
