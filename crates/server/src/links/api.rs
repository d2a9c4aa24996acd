//! Pictures of games and positions, for whoever asks.

#![allow(unused_qualifications, reason = "what utoipa makes of `params` is qualified")]

use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use orrery_pictures::{BoardPicture, Film, MAX_FRAMES, Still, can_draw, stills, turned};
use orrery_text::Language;
use orrery_view::{Coordinates, Facing, Table, Theme};
use orrery_wire::{ErrorView, GameId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::body::InQuery;
use crate::hub::Hub;
use crate::links::drawing::{Kind, fingerprint};
use crate::links::html::{escape, percent};
use crate::links::language::{accepted, words};
use crate::links::subject::{Shown, drawable, subject};
use crate::links::{base, card_key};
use crate::pages;
use crate::problem::Problem;
use crate::visitor::Client;

/// The widest picture that is drawn for whoever asks.
const WIDEST: u32 = 1600;
/// The widest film, and how many turns it may have.
const WIDEST_FILM: u32 = 720;
const LONGEST_FILM: usize = 200;
/// The longest line below a board.
const LONGEST_CAPTION: usize = 100;
/// For how long a picture may be shown without asking again: what an address shows may change.
const CACHING: &str = "public, max-age=300";
/// How large a board within another page is, if nothing is said, and at most.
const EMBED: [u32; 2] = [480, 640];
const MAX_EMBED: u32 = 4096;

/// The functions that give pictures.
pub fn router() -> OpenApiRouter<Hub> {
    OpenApiRouter::new()
        .routes(routes!(card))
        .routes(routes!(png))
        .routes(routes!(svg))
        .routes(routes!(gif))
        .routes(routes!(oembed))
}

/// Which card.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct WhichCard {
    /// The path of the page whose link is shown.
    #[param(max_length = 2100)]
    of: String,
    /// The language: en, ro, ru or hu.
    lang: Option<String>,
    /// Anything: a card that changed has another address.
    #[serde(rename = "v")]
    _version: Option<String>,
}

/// Colours.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Colours {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, with wide edges.
    Contrast,
}

/// Who looks at the board.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Viewer {
    /// Who moves first.
    #[default]
    First,
    /// The other.
    Second,
}

/// What is shown, and how.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Which {
    /// A game of this server.
    game: Option<GameId>,
    /// Instead of it, a game or position as links have it: a code, or a config or position code with actions.
    #[param(max_length = 2000)]
    link: Option<String>,
    /// After which turn; 0 is before the first one. The last one if nothing is said.
    turn: Option<u32>,
    /// How wide, in pixels; 1200 if nothing is said.
    #[param(minimum = 64, maximum = 1600)]
    size: Option<u32>,
    /// In which colours.
    #[serde(default)]
    #[param(inline)]
    theme: Colours,
    /// From whose side.
    #[serde(default)]
    #[param(inline)]
    side: Viewer,
    /// Whether lines and points are named; they are if nothing is said.
    coordinates: Option<bool>,
    /// Whether the last move is marked; it is if nothing is said.
    marks: Option<bool>,
    /// What is written below.
    #[param(max_length = 100)]
    caption: Option<String>,
}

/// Which part of a game is filmed, and how.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct WhichFilm {
    /// A game of this server.
    game: Option<GameId>,
    /// Instead of it, a game as links have it: a code, or a config or position code with actions.
    #[param(max_length = 2000)]
    link: Option<String>,
    /// The first turn that is shown; 0 is the position before the first one.
    from: Option<u32>,
    /// The last turn that is shown.
    to: Option<u32>,
    /// How wide, in pixels; 480 if nothing is said.
    #[param(minimum = 120, maximum = 720)]
    size: Option<u32>,
    /// How long a turn stands, in milliseconds; 800 if nothing is said.
    #[param(minimum = 20, maximum = 10000)]
    delay: Option<u32>,
    /// In which colours.
    #[serde(default)]
    #[param(inline)]
    theme: Colours,
    /// From whose side.
    #[serde(default)]
    #[param(inline)]
    side: Viewer,
    /// Whether lines and points are named; they are if nothing is said.
    coordinates: Option<bool>,
    /// Whether the last move is marked; it is if nothing is said.
    marks: Option<bool>,
    /// Whether the players are named; they are if nothing is said.
    players: Option<bool>,
    /// The language of what stands in for names: en, ro, ru or hu.
    lang: Option<String>,
}

