use std::collections::{BTreeMap, BTreeSet};

use orrery_core::{Outcome, Player, Score};

use super::{Point, point_text, read_options, read_point};
use crate::SlowGame;

/// The boards known by name, as in the rules file.
const SQUARE: &str = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";
const IRREGULAR: &str = "....AA..../..BBAAC.../DDBBEEC.../DDFGGGCHHH/DDFGGGIII./JJFKKKIII./..LLMNNOO./\
                         ..LLMNNOO./...PPQQOO./.....QQ...";
const EXAMPLE: &str =
    "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP..";

/// K4: 28 marbles for each of the two players.
const MARBLES: usize = 56;

/// K12: a line has at least so many marbles.
const SHORTEST_LINE: i32 = 5;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Colour {
    Red,
    Black,
}

/// Kulami, slowly.
#[derive(Clone)]
pub struct Kulami {
    /// The letter of the tile that each hole is on.
    tiles: BTreeMap<Point, char>,
    /// K11, K13: whether the area bonus counts.
    area: bool,
    /// K12, K13: whether the line bonus counts.
    lines: bool,
    /// K9: whether sides may be swapped, and whether they have been.
    swap: bool,
    swapped: bool,
    /// The marbles in the order of their placing: red, black, red, …
    placed: Vec<Point>,
}

impl SlowGame for Kulami {
    fn from_config(config: &str) -> Self {
        let mut kulami = Kulami {
            tiles: read_board(SQUARE),
            area: false,
            lines: false,
            swap: false,
            swapped: false,
            placed: Vec::new(),
        };
        for option in read_options("kulami", config) {
            match option {
                "basic" => {}
                "area" | "level1" => kulami.area = true,
                "lines" => kulami.lines = true,
                "level2" => (kulami.area, kulami.lines) = (true, true),
                "swap" => kulami.swap = true,
                _ => {
                    kulami.tiles = match option.strip_prefix("board=").expect("an option of Kulami") {
                        "square" => read_board(SQUARE),
                        "irregular" => read_board(IRREGULAR),
                        "example" => read_board(EXAMPLE),
                        rows => read_board(rows),
                    }
                }
            }
        }
        kulami
    }

    fn from_code(code: &str) -> Self {
        let (config, state) = code.split_once('|').expect("a code has a config and a state");
        let parts: Vec<&str> = state.split(';').collect();
        let mut kulami = Kulami::from_config(config);
        let rows: Vec<&str> = parts[0].split('/').collect();
        let mut marbles = [Vec::new(), Vec::new()];
        let recent: Vec<Point> =
            [parts[3], parts[2]].into_iter().filter(|&cell| cell != "-").map(read_point).collect();
        for (row, text) in (1..).zip(rows.into_iter().rev()) {
            for (column, sign) in (0..).zip(text.chars()) {
                let point = (column, row);
                let colour = match sign {
                    'R' => 0,
                    'B' => 1,
                    _ => continue,
                };
                if !recent.contains(&point) {
                    marbles[colour].push(point);
                }
            }
        }
        let count = marbles[0].len() + marbles[1].len();
        // In which order the marbles came before the last two makes no difference; red begins.
        kulami.placed = (0..count).map(|number| marbles[number % 2][number / 2]).chain(recent).collect();
        kulami.swapped = parts.get(4) == Some(&"swapped");
        kulami
    }

    fn to_act(&self) -> Player {
        // K4: the first marble is red, then the colours alternate.
        let next = if self.placed.len().is_multiple_of(2) { Colour::Red } else { Colour::Black };
        self.owner(next)
    }

    fn legal(&self) -> Vec<String> {
        let mut actions: Vec<String> = self.legal_holes().into_iter().map(point_text).collect();
        // K9: instead of the second marble; K8: not if there is no hole for it.
        if self.swap && !self.swapped && self.placed.len() == 1 && !actions.is_empty() {
            actions.push("swap".to_string());
        }
        actions.sort();
        actions
    }

