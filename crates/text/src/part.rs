/// Messages that are needed together. Where words are fetched, each part of a language is a file of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// What any page may say.
    App,
    /// What courses and problems say.
    Courses,
    /// The rules to be read.
    Rules,
}

impl Part {
    /// Every part.
    pub const ALL: [Part; 3] = [Part::App, Part::Courses, Part::Rules];

    /// Its name: for what is not on every page, the first part of the addresses that need it.
    pub fn name(self) -> &'static str {
        match self {
            Part::App => "app",
            Part::Courses => "learn",
            Part::Rules => "rules",
        }
    }

    /// The part that a file of `locales/<language>/` belongs to, by its name without an extension.
    pub fn of_file(name: &str) -> Part {
        match name.split('-').next() {
            Some("learn" | "problems") => Part::Courses,
            Some("rules") => Part::Rules,
            _ => Part::App,
        }
    }
}
