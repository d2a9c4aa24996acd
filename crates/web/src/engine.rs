//! The engine in its Web Worker. A worker that searches hears nothing, so it is interrupted by ending it and starting
//! another one; an answer to an older question is dropped.

use std::cell::RefCell;
use std::rc::Rc;

use orrery_games::core::Player;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{browser, nets};

/// What the engine thinks while it searches.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// How far it has looked, in actions.
    pub depth: u32,
    /// Of a thousand games from here, how many the player to act wins, draws and loses.
    pub chances: [u32; 3],
    /// What it expects to be played.
    pub line: Vec<String>,
}

/// What a player can expect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// A proved win.
    Win,
    /// A proved draw.
    Draw,
    /// A proved loss.
    Loss,
    /// About so many points of a thousand.
    About(u32),
}

/// What a turn gave away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fall {
    /// How many actions were played before it.
    pub from: usize,
    /// And with it.
    pub to: usize,
    /// What its player could expect before it.
    pub before: Chance,
    /// And after it.
    pub after: Chance,
    /// What he had better played.
    pub better: Vec<String>,
    /// The best answer to what he did play; empty if the game was over then.
    pub answer: Vec<String>,
}

/// What the engine answers.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// It has looked further.
    Thought(Thought),
    /// It would play this.
    Best(String),
    /// It has looked at so many turns, of how many.
    Looked(usize, usize),
    /// A turn gave something away.
    Fall(Fall),
    /// That was all there is to say of turns.
    Done,
    /// It cannot be asked.
    Failed(String),
}

type Listener = Rc<dyn Fn(Answer)>;

/// A question for the worker.
struct Question {
    message: String,
    /// The game it is about, as a link, if a net of that game makes the answer better.
    learned: Option<String>,
}

#[derive(Default)]
struct Engine {
    worker: Option<Worker>,
    ready: bool,
    /// The number of the question being answered, and who asked it.
    asked: Option<(u32, Listener)>,
    /// A question that waits for the worker to be ready.
    waiting: Option<Question>,
    questions: u32,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// Asks for the action of a level in the game that `link` spells.
pub fn ask_level(level: u8, seed: u64, link: &str, heard: impl Fn(Answer) + 'static) {
    ask(&format!("play {level} {seed} {link}"), nets::serves(level, link).then_some(link), heard);
}

/// Asks for the best action to be found in so many milliseconds.
pub fn ask_hint(milliseconds: u32, link: &str, heard: impl Fn(Answer) + 'static) {
    ask(&format!("hint {milliseconds} {link}"), Some(link), heard);
}

/// Asks whether the last turn of the game that `link` spells, of so many actions, threw much away.
pub fn ask_judgement(actions: usize, link: &str, heard: impl Fn(Answer) + 'static) {
    ask(&format!("judge {actions} {link}"), Some(link), heard);
}

/// Asks for the turns of a player on which the game turned.
pub fn ask_review(player: Player, link: &str, heard: impl Fn(Answer) + 'static) {
    ask(&format!("review {} {link}", player.index() + 1), Some(link), heard);
}

/// Drops the question being answered, if there is one.
pub fn stop() {
    ENGINE.with_borrow_mut(|engine| {
        if engine.asked.take().is_some() {
            engine.waiting = None;
            if engine.ready {
                end(engine);
            }
        }
    });
}

/// Gets the worker ready before it is needed.
pub fn warm_up() {
    ENGINE.with_borrow_mut(|engine| {
        if engine.worker.is_none() {
            begin(engine);
        }
    });
}

fn ask(question: &str, learned: Option<&str>, heard: impl Fn(Answer) + 'static) {
    stop();
    ENGINE.with_borrow_mut(|engine| {
        if engine.worker.is_none() {
            begin(engine);
        }
        engine.questions += 1;
        let number = engine.questions;
        let question =
            Question { message: format!("{number} {question}"), learned: learned.map(str::to_owned) };
        engine.asked = Some((number, Rc::new(heard)));
        match &engine.worker {
            Some(worker) if engine.ready => send(worker, &question),
            Some(_) => engine.waiting = Some(question),
            None => fail_later(),
        }
    });
}

/// Asks the worker. The net is fetched once that is done, so that no answer ever waits for it; those that come later have it.
fn send(worker: &Worker, question: &Question) {
    let _ = worker.post_message(&JsValue::from_str(&question.message));
    if let Some(link) = &question.learned {
        nets::fetch(link, |net| {
            ENGINE.with_borrow(|engine| {
                if let Some(worker) = engine.worker.as_ref().filter(|_| engine.ready) {
                    let _ = worker.post_message(net);
                }
            });
        });
    }
}

fn fail_later() {
    browser::later(0.0, || {
        let asked = ENGINE.with_borrow_mut(|engine| engine.asked.take());
        if let Some((_, heard)) = asked {
            heard(Answer::Failed("no worker".to_owned()));
        }
    });
}

fn end(engine: &mut Engine) {
    if let Some(worker) = engine.worker.take() {
        worker.terminate();
    }
    engine.ready = false;
}

fn begin(engine: &mut Engine) {
    engine.ready = false;
    let Some(path) = browser::meta("engine-worker") else { return };
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let Ok(worker) = Worker::new_with_options(&path, &options) else { return };
    browser::listen_at(&worker, "message", |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(&text);
        }
    });
    browser::listen_at(&worker, "error", |_: web_sys::Event| {
        let asked = ENGINE.with_borrow_mut(|engine| {
            end(engine);
            engine.asked.take()
        });
        if let Some((_, heard)) = asked {
            heard(Answer::Failed("worker".to_owned()));
        }
    });
    engine.worker = Some(worker);
}

