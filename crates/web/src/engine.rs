//! The engine in its Web Worker. A worker that searches hears nothing, so it is interrupted by ending it and starting
//! another one; an answer to an older question is dropped.

use std::cell::RefCell;
use std::rc::Rc;

use orrery_client::{Answer, Question, Said, Task};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{browser, nets};

type Listener = Rc<dyn Fn(Answer)>;

/// A question for the worker, with its number.
struct Asked {
    number: u32,
    question: Question,
    /// Whether a net of its game makes the answer better.
    learned: bool,
}

#[derive(Default)]
struct Engine {
    worker: Option<Worker>,
    ready: bool,
    /// The number of the question being answered, and who asked it.
    asked: Option<(u32, Listener)>,
    /// A question that waits for the worker to be ready.
    waiting: Option<Asked>,
    questions: u32,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
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

/// Asks something of the game that `link` spells.
pub fn ask(task: Task, link: &str, heard: impl Fn(Answer) + 'static) {
    let learned = match task {
        Task::Play { level, .. } => nets::serves(level, link),
        _ => true,
    };
    stop();
    ENGINE.with_borrow_mut(|engine| {
        if engine.worker.is_none() {
            begin(engine);
        }
        engine.questions += 1;
        let number = engine.questions;
        let asked = Asked { number, question: Question { task, game: link.to_owned() }, learned };
        engine.asked = Some((number, Rc::new(heard)));
        match &engine.worker {
            Some(worker) if engine.ready => send(worker, &asked),
            Some(_) => engine.waiting = Some(asked),
            None => fail_later(),
        }
    });
}

/// Asks the worker. The net is fetched once that is done, so that no answer ever waits for it; those that come later have it.
fn send(worker: &Worker, asked: &Asked) {
    let _ = worker.post_message(&JsValue::from_str(&asked.question.write(asked.number)));
    if asked.learned {
        nets::fetch(&asked.question.game, |net| {
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
    match Said::read(text) {
        Some(Said::Ready) => ready(),
        Some(Said::NetRefused { game, reason }) => nets::refuse(&game, &reason),
        Some(Said::Answer(number, answer)) => answered(number, answer),
        None => {}
    }
}

fn ready() {
    ENGINE.with_borrow_mut(|engine| {
        engine.ready = true;
        let Some(worker) = &engine.worker else { return };
        nets::for_each(|net| {
            let _ = worker.post_message(net);
        });
        if let Some(asked) = engine.waiting.take() {
            send(worker, &asked);
        }
    });
}

fn answered(number: u32, answer: Answer) {
    let heard = ENGINE.with_borrow_mut(|engine| {
        let (asked, heard) = engine.asked.clone()?;
        if asked != number {
            return None;
        }
        if answer.is_last() {
            engine.asked = None;
        }
        Some(heard)
    });
    if let Some(heard) = heard {
        heard(answer);
    }
}
