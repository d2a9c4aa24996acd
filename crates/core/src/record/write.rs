use std::fmt;

use super::{ActionText, Line, Record, Turn, TurnNumber, result_text};
use crate::Player;

/// Lines of turns are no longer than this, unless a single turn or a comment is.
const WIDTH: usize = 80;

/// Tags, an empty line, the turns and the result, each line ended by `\n`. Several records may be joined as they
/// are, or with an empty line between them.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        if !self.tags.is_empty() {
            writeln!(f)?;
        }
        let mut words = Vec::new();
        line_words(&self.line, self.start.index(), &mut words);
        words.push(result_text(self.result));
        write_wrapped(f, &words)
    }
}

impl fmt::Display for ActionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The actions joined by `;`, without comments and variations.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, action) in self.actions().iter().enumerate() {
            write!(f, "{}{action}", if i == 0 { "" } else { ";" })?;
        }
        Ok(())
    }
}

/// Adds what must not be divided: turns with their numbers, comments, with the brackets before and behind.
fn line_words(line: &Line, first_ply: usize, words: &mut Vec<String>) {
    words.extend(line.comments.iter().map(ToString::to_string));
    let mut interrupted = true;
    for (ply, turn) in (first_ply..).zip(line.turns()) {
        let number = TurnNumber::at(ply);
        words.push(if interrupted || number.player == Player::First {
            format!("{number} {turn}")
        } else {
            turn.to_string()
        });
        words.extend(turn.comments.iter().map(ToString::to_string));
        for variation in turn.variations() {
            let first = words.len();
            line_words(variation, ply, words);
            // A variation has a turn, so there are words between the brackets.
            words[first].insert(0, '(');
            words[first..].last_mut().into_iter().for_each(|last| last.push(')'));
        }
        interrupted = !turn.comments.is_empty() || !turn.variations().is_empty();
    }
}

fn write_wrapped(f: &mut fmt::Formatter<'_>, words: &[String]) -> fmt::Result {
    let mut column = 0;
    for word in words {
        let first_line = word.split('\n').next().unwrap_or(word);
        if column > 0 {
            let fits = column + 1 + first_line.chars().count() <= WIDTH;
            f.write_str(if fits { " " } else { "\n" })?;
            column = if fits { column + 1 } else { 0 };
        }
        f.write_str(word)?;
        column = match word.rsplit_once('\n') {
            Some((_, last_line)) => last_line.chars().count(),
            None => column + word.chars().count(),
        };
    }
    writeln!(f)
}
