//! The browser client of Orrery: pages, boards and the computer opponent, all in the browser. It holds no rules and no
//! prose: those are in `games` and `text`, and what a touch means is in `view`.

#![cfg(target_arch = "wasm32")]

mod analysis;
mod api;
mod app;
mod archive;
mod ask;
mod board;
mod bring;
mod browser;
mod chapters;
mod clock_form;
mod coach;
mod dialog;
mod editor;
mod ending;
mod engine;
mod files;
mod followed;
mod follows;
mod game_page;
mod game_settings;
mod guide;
mod hits;
mod home;
mod icons;
mod import;
mod invited;
mod layer;
mod learn;
mod levels;
mod lobby;
mod moves;
mod nets;
mod new_game;
mod offline;
mod online;
mod online_page;
mod own;
mod pages;
mod panels;
mod places;
mod play;
mod puzzles;
mod qr;
mod reading;
mod rules;
mod settings;
mod share;
mod share_sheet;
mod shelf;
mod socket;
mod sound;
mod stage;
mod strip;
mod talk;
mod title;
mod toast;
mod tools;
mod turn_bar;
mod waiting;
mod words;
mod zoom;

use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Puts the app into the page once it has words. If there are none to be had, the caller has to say so.
#[wasm_bindgen]
pub async fn run() -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    words::start().await.map_err(|error| JsError::new(&error))?;
    let path = browser::window().location().pathname().unwrap_or_default();
    app::fetch_for(&orrery_client::Route::read(&path)).await;
    browser::remove("loading");
    leptos::mount::mount_to_body(app::App);
    Ok(())
}
