//! How well somebody played: like which level of the engine, as fitted on games of the levels against each other
//! (docs/REVIEW.md).

use orrery_games::AnyGame;
use orrery_games::core::Player;

use crate::reviewed::Reviewed;

/// How often a turn of a level lost so much, in positions of each ease: a line for each game, level and ease.
const TABLE: &str = include_str!("../data/likeness.txt");
/// Levels from 1.
const LEVELS: usize = 9;
/// Up to so many of a hundred actions are about as good as the best: what is hard, and what is easy.
const EASE: [u32; 2] = [50, 100];
/// From so many points on, a loss is of the next kind. Whoever loses nothing found the best turn.
const LOSSES: [u32; 7] = [1, 10, 30, 60, 120, 250, 450];
/// With fewer turns that were no matter of course, nothing is said.
const ENOUGH: usize = 8;
/// Nothing is said, either, unless the level is as likely as this to be the one that is told or one next to it.
const SURE: f64 = 0.65;
/// What is seen once or never is not sure to be so.
const PRIOR: f64 = 2.0;
/// Turns of one game are like each other: they say less than as many of different games.
const SHARE: f64 = 0.8;
/// A level plays much like those next to it: a turn of theirs counts for so much.
const NEAR: f64 = 0.5;

/// How many kinds of turns are told apart: by ease, and by what was lost.
pub type Kind = (usize, usize);

/// "Like level 4 ± 1".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Likeness {
    /// The level, from 1.
    pub level: u32,
    /// So many levels more or less, at least 1.
    pub error: u32,
}

/// How often turns of each level were of each kind.
#[derive(Clone, Debug, Default)]
pub struct LevelTable {
    counts: [[[f64; LOSSES.len() + 1]; EASE.len()]; LEVELS],
}

impl LevelTable {
    /// That of a game, by its name; empty if there is none.
    pub fn of(game: &str) -> LevelTable {
        let mut table = LevelTable::default();
        for line in TABLE.lines() {
            let mut words = line.split(' ');
            if words.next() != Some(game) {
                continue;
            }
            let numbers: Vec<usize> = words.map_while(|word| word.parse().ok()).collect();
            if let [level @ 1..=LEVELS, ease, counts @ ..] = numbers.as_slice()
                && *ease < EASE.len()
            {
                for (loss, count) in counts.iter().take(LOSSES.len() + 1).enumerate() {
                    table.counts[level - 1][*ease][loss] = *count as f64;
                }
            }
        }
        table
    }

    /// Counts a turn of this level, from 1.
    pub fn add(&mut self, level: usize, (ease, loss): Kind) {
        if let Some(counts) = level.checked_sub(1).and_then(|level| self.counts.get_mut(level)) {
            counts[ease][loss] += 1.0;
        }
    }

    /// The lines of the table of a game.
    pub fn lines(&self, game: &str) -> String {
        let mut lines = String::new();
        for (level, of_level) in self.counts.iter().enumerate() {
            for (ease, counts) in of_level.iter().enumerate() {
                let counts: Vec<String> = counts.iter().map(|count| format!("{count:.0}")).collect();
                lines.push_str(&format!("{game} {} {ease} {}\n", level + 1, counts.join(" ")));
            }
        }
        lines
    }

    /// Like which level somebody played whose turns were of these kinds; nothing if they are too few or too
    /// different, or the table is empty.
    pub fn likeness(&self, kinds: &[Kind]) -> Option<Likeness> {
        let all: f64 = self.counts.iter().flatten().flatten().sum();
        if kinds.len() < ENOUGH || all == 0.0 {
            return None;
        }
        // How many turns were of this kind, and how many of this ease, with so much of what each level did.
        let counted = |(ease, loss): Kind, weight: &dyn Fn(usize) -> f64| {
            let of = |level: usize| {
                let counts = &self.counts[level][ease];
                [counts[loss], counts.iter().sum::<f64>()].map(|count| weight(level) * count)
            };
            (0..LEVELS).map(of).fold([0.0, 0.0], |[a, b], [c, d]| [a + c, b + d])
        };
        let share = |level: usize, kind: Kind| {
            let near = |other: usize| match level.abs_diff(other) {
                0 => 1.0,
                1 => NEAR,
                _ => 0.0,
            };
            let ([count, whole], [known, total]) = (counted(kind, &near), counted(kind, &|_| 1.0));
            let usual = (known + 1.0) / (total + (LOSSES.len() + 1) as f64);
            (count + PRIOR * usual) / (whole + PRIOR)
        };
        let sums =
            (0..LEVELS).map(|level| kinds.iter().map(|kind| SHARE * share(level, *kind).ln()).sum::<f64>());
        let sums: Vec<f64> = sums.collect();
        let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
        let whole: f64 = weights.iter().sum();
        let mean =
            weights.iter().zip(1..).map(|(weight, level)| weight * f64::from(level)).sum::<f64>() / whole;
        let off = |level: i32| (f64::from(level) - mean).powi(2);
        let spread =
            (weights.iter().zip(1..).map(|(weight, level)| weight * off(level)).sum::<f64>() / whole).sqrt();
        let told = mean.round();
        let near: f64 = weights
            .iter()
            .zip(1..)
            .filter(|(_, level)| (f64::from(*level) - told).abs() <= 1.0)
            .map(|(weight, _)| weight)
            .sum();
        if near < SURE * whole {
            return None;
        }
        Some(Likeness { level: told as u32, error: (spread.round() as u32).max(1) })
    }
}

