//! What a page is about: its title, a sentence or two, and the card that chats show for a link to it.

use orrery_client::Route;
use orrery_games::core::{Outcome, Player};
use orrery_games::{AnyGame, GameKind};
use orrery_learn::Course;
use orrery_pictures::{Card, Side, can_draw, emblem};
use orrery_puzzles::{PuzzleId, Set};
use orrery_study::{MAX_PATH, NodeId, Study};
use orrery_text::{Language, Words};
use orrery_view::{Phrase, Table, Theme};
use orrery_wire::{GameId, Status};

use crate::hub::Hub;
use crate::links::html::unpercent;
use crate::links::language::words;
use crate::problem::Problem;
use crate::room::RoomState;

/// What a page is about, in one language.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The language that all texts are in.
    pub language: Language,
    /// The path of the page, as it was requested.
    pub path: String,
    /// What the page is called.
    pub title: String,
    /// A sentence or two.
    pub more: String,
    /// The card that chats show for a link.
    pub card: Card,
    /// Whether other pages can embed it, as a board to step through.
    pub can_embed: bool,
    /// Whether search engines should list it. Games and studies are only for people who have the link.
    pub is_listed: bool,
    /// The text for browsers that do not run scripts.
    pub text: Text,
}

/// The text of a page for browsers that do not run scripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text {
    /// Only the title and the sentence.
    Plain,
    /// The list of games, with links to their pages.
    Games,
    /// The rules of a game.
    Rules(GameKind),
}

/// A game that can be shown: one of the server's, or one in a link.
pub struct Shown {
    /// The game with everything that was played.
    pub game: AnyGame,
    /// The names of the players, if they are known.
    pub names: Option<[String; 2]>,
    /// How it ended, if it is known.
    pub result: Option<Outcome>,
    /// Whether it is being played now.
    pub is_running: bool,
    /// Whether it ended without a result.
    pub is_called_off: bool,
}

impl Shown {
    /// A game of the server's.
    pub async fn of_server(hub: &Hub, name: &GameId) -> Result<(Shown, Status, Option<Player>), Problem> {
        let room = hub.room(name).await?;
        let inside = hub.enter(&room).await?;
        let status = inside.state.status();
        let result = match status {
            Status::Over { score, .. } => score.outcome(),
            Status::Open | Status::Playing => None,
        };
        let shown = Shown {
            game: inside.state.game().clone(),
            names: Some(names(&inside)),
            result,
            is_running: status == Status::Playing,
            is_called_off: result.is_none() && matches!(status, Status::Over { .. }),
        };
        let seated = inside.players.iter().position(Option::is_some).map(|index| Player::BOTH[index]);
        Ok((shown, status, seated))
    }

    /// The game of a link: a code, or a config or position code with actions.
    pub fn of_link(link: &str) -> Result<Shown, Problem> {
        if link.len() > MAX_PATH {
            return Err(Problem::Bad(format!("link: longer than {MAX_PATH} characters")));
        }
        let study = orrery_study::from_link(link).map_err(|error| Problem::Bad(format!("link: {error}")))?;
        let head = study.head();
        let named = |tag: &str| head.tag(tag).filter(|name| !name.is_empty() && *name != "?");
        let names = match (named("First"), named("Second")) {
            (None, None) => None,
            (first, second) => Some([first, second].map(|name| name.unwrap_or_default().to_owned())),
        };
        let result = head.result();
        Ok(Shown { game: last_of(&study), names, result, is_running: false, is_called_off: false })
    }
}

/// The game at the end of a study's main line.
fn last_of(study: &Study) -> AnyGame {
    study.game_at(study.main_line().last().copied().unwrap_or(NodeId::ROOT))
}

/// The names of the players; an empty one for a free seat.
fn names(inside: &RoomState) -> [String; 2] {
    inside.players.each_ref().map(|player| player.as_ref().map_or_else(String::new, |it| it.name.clone()))
}

/// The name for a picture. If the font cannot draw it, or it is empty, a general word stands in.
pub fn drawable(name: &str, words: &Words) -> String {
    if can_draw(name) { name.to_owned() } else { words.say(&Phrase::new("links-player")) }
}

/// How many turns were made.
pub fn turns(game: &AnyGame) -> usize {
    game.players().chunk_by(|one, other| one == other).count()
}

/// What the page at this path is about. For an unknown path, it is the home page.
pub async fn subject(hub: &Hub, path: &str, language: Language) -> Subject {
    let words = words(language);
    if let Some(code) = path.strip_prefix("/l/") {
        // Old links contain characters that browsers escape in a path.
        let code = unpercent(code).unwrap_or_default();
        return Shown::of_link(&code).map_or_else(|_| home(words), |shown| study(words, path, &shown));
    }
    match Route::read(path) {
        Route::Online(name) => match Shown::of_server(hub, &name).await {
            Ok((shown, status, seated)) => online(words, path, &shown, status, seated),
            Err(_) => home(words),
        },
        route => page(words, path, &route),
    }
}

