//! The file of self-play: what is written comes back, what was broken off goes on, what is damaged is refused.

use std::fs;
use std::path::PathBuf;

use orrery_engine::Evaluate;
use orrery_engine::games::kulami::Kulami;
use orrery_engine::games::lyngk::Lyngk;
use orrery_engine::games::yinsh::Yinsh;
use orrery_engine::selfplay::{Fault, GamesError, GamesFile, Plan, Played};

/// A file of its own for each test, removed in the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("orrery-selfplay-{}-{name}", std::process::id()));
        let _ = fs::remove_file(&path);
        Scratch(path)
    }

    fn file(&self, plan: &Plan) -> GamesFile {
        GamesFile::new(self.0.clone(), plan.to_string(), "hand".to_string())
    }

    fn bytes(&self) -> Vec<u8> {
        fs::read(&self.0).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn plan(config: &str) -> Plan {
    Plan::new(&[config.to_string()], 30, 5, Some(3000)).unwrap()
}

/// Adds games up to this number; returns those that were added.
fn add<G: Evaluate>(scratch: &Scratch, plan: &Plan, until: u32) -> Vec<Played<G>> {
    let file = scratch.file(plan);
    let mut appender = file.append().unwrap();
    let first = appender.count() + 1;
    let mut games = Vec::new();
    let each = |_, played: Played<G>| {
        appender.add(&played)?;
        games.push(played);
        Ok::<_, Box<dyn std::error::Error>>(())
    };
    plan.play_all(first..until + 1, 2, each).unwrap();
    games
}

fn read<G: Evaluate>(scratch: &Scratch, plan: &Plan) -> Result<Vec<Played<G>>, GamesError> {
    let mut games = Vec::new();
    scratch.file(plan).read(|_, played| games.push(played))?;
    Ok(games)
}

fn check_game<G: Evaluate>(config: &str) {
    let scratch = Scratch::new(G::NAME);
    let plan = plan(config);
    assert_eq!(read::<G>(&scratch, &plan).unwrap(), []);
    let games = add::<G>(&scratch, &plan, 6);
    assert_eq!(read::<G>(&scratch, &plan).unwrap(), games);
    let whole = scratch.bytes();

    // Broken off anywhere in the last game, the file goes on to the same bytes.
    for cut in [1, 2, 9, 20] {
        fs::write(&scratch.0, &whole[..whole.len() - cut]).unwrap();
        let error = read::<G>(&scratch, &plan).unwrap_err();
        assert!(matches!(error, GamesError::Broken(_, 6, Fault::CutOff)), "{error}");
        assert_eq!(add::<G>(&scratch, &plan, 6), games[5..]);
        assert!(scratch.bytes() == whole, "cut by {cut}");
    }
    fs::remove_file(&scratch.0).unwrap();
    add::<G>(&scratch, &plan, 2);
    add::<G>(&scratch, &plan, 6);
    assert!(scratch.bytes() == whole, "in two runs");
}

#[test]
fn games_come_back_and_runs_go_on() {
    check_game::<Yinsh>("yinsh:blitz");
    check_game::<Lyngk>("lyngk");
    check_game::<Kulami>("kulami:board=random-irregular;level2");
}

#[test]
fn every_changed_byte_is_noticed() {
    let scratch = Scratch::new("changed");
    let plan = plan("kulami:board=random-square");
    add::<Kulami>(&scratch, &plan, 2);
    let whole = scratch.bytes();
    for place in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[place] ^= 1 << (place % 8);
        fs::write(&scratch.0, bytes).unwrap();
        let error = read::<Kulami>(&scratch, &plan).err();
        assert!(matches!(error, Some(GamesError::Broken(..))), "byte {place}: {error:?}");
    }
}

#[test]
fn the_head_says_how_the_games_were_played() {
    let scratch = Scratch::new("head");
    let mine = plan("kulami");
    add::<Kulami>(&scratch, &mine, 1);
    let other = Plan::new(&["kulami".to_string()], 31, 5, Some(3000)).unwrap();
    let error = read::<Kulami>(&scratch, &other).unwrap_err();
    assert!(matches!(error, GamesError::Broken(_, 0, Fault::OtherManner { .. })), "{error}");
    let judged = GamesFile::new(scratch.0.clone(), mine.to_string(), "learned".to_string());
    assert_eq!(judged.read::<Kulami>(|_, _| ()).unwrap(), (1, "hand".to_string()));
    assert!(matches!(judged.append(), Err(GamesError::OtherJudge(_))));

    let whole = scratch.bytes();
    for (bytes, fault) in [
        (b"orrery".to_vec(), Fault::CutOff),
        ([b"ORRERYSP", &whole[8..]].concat(), Fault::OtherFormat),
        ([&whole[..8], &[1], &whole[9..]].concat(), Fault::OtherFormat),
    ] {
        fs::write(&scratch.0, bytes).unwrap();
        let error = read::<Kulami>(&scratch, &mine).unwrap_err();
        assert!(matches!(&error, GamesError::Broken(_, 0, found) if *found == fault), "{error}");
        assert!(mine.to_string().contains("kulami") && !error.to_string().is_empty());
    }
}

#[test]
fn games_of_another_kind_are_refused() {
    let scratch = Scratch::new("kind");
    let plan = plan("kulami");
    add::<Kulami>(&scratch, &plan, 1);
    let error = read::<Yinsh>(&scratch, &plan).unwrap_err();
    assert!(matches!(error, GamesError::Broken(_, 1, Fault::Config(_))), "{error}");
}
