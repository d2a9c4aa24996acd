//! An engine to start from: copy this file, and put your own ideas into `evaluate` and `search`.
//!
//! It takes the rules from `orrery-games` and speaks the protocol of docs/PROTOCOL.md as far as `orrery match` and
//! `orrery bot` need it. It looks two actions ahead and counts points.
//!
//! ```text
//! cargo build --release -p orrery-games --example template_engine
//! orrery match --game kulami --first "cmd:target/release/examples/template_engine" --second orrery:Level=1 --games 10
//! orrery bot --name "My bot" --engine target/release/examples/template_engine
//! ```

use std::io::{self, BufRead, Write};

use orrery_games::core::{Game, Outcome, Player, Rng};
use orrery_games::{AnyGame, with_session};

/// A value that no score reaches.
const WIN: i32 = 1_000_000;
/// How many actions to look ahead.
const DEPTH: u32 = 2;

/// What a position is worth to `player`.
fn evaluate<G: Game>(game: &G, position: &G::Position, player: Player) -> i32 {
    match game.outcome(position) {
        Some(Outcome::Win(winner)) => {
            if winner == player {
                WIN
            } else {
                -WIN
            }
        }
        Some(Outcome::Draw) => 0,
        None => game.score(position)[player.index()] - game.score(position)[player.opponent().index()],
    }
}

/// The value of a position for `player`, `depth` actions ahead, as far as it lies between `alpha` and `beta`. A player may
/// act several times in a row, so who maximizes is asked anew in each position.
fn search<G: Game>(game: &G, position: &G::Position, player: Player, depth: u32, window: [i32; 2]) -> i32 {
    if depth == 0 || game.is_over(position) {
        return evaluate(game, position, player);
    }
    let [mut alpha, mut beta] = window;
    let maximizes = game.to_act(position) == player;
    for action in game.legal(position) {
        let mut next = *position;
        game.play_unchecked(&mut next, action);
        let value = search(game, &next, player, depth - 1, [alpha, beta]);
        if maximizes {
            alpha = alpha.max(value);
        } else {
            beta = beta.min(value);
        }
        if alpha >= beta {
            break;
        }
    }
    if maximizes { alpha } else { beta }
}

/// The best action; of several, one by lot. The game is not over.
fn best_action<G: Game>(game: &G, position: &G::Position, rng: &mut Rng) -> G::Action {
    let player = game.to_act(position);
    let value = |action: &G::Action| {
        let mut next = *position;
        game.play_unchecked(&mut next, *action);
        search(game, &next, player, DEPTH - 1, [-WIN, WIN])
    };
    let mut actions = game.legal(position);
    rng.shuffle(&mut actions);
    actions.into_iter().max_by_key(value).expect("a game that is not over has an action")
}

/// The game of a line `position config <config> [moves …]` or `position code <code> [moves …]`.
fn position(line: &str) -> Result<AnyGame, String> {
    let mut words = line.split_whitespace().skip(2);
    let mut game = AnyGame::open(words.next().unwrap_or_default()).map_err(|error| error.to_string())?;
    for action in words.skip(1) {
        game.play(action).map_err(|error| format!("{action}: {error}"))?;
    }
    Ok(game)
}

fn query(game: &AnyGame, what: &str) -> String {
    match what {
        "p1turn" => format!("response {}", game.to_act() == Player::First),
        "gameover" => format!("response {}", game.outcome().is_some()),
        "result" => match game.outcome() {
            None => "response none",
            Some(Outcome::Draw) => "response draw",
            Some(Outcome::Win(Player::First)) => "response p1win",
            Some(Outcome::Win(Player::Second)) => "response p2win",
        }
        .to_string(),
        _ => format!("error unknown query {what}"),
    }
}

/// Answers line by line until `quit` or the end of input.
pub fn serve(input: impl BufRead, mut output: impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let mut game = AnyGame::open("yinsh")?;
    let mut rng = Rng::new(1);
    for line in input.lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let answer = match words.as_slice() {
            ["ugi"] => {
                "id name Template\nid author you\noption name Seed type spin default 1\nugiok".to_string()
            }
            ["isready"] => "readyok".to_string(),
            ["setoption", "name", "Seed", "value", seed] => {
                rng = Rng::new(seed.parse()?);
                continue;
            }
            ["position", ..] => match position(&line) {
                Ok(opened) => {
                    game = opened;
                    continue;
                }
                Err(error) => format!("error position: {error}"),
            },
            // It answers at once, whatever the limit is.
            ["go", ..] if game.outcome().is_some() => "bestmove none".to_string(),
            ["go", ..] => with_session!(&game, session => {
                format!("bestmove {}", best_action(&**session.game(), session.position(), &mut rng))
            }),
            ["query", what] => query(&game, what),
            ["quit"] => break,
            ["uginewgame"] | ["stop"] | [] => continue,
            _ => format!("error unknown command {line}"),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

#[allow(dead_code, reason = "a test takes the rest of this file")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    serve(io::stdin().lock(), io::stdout())
}
