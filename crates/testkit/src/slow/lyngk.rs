use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use orrery_core::{Outcome, Player, Score};

use super::{Point, point_text, read_options, read_pair, read_signs, read_two_points};
use crate::SlowGame;

/// L1: how many rows the columns a to i have.
const ROWS: [i32; 9] = [1, 4, 7, 6, 7, 6, 7, 4, 1];

/// L1: the height of row 1 of the columns a to i.
const FIRST_HEIGHT: [i32; 9] = [6, 3, 0, 1, 0, 1, 0, 3, 6];

/// L1: the steps to the six neighbours, as (column, height).
const DIRECTIONS: [(i32, i32); 6] = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// L2: ivory, blue, red, green, black.
const COLOURS: [char; 5] = ['I', 'B', 'R', 'G', 'K'];

/// L2: the white joker, no colour.
const JOKER: char = 'J';

/// L2: pieces by letter, bottom to top.
type Stack = Vec<char>;

/// LYNGK, slowly.
#[derive(Clone)]
pub struct Lyngk {
    /// L15: the variant that plays for a stack of six.
    six: bool,
    /// L12: a claim collects the stacks of 5 of its colour.
    collect_on_claim: bool,
    /// The occupied points, by column and row.
    stacks: BTreeMap<Point, Stack>,
    /// The colours that each player has claimed.
    claims: [Vec<char>; 2],
    claimed_this_turn: bool,
    to_act: Player,
    /// Stacks of 5 removed, or stacks of 6 won in the variant.
    won: Score,
}

impl SlowGame for Lyngk {
    fn from_config(config: &str) -> Self {
        let mut layout = None;
        let mut six = false;
        let mut collect_on_claim = false;
        for option in read_options("lyngk", config) {
            match option {
                "six" => six = true,
                "collect-on-claim" => collect_on_claim = true,
                _ => layout = option.strip_prefix("layout="),
            }
        }
        assert!(!(six && collect_on_claim), "L15: the two options exclude each other");
        let letters: Vec<char> = layout.expect("a config spells its layout").chars().collect();
        assert_eq!(letters.len(), all_points().len(), "L2: one piece on each point");
        Lyngk {
            six,
            collect_on_claim,
            stacks: all_points()
                .into_iter()
                .zip(letters)
                .map(|(point, piece)| (point, vec![piece]))
                .collect(),
            claims: [Vec::new(), Vec::new()], // L4: at first every colour is neutral.
            claimed_this_turn: false,
            to_act: Player::First,
            won: [0, 0],
        }
    }

    fn from_code(code: &str) -> Self {
        let (config, state) = code.split_once('|').expect("a code has a config and a state");
        let parts: Vec<&str> = state.split(';').collect();
        let options = read_options("lyngk", config);
        let mut stacks = BTreeMap::new();
        for (column, text) in (0..).zip(parts[0].split('/')) {
            let (mut row, mut high) = (1, None);
            for (sign, empty) in read_signs(text) {
                match (sign, &mut high) {
                    ('(', _) => high = Some(Vec::new()),
                    (')', stack) => {
                        stacks.insert((column, row), stack.take().expect("it was opened"));
                        row += 1;
                    }
                    (' ', _) => row += empty,
                    (piece, Some(stack)) => stack.push(piece),
                    (piece, None) => {
                        stacks.insert((column, row), vec![piece]);
                        row += 1;
                    }
                }
            }
        }
        let (first, second) = parts[3].split_once('-').expect("claims of both players");
        Lyngk {
            six: options.contains(&"six"),
            collect_on_claim: options.contains(&"collect-on-claim"),
            stacks,
            claims: [first, second].map(|claims| claims.to_uppercase().chars().collect()),
            claimed_this_turn: parts[2] == "move",
            to_act: if parts[1] == "1" { Player::First } else { Player::Second },
            won: read_pair(parts[4]),
        }
    }

    fn to_act(&self) -> Player {
        self.to_act
    }

