//! The lane in which pictures are drawn: one drawing a core, few that wait, and what was drawn last kept.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use axum::body::Bytes;
use orrery_pictures::PictureError;
use tokio::sync::Semaphore;

use crate::problem::Problem;

/// How many drawings may wait for a core.
const WAITING: usize = 64;

/// How many bytes of pictures are kept.
const ROOM: usize = 64 << 20;

/// What every kept picture takes beside its bytes.
const OVERHEAD: usize = 512;

/// The lane. Cheap to clone.
#[derive(Clone)]
pub struct Drawing {
    /// Drawing and waiting.
    places: Arc<Semaphore>,
    /// Drawing.
    cores: Arc<Semaphore>,
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
    /// A lane with as many places as there are cores.
    pub fn new() -> Drawing {
        Drawing::with(available_parallelism().map_or(1, usize::from))
    }

    fn with(cores: usize) -> Drawing {
        Drawing {
            places: Arc::new(Semaphore::new(cores + WAITING)),
            cores: Arc::new(Semaphore::new(cores)),
            kept: Arc::default(),
        }
    }

    /// The picture that this text describes completely: as it is kept, or drawn now. Whoever finds the lane full is sent
    /// away at once.
    pub async fn picture(
        &self,
        of: &str,
        draw: impl FnOnce() -> Result<Vec<u8>, PictureError> + Send + 'static,
    ) -> Result<Bytes, Problem> {
        if let Some(picture) = self.lock().find(of) {
            return Ok(picture);
        }
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

    #[tokio::test]
    async fn few_wait_and_all_others_are_sent_away() {
        let lane = Drawing::with(2);
        let (go, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let (drawing, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let asked = (0..1_000).map(|number| {
            let (lane, gate, drawing, most) = (lane.clone(), gate.clone(), drawing.clone(), most.clone());
            tokio::spawn(async move {
                let draw = move || {
                    most.fetch_max(drawing.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    _ = gate.lock().expect("nobody panics").recv();
                    drawing.fetch_sub(1, Ordering::SeqCst);
                    Ok(vec![0; 10])
                };
                lane.picture(&number.to_string(), draw).await.is_ok()
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
        let first = lane.picture("a", || Ok(vec![1])).await.expect("drawn");
        let again = lane.picture("a", || panic!("it is known")).await.expect("kept");
        assert_eq!(first, again);
        assert!(matches!(lane.picture("b", || Err(PictureError::Size)).await, Err(Problem::Unavailable)));
        assert!(matches!(lane.picture("c", || panic!("a fault")).await, Err(Problem::Unavailable)));
        assert!(lane.picture("d", || Ok(vec![2])).await.is_ok(), "a panic takes no core away");
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
