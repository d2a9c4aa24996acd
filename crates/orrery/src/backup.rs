use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use orrery_store::StoreError;

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
    /// Copies the database as it is at one moment. A server that uses it goes on, and it is only read.
    pub fn run(&self) -> Result<(), Failure> {
        let file = self.data.join(DATABASE);
        if !file.is_file() {
            return Err(Failure::Input(format!("{}: there is no database", file.display())));
        }
        wait_for(orrery_store::backup(&file, &self.to))?;
        Ok(writeln!(std::io::stdout(), "{} is a copy of {}", self.to.display(), file.display())?)
    }
}

impl Restore {
    /// Copies the file, looks it through, and only then gives it its name.
    pub fn run(&self) -> Result<(), Failure> {
        let file = self.data.join(DATABASE);
        let at = Failure::at(self.data.display());
        fs::create_dir_all(&self.data).map_err(|error| at(Failure::Input(error.to_string())))?;
        wait_for(orrery_store::restore(&self.from, &file))?;
        Ok(writeln!(std::io::stdout(), "{} has the games of {}", file.display(), self.from.display())?)
    }
}

fn wait_for(work: impl Future<Output = Result<(), StoreError>>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work).map_err(|error| Failure::Input(error.to_string()))
}
