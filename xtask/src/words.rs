//! Draws messages of a language at random, for a reader who looks at each with fresh eyes.

use std::fs;

use anyhow::{Context, Result};

use crate::command::root;

/// Prints `count` messages of a language; the same seed draws the same of the same files.
pub fn draw(language: &str, seed: u64, count: usize) -> Result<()> {
    let folder = root().join("locales").join(language);
    let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut files: Vec<_> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    files.sort();
    let mut messages: Vec<String> = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match messages.last_mut() {
                // What is indented belongs to the message above.
                Some(last) if !line.starts_with(char::is_alphabetic) => *last += &format!("\n{line}"),
                _ => messages.push(line.to_owned()),
            }
        }
    }
    draw_from(&mut messages, seed, count);
    messages.iter().for_each(|message| println!("{message}"));
    Ok(())
}

/// Leaves `count` items drawn at random; the same seed draws the same.
pub fn draw_from<T>(items: &mut Vec<T>, seed: u64, count: usize) {
    let mut state = seed;
    for drawn in 0..count.min(items.len()) {
        let rest = (items.len() - drawn) as u64;
        items.swap(drawn, drawn + (next(&mut state) % rest) as usize);
    }
    items.truncate(count);
}

/// SplitMix64.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