/// A page that is the same for everybody.
fn page(words: &Words, path: &str, route: &Route) -> Subject {
    let with = |key: &'static str, game: GameKind| {
        let blurb = words.say(&Phrase::new(game.description().blurb));
        words.say(&Phrase::new(key).with("game", game.title()).with("blurb", blurb))
    };
    let say = |key: &'static str| words.say(&Phrase::new(key));
    let about = |game: GameKind, title: String, more: String, board: AnyGame| Subject {
        card: card(words, vec![Table::new(board)], &title, &blurb(words, game), game.title()),
        title,
        more,
        path: path.to_owned(),
        ..home(words)
    };
    let sample = |game: GameKind| AnyGame::from_link(game.description().sample);
    match route {
        Route::New(game) | Route::NewOnline(game) => match sample(*game) {
            Ok(board) => about(*game, with("links-new", *game), with("links-new-more", *game), board),
            Err(_) => home(words),
        },
        Route::Rules(game) => match sample(*game) {
            Ok(board) => Subject {
                text: Text::Rules(*game),
                ..about(*game, with("rules-title", *game), with("links-rules-more", *game), board)
            },
            Err(_) => home(words),
        },
        Route::Course(game) => {
            let board = Course::of(*game).steps().last().map(|step| step.start().clone());
            match board.map_or_else(|| sample(*game).ok(), Some) {
                Some(board) => {
                    about(*game, with("learn-game", *game), with("links-learn-more", *game), board)
                }
                None => home(words),
            }
        }
        Route::Lesson(game, id) => match Course::of(*game).step(id) {
            Some(step) => {
                let say = |key: &'static str| words.say(&Phrase::new(key));
                let (title, task) = (say(step.title()), say(step.text()));
                let is_problem = step.problem().is_some();
                let heading =
                    if is_problem { words.say(&Phrase::new("links-problem")) } else { title.clone() };
                let board = step.start().clone();
                let more = format!("{task} {}", blurb(words, *game));
                Subject {
                    card: card(words, vec![Table::new(board.clone())], &heading, &task, game.title()),
                    ..about(*game, format!("{title} · {}", game.title()), more, board)
                }
            }
            None => home(words),
        },
        Route::Learn => Subject {
            title: say("links-courses"),
            more: say("links-courses-more"),
            path: path.to_owned(),
            card: boards(words, say("links-courses"), say("links-courses-more")),
            ..home(words)
        },
        Route::Puzzles => Subject {
            title: say("links-puzzles"),
            more: say("links-puzzles-more"),
            path: path.to_owned(),
            card: boards(words, say("puzzles"), say("links-puzzles-more")),
            ..home(words)
        },
        // Search engines need not keep thousands of them.
        Route::Puzzle(name) => match puzzle(name) {
            Some(board) => {
                let game = board.id();
                let title = say("links-problem");
                let card =
                    card(words, vec![Table::new(board.clone())], &title, &blurb(words, game), game.title());
                let more = say("links-puzzles-more");
                let about = about(game, format!("{title} · {}", game.title()), more, board);
                Subject { card, is_listed: false, ..about }
            }
            None => Subject { path: path.to_owned(), is_listed: false, ..page(words, path, &Route::Puzzles) },
        },
        Route::Lobby => Subject {
            title: format!("{} · Orrery", say("play-online")),
            more: say("links-lobby-more"),
            path: path.to_owned(),
            card: boards(words, say("play-online"), say("links-lobby-more")),
            ..home(words)
        },
        Route::About => Subject {
            title: say("links-about"),
            more: say("about-what"),
            path: path.to_owned(),
            ..home(words)
        },
        Route::Home => home(words),
        // Pages whose content only the browser has, and pages that do not exist: search engines should not list them.
        _ => Subject { is_listed: false, path: path.to_owned(), ..home(words) },
    }
}

/// The board of the puzzle of this name.
fn puzzle(name: &str) -> Option<AnyGame> {
    let id: PuzzleId = name.parse().ok()?;
    GameKind::ALL.into_iter().find_map(|game| Set::of(game).get(id)?.open().ok())
}

/// The home page.
fn home(words: &Words) -> Subject {
    let say = |key: &'static str| words.say(&Phrase::new(key));
    Subject {
        language: words.language(),
        path: "/".to_owned(),
        title: say("links-home"),
        more: say("links-home-more"),
        card: boards(words, say("home-title"), say("home-subtitle")),
        can_embed: false,
        is_listed: true,
        text: Text::Games,
    }
}

/// A card with a board of each game.
fn boards(words: &Words, title: String, line: String) -> Card {
    let samples = GameKind::ALL.map(|game| AnyGame::from_link(game.description().sample));
    let boards = samples.into_iter().flatten().map(Table::new).collect();
    card(words, boards, &title, &line, &GameKind::ALL.map(GameKind::title).join(" · "))
}

