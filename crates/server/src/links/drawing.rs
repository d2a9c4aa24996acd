//! The lane in which pictures are drawn: one drawing on each core but one, few that wait, and what was drawn last kept.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use axum::body::Bytes;
use orrery_pictures::PictureError;
use tokio::sync::Semaphore;

use crate::limits::Crowd;
use crate::problem::Problem;

/// How many drawings may wait for a core.
const WAITING: usize = 64;

/// How many of these places one address may have for pictures, and how many for films: a film takes a core for seconds, and
/// others want pictures, too.
const FROM_ADDRESS: u32 = 16;
const FILMS_FROM_ADDRESS: u32 = 4;

/// How many bytes of pictures are kept.
const ROOM: usize = 64 << 20;

/// What every kept picture takes beside its bytes.
const OVERHEAD: usize = 512;

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A picture.
    Still,
    /// Many pictures, one after another.
    Film,
}

/// The lane. Cheap to clone.
#[derive(Clone)]
pub struct Drawing {
    /// Drawing and waiting.
    places: Arc<Semaphore>,
    /// Drawing.
    cores: Arc<Semaphore>,
    /// Who draws pictures, or waits for them.
    crowd: Crowd,
    /// The same for films.
    films: Crowd,
    kept: Arc<Mutex<Kept>>,
}

/// Pictures, by what they show; the one that was asked for longest ago goes first.
#[derive(Default)]
struct Kept {
    pictures: BTreeMap<String, (u64, Bytes)>,
    by_age: BTreeMap<u64, String>,
    size: usize,
    asked: u64,
}

