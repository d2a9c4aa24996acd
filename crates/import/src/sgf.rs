//! The syntax of SGF: games of nodes of properties. What they mean is not known here.

use orrery_games::core::shown;

use crate::reason::Reason;

/// `NAME[value]`, with the offset of the value in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Property<'a> {
    pub name: &'a str,
    /// As it stands there: a backslash before a character belongs to it.
    pub value: &'a str,
    pub offset: usize,
}

/// A game: its properties and where its nodes begin among them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Game<'a> {
    /// Where it begins.
    pub offset: usize,
    /// The properties of each node.
    pub nodes: Vec<Vec<Property<'a>>>,
}

/// Something that is wrong at an offset.
pub(crate) type Fault = (usize, Reason);

/// Reads one game after the other. After a fault it goes on with the next `(;`.
pub(crate) struct Games<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Games<'a> {
    /// The games from an offset on.
    pub fn new(text: &'a str, at: usize) -> Games<'a> {
        Games { text, at }
    }

    /// Up to where they were read.
    pub fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        let is_space = |c: char| c.is_whitespace() || c == '\u{feff}' || c == '\0';
        self.at += rest.len() - rest.trim_start_matches(is_space).len();
    }

    fn eat(&mut self, sign: char) -> bool {
        let hit = self.peek() == Some(sign);
        if hit {
            self.at += sign.len_utf8();
        }
        hit
    }

    fn expected(&self, sign: char) -> Fault {
        let found = self.rest().split_whitespace().next().unwrap_or("");
        (self.at, Reason::Expected { sign, found: shown(found) })
    }

    fn game(&mut self) -> Result<Game<'a>, Fault> {
        let mut game = Game { offset: self.at, nodes: Vec::new() };
        if !self.eat('(') {
            return Err(self.expected('('));
        }
        loop {
            self.skip_space();
            match self.peek() {
                Some(';') => {
                    self.at += 1;
                    game.nodes.push(Vec::new());
                }
                Some(')') => {
                    self.at += 1;
                    return Ok(game);
                }
                Some(c) if c.is_ascii_alphabetic() => {
                    let Some(node) = game.nodes.last_mut() else { return Err(self.expected(';')) };
                    self.properties(node)?;
                }
                None => return Err((game.offset, Reason::Unclosed(')'))),
                // Variations of a game that was played are none of its moves.
                Some(_) => return Err(self.expected(')')),
            }
        }
    }

    /// A name and its values.
    fn properties(&mut self, node: &mut Vec<Property<'a>>) -> Result<(), Fault> {
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let name = &rest[..end];
        self.at += end;
        self.skip_space();
        if self.peek() != Some('[') {
            return Err(self.expected('['));
        }
        while self.peek() == Some('[') {
            let open = self.at;
            self.at += 1;
            let offset = self.at;
            // A value with another game in it has no end of its own.
            let end = end_of_value(self.rest()).filter(|end| !begins_game(&self.rest()[..*end]));
            let end = end.ok_or((open, Reason::Unclosed(']')))?;
            node.push(Property { name, value: &self.rest()[..end], offset });
            self.at += end + 1;
            self.skip_space();
        }
        Ok(())
    }

    /// Goes to where the next game seems to begin.
    fn recover(&mut self) {
        while let Some(place) = self.rest().find('(') {
            self.at += place;
            if self.rest()[1..].trim_start().starts_with(';') {
                return;
            }
            self.at += 1;
        }
        self.at = self.text.len();
    }
}

/// The next `]` that no backslash precedes.
fn end_of_value(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|byte| {
        let ends = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    })
}

/// Whether a game begins in some line of this text but the first.
fn begins_game(text: &str) -> bool {
    text.lines().skip(1).any(|line| line.trim_start().starts_with("(;"))
}

impl<'a> Iterator for Games<'a> {
    type Item = Result<Game<'a>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_space();
        self.peek()?;
        let begin = self.at;
        let game = self.game();
        if game.is_err() {
            // What is wrong may be the beginning of the next game, but is never that of this one.
            self.at = self.at.max(begin + self.peek_at(begin));
            self.recover();
        }
        Some(game)
    }
}

impl Games<'_> {
    fn peek_at(&self, at: usize) -> usize {
        self.text.get(at..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_one_after_the_other_and_after_a_fault() {
        let text = "(;A[1]B[x\\]y][z];C[])\n(;A[2)\n (;A[3]) (;A[4](;B[5]))(;A[6]))";
        let games: Vec<_> = Games::new(text, 0).collect();
        let first = games[0].as_ref().unwrap();
        let names: Vec<_> = first.nodes[0].iter().map(|property| (property.name, property.value)).collect();
        assert_eq!(names, [("A", "1"), ("B", "x\\]y"), ("B", "z")]);
        assert_eq!(first.nodes[1][0].value, "");
        assert_eq!(first.nodes[0][0].offset, 4);
        assert_eq!(games[1], Err((25, Reason::Unclosed(']'))));
        assert_eq!(games[2].as_ref().unwrap().nodes[0][0].value, "3");
        assert_eq!(games[3], Err((44, Reason::Expected { sign: ')', found: "(;B[5]))(;A[6]))".into() })));
        assert_eq!(games[4].as_ref().unwrap().nodes[0][0].value, "5");
    }
}
