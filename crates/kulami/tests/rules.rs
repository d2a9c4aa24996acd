//! One test for each numbered rule, named after it, then one for each reason to refuse an action.

#![allow(clippy::unwrap_used)]

use orrery_core::{Game, Outcome, Player, Rng, random_game};
use orrery_kulami::{
    Action, Board, BoardError, Cell, Colour, Config, Holes, Kulami, Position, Recent, Refusal, Setup,
};

/// Wide gaps, an inner hole, and cells that only a gap divides.
const RAGGED: &str = ".ABBCC..../.ABBCC.DD./.AE.CC.DD./FFE..GGDD./FFEHHGGIII/JJKHH..III/..K...LLL./\
                      MMK.NNN.../OOPPNNNQQ./OO........";
/// Five red marbles in one row of it, with gaps between.
const RAGGED_ROW: &str = "._____..../._____.__./.RR.RR.RB./___..____./R___BB_B__/_B___..___/.._...___./\
                          ___.___.../_________./__........";
/// Nothing is in line with a9 but its own tile.
const LONELY: &str = "AAA......./AAABBCCDD./.EEBBCCDD./.EEFFCC.GG/.EEFFHIIGG/..JJKHIIL./.MJJKHIILN/\
                      .MOOKPPP.N/....QQQ...";
/// The final position of the rules file.
const EXAMPLE_END: &str =
    "...RBB_../._BRBBBR./._BBBRRBR/RRBBBRRRB/__BBRBRR_/RBBRRRBB./.BRRRRB_./.RRBRRBRB/...B__R..";

/// A whole game on `square` and one on `irregular`, from the rules file.
const WHOLE_SQUARE: &str = "b4 g4 d4 d2 d7 g7 f7 c7 c2 a2 a6 d6 d5 d1 c1 h1 h6 e6 e3 e2 e5 a5 a1 g1 g6 c6 \
                            c5 f5 f3 f6 f8 c8 a8 e8 e4 a4 h4 h7 a7 e7 e1 b1 b5 g5 g3 d3 c3 h3 h2 h5 h8 d8 \
                            b8 b3 b6 b7";
const WHOLE_IRREGULAR: &str = "h2 h6 b6 e6 e4 d4 d5 g5 g1 g4 c4 h4 h7 e7 e8 g8 g3 e3 h3 f3 f5 f8 f9 f6 c6 \
                               c8 b8 b5 h5 c5 a5 a8 d8 d7 i7 b7 g7 c7 j7 f7 a7";

fn game(config: &str) -> Kulami {
    Kulami::new(&config.parse().unwrap()).unwrap()
}

