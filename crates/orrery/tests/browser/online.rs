//! Games over the network: two people and a spectator in three browsers, a phone among them.

use std::sync::{Arc, Mutex};

use fantoccini::key::Key;
use orrery_games::core::{Outcome, Player, Rng};
use orrery_games::{AnyGame, GameKind};
use serde_json::json;

use crate::languages::speak;
use crate::page::{Page, Size, browse, browse_together};
use crate::play::{CONFIRM, Way, act, random_action, tool, visit};
use crate::server::Server;

/// Sets up a game against whoever has the link, as one who is not known yet, and returns the address to join.
async fn invite(page: &Page, game: &str, chosen: &[&str], name: &str) -> String {
    visit(page, &format!("/new/{game}/online")).await;
    for words in chosen {
        page.click_text(".segment, .board-card, .switch", words).await;
    }
    give_name(page, name).await;
    page.click_text("button", "Start game").await;
    page.wait_for(".invitation .qr").await;
    let link = page.eval("document.querySelector('.invitation input[readonly]').value").await;
    link.as_str().expect("a link").to_owned()
}

/// Writes a name, unless the page knows one already.
async fn give_name(page: &Page, name: &str) {
    page.wait_for("input[name=name]").await;
    if page.eval("document.querySelector('input[name=name]').value").await == "" {
        page.click("input[name=name]").await;
        page.type_text(name).await;
    }
}

/// Opens an invitation and takes the seat.
async fn join(page: &Page, link: &str, name: &str) {
    visit(page, &path(link)).await;
    page.wait_for(".invitation").await;
    page.picture("online-invited-phone").await;
    give_name(page, name).await;
    page.click_text("button", "Join").await;
    page.wait_for(".game .board").await;
}

/// The part of an address that is the same at every node.
fn path(link: &str) -> String {
    let after = link.split_once("//").expect("an address").1;
    format!("/{}", after.split_once('/').expect("a path").1)
}

/// The public name of the game that a link opens.
fn name(link: &str) -> String {
    path(link).trim_start_matches("/play/").split('#').next().expect("a name").to_owned()
}

/// The game as the server has it.
async fn stored(page: &Page, name: &str) -> AnyGame {
    let game = page.eval(&format!("fetch('/api/v1/games/{name}').then((answer) => answer.json())")).await;
    let mut stored = AnyGame::from_config(game["config"].as_str().expect("a config")).expect("it is sound");
    for action in game["actions"].as_array().expect("a list") {
        stored.play(action.as_str().expect("a text")).expect("it is legal");
    }
    stored
}

/// How many turns have been made.
fn turns(game: &AnyGame) -> usize {
    let players = game.players();
    players.iter().enumerate().filter(|(n, player)| *n == 0 || players[n - 1] != **player).count()
}

/// Waits until the page shows so many turns.
async fn shows(page: &Page, turns: usize) {
    page.wait_until(&format!(
        "document.querySelectorAll('.frame-middle .move-list .move').length === {turns}"
    ))
    .await;
}

/// What is to happen to the server in the middle of a turn.
type Accident<'a> = &'a mut (dyn FnMut(bool) + Send);

/// Plays a game to the end by random actions, the first player with the mouse and the second with a finger. In the
/// middle of a turn the server goes away and comes back; in another a page is reloaded, in another the network fails.
async fn play_on(pages: &[Page; 3], name: &str, seed: u64, accident: Accident<'_>) -> AnyGame {
    let mut game = stored(&pages[0], name).await;
    let mut chance = Rng::new(seed);
    while game.outcome().is_none() {
        let mover = game.to_act();
        let number = turns(&game);
        let page = &pages[mover.index()];
        let way = [Way::Mouse, Way::Finger][mover.index()];
        if number == 5 {
            pages[0].eval("dispatchEvent(new Event('offline'))").await;
        }
        while game.outcome().is_none() && game.to_act() == mover {
            let action = random_action(&game, &mut chance);
            if action != "pass" {
                act(page, way, &game, &action).await;
            }
            game.play(&action).expect("it is legal");
        }
        let complete = "document.querySelector('.turn-buttons .primary:not([disabled])')";
        match number {
            // The whole turn is on the board and not yet confirmed.
            8 if mover == Player::First => {
                page.wait_until(complete).await;
                accident(false);
                page.wait_text(".turn-bar", "No connection").await;
                page.click_text("button", "Confirm").await;
                page.wait_text(".turn-bar", "Your turn is saved").await;
                accident(true);
            }
            11 if mover == Player::Second => {
                page.wait_until(complete).await;
                page.reload().await;
                page.click_text("button", "Confirm").await;
            }
            _ => page.click_text("button", "Confirm").await,
        }
        for page in pages {
            shows(page, turns(&game)).await;
        }
    }
    game
}