/// Of which kind a turn is; nothing where there was nothing to choose.
pub fn kind(turn: &Reviewed) -> Option<Kind> {
    if turn.easy >= 100 {
        return None;
    }
    let ease = EASE.iter().position(|most| turn.easy <= *most)?;
    Some((ease, LOSSES.iter().filter(|least| turn.graded.lost >= **least).count()))
}

/// Like which level of the engine a player played this game. Nothing is said unless the review has every turn, nor of games
/// of other rules or from another beginning than those that the table was made of.
pub fn likeness(game: &AnyGame, turns: &[Reviewed], player: Player) -> Option<Likeness> {
    let follow = turns.windows(2).all(|pair| pair[0].to == pair[1].from);
    if !follow || turns.first()?.from != 0 || turns.last()?.to != game.played() || !game.has_usual_rules() {
        return None;
    }
    let mut start = game.clone();
    start.undo(game.played());
    if !start.begins_as_configured() {
        return None;
    }
    let kinds: Vec<Kind> = turns.iter().filter(|turn| turn.player == player).filter_map(kind).collect();
    LevelTable::of(game.id().name()).likeness(&kinds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_like_a_level_is_told_so() {
        let mut table = LevelTable::default();
        for level in 1..=LEVELS {
            for turn in 0..100 {
                // A strong player seldom loses much.
                let loss = if turn < 10 * level { 0 } else { 5 };
                table.add(level, (0, loss));
            }
        }
        let like = |good: usize| {
            let kinds: Vec<Kind> = (0..40).map(|turn| (0, if turn < good { 0 } else { 5 })).collect();
            table.likeness(&kinds).expect("enough").level
        };
        assert!(like(8).abs_diff(2) <= 1 && like(20).abs_diff(5) <= 1 && like(36).abs_diff(9) <= 1);
        assert!(like(8) < like(20) && like(20) < like(36));
        assert_eq!(table.likeness(&[(0, 0); 7]), None, "too few turns");
        assert_eq!(LevelTable::default().likeness(&[(0, 0); 40]), None, "nothing is known");
        let read = table.lines("x");
        assert_eq!(read.lines().count(), LEVELS * EASE.len());
    }
    #[test]
    fn levels_are_told_of_whole_games_by_the_usual_rules() {
        let told = |link: &str, turns: usize| {
            let game = AnyGame::from_link(link).unwrap();
            let turn = |place: usize| {
                let player = place % 2 + 1;
                format!("{place} {} {player} 600 600 fine 0 60 20 5000 a1 - -", place + 1).parse().unwrap()
            };
            let turns: Vec<Reviewed> = (0..turns).map(turn).collect();
            likeness(&game, &turns, Player::First).map(|like| like.level)
        };
        let moves = ",d4,f4,f2,b2,b6,g6,e6,e5,h5,h7,h1,f1,c1,c5,c6,c3,a3,a8,d8,d2,d5,f5,f6,a6,a7,a2,c2,c4,g4,g5,a5,a1";
        // Whoever never loses anything plays like the strongest.
        assert!(told(&format!("kulami{moves}"), 32).is_some_and(|level| level >= 7));
        assert_eq!(told(&format!("kulami{moves}"), 31), None, "a turn is missing");
        assert_eq!(told(&format!("kulami:level2{moves}"), 32), None, "other rules");
        for game in ["yinsh", "lyngk", "kulami"] {
            let kinds = |loss| vec![(1, loss); 20];
            let like = |loss| LevelTable::of(game).likeness(&kinds(loss)).expect("a table").level;
            assert!(like(0) >= 6 && like(6) <= 4, "{game}");
        }
    }
}
