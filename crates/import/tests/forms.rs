//! Two hundred games of each form, written by the writers of these tests, read back as they were.

#![allow(clippy::unwrap_used)]

mod writers;

use std::io::{Cursor, Write};

use orrery_games::core::{Outcome, Player, Record, Termination};
use orrery_games::{AnyGame, replay};
use orrery_import::{Form, Import, NoteKind, Reason, Style, official, read, read_all};
use orrery_study::{Study, encode};
use writers::{arena, boardspace, length, log, lyngk_config, pairs, random, yinsh};

const GAMES: u64 = 200;

fn whole(import: &Import) -> &Import {
    assert_eq!(import.problems.first().map(ToString::to_string), None);
    import
}

/// Reads one game, which has the actions and config of `game`.
fn same(text: &str, game: &AnyGame, form: Form) -> Record {
    let import = read("a", text.as_bytes());
    whole(&import);
    assert_eq!((import.games.len(), import.games[0].form), (1, form), "{text}");
    let record = import.games[0].record.clone();
    let actions: Vec<_> = record.actions().map(|action| action.action.as_str().to_owned()).collect();
    assert_eq!(actions, game.actions());
    assert_eq!(record.tag("Config"), Some(game.config().as_str()));
    assert!(replay(&record).is_ok());
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    if game.outcome().is_some() {
        assert_eq!((record.result(), record.termination()), (game.outcome(), Some(Termination::Normal)));
    }
    record
}

fn games(seed: u64) -> AnyGame {
    match seed % 4 {
        0 => yinsh("yinsh", seed, length(seed)),
        1 => yinsh("yinsh:blitz", seed, length(seed)),
        2 => random(&lyngk_config(seed as i64, false), seed, length(seed)),
        _ => random("kulami:board=irregular;level2;swap", seed, length(seed)),
    }
}

#[test]
fn boardspace_yinsh() {
    for seed in 0..GAMES {
        let game = yinsh(if seed % 2 == 0 { "yinsh" } else { "yinsh:blitz" }, seed, length(seed));
        let record = same(&boardspace(&game, 0, seed), &game, Form::Boardspace);
        assert_eq!((record.tag("First"), record.tag("Second")), (Some("Ana"), Some("Ștefan")));
        assert_eq!((record.tag("Date"), record.tag("Site")), (Some("2026.03.13"), Some("Boardspace")));
        assert!(record.line().turns().iter().all(|turn| turn.spent().is_some()));
        if game.outcome().is_none() && seed % 2 == 0 {
            let resigned = (Some(Outcome::Win(Player::First)), Some(Termination::Resignation));
            assert_eq!((record.result(), record.termination()), resigned);
        }
    }
}

#[test]
fn boardspace_lyngk() {
    for seed in 0..GAMES {
        let key = seed as i64 * 7_919 - 300_000;
        let game = random(&lyngk_config(key, seed % 2 == 0), seed, length(seed));
        same(&boardspace(&game, key, seed), &game, Form::Boardspace);
    }
}

#[test]
fn board_game_arena() {
    for seed in 0..GAMES {
        let game = yinsh("yinsh", seed, length(seed));
        let record = same(&arena(&game, seed), &game, Form::Arena);
        assert_eq!((record.tag("First"), record.tag("Second")), (Some("Ștefan"), Some("Bob")));
        assert_eq!(record.tag("Date"), Some("2026.11.18"));
    }
}

#[test]
fn official_notation() {
    for seed in 0..GAMES {
        let game = yinsh(if seed % 2 == 0 { "yinsh" } else { "yinsh:blitz" }, seed, length(seed));
        let record = Record::from_actions(&game.config(), ["A", "B"], players(&game)).unwrap();
        let record = with_result(record, &game);
        for style in [Style::Short, Style::Long] {
            let text = official(&record, style).unwrap();
            same(&text, &game, Form::Official);
        }
    }
}

fn players(game: &AnyGame) -> impl Iterator<Item = (Player, String)> {
    game.players().into_iter().zip(game.actions())
}

