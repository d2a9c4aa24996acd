//! The match runner against engines that behave, and engines that do not.

#![allow(clippy::unwrap_used)]

mod fake;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use fake::{Fake, Reply, illegal, random};
use orrery_engine::matches::{
    Contender, Entry, FaultKind, Limit, MatchError, Patience, Plan, Report, Sprt, Starts, Tally, Verdict, run,
};
use orrery_games::core::{Outcome, Player, Record, Termination};

fn plan(game: &str, first: Contender, second: Contender, pairs: u32) -> Plan {
    Plan {
        starts: Starts::new(game, None, 7).unwrap(),
        engines: [first, second],
        pairs,
        concurrency: 1,
        sprt: None,
        stop_at_proofs: false,
        patience: Patience::default(),
        directory: None,
        resume: false,
    }
}

fn play(plan: &Plan) -> Report {
    run(plan, &|_| ()).unwrap()
}

/// A directory of its own for each test.
fn directory(test: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("matches").join(test);
    if path.exists() {
        fs::remove_dir_all(&path).unwrap();
    }
    path
}

fn records(directory: &Path, pair: u32) -> Vec<Record> {
    Record::parse_all(&fs::read_to_string(directory.join(format!("{pair:06}.txt"))).unwrap()).unwrap()
}

fn counts(tally: &Tally) -> (u32, u32, u32, [u32; 5], u64) {
    (tally.wins, tally.draws, tally.losses, tally.pairs.0, tally.actions)
}

#[test]
fn games_are_played_and_recorded_in_pairs() {
    for game in ["yinsh", "yinsh:blitz", "lyngk", "kulami:board=random-square;level2;swap"] {
        let out = directory(&format!("pairs-{}", game.replace([':', ';', '='], "-")));
        let mut plan = plan(game, Fake::new("a", random).contender(), Fake::new("b", random).contender(), 3);
        plan.directory = Some(out.clone());
        let tally = play(&plan).tally;
        assert_eq!((tally.games(), tally.pairs.count(), tally.faults), (6, 3, [[0; 4]; 2]));
        let mut points = 0;
        for pair in 1..=3 {
            let records = records(&out, pair);
            let [one, other] = &records[..] else { panic!("a pair has two games") };
            let start = plan.starts.start(pair).unwrap();
            for (record, game) in [(one, 1), (other, 2)] {
                let names = if game == 1 { ["a", "b"] } else { ["b", "a"] };
                assert_eq!([record.tag("First"), record.tag("Second")], names.map(Some));
                assert_eq!(record.tag("Round"), Some(format!("{pair}.{game}").as_str()));
                assert_eq!(record.tag("Config"), Some(start.config.as_str()));
                assert_eq!(record.termination(), Some(Termination::Normal));
                let opening: Vec<&str> = record.actions().map(|a| a.action.as_str()).collect();
                assert_eq!(opening[..start.opening.len()], start.opening);
                let replay = orrery_games::replay(record).unwrap();
                assert!(replay.game.outcome().is_some());
                points += match record.result().unwrap() {
                    Outcome::Draw => 1,
                    Outcome::Win(winner) => 2 * u32::from(winner.index() == game - 1),
                };
            }
        }
        assert_eq!(points, 2 * tally.wins + tally.draws, "{game}");
    }
}

#[test]
fn evaluations_are_written_for_the_first_player() {
    let out = directory("evaluations");
    let hopeful = |game: &_, go: &str, seed: &mut _| {
        let mut replies = random(game, go, seed);
        replies.insert(0, Reply::Line("info depth 1 score wdl 600 100 300 eval +0.30 pv x".to_string()));
        replies
    };
    let mut plan = plan("kulami", Fake::new("a", hopeful).contender(), Fake::new("b", random).contender(), 1);
    plan.directory = Some(out.clone());
    play(&plan);
    let evals = |record: &Record, side: usize| -> Vec<Option<i32>> {
        let turns = record.line().turns().iter().skip(2 + side).step_by(2);
        turns.map(|turn| turn.eval().map(|eval| eval.0)).collect()
    };
    let records = records(&out, 1);
    assert!(evals(&records[0], 0).iter().all(|&eval| eval == Some(30)));
    assert!(evals(&records[0], 1).iter().all(Option::is_none));
    assert!(evals(&records[1], 1).iter().all(|&eval| eval == Some(-30)));
}

