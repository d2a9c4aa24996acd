//! The evaluation of LYNGK: fair to both players, to all colours and directions, and sensible.

use orrery_engine::{Evaluate, Linear, Value, weighted_sum};
use orrery_games::core::{Game, Rng, Symmetric};
use orrery_games::lyngk::{Action, Colour, Lyngk, Piece, Position};

const CONFIGS: [&str; 3] = ["lyngk:seed=1", "lyngk:seed=2;six", "lyngk:seed=3;collect-on-claim"];

/// Calls `check` with positions of random games of all variants, none of them over.
fn for_positions(games: usize, mut check: impl FnMut(&Lyngk, &Position)) {
    let mut rng = Rng::new(7);
    for config in CONFIGS {
        let game = Lyngk::new(&config.parse().expect("a config")).expect("a game");
        for _ in 0..games {
            let mut position = game.start();
            while !game.is_over(&position) {
                check(&game, &position);
                let action = game.random_action(&position, &mut rng);
                game.play_unchecked(&mut position, action);
            }
        }
    }
}

/// The value of the position with this code, for the player to act.
fn value(code: &str) -> Value {
    let (game, position) = Lyngk::from_code(code).expect("a position code");
    game.evaluate(&position)
}

/// The code with the players changed: whose turn, the claims, the stacks won.
fn with_players_changed(code: &str) -> String {
    let mut fields: Vec<String> = code.split(';').map(String::from).collect();
    let last = fields.len() - 1;
    for field in [last - 1, last] {
        let (first, second) = fields[field].split_once('-').expect("two sides");
        fields[field] = format!("{second}-{first}");
    }
    fields[last - 3] = if fields[last - 3] == "1" { "2".into() } else { "1".into() };
    fields.join(";")
}

/// The code with every colour renamed to the next, and the claims in the order of the notation again.
fn with_colours_renamed(code: &str) -> String {
    const NEXT: [(char, char); 5] = [('I', 'B'), ('B', 'R'), ('R', 'G'), ('G', 'K'), ('K', 'I')];
    let (prefix, state) = code.split_once('|').expect("config and state");
    let mut fields: Vec<String> = state.split(';').map(String::from).collect();
    let claims = fields.len() - 2;
    let renamed = |c: char| NEXT.iter().find(|(old, _)| *old == c.to_ascii_uppercase()).map(|next| next.1);
    fields[0] = fields[0].chars().map(|c| renamed(c).unwrap_or(c)).collect();
    let sorted = |side: &str| {
        let colours: Vec<char> = side.chars().filter_map(renamed).collect();
        let letters = Colour::ALL.map(Colour::letter).into_iter().filter(|letter| colours.contains(letter));
        letters.collect::<String>().to_lowercase()
    };
    let (first, second) = fields[claims].split_once('-').expect("two sides");
    fields[claims] = format!("{}-{}", sorted(first), sorted(second));
    format!("{prefix}|{}", fields.join(";"))
}

#[test]
fn the_fast_sum_is_the_weighted_sum() {
    for_positions(30, |game, position| {
        let mut counts = vec![0; Lyngk::WEIGHTS.len()];
        game.features(position, &mut counts);
        assert_eq!(game.evaluate(position), weighted_sum(&counts, Lyngk::WEIGHTS));
    });
}

#[test]
fn values_are_estimates() {
    for_positions(30, |game, position| assert!(game.evaluate(position).abs() <= 20_000));
}

#[test]
fn directions_do_not_matter() {
    for_positions(5, |game, position| {
        let value = game.evaluate(position);
        for &symmetry in Lyngk::all_symmetries() {
            assert_eq!(game.evaluate(&game.map_position(symmetry, position)), value);
        }
    });
}

#[test]
fn players_and_colours_do_not_matter() {
    let mut compared = 0;
    for_positions(10, |game, position| {
        let code = game.code(position);
        let expected = game.evaluate(position);
        assert_eq!(value(&with_colours_renamed(&code)), expected, "{code}");
        // Early on there are positions that only one of the players can have to move in.
        if let Ok((game, changed)) = Lyngk::from_code(&with_players_changed(&code)) {
            assert_eq!(game.evaluate(&changed), expected, "{code}");
            compared += 1;
        }
    });
    assert!(compared > 500, "{compared}");
}

