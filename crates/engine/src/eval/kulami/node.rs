use orrery_games::core::{Game, Rng};
use orrery_games::kulami::{Action, Board, Colour, Holes, Kulami, Position, Recent, Scoring};

use super::{
    BLOCKS, GRAB, MOVE, RED, SWING, SWINGS, TILES, Weight, bonus_features, left, scoring_index, stage,
};
use crate::eval;
use crate::eval::kulami::weights::WEIGHTS;
use crate::solve::tile::{self, FACTS, SIZES, State};
use crate::value::{MAX_ESTIMATE, Value};

/// A position with what is on its tiles, and what that is worth.
#[derive(Clone, Copy)]
pub struct Node {
    position: Position,
    states: [State; Board::TILES],
    /// The tiles, by their size, on which a marble of either colour takes the lead or draws level.
    hot: [[Holes; SIZES.len()]; 2],
    /// What the leads are worth to red.
    worth: Weight,
    /// Of the holes filled and the states of the tiles.
    key: u64,
}

/// Parts of keys: for filled holes, and for states of tiles.
struct Keys {
    holes: [u64; Board::HOLES],
    states: [[u64; tile::STATES]; Board::TILES],
}

static KEYS: Keys = {
    let mut rng = Rng::new(0x6B75_6C61_6D69);
    let mut keys = Keys { holes: [0; Board::HOLES], states: [[0; tile::STATES]; Board::TILES] };
    let mut hole = 0;
    while hole < Board::HOLES {
        keys.holes[hole] = rng.next();
        hole += 1;
    }
    let mut i = 0;
    while i < Board::TILES * tile::STATES {
        keys.states[i / tile::STATES][i % tile::STATES] = rng.next();
        i += 1;
    }
    keys
};

impl Node {
    /// What is on a tile.
    #[inline]
    pub fn state(&self, tile: usize) -> State {
        self.states[tile]
    }

    /// Takes note of what is on a tile now.
    #[inline]
    fn put(&mut self, scoring: usize, tile: usize, holes: Holes, state: State) {
        let worth = TILES[scoring][usize::from(state)];
        self.worth.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
        self.key ^= KEYS.states[tile][usize::from(state)];
        self.states[tile] = state;
        let class = tile::class(holes.len() as usize);
        for (hot, gain) in self.hot.iter_mut().zip(FACTS[usize::from(state)].gain) {
            hot[class] = hot[class] & !holes | if gain > 0 { holes } else { Holes::NONE };
        }
    }

    /// The size of the largest tile that a marble of this colour in one of these holes takes, or takes from the other.
    #[inline]
    fn best(&self, colour: Colour, holes: Holes) -> i32 {
        tile::largest(self.hot[colour.index()].map(Holes::bits), holes.bits())
    }

    /// What the best marble of this colour wins, less what the other side wins next.
    #[inline]
    fn swing(&self, game: &Kulami, me: Colour) -> i32 {
        let board = game.board();
        let barred = self.position.recent(Recent::Last).map_or(Holes::NONE, |last| board.tile_round(last));
        let space = !self.position.occupied() & !barred;
        let mut best = -6;
        for hole in self.position.open() {
            let answers = board.reach(hole) & space;
            best = best.max(self.best(me, hole.into()) - self.best(me.other(), answers));
        }
        best
    }

    /// Forgets what was on a tile.
    #[inline]
    fn lift(&mut self, scoring: usize, tile: usize) {
        let state = usize::from(self.states[tile]);
        let worth = TILES[scoring][state];
        self.worth.iter_mut().zip(worth).for_each(|(sum, worth)| *sum -= worth);
        self.key ^= KEYS.states[tile][state];
    }
}

impl eval::Node<Kulami> for Node {
    const FORGET: i32 = 1;

    fn new(game: &Kulami, position: &Position) -> Node {
        let [red, black] = Colour::BOTH.map(|colour| position.marbles(colour));
        let (states, hot, worth) = ([0; Board::TILES], [[Holes::NONE; SIZES.len()]; 2], [0; 3]);
        let key = (red | black).fold(0, |key, hole| key ^ KEYS.holes[hole.index()]);
        let mut node = Node { position: *position, states, hot, worth, key };
        for (tile, &holes) in game.board().tiles().iter().enumerate() {
            let [red, black] = [red, black].map(|marbles| (marbles & holes).len());
            let size = holes.len();
            let state = tile::state(size as usize, red as i32 - black as i32, (size - red - black) as usize);
            node.put(scoring_index(game), tile, holes, state);
        }
        node
    }

    #[inline]
    fn position(&self) -> &Position {
        &self.position
    }

    #[inline]
    fn play(&mut self, game: &Kulami, action: Action) {
        let colour = self.position.turn().index();
        game.play_unchecked(&mut self.position, action);
        let Action::Place(cell) = action else { return };
        let board = game.board();
        let (Some(hole), Some(tile)) = (board.hole(cell), board.tile(cell)) else { return };
        let scoring = scoring_index(game);
        let next = FACTS[usize::from(self.states[tile])].next[colour];
        self.key ^= KEYS.holes[hole.index()];
        self.lift(scoring, tile);
        self.put(scoring, tile, board.tile_round(hole), next);
    }

    /// Where only tiles count, it does not matter where on a tile the marbles of each colour lie, and of the marbles
    /// placed last only what they open and bar.
    #[inline]
    fn key(&self, game: &Kulami) -> u64 {
        let position = &self.position;
        let (Scoring::BASIC, Some(last)) = (game.config().scoring, position.recent(Recent::Last)) else {
            return game.key(position);
        };
        let barred = game.board().tile_round(last) & !position.occupied();
        let open = position.open().bits().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let barred = barred.bits().wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        let swapped = u64::from(position.swapped());
        let mixed = self.key ^ open ^ open >> 32 ^ barred.rotate_left(29) ^ swapped;
        let mixed = mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^ mixed >> 32
    }

    fn evaluate(&self, game: &Kulami) -> Value {
        let scoring = scoring_index(game);
        let (first, block) = BLOCKS[scoring];
        let me = self.position.turn();
        let mut sum = if me == Colour::Red { self.worth } else { self.worth.map(|worth| -worth) };
        let mut add = |feature: usize, count: i32| {
            for (part, sum) in sum.iter_mut().enumerate() {
                *sum += count * WEIGHTS[first + part * block + feature];
            }
        };
        add(MOVE, 1);
        add(RED, i32::from(me == Colour::Red));
        add(GRAB, self.best(me, self.position.open()));
        if left(&self.position) <= SWINGS {
            add(SWING, self.swing(game, me));
        }
        if scoring > 0 {
            let [mine, theirs] = [me, me.other()].map(|colour| self.position.marbles(colour));
            bonus_features(game, mine, theirs, add);
        }
        let sum: i32 = sum.iter().zip(stage(&self.position)).map(|(sum, stage)| sum * stage).sum();
        (sum / 100).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }
}
