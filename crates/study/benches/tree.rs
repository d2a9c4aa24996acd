//! How long common operations on a tree of 5,000 turns take: showing the board after a turn, an edit, writing and reading a
//! record or a code. `cargo bench -p orrery-study`

use std::hint::black_box;
use std::time::Instant;

use orrery_games::AnyGame;
use orrery_games::core::Rng;
use orrery_study::{Edit, NodeId, Study, decode, encode};

const TURNS: usize = 5000;

fn main() {
    for config in ["yinsh", "lyngk:seed=1", "kulami:board=square;level2"] {
        let study = grown(config);
        let text = study.to_string();
        let code = encode(&study, true);
        println!(
            "{config}: {} turns, record {} bytes, code {} characters",
            study.all().len() - 1,
            text.len(),
            code.len()
        );
        let all = study.all();
        let mut rng = Rng::new(2);
        let mut any = || all[rng.below(all.len() as u64) as usize];
        time("the board after a turn", 1000, || _ = black_box(study.game_at(any()).code()));
        let mut edited = study.clone();
        time("a comment, and taking it back", 1000, || {
            _ = edited.apply(Edit::Comment { about: any(), words: "why not?".to_owned() });
            edited.undo();
        });
        time("written as a record", 20, || _ = black_box(study.to_string()));
        time("read from a record", 20, || {
            _ = black_box(Study::from_record(&text.parse().expect("it was written")));
        });
        time("packed into a code", 20, || _ = black_box(encode(&study, true)));
        time("opened from a code", 20, || _ = black_box(decode(&code)));
    }
}

/// A tree of long random lines that branch off at random turns.
fn grown(config: &str) -> Study {
    let mut rng = Rng::new(1);
    let mut study = Study::new(&AnyGame::from_config(config).expect("it is right"));
    let mut at = NodeId::ROOT;
    while study.all().len() <= TURNS {
        let legal = study.game_at(at).legal();
        if legal.is_empty() || rng.below(12) == 0 {
            let all = study.all();
            at = all[rng.below(all.len() as u64) as usize];
            continue;
        }
        match study.play(at, &legal[rng.below(legal.len() as u64) as usize]) {
            Ok(next) => at = next,
            // Too deep in variations: from the start again.
            Err(_) => at = NodeId::ROOT,
        }
    }
    study
}

fn time(what: &str, times: u32, mut work: impl FnMut()) {
    let begun = Instant::now();
    (0..times).for_each(|_| work());
    println!("  {:>9.1} µs  {what}", begun.elapsed().as_secs_f64() * 1e6 / f64::from(times));
}
