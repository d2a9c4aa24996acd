//! What is wrong is told with its place and its reason, and what follows is read where the form allows it.

use orrery_import::read;

/// A text, how many games of it are read, and the first problem: line, column, and a part of the reason.
const BROKEN: [(&str, usize, (usize, usize), &str); 36] = [
    ("", 0, (1, 1), "nothing in it"),
    ("  \n\n", 0, (3, 1), "nothing in it"),
    ("<html><body>no game</body></html>", 0, (1, 1), "no form of a game"),
    // Records.
    ("[Game \"yinsh\"]\n[Config \"yinsh\"]\n\n1. e5 e5 *\n", 0, (4, 7), "e5 is not empty"),
    ("[Config \"yinsh\"]\n\n1. e5 f6 3. g7 *\n", 0, (3, 10), "expected the turn number `2.`"),
    ("[Config \"yinsh\"]\n\n1. e5 f6\n", 0, (4, 1), "the result"),
    ("[Config \"chess\"]\n\n1. e4 *\n", 0, (1, 1), "no game `chess`"),
    ("[Event \"no config\"]\n\n1. e4 *\n", 0, (1, 1), "neither a Config nor a Setup tag"),
    (
        "[Config \"yinsh\"]\n1. e5 *\n[Config \"yinsh]\n1. e5 *\n[Config \"yinsh\"]\n1. e5 *\n",
        2,
        (3, 9),
        "without `\"`",
    ),
    ("[Config \"yinsh\"]\n\n1. e5 (1. f6 f6) *\n", 0, (3, 14), "f6 is not empty"),
    ("[Config \"yinsh\"]\n\n1. e5 {never closed *\n", 0, (3, 7), "a comment without `}`"),
    ("[Config \"yinsh\"]\n[Result \"1-0\"]\n\n1. e5 0-1\n", 0, (4, 7), "the tag Result says 1-0"),
    // Links and codes.
    ("yinsh,e5,e5", 0, (1, 10), "e5 is not empty"),
    ("yinsh,e5\nkulami,zz\nyinsh,f6", 2, (2, 8), "no action"),
    ("https://orrery.example/#chess,e4", 0, (1, 25), "no game `chess`"),
    ("yinsh|4/7;w;place;0-0", 0, (1, 1), ""),
    ("https://orrery.example/l/AQAAAAAAAAA", 0, (1, 26), "missing or was changed"),
    // Logs.
    ("{\"seq\":0,\"link\":\"00\",\"body\":\"{}\"}", 0, (1, 20), "a hash"),
    // Plain lists and official notation.
    ("1.e3 2.f4 4.g5", 0, (1, 11), "expected turn 3, found turn 4"),
    ("1.e3 2.e3", 0, (1, 8), "e3 is not empty"),
    ("1.e3 2.f4;g5", 0, (1, 11), "the first player is to act"),
    ("1.e3 2.f4\n3.z9", 0, (2, 3), "no action"),
    ("1.e3 f4 2. g5 h6 4. i7", 0, (1, 18), "expected turn 3, found turn 4"),
    ("lyngk a1-b1", 0, (1, 1), "needs `layout="),
    ("1.e3 2.f4\n\n1.e3 2.e3\n\n1.f6 2.g7", 2, (3, 8), "e3 is not empty"),
    ("1.e3 {no end", 0, (1, 6), "a comment without `}`"),
    // Boardspace.
    ("(;GM[24]SU[Yinsh]\n; P0[1 place wr G 2]\n; P0[2 Done ]", 0, (1, 1), "no `)` at its end"),
    ("(;GM[24]SU[Yinsh\n; P0[1 place wr G 2", 0, (1, 11), "no `]` at its end"),
    ("(;GM[24]SU[Yinsh]\n;P0[1 place wr G 1];P0[2 Done])", 0, (2, 5), "a point of the YINSH board"),
    ("(;GM[24]SU[Yinsh]\n;P0[1 place br G 2];P0[2 Done])", 0, (2, 5), "the other player"),
    ("(;GM[24]SU[Yinsh]\n;P0[1 drop board G 2];P0[2 Done])", 0, (2, 5), "nothing was taken up"),
    ("(;GM[24]SU[Yinsh]\n;P0[1 jump G 2 G 3];P0[2 Done])", 0, (2, 5), "`jump g 2 g 3` is nothing"),
    ("(;GM[lyngk]SU[lyngk 2 x 0])", 0, (1, 15), "the key"),
    (
        "(;GM[kulami]SU[kulami 2 5 0];P0[1 dropb B A 1])\n(;GM[24]SU[Yinsh])",
        1,
        (1, 16),
        "how that server draws",
    ),
    // Board Game Arena.
    (
        "{\"status\":1,\"data\":{\"players\":[],\"logs\":[{\"data\":[\n{\"type\":\"move\",\"log\":\"hops\",\"args\":{\"player_id\":1}}]}]}}",
        0,
        (2, 1),
        "`hops` is nothing",
    ),
    ("{\"status\":1,\n\"data\":{\"players\":[]}}", 0, (2, 21), "missing field `logs`"),
];

#[test]
fn every_error_is_named_with_its_place() {
    let mut faults = Vec::new();
    for (text, games, (line, column), reason) in BROKEN {
        let import = read("a", text.as_bytes());
        let told: Vec<_> = import.problems.iter().map(ToString::to_string).collect();
        let is_told = told.len() == 1
            && told[0].starts_with(&format!("a:{line}:{column}: "))
            && told[0].contains(reason);
        if !is_told || import.games.len() != games {
            faults.push(format!(
                "{text}\n=> {} games, {told:?}, not {line}:{column} {reason}",
                import.games.len()
            ));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn a_file_of_nothing_but_errors_is_given_up() {
    let import = read("a", "yinsh,e5,e5\n".repeat(5000).as_bytes());
    assert_eq!(import.problems.len(), 1000);
    assert!(import.problems[999].reason.to_string().contains("the rest was not read"));
}
