/// A language that Orrery speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Romanian.
    Ro,
    /// Russian.
    Ru,
    /// Hungarian.
    Hu,
}

impl Language {
    /// Every language, in the order they are offered.
    pub const ALL: [Language; 4] = [Language::En, Language::Ro, Language::Ru, Language::Hu];

    /// The language's code, as in `<html lang="ro">` and in the folders of `locales/`.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ro => "ro",
            Language::Ru => "ru",
            Language::Hu => "hu",
        }
    }

    /// What its speakers call it; the one thing that is never translated.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Ro => "Română",
            Language::Ru => "Русский",
            Language::Hu => "Magyar",
        }
    }

    /// The language of a code with or without a region, such as `ro`, `ro-MD` or `ro_RO.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let primary = code.split(|c: char| !c.is_ascii_alphabetic()).next()?.to_ascii_lowercase();
        match primary.as_str() {
            // Older systems in Moldova still ask for "mo".
            "mo" => Some(Language::Ro),
            primary => Language::ALL.into_iter().find(|language| language.code() == primary),
        }
    }

    /// The first of a person's preferred languages that is spoken here, English if none is.
    pub fn from_codes<'a>(preferred: impl IntoIterator<Item = &'a str>) -> Language {
        preferred.into_iter().find_map(Language::from_code).unwrap_or_default()
    }
}
