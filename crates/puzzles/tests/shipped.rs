//! The sets that are shipped: sound, small, and what they were.

use std::collections::HashSet;

use orrery_puzzles::games::GameKind;
use orrery_puzzles::verify::{Fault, verify_any};
use orrery_puzzles::{
    Aim, Answer, FIRST_DAY, Puzzle, PuzzleId, Refutation, Set, SetError, Theme, Tried, actions_of, aim_key,
    daily, judge, refute, turn_of,
};

/// So many of a set, from all parts of it.
fn some(set: &Set, count: usize) -> Vec<&Puzzle> {
    set.puzzles.iter().step_by(set.puzzles.len().div_ceil(count).max(1)).collect()
}

fn sets() -> impl Iterator<Item = &'static Set> {
    GameKind::ALL.into_iter().map(Set::of)
}

#[test]
fn two_hundred_puzzles_a_game_are_proved_again() {
    for set in sets() {
        assert!(!set.puzzles.is_empty(), "{}", set.kind);
        for puzzle in some(set, 200) {
            assert_eq!(verify_any(puzzle), Ok(()), "{} {}", puzzle.id, puzzle.code);
        }
    }
}

#[test]
fn a_set_is_written_as_it_is_read_and_small() {
    for kind in GameKind::ALL {
        let bytes = Set::file(kind);
        let set = Set::read(bytes).unwrap();
        assert_eq!(set.kind, kind);
        assert_eq!(set.write(), bytes);
        assert!(bytes.len() < 1_000_000, "{kind}: {}", bytes.len());
        let ids: HashSet<PuzzleId> = set.puzzles.iter().map(|puzzle| puzzle.id).collect();
        assert_eq!(ids.len(), set.puzzles.len());
        assert!(set.puzzles.is_sorted_by_key(|puzzle| puzzle.rating));
        assert!(set.puzzles.iter().all(|puzzle| puzzle.deviation > 0 && puzzle.rating > 0));
        assert!(set.puzzles.iter().all(|puzzle| set.get(puzzle.id) == Some(puzzle)));
    }
}

#[test]
fn what_is_no_set_is_refused_with_a_reason() {
    let bytes = Set::file(GameKind::Kulami);
    assert_eq!(Set::read(b"orrery"), Err(SetError::NotASet));
    assert_eq!(Set::read(b"orreryPZ"), Err(SetError::NotASet));
    assert_eq!(Set::read(b"orreryPZ\x09more"), Err(SetError::Version(9)));
    assert_eq!(Set::read(&bytes[..bytes.len() - 1]), Err(SetError::Checksum));
    for place in (9..bytes.len()).step_by(997) {
        let mut changed = bytes.to_vec();
        changed[place] ^= 1;
        assert_eq!(Set::read(&changed), Err(SetError::Checksum), "byte {place}");
    }
}

#[test]
fn the_verifier_rejects_a_hundred_of_a_hundred_planted_errors() {
    let mut rejected = [0; 3];
    for set in sets() {
        // A third of a hundred of each game, and of each kind of error.
        for (number, puzzle) in some(set, 34).into_iter().cycle().take(34).enumerate() {
            let wrong = match number % 3 {
                0 => with_a_second_solution(puzzle),
                1 => without_a_solution(puzzle),
                _ => with_another_aim(puzzle),
            };
            let fault = verify_any(&wrong).expect_err("an error was planted");
            let told = match number % 3 {
                0 => matches!(fault, Fault::NotRight(_) | Fault::TwoIdeas),
                1 => matches!(fault, Fault::Missing(_) | Fault::Unplayable | Fault::Depth),
                _ => true,
            };
            assert!(told, "{}: {fault}", puzzle.code);
            rejected[number % 3] += 1;
        }
    }
    assert!(rejected.iter().sum::<i32>() >= 100, "{rejected:?}");
}

/// One of the turns that are not right is said to be.
fn with_a_second_solution(puzzle: &Puzzle) -> Puzzle {
    let (mut wrong, game) = (puzzle.clone(), puzzle.open().expect("shipped puzzles open"));
    let (solver, count) = (game.to_act(), game.legal().len() as u16);
    let whole = |place: u16| {
        let mut turn = vec![place];
        loop {
            let actions = actions_of(&game, &turn)?;
            let mut after = game.clone();
            actions.iter().for_each(|action| after.play(action).expect("a legal action"));
            if after.outcome().is_some() || after.to_act() != solver {
                return Some(turn);
            }
            turn.push(0);
        }
    };
    let turn = (0..count)
        .filter_map(whole)
        .find(|turn| puzzle.line.answer(turn).is_none())
        .expect("a turn that is not right");
    wrong.line.answers.push(Answer { turn, replies: puzzle.line.answers[0].replies.clone() });
    wrong
}

/// A right turn is left out.
fn without_a_solution(puzzle: &Puzzle) -> Puzzle {
    let mut wrong = puzzle.clone();
    wrong.line.answers.pop();
    wrong
}

/// More is asked for than can be had, and the id fits that.
fn with_another_aim(puzzle: &Puzzle) -> Puzzle {
    let aim = match puzzle.aim {
        Aim::Score { points, turns } => Aim::Score { points: points + 9, turns },
        Aim::Win { turns: Some(turns) } => Aim::Score { points: 9, turns },
        Aim::Margin { points } => Aim::Margin { points: points + 1 },
        Aim::Win { turns: None } => Aim::Margin { points: 60 },
        Aim::Draw => Aim::Win { turns: None },
        Aim::Guard => Aim::Score { points: 1, turns: 1 },
    };
    let rated = Puzzle::new(puzzle.code.clone(), aim, puzzle.themes.clone(), puzzle.line.clone());
    Puzzle { rating: puzzle.rating, deviation: puzzle.deviation, ..rated }
}

