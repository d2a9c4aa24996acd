//! How many puzzles of which rules, themes and depths a set has.

use std::collections::BTreeMap;

use orrery_puzzles::{Puzzle, Theme};

/// No theme is in more of a hundred puzzles.
const MOST_OF_A_THEME: usize = 30;
/// Of a hundred puzzles no more are of one turn.
const MOST_OF_ONE_TURN: usize = 45;
/// Of a hundred puzzles so many are of three turns or more, if there are so many.
const DEEP: usize = 20;

/// How many puzzles there are to be of the standard rules, and of each other kind of rules.
#[derive(Clone, Copy)]
pub struct Size {
    /// Standard rules.
    pub standard: usize,
    /// Rules with options.
    pub variant: usize,
}

/// What of `new` is added to what is `kept`: by lot, or, where that would leave places empty, those of rare themes first.
pub fn choose(kept: &[Puzzle], new: &[Puzzle], size: Size) -> Vec<Puzzle> {
    let all = || kept.iter().chain(new);
    let mut rules: Vec<&str> = all().map(Puzzle::rules).collect();
    rules.sort_unstable();
    rules.dedup();
    // Rules without options stand first and come last: they have the most to choose from.
    let wanted: BTreeMap<&str, usize> = rules
        .iter()
        .map(|&rules| (rules, if rules.is_empty() { size.standard } else { size.variant }))
        .collect();
    let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
    all().flat_map(|puzzle| &puzzle.themes).for_each(|&theme| *counts.entry(theme).or_default() += 1);
    let common = |puzzle: &&Puzzle| puzzle.themes.iter().map(|theme| counts[theme]).sum::<usize>();
    let by_lot: Vec<&Puzzle> = new.iter().collect();
    let mut rare_first = by_lot.clone();
    rare_first.sort_by_key(common);
    let [by_lot, rare_first] = [by_lot, rare_first].map(|order| fill(kept, &order, &wanted));
    if rare_first.len() > by_lot.len() { rare_first } else { by_lot }
}

/// Takes what comes, as long as there is room for it.
fn fill(kept: &[Puzzle], new: &[&Puzzle], wanted: &BTreeMap<&str, usize>) -> Vec<Puzzle> {
    let total: usize = wanted.values().sum();
    let mut room = Room {
        rules: wanted.iter().map(|(&rules, &count)| (rules.to_owned(), count)).collect(),
        themes: Theme::ALL.iter().map(|&theme| (theme, total * MOST_OF_A_THEME / 100)).collect(),
        one_turn: total * MOST_OF_ONE_TURN / 100,
    };
    kept.iter().for_each(|puzzle| room.take(puzzle));
    let mut taken: Vec<Puzzle> = Vec::new();
    for (&rules, &count) in wanted.iter().rev() {
        let of_these = || new.iter().filter(|puzzle| puzzle.rules() == rules);
        let (deep, rest): (Vec<&&Puzzle>, Vec<&&Puzzle>) = of_these().partition(|puzzle| puzzle.depth >= 3);
        let first = deep.len().min(count * DEEP / 100);
        for puzzle in deep[..first].iter().chain(&mixed(&deep[first..], &rest)) {
            if room.has(puzzle) {
                room.take(puzzle);
                taken.push((**puzzle).clone());
            }
        }
    }
    taken
}

/// Both, in even parts of their length.
fn mixed<'a>(some: &[&'a &'a Puzzle], others: &[&'a &'a Puzzle]) -> Vec<&'a &'a Puzzle> {
    let placed = |list: &[&'a &'a Puzzle]| {
        let length = list.len();
        list.iter()
            .enumerate()
            .map(|(place, &puzzle)| (place * 1_000_000 / length, puzzle))
            .collect::<Vec<_>>()
    };
    let mut mixed = [placed(some), placed(others)].concat();
    mixed.sort_by_key(|&(place, _)| place);
    mixed.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// What there is still room for.
struct Room {
    rules: BTreeMap<String, usize>,
    themes: BTreeMap<Theme, usize>,
    one_turn: usize,
}

impl Room {
    fn has(&self, puzzle: &Puzzle) -> bool {
        let themes = puzzle.themes.iter().all(|theme| self.themes[theme] > 0);
        self.rules[puzzle.rules()] > 0 && themes && (puzzle.depth > 1 || self.one_turn > 0)
    }

    fn take(&mut self, puzzle: &Puzzle) {
        let less = |count: Option<&mut usize>| {
            if let Some(count) = count {
                *count = count.saturating_sub(1);
            }
        };
        less(self.rules.get_mut(puzzle.rules()));
        puzzle.themes.iter().for_each(|theme| less(self.themes.get_mut(theme)));
        less((puzzle.depth == 1).then_some(&mut self.one_turn));
    }
}

/// Leaves out of `new` what there is too much of where there was not enough of everything, the last ones first.
pub fn balance(kept: &[Puzzle], new: &mut Vec<Puzzle>) {
    loop {
        let all = || kept.iter().chain(new.iter());
        let total = all().count();
        let mut themes: BTreeMap<Theme, usize> = BTreeMap::new();
        all().flat_map(|puzzle| &puzzle.themes).for_each(|&theme| *themes.entry(theme).or_default() += 1);
        let too_many = themes.into_iter().filter(|(_, count)| count * 100 > total * MOST_OF_A_THEME);
        let worst = too_many.max_by_key(|&(_, count)| count).map(|(theme, _)| theme);
        let short = all().filter(|puzzle| puzzle.depth == 1).count() * 100 > total * MOST_OF_ONE_TURN;
        let place = match worst {
            // What is short goes first.
            Some(theme) => {
                let has = |puzzle: &Puzzle| puzzle.themes.contains(&theme);
                let place = new.iter().rposition(|puzzle| has(puzzle) && puzzle.depth == 1);
                place.or_else(|| new.iter().rposition(has))
            }
            None if short => new.iter().rposition(|puzzle| puzzle.depth == 1),
            None => None,
        };
        let Some(place) = place else { return };
        new.remove(place);
    }
}
