//! What a game can be played with, as its description has it: a row of the form for each setting.

use leptos::prelude::*;
use orrery_games::{AnyGame, GameKind, Setting, SettingKind, Source, SourceKind, Written};
use orrery_view::Phrase;

use crate::board::Thumbnail;
use crate::browser;
use crate::dialog::{Segments, Switch};
use crate::editor::Editor;
use crate::words::{say, t};

/// What was chosen for one game.
#[derive(Clone)]
pub struct GameSettings {
    game: GameKind,
    fields: Vec<Field>,
    /// What is drawn by lot is drawn when the form is opened, so that it can be seen before it is played.
    lot: RwSignal<u64>,
}

/// What was chosen of a setting, by places in its lists.
#[derive(Clone)]
enum Field {
    OneOf(RwSignal<usize>),
    Flags(Vec<RwSignal<bool>>),
    Setup {
        source: RwSignal<usize>,
        /// What was written or made, for each source.
        texts: Vec<RwSignal<String>>,
    },
}

impl GameSettings {
    /// What holds if nothing is chosen.
    pub fn new(game: GameKind) -> GameSettings {
        let field = |setting: &Setting| match setting.kind {
            SettingKind::OneOf(_) => Field::OneOf(RwSignal::new(0)),
            SettingKind::Flags(choices) => {
                Field::Flags(choices.iter().map(|_| RwSignal::new(false)).collect())
            }
            SettingKind::Setup(sources) => {
                let texts = sources.iter().map(|_| RwSignal::new(String::new())).collect();
                Field::Setup { source: RwSignal::new(0), texts }
            }
        };
        let fields = game.description().settings.iter().map(field).collect();
        GameSettings { game, fields, lot: RwSignal::new(browser::random_u64()) }
    }

    fn settings(&self) -> impl Iterator<Item = (&'static Setting, &Field)> {
        self.game.description().settings.iter().zip(&self.fields)
    }

    /// The config that was chosen, as the notation has it. What is drawn by lot over the network the server draws.
    pub fn config(&self, elsewhere: bool) -> String {
        let mut options: Vec<String> = Vec::new();
        for (setting, field) in self.settings() {
            match (&setting.kind, field) {
                (SettingKind::OneOf(choices), Field::OneOf(place)) => {
                    options.push(choices[place.get()].option.to_owned());
                }
                (SettingKind::Flags(choices), Field::Flags(flags)) => {
                    let on = choices.iter().zip(flags).filter(|(_, on)| on.get());
                    options.extend(on.map(|(choice, _)| choice.option.to_owned()));
                }
                (SettingKind::Setup(sources), Field::Setup { source, texts }) => {
                    let place = source.get();
                    options.push(self.setup(&sources[place], texts[place], elsewhere));
                }
                _ => {}
            }
        }
        options.retain(|option| !option.is_empty());
        self.with_options(&options.join(";"))
    }

    fn with_options(&self, options: &str) -> String {
        if options.is_empty() { self.game.to_string() } else { format!("{}:{options}", self.game) }
    }

    /// The option for a layout or a board from this source.
    fn setup(&self, source: &Source, text: RwSignal<String>, elsewhere: bool) -> String {
        match &source.kind {
            SourceKind::Named(option) => (*option).to_owned(),
            SourceKind::Drawn(drawing) if elsewhere && drawing.is_usual => String::new(),
            SourceKind::Drawn(drawing) if elsewhere => drawing.option.to_owned(),
            SourceKind::Drawn(drawing) => (drawing.draw)(self.lot.get()),
            SourceKind::Written(written) => {
                let text = text.get();
                let text = if written.is_upper { text.trim().to_uppercase() } else { text.trim().to_owned() };
                format!("{}{text}", written.prefix)
            }
            SourceKind::Made(prefix) => format!("{prefix}{}", text.get()),
        }
    }

    /// The game that was chosen; nothing while the config makes none, because the server draws or it is wrong.
    fn opened(&self, elsewhere: bool) -> Option<AnyGame> {
        AnyGame::from_config(&self.config(elsewhere)).ok()
    }

    /// Whether a layout or a board is one that is written.
    pub fn is_written(&self) -> bool {
        self.written().next().is_some()
    }

    /// Whether what is to be written has not been begun.
    fn is_blank(&self) -> bool {
        self.written().any(|text| text.with(|text| text.trim().is_empty()))
    }

    fn written(&self) -> impl Iterator<Item = RwSignal<String>> {
        self.settings().filter_map(|(setting, field)| match field {
            Field::Setup { source, texts } => {
                let place = source.get();
                matches!(setting.sources()[place].kind, SourceKind::Written(_)).then(|| texts[place])
            }
            Field::OneOf(_) | Field::Flags(_) => None,
        })
    }

    /// Whether something is drawn by lot.
    pub fn is_drawn(&self) -> bool {
        self.settings().any(|(setting, field)| match field {
            Field::Setup { source, .. } => {
                matches!(setting.sources()[source.get()].kind, SourceKind::Drawn(_))
            }
            Field::OneOf(_) | Field::Flags(_) => false,
        })
    }
}

