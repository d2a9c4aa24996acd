//! What can go wrong, told apart by what can be done about it.

use std::fmt;
use std::sync::Arc;

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;

/// Why something was not stored or not found. Nothing that ends in one of these was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// It does not answer, or has been busy for too long. Trying again may help.
    Unavailable(Detail),
    /// It can be read but not written.
    ReadOnly(Detail),
    /// There is no room left. What was stored before is safe.
    Full(Detail),
    /// What is stored cannot be read, or is no database at all.
    Damaged(Detail),
    /// Another server uses it.
    InUse(Detail),
    /// A newer Orrery has written it.
    TooNew(Detail),
    /// There is something of this name already, and it was left alone.
    Exists(Detail),
    /// It does not do this: a fault of Orrery, or of how the database was set up.
    Refused(Detail),
}

/// Which database, and what it said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Detail {
    database: Arc<str>,
    said: String,
}

/// The name of a database, to be put into its errors.
#[derive(Clone)]
pub(crate) struct Name(pub Arc<str>);

impl Name {
    pub fn unavailable(&self, said: &str) -> StoreError {
        StoreError::Unavailable(self.detail(said))
    }

    pub fn exists(&self, what: &dyn fmt::Display) -> StoreError {
        StoreError::Exists(self.detail(what))
    }

    pub fn refused(&self, said: &dyn fmt::Display) -> StoreError {
        StoreError::Refused(self.detail(said))
    }

    /// What an error of the library means.
    pub fn error(&self, error: sqlx::Error) -> StoreError {
        use sqlx::Error;
        let detail = self.detail(&error);
        match error {
            Error::Database(error) => kind(error.as_ref())(detail),
            Error::Decode(_) | Error::ColumnDecode { .. } | Error::ColumnNotFound(_) => {
                StoreError::Damaged(detail)
            }
            Error::Migrate(error) => self.migrate_error(*error),
            Error::Io(_)
            | Error::Protocol(_)
            | Error::Tls(_)
            | Error::PoolTimedOut
            | Error::PoolClosed
            | Error::WorkerCrashed => StoreError::Unavailable(detail),
            _ => StoreError::Refused(detail),
        }
    }

    /// What an error while bringing the tables up to date means.
    pub fn migrate_error(&self, error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => self.error(error),
            MigrateError::VersionMissing(version) => {
                StoreError::TooNew(self.detail(format_args!("its tables have version {version}")))
            }
            error => self.refused(&error),
        }
    }

    pub fn detail(&self, said: impl fmt::Display) -> Detail {
        Detail { database: self.0.clone(), said: said.to_string() }
    }
}

/// Tells the two databases apart by their codes: SQLite has numbers, PostgreSQL five letters and digits.
fn kind(error: &dyn DatabaseError) -> fn(Detail) -> StoreError {
    let code = error.code().unwrap_or_default();
    match error.try_downcast_ref::<sqlx::sqlite::SqliteError>() {
        Some(_) => sqlite_kind(&code),
        None => postgres_kind(&code),
    }
}

/// <https://www.sqlite.org/rescode.html>; the lowest byte of an extended code is the plain one.
fn sqlite_kind(code: &str) -> fn(Detail) -> StoreError {
    // IOERR_SHORT_READ and IOERR_CORRUPTFS: the file ends too early, or the file system knows of damage.
    if ["522", "8458"].contains(&code) {
        return StoreError::Damaged;
    }
    match code.parse::<u32>().map(|code| code & 0xff) {
        // BUSY, LOCKED, NOMEM, INTERRUPT, IOERR, CANTOPEN, PROTOCOL
        Ok(5 | 6 | 7 | 9 | 10 | 14 | 15) => StoreError::Unavailable,
        // PERM, READONLY
        Ok(3 | 8) => StoreError::ReadOnly,
        Ok(13) => StoreError::Full,
        // CORRUPT, NOTADB
        Ok(11 | 26) => StoreError::Damaged,
        _ => StoreError::Refused,
    }
}

/// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
fn postgres_kind(code: &str) -> fn(Detail) -> StoreError {
    match (code, code.get(..2)) {
        ("25006", _) => StoreError::ReadOnly,
        ("53100", _) => StoreError::Full,
        ("XX001" | "XX002", _) => StoreError::Damaged,
        // No connection, conflicts between transactions, no resources, operators intervening, errors of the system.
        (_, Some("08" | "40" | "53" | "55" | "57" | "58")) => StoreError::Unavailable,
        _ => StoreError::Refused,
    }
}

impl StoreError {
    fn parts(&self) -> (&Detail, &'static str) {
        match self {
            StoreError::Unavailable(detail) => (detail, "is not available"),
            StoreError::ReadOnly(detail) => (detail, "cannot be written"),
            StoreError::Full(detail) => (detail, "has no room left"),
            StoreError::Damaged(detail) => (detail, "is damaged"),
            StoreError::InUse(detail) => (detail, "is in use"),
            StoreError::TooNew(detail) => (detail, "was written by a newer Orrery"),
            StoreError::Exists(detail) => (detail, "has this already"),
            StoreError::Refused(detail) => (detail, "refuses this"),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (detail, what) = self.parts();
        write!(f, "the database {} {what}: {}", detail.database, detail.said)
    }
}

impl std::error::Error for StoreError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_say_what_can_be_done() {
        let detail = || Detail { database: "x".into(), said: String::new() };
        for (code, kind) in [
            ("5", StoreError::Unavailable as fn(Detail) -> StoreError),
            ("1032", StoreError::ReadOnly),
            ("13", StoreError::Full),
            ("267", StoreError::Damaged),
            ("26", StoreError::Damaged),
            ("522", StoreError::Damaged),
            ("778", StoreError::Unavailable),
            ("787", StoreError::Refused),
            ("", StoreError::Refused),
        ] {
            assert_eq!(sqlite_kind(code)(detail()), kind(detail()), "{code}");
        }
        for (code, kind) in [
            ("57P01", StoreError::Unavailable as fn(Detail) -> StoreError),
            ("40P01", StoreError::Unavailable),
            ("53100", StoreError::Full),
            ("25006", StoreError::ReadOnly),
            ("XX001", StoreError::Damaged),
            ("23503", StoreError::Refused),
            ("", StoreError::Refused),
        ] {
            assert_eq!(postgres_kind(code)(detail()), kind(detail()), "{code}");
        }
    }
}
