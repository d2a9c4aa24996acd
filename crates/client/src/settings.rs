//! What the person at the screen prefers, as browsers keep it: lines of `name=value`.

use orrery_games::GameKind;
use orrery_view::Coordinates;

/// The key of the settings.
pub const SETTINGS_KEY: &str = "orrery.settings.v1";

/// When a turn is played only after a word of confirmation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Confirm {
    /// Never.
    Never,
    /// Where fingers do the pointing.
    #[default]
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
    /// The games that need no explaining any more: one of the kind was played to its end, or nobody wants it.
    pub explained: Vec<GameKind>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            look: Look::System,
            sound: false,
            motion: true,
            coordinates: Coordinates::Edge,
            confirm: Confirm::OnTouch,
            spread: false,
            evaluation: false,
            coach: false,
            level: 1,
            explained: Vec::new(),
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

impl Look {
    /// The word for it, by which style sheets know it, too.
    pub fn word(self) -> &'static str {
        name(&LOOKS, self)
    }
}

impl Settings {
    /// Reads what was kept. What cannot be read is as if it had never been set.
    pub fn read(text: &str) -> Settings {
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
                "explained" => {
                    settings.explained = value.split(',').filter_map(|kind| kind.parse().ok()).collect();
                }
                "level" => settings.level = value.parse().unwrap_or(1).clamp(1, 10),
                _ => {}
            }
        }
        settings
    }

    /// The text that is kept.
    pub fn write(&self) -> String {
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
        if !self.explained.is_empty() {
            let kinds: Vec<String> = self.explained.iter().map(ToString::to_string).collect();
            text.push_str(&format!("explained={}\n", kinds.join(",")));
        }
        text
    }
}

fn named<T: Copy + Default>(names: &[(&str, T)], value: &str) -> T {
    names.iter().find(|(name, _)| *name == value).map_or_else(T::default, |(_, choice)| *choice)
}

fn name<T: Copy + PartialEq>(names: &[(&'static str, T)], choice: T) -> &'static str {
    names.iter().find(|(_, named)| *named == choice).map_or("", |(name, _)| *name)
}
