//! Every problem has one solution, and the engine or a search through everything proves it.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::{Control, Evaluate, Hand, KulamiSolver, Limits, Searcher, Table};
use orrery_games::core::{Game, Outcome, Player};
use orrery_games::kulami::Kulami;
use orrery_games::{AnyGame, GameKind, Session, with_session};
use orrery_learn::{Aim, Course, CourseError, Lesson, Problem, Step, Tried};

fn problems() -> impl Iterator<Item = (GameKind, &'static Step, &'static Problem)> {
    GameKind::ALL.into_iter().flat_map(|game| {
        let problems = Course::of(game).problems().iter();
        problems.map(move |step| (game, step, step.problem().expect("what makes it a problem")))
    })
}

/// Whether the learner reaches `aim` in `game`, which began with the problem, as somebody else than `learn` sees it.
fn is_reachable(aim: Aim, game: &AnyGame) -> bool {
    match (aim, game) {
        (Aim::Score { .. } | Aim::Win { turns: Some(_) } | Aim::Guard, _) => {
            with_session!(game, s => Turns::new(aim, s).are_enough())
        }
        (Aim::Win { turns: None }, AnyGame::Kulami(s)) => solves(s, 1),
        (Aim::Margin { points }, AnyGame::Kulami(s)) => solves(s, points),
        (Aim::Draw, AnyGame::Kulami(s)) => solves(s, 0),
        (Aim::Win { turns: None }, _) => with_session!(game, s => is_won(s)),
        (Aim::Margin { .. } | Aim::Draw, _) => panic!("only Kulami's problems are played to the end"),
    }
}

/// Whole turns, all that can be played, instead of actions one by one.
struct Turns<'a, G: Game> {
    game: &'a G,
    session: &'a Session<G>,
    aim: Aim,
    learner: Player,
}

impl<'a, G: Game> Turns<'a, G> {
    fn new(aim: Aim, session: &'a Session<G>) -> Turns<'a, G> {
        let game = &**session.game();
        Turns { game, session, aim, learner: game.to_act(session.start()) }
    }

    fn are_enough(&self) -> bool {
        if self.is_met(self.session.position()) {
            return true;
        }
        let positions = self.session.positions();
        let is_his = |position| self.game.to_act(position) == self.learner;
        let over = positions.windows(2).filter(|pair| is_his(&pair[0]) && !is_his(&pair[1])).count();
        let left = self.aim.turns() as usize - over;
        if is_his(self.session.position()) {
            self.finds(self.session.position(), left)
        } else {
            self.withstands(self.session.position(), left)
        }
    }

    /// The learner is to act, with so many turns left.
    fn finds(&self, position: &G::Position, left: usize) -> bool {
        let mut ends = self.ends(position).into_iter();
        left > 0 && ends.any(|end| self.is_met(&end) || self.withstands(&end, left - 1))
    }

    /// The opponent is to act, and the learner has so many turns left after that.
    fn withstands(&self, position: &G::Position, left: usize) -> bool {
        if self.is_met(position) {
            return true;
        }
        if self.aim == Aim::Guard {
            return self.ends(position).iter().all(|end| !self.has_lost_points(end));
        }
        let over = left == 0 || self.game.is_over(position);
        !over && self.ends(position).iter().all(|end| !self.game.is_over(end) && self.finds(end, left))
    }

    fn is_met(&self, position: &G::Position) -> bool {
        let gained = |player: Player| {
            let [before, now] = [self.session.start(), position].map(|at| self.game.score(at));
            now[player.index()] - before[player.index()]
        };
        match self.aim {
            Aim::Score { points, .. } => gained(self.learner) >= points,
            Aim::Win { .. } => self.game.outcome(position) == Some(Outcome::Win(self.learner)),
            _ => false,
        }
    }

    fn has_lost_points(&self, position: &G::Position) -> bool {
        let opponent = self.learner.opponent().index();
        self.game.score(position)[opponent] > self.game.score(self.session.start())[opponent]
    }

    /// Where the turn that has begun can end.
    fn ends(&self, position: &G::Position) -> Vec<G::Position> {
        let (mut open, mut ends) = (vec![*position], Vec::new());
        while let Some(now) = open.pop() {
            for action in self.game.legal(&now) {
                let mut next = now;
                self.game.play_unchecked(&mut next, action);
                let goes_on =
                    !self.game.is_over(&next) && self.game.to_act(&next) == self.game.to_act(position);
                if goes_on { open.push(next) } else { ends.push(next) }
            }
        }
        ends
    }
}

const SEARCH_LIMITS: Limits = Limits { nodes: Some(5_000_000), depth: None, time: None, soft_time: None };

fn with_control<R>(answer: impl FnOnce(Control<'_>) -> R) -> R {
    answer(Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) })
}

/// Whether the player to act at the start wins in the end, which search has to prove either way.
fn is_won<G: Evaluate>(session: &Session<G>) -> bool {
    let (game, position) = (&**session.game(), session.position());
    let learner = game.to_act(session.start());
    if let Some(outcome) = game.outcome(position) {
        return outcome == Outcome::Win(learner);
    }
    let table = Table::new(16);
    let lines = with_control(|control| {
        Searcher::new(game, Hand, &table, SEARCH_LIMITS, control).run(position, 1, 1, |_| ())
    });
    let best = &lines[0];
    assert!(best.proved, "not proved: {}", game.code(position));
    if game.to_act(position) == learner { best.value > 0 } else { best.value < 0 }
}

