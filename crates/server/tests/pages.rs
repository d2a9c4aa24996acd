//! What strangers write into addresses, headers, names and codes stays text in pages and pictures, and costs no more than
//! it may.

mod common;

use std::borrow::Cow;
use std::net::SocketAddr;

use common::player::Person;
use common::{Answer, Running, request};
use orrery_games::core::Rng;
use orrery_server::{File, Options};
use orrery_study::Study;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<title>Orrery</title>\n\
    <meta name=\"description\" content=\"old\">\n</head>\n<body>\n<noscript></noscript>\n</body>\n</html>\n";

/// What somebody would like to have in a page of ours.
const MARKUP: &str = "\"'><script>alert(1)</script><img src=x onerror=alert(1)>";

fn site(path: &str) -> Option<File> {
    (path == "index.html").then(|| File { content: Cow::Borrowed(PAGE.as_bytes()), hash: [7; 32] })
}

async fn server() -> Running {
    let mut options = Options::default();
    // What is asked for here is more than one address may.
    options.limits.address.burst = f64::INFINITY;
    Running::start_site(site, options).await
}

fn text(answer: &Answer) -> String {
    String::from_utf8_lossy(&answer.body).into_owned()
}

fn percent(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// It is an answer of ours, in which nothing stands as markup that a stranger wrote.
fn is_harmless(answer: &Answer, what: &str) {
    assert!(answer.status < 500, "{what}: {} {}", answer.status, text(answer));
    let page = text(answer);
    let is_markup =
        answer.header("content-type").contains("html") || answer.header("content-type").contains("svg");
    if is_markup {
        for wrong in ["<script>alert", "<img src=x", "onerror=alert(1)>", "javascript:"] {
            assert!(!page.contains(wrong), "{what}: {wrong} in {page}");
        }
    }
    assert!(answer.header("x-injected").is_empty() && answer.all("set-cookie").is_empty(), "{what}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{what}");
    assert!(answer.header("content-security-policy").starts_with("default-src 'none'"), "{what}");
}

/// One request with a head that no client would send.
async fn raw(address: SocketAddr, head: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    stream.write_all(head.as_bytes()).await.expect("it reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("it answers");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn what_stands_in_an_address_stays_text() {
    let server = server().await;
    let markup = percent(MARKUP);
    let injected = "%0d%0ax-injected:%20yes%0d%0aset-cookie:%20a=b";
    let places = [
        "/l/{}",
        "/play/{}",
        "/game/{}",
        "/puzzles/{}",
        "/rules/{}",
        "/rules/yinsh/{}",
        "/learn/yinsh/{}",
        "/new/{}",
        "/analysis/{}",
        "/settings/{}",
        "/{}",
        "/?lang={}",
        "/rules/yinsh?lang=en&x={}",
        "/embed/{}",
        "/embed/l/{}",
        "/embed/play/{}",
        "/embed/l/yinsh,f6?lang={}",
        "/embed/l/yinsh,f6?theme={}",
        "/embed/l/yinsh,f6?side={}",
        "/embed/l/yinsh,f6?turn={}",
        "/api/v1/oembed?url={}",
        "/api/v1/pictures/card.png?of={}",
        "/api/v1/pictures/card.png?of=/l/{}",
        "/api/v1/pictures/board.svg?link={}",
        "/api/v1/pictures/board.svg?link=yinsh&caption={}",
        "/api/v1/pictures/board.svg?game={}",
        "/api/v1/pictures/game.gif?link=yinsh&lang={}",
        "/api/reference/{}",
        "/api/{}",
        "/health/{}",
        "/robots.txt?{}",
        "/sitemap.xml?{}",
    ];
    for place in places {
        for hostile in
            [markup.as_str(), injected, "%00", "%ff%fe", "%F0%9F%92%A9", "..%2f..%2f..%2fetc%2fpasswd"]
        {
            let path = place.replace("{}", hostile);
            let answer = server.get(&path, &[]).await;
            is_harmless(&answer, &path);
            assert!(!text(&answer).contains("root:"), "{path}");
        }
    }
    let caption = format!(
        "/api/v1/pictures/board.svg?link=kulami&caption={}",
        percent("</text><script>alert(1)</script>&")
    );
    let answer = server.get(&caption, &[]).await;
    assert_eq!(answer.status, 200, "{}", text(&answer));
    is_harmless(&answer, &caption);
}

#[tokio::test]
async fn what_stands_in_a_header_stays_text() {
    let server = server().await;
    for headers in [
        "accept-language: \"><script>alert(1)</script>,ro;q=NaN,hu;q=1e99",
        "accept-encoding: br;q=inf, \"><script>alert(1)</script>",
        "if-none-match: \"><script>alert(1)</script>",
        "x-forwarded-for: \"><script>alert(1)</script>",
        "x-forwarded-host: evil.example",
        "origin: \"><script>alert(1)</script>",
        "range: bytes=0-18446744073709551615",
    ] {
        for path in
            ["/", "/rules/yinsh", "/embed/l/yinsh,f6", "/api/v1/pictures/card.png?of=/", "/sitemap.xml"]
        {
            let answer = server.get(path, &[headers]).await;
            is_harmless(&answer, &format!("{path} {headers}"));
            assert!(!text(&answer).contains("evil.example"), "{path} {headers}");
        }
    }
    // Where no public address is known, the one of the request is taken, if it can be one.
    for host in ["\"><script>alert(1)</script>", "evil.example/x?y", "a b", "user@evil.example", "", "[", "é"]
    {
        let head = format!("GET /sitemap.xml HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        let answer = raw(server.address, &head).await;
        let is_refused = answer.starts_with("HTTP/1.1 400");
        assert!(is_refused || answer.contains("<loc>http://"), "{host}: {answer}");
        assert!(!answer.contains("<script>") && !answer.contains("evil.example"), "{host}: {answer}");
    }
    assert_eq!(server.get("/health/ready", &[]).await.status, 200);
}

#[tokio::test]
async fn no_address_leads_to_another_host_or_out_of_the_files() {
    let server = server().await;
    for path in ["//play/x", "//new", "//l/yinsh", "//evil.example/", "///", "//"] {
        let answer = server.get(path, &[]).await;
        assert_eq!(answer.status, 404, "{path}: {}", text(&answer));
    }
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%5c..%5cetc%5cpasswd",
        "/icons/../../../Cargo.toml",
        "/embed/../../Cargo.toml",
        "/api/reference/../../Cargo.toml",
        "/index.html.br",
        "/.well-known/../../Cargo.toml",
    ] {
        let answer = server.get(path, &[]).await;
        assert!([400, 404].contains(&answer.status), "{path}: {}", answer.status);
        is_harmless(&answer, path);
    }
    // A link in a page always begins with one slash, or with our own address.
    for path in ["/play/x", "/about", "/l/yinsh,f6,e5", "/rules/lyngk"] {
        let page = text(&server.get(path, &[]).await);
        for link in page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let own = format!("http://{}/", server.address);
            let is_ours = link.starts_with(&own) || (link.starts_with('/') && !link.starts_with("//"));
            assert!(is_ours, "{path}: {link}");
        }
    }
}

#[tokio::test]
async fn names_stay_text_in_heads_cards_films_and_boards() {
    let server = server().await;
    let ana = Person::named(server.address, "<script>alert(1)").await;
    let ben = Person::named(server.address, "\"'><img src=x>").await;
    let (game, key) = ana.new_game(json!({ "config": "kulami", "side": "first" })).await;
    for joined in [false, true] {
        if joined {
            ben.join(&game, &key).await;
        }
        let pages = [
            format!("/play/{game}"),
            format!("/embed/play/{game}"),
            format!("/api/v1/pictures/board.svg?game={game}"),
            format!("/api/v1/pictures/game.gif?game={game}"),
            format!("/api/v1/pictures/card.png?of=/play/{game}"),
        ];
        for path in pages {
            let answer = server.get(&path, &[]).await;
            assert_eq!(answer.status, 200, "{path}: {}", text(&answer));
            is_harmless(&answer, &path);
        }
    }
    let url = percent(&format!("http://{}/play/{game}", server.address));
    let answer = server.get(&format!("/api/v1/oembed?url={url}"), &[]).await;
    let json: serde_json::Value = serde_json::from_slice(&answer.body).expect("JSON");
    let html = json["html"].as_str().expect("a snippet");
    assert!(!html.contains("<script") && !html.contains("<img") && html.matches('<').count() == 2, "{html}");
}

/// A study that a stranger wrote, as a link.
fn code_of(record: &str) -> String {
    let study = Study::from_record(&record.parse().expect("a record")).expect("a study");
    orrery_study::encode(&study, true)
}

#[tokio::test]
async fn codes_of_strangers_are_shown_as_text_or_not_at_all() {
    let server = server().await;
    let name = MARKUP.replace('"', "\\\"");
    let record = format!(
        "[Game \"yinsh\"]\n[Config \"yinsh\"]\n[First \"{name}\"]\n[Second \"{name}\"]\n[Result \"*\"]\n\n1. f6 {{{MARKUP}}} 1... e5 *\n"
    );
    let code = code_of(&record);
    for path in [
        format!("/l/{code}"),
        format!("/embed/l/{code}"),
        format!("/api/v1/pictures/board.svg?link={code}"),
        format!("/api/v1/pictures/card.png?of=/l/{code}"),
        format!("/api/v1/pictures/game.gif?link={code}&size=120"),
    ] {
        let answer = server.get(&path, &[]).await;
        assert_eq!(answer.status, 200, "{path}: {}", text(&answer));
        is_harmless(&answer, &path);
    }
    // Codes with a right checksum and nonsense in them.
    let mut rng = Rng::new(30);
    for number in 0..400 {
        let length = rng.index(if number % 4 == 0 { 1_400 } else { 40 });
        let byte = |rng: &mut Rng| match number % 3 {
            0 => 0,
            1 => 0xff,
            _ => rng.index(256) as u8,
        };
        let mut payload: Vec<u8> = (0..length).map(|_| byte(&mut rng)).collect();
        payload.extend((0..rng.index(8)).map(|_| rng.index(256) as u8));
        let code = orrery_study::seal(&payload);
        let answer = server.get(&format!("/embed/l/{code}"), &[]).await;
        assert!([200, 400].contains(&answer.status), "{code}: {}", answer.status);
        is_harmless(&answer, &code);
    }
}

#[tokio::test]
async fn numbers_without_sense_are_told() {
    let server = server().await;
    let numbers =
        ["0", "-1", "4294967295", "4294967296", "18446744073709551615", "1e9", "NaN", "", "0x10", "٣"];
    for number in numbers.map(percent) {
        for path in [
            "/embed/l/yinsh,f6,e5?turn={}",
            "/api/v1/pictures/board.svg?link=yinsh,f6&turn={}",
            "/api/v1/pictures/board.svg?link=yinsh,f6&size={}",
            "/api/v1/pictures/game.gif?link=yinsh,f6&size=120&from={}",
            "/api/v1/pictures/game.gif?link=yinsh,f6&size=120&to={}",
            "/api/v1/pictures/game.gif?link=yinsh,f6&size=120&from={}&to={}",
            "/api/v1/pictures/game.gif?link=yinsh,f6&size=120&delay={}",
            "/api/v1/oembed?url=x&maxwidth={}&maxheight={}",
        ] {
            let path = path.replace("{}", &number);
            let answer = server.get(&path, &[]).await;
            assert!([200, 400].contains(&answer.status), "{path}: {} {}", answer.status, text(&answer));
        }
    }
    let ana = Person::named(server.address, "Ana").await;
    for (path, body) in [
        ("analyse", json!({ "config": "yinsh", "actions": vec!["f6"; 2_000] })),
        ("analyse", json!({ "position": "yinsh|".to_owned() + &"9".repeat(10_000) })),
        ("analyse", json!({ "config": "lyngk:seed=99999999999999999999999" })),
        ("analyse", json!({ "config": "yinsh", "nodes": u64::MAX, "lines": u32::MAX })),
        ("reviews", json!({ "config": "yinsh", "actions": ["f6"], "known": u32::MAX })),
        ("reviews", json!({ "config": "yinsh", "actions": vec!["é".repeat(50); 100] })),
        ("reviews", json!({ "position": "|", "actions": ["f6"] })),
    ] {
        let (status, answer) = ana.post(&format!("/api/v1/{path}"), body).await;
        assert!([200, 400].contains(&status), "{path}: {status} {answer}");
    }
    assert_eq!(request(server.address, "GET", "/health/ready", &[]).await.status, 200);
}