/// Only our own engine is believed, and only if that was asked for.
#[test]
fn a_proof_of_our_own_ends_a_game() {
    let sure = |word: &'static str| {
        move |game: &_, go: &str, rng: &mut _| {
            let mut replies = random(game, go, rng);
            replies.insert(0, Reply::Line("info depth 1 score wdl 600 100 300 eval +0.30 pv x".to_string()));
            replies.insert(1, Reply::Line(format!("info depth 2 score exact {word} in 9 pv x")));
            replies
        }
    };
    for (word, own, stop, ended) in [
        ("win", true, true, Some([1, 0, 0])),
        ("draw", true, true, Some([0, 1, 0])),
        ("loss", true, true, Some([0, 0, 1])),
        ("win", false, true, None),
        ("win", true, false, None),
    ] {
        let out = directory(&format!("proofs-{word}-{own}-{stop}"));
        let prover = Contender { is_own: own, ..Fake::new("a", sure(word)).contender() };
        let mut plan = plan("kulami", prover, Fake::new("b", random).contender(), 1);
        (plan.directory, plan.stop_at_proofs) = (Some(out.clone()), stop);
        let tally = play(&plan).tally;
        let terminations = records(&out, 1).iter().map(Record::termination).collect::<Vec<_>>();
        match ended {
            Some(results) => {
                assert_eq!([tally.wins, tally.draws, tally.losses], results.map(|result| 2 * result));
                // Two marbles are drawn by lot; the prover plays one in the first game, and answers one in the second.
                assert_eq!((tally.actions, tally.faults), (3 + 4, [[0; 4]; 2]));
                assert_eq!(terminations, [Some(Termination::Adjudication); 2]);
            }
            None => {
                assert!(tally.actions > 20);
                assert_eq!(terminations, [Some(Termination::Normal); 2]);
            }
        }
    }
}

/// Plays one pair against an engine with a fault and says what became of it.
fn against(test: &str, faulty: Fake, patience: Patience) -> (Tally, Vec<Record>) {
    let out = directory(test);
    let launches = faulty.launches.clone();
    let mut plan = plan("yinsh", Fake::new("good", random).contender(), faulty.contender(), 2);
    (plan.directory, plan.patience) = (Some(out.clone()), patience);
    let tally = play(&plan).tally;
    assert_eq!((tally.wins, tally.games()), (4, 4), "{test}");
    assert_eq!(tally.faults[0], [0; 4]);
    assert_eq!(tally.faults[1].iter().sum::<u32>(), 4);
    let records: Vec<Record> = [1, 2].into_iter().flat_map(|pair| records(&out, pair)).collect();
    for record in &records {
        assert!(orrery_games::replay(record).is_ok());
        let loser = if record.tag("First") == Some("bad") { Player::First } else { Player::Second };
        assert_eq!(record.result(), Some(Outcome::Win(loser.opponent())));
    }
    // Whatever an engine does after a fault other than an illegal action is nobody's guess: it is started again.
    let starts = if tally.faults[1][1] == 4 { 1 } else { 4 };
    assert_eq!(launches.load(Ordering::SeqCst), starts, "{test}");
    (tally, records)
}

#[test]
fn an_illegal_action_loses() {
    let (tally, records) = against("illegal", Fake::new("bad", illegal), Patience::default());
    assert_eq!(tally.faults[1], [0, 4, 0, 0]);
    for record in records {
        assert_eq!(record.termination(), Some(Termination::Adjudication));
        assert!(record.tag("Fault").unwrap().starts_with("illegal: bestmove a9: "), "{record}");
    }
}

#[test]
fn no_action_at_all_is_illegal() {
    for line in ["bestmove none", "bestmove"] {
        let bad = Fake::new("bad", move |_, _, _| vec![Reply::Line(line.to_string())]);
        assert_eq!(against("nothing", bad, Patience::default()).0.faults[1], [0, 4, 0, 0]);
    }
}

