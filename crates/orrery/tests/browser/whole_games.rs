//! Whole games for two at one screen, from the first action to the panel of the end.

use crate::page::{Size, browse};
use crate::play::{Way, play_through, random_game};

/// Plays random games of these configs to the end in one browser.
async fn play_all(size: Size, way: Way, configs: &'static [(&'static str, u64)]) {
    browse(size, move |page| async move {
        for &(config, seed) in configs {
            play_through(&page, way, &random_game(config, seed)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn with_the_mouse() {
    const GAMES: &[(&str, u64)] =
        &[("yinsh:blitz", 1), ("lyngk:seed=5", 3), ("kulami:board=irregular;level1", 4)];
    play_all(Size::Desktop, Way::Mouse, GAMES).await;
}

#[tokio::test]
async fn with_a_finger_on_a_phone() {
    const GAMES: &[(&str, u64)] = &[("lyngk:seed=8;collect-on-claim", 1), ("kulami:board=example;swap", 2)];
    play_all(Size::Phone, Way::Finger, GAMES).await;
}

#[tokio::test]
async fn with_keys_alone() {
    const GAMES: &[(&str, u64)] = &[("yinsh:blitz", 5), ("lyngk:seed=6;six", 3), ("kulami:lines;swap", 7)];
    play_all(Size::Desktop, Way::Keys, GAMES).await;
}

#[tokio::test]
async fn with_written_moves() {
    const GAMES: &[(&str, u64)] =
        &[("yinsh", 2), ("lyngk:seed=7;collect-on-claim", 3), ("kulami:board=square-1234;level2", 4)];
    play_all(Size::Desktop, Way::Words, GAMES).await;
}
