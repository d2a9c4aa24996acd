use std::collections::BTreeMap;

use orrery_core::{Outcome, Player, Score};

use super::{Point, point_text, read_options, read_pair, read_point, read_signs, read_two_points};
use crate::SlowGame;

/// Y1: first and last row of the columns a to k.
const COLUMNS: [(i32, i32); 11] =
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)];

/// Y2: the directions of lines, ascending. A ring also moves against them.
const LINES: [Point; 3] = [(0, 1), (1, 0), (1, 1)];

/// Y3: the rings of each player.
const RINGS: usize = 5;

/// Y3: the markers of the common supply.
const MARKERS: usize = 51;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece {
    Ring(Player),
    Marker(Player),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    PlaceRing,
    MoveRing,
    RemoveRow,
    RemoveRing,
}

/// YINSH, slowly.
#[derive(Clone)]
pub struct Yinsh {
    /// Y18: the first removed ring wins.
    blitz: bool,
    board: BTreeMap<Point, Piece>,
    to_act: Player,
    phase: Phase,
    /// Who moved last: their rows are resolved first.
    mover: Player,
    removed_rings: Score,
    passes_in_a_row: u32,
    outcome: Option<Outcome>,
}

impl SlowGame for Yinsh {
    fn from_config(config: &str) -> Self {
        let options = read_options("yinsh", config);
        assert!(options.is_empty() || options == ["blitz"], "unknown options: {options:?}");
        Yinsh {
            blitz: options == ["blitz"],
            board: BTreeMap::new(),
            to_act: Player::First, // Y4: White starts.
            phase: Phase::PlaceRing,
            mover: Player::First,
            removed_rings: [0, 0],
            passes_in_a_row: 0,
            outcome: None,
        }
    }

    fn from_code(code: &str) -> Self {
        let (config, state) = code.split_once('|').expect("a code has a config and a state");
        let parts: Vec<&str> = state.split(';').collect();
        let mut yinsh = Yinsh::from_config(config);
        for (column, text) in (0..).zip(parts[0].split('/')) {
            let mut row = COLUMNS[column as usize].0;
            for (sign, empty) in read_signs(text) {
                let piece = match sign {
                    'W' => Piece::Ring(Player::First),
                    'B' => Piece::Ring(Player::Second),
                    'w' => Piece::Marker(Player::First),
                    'b' => Piece::Marker(Player::Second),
                    _ => {
                        row += empty;
                        continue;
                    }
                };
                yinsh.board.insert((column, row), piece);
                row += 1;
            }
        }
        yinsh.to_act = if parts[1] == "w" { Player::First } else { Player::Second };
        yinsh.mover = yinsh.to_act;
        (yinsh.phase, yinsh.passes_in_a_row) = match parts[2] {
            "place" => (Phase::PlaceRing, 0),
            "move" => (Phase::MoveRing, 0),
            "passed" => (Phase::MoveRing, 1),
            phase => panic!("`{phase}` is not the start of a turn"),
        };
        yinsh.removed_rings = read_pair(parts[3]);
        yinsh
    }

    fn to_act(&self) -> Player {
        self.to_act
    }

