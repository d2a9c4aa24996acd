//! What pictures take, on one core, whatever else the machine does: `cargo bench -p orrery-pictures`.

use std::time::Duration;

use orrery_games::{AnyGame, GameKind};
use orrery_pictures::{BoardPicture, Card, Film, Side, emblem, stills};
use orrery_view::{Table, Theme};
use rustix::time::{ClockId, clock_gettime};

/// How often each is measured; the quickest counts.
const TIMES: usize = 5;

/// The time that this process has computed.
fn computed() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn measure(name: &str, mut make: impl FnMut() -> Vec<u8>) {
    let mut best = Duration::MAX;
    let mut size = 0;
    for _ in 0..TIMES {
        let began = computed();
        size = make().len();
        best = best.min(computed() - began);
    }
    println!("{name:<28} {:>7.1} ms {:>8.1} KB", best.as_secs_f64() * 1e3, size as f64 / 1e3);
}

fn main() {
    let began = computed();
    let first = card(&sample(GameKind::ALL[0]), Theme::Light);
    let size = first.png().expect("it is drawn").len();
    println!(
        "the very first card          {:>7.1} ms {:>8.1} KB",
        (computed() - began).as_secs_f64() * 1e3,
        size as f64 / 1e3
    );
    for kind in GameKind::ALL {
        let game = sample(kind);
        for theme in [Theme::Light, Theme::Dark] {
            measure(&format!("{kind} card {theme:?}"), || card(&game, theme).png().expect("it is drawn"));
            let picture = BoardPicture { theme, ..BoardPicture::default() };
            let table = Table::new(game.clone());
            measure(&format!("{kind} picture {theme:?}"), || picture.png(&table).expect("it is drawn"));
        }
        let players = Some(["Ana".to_owned(), "Bogdan".to_owned()]);
        let film = Film { players, ..Film::default() };
        let stills = stills(&long(kind), 0..=60);
        measure(&format!("{kind} film of {}", stills.len()), || film.gif(&stills).expect("it is filmed"));
    }
}

fn card(game: &AnyGame, theme: Theme) -> Card {
    let table = Table::new(game.clone());
    let sides = orrery_games::core::Player::BOTH
        .map(|player| Side { name: "Bogdan Ștefănescu".to_owned(), emblem: emblem(&table, player) });
    Card {
        theme,
        sides: sides.into(),
        boards: vec![table],
        title: "1 : 3".to_owned(),
        line: "Black wins after 23 turns".to_owned(),
        game: game.id().title().to_owned(),
    }
}

fn sample(kind: GameKind) -> AnyGame {
    AnyGame::from_link(kind.description().sample).expect("samples can be played")
}

/// A game of many turns: the same seed chooses the same legal actions.
fn long(kind: GameKind) -> AnyGame {
    let mut game = AnyGame::from_config(kind.description().examples[0]).expect("an example");
    let mut rng = orrery_games::core::Rng::new(7);
    while game.outcome().is_none() {
        let legal = game.legal();
        let action = &legal[rng.below(legal.len() as u64) as usize];
        game.play(action).expect("it is legal");
    }
    game
}
