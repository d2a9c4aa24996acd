/// Sorts by a key, the smallest first; where keys are equal, what was first stays first.
///
/// The sort of the standard library is compiled anew for every type of items and every key: that was a sixth of what
/// browsers are sent of the engine. This is for lists that are sorted once in a search.
pub(crate) fn sort_by_key<T>(items: &mut Vec<T>, key: impl FnMut(&T) -> i64) {
    let mut places: Vec<(i64, usize)> = items.iter().map(key).zip(0..).collect();
    places.sort_unstable();
    let mut left: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(places.into_iter().filter_map(|(_, place)| left[place].take()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_equal_keeps_its_order() {
        let mut rng = orrery_games::core::Rng::new(1);
        for count in [0, 1, 2, 50, 300] {
            let mut items: Vec<(i64, usize)> = (0..count).map(|at| (rng.below(9) as i64 - 4, at)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|(key, _)| *key);
            sort_by_key(&mut items, |(key, _)| *key);
            assert_eq!(items, expected);
        }
    }
}
