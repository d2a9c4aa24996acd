//! The course of Kulami tries every rule.

use crate::replay::{Event, assert_refusals, assert_rules, events, steps};
use orrery_games::core::{Game, Outcome, Player};
use orrery_games::kulami::{Action, Breakdown, Cell, Colour, Holes, Kulami, Line, Position, Recent, Refusal};
use orrery_games::{AnyGame, GameKind};
use orrery_learn::Step;

/// Rules that nothing on the board lets a player try.
const NOT_BY_HAND: &[(&str, &str)] = &[
    ("K1", "the tiles are only there: no action lays or turns one"),
    ("K3", "how many squares there are and how one is drawn is settled before the game"),
];

fn parts(game: &AnyGame) -> (&Kulami, &Position) {
    match game {
        AnyGame::Kulami(session) => (session.game(), session.position()),
        other => panic!("a step of Kulami with a game of {}", other.id()),
    }
}

fn breakdown(game: &AnyGame) -> Breakdown {
    let (kulami, position) = parts(game);
    kulami.breakdown(position)
}

/// Whether `rule` shows in `event`.
fn happens(rule: &str, event: &Event) -> bool {
    let action: Action = event.action.parse().expect("an action");
    match &event.after {
        Ok(after) => shows(rule, &event.before, action, after),
        Err(_) => is_reason(rule, &event.before, action),
    }
}

/// Whether `action` was refused because of `rule`.
fn is_reason(rule: &str, before: &AnyGame, action: Action) -> bool {
    let (kulami, position) = parts(before);
    match kulami.check(position, action) {
        // A gap that the board goes round, not the world outside.
        Err(Refusal::NoHole { cell }) => rule == "K2" && goes_on_both_sides(kulami, cell),
        Err(Refusal::NotInLine { .. }) => rule == "K6",
        Err(Refusal::TileBarred { .. }) => rule == "K7",
        _ => false,
    }
}

fn goes_on_both_sides(kulami: &Kulami, gap: Cell) -> bool {
    let in_row = || kulami.board().cells().iter().filter(|cell| cell.row() == gap.row());
    in_row().any(|cell| cell.column() < gap.column()) && in_row().any(|cell| cell.column() > gap.column())
}

/// Whether `action`, which led from one position to the other, shows `rule`.
fn shows(rule: &str, game: &AnyGame, action: Action, next: &AnyGame) -> bool {
    let ((kulami, before), (_, after)) = (parts(game), parts(next));
    let (colour, mover) = (before.turn(), game.to_act());
    let (was, is) = (breakdown(game), breakdown(next));
    let (own, other) = (colour.index(), colour.other().index());
    let is_all = after.placed() == 2 * Kulami::MARBLES;
    match rule {
        "K4" => is_all || before.placed() == 0 && colour == Colour::Red && mover == Player::First,
        "K5" => before.placed() == 0 && before.open() == Holes::ALL,
        "K6" => is_over_something(kulami, before, action),
        "K8" => next.outcome().is_some() && after.open().is_empty(),
        "K9" => {
            let taken_over = after.owner(Colour::Red) == Player::Second;
            action == Action::Swap && taken_over && next.to_act() == Player::First && after.placed() == 1
        }
        "K10" => was.tile_points != is.tile_points,
        "K11" => was.area_points[own] < is.area_points[own] && is.areas[own].len() > is.areas[other].len(),
        "K12" => was.line_points[own] < is.line_points[own] && is.line_points[own] >= 5,
        "K13" => {
            let scoring = kulami.config().scoring;
            let differ = is.areas[own].len() != is.areas[other].len();
            scoring.lines && is.line_points != [0, 0] && differ && scoring.area == (is.area_points != [0, 0])
        }
        "K14" => {
            next.outcome() == Some(Outcome::Win(mover))
                && next.score()[mover.index()] > next.score()[mover.opponent().index()]
        }
        _ => false,
    }
}

/// Whether a marble or a gap lies between the last marble and the new one.
fn is_over_something(kulami: &Kulami, before: &Position, action: Action) -> bool {
    let (Action::Place(cell), Some(last)) = (action, before.recent(Recent::Last)) else { return false };
    let last = kulami.board().cell(last);
    let between = |at: usize, one: usize, other: usize| one.min(other) < at && at < one.max(other);
    Cell::all().any(|at| {
        let in_row = at.row() == cell.row() && between(at.column(), last.column(), cell.column());
        let in_column = at.column() == cell.column() && between(at.row(), last.row(), cell.row());
        let is_open = kulami.board().hole(at).is_some_and(|hole| before.marble(hole).is_none());
        (in_row && last.row() == cell.row() || in_column && last.column() == cell.column()) && !is_open
    })
}

fn step(id: &str) -> &'static Step {
    steps(GameKind::Kulami).iter().find(|step| step.id() == id).expect("a step")
}

fn after(game: &AnyGame, action: &str) -> AnyGame {
    let mut next = game.clone();
    next.play(action).expect("a legal action");
    next
}

/// The actions with which whoever is to act wins at once.
fn wins(game: &AnyGame) -> Vec<String> {
    let won = Some(Outcome::Win(game.to_act()));
    game.legal().into_iter().filter(|action| after(game, action).outcome() == won).collect()
}

/// The legal actions after which the game is as `wanted`.
fn leading_to(game: &AnyGame, wanted: impl Fn(&AnyGame) -> bool) -> Vec<String> {
    game.legal().into_iter().filter(|action| wanted(&after(game, action))).collect()
}

