//! The app without a server, and the next version of it.

use std::sync::atomic::{AtomicBool, Ordering};

use orrery_games::GameKind;
use orrery_learn::Course;
use orrery_learn::rules::Rulebook;
use orrery_server::File;
use orrery_text::{Language, Phrase, Words};

use crate::altered;
use crate::languages::speak;
use crate::page::{Page, Size, browse, browse_at};

/// Starts the service worker, unless the app did so itself, and waits until it has everything.
pub async fn prepare(page: &Page) {
    page.eval("navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(() => true)")
        .await;
    page.eval("navigator.serviceWorker.ready.then(() => true)").await;
    page.wait_until("navigator.serviceWorker.controller?.state === 'activated'").await;
}

#[tokio::test]
async fn after_one_visit_it_works_without_a_server() {
    browse(Size::Phone, |page| async move {
        page.goto("/").await;
        page.wait_gone("#loading").await;
        prepare(&page).await;
        page.stop_server();
        for path in ["/", "/settings", "/new"] {
            page.goto(path).await;
            page.wait_gone("#loading").await;
        }
        // The engine too, which the page has not used yet.
        let worker =
            "fetch(document.querySelector('meta[name=engine-worker]').content).then((r) => r.status)";
        assert_eq!(page.eval(worker).await, 200);
    })
    .await;
}

#[tokio::test]
async fn after_one_visit_all_languages_courses_and_rules_are_there() {
    browse(Size::Phone, |page| async move {
        page.goto("/").await;
        page.wait_gone("#loading").await;
        prepare(&page).await;
        page.stop_server();
        // On the page that was open all the time as on those that are loaded now.
        for language in Language::ALL.into_iter().rev() {
            speak(&page, language.code()).await;
            page.wait_text(".top nav", &Words::new(language).say(&Phrase::new("learn"))).await;
        }
        for (game, language) in GameKind::ALL.into_iter().zip([Language::Ro, Language::Ru, Language::Hu]) {
            let words = Words::new(language);
            let course = Course::of(game);
            page.goto("/").await;
            page.wait_gone("#loading").await;
            speak(&page, language.code()).await;
            for step in [&course.steps()[0], &course.problems()[0]] {
                page.goto(&format!("/learn/{game}/{}", step.id())).await;
                page.wait_text("h1", &words.say(&Phrase::new(step.title()).with("number", 1))).await;
                page.wait_for(".lesson .board").await;
            }
            page.goto(&format!("/rules/{game}")).await;
            let section = &Rulebook::of(game).sections()[0];
            page.wait_text(".rules h2", &words.say(&Phrase::new(&section.title))).await;
        }
    })
    .await;
}

#[tokio::test]
async fn it_says_how_far_it_is() {
    browse(Size::Desktop, |page| async move {
        // A page of the same origin without the app, which would start the worker itself.
        page.goto("/manifest.webmanifest").await;
        let heard = page
            .eval(
                "new Promise((resolve) => {
                    const heard = [];
                    navigator.serviceWorker.addEventListener('message', ({ data }) => {
                        heard.push(data);
                        if (data.type !== 'progress') resolve(heard);
                    });
                    navigator.serviceWorker.startMessages();
                    navigator.serviceWorker.register('/sw.js');
                })",
            )
            .await;
        let heard = heard.as_array().expect("a list");
        let (last, progress) = heard.split_last().expect("messages");
        assert_eq!(last["type"], "offline-ready");
        let end = progress.last().expect("progress");
        assert!(progress.len() > 5 && end["done"] == end["total"], "{heard:?}");
    })
    .await;
}

static NEXT_VERSION: AtomicBool = AtomicBool::new(false);

/// The app that was built; later the same as another version.
fn file(path: &str) -> Option<File> {
    let mut content = altered::built(path)?;
    if path == "sw.js" && NEXT_VERSION.load(Ordering::Relaxed) {
        content = String::from_utf8(content).ok()?.replace("VERSION = \"", "VERSION = \"next-").into_bytes();
    }
    Some(altered::file(content))
}

#[tokio::test]
async fn a_new_version_waits_for_a_word_and_leaves_nothing_old() {
    let (address, _data) = altered::serve(file).await;
    browse_at(address, None, Size::Desktop, |page| async move {
        page.goto("/").await;
        page.wait_gone("#loading").await;
        prepare(&page).await;
        NEXT_VERSION.store(true, Ordering::Relaxed);
        let told = page
            .eval(
                "new Promise(async (resolve) => {
                    // That the first version is ready may be told late.
                    navigator.serviceWorker.addEventListener('message', ({ data }) => {
                        if (!['progress', 'offline-ready'].includes(data.type)) resolve(data.type);
                    });
                    (await navigator.serviceWorker.getRegistration()).update();
                })",
            )
            .await;
        assert_eq!(told, "update-ready");
        page.wait_until("navigator.serviceWorker.controller.state === 'activated'").await;
        let caches = page.eval("caches.keys().then((names) => names.filter((name) => /next/.test(name)).length)");
        assert_eq!(caches.await, 1, "the new version is there beside the old one");
        page.eval(
            "navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting.postMessage('skipWaiting'))",
        )
        .await;
        // The app may reload itself at this word: whichever page is looked at, the old version is gone.
        page.wait_until("navigator.serviceWorker.controller?.state === 'activated'").await;
        page.wait_until("(await caches.keys()).every((name) => /^orrery-next/.test(name))").await;
    })
    .await;
}
