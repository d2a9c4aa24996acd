//! What a release has beside the program: manual pages, and what shells complete.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;

use crate::report::Failure;

/// Where each shell looks below `share`.
const SHELLS: [(Shell, &str, &str); 3] = [
    (Shell::Bash, "bash-completion/completions", "orrery"),
    (Shell::Zsh, "zsh/site-functions", "_orrery"),
    (Shell::Fish, "fish/vendor_completions.d", "orrery.fish"),
];

/// Write manual pages and completions for shells, as they lie in `share`.
#[derive(Args)]
pub struct Manual {
    /// The folder; made if it is missing
    folder: PathBuf,
}

impl Manual {
    /// Writes everything about the program's own command line.
    pub fn run(&self, command: clap::Command) -> Result<(), Failure> {
        let pages = self.folder.join("man/man1");
        fs::create_dir_all(&pages)?;
        clap_mangen::generate_to(command.clone(), pages)?;
        for (shell, folder, name) in SHELLS {
            let folder = self.folder.join(folder);
            fs::create_dir_all(&folder)?;
            let mut completions = Vec::new();
            clap_complete::generate(shell, &mut command.clone(), "orrery", &mut completions);
            fs::write(folder.join(name), completions)?;
        }
        Ok(())
    }
}
