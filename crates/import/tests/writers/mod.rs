//! Games of all kinds, and writers of the forms that are read: only for tests.
#![allow(dead_code)]

use std::fmt::Write as _;

use orrery_games::core::{Game, Outcome, Player, Rng};
use orrery_games::{AnyGame, yinsh};
use orrery_import::layout_of_key;
use orrery_wire::{Control, Entry, Event, GameResult, GameState, Reason};

/// Plays at random, but likes to make rows, and many of them: up to `most` actions.
pub fn yinsh(config: &str, seed: u64, most: usize) -> AnyGame {
    let mut rng = Rng::new(seed);
    let mut game = AnyGame::from_config(config).unwrap();
    while game.outcome().is_none() && game.played() < most {
        let AnyGame::Yinsh(session) = &mut game else { panic!("no game of YINSH") };
        let (rules, position) = (session.game().clone(), *session.position());
        let mut best = (0, rules.random_action(&position, &mut rng));
        for _ in 0..30 {
            let action = rules.random_action(&position, &mut rng);
            let mut next = position;
            rules.play(&mut next, action).unwrap();
            let rows = if next.phase() == yinsh::Phase::Row { rules.count_legal(&next) } else { 0 };
            best = if rows > best.0 { (rows, action) } else { best };
        }
        session.play(best.1).unwrap();
    }
    game
}

/// Plays at random.
pub fn random(config: &str, seed: u64, most: usize) -> AnyGame {
    let mut rng = Rng::new(seed);
    let mut game = AnyGame::from_config(config).unwrap();
    while game.outcome().is_none() && game.played() < most {
        let legal = game.legal();
        game.play(&legal[rng.index(legal.len())]).unwrap();
    }
    game
}

/// How many actions a game of this number has at most: every third is broken off.
pub fn length(seed: u64) -> usize {
    if seed.is_multiple_of(3) { 5 + seed as usize % 60 } else { usize::MAX }
}

pub fn lyngk_config(key: i64, six: bool) -> String {
    let option = if six { "six" } else { "collect-on-claim" };
    format!("lyngk:layout={};{option}", layout_of_key(key))
}

fn spaced(point: &str) -> String {
    format!("{} {}", point[..1].to_uppercase(), &point[1..])
}

fn drop_elsewhere(from: &str) -> String {
    format!("drop board  {}", if from == "f6" { "G 7" } else { "F 6" })
}

/// A record of Boardspace, with steps that are taken back now and then.
pub fn boardspace(game: &AnyGame, key: i64, seed: u64) -> String {
    let config = game.config();
    let (number, setup) = match config.split(':').next().unwrap() {
        "yinsh" if config.ends_with("blitz") => ("24", "Yinsh-Blitz".to_owned()),
        "yinsh" => ("24", "Yinsh".to_owned()),
        _ if config.ends_with("six") => ("lyngk", format!("lyngk-6 2 {key} 100")),
        _ => ("lyngk", format!("lyngk 2 {key} 100")),
    };
    let mut rng = Rng::new(seed);
    let mut text = format!(
        " (;\nGM[{number}]VV[2]\nCM[0,1]\nTC[None]\nSU[{setup}]\nDT[Fri Mar 13 19:56:26 GMT+01:00 2026]\n\
         GN[game {seed}]\nRE[Gewonnen hat \\[niemand\\]]\nP0[id \"Ana\"]\nP1[id \"Ștefan\"]\n; P0[0 Start White]\n"
    );
    let mut number = 1;
    let mut time = [0, 0];
    for (player, action) in game.players().into_iter().zip(game.actions()) {
        let colour = if player == Player::First { "w" } else { "b" };
        let (from, to) = action.split_once('-').map_or((action.as_str(), ""), |(from, to)| (from, to));
        let is_lyngk = config.starts_with("lyngk");
        let point = |text: &str| spaced(text.trim_start_matches('x'));
        let takes_back = rng.index(4) == 0;
        let mut steps: Vec<String> = Vec::new();
        if action == "pass" {
            steps.push("Pass".into());
        } else if let Some(claimed) = action.strip_prefix('^') {
            let letter = if claimed == "k" { "N".to_owned() } else { claimed.to_uppercase() };
            let owner = if player == Player::First { "F" } else { "S" };
            if rng.index(2) == 0 {
                steps.push(format!("Claim {letter} {owner}"));
            } else {
                steps.extend([format!("Pick {letter}"), format!("Drop {owner}")]);
            }
        } else if is_lyngk {
            if takes_back {
                steps.extend([format!("Pickb {} 0", point(to)), format!("Dropb {}", point(to))]);
                steps.extend([format!("Pickb {} 0", point(from)), "Dropb E 4".into(), "Pickb E 4 0".into()]);
                steps.push(format!("Dropb {}", point(to)));
            } else {
                steps.push(format!("Move {} {}", point(from), point(to)));
            }
        } else if action.starts_with('x') && !to.is_empty() {
            steps.push(format!("remove {colour} {} {}", point(to), point(from)));
        } else if action.starts_with('x') {
            steps.push(format!("remove {colour}r {}", point(from)));
        } else if to.is_empty() {
            steps.extend(takes_back.then(|| format!("place {colour}r  F 6")));
            steps.push(format!("place {colour}r  {}", point(from)));
        } else if takes_back {
            steps
                .extend([format!("place {colour}  {}", point(from)), format!("drop board  {}", point(from))]);
            steps.extend([format!("place {colour}  {}", point(from)), drop_elsewhere(from)]);
            steps.push(format!("drop board  {}", point(to)));
        } else {
            steps.push(format!("move {} {}", point(from), point(to)));
        }
        steps.push("Done ".into());
        for step in steps {
            time[player.index()] += 1000 + rng.index(5000);
            writeln!(text, "; P{}[{number} {step}]TM[{}]", player.index(), time[player.index()]).unwrap();
            number += 1;
        }
    }
    if game.outcome().is_none() && seed.is_multiple_of(2) {
        writeln!(text, "; P1[{number} Resign ]TM[1]\n; P1[{} Done ]TM[1]", number + 1).unwrap();
    }
    text + ";\nP0[time 0:01:43 ]\nP1[time 0:01:38 ]\n)\n"
}

