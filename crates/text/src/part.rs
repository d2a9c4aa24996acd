/// Messages that are needed together. Where words are fetched, each part of a language is a file of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// What any page may say.
    App,
    /// What courses and problems say.
    Courses,
    /// The rules to be read.
    Rules,
    /// What is said of games that are analysed or reviewed.
    Analysis,
    /// What is said of games from elsewhere, and in the list of all games.
    Import,
    /// What is said where puzzles are solved.
    Puzzles,
    /// What the server says by itself: no browser is sent it.
    Links,
}

impl Part {
    /// Every part that browsers are sent.
    pub const ALL: [Part; 6] =
        [Part::App, Part::Courses, Part::Rules, Part::Analysis, Part::Import, Part::Puzzles];

    /// Its name: for what is not on every page, the first part of the addresses that need it.
    pub fn name(self) -> &'static str {
        match self {
            Part::App => "app",
            Part::Courses => "learn",
            Part::Rules => "rules",
            Part::Analysis => "analysis",
            Part::Import => "import",
            Part::Puzzles => "puzzles",
            Part::Links => "links",
        }
    }

    /// The part that a file of `locales/<language>/` belongs to, by its name without an extension.
    pub fn of_file(name: &str) -> Part {
        match name.split('-').next() {
            Some("learn" | "problems") => Part::Courses,
            Some("rules") => Part::Rules,
            Some("analysis" | "review") => Part::Analysis,
            Some("import") => Part::Import,
            Some("puzzles") => Part::Puzzles,
            Some("links") => Part::Links,
            _ => Part::App,
        }
    }
}
