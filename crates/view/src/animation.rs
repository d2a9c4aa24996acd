//! How a turn is shown: pieces that move over a board on which everything has already happened.

use crate::{Art, Frame, Motion, Spot, lyngk};

/// One step of a piece: the length that `--m-step` in tokens.css has too.
const STEP: f64 = 200.0;
/// A marker turning over, and how much later the next one starts.
const FLIP: f64 = 180.0;
const FLIP_LAG: f64 = 40.0;
/// A LYNGK stack rests on each stack it steps on.
const REST: f64 = 60.0;
/// A whole turn takes no longer than this; longer ones speed up evenly.
const LONGEST: f64 = 1200.0;

/// A turn in motion: actors drawn over the finished scene, while what they stand for is hidden in it.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Animation {
    /// What moves, from back to front.
    pub actors: Vec<Actor>,
    /// Pieces of the finished scene that must not be seen before the end.
    pub hidden: Vec<Spot>,
    /// How long it takes, in milliseconds.
    pub length: f64,
}

/// A piece in motion.
#[derive(Clone, PartialEq, Debug)]
pub struct Actor {
    /// What it looks like.
    pub art: Art,
    /// Where it is when.
    pub frames: Vec<Keyframe>,
}

/// A moment of an actor's way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Keyframe {
    /// When, in milliseconds.
    pub at: f64,
    /// Where, in the picture's units.
    pub x: f64,
    /// Where, in the picture's units.
    pub y: f64,
    /// How wide: 0 is seen from the edge.
    pub width: f64,
    /// How large.
    pub scale: f64,
    /// How much of it is seen.
    pub opacity: f64,
    /// Whether it is set down and not just moved: it may overshoot a little.
    pub drop: bool,
}

impl Animation {
    /// The motions of one or several actions, one action after the other, on a board laid out so.
    pub fn new(frame: &Frame, actions: &[Vec<Motion>]) -> Animation {
        let mut animation = Animation::default();
        for motions in actions {
            animation.add(frame, motions);
        }
        if animation.length > LONGEST {
            let factor = LONGEST / animation.length;
            for keyframe in animation.actors.iter_mut().flat_map(|actor| &mut actor.frames) {
                keyframe.at *= factor;
            }
            animation.length = LONGEST;
        }
        animation.hidden.sort_unstable();
        animation.hidden.dedup();
        animation
    }

    fn add(&mut self, frame: &Frame, motions: &[Motion]) {
        let start = self.length;
        let mut now = start;
        // When the next flip may start: flips overlap, everything else waits for what comes before.
        let mut flip = None;
        for motion in motions {
            match motion {
                Motion::Slide { art, path } => {
                    let mut frames = Vec::new();
                    for (step, &spot) in path.iter().enumerate() {
                        if step > 0 {
                            now += STEP;
                        }
                        frames.push(still(frame, spot, now));
                        if step > 0 && step + 1 < path.len() {
                            now += REST;
                            frames.push(still(frame, spot, now));
                        }
                    }
                    self.enter(art, frames);
                    self.hidden.extend(path.last());
                }
                Motion::Stack { moved, onto, path, won } => {
                    now = self.add_stack(frame, [moved, onto], path, *won, now);
                }
                Motion::Flip { at, from, to } => {
                    let begin = flip.map_or(now, |last: f64| last + FLIP_LAG);
                    flip = Some(begin);
                    let edge = Keyframe { width: 0.0, ..still(frame, *at, begin + FLIP / 2.0) };
                    let gone = Keyframe { opacity: 0.0, ..edge };
                    let unseen = Keyframe { width: 0.0, opacity: 0.0, ..still(frame, *at, start) };
                    self.enter(from, vec![still(frame, *at, start), still(frame, *at, begin), edge, gone]);
                    let end = begin + FLIP;
                    self.enter(to, vec![unseen, gone, edge, still(frame, *at, end)]);
                    self.hidden.push(*at);
                    self.length = self.length.max(end);
                }
                Motion::Drop { art, at } => {
                    let first = Keyframe { scale: 1.15, opacity: 0.0, drop: true, ..still(frame, *at, now) };
                    now += STEP;
                    self.enter(art, vec![first, still(frame, *at, now)]);
                    self.hidden.push(*at);
                }
                Motion::Vanish { art, at } => {
                    let begin = flip.map_or(now, |last: f64| last + FLIP);
                    let end = Keyframe { opacity: 0.0, scale: 0.9, ..still(frame, *at, begin + STEP) };
                    let rest = [still(frame, *at, begin), end];
                    match self.actor_at(rest[0]) {
                        // It came here in the same turn: the same actor goes.
                        Some(actor) => actor.frames.extend(rest),
                        None => {
                            let first = still(frame, *at, 0.0);
                            self.enter(art, std::iter::once(first).chain(rest).collect());
                        }
                    }
                    self.length = self.length.max(begin + STEP);
                }
            }
        }
        self.length = self.length.max(now);
    }

    /// The actor that has come to rest in this place.
    fn actor_at(&mut self, place: Keyframe) -> Option<&mut Actor> {
        let rests = |end: &Keyframe| end.opacity > 0.0 && [end.x, end.y] == [place.x, place.y];
        self.actors.iter_mut().rev().find(|actor| actor.frames.last().is_some_and(rests))
    }

    /// A stack lands on another from `start` on; tells when it is done.
    fn add_stack(&mut self, frame: &Frame, arts: [&Art; 2], path: &[Spot], won: bool, start: f64) -> f64 {
        let [moved, onto] = arts;
        let Some(&to) = path.last() else { return start };
        // What is landed on sinks while the other comes, so that the whole stays about the middle of its point.
        let [up, down] = lyngk::art::shifts(moved, onto);
        let place = |spot: Spot, at| {
            let place = still(frame, spot, at);
            Keyframe { y: place.y + if spot == to { up } else { 0.0 }, ..place }
        };
        let mut now = start;
        let mut above = vec![place(path[0], now)];
        for (step, &spot) in path.iter().enumerate().skip(1) {
            now += STEP;
            above.push(place(spot, now));
            if step + 1 < path.len() {
                now += REST;
                above.push(place(spot, now));
            }
        }
        let sunk = still(frame, to, now);
        let mut below = vec![
            still(frame, to, start),
            still(frame, to, now - STEP),
            Keyframe { y: sunk.y + down, ..sunk },
        ];
        if won {
            for frames in [&mut above, &mut below] {
                let end = *frames.last().unwrap_or(&sunk);
                let rest = Keyframe { at: now + REST, ..end };
                frames.push(rest);
                frames.push(Keyframe { at: now + REST + STEP, opacity: 0.0, scale: 0.9, ..end });
            }
            now += REST + STEP;
        }
        self.enter(onto, below);
        self.enter(moved, above);
        self.hidden.push(to);
        now
    }

    /// An actor waits where it will start from the beginning of its action on, and stays where it ends.
    fn enter(&mut self, art: &Art, frames: Vec<Keyframe>) {
        self.actors.push(Actor { art: art.clone(), frames });
    }
}

fn still(frame: &Frame, spot: Spot, at: f64) -> Keyframe {
    let [x, y] = frame.place(spot);
    Keyframe { at, x, y, width: 1.0, scale: 1.0, opacity: 1.0, drop: false }
}
