//! A board within somebody else's page: small, without the app, without cookies, and the only page that may be framed.
//!
//! It works without script, too: each turn is a link, and the board a picture. The script only exchanges the picture, so that
//! keys work and nothing is loaded twice.

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use orrery_pictures::{Still, stills};
use orrery_text::Words;
use orrery_view::{Phrase, Question, Theme, ViewState, colour};
use orrery_wire::GameId;

use crate::hub::Hub;
use crate::links::api::{board_address, query_of};
use crate::links::html::escape;
use crate::links::language::{language_of, words};
use crate::links::subject::{Shown, heading};
use crate::links::{base, text};
use crate::problem::Problem;

/// What a board within another page may do: nothing but its own files. Anybody may frame it.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors *";

const SCRIPT: &str = include_str!("frame.js");
const STYLE: &str = include_str!("frame.css");

/// What the page uses of the app's tokens.
const TOKENS: [&str; 7] = ["--page", "--surface", "--ink", "--ink-2", "--accent", "--accent-soft", "--edge"];

/// The style sheet with the colours of the app.
static STYLES: LazyLock<String> = LazyLock::new(|| {
    let tokens = |theme: Theme| {
        TOKENS.iter().fold(String::new(), |mut list, name| {
            _ = write!(list, "{name}:{};", colour(theme, name));
            list
        })
    };
    let (light, dark) = (tokens(Theme::Light), tokens(Theme::Dark));
    format!(
        ":root{{color-scheme:light;{light}}}\n:root[data-theme=\"dark\"]{{color-scheme:dark;{dark}}}\n\
         @media (prefers-color-scheme: dark){{:root:not([data-theme]){{color-scheme:dark;{dark}}}}}\n{STYLE}"
    )
});

/// How the page is to look.
struct Wanted<'a> {
    /// `light` or `dark`; the system's if nothing is said.
    theme: Option<&'a str>,
    side: &'a str,
    turn: Option<usize>,
}

/// The address of the board of a page within other pages, if such a page may have one.
pub fn path_of(page: &str) -> Option<String> {
    ["/play/", "/l/"].iter().any(|start| page.starts_with(start)).then(|| format!("/embed{page}"))
}

/// Answers for everything below `/embed/`.
pub async fn answer(
    State(hub): State<Hub>,
    Path(what): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    const A_DAY: &str = "public, max-age=86400";
    match what.as_str() {
        "frame.js" => return text(&headers, "text/javascript; charset=utf-8", A_DAY, SCRIPT.to_owned()),
        "frame.css" => return text(&headers, "text/css; charset=utf-8", A_DAY, STYLES.clone()),
        _ => {}
    }
    let words = words(language_of(&uri, &headers));
    match page(&hub, &what, &uri, words, &base(&hub, &headers)).await {
        Ok(page) => text(&headers, "text/html; charset=utf-8", "no-cache", page),
        Err(problem) => gone(words, &problem),
    }
}

/// Says that there is nothing, in the frame itself: an error for programs would be all that a reader sees.
fn gone(words: &Words, problem: &Problem) -> Response {
    let said = escape(&words.say(&Phrase::new("links-embed-gone")));
    let language = words.language().code();
    let page = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Orrery</title>\
         <link rel=\"stylesheet\" href=\"/embed/frame.css\"><main><p>{said}</p></main></html>"
    );
    let status = match problem {
        Problem::NotFound => StatusCode::NOT_FOUND,
        Problem::Bad(_) => StatusCode::BAD_REQUEST,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    };
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    let mut response = (status, [(header::CONTENT_TYPE, kind)], page).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn page(hub: &Hub, what: &str, uri: &Uri, words: &Words, base: &str) -> Result<String, Problem> {
    let (game, shown) = match what.split_once('/') {
        Some(("play", name)) => {
            let name: GameId = name.parse().map_err(|_| Problem::NotFound)?;
            let shown = Shown::of_server(hub, &name).await?.0;
            (Some(name), shown)
        }
        Some(("l", link)) => (None, Shown::of_link(link)?),
        _ => return Err(Problem::NotFound),
    };
    let link = what.split_once('/').map_or("", |(_, link)| link);
    let value = |name: &str| {
        let pairs = uri.query().unwrap_or_default().split('&');
        pairs.filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
    };
    let wanted = Wanted {
        theme: value("theme").filter(|theme| ["light", "dark"].contains(theme)),
        side: if value("side") == Some("second") { "second" } else { "first" },
        turn: value("turn").and_then(|turn| turn.parse().ok()),
    };
    let all = stills(&shown.game, 0..=usize::MAX);
    let title =
        heading(words, &shown, if shown.game.played() == 0 { "links-position" } else { "links-game" });
    let page = Page { words, title, all, wanted, what: query_of(game.as_ref(), link), path: what };
    Ok(page.write(base))
}

/// A page that is being written.
struct Page<'a> {
    words: &'a Words,
    title: String,
    all: Vec<Still>,
    wanted: Wanted<'a>,
    /// The game, as the addresses of its pictures name it.
    what: String,
    /// The path below `/embed/`.
    path: &'a str,
}