    fn legal(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut actions = Vec::new();
        for colour in self.legal_claims(self.to_act) {
            actions.push(format!("^{}", colour.to_ascii_lowercase()));
        }
        for (from, to) in self.moves(self.to_act) {
            actions.push(format!("{}-{}", point_text(from), point_text(to)));
        }
        // L13: a player who cannot move, not even after a claim, passes; nobody else may.
        if actions.is_empty() {
            actions.push("pass".to_string());
        }
        actions.sort();
        actions
    }

    fn play(&mut self, action: &str) {
        assert!(self.legal().contains(&action.to_string()), "{action} is not legal");
        if let Some(colour) = action.strip_prefix('^') {
            let colour = colour.chars().next().expect("a claim names a colour");
            self.claim(self.to_act, colour.to_ascii_uppercase());
        } else {
            if action != "pass" {
                self.make_move(read_two_points(action));
            }
            self.to_act = self.to_act.opponent();
            self.claimed_this_turn = false;
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        // L16: a player who makes a stack of 6 with their colour on top wins at once.
        if self.six && self.won != [0, 0] {
            return Some(Outcome::by_score(self.won));
        }
        // L14, L17: the game ends when neither player can move.
        if self.can_move(Player::First) || self.can_move(Player::Second) {
            return None;
        }
        // L14: more removed stacks of 5, then more stacks of 4 on the board, of 3, of 2, of 1.
        // L17: none are removed, and the count begins with the stacks of 5.
        let highest = if self.six { 5 } else { 4 };
        let mut comparison = self.won[0].cmp(&self.won[1]);
        for height in (1..=highest).rev() {
            if comparison == Ordering::Equal {
                let first = self.own_stacks(Player::First, height);
                let second = self.own_stacks(Player::Second, height);
                comparison = first.cmp(&second);
            }
        }
        Some(match comparison {
            Ordering::Greater => Outcome::Win(Player::First),
            Ordering::Less => Outcome::Win(Player::Second),
            Ordering::Equal => Outcome::Draw,
        })
    }

    fn score(&self) -> Score {
        self.won
    }
}

impl Lyngk {
    /// L8, L15: how many pieces a stack may have.
    pub(super) fn limit(&self) -> usize {
        if self.six { 6 } else { 5 }
    }

    /// L13, L14: whether `player` could move if it were their turn, claiming first if need be.
    fn can_move(&self, player: Player) -> bool {
        !self.moves(player).is_empty() || !self.legal_claims(player).is_empty()
    }

    /// L4, L5: the colours that `player` may claim at this moment of their turn.
    fn legal_claims(&self, player: Player) -> Vec<char> {
        let mut colours = Vec::new();
        // L4: at most one claim a turn, before moving.
        if self.claimed_this_turn && player == self.to_act {
            return colours;
        }
        // L4: at most two in a game.
        if self.claims[player.index()].len() == 2 {
            return colours;
        }
        for colour in COLOURS {
            if !self.is_neutral(colour) {
                continue;
            }
            // L5: a move must be able to follow; L12: with `collect-on-claim`, after collecting.
            let mut after = self.clone();
            after.claim(player, colour);
            if !after.moves(player).is_empty() {
                colours.push(colour);
            }
        }
        colours
    }

    /// L6 to L10: the two ends of every move that `player` could make now without claiming first.
    fn moves(&self, player: Player) -> Vec<(Point, Point)> {
        let mut moves = Vec::new();
        for (&from, stack) in &self.stacks {
            let colour = top(stack);
            let own = self.claims[player.index()].contains(&colour);
            // L6: never topped by a joker, nor by the opponent's colour.
            if colour == JOKER || !(own || self.is_neutral(colour)) {
                continue;
            }
            let mut ends = BTreeSet::new();
            self.follow_steps(from, own, from, &mut BTreeSet::new(), &mut ends);
            for to in ends {
                moves.push((from, to));
            }
        }
        moves
    }