/// What is to be shown within another page.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct WhichEmbed {
    /// The address of a game or position of this server.
    #[param(max_length = 4000)]
    url: String,
    /// No wider than this.
    maxwidth: Option<u32>,
    /// No higher than this.
    maxheight: Option<u32>,
    /// Only `json`.
    format: Option<String>,
    /// The language: en, ro, ru or hu.
    lang: Option<String>,
}

/// How something is shown within another page (oembed.com).
#[derive(Serialize, ToSchema)]
struct OEmbed {
    /// The version of this form.
    version: &'static str,
    /// What it is.
    r#type: &'static str,
    /// Who shows it.
    provider_name: &'static str,
    /// Where they are.
    provider_url: String,
    /// What it is called.
    title: String,
    /// What to put into the page.
    html: String,
    /// How wide that is.
    width: u32,
    /// How high that is.
    height: u32,
    /// A picture of it.
    thumbnail_url: String,
    /// How wide the picture is.
    thumbnail_width: u32,
    /// How high the picture is.
    thumbnail_height: u32,
}

/// The card that a link to a page shows: a PNG of 1200 × 630 points.
#[utoipa::path(get, path = "/api/v1/pictures/card.png", tag = "pictures", params(WhichCard), responses(
    (status = 200, body = String, content_type = "image/png"), (status = 304), (status = 400, body = ErrorView)))]
async fn card(
    State(hub): State<Hub>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    InQuery(WhichCard { of, lang, .. }): InQuery<WhichCard>,
) -> Result<Response, Problem> {
    if !of.starts_with('/') || of.len() > 2_100 {
        return Err(Problem::Bad("of: the path of a page, which begins with a slash".to_owned()));
    }
    let subject = subject(&hub, &of, language(lang.as_deref(), &headers)?).await;
    let key = card_key(&subject.card);
    send(&hub, client, &headers, "image/png", key, move || subject.card.png()).await
}

/// A picture of a position as a PNG.
#[utoipa::path(get, path = "/api/v1/pictures/board.png", tag = "pictures", params(Which), responses(
    (status = 200, body = String, content_type = "image/png"), (status = 304), (status = 400, body = ErrorView),
    (status = 404, body = ErrorView)))]
async fn png(
    State(hub): State<Hub>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    InQuery(which): InQuery<Which>,
) -> Result<Response, Problem> {
    let (table, picture) = position(&hub, which).await?;
    let key = format!("png {picture:?} {}", table.game().link());
    send(&hub, client, &headers, "image/png", key, move || picture.png(&table)).await
}

/// A picture of a position as an SVG.
#[utoipa::path(get, path = "/api/v1/pictures/board.svg", tag = "pictures", params(Which), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304), (status = 400, body = ErrorView),
    (status = 404, body = ErrorView)))]
async fn svg(
    State(hub): State<Hub>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    InQuery(which): InQuery<Which>,
) -> Result<Response, Problem> {
    let (table, picture) = position(&hub, which).await?;
    let key = format!("svg {picture:?} {}", table.game().link());
    send(&hub, client, &headers, "image/svg+xml", key, move || Ok(picture.svg(&table).into_bytes())).await
}

/// A game, or a part of it, as a moving picture.
#[utoipa::path(get, path = "/api/v1/pictures/game.gif", tag = "pictures", params(WhichFilm), responses(
    (status = 200, body = String, content_type = "image/gif"), (status = 304), (status = 400, body = ErrorView),
    (status = 404, body = ErrorView)))]