#[test]
fn turned_and_mirrored_boards_have_the_same_puzzle() {
    for set in sets() {
        let easy: Vec<&Puzzle> = set.puzzles.iter().filter(|puzzle| puzzle.depth <= 2).collect();
        for (number, puzzle) in easy.iter().step_by(easy.len() / 12 + 1).enumerate() {
            assert_eq!(puzzle.turned(0, false).as_ref(), Some(*puzzle));
            for exchange in [false, true] {
                let symmetry = 1 + number * 5 % (puzzle.symmetries() - 1).max(1);
                let Some(mut turned) = puzzle.turned(symmetry, exchange) else { continue };
                assert_ne!(turned.code, puzzle.code, "{symmetry}");
                // It goes by the name of the one it is, and only that is wrong with it.
                assert_eq!(turned.id, puzzle.id);
                let named = Puzzle::new(turned.code.clone(), turned.aim, Vec::new(), turned.line.clone());
                turned.id = named.id;
                assert_eq!(verify_any(&turned), Ok(()), "{} {symmetry} {exchange}", puzzle.code);
            }
        }
    }
}

#[test]
fn tries_are_judged_and_wrong_ones_refuted() {
    let mut refuted = 0;
    for set in sets() {
        for puzzle in some(set, 20) {
            let game = puzzle.open().expect("shipped puzzles open");
            for solution in puzzle.solutions().unwrap() {
                assert!(matches!(judge(&puzzle.line, &game, &solution), Tried::Right(_)));
                assert_eq!(
                    turn_of(&game, &solution).and_then(|turn| actions_of(&game, &turn)),
                    Some(solution)
                );
            }
            assert_eq!(judge(&puzzle.line, &game, &["z99"]), Tried::Illegal);
            let solver = game.to_act();
            for action in game.legal() {
                let mut tried = game.clone();
                tried.play(&action).unwrap();
                let whole = tried.outcome().is_none() && tried.to_act() != solver;
                if !whole || judge(&puzzle.line, &game, &[&action]) != Tried::Wrong {
                    continue;
                }
                if let Refutation::Turn(actions) = refute(puzzle, &tried, 20_000) {
                    actions.iter().for_each(|action| tried.play(action).unwrap());
                    assert!(tried.outcome().is_some() || tried.to_act() == solver);
                    refuted += 1;
                    break;
                }
            }
        }
    }
    assert!(refuted > 10, "{refuted}");
}

#[test]
fn every_day_has_its_puzzle() {
    for set in sets() {
        let known: HashSet<PuzzleId> = set.daily.iter().copied().collect();
        assert_eq!(known.len(), set.daily.len(), "no puzzle comes on two days");
        assert!(!set.daily.is_empty());
        let length = set.daily.len() as u32;
        assert_eq!(set.daily(FIRST_DAY - 1), None);
        assert_eq!(set.daily(FIRST_DAY).map(|puzzle| puzzle.id), set.daily.first().copied());
        assert_eq!(set.daily(FIRST_DAY + length), set.daily(FIRST_DAY));
        assert!((0..length).all(|day| set.daily(FIRST_DAY + day).is_some()));
    }
    assert_eq!(daily(FIRST_DAY, &[]), None);
}

/// The days of the first sets: how many there are, the first and the last one, and FNV-1a of all of their ids.
const DAYS: [(usize, &str, &str, u64); 3] = [
    (1549, "cj6uikvk", "tt6ksqhg", 0x70f6_2d3c_5827_6f70),
    (1829, "qbyzbrzh", "uvjbremw", 0x6509_834d_d961_7e61),
    (1685, "kqbbemwx", "ureavqw8", 0x2ebd_082c_dcb5_8d8d),
];

#[test]
fn days_and_ids_stay_what_they_were() {
    for (set, (count, first, last, sum)) in sets().zip(DAYS) {
        assert!(set.daily.len() >= count, "{}: days are only added", set.kind);
        let ids: Vec<String> = set.daily[..count].iter().map(ToString::to_string).collect();
        assert_eq!((ids[0].as_str(), ids[count - 1].as_str()), (first, last), "{}", set.kind);
        let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        assert_eq!(ids.concat().bytes().fold(0xcbf2_9ce4_8422_2325, mix), sum, "{}", set.kind);
    }
}

#[test]
fn no_theme_and_no_depth_has_too_much() {
    for set in sets() {
        let all = set.puzzles.len();
        let count = |fits: &dyn Fn(&Puzzle) -> bool| set.puzzles.iter().filter(|puzzle| fits(puzzle)).count();
        assert!(count(&|puzzle| puzzle.rules().is_empty()) >= 2000, "{}", set.kind);
        for theme in Theme::ALL {
            let with = count(&|puzzle| puzzle.themes.contains(theme));
            assert!(with * 100 <= all * 30, "{}: {theme} {with} of {all}", set.kind);
        }
        let (short, long) = (count(&|puzzle| puzzle.depth == 1), count(&|puzzle| puzzle.depth >= 3));
        assert!(short * 2 <= all && long >= 200, "{}: {short} and {long} of {all}", set.kind);
        // Other rules have puzzles of their own.
        let rules: HashSet<&str> =
            set.puzzles.iter().map(Puzzle::rules).filter(|rules| !rules.is_empty()).collect();
        assert!(rules.iter().all(|rules| count(&|puzzle| puzzle.rules() == *rules) >= 200), "{rules:?}");
        assert!(set.puzzles.iter().all(|puzzle| !aim_key(puzzle.aim).is_empty()));
    }
}
