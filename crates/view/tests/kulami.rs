//! Kulami as people see and touch it.

use std::collections::{HashMap, HashSet};

use orrery_games::AnyGame;
use orrery_games::core::{Player, Rng};
use orrery_games::kulami::Colour;
use orrery_view::{
    Amount, Arg, Arrow, Art, Coordinates, Facing, Frame, Mark, Motion, Phrase, ScoreLine, Spot, Table, Tally,
    Target, Theme, Touch, ViewState, picture,
};

const ACTING: ViewState =
    ViewState { acting: true, aim: None, tally: Tally::Tiles, hint: None, spread: false, quarter: false };
const IRREGULAR: &str = "h2 h6 b6 e6 e4 d4 d5 g5 g1 g4 c4 h4 h7 e7 e8 g8 g3 e3 h3 f3 f5 f8 f9 f6 c6 c8 b8 b5 h5 c5 a5 a8 d8 d7 i7 b7 g7 c7 j7 f7 a7";
const SQUARE: &str = "b4 g4 d4 d2 d7 g7 f7 c7 c2 a2 a6 d6 d5 d1 c1 h1 h6 e6 e3 e2 e5 a5 a1 g1 g6 c6 c5 f5 f3 f6 f8 c8 a8 e8 e4 a4 h4 h7 a7 e7 e1 b1 b5 g5 g3 d3 c3 h3 h2 h5 h8 d8 b8 b3 b6 b7";
const GAPS: &str =
    "......AAA/....BBCCC/DDEEBBCCC/DDEE..FF./GGHIJJFF./KKHILLFF./KKHMNNO../PPPMNNOQQ/PPPMNNOQQ";

fn game(config: &str, actions: &str) -> AnyGame {
    let mut game = AnyGame::from_config(config).expect("a config");
    actions.split_whitespace().for_each(|action| game.play(action).expect("a legal action"));
    game
}

fn table(config: &str, actions: &str) -> Table {
    Table::new(game(config, actions))
}

fn spot(name: &str) -> Spot {
    name.parse().expect("a spot")
}

fn aimed(at: &str) -> ViewState {
    ViewState { aim: Some(spot(at)), ..ACTING }
}

fn names(spots: &[Spot]) -> String {
    let mut names: Vec<String> = spots.iter().map(ToString::to_string).collect();
    names.sort_unstable();
    names.join(" ")
}

fn arg(phrase: &Phrase, name: &str) -> String {
    match phrase.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg) {
        Some(Arg::Count(count)) => count.to_string(),
        Some(Arg::Name(name)) => name.clone(),
        Some(Arg::Phrase(phrase)) => phrase.key.to_owned(),
        None => panic!("{} has no {name}", phrase.key),
    }
}

/// The phrase within a phrase.
fn inner<'a>(phrase: &'a Phrase, name: &str) -> &'a Phrase {
    let found = phrase.args.iter().find(|(known, _)| *known == name);
    let Some((_, Arg::Phrase(inner))) = found else { panic!("{} has no phrase {name}", phrase.key) };
    inner
}

fn facings() -> impl Iterator<Item = Facing> {
    (0..4).flat_map(|turns| [false, true].map(|flipped| Facing { turns, flipped }))
}

fn boards() -> Vec<String> {
    let mut boards: Vec<String> =
        ["square", "irregular", "example"].map(|name| format!("kulami:board={name};level2;swap")).into();
    boards.push("kulami:board=square-123456789;level1".to_owned());
    boards.push(format!("kulami:board={GAPS}"));
    boards
}

