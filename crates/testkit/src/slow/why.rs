//! Whether what a review says of a line is so: sentences come as the keys of their messages with what they speak of, lines as
//! text, and both are held against the slow generators. Nothing here is shared with whoever writes the sentences.

use std::collections::BTreeMap;

use orrery_core::{Outcome, Player};

use super::yinsh::Piece;
use super::{Kulami, Lyngk, Yinsh, point_text, read_point};
use crate::SlowGame;

/// What a sentence speaks of: numbers and names as text, other messages by their keys.
pub type Args = BTreeMap<String, String>;

/// A slow game that can testify to what an action did.
pub trait Witness: SlowGame {
    /// The message that names the side of this player.
    fn side(&self, player: Player) -> &'static str;

    /// Whether `action`, played from here to the first of `after`, did what the message says, as far as this game knows it;
    /// the second of them is the end of the turn.
    fn did(&self, action: &str, after: [&Self; 2], fact: &str, args: &Args) -> Option<bool>;
}

/// Whether a sentence holds. `game` stands before the turn that it explains; `played` is that turn with what refutes it,
/// `better` the better turn with what would have followed.
pub fn why_holds<G: Witness>(
    game: &G,
    [played, better]: [&[String]; 2],
    key: &str,
    args: &Args,
) -> Result<(), String> {
    let me = game.to_act();
    let (fact, line, doer) = match key.strip_prefix("why-missed-") {
        Some(fact) => (fact, better, me),
        None => (key.strip_prefix("why-").ok_or("this is no reason")?, played, me.opponent()),
    };
    let turns: usize = args.get("turns").and_then(|turns| turns.parse().ok()).ok_or("it says not when")?;
    let mut state = game.clone();
    let (mut turn, mut last) = (0, None);
    for (at, action) in line.iter().enumerate() {
        if !state.legal().contains(action) {
            return Err(format!("{action} cannot be played"));
        }
        let who = state.to_act();
        turn += usize::from(who == doer && last != Some(doer));
        last = Some(who);
        let before = state.clone();
        state.play(action);
        if who != doer || turn != turns {
            continue;
        }
        let named = args.get("player").map(String::as_str);
        if named != Some(state.side(doer)) {
            return Err(format!("{named:?} is somebody else"));
        }
        let mut end = state.clone();
        for action in &line[at + 1..] {
            if end.to_act() != doer || !end.legal().contains(action) {
                break;
            }
            end.play(action);
        }
        let did = match fact {
            "wins" => state.outcome() == Some(Outcome::Win(doer)),
            fact => {
                before.did(action, [&state, &end], fact, args).ok_or_else(|| format!("what is {fact}?"))?
            }
        };
        if did {
            return Ok(());
        }
    }
    Err(format!("nothing of the kind happens in turn {turns} of {doer:?}"))
}

fn is(args: &Args, name: &str, value: &str) -> bool {
    args.get(name).is_some_and(|said| said == value)
}

impl Witness for Yinsh {
    fn side(&self, player: Player) -> &'static str {
        match player {
            Player::First => "yinsh-white",
            Player::Second => "yinsh-black",
        }
    }

    fn did(&self, action: &str, [after, end]: [&Yinsh; 2], fact: &str, args: &Args) -> Option<bool> {
        let doer = self.to_act();
        match fact {
            "yinsh-row" => {
                let row = format!("x{}-{}", args.get("from")?, args.get("to")?);
                let needed = if self.is_blitz() { "1" } else { "3" };
                let won = end.score()[doer.index()].to_string();
                Some(action == row && is(args, "won", &won) && is(args, "needed", needed))
            }
            "yinsh-flips" => {
                let turned = self.pieces().filter(|(point, piece)| {
                    *piece == Piece::Marker(doer.opponent())
                        && after.pieces().any(|other| other == (*point, Piece::Marker(doer)))
                });
                Some(is(args, "count", &turned.count().to_string()))
            }
            _ => None,
        }
    }
}

impl Witness for Lyngk {
    fn side(&self, player: Player) -> &'static str {
        match player {
            Player::First => "lyngk-first",
            Player::Second => "lyngk-second",
        }
    }

    fn did(&self, action: &str, [after, _]: [&Lyngk; 2], fact: &str, args: &Args) -> Option<bool> {
        let doer = self.to_act().index();
        match fact {
            "lyngk-stack" => {
                let moved = format!("{}-{}", args.get("from")?, args.get("to")?);
                let is_won = after.score()[doer] == self.score()[doer] + 1;
                Some(action == moved && is_won && is(args, "height", &self.limit().to_string()))
            }
            "lyngk-claim" => {
                let colours = [
                    ("^i", "lyngk-ivory"),
                    ("^b", "lyngk-blue"),
                    ("^r", "lyngk-red"),
                    ("^g", "lyngk-green"),
                    ("^k", "lyngk-black"),
                ];
                Some(colours.iter().any(|(claim, name)| action == *claim && is(args, "colour", name)))
            }
            _ => None,
        }
    }
}

impl Witness for Kulami {
    fn side(&self, player: Player) -> &'static str {
        if self.has_red(player) { "kulami-red" } else { "kulami-black" }
    }

    fn did(&self, action: &str, [after, _]: [&Kulami; 2], fact: &str, args: &Args) -> Option<bool> {
        let (red, black) = self.tile_points();
        let (red_after, black_after) = after.tile_points();
        let gains = [red_after - red, black_after - black];
        let mine = usize::from(!self.has_red(self.to_act()));
        let size: i32 = args.get("size")?.parse().ok()?;
        let here = is(args, "hole", action) && point_text(read_point(action)) == action;
        match fact {
            "kulami-takes" => Some(here && gains[mine] == size),
            "kulami-frees" => Some(here && gains[1 - mine] == -size),
            _ => None,
        }
    }
}