/// What the evaluation sees of own moves is what the rules allow.
#[test]
fn chains_lead_where_stacks_can_land() {
    for_positions(10, |game, position| {
        let me = game.to_act(position);
        for chain in position.claims(me).flat_map(|colour| position.chains(colour)) {
            for (from, to) in chain.stacks.flat_map(|from| position.occupied().map(move |to| (from, to))) {
                let colours = |point| position.pieces(point).filter_map(Piece::colour);
                let fits = position.height(from) + position.height(to) <= game.limit()
                    && colours(from).all(|colour| colours(to).all(|other| other != colour));
                let legal = game.is_legal(position, Action::Move { from, to });
                assert_eq!(legal, chain.seen.contains(to) && fits, "{from}-{to} in {}", game.code(position));
            }
        }
    });
}

#[test]
fn stacks_won_decide_late_games() {
    let board = "(KGR)/R(IG)2/7/(IKR)I1(BK)1G/BI2I2/B(BKRG)3J/6K/4/1";
    let values =
        ["0-4", "1-3", "2-2", "3-1", "4-0"].map(|won| value(&format!("lyngk|{board};1;turn;gk-br;{won}")));
    assert!(values.is_sorted() && values[1] < -1000 && values[3] > 1000, "{values:?}");
}

/// With as many stacks won, more and higher stacks of one's own win in the end (L14).
#[test]
fn own_stacks_decide_equal_games() {
    let board = "(KGR)/R(IG)2/7/(IKR)I1(BK)1G/BI2I2/B(BKRG)3J/6K/4/1";
    let [better, worse] =
        ["ir-bk", "bk-ir"].map(|claims| value(&format!("lyngk|{board};1;turn;{claims};2-2")));
    assert!(better > 1000 && worse < -1000, "{better} {worse}");
}

/// With `six`, a player who can make a stack of 6 with their colour on top has all but won (L16).
#[test]
fn a_six_within_reach_is_seen() {
    for code in [
        "lyngk:six|R/KB(GRB)B/IR(BGR)4/(JIK)1(KB)GIK/1K3(BKGRI)1/2(IB)1(JIGR)1/I(KBG)1(GI)3/J2R/(KRG);1;turn;rk-ig;0-0",
        "lyngk:six|J/(BG)(KI)(IR)(GK)/3B1R1/K(GBKI)2(RI)I/2K2RR/BRK1BG/BJ1(JIRKG)(IBG)G1/2(IB)1/(RGK);2;turn;rk-ig;0-0",
    ] {
        assert!(value(code) > 2000, "{} {code}", value(code));
    }
}

/// What makes a highest stack of one's own is tried first. Of the rest, a stack does better to cover one of the
/// opponent than one's own.
#[test]
fn moves_are_tried_in_a_sensible_order() {
    let mut highest = 0;
    for_positions(10, |game, position| {
        let me = game.to_act(position);
        let owner = |point| position.top(point).and_then(Piece::colour).and_then(|top| position.owner(top));
        let (mut wins, mut covers, mut others) = (Vec::new(), Vec::new(), Vec::new());
        for action in game.legal(position) {
            let Action::Move { from, to } = action else { continue };
            let list = match (owner(from), owner(to)) {
                (Some(_), _) if position.height(from) + position.height(to) == game.limit() => &mut wins,
                (Some(_), Some(player)) if player != me => &mut covers,
                (Some(_), Some(_)) => &mut others,
                _ => continue,
            };
            list.push(game.promise(position, action));
        }
        highest += wins.len();
        for (better, worse) in [(&wins, &covers), (&wins, &others), (&covers, &others)] {
            assert!(better.iter().min() > worse.iter().max() || better.is_empty() || worse.is_empty());
        }
    });
    assert!(highest > 20, "{highest}");
}

#[test]
fn chains_are_harder_to_see_than_lines() {
    for_positions(5, |game, position| {
        for action in game.legal(position) {
            if let Some(path) = game.path(position, action) {
                let obscurity = game.obscurity(position, action);
                assert_eq!(obscurity > 60, path.len() > 2, "{action} in {}", game.code(position));
                assert!((10..=100).contains(&obscurity));
            }
        }
    });
}
