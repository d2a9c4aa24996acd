//! The HTTP API. The OpenAPI document is made from what stands above each function.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use orrery_store::{Added, ENTRIES_AT_ONCE, Player, Session, SessionKind, TokenHash};
use orrery_wire::{
    Act, AnalyseRequest, AnalysisView, ChallengeView, Entry, ErrorView, GameId, GameLine, GameView, Join,
    MAX_LABEL, MAX_NAME, NewGame, NewGameView, NewPlayer, NewToken, NewTokenView, PlayerId, PlayerView,
    ReviewRequest, ReviewView, Seat, SessionView, TableView, Token, player_name, token_label,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::body::{Body, InPath, InQuery};
use crate::computer;
use crate::feed;
use crate::hub::Hub;
use crate::links;
use crate::lobby;
use crate::problem::Problem;
use crate::puzzles;
use crate::record::record_of;
use crate::room::{Room, millis};
use crate::visitor::{Known, Visitor, set_cookie};

/// How many browsers and programs one player can be known by.
const SESSIONS: u32 = 50;

/// What came of an act.
#[derive(Serialize, ToSchema)]
struct Acted {
    /// The place of the entry in the log; nothing when nothing had to be written.
    seq: Option<u32>,
    /// The game as it stands.
    state: GameView,
}

/// Which part of a log is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Since {
    /// The place of the last entry that is known.
    since: Option<u32>,
}

/// Every function of the API.
pub fn router() -> OpenApiRouter<Hub> {
    OpenApiRouter::new()
        .routes(routes!(who, take_name, rename, sign_out))
        .routes(routes!(sessions))
        .routes(routes!(revoke))
        .routes(routes!(new_token))
        .routes(routes!(my_games, new_game))
        .routes(routes!(open_challenges))
        .routes(routes!(analyse))
        .routes(routes!(review))
        .routes(routes!(game))
        .routes(routes!(join))
        .routes(routes!(act))
        .routes(routes!(log))
        .routes(routes!(record))
        .routes(routes!(stream))
        .merge(links::pictures())
        .merge(puzzles::router())
}

/// Who the server takes you for.
#[utoipa::path(get, path = "/api/v1/me", tag = "me", responses(
    (status = 200, body = PlayerView), (status = 401, body = ErrorView)))]
async fn who(known: Known) -> Json<PlayerView> {
    Json(computer::view(&known.player))
}

/// Takes a name. A browser is remembered by a cookie from then on.
#[utoipa::path(post, path = "/api/v1/me", tag = "me", request_body = NewPlayer, responses(
    (status = 200, body = PlayerView), (status = 400, body = ErrorView), (status = 401, body = ErrorView),
    (status = 403, body = ErrorView), (status = 413, body = ErrorView), (status = 429, body = ErrorView)))]
async fn take_name(
    State(hub): State<Hub>,
    visitor: Visitor,
    Body(new): Body<NewPlayer>,
) -> Result<Response, Problem> {
    let name = name_of(&new.name)?;
    if let Some((_, player)) = visitor.known {
        return Ok(Json(give_name(&hub, player.id, name).await?).into_response());
    }
    let player = Player { id: PlayerId::from_bytes(hub.world.random()), name, created: hub.now() };
    let (hub_too, newcomer) = (hub.clone(), player.clone());
    let added = hub.to_end(async move {
        hub_too.store.add_player(&newcomer).await?;
        add_session(&hub_too, &newcomer, SessionKind::Cookie, "").await
    });
    let token = added.await?.0;
    let mut response = Json(computer::view(&player)).into_response();
    response.headers_mut().insert(header::SET_COOKIE, set_cookie(Some(&token), hub.options.is_secure()));
    Ok(response)
}

/// Takes another name.
#[utoipa::path(put, path = "/api/v1/me", tag = "me", request_body = NewPlayer, responses(
    (status = 200, body = PlayerView), (status = 400, body = ErrorView), (status = 401, body = ErrorView),
    (status = 403, body = ErrorView), (status = 413, body = ErrorView), (status = 429, body = ErrorView)))]
async fn rename(
    State(hub): State<Hub>,
    known: Known,
    Body(new): Body<NewPlayer>,
) -> Result<Json<PlayerView>, Problem> {
    let name = name_of(&new.name)?;
    Ok(Json(give_name(&hub, known.player.id, name).await?))
}

/// Ends this session: the cookie or token proves nothing any more.
#[utoipa::path(delete, path = "/api/v1/me", tag = "me", responses(
    (status = 204), (status = 401, body = ErrorView), (status = 403, body = ErrorView), (status = 429, body = ErrorView)))]