async fn gif(
    State(hub): State<Hub>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    InQuery(which): InQuery<WhichFilm>,
) -> Result<Response, Problem> {
    let size = within("size", which.size.unwrap_or(480), Film::SIZES[0], WIDEST_FILM)?;
    let delay = within("delay", which.delay.unwrap_or(800), 20, 10_000)?;
    let words = words(language(which.lang.as_deref(), &headers)?);
    let shown = shown(&hub, which.game, which.link.as_deref()).await?;
    let (from, to) = (which.from.unwrap_or(0) as usize, which.to.map_or(usize::MAX, |to| to as usize));
    let all = crate::links::subject::turns(&shown.game);
    if from > all || to < from {
        return Err(Problem::Bad(format!("from, to: the game has {all} turns")));
    }
    let most = LONGEST_FILM.min(MAX_FRAMES);
    if all.min(to) - from >= most {
        return Err(Problem::Bad(format!("from, to: a film shows {most} turns at most")));
    }
    let table = Table::new(shown.game.clone());
    let film = Film {
        theme: which.theme.into(),
        facing: facing(&table, which.side),
        coordinates: coordinates(which.coordinates),
        marks: which.marks.unwrap_or(true),
        players: which.players.unwrap_or(true).then(|| {
            let names = shown.names.clone().unwrap_or_else(|| {
                orrery_games::core::Player::BOTH.map(|player| words.say(&table.side(player)))
            });
            names.map(|name| drawable(&name, words))
        }),
        size,
        delay: Duration::from_millis(delay.into()),
    };
    let key = format!("gif {film:?} {from} {to} {}", shown.game.link());
    // The moments are many, so they are made where few wait.
    send(&hub, client, &headers, "image/gif", key, move || film.gif(&stills(&shown.game, from..=to))).await
}

/// What to put into another page to show a game or position there (oembed.com).
#[utoipa::path(get, path = "/api/v1/oembed", tag = "pictures", params(WhichEmbed), responses(
    (status = 200, body = OEmbed), (status = 400, body = ErrorView), (status = 404, body = ErrorView)))]
async fn oembed(
    State(hub): State<Hub>,
    headers: HeaderMap,
    InQuery(which): InQuery<WhichEmbed>,
) -> Result<Response, Problem> {
    if which.format.as_deref().is_some_and(|format| format != "json") {
        return Err(Problem::Bad("format: only json".to_owned()));
    }
    let base = base(&hub, &headers);
    let foreign = || Problem::Bad(format!("url: an address that begins with {base}/"));
    let path = which.url.strip_prefix(&base).filter(|path| path.starts_with('/')).ok_or_else(foreign)?;
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let language = language(which.lang.as_deref(), &headers)?;
    let subject = subject(&hub, path, language).await;
    let frame = crate::links::embed::path_of(path).filter(|_| subject.can_embed).ok_or(Problem::NotFound)?;
    let least = |wanted: Option<u32>, most: u32| wanted.unwrap_or(most).clamp(200, most.min(MAX_EMBED));
    let (width, height) = (least(which.maxwidth, EMBED[0]), least(which.maxheight, EMBED[1]));
    let src = escape(&format!("{base}{frame}?lang={}", language.code()));
    let title = escape(&subject.title);
    let answer = OEmbed {
        version: "1.0",
        r#type: "rich",
        provider_name: "Orrery",
        provider_url: base.clone(),
        title: subject.title.clone(),
        html: format!(
            "<iframe src=\"{src}\" title=\"{title}\" width=\"{width}\" height=\"{height}\" loading=\"lazy\" \
             style=\"border:0\"></iframe>"
        ),
        width,
        height,
        thumbnail_url: crate::links::head::picture(&subject, &base),
        thumbnail_width: orrery_pictures::Card::SIZE[0],
        thumbnail_height: orrery_pictures::Card::SIZE[1],
    };
    let mut response = axum::Json(answer).into_response();
    let any = HeaderValue::from_static("*");
    response.headers_mut().insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, any);
    Ok(response)
}

/// The address of the picture of a board, for our own pages.
pub fn board_address(what: &str, turn: usize, theme: &str, side: &str) -> String {
    format!("/api/v1/pictures/board.svg?{what}&turn={turn}&size=720&theme={theme}&side={side}")
}

