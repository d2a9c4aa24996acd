//! What a study can be begun from: a game, a record, a link, a code.

use orrery_games::AnyGame;
use orrery_games::core::{Record, RecordError};
use orrery_study::{CodeError, Study, from_link};
use orrery_view::Phrase;

use super::kept;

/// The address of a study of this game, which is kept from now on.
pub fn path_of(game: &AnyGame) -> String {
    path(Study::of_game(game))
}

/// The address of a study, which is kept from now on.
pub fn path(study: Study) -> String {
    format!("/analysis/{}", kept::keep(study))
}

/// Reads a code, a link of any kind, a record with its variations, or a position code.
pub fn read(text: &str) -> Result<Study, Phrase> {
    let text = text.trim();
    if text.starts_with('[') || text.starts_with("1.") {
        let record: Record = text.parse().map_err(|error: RecordError| Phrase::from(&error))?;
        return Study::from_record(&record).map_err(|error| Phrase::from(&error));
    }
    let link = text.split_once('#').map_or(text, |(_, link)| link);
    let link = link.split_once("/l/").map_or(link, |(_, code)| code);
    let link = js_sys::decode_uri_component(link).map_or_else(|_| link.to_owned(), String::from);
    read_link(&link)
}

/// Reads what stands in an address; what is wrong with it is said as a phrase.
pub fn read_link(link: &str) -> Result<Study, Phrase> {
    from_link(link).map_err(|error| match &error {
        CodeError::Plain(error) => Phrase::from(error),
        CodeError::Character { place } => Phrase::new("trouble-code-character").with("place", *place),
        CodeError::Version(_) => Phrase::new("trouble-code-version"),
        CodeError::Damaged | CodeError::Content(_) => Phrase::new("trouble-code-damaged"),
        CodeError::TooLong => Phrase::new("trouble-code-long"),
    })
}