fn hear(text: &str) {
    if text == "ready" {
        ENGINE.with_borrow_mut(|engine| {
            engine.ready = true;
            let Some(worker) = &engine.worker else { return };
            nets::for_each(|net| {
                let _ = worker.post_message(net);
            });
            if let Some(question) = engine.waiting.take() {
                send(worker, &question);
            }
        });
        return;
    }
    if let Some((game, reason)) = text.strip_prefix("net ").and_then(|text| text.split_once(' ')) {
        nets::refuse(game, reason);
        return;
    }
    let Some((number, answer)) = read(text) else { return };
    let finished = matches!(answer, Answer::Best(_) | Answer::Done | Answer::Failed(_));
    let heard = ENGINE.with_borrow_mut(|engine| {
        let (asked, heard) = engine.asked.clone()?;
        if asked != number {
            return None;
        }
        if finished {
            engine.asked = None;
        }
        Some(heard)
    });
    if let Some(heard) = heard {
        heard(answer);
    }
}

/// An answer with the number of its question, as `engine-web` writes it.
fn read(text: &str) -> Option<(u32, Answer)> {
    let (number, rest) = text.split_once(' ')?;
    let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let answer = match kind {
        "info" => {
            let mut words = rest.split(' ');
            let depth = words.next()?.parse().ok()?;
            let mut numbers = words.by_ref().skip(2).take(3).map(|word| word.parse().ok());
            let chances = [numbers.next()??, numbers.next()??, numbers.next()??];
            Answer::Thought(Thought { depth, chances, line: actions(words.next()?) })
        }
        "looked" => {
            let (done, count) = rest.split_once(' ')?;
            Answer::Looked(done.parse().ok()?, count.parse().ok()?)
        }
        "fall" => {
            let mut words = rest.split(' ');
            let mut next = || words.next();
            Answer::Fall(Fall {
                from: next()?.parse().ok()?,
                to: next()?.parse().ok()?,
                before: chance(next()?)?,
                after: chance(next()?)?,
                better: actions(next()?),
                answer: actions(next()?),
            })
        }
        "done" => Answer::Done,
        "best" => Answer::Best(rest.to_owned()),
        _ => Answer::Failed(rest.to_owned()),
    };
    Some((number.parse().ok()?, answer))
}

fn actions(text: &str) -> Vec<String> {
    text.split(';').filter(|action| !action.is_empty()).map(str::to_owned).collect()
}

fn chance(text: &str) -> Option<Chance> {
    Some(match text {
        "win" => Chance::Win,
        "draw" => Chance::Draw,
        "loss" => Chance::Loss,
        points => Chance::About(points.parse().ok()?),
    })
}