/// A log of Board Game Arena, with moves that are taken back now and then.
pub fn arena(game: &AnyGame, seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let mut packets =
        vec![r#"{"data":[{"type":"gameStateChange","log":"","args":{"name":"gameSetup"}}]}"#.to_owned()];
    let id = |player: Player| if player == Player::First { "200" } else { "100" };
    let event = |player: Player, says: &str, from: &str, to: &str| {
        format!(
            r#"{{"type":"move","log":"${{player_name}} {says}","args":{{"player_id":"{}","locationFrom":"{}","locationTo":"{}"}}}}"#,
            id(player),
            from.to_uppercase(),
            to.to_uppercase()
        )
    };
    for (player, action) in game.players().into_iter().zip(game.actions()) {
        let supply = format!("@{}", player.index());
        let (from, to) = action.split_once('-').map_or((action.as_str(), ""), |(from, to)| (from, to));
        let bare = from.trim_start_matches('x');
        let events = if action == "pass" {
            vec![event(player, "passes", "", "")]
        } else if action.starts_with('x') && !to.is_empty() {
            vec![event(player, "removes a row of markers from ${locationFrom} to ${locationTo}", bare, to)]
        } else if action.starts_with('x') {
            vec![event(player, "removes a ring from ${locationFrom}", bare, &supply)]
        } else if to.is_empty() {
            vec![event(player, "places a ring on ${locationTo}", &supply, from)]
        } else {
            let marker = event(player, "places a marker on ${locationTo}", &supply, from);
            vec![marker, event(player, "moves a ring from ${locationFrom} to ${locationTo}", from, to)]
        };
        let number = packets.len();
        let made = |number: usize, events: &[String], more: &str| {
            format!(r#"{{"move_id":"{number}","time":"1795013077","data":[{}{more}]}}"#, events.join(","))
        };
        if rng.index(5) == 0 {
            let undo = format!(
                r#",{{"type":"restartUndo","log":"takes back their last move","args":{{"player_id":"{}","currentMove":{number}}}}}"#,
                id(player)
            );
            packets.push(made(number, &events, &undo));
            packets.push(made(number, &events, ""));
        } else {
            packets.push(made(number, &events, ""));
        }
    }
    if let Some(Outcome::Win(winner)) = game.outcome() {
        packets.push(format!(
            r#"{{"data":[{{"type":"gameEnd","log":"${{player_name}} has removed 3 rings","args":{{"player_id":"{}"}}}}]}}"#,
            id(winner)
        ));
    }
    format!(
        "{{\"status\":\"OK\",\"data\":{{\"players\":[{{\"id\":\"100\",\"name\":\"Bob\",\"color\":\"#000000\"}},\
         {{\"id\":\"200\",\"name\":\"Ștefan\",\"color\":\"#ffffff\"}}],\n\"logs\":[{}]}}}}\n",
        packets.join(",\n")
    )
}

/// A log of our server.
pub fn log(game: &AnyGame, seed: u64) -> String {
    let at = |step: usize| orrery_wire::Time(1_795_013_077_488 + 700 * step as i64);
    let clock = Control::Fischer { seconds: 600, increment: 5 };
    let created = Event::Created {
        game: "kcznx29wwa".parse().unwrap(),
        config: game.config(),
        drawn_from: None,
        clock,
    };
    let (first, mut state) = GameState::create(at(0), created).unwrap();
    let mut entries: Vec<Entry> = vec![first];
    let mut add = |state: &mut GameState, event: Event| {
        let (entry, next) = state.after(at(entries.len()), event).unwrap();
        entries.push(entry);
        *state = next;
    };
    add(&mut state, Event::Began);
    let (players, actions) = (game.players(), game.actions());
    let mut played = 0;
    while played < actions.len() {
        let turn = players[played..].iter().take_while(|player| **player == players[played]).count();
        // A turn that was broken off is none.
        if played + turn == actions.len() && game.outcome().is_none() && game.to_act() == players[played] {
            break;
        }
        let id = format!("{:016}", played).parse().unwrap();
        let actions = actions[played..played + turn].to_vec();
        add(&mut state, Event::Turn { seat: players[played].into(), id, actions, lag: 0, outage: 0 });
        played += turn;
    }
    if game.outcome().is_none() && seed.is_multiple_of(2) {
        add(&mut state, Event::Ended { score: GameResult::Second, reason: Reason::Resignation, outage: 0 });
    }
    entries.iter().map(|entry| serde_json::to_string(entry).unwrap() + "\n").collect()
}

/// Moves in pairs, one action or turn after the other, with remarks and a result.
pub fn pairs(game: &AnyGame) -> String {
    let mut text = format!("{}\n", game.config());
    let (mut turns, mut before) = (0, None);
    for (player, action) in game.players().into_iter().zip(game.actions()) {
        if before.replace(player) == Some(player) {
            write!(text, ";{action}").unwrap();
            continue;
        }
        match turns % 4 {
            0 | 2 => write!(text, "\n{}. {action}", turns / 2 + 1).unwrap(),
            1 => write!(text, " {{so it was}} {}... {action}", turns / 2 + 1).unwrap(),
            _ => write!(text, " {action}").unwrap(),
        }
        turns += 1;
    }
    text + &game.outcome().map_or(" *\n".to_owned(), |outcome| format!(" {outcome}\n"))
}