fn card(_: &Words, boards: Vec<Table>, title: &str, line: &str, game: &str) -> Card {
    Card {
        theme: Theme::Light,
        boards,
        sides: Vec::new(),
        title: title.to_owned(),
        line: line.to_owned(),
        game: game.to_owned(),
    }
}

fn blurb(words: &Words, game: GameKind) -> String {
    words.say(&Phrase::new(game.description().blurb))
}

/// The page of a game over the network.
fn online(words: &Words, path: &str, shown: &Shown, status: Status, seated: Option<Player>) -> Subject {
    let kind = shown.game.id();
    let subject = |title: String, more: String, card: Card, can_embed: bool| Subject {
        title,
        more,
        card,
        can_embed,
        path: path.to_owned(),
        is_listed: false,
        text: Text::Plain,
        ..home(words)
    };
    if status == Status::Open {
        let host = seated.and_then(|player| Some(shown.names.as_ref()?[player.index()].clone()));
        let host = drawable(host.as_deref().unwrap_or_default(), words);
        let title = Phrase::new("links-invitation").with("player", host).with("game", kind.title());
        let title = words.say(&title);
        let more = Phrase::new("links-invitation-more").with("blurb", blurb(words, kind));
        let more = words.say(&more);
        let board = vec![Table::new(shown.game.clone())];
        let seat = words.say(&Phrase::new("links-seat"));
        let card = Card { theme: Theme::Dark, ..card(words, board, &title, &seat, kind.title()) };
        return subject(title, more, card, false);
    }
    let card = match_card(words, shown);
    let title = heading(words, shown, "links-game");
    let more = format!("{}. {}. {}", card.title, card.line, blurb(words, kind));
    subject(title, more, card, true)
}

/// The page of a game or position that is in the link itself.
fn study(words: &Words, path: &str, shown: &Shown) -> Subject {
    let key = if shown.game.played() == 0 { "links-position" } else { "links-game" };
    let card = match_card(words, shown);
    let more = words.say(&Phrase::new("links-study-more"));
    Subject {
        title: heading(words, shown, key),
        more: format!("{}. {}. {more}", card.title, card.line),
        card,
        path: path.to_owned(),
        can_embed: true,
        is_listed: false,
        text: Text::Plain,
        ..home(words)
    }
}

/// The title of a game: its players if they are known.
pub fn heading(words: &Words, shown: &Shown, unnamed: &'static str) -> String {
    let game = shown.game.id().title();
    let phrase = match &shown.names {
        Some(names) => {
            let [first, second] = names.each_ref().map(|name| drawable(name, words));
            Phrase::new("links-match").with("first", first).with("second", second).with("game", game)
        }
        None => match unnamed {
            "links-position" => Phrase::new("links-position").with("game", game),
            _ => Phrase::new("links-game").with("game", game),
        },
    };
    words.say(&phrase)
}

/// The card of a game: who plays, and its state or result.
fn match_card(words: &Words, shown: &Shown) -> Card {
    let table = Table::new(shown.game.clone());
    let side_name = |player: Player| words.say(&table.side(player));
    let name = |player: Player| match &shown.names {
        Some(names) => drawable(&names[player.index()], words),
        None => side_name(player),
    };
    let side = |player: Player| Side { name: name(player), emblem: emblem(&table, player) };
    let played = turns(&shown.game);
    let (title, line) = standing(words, shown, &table, played, name);
    Card {
        theme: if shown.is_running { Theme::Dark } else { Theme::Light },
        sides: Player::BOTH.map(side).into(),
        boards: vec![table],
        title,
        line,
        game: shown.game.id().title().to_owned(),
    }
}

/// The state or the result of a game, in two lines.
fn standing(
    words: &Words,
    shown: &Shown,
    table: &Table,
    played: usize,
    name: impl Fn(Player) -> String,
) -> (String, String) {
    let count = played as i64;
    let turn = words.say(&Phrase::new("links-turn").with("number", count + 1));
    let so_far = words.say(&Phrase::new("links-turns").with("turns", count));
    let on_board = table.outcome();
    let Some(outcome) = on_board.or(shown.result) else {
        if shown.is_called_off {
            return (words.say(&Phrase::new("links-called-off")), so_far);
        }
        let to_move = Phrase::new("links-to-move").with("player", name(table.to_act()));
        return (words.say(&to_move), turn);
    };
    let after = match outcome {
        Outcome::Win(player) => {
            Phrase::new("links-won-after").with("side", table.side(player)).with("turns", count)
        }
        Outcome::Draw => Phrase::new("links-drawn-after").with("turns", count),
    };
    let title = match (on_board, outcome) {
        // A game that was resigned or lost on time has no score.
        (None, Outcome::Win(player)) => Phrase::new("links-wins").with("player", name(player)),
        (None, Outcome::Draw) => Phrase::new("links-draw"),
        (Some(_), _) => {
            let [first, second] = shown.game.score().map(|points| points.to_string());
            Phrase::new("links-score").with("first", first).with("second", second)
        }
    };
    (words.say(&title), words.say(&after))
}
