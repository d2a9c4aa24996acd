//! In which language the server speaks to whom.

use std::sync::LazyLock;

use axum::http::{HeaderMap, Uri, header};
use orrery_text::{Language, Words};

static WORDS: LazyLock<[Words; 4]> = LazyLock::new(|| Language::ALL.map(Words::new));

/// The words of a language, read once.
pub fn words(language: Language) -> &'static Words {
    let found = WORDS.iter().find(|words| words.language() == language);
    found.unwrap_or(&WORDS[0])
}

/// The language that an address names by `?lang=`.
pub fn named(uri: &Uri) -> Option<Language> {
    let value = uri.query()?.split('&').find_map(|pair| pair.strip_prefix("lang="))?;
    Language::ALL.into_iter().find(|language| language.code() == value)
}

/// The language that whoever asks prefers among ours.
pub fn accepted(headers: &HeaderMap) -> Language {
    let lines = headers.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|line| line.to_str().ok());
    let mut wanted: Vec<(&str, f32)> = lines
        .flat_map(|line| line.split(','))
        .map(|item| {
            let (tag, weight) = item.split_once(';').unwrap_or((item, "q=1"));
            (tag.trim(), weight.trim().trim_start_matches("q=").parse().unwrap_or(0.0))
        })
        .filter(|(_, weight)| *weight > 0.0)
        .collect();
    // The sort is stable: of those wanted as much the first counts.
    wanted.sort_by(|one, other| other.1.total_cmp(&one.1));
    Language::from_codes(wanted.into_iter().map(|(tag, _)| tag))
}

/// The language of an answer.
pub fn language_of(uri: &Uri, headers: &HeaderMap) -> Language {
    named(uri).unwrap_or_else(|| accepted(headers))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn an_address_names_its_language_and_else_the_browser_does() {
        let headers = |value: &'static str| {
            HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(value))])
        };
        for (address, accepts, language) in [
            ("/", "ro-MD, en;q=0.5", Language::Ro),
            ("/", "de, hu;q=0.4, ru;q=0.8", Language::Ru),
            ("/", "mo", Language::Ro),
            ("/", "*", Language::En),
            ("/", "ru;q=0, hu", Language::Hu),
            ("/?lang=hu", "ro", Language::Hu),
            ("/?x=1&lang=ru", "ro", Language::Ru),
            ("/?lang=xx", "ro", Language::Ro),
        ] {
            let uri: Uri = address.parse().expect("an address");
            assert_eq!(language_of(&uri, &headers(accepts)), language, "{address} {accepts}");
        }
        assert_eq!(accepted(&HeaderMap::new()), Language::En);
    }
}
