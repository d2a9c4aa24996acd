//! What first games are told: each thing once, where it happens, and what the opponent has done in one sentence.

use std::collections::BTreeSet;

use orrery_games::AnyGame;
use orrery_games::core::Rng;
use orrery_view::{Note, Phrase, Spot, Table, ViewState};

fn acting() -> ViewState {
    ViewState { acting: true, ..ViewState::default() }
}

fn table(link: &str) -> Table {
    let mut table = Table::new(AnyGame::from_link(link).expect("a link"));
    table.finish_turn();
    table
}

fn key(phrase: &Option<Phrase>) -> &'static str {
    phrase.as_ref().map_or("", |phrase| phrase.key)
}

fn keys(note: Option<Note>) -> [&'static str; 2] {
    note.map_or([""; 2], |note| [key(&note.now), key(&note.more)])
}

fn note(link: &str) -> [&'static str; 2] {
    keys(Table::new(AnyGame::from_link(link).expect("a link")).note())
}

/// Five rings each, White in the middle of the board.
const RINGS: &str = "yinsh,f6,b2,g6,b3,f7,b4,e5,c2,f5,c3";

#[test]
fn yinsh_explains_goal_moves_and_flips_once() {
    assert_eq!(note("yinsh"), ["yinsh-guide-goal", "yinsh-guide-place"]);
    assert_eq!(note("yinsh,f6"), ["yinsh-guide-goal", "yinsh-guide-place"], "the other player, too");
    assert_eq!(note("yinsh,f6,b2"), ["", ""]);
    assert_eq!(note(RINGS), ["yinsh-guide-move", "yinsh-guide-five"]);
    // White leaves a marker on f5, Black one on c3; then White jumps the first.
    let quiet = format!("{RINGS},f5-f4,c3-d4");
    assert_eq!(note(&quiet), ["", ""]);
    let jump = format!("{quiet},f4-f3,d4-e4");
    assert_eq!(note(&jump), ["", ""]);
}

#[test]
fn every_note_is_met_in_random_games_and_told_at_most_once_to_each() {
    let mut met = BTreeSet::new();
    for (config, most) in [("yinsh", 60), ("lyngk:seed=4", 30), ("kulami", 10)] {
        for seed in 0..most {
            let mut game = AnyGame::from_config(config).expect("a config");
            let mut chance = Rng::new(seed);
            let mut told: [Vec<[&str; 2]>; 2] = Default::default();
            while game.outcome().is_none() {
                let mover = game.to_act();
                let note = keys(Table::new(game.clone()).note());
                if note != [""; 2] {
                    told[mover.index()].push(note);
                    met.extend(note);
                }
                let legal = game.legal();
                let action = legal[chance.index(legal.len())].clone();
                game.play(&action).expect("it is legal");
            }
            // A first row is one thing to take, and its ring another; a claim holds for the whole turn.
            for told in told {
                let once: BTreeSet<_> = told.iter().collect();
                assert_eq!(once.len(), told.len(), "{config} {seed}: {told:?}");
            }
        }
    }
    let all: BTreeSet<&str> = include_str!("../../../locales/en/guide.ftl")
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|key| key.contains("-guide-") && *key != "lyngk-guide-goal-six")
        .collect();
    let missing: Vec<_> = all.difference(&met).collect();
    assert!(missing.is_empty(), "never told: {missing:?}");
}

#[test]
fn a_note_gives_way_to_what_is_pointed_at_and_to_what_is_picked_up() {
    let mut table = table("kulami,d4,d6");
    let said = table.said(&acting(), true);
    assert_eq!((said.now.key, key(&said.more)), ("kulami-prompt-cross", "kulami-guide-barred"));
    let open: Spot = table.targets(&acting())[0];
    let pointed = table.said(&ViewState { aim: Some(open), ..acting() }, true);
    assert_eq!(pointed.more, table.prompt(&ViewState { aim: Some(open), ..acting() }).more);
    let plain = table.said(&acting(), false);
    assert_eq!(plain.more, table.last_turn(), "the opponent’s last turn in its place");
    let waiting = ViewState { acting: false, ..acting() };
    assert_eq!(table.said(&waiting, true), table.prompt(&waiting), "who waits is told nothing else");
    table.touch(open);
    assert_eq!(table.said(&acting(), true), table.prompt(&acting()), "the turn is complete");
}

#[test]
fn a_turn_is_told_by_what_matters_most() {
    assert_eq!(table("yinsh").last_turn(), None);
    assert_eq!(key(&table("yinsh,f6").last_turn()), "yinsh-tell-place");
    assert_eq!(key(&table("kulami,d4").last_turn()), "kulami-tell-takes");
    let mut game = AnyGame::from_config("lyngk:seed=4").expect("a config");
    let claim = game.legal().into_iter().find(|action| action.starts_with('^')).expect("a claim");
    game.play(&claim).expect("it is legal");
    let step = game.legal()[0].clone();
    game.play(&step).expect("it is legal");
    let told = table(&game.link()).last_turn().expect("a turn");
    assert_eq!(told.key, "lyngk-turn-claim");
}

#[test]
fn a_row_and_its_ring_are_one_sentence() {
    let met = (0..60).any(|seed| {
        let mut game = AnyGame::from_config("yinsh").expect("a config");
        let mut chance = Rng::new(seed);
        while game.outcome().is_none() {
            let legal = game.legal();
            let action = legal[chance.index(legal.len())].clone();
            let mover = game.to_act();
            game.play(&action).expect("it is legal");
            let ends = action.starts_with('x') && !action.contains('-');
            if ends && game.outcome().is_none() && game.to_act() != mover {
                let told = table(&game.link()).last_turn().expect("a turn");
                assert_eq!(told.key, "yinsh-turn-row");
                return true;
            }
        }
        false
    });
    assert!(met, "some game has a row");
}