    fn legal(&self) -> Vec<String> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut actions = match self.phase {
            Phase::PlaceRing => self.placements(),
            Phase::MoveRing => self.ring_moves(),
            Phase::RemoveRow => self.rows(self.to_act),
            Phase::RemoveRing => self.ring_removals(),
        };
        // Y16: a player without a ring move passes, and only then.
        if self.phase == Phase::MoveRing && actions.is_empty() {
            actions.push("pass".to_string());
        }
        actions.sort();
        actions
    }

    fn play(&mut self, action: &str) {
        assert!(self.legal().contains(&action.to_string()), "{action} is not legal");
        match self.phase {
            Phase::PlaceRing => self.place_ring(read_point(action)),
            Phase::MoveRing if action == "pass" => self.pass(),
            Phase::MoveRing => self.move_ring(read_two_points(action)),
            Phase::RemoveRow => self.remove_row(read_two_points(&action[1..])),
            Phase::RemoveRing => self.remove_ring(read_point(&action[1..])),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn score(&self) -> Score {
        self.removed_rings
    }
}

impl Yinsh {
    /// Y18: whether the first removed ring wins.
    pub(super) fn is_blitz(&self) -> bool {
        self.blitz
    }

    /// What stands where.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> {
        self.board.iter().map(|(&point, &piece)| (point, piece))
    }

    /// Y4: a ring goes on any empty point.
    fn placements(&self) -> Vec<String> {
        all_points().into_iter().filter(|&point| self.is_empty(point)).map(point_text).collect()
    }

    /// Y5, Y6: every ring of the player to move, every direction, every distance.
    fn ring_moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for (&from, &piece) in &self.board {
            if piece != Piece::Ring(self.to_act) {
                continue;
            }
            for direction in both_ways() {
                let mut distance = 1;
                while is_on_board(along(from, direction, distance)) {
                    let to = along(from, direction, distance);
                    let between: Vec<Point> = (1..distance).map(|d| along(from, direction, d)).collect();
                    if self.may_travel(&between, to) {
                        moves.push(format!("{}-{}", point_text(from), point_text(to)));
                    }
                    distance += 1;
                }
            }
        }
        moves
    }

    /// Y6: whether a ring may go to `to` over the points `between`, nearest first.
    fn may_travel(&self, between: &[Point], to: Point) -> bool {
        // It ends on an empty point.
        if !self.is_empty(to) {
            return false;
        }
        // It never passes a ring.
        if between.iter().any(|point| matches!(self.board.get(point), Some(Piece::Ring(_)))) {
            return false;
        }
        // Empty points first, then one unbroken group of markers; it must stop right behind the group, so no
        // empty point of the way follows a marker.
        between.windows(2).all(|pair| !(self.is_marker(pair[0]) && self.is_empty(pair[1])))
    }

    /// Y9, Y11: every five adjacent markers of `owner` in a straight line, as removals.
    fn rows(&self, owner: Player) -> Vec<String> {
        let mut rows = Vec::new();
        for start in all_points() {
            for direction in LINES {
                let five: Vec<Point> = (0..5).map(|d| along(start, direction, d)).collect();
                if five.iter().all(|point| self.board.get(point) == Some(&Piece::Marker(owner))) {
                    rows.push(format!("x{}-{}", point_text(five[0]), point_text(five[4])));
                }
            }
        }
        rows
    }

    /// Y10: any own ring may be removed, the one that moved included.
    fn ring_removals(&self) -> Vec<String> {
        let own = Piece::Ring(self.to_act);
        self.board
            .iter()
            .filter(|&(_, &piece)| piece == own)
            .map(|(&p, _)| format!("x{}", point_text(p)))
            .collect()
    }

    fn place_ring(&mut self, point: Point) {
        self.board.insert(point, Piece::Ring(self.to_act));
        // Y4: alternately, until all ten stand; then White moves first.
        self.to_act = self.to_act.opponent();
        if self.board.len() == 2 * RINGS {
            self.phase = Phase::MoveRing;
        }
    }

    fn move_ring(&mut self, (from, to): (Point, Point)) {
        // Y5: the marker stays where the ring was.
        self.board.insert(from, Piece::Marker(self.to_act));
        self.board.insert(to, Piece::Ring(self.to_act));
        // Y7: every marker between is flipped, the one just placed is not.
        for jumped in points_between(from, to) {
            if let Some(Piece::Marker(owner)) = self.board.get(&jumped).copied() {
                self.board.insert(jumped, Piece::Marker(owner.opponent()));
            }
        }
        self.mover = self.to_act;
        self.passes_in_a_row = 0;
        self.find_next_decision();
    }

    fn pass(&mut self) {
        self.passes_in_a_row += 1;
        self.to_act = self.to_act.opponent();
        // Y17: two passes in a row end the game.
        if self.passes_in_a_row == 2 {
            self.outcome = Some(Outcome::by_score(self.removed_rings));
        }
    }

    fn remove_row(&mut self, (first, last): (Point, Point)) {
        // Y10: the five markers return to the supply, then a ring goes.
        self.board.remove(&first);
        self.board.remove(&last);
        for point in points_between(first, last) {
            self.board.remove(&point);
        }
        self.phase = Phase::RemoveRing;
    }

    fn remove_ring(&mut self, point: Point) {
        self.board.remove(&point);
        self.removed_rings[self.to_act.index()] += 1;
        // Y14: the third removed ring wins at that moment; Y18: in blitz the first.
        let rings_to_win = if self.blitz { 1 } else { 3 };
        if self.removed_rings[self.to_act.index()] == rings_to_win {
            self.outcome = Some(Outcome::Win(self.to_act));
        } else {
            self.find_next_decision();
        }
    }

    /// What follows a ring move or the end of a removal.
    fn find_next_decision(&mut self) {
        // Y12: rows are looked for anew until none is left. Y13: the mover's first, then the opponent's.
        for owner in [self.mover, self.mover.opponent()] {
            if !self.rows(owner).is_empty() {
                self.to_act = owner;
                self.phase = Phase::RemoveRow;
                return;
            }
        }
        // Y13: the opponent moves, whether or not they had rows to resolve.
        self.to_act = self.mover.opponent();
        self.phase = Phase::MoveRing;
        // Y15: all rows are resolved and the supply is empty.
        if self.board.keys().filter(|&&point| self.is_marker(point)).count() == MARKERS {
            self.outcome = Some(Outcome::by_score(self.removed_rings));
        }
    }

    fn is_empty(&self, point: Point) -> bool {
        !self.board.contains_key(&point)
    }

    fn is_marker(&self, point: Point) -> bool {
        matches!(self.board.get(&point), Some(Piece::Marker(_)))
    }
}

fn is_on_board((column, row): Point) -> bool {
    (0..COLUMNS.len() as i32).contains(&column)
        && (COLUMNS[column as usize].0..=COLUMNS[column as usize].1).contains(&row)
}

fn all_points() -> Vec<Point> {
    let mut points = Vec::new();
    for column in 0..11 {
        for row in 1..=11 {
            if is_on_board((column, row)) {
                points.push((column, row));
            }
        }
    }
    points
}

fn both_ways() -> Vec<Point> {
    LINES.into_iter().flat_map(|(column, row)| [(column, row), (-column, -row)]).collect()
}

fn along((column, row): Point, direction: Point, distance: i32) -> Point {
    (column + distance * direction.0, row + distance * direction.1)
}

/// The points strictly between two points of one line.
fn points_between(from: Point, to: Point) -> Vec<Point> {
    let direction = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let mut points = Vec::new();
    let mut distance = 1;
    while along(from, direction, distance) != to {
        points.push(along(from, direction, distance));
        distance += 1;
    }
    points
}