#[test]
fn a_hanging_engine_loses_on_time() {
    let hanging = Fake::new("bad", |_, _, _| vec![]).limit("movetime=1");
    let patience = Patience { margin: std::time::Duration::from_millis(5), ..Patience::default() };
    let (tally, records) = against("hanging", hanging, patience);
    assert_eq!(tally.faults[1], [4, 0, 0, 0]);
    assert!(records.iter().all(|record| record.termination() == Some(Termination::Time)));
    assert_eq!(records[0].tag("Fault"), Some("time: no bestmove within 6 ms"));
}

#[test]
fn talk_does_not_put_a_deadline_off() {
    let talking = Fake::new("bad", |_, _, _| vec![Reply::Forever("info string still thinking".to_string())]);
    let patience = Patience { margin: std::time::Duration::from_millis(5), ..Patience::default() };
    let (tally, _) = against("talking", talking.limit("movetime=1"), patience);
    assert_eq!(tally.faults[1], [4, 0, 0, 0]);
}

#[test]
fn an_overstepped_clock_loses() {
    let hanging = Fake::new("bad", |_, _, _| vec![]).limit("clock=5+1000");
    let (tally, records) = against("flag", hanging, Patience::default());
    assert_eq!(tally.faults[1], [4, 0, 0, 0]);
    assert_eq!(records[0].tag("Fault"), Some("time: no bestmove within 5 ms"));
}

#[test]
fn a_crash_loses_and_the_engine_comes_back() {
    let crashing = |_: &_, _: &str, _: &mut _| vec![Reply::Line("info string oh".to_string()), Reply::End];
    let (tally, records) = against("crash", Fake::new("bad", crashing), Patience::default());
    assert_eq!(tally.faults[1], [0, 0, 4, 0]);
    let fault = "crash: the engine ended; its last line was `info string oh`";
    assert!(records.iter().all(|record| record.tag("Fault") == Some(fault)));
}

#[test]
fn an_error_loses() {
    let complaining = |_: &_, _: &str, _: &mut _| vec![Reply::Line("error unknown go".to_string())];
    let (tally, records) = against("error", Fake::new("bad", complaining), Patience::default());
    assert_eq!(tally.faults[1], [0, 0, 0, 4]);
    assert_eq!(records[0].tag("Fault"), Some("error: error unknown go"));
}

#[test]
fn clocks_gain_once_a_turn() {
    let out = directory("clocks");
    let clocked = |name| Fake::new(name, random).limit("clock=10000000+1000000").contender();
    let mut plan = plan("yinsh", clocked("a"), clocked("b"), 1);
    plan.directory = Some(out.clone());
    play(&plan);
    let record = &records(&out, 1)[0];
    for side in 0..2 {
        let turns: Vec<_> = record.line().turns().iter().skip(4 + side).step_by(2).collect();
        for (played, turn) in (1..).zip(&turns) {
            let clock = turn.clock().unwrap().as_millis();
            let gained = 1_000_000 * played;
            assert!(clock <= 10_000_000 + gained, "an increment for each turn, however many actions");
            // Less than one increment was used, however busy the machine is.
            assert!(clock > 9_000_000 + gained);
        }
    }
}

#[test]
fn a_resumed_match_is_the_match() {
    let fresh = |out: &Path, pairs: u32, resume: bool| {
        let engines = ["a", "b"].map(|name| Fake::new(name, random).contender());
        let [first, second] = engines;
        let mut plan = plan("lyngk", first, second, pairs);
        (plan.directory, plan.resume) = (Some(out.to_path_buf()), resume);
        plan
    };
    let [whole, parts] = ["resume-whole", "resume-parts"].map(directory);
    let expected = play(&fresh(&whole, 5, false)).tally;
    play(&fresh(&parts, 2, true));
    // As if the runner had been cut off while it wrote the last line.
    let state = parts.join("state");
    let text = fs::read_to_string(&state).unwrap();
    fs::write(&state, &text[..text.len() - 5]).unwrap();
    let mut resumed = fresh(&parts, 5, true);
    resumed.concurrency = 2;
    let played = std::sync::Mutex::new(Vec::new());
    let tally = run(&resumed, &|progress| played.lock().unwrap().push(progress.entry.round())).unwrap().tally;
    assert_eq!(counts(&tally), counts(&expected));
    let mut played = played.into_inner().unwrap();
    played.sort();
    assert_eq!(played, ["2.2", "3.1", "3.2", "4.1", "4.2", "5.1", "5.2"]);
    for pair in 1..=5 {
        assert_eq!(records(&whole, pair), records(&parts, pair));
    }
    assert_eq!(counts(&play(&fresh(&parts, 5, true)).tally), counts(&expected), "nothing is left to play");
}