    /// Takes every step of L7 from `point` with the stack of `from` in hand, puts into `ends` where it may land,
    /// and for an own stack goes on by L10 from the points it may step on. `stepped_on` holds those tried
    /// already, on this path or another: what lies beyond a point is the same however it was reached.
    fn follow_steps(
        &self,
        from: Point,
        own: bool,
        point: Point,
        stepped_on: &mut BTreeSet<Point>,
        ends: &mut BTreeSet<Point>,
    ) {
        let stack = &self.stacks[&from];
        for direction in DIRECTIONS {
            let Some(reached) = self.first_occupied(from, point, direction) else { continue };
            if self.may_land(stack, own, reached) {
                ends.insert(reached);
            }
            // L10: own colours only, onto a stack topped by the same colour, each such point at most once.
            if own && top(&self.stacks[&reached]) == top(stack) && stepped_on.insert(reached) {
                self.follow_steps(from, own, reached, stepped_on, ends);
            }
        }
    }

    /// L7: the first occupied point in a straight line from `point`; there is none where the line ends before
    /// one. The stack of `from` is in the mover's hand, so that point is empty.
    fn first_occupied(&self, from: Point, point: Point, direction: (i32, i32)) -> Option<Point> {
        let mut next = neighbour(point, direction);
        while let Some(point) = next {
            if self.stacks.contains_key(&point) && point != from {
                return Some(point);
            }
            next = neighbour(point, direction);
        }
        None
    }

    fn may_land(&self, stack: &Stack, own: bool, to: Point) -> bool {
        let target = &self.stacks[&to];
        // L8: at most 5 pieces (L15: 6).
        if stack.len() + target.len() > self.limit() {
            return false;
        }
        // L8: no colour twice; jokers are free.
        if stack.iter().any(|piece| *piece != JOKER && target.contains(piece)) {
            return false;
        }
        // L9: a neutral stack only lands on a stack no higher than itself.
        own || target.len() <= stack.len()
    }

    /// L4: the claim holds at once.
    fn claim(&mut self, player: Player, colour: char) {
        self.claims[player.index()].push(colour);
        self.claimed_this_turn = true;
        // L12: with `collect-on-claim`, standing stacks of 5 of that colour are collected.
        if self.collect_on_claim {
            for point in all_points() {
                if self.stacks.get(&point).is_some_and(|stack| stack.len() == 5 && top(stack) == colour) {
                    self.stacks.remove(&point);
                    self.won[player.index()] += 1;
                }
            }
        }
    }

    fn make_move(&mut self, (from, to): (Point, Point)) {
        let moved = self.stacks.remove(&from).expect("a legal move starts from a stack");
        let colour = top(&moved);
        let target = self.stacks.get_mut(&to).expect("L7: a legal move ends on a stack");
        target.extend(moved);
        // L11: a stack of 5 of the mover's colour is removed and scores; L16: one of 6 wins the game.
        // L12, L16: with a neutral top it stays and scores for nobody.
        if target.len() == self.limit() && self.claims[self.to_act.index()].contains(&colour) {
            self.stacks.remove(&to);
            self.won[self.to_act.index()] += 1;
        }
    }

    /// L4: claimed by neither player.
    fn is_neutral(&self, colour: char) -> bool {
        !self.claims[0].contains(&colour) && !self.claims[1].contains(&colour)
    }

    /// L14: the stacks of this height topped by a colour of `player`.
    fn own_stacks(&self, player: Player, height: usize) -> usize {
        let own = &self.claims[player.index()];
        self.stacks.values().filter(|stack| stack.len() == height && own.contains(&top(stack))).count()
    }
}

/// L3: the colour of a stack is that of its top piece.
fn top(stack: &[char]) -> char {
    *stack.last().expect("a stack has at least one piece")
}

/// L1: the points in the order of layouts: by column, then by row.
fn all_points() -> Vec<Point> {
    let mut points = Vec::new();
    for column in 0..9 {
        for row in 1..=ROWS[column as usize] {
            points.push((column, row));
        }
    }
    points
}

/// L1: the next point in this direction, if it is on the board.
fn neighbour((column, row): Point, direction: (i32, i32)) -> Option<Point> {
    let height = 2 * (row - 1) + FIRST_HEIGHT[column as usize] + direction.1;
    let column = column + direction.0;
    if !(0..9).contains(&column) {
        return None;
    }
    // Every height of the column is tried, so that a wrong step finds no row rather than a wrong one.
    (1..=ROWS[column as usize])
        .find(|row| 2 * (row - 1) + FIRST_HEIGHT[column as usize] == height)
        .map(|row| (column, row))
}
