//! The plain pages: settings, about, shortcuts, and the one for addresses that lead nowhere.

use leptos::prelude::*;
use orrery_text::Language;
use orrery_view::{Coordinates, Phrase};

use crate::dialog::{Segments, Switch};
use crate::guide::GuideSwitches;
use crate::offline;
use crate::settings::{Confirm, Look, change, settings};
use crate::words::{say, speak, t, words};

/// What can be set.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let languages = Language::ALL.map(|language| {
        view! {
            <label class="segment" class:on=move || words().language() == language>
                <input type="radio" name="language" value=language.code() prop:checked=move || words().language() == language on:change=move |_| speak(language) />
                <span lang=language.code()>{language.own_name()}</span>
            </label>
        }
    });
    view! {
        <main id="main" class="page settings" tabindex="-1">
            <h1>{move || t("settings")}</h1>
            <div class="field-row">
                <span class="field-label" aria-hidden="true">{move || t("language")}</span>
                <div class="segments" role="radiogroup" aria-label=move || t("language")>{languages}</div>
            </div>
            <div class="field-row">
                <span class="field-label" aria-hidden="true">{move || t("look")}</span>
                <Segments label="look" choices=vec![(Look::System, "look-system"), (Look::Light, "look-light"), (Look::Dark, "look-dark"), (Look::Contrast, "look-contrast")]
                    chosen=Signal::derive(|| settings().look) choose=|look| change(|settings| settings.look = look) />
            </div>
            <div class="field-row">
                <span class="field-label" aria-hidden="true">{move || t("coordinates")}</span>
                <Segments label="coordinates" choices=vec![(Coordinates::Off, "coordinates-off"), (Coordinates::Edge, "coordinates-edge"), (Coordinates::Points, "coordinates-points")]
                    chosen=Signal::derive(|| settings().coordinates) choose=|coordinates| change(|settings| settings.coordinates = coordinates) />
            </div>
            <div class="field-row">
                <span class="field-label" aria-hidden="true">{move || t("confirm-when")}</span>
                <Segments label="confirm-when" choices=vec![(Confirm::Never, "confirm-never"), (Confirm::OnTouch, "confirm-touch"), (Confirm::Always, "confirm-always")]
                    chosen=Signal::derive(|| settings().confirm) choose=|confirm| change(|settings| settings.confirm = confirm) />
            </div>
            <GuideSwitches />
            <Switch label="setting-motion" on=Signal::derive(|| settings().motion) turn=|on| change(|settings| settings.motion = on) />
            <Switch label="setting-sound" on=Signal::derive(|| settings().sound) turn=|on| change(|settings| settings.sound = on) />
            <Switch label="setting-spread" on=Signal::derive(|| settings().spread) turn=|on| change(|settings| settings.spread = on) />
            <Switch label="setting-evaluation" on=Signal::derive(|| settings().evaluation) turn=|on| change(|settings| settings.evaluation = on) />
            <Switch label="setting-coach" on=Signal::derive(|| settings().coach) turn=|on| change(|settings| settings.coach = on) />
        </main>
    }
}

/// What this is, and whose games these are.
#[component]
pub fn About() -> impl IntoView {
    let state = move || offline::told().map_or_else(|| t("offline-unknown"), |state| say(&state));
    view! {
        <main id="main" class="page about" tabindex="-1">
            <h1>{move || t("about")}</h1>
            <p>{move || t("about-what")}</p>
            <p>{move || t("about-private")}</p>
            <p>{move || t("about-names")}</p>
            <p>{move || t("about-licence")}</p>
            // Not "/api": links that begin with a slash are pages of the app.
            <p><a href="./api">{move || t("about-api")}</a></p>
            <p class="caption">{move || say(&Phrase::new("about-version").with("version", env!("CARGO_PKG_VERSION")))} " · " <span role="status">{state}</span></p>
        </main>
    }
}

/// The keys that do something.
#[component]
pub fn Shortcuts() -> impl IntoView {
    let keys: [(&str, &str); 16] = [
        ("Tab", "keys-board"),
        ("← ↑ → ↓", "keys-walk"),
        ("Shift + ← →", "keys-walk-other"),
        ("Enter", "keys-pick"),
        ("Esc", "step-back"),
        ("Backspace", "reset-turn"),
        ("C", "confirm"),
        ("1 … 9", "keys-choice"),
        ("← → Home End", "keys-moves"),
        ("W", "ask"),
        ("U", "take-back"),
        ("H", "hint"),
        ("R", "replay"),
        ("T, F", "keys-turn"),
        ("+ − 0", "keys-zoom"),
        ("N", "new-game"),
    ];
    let rows = keys.map(|(key, words)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{move || t(words)}</td></tr> }
    });
    view! { <table class="keys"><tbody>{rows}</tbody></table> }
}

/// An address that leads nowhere.
#[component]
pub fn Missing() -> impl IntoView {
    view! {
        <main id="main" class="page" tabindex="-1">
            <h1>{move || t("no-page")}</h1>
            <a class="button primary" href="/">{move || t("home")}</a>
        </main>
    }
}