/// The rows of the form.
#[component]
pub fn SettingRows(settings: GameSettings, elsewhere: Memo<bool>) -> impl IntoView {
    let row = |(setting, field): (&'static Setting, &Field)| {
        let field = match (&setting.kind, field) {
            (SettingKind::OneOf(choices), Field::OneOf(place)) => {
                let (choices, place) =
                    (choices.iter().map(|choice| choice.words).enumerate().collect(), *place);
                view! { <Segments label=setting.label choices chosen=place choose=move |value| place.set(value) /> }
                    .into_any()
            }
            (SettingKind::Flags(choices), Field::Flags(flags)) => {
                let switch = choices.iter().zip(flags.clone()).map(|(choice, on)| {
                    view! { <Switch label=choice.words on turn=move |value| on.set(value) /> }
                });
                switch.collect_view().into_any()
            }
            (SettingKind::Setup(_), Field::Setup { source, texts }) => {
                let (settings, texts) = (settings.clone(), texts.clone());
                view! { <SetupField settings setting source=*source texts elsewhere /> }.into_any()
            }
            _ => ().into_any(),
        };
        view! { <Row label=setting.label>{field}</Row> }
    };
    settings.settings().map(row).collect_view()
}

/// A line of the form with its label.
#[component]
pub fn Row(label: &'static str, children: Children) -> impl IntoView {
    view! {
        <div class="form-row">
            <span class="field-label" aria-hidden="true">{move || t(label)}</span>
            <div class="form-field">{children()}</div>
        </div>
    }
}

/// Where a layout or a board comes from. Where some have names, all are shown as cards with their pictures.
#[component]
fn SetupField(
    settings: GameSettings,
    setting: &'static Setting,
    source: RwSignal<usize>,
    texts: Vec<RwSignal<String>>,
    elsewhere: Memo<bool>,
) -> impl IntoView {
    let sources = setting.sources();
    let has_cards = sources.iter().any(|source| matches!(source.kind, SourceKind::Named(_)));
    let choices = if has_cards {
        let cards =
            sources.iter().enumerate().map(|(place, one)| card(&settings, setting, one, place, source));
        view! { <div class="board-cards" role="radiogroup" aria-label=move || t(setting.label)>{cards.collect_view()}</div> }
            .into_any()
    } else {
        let choices = sources.iter().map(|source| source.words).enumerate().collect();
        view! { <Segments label=setting.label choices chosen=source choose=move |value| source.set(value) /> }
            .into_any()
    };
    let more = move || {
        let (place, lot) = (source.get(), settings.lot);
        let is_written = matches!(sources[place].kind, SourceKind::Written(_));
        let field = match &sources[place].kind {
            SourceKind::Named(_) => ().into_any(),
            SourceKind::Drawn(_) if elsewhere.get() => {
                view! { <p class="caption">{move || t("drawn-later")}</p> }.into_any()
            }
            SourceKind::Drawn(_) => view! {
                <button type="button" class="button small" on:click=move |_| lot.set(browser::random_u64())>{move || t("draw-again")}</button>
            }
            .into_any(),
            SourceKind::Written(written) => text_field(written, sources[place].words, texts[place]).into_any(),
            SourceKind::Made(_) => view! { <Editor rows=texts[place] /> }.into_any(),
        };
        if has_cards && !is_written {
            return field;
        }
        let settings = settings.clone();
        let checked = settings.clone();
        let preview = move || {
            settings
                .opened(elsewhere.get())
                .map(|game| view! { <div class="preview"><Thumbnail game /></div> })
        };
        let fault = move || {
            let error = AnyGame::from_config(&checked.config(elsewhere.get())).err();
            let error = error.filter(|_| is_written && !checked.is_blank())?;
            Some(say(&Phrase::new("trouble-config").with("reason", Phrase::from(&error))))
        };
        view! {
            <div class="with-preview">{field}{preview}</div>
            <p class="error" role="alert">{fault}</p>
        }
        .into_any()
    };
    view! {
        {choices}
        {more}
    }
}

fn text_field(written: &Written, words: &'static str, text: RwSignal<String>) -> impl IntoView {
    let mode = written.is_number.then_some("numeric");
    let example = Phrase::new("code-example").with("example", written.example);
    view! {
        <label class="written">
            <input class="text" type="text" inputmode=mode maxlength=written.length aria-label=move || t(words) aria-describedby="code-example" prop:value=text
                on:input=move |event| text.set(event_target_value(&event)) />
            <span class="caption" id="code-example">{move || say(&example)}</span>
        </label>
    }
}

/// A board to choose, with its picture where there is one before it is written or made.
fn card(
    settings: &GameSettings,
    setting: &'static Setting,
    source: &'static Source,
    place: usize,
    chosen: RwSignal<usize>,
) -> impl IntoView + use<> {
    let is_plain = matches!(source.kind, SourceKind::Written(_) | SourceKind::Made(_));
    let settings = settings.clone();
    let picture = move || {
        let option = match &source.kind {
            SourceKind::Named(option) => (*option).to_owned(),
            SourceKind::Drawn(drawing) => (drawing.draw)(settings.lot.get()),
            SourceKind::Written(_) | SourceKind::Made(_) => return None,
        };
        let game = AnyGame::from_config(&settings.with_options(&option)).ok()?;
        Some(view! { <Thumbnail game /> })
    };
    view! {
        <label class="board-card" class:on=move || chosen.get() == place>
            <input type="radio" name=setting.label prop:checked=move || chosen.get() == place on:change=move |_| chosen.set(place) />
            <span class="picture" class:plain=is_plain>{picture}</span>
            <span class="name">{move || t(source.words)}</span>
        </label>
    }
}