async fn sign_out(State(hub): State<Hub>, known: Known) -> Result<Response, Problem> {
    hub.store.revoke(&known.player.id, &known.session.hash).await?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    response.headers_mut().insert(header::SET_COOKIE, set_cookie(None, hub.options.is_secure()));
    Ok(response)
}

/// Everything that proves who you are: browsers and tokens.
#[utoipa::path(get, path = "/api/v1/sessions", tag = "me", responses(
    (status = 200, body = Vec<SessionView>), (status = 401, body = ErrorView)))]
async fn sessions(State(hub): State<Hub>, known: Known) -> Result<Json<Vec<SessionView>>, Problem> {
    let sessions = hub.store.sessions(&known.player.id).await?;
    let view = |session: Session| SessionView {
        id: session_id(&session.hash),
        label: session.label,
        this: session.hash == known.session.hash,
        created: session.created,
        seen: session.seen,
    };
    Ok(Json(sessions.into_iter().map(view).collect()))
}

/// Revokes a browser or a token.
#[utoipa::path(delete, path = "/api/v1/sessions/{id}", tag = "me",
    params(("id" = String, Path, description = "The `id` in the list of sessions.")), responses(
    (status = 204), (status = 401, body = ErrorView), (status = 403, body = ErrorView), (status = 404, body = ErrorView),
    (status = 429, body = ErrorView)))]
async fn revoke(
    State(hub): State<Hub>,
    known: Known,
    InPath(id): InPath<String>,
) -> Result<StatusCode, Problem> {
    let sessions = hub.store.sessions(&known.player.id).await?;
    let session =
        sessions.into_iter().find(|session| session_id(&session.hash) == id).ok_or(Problem::NotFound)?;
    hub.store.revoke(&known.player.id, &session.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a token for a program that plays in your name.
#[utoipa::path(post, path = "/api/v1/tokens", tag = "me", request_body = NewToken, responses(
    (status = 201, body = NewTokenView), (status = 400, body = ErrorView), (status = 401, body = ErrorView),
    (status = 403, body = ErrorView), (status = 413, body = ErrorView), (status = 429, body = ErrorView)))]
async fn new_token(
    State(hub): State<Hub>,
    known: Known,
    Body(new): Body<NewToken>,
) -> Result<(StatusCode, Json<NewTokenView>), Problem> {
    let label = token_label(&new.label).map_err(|problem| {
        Problem::Bad(format!("label: 1 to {MAX_LABEL} characters that can be seen: {problem}"))
    })?;
    let (token, hash) = add_session(&hub, &known.player, SessionKind::Bearer, &label).await?;
    Ok((StatusCode::CREATED, Json(NewTokenView { token, id: session_id(&hash) })))
}

/// Your games, the ones being played first.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses(
    (status = 200, body = Vec<GameLine>), (status = 401, body = ErrorView)))]
async fn my_games(State(hub): State<Hub>, known: Known) -> Result<Json<Vec<GameLine>>, Problem> {
    let rows = hub.store.games_of(&known.player.id, 100).await?;
    let everybody = hub.players_by_id(rows.iter().flat_map(|row| row.seats.iter().flatten())).await?;
    let mut lines = Vec::with_capacity(rows.len());
    for row in rows {
        let players = row.seats.each_ref().map(|seat| everybody.get(seat.as_ref()?).cloned());
        let is_mine = |seat: &Seat| row.seats[seat.index()].as_ref() == Some(&known.player.id);
        lines.push(GameLine {
            table: TableView { game: row.id, players, you: Seat::BOTH.into_iter().find(is_mine) },
            config: row.config,
            stage: row.stage,
            to_act: row.to_act,
            deadline: row.deadline,
            changed: row.changed,
        });
    }
    Ok(Json(lines))
}

/// Sets up a game. The key in the answer goes into the invitation; it is told once.
#[utoipa::path(post, path = "/api/v1/games", tag = "games", request_body = NewGame, responses(
    (status = 201, body = NewGameView), (status = 400, body = ErrorView), (status = 401, body = ErrorView),
    (status = 403, body = ErrorView), (status = 413, body = ErrorView), (status = 429, body = ErrorView)))]
async fn new_game(
    State(hub): State<Hub>,
    known: Known,
    Body(new): Body<NewGame>,
) -> Result<(StatusCode, Json<NewGameView>), Problem> {
    let (room, key) = hub.create(&known.player, new, known.address).await?;
    let view = look(&hub, &room, Some(&known.player)).await?;
    Ok((StatusCode::CREATED, Json(NewGameView { view, key })))
}

