//! Setting up a game: opponent, side, and whatever the game can be played with.

use leptos::prelude::*;
use orrery_games::core::Player;
use orrery_games::kulami::Board as KulamiBoard;
use orrery_games::{AnyGame, GameKind, OpenError};
use orrery_view::Phrase;
use orrery_wire::{ErrorView, NewGameView};
use wasm_bindgen_futures::spawn_local;

use crate::api;
use crate::app::go;
use crate::archive::{self, Saved, Seat};
use crate::board::Thumbnail;
use crate::browser;
use crate::clock_form::{ClockFields, ClockForm};
use crate::dialog::{Segments, Switch};
use crate::editor::Editor;
use crate::home::title;
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

/// Where a LYNGK layout comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Layout {
    Random,
    Seed,
    Code,
}

/// Which Kulami board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Boards {
    Square,
    Irregular,
    Example,
    RandomSquare,
    RandomShape,
    Code,
    Editor,
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
    blitz: RwSignal<bool>,
    layout: RwSignal<Layout>,
    seed: RwSignal<String>,
    code: RwSignal<String>,
    six: RwSignal<bool>,
    collect: RwSignal<bool>,
    board: RwSignal<Boards>,
    board_code: RwSignal<String>,
    /// What the editor has made so far.
    drawn: RwSignal<String>,
    /// What is drawn by lot is drawn when the form is opened, so that it can be seen before it is played.
    lot: RwSignal<u64>,
    area: RwSignal<bool>,
    lines: RwSignal<bool>,
    swap: RwSignal<bool>,
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
            blitz: RwSignal::new(false),
            layout: RwSignal::new(Layout::Random),
            seed: RwSignal::new(String::new()),
            code: RwSignal::new(String::new()),
            six: RwSignal::new(false),
            collect: RwSignal::new(false),
            board: RwSignal::new(Boards::Square),
            board_code: RwSignal::new(String::new()),
            drawn: RwSignal::new(String::new()),
            lot: RwSignal::new(browser::random_u64()),
            area: RwSignal::new(false),
            lines: RwSignal::new(false),
            swap: RwSignal::new(false),
        }
    }

    /// The config that was chosen, as the notation has it. What is drawn by lot over the network the server draws.
    fn config(self) -> String {
        let elsewhere = self.opponent.get().is_elsewhere();
        let mut options: Vec<String> = Vec::new();
        let mut add = |on: bool, option: &str| {
            if on {
                options.push(option.to_owned());
            }
        };
        match self.game.get() {
            GameKind::Yinsh => add(self.blitz.get(), "blitz"),
            GameKind::Lyngk => {
                let layout = match self.layout.get() {
                    Layout::Random if elsewhere => String::new(),
                    Layout::Random => format!("seed={}", self.lot.get()),
                    Layout::Seed => format!("seed={}", self.seed.get().trim()),
                    Layout::Code => format!("layout={}", self.code.get().trim().to_uppercase()),
                };
                add(!layout.is_empty(), &layout);
                add(self.six.get(), "six");
                add(self.collect.get(), "collect-on-claim");
            }
            GameKind::Kulami => {
                let board = match self.board.get() {
                    Boards::Square => "square".to_owned(),
                    Boards::Irregular => "irregular".to_owned(),
                    Boards::Example => "example".to_owned(),
                    Boards::RandomSquare if elsewhere => "random-square".to_owned(),
                    Boards::RandomShape if elsewhere => "random-irregular".to_owned(),
                    Boards::RandomSquare => KulamiBoard::random_square(self.lot.get()).rows(),
                    Boards::RandomShape => KulamiBoard::random_irregular(self.lot.get()).rows(),
                    Boards::Code => self.board_code.get().trim().to_owned(),
                    Boards::Editor => self.drawn.get(),
                };
                add(true, &format!("board={board}"));
                let scoring = match (self.area.get(), self.lines.get()) {
                    (false, false) => "",
                    (true, false) => "level1",
                    (false, true) => "lines",
                    (true, true) => "level2",
                };
                add(!scoring.is_empty(), scoring);
                add(self.swap.get(), "swap");
            }
        }
        let name = self.game.get().name();
        if options.is_empty() { name.to_owned() } else { format!("{name}:{}", options.join(";")) }
    }

    /// Whether the config can be played. Layouts and boards that the server draws can.
    fn check(self) -> Result<Option<AnyGame>, OpenError> {
        let drawn = match self.game.get() {
            GameKind::Yinsh => false,
            GameKind::Lyngk => self.layout.get() == Layout::Random,
            GameKind::Kulami => matches!(self.board.get(), Boards::RandomSquare | Boards::RandomShape),
        };
        if drawn && self.opponent.get().is_elsewhere() {
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
                    remember_key(&view.table.game, &key);
                    // Who has left the form meanwhile finds it among his games.
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
    let config = game.config();
    let config = match game.id() {
        GameKind::Lyngk => {
            let rules = game.rules();
            let options = rules.split_once(':').map(|(_, options)| format!(";{options}")).unwrap_or_default();
            format!("lyngk:seed={}{options}", browser::random_u64())
        }
        GameKind::Yinsh | GameKind::Kulami => config,
    };
    AnyGame::from_config(&config)
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
                    <span>{title(id)}</span>
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
    let told = move || match (error(), form.error.get()) {
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
                    <Row label="level"><LevelSlider form /></Row>
                    <Row label="coach"><Switch label="coach-more" on=form.coach turn=move |on| form.coach.set(on) /></Row>
                </Show>
                {move || match form.game.get() {
                    GameKind::Yinsh => view! { <YinshOptions form /> }.into_any(),
                    GameKind::Lyngk => view! { <LyngkOptions form /> }.into_any(),
                    GameKind::Kulami => view! { <KulamiOptions form /> }.into_any(),
                }}
                <Show when=move || form.opponent.get() != Opponent::Here>
                    <Row label="side">
                        {move || {
                            let (first, second) = match form.game.get() {
                                GameKind::Yinsh => ("play-white", "play-black"),
                                GameKind::Lyngk => ("play-first", "play-second"),
                                GameKind::Kulami => ("play-red", "play-black"),
                            };
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
                <p class="error" role="alert">{told}</p>
                <div class="form-foot">
                    <a class="link" href=move || rules::path(form.game.get())>{move || say(&rules::heading(form.game.get()))}</a>
                    <span class="space"></span>
                    <a class="button ghost" href="/">{move || t("cancel")}</a>
                    <button class="button primary" type="submit" disabled=move || error().is_some() || form.busy.get()>{move || t("start-game")}</button>
                </div>
            </form>
        </main>
    }
}

/// A line of the form with its label.
#[component]
fn Row(label: &'static str, children: Children) -> impl IntoView {
    view! {
        <div class="form-row">
            <span class="field-label" aria-hidden="true">{move || t(label)}</span>
            <div class="form-field">{children()}</div>
        </div>
    }
}

#[component]
fn LevelSlider(form: Form) -> impl IntoView {
    let moved = move |event| {
        if let Ok(level) = event_target_value(&event).parse::<u8>() {
            form.level.set(level.clamp(1, 10));
        }
    };
    let words = move || say(&Phrase::new("level-of").with("level", u32::from(form.level.get())));
    view! {
        <div class="slider">
            <input type="range" min="1" max="10" step="1" aria-label=move || t("level") aria-valuetext=words prop:value=move || form.level.get().to_string() on:input=moved />
            <output>{words}</output>
        </div>
    }
}

#[component]
fn YinshOptions(form: Form) -> impl IntoView {
    view! {
        <Row label="variant">
            <Segments label="variant" choices=vec![(false, "variant-standard"), (true, "variant-blitz")] chosen=form.blitz choose=move |value| form.blitz.set(value) />
        </Row>
    }
}

#[component]
fn LyngkOptions(form: Form) -> impl IntoView {
    let layout = move || {
        match form.layout.get() {
        Layout::Random if form.opponent.get().is_elsewhere() => view! { <p class="caption">{move || t("drawn-later")}</p> }.into_any(),
        Layout::Random => view! {
            <button type="button" class="button small" on:click=move |_| form.lot.set(browser::random_u64())>{move || t("draw-again")}</button>
        }
        .into_any(),
        Layout::Seed => view! {
            <input class="text" type="text" inputmode="numeric" aria-label=move || t("layout-seed") prop:value=form.seed on:input=move |event| form.seed.set(event_target_value(&event)) />
        }
        .into_any(),
        Layout::Code => view! {
            <input class="text" type="text" maxlength="43" aria-label=move || t("layout-code") prop:value=form.code on:input=move |event| form.code.set(event_target_value(&event)) />
        }
        .into_any(),
    }
    };
    let preview = move || {
        AnyGame::from_config(&form.config())
            .ok()
            .map(|game| view! { <div class="preview"><Thumbnail game /></div> })
    };
    view! {
        <Row label="layout">
            <Segments label="layout" choices=vec![(Layout::Random, "layout-random"), (Layout::Seed, "layout-seed"), (Layout::Code, "layout-code")] chosen=form.layout choose=move |value| form.layout.set(value) />
            <div class="with-preview">{layout}{preview}</div>
        </Row>
        <Row label="options">
            <Switch label="option-six" on=form.six turn=move |on| form.six.set(on) />
            <Switch label="option-collect" on=form.collect turn=move |on| form.collect.set(on) />
        </Row>
    }
}

#[component]
fn KulamiOptions(form: Form) -> impl IntoView {
    let boards = [
        (Boards::Square, "board-square"),
        (Boards::Irregular, "board-irregular"),
        (Boards::Example, "board-example"),
        (Boards::RandomSquare, "board-random-square"),
        (Boards::RandomShape, "board-random-shape"),
        (Boards::Code, "board-code"),
        (Boards::Editor, "board-editor"),
    ];
    let cards = boards.map(|(board, words)| {
        let picture = move || {
            let name = match board {
                Boards::Square => "square".to_owned(),
                Boards::Irregular => "irregular".to_owned(),
                Boards::Example => "example".to_owned(),
                Boards::RandomSquare => KulamiBoard::random_square(form.lot.get()).rows(),
                Boards::RandomShape => KulamiBoard::random_irregular(form.lot.get()).rows(),
                Boards::Code | Boards::Editor => return None,
            };
            let game = AnyGame::from_config(&format!("kulami:board={name}")).ok()?;
            Some(view! { <Thumbnail game /> })
        };
        view! {
            <label class="board-card" class:on=move || form.board.get() == board>
                <input type="radio" name="board" prop:checked=move || form.board.get() == board on:change=move |_| form.board.set(board) />
                <span class="picture" class:plain=matches!(board, Boards::Code | Boards::Editor)>{picture}</span>
                <span class="name">{move || t(words)}</span>
            </label>
        }
    });
    let more = move || {
        match form.board.get() {
        Boards::RandomSquare | Boards::RandomShape if form.opponent.get().is_elsewhere() => {
            view! { <p class="caption">{move || t("drawn-later")}</p> }.into_any()
        }
        Boards::RandomSquare | Boards::RandomShape => view! {
            <button type="button" class="button small" on:click=move |_| form.lot.set(browser::random_u64())>{move || t("draw-again")}</button>
        }
        .into_any(),
        Boards::Code => {
            let game = move || AnyGame::from_config(&form.config()).ok();
            view! {
                <div class="with-preview">
                    <input class="text" type="text" aria-label=move || t("board-code") prop:value=form.board_code on:input=move |event| form.board_code.set(event_target_value(&event)) />
                    {move || game().map(|game| view! { <div class="preview"><Thumbnail game /></div> })}
                </div>
            }
            .into_any()
        }
        Boards::Editor => view! { <Editor rows=form.drawn /> }.into_any(),
        _ => ().into_any(),
    }
    };
    view! {
        <Row label="board">
            <div class="board-cards" role="radiogroup" aria-label=move || t("board")>{cards}</div>
            {more}
        </Row>
        <Row label="scoring">
            <Segments label="scoring"
                choices=vec![((false, false), "scoring-tiles"), ((true, false), "scoring-area"), ((false, true), "scoring-lines"), ((true, true), "scoring-all")]
                chosen=Signal::derive(move || (form.area.get(), form.lines.get()))
                choose=move |(area, lines)| { form.area.set(area); form.lines.set(lines); } />
        </Row>
        <Row label="options">
            <Switch label="option-swap" on=form.swap turn=move |on| form.swap.set(on) />
        </Row>
    }
}
