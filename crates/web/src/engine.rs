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

/// A worker, and whether it can be asked.
struct Helper {
    number: u32,
    worker: Worker,
    ready: bool,
}

#[derive(Default)]
struct Engine {
    helper: Option<Helper>,
    /// A second worker that is ready where the first one is often interrupted, and whether there is to be one.
    spare: Option<Helper>,
    keeps_spare: bool,
    /// The number of the question being answered, and who asked it.
    asked: Option<(u32, Listener)>,
    /// A question that waits for the worker to be ready.
    waiting: Option<Asked>,
    questions: u32,
    helpers: u32,
}

/// How long after an interruption the next spare worker is begun: the first answers come first.
const SPARE: f64 = 250.0;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// Drops the question being answered, if there is one.
pub fn stop() {
    ENGINE.with_borrow_mut(|engine| {
        if engine.asked.take().is_some() {
            engine.waiting = None;
            if engine.helper.as_ref().is_some_and(|helper| helper.ready) {
                end(engine);
            }
        }
    });
}

/// Gets the worker ready before it is needed.
pub fn warm_up() {
    ENGINE.with_borrow_mut(|engine| {
        if engine.helper.is_none() {
            engine.helper = begin(engine);
        }
    });
}

/// Has a second worker ready from now on, so that whoever interrupts the first need not wait; or no more.
pub fn keep_spare(keep: bool) {
    ENGINE.with_borrow_mut(|engine| {
        engine.keeps_spare = keep;
        if let Some(spare) = engine.spare.take_if(|_| !keep) {
            spare.worker.terminate();
        }
    });
    begin_spare();
}

fn begin_spare() {
    browser::later(SPARE, || {
        ENGINE.with_borrow_mut(|engine| {
            if engine.keeps_spare && engine.spare.is_none() {
                engine.spare = begin(engine);
            }
        });
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
        if engine.helper.is_none() {
            engine.helper = engine.spare.take();
            if engine.helper.is_none() {
                engine.helper = begin(engine);
            }
            begin_spare();
        }
        engine.questions += 1;
        let number = engine.questions;
        let asked = Asked { number, question: Question { task, game: link.to_owned() }, learned };
        engine.asked = Some((number, Rc::new(heard)));
        match &engine.helper {
            Some(helper) if helper.ready => send(&helper.worker, &asked),
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
                for helper in
                    [&engine.helper, &engine.spare].into_iter().flatten().filter(|helper| helper.ready)
                {
                    let _ = helper.worker.post_message(net);
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
    if let Some(helper) = engine.helper.take() {
        helper.worker.terminate();
    }
}

fn begin(engine: &mut Engine) -> Option<Helper> {
    engine.helpers += 1;
    let number = engine.helpers;
    let path = browser::meta("engine-worker")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&path, &options).ok()?;
    browser::listen_at(&worker, "message", move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(number, &text);
        }
    });
    browser::listen_at(&worker, "error", move |_: web_sys::Event| {
        let asked = ENGINE.with_borrow_mut(|engine| {
            if engine.spare.take_if(|helper| helper.number == number).is_some() {
                return None;
            }
            end(engine);
            engine.asked.take()
        });
        if let Some((_, heard)) = asked {
            heard(Answer::Failed("worker".to_owned()));
        }
    });
    Some(Helper { number, worker, ready: false })
}

fn hear(helper: u32, text: &str) {
    match Said::read(text) {
        Some(Said::Ready) => ready(helper),
        Some(Said::NetRefused { game, reason }) => nets::refuse(&game, &reason),
        Some(Said::Answer(number, answer)) => answered(number, answer),
        None => {}
    }
}

fn ready(number: u32) {
    ENGINE.with_borrow_mut(|engine| {
        let both = [&mut engine.helper, &mut engine.spare];
        let Some(helper) = both.into_iter().flatten().find(|helper| helper.number == number) else { return };
        helper.ready = true;
        nets::for_each(|net| {
            let _ = helper.worker.post_message(net);
        });
        let worker = helper.worker.clone();
        let is_asked = engine.helper.as_ref().is_some_and(|helper| helper.number == number);
        if let Some(asked) = engine.waiting.take_if(|_| is_asked) {
            send(&worker, &asked);
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
