//! The last links of logs, kept apart from the database, so that it is noticed when a log has become shorter.
//!
//! SQLite's write-ahead log ends where its checksums do not fit. If a byte of it changes while nobody has the file open,
//! everything after that place is gone without a word, though it was on disk and acknowledged. So each entry that is on
//! disk also leaves a short record in a file of its own. That file is not waited for: it is never ahead of the database,
//! and a record that did not reach the disk means only that one entry less can be missed.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use orrery_gamelog::{GameId, Link};
use sha2::{Digest, Sha256};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query, query_scalar};

use crate::change::{Change, Outcome};
use crate::error::{Name, StoreError};
use crate::files::{beside, io_error};

/// Ten letters of a game, what has happened, a byte that is free, its place, the beginning of its link, a checksum.
const RECORD: usize = 32;
const CHECKED: usize = 24;
type Record = [u8; RECORD];

const ENTRY: u8 = 1;
const GONE: u8 = 2;

/// How long the file may become before the database is asked to put its write-ahead log away.
const ENOUGH: u64 = 4 << 20;

/// How much longer when it could not.
const STEP: u64 = 1 << 20;

/// How long others that read are waited for then: nobody can write meanwhile.
const BRIEFLY: &str = "PRAGMA busy_timeout = 50";

/// A log that is not what it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortened {
    /// Whose.
    pub game: GameId,
    /// The place of an entry that was on disk.
    pub had: u32,
    /// The place of the last one that is there; none if the game is gone or cannot be read.
    pub has: Option<u32>,
}

/// The file, open for writing.
pub(crate) struct Links {
    file: File,
    /// Where the next record goes. What lies behind is rubbish, or nothing.
    length: u64,
    /// When to tidy up.
    enough: u64,
}

impl Links {
    /// Opens the file of a database, which may be new, and compares: what is missing is told.
    pub async fn open(
        database: &Path,
        connection: &mut SqliteConnection,
        name: &Name,
    ) -> Result<(Links, Vec<Shortened>), StoreError> {
        let path = path(database);
        let failed = |error: io::Error| io_error(name, &path, &error);
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(failed)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let whole = bytes.len() - bytes.len() % RECORD;
        let length = u64::try_from(whole).unwrap_or(u64::MAX);
        let mut links = Links { file, length, enough: ENOUGH };
        let mut missing = Vec::new();
        for (game, (seq, link)) in read(&bytes) {
            if let Some(has) = compare(connection, &game, seq, link, name).await? {
                missing.push(Shortened { game, had: seq, has });
            }
        }
        if missing.is_empty() {
            links.empty(connection).await;
        }
        Ok((links, missing))
    }

    /// Notes games that are about to be removed, before they are: nobody shall miss them. This is waited for, because a
    /// record that is newer than what it takes back must not be lost alone.
    pub fn gone<'a>(&mut self, games: impl Iterator<Item = &'a String>) {
        let records: Vec<Record> = games.filter_map(|game| record(game, GONE, 0, 0)).collect();
        if records.is_empty() {
            return;
        }
        let noted = self.write(&records).and_then(|()| self.file.sync_data());
        if noted.is_err() {
            // Then rather miss nothing. If that does not work either, a game too many is missed.
            self.length = 0;
            let _ = self.file.set_len(0).and_then(|()| self.file.sync_data());
        }
    }

    /// Notes what has been written to logs, after it was.
    pub fn note(&mut self, changes: &[&Change], outcomes: &[Outcome]) {
        let mut gone = HashSet::new();
        let mut records = Vec::new();
        for outcome in outcomes {
            if let Outcome::Forgotten(games) = outcome {
                gone.extend(games);
            }
        }
        for (change, outcome) in changes.iter().zip(outcomes) {
            if let Change::Create(game, event, _) | Change::Append(game, event) = change
                && outcome.rows() > 0
                && !gone.contains(&String::from(game.id.clone()))
            {
                records.extend(record(game.id.as_str(), ENTRY, event.seq, beginning(&event.link)));
            }
        }
        // Without a record the entry is as safe as without this file.
        let _ = self.write(&records);
    }

    /// Empties the file when it has become long.
    pub async fn tidy(&mut self, connection: &mut SqliteConnection) {
        if self.length >= self.enough {
            self.empty(connection).await;
            self.enough = self.length + if self.length == 0 { ENOUGH } else { STEP };
        }
    }

    /// Empties the file, once nothing is in the write-ahead log any more that could be lost with it.
    async fn empty(&mut self, connection: &mut SqliteConnection) {
        // Where it does not work now, it will another time.
        if self.length > 0 && put_away(connection).await.unwrap_or(false) && self.file.set_len(0).is_ok() {
            self.length = 0;
        }
    }

    fn write(&mut self, records: &[Record]) -> io::Result<()> {
        if records.is_empty() {
            return Ok(());
        }
        // Not simply at the end: what could not be written whole is written over.
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(records.as_flattened())?;
        self.length += u64::try_from(records.as_flattened().len()).unwrap_or_default();
        Ok(())
    }
}

/// The file of a database.
pub(crate) fn path(database: &Path) -> PathBuf {
    beside(database, "-links")
}