#[test]
fn every_rule_is_tried_by_hand() {
    assert_rules(GameKind::Kulami, 'K', 14, NOT_BY_HAND, happens);
}

#[test]
fn every_reason_for_a_refusal_is_met() {
    let reasons =
        ["NoHole", "Occupied", "NotInLine", "TileBarred", "SwapNotOffered", "SwapNotNow", "SwappedAlready"];
    assert_refusals(GameKind::Kulami, &reasons);
}

#[test]
fn both_barred_tiles_are_met_and_one_opens_again() {
    let start = step("barred").start();
    let (kulami, position) = parts(start);
    let barring = |text: &str| match kulami.check(position, text.parse().expect("an action")) {
        Err(Refusal::TileBarred { which, .. }) => which,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!((barring("a5"), barring("e4")), (Recent::Last, Recent::Previous));
    let tile = |text: &str| kulami.board().tile(text.parse().expect("a cell"));
    let task = &step("barred").tasks()[1];
    assert!(task.right.iter().all(|hole| tile(hole) == tile("e4")), "the tile that was barred");
    assert_eq!(start.legal(), ["d4"], "all else is barred");
}

#[test]
fn a_tile_is_taken_and_another_is_made_nobody_s() {
    let points: Vec<[i32; 2]> =
        events(step("tiles")).iter().flat_map(|event| &event.after).map(AnyGame::score).collect();
    // The learner's six, four for Black, and Black's six gone.
    assert_eq!((step("tiles").start().score(), points), ([5, 10], vec![[11, 10], [11, 14], [11, 8]]));
}

#[test]
fn a_game_ends_without_a_hole_and_without_a_marble() {
    let placed_at_end = |id: &str| {
        let events = events(step(id));
        let end = events.last().and_then(|event| event.after.as_ref().ok()).expect("an end");
        assert!(end.outcome().is_some(), "{id}");
        parts(end).1.placed()
    };
    assert_eq!((placed_at_end("end"), placed_at_end("last")), (7, 56));
}

#[test]
fn the_last_marble_can_win_draw_or_lose() {
    let start = step("last").start();
    let with = |outcome| leading_to(start, |end| end.outcome() == Some(outcome));
    assert_eq!(with(Outcome::Win(Player::Second)), ["e7"]);
    assert_eq!(with(Outcome::Draw), ["c7"]);
    assert_eq!(with(Outcome::Win(Player::First)), ["b7"]);
}

#[test]
fn bonuses_decide() {
    let joined = breakdown(&after(step("area").start(), "b5"));
    assert_eq!((joined.areas.map(|area| area.len()), joined.area_points), ([6, 4], [2, 0]));
    let lined = breakdown(&after(step("lines").start(), "c3"));
    let diagonal = |line: &Line| line.cells.windows(2).all(|two| two[0].row() != two[1].row());
    assert!(lined.lines.len() == 1 && diagonal(&lined.lines[0]) && lined.line_points == [5, 0]);
    let end = breakdown(&after(step("bonuses").start(), "d2"));
    assert_eq!((end.tile_points, end.area_points, end.line_points), ([17, 21], [3, 0], [5, 0]));
    // No other hole is worth as much there.
    for (id, solution) in [("area", "b5"), ("lines", "c3")] {
        let lead = |game: &AnyGame| game.score()[0] - game.score()[1];
        let best = lead(&after(step(id).start(), solution));
        assert_eq!(leading_to(step(id).start(), |game| lead(game) >= best), [solution], "{id}");
    }
}

#[test]
fn the_tactics_have_one_solution() {
    for id in ["end", "bonuses", "win"] {
        let start = step(id).start();
        assert_eq!(wins(start), step(id).tasks()[0].right, "{id}");
        assert_eq!(leading_to(start, |game| game.outcome().is_some()), wins(start), "{id}: else it goes on");
    }
    let block = step("block");
    assert!(wins(block.start()).is_empty());
    assert_eq!(leading_to(block.start(), |game| wins(game).is_empty()), block.tasks()[0].right);
    for action in block.start().legal().iter().filter(|action| *action != "a5") {
        let threatened = after(block.start(), action);
        assert_eq!(wins(&threatened), ["j7"], "what Black threatens");
        assert_eq!(after(&threatened, "j7").score(), [13, 15]);
    }
    let double = step("double");
    assert!(wins(double.start()).is_empty());
    let cannot_escape = |game: &AnyGame| leading_to(game, |next| wins(next).is_empty()).is_empty();
    assert_eq!(leading_to(double.start(), cannot_escape), double.tasks()[0].right);
    let threats = after(double.start(), "b7");
    let answered = |action: &str| wins(&after(&threats, action));
    assert_eq!(threats.legal(), ["d7", "e7", "i7", "j7"]);
    // Whichever end Black closes, the other one is open.
    assert_eq!([answered("d7"), answered("e7")].concat(), ["j7", "j7"]);
    assert_eq!([answered("i7"), answered("j7")].concat(), ["e7", "e7"]);
}

/// The texts name these scores.
#[test]
fn scores_are_as_told() {
    let told = [
        ("end", [3, 3], [6, 3]),
        ("last", [27, 24], [23, 24]),
        ("bonuses", [18, 21], [25, 21]),
        ("win", [14, 15], [20, 15]),
        ("block", [16, 15], [18, 15]),
        ("double", [24, 22], [24, 22]),
    ];
    for (id, before, after) in told {
        let end = events(step(id)).pop().and_then(|event| event.after.ok()).expect("an end");
        assert_eq!((step(id).start().score(), end.score()), (before, after), "{id}");
    }
}
