//! The tables, brought up to date when a database is opened.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

/// Each with its number. A file that has ever been released stays as it is: a change is a new file.
const MIGRATIONS: [(i64, &str, &str); 3] = [
    (1, "games", include_str!("../migrations/0001_games.sql")),
    (2, "limits", include_str!("../migrations/0002_limits.sql")),
    (3, "aborted", include_str!("../migrations/0003_aborted.sql")),
];

/// The number of the last one.
pub(crate) const NEWEST: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// Makes the tables there ought to be; refuses a database with tables from later than this.
pub(crate) async fn run(connection: &mut impl Migrate) -> Result<(), MigrateError> {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations(MIGRATIONS.map(migration).into());
    migrator.run_direct(None, connection, false).await
}