/// Copies everything from the write-ahead log into the database, on disk; whether nobody was in the way.
async fn put_away(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let usual: i64 = query_scalar("PRAGMA busy_timeout").fetch_one(&mut *connection).await?;
    query(BRIEFLY).execute(&mut *connection).await?;
    let done = query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
    let again = sqlx::AssertSqlSafe(format!("PRAGMA busy_timeout = {usual}"));
    query(again).execute(connection).await?;
    Ok(done?.try_get::<i64, _>(0)? == 0)
}

/// Nothing if the entry is there; otherwise where the log ends.
async fn compare(
    connection: &mut SqliteConnection,
    game: &GameId,
    seq: u32,
    link: u64,
    name: &Name,
) -> Result<Option<Option<u32>>, StoreError> {
    let found = query_scalar("SELECT link FROM event WHERE game = $1 AND seq = $2")
        .bind(game.as_str())
        .bind(seq)
        .fetch_optional(&mut *connection)
        .await;
    let found: Option<String> = match found.map_err(|error| name.error(error)) {
        // A damaged page must not keep the other games from being played.
        Err(StoreError::Damaged(_)) => return Ok(Some(None)),
        found => found?,
    };
    if found.and_then(|link| link.parse().ok()).is_some_and(|found: Link| beginning(&found) == link) {
        return Ok(None);
    }
    let last = query_scalar("SELECT MAX(seq) FROM event WHERE game = $1").bind(game.as_str());
    match last.fetch_one(connection).await.map_err(|error| name.error(error)) {
        Err(StoreError::Damaged(_)) => Ok(Some(None)),
        last => Ok(Some(last?)),
    }
}

/// The last entry of each game that must be there.
fn read(bytes: &[u8]) -> BTreeMap<GameId, (u32, u64)> {
    let mut last = BTreeMap::new();
    for record in bytes.as_chunks::<RECORD>().0 {
        let (content, sum) = record.split_at(CHECKED);
        let [game @ .., what, _, a, b, c, d, _, _, _, _, _, _, _, _] = content else { continue };
        let game = std::str::from_utf8(game).ok().and_then(|game| game.parse().ok());
        // What the power has cut through, or a place that never reached the disk.
        let (true, Some(game)) = (sum == checksum(content), game) else { continue };
        let mut link = [0; 8];
        link.copy_from_slice(&content[CHECKED - 8..]);
        match *what {
            GONE => last.remove(&game),
            _ => last.insert(game, (u32::from_le_bytes([*a, *b, *c, *d]), u64::from_le_bytes(link))),
        };
    }
    last
}

/// A record; none of what is no game's name.
fn record(game: &str, what: u8, seq: u32, link: u64) -> Option<Record> {
    let mut record = [0; RECORD];
    record[..10].copy_from_slice(<&[u8; 10]>::try_from(game.as_bytes()).ok()?);
    record[10] = what;
    record[12..16].copy_from_slice(&seq.to_le_bytes());
    record[16..CHECKED].copy_from_slice(&link.to_le_bytes());
    let sum = checksum(&record[..CHECKED]);
    record[CHECKED..].copy_from_slice(&sum);
    Some(record)
}

fn checksum(content: &[u8]) -> [u8; RECORD - CHECKED] {
    let hash = Sha256::digest(content);
    std::array::from_fn(|place| hash[place])
}

/// The first 64 bits of a link.
fn beginning(link: &Link) -> u64 {
    u64::from_str_radix(&link.to_string()[..16], 16).unwrap_or_default()
}

impl fmt::Display for Shortened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shortened { game, had, has } = self;
        write!(f, "acknowledged entries of game {game} are gone: entry {had} was on disk, ")?;
        match has {
            None => f.write_str("now there is none that can be read"),
            Some(last) if last < had => write!(f, "now the log ends with entry {last}"),
            Some(_) => f.write_str("now another one is in its place"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_read_as_they_were_written() {
        let (one, other) = (GameId::from_bytes([1; 10]), GameId::from_bytes([2; 10]));
        let link = beginning(&Link::START.next("x"));
        let all = [
            record(one.as_str(), ENTRY, 3, 5),
            record(other.as_str(), ENTRY, 7, 1),
            record(one.as_str(), ENTRY, u32::MAX, link),
        ];
        let mut bytes = all.map(|record| record.expect("a name")).concat();
        let wanted = BTreeMap::from([(one.clone(), (u32::MAX, link)), (other.clone(), (7, 1))]);
        assert_eq!(read(&bytes), wanted);
        // Cut off, and overwritten in the middle.
        assert_eq!(read(&bytes[..bytes.len() - 1])[&one], (3, 5));
        bytes[RECORD + 13] ^= 1;
        assert_eq!(read(&bytes), BTreeMap::from([(one.clone(), (u32::MAX, link))]));
        bytes.extend(record(one.as_str(), GONE, 0, 0).expect("a name"));
        assert_eq!(read(&bytes), BTreeMap::new());
        assert_eq!(read(&[0; 100]), BTreeMap::new());
        assert_eq!(record("no name", ENTRY, 0, 0), None);
    }
}
