/// Something to say, named and not spelled: the crate `text` has the words in each language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The message's name in `locales/`.
    pub key: &'static str,
    /// What it speaks of.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a phrase speaks of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A count, for plurals and figures.
    Count(i64),
    /// A name that is the same in every language: a point, an action, a player's name.
    Name(String),
    /// Words of their own.
    Phrase(Phrase),
}

impl Phrase {
    /// A phrase that speaks of nothing in particular.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The same phrase, speaking of `value` as `name`.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }
}

impl From<i64> for Arg {
    fn from(count: i64) -> Arg {
        Arg::Count(count)
    }
}

impl From<i32> for Arg {
    fn from(count: i32) -> Arg {
        Arg::Count(count.into())
    }
}

impl From<u32> for Arg {
    fn from(count: u32) -> Arg {
        Arg::Count(count.into())
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Arg {
        Arg::Count(count as i64)
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Arg {
        Arg::Name(name)
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Arg {
        Arg::Name(name.to_owned())
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}
