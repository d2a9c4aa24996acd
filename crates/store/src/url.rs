//! Where a database is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// Where a database is: `sqlite:/path/orrery.db` or `postgres://user:password@host/database`.
///
/// After the path of an SQLite file may come options, as in `sqlite:orrery.db?max_pages=1000`, which keeps the file
/// from growing above so many pages of 4 KiB. What is shown of an address never holds a password.
#[derive(Clone)]
pub struct StoreUrl(pub(crate) Place);

/// The two kinds of places.
#[derive(Clone)]
pub(crate) enum Place {
    Sqlite(File),
    Postgres(Box<PgConnectOptions>),
}

/// A file with an SQLite database in it.
#[derive(Clone, Default)]
pub(crate) struct File {
    pub path: PathBuf,
    pub max_pages: Option<u32>,
    /// Whether what is not synced shall be lost: `vfs=unsynced`.
    #[cfg(feature = "faults")]
    pub unsynced: bool,
    /// Whether a commit may be lost with the power: `synchronous=normal`, to show that tests notice it.
    #[cfg(feature = "faults")]
    pub careless: bool,
}

/// A text that is no address of a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadUrl(String);

impl StoreUrl {
    /// The address of an SQLite file.
    pub fn sqlite(path: impl AsRef<Path>) -> StoreUrl {
        StoreUrl(Place::Sqlite(File { path: path.as_ref().to_owned(), ..File::default() }))
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match &self.0 {
            Place::Sqlite(file) => Some(&file.path),
            Place::Postgres(_) => None,
        }
    }
}

impl FromStr for StoreUrl {
    type Err = BadUrl;

    fn from_str(text: &str) -> Result<StoreUrl, BadUrl> {
        let (scheme, rest) = text.split_once(':').unwrap_or((text, ""));
        match scheme {
            "sqlite" => rest.parse().map(|file| StoreUrl(Place::Sqlite(file))),
            // What the library says of a wrong address may repeat it, password and all.
            "postgres" | "postgresql" => match text.parse() {
                Ok(options) => Ok(StoreUrl(Place::Postgres(Box::new(options)))),
                Err(_) => Err(BadUrl("wanted postgres://user:password@host:port/database".to_owned())),
            },
            _ => Err(BadUrl("the address of a database begins with sqlite: or postgres://".to_owned())),
        }
    }
}

impl FromStr for File {
    type Err = BadUrl;

    fn from_str(text: &str) -> Result<File, BadUrl> {
        let (path, options) = text.split_once('?').unwrap_or((text, ""));
        // `sqlite:///path` is the same as `sqlite:/path`.
        let path = path.strip_prefix("//").unwrap_or(path);
        if path.is_empty() || path == ":memory:" {
            return Err(BadUrl("wanted the path of a file, as in sqlite:/path/orrery.db".to_owned()));
        }
        let mut file = File { path: path.into(), ..File::default() };
        for option in options.split('&').filter(|option| !option.is_empty()) {
            file.set(option)
                .ok_or_else(|| BadUrl(format!("`{option}` is no option of an SQLite database")))?;
        }
        Ok(file)
    }
}

impl File {
    fn set(&mut self, option: &str) -> Option<()> {
        match option.split_once('=')? {
            ("max_pages", pages) => self.max_pages = Some(pages.parse().ok()?),
            #[cfg(feature = "faults")]
            ("vfs", crate::faults::NAME) => self.unsynced = true,
            #[cfg(feature = "faults")]
            ("synchronous", mode @ ("full" | "normal")) => self.careless = mode == "normal",
            _ => return None,
        }
        Some(())
    }
}

impl fmt::Display for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Place::Sqlite(file) => write!(f, "sqlite:{}", file.path.display()),
            Place::Postgres(options) => {
                let (user, port) = (options.get_username(), options.get_port());
                let host =
                    options.get_socket().map_or(options.get_host().into(), |path| path.to_string_lossy());
                write!(f, "postgres://{user}@{host}:{port}/{}", options.get_database().unwrap_or(user))
            }
        }
    }
}

/// As it is displayed, so that no password gets into a log.
impl fmt::Debug for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for BadUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadUrl {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_without_password_and_options() {
        for (text, shown) in [
            ("sqlite:/var/lib/orrery.db", "sqlite:/var/lib/orrery.db"),
            ("sqlite:///var/lib/orrery.db?max_pages=7", "sqlite:/var/lib/orrery.db"),
            ("sqlite:orrery.db", "sqlite:orrery.db"),
            ("postgres://orrery:secret@db.example:5433/games", "postgres://orrery@db.example:5433/games"),
            ("postgresql://orrery:secret@db.example/games", "postgres://orrery@db.example:5432/games"),
        ] {
            let url: StoreUrl = text.parse().unwrap();
            assert_eq!(url.to_string(), shown);
            assert_eq!(format!("{url:?}"), shown);
        }
    }

    #[test]
    fn other_texts_are_no_addresses() {
        let texts = ["", "orrery.db", "mysql://host/x", "sqlite:", "sqlite::memory:", "sqlite:x?mode=ro"];
        for text in texts {
            assert!(text.parse::<StoreUrl>().is_err(), "{text}");
        }
        #[cfg(not(feature = "faults"))]
        for option in ["vfs=unsynced", "synchronous=normal"] {
            assert!(format!("sqlite:x?{option}").parse::<StoreUrl>().is_err(), "{option}");
        }
        for text in ["postgres://u:secret@host:port/x", "postgres://u:secret@ho st/x"] {
            let error = text.parse::<StoreUrl>().unwrap_err();
            assert!(!error.to_string().contains("secret"), "{error}");
        }
    }
}
