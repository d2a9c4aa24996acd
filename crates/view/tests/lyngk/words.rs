//! What is said of a game, and that it has words.

use std::collections::{BTreeMap, BTreeSet};

use orrery_games::core::{Game, Outcome, Player};
use orrery_games::lyngk::{Colour, Lyngk, Phase, Point, Refusal};
use orrery_view::{Arg, Phrase, Spot, Touch, View, ViewState};

use crate::{CONFIGS, acting, random_game, random_table, spot};

/// The messages of the English file, each with the arguments it speaks of.
fn messages() -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in include_str!("../../../../locales/en/lyngk.ftl").lines().filter(|line| !line.starts_with('#'))
    {
        if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with("lyngk-")) {
            key = name.to_owned();
        }
        let args = line.split('$').skip(1);
        let name = |rest: &str| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
        messages.entry(key.clone()).or_default().extend(args.map(name));
    }
    messages
}

/// Fails unless the phrase and all within it have words, and exactly the arguments these speak of.
fn assert_sayable(messages: &BTreeMap<String, BTreeSet<String>>, phrase: &Phrase) {
    let wanted = messages.get(phrase.key).unwrap_or_else(|| panic!("{} has no words", phrase.key));
    let given: BTreeSet<String> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(&given, wanted, "{}", phrase.key);
    for (_, arg) in &phrase.args {
        if let Arg::Phrase(phrase) = arg {
            assert_sayable(messages, phrase);
        }
    }
}

#[test]
fn everything_said_in_random_games_has_words() {
    let messages = messages();
    let spots: Vec<Spot> = Point::all()
        .map(|point| spot(&point.to_string()))
        .chain(["^i", "^b", "^r", "^g", "^k", "pass", "swap", "z9", "^x"].map(spot))
        .collect();
    for (config, seed) in CONFIGS.into_iter().zip(11..) {
        let actions = random_game(config, seed).1.len();
        for played in (0..=actions).step_by(3).chain([actions]) {
            let mut table = random_table(config, seed, played);
            let begin = table.targets(&acting()).into_iter().find(|target| target.is_point());
            for step in 0..2 {
                let idle = ViewState::default();
                for view_state in [acting(), idle]
                    .into_iter()
                    .chain(spots.iter().map(|s| ViewState { aim: Some(*s), ..acting() }))
                {
                    let prompt = table.prompt(&view_state);
                    assert_sayable(&messages, &prompt.now);
                    prompt.more.iter().for_each(|more| assert_sayable(&messages, more));
                }
                table.describe(&acting(), &spots).iter().for_each(|said| assert_sayable(&messages, said));
                for beside in table.beside(&acting()) {
                    assert_sayable(&messages, &beside.label);
                    assert_sayable(&messages, &beside.state);
                }
                for &spot in &spots {
                    if let Touch::Refused(why) = table.clone().touch(spot) {
                        assert!(
                            why.key == "refused-not-here" || messages.contains_key(why.key),
                            "{}",
                            why.key
                        );
                    }
                }
                if let (0, Some(begin)) = (step, begin) {
                    table.touch(begin);
                }
            }
            let facts = Player::BOTH.into_iter().flat_map(|player| table.facts(player));
            facts.chain(table.shared_facts()).for_each(|fact| assert_sayable(&messages, &fact.label));
            table.choices(&acting()).iter().for_each(|choice| assert_sayable(&messages, &choice.label));
            table.tell(0).iter().for_each(|told| assert_sayable(&messages, told));
        }
    }
}

#[test]
fn every_refusal_has_words() {
    let messages = messages();
    let [from, to] = ["e4", "c2"].map(|name| name.parse::<Point>().expect("a point"));
    let red = Colour::Red;
    let refusals = [
        Refusal::GameOver,
        Refusal::AlreadyClaimed,
        Refusal::ColourTaken(red, Player::Second),
        Refusal::NoClaimLeft(Player::First),
        Refusal::NoMoveAfterClaim(red),
        Refusal::MustMove,
        Refusal::MustClaim,
        Refusal::SamePoint,
        Refusal::EmptySource(from),
        Refusal::JokerOnTop(from),
        Refusal::OpponentsColour(from, red),
        Refusal::FullSource(from),
        Refusal::EmptyTarget(to),
        Refusal::ColourTwice(to, red),
        Refusal::TooHigh { height: 6, limit: 5 },
        Refusal::NeutralOnHigher { height: 1, target: 2 },
        Refusal::NotInLine(from, to),
        Refusal::Blocked(to),
        Refusal::NoPath(to, red),
    ];
    let keys: BTreeSet<&str> = refusals.iter().map(|refusal| Lyngk::reason(refusal).key).collect();
    assert_eq!(keys.len(), refusals.len(), "each its own");
    refusals.iter().for_each(|refusal| assert_sayable(&messages, &Lyngk::reason(refusal)));
}

#[test]
fn forced_claims_and_passes_are_announced() {
    let mut seen = BTreeSet::new();
    for seed in 0..400 {
        let config = format!("lyngk:seed={seed}");
        let (_, played, _) = random_game(&config, seed);
        for (n, (position, _)) in played.iter().enumerate() {
            let key = match position.phase() {
                Phase::Pass => "lyngk-now-pass",
                Phase::Claim => "lyngk-now-claim",
                _ => continue,
            };
            if !seen.insert(key) {
                continue;
            }
            let mut table = random_table(&config, seed, n);
            assert_eq!(table.prompt(&acting()).now.key, key);
            let choices = table.choices(&acting());
            assert_eq!(choices.len(), usize::from(key == "lyngk-now-pass"));
            if let [pass] = &choices[..] {
                assert_eq!(table.touch(pass.path[0]), Touch::Played("pass".into()));
            }
        }
    }
    assert_eq!(seen.len(), 2, "{seen:?}");
}

#[test]
fn endings_say_what_decided() {
    let messages = messages();
    let mut seen = BTreeSet::new();
    for (config, seeds) in [("lyngk:seed=1", 300), ("lyngk:seed=2;six", 100)] {
        for seed in 0..seeds {
            let (game, _, position) = random_game(config, seed);
            let ending = game.ending(&position);
            seen.insert(ending.reason.key);
            assert_sayable(&messages, &ending.reason);
            ending.lines.iter().for_each(|line| assert_sayable(&messages, &line.label));
            let (total, compared) = ending.lines.split_last().expect("a total");
            assert_eq!(total.counts, game.score(&position));
            let deciding = compared.last().unwrap_or(total).counts;
            assert_eq!(game.outcome(&position), Some(Outcome::by_score(deciding)), "{ending:?}");
        }
    }
    for key in ["lyngk-end-won", "lyngk-end-height", "lyngk-end-six"] {
        assert!(seen.contains(key), "{seen:?}");
    }
}
