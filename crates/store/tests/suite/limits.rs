//! Limits hold however many ask at once.

use orrery_gamelog::{PlayerId, Seat, Stage};
use orrery_store::{Cap, Created, GameRow, Store};
use tokio::task::JoinSet;

use super::samples::{entry, game, game_name, player_name, token};
use crate::Place;

fn computers() -> Vec<PlayerId> {
    (50..60).map(player_name).collect()
}

fn against(most: u32) -> Cap {
    Cap::Against { player: player_name(1), others: computers(), most }
}

async fn add(store: &Store, row: &GameRow, caps: &[Cap]) -> Created {
    store.create(row, &entry(0, "{}"), caps).await.unwrap()
}

pub async fn what_a_cap_limits_is_counted(place: &Place) {
    let store = place.open().await;
    let seats = |other: u32| [Some(player_name(1)), Some(player_name(other))];
    let (here, there) = (Some(token(1)), Some(token(2)));
    for (number, stage, seats, origin, listed) in [
        (1, Stage::Open, [None, None], &here, true),
        (2, Stage::Open, [Some(player_name(1)), None], &here, false),
        (3, Stage::Playing, seats(55), &here, true),
        (4, Stage::Open, [Some(player_name(50)), Some(player_name(1))], &None, true),
        (5, Stage::Playing, seats(60), &None, true),
        (6, Stage::Over, seats(55), &None, true),
        (7, Stage::Open, [None, None], &there, true),
    ] {
        let row =
            GameRow { stage, seats, listed, origin: origin.clone(), creator: player_name(1), ..game(number) };
        assert_eq!(add(&store, &row, &[]).await, Created::Stored);
    }
    let of = |player: u32, most| Cap::OpenOf { creator: player_name(player), most };
    let from = |origin: u32, most| Cap::OpenFrom { origin: token(origin), most };
    let listed = |origin: u32, most| Cap::ListedFrom { origin: token(origin), most };
    let nobodys = Cap::Against { player: player_name(2), others: computers(), most: 1 };
    // Somebody else's, so that it counts for nothing here.
    let row = GameRow { creator: player_name(9), seats: [None, None], ..game(8) };
    for cap in
        [of(1, 4), from(1, 2), from(2, 1), listed(1, 1), against(2), of(2, 0), from(3, 0), listed(3, 0)]
    {
        let refused = add(&store, &row, std::slice::from_ref(&cap)).await;
        assert_eq!(refused, Created::TooMany(cap), "as many as there may be");
    }
    assert_eq!(
        add(&store, &row, &[of(1, 5), listed(1, 1), against(2)]).await,
        Created::TooMany(listed(1, 1))
    );
    assert_eq!(store.game(&row.id).await.unwrap(), None, "nothing is left of it");
    let all = [
        of(1, 5),
        from(1, 3),
        from(2, 2),
        listed(1, 2),
        against(3),
        of(2, 1),
        from(3, 1),
        listed(3, 1),
        nobodys,
    ];
    assert_eq!(add(&store, &row, &all).await, Created::Stored);
    let waiting = store.awaiting(&computers(), 10).await.unwrap();
    assert_eq!(waiting, [], "nobody is to act");
}

pub async fn forty_at_once_do_not_exceed_a_cap(place: &Place) {
    let first = place.open().await;
    // On several nodes, where there can be several.
    let nodes = [place.another(&first).await, place.another(&first).await, first];
    let seats = [Some(player_name(1)), Some(player_name(55))];
    let cases = [
        (0, Cap::OpenOf { creator: player_name(1), most: 5 }, [None, None]),
        (100, Cap::OpenFrom { origin: token(1), most: 5 }, [None, None]),
        (200, Cap::ListedFrom { origin: token(2), most: 5 }, [None, None]),
        (300, against(5), seats),
    ];
    for (begin, cap, seats) in cases {
        let origin = match &cap {
            Cap::OpenFrom { origin, .. } | Cap::ListedFrom { origin, .. } => Some(origin.clone()),
            Cap::OpenOf { .. } | Cap::Against { .. } => None,
        };
        let mut asked = JoinSet::new();
        for (number, node) in (begin..begin + 40).zip(nodes.iter().cycle()) {
            let (store, cap) = (node.clone(), cap.clone());
            // Created by different players, except where that is what is counted.
            let creator = if begin == 0 { player_name(1) } else { player_name(number) };
            let row = GameRow { creator, seats: seats.clone(), origin: origin.clone(), ..game(number) };
            // The others are there to be waited for in different orders.
            let caps = [
                cap,
                Cap::OpenOf { creator: player_name(number % 3), most: 1000 },
                Cap::OpenFrom { origin: token(number % 2), most: 1000 },
            ];
            asked.spawn(async move {
                let (first, rest) = caps.split_first().unwrap();
                let caps = if number % 2 == 0 {
                    caps.to_vec()
                } else {
                    [rest, std::slice::from_ref(first)].concat()
                };
                add(&store, &row, &caps).await
            });
        }
        let answers = asked.join_all().await;
        let stored = answers.iter().filter(|answer| **answer == Created::Stored).count();
        assert_eq!(stored, 5, "{cap:?}");
        let mut there = 0;
        for number in begin..begin + 40 {
            there += u32::from(nodes[0].game(&game_name(number)).await.unwrap().is_some());
        }
        assert_eq!(there, 5, "{cap:?}");
    }
}

pub async fn games_that_await_somebody(place: &Place) {
    let store = place.open().await;
    let seats = |other: u32| [Some(player_name(1)), Some(player_name(other))];
    for (number, stage, to_act, seats) in [
        (1, Stage::Open, None, [Some(player_name(55)), None]),
        (3, Stage::Playing, Some(Seat::Second), seats(55)),
        (4, Stage::Playing, Some(Seat::First), seats(50)),
        (5, Stage::Playing, Some(Seat::Second), seats(60)),
        (6, Stage::Over, None, seats(55)),
    ] {
        add(&store, &GameRow { stage, to_act, seats, ..game(number) }, &[]).await;
    }
    let waiting = store.awaiting(&computers(), 10).await.unwrap();
    assert_eq!(waiting.iter().map(|row| &row.id).collect::<Vec<_>>(), [&game_name(3)]);
}
