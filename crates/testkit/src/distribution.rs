use orrery_core::{Game, Outcome, Player, RandomGame, Rng, random_game};

use crate::SlowGame;

const FAST_GAMES: usize = 4000;
const SLOW_GAMES: usize = 60;
/// How many standard errors two means may lie apart. Seeds are fixed, so this passes always or never.
const TOLERANCE: f64 = 4.5;

/// Plays a random game with a slow generator, by the same policy as [`Game::random_action`].
pub fn slow_random_game<S: SlowGame>(mut game: S, rng: &mut Rng) -> RandomGame {
    let mut actions = 0;
    loop {
        if let Some(outcome) = game.outcome() {
            return RandomGame { actions, outcome, score: game.score() };
        }
        let action = random_text(&game.legal(), rng);
        game.play(&action);
        actions += 1;
    }
}

/// Uniformly, except that a claim (`^r`) is made with probability 0.1 where there is anything else to do.
fn random_text(legal: &[String], rng: &mut Rng) -> String {
    let (claims, others): (Vec<&String>, Vec<&String>) = legal.iter().partition(|text| text.starts_with('^'));
    let plays_on = !others.is_empty() && (claims.is_empty() || rng.below(10) > 0);
    let pool = if plays_on { others } else { claims };
    pool[rng.index(pool.len())].clone()
}

/// Panics unless random games of both generators have the same lengths and results, as far as one can tell.
pub(crate) fn same_distribution<G: Game, S: SlowGame>(game: &G) {
    let config = game.config().to_string();
    let mut rng = Rng::new(11);
    let fast: Vec<RandomGame> = (0..FAST_GAMES).map(|_| random_game(game, game.start(), &mut rng)).collect();
    let start = S::from_config(&config);
    let slow: Vec<RandomGame> = (0..SLOW_GAMES).map(|_| slow_random_game(start.clone(), &mut rng)).collect();
    type Measure = fn(&RandomGame) -> f64;
    let measures: [(&str, Measure); 4] = [
        ("length", |game| f64::from(game.actions)),
        ("first mover's wins", |game| f64::from(u8::from(game.outcome == Outcome::Win(Player::First)))),
        ("draws", |game| f64::from(u8::from(game.outcome == Outcome::Draw))),
        ("score", |game| f64::from(game.score[0] + game.score[1])),
    ];
    for (name, measure) in measures {
        let (a, a_error) = mean_and_error(fast.iter().map(measure));
        let (b, b_error) = mean_and_error(slow.iter().map(measure));
        // A share of nearly 0 or 1 has next to no spread in a small sample: never trust less than half a game.
        let error = a_error.hypot(b_error).max(0.5 / SLOW_GAMES as f64);
        assert!((a - b).abs() < TOLERANCE * error, "{config}: {name} {a:.3} against {b:.3} ± {error:.3}");
    }
}

fn mean_and_error(values: impl ExactSizeIterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}
