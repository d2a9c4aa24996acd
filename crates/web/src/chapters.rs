//! Chapters: pages whose code is no part of the app's first module, but fetched when one of them is first opened.
//!
//! `xtask` cuts the module where functions are marked with `wasm_split`: whatever only one chapter needs goes into a module of
//! its own, what several need stays in the first. A marked function gives another function back, which draws the pages of its
//! chapter; once it is here, pages are drawn at once, as all others are.

#![allow(unsafe_code, reason = "the marks declare what modules import and export")]

use std::cell::Cell;

use leptos::prelude::*;
use orrery_client::Route;
use orrery_games::core::Record;
use orrery_import::{Style, official};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::analysis::{AnalysisHome, ArrangePage, SharedPage, StudyPage};
use crate::import::{AllGames, ImportPage};
use crate::learn::{LearnPage, LessonPage};
use crate::lobby::Lobby;
use crate::new_game::NewGame;
use crate::online_page::OnlinePage;
use crate::pages::{About, SettingsPage};
use crate::puzzles::{PuzzlePage, PuzzlesPage};
use crate::rules::RulesPage;

/// What draws a page of a chapter.
type Draw = fn(Route, RwSignal<bool>) -> AnyView;

/// Pages that come together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// Courses, problems and rules.
    Learn,
    /// Games over the network.
    Online,
    /// Settings, and what this is.
    About,
    /// Studies.
    Analysis,
    /// Games from elsewhere, and all that are kept.
    Games,
    /// Puzzles.
    Puzzles,
}

thread_local! {
    static DRAWN_BY: [Cell<Option<Draw>>; 6] = const { [const { Cell::new(None) }; 6] };
}

impl Chapter {
    /// The chapter of a page, unless it came with the app.
    pub fn of(route: &Route) -> Option<Chapter> {
        match route {
            Route::Learn | Route::Course(_) | Route::Lesson(..) | Route::Rules(_) => Some(Chapter::Learn),
            Route::Lobby | Route::Online(_) | Route::NewOnline(_) => Some(Chapter::Online),
            Route::Settings | Route::About => Some(Chapter::About),
            Route::Analysis | Route::Arrange(_) | Route::Study(_) | Route::Shared(_) => {
                Some(Chapter::Analysis)
            }
            Route::Import | Route::Games => Some(Chapter::Games),
            Route::Puzzles | Route::Puzzle(_) => Some(Chapter::Puzzles),
            Route::Home | Route::New(_) | Route::Game(_) | Route::Missing => None,
        }
    }

    /// Whether it has come.
    pub fn is_here(self) -> bool {
        self.drawn_by().is_some()
    }

    /// Fetches it, unless it has come. Whatever goes wrong can be tried again.
    pub async fn fetch(self) -> Result<(), String> {
        let draw = match self {
            Chapter::Learn => learn().await,
            Chapter::Online => online().await,
            Chapter::About => about().await,
            Chapter::Analysis => analysis().await,
            Chapter::Games => games().await,
            Chapter::Puzzles => puzzles().await,
        };
        let draw = draw.map_err(|error| error.to_string())?;
        DRAWN_BY.with(|chapters| chapters[self as usize].set(Some(draw)));
        Ok(())
    }

    /// A page of it; `None` as long as it has not come.
    pub fn draw(self, route: Route, help: RwSignal<bool>) -> Option<AnyView> {
        self.drawn_by().map(|draw| draw(route, help))
    }

    fn drawn_by(self) -> Option<Draw> {
        DRAWN_BY.with(|chapters| chapters[self as usize].get())
    }
}

#[wasm_split(learn, fallible)]
fn learn() -> Result<Draw, SplitLoaderError> {
    Ok(|route, _| match route {
        Route::Course(game) => view! { <LessonPage game step=None /> }.into_any(),
        Route::Lesson(game, step) => view! { <LessonPage game step=Some(step) /> }.into_any(),
        Route::Rules(game) => view! { <RulesPage game /> }.into_any(),
        _ => view! { <LearnPage /> }.into_any(),
    })
}

#[wasm_split(online, fallible)]
fn online() -> Result<Draw, SplitLoaderError> {
    Ok(|route, help| match route {
        Route::Online(game) => view! { <OnlinePage game help /> }.into_any(),
        Route::NewOnline(game) => view! { <NewGame game online=true /> }.into_any(),
        _ => view! { <Lobby /> }.into_any(),
    })
}

#[wasm_split(about, fallible)]
fn about() -> Result<Draw, SplitLoaderError> {
    Ok(|route, _| match route {
        Route::Settings => view! { <SettingsPage /> }.into_any(),
        _ => view! { <About /> }.into_any(),
    })
}

#[wasm_split(analysis, fallible)]
fn analysis() -> Result<Draw, SplitLoaderError> {
    Ok(|route, help| match route {
        Route::Study(id) => view! { <StudyPage id help /> }.into_any(),
        Route::Arrange(game) => view! { <ArrangePage game /> }.into_any(),
        Route::Shared(code) => view! { <SharedPage code /> }.into_any(),
        _ => view! { <AnalysisHome /> }.into_any(),
    })
}

#[wasm_split(games, fallible)]
fn games() -> Result<Draw, SplitLoaderError> {
    Ok(|route, _| match route {
        Route::Games => view! { <AllGames /> }.into_any(),
        _ => view! { <ImportPage /> }.into_any(),
    })
}

/// What writes a record in official notation, with all rows named or not; nothing for one that it has no words for.
pub type Write = fn(&Record, bool) -> Option<String>;

#[wasm_split(games, fallible)]
fn writer() -> Result<Write, SplitLoaderError> {
    Ok(|record, long| official(record, if long { Style::Long } else { Style::Short }).ok())
}

/// Fetches what writes official notation.
pub async fn official_writer() -> Result<Write, String> {
    writer().await.map_err(|error| error.to_string())
}
#[wasm_split(puzzles, fallible)]
fn puzzles() -> Result<Draw, SplitLoaderError> {
    Ok(|route, _| match route {
        Route::Puzzle(name) => view! { <PuzzlePage name /> }.into_any(),
        _ => view! { <PuzzlesPage /> }.into_any(),
    })
}
