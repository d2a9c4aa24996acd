//! Every reason of the three rules for refusing an action is met by a real action in a real position, and has words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use orrery_games::core::Record;
use orrery_games::{AnyGame, AnyRefusal, GameKind, PlayError, replay};
use orrery_learn::{Answer, Course, Lesson};
use orrery_text::Phrase;
use orrery_view::Table;

use crate::taken_apart::root;
use crate::variants::{assert_said, languages, variant_of, variants};

/// Where each game's refusals are declared.
const DECLARED: [(GameKind, &str); 3] = [
    (GameKind::Yinsh, "yinsh/src/refusal.rs"),
    (GameKind::Lyngk, "lyngk/src/refusal.rs"),
    (GameKind::Kulami, "kulami/src/refusal.rs"),
];

/// Records of finished games, each with an action: no course goes on after the end.
const OVER: [(&str, &str); 3] =
    [("yinsh-standard", "a2-b3"), ("lyngk-standard", "pass"), ("kulami-square-level2", "a3")];

fn finished(name: &str) -> AnyGame {
    let path = root().join(format!("testdata/records/{name}.txt"));
    let record: Record = fs::read_to_string(path).expect("a readable file").parse().expect("a record");
    let game = replay(&record).expect("a sound record").game;
    assert!(game.outcome().is_some(), "{name}");
    game
}

/// What the courses have refused, as positions and actions.
fn refused_in_courses() -> Vec<(AnyGame, String)> {
    let mut refused = Vec::new();
    for step in GameKind::ALL.into_iter().flat_map(|game| Course::of(game).steps()) {
        let mut lesson = Lesson::begin(step);
        while let Some(task) = lesson.task() {
            let wrong = task.wrong.iter().filter(|wrong| matches!(wrong.answer, Answer::Refused(_)));
            refused.extend(wrong.map(|wrong| (lesson.session().clone(), wrong.action.clone())));
            lesson.try_action(&task.right[0]);
        }
    }
    refused
}

#[test]
fn every_refusal_is_met_and_has_words() {
    let languages = languages();
    let mut met: BTreeMap<GameKind, BTreeSet<String>> = BTreeMap::new();
    let over = OVER.map(|(name, action)| (finished(name), action.to_owned()));
    for (mut game, action) in refused_in_courses().into_iter().chain(over) {
        let written = Table::new(game.clone()).play_written(&action).expect_err("it is refused");
        let Err(PlayError::Illegal { reason, .. }) = game.play(&action) else { panic!("{action} is legal") };
        assert_eq!(
            written,
            Phrase::from(&reason),
            "the same is said of what is written, opened and replayed"
        );
        assert_said(&languages, &written, &mut BTreeSet::new());
        let variant = match reason {
            AnyRefusal::Yinsh(refusal) => variant_of(&refusal),
            AnyRefusal::Lyngk(refusal) => variant_of(&refusal),
            AnyRefusal::Kulami(refusal) => variant_of(&refusal),
        };
        met.entry(game.id()).or_default().insert(variant);
    }
    for (game, file) in DECLARED {
        assert_eq!(met.get(&game), Some(&variants(file, "Refusal")), "{game}");
    }
}
