//! The page of a game: the board, and round it everything that counts.

use leptos::prelude::*;
use orrery_games::core::Player;
use orrery_view::{Phrase, Table};
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, StorageEvent};

use crate::app::{go, notify, show_board};
use crate::archive;
use crate::ask::Ask;
use crate::board::Board;
use crate::dialog::{self, Dialog, Switch};
use crate::ending::{EndButtons, Ending};
use crate::guide;
use crate::icons::Icon;
use crate::moves::Moves;
use crate::panels::{PlayerPanel, SharedFacts};
use crate::play::Play;
use crate::reading::RulesBeside;
use crate::share::is_typing;
use crate::share_sheet::ShareSheet;
use crate::strip::Strip;
use crate::talk::{OnlineTools, Talking};
use crate::title;
use crate::tools::{BoardTools, Resigning, TurnTools};
use crate::turn_bar::{TurnBar, choose};
use crate::words::{say, t};

/// The page of the game of this name.
#[component]
pub fn GamePage(id: String, help: RwSignal<bool>) -> impl IntoView {
    match archive::load(&id) {
        Some(Ok(saved)) => view! { <Playing play=Play::new(saved) help /> }.into_any(),
        Some(Err(_)) => {
            notify(Phrase::new("trouble-damaged").with("count", 1));
            view! { <NoGame /> }.into_any()
        }
        None => view! { <NoGame /> }.into_any(),
    }
}

#[component]
fn NoGame() -> impl IntoView {
    view! {
        <main id="main" class="page" tabindex="-1">
            <h1>{move || t("no-game")}</h1>
            <p>{move || t("no-game-more")}</p>
            <a class="button primary" href="/">{move || t("home")}</a>
        </main>
    }
}

/// A game on the page.
#[component]
pub fn Playing(play: Play, help: RwSignal<bool>) -> impl IntoView {
    show_board();
    title::of_game(play);
    guide::follow(play);
    let more = RwSignal::new(false);
    let sharing = RwSignal::new(false);
    let (resigning, talking) = (RwSignal::new(false), RwSignal::new(false));
    let resign_words = if play.online().is_some() { "resign-online" } else { "resign-more" };
    // Whoever has chosen a tool wants to see what it does.
    let chosen = move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.and_then(|target| target.closest(".tool").ok().flatten()).is_some() {
            more.set(false);
        }
    };
    let game = play.id();
    if play.online().is_none() {
        follow_other_tabs(play);
    }
    let keys = window_event_listener(leptos::ev::keydown, move |event| pressed(play, &event));
    let leaving = window_event_listener_untyped("pagehide", move |_| play.store());
    on_cleanup(move || {
        keys.remove();
        leaving.remove();
        play.leave();
    });
    // The person's own panel is the lower one; at a board for two the first player's.
    let below = play.alone().unwrap_or(Player::First);
    let number = move || {
        let shown = play.looked_at.get().unwrap_or(usize::MAX);
        let turns = play.turns().with(|turns| turns.iter().filter(|(start, _)| *start < shown).count());
        say(&Phrase::new("turn-number").with("number", turns.max(1).div_ceil(2)))
    };
    let over = move || play.is_over();
    let home = if play.online().is_some() { "/online" } else { "/" };
    view! {
        <main id="main" class=format!("game frame {game}") class:over=over class:online=play.online().is_some() tabindex="-1">
            <h1 class="unseen">{game.title()}</h1>
            <div class="frame-bar phone-bar">
                <a class="icon-button" href=home aria-label=move || t("home") title=move || t("home")>{Icon::Back.draw()}</a>
                <p class="title" aria-hidden="true">{game.title()} " " <small>{number}</small></p>
                <button class="icon-button" aria-label=move || t("replay") title=move || t("replay") on:click=move |_| play.replay_turn()>
                    {Icon::Replay.draw()}
                </button>
                <button class="icon-button" aria-label=move || t("more") title=move || t("more") on:click=move |_| more.set(true)>
                    {Icon::Menu.draw()}
                </button>
            </div>
            <div class=format!("board-box {game}")>
                <Board play />
            </div>
            <div class="frame-panel">
                <Strip play player=below.opponent() />
                <div class="frame-middle">
                    <Ending play />
                    <SharedFacts play />
                    <Moves play />
                </div>
                <TurnBar play more />
                <EndButtons play sharing more />
                <Strip play player=below />
            </div>
            <Dialog open=more title="more" class="sheet">
                <div class="sheet-tools" on:click=chosen><Tools play sharing resigning talking /></div>
                <div class="sheet-facts">
                    <PlayerPanel play player=below.opponent() />
                    <PlayerPanel play player=below />
                </div>
                <div class="sheet-moves"><Moves play /></div>
                <button class="button ghost" on:click=move |_| help.set(true)>{move || t("shortcuts")}</button>
            </Dialog>
            <Resigning play open=resigning words=resign_words />
            {play.online().map(|online| view! { <Talking online open=talking /> })}
            <Dialog open=sharing title="share">
                <ShareSheet play />
            </Dialog>
            <Ask play />
            <RulesBeside play help />
        </main>
    }
}