/// How an embedded game is named in the addresses of its pictures.
pub fn query_of(game: Option<&GameId>, link: &str) -> String {
    match game {
        Some(game) => format!("game={game}"),
        None => format!("link={}", percent(link)),
    }
}

async fn shown(hub: &Hub, game: Option<GameId>, link: Option<&str>) -> Result<Shown, Problem> {
    match (game, link) {
        (Some(game), None) => Ok(Shown::of_server(hub, &game).await?.0),
        (None, Some(link)) => Shown::of_link(link),
        _ => Err(Problem::Bad("either `game` or `link` says what is shown".to_owned())),
    }
}

/// The position that is shown, and how.
async fn position(hub: &Hub, which: Which) -> Result<(Table, BoardPicture), Problem> {
    let size = within("size", which.size.unwrap_or(BoardPicture::SIZE), BoardPicture::SIZES[0], WIDEST)?;
    if let Some(caption) = &which.caption {
        if caption.chars().count() > LONGEST_CAPTION {
            return Err(Problem::Bad(format!("caption: longer than {LONGEST_CAPTION} characters")));
        }
        if !can_draw(caption) {
            return Err(Problem::Bad("caption: the font of the pictures lacks one of its signs".to_owned()));
        }
    }
    let shown = shown(hub, which.game, which.link.as_deref()).await?;
    let turn = which.turn.map_or_else(|| crate::links::subject::turns(&shown.game), |turn| turn as usize);
    let still = stills(&shown.game, turn..=turn).pop();
    let Some(Still { table, .. }) = still else {
        let all = crate::links::subject::turns(&shown.game);
        return Err(Problem::Bad(format!("turn: the game has {all} turns")));
    };
    let picture = BoardPicture {
        theme: which.theme.into(),
        facing: facing(&table, which.side),
        coordinates: coordinates(which.coordinates),
        marks: which.marks.unwrap_or(true),
        caption: which.caption,
        size,
    };
    Ok((table, picture))
}

/// A picture by what it shows: drawn, kept from before, or known to who asks.
async fn send(
    hub: &Hub,
    Client(from): Client,
    headers: &HeaderMap,
    media_type: &'static str,
    key: String,
    draw: impl FnOnce() -> Result<Vec<u8>, orrery_pictures::PictureError> + Send + 'static,
) -> Result<Response, Problem> {
    let tag = format!("\"{}\"", &fingerprint(&key)[..24]);
    let kind = if media_type == "image/gif" { Kind::Film } else { Kind::Still };
    let mut response = if pages::is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let picture: Bytes = hub.drawing.picture(&key, kind, from, draw).await?;
        ([(header::CONTENT_TYPE, HeaderValue::from_static(media_type))], picture).into_response()
    };
    let answer = response.headers_mut();
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(CACHING));
    answer.insert(header::VARY, HeaderValue::from_static("accept-language"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(header::ETAG, tag);
    }
    Ok(response)
}

fn language(named: Option<&str>, headers: &HeaderMap) -> Result<Language, Problem> {
    match named {
        None => Ok(accepted(headers)),
        Some(code) => Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| Problem::Bad("lang: en, ro, ru or hu".to_owned())),
    }
}

fn within(name: &str, value: u32, least: u32, most: u32) -> Result<u32, Problem> {
    if (least..=most).contains(&value) {
        Ok(value)
    } else {
        Err(Problem::Bad(format!("{name}: from {least} to {most}")))
    }
}

fn facing(table: &Table, side: Viewer) -> Facing {
    match side {
        Viewer::First => Facing::default(),
        Viewer::Second => turned(table),
    }
}

fn coordinates(wanted: Option<bool>) -> Coordinates {
    if wanted.unwrap_or(true) { Coordinates::Edge } else { Coordinates::Off }
}

impl From<Colours> for Theme {
    fn from(colours: Colours) -> Theme {
        match colours {
            Colours::Light => Theme::Light,
            Colours::Dark => Theme::Dark,
            Colours::Contrast => Theme::Contrast,
        }
    }
}
