//! Setting up a game: opponent, side, and whatever the game can be played with.

use leptos::prelude::*;
use orrery_games::core::Player;
use orrery_games::{AnyGame, GameKind, OpenError, Template};
use orrery_view::Phrase;
use orrery_wire::{ErrorView, NewGameView};
use wasm_bindgen_futures::spawn_local;

use crate::api;
use crate::app::go;
use crate::archive::{self, Saved, Seat};
use crate::bring;
use crate::browser;
use crate::clock_form::{ClockFields, ClockForm};
use crate::dialog::{Segments, Switch};
use crate::game_settings::{GameSettings, Row, SettingRows};
use crate::levels::LevelRows;
use crate::lobby::{NameField, forget_if_unknown, take_name};
use crate::online_page::{go_to, remember_key};
use crate::rules;
use crate::settings::{change, settings_now};
use crate::words::{say, t};

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Opponent {
    Computer,
    Here,
    /// Whoever has the link.
    Friend,
    /// Whoever comes first.
    Anybody,
}

impl Opponent {
    fn is_elsewhere(self) -> bool {
        matches!(self, Opponent::Friend | Opponent::Anybody)
    }
}

/// Which side the person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    First,
    Lot,
    Second,
}

/// Everything that can be chosen.
#[derive(Clone, Copy)]
struct Form {
    game: RwSignal<GameKind>,
    opponent: RwSignal<Opponent>,
    clock: ClockForm,
    name: RwSignal<String>,
    /// What the server said against it.
    error: RwSignal<Option<ErrorView>>,
    /// Whether the server is being asked.
    busy: RwSignal<bool>,
    level: RwSignal<u8>,
    coach: RwSignal<bool>,
    side: RwSignal<Side>,
    /// What was chosen for each game.
    settings: StoredValue<[GameSettings; GameKind::COUNT]>,
}

impl Form {
    fn new(game: GameKind, online: bool) -> Form {
        Form {
            game: RwSignal::new(game),
            opponent: RwSignal::new(if online { Opponent::Friend } else { Opponent::Computer }),
            clock: ClockForm::new(),
            name: RwSignal::new(String::new()),
            error: RwSignal::new(None),
            busy: RwSignal::new(false),
            level: RwSignal::new(settings_now().level),
            coach: RwSignal::new(settings_now().coach),
            side: RwSignal::new(Side::Lot),
            settings: StoredValue::new(GameKind::ALL.map(GameSettings::new)),
        }
    }

    /// What was chosen for the game.
    fn settings(self) -> GameSettings {
        let game = self.game.get();
        self.settings.with_value(|settings| settings[game as usize].clone())
    }

    /// The config that was chosen.
    fn config(self) -> String {
        self.settings().config(self.opponent.get().is_elsewhere())
    }

    /// Whether the config can be played. Layouts and boards that the server draws can.
    fn check(self) -> Result<Option<AnyGame>, OpenError> {
        if self.opponent.get().is_elsewhere() && self.settings().is_drawn() {
            return Ok(None);
        }
        AnyGame::from_config(&self.config()).map(Some)
    }

    /// Sets the game up at the server.
    fn invite(self) {
        let side = match self.side.get_untracked() {
            Side::First => orrery_wire::Side::First,
            Side::Second => orrery_wire::Side::Second,
            Side::Lot => orrery_wire::Side::Random,
        };
        let wanted = orrery_wire::NewGame {
            config: untrack(|| self.config()),
            clock: self.clock.control(),
            side,
            listed: self.opponent.get_untracked() == Opponent::Anybody,
            opponent: None,
        };
        let listed = wanted.listed;
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        spawn_local(async move {
            let made = match take_name(self.name.get_untracked()).await {
                Ok(()) => api::post::<NewGameView>("games", &wanted).await,
                Err(error) => Err(error),
            };
            let is_here = self.busy.try_set(false).is_none();
            match made {
                Ok(NewGameView { view, key }) => {
                    remember_key(&view.table.game, &key, listed);
                    // A player who has left the form meanwhile finds it among their games.
                    if is_here {
                        go_to(&view.table.game);
                    }
                }
                Err(error) => {
                    forget_if_unknown(&error);
                    self.error.try_set(Some(error));
                }
            }
        });
    }

