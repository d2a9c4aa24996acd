//! What is written into columns and read from them, whichever database it is.

use std::error::Error;
use std::str::FromStr;

use orrery_gamelog::{Seat, Time};
use sqlx::Error as Fault;

type Result<T> = std::result::Result<T, Fault>;

/// What is written into a column.
pub(crate) enum Value<'a> {
    Text(Option<&'a str>),
    Number(Option<i64>),
    Flag(bool),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Some(text))
    }
}

impl<'a> From<Option<&'a str>> for Value<'a> {
    fn from(text: Option<&'a str>) -> Value<'a> {
        Value::Text(text)
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(Some(number))
    }
}

impl From<Option<i64>> for Value<'_> {
    fn from(number: Option<i64>) -> Self {
        Value::Number(number)
    }
}

impl From<bool> for Value<'_> {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

/// A row that was read. What is stored in it and means nothing is an error: the database is damaged.
pub(crate) trait Fields {
    fn text_or_none(&self, column: &str) -> Result<Option<&str>>;

    fn number_or_none(&self, column: &str) -> Result<Option<i64>>;

    fn flag(&self, column: &str) -> Result<bool>;

    fn text(&self, column: &str) -> Result<String> {
        Ok(there(column, self.text_or_none(column)?)?.to_owned())
    }

    fn word_or_none<T: FromStr<Err: Error + Send + Sync + 'static>>(
        &self,
        column: &str,
    ) -> Result<Option<T>> {
        self.text_or_none(column)?.map(str::parse).transpose().map_err(unreadable)
    }

    fn word<T: FromStr<Err: Error + Send + Sync + 'static>>(&self, column: &str) -> Result<T> {
        there(column, self.word_or_none(column)?)
    }

    fn number(&self, column: &str) -> Result<u32> {
        u32::try_from(there(column, self.number_or_none(column)?)?).map_err(unreadable)
    }

    fn time_or_none(&self, column: &str) -> Result<Option<Time>> {
        Ok(self.number_or_none(column)?.map(Time))
    }

    fn time(&self, column: &str) -> Result<Time> {
        there(column, self.time_or_none(column)?)
    }

    fn seat_or_none(&self, column: &str) -> Result<Option<Seat>> {
        let seat = |index: i64| {
            let seat = usize::try_from(index).ok().and_then(|index| Seat::BOTH.get(index).copied());
            seat.ok_or_else(|| unreadable(std::io::Error::other("a seat is 0 or 1")))
        };
        self.number_or_none(column)?.map(seat).transpose()
    }
}

fn there<T>(column: &str, value: Option<T>) -> Result<T> {
    value.ok_or_else(|| unreadable(std::io::Error::other(format!("there is nothing in {column}"))))
}

/// Something is stored that nobody can have written: the database is damaged.
pub(crate) fn unreadable(error: impl Error + Send + Sync + 'static) -> Fault {
    Fault::Decode(Box::new(error))
}
