//! A turn as it is kept where a reload does not lose it.

use std::fmt;
use std::str::FromStr;

use orrery_wire::TurnId;

/// What the key begins with under which browsers keep the turn of a game; its name follows.
pub const TURN_KEY: &str = "orrery.turn.v1.";

/// A turn that is being composed, or one that was sent and is not known to be stored.
///
/// As text it is three words: the base, the id or `-`, and the actions with `;` between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The `base` of the state that it was made from.
    pub base: u32,
    /// The name it was sent under; nothing while it is being composed.
    pub id: Option<TurnId>,
    /// Its actions so far, at least one.
    pub actions: Vec<String>,
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.id.as_ref().map_or("-", TurnId::as_str);
        write!(f, "{} {id} {}", self.base, self.actions.join(";"))
    }
}

impl FromStr for Kept {
    type Err = ();

    fn from_str(text: &str) -> Result<Kept, ()> {
        let mut words = text.splitn(3, ' ');
        let mut word = || words.next().ok_or(());
        let base = word()?.parse().map_err(|_| ())?;
        let id = match word()? {
            "-" => None,
            id => Some(id.parse().map_err(|_| ())?),
        };
        let actions: Vec<String> =
            word()?.split(';').filter(|action| !action.is_empty()).map(str::to_owned).collect();
        if actions.is_empty() { Err(()) } else { Ok(Kept { base, id, actions }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_read_as_it_was_written() {
        for text in ["12 00ff00ff00ff00ff e4;xe3,e4", "0 - a1"] {
            assert_eq!(text.parse::<Kept>().map(|kept| kept.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "x - a1", "1", "1 -", "1 - ", "1 - ;;", "1 a.b a1"] {
            assert_eq!(text.parse::<Kept>(), Err(()), "{text}");
        }
    }
}
