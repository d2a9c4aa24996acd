//! A game on a page of somebody else, which is another origin: it is played through there by keyboard, and no other page of ours
//! can be framed.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;

use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::json;

use crate::page::{Page, Size, browse_at};
use crate::server::Server;

const GAME: &str = "kulami:level2,d4,f4,f2,b2";

/// A page at an address of its own, sent to whoever asks for anything, as long as the test runs.
fn elsewhere(page: String) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}", listener.local_addr().expect("it is bound"));
    std::thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            let lines = BufReader::new(&stream).lines().map_while(Result::ok);
            // The head of the request ends with an empty line.
            lines.take_while(|line| !line.is_empty()).for_each(drop);
            let length = page.len();
            let _ = write!(
                stream,
                "HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: {length}\r\n\
                 connection: close\r\n\r\n{page}"
            );
        }
    });
    address
}

async fn enter(page: &Page, css: &str) {
    let frame = page.client.find(Locator::Css(css)).await.expect("a frame");
    frame.enter_frame().await.expect("it can be entered");
}

/// Waits until the board shows what was there after a turn, as a picture that has come.
async fn wait_turn(page: &Page, turn: usize) {
    let shown = format!("document.getElementById('board').src.includes('turn={turn}&')");
    page.wait_until(&format!("{shown} && document.getElementById('board').complete")).await;
    page.wait_until("document.getElementById('board').naturalWidth > 0").await;
    let current =
        "[...document.querySelectorAll('ol a')].findIndex((link) => link.hasAttribute('aria-current'))";
    page.wait_until(&format!("{current} === {turn}")).await;
}

#[tokio::test]
async fn a_page_elsewhere_shows_a_game_and_plays_it_through_by_keyboard() {
    let server = Server::start();
    let ours = server.address.clone();
    let html = format!(
        "<!doctype html><html lang=\"en\"><title>A blog</title><h1>A game</h1>\
         <iframe id=\"good\" width=\"480\" height=\"640\" title=\"A game\" src=\"{ours}/embed/l/{GAME}?lang=hu&theme=light\"></iframe>\
         <iframe id=\"bad\" title=\"The app\" src=\"{ours}/about\"></iframe>"
    );
    browse_at(elsewhere(html), Some(server), Size::Desktop, |page| async move {
        page.forgive("frame-ancestors");
        page.forgive("favicon");
        page.goto("/").await;
        enter(&page, "#good").await;
        wait_turn(&page, 4).await;
        assert_eq!(page.eval("[document.cookie, document.documentElement.lang]").await, json!(["", "hu"]));
        page.eval("(document.querySelector('ol').focus(), true)").await;
        page.press(Key::Home).await;
        wait_turn(&page, 0).await;
        let mut told = Vec::new();
        for turn in 1..=4 {
            page.press(Key::Right).await;
            wait_turn(&page, turn).await;
            told.push(page.text("#said").await);
        }
        assert!(told.windows(2).all(|pair| pair[0] != pair[1]), "each turn is told: {told:?}");
        assert!(told[0].contains("d4") && told[3].contains("b2"), "{told:?}");
        page.press(Key::Left).await;
        wait_turn(&page, 3).await;
        page.press(Key::End).await;
        wait_turn(&page, 4).await;
        page.check_access().await;

        page.client.clone().enter_parent_frame().await.expect("the page around it");
        enter(&page, "#bad").await;
        let refused =
            page.eval("[location.protocol, document.querySelectorAll('#loading, main').length]").await;
        assert_eq!(refused, json!(["chrome-error:", 0]), "no other page can be framed");
        page.client.clone().enter_parent_frame().await.expect("the page around it");
    })
    .await;
}
