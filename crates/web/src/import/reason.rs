//! What could not be read and why, in words.

use orrery_games::core::Outcome;
use orrery_import::{Note, NoteKind, Problem, Reason};
use orrery_study::CodeError;
use orrery_view::Phrase;

/// A problem with its place; the file stands beside it.
pub fn of_problem(problem: &Problem) -> Phrase {
    let reason = of_reason(&problem.reason);
    match problem.place {
        Some(place) => Phrase::new("trouble-place")
            .with("line", place.line.to_string())
            .with("column", place.column.to_string())
            .with("reason", reason),
        None => reason,
    }
}

fn of_reason(reason: &Reason) -> Phrase {
    let megabytes = |limit: &usize| limit >> 20;
    match reason {
        Reason::Empty => Phrase::new("import-empty"),
        Reason::Unknown(found) => Phrase::new("import-unknown").with("found", found.as_str()),
        Reason::TooLarge { limit } => Phrase::new("import-too-large").with("limit", megabytes(limit)),
        Reason::TooMany => Phrase::new("import-too-many"),
        Reason::Nested => Phrase::new("import-nested"),
        // What the library says of it helps nobody who does not read its source.
        Reason::Archive(_) => Phrase::new("import-archive"),
        Reason::Packing => Phrase::new("import-packing"),
        Reason::TooManyFiles { limit } => Phrase::new("import-too-many-files").with("limit", *limit),
        Reason::TooMuchPacked { limit } => Phrase::new("import-too-much").with("limit", megabytes(limit)),
        Reason::Record(fault) => fault.into(),
        Reason::Replay(fault) => fault.into(),
        Reason::Open(error) => error.into(),
        Reason::Play(error) => error.into(),
        Reason::Code(error) => of_code(error),
        Reason::Log(_) => Phrase::new("import-log"),
        Reason::Json(_) => Phrase::new("import-json"),
        Reason::Missing(field) => Phrase::new("import-missing").with("field", *field),
        Reason::Unclosed(sign) => Phrase::new("trouble-unclosed").with("sign", sign.to_string()),
        Reason::Expected { sign, found } => {
            let wanted = Phrase::new("trouble-want-sign").with("sign", sign.to_string());
            let phrase = match found.is_empty() {
                true => Phrase::new("trouble-ends"),
                false => Phrase::new("trouble-instead").with("found", found.as_str()),
            };
            phrase.with("wanted", wanted)
        }
        Reason::OtherGame(name) => Phrase::new("import-other-game").with("name", name.as_str()),
        Reason::NoBoard => Phrase::new("import-no-board"),
        Reason::Variant(name) => Phrase::new("import-variant").with("name", name.as_str()),
        Reason::NoKey => Phrase::new("import-no-key"),
        Reason::Command(text) => Phrase::new("import-command").with("text", text.as_str()),
        Reason::NothingTaken => Phrase::new("import-nothing-taken"),
        Reason::Others => Phrase::new("import-others-piece"),
        Reason::Number { expected, found } => Phrase::new("import-number")
            .with("expected", expected.to_string())
            .with("found", found.to_string()),
        Reason::NoGame => Phrase::new("import-no-game"),
        Reason::TooAmbiguous => Phrase::new("import-ambiguous"),
    }
}

fn of_code(error: &CodeError) -> Phrase {
    match error {
        CodeError::Plain(error) => error.into(),
        CodeError::Character { place } => Phrase::new("trouble-code-character").with("place", *place),
        CodeError::Version(_) => Phrase::new("trouble-code-version"),
        CodeError::Damaged | CodeError::Content(_) => Phrase::new("trouble-code-damaged"),
        CodeError::TooLong => Phrase::new("trouble-code-long"),
    }
}

/// What is to be said of a game that was read.
pub fn of_note(note: &Note) -> Phrase {
    let text = |result: &Option<Outcome>| result.map_or_else(|| "*".to_owned(), |result| result.to_string());
    match &note.kind {
        NoteKind::Result { claimed, computed } => {
            Phrase::new("import-note-result").with("claimed", text(claimed)).with("computed", text(computed))
        }
        NoteKind::Row { row } => Phrase::new("import-note-row").with("row", row.as_str()),
        NoteKind::Unconfirmed => Phrase::new("import-note-unconfirmed"),
    }
}
