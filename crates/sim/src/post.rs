//! The bus between nodes, which loses, doubles, delays and reorders what it carries.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use orrery_server::simulation::SimulatedBus;
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::weather::Weather;

/// The bus.
#[derive(Clone)]
pub struct Post(Arc<Inner>);

struct Inner {
    weather: Arc<Weather>,
    boxes: Mutex<Vec<(usize, mpsc::UnboundedSender<Vec<u8>>)>>,
}

/// The bus as one node has it.
pub struct Outlet {
    node: usize,
    post: Post,
}

impl Post {
    pub fn new(weather: Arc<Weather>) -> Post {
        Post(Arc::new(Inner { weather, boxes: Mutex::default() }))
    }

    pub fn outlet(&self, node: usize) -> Outlet {
        Outlet { node, post: self.clone() }
    }

    fn boxes(&self) -> MutexGuard<'_, Vec<(usize, mpsc::UnboundedSender<Vec<u8>>)>> {
        self.0.boxes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SimulatedBus for Outlet {
    fn publish(&self, message: Vec<u8>) {
        let mut boxes = self.post.boxes();
        boxes.retain(|(_, sender)| !sender.is_closed());
        for (to, sender) in boxes.iter() {
            for delay in self.post.0.weather.bus_delays(self.node, *to) {
                let (sender, message) = (sender.clone(), message.clone());
                tokio::spawn(async move {
                    sleep(delay).await;
                    // A node that has died hears nothing.
                    _ = sender.send(message);
                });
            }
        }
    }

    fn subscribe(&self) -> mpsc::UnboundedReceiver<Vec<u8>> {
        let (sender, receiver) = mpsc::unbounded_channel();
        self.post.boxes().push((self.node, sender));
        receiver
    }
}
