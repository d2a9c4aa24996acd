//! What a game says of itself to those who offer, set up and show games. Pages, the command line, the server's schema and
//! the tables of the documents follow from it; nobody else needs to know which game it is.

mod kulami;
mod lyngk;
mod yinsh;

use orrery_core::{Game, Player};

/// A game that describes itself.
pub trait Describe: Game {
    /// The description, the same for every config.
    const DESCRIPTION: Description;
}

/// What there is to know of a game before it is played. Words for people are named by the keys of their messages.
#[derive(Debug)]
pub struct Description {
    /// The name as people write it, the same in every language.
    pub title: &'static str,
    /// What the game is like, in a sentence.
    pub blurb: &'static str,
    /// What the two sides are called.
    pub sides: Sides,
    /// What can be chosen, in the order in which configs are written.
    pub settings: &'static [Setting],
    /// Configs that show what can be chosen.
    pub examples: &'static [&'static str],
    /// Whether its publisher has a notation of its own, which the crate `import` writes.
    pub has_official: bool,
    /// A link to a position in which something is going on.
    pub sample: &'static str,
    /// How many random actions begin a game of a match, so that no two are alike.
    pub opening: u32,
    /// Actions that lead to a position whose sequences of actions are counted to measure speed, and how long those are.
    pub perft: (&'static str, u32),
}

