//! A game over the network: what is known of it ([`orrery_client::Follower`]), put on the page.

use leptos::prelude::*;
use orrery_client::{ClockView, Follower, Lost, Moment, News, Sending};
use orrery_games::core::{Outcome, Player};
use orrery_view::Phrase;
use orrery_wire::{
    ABSENCE_LIMIT, Act, Control, Event, GameId, GameState, Greeting, Offer, PlayerView, Reason, Refusal,
    Seat, Status, TableView,
};

use crate::browser;
use crate::followed::put;
use crate::play::Play;
use crate::socket;
use crate::{api, app};

/// How often clocks are looked at.
const TICK: f64 = 200.0;
/// How long words stay beside who said them.
const SAID: f64 = 12_000.0;

/// A game as a page is built for it.
#[derive(Clone)]
pub struct Opened {
    /// Who plays, and which of them we are.
    pub table: TableView,
    /// The fold of its log.
    pub state: GameState,
    clocks: ClockView,
}

impl Opened {
    /// The game as it is known now; nothing before the server has told of it.
    pub fn now(game: &GameId) -> Option<Opened> {
        socket::followed(game, |follower| {
            let (table, state, clocks) = (follower.table()?, follower.state()?, follower.clocks()?);
            Some(Opened { table: table.clone(), state: state.clone(), clocks: *clocks })
        })?
    }
}

/// What there is to a game over the network beside the board. A handle: copies are the same.
#[derive(Clone, Copy)]
pub struct Online {
    game: StoredValue<GameId>,
    control: Control,
    /// Which of the players we are.
    pub you: Option<Player>,
    /// Who plays.
    pub players: RwSignal<[Option<PlayerView>; 2]>,
    /// How far the game is.
    pub status: RwSignal<Status>,
    /// What is proposed.
    pub offers: RwSignal<Vec<(Seat, Offer)>>,
    /// Since when somebody is away.
    pub away: RwSignal<[Option<Moment>; 2]>,
    /// The clocks.
    pub clocks: RwSignal<ClockView>,
    /// What was said last.
    pub said: RwSignal<[Option<Greeting>; 2]>,
    /// How far our last turn has come.
    pub sending: RwSignal<Sending>,
    /// The game that came after it.
    pub continued: RwSignal<Option<GameId>>,
    /// The time, a few times a second.
    pub now: RwSignal<Moment>,
}

impl Online {
    /// Puts what is known on the page.
    pub fn new(opened: Opened) -> Online {
        let Opened { table, state, clocks } = opened;
        let known = socket::followed(&table.game, |follower| (follower.away(), follower.sending()));
        let (away, sending) = known.unwrap_or_default();
        let online = Online {
            control: state.control(),
            you: table.you.map(Seat::player),
            players: RwSignal::new(table.players),
            status: RwSignal::new(state.status()),
            offers: RwSignal::new(state.offers().to_vec()),
            away: RwSignal::new(away),
            clocks: RwSignal::new(clocks),
            said: RwSignal::new([None; 2]),
            sending: RwSignal::new(sending),
            continued: RwSignal::new(state.continued().cloned()),
            now: RwSignal::new(now()),
            game: StoredValue::new(table.game),
        };
        online.tick();
        online
    }

    /// Its name.
    pub fn name(self) -> String {
        self.game.with_value(ToString::to_string)
    }

    /// What is known of it; nothing when the page is gone.
    fn followed<T>(self, ask: impl FnOnce(&Follower) -> T) -> Option<T> {
        self.game.try_with_value(|game| socket::followed(game, ask))?
    }

    /// Whether the game can still be called off.
    pub fn may_abort(self) -> bool {
        self.offers.track();
        let turns = self.followed(|follower| follower.state().map(GameState::turn_count));
        self.status.get() == Status::Playing && turns.flatten().is_some_and(|turns| turns < 2)
    }

    /// In how many seconds the game can be claimed from a player who is away at a clock at which both sit together.
    pub fn absence(self, player: Player) -> Option<u32> {
        let since = self.away.get()[player.index()].filter(|_| self.control.is_live())?;
        let wait = (ABSENCE_LIMIT - self.now.get().since(since)).max(0);
        u32::try_from((wait + 999) / 1000).ok()
    }

    /// Does something other than a turn.
    pub fn act(self, what: Act) {
        self.game.with_value(|game| socket::act(game, what));
    }

    /// Sends a turn. It is kept until the server says that it is stored.
    pub fn send_turn(self, actions: Vec<String>) {
        self.game.with_value(|game| socket::send_turn(game, actions));
    }

    /// Keeps a turn being composed, so that a reload does not lose it.
    pub fn compose(self, actions: Vec<String>) {
        self.game.with_value(|game| socket::compose(game, actions));
    }

    /// The actions of a turn that was begun or sent from this very position, and whether it was sent.
    pub fn begun(self) -> (Vec<String>, bool) {
        let begun = self.followed(|follower| (follower.begun().to_vec(), follower.is_sending()));
        begun.unwrap_or_default()
    }

