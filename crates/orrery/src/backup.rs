use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use orrery_store::{Store, StoreUrl};

use crate::report::Failure;

/// The database in a data folder.
pub const DATABASE: &str = "orrery.db";

/// Copy the games of a server into a file, while it runs.
#[derive(Args)]
pub struct Backup {
    /// The file to write; it must not exist yet
    to: PathBuf,
    /// The data folder of the server
    #[arg(long, value_name = "FOLDER", default_value = "orrery-data", env = "ORRERY_DATA")]
    data: PathBuf,
}

/// Put a copy made by `backup` into an empty data folder.
#[derive(Args)]
pub struct Restore {
    /// The file to read
    from: PathBuf,
    /// The data folder, which must not have a database yet
    #[arg(long, value_name = "FOLDER", default_value = "orrery-data", env = "ORRERY_DATA")]
    data: PathBuf,
}

impl Backup {
    /// Copies the database as it is at one moment.
    pub fn run(&self) -> Result<(), Failure> {
        let file = self.data.join(DATABASE);
        if !file.is_file() {
            return Err(Failure::Input(format!("{}: there is no database", file.display())));
        }
        let store = |store: Store| async move { store.backup(&self.to).await };
        with_store(&file, store)?;
        Ok(writeln!(std::io::stdout(), "{} is a copy of {}", self.to.display(), file.display())?)
    }
}

impl Restore {
    /// Copies the file, sees that it can be opened, and only then gives it its name.
    pub fn run(&self) -> Result<(), Failure> {
        let file = self.data.join(DATABASE);
        if file.exists() {
            let why = "there is a database already: stop the server and move it away";
            return Err(Failure::Input(format!("{}: {why}", file.display())));
        }
        let failed =
            |path: &Path, error: std::io::Error| Failure::Input(format!("{}: {error}", path.display()));
        fs::create_dir_all(&self.data).map_err(|error| failed(&self.data, error))?;
        let beside = self.data.join("orrery.db.restoring");
        fs::copy(&self.from, &beside).map_err(|error| failed(&self.from, error))?;
        let opened = with_store(&beside, |store| async move { store.check().await });
        let done = opened.and_then(|()| fs::rename(&beside, &file).map_err(|error| failed(&file, error)));
        if done.is_err() {
            // What could not be opened must not be taken for a database later.
            _ = fs::remove_file(&beside);
        }
        done?;
        Ok(writeln!(std::io::stdout(), "{} has the games of {}", file.display(), self.from.display())?)
    }
}

/// Does something with the database in a file, and closes it.
fn with_store<F>(file: &Path, work: impl FnOnce(Store) -> F) -> Result<(), Failure>
where
    F: Future<Output = Result<(), orrery_store::StoreError>>,
{
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let done = runtime.block_on(async {
        let store = Store::open(&StoreUrl::sqlite(file)).await?;
        let done = work(store.clone()).await;
        store.close().await;
        done
    });
    done.map_err(|error| Failure::Input(error.to_string()))
}
