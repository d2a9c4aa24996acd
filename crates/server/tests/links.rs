//! Addresses as a crawler meets them, which runs no script: what stands in the head, the picture it names, and what may be
//! framed by whom.

mod common;

use std::borrow::Cow;

use common::player::{Person, turn_id};
use common::{Answer, Running};
use orrery_games::core::Rng;
use orrery_server::{File, Options};
use serde_json::json;

/// A page with everything that the server looks for in the real one.
const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Orrery</title>\n\
    <meta name=\"description\" content=\"old\">\n<script src=\"/theme.js\"></script>\n</head>\n<body>\n\
    <div id=\"loading\"></div>\n<noscript><p>needs JavaScript</p></noscript>\n</body>\n</html>\n";

const LANGUAGES: [&str; 4] = ["en", "ro", "ru", "hu"];
const CODE_LIKE: &str = "/l/yinsh,f6,e5,g6,f5";

fn site(path: &str) -> Option<File> {
    (path == "index.html").then(|| File { content: Cow::Borrowed(PAGE.as_bytes()), hash: [7; 32] })
}

async fn server() -> Running {
    let url = Some("https://games.example.org/".to_owned());
    Running::start_site(site, Options { public_url: url, ..Options::default() }).await
}

fn text(answer: &Answer) -> String {
    String::from_utf8(answer.body.clone()).expect("text")
}

/// What a tag of the head says, with what was written for HTML read again.
fn meta(page: &str, name: &str) -> String {
    let start =
        [format!("<meta property=\"{name}\" content=\""), format!("<meta name=\"{name}\" content=\"")];
    let found = start.iter().find_map(|start| page.split_once(start.as_str()));
    let (_, rest) = found.unwrap_or_else(|| panic!("no {name} in {page}"));
    rest.split('"').next().unwrap_or_default().replace("&amp;", "&").replace("&#39;", "'")
}

/// Width and height as the head of a PNG says.
fn size_of(png: &[u8]) -> [u32; 2] {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes")))
}

/// Looks at an address as those do who show links, and returns its title.
async fn crawled(server: &Running, path: &str, language: &str) -> String {
    let accept = format!("accept-language: {language}");
    let answer = server.get(path, &[&accept]).await;
    let page = text(&answer);
    assert_eq!(answer.status, 200, "{path}");
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert!(answer.header("vary").contains("accept-language"), "{path}");
    assert!(page.contains(&format!("<html lang=\"{language}\">")), "{path} {language}: {page}");
    assert_eq!(page.matches("<title>").count(), 1, "{path}");
    assert_eq!(page.matches("name=\"description\"").count(), 1, "{path}");
    let title = meta(&page, "og:title");
    assert!(title.chars().count() > 4 && !title.contains("links-"), "{path}: {title}");
    assert!(meta(&page, "description").chars().count() > 20, "{path}");
    for (one, other) in [
        ("og:title", "twitter:title"),
        ("og:description", "twitter:description"),
        ("og:image", "twitter:image"),
    ] {
        assert_eq!(meta(&page, one), meta(&page, other), "{path}");
    }
    assert_eq!(meta(&page, "twitter:card"), "summary_large_image");
    let image = meta(&page, "og:image");
    let address = &image[image.find("/api/").expect("a picture of ours")..];
    let picture = server.get(address, &[]).await;
    assert_eq!((picture.status, picture.header("content-type")), (200, "image/png"), "{path}: {address}");
    assert_eq!(size_of(&picture.body), [1200, 630]);
    assert!(picture.body.len() < 100_000, "{path}: {} bytes", picture.body.len());
    assert_eq!(picture.header("cross-origin-resource-policy"), "cross-origin");
    let tag = format!("if-none-match: {}", picture.header("etag"));
    let again = server.get(address, &[&tag]).await;
    assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
    title
}

#[tokio::test]
async fn every_kind_of_page_says_what_it_is_in_four_languages() {
    let server = server().await;
    let paths = [
        "/",
        "/new/yinsh",
        "/new/lyngk/online",
        "/rules/kulami",
        "/learn",
        "/learn/lyngk",
        "/online",
        "/about",
        "/settings",
        CODE_LIKE,
        "/l/kulami",
    ];
    for path in paths {
        let mut titles = Vec::new();
        for language in LANGUAGES {
            titles.push(crawled(&server, path, language).await);
        }
        let [first, rest @ ..] = titles.as_slice() else { panic!("four titles") };
        assert!(rest.iter().any(|title| title != first), "{path}: the same in all languages: {titles:?}");
    }
}