impl Page<'_> {
    fn say(&self, key: &'static str) -> String {
        escape(&self.words.say(&Phrase::new(key)))
    }

    fn write(&self, base: &str) -> String {
        let last = self.all.len().saturating_sub(1);
        let turn = self.wanted.turn.unwrap_or(last).min(last);
        let (language, title) = (self.words.language().code(), escape(&self.title));
        let theme = self.wanted.theme.map(|theme| format!(" data-theme=\"{theme}\"")).unwrap_or_default();
        let label = Phrase::new("links-embed").with("title", self.title.as_str());
        let label = escape(&self.words.say(&label));
        let canonical = escape(&format!("{base}/{}", self.path));
        let mut page = format!(
            "<!doctype html>\n<html lang=\"{language}\"{theme}>\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <meta name=\"robots\" content=\"noindex\">\n<link rel=\"canonical\" href=\"{canonical}\">\n\
             <link rel=\"stylesheet\" href=\"/embed/frame.css\">\n<script src=\"/embed/frame.js\" defer></script>\n\
             </head>\n<body>\n<main aria-label=\"{label}\">\n<h1>{title}</h1>\n"
        );
        self.board(&mut page, turn);
        self.steps(&mut page, turn, last);
        self.turns(&mut page, turn);
        let open = self.say("links-embed-open");
        _ = write!(
            page,
            "<footer><a href=\"{canonical}?lang={language}\" target=\"_blank\" rel=\"noopener\">{open}</a></footer>\n\
             </main>\n</body>\n</html>\n"
        );
        page
    }

    fn picture(&self, turn: usize, theme: &str) -> String {
        escape(&board_address(&self.what, turn, theme, self.wanted.side))
    }

    fn board(&self, page: &mut String, turn: usize) {
        let alt = escape(&self.position(turn));
        let light = self.picture(turn, self.wanted.theme.unwrap_or("light"));
        let dark = match self.wanted.theme {
            Some(_) => String::new(),
            None => {
                let dark = self.picture(turn, "dark");
                format!("<source media=\"(prefers-color-scheme: dark)\" srcset=\"{dark}\">")
            }
        };
        _ = writeln!(
            page,
            "<picture>{dark}<img id=\"board\" src=\"{light}\" alt=\"{alt}\" width=\"720\" height=\"720\"></picture>"
        );
        let said = escape(&self.told(turn));
        _ = writeln!(page, "<p id=\"said\" role=\"status\">{said}</p>");
    }

    fn steps(&self, page: &mut String, turn: usize, last: usize) {
        page.push_str("<nav>\n");
        for (id, key, to, sign) in [
            ("first", "links-embed-first", 0, "«"),
            ("back", "links-embed-back", turn.saturating_sub(1), "‹"),
            ("on", "links-embed-on", (turn + 1).min(last), "›"),
            ("last", "links-embed-last", last, "»"),
        ] {
            let (name, href) = (self.say(key), self.address(to));
            _ = writeln!(
                page,
                "<a class=\"step\" id=\"{id}\" href=\"{href}\" aria-label=\"{name}\" title=\"{name}\">{sign}</a>"
            );
        }
        page.push_str("</nav>\n");
    }

    /// Every turn, with what is said of it and of the board after it.
    fn turns(&self, page: &mut String, turn: usize) {
        let name = self.say("links-embed-turns");
        _ = writeln!(page, "<ol start=\"0\" aria-label=\"{name}\" tabindex=\"0\">");
        for number in 0..self.all.len() {
            let written = match number.checked_sub(1) {
                None => self.say("links-embed-start"),
                Some(before) => escape(&self.actions(before, number)),
            };
            let current = if number == turn { " aria-current=\"true\"" } else { "" };
            let (said, alt) = (escape(&self.told(number)), escape(&self.position(number)));
            let href = self.address(number);
            _ = writeln!(
                page,
                "<li><a href=\"{href}\" data-said=\"{said}\" data-board=\"{alt}\"{current}>{written}</a></li>"
            );
        }
        page.push_str("</ol>\n");
    }

    /// The address of this page after another turn.
    fn address(&self, turn: usize) -> String {
        let theme = self.wanted.theme.map(|theme| format!("&theme={theme}")).unwrap_or_default();
        let (language, side) = (self.words.language().code(), self.wanted.side);
        escape(&format!("?turn={turn}&lang={language}&side={side}{theme}"))
    }

    /// The actions between two moments.
    fn actions(&self, before: usize, after: usize) -> String {
        let actions = self.all[after].table.actions();
        actions[self.all[before].table.played()..].join(" ")
    }

    /// Which turn it is, and what was done in it.
    fn told(&self, turn: usize) -> String {
        let Some(before) = turn.checked_sub(1) else {
            return self.words.say(&Phrase::new("links-embed-start"));
        };
        let turns = (self.all.len() - 1) as i64;
        let number = Phrase::new("links-embed-turn").with("number", turn as i64).with("turns", turns);
        let told = self.all[turn].table.tell(self.all[before].table.played());
        let told: Vec<String> = told.iter().map(|phrase| self.words.say(phrase)).collect();
        format!("{}. {}", self.words.say(&number), told.join(" "))
    }

    /// What stands on the board.
    fn position(&self, turn: usize) -> String {
        let table = &self.all[turn].table;
        let said = table.ask(&ViewState::default(), Question::Board);
        said.iter().map(|phrase| self.words.say(phrase)).collect::<Vec<_>>().join(" ")
    }
}
