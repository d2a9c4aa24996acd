//! A file that keeps what was found, a line for each find, so that long measurements can be broken off and continued.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::games::Session;
use orrery_engine::games::core::{Rng, Symmetric};
use orrery_engine::{Control, Evaluate, Limits, Options, Table, choose};

/// Megabytes for the table.
pub const HASH: usize = 16;
/// What ends each line, so that one that was broken off is told from a whole one.
const END: &str = "\t.";

/// The lines of a journal, each a list of words.
pub struct Journal {
    file: File,
    lines: Vec<Vec<String>>,
}

impl Journal {
    /// Reads what there is; a file that is not there is made.
    pub fn open(path: &Path) -> io::Result<Journal> {
        let known = fs::read_to_string(path).unwrap_or_default();
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        if !known.is_empty() && !known.ends_with('\n') {
            writeln!(file)?;
        }
        let whole = known.lines().filter_map(|line| line.strip_suffix(END));
        let lines = whole.map(|line| line.split('\t').map(str::to_owned).collect()).collect();
        Ok(Journal { file, lines })
    }

    /// What follows these words, in the order in which it was written.
    pub fn all<'a>(&'a self, words: &'a [String]) -> impl Iterator<Item = &'a [String]> {
        self.lines.iter().filter_map(move |line| line.strip_prefix(words))
    }

    /// What follows these words for the first time.
    pub fn find<'a>(&'a self, words: &'a [String]) -> Option<&'a [String]> {
        self.all(words).next()
    }

    /// Keeps a line.
    pub fn keep(&mut self, words: Vec<String>) -> io::Result<()> {
        writeln!(self.file, "{}{END}", words.join("\t"))?;
        self.lines.push(words);
        Ok(())
    }

    /// A game of two levels, which are drawn like everything else from its number: the one that is kept, or it is played.
    pub fn game<G: Evaluate + Symmetric>(
        &mut self,
        number: u64,
        lowest: u32,
        highest: u32,
    ) -> io::Result<(Session<G>, [u32; 2])> {
        let name = ["game".to_owned(), number.to_string()];
        if let Some(kept) = self.find(&name).and_then(read_game) {
            return Ok(kept);
        }
        let (session, levels) = game_of_levels::<G>(number, lowest, highest);
        let mut start = session.clone();
        start.undo(session.actions().len());
        let texts = [start.game().config().to_string()].into_iter();
        let texts: Vec<String> = texts.chain(session.actions().iter().map(ToString::to_string)).collect();
        let told = [levels[0].to_string(), levels[1].to_string(), texts.join(",")];
        self.keep(name.into_iter().chain(told).collect())?;
        Ok((session, levels))
    }
}

/// A game as it is kept: two levels, a config and what was played.
fn read_game<G: Evaluate>(words: &[String]) -> Option<(Session<G>, [u32; 2])> {
    let [first, second, link] = words else { return None };
    let mut parts = link.split(',');
    let mut session = Session::from_config(parts.next()?).ok()?;
    parts.try_for_each(|action| session.play_text(action)).ok()?;
    Some((session, [first.parse().ok()?, second.parse().ok()?]))
}

/// A game of two levels, which are drawn like everything else from its number.
pub fn game_of_levels<G: Evaluate + Symmetric>(
    number: u64,
    lowest: u32,
    highest: u32,
) -> (Session<G>, [u32; 2]) {
    let mut rng = Rng::new(number ^ 0x5eed);
    let mut level = || lowest + rng.below(u64::from(highest - lowest + 1)) as u32;
    let levels = [level(), level()];
    let drawn = format!("{}:seed={number}", G::NAME);
    let session = Session::from_config(&drawn).or_else(|_| Session::from_config(G::NAME));
    let mut session: Session<G> = session.expect("every game has a config that is its name");
    let (stop, mut table) = (AtomicBool::new(false), Table::new(HASH));
    while !session.game().is_over(session.position()) {
        let game = session.game().clone();
        let level = levels[game.to_act(session.position()).index()];
        let options = Options { level, seed: number, ..Options::default() };
        table.clear();
        let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
        let limits = Limits::default();
        let action = choose(&*game, session.position(), &options, &limits, control, &table, |_| ());
        session.play(action).unwrap_or_else(|_| unreachable!("the engine plays what is legal"));
    }
    (session, levels)
}

#[cfg(test)]
mod tests {
    use orrery_engine::games::lyngk::Lyngk;

    use super::*;

    #[test]
    fn what_was_kept_is_found_again_and_what_was_broken_off_is_not() {
        let path = std::env::temp_dir().join(format!("orrery-journal-{}", std::process::id()));
        fs::write(&path, "turn\t1\tgood\t.\nturn\t2\tbro").unwrap();
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let mut journal = Journal::open(&path).unwrap();
        assert_eq!(journal.find(&words("turn 1")), Some(&words("good")[..]));
        assert_eq!(journal.find(&words("turn 2")), None);
        journal.keep(words("turn 2 whole")).unwrap();
        let played = journal.game::<Lyngk>(7, 1, 1).unwrap();
        let mut again = Journal::open(&path).unwrap();
        fs::remove_file(&path).unwrap();
        assert_eq!(again.all(&words("turn")).count(), 2);
        assert!(again.find(&words("game 7")).is_some());
        let kept = again.game::<Lyngk>(7, 1, 1).unwrap();
        assert_eq!((kept.0.positions(), kept.1), (played.0.positions(), played.1));
    }
}
