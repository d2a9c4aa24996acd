//! How often somebody may ask for something.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::options::{Limits, Rate};

/// What is left of a rate: it fills up with time and empties with use.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: Rate,
    left: f64,
    filled: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, left: rate.burst, filled: now }
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left = (self.left + passed * self.rate.per_second).min(self.rate.burst);
        self.filled = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.left >= self.rate.burst
    }
}

/// What each address has used.
#[derive(Clone)]
pub struct Addresses {
    limits: Limits,
    known: Arc<Mutex<HashMap<IpAddr, Address>>>,
}

struct Address {
    bucket: Bucket,
    sockets: u32,
}

/// A socket of an address, counted as long as it lives.
pub struct Counted {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    /// Nobody has asked yet.
    pub fn new(limits: Limits) -> Addresses {
        Addresses { limits, known: Arc::default() }
    }

    /// Whether this address may ask for something now.
    pub fn may_ask(&self, address: IpAddr) -> bool {
        let now = Instant::now();
        self.with(address, now, |known| known.bucket.take(now))
    }

    /// Counts a socket of this address, unless it has enough.
    pub fn open_socket(&self, address: IpAddr) -> Option<Counted> {
        let allowed = self.with(address, Instant::now(), |known| {
            let allowed = known.sockets < self.limits.sockets;
            known.sockets += u32::from(allowed);
            allowed
        });
        allowed.then(|| Counted { addresses: self.clone(), address })
    }

    /// Forgets addresses that have used nothing for a while.
    pub fn forget_idle(&self) {
        let now = Instant::now();
        self.lock().retain(|_, known| known.sockets > 0 || !known.bucket.is_full(now));
    }

    fn with<T>(&self, address: IpAddr, now: Instant, action: impl FnOnce(&mut Address) -> T) -> T {
        let mut known = self.lock();
        let fresh = || Address { bucket: Bucket::new(self.limits.address, now), sockets: 0 };
        action(known.entry(group(address)).or_insert_with(fresh))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, Address>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.addresses
            .with(self.address, Instant::now(), |known| known.sockets = known.sockets.saturating_sub(1));
    }
}

/// Whoever has an IPv6 address has a whole net of them, which counts as one.
fn group(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => IpAddr::V4(address),
            None => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
        },
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let start = Instant::now();
        let mut bucket = Bucket::new(Rate { burst: 3.0, per_second: 2.0 }, start);
        assert_eq!([0; 5].map(|_| bucket.take(start)), [true, true, true, false, false]);
        let later = start + Duration::from_secs(1);
        assert_eq!([0; 3].map(|_| bucket.take(later)), [true, true, false]);
        assert!(!bucket.is_full(later));
        assert!(bucket.is_full(later + Duration::from_secs(9)));
    }

    #[test]
    fn sockets_are_counted_while_they_live() {
        let addresses = Addresses::new(Limits { sockets: 2, ..Limits::default() });
        let address = IpAddr::from([1, 2, 3, 4]);
        let (one, two) = (addresses.open_socket(address), addresses.open_socket(address));
        assert!(one.is_some() && two.is_some() && addresses.open_socket(address).is_none());
        assert!(addresses.open_socket(IpAddr::from([1, 2, 3, 5])).is_some());
        drop(one);
        assert!(addresses.open_socket(address).is_some());
    }

    #[test]
    fn a_net_of_ipv6_addresses_counts_as_one() {
        let one: IpAddr = "2001:db8:1:2::1".parse().expect("an address");
        let two: IpAddr = "2001:db8:1:2:ffff::9".parse().expect("an address");
        let other: IpAddr = "2001:db8:1:3::1".parse().expect("an address");
        assert_eq!(group(one), group(two));
        assert_ne!(group(one), group(other));
        let mapped: IpAddr = "::ffff:1.2.3.4".parse().expect("an address");
        assert_eq!(group(mapped), IpAddr::from([1, 2, 3, 4]));
    }
}