/// Games in which anybody can take the free seat.
#[utoipa::path(get, path = "/api/v1/lobby", tag = "games", responses((status = 200, body = Vec<ChallengeView>)))]
async fn open_challenges(State(hub): State<Hub>, _: Visitor) -> Result<Response, Problem> {
    let lobby = lobby::current(&hub).await?;
    Ok(as_type("application/json", lobby.list.to_string()))
}

/// Asks the engine about a position: the best lines, or what a level would do. Not for a game that you are playing with
/// somebody.
#[utoipa::path(post, path = "/api/v1/analyse", tag = "engine", request_body = AnalyseRequest, responses(
    (status = 200, body = AnalysisView), (status = 400, body = ErrorView), (status = 401, body = ErrorView),
    (status = 403, body = ErrorView), (status = 413, body = ErrorView), (status = 429, body = ErrorView)))]
async fn analyse(
    State(hub): State<Hub>,
    known: Known,
    Body(wanted): Body<AnalyseRequest>,
) -> Result<Json<AnalysisView>, Problem> {
    Ok(Json(computer::analyse(&hub, &known.player, known.address, &wanted).await?))
}

/// Has turns of both players graded, as far as a few seconds allow; `next` says how to hear the rest. Not for a game that
/// you are playing with somebody.
#[utoipa::path(post, path = "/api/v1/reviews", tag = "engine", request_body = ReviewRequest, responses(
    (status = 200, body = ReviewView), (status = 400, body = ErrorView), (status = 401, body = ErrorView),
    (status = 403, body = ErrorView), (status = 413, body = ErrorView), (status = 429, body = ErrorView)))]
async fn review(
    State(hub): State<Hub>,
    known: Known,
    Body(wanted): Body<ReviewRequest>,
) -> Result<Json<ReviewView>, Problem> {
    Ok(Json(computer::review(&hub, &known.player, known.address, &wanted).await?))
}

/// A game as it stands.
#[utoipa::path(get, path = "/api/v1/games/{game}", tag = "games",
    params(("game" = GameId, Path, description = "The name of the game.")), responses(
    (status = 200, body = GameView), (status = 401, body = ErrorView), (status = 404, body = ErrorView)))]
async fn game(
    State(hub): State<Hub>,
    visitor: Visitor,
    InPath(name): InPath<GameId>,
) -> Result<Json<GameView>, Problem> {
    let room = hub.room(&name).await?;
    Ok(Json(look(&hub, &room, visitor.player()).await?))
}

/// Takes the free seat of a game.
#[utoipa::path(post, path = "/api/v1/games/{game}/join", tag = "games", request_body = Join,
    params(("game" = GameId, Path, description = "The name of the game.")), responses(
    (status = 200, body = GameView), (status = 400, body = ErrorView), (status = 401, body = ErrorView),
    (status = 403, body = ErrorView), (status = 404, body = ErrorView), (status = 409, body = ErrorView),
    (status = 413, body = ErrorView), (status = 429, body = ErrorView)))]
async fn join(
    State(hub): State<Hub>,
    known: Known,
    InPath(name): InPath<GameId>,
    Body(join): Body<Join>,
) -> Result<Json<GameView>, Problem> {
    let room = hub.join(&name, &known.player, join.key).await?;
    Ok(Json(look(&hub, &room, Some(&known.player)).await?))
}

/// Does something in a game: a turn, an offer, resigning … A refusal says why and carries the game as it stands.
#[utoipa::path(post, path = "/api/v1/games/{game}/acts", tag = "games", request_body = Act,
    params(("game" = GameId, Path, description = "The name of the game.")), responses(
    (status = 200, body = Acted), (status = 400, body = ErrorView), (status = 401, body = ErrorView),
    (status = 403, body = ErrorView), (status = 404, body = ErrorView), (status = 413, body = ErrorView),
    (status = 422, body = ErrorView), (status = 429, body = ErrorView)))]
async fn act(
    State(hub): State<Hub>,
    known: Known,
    InPath(name): InPath<GameId>,
    Body(act): Body<Act>,
) -> Result<Json<Acted>, Problem> {
    let received = hub.now().plus(-millis(known.took));
    let (room, seq) = hub.act(&name, &known.player.id, act, 0, received).await?;
    Ok(Json(Acted { seq, state: look(&hub, &room, Some(&known.player)).await? }))
}

/// The log of a game, one entry in a line. `orrery replay --verify` checks it.
#[utoipa::path(get, path = "/api/v1/games/{game}/log", tag = "games",
    params(("game" = GameId, Path, description = "The name of the game."),
        ("since" = Option<u32>, Query, description = "Only what follows this entry.")), responses(
    (status = 200, body = Entry, content_type = "application/x-ndjson"), (status = 400, body = ErrorView),
    (status = 404, body = ErrorView)))]
