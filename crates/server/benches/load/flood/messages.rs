//! Messages on sockets.

use std::sync::Arc;

use orrery_wire::{Act, Offer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::Attack;
use crate::client::{Line, Trouble};
use crate::players::{Done, Pair};

/// A ping without content, under a mask of zeros.
const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];

/// How many are written at once.
const TOGETHER: usize = 1_000;

/// How many takebacks there may be in a game.
const TAKEBACKS: usize = 50;

/// Opens a socket, unknown to anybody, and sends as many pings as it takes.
pub async fn pings(attack: Arc<Attack>, index: usize) {
    let request = format!(
        "GET /api/v1/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        attack.server
    );
    loop {
        if let Ok(stream) = attack.connect(index).await {
            let mut line = Line::new(stream);
            if line.ask(&request).await.is_ok_and(|answer| answer.status == 101) {
                ping(&attack, line).await;
            } else {
                attack.tries(1);
            }
        }
        attack.was_refused().await;
    }
}

/// Pings until the server ends the socket.
async fn ping(attack: &Attack, line: Line) {
    let (mut read, mut write) = line.into_stream().into_split();
    let together = PING.repeat(TOGETHER);
    let mut dropped = vec![0; 8_192];
    tokio::select! {
        () = async { while matches!(read.read(&mut dropped).await, Ok(1..)) {} } => {}
        () = async {
            while write.write_all(&together).await.is_ok() {
                attack.tries(TOGETHER as u64);
            }
        } => {}
    }
}

/// Two who make a turn and take it back, for ever.
pub async fn takebacks(attack: Arc<Attack>, index: usize) {
    loop {
        // It ends when the server ends one of the sockets, or refuses to open them.
        _ = take_back(&attack, index).await;
        attack.tries(1);
        attack.was_refused().await;
    }
}

async fn take_back(attack: &Attack, index: usize) -> Result<(), Trouble> {
    // Of all with names, one in so many is at the address of this number.
    let addresses = attack.addresses.len();
    let first = index / addresses * 2 * addresses + index % addresses;
    let people = [attack.person(first).clone(), attack.person(first + addresses).clone()];
    let sockets = [people[0].socket().await?, people[1].socket().await?];
    let mut pair = Pair::new((people, sockets), index).await?;
    for _ in 0..TAKEBACKS {
        let seat = pair.to_act()?;
        let turn = pair.game.random_turn(&mut pair.rng);
        let offer = Offer::Takeback;
        for (seat, act) in [(seat, turn), (seat, Act::Offer { offer }), (seat.other(), Act::Accept { offer })]
        {
            loop {
                attack.tries(1);
                match pair.act(seat, act.clone()).await? {
                    Done::Stored(_) => break,
                    Done::Refused(_) => attack.was_refused().await,
                }
            }
        }
    }
    Ok(())
}
