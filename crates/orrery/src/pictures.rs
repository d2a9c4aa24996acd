//! Pictures of positions, and moving ones of games.

use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use clap::error::ErrorKind;
use orrery_games::AnyGame;
use orrery_games::core::Record;
use orrery_pictures::{BoardPicture, Film, can_draw, stills_of, turned};
use orrery_view::{Coordinates, Facing, Table, Theme};

use crate::report::{Failure, shown};

/// What stands for standard output.
const STANDARD: &str = "-";

/// How pictures look, of whatever kind.
#[derive(Args)]
struct Looks {
    /// In dark colours
    #[arg(long, conflicts_with = "light")]
    dark: bool,
    /// In light colours, which is what is drawn if nothing is said
    #[arg(long)]
    light: bool,
    /// Without the names of lines and points
    #[arg(long)]
    no_coordinates: bool,
    /// Without marks: the last move, tiles that are won
    #[arg(long)]
    no_marks: bool,
    /// As the second player sees the board
    #[arg(long)]
    turned: bool,
}

/// A picture of a position.
#[derive(Args)]
pub struct Pictures {
    /// Write a PNG file; `-` is standard output
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Write an SVG file; without a name, or with `-`, to standard output
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = STANDARD)]
    svg: Option<PathBuf>,
    #[command(flatten)]
    how: How,
}

/// How the picture of a position looks.
#[derive(Args)]
struct How {
    #[command(flatten)]
    looks: Looks,
    /// How wide the picture is, in pixels; 1200 if nothing is said
    #[arg(long, value_name = "PIXELS", value_parser = size(BoardPicture::SIZES))]
    size: Option<u32>,
    /// What is written below the board
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
}

/// A moving picture of a game.
#[derive(Args)]
pub struct Gif {
    /// The file of a record; `-` is standard input. Of several records the first is taken
    record: PathBuf,
    /// The file to write; `-` is standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The first turn that is shown; 0 is the position before the first turn
    #[arg(long, value_name = "TURN", default_value_t = 0)]
    from: usize,
    /// The last turn that is shown; the last one of the game if nothing is said
    #[arg(long, value_name = "TURN")]
    to: Option<usize>,
    /// How wide it is, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 720, value_parser = size(Film::SIZES))]
    size: u32,
    /// How long each turn stands, in milliseconds
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 800,
        value_parser = clap::value_parser!(u32).range(20..=60_000))]
    delay: u32,
    /// Without the names of the players, and their clocks where the record has them
    #[arg(long)]
    no_players: bool,
    /// Without clocks
    #[arg(long)]
    no_clocks: bool,
    #[command(flatten)]
    looks: Looks,
}

fn size([least, most]: [u32; 2]) -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(i64::from(least)..=i64::from(most))
}

impl Looks {
    fn theme(&self) -> Theme {
        if self.dark { Theme::Dark } else { Theme::Light }
    }

    fn coordinates(&self) -> Coordinates {
        if self.no_coordinates { Coordinates::Off } else { Coordinates::Edge }
    }

    fn facing(&self, table: &Table) -> Facing {
        if self.turned { turned(table) } else { Facing::default() }
    }
}

impl Pictures {
    /// Whether anything is to be drawn. How it should look without being drawn is wrong usage.
    pub fn is_wanted(&self) -> bool {
        let is_wanted = self.png.is_some() || self.svg.is_some();
        let How { looks, size, caption } = &self.how;
        let Looks { dark, light, no_coordinates, no_marks, turned } = *looks;
        let is_plain = !(dark || light || no_coordinates || no_marks || turned);
        if !(is_wanted || is_plain && size.is_none() && caption.is_none()) {
            let message = "how a picture looks is said of a picture: --png FILE or --svg FILE\n";
            clap::Error::raw(ErrorKind::MissingRequiredArgument, message).exit();
        }
        is_wanted
    }

    /// Writes the pictures of a position that were asked for.
    pub fn write(&self, game: AnyGame) -> Result<(), Failure> {
        let How { looks, size, caption } = &self.how;
        if let Some(caption) = caption.as_ref().filter(|caption| !can_draw(caption)) {
            return Err(Failure::Input(format!(
                "--caption `{}`: the font of the pictures lacks one of its signs",
                shown(caption)
            )));
        }
        let table = Table::new(game);
        let picture = BoardPicture {
            theme: looks.theme(),
            facing: looks.facing(&table),
            coordinates: looks.coordinates(),
            marks: !looks.no_marks,
            caption: caption.clone(),
            size: size.unwrap_or(BoardPicture::SIZE),
        };
        if let Some(file) = &self.svg {
            write(file, format!("{}\n", picture.svg(&table)).as_bytes())?;
        }
        if let Some(file) = &self.png {
            write(file, &picture.png(&table).map_err(|error| Failure::Input(error.to_string()))?)?;
        }
        Ok(())
    }
}

impl Gif {
    /// Reads the record, films it and writes the file.
    pub fn run(&self) -> Result<(), Failure> {
        let name = shown(&self.record.to_string_lossy());
        let wrong = |error: String| Failure::Input(format!("{name}: {error}"));
        let text = crate::replay::read(&self.record).map_err(wrong)?;
        let records = Record::parse_all(&text).map_err(|error| wrong(error.to_string()))?;
        let record = records.first().ok_or_else(|| wrong("there is no record in it".to_owned()))?;
        let replay = orrery_games::replay(record).map_err(|error| wrong(error.to_string()))?;
        let mut stills = stills_of(record, &replay.game, self.from..=self.to.unwrap_or(usize::MAX));
        let Some(first) = stills.first() else {
            let turns = record.line().turns().len();
            return Err(wrong(format!("it has {turns} turns, so nothing is left from turn {}", self.from)));
        };
        if stills.len() > orrery_pictures::MAX_FRAMES {
            let most = orrery_pictures::MAX_FRAMES;
            return Err(wrong(format!(
                "{} turns are more than {most}: choose --from and --to",
                stills.len()
            )));
        }
        let facing = self.looks.facing(&first.table);
        if self.no_clocks {
            stills.iter_mut().for_each(|still| still.clocks = None);
        }
        let player = |tag: &str, other: &str| {
            record.tag(tag).filter(|name| can_draw(name) && *name != "?").unwrap_or(other).to_owned()
        };
        let film = Film {
            theme: self.looks.theme(),
            facing,
            coordinates: self.looks.coordinates(),
            marks: !self.looks.no_marks,
            players: (!self.no_players).then(|| [player("First", "Player 1"), player("Second", "Player 2")]),
            size: self.size,
            delay: Duration::from_millis(self.delay.into()),
        };
        write(&self.output, &film.gif(&stills).map_err(|error| wrong(error.to_string()))?)
    }
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    if file.as_os_str() == STANDARD {
        return Ok(stdout().lock().write_all(bytes)?);
    }
    let fail = |error| Failure::Input(format!("{}: {error}", shown(&file.to_string_lossy())));
    fs::write(file, bytes).map_err(fail)
}