/// Whether the player to act at the start ends so many points ahead, by the solver of endings.
fn solves(session: &Session<Kulami>, points: i32) -> bool {
    let (game, position) = (&**session.game(), session.position());
    let learner = game.to_act(session.start());
    let sign = if game.to_act(position) == learner { 1 } else { -1 };
    let margin = match game.is_over(position) {
        true => {
            let score = game.score(position);
            score[learner.index()] - score[learner.opponent().index()]
        }
        false => {
            let mut solver = KulamiSolver::new(game, 16);
            let solved = with_control(|control| solver.solve(position, &SEARCH_LIMITS, control));
            sign * solved.expect("an ending that can be solved").margin
        }
    };
    margin >= points
}

fn after(game: &AnyGame, action: &str) -> AnyGame {
    let mut after = game.clone();
    after.play(action).expect("a legal action");
    after
}

#[test]
fn there_are_ten_of_each_game() {
    for game in GameKind::ALL {
        let read = Course::read_problems(game, Course::problems_file(game)).expect("a file without faults");
        assert_eq!((read.len(), Course::of(game).problems().len()), (10, 10), "{game}");
        for (problem, number) in Course::of(game).problems().iter().zip(1..) {
            assert_eq!(problem.id(), format!("problem-{number}"));
            assert!(std::ptr::eq(Course::of(game).step(problem.id()).expect("it is found"), problem));
        }
    }
}

#[test]
fn faults_of_a_file_are_named() {
    let problem = r#"{ "start": "yinsh", "aim": "guard", "line": ["f6"] }"#;
    let read = |from: &str, to: &str| {
        let problem = problem.replace(from, to);
        Course::read_problems(GameKind::Yinsh, &format!(r#"{{ "problems": [{problem}] }}"#))
    };
    let fault = |from: &str, to: &str| read(from, to).err();
    assert_eq!(read("", "").map(|problems| problems.len()), Ok(1));
    let id = || "problem-1".to_owned();
    assert!(matches!(fault("guard", "glory"), Some(CourseError::Form(_))));
    assert!(matches!(fault("\"yinsh\"", "\"kulami\""), Some(CourseError::Start(..))));
    assert_eq!(fault("\"f6\"", ""), Some(CourseError::Empty(id())));
    assert_eq!(fault("f6", "f66"), Some(CourseError::Action(id(), "f66".to_owned())));
}

/// The solution does it, nothing else does; and so it is with each action of the learner on the way, where
/// all that are right are taken.
#[test]
fn one_first_action_is_right_and_all_others_are_proved_wrong() {
    for (game, step, problem) in problems() {
        let mut lesson = Lesson::begin(step);
        while let Some(task) = lesson.task() {
            let place = format!("{game} {} {}", step.id(), lesson.done());
            let legal = lesson.session().legal();
            let right: Vec<String> = legal
                .into_iter()
                .filter(|action| is_reachable(problem.aim, &after(lesson.session(), action)))
                .collect();
            assert!(right.contains(&task.right[0]), "{place}: {right:?}");
            if lesson.done() == 0 {
                assert_eq!(right, task.right, "{place}");
            }
            for action in lesson.session().legal() {
                let taken = matches!(lesson.clone().try_action(&action), Tried::Right { .. });
                assert_eq!(taken, right.contains(&action), "{place}: {action}");
            }
            lesson.try_action(&task.right[0]);
        }
    }
}

/// Who wins by force is seen to win by the engine too.
#[test]
fn the_engine_proves_wins() {
    let mut wins = 0;
    for (_, step, problem) in problems() {
        if let (Aim::Win { .. }, AnyGame::Yinsh(_) | AnyGame::Lyngk(_)) = (problem.aim, step.start()) {
            let solved = after(step.start(), &step.tasks()[0].right[0]);
            assert!(with_session!(&solved, s => is_won(s)), "{}", step.id());
            wins += 1;
        }
    }
    assert_eq!(wins, 4);
}

/// What a wrong try is said to fail to really is an answer, after which nothing helps.
#[test]
fn refutations_refute() {
    let mut named = [0; 3];
    for (game, step, problem) in problems() {
        for action in step.start().legal() {
            let tried = Lesson::begin(step).try_action(&action);
            if let Tried::Beside { answer: Some(answer), .. } = tried {
                let refuted =
                    answer.split(' ').fold(after(step.start(), &action), |game, action| after(&game, action));
                let learner_goes_on =
                    refuted.outcome().is_none() && refuted.to_act() == step.start().to_act();
                assert!(
                    learner_goes_on || refuted.outcome().is_some(),
                    "{game} {}: {action} {answer}",
                    step.id()
                );
                assert!(!is_out_of_danger(problem.aim, &refuted), "{game} {}: {action} {answer}", step.id());
                named[game as usize] += 1;
            }
        }
    }
    assert!(named.iter().all(|&count| count >= 10), "{named:?}");
}

/// Whether the aim can still be reached, or was, after the opponent's answer.
fn is_out_of_danger(aim: Aim, game: &AnyGame) -> bool {
    match aim {
        Aim::Guard => {
            let opponent = with_session!(game, s => s.game().to_act(s.start())).opponent().index();
            let before = with_session!(game, s => s.game().score(s.start()));
            game.score()[opponent] <= before[opponent]
        }
        _ => is_reachable(aim, game),
    }
}