/// What can be done beside playing. The buttons keep their places; what cannot be done is dimmed.
#[component]
fn Tools(
    play: Play,
    sharing: RwSignal<bool>,
    resigning: RwSignal<bool>,
    talking: RwSignal<bool>,
) -> impl IntoView {
    match play.online() {
        Some(online) => view! { <OnlineTools play online sharing resigning talking /> }.into_any(),
        None => view! { <LocalTools play sharing resigning /> }.into_any(),
    }
}

#[component]
fn LocalTools(play: Play, sharing: RwSignal<bool>, resigning: RwSignal<bool>) -> impl IntoView {
    view! {
        <div class="tools">
            <TurnTools play />
            <button class="button tool" disabled=move || play.is_over() on:click=move |_| resigning.set(true)>
                {Icon::Flag.draw()}<span>{move || t("resign")}</span>
            </button>
            <BoardTools play sharing />
            <a class="button tool" href=format!("/new/{}", play.id())>
                {Icon::List.draw()}<span>{move || t("new-game")}</span>
            </a>
        </div>
        {play.is_coachable().then(|| view! {
            <Switch label="coach-more" on=play.coach.on turn=move |on| play.set_coach(on) />
        })}
    }
}

/// Keys that work wherever the keyboard is, except where something is being written.
fn pressed(play: Play, event: &KeyboardEvent) {
    if dialog::is_open() || is_typing(event) || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let shown = play.looked_at.get_untracked();
    let live = play.table.with_untracked(Table::played);
    let starts = play.turns().get_untracked();
    let now = shown.unwrap_or(live);
    match event.key().as_str() {
        "ArrowLeft" => {
            let before = starts.iter().rev().map(|(start, _)| *start).find(|start| *start < now);
            play.look_at(Some(before.unwrap_or(0)));
        }
        "ArrowRight" => {
            let after = starts.iter().map(|(start, _)| *start).find(|start| *start > now);
            play.look_at(after);
        }
        "Home" => play.look_at(Some(0)),
        "End" => play.look_at(None),
        "Escape" => play.step_back(),
        "Backspace" => play.reset_turn(),
        "u" => play.take_back(),
        "h" => play.ask_hint(),
        "r" => play.replay_turn(),
        "t" => play.facing.update(|facing| facing.turns = (facing.turns + 1) % 12),
        "f" => play.facing.update(|facing| facing.flipped = !facing.flipped),
        "n" if play.online().is_none() => go(&format!("/new/{}", play.id())),
        "c" => play.confirm(),
        "w" => play.asking.set(true),
        digit if choose(play, digit) => {}
        _ => return,
    }
    event.prevent_default();
}

/// Takes over what another tab plays in the same game.
fn follow_other_tabs(play: Play) {
    let key = archive::key(&play.name());
    let listener = window_event_listener(leptos::ev::storage, move |event: StorageEvent| {
        if event.key().as_deref() == Some(&key)
            && let Some(Ok(saved)) = archive::load(&play.name())
            && saved.revision > play.saved().revision
        {
            play.adopt(saved);
        }
    });
    on_cleanup(move || listener.remove());
}