/// Has the second player and the spectator join, plays to the end, and looks at what everybody is told.
async fn whole_game(pages: &[Page; 3], link: &str, seed: u64, accident: Accident<'_>) {
    let name = name(link);
    join(&pages[1], link, "Ben").await;
    pages[0].wait_for(".game .board").await;
    // Without the key, and with it when the seats are taken, everybody watches.
    visit(&pages[2], &path(link)).await;
    pages[2].wait_for(".game .board").await;
    // A spectator can only look and ask.
    pages[2].click(".turn-buttons .more").await;
    let offered = "[...document.querySelectorAll('.tools button:not([disabled])')].map((tool) => tool.textContent.trim()).join()";
    let tools = "Replay,Rotate board,Mirror board,Ask about the board,Share,Analyse,Rules";
    pages[2].wait_until(&format!("{offered} === '{tools}'")).await;
    pages[2].press(Key::Escape).await;
    pages[2].wait_gone("dialog[open]").await;
    let game = play_on(pages, &name, seed, accident).await;
    let winner = match game.outcome().expect("it is over") {
        Outcome::Draw => None,
        Outcome::Win(player) => Some(player),
    };
    for (page, own) in pages.iter().zip([Some(Player::First), Some(Player::Second), None]) {
        let told = match winner {
            None => "It’s a draw.".to_owned(),
            Some(winner) if own == Some(winner) => "You win!".to_owned(),
            Some(winner) => format!("{} wins.", ["Ana", "Ben"][winner.index()]),
        };
        page.wait_text(".ending h2", &told).await;
        let kept = stored(page, &name).await;
        assert_eq!((kept.actions(), kept.code()), (game.actions(), game.code()));
        // The server was away, and the browser says so.
        page.forgive("WebSocket");
        page.forgive("ERR_CONNECTION_REFUSED");
    }
}

/// One game of each kind; the first page confirms its turns, so that there is a middle to each.
async fn three_games(pages: [Page; 3], mut accident: impl FnMut(bool) + Send) {
    for page in &pages {
        visit(page, "/settings").await;
        page.click_text(".segment", "Always").await;
    }
    let games: [(&str, &[&str]); 3] = [
        ("yinsh", &["White, first", "Increment"]),
        ("lyngk", &["First", "Delay"]),
        ("kulami", &["Random square", "Tiles, area and lines", "Red, first"]),
    ];
    for (seed, (game, chosen)) in (1..).zip(games) {
        let link = invite(&pages[0], game, chosen, "Ana").await;
        whole_game(&pages, &link, seed, &mut accident).await;
    }
}

/// The power fails, or is back.
fn strike(server: &mut Server, back: bool) {
    if back { server.start_again() } else { server.kill() }
}

#[tokio::test]
async fn three_games_through_a_restart_of_the_server() {
    let server = Server::start();
    let addresses = [0; 3].map(|_| server.address.clone());
    // It outlives the browsers, which would complain.
    let server = Arc::new(Mutex::new(server));
    let struck = Arc::clone(&server);
    browse_together(addresses, |pages| async move {
        three_games(pages, |back| strike(&mut struck.lock().expect("nobody panics with it"), back)).await;
    })
    .await;
}

#[cfg(feature = "services")]
#[tokio::test]
async fn three_games_on_three_nodes() {
    let postgres = orrery_services::Postgres::start().expect("PostgreSQL is installed");
    let nats = orrery_services::Nats::start().expect("NATS is installed");
    let (database, bus) = (postgres.database().expect("a database"), nats.url());
    let arguments = ["--database", database.as_str(), "--nats", bus.as_str()];
    let nodes = [0; 3].map(|_| Server::start_at("127.0.0.1:0", &arguments));
    let addresses = [0, 1, 2].map(|index| nodes[index].address.clone());
    let nodes = Arc::new(Mutex::new(nodes));
    let struck = Arc::clone(&nodes);
    browse_together(addresses, |pages| async move {
        three_games(pages, |back| strike(&mut struck.lock().expect("nobody panics with it")[0], back)).await;
    })
    .await;
}

