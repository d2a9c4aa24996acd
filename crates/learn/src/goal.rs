use orrery_games::core::{Game, Outcome, Player};
use orrery_games::{AnyGame, Session, with_session};
use serde::Deserialize;

/// What an action can be asked to reach; `score` is the rules' own, such as rings removed in YINSH.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// `any`: any legal action will do.
    Any,
    /// `win`: the game is over, and the learner has won.
    Win,
    /// `end`: the game is over.
    End,
    /// `score`: the learner's score has risen.
    Score,
    /// `guard`: whatever the opponent does, if it is their turn now, their score does not rise in it.
    Guard,
    /// `force`: whatever the opponent does in their next turn, the learner can score in the turn after it.
    Force,
    /// `row`: in YINSH, the learner has a row to remove.
    Row,
    /// `claim`: in LYNGK, the action was a claim.
    Claim,
}

impl Goal {
    /// Whether `action`, played in `game` by whoever is to act there, reaches it. What is not legal reaches nothing.
    pub fn is_reached_by(self, game: &AnyGame, action: &str) -> bool {
        let mut after = game.clone();
        after.play(action).is_ok() && self.is_reached(game, &after, game.to_act())
    }

    /// Whether the learner, by the action that led from `before` to `after`, has reached it.
    pub(crate) fn is_reached(self, before: &AnyGame, after: &AnyGame, learner: Player) -> bool {
        match self {
            Goal::Any => true,
            Goal::Win => after.outcome().and_then(Outcome::winner) == Some(learner),
            Goal::End => after.outcome().is_some(),
            Goal::Score => after.score()[learner.index()] > before.score()[learner.index()],
            Goal::Guard => with_session!(after, s => !can_score(s, learner.opponent())),
            Goal::Force => with_session!(after, s => can_force(s, learner)),
            // A row is written by its two ends.
            Goal::Row => {
                let is_row = |action: &String| action.starts_with('x') && action.contains('-');
                after.to_act() == learner && after.legal().first().is_some_and(is_row)
            }
            Goal::Claim => after.actions().last().is_some_and(|action| action.starts_with('^')),
        }
    }
}

fn can_score<G: Game>(session: &Session<G>, player: Player) -> bool {
    let (game, position) = (&**session.game(), session.position());
    let score = game.score(position)[player.index()];
    any_turn(game, position, player, &mut |end| game.score(end)[player.index()] > score)
}

fn can_force<G: Game>(session: &Session<G>, learner: Player) -> bool {
    let (game, position) = (&**session.game(), session.position());
    let score = game.score(position)[learner.index()];
    let mut scores = |end: &G::Position| game.score(end)[learner.index()] > score;
    let mut escapes = |end: &G::Position| !any_turn(game, end, learner, &mut scores);
    !any_turn(game, position, learner.opponent(), &mut escapes)
}

/// Whether some way to play the turn of `player` ends in a position as `wanted`. Where it is not their turn, the
/// position itself is the only end.
fn any_turn<G: Game>(
    game: &G,
    position: &G::Position,
    player: Player,
    wanted: &mut dyn FnMut(&G::Position) -> bool,
) -> bool {
    if game.is_over(position) || game.to_act(position) != player {
        return wanted(position);
    }
    game.legal(position).into_iter().any(|action| {
        let mut next = *position;
        game.play_unchecked(&mut next, action);
        any_turn(game, &next, player, wanted)
    })
}