#[tokio::test]
async fn pages_are_packed_for_who_reads_brotli() {
    let server = server().await;
    let plain = server.get("/rules/yinsh?lang=ru", &[]).await;
    let packed = server.get("/rules/yinsh?lang=ru", &["accept-encoding: gzip, br"]).await;
    assert_eq!(packed.header("content-encoding"), "br");
    assert!(packed.header("vary").contains("accept-encoding"));
    assert!(packed.body.len() * 3 < plain.body.len(), "{} of {}", packed.body.len(), plain.body.len());
    assert_ne!(packed.header("etag"), plain.header("etag"), "two contents");
    let tag = format!("if-none-match: {}", packed.header("etag"));
    let again = server.get("/rules/yinsh?lang=ru", &["accept-encoding: br", &tag]).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[tokio::test]
async fn a_step_of_a_course_and_a_problem_have_their_own_card() {
    let server = server().await;
    for game in orrery_games::GameKind::ALL {
        let course = orrery_learn::Course::of(game);
        let step = &course.steps()[0];
        let page = text(&server.get(&format!("/learn/{game}/{}", step.id()), &[]).await);
        assert!(meta(&page, "og:title").ends_with(game.title()));
        assert_ne!(meta(&page, "og:title"), meta(&text(&server.get("/", &[]).await), "og:title"));
        for problem in course.problems().iter().take(1) {
            crawled(&server, &format!("/learn/{game}/{}", problem.id()), "hu").await;
        }
    }
}

#[tokio::test]
async fn an_address_can_name_its_language() {
    let server = server().await;
    let page = text(&server.get("/rules/yinsh?lang=ro", &["accept-language: ru"]).await);
    assert!(page.contains("<html lang=\"ro\">"));
    assert!(page.contains("<link rel=\"canonical\" href=\"https://games.example.org/rules/yinsh?lang=ro\">"));
    for language in LANGUAGES {
        let link =
            format!("hreflang=\"{language}\" href=\"https://games.example.org/rules/yinsh?lang={language}\"");
        assert!(page.contains(&link), "{link}");
    }
    assert!(page.contains("hreflang=\"x-default\" href=\"https://games.example.org/rules/yinsh\""));
    let plain = text(&server.get("/rules/yinsh", &["accept-language: ru"]).await);
    assert!(plain.contains("<html lang=\"ru\">"));
    assert!(plain.contains("<link rel=\"canonical\" href=\"https://games.example.org/rules/yinsh\">"));
}

#[tokio::test]
async fn rules_and_games_can_be_read_without_script() {
    let server = server().await;
    for (language, word) in [
        ("en", "independent, unofficial"),
        ("ro", "neoficială"),
        ("ru", "неофициальная"),
        ("hu", "nem hivatalos"),
    ] {
        let home = text(&server.get(&format!("/?lang={language}"), &[]).await);
        let rules = text(&server.get(&format!("/rules/lyngk?lang={language}"), &[]).await);
        for page in [&home, &rules] {
            assert!(page.contains(word), "{language}: it says that it is unofficial");
            assert!(page.contains("<noscript><main>") && page.contains("needs JavaScript"), "{language}");
        }
        assert!(
            home.contains("itemtype=\"https://schema.org/Game\"")
                && home.contains("href=\"/rules/kulami?lang=")
        );
        assert!(rules.matches("<h2").count() > 5 && rules.len() > 6_000, "{language}: {}", rules.len());
        assert!(!rules.contains("rules-lyngk-"), "{language}: every text has words");
    }
    let map = text(&server.get("/sitemap.xml", &[]).await);
    assert!(map.contains("<loc>https://games.example.org/rules/yinsh?lang=hu</loc>"), "{map}");
    let robots = text(&server.get("/robots.txt", &[]).await);
    assert!(robots.contains("Sitemap: https://games.example.org/sitemap.xml"), "{robots}");
    let of_map = map.split("<loc>").skip(1).filter_map(|rest| rest.split('<').next());
    for address in of_map {
        let path = address.strip_prefix("https://games.example.org").expect("ours");
        let page = text(&server.get(path, &[]).await);
        assert!(!page.contains("noindex"), "{path}");
    }
}

#[tokio::test]
async fn a_game_shows_its_players_and_changes_its_picture() {
    let server = Running::start_site(site, Options::default()).await;
    let ana = Person::named(server.address, "Ana & Co").await;
    let bogdan = Person::named(server.address, "山田").await;
    let (game, key) = ana.new_game(json!({ "config": "yinsh", "side": "first" })).await;
    let path = format!("/play/{game}");
    let title = crawled(&server, &path, "en").await;
    assert!(title.contains("Ana & Co") && title.contains("YINSH"), "{title}");
    bogdan.join(&game, &key).await;
    let page = text(&server.get(&path, &[]).await);
    let title = meta(&page, "og:title");
    assert!(title.contains("Player"), "a name that cannot be drawn is not nothing: {title}");
    assert!(page.contains("noindex"), "games are for those who have the link");
    assert!(page.contains("application/json+oembed"));
    let before = meta(&page, "og:image");
    let (_, state) = ana.get(&format!("/api/v1/games/{game}")).await;
    let id = turn_id(&mut Rng::new(1));
    let turn = json!({ "act": "turn", "base": state["base"], "turn_id": id, "actions": ["f6"] });
    let (status, said) = ana.post(&format!("/api/v1/games/{game}/acts"), turn).await;
    assert_eq!(status, 200, "{said}");
    let after = meta(&text(&server.get(&path, &[]).await), "og:image");
    assert_ne!(before, after, "whoever keeps the picture asks anew");
    crawled(&server, &path, "ru").await;
}

#[tokio::test]
async fn pictures_are_what_was_asked_for_and_nonsense_is_told() {
    let server = server().await;
    let link = "link=yinsh,f6,e5,g6,f5";
    let small = server.get(&format!("/api/v1/pictures/board.png?{link}&size=200"), &[]).await;
    assert_eq!((small.status, size_of(&small.body)[0]), (200, 200));
    let big = server.get(&format!("/api/v1/pictures/board.png?{link}"), &[]).await;
    assert_eq!(size_of(&big.body)[0], 1200);
    assert!(big.body.len() < 200_000);
    let svg = server.get(&format!("/api/v1/pictures/board.svg?{link}&theme=dark&side=second"), &[]).await;
    assert_eq!(svg.header("content-type"), "image/svg+xml");
    assert!(text(&svg).starts_with("<svg"));
    assert!(!svg.header("content-security-policy").contains("script"), "a picture runs nothing");
    let gif = server.get(&format!("/api/v1/pictures/game.gif?{link}&size=160&from=1&to=3"), &[]).await;
    assert_eq!((gif.status, &gif.body[..6]), (200, b"GIF89a".as_slice()));
    for (query, says) in [
        ("board.png?link=chess", "chess"),
        ("board.png?link=yinsh,z9", "action 1"),
        ("board.png", "either"),
        ("board.png?link=yinsh&size=99999", "size: from 64 to 1600"),
        ("board.png?link=yinsh&size=-1", "digit"),
        ("board.png?link=yinsh&turn=7", "turn"),
        ("board.png?link=yinsh&theme=pink", "pink"),
        ("board.png?link=yinsh&colour=red", "colour"),
        ("board.png?link=yinsh&caption=%E5%B1%B1", "caption"),
        ("game.gif?link=yinsh&size=4000", "size"),
        ("game.gif?link=yinsh&from=3", "from"),
        ("card.png?of=x", "of"),
        ("card.png?of=/&lang=de", "lang"),
    ] {
        let answer = server.get(&format!("/api/v1/pictures/{query}"), &[]).await;
        assert_eq!(answer.status, 400, "{query}");
        assert!(text(&answer).contains(says), "{query}: {}", text(&answer));
        assert_eq!(answer.header("cache-control"), "no-store", "{query}");
    }
    let long = format!("/api/v1/pictures/board.png?link={}", "a".repeat(3_000));
    assert_eq!(server.get(&long, &[]).await.status, 400);
    assert_eq!(server.get("/api/v1/pictures/board.png?game=0123456789", &[]).await.status, 404);
}

#[tokio::test]
async fn only_boards_for_other_pages_may_be_framed() {
    let server = server().await;
    for path in ["/embed/l/yinsh,f6,e5", "/embed/frame.js", "/embed/frame.css", "/embed/l/nonsense"] {
        let answer = server.get(path, &["cookie: orrery-session=x"]).await;
        assert!(answer.header("content-security-policy").ends_with("frame-ancestors *"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), "cross-origin", "{path}");
        assert!(answer.all("set-cookie").is_empty(), "{path}");
    }
    for path in ["/", CODE_LIKE, "/rules/yinsh", "/api/v1/lobby", "/robots.txt", "/nowhere"] {
        let answer = server.get(path, &[]).await;
        assert!(answer.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{path}");
    }
}

#[tokio::test]
async fn a_board_for_other_pages_works_without_script() {
    let server = server().await;
    let answer = server.get("/embed/l/yinsh,z9?lang=ro&theme=dark&turn=0", &[]).await;
    assert_eq!(answer.status, 400, "an action that cannot be played");
    let answer = server.get("/embed/l/yinsh,f6,e5,g6?lang=ro&theme=dark&turn=1", &[]).await;
    let page = text(&answer);
    assert!(page.contains("<html lang=\"ro\" data-theme=\"dark\">"), "{page}");
    assert_eq!(page.matches("<li>").count(), 4, "the start and three turns");
    assert!(page.contains("aria-current=\"true\""));
    let image = page.split("<img id=\"board\" src=\"").nth(1).and_then(|rest| rest.split('"').next());
    let image = image.expect("a board").replace("&amp;", "&");
    assert!(image.contains("turn=1") && image.contains("theme=dark"), "{image}");
    assert_eq!(server.get(&image, &[]).await.status, 200);
    let next = page.split("id=\"on\" href=\"").nth(1).and_then(|rest| rest.split('"').next());
    let next = next.expect("a link").replace("&amp;", "&");
    let page = text(&server.get(&format!("/embed/l/yinsh,f6,e5,g6{next}"), &[]).await);
    assert!(
        page.contains("turn=2") && page.contains("data-theme=\"dark\""),
        "the next turn in the same colours"
    );
    let gone = server.get("/embed/play/0123456789", &[]).await;
    assert_eq!((gone.status, gone.header("content-type")), (404, "text/html; charset=utf-8"));
}

#[tokio::test]
async fn other_sites_ask_how_to_show_a_game() {
    let server = server().await;
    let ask = async |url: &str| {
        server.get(&format!("/api/v1/oembed?url={url}"), &["origin: https://blog.example"]).await
    };
    let answer = ask("https%3A%2F%2Fgames.example.org%2Fl%2Fyinsh%2Cf6%2Ce5&maxwidth=300").await;
    assert_eq!((answer.status, answer.header("access-control-allow-origin")), (200, "*"));
    let json: serde_json::Value = serde_json::from_slice(&answer.body).expect("JSON");
    assert_eq!((json["type"].as_str(), json["version"].as_str()), (Some("rich"), Some("1.0")));
    assert_eq!(json["width"], 300);
    let html = json["html"].as_str().expect("a snippet");
    assert!(
        html.starts_with("<iframe src=\"https://games.example.org/embed/l/yinsh,f6,e5?lang=en\""),
        "{html}"
    );
    assert_eq!(ask("https%3A%2F%2Felsewhere.example%2Fl%2Fyinsh").await.status, 400);
    assert_eq!(ask("https%3A%2F%2Fgames.example.org%2Frules%2Fyinsh").await.status, 404);
    assert_eq!(ask("https%3A%2F%2Fgames.example.org%2Fl%2Fyinsh&format=xml").await.status, 400);
}

/// Every request is answered, with a picture or with the word to come back, and the server goes on.
#[tokio::test(flavor = "multi_thread")]
async fn many_different_pictures_at_once_are_bounded() {
    let server = server().await;
    let address = server.address;
    let asked = (0..200).map(|number| {
        tokio::spawn(async move {
            let path = format!("/api/v1/pictures/board.png?link=kulami&size={}", 64 + number);
            common::request(address, "GET", &path, &[]).await
        })
    });
    let asked: Vec<_> = asked.collect();
    let (mut drawn, mut busy) = (0, 0);
    for answer in asked {
        let answer = answer.await.expect("no panic");
        match answer.status {
            200 => drawn += 1,
            429 | 503 => {
                busy += 1;
                assert!(!answer.header("retry-after").is_empty());
            }
            other => panic!("{other}: {}", text(&answer)),
        }
    }
    assert!(drawn > 0, "some are drawn: {drawn}, {busy}");
    assert_eq!(server.get("/api/v1/pictures/card.png?of=/", &[]).await.status, 200);
}