    fn begin(self, game: AnyGame) {
        let level = self.level.get_untracked();
        change(|settings| settings.level = level);
        let seats = match self.opponent.get_untracked() {
            Opponent::Computer => {
                let own = match self.side.get_untracked() {
                    Side::First => Player::First,
                    Side::Second => Player::Second,
                    Side::Lot if browser::random_u64().is_multiple_of(2) => Player::First,
                    Side::Lot => Player::Second,
                };
                let mut seats = [Seat::Computer(level); 2];
                seats[own.index()] = Seat::Here;
                seats
            }
            _ => [Seat::Here, Seat::Here],
        };
        let against_computer = self.opponent.get_untracked() == Opponent::Computer;
        let coach = against_computer && self.coach.get_untracked();
        let mut saved = Saved { coach, ..archive::begin(game, seats) };
        archive::save(&mut saved);
        go(&format!("/game/{}", saved.id));
    }
}

/// Another game like this one: what was drawn by lot is drawn anew.
pub fn again(game: &AnyGame) -> Result<AnyGame, OpenError> {
    AnyGame::from_config(&Template::like(game).config(browser::random_u64))
}

/// The page on which a game is set up.
#[component]
pub fn NewGame(game: GameKind, online: bool) -> impl IntoView {
    let form = Form::new(game, online);
    let opened = Memo::new_with_compare(move |_| form.check(), |_, _| true);
    let elsewhere = Memo::new(move |_| form.opponent.get().is_elsewhere());
    let games = move || {
        GameKind::ALL.map(|id| {
            view! {
                <label class="segment" class:on=move || form.game.get() == id>
                    <input type="radio" name="game" prop:checked=move || form.game.get() == id on:change=move |_| form.game.set(id) />
                    <span>{id.title()}</span>
                </label>
            }
        })
    };
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match opened.get_untracked() {
            Ok(_) if elsewhere.get_untracked() => form.invite(),
            Ok(Some(game)) => form.begin(game),
            _ => {}
        }
    };
    let error = move || opened.with(|opened| opened.as_ref().err().cloned());
    // What is wrong with what was written is said beside it.
    let told = move || match (error().filter(|_| !form.settings().is_written()), form.error.get()) {
        (Some(error), _) => Some(say(&Phrase::new("trouble-config").with("reason", Phrase::from(&error)))),
        (None, Some(error)) => Some(say(&api::trouble(&error))),
        (None, None) => None,
    };
    view! {
        <main id="main" class="page new-game" tabindex="-1">
            <form class="card form" on:submit=start>
                <h1>{move || t("new-game")}</h1>
                <Row label="game">
                    <div class="segments" role="radiogroup" aria-label=move || t("game")>{games()}</div>
                </Row>
                <Row label="opponent">
                    <Segments label="opponent" choices=vec![(Opponent::Computer, "computer"), (Opponent::Here, "two-here"), (Opponent::Friend, "by-link"), (Opponent::Anybody, "anybody")] chosen=form.opponent choose=move |value| form.opponent.set(value) />
                </Row>
                <Show when=move || form.opponent.get() == Opponent::Computer>
                    <LevelRows level=form.level />
                    <Row label="coach"><Switch label="coach-more" on=form.coach turn=move |on| form.coach.set(on) /></Row>
                </Show>
                {move || view! { <SettingRows settings=form.settings() elsewhere /> }}
                <Show when=move || form.opponent.get() != Opponent::Here>
                    <Row label="side">
                        {move || {
                            let sides = &form.game.get().description().sides;
                            let [first, second] = Player::BOTH.map(|player| sides.play(player));
                            view! {
                                <Segments label="side" choices=vec![(Side::First, first), (Side::Lot, "play-lot"), (Side::Second, second)] chosen=form.side choose=move |value| form.side.set(value) />
                            }
                        }}
                    </Row>
                </Show>
                <Show when=move || elsewhere.get()>
                    <Row label="clock"><ClockFields form=form.clock /></Row>
                    <Row label="your-name"><NameField name=form.name labelled=false /></Row>
                </Show>
                <div class="form-foot">
                    <p class="error" role="alert">{told}</p>
                    <a class="link" href=move || rules::path(form.game.get())>{move || say(&rules::heading(form.game.get()))}</a>
                    <span class="space"></span>
                    <button class="button ghost" type="button" disabled=move || error().is_some() on:click=move |_| {
                        if let Ok(Some(game)) = untrack(|| form.check()) { bring::analyse(game.link(), false); }
                    }>{move || t("analyse")}</button>
                    <a class="button ghost" href="/">{move || t("cancel")}</a>
                    <button class="button primary" type="submit" disabled=move || error().is_some() || form.busy.get()>{move || t("start-game")}</button>
                </div>
            </form>
        </main>
    }
}
