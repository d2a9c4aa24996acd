//! How much somebody may ask for: one budget for each address, whatever way it asks.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::ShrinkableKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed, StateStore};
use governor::{Quota, RateLimiter};
use tokio::time::Instant;

use crate::options::{Limits, Rate};

/// How many nets are remembered one by one; whoever comes when there is no room shares a budget with others.
const NETS: usize = 100_000;

/// How many budgets those share.
const CROWDS: usize = 1_024;

/// A net of 48 bits, of which people easily have many nets of 64, has so many times the budget of one of these.
const WIDER: f64 = 8.0;

/// So many times as many connections and sockets.
const MORE: u32 = 4;

/// What is asked for, which says what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// A request that changes something.
    Change,
    /// A socket or a stream.
    Open,
    /// A message on a socket.
    Message,
    /// A request that only reads.
    Read,
    /// A ping or a pong on a socket.
    Ping,
}

impl Cost {
    /// In units of the budget.
    const fn units(self) -> NonZeroU32 {
        const FIVE: NonZeroU32 = NonZeroU32::new(5).expect("it is more than none");
        const TWO: NonZeroU32 = NonZeroU32::new(2).expect("it is more than none");
        match self {
            Cost::Change | Cost::Open => FIVE,
            // A class behind one address plays over sockets.
            Cost::Message => TWO,
            Cost::Read | Cost::Ping => NonZeroU32::MIN,
        }
    }
}

/// An address has used up its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMuch {
    /// After how long there is enough again for the same.
    pub wait: Duration,
}

/// Time since some moment, by tokio's clock, which a test can stop.
#[derive(Clone, Copy, Debug)]
struct Since(Instant);

impl Clock for Since {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        Nanos::new(u64::try_from(self.0.elapsed().as_nanos()).unwrap_or(u64::MAX))
    }
}

/// `governor` says only yes or no, and until when.
type Plain = NoOpMiddleware<Nanos>;

/// What is left of a rate on one connection: it fills up with time and empties with use.
pub struct Bucket(Option<RateLimiter<NotKeyed, InMemoryState, Since, Plain>>);

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate) -> Bucket {
        Bucket(rate.quota().map(|quota| RateLimiter::direct_with_clock(quota, Since(Instant::now()))))
    }

    /// Takes one out, if there is one.
    pub fn take(&self) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}

/// Addresses that count as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Net {
    /// The first of them.
    first: IpAddr,
    /// Whether it is the larger net of 48 bits.
    is_wide: bool,
}

impl Net {
    /// An IPv4 address, or the 64 bits of an IPv6 net: whoever has one such address has the whole net.
    pub fn narrow(address: IpAddr) -> Net {
        let first = match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
            v4 => v4,
        };
        Net { first, is_wide: false }
    }

    /// The 48 bits of an IPv6 net; none for IPv4.
    pub fn wide(address: IpAddr) -> Option<Net> {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, ..] = address.segments();
                Some(Net { first: IpAddr::from([a, b, c, 0, 0, 0, 0, 0]), is_wide: true })
            }
            IpAddr::V4(_) => None,
        }
    }
}

impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first, if self.is_wide { "/48" } else { "" })
    }
}

/// What nets have used: those it knows one by one, and others together, so that nobody fills the memory by coming from
/// ever new addresses.
struct Used {
    tables: Mutex<Tables>,
    room: usize,
    hasher: RandomState,
}

struct Tables {
    known: HashMap<Net, Nanos>,
    crowds: Vec<Option<Nanos>>,
}