/// What the two sides of a game are called.
#[derive(Debug)]
pub enum Sides {
    /// By who begins: they have nothing else of their own.
    Order,
    /// By what they play with.
    Named {
        /// The sides themselves, the first mover's first.
        names: [&'static str; 2],
        /// The choice to play them.
        play: [&'static str; 2],
    },
}

/// Something that can be chosen when a game is set up.
#[derive(Debug)]
pub struct Setting {
    /// What is chosen.
    pub label: &'static str,
    /// How.
    pub kind: SettingKind,
}

/// How something is chosen.
#[derive(Debug)]
pub enum SettingKind {
    /// One of these holds: the first one unless something else is said.
    OneOf(&'static [Choice]),
    /// Each of these may hold.
    Flags(&'static [Choice]),
    /// What the game is played on comes from one of these: the first one unless something else is said.
    Setup(&'static [Source]),
}

/// Something that may hold of a game.
#[derive(Debug)]
pub struct Choice {
    /// The option of a config that says so; nothing for what holds anyway.
    pub option: &'static str,
    /// What it is called.
    pub words: &'static str,
}

/// Where a layout or a board comes from.
#[derive(Debug)]
pub struct Source {
    /// What it is called.
    pub words: &'static str,
    /// What it is.
    pub kind: SourceKind,
}

/// How a layout or a board is had.
#[derive(Debug)]
pub enum SourceKind {
    /// It has a name: this option of a config.
    Named(&'static str),
    /// It is drawn by lot.
    Drawn(Drawing),
    /// Somebody writes it down.
    Written(Written),
    /// It is made by hand in an editor, and written after this.
    Made(&'static str),
}

/// A layout or a board that is drawn by lot.
#[derive(Debug)]
pub struct Drawing {
    /// The option that asks for it, of a [`Template`](crate::Template): no config has it.
    pub option: &'static str,
    /// Whether it is meant where nothing is said. Then another game like the last one draws anew.
    pub is_usual: bool,
    /// As [`Description::opening`], where this is drawn for each pair of games.
    pub opening: u32,
    /// What a seed draws, as an option of a config; the same for ever.
    pub draw: fn(u64) -> String,
}

/// A layout or a board that somebody writes down.
#[derive(Debug)]
pub struct Written {
    /// What it is written after.
    pub prefix: &'static str,
    /// Whether its letters are upper case.
    pub is_upper: bool,
    /// Whether it is a number.
    pub is_number: bool,
    /// How many characters it has at most, where that is known.
    pub length: Option<usize>,
    /// One that can be written.
    pub example: &'static str,
}

impl Description {
    /// Whether configs say what is played on, and not only by which rules.
    pub fn has_setup(&self) -> bool {
        self.settings.iter().any(|setting| matches!(setting.kind, SettingKind::Setup(_)))
    }

    /// Everything that can be drawn by lot, each with its setting.
    pub fn drawings(&self) -> impl Iterator<Item = (&'static Setting, &'static Drawing)> {
        self.settings
            .iter()
            .flat_map(|setting| setting.sources().iter().map(move |source| (setting, source)))
            .filter_map(|(setting, source)| match &source.kind {
                SourceKind::Drawn(drawing) => Some((setting, drawing)),
                _ => None,
            })
    }

    /// What an option of a config means, in words: `Some(None)` if it spells out a layout or a board, for which there is
    /// no word but a picture; `None` if nothing here explains it.
    pub fn words_for(&self, option: &str) -> Option<Option<&'static str>> {
        let explained = |setting: &Setting| match setting.kind {
            SettingKind::OneOf(choices) | SettingKind::Flags(choices) => {
                choices.iter().find(|choice| choice.option == option).map(|choice| Some(choice.words))
            }
            SettingKind::Setup(sources) => {
                let named = sources.iter().find(|source| source.option() == Some(option));
                let is_spelled = || setting.prefixes().any(|prefix| option.starts_with(prefix));
                named.map(|source| Some(source.words)).or_else(|| is_spelled().then_some(None))
            }
        };
        self.settings.iter().find_map(explained)
    }

    /// The keys of all words named here.
    pub fn keys(&self) -> Vec<&'static str> {
        let sides =
            Player::BOTH.into_iter().flat_map(|player| [self.sides.name(player), self.sides.play(player)]);
        let mut keys: Vec<&str> = [self.blurb].into_iter().chain(sides).collect();
        for setting in self.settings {
            keys.push(setting.label);
            match setting.kind {
                SettingKind::OneOf(choices) | SettingKind::Flags(choices) => {
                    keys.extend(choices.iter().map(|choice| choice.words));
                }
                SettingKind::Setup(sources) => keys.extend(sources.iter().map(|source| source.words)),
            }
        }
        keys
    }
}

impl Sides {
    /// What a side is called.
    pub fn name(&self, player: Player) -> &'static str {
        match self {
            Sides::Order => ["side-first", "side-second"][player.index()],
            Sides::Named { names, .. } => names[player.index()],
        }
    }

    /// What the choice to play a side is called.
    pub fn play(&self, player: Player) -> &'static str {
        match self {
            Sides::Order => ["play-first", "play-second"][player.index()],
            Sides::Named { play, .. } => play[player.index()],
        }
    }
}

impl Setting {
    /// Where what is played on may come from; nothing if something else is chosen.
    pub fn sources(&self) -> &'static [Source] {
        match self.kind {
            SettingKind::Setup(sources) => sources,
            SettingKind::OneOf(_) | SettingKind::Flags(_) => &[],
        }
    }

    /// What comes before a layout or a board that is spelled out.
    pub(crate) fn prefixes(&self) -> impl Iterator<Item = &'static str> {
        self.sources().iter().filter_map(|source| match &source.kind {
            SourceKind::Written(written) => Some(written.prefix),
            SourceKind::Made(prefix) => Some(*prefix),
            SourceKind::Named(_) | SourceKind::Drawn(_) => None,
        })
    }
}

impl Source {
    /// The option that asks for it, where one does by itself.
    pub fn option(&self) -> Option<&'static str> {
        match &self.kind {
            SourceKind::Named(option) => Some(option),
            SourceKind::Drawn(drawing) => Some(drawing.option),
            SourceKind::Written(_) | SourceKind::Made(_) => None,
        }
    }
}

/// By what asks for it: what it draws follows from that.
impl PartialEq for Drawing {
    fn eq(&self, other: &Drawing) -> bool {
        self.option == other.option
    }
}

impl Eq for Drawing {}
