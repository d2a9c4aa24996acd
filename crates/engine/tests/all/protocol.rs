//! The engine protocol, line by line, as docs/PROTOCOL.md says. What needs a search is tested with the search.

use std::io::{self, BufReader, Read, Write};
use std::sync::{Arc, Condvar, Mutex};

use orrery_engine::serve;

const GIFT: &str = "f6 f7 e5 g6 d4 g7 e6 f4 f5 e3 e6-e10 f7-e7 d4-b2 g6-g3 f5-e4 e7-i11 f6-f8 f4-i7 f8-h10 i7-i5 \
                    h10-k10 g7-g10 b2-b1 e3-c1 k10-k8 g10-c6 e10-e9 c1-g5 xf4-f8 xe4";
const DRAW: &str = "f10 e10 g10 g11 f9 e9 h11 e8 h10 f8 h10-i10 f8-g9 i10-i11 g9-j9 i11-j11 j9-i9 g10-j10 g11-g8 \
                    j11-h9 g8-h8 j10-k10 e10-b7 k10-k9 b7-i7 k9-j8 i7-j7 j8-k8 j7-h5 k8-k7 h5-i5 k7-j6 h8-h6 j6-i6 \
                    i9-g7 i6-i8 h6-g6 h9-h7 i5-h4 i8-i4 g6-g3 i4-j5 g7-f7 j5-h3 h4-d4 h3-g2 d4-d2 g2-f2 g3-f3 f2-e2 \
                    d2-e3 e2-d1 e3-d3 d1-e1 f3-f5 e1-c1 d3-c2 c1-f4 c2-e4 f4-g4 f5-g5 pass e9-a5";

/// What the engine writes when it reads these bytes and then the end of its input.
fn talk(input: &[u8]) -> String {
    let mut output = Vec::new();
    serve(input, &mut output).expect("memory can be written to");
    String::from_utf8(output).expect("answers are text")
}

/// The lines that answer these lines.
fn answers(lines: &[&str]) -> Vec<String> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    talk(input.as_bytes()).lines().map(str::to_string).collect()
}

/// The answer to one question about a position.
fn ask(position: &str, question: &str) -> String {
    let answers = answers(&[&format!("position {position}"), question]);
    assert_eq!(answers.len(), 1, "{position}, {question}: {answers:?}");
    answers[0].clone()
}

fn legal_moves(position: &str) -> Vec<String> {
    let answer = ask(position, "query legalmoves");
    answer.strip_prefix("response ").expect("a response").split(' ').map(str::to_string).collect()
}

