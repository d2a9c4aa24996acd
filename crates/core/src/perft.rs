use crate::Game;

/// How many sequences of `depth` actions can be played from `position`. A finished game has none.
///
/// The last ply is counted, not played.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    perft_while(game, position, depth, || true).unwrap_or(0)
}

/// [`perft`] for as long as `go_on` says so, which is asked in every position visited; `None` if it says no.
pub fn perft_while<G: Game>(
    game: &G,
    position: &G::Position,
    depth: u32,
    mut go_on: impl FnMut() -> bool,
) -> Option<u64> {
    // No game is that long, and no list for each ply should be asked for.
    if depth as usize > G::MAX_ACTIONS {
        return Some(0);
    }
    let mut lists = vec![Vec::with_capacity(G::MAX_LEGAL); depth.saturating_sub(1) as usize];
    count(game, position, &mut lists, depth, &mut go_on)
}

/// [`perft`] for each legal action: how many sequences of `depth` actions start with it.
pub fn divide<G: Game>(game: &G, position: &G::Position, depth: u32) -> Vec<(G::Action, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let after = |action| {
        let mut next = *position;
        game.play_unchecked(&mut next, action);
        (action, perft(game, &next, rest))
    };
    game.legal(position).into_iter().map(after).collect()
}

fn count<G: Game>(
    game: &G,
    position: &G::Position,
    lists: &mut [Vec<G::Action>],
    depth: u32,
    go_on: &mut impl FnMut() -> bool,
) -> Option<u64> {
    if !go_on() {
        return None;
    }
    match (depth, lists) {
        (0, _) => Some(1),
        (_, [list, deeper @ ..]) => {
            game.legal_into(position, list);
            let mut total = 0;
            for &action in list.iter() {
                let mut next = *position;
                game.play_unchecked(&mut next, action);
                total += count(game, &next, deeper, depth - 1, go_on)?;
            }
            Some(total)
        }
        (_, []) => Some(game.count_legal(position) as u64),
    }
}
