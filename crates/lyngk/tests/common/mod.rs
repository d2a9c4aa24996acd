//! Words the tests share.

#![allow(dead_code, clippy::unwrap_used, missing_docs)]

use orrery_core::{Game, Player};
use orrery_lyngk::{Action, Colour, Lyngk, Piece, Point, Position, Refusal, Setup};

/// Each player has two colours, ivory is neutral.
pub const ALL_CLAIMED: &str = "br-gk";

pub fn game(options: &str) -> Lyngk {
    Lyngk::new(&format!("lyngk:seed=1{options}").parse().unwrap()).unwrap()
}

pub fn of(config: &str) -> Lyngk {
    Lyngk::new(&config.parse().unwrap()).unwrap()
}

pub fn point(text: &str) -> Point {
    text.parse().unwrap()
}

pub fn act(text: &str) -> Action {
    text.parse().unwrap()
}

/// Stacks as `c1=RG e4=J`, bottom to top; claims as `br-gk`; the first player to act.
///
/// With eight stacks won any three pieces make a board, with seven any eight that include every colour: that is
/// how these tests get small boards.
pub fn setup(stacks: &str, claims: &str, won: [u8; 2]) -> Setup {
    let mut setup = game("").setup(&game("").start());
    setup.stacks.iter_mut().for_each(Vec::clear);
    for (place, letters) in stacks.split_whitespace().map(|stack| stack.split_once('=').unwrap()) {
        setup.stacks[point(place).index()] =
            letters.chars().map(|c| Piece::from_letter(c).unwrap()).collect();
    }
    let (first, second) = claims.split_once('-').unwrap();
    let colours = |letters: &str| -> Vec<Colour> {
        letters.chars().map(|c| Colour::from_letter(c.to_ascii_uppercase()).unwrap()).collect()
    };
    setup.claims = [colours(first), colours(second)];
    setup.won = won;
    setup
}

/// The position of such a setup.
pub fn position(game: &Lyngk, stacks: &str, claims: &str, won: [u8; 2]) -> Position {
    game.validate(&setup(stacks, claims, won)).unwrap_or_else(|error| panic!("{stacks}: {error}"))
}

/// A standard game's position of three pieces.
pub fn three(stacks: &str, claims: &str) -> Position {
    position(&game(""), stacks, claims, [4, 4])
}

/// A standard game's position with these stacks, none of which contains blue: seven stacks are won, and the first
/// player can move blue from h4 to h3, so that the game goes on.
pub fn live(stacks: &str, claims: &str) -> Position {
    let letters: Vec<char> = stacks.split_whitespace().flat_map(|stack| stack[3..].chars()).collect();
    let others: String = "IRGK".chars().filter(|letter| !letters.contains(letter)).collect();
    let jokers = "J".repeat(7 - letters.len() - others.len());
    position(&game(""), &format!("{stacks} h4=B h3={jokers}{others}"), claims, [3, 4])
}

/// As `position`, with the pieces that are missing put on the points of `parking`, in stacks of up to five.
pub fn parked(game: &Lyngk, stacks: &str, claims: &str, parking: &str) -> Position {
    let mut setup = setup(stacks, claims, [0, 0]);
    for place in parking.split_whitespace() {
        let mut left: Vec<(usize, Piece)> = Piece::KINDS
            .into_iter()
            .map(|piece| {
                (piece.supply() - setup.stacks.iter().flatten().filter(|&&p| p == piece).count(), piece)
            })
            .filter(|&(count, _)| count > 0)
            .collect();
        left.sort_by_key(|&(count, piece)| (piece != Piece::Joker, count));
        let stack = &mut setup.stacks[point(place).index()];
        stack.extend(left.iter().rev().take(5).rev().map(|&(_, piece)| piece));
    }
    game.validate(&setup).unwrap_or_else(|error| panic!("{setup}: {error}"))
}

pub fn play(game: &Lyngk, position: &mut Position, actions: &str) {
    for text in actions.split_whitespace() {
        game.play(position, act(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

pub fn legal(game: &Lyngk, position: &Position) -> Vec<String> {
    game.legal(position).iter().map(ToString::to_string).collect()
}

/// The points where the stack on `from` can go.
pub fn targets(game: &Lyngk, position: &Position, from: &str) -> Vec<String> {
    let start = format!("{from}-");
    legal(game, position).iter().filter_map(|text| text.strip_prefix(&start).map(String::from)).collect()
}

pub fn refusal(game: &Lyngk, position: &Position, action: &str) -> Refusal {
    game.check(position, act(action)).unwrap_err()
}

pub fn letters(position: &Position, at: &str) -> String {
    position.pieces(point(at)).map(Piece::letter).collect()
}

/// Removed stacks, then own-topped stacks from the highest that counts down to singles (L14, L17).
pub fn ranking(game: &Lyngk, position: &Position, player: Player) -> Vec<usize> {
    let own = |height| {
        let stacks = position.occupied().filter(|&point| position.height(point) == height);
        let topped = |point| position.claims(player).any(|colour| position.topped_by(colour).contains(point));
        stacks.filter(|&point| topped(point)).count()
    };
    std::iter::once(position.won(player) as usize).chain((1..game.limit()).rev().map(own)).collect()
}