/// Fails unless every element is closed in its order and every attribute is quoted.
fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    let mut rest = svg;
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').expect("a tag ends");
        rest = after;
        assert_eq!(tag.matches('"').count() % 2, 0, "<{tag}>");
        assert!(!tag.contains("style=") && !tag.contains("NaN") && !tag.contains("inf"), "<{tag}>");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or("").to_owned();
        if tag.starts_with('/') {
            assert_eq!(open.pop().as_ref(), Some(&name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
}

fn place(frame: &Frame, spot: Spot) -> [i64; 2] {
    frame.place(spot).map(|value| value.round() as i64)
}

#[test]
fn in_random_games_every_action_can_be_touched_described_and_shown() {
    let mut rng = Rng::new(1);
    for (n, config) in boards().iter().cycle().take(12).enumerate() {
        let mut game = game(config, "");
        let facing = facings().nth(n % 8).expect("eight facings");
        while game.outcome().is_none() {
            let table = Table::new(game.clone());
            let legal = game.legal();
            let targets: Vec<String> = table.targets(&ACTING).iter().map(ToString::to_string).collect();
            assert_eq!(targets.iter().collect::<HashSet<_>>(), legal.iter().collect::<HashSet<_>>());
            for action in &legal {
                assert_eq!(table.clone().touch(spot(action)), Touch::Played(action.clone()));
            }
            let frame = table.frame(facing, Coordinates::Edge);
            let spots: Vec<Spot> = frame.points().iter().map(|(spot, _)| *spot).collect();
            for (spot, phrase) in spots.iter().zip(table.describe(&ACTING, &spots)) {
                assert_eq!(arg(&phrase, "hole"), spot.to_string());
                let open = legal.contains(&spot.to_string());
                assert_eq!(phrase.key == "kulami-spot-open", open, "{spot}: {phrase:?}");
                if !open {
                    assert!(
                        matches!(table.clone().touch(*spot), Touch::Refused(why) if why.key.starts_with("kulami-refused"))
                    );
                }
            }
            let action = legal[rng.index(legal.len())].clone();
            game.play(&action).expect("a legal action");
            let after = Table::new(game.clone());
            let scene = after.scene(&ACTING);
            let motions = after.motions(game.actions().len() - 1);
            for motion in motions.iter().flatten() {
                let Motion::Drop { art, at } = motion else { panic!("marbles only drop: {motion:?}") };
                assert!(scene.pieces.iter().any(|piece| piece.at == *at && piece.art == *art));
            }
            assert_eq!(motions.concat().is_empty(), action == "swap");
        }
        let table = Table::new(game);
        let all = ViewState { tally: Tally::All, ..ACTING };
        assert_well_formed(&picture(&table, &all, facing, Coordinates::Points, Theme::Dark));
        assert_eq!(table.prompt(&all).now.key, "kulami-prompt-over");
        let ending = table.ending();
        assert_eq!(ending.lines.last().map(|line| line.counts), Some(table.game().score()));
    }
}

#[test]
fn holes_lie_apart_inside_the_window_however_the_board_is_turned() {
    for config in boards() {
        for facing in facings() {
            for coordinates in [Coordinates::Off, Coordinates::Edge, Coordinates::Points] {
                let frame = table(&config, "").frame(facing, coordinates);
                let places: HashSet<[i64; 2]> =
                    frame.points().iter().map(|(spot, _)| place(&frame, *spot)).collect();
                assert_eq!(places.len(), 64);
                let window = frame.window;
                assert!(places.iter().all(|&[x, y]| {
                    let (x, y) = (x as f64 - window.left, y as f64 - window.top);
                    x >= 55.0 && y >= 55.0 && x <= window.width - 55.0 && y <= window.height - 55.0
                }));
            }
        }
    }
}

#[test]
fn points_are_read_from_the_top_left_row_by_row() {
    let frame = table("kulami", "").frame(Facing::default(), Coordinates::Edge);
    let read: Vec<String> = frame.points().iter().map(|(spot, _)| spot.to_string()).collect();
    assert_eq!(read[..9].join(" "), "a8 b8 c8 d8 e8 f8 g8 h8 a7");
    assert_eq!(read.last().map(String::as_str), Some("h1"));
}

#[test]
fn arrows_walk_along_rows_and_columns_and_back_again() {
    let back = [(Arrow::Up, Arrow::Down), (Arrow::Left, Arrow::Right), (Arrow::FallLeft, Arrow::FallRight)];
    for config in boards() {
        for facing in facings() {
            let frame = table(&config, "").frame(facing, Coordinates::Edge);
            for (from, _) in frame.points() {
                for (there, back) in back.into_iter().flat_map(|(a, b)| [(a, b), (b, a)]) {
                    if let Some(to) = frame.walk(*from, there) {
                        let ([x0, y0], [x1, y1]) = (place(&frame, *from), place(&frame, to));
                        assert!((x0 == x1) != (y0 == y1), "{from} to {to} is a straight line");
                        assert_eq!(frame.walk(to, back), Some(*from));
                    }
                }
            }
        }
    }
    let frame = table("kulami:board=irregular", "").frame(Facing::default(), Coordinates::Edge);
    assert_eq!(frame.walk(spot("f1"), Arrow::Up), Some(spot("f2")));
    assert_eq!(frame.walk(spot("e10"), Arrow::Right), Some(spot("f10")));
    assert_eq!(frame.walk(spot("f10"), Arrow::Right), None);
    assert_eq!(frame.walk(spot("d1"), Arrow::Up), None, "there is no hole at d1");
}

#[test]
fn an_arrow_goes_on_across_a_gap() {
    let frame = table(&format!("kulami:board={GAPS}"), "").frame(Facing::default(), Coordinates::Edge);
    assert_eq!(frame.walk(spot("d6"), Arrow::Right), Some(spot("g6")), "e6 and f6 have no holes");
    assert_eq!(frame.walk(spot("g6"), Arrow::Left), Some(spot("d6")));
    assert_eq!(frame.walk(spot("e5"), Arrow::Up), Some(spot("e7")));
}

#[test]
fn coordinates_follow_the_turned_board() {
    let table = table("kulami:board=irregular", "");
    for facing in facings() {
        let frame = table.frame(facing, Coordinates::Edge);
        let plate = table.plate(&frame);
        assert_well_formed(&plate);
        let mut at = HashMap::new();
        for text in plate.split("<text ").skip(1) {
            let (head, name) = text.split_once('>').expect("a text has content");
            let value = |key: &str| -> f64 {
                let (_, after) = head.split_once(key).expect("a text has a place");
                after.split('"').next().and_then(|number| number.parse().ok()).expect("a number")
            };
            let name = name.split('<').next().expect("a text has an end");
            assert!(
                at.insert(name.to_owned(), [value("x=\""), value("y=\"")]).is_none(),
                "{name} is written once"
            );
        }
        assert_eq!(at.len(), 20, "ten columns and ten rows");
        let [x, y] = frame.place(spot("f6"));
        let (below, beside) = if facing.turns % 2 == 0 { ("f", "6") } else { ("6", "f") };
        assert!((at[below][0] - x).abs() < 1.0 && (at[beside][1] - y).abs() < 10.0, "{facing:?}");
    }
}

#[test]
fn plates_are_small_and_always_the_same() {
    for config in boards() {
        let table = table(&config, "");
        for coordinates in [Coordinates::Off, Coordinates::Edge, Coordinates::Points] {
            let frame = table.frame(Facing::default(), coordinates);
            let plate = table.plate(&frame);
            assert_well_formed(&plate);
            assert_eq!(plate, table.plate(&frame));
            assert!(plate.len() < 25_000, "{}", plate.len());
        }
    }
}

/// After 24 marbles of [`SQUARE`]: last g1, before it a1.
fn middle() -> Table {
    let actions: Vec<&str> = SQUARE.split(' ').take(24).collect();
    table("kulami", &actions.join(" "))
}

#[test]
fn the_scene_shows_both_last_marbles_their_tiles_and_lines() {
    let marks = middle().scene(&ACTING).marks;
    assert!(marks.contains(&Mark::Last(spot("g1"))) && marks.contains(&Mark::LastDashed(spot("a1"))));
    let barred: Vec<String> = marks
        .iter()
        .filter_map(|mark| if let Mark::Barred(holes) = mark { Some(names(holes)) } else { None })
        .collect();
    assert_eq!(barred, ["g1 g2 h1 h2", "a1 a2 a3"]);
    assert!(
        marks.contains(&Mark::Cross(spot("a1"), spot("h1")))
            && marks.contains(&Mark::Cross(spot("g1"), spot("g8")))
    );
    let targets: Vec<Spot> = marks
        .iter()
        .filter_map(|mark| if let Mark::Target(at, Target::Hole) = mark { Some(*at) } else { None })
        .collect();
    assert_eq!(names(&targets), "b1 e1 f1 g3 g5 g6 g8");
}

#[test]
fn an_aimed_hole_shows_its_marble_and_who_will_hold_the_tile() {
    let owner = |table: &Table, view_state: &ViewState, at: &str| {
        table.scene(view_state).marks.into_iter().find_map(|mark| match mark {
            Mark::TileOwner(holes, owner) if holes.contains(&spot(at)) => Some(owner),
            _ => None,
        })
    };
    let table = middle();
    assert_eq!(owner(&table, &ACTING, "g3"), Some(Colour::Black));
    assert_eq!(owner(&table, &aimed("g3"), "g3"), None);
    let marks = table.scene(&aimed("g3")).marks;
    assert!(
        marks.contains(&Mark::Ghost(spot("g3"), Art::Marble(Colour::Red)))
            && marks.contains(&Mark::Aim(spot("g3")))
    );
    assert!(!marks.contains(&Mark::Target(spot("g3"), Target::Hole)));
    let prompt = table.prompt(&aimed("g3"));
    assert_eq!(
        (prompt.now.key, arg(&prompt.now, "row"), arg(&prompt.now, "column")),
        ("kulami-prompt-cross", "1".into(), "g".into())
    );
    let more = prompt.more.expect("an answer");
    let tile = inner(&more, "tile");
    assert_eq!(
        (tile.key, arg(tile, "red"), arg(tile, "black")),
        ("kulami-effect-frees", "18".into(), "17".into())
    );
    let rest = table.prompt(&ACTING).more.expect("more");
    assert_eq!((rest.key, arg(&rest, "holes")), ("kulami-more-open", "7".into()));
}

#[test]
fn who_only_watches_sees_what_was_and_not_what_could_be() {
    let watching = ViewState { acting: false, aim: Some(spot("g3")), ..ACTING };
    let scene = middle().scene(&watching);
    assert!(
        !scene.marks.iter().any(|mark| matches!(mark, Mark::Target(..) | Mark::Aim(_) | Mark::Ghost(..)))
    );
    assert!(scene.marks.contains(&Mark::Last(spot("g1"))));
    assert_eq!(middle().prompt(&watching).now.key, "kulami-prompt-placed");
}

#[test]
fn a_refused_touch_says_why() {
    let why = |at: &str| match middle().touch(spot(at)) {
        Touch::Refused(phrase) => phrase,
        other => panic!("{at}: {other:?}"),
    };
    let last = why("g2");
    assert_eq!((last.key, arg(&last, "marble")), ("kulami-refused-last-tile", "g1".into()));
    let aside = why("a3");
    assert_eq!(
        (aside.key, arg(&aside, "last"), arg(&aside, "row")),
        ("kulami-refused-not-in-line", "g1".into(), "1".into())
    );
    let taken = why("d1");
    assert_eq!((taken.key, arg(&taken, "marble")), ("kulami-refused-occupied", "kulami-black-marble".into()));
    assert_eq!(why("swap").key, "kulami-refused-swap-off");
    assert_eq!(why("j10").key, "kulami-refused-no-hole");
    let previous = table("kulami", "b4 g4 d4").touch(spot("f4"));
    assert!(matches!(previous, Touch::Refused(phrase) if phrase.key == "kulami-refused-previous-tile"));
    let over = table("kulami", SQUARE).touch(spot("a3"));
    assert!(matches!(over, Touch::Refused(phrase) if phrase.key == "kulami-refused-over"));
    let late = table("kulami:swap", "b4 g4 d4").touch(Spot::Swap);
    assert!(matches!(late, Touch::Refused(phrase) if phrase.key == "kulami-refused-swap-now"));
    let twice = table("kulami:swap", "b4 swap").touch(Spot::Swap);
    assert!(matches!(twice, Touch::Refused(phrase) if phrase.key == "kulami-refused-swapped"));
}

#[test]
fn swapping_is_a_button_and_changes_whose_marbles_they_are() {
    let mut table = table("kulami:swap", "d4");
    let choices = table.choices(&ACTING);
    assert_eq!(choices.len(), 1);
    assert_eq!((choices[0].label.key, choices[0].path.as_slice()), ("kulami-swap", [Spot::Swap].as_slice()));
    assert_eq!(table.prompt(&ACTING).now.key, "kulami-prompt-swap");
    let hint = ViewState { hint: Some("swap".to_owned()), ..ACTING };
    assert_eq!(table.prompt(&hint).more.map(|more| more.key), Some("kulami-hint-swap"));
    assert!(!table.scene(&hint).marks.iter().any(|mark| matches!(mark, Mark::Hint(_))));
    assert_eq!(table.describe(&ACTING, &[Spot::Swap])[0].key, "kulami-spot-swap");
    assert_eq!(table.touch(Spot::Swap), Touch::Played("swap".to_owned()));
    table.finish_turn();
    assert_eq!(table.tell(1)[0].key, "kulami-tell-swap");
    assert!(table.choices(&ACTING).is_empty());
    let left = |player: Player| match &table.facts(player)[0].value {
        Amount::Pieces(pieces) => pieces.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(left(Player::First), [(Art::Marble(Colour::Black), 28)]);
    assert_eq!(left(Player::Second), [(Art::Marble(Colour::Red), 27)]);
}

#[test]
fn a_marble_is_told_by_what_it_does_to_its_tile() {
    let told = |actions: &str| {
        let told = table("kulami", actions).tell(0);
        told.last().expect("an action").clone()
    };
    let first = told("b4");
    assert_eq!(
        (first.key, arg(&first, "player"), arg(&first, "size")),
        ("kulami-tell-takes", "kulami-red".into(), "2".into())
    );
    let lost = told(&format!("{} g3", SQUARE.split(' ').take(24).collect::<Vec<_>>().join(" ")));
    assert_eq!(
        (lost.key, arg(&lost, "other"), arg(&lost, "black")),
        ("kulami-tell-frees", "kulami-black".into(), "17".into())
    );
}

#[test]
fn the_final_score_is_broken_down() {
    let counts = |config: &str, actions: &str| -> Vec<String> {
        let written = |line: &ScoreLine| format!("{} {:?} {:?}", line.label.key, line.counts, line.points);
        table(config, actions).ending().lines.iter().map(written).collect()
    };
    assert_eq!(
        counts("kulami:level2", SQUARE),
        [
            "kulami-tiles [30, 23] None",
            "kulami-area [15, 14] Some([1, 0])",
            "kulami-lines [5, 0] Some([5, 0])",
            "kulami-total [36, 23] None",
        ]
    );
    assert_eq!(counts("kulami", SQUARE), ["kulami-tiles [30, 23] None", "kulami-total [30, 23] None"]);

    let reason = table("kulami:level2", SQUARE).ending().reason;
    assert_eq!(reason.key, "kulami-end");
    assert_eq!(
        (inner(&reason, "why").key, arg(inner(&reason, "result"), "margin")),
        ("kulami-end-placed", "13".into())
    );
    let turned = table("kulami:board=irregular;level2", IRREGULAR).ending().reason;
    assert_eq!((turned.key, inner(&turned, "why").key), ("kulami-end-bonus", "kulami-end-stuck"));
    assert_eq!(arg(inner(&turned, "result"), "player"), "kulami-black");
    assert_eq!(arg(inner(&turned, "note"), "player"), "kulami-red");
    assert_eq!(table("kulami", "b4").ending().reason.key, "kulami-end-unfinished");
}

#[test]
fn areas_and_lines_are_drawn_where_they_are_asked_for() {
    let drawn = |config: &str, tally| {
        let marks = table(config, SQUARE).scene(&ViewState { tally, ..ViewState::default() }).marks;
        let areas = marks.iter().filter(|mark| matches!(mark, Mark::Area(..))).count();
        let lines: Vec<Mark> = marks.into_iter().filter(|mark| matches!(mark, Mark::Line { .. })).collect();
        (areas, lines)
    };
    let line = || vec![Mark::Line { from: spot("a7"), to: spot("e3"), points: 5 }];
    assert_eq!(drawn("kulami:level2", Tally::All), (2, line()));
    assert_eq!(drawn("kulami:level2", Tally::Area), (2, vec![]));
    assert_eq!(drawn("kulami:level2", Tally::Lines), (0, line()));
    assert_eq!(drawn("kulami:level2", Tally::Tiles), (0, vec![]));
    assert_eq!(drawn("kulami", Tally::All), (0, vec![]), "what does not count is not drawn with the rest");
}

#[test]
fn both_scores_are_counted_while_the_game_goes_on() {
    let facts = table("kulami:level2", "").shared_facts();
    let keys: Vec<&str> = facts.iter().map(|fact| fact.label.key).collect();
    assert_eq!(keys, ["kulami-score-all", "kulami-area", "kulami-lines"]);
    let facts = middle().shared_facts();
    let score = [(Art::Marble(Colour::Red), 18), (Art::Marble(Colour::Black), 21)];
    assert_eq!((facts.len(), &facts[0].value), (1, &Amount::Versus(score)));
}

#[test]
fn tints_leave_the_holes_alone() {
    let table = middle();
    let frame = table.frame(Facing::default(), Coordinates::Edge);
    let ground = table.marks(&frame, &table.scene(&ACTING)).ground.concat();
    assert_well_formed(&ground);
    let tints = ground.split("<path ").filter(|path| path.contains("k-tint") || path.contains("k-hatch"));
    let mut seen = 0;
    for path in tints {
        seen += 1;
        assert!(
            path.contains("evenodd") && path.matches('M').count() >= 3,
            "a face and at least two holes: {path}"
        );
    }
    assert!(seen > 8, "{seen}");
}

#[test]
fn pictures_need_nothing_else() {
    for theme in [Theme::Light, Theme::Dark] {
        let svg = picture(&middle(), &aimed("g3"), Facing::default(), Coordinates::Edge, theme);
        assert_well_formed(&svg);
        assert!(!svg.contains("var("));
    }
}
