//! What a review says of turns: one rule for marks, turning points and second tries. It knows chances and no search;
//! who searches brings the chances, and what two of its searches differ by.

use orrery_games::core::{Outcome, Player};

use crate::remark::{Chance, Grade, Graded};

/// From so many points on, a mark is a mistake, and a blunder.
const MISTAKE: u32 = 100;
const BLUNDER: u32 = 250;
/// Whose chance is below this has little left: what is lost counts by its share of that.
const LITTLE_LEFT: u32 = 250;
/// How many turns of a player are worth looking at.
const TURNING_POINTS: usize = 3;
/// Turns of both players in one stage of a game.
const STAGE_TURNS: usize = 10;

/// What two searches of the same position differ by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noise {
    /// How many positions a review searches: of every turn, and of turns that may have lost something. What two of the latter
    /// searches differ by was measured.
    pub nodes: [u64; 2],
    /// The difference in points, in each stage of a game: where the game is open, and where one side has less than a quarter
    /// of the chances.
    pub points: [[u32; 2]; Noise::STAGES],
}

impl Noise {
    /// How many stages are told apart; the last one has no end.
    pub const STAGES: usize = 7;

    /// The stage of a turn, by how many turns were played before it.
    pub fn stage(turns_before: usize) -> usize {
        (turns_before / STAGE_TURNS).min(Noise::STAGES - 1)
    }

    /// Whether a chance counts as decided: 1, or as open: 0.
    pub fn column(chance: Chance) -> usize {
        usize::from(!(LITTLE_LEFT..=1000 - LITTLE_LEFT).contains(&chance.points()))
    }

    /// What a turn has to lose to be marked: twice what two searches differ by. Where it is not known how many turns were
    /// played, because the game began from a position, the widest of all stages is taken.
    pub fn margin(&self, turns_before: Option<usize>, before: Chance) -> u32 {
        let column = Noise::column(before);
        let noise = match turns_before {
            Some(turns) => self.points[Noise::stage(turns)][column],
            None => self.points.iter().map(|stage| stage[column]).max().unwrap_or(0),
        };
        2 * noise
    }
}

/// The mark of a turn whose player could expect `before` and then `after`.
///
/// ```
/// use orrery_study::{Chance, Grade, grade};
///
/// let margin = 40;
/// assert_eq!(grade(Chance::About(620), Chance::About(590), margin).grade, Grade::Fine);
/// assert_eq!(grade(Chance::About(620), Chance::About(300), margin).grade, Grade::Blunder);
/// assert_eq!(grade(Chance::Draw, Chance::Loss, margin).grade, Grade::Blunder);
/// ```
pub fn grade(before: Chance, after: Chance, margin: u32) -> Graded {
    let lost = before.points().saturating_sub(after.points());
    let is_proved = before.is_proved() && after.is_proved() && lost > 0;
    let grade = match lost {
        _ if is_proved => Grade::Blunder,
        _ if lost <= margin => Grade::Fine,
        BLUNDER.. => Grade::Blunder,
        MISTAKE.. => Grade::Mistake,
        _ => Grade::Slip,
    };
    Graded { grade, lost }
}

/// A turn of a game as a review sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judged {
    /// Whose it was.
    pub player: Player,
    /// What that player could expect before it.
    pub before: Chance,
    /// What was made of it.
    pub graded: Graded,
}

impl Judged {
    /// How much the turn decided: what was lost, or, where little was left, the share of that.
    fn weight(&self) -> u32 {
        self.graded.lost * LITTLE_LEFT / self.before.points().clamp(1, LITTLE_LEFT)
    }

    /// Whether a coach warns before it: it is marked as a blunder, or little was left, and of that as large a share was lost.
    pub fn is_warned_of(&self) -> bool {
        self.graded.grade > Grade::Fine && (self.graded.grade == Grade::Blunder || self.weight() >= BLUNDER)
    }
}

/// The turns of one player that a game turned on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoints {
    /// Which, as they were played, by their place among all turns of the game.
    pub turns: Vec<usize>,
    /// Whether the game was lost little by little: none of these turns is marked.
    pub slow: bool,
}

/// On which turns of `player` the game turned: the heaviest that are marked. Who lost without a marked turn is shown the
/// heaviest all the same, and told that it went slowly.
pub fn turning_points(turns: &[Judged], player: Player, result: Option<Outcome>) -> TurningPoints {
    let own = || turns.iter().enumerate().filter(move |(_, turn)| turn.player == player);
    let is_lost = result.and_then(Outcome::winner) == Some(player.opponent());
    let mut heaviest: Vec<(usize, &Judged)> =
        own().filter(|(_, turn)| turn.graded.grade > Grade::Fine).collect();
    let slow = heaviest.is_empty() && is_lost;
    if slow {
        heaviest = own().filter(|(_, turn)| turn.graded.lost > 0).collect();
    }
    heaviest.sort_by_key(|(place, turn)| (std::cmp::Reverse(turn.weight()), *place));
    heaviest.truncate(TURNING_POINTS);
    let mut turns: Vec<usize> = heaviest.into_iter().map(|(place, _)| place).collect();
    turns.sort_unstable();
    TurningPoints { turns, slow }
}