#[tokio::test]
async fn offers_words_and_a_rematch() {
    let server = Server::start();
    let addresses = [0; 3].map(|_| server.address.clone());
    browse_together(addresses, |pages| async move {
        let link = invite(&pages[0], "yinsh", &["White, first"], "Ana").await;
        let game = name(&link);
        join(&pages[1], &link, "Ben").await;
        visit(&pages[2], &path(&link)).await;
        let [ana, ben, watcher] = &pages;
        for page in [ana, ben] {
            page.wait_for(".game .board").await;
        }
        ana.click_spot("e5").await;
        shows(ben, 1).await;
        ben.tap(".hits [data-spot=\"e6\"]").await;
        ben.tap(CONFIRM).await;
        for page in &pages {
            shows(page, 2).await;
        }
        ben.wait_text(".turn-bar .more", "Your turn has been sent.").await;

        // What is said goes by itself.
        let said = "document.querySelector('.said').textContent.includes('Good luck!')";
        let heard = [ben.watch(said).await, watcher.watch(said).await];
        tool(ana, "Chat").await;
        ana.click_text("dialog button", "Good luck!").await;
        for (page, heard) in [ben, watcher].into_iter().zip(heard) {
            page.wait_until(&heard).await;
        }

        // Taking back one's own offer declines nobody's.
        tool(ana, "Offer a draw").await;
        ben.wait_text(".news", "Ana offers a draw.").await;
        ana.click_text(".turn-bar .news button", "Withdraw").await;
        ben.wait_gone(".news").await;
        assert!(!ben.text(".turn-bar").await.contains("declined"));

        // A takeback is asked for, and given.
        ana.click_text("button", "Take back").await;
        ben.wait_text(".news", "Ana wants to take back their last turn.").await;
        ben.picture("online-offer-phone").await;
        ana.picture("online-offer-desktop").await;
        watcher.wait_text(".news", "Ana wants to take back their last turn.").await;
        assert_eq!(watcher.count(".news button").await, 0);
        ben.click_text(".turn-bar .news button", "Accept").await;
        for page in &pages {
            shows(page, 0).await;
        }
        ana.click_spot("f6").await;
        shows(ben, 1).await;

        // A draw is offered and declined, offered again after a turn and agreed to.
        tool(ana, "Offer a draw").await;
        ben.click_text(".turn-bar .news button", "Decline").await;
        ana.wait_text(".turn-bar", "Your draw offer was declined.").await;
        ben.tap(".hits [data-spot=\"e6\"]").await;
        ben.tap(CONFIRM).await;
        shows(ana, 2).await;
        tool(ana, "Offer a draw").await;
        ben.click_text(".turn-bar .news button", "Accept").await;
        for page in &pages {
            page.wait_text(".ending h2", "It’s a draw.").await;
            page.wait_text(".ending .decided", "Draw by agreement").await;
        }
        ana.picture("online-end-desktop").await;
        ben.picture("online-end-phone").await;
        assert_eq!(stored(ana, &game).await.actions(), ["f6", "e6"]);

        // Both want another game: the sides are exchanged.
        ben.click_text(".end-buttons button", "Rematch").await;
        ana.click_text(".ending .news button", "Accept").await;
        for page in [ana, ben] {
            page.wait_until(&format!("!location.pathname.includes({})", json!(game))).await;
            page.wait_for(".game .board").await;
        }
        ben.wait_text(".strip.acting h2", "You").await;
        watcher.click_text("a", "Go to the next game").await;
        watcher.wait_for(".game .board").await;

        // Whoever leaves before two turns stand can call it off.
        ben.click("button[aria-label='More']").await;
        ben.click_text("dialog button", "Cancel game").await;
        for page in [ana, watcher] {
            page.wait_text(".ending h2", "No result.").await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_lobby_is_live_and_pages_are_accessible() {
    let server = Server::start();
    let addresses = [0; 3].map(|_| server.address.clone());
    browse_together(addresses, |pages| async move {
        let [ana, ben, watcher] = &pages;
        visit(watcher, "/online").await;
        watcher.wait_text("main", "Nobody is waiting").await;
        watcher.check_access().await;
        visit(ana, "/new/kulami/online").await;
        for words in ["Anyone online", "Days per turn", "Black, second"] {
            ana.click_text(".segment", words).await;
        }
        ana.check_access().await;
        ana.picture("online-new-desktop").await;
        give_name(ana, "Ana").await;
        ana.click_text("button", "Start game").await;
        ana.wait_for(".invitation").await;
        ana.check_access().await;
        ana.picture("online-invitation-desktop").await;
        watcher.wait_text(".game-row", "3 days per turn").await;
        watcher.picture("online-lobby-desktop").await;

        visit(ben, "/online").await;
        ben.click_text(".game-row button", "Join").await;
        give_name(ben, "Ben").await;
        ben.click_text("dialog button", "Join").await;
        ben.wait_for(".game .board").await;
        ben.wait_text(".strip.acting h2", "You").await;
        ana.wait_for(".game .board").await;
        ana.check_access().await;
        ben.check_access().await;
        watcher.wait_text("main", "Nobody is waiting").await;

        // One's own games, and whose turn it is.
        ben.goto("/online").await;
        ben.wait_text(".game-row.on", "against Ana · Your turn").await;
        ben.check_access().await;
        ben.picture("online-games-phone").await;
        // Where it is one's turn, the first page says so too.
        ben.goto("/").await;
        ben.wait_text(".waiting .game-row", "against Ana · Your turn").await;
        ben.check_access().await;
    })
    .await;
}

#[tokio::test]
async fn an_address_of_no_game_says_so() {
    browse(Size::Phone, |page| async move {
        visit(&page, "/play/0000000000").await;
        page.wait_text("main", "This game wasn’t found.").await;
        page.check_access().await;
        page.forgive("404");
    })
    .await;
}

/// The names of the games are what they are in every language.
#[tokio::test]
async fn an_invitation_in_every_language() {
    browse(Size::Phone, |page| async move {
        for (language, join) in [("ro", "Intră în partidă"), ("ru", "Присоединиться"), ("hu", "Csatlakozom")]
        {
            visit(&page, "/online").await;
            let choose = format!(
                "(() => {{ const list = document.querySelector('select.language'); list.value = '{language}';
                list.dispatchEvent(new Event('change')); return true; }})()"
            );
            page.eval(&choose).await;
            let made =
                "fetch('/api/v1/me', { method: 'POST', headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({ name: 'Ana' }) }).then(() => fetch('/api/v1/games', { method: 'POST',
                headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ config: 'yinsh' }) }))
                .then((answer) => answer.json())";
            let made = page.eval(made).await;
            let (game, key) = (made["game"].as_str().expect("a name"), made["key"].as_str().expect("a key"));
            visit(&page, &format!("/play/{game}#{key}")).await;
            page.wait_text("h1", GameKind::Yinsh.name().to_uppercase().as_str()).await;
            page.wait_text("button.primary", join).await;
        }
    })
    .await;
}