fn with_result(mut record: Record, game: &AnyGame) -> Record {
    record.set_result(game.outcome());
    record
}

#[test]
fn plain_lists() {
    for seed in 0..GAMES {
        let game = games(seed);
        same(&pairs(&game), &game, Form::Moves);
        let plain = format!("{}\n{}", game.config(), game.actions().join("\n"));
        same(&plain, &game, Form::Moves);
    }
    // Without a config: YINSH, or the square of Kulami, whichever comes farther.
    for config in ["yinsh", "kulami"] {
        let game = random(config, 1, 40);
        same(&game.actions().join(", "), &game, Form::Moves);
    }
}

#[test]
fn records_links_and_codes() {
    for seed in 0..GAMES {
        let game = games(seed);
        let record =
            with_result(Record::from_actions(&game.config(), ["Ann", "Bob"], players(&game)).unwrap(), &game);
        let read = same(
            &record.to_string().replace("[Result", "[Termination \"normal\"]\n[Result"),
            &game,
            Form::Record,
        );
        assert_eq!(read.tag("First"), Some("Ann"));
        same(&game.link(), &game, Form::Link);
        same(&format!("https://orrery.example/#{}", game.link().replace(',', "%2C")), &game, Form::Link);
        let code = encode(&Study::of_game(&game), true);
        same(&code, &game, Form::Link);
        same(&format!("https://orrery.example/l/{code}"), &game, Form::Link);
        let position = read_all("a", game.code().into_bytes());
        assert_eq!(whole(&position).games[0].record.tag("Setup").map(str::to_owned), Some(game.code()));
    }
}

#[test]
fn logs_of_servers() {
    for seed in 0..GAMES {
        let mut game = games(seed);
        let text = log(&game, seed);
        // A log has whole turns.
        let players = game.players();
        if game.outcome().is_none() && players.last() == Some(&game.to_act()) {
            let tail = players.iter().rev().take_while(|player| Some(*player) == players.last()).count();
            game.undo(tail);
        }
        let record = same(&text, &game, Form::Log);
        assert_eq!(record.tag("Date"), Some("2026.11.18"));
        assert!(record.line().turns().iter().all(|turn| turn.clock().is_some()));
        if game.outcome().is_none() && seed % 2 == 0 {
            assert_eq!(record.termination(), Some(Termination::Resignation));
        }
    }
}

#[test]
fn several_games_and_encodings() {
    let game = yinsh("yinsh", 2, usize::MAX);
    let one = boardspace(&game, 0, 1).replace("Ștefan", "René");
    let latin: Vec<u8> = format!("{one}(;GM[24]broken)\n{one}").chars().map(|c| c as u8).collect();
    let import = read("a.sgf", &latin);
    assert_eq!((import.games.len(), import.problems.len()), (2, 1));
    assert!(import.games.iter().all(|game| game.record.tag("Second") == Some("René")));
    let second = import.games[1].place.line;
    assert!(
        second > import.games[0].place.line
            && import.problems[0].place.is_some_and(|place| place.line < second)
    );

    let official = "1.e3 2.f4\n\n1.e3 2.f5 3.g6\n";
    assert_eq!(whole(&read("a", official.as_bytes())).games.len(), 2);
    let marbles = random("kulami", 1, 2).actions().join(" ");
    let lists = format!("kulami {marbles} * yinsh e5 f6 yinsh:blitz e5");
    let configs: Vec<_> = whole(&read("a", lists.as_bytes()))
        .games
        .iter()
        .map(|game| game.record.tag("Config").unwrap().to_owned())
        .collect();
    assert_eq!(configs, ["kulami", "yinsh", "yinsh:blitz"]);
}