/// What comes of another try at a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// As good as the best, as far as can be told.
    Right,
    /// Better than what was played, but not as good as the best.
    Better,
    /// Not better than what was played.
    Wrong,
}

/// Three turns from the same position, for the same player: what can be expected after each, and the key of where it leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Try {
    /// After the best turn.
    pub best: (Chance, u64),
    /// After what was played.
    pub played: (Chance, u64),
    /// After what is tried now.
    pub tried: (Chance, u64),
}

impl Try {
    /// The rule of marks, turned round: right is what would not have been marked, and whatever leads where the best turn
    /// leads; but never what was played, or is worse than that.
    pub fn verdict(&self, margin: u32) -> Verdict {
        let points = |(chance, _): (Chance, u64)| chance.points();
        if self.tried.1 == self.best.1 {
            return Verdict::Right;
        }
        if self.tried.1 == self.played.1 || points(self.tried) < points(self.played) {
            return Verdict::Wrong;
        }
        match grade(self.best.0, self.tried.0, margin).grade {
            Grade::Fine => Verdict::Right,
            _ if points(self.tried) > points(self.played) => Verdict::Better,
            _ => Verdict::Wrong,
        }
    }
}

#[cfg(test)]
mod tests {
    use orrery_games::core::Rng;

    use super::*;

    #[test]
    fn only_what_is_beyond_doubt_is_marked() {
        use Chance::{About, Draw, Loss, Win};
        for (before, after, margin, expected) in [
            (About(600), About(500), 100, Grade::Fine),
            (About(600), About(499), 100, Grade::Mistake),
            (About(600), About(550), 40, Grade::Slip),
            (About(600), About(350), 40, Grade::Blunder),
            (About(500), About(700), 0, Grade::Fine),
            (Win, Draw, 900, Grade::Blunder),
            (Draw, Loss, 900, Grade::Blunder),
            (Win, About(950), 60, Grade::Fine),
            (Win, Win, 0, Grade::Fine),
            (Loss, Loss, 0, Grade::Fine),
        ] {
            assert_eq!(grade(before, after, margin).grade, expected, "{before} {after}");
        }
    }

    #[test]
    fn margins_follow_the_stage() {
        let mut noise = Noise { nodes: [0, 0], points: [[20, 10]; Noise::STAGES] };
        noise.points[2] = [35, 30];
        assert_eq!(noise.margin(Some(5), Chance::About(500)), 40);
        assert_eq!(noise.margin(Some(25), Chance::About(500)), 70);
        assert_eq!(noise.margin(Some(25), Chance::About(100)), 60);
        assert_eq!(noise.margin(Some(900), Chance::About(900)), 20);
        assert_eq!(noise.margin(None, Chance::Win), 60);
    }

    fn judged(player: Player, before: u32, lost: u32, grade: Grade) -> Judged {
        Judged { player, before: Chance::About(before), graded: Graded { grade, lost } }
    }

    #[test]
    fn a_lost_game_has_its_turning_points() {
        let lost = Some(Outcome::Win(Player::Second));
        let slow: Vec<Judged> = [(500, 30), (480, 40), (460, 60), (390, 50), (150, 75), (80, 2), (60, 0)]
            .into_iter()
            .flat_map(|(before, lost)| {
                [
                    judged(Player::First, before, lost, Grade::Fine),
                    judged(Player::Second, 1000 - before, 0, Grade::Fine),
                ]
            })
            .collect();
        // From 150 to 75 is half of what was left, which weighs more than 60 of 460.
        let found = turning_points(&slow, Player::First, lost);
        assert_eq!(found, TurningPoints { turns: vec![4, 6, 8], slow: true });
        let winner = turning_points(&slow, Player::Second, lost);
        assert_eq!(winner, TurningPoints { turns: vec![], slow: false });
        let mut marked = slow;
        marked[2].graded = Graded { grade: Grade::Blunder, lost: 300 };
        let found = turning_points(&marked, Player::First, lost);
        assert_eq!(found, TurningPoints { turns: vec![2], slow: false });
    }

    #[test]
    fn marks_and_tries_follow_one_rule() {
        let mut rng = Rng::new(5);
        for _ in 0..20_000 {
            let mut chance = || match rng.below(12) {
                0 => Chance::Win,
                1 => Chance::Draw,
                2 => Chance::Loss,
                _ => Chance::About(rng.below(1001) as u32),
            };
            let (best, played, tried) = (chance(), chance(), chance());
            let margin = rng.below(150) as u32;
            let keys = [rng.below(3), rng.below(3), rng.below(3)];
            let verdict = Try { best: (best, keys[0]), played: (played, keys[1]), tried: (tried, keys[2]) }
                .verdict(margin);
            if keys[2] == keys[0] {
                assert_eq!(verdict, Verdict::Right, "a transposition of the best is the best");
            } else if tried.points() < played.points() || keys[2] == keys[1] {
                assert_eq!(verdict, Verdict::Wrong, "what is worse than what was played is never right");
            } else {
                let is_fine = grade(best, tried, margin).grade == Grade::Fine;
                assert_eq!(verdict == Verdict::Right, is_fine, "{best} {played} {tried} {margin}");
            }
        }
    }
}