async fn log(
    State(hub): State<Hub>,
    _: Visitor,
    InPath(name): InPath<GameId>,
    InQuery(Since { since }): InQuery<Since>,
) -> Result<Response, Problem> {
    hub.store.game(&name).await?.ok_or(Problem::NotFound)?;
    let first = hub.store.entries(&name, since).await?;
    // Piece by piece, as it is read: a log may be long, and many may ask for it.
    let pieces = futures_util::stream::unfold(Some(first), move |piece| {
        let (hub, name) = (hub.clone(), name.clone());
        async move {
            let piece = piece?;
            let text: String = piece.iter().map(line).collect();
            let next = match piece.last() {
                Some(last) if piece.len() == ENTRIES_AT_ONCE as usize => {
                    match hub.store.entries(&name, Some(last.seq)).await {
                        Ok(next) => Some(next),
                        // What is cut off here must not look whole.
                        Err(error) => return Some((Err(error), None)),
                    }
                }
                _ => None,
            };
            Some((Ok(text), next))
        }
    });
    Ok(as_type("application/x-ndjson", axum::body::Body::from_stream(pieces)))
}

fn line(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("entries have nothing that JSON has not") + "\n"
}

/// The game as a record.
#[utoipa::path(get, path = "/api/v1/games/{game}/record", tag = "games",
    params(("game" = GameId, Path, description = "The name of the game.")), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = ErrorView)))]
async fn record(
    State(hub): State<Hub>,
    _: Visitor,
    InPath(name): InPath<GameId>,
) -> Result<Response, Problem> {
    let room = hub.room(&name).await?;
    let inside = hub.enter(&room).await?;
    Ok(as_type("text/plain; charset=utf-8", record_of(&inside).ok_or(Problem::Unavailable)?.to_string()))
}

/// What happens in a game, one message in a line, until who asks goes away: first `watching`, then what the socket
/// would send.
#[utoipa::path(get, path = "/api/v1/games/{game}/stream", tag = "games",
    params(("game" = GameId, Path, description = "The name of the game."),
        ("since" = Option<u32>, Query, description = "Only what follows this entry.")), responses(
    (status = 200, body = String, content_type = "application/x-ndjson"), (status = 400, body = ErrorView),
    (status = 401, body = ErrorView), (status = 404, body = ErrorView), (status = 429, body = ErrorView)))]
async fn stream(
    State(hub): State<Hub>,
    visitor: Visitor,
    InPath(name): InPath<GameId>,
    InQuery(Since { since }): InQuery<Since>,
) -> Result<Response, Problem> {
    let counted = hub.addresses.open_socket(visitor.address).ok_or(Problem::TooManySockets)?;
    let lines = feed::stream(&hub, &name, since, visitor.player(), counted).await?;
    Ok(as_type("application/x-ndjson", axum::body::Body::from_stream(lines)))
}

async fn give_name(hub: &Hub, id: PlayerId, name: String) -> Result<PlayerView, Problem> {
    let hub_too = hub.clone();
    hub.to_end(async move {
        hub_too.store.rename_player(&id, &name).await?;
        let player = PlayerView { id, name, computer: None };
        hub_too.renamed(&player).await;
        Ok(player)
    })
    .await
}

async fn look(hub: &Hub, room: &Room, viewer: Option<&Player>) -> Result<GameView, Problem> {
    let inside = hub.enter(room).await?;
    let now = hub.now();
    let outage = hub.outage(&inside.state, now);
    Ok(GameView::new(inside.table(viewer.map(|player| &player.id)), &inside.state, now, outage))
}

async fn add_session(
    hub: &Hub,
    player: &Player,
    kind: SessionKind,
    label: &str,
) -> Result<(Token, TokenHash), Problem> {
    let token = Token::from_bytes(hub.world.random());
    let hash = TokenHash::of(token.as_str());
    let at = hub.now();
    let session = Session {
        hash: hash.clone(),
        player: player.id.clone(),
        kind,
        label: label.to_owned(),
        created: at,
        seen: at,
    };
    match hub.store.add_session(&session, Some(SESSIONS)).await? {
        Added::Stored => Ok((token, hash)),
        Added::TooMany => Err(Problem::Forbidden("you have 50 sessions and tokens: revoke some")),
    }
}

/// Part of the hash, which tells nothing about the secret.
fn session_id(hash: &TokenHash) -> String {
    hash.to_string().chars().take(16).collect()
}

fn name_of(text: &str) -> Result<String, Problem> {
    player_name(text).map_err(|problem| {
        Problem::Bad(format!("name: 1 to {MAX_NAME} characters that can be seen: {problem}"))
    })
}

fn as_type(media_type: &'static str, body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
    response
}