#[test]
fn a_claimed_result_that_differs_is_told() {
    let claimed = |text: &str| {
        let import = read("a", text.as_bytes());
        whole(&import);
        import.games[0].notes.iter().map(|note| note.kind.clone()).collect::<Vec<_>>()
    };
    let game = yinsh("yinsh:blitz", 1, usize::MAX);
    let Some(Outcome::Win(winner)) = game.outcome() else { panic!("somebody won") };
    let other = Outcome::Win(winner.opponent());
    let told = [NoteKind::Result { claimed: Some(other), computed: game.outcome() }];
    let record = Record::from_actions("yinsh:blitz", ["A", "B"], players(&game)).unwrap();
    let mut wrong = record.clone();
    wrong.set_result(Some(other));
    assert_eq!(claimed(&wrong.to_string()), told);
    assert_eq!(claimed(&format!("yinsh:blitz {} {other}", game.actions().join(" "))), told);
    let not_over = "[Config \"yinsh\"]\n[Termination \"normal\"]\n1. e5 1-0\n";
    let first = Some(Outcome::Win(Player::First));
    assert_eq!(claimed(not_over), [NoteKind::Result { claimed: first, computed: None }]);
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        let options =
            zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
        zip.start_file(*name, options).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn archives_are_opened_and_have_limits() {
    let game = yinsh("yinsh", 4, usize::MAX);
    let sgf = boardspace(&game, 0, 1);
    let nested = zipped(&[("b.sgf", sgf.as_bytes())]);
    // What unpacks to more than is read at all, from almost nothing.
    let bomb = vec![b' '; orrery_import::MAX_TEXT + 1];
    let files: [(&str, &[u8]); 6] = [
        ("2025/a.sgf", sgf.as_bytes()),
        ("__MACOSX/a.sgf", b"\0"),
        ("broken.sgf", b"(;GM[24]"),
        ("nested.zip", &nested),
        ("bomb.txt", &bomb),
        ("moves.txt", b"1.e3 2.f4"),
    ];
    let packed = zipped(&files);
    assert!(packed.len() < 100_000);
    let import = read_all("year.zip", packed);
    let names: Vec<_> = import.games.iter().map(|game| game.file.as_str()).collect();
    assert_eq!(names, ["year.zip/2025/a.sgf", "year.zip/moves.txt"]);
    let reasons: Vec<_> =
        import.problems.iter().map(|problem| (problem.file.as_str(), problem.reason.clone())).collect();
    assert_eq!(
        reasons,
        [
            ("year.zip/broken.sgf", Reason::Unclosed(')')),
            ("year.zip/nested.zip", Reason::Nested),
            ("year.zip/bomb.txt", Reason::TooLarge { limit: orrery_import::MAX_TEXT }),
        ]
    );
    let one = zipped(&[("a.sgf", sgf.as_bytes())]);
    let cut = read_all("cut.zip", one[..one.len() / 2].to_vec());
    assert!(matches!(cut.problems[0].reason, Reason::Archive(_)), "{:?}", cut.problems);
    assert_eq!(read_all("empty.zip", zipped(&[])).problems[0].reason, Reason::Empty);
}

#[test]
fn damaged_files_of_an_archive_count_as_unpacked() {
    // Each unpacks to as much as a file may have and is found damaged only at its end: nobody waits for all of them.
    let full = vec![b' '; orrery_import::MAX_TEXT];
    let names: Vec<String> = (0..12).map(|number| format!("{number}.txt")).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &full[..])).collect();
    let mut packed = zipped(&files);
    let entries: Vec<usize> =
        (0..packed.len() - 4).filter(|&at| packed[at..].starts_with(b"PK\x01\x02")).collect();
    assert_eq!(entries.len(), files.len());
    for at in entries {
        packed[at + 16] ^= 1;
    }
    let import = read_all("a.zip", packed);
    assert!(import.games.is_empty() && import.problems.len() < files.len(), "{}", import.problems.len());
    assert!(matches!(import.problems[0].reason, Reason::Archive(_)), "{:?}", import.problems[0]);
    assert!(matches!(import.problems.last().unwrap().reason, Reason::TooMuchPacked { .. }));
}