impl Used {
    fn new(room: usize) -> Used {
        let tables = Tables { known: HashMap::new(), crowds: vec![None; CROWDS] };
        Used { tables: Mutex::new(tables), room, hasher: RandomState::new() }
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl StateStore for Used {
    type Key = Net;

    fn measure_and_replace<T, F, E>(&self, net: &Net, decide: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut tables = self.lock();
        let Tables { known, crowds } = &mut *tables;
        if let Some(used) = known.get_mut(net) {
            let (done, after) = decide(Some(*used))?;
            *used = after;
            return Ok(done);
        }
        if known.len() < self.room {
            let (done, after) = decide(None)?;
            known.insert(*net, after);
            return Ok(done);
        }
        // Nobody else knows the hash, so nobody can choose with whom to share.
        let crowd = &mut crowds[(self.hasher.hash_one(net) % CROWDS as u64) as usize];
        let (done, after) = decide(*crowd)?;
        *crowd = Some(after);
        Ok(done)
    }
}

impl ShrinkableKeyedStateStore<Net> for Used {
    fn retain_recent(&self, before: Nanos) {
        let mut tables = self.lock();
        tables.known.retain(|_, used| *used > before);
        tables.known.shrink_to_fit();
    }

    fn len(&self) -> usize {
        self.lock().known.len()
    }

    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

type Budgets = RateLimiter<Net, Used, Since, Plain>;

/// What each address has used.
#[derive(Clone)]
pub struct Addresses {
    narrow: Option<Arc<Budgets>>,
    wide: Option<Arc<Budgets>>,
    sockets: Crowd,
}

impl Addresses {
    /// Nobody has asked yet.
    pub fn new(limits: Limits) -> Addresses {
        Addresses::with_room(limits, NETS)
    }

    fn with_room(limits: Limits, room: usize) -> Addresses {
        let budgets = |rate: Rate| {
            rate.quota()
                .map(|quota| Arc::new(RateLimiter::new(quota, Used::new(room), Since(Instant::now()))))
        };
        let Rate { burst, per_second } = limits.address;
        Addresses {
            narrow: budgets(limits.address),
            wide: budgets(Rate { burst: burst * WIDER, per_second: per_second * WIDER }),
            sockets: Crowd::new(limits.sockets),
        }
    }

    /// Takes what something costs from the budget of an address, and of the larger net that it is in, if both have it.
    pub fn take(&self, address: IpAddr, cost: Cost) -> Result<(), TooMuch> {
        // The smaller one first: what it refuses costs its neighbours nothing.
        if let Some(narrow) = &self.narrow {
            take_from(narrow, Net::narrow(address), cost)?;
        }
        if let (Some(wide), Some(net)) = (&self.wide, Net::wide(address)) {
            take_from(wide, net, cost)?;
        }
        Ok(())
    }

    /// Counts a socket or a stream of this address, unless it has enough.
    pub fn open_socket(&self, address: IpAddr) -> Option<Counted> {
        self.sockets.enter(address)
    }

    /// Forgets addresses that have their whole budget again.
    pub fn forget_idle(&self) {
        self.narrow.iter().chain(&self.wide).for_each(|budgets| budgets.retain_recent());
    }
}

fn take_from(budgets: &Budgets, net: Net, cost: Cost) -> Result<(), TooMuch> {
    match budgets.check_key_n(&net, cost.units()) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(not_until)) => Err(TooMuch { wait: not_until.wait_time_from(budgets.clock().now()) }),
        // A budget that is smaller than the price never suffices.
        Err(_) => Err(TooMuch { wait: Duration::from_secs(3_600) }),
    }
}

/// How many of something each address has at the same time.
#[derive(Clone)]
pub struct Crowd {
    most: u32,
    known: Arc<Mutex<HashMap<Net, u32>>>,
}

/// One of them, counted as long as it lives.
pub struct Counted {
    crowd: Crowd,
    nets: [Option<Net>; 2],
}

impl Crowd {
    /// Nobody has any. An address may have so many, a large net some times as many.
    pub fn new(most: u32) -> Crowd {
        Crowd { most, known: Arc::default() }
    }