/// A computer is shown as one because the server says so, in the words of the page, and nobody can take its name.
#[tokio::test]
async fn a_computer_is_shown_as_one_in_every_language() {
    browse(Size::Phone, |page| async move {
        visit(&page, "/online").await;
        let made = "fetch('/api/v1/me', { method: 'POST', headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ name: 'Ana' }) }).then(() => fetch('/api/v1/games', { method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ config: 'kulami', side: 'first', opponent: { computer: 3 } }) }))
            .then((answer) => answer.json())";
        let made = page.eval(made).await;
        let game = made["game"].as_str().expect("a name");
        let languages = [
            ("ro", "Calculator, nivelul 3", "contra calculatorului, nivelul 3"),
            ("ru", "Компьютер, уровень 3", "соперник: компьютер, уровень 3"),
            ("hu", "Számítógép, 3. szint", "Ellenfél: számítógép, 3. szint"),
            ("en", "Computer, level 3", "against the computer, level 3"),
        ];
        for (language, name, against) in languages {
            visit(&page, &format!("/play/{game}")).await;
            page.wait_for(".strip").await;
            speak(&page, language).await;
            let shown = format!(
                "[...document.querySelectorAll('.strip')].some((panel) => panel.ariaLabel === '{name}'
                    && panel.querySelector('h2').textContent === '{name}')"
            );
            page.wait_until(&shown).await;
            page.check_access().await;
            visit(&page, "/online").await;
            page.wait_text(".game-row .machine", against).await;
            page.wait_for(".game-row .machine svg").await;
        }
        page.check_access().await;
        page.picture("online-computer-phone").await;

        page.click_text("button", "Change name").await;
        page.wait_for("dialog input[name=name]").await;
        page.click("dialog input[name=name]").await;
        page.eval("document.querySelector('dialog input[name=name]').select()").await;
        page.type_text("Orrery, level 10").await;
        page.click("dialog button[type=submit]").await;
        page.wait_text("dialog .error", "You can’t use this name").await;
        page.forgive("400");
    })
    .await;
}
