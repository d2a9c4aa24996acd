//! A game as lists show it.

use leptos::prelude::*;
use orrery_games::GameKind;
use orrery_games::core::Outcome;
use orrery_import::{Imported, Note};
use orrery_text::Date;
use orrery_view::Phrase;

use crate::words::words;

/// So many rows are shown at first, and so many more when they are asked for.
pub const SHOWN: usize = 40;

/// A game that was read: its record, and what a list says of it.
#[derive(Clone, Debug)]
pub struct Row {
    /// The record.
    pub record: String,
    /// What a list says of it.
    pub said: Said,
    /// The file it stood in, and the line.
    pub file: String,
    /// What the file says otherwise, or leaves open.
    pub notes: Vec<Note>,
}

/// What a list says of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// The name of the game.
    pub title: &'static str,
    /// The players, nothing for one who is not named.
    pub names: [String; 2],
    /// The date as records have it.
    pub date: String,
    /// The result as records have it.
    pub result: String,
    /// How many turns it has.
    pub turns: usize,
}

impl Row {
    /// The game that was read.
    pub fn new(read: Imported) -> Row {
        let tag = |name: &str| read.record.tag(name).map(str::to_owned);
        let result =
            read.record.result().map_or_else(|| "*".to_owned(), |result: Outcome| result.to_string());
        let said = Said::new(tag, result, read.record.line().turns().len());
        let file = format!("{}:{}", read.file, read.place.line);
        Row { record: read.record.to_string(), said, file, notes: read.notes }
    }
}

impl Said {
    /// What the tags of a record say.
    pub fn new(tag: impl Fn(&str) -> Option<String>, result: String, turns: usize) -> Said {
        let named = |name: &str| tag(name).filter(|name| name != "?").unwrap_or_default();
        let game = tag("Config").or_else(|| tag("Setup")).or_else(|| tag("Game")).unwrap_or_default();
        let game = game.split([':', '|']).next().unwrap_or_default();
        Said {
            title: GameKind::of(game).map_or("", GameKind::title),
            names: [named("First"), named("Second")],
            date: tag("Date").unwrap_or_default(),
            result,
            turns,
        }
    }

    /// Who plays, or which game it is if nobody is named.
    pub fn name(&self) -> String {
        match &self.names {
            [first, second] if first.is_empty() && second.is_empty() => self.title.to_owned(),
            names => names.each_ref().map(|name| if name.is_empty() { "?" } else { name }).join(" – "),
        }
    }

    /// Whether all these words stand in it; they are in lower case.
    pub fn matches(&self, sought: &[String]) -> bool {
        let text = format!("{} {} {} {}", self.title, self.name(), self.date, self.result).to_lowercase();
        sought.iter().all(|word| text.contains(word))
    }

    /// The date in words, as far as it is known.
    pub fn date_in_words(&self) -> String {
        let mut parts = self.date.split(['.', '-']).map(str::parse::<u16>);
        match (parts.next(), parts.next(), parts.next()) {
            (Some(Ok(year)), Some(Ok(month)), Some(Ok(day))) if month <= 12 && day <= 31 => {
                words().date(Date { year: year.into(), month: month as u8, day: day as u8 })
            }
            (Some(Ok(year)), ..) => year.to_string(),
            _ => String::new(),
        }
    }

    /// The result as people write it; nothing while there is none.
    pub fn result_in_signs(&self) -> &'static str {
        match self.result.as_str() {
            "1-0" => "1–0",
            "0-1" => "0–1",
            "1/2-1/2" => "½–½",
            _ => "",
        }
    }

    /// Date, result and length in one line.
    pub fn line(&self) -> String {
        let turns = words().say(&Phrase::new("import-turns").with("count", self.turns));
        // What is named by its game need not name it again.
        let title = if self.name() == self.title { "" } else { self.title };
        let parts = [title.to_owned(), self.date_in_words(), self.result_in_signs().to_owned(), turns];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}

/// The words that somebody looks for.
pub fn sought(text: &str) -> Vec<String> {
    text.to_lowercase().split_whitespace().map(str::to_owned).collect()
}

/// A field to look for games by players, dates, results and games.
#[component]
pub fn Search(text: RwSignal<String>) -> impl IntoView {
    view! {
        <input type="search" class="text" aria-label=move || crate::words::t("import-search") placeholder=move || crate::words::t("import-search")
            prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event)) />
    }
}
