//! Signs of life, and the times without.

use orrery_gamelog::{Stage, Time};
use orrery_store::{Beat, GameRow, Store};
use tokio::task::JoinSet;

use super::samples::{entry, game};
use crate::Place;

fn beat(node: &str, before: i64, now: i64) -> Beat {
    Beat { node: node.to_owned(), before: Time(before), now: Time(now), silence: 100, memory: Time(i64::MIN) }
}

async fn outages(store: &Store) -> Vec<(i64, i64)> {
    let outages = store.outages(Time(i64::MIN)).await.unwrap();
    outages.into_iter().map(|(since, until)| (since.0, until.0)).collect()
}

pub async fn beats_are_kept(place: &Place) {
    let store = place.open().await;
    let last = [None, Some(10), Some(20), Some(20)];
    for ((node, at), last) in [("b", 10), ("a", 20), ("b", 15), ("a", 12)].into_iter().zip(last) {
        let pulse = store.beat(&beat(node, at, at)).await.unwrap();
        assert_eq!(pulse.last, last.map(Time), "at {at}");
    }
    let node = |name: &str, at| (name.to_owned(), Time(at));
    let pulse = store.beat(&beat("c", 16, 16)).await.unwrap();
    assert_eq!(pulse.nodes, [node("a", 20), node("b", 15), node("c", 16)], "a beat does not go back");
    let pulse = store.beat(&Beat { memory: Time(15), ..beat("c", 16, 16) }).await.unwrap();
    assert_eq!(pulse.nodes, [node("a", 20), node("c", 16)]);
    store.forget_beats(Time(100)).await.unwrap();
    let pulse = store.beat(&beat("d", 30, 30)).await.unwrap();
    assert_eq!(pulse.nodes, [node("a", 20), node("d", 30)], "the last one stayed");
    assert_eq!(pulse.outages, []);
}

pub async fn silence_is_an_outage(place: &Place) {
    let store = place.open().await;
    store.beat(&beat("a", 1000, 9000)).await.unwrap();
    assert_eq!(outages(&store).await, [], "before the first there was nobody to be missed");
    for (node, at) in [("a", 9100), ("b", 9200), ("a", 9300)] {
        store.beat(&beat(node, at, at)).await.unwrap();
    }
    assert_eq!(outages(&store).await, [], "somebody was there all the time");
    store.beat(&beat("b", 9401, 9401)).await.unwrap();
    assert_eq!(outages(&store).await, [(9300, 9401)]);
    // A clock that was corrected forwards: in one step with the silence, and without any.
    store.beat(&beat("a", 9600, 20_000)).await.unwrap();
    assert_eq!(outages(&store).await, [(9300, 9401), (9401, 20_000)]);
    store.beat(&beat("a", 20_050, 30_000)).await.unwrap();
    assert_eq!(outages(&store).await, [(9300, 9401), (9401, 20_000), (20_050, 30_000)]);
    // And backwards: nobody has lost anything.
    store.beat(&beat("a", 30_050, 25_000)).await.unwrap();
    assert_eq!(outages(&store).await.len(), 3);
    assert_eq!(store.outages(Time(9401)).await.unwrap().len(), 2);
    assert_eq!(store.outages(Time(30_000)).await.unwrap(), []);
    let pulse = store.beat(&Beat { memory: Time(9401), ..beat("a", 30_050, 30_050) }).await.unwrap();
    assert_eq!(pulse.last, Some(Time(30_000)));
    assert_eq!(pulse.outages, store.outages(Time(9401)).await.unwrap());
}

pub async fn while_another_node_was_alive_no_clock_was_corrected(place: &Place) {
    let store = place.open().await;
    for (before, now) in [(1000, 1000), (1050, 5000), (1050, 7000), (1050, 6000)] {
        store.beat(&beat("a", before, now)).await.unwrap();
    }
    assert_eq!(outages(&store).await, [(1050, 5000), (5000, 7000)], "a node was alive at 5000 and at 7000");
}

pub async fn the_last_change_is_that_of_a_game_that_goes_on(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.last_change().await.unwrap(), None);
    for (number, stage, changed) in
        [(1, Stage::Playing, 500), (2, Stage::Open, 700), (3, Stage::Playing, 600), (4, Stage::Over, 900)]
    {
        let row = GameRow { stage, changed: Time(changed), ..game(number) };
        store.create(&row, &entry(0, "{}"), &[]).await.unwrap();
    }
    assert_eq!(store.last_change().await.unwrap(), Some(Time(700)));
}

pub async fn nodes_that_come_back_at_once_see_one_outage(place: &Place) {
    let store = place.open().await;
    let stores = [place.another(&store).await, place.another(&store).await];
    for round in 0..40 {
        let last = round * 10_000;
        store.beat(&beat("last", last, last)).await.unwrap();
        let mut nodes = JoinSet::new();
        for (node, store) in (0..8).zip(stores.iter().cycle()) {
            let store = store.clone();
            let at = last + 5000 + node;
            nodes.spawn(async move { store.beat(&beat(&node.to_string(), at, at)).await.unwrap() });
        }
        nodes.join_all().await;
        let all = outages(&store).await;
        let of_round: Vec<_> = all.iter().filter(|(since, _)| *since >= last).collect();
        assert_eq!(of_round.len(), 1, "{of_round:?}");
        let (since, until) = *of_round[0];
        assert!(since == last && (last + 5000..last + 5008).contains(&until), "{since} to {until}");
    }
}

pub async fn there_is_one_secret(place: &Place) {
    let first = place.open().await;
    let mut nodes = JoinSet::new();
    for number in 0..10 {
        let store = place.another(&first).await;
        nodes.spawn(async move { store.secret([number; 32]).await.unwrap() });
    }
    let answers = nodes.join_all().await;
    assert!(answers.iter().all(|secret| *secret == answers[0]), "{answers:?}");
    assert_eq!(first.secret([99; 32]).await.unwrap(), answers[0]);
}