fn on_board(rows: &str, options: &str) -> Kulami {
    game(&format!("kulami:board={rows}{options}"))
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn act(text: &str) -> Action {
    text.parse().unwrap()
}

fn after(game: &Kulami, actions: &str) -> Position {
    let mut position = game.start();
    for action in actions.split_whitespace() {
        game.play(&mut position, act(action)).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    position
}

fn legal(game: &Kulami, position: &Position) -> String {
    game.legal(position).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn refusal(game: &Kulami, position: &Position, action: &str) -> Refusal {
    game.check(position, act(action)).unwrap_err()
}

/// A position with these marbles, whichever two of them came last.
fn with_marbles(game: &Kulami, rows: &str) -> Position {
    let count = |colour| rows.chars().filter(|&c| c == colour).count();
    let turn = if count('R') == count('B') { "red" } else { "black" };
    let candidates = game.board().cells().iter().flat_map(|last| {
        let setup =
            move |previous: &Cell| format!("{rows};{turn};{last};{previous}").parse::<Setup>().unwrap();
        game.board().cells().iter().map(setup)
    });
    let mut positions = candidates.map(|setup| game.validate(&setup));
    positions.find_map(Result::ok).unwrap_or_else(|| panic!("no such position: {rows}"))
}

/// Sizes of the largest areas and sums of the lines.
fn areas_and_lines(game: &Kulami, position: &Position) -> ([usize; 2], [i32; 2]) {
    let parts = game.breakdown(position);
    ([parts.areas[0].len(), parts.areas[1].len()], parts.line_lengths)
}

#[test]
fn k1_seventeen_tiles_with_64_holes() {
    for name in Board::names() {
        let board = Board::named(name).unwrap();
        let mut sizes = board.tiles().map(Holes::len);
        sizes.sort_unstable();
        assert_eq!(sizes, [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 6, 6, 6, 6], "{name}");
        assert_eq!(board.tiles().iter().fold(Holes::NONE, |all, &tile| all | tile), Holes::ALL);
        assert_eq!(board.to_string(), name);
        assert_eq!(board.rows().parse::<Board>().unwrap(), board);
    }
    let relettered = Board::named("square").unwrap().rows().replace('A', "Z").replace('Q', "A");
    assert_eq!(
        relettered.parse::<Board>().unwrap(),
        Board::named("square").unwrap(),
        "letters do not matter"
    );
    let split = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MRRPPPQQ";
    assert_eq!(Board::from_rows(split), Err(BoardError::WrongTiles { found: [3, 6, 4, 5] }));
    assert_eq!(
        Board::from_rows(split).unwrap_err().to_string(),
        "3 tiles of 2×3 instead of 4, 6 tiles of 2×2 instead of 5, 5 tiles of 1×2 instead of 4"
    );
}

#[test]
fn k2_edge_connected_within_ten_by_ten() {
    let ragged = Board::from_rows(RAGGED).unwrap();
    assert_eq!((ragged.width(), ragged.height()), (10, 10));
    assert_eq!(ragged.hole(cell("d8")), None, "an inner hole");
    assert_eq!(ragged.to_string(), RAGGED);
    let square = Board::named("square").unwrap();
    let framed = format!("........../.{}./..........", square.rows().replace('/', "./."));
    assert_eq!(Board::from_rows(&framed).unwrap(), square, "the bounding box counts");
    let high = format!("AA/{}AA", "../".repeat(10));
    assert_eq!(Board::from_rows(&high), Err(BoardError::TooLarge { width: 2, height: 12 }));
}

#[test]
fn k3_every_square_has_its_id() {
    assert_eq!(Board::SQUARES, 390_254_538);
    assert!(Board::square(Board::SQUARES - 1).is_some());
    assert_eq!(Board::square(Board::SQUARES), None);
    for seed in 0..1000 {
        let id = Rng::new(seed).below(Board::SQUARES.into()) as u32;
        let square = Board::random_square(seed);
        assert_eq!((square.width(), square.height()), (8, 8));
        assert_eq!((square.square_id(), Board::square(id)), (Some(id), Some(square)));
    }
    assert_eq!(Board::named("square").unwrap().square_id(), Some(190_778_414));
    assert_eq!(Board::named("irregular").unwrap().square_id(), None);
    assert_eq!(Board::random_irregular(1), Board::random_irregular(1));
    assert_ne!(Board::random_irregular(1), Board::random_irregular(2));
}

#[test]
fn k4_28_marbles_each_and_red_begins() {
    let game = game("kulami");
    let start = game.start();
    assert_eq!((start.turn(), game.to_act(&start)), (Colour::Red, Player::First));
    let end = after(&game, WHOLE_SQUARE);
    assert_eq!(Colour::BOTH.map(|colour| end.marbles(colour).len()), [28, 28]);
    let mut position = start;
    for (placed, action) in WHOLE_SQUARE.split(' ').enumerate() {
        assert_eq!(game.to_act(&position), Player::BOTH[placed % 2]);
        game.play(&mut position, act(action)).unwrap();
        assert_eq!(position.marble(game.board().hole(cell(action)).unwrap()), Some(Colour::BOTH[placed % 2]));
    }
}

#[test]
fn k5_the_first_marble_goes_anywhere() {
    for name in Board::names() {
        let game = on_board(name, "");
        let cells: Vec<String> = game.board().cells().iter().map(ToString::to_string).collect();
        assert_eq!(legal(&game, &game.start()), cells.join(" "), "ascending");
    }
}

#[test]
fn k6_row_or_column_across_marbles_and_gaps() {
    let ragged = on_board(RAGGED, "");
    assert_eq!(
        legal(&ragged, &after(&ragged, "b8")),
        "b1 b2 b3 b5 b6 b7 c8 e8 f8 h8 i8",
        "across b4, d8 and g8"
    );
    let square = game("kulami");
    let position = after(&square, "c1 c8 h8 h1");
    assert_eq!(legal(&square, &position), "a1 b1 d1 e1 f1 h3 h4 h5", "a1 beyond the marble in c1");
}

#[test]
fn k7_the_last_two_tiles_are_barred() {
    let game = game("kulami");
    let second = after(&game, "a8");
    assert_eq!(legal(&game, &second), "a1 a2 a3 a4 a5 a6 c8 d8 e8 f8 g8 h8", "only the first tile is barred");
    let third = after(&game, "a8 c8");
    assert_eq!(legal(&game, &third), "c1 c2 c3 c4 c5 d8 e8 f8 g8 h8", "neither b8 on A nor c7 on B");
    let fourth = after(&game, "a8 c8 d8");
    assert_eq!(legal(&game, &fourth), "b8 d1 d2 d3 d4 d5 d6 d7 g8 h8", "A is free again");
    assert_eq!(
        refusal(&game, &third, "b8").to_string(),
        "the tile of b8 is barred: the previous marble, a8, is on it"
    );
}

#[test]
fn k8_ends_without_a_legal_hole_or_marble() {
    let square = game("kulami");
    let end = after(&square, WHOLE_SQUARE);
    assert_eq!((end.placed(), end.open()), (56, Holes::NONE));
    let irregular = on_board("irregular", "");
    let end = after(&irregular, WHOLE_IRREGULAR);
    assert_eq!((end.placed(), end.open()), (41, Holes::NONE), "with marbles left");
    for action in irregular.writable() {
        assert_eq!(irregular.check(&end, action), Err(Refusal::GameOver), "no pass, nothing");
    }
    let lonely = on_board(LONELY, "");
    let end = after(&lonely, "a9");
    assert_eq!(lonely.outcome(&end), Some(Outcome::Win(Player::First)), "after one marble");
    assert_eq!(lonely.score(&end), [6, 0]);
}

#[test]
fn k8_stops_at_56_marbles_even_with_open_holes() {
    let game = game("kulami");
    let stopped = (0..200).map(Rng::new).find_map(|mut rng| {
        let mut position = game.start();
        let mut before = position;
        while !game.is_over(&position) {
            before = position;
            game.play_unchecked(&mut position, game.random_action(&before, &mut rng));
        }
        let last = position.recent(Recent::Last)?;
        let barred = position.occupied() | game.board().tile_round(before.recent(Recent::Last)?);
        (position.placed() == 56 && !(game.board().reach(last) & !barred).is_empty()).then_some(position)
    });
    let position = stopped.expect("a full game that holes alone would not end");
    assert!(game.is_over(&position) && game.legal(&position).is_empty());
}

#[test]
fn k9_swap_instead_of_the_second_marble() {
    let game = game("kulami:swap");
    assert_eq!(refusal(&game, &game.start(), "swap"), Refusal::SwapNotNow { placed: 0 });
    let first = after(&game, "d4");
    assert!(legal(&game, &first).ends_with(" swap"));
    assert_eq!(game.count_legal(&first), game.legal(&first).len());

    let swapped = after(&game, "d4 swap");
    assert_eq!((swapped.turn(), game.to_act(&swapped)), (Colour::Black, Player::First));
    assert_eq!((swapped.owner(Colour::Red), swapped.colour(Player::First)), (Player::Second, Colour::Black));
    assert_eq!(swapped.open(), first.open(), "the same holes, without the swap");
    assert_eq!(refusal(&game, &swapped, "swap"), Refusal::SwappedAlready);
    assert_eq!(game.score(&swapped), [0, 6], "the red marble on H is the second player's");
    assert_ne!(game.key(&swapped), game.key(&first));

    let next = after(&game, "d4 swap d8");
    assert_eq!((next.turn(), game.to_act(&next)), (Colour::Red, Player::Second));
    assert_eq!(refusal(&game, &next, "swap"), Refusal::SwappedAlready);
    assert_eq!(refusal(&game, &after(&game, "d4 d8"), "swap"), Refusal::SwapNotNow { placed: 2 });
    assert_eq!(refusal(&self::game("kulami"), &first, "swap"), Refusal::SwapNotOffered);
}

#[test]
fn k9_results_stay_with_the_players() {
    let (plain, game) = (game("kulami"), game("kulami:swap"));
    let actions = WHOLE_SQUARE.replacen("b4 ", "b4 swap ", 1);
    let end = after(&game, &actions);
    assert_eq!(actions.split(' ').count(), Kulami::MAX_ACTIONS);
    assert_eq!(plain.score(&after(&plain, WHOLE_SQUARE)), [30, 23]);
    assert_eq!(game.score(&end), [23, 30], "the colours' points, other owners");
    assert_eq!(game.outcome(&end), Some(Outcome::Win(Player::Second)));
}

#[test]
fn k9_no_swap_after_a_first_marble_that_ends_the_game() {
    let lonely = on_board(LONELY, ";swap");
    let end = after(&lonely, "a9");
    assert!(lonely.is_over(&end) && lonely.legal(&end).is_empty());
    assert_eq!(refusal(&lonely, &end, "swap"), Refusal::GameOver);
}

#[test]
fn k10_a_tile_goes_to_the_majority() {
    let game = on_board("example", "");
    let parts = game.breakdown(&with_marbles(&game, EXAMPLE_END));
    assert_eq!(parts.tile_points, [31, 27]);
    let tied = parts.tiles.iter().filter(|tile| tile.marbles[0] == tile.marbles[1]);
    assert!(tied.clone().count() > 0);
    assert!(tied.clone().all(|tile| tile.owner.is_none()), "equal: nobody's");
    let square = self::game("kulami");
    let position = after(&square, "d4 d8");
    let parts = square.breakdown(&position);
    let owned: Vec<_> = parts.tiles.iter().filter_map(|tile| Some((tile.owner?, tile.holes))).collect();
    assert_eq!(owned, [(Colour::Black, 3), (Colour::Red, 6)], "full or not; empty: nobody's");
    assert_eq!(square.score(&position), [6, 3]);
}

#[test]
fn k11_the_larger_area_gets_the_difference() {
    let game = on_board("example", ";level1");
    let end = with_marbles(&game, EXAMPLE_END);
    let parts = game.breakdown(&end);
    assert_eq!(areas_and_lines(&game, &end).0, [12, 17]);
    assert_eq!((parts.area_points, parts.line_points, parts.score), ([0, 5], [0, 0], [31, 32]));

    let square = self::game("kulami:area");
    let rows = "_BB_____/________/________/________/_RRB___B/__R_____/___R____/________";
    let position = with_marbles(&square, rows);
    assert_eq!(areas_and_lines(&square, &position).0, [3, 2], "across tile borders, not by corners");
    assert_eq!(square.breakdown(&position).area_points, [1, 0]);
    let equal = after(&square, "a1 d1");
    assert_eq!(square.breakdown(&equal).area_points, [0, 0]);

    let ragged = on_board(RAGGED, ";area");
    let position = with_marbles(&ragged, RAGGED_ROW);
    assert_eq!(areas_and_lines(&ragged, &position).0[0], 2, "a gap cuts it");
}

#[test]
fn k12_runs_of_five_count_their_length() {
    let game = on_board("example", ";level2");
    let end = with_marbles(&game, EXAMPLE_END);
    let parts = game.breakdown(&end);
    let lengths = |colour| {
        let own = parts.lines.iter().filter(move |line| line.colour == colour);
        let mut lengths: Vec<_> = own.map(|line| line.cells.len()).collect();
        lengths.sort_unstable();
        lengths
    };
    assert_eq!((lengths(Colour::Red), lengths(Colour::Black)), (vec![5, 7], vec![5, 5, 5]));
    assert_eq!((parts.line_lengths, parts.line_points, parts.score), ([12, 15], [0, 3], [31, 35]));
}

#[test]
fn k12_all_four_directions_and_shared_marbles() {
    let game = game("kulami:lines");
    // Both diagonals, a row and a column that share a marble, and four only.
    let diagonal = "________/________/________/BB__R___/___R____/__R_B___/_R______/R__B____";
    let falling = "R___B___/_R______/__RB____/BB_R____/____R___/________/________/________";
    let crossing = "___B___R/____B__R/___B___R/_______R/BB_RRRRR/________/_______B/___B___B";
    let four = "___B___R/_______R/___B___R/_______R/BB_R_RR_/________/_______B/___B___B";
    for (rows, red) in [(diagonal, 5), (falling, 5), (crossing, 10), (four, 0)] {
        let position = with_marbles(&game, rows);
        let parts = game.breakdown(&position);
        assert_eq!(parts.line_lengths, [red, 0], "{rows}");
        assert_eq!(parts.line_points, [red, 0]);
        assert_eq!(parts.score, game.score(&position));
    }
    let long = with_marbles(&game, "________/________/________/________/RRRRRRRB/BB_BB___/________/_____B__");
    assert_eq!(areas_and_lines(&game, &long).1, [7, 0], "one maximal run, not three of five");

    let ragged = on_board(RAGGED, ";lines");
    let position = with_marbles(&ragged, RAGGED_ROW);
    assert_eq!(areas_and_lines(&ragged, &position).1, [0, 0], "a gap cuts it");
}

#[test]
fn k13_two_switches_and_three_presets() {
    let scores = [
        ("basic", [31, 27]),
        ("level1", [31, 32]),
        ("area", [31, 32]),
        ("level2", [31, 35]),
        ("area;lines", [31, 35]),
        ("lines", [31, 30]),
    ];
    for (scoring, score) in scores {
        let game = on_board("example", &format!(";{scoring}"));
        assert_eq!(game.score(&with_marbles(&game, EXAMPLE_END)), score, "{scoring}");
    }
    let printed = |text: &str| text.parse::<Config>().unwrap().to_string();
    assert_eq!(printed("kulami:basic"), "kulami");
    assert_eq!(printed("kulami:lines;area"), "kulami:level2");
    assert_eq!(printed("kulami:area"), "kulami:level1");
    assert_eq!(printed("kulami:swap;lines;board=square"), "kulami:lines;swap");
    assert_eq!(printed("kulami:swap;level2;board=irregular"), "kulami:board=irregular;level2;swap");
    assert_eq!(printed("kulami:board=square-190778414"), "kulami", "the board `square` by its id");
}

#[test]
fn k14_more_points_win() {
    let outcome = |scoring: &str| {
        let game = on_board("irregular", scoring);
        (game.score(&after(&game, WHOLE_IRREGULAR)), game.outcome(&after(&game, WHOLE_IRREGULAR)))
    };
    assert_eq!(outcome(""), ([26, 19], Some(Outcome::Win(Player::First))));
    assert_eq!(outcome(";level1"), ([26, 25], Some(Outcome::Win(Player::First))));
    assert_eq!(outcome(";level2"), ([26, 30], Some(Outcome::Win(Player::Second))));
    for (scoring, score) in [("", [30, 23]), (";level1", [31, 23]), (";level2", [36, 23])] {
        let game = on_board("square", scoring);
        assert_eq!(game.score(&after(&game, WHOLE_SQUARE)), score);
    }
    let (game, mut rng) = (game("kulami"), Rng::new(5));
    let drawn = std::iter::repeat_with(|| random_game(&game, game.start(), &mut rng));
    let drawn = drawn.take(1000).find(|game| game.score[0] == game.score[1]).expect("a tie in 1000 games");
    assert_eq!(drawn.outcome, Outcome::Draw);
}

#[test]
fn facts_about_random_games() {
    let (game, mut rng) = (game("kulami"), Rng::new(1));
    let (mut actions, mut choices, mut full) = (0, 0, 0);
    const GAMES: usize = 20_000;
    for _ in 0..GAMES {
        let mut position = game.start();
        while !game.is_over(&position) {
            choices += game.count_legal(&position);
            actions += 1;
            let action = game.random_action(&position, &mut rng);
            game.play_unchecked(&mut position, action);
        }
        full += usize::from(position.placed() == 56);
    }
    let mean = actions as f64 / GAMES as f64;
    assert!((52.5..54.0).contains(&mean), "53 moves, not {mean}");
    let choices = choices as f64 / actions as f64;
    assert!((7.2..7.4).contains(&choices), "7.3 choices, not {choices}");
    assert!((GAMES * 48 / 100..GAMES * 53 / 100).contains(&full), "half, not {full} of {GAMES}");
}

#[test]
fn scores_and_their_breakdown_agree() {
    let mut rng = Rng::new(9);
    for config in ["kulami:level1", "kulami:board=irregular;level2;swap", "kulami:board=example;lines"] {
        let game = game(config);
        for _ in 0..200 {
            let mut position = game.start();
            while !game.is_over(&position) {
                let action = game.random_action(&position, &mut rng);
                game.play_unchecked(&mut position, action);
                assert_eq!(game.breakdown(&position).score, game.score(&position));
            }
        }
    }
}

#[test]
fn refusal_of_each_kind() {
    let game = on_board("example", "");
    let position = after(&game, "e5 e8 h8");
    let (last, previous) = (cell("h8"), cell("e8"));
    for (action, refused) in [
        ("a1", Refusal::NoHole { cell: cell("a1") }),
        ("j10", Refusal::NoHole { cell: cell("j10") }),
        ("e5", Refusal::Occupied { cell: cell("e5"), colour: Colour::Red }),
        ("h8", Refusal::Occupied { cell: last, colour: Colour::Red }),
        ("d9", Refusal::NotInLine { cell: cell("d9"), last }),
        ("g8", Refusal::TileBarred { cell: cell("g8"), which: Recent::Last, marble: last }),
        ("d8", Refusal::TileBarred { cell: cell("d8"), which: Recent::Previous, marble: previous }),
        ("swap", Refusal::SwapNotOffered),
    ] {
        assert_eq!(refusal(&game, &position, action), refused, "{action}");
        assert!(!refused.to_string().contains('\n'));
    }
}

#[test]
fn an_illegal_action_played_unchecked_does_not_panic() {
    let game = on_board("irregular", ";swap");
    let mut rng = Rng::new(4);
    let mut position = game.start();
    for _ in 0..10_000 {
        let writable = game.writable();
        game.play_unchecked(&mut position, writable[rng.index(writable.len())]);
        game.score(&position);
    }
}