    fn play(&mut self, action: &str) {
        assert!(self.legal().contains(&action.to_string()), "{action} is not legal");
        if action == "swap" {
            self.swapped = true;
        } else {
            self.placed.push(read_point(action));
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        // K8: the game ends at once without a legal hole. K14: more points wins.
        if self.legal_holes().is_empty() { Some(Outcome::by_score(self.score())) } else { None }
    }

    fn score(&self) -> Score {
        let (mut red, mut black) = self.tile_points();
        if self.area {
            // K11: the larger group gets the difference.
            let difference = self.largest_group(Colour::Red) - self.largest_group(Colour::Black);
            red += difference.max(0);
            black += (-difference).max(0);
        }
        if self.lines {
            // K12: the larger sum gets the difference.
            let difference = self.sum_of_lines(Colour::Red) - self.sum_of_lines(Colour::Black);
            red += difference.max(0);
            black += (-difference).max(0);
        }
        match self.owner(Colour::Red) {
            Player::First => [red, black],
            Player::Second => [black, red],
        }
    }
}

impl Kulami {
    /// K5 to K8: the holes that the next marble may go into.
    fn legal_holes(&self) -> Vec<Point> {
        self.tiles.keys().copied().filter(|&hole| self.is_legal_hole(hole)).collect()
    }

    fn is_legal_hole(&self, hole: Point) -> bool {
        // K8: no marble left.
        if self.placed.len() == MARBLES {
            return false;
        }
        // K5, K6: an empty hole.
        if self.placed.contains(&hole) {
            return false;
        }
        if let Some(last) = self.placed.last() {
            // K6: in the row or column of the marble placed last.
            if hole.0 != last.0 && hole.1 != last.1 {
                return false;
            }
        }
        // K7: not on the tiles of the last two marbles. K5: the first marble goes anywhere.
        self.placed.iter().rev().take(2).all(|marble| self.tiles[&hole] != self.tiles[marble])
    }

    /// K4: the first mover has red. K9: after a swap the second player has.
    fn owner(&self, colour: Colour) -> Player {
        match (colour, self.swapped) {
            (Colour::Red, false) | (Colour::Black, true) => Player::First,
            (Colour::Black, false) | (Colour::Red, true) => Player::Second,
        }
    }

    /// Whether the red marbles are this player's.
    pub(super) fn has_red(&self, player: Player) -> bool {
        self.owner(Colour::Red) == player
    }

    /// The holes with marbles of this colour.
    fn marbles(&self, colour: Colour) -> BTreeSet<Point> {
        let first = match colour {
            Colour::Red => 0,
            Colour::Black => 1,
        };
        self.placed.iter().skip(first).step_by(2).copied().collect()
    }

    /// K10: the tiles of red and black, by their numbers of holes.
    pub(super) fn tile_points(&self) -> (i32, i32) {
        let (mut red, mut black) = (0, 0);
        let letters: BTreeSet<char> = self.tiles.values().copied().collect();
        for letter in letters {
            let on_tile = |point: &&Point| self.tiles[*point] == letter;
            let holes = self.tiles.keys().filter(on_tile).count() as i32;
            let red_marbles = self.marbles(Colour::Red).iter().filter(on_tile).count();
            let black_marbles = self.marbles(Colour::Black).iter().filter(on_tile).count();
            if red_marbles > black_marbles {
                red += holes;
            } else if black_marbles > red_marbles {
                black += holes;
            }
        }
        (red, black)
    }

    /// K11: the size of the largest orthogonally connected group.
    fn largest_group(&self, colour: Colour) -> i32 {
        let mut largest = 0;
        let mut left = self.marbles(colour);
        while let Some(start) = left.pop_first() {
            let mut size = 0;
            let mut to_visit = vec![start];
            while let Some((column, row)) = to_visit.pop() {
                size += 1;
                for next in [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)] {
                    if left.remove(&next) {
                        to_visit.push(next);
                    }
                }
            }
            largest = largest.max(size);
        }
        largest
    }

    /// K12: the lengths of all maximal straight runs of 5 or more marbles, added up. A gap holds no marble, so it
    /// cuts a run.
    fn sum_of_lines(&self, colour: Colour) -> i32 {
        let marbles = self.marbles(colour);
        let mut sum = 0;
        for &(column, row) in &marbles {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                // A maximal run is counted at its first marble.
                if marbles.contains(&(column - right, row - up)) {
                    continue;
                }
                let mut length = 1;
                while marbles.contains(&(column + length * right, row + length * up)) {
                    length += 1;
                }
                if length >= SHORTEST_LINE {
                    sum += length;
                }
            }
        }
        sum
    }
}

/// The tiles of a board given by its rows from the top, `.` for a gap.
fn read_board(rows: &str) -> BTreeMap<Point, char> {
    let mut tiles = BTreeMap::new();
    for (row, text) in rows.split('/').rev().enumerate() {
        for (column, letter) in text.chars().enumerate() {
            if letter != '.' {
                tiles.insert((column as i32, row as i32 + 1), letter);
            }
        }
    }
    assert_eq!(tiles.len(), 64, "K1: 64 holes");
    tiles
}