#[test]
fn ugi_introduces_the_engine() {
    let lines = answers(&["ugi"]);
    assert!(lines[0].starts_with("id name Orrery"), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    let (last, options) = lines[2..].split_last().expect("an end");
    assert_eq!(last, "ugiok");
    assert!(
        options.iter().all(|line| line.starts_with("option name ") && line.contains(" type ")),
        "{options:?}"
    );
}

#[test]
fn isready_comes_after_the_work_before_it() {
    assert_eq!(answers(&["isready"]), ["readyok"]);
    assert_eq!(answers(&["position config yinsh", "perft 2", "isready"]), ["response 7140", "readyok"]);
}

#[test]
fn the_first_lines_anybody_tries() {
    let yinsh = legal_moves("config yinsh moves f6 e5");
    assert_eq!(yinsh.len(), 83);
    assert_eq!((yinsh[0].as_str(), yinsh[82].as_str()), ("a2", "k10"));
    assert!(!yinsh.contains(&"f6".to_string()) && !yinsh.contains(&"e5".to_string()));

    let lyngk = legal_moves("config lyngk:seed=1");
    assert_eq!(lyngk.len(), 172);
    assert_eq!(lyngk[..7], ["^i", "^b", "^r", "^g", "^k", "a1-b2", "a1-b3"]);

    let kulami = legal_moves("config kulami:board=irregular;level2");
    assert_eq!(kulami.len(), 64);
    assert_eq!((kulami[0].as_str(), kulami[63].as_str()), ("a5", "j7"));
}

#[test]
fn setting_a_position_is_answered_with_nothing() {
    for position in
        ["config yinsh", "config yinsh moves", "config yinsh moves f6 e5", "config kulami moves D4"]
    {
        assert!(answers(&[&format!("position {position}")]).is_empty(), "{position}");
    }
}

#[test]
fn a_position_code_goes_out_and_comes_back() {
    for config in ["yinsh moves f6 e5", "lyngk:seed=1;six moves ^r b3-b4", "kulami:swap moves d4 swap d6"] {
        let answer = ask(&format!("config {config}"), "query code");
        let code = answer.strip_prefix("response ").expect("a response");
        assert!(!code.contains(' ') && code.contains('|'), "{code}");
        assert_eq!(ask(&format!("code {code}"), "query code"), answer);
        assert_eq!(
            ask(&format!("code {code}"), "query legalmoves"),
            ask(&format!("config {config}"), "query legalmoves")
        );
    }
    let code = "yinsh|4/7/8/9/4B5/4W4/10/9/8/7/4;w;place;0-0";
    assert_eq!(ask("config yinsh moves f6 e5", "query code"), format!("response {code}"));
    let played = "response yinsh|4/7/8/9/4B5/4W4/5W4/9/8/7/4;b;place;0-0";
    assert_eq!(ask(&format!("code {code} moves g7"), "query code"), played);
}

#[test]
fn p1turn_follows_the_player_not_the_action() {
    assert_eq!(ask("config yinsh", "query p1turn"), "response true");
    assert_eq!(ask("config yinsh moves f6", "query p1turn"), "response false");
    assert_eq!(
        ask("config lyngk:seed=1 moves ^r", "query p1turn"),
        "response true",
        "a claim is half a turn"
    );
    assert_eq!(ask("config kulami:swap moves d4 swap", "query p1turn"), "response true");
}

#[test]
fn a_game_in_progress_has_no_result() {
    assert_eq!(ask("config kulami moves d4", "query gameover"), "response false");
    assert_eq!(ask("config kulami moves d4", "query result"), "response none");
}

#[test]
fn a_finished_game_has_a_result_and_an_empty_list() {
    let won = format!("config yinsh:blitz moves {GIFT}");
    assert_eq!(ask(&won, "query gameover"), "response true");
    assert_eq!(ask(&won, "query result"), "response p1win");
    assert_eq!(ask(&won, "query score"), "response 1 0");
    assert_eq!(talk(format!("position {won}\nquery legalmoves\n").as_bytes()), "response\n");
    assert_eq!(ask(&won, "perft 1"), "response 0");
    let drawn = format!("config yinsh moves {DRAW}");
    assert_eq!(ask(&drawn, "query result"), "response draw");
    assert_eq!(ask(&drawn, "query score"), "response 0 0");
    // One ring wins in blitz only.
    assert_eq!(ask(&format!("config yinsh moves {GIFT}"), "query result"), "response none");
    let code = ask(&won, "query code");
    let code = code.strip_prefix("response ").expect("a response");
    assert_eq!(ask(&format!("code {code}"), "query result"), "response p1win");
}

#[test]
fn a_win_of_the_second_player_is_p2win() {
    let moves = "h2 h6 b6 e6 e4 d4 d5 g5 g1 g4 c4 h4 h7 e7 e8 g8 g3 e3 h3 f3 f5 f8 f9 f6 c6 c8 b8 b5 h5 c5 a5 a8 d8 d7 \
                 i7 b7 g7 c7 j7 f7 a7";
    let position = format!("config kulami:board=irregular;level2 moves {moves}");
    assert_eq!(ask(&position, "query result"), "response p2win");
    assert_eq!(ask(&position, "query score"), "response 26 30");
    assert_eq!(ask(&position, "query legalmoves"), "response");
    assert_eq!(ask(&position.replace(";level2", ""), "query score"), "response 26 19");
}

#[test]
fn score_is_as_if_the_game_ended_now() {
    assert_eq!(ask("config yinsh", "query score"), "response 0 0");
    assert_eq!(ask("config kulami moves d4", "query score"), "response 6 0");
}

#[test]
fn perft_counts_sequences() {
    assert_eq!(ask("config yinsh", "perft 0"), "response 1");
    assert_eq!(ask("config yinsh", "perft 3"), "response 592620");
    assert_eq!(ask("config kulami:board=irregular", "perft 3"), "response 6308");
    assert_eq!(ask("config kulami", "perft 4294967295"), "response 0");
}

#[test]
fn errors_name_what_is_wrong_and_where() {
    let wrong = [
        ("position", "config"),
        ("position fen 8/8", "position config <config>"),
        ("position config", "there is no game ``"),
        ("position config chess", "there is no game `chess`"),
        ("position config yinsh:blatz", "column 7"),
        ("position config lyngk", "needs `layout=<43 letters>` or `seed=<number>`"),
        ("position config kulami:board=AAB/ACC", "the tile A is not a rectangle"),
        ("position config yinsh f6", "expected `moves`, found `f6`"),
        ("position config yinsh moves f6 e5 f6", "move 3 `f6`: f6 is not legal: f6 is not empty"),
        ("position config yinsh moves f6 z9", "move 2 `z9`: no action: column 1"),
        ("position code yinsh", "no `|`"),
        ("position code yinsh|4/7", "column 10"),
        ("position code yinsh|4/7/8/9/10/9/10/9/8/7/4;w;move;0-0", "no such position"),
        ("perft", "a depth"),
        ("perft many", "found `many`"),
        ("perft -1", "found `-1`"),
        ("perft 99999999999", "a depth"),
        ("query", "unknown query"),
        ("query elo", "unknown query `elo`"),
        ("uci", "unknown command `uci`"),
        ("QUERY code", "unknown command `QUERY`"),
    ];
    for (line, reason) in wrong {
        let lines = answers(&["position config kulami moves d4", line, "query code"]);
        let [error, code] = &lines[..] else { panic!("{line}: {lines:?}") };
        assert!(error.starts_with("error ") && error.contains(reason), "{line}: {error}");
        assert!(
            code.starts_with("response kulami|") && code.contains('R'),
            "{line}: the old position is gone: {code}"
        );
    }
}

#[test]
fn an_unknown_line_is_called_unknown() {
    for line in ["hello", "go!", "position1 config yinsh", "ugi2", "ответ"] {
        let lines = answers(&[line]);
        assert_eq!(lines.len(), 1, "{line}: {lines:?}");
        assert!(lines[0].starts_with("error unknown "), "{line}: {lines:?}");
    }
    let long = answers(&["x".repeat(100_000).as_str()]);
    assert!(long[0].len() < 200, "a foreign line is shortened");
}

#[test]
fn what_needs_no_answer_gets_none() {
    assert!(answers(&["", "   ", "uginewgame", "stop", "position config yinsh"]).is_empty());
}

#[test]
fn a_new_game_does_not_move_the_pieces() {
    let code = answers(&["position config kulami moves d4", "query code", "uginewgame", "query code"]);
    assert_eq!(code[0], code[1]);
}

#[test]
fn quit_and_the_end_of_input_end_it() {
    assert_eq!(answers(&["isready", "quit", "isready"]), ["readyok"]);
    assert_eq!(talk(b""), "");
    assert_eq!(talk(b"isready"), "readyok\n", "the last line needs no line end");
}

#[test]
fn spaces_and_foreign_line_ends_do_not_matter() {
    assert_eq!(talk(b"isready\r\n  query   gameover \r\n"), "readyok\nresponse false\n");
    let lines = talk(b"\tposition\tconfig   kulami  moves  d4   d6\r\nquery p1turn\r\n");
    assert_eq!(lines, "response true\n");
}

#[test]
fn rubbish_is_answered_in_text_and_harms_nothing() {
    let mut input =
        b"position config kulami moves d4\n\xff\xfe\x00\x1b[2J\nposition config \xc3\x28\nposition code |\n"
            .to_vec();
    input.extend((0..=255).flat_map(|byte| [byte, b'\n']));
    input.extend(b"query p1turn\n");
    let output = talk(&input);
    assert!(output.ends_with("response false\n"), "{output:?}");
    assert!(output.lines().rev().skip(1).all(|line| line.starts_with("error ")), "{output:?}");
    assert!(!output.contains('\u{1b}') && !output.contains('\0'), "control characters are not sent back");
}

#[test]
fn the_conversation_in_the_document_is_a_real_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/PROTOCOL.md");
    let text = std::fs::read_to_string(path).expect("docs/PROTOCOL.md");
    let (_, rest) = text.split_once("```ugi\n").expect("a conversation");
    let (conversation, _) = rest.split_once("```").expect("its end");
    let side =
        |mark| conversation.lines().filter_map(move |line| line.strip_prefix(mark)).collect::<Vec<_>>();
    assert_eq!(answers(&side("> ")), side("< "));
}