#[test]
fn another_match_is_not_resumed() {
    let out = directory("differs");
    let pair = || (Fake::new("a", random).contender(), Fake::new("b", random).contender());
    let at = |mut plan: Plan, resume| {
        (plan.directory, plan.resume) = (Some(out.clone()), resume);
        run(&plan, &|_| ()).map(|_| ()).unwrap_err()
    };
    let (first, second) = pair();
    let mut begun = plan("kulami", first, second, 1);
    begun.directory = Some(out.clone());
    play(&begun);
    let (first, second) = pair();
    assert!(matches!(at(plan("kulami", first, second, 1), false), MatchError::Exists(_)));
    let (first, second) = pair();
    let error = at(plan("kulami:level1", first, second, 1), true).to_string();
    assert!(error.contains("game was `kulami`, now it is `kulami:level1`"), "{error}");
    let (first, second) = pair();
    let error = at(plan("kulami", second, first, 1), true).to_string();
    assert!(error.contains("first was `a"), "{error}");
    fs::write(out.join("state"), "something else\n").unwrap();
    let (first, second) = pair();
    assert!(matches!(at(plan("kulami", first, second, 1), true), MatchError::State { line: 1, .. }));
}

#[test]
fn a_test_ends_the_match() {
    let engines = [Fake::new("good", random), Fake::new("bad", illegal)].map(Fake::contender);
    let [first, second] = engines;
    let mut plan = plan("kulami", first, second, 1000);
    plan.sprt = Some(Sprt { elo0: 0.0, elo1: 200.0 });
    let report = play(&plan);
    assert_eq!(report.verdict, Some(Verdict::Passed));
    assert!(report.tally.games() < 100, "{}", report.tally.games());
    plan.engines.swap(0, 1);
    assert_eq!(play(&plan).verdict, Some(Verdict::Failed));
}

#[test]
fn several_tables_give_the_same_result() {
    let tally = |concurrency| {
        let engines = ["a", "b"].map(|name| Fake::new(name, random).contender());
        let [first, second] = engines;
        let mut plan = plan("kulami:board=random-irregular", first, second, 8);
        plan.concurrency = concurrency;
        play(&plan).tally
    };
    assert_eq!(counts(&tally(1)), counts(&tally(3)));
}

#[test]
fn what_is_no_engine_stops_the_match() {
    let problem = |bad: Contender| {
        let plan = plan("yinsh", Fake::new("good", random).contender(), bad, 1);
        run(&plan, &|_| ()).map(|_| ()).unwrap_err().to_string()
    };
    let mut strange = Fake::new("bad", random).contender();
    strange.options.push(("Levle".to_string(), "3".to_string()));
    assert_eq!(problem(strange), "engine bad: has no option Levle; its options are: Seed");
    let missing = "cmd:/no/such/program".parse::<orrery_engine::matches::EngineSpec>().unwrap();
    assert!(problem(missing.contender("", None)).contains("cannot be started"));
    let other = "cmd:true;name=true".parse::<orrery_engine::matches::EngineSpec>().unwrap();
    assert!(problem(other.contender("", None)).starts_with("engine true: crash: "));
}

#[test]
fn entries_read_back() {
    for line in
        ["12.1\t1-0\tnormal\t57\t3\t4\t", "1.2\t1/2-1/2\tnormal\t1\t0\t0\t", "3.2\t0-1\ttime\t5\t0\t9\tno x"]
    {
        assert_eq!(line.parse::<Entry>().unwrap().to_string(), line);
    }
    for wrong in
        ["", "0.1\t1-0\tnormal\t57\t3\t4\t", "1.3\t1-0\tnormal\t57\t3\t4\t", "1.1\t1-0\tlate\t5\t3\t4\t"]
    {
        assert!(wrong.parse::<Entry>().is_err(), "{wrong}");
    }
    assert_eq!(FaultKind::ALL.map(|kind| kind.as_str().parse()), FaultKind::ALL.map(Ok));
    assert_eq!("budget".parse(), Ok(Limit::Budget));
}