impl Drawing {
    /// A lane for this machine. One core stays free for games, if there are two.
    pub fn new() -> Drawing {
        Drawing::with(available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1)))
    }

    fn with(cores: usize) -> Drawing {
        Drawing {
            places: Arc::new(Semaphore::new(cores + WAITING)),
            cores: Arc::new(Semaphore::new(cores)),
            crowd: Crowd::new(FROM_ADDRESS),
            films: Crowd::new(FILMS_FROM_ADDRESS),
            kept: Arc::default(),
        }
    }

    /// The picture that this text describes completely: as it is kept, or drawn now. Whoever finds the lane full, or has
    /// their share of it, is sent away at once.
    pub async fn picture(
        &self,
        of: &str,
        kind: Kind,
        from: IpAddr,
        draw: impl FnOnce() -> Result<Vec<u8>, PictureError> + Send + 'static,
    ) -> Result<Bytes, Problem> {
        if let Some(picture) = self.lock().find(of) {
            return Ok(picture);
        }
        let crowd = if kind == Kind::Film { &self.films } else { &self.crowd };
        let Some(_share) = crowd.enter(from) else { return Err(Problem::TooManyPictures) };
        let Ok(_place) = self.places.try_acquire() else { return Err(Problem::TooManyPictures) };
        let core = self.cores.clone().acquire_owned().await.map_err(|_| Problem::Unavailable)?;
        // Somebody else may have wanted the same while this one waited.
        if let Some(picture) = self.lock().find(of) {
            return Ok(picture);
        }
        let drawn = tokio::task::spawn_blocking(move || {
            // Held until it is drawn, also if nobody waits for it any more.
            let _core = core;
            draw()
        });
        match drawn.await {
            Ok(Ok(picture)) => {
                let picture = Bytes::from(picture);
                self.lock().keep(of, picture.clone());
                Ok(picture)
            }
            Ok(Err(error)) => {
                tracing::error!(%error, of, "a picture could not be drawn");
                Err(Problem::Unavailable)
            }
            Err(error) => {
                tracing::error!(%error, of, "drawing a picture ended badly");
                Err(Problem::Unavailable)
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn find(&mut self, of: &str) -> Option<Bytes> {
        let (age, picture) = self.pictures.get_mut(of)?;
        self.asked += 1;
        self.by_age.remove(age);
        *age = self.asked;
        self.by_age.insert(*age, of.to_owned());
        Some(picture.clone())
    }

    fn keep(&mut self, of: &str, picture: Bytes) {
        self.forget(of);
        self.asked += 1;
        self.size += weight(of, &picture);
        self.by_age.insert(self.asked, of.to_owned());
        self.pictures.insert(of.to_owned(), (self.asked, picture));
        while self.size > ROOM
            && let Some((_, oldest)) = self.by_age.first_key_value()
        {
            let oldest = oldest.clone();
            self.forget(&oldest);
        }
    }

    fn forget(&mut self, of: &str) {
        if let Some((age, picture)) = self.pictures.remove(of) {
            self.by_age.remove(&age);
            self.size -= weight(of, &picture);
        }
    }
}

fn weight(of: &str, picture: &Bytes) -> usize {
    2 * of.len() + picture.len() + OVERHEAD
}

/// A short name of a text, the same in every process of this version: for the entity tags and addresses of pictures.
pub fn fingerprint(text: &str) -> String {
    let mut hashes = [1_u8, 2].map(|seed| {
        let mut hasher = DefaultHasher::new();
        (seed, env!("CARGO_PKG_VERSION"), text).hash(&mut hasher);
        hasher.finish()
    });
    hashes.sort_unstable();
    let [one, other] = hashes;
    format!("{one:016x}{other:016x}")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    /// Somebody else for each number.
    fn address(number: u32) -> IpAddr {
        IpAddr::from((0x0a00_0000 + number).to_be_bytes())
    }

    #[tokio::test]
    async fn few_wait_and_all_others_are_sent_away() {
        let lane = Drawing::with(2);
        let (go, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let (drawing, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let asked = (0..1_000_u32).map(|number| {
            let (lane, gate, drawing, most) = (lane.clone(), gate.clone(), drawing.clone(), most.clone());
            tokio::spawn(async move {
                let draw = move || {
                    most.fetch_max(drawing.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    _ = gate.lock().expect("nobody panics").recv();
                    drawing.fetch_sub(1, Ordering::SeqCst);
                    Ok(vec![0; 10])
                };
                lane.picture(&number.to_string(), Kind::Still, address(number), draw).await.is_ok()
            })
        });
        let asked: Vec<_> = asked.collect();
        // All have asked once those that were sent away have ended.
        let refused = 1_000 - 2 - WAITING;
        let ended = || asked.iter().filter(|task| task.is_finished()).count();
        while ended() < refused {
            tokio::task::yield_now().await;
        }
        assert_eq!(ended(), refused, "nothing is drawn yet");
        drop(go);
        let mut drawn = 0;
        for task in asked {
            drawn += usize::from(task.await.expect("no panic"));
        }
        assert_eq!(drawn, 2 + WAITING);
        assert!(most.load(Ordering::SeqCst) <= 2);
    }

    #[tokio::test]
    async fn what_was_drawn_is_not_drawn_again() {
        let lane = Drawing::with(1);
        let first = lane.picture("a", Kind::Still, address(1), || Ok(vec![1])).await.expect("drawn");
        let again = lane.picture("a", Kind::Still, address(1), || panic!("it is known")).await.expect("kept");
        assert_eq!(first, again);
        assert!(matches!(
            lane.picture("b", Kind::Still, address(1), || Err(PictureError::Size)).await,
            Err(Problem::Unavailable)
        ));
        assert!(matches!(
            lane.picture("c", Kind::Still, address(1), || panic!("a fault")).await,
            Err(Problem::Unavailable)
        ));
        assert!(
            lane.picture("d", Kind::Still, address(1), || Ok(vec![2])).await.is_ok(),
            "a panic takes no core away"
        );
    }

    #[tokio::test]
    async fn an_address_has_its_share_and_others_are_drawn_for() {
        let lane = Drawing::with(1);
        let (go, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let ask = |number: u32, kind: Kind, from: IpAddr| {
            let (lane, gate) = (lane.clone(), gate.clone());
            let draw = move || {
                _ = gate.lock().expect("nobody panics").recv();
                Ok(vec![0; 10])
            };
            tokio::spawn(async move { lane.picture(&number.to_string(), kind, from, draw).await.is_ok() })
        };
        let kind = |number: u32| if number.is_multiple_of(2) { Kind::Still } else { Kind::Film };
        let greedy: Vec<_> = (0..200).map(|number| ask(number, kind(number), address(1))).collect();
        let share = FROM_ADDRESS + FILMS_FROM_ADDRESS;
        let ended = || greedy.iter().filter(|task| task.is_finished()).count();
        while ended() < 200 - share as usize {
            tokio::task::yield_now().await;
        }
        let modest = ask(1_000, Kind::Film, address(2));
        tokio::task::yield_now().await;
        assert!(!modest.is_finished(), "there is a place to wait in");
        drop(go);
        assert!(modest.await.expect("no panic"));
        let mut drawn = 0;
        for task in greedy {
            drawn += u32::from(task.await.expect("no panic"));
        }
        assert_eq!(drawn, share);
        assert!(
            lane.picture("d", Kind::Still, address(1), || Ok(vec![1])).await.is_ok(),
            "what is drawn counts no more"
        );
    }

    #[test]
    fn the_oldest_go_when_there_is_no_room() {
        let mut kept = Kept::default();
        let picture = Bytes::from(vec![0; 1 << 20]);
        for number in 0..200 {
            kept.keep(&number.to_string(), picture.clone());
            assert!(kept.find("0").is_some(), "what is asked for stays");
            assert!(kept.size <= ROOM);
        }
        assert!(kept.find("1").is_none() && kept.find("199").is_some());
        assert_eq!(kept.pictures.len(), kept.by_age.len());
        assert!(kept.pictures.len() > 50);
        kept.keep("huge", Bytes::from(vec![0; ROOM + 1]));
        assert_eq!((kept.size, kept.pictures.len()), (0, 0), "what never fits is not kept");
    }

    #[test]
    fn fingerprints_tell_texts_apart() {
        assert_eq!(fingerprint("a"), fingerprint("a"));
        assert_ne!(fingerprint("a"), fingerprint("b"));
        assert_eq!(fingerprint("a").len(), 32);
    }
}