    /// Counts one of this address, unless it has enough.
    pub fn enter(&self, address: IpAddr) -> Option<Counted> {
        if self.most == u32::MAX {
            return Some(Counted { crowd: self.clone(), nets: [None; 2] });
        }
        let nets = [Some(Net::narrow(address)), Net::wide(address)];
        let mut known = self.lock();
        let has_room = |net: &Net| {
            let most = if net.is_wide { self.most.saturating_mul(MORE) } else { self.most };
            known.get(net).copied().unwrap_or_default() < most
        };
        if !nets.iter().flatten().all(has_room) {
            return None;
        }
        nets.iter().flatten().for_each(|net| *known.entry(*net).or_default() += 1);
        Some(Counted { crowd: self.clone(), nets })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Net, u32>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut known = self.crowd.lock();
        for net in self.nets.iter().flatten() {
            if let Some(count) = known.get_mut(net) {
                *count -= 1;
                if *count == 0 {
                    known.remove(net);
                }
            }
        }
    }
}

impl Rate {
    /// The same for `governor`; nothing where there is no limit.
    fn quota(self) -> Option<Quota> {
        /// Longer than anybody waits, and short enough for any burst to be counted in nanoseconds.
        const NEVER: Duration = Duration::from_secs(1_000);
        if self.burst >= Rate::NO_LIMIT {
            return None;
        }
        let period = Duration::try_from_secs_f64(1.0 / self.per_second).unwrap_or(NEVER).min(NEVER);
        let quota = Quota::with_period(period.max(Duration::from_nanos(1)))?;
        // Floats become the nearest integer that there is.
        Some(quota.allow_burst(NonZeroU32::new(self.burst as u32).unwrap_or(NonZeroU32::MIN)))
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use tokio::time::advance;

    use super::*;

    fn limits(burst: f64, per_second: f64) -> Limits {
        Limits { address: Rate { burst, per_second }, ..Limits::default() }
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[tokio::test(start_paused = true)]
    async fn a_bucket_empties_and_fills() {
        let bucket = Bucket::new(Rate { burst: 3.0, per_second: 2.0 });
        assert_eq!([0; 5].map(|_| bucket.take()), [true, true, true, false, false]);
        advance(Duration::from_secs(1)).await;
        assert_eq!([0; 3].map(|_| bucket.take()), [true, true, false]);
    }

    #[tokio::test(start_paused = true)]
    async fn all_ways_of_an_address_share_one_budget() {
        let addresses = Addresses::new(limits(20.0, 1.0));
        let (here, there) = (ip("1.2.3.4"), ip("1.2.3.5"));
        for cost in [Cost::Change, Cost::Message, Cost::Open] {
            assert_eq!(addresses.take(here, cost), Ok(()));
        }
        assert_eq!([0; 7].map(|_| addresses.take(here, Cost::Ping)), [Ok(()); 7]);
        let wait = |seconds| Err(TooMuch { wait: Duration::from_secs(seconds) });
        assert_eq!(addresses.take(here, Cost::Change), wait(4));
        assert_eq!(addresses.take(here, Cost::Read), Ok(()), "what is refused costs nothing");
        assert_eq!(addresses.take(here, Cost::Read), wait(1));
        assert_eq!(addresses.take(there, Cost::Change), Ok(()), "others have their own");
        advance(Duration::from_secs(5)).await;
        assert_eq!(addresses.take(here, Cost::Message), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_flood_of_pings_is_too_much() {
        let addresses = Addresses::new(Limits::default());
        let flood = (0..1_000_000).take_while(|_| addresses.take(ip("::1"), Cost::Ping).is_ok());
        assert_eq!(flood.count(), 600);
    }

    #[tokio::test(start_paused = true)]
    async fn rotation_inside_a_net_of_48_bits_is_limited() {
        let addresses = Addresses::new(limits(50.0, 1.0));
        let address = |net: u16, host: u16| IpAddr::from([0x2001, 0xdb8, 7, net, 0, 0, 0, host]);
        let hosts = (0..1_000).filter(|host| addresses.take(address(1, *host), Cost::Change).is_ok());
        assert_eq!(hosts.count(), 10, "64 bits are one address");
        let nets = (2..1_000).filter(|net| addresses.take(address(*net, 1), Cost::Change).is_ok());
        assert_eq!(nets.count(), 70, "8 times as much for all of them together");
        assert_eq!(addresses.take(ip("2001:db8:8::1"), Cost::Change), Ok(()), "another net");
        // An IPv4 address has no larger net, and is the same however it is written.
        let v4 = (0..100).filter(|i| addresses.take(IpAddr::from([1, 2, 3, *i]), Cost::Change).is_ok());
        assert_eq!(v4.count(), 100);
        assert_eq!(Net::narrow(ip("::ffff:1.2.3.4")), Net::narrow(ip("1.2.3.4")));
    }

    #[tokio::test(start_paused = true)]
    async fn idle_addresses_are_forgotten_and_the_others_are_never_too_many() {
        let addresses = Addresses::with_room(limits(10.0, 1.0), 1_000);
        let known = |addresses: &Addresses| {
            [&addresses.narrow, &addresses.wide]
                .map(|budgets| budgets.as_ref().map_or(0, |budgets| budgets.len()))
        };
        let spent = ip("9.9.9.9");
        assert_eq!([0; 3].map(|_| addresses.take(spent, Cost::Change).is_ok()), [true, true, false]);
        let all = (0..50_000_u32).map(|i| IpAddr::from(Ipv6Addr::from(u128::from(i) << 80)));
        let passed = all.filter(|address| addresses.take(*address, Cost::Change).is_ok()).count();
        assert_eq!(known(&addresses), [1_000; 2]);
        assert!((2_000..10_000).contains(&passed), "strangers share what is left: {passed}");
        assert!(addresses.take(spent, Cost::Change).is_err(), "who was known is not forgotten");
        advance(Duration::from_secs(100)).await;
        addresses.forget_idle();
        assert_eq!(known(&addresses), [0; 2]);
        assert!(addresses.take(spent, Cost::Change).is_ok());
    }

    #[test]
    fn without_limits_nothing_is_counted() {
        let addresses = Addresses::new(Limits::none());
        assert!(addresses.narrow.is_none() && addresses.wide.is_none());
        let sockets: Vec<_> = (0..1_000).map(|_| addresses.open_socket(ip("::1"))).collect();
        assert!(sockets.iter().all(Option::is_some) && addresses.sockets.lock().is_empty());
    }

    #[test]
    fn sockets_are_counted_while_they_live() {
        let crowd = Crowd::new(2);
        let address = ip("1.2.3.4");
        let (one, two) = (crowd.enter(address), crowd.enter(address));
        assert!(one.is_some() && two.is_some() && crowd.enter(address).is_none());
        assert!(crowd.enter(ip("1.2.3.5")).is_some());
        drop(one);
        assert!(crowd.enter(address).is_some());
        let nets: Vec<_> = (0..20).map(|i| crowd.enter(IpAddr::from([1, 1, 1, i, 0, 0, 0, 0]))).collect();
        assert_eq!(nets.iter().flatten().count(), 8, "four times as many in a net of 48 bits");
        drop((two, nets));
        assert!(crowd.lock().is_empty());
    }
}
