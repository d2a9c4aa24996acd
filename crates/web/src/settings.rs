//! What the person at the screen prefers. Kept in the browser as lines of `name=value`; what cannot be read is as if it
//! had never been set.

use orrery_view::Coordinates;

use crate::browser;
use crate::followed::Followed;

const KEY: &str = "orrery.settings.v1";

/// When a turn is played only after a word of confirmation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Confirm {
    /// Never.
    #[default]
    Never,
    /// Where fingers do the pointing.
    OnTouch,
    /// Always.
    Always,
}

/// Light, dark or with high contrast.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Look {
    /// As the system is set.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, edges wide, no colour needed.
    Contrast,
}

/// Everything that can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The colours.
    pub look: Look,
    /// Whether there is sound.
    pub sound: bool,
    /// Whether pieces move.
    pub motion: bool,
    /// Where coordinates stand.
    pub coordinates: Coordinates,
    /// When to confirm.
    pub confirm: Confirm,
    /// Whether LYNGK stacks are always spread.
    pub spread: bool,
    /// Whether the computer's view of the game is shown.
    pub evaluation: bool,
    /// Whether new games against the computer begin with a coach.
    pub coach: bool,
    /// The level played last.
    pub level: u8,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            look: Look::System,
            sound: false,
            motion: true,
            coordinates: Coordinates::Edge,
            confirm: Confirm::Never,
            spread: false,
            evaluation: false,
            coach: false,
            level: 3,
        }
    }
}

/// The words in which choices are stored.
const LOOKS: [(&str, Look); 4] =
    [("system", Look::System), ("light", Look::Light), ("dark", Look::Dark), ("contrast", Look::Contrast)];
const CONFIRMS: [(&str, Confirm); 3] =
    [("never", Confirm::Never), ("touch", Confirm::OnTouch), ("always", Confirm::Always)];
const COORDINATES: [(&str, Coordinates); 3] =
    [("off", Coordinates::Off), ("edge", Coordinates::Edge), ("points", Coordinates::Points)];

impl Settings {
    fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            let yes = value == "yes";
            match name {
                "look" => settings.look = named(&LOOKS, value),
                "sound" => settings.sound = yes,
                "motion" => settings.motion = yes,
                "coordinates" => settings.coordinates = named(&COORDINATES, value),
                "confirm" => settings.confirm = named(&CONFIRMS, value),
                "spread" => settings.spread = yes,
                "evaluation" => settings.evaluation = yes,
                "coach" => settings.coach = yes,
                "level" => settings.level = value.parse().unwrap_or(3).clamp(1, 10),
                _ => {}
            }
        }
        settings
    }

    fn write(&self) -> String {
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        let lines = [
            ("look", name(&LOOKS, self.look)),
            ("sound", yes(self.sound)),
            ("motion", yes(self.motion)),
            ("coordinates", name(&COORDINATES, self.coordinates)),
            ("confirm", name(&CONFIRMS, self.confirm)),
            ("spread", yes(self.spread)),
            ("evaluation", yes(self.evaluation)),
            ("coach", yes(self.coach)),
        ];
        let mut text: String = lines.iter().map(|(name, value)| format!("{name}={value}\n")).collect();
        text.push_str(&format!("level={}\n", self.level));
        text
    }

    /// Whether a finished turn waits for confirmation on this device.
    pub fn confirms(&self) -> bool {
        match self.confirm {
            Confirm::Never => false,
            Confirm::OnTouch => browser::matches("(pointer: coarse)"),
            Confirm::Always => true,
        }
    }

    /// Whether pieces move: not if either the person or the system says no.
    pub fn moves(&self) -> bool {
        self.motion && !browser::matches("(prefers-reduced-motion: reduce)")
    }
}

fn named<T: Copy + Default>(names: &[(&str, T)], value: &str) -> T {
    names.iter().find(|(name, _)| *name == value).map_or_else(T::default, |(_, choice)| *choice)
}

fn name<T: Copy + PartialEq>(names: &[(&'static str, T)], choice: T) -> &'static str {
    names.iter().find(|(_, named)| *named == choice).map_or("", |(name, _)| *name)
}

thread_local! {
    static SETTINGS: Followed<Settings> =
        Followed::new(browser::stored(KEY).map_or_else(Settings::default, |text| Settings::read(&text)));
}

/// The settings, followed as they change.
pub fn settings() -> Settings {
    SETTINGS.with(Followed::get)
}

/// The settings now, whatever becomes of them.
pub fn settings_now() -> Settings {
    SETTINGS.with(Followed::get_untracked)
}

/// Another page comes.
pub fn turn_page() {
    SETTINGS.with(Followed::turn_page);
}

/// Changes settings and remembers them.
pub fn change(change: impl FnOnce(&mut Settings)) {
    let mut settings = settings_now();
    change(&mut settings);
    SETTINGS.with(|signal| signal.set(settings.clone()));
    browser::store(KEY, &settings.write());
    apply_look(settings.look);
}

/// Whether the page is dark now, by choice or by the system; followed as the choice changes.
pub fn is_dark() -> bool {
    match settings().look {
        Look::Dark => true,
        Look::Light | Look::Contrast => false,
        Look::System => browser::matches("(prefers-color-scheme: dark)") && !has_contrast(),
    }
}

/// Whether the page has high contrast now, by choice or by the system; followed as the choice changes.
pub fn has_contrast() -> bool {
    match settings().look {
        Look::Contrast => true,
        Look::Light | Look::Dark => false,
        Look::System => browser::matches("(prefers-contrast: more)"),
    }
}

/// Puts the chosen colours on; `theme.js` does the same before the first paint.
fn apply_look(look: Look) {
    let Some(root) = browser::document().document_element() else { return };
    let done = if look == Look::System {
        browser::forget("orrery.theme");
        root.remove_attribute("data-theme")
    } else {
        let theme = name(&LOOKS, look);
        browser::store("orrery.theme", theme);
        root.set_attribute("data-theme", theme)
    };
    debug_assert!(done.is_ok());
}

/// Follows what another tab sets.
pub fn follow_other_tabs() {
    browser::listen("storage", |event: web_sys::StorageEvent| {
        if event.key().as_deref() == Some(KEY)
            && let Some(text) = event.new_value()
        {
            let settings = Settings::read(&text);
            apply_look(settings.look);
            SETTINGS.with(|signal| signal.set(settings));
        }
    });
}
