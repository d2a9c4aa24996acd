//! Connections that are slow, too many, or gone before they are answered.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{sleep, timeout};

use super::Attack;
use crate::client::Person;

/// A header of which another byte comes now and then.
const HEAD: &[u8] = b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ";
const NOW_AND_THEN: Duration = Duration::from_secs(1);

/// Sends a header byte now and then, until the server has had enough, and comes back.
pub async fn slow_head(attack: Arc<Attack>, index: usize) {
    loop {
        attack.tries(1);
        if let Ok(mut stream) = attack.connect(index).await {
            let mut bytes = HEAD;
            // Nothing comes before the head has ended but the end of the connection.
            while stream.write_all(bytes).await.is_ok()
                && timeout(NOW_AND_THEN, stream.read_u8()).await.is_err()
            {
                bytes = b"x";
            }
        }
        attack.was_refused().await;
    }
}

/// Says nothing for as long as it may, and comes back.
pub async fn idle(attack: Arc<Attack>, index: usize) {
    loop {
        attack.tries(1);
        if let Ok(mut stream) = attack.connect(index).await {
            // Whatever it says, the server ends it.
            _ = stream.read_u8().await;
        }
        attack.was_refused().await;
    }
}

/// Begins to change something, and hangs up: in the middle of what it says, or before it is answered.
pub async fn hang_ups(attack: Arc<Attack>, index: usize) {
    let person: &Person = attack.person(index);
    let request = person.request("/api/v1/games", &json!({ "config": "yinsh" })).into_bytes();
    for number in index.. {
        attack.tries(1);
        let Ok(mut stream) = attack.connect(index).await else {
            attack.was_refused().await;
            continue;
        };
        let length = if number.is_multiple_of(2) { request.len() } else { request.len() - 5 };
        if stream.write_all(&request[..length]).await.is_err() {
            attack.was_refused().await;
            continue;
        }
        sleep(Duration::from_millis(number as u64 % 5)).await;
        // A client that hangs up does not always hear that it was refused.
        let mut answer = [0; 64];
        if let Ok(length @ 1..) = stream.try_read(&mut answer)
            && !answer[..length].starts_with(b"HTTP/1.1 2")
        {
            attack.was_refused().await;
        }
    }
}
