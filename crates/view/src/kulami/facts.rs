//! What counts: panels during the game, the breakdown after it.

use orrery_games::core::{Game, Outcome, Player};
use orrery_games::kulami::{Cell, Colour, Kulami, Position, Scoring};

use super::words;
use crate::{Amount, Art, Ending, Fact, Phrase, ScoreLine};

/// The marbles left: the marble also says which colour the player has.
pub(super) fn facts(position: &Position, player: Player) -> Vec<Fact> {
    let colour = position.colour(player);
    let left = Kulami::MARBLES.saturating_sub(position.marbles(colour).len()) as i32;
    let value = match left {
        // A piece without a count would look like one that is left.
        0 => Amount::Count(0),
        left => Amount::Pieces(vec![(Art::Marble(colour), left)]),
    };
    vec![Fact { label: Phrase::new("kulami-marbles-left"), value, warning: false }]
}

pub(super) fn shared_facts(game: &Kulami, position: &Position) -> Vec<Fact> {
    let breakdown = game.breakdown(position);
    let scoring = game.config().scoring;
    let fact = |label: Phrase, counts: [i32; 2]| Fact {
        label,
        value: Amount::Versus(Colour::BOTH.map(|colour| (Art::Marble(colour), counts[colour.index()]))),
        warning: false,
    };
    let score = match scoring {
        Scoring { area: false, lines: false } => Phrase::new("kulami-score-tiles"),
        Scoring { area: true, lines: false } => Phrase::new("kulami-score-area"),
        Scoring { area: false, lines: true } => Phrase::new("kulami-score-lines"),
        Scoring { area: true, lines: true } => Phrase::new("kulami-score-all"),
    };
    let mut facts = vec![fact(score, breakdown.total)];
    if scoring.area {
        facts.push(fact(Phrase::new("kulami-area"), sizes(&breakdown.areas)));
    }
    if scoring.lines {
        facts.push(fact(Phrase::new("kulami-lines"), breakdown.line_lengths));
    }
    facts
}

pub(super) fn ending(game: &Kulami, position: &Position) -> Ending {
    let breakdown = game.breakdown(position);
    let scoring = game.config().scoring;
    let by_player = |counts: [i32; 2]| Player::BOTH.map(|player| counts[position.colour(player).index()]);
    let line = |label: Phrase, counts: [i32; 2], points: Option<[i32; 2]>| ScoreLine {
        label,
        counts: by_player(counts),
        points: points.map(by_player),
    };
    let mut lines = vec![line(Phrase::new("kulami-tiles"), breakdown.tile_points, None)];
    if scoring.area {
        lines.push(line(Phrase::new("kulami-area"), sizes(&breakdown.areas), Some(breakdown.area_points)));
    }
    if scoring.lines {
        lines.push(line(Phrase::new("kulami-lines"), breakdown.line_lengths, Some(breakdown.line_points)));
    }
    lines.push(line(Phrase::new("kulami-total"), breakdown.total, None));
    Ending { reason: reason(game, position, breakdown.tile_points), lines }
}

/// Why it ended, who won, and whether the bonuses decided it. `tiles` is what each colour has by tiles alone.
fn reason(game: &Kulami, position: &Position, tiles: [i32; 2]) -> Phrase {
    let Some(outcome) = game.outcome(position) else { return Phrase::new("kulami-end-unfinished") };
    let why = match position.placed() {
        placed if placed == 2 * Kulami::MARBLES => Phrase::new("kulami-end-placed").with("marbles", placed),
        _ => Phrase::new("kulami-end-stuck").with("player", words::player(position.turn())),
    };
    let score = game.score(position);
    let result = match outcome {
        Outcome::Draw => Phrase::new("kulami-end-draw").with("points", score[0]),
        Outcome::Win(winner) => Phrase::new("kulami-end-win")
            .with("player", words::player(position.colour(winner)))
            .with("margin", score[winner.index()] - score[winner.opponent().index()]),
    };
    let by_tiles = Outcome::by_score(Player::BOTH.map(|player| tiles[position.colour(player).index()]));
    match by_tiles {
        same if same == outcome => Phrase::new("kulami-end").with("why", why).with("result", result),
        other => {
            let note = match other {
                Outcome::Draw => Phrase::new("kulami-end-tiles-draw"),
                Outcome::Win(player) => {
                    Phrase::new("kulami-end-tiles-win").with("player", words::player(position.colour(player)))
                }
            };
            Phrase::new("kulami-end-bonus").with("why", why).with("result", result).with("note", note)
        }
    }
}

fn sizes(areas: &[Vec<Cell>; 2]) -> [i32; 2] {
    [areas[0].len() as i32, areas[1].len() as i32]
}