    /// Takes in news of the game.
    pub fn hear(self, play: Play, news: News) {
        match news {
            News::CaughtUp => put(play.refusal, None),
            News::Changed => self.refresh(play),
            News::Happened(Event::Said { seat, greeting }) => self.say(seat, greeting),
            // Once this message is dealt with: the page goes away with it.
            News::Happened(Event::Continued { game }) if self.you.is_some() => {
                browser::later(0.0, move || app::go(&format!("/play/{game}")));
            }
            News::Happened(Event::Continued { game }) => self.continued.set(Some(game)),
            News::Declined(offer) => play.refuse(declined(offer), None),
            News::TurnLost { why, .. } => play.refuse(lost(&why), None),
            // How long there is to wait stands beside the player.
            News::Refused { why: Refusal::NotAway { wait: Some(_) }, .. } => {}
            News::Refused { why, .. } => play.refuse(refusal(&why), None),
            News::Failed(error) => play.refuse(api::trouble(&error), None),
            News::NotSent(_) => play.refuse(Phrase::new("online-not-done"), None),
            News::Unseated => app::notify(Phrase::new("trouble-who")),
            News::Happened(_)
            | News::Done { .. }
            | News::TurnStored { .. }
            | News::Opened
            | News::Unsound(_)
            | News::Keep(_) => {}
        }
    }

    fn say(self, seat: Seat, greeting: Greeting) {
        self.said.update(|said| said[seat.index()] = Some(greeting));
        browser::later(SAID, move || {
            if self.said.try_with_untracked(|said| said[seat.index()] == Some(greeting)) == Some(true) {
                self.said.update(|said| said[seat.index()] = None);
            }
        });
    }

    /// The page follows what is known.
    fn refresh(self, play: Play) {
        let Some(follower) = self.followed(Follower::clone) else { return };
        let (Some(table), Some(state), Some(clocks)) =
            (follower.table(), follower.state(), follower.clocks())
        else {
            return;
        };
        put(self.away, follower.away());
        put(self.sending, follower.sending());
        put(self.players, table.players.clone());
        put(self.clocks, *clocks);
        put(self.offers, state.offers().to_vec());
        play.follow(state.game(), follower.on_its_way());
        let status = state.status();
        if self.status.get_untracked() != status {
            self.status.set(status);
            play.end(ended(status));
        }
    }

    /// Looks at the time for as long as the page lives and somebody may be waited for.
    fn tick(self) {
        let Some(status) = self.status.try_get_untracked() else { return };
        if status == Status::Playing && self.control != Control::None {
            self.now.set(now());
        }
        browser::later(TICK, move || self.tick());
    }
}

fn now() -> Moment {
    Moment(browser::now() as i64)
}

/// Why nothing more can be played, though the board would allow it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The game ended beside the board, or on the board at the server.
    Game {
        /// The result; nothing when the game was called off.
        outcome: Option<Outcome>,
        /// Why.
        reason: Reason,
    },
    /// A lesson is finished, or a puzzle waits until it is put up again.
    Lesson,
}

impl Ended {
    /// The result, if there is one.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Ended::Game { outcome, .. } => outcome,
            Ended::Lesson => None,
        }
    }
}

/// The end that a status tells of.
pub fn ended(status: Status) -> Option<Ended> {
    match status {
        Status::Over { score, reason } => Some(Ended::Game { outcome: score.outcome(), reason }),
        Status::Open | Status::Playing => None,
    }
}

/// Why a turn does not stand.
pub fn lost(why: &Lost) -> Phrase {
    match why {
        Lost::Refused(why) => refusal(why),
        Lost::Failed(error) => api::trouble(error),
    }
}

/// Why the server did not do something.
fn refusal(why: &Refusal) -> Phrase {
    match why {
        Refusal::NotSeated => Phrase::new("online-not-seated"),
        Refusal::NotBegun => Phrase::new("online-not-begun"),
        Refusal::Over => Phrase::new("online-over"),
        Refusal::NotOver => Phrase::new("online-not-over"),
        Refusal::NotYourTurn => Phrase::new("not-your-turn"),
        Refusal::Stale { .. } => Phrase::new("online-stale"),
        Refusal::TurnIdUsed => Phrase::new("online-turn-id-used"),
        Refusal::TimeUp => Phrase::new("online-time-up"),
        Refusal::NoOffer => Phrase::new("online-no-offer"),
        Refusal::OfferedAlready => Phrase::new("online-offered-already"),
        Refusal::NothingToTakeBack => Phrase::new("online-nothing-to-take-back"),
        Refusal::TooManyTakebacks => Phrase::new("online-too-many-takebacks"),
        Refusal::LogFull => Phrase::new("online-log-full"),
        Refusal::TooLateToAbort => Phrase::new("online-too-late-to-abort"),
        Refusal::NotAway { .. } => Phrase::new("online-not-away"),
        Refusal::SaidEnough => Phrase::new("online-said-enough"),
        Refusal::Illegal { action, .. } => Phrase::new("trouble-turn-move").with("action", action.as_str()),
        Refusal::Unfinished | Refusal::TooLong => Phrase::new("trouble-turn"),
        Refusal::Other { message } => api::said(message),
    }
}

fn declined(offer: Offer) -> Phrase {
    match offer {
        Offer::Draw => Phrase::new("declined-draw"),
        Offer::Takeback => Phrase::new("declined-takeback"),
        Offer::Rematch | Offer::ReturnGame => Phrase::new("declined-rematch"),
    }
}
