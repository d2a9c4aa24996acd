//! The command `problems`: positions of games played by the engine in which one action, and no other, reaches an aim.

use std::io::{self, Write};

use clap::{Args, value_parser};
use orrery_engine::Evaluate;
use orrery_engine::games::core::Game;
use orrery_engine::games::{GameKind, with_game};
use orrery_engine::matches::StartError;
use orrery_engine::selfplay::{Plan, Played};
use orrery_learn::{Aim, Quest, Stage};

use crate::usual::Usual;

/// Two turns and the answer between them are looked through quickly if there is no more to choose from than this.
const FEW: usize = 45;
/// An ending is one for people, and for a page that must answer at once, if no more can happen than this.
const WHOLE_TREE: u64 = 100_000;

/// Plays games and prints the problems in them, a line each: which game, after how many of its actions, how many are legal
/// there, how many the solution has, and the problem as it stands in lessons/problems-GAME.json
#[derive(Args)]
pub struct Problems {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// How many games to play
    #[arg(long, default_value_t = 200, value_parser = value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Nodes to search for each action
    #[arg(long, default_value_t = 300, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Games played at the same time; the result is the same for any number
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Another seed, other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What to play, as in matches
    #[arg(long = "config", value_name = "CONFIG")]
    configs: Vec<String>,
}

impl Problems {
    /// Does it, on standard output.
    pub fn run(&self) -> Result<(), StartError> {
        with_game!(self.game, G => self.run_game::<G>())
    }

    fn run_game<G: Evaluate + Usual>(&self) -> Result<(), StartError> {
        let plan = Plan::new(&self.configs(), self.nodes, self.seed, None)?;
        plan.play_all(1..self.games + 1, self.threads.into(), |number, played: Played<G>| {
            for problem in in_game(&played) {
                // What nobody reads any more is no reason to complain.
                let _ = writeln!(io::stdout(), "{number} {problem}");
            }
            Ok(())
        })
    }

    fn configs(&self) -> Vec<String> {
        let usual = with_game!(self.game, G => G::PROBLEMS_IN);
        if self.configs.is_empty() {
            usual.iter().map(ToString::to_string).collect()
        } else {
            self.configs.clone()
        }
    }
}

/// The problems in a game: at the beginning of each turn, the first aim that can be reached in one way only.
fn in_game<G: Usual>(played: &Played<G>) -> Vec<String> {
    let game = &played.game;
    let mut position = game.start();
    let mut before = None;
    let mut found = Vec::new();
    for (number, &action) in played.actions.iter().enumerate() {
        let begins = before.replace(game.to_act(&position)) != Some(game.to_act(&position));
        // What was drawn by lot makes no position as people reach it.
        if begins && number >= played.drawn {
            let mut left = WHOLE_TREE;
            let (few, small) = (game.count_legal(&position) <= FEW, is_small(game, &position, &mut left));
            let fits = |aim: Aim| if aim.is_an_ending() { small } else { few || aim.turns() == 1 };
            let mut aims = G::aims().into_iter().filter(|(aim, _)| fits(*aim));
            let problem = aims.find_map(|(aim, text)| problem(game, &position, aim, &text));
            found.extend(problem.map(|problem| format!("{}/{} {problem}", number, played.actions.len())));
        }
        game.play_unchecked(&mut position, action);
    }
    found
}

fn problem<G: Game>(game: &G, position: &G::Position, aim: Aim, text: &str) -> Option<String> {
    let legal = game.count_legal(position);
    if legal < 2 {
        return None;
    }
    let quest = Quest::new(game, position, aim);
    let mut stage = quest.start(position);
    let [only] = quest.right(&stage)[..] else { return None };
    let mut line = vec![only];
    stage = quest.after(&stage, only);
    // Up to where the line makes sense: what the opponent does last answers nothing any more.
    let (mut whole, mut own) = (1, 1);
    while quest.verdict(&stage).is_none() {
        let action = match quest.is_his(&stage) {
            true => match quest.right(&stage)[..] {
                [only] => only,
                // A turn is played to its end, and so is what soon ends.
                [first, ..] if !aim.is_an_ending() || stage.turns == aim.turns() => first,
                _ => break,
            },
            false if aim == Aim::Guard => break,
            false => defence(&quest, game, &stage),
        };
        line.push(action);
        if quest.is_his(&stage) {
            (whole, own) = (line.len(), own + 1);
        }
        stage = quest.after(&stage, action);
    }
    let line: Vec<String> = line[..whole].iter().map(|action| format!(r#""{action}""#)).collect();
    let (code, line) = (game.code(position), line.join(", "));
    Some(format!(r#"{legal} {own} {{ "start": "{code}", "aim": {text}, "line": [{line}] }}"#))
}

/// What leaves the learner the fewest right actions.
fn defence<G: Game>(quest: &Quest<'_, G>, game: &G, stage: &Stage<G::Position>) -> G::Action {
    let count = |action: &G::Action| {
        let next = quest.after(stage, *action);
        match quest.verdict(&next) {
            Some(_) => usize::MAX,
            None => quest.right(&next).len(),
        }
    };
    game.legal(&stage.position).into_iter().min_by_key(count).expect("a game that is not over goes on")
}

/// Whether the whole tree from here has no more than `left` positions.
fn is_small<G: Game>(game: &G, position: &G::Position, left: &mut u64) -> bool {
    *left = left.saturating_sub(1);
    *left > 0
        && (game.is_over(position)
            || game.legal(position).into_iter().all(|action| {
                let mut next = *position;
                game.play_unchecked(&mut next, action);
                is_small(game, &next, left)
            }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_engine::games::kulami::Kulami;
    use orrery_learn::{Course, Lesson, Tried};

    #[test]
    fn what_is_found_can_be_read_and_solved() {
        let plan = Plan::new(&["kulami".into()], 40, 1, None).unwrap();
        let mut found = Vec::new();
        let look = |_, played: Played<Kulami>| {
            found.extend(in_game(&played));
            Ok::<_, StartError>(())
        };
        plan.play_all(1..4, 1, look).unwrap();
        let problems: Vec<&str> = found.iter().filter_map(|line| line.splitn(4, ' ').nth(3)).collect();
        assert!(!problems.is_empty());
        let json = format!(r#"{{ "problems": [{}] }}"#, problems.join(", "));
        let steps: &'static _ = Course::read_problems(GameKind::Kulami, &json).unwrap().leak();
        for step in steps {
            let mut lesson = Lesson::begin(step);
            while let Some(task) = lesson.task() {
                let tried = lesson.try_action(&task.right[0]);
                assert!(matches!(tried, Tried::Right { .. }), "{}: {tried:?}", step.start().code());
            }
        }
    }
}
