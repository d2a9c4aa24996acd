use std::fmt;

use crate::{AnyGame, Drawing, GameKind, OpenError};

/// A config, or one that leaves a layout or a board to be drawn: `lyngk`, `lyngk:random;six`,
/// `kulami:board=random-square;level2`. What can be drawn, and how that is asked for, is in the game's
/// [`Description`](crate::Description).
///
/// ```
/// use orrery_games::Template;
///
/// let template = Template::read("kulami:board=random-square;level2")?;
/// assert!(template.is_open());
/// assert_eq!(template.config(|| 1), template.config(|| 1));
/// assert_ne!(template.config(|| 1), template.config(|| 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Template {
    kind: GameKind,
    /// What the config says besides what is drawn.
    options: Vec<String>,
    drawing: Option<&'static Drawing>,
}

impl Template {
    /// Reads a template. Only the name of the game is checked: what else is wrong with it is found where it is opened.
    pub fn read(text: &str) -> Result<Template, OpenError> {
        let kind = GameKind::of(text)?;
        let mut options = options_of(text);
        let asked = kind.description().drawings().find_map(|(_, drawing)| {
            let place = options.iter().position(|option| option == drawing.option)?;
            Some((drawing, place))
        });
        let drawing = match asked {
            Some((drawing, place)) => {
                options.remove(place);
                Some(drawing)
            }
            None => usual(kind, &options),
        };
        Ok(Template { kind, options, drawing })
    }

    /// Another game like this one: what is drawn where nothing is said is drawn again, all else stays.
    pub fn like(game: &AnyGame) -> Template {
        let kind = game.id();
        let drawing = usual(kind, &[]);
        let config = if drawing.is_some() { game.rules() } else { game.config() };
        Template { kind, options: options_of(&config), drawing }
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.kind
    }

    /// How many random actions begin a game of a match.
    pub fn opening(&self) -> u32 {
        self.drawing.map_or(self.kind.description().opening, |drawing| drawing.opening)
    }

    /// Whether something is left to be drawn.
    pub fn is_open(&self) -> bool {
        self.drawing.is_some()
    }

    /// A config, with what is left open drawn: `seed` is asked only if something is.
    pub fn config(&self, seed: impl FnOnce() -> u64) -> String {
        let drawn = self.drawing.map(|drawing| (drawing.draw)(seed()));
        self.spelled(drawn.as_deref())
    }

    fn spelled(&self, drawn: Option<&str>) -> String {
        let options: Vec<&str> = drawn.into_iter().chain(self.options.iter().map(String::as_str)).collect();
        if options.is_empty() {
            self.kind.to_string()
        } else {
            format!("{}:{}", self.kind, options.join(";"))
        }
    }
}

/// What was asked for, in one spelling.
impl fmt::Display for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spelled(self.drawing.map(|drawing| drawing.option)))
    }
}

fn options_of(config: &str) -> Vec<String> {
    config
        .split_once(':')
        .map_or_else(Vec::new, |(_, options)| options.split(';').map(str::to_owned).collect())
}

/// What is drawn where none of these options says what to play on.
fn usual(kind: GameKind, options: &[String]) -> Option<&'static Drawing> {
    let (setting, drawing) = kind.description().drawings().find(|(_, drawing)| drawing.is_usual)?;
    let is_given = setting.prefixes().any(|prefix| options.iter().any(|option| option.starts_with(prefix)));
    (!is_given).then_some(drawing)
}
