//! The engine in its worker.

use std::time::Duration;

use orrery_engine_web::Engine;
use serde_json::json;

use crate::page::{Page, Size, browse};

/// What the worker of the page answers to a question, until it says `best` or `error`.
async fn ask_worker(page: &Page, question: &str) -> Vec<String> {
    let answers = page
        .eval(&format!(
            "new Promise((resolve, reject) => {{
                const address = document.querySelector('meta[name=engine-worker]').content;
                const worker = new Worker(address, {{ type: 'module' }});
                const answers = [];
                worker.onerror = (event) => reject(event.message);
                worker.onmessage = ({{ data }}) => {{
                    if (data === 'ready') return worker.postMessage({});
                    answers.push(data);
                    if (/ (best|error) /.test(data)) {{ worker.terminate(); resolve(answers); }}
                }};
            }})",
            json!(question)
        ))
        .await;
    let answers = answers.as_array().expect("a list").iter();
    answers.map(|answer| answer.as_str().expect("text").to_owned()).collect()
}

#[tokio::test]
async fn it_answers_as_it_does_outside() {
    browse(Size::Desktop, |page| async move {
        page.goto("/").await;
        for game in ["yinsh,f6,e5", "lyngk:seed=3", "kulami:board=irregular;level2,d4"] {
            for level in 1..=9 {
                let question = format!("{level} play {level} 5 {game}");
                let mut expected = Vec::new();
                let mut native = Engine::default();
                native.answer(&question, &|| Duration::ZERO, &mut |answer| expected.push(answer.to_owned()));
                assert_eq!(ask_worker(&page, &question).await, expected);
            }
        }
    })
    .await;
}

#[tokio::test]
async fn it_keeps_time_and_says_what_is_wrong() {
    browse(Size::Desktop, |page| async move {
        page.goto("/").await;
        // Without a clock it would search for ever.
        let hint = ask_worker(&page, "1 hint 300 lyngk:seed=3").await;
        assert!(hint.last().expect("an answer").starts_with("1 best "), "{hint:?}");
        assert!(hint.len() > 1, "{hint:?}");
        let full = ask_worker(&page, "2 play 10 1 yinsh").await;
        assert!(full.last().expect("an answer").starts_with("2 best "), "{full:?}");
        let error = ask_worker(&page, "3 play 1 1 yinsh,f6,f6").await;
        assert_eq!(error.len(), 1);
        assert!(error[0].starts_with("3 error action 2: f6 is not legal"), "{error:?}");
    })
    .await;
}
