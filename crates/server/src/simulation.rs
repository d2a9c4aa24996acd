//! A node of the real server without a network, on whatever machine, store and bus a simulation has for it.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Request, StatusCode};
use axum::response::{IntoResponse, Response};
use orrery_store::Store;
use orrery_wire::Time;
use tower_service::Service;

use crate::bus::Bus;
pub use crate::bus::SimulatedBus;
use crate::hub::Hub;
use crate::options::Options;
use crate::problem::Problem;
use crate::site::Site;
pub use crate::socket::Wire;
use crate::visitor::Visitor;
pub use crate::work::{Done, Job, Task, Work};
pub use crate::world::{Machine, World};
use crate::{housekeeping, serve, socket};

/// A node of the server.
pub struct Node {
    hub: Hub,
    router: Router,
}

impl Node {
    /// Starts a node. It answers once this has come to its end; if it is dropped before, stop the world.
    pub async fn start(world: World, store: Store, bus: Bus, work: Work, options: Options) -> Node {
        let hub = Hub::new(world, store, bus, work, options);
        housekeeping::start(&hub).await;
        let router = serve::router(hub.clone(), Site(|_| None));
        Node { hub, router }
    }

    /// The time of the games.
    pub fn now(&self) -> Time {
        self.hub.now()
    }

    /// How many games are in memory.
    pub fn rooms(&self) -> usize {
        self.hub.all_rooms().len()
    }

    /// Answers a request of somebody at this address. It can be dropped at any point, as a connection can be.
    pub async fn ask(&self, peer: SocketAddr, mut request: Request<Body>) -> Response {
        request.extensions_mut().insert(ConnectInfo(peer));
        let Ok(response) = self.router.clone().call(request).await;
        response
    }

    /// Serves a socket of somebody at this address until it ends; the status if it is refused.
    pub async fn socket(
        &self,
        peer: SocketAddr,
        mut parts: Parts,
        wire: impl Wire + 'static,
    ) -> Result<(), StatusCode> {
        parts.extensions.insert(ConnectInfo(peer));
        let refused = |problem: Problem| problem.into_response().status();
        let visitor = Visitor::from_request_parts(&mut parts, &self.hub).await.map_err(refused)?;
        let counted = self.hub.addresses.open_socket(visitor.address).ok_or(Problem::TooManySockets);
        socket::serve(self.hub.clone(), visitor, counted.map_err(refused)?, wire).await;
        Ok(())
    }

    /// Ends it as SIGTERM does: clocks stop, sockets are told, what is being done is finished.
    pub async fn end(&self) {
        housekeeping::end(&self.hub).await;
    }

    /// Ends it as SIGKILL does.
    pub fn kill(&self) {
        self.hub.world.stop();
    }
}

/// A bus for nodes that there may be several of.
pub fn bus(bus: impl SimulatedBus + 'static) -> Bus {
    Bus::Simulated(Box::new(bus))
}

/// A machine for a world.
pub fn world(machine: impl Machine + 'static) -> World {
    World::new(Arc::new(machine))
}
