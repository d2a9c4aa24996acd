//! Commands that ask the engine: reviews, analyses, games against it, and games of its own.

use super::*;

#[test]
fn review_grades_the_turns_of_a_game() {
    let record = b"[Config \"kulami\"]\n\n1. d4 g4 2. g8 e8 3. e1 *\n";
    let printed = |args: &[&str]| {
        let output = run_with_input(args, record);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let table = printed(&["review", "-"]);
    let lines: Vec<&str> = table.lines().collect();
    assert!(lines[0].starts_with("turn  played") && lines[5].starts_with("3.    e1"), "{table}");
    assert!(table.contains("first player") && table.contains("second player"), "{table}");
    let review: Value = serde_json::from_str(&printed(&["review", "-", "--json"])).expect("JSON");
    let turns = review["turns"].as_array().expect("turns");
    assert_eq!((turns.len(), &review["config"], &review["result"]), (5, &"kulami".into(), &"*".into()));
    for field in ["before", "after", "grade", "lost", "margin", "best", "line", "reply", "proved", "easy"] {
        assert!(turns.iter().all(|turn| !turn[field].is_null()), "{field}");
    }
    assert_eq!(turns[4]["played"], serde_json::json!(["e1"]));
    assert_eq!(review["like"], serde_json::json!([null, null]), "five turns are too few");
    // What is written into a record is a record, and can be reviewed again.
    let annotated = printed(&["review", "-", "--annotated"]);
    assert!(annotated.contains("[%chance "), "{annotated}");
    let again = run_with_input(&["review", "-", "--annotated"], annotated.as_bytes());
    assert_eq!(text(&again.stdout), annotated);

    let refused = |input: &[u8]| text(&run_with_input(&["review", "-"], input).stderr);
    assert!(refused(b"").contains("there is no record in it"));
    assert!(refused(b"[Config \"kulami\"]\n\n1. d4 d4 *\n").contains("d4"));
    assert!(refused(b"[Config \"kulami\"]\n\n*\n").contains("nothing was played"));
    assert!(refused(&rubbish()).contains("UTF-8"));
    assert!(wrong(&["review", "no-such-file"]).contains("no-such-file"));
}

#[test]
fn review_says_of_a_whole_game_like_which_level_each_played() {
    let levels = |file| good(&["review", file]).matches(" player played like level ").count();
    // The levels are those of the usual rules.
    assert_eq!([levels("yinsh-standard.txt"), levels("yinsh-blitz.txt")], [2, 0]);
}

#[test]
fn analyse_judges_each_action_of_a_record_and_of_a_position() {
    let table = good(&["analyse", "kulami", "-m", "b4 g4 d4", "--nodes", "500", "--lines", "2"]);
    assert!(
        table.contains("1.    b4") && table.contains("1...  g4") && table.contains("(to act)"),
        "{table}"
    );
    let lines = good(&["analyse", "yinsh", "-m", "f6 e5", "--nodes", "300", "--json"]);
    let entries: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(entries.len(), 3, "two actions and the position that is left");
    assert_eq!(entries[1]["played"], "e5");
    assert!(entries[1]["loss"].as_f64().is_some_and(|loss| (0.0..=2.0).contains(&loss)));
    assert!(
        entries[2]["played"].is_null() && entries[2]["best"].as_array().is_some_and(|best| best.len() == 1)
    );
    assert!(wrong(&["analyse", "chess"]).contains("chess"));
    assert!(wrong(&["analyse", "yinsh", "-m", "f6 f6"]).contains("f6 is not empty"));
}

#[test]
fn play_takes_actions_hints_and_takebacks_and_writes_a_record() {
    let dir = std::env::temp_dir().join(format!("orrery-play-{}", std::process::id()));
    fs::create_dir_all(&dir).expect("a place for the record");
    let record = dir.join("game.txt");
    let path = record.to_str().expect("a plain path");
    let typed = b"? b4\nzz\nj10\nb4\nundo\nc4\n\xff\xfe\nhelp\nresign\n";
    let output = run_with_input(&["play", "kulami", "--level", "1", "--record", path], typed);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.contains("The computer plays") && said.contains("no action"), "{said}");
    assert!(said.contains("j10 is not legal: the board has no hole at j10"), "{said}");
    assert!(said.contains("0-1 (resignation)"), "{said}");
    assert!(good(&["replay", path]).contains("result 0-1"));
    // The end of input leaves the game as it is.
    let output = run_with_input(&["play", "lyngk", "--side", "second", "--level", "1"], b"");
    assert_eq!(output.status.code(), Some(0));
    fs::remove_dir_all(&dir).expect("the record goes");
}

#[test]
fn selfplay_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = |name: &str, games: &str| {
        let path = folder.path().join(name);
        let path = path.to_str().expect("a path of text");
        let args = ["selfplay", "kulami", "--nodes", "20", "--games", games, "--threads", "1", "--out", path];
        let output = run(&args);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        (text(&output.stdout), fs::read(path).expect("a file of games"))
    };
    let (_, first) = play("two.games", "3");
    let (said, both) = play("two.games", "6");
    assert!(said.ends_with("two.games: 6 games, 3 of them from before\n"), "{said}");
    assert_eq!(both[..first.len()], first);
    assert_eq!(play("one.games", "6").1, both);

    let other = folder.path().join("two.games");
    let other = other.to_str().expect("a path of text");
    let error = wrong(&["selfplay", "kulami", "--nodes", "21", "--out", other]);
    assert!(error.contains("nodes 20") && error.contains("nodes 21"), "{error}");
    let error = wrong(&["selfplay", "kulami", "yinsh", "--out", "nowhere"]);
    assert!(error.contains("do not go into one file"), "{error}");
}