#[test]
fn the_evaluation_can_be_chosen() {
    let go = ["position config lyngk:seed=5", "go nodes 3000"];
    let by_hand = "setoption name Evaluation value hand";
    let best_after = |setup: &[&str]| {
        let lines = answers(&[setup, &go].concat());
        assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
        lines
            .into_iter()
            .map(|line| line.split_once(" score ").map_or(line.clone(), |(_, score)| score.into()))
    };
    let best = |setup: &str| best_after(&[setup]);
    let hand: Vec<String> = best(by_hand).collect();
    let learned: Vec<String> = best("setoption name Evaluation value learned").collect();
    assert_ne!(learned, hand);
    assert_eq!(best("isready").skip(1).collect::<Vec<_>>(), learned, "by nets unless told otherwise");
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/lyngk.net");
    let from_file = best(&format!("setoption name evaluation value {shipped}"));
    assert_eq!(from_file.collect::<Vec<_>>(), learned);

    // What cannot be read is said, and who played before plays on.
    for (path, reason) in [
        ("/nowhere/lyngk.net", "No such file"),
        (concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"), "no file of weights"),
    ] {
        let from_file = format!("setoption name Evaluation value {path}");
        for (before, played) in [(by_hand, &hand), ("uginewgame", &learned)] {
            let mut lines = best_after(&[before, &from_file]);
            let error = lines.next().expect("an answer");
            assert!(error.starts_with("error setoption: Evaluation") && error.contains(reason), "{error}");
            assert_eq!(lines.collect::<Vec<_>>(), *played);
        }
    }
}

/// Both ends of a conversation in which nothing is said while a search runs.
#[derive(Clone, Default)]
struct Patient {
    said: Arc<(Mutex<Vec<u8>>, Condvar)>,
    /// Lines to say, the last first, and how many searches were asked for.
    lines: Vec<String>,
    searches: usize,
}

impl Write for Patient {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.said.0.lock().unwrap().extend(bytes);
        self.said.1.notify_all();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let answered = |said: &mut Vec<u8>| {
            String::from_utf8_lossy(said).lines().filter(|line| line.starts_with("bestmove")).count()
        };
        let said = self.said.0.lock().unwrap();
        drop(self.said.1.wait_while(said, |said| answered(said) < self.searches).unwrap());
        let Some(line) = self.lines.pop() else { return Ok(0) };
        self.searches += usize::from(line.starts_with("go"));
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

#[test]
fn what_was_searched_of_another_variant_is_forgotten() {
    /// How many nodes the last of these searches took.
    fn nodes(configs: &[&str]) -> String {
        let rings = "f6 e5 g7 d4 h7 e7 f8 g5 e4 h8 f6-f7 e5-e6";
        // Timed, so that the table is kept, but never so long.
        let say = |config: &&str| {
            [format!("position config {config} moves {rings}\n"), "go depth 4 movetime 600000\n".to_string()]
        };
        let lines: Vec<String> = configs.iter().flat_map(say).rev().collect();
        let end = Patient { lines, ..Patient::default() };
        serve(BufReader::new(end.clone()), end.clone()).expect("memory can be written to");
        let said = String::from_utf8(end.said.0.lock().unwrap().clone()).expect("answers are text");
        let info = said.lines().rfind(|line| line.starts_with("info")).expect("what was searched");
        let (_, nodes) = info.split_once("nodes ").expect("how much");
        nodes.split(' ').next().expect("a number").to_string()
    }
    let alone = nodes(&["yinsh:blitz"]);
    assert_eq!(nodes(&["yinsh", "yinsh:blitz"]), alone);
    assert_ne!(nodes(&["yinsh:blitz", "yinsh:blitz"]), alone, "the same game is remembered");
}

#[test]
fn a_level_that_overlooks_things_proves_nothing() {
    // Level 4 printed `exact win in 9` here, withdrew it two actions later, and lost.
    const MOVES: &str = "b7 g7 b6 f5 c6 h9 c7 e5 f6 d5 b6-a5 g7-g5 a5-b5 g5-h5 b7-c8 h9-d9 c8-d8 d5-d7 d8-e9 h5-i5 b5-b3 \
                         i5-j5 b3-b4 j5-j11 e9-f9 e5-e10 f6-d6 f5-f7 xd5-h5 xd7 c7-d7 f7-a2 d7-e7 e10-f10 c6-c5 j11-g11 \
                         c5-d5 a2-a4 e7-e8 f10-i10 e8-g8 i10-g10 d6-e6 g10-h10 g8-f8 h10-h11 xe10-i10 xh11";
    let position = format!("position config yinsh moves {MOVES}");
    for level in 1..=8 {
        let level = format!("setoption name Level value {level}");
        let lines = answers(&[&level, &position, "go"]);
        let exact: Vec<_> = lines.iter().filter(|line| line.contains(" score exact ")).collect();
        assert!(exact.iter().all(|line| line.contains(" score exact win in 1 ")), "{level}: {exact:?}");
        assert!(lines.last().expect("an answer").starts_with("bestmove "), "{level}");
    }
}

#[test]
fn opponents_that_do_not_search_answer_at_once() {
    let go = |search: &str, seed: u64, position: &str| {
        let search = format!("setoption name Search value {search}");
        let seed = format!("setoption name Seed value {seed}");
        let lines = answers(&[&search, &seed, &format!("position {position}"), "go movetime 1000"]);
        assert_eq!(lines.len(), 1, "{lines:?}");
        lines[0].strip_prefix("bestmove ").expect("an action").to_string()
    };
    let start = "config kulami:board=irregular;level2 moves h2";
    let legal = legal_moves(start);
    for search in ["random", "greedy"] {
        let played: Vec<String> = (0..20).map(|seed| go(search, seed, start)).collect();
        assert!(played.iter().all(|action| legal.contains(action)), "{played:?}");
        assert!(played.iter().any(|action| *action != played[0]), "{search} draws lots: {played:?}");
        assert_eq!(go(search, 7, start), go(search, 7, start));
    }
    // All lead by as much as the tile they take has holes: greedy takes the largest.
    let score = |action: &str| {
        let answer = ask(&format!("{start} {action}"), "query score");
        let points: Vec<i32> =
            answer.split(' ').skip(1).map(|points| points.parse().expect("points")).collect();
        points[1] - points[0]
    };
    let most = legal.iter().map(|action| score(action)).max().expect("an action");
    assert!((0..10).all(|seed| score(&go("greedy", seed, start)) == most));
}
