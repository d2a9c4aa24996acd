//! The addresses of the app.

use std::fmt;

use orrery_games::GameKind;
use orrery_wire::GameId;

/// Reads one part of an address: a fixed word, or a value for a field.
macro_rules! part {
    ($parts:ident, $word:literal) => {
        if *$parts.next()? != $word {
            return None;
        }
    };
    ($parts:ident, $field:ident) => {
        let $field = $parts.next()?.parse().ok()?;
    };
}

/// Defines the pages with their addresses. One line says both how an address is read and how it is written.
macro_rules! routes {
    ($($(#[$doc:meta])* $name:ident $(($($field:ident: $kind:ty),+))? => [$($part:tt),*];)*) => {
        /// What a page is about.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Route {
            $($(#[$doc])* $name $(($($kind),+))?,)*
            /// There is no such page.
            Missing,
        }

        impl Route {
            fn read_parts(parts: &[&str]) -> Option<Route> {
                $(
                    #[allow(unused_mut, reason = "the first page has no parts")]
                    let read = |mut parts: std::slice::Iter<'_, &str>| -> Option<Route> {
                        $(part!(parts, $part);)*
                        parts.next().is_none().then_some(Route::$name $(($($field),+))?)
                    };
                    if let Some(route) = read(parts.iter()) {
                        return Some(route);
                    }
                )*
                None
            }
        }

        impl fmt::Display for Route {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut path = String::new();
                match self {
                    $(Route::$name $(($($field),+))? => {
                        $(path.push_str(&format!("/{}", $part));)*
                    })*
                    Route::Missing => path.push_str("/missing"),
                }
                f.write_str(if path.is_empty() { "/" } else { &path })
            }
        }
    };
}

routes! {
    /// The games.
    Home => [];
    /// A game to be set up.
    New(game: GameKind) => ["new", game];
    /// A game to be set up over the network.
    NewOnline(game: GameKind) => ["new", game, "online"];
    /// A game kept in the browser, by its name.
    Game(name: String) => ["game", name];
    /// Games over the network.
    Lobby => ["online"];
    /// A game over the network.
    Online(game: GameId) => ["play", game];
    /// The courses.
    Learn => ["learn"];
    /// The first step of a course that is not finished.
    Course(game: GameKind) => ["learn", game];
    /// A step of a course.
    Lesson(game: GameKind, step: String) => ["learn", game, step];
    /// The rules of a game.
    Rules(game: GameKind) => ["rules", game];
    /// The list of studies, and ways to start one.
    Analysis => ["analysis"];
    /// The page to set up a position on.
    Arrange(game: GameKind) => ["analysis", "setup", game];
    /// A study kept in the browser, by its name.
    Study(name: String) => ["analysis", name];
    /// A study in a link.
    Shared(code: String) => ["l", code];
    /// The page to import games on.
    Import => ["import"];
    /// All games kept in the browser.
    Games => ["games"];
    /// The overview of puzzles, with progress.
    Puzzles => ["puzzles"];
    /// A puzzle by its id, or a kind of practice by its name.
    Puzzle(name: String) => ["puzzles", name];
    /// The settings.
    Settings => ["settings"];
    /// The page about the app.
    About => ["about"];
}

impl Route {
    /// The page that a path leads to.
    pub fn read(path: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            // Links from before there was more than one game.
            ["new"] => Route::New(GameKind::ALL[0]),
            parts => Route::read_parts(parts).unwrap_or(Route::Missing),
        }
    }

    /// Whether the part after the `#` is a game. For a game over the network it is the key of a seat instead, for the rules a
    /// section.
    pub fn takes_link(&self) -> bool {
        !matches!(self, Route::Online(_) | Route::Rules(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        for path in [
            "/",
            "/new/yinsh",
            "/new/kulami/online",
            "/game/0123456789a",
            "/online",
            "/play/0123456789",
            "/learn",
            "/learn/lyngk",
            "/learn/lyngk/first-steps",
            "/rules/kulami",
            "/analysis",
            "/analysis/setup/lyngk",
            "/analysis/0123456789a",
            "/l/AQ_-",
            "/import",
            "/games",
            "/puzzles",
            "/puzzles/k3hd92xa",
            "/settings",
            "/about",
        ] {
            let route = Route::read(path);
            assert_ne!(route, Route::Missing, "{path}");
            assert_eq!(route.to_string(), path);
        }
    }

    #[test]
    fn other_addresses_lead_nowhere() {
        for path in ["/chess", "/new/chess", "/new/yinsh/offline", "/play/short", "/settings/more", "/game"] {
            assert_eq!(Route::read(path), Route::Missing, "{path}");
        }
    }

    #[test]
    fn what_is_written_otherwise_is_read_too() {
        assert_eq!(Route::read(""), Route::Home);
        assert_eq!(Route::read("//settings/"), Route::Settings);
        assert_eq!(Route::read("/new"), Route::New(GameKind::Yinsh));
    }
}
