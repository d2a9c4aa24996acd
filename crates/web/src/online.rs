//! A game over the network: its log, who is there, and what was sent but is not stored yet.

use leptos::prelude::*;
use orrery_games::core::{Outcome, Player};
use orrery_view::Phrase;
use orrery_wire::{
    ABSENCE_LIMIT, Act, Clock, Control, Entry, ErrorView, Event, GameId, GameState, Greeting, Offer,
    PlayerView, Reason, Refusal, Reply, Seat, Status, TableView, Time, TurnId,
};

use crate::browser;
use crate::followed::put;
use crate::play::Play;
use crate::socket;
use crate::{api, app};

/// How often clocks are looked at.
const TICK: f64 = 200.0;
/// How long to wait before a turn is sent again that the server had no time for.
const AGAIN: f64 = 2_000.0;
/// How long words stay beside who said them.
const SAID: f64 = 12_000.0;
const TURN: &str = "orrery.turn.v1.";

/// A game as the server sent it.
#[derive(Clone)]
pub struct Opened {
    /// Who plays, and which of them we are.
    pub table: TableView,
    /// The fold of its log.
    pub state: GameState,
    /// The clocks.
    pub hands: Hands,
    /// Who is there.
    pub present: [bool; 2],
}

/// What the clocks show, at any time from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hands {
    clock: Clock,
    /// The time at the server less the time here.
    ahead: i64,
    /// What the server knows and the log does not say yet: time given back.
    credit: [i64; 2],
}

impl Hands {
    /// The clocks when the server sent what was left at its time.
    pub fn new(clock: &Clock, now: Time, left: Option<[i64; 2]>) -> Hands {
        let counted = clock.left_at(now, 0).unwrap_or_default();
        let left = left.unwrap_or(counted);
        let credit = [0, 1].map(|index| left[index] - counted[index]);
        Hands { clock: *clock, ahead: now.0 - browser::now() as i64, credit }
    }

    /// The milliseconds left to each by our own time; nothing without a clock.
    pub fn left(&self, now: f64) -> Option<[i64; 2]> {
        let left = self.clock.left_at(Time(now as i64 + self.ahead), 0)?;
        Some([0, 1].map(|index| (left[index] + self.credit[index]).max(0)))
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Player> {
        self.clock.running().map(|(seat, _)| seat.player())
    }
}

/// Why the page has to be built anew.
pub enum Anew {
    /// Somebody took a seat, or the game began.
    Table(TableView),
    /// What is known does not agree with what the server says.
    Log,
}

/// How far our last turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sending {
    /// There is none.
    Nothing,
    /// It is on its way.
    Sent,
    /// The server has it on disk.
    Stored,
}

/// A turn that is to be stored.
#[derive(Clone, Debug)]
struct Turn {
    base: u32,
    id: TurnId,
    actions: Vec<String>,
    /// The number it was last sent under.
    reference: Option<u32>,
}

/// What there is to a game over the network beside the board. A handle: copies are the same.
#[derive(Clone, Copy)]
pub struct Online {
    log: StoredValue<GameState>,
    turn: StoredValue<Option<Turn>>,
    /// Which of the players we are.
    pub you: Option<Player>,
    /// Who plays.
    pub players: RwSignal<[Option<PlayerView>; 2]>,
    /// How far the game is.
    pub status: RwSignal<Status>,
    /// What is proposed.
    pub offers: RwSignal<Vec<(Seat, Offer)>>,
    /// Since when somebody is away, by our clock.
    pub away: RwSignal<[Option<f64>; 2]>,
    /// The clocks.
    pub hands: RwSignal<Hands>,
    /// What was said last.
    pub said: RwSignal<[Option<Greeting>; 2]>,
    /// How far our last turn has come.
    pub sending: RwSignal<Sending>,
    /// The game that came after it.
    pub continued: RwSignal<Option<GameId>>,
    /// The time, a few times a second.
    pub now: RwSignal<f64>,
}

impl Online {
    /// Puts what the server sent on the page.
    pub fn new(opened: Opened) -> Online {
        let Opened { table, state, hands, present } = opened;
        let now = browser::now();
        let online = Online {
            you: table.you.map(Seat::player),
            players: RwSignal::new(table.players),
            status: RwSignal::new(state.status()),
            offers: RwSignal::new(state.offers().to_vec()),
            away: RwSignal::new(present.map(|here| (!here).then_some(now))),
            hands: RwSignal::new(hands),
            said: RwSignal::new([None; 2]),
            sending: RwSignal::new(Sending::Nothing),
            continued: RwSignal::new(state.continued().cloned()),
            now: RwSignal::new(now),
            log: StoredValue::new(state),
            turn: StoredValue::new(None),
        };
        online.tick();
        online
    }

    /// The public name.
    pub fn name(self) -> GameId {
        self.log.with_value(|log| log.name().clone())
    }

    /// The place of the last entry that we know.
    pub fn seq(self) -> Option<u32> {
        self.log.try_with_value(GameState::seq)
    }

    /// The game as it is stored at the server.
    pub fn opened(self, table: TableView) -> Opened {
        let present = self.away.with_untracked(|away| away.map(|since| since.is_none()));
        Opened { table, state: self.log.get_value(), hands: self.hands.get_untracked(), present }
    }

    /// Whether the game can still be called off.
    pub fn may_abort(self) -> bool {
        self.offers.track();
        self.status.get() == Status::Playing && self.log.with_value(GameState::turn_count) < 2
    }

    /// Whether the clock is one at which both sit together.
    fn is_live(self) -> bool {
        self.log.with_value(|log| log.control().is_live())
    }

    /// In how many seconds the game can be claimed from a player who is away at a clock at which both sit together.
    pub fn absence(self, player: Player) -> Option<u32> {
        let since = self.away.get()[player.index()].filter(|_| self.is_live())?;
        let wait = ABSENCE_LIMIT as f64 - (self.now.get() - since);
        Some((wait.max(0.0) / 1000.0).ceil() as u32)
    }

    /// Does something other than a turn.
    pub fn act(self, play: Play, what: Act) {
        if socket::act(&self.name(), what).is_none() {
            play.refuse(Phrase::new("online-not-done"), None);
        }
    }

    /// Sends a turn. It is kept until the server says that it is stored.
    pub fn send_turn(self, actions: Vec<String>) {
        let base = self.log.with_value(GameState::base);
        let id = format!("{:016x}", browser::random_u64());
        let Ok(id) = id.parse::<TurnId>() else { return };
        self.keep(Some(&id), &actions);
        self.turn.set_value(Some(Turn { base, id, actions, reference: None }));
        self.sending.set(Sending::Sent);
        self.deliver();
    }

    /// The actions of the turn on its way.
    fn on_its_way(self) -> Vec<String> {
        self.turn.with_value(|turn| turn.as_ref().map(|turn| turn.actions.clone()).unwrap_or_default())
    }

    fn deliver(self) {
        let Some(Turn { base, id, actions, .. }) = self.turn.try_get_value().flatten() else { return };
        let reference = socket::act(&self.name(), Act::Turn { base, turn_id: id, actions });
        self.turn.update_value(|turn| {
            if let Some(turn) = turn {
                turn.reference = reference;
            }
        });
    }

    /// Keeps a turn being composed, or one that was sent, so that a reload does not lose it.
    pub fn keep(self, id: Option<&TurnId>, actions: &[String]) {
        let key = format!("{TURN}{}", self.name());
        if actions.is_empty() {
            return browser::forget(&key);
        }
        let base = self.log.with_value(GameState::base);
        browser::store(&key, &format!("{base} {} {}", id.map_or("-", TurnId::as_str), actions.join(";")));
    }

    /// Takes up what was kept before a reload: the actions of a turn that was begun or sent from this very position.
    pub fn take_up(self) -> Vec<String> {
        let kept = browser::stored(&format!("{TURN}{}", self.name())).unwrap_or_default();
        let mut words = kept.splitn(3, ' ');
        let (base, id, actions) = (words.next(), words.next(), words.next());
        let present = self.log.with_value(GameState::base);
        let plays = self.you.is_some() && self.status.get_untracked() == Status::Playing;
        if !plays || base.and_then(|base| base.parse().ok()) != Some(present) {
            self.keep(None, &[]);
            return Vec::new();
        }
        let actions: Vec<String> = actions
            .unwrap_or_default()
            .split(';')
            .filter(|text| !text.is_empty())
            .map(str::to_owned)
            .collect();
        if let Some(id) = id.filter(|id| *id != "-").and_then(|id| id.parse::<TurnId>().ok()) {
            self.turn.set_value(Some(Turn { base: present, id, actions: actions.clone(), reference: None }));
            self.sending.set(Sending::Sent);
            self.deliver();
        }
        actions
    }

    /// Whether a turn is on its way.
    pub fn is_sending(self) -> bool {
        self.turn.with_value(Option::is_some)
    }

    /// Takes in what the server says, and says why the page has to be built anew, if it has.
    pub fn hear(self, play: Play, reply: Reply) -> Option<Anew> {
        let before = self.status.try_get_untracked()?;
        match reply {
            Reply::Watching { table, entries, now, left, present } => {
                let since = browser::now();
                self.away.update(|all| {
                    for (away, here) in all.iter_mut().zip(present) {
                        *away = (!here).then(|| away.unwrap_or(since));
                    }
                });
                put(play.refusal, None);
                if !entries.iter().all(|entry| self.take(play, entry)) {
                    return Some(Anew::Log);
                }
                self.settle(play, now, left);
                self.deliver();
                return self.table_changed(before, table);
            }
            Reply::Seated { table } => return self.table_changed(before, table),
            Reply::Happened { entry, now, left, .. } => {
                if self.seq().is_some_and(|seq| entry.seq > seq + 1) {
                    socket::watch(&self.name());
                    return None;
                }
                if !self.take(play, &entry) {
                    return Some(Anew::Log);
                }
                self.settle(play, now, left);
                if before == Status::Open && self.status.get_untracked() != Status::Open {
                    let players = self.players.get_untracked();
                    let you = self.you.map(Seat::from);
                    return Some(Anew::Table(TableView { game: self.name(), players, you }));
                }
            }
            Reply::Presence { seat, here, away, .. } => {
                let since = (!here).then(|| browser::now() - away as f64);
                self.away.update(|all| all[seat.index()] = since);
            }
            Reply::Stored { reference, seq, .. } if self.is_ours(reference) => {
                self.sending.set(Sending::Stored);
                self.keep(None, &[]);
                // The turn itself is forgotten when its entry comes, so that the board does not go back meanwhile.
                if seq.is_none_or(|seq| Some(seq) <= self.seq()) {
                    self.turn.set_value(None);
                    self.log.with_value(|log| play.follow(log.game(), &[]));
                }
            }
            Reply::Refused { reference, why, state, .. } => {
                if self.is_ours(reference) {
                    self.forget_turn();
                    self.log.with_value(|log| play.follow(log.game(), &[]));
                }
                if Some(state.seq) < self.seq() {
                    // The server was set back to an earlier state: what we know is not what it knows.
                    return Some(Anew::Log);
                }
                if Some(state.seq) > self.seq() {
                    socket::watch(&self.name());
                }
                if let (Refusal::NotAway { wait: Some(wait) }, Some(you)) = (&why, self.you) {
                    let since = browser::now() - ABSENCE_LIMIT as f64 + f64::from(*wait) * 1000.0;
                    self.away.update(|all| all[you.opponent().index()] = Some(since));
                } else {
                    play.refuse(refusal(&why), None);
                }
            }
            Reply::Error { reference: Some(reference), error } if self.is_ours(reference) => {
                self.not_now(play, &error);
            }
            Reply::Error { error, .. } => play.refuse(api::trouble(&error), None),
            _ => {}
        }
        None
    }

    fn is_ours(self, reference: u32) -> bool {
        self.turn.with_value(|turn| turn.as_ref().is_some_and(|turn| turn.reference == Some(reference)))
    }

    /// The server could not take the turn: it is sent again, unless that can do no good.
    fn not_now(self, play: Play, error: &ErrorView) {
        if error.error.may_pass() {
            browser::later(AGAIN, move || self.deliver());
        } else {
            self.forget_turn();
            self.log.with_value(|log| play.follow(log.game(), &[]));
            play.refuse(api::trouble(error), None);
        }
    }

    fn forget_turn(self) {
        self.turn.set_value(None);
        self.sending.set(Sending::Nothing);
        self.keep(None, &[]);
    }

    fn table_changed(self, before: Status, table: TableView) -> Option<Anew> {
        let began = before == Status::Open && self.status.get_untracked() != Status::Open;
        if began || table.you.map(Seat::player) != self.you {
            if self.you.is_some() && table.you.is_none() {
                app::notify(Phrase::new("trouble-who"));
            }
            return Some(Anew::Table(table));
        }
        self.players.set(table.players);
        None
    }

    /// Takes in an entry of the log, unless it is known; `false` when it does not follow from what is known.
    fn take(self, play: Play, entry: &Entry) -> bool {
        let Some(seq) = self.seq() else { return true };
        if entry.seq <= seq {
            return true;
        }
        let offers = self.log.with_value(|log| log.offers().to_vec());
        let taken = self.log.try_update_value(|log| log.follow(entry));
        let Some(Ok(event)) = taken else { return false };
        let is_ours = |seat: Seat| self.you.map(Seat::from) == Some(seat);
        match event {
            Event::Turn { seat, id, .. }
                if is_ours(seat)
                    && self.turn.with_value(|turn| turn.as_ref().is_some_and(|turn| turn.id == id)) =>
            {
                self.forget_turn();
                self.sending.set(Sending::Stored);
            }
            Event::Turn { seat, .. } if !is_ours(seat) => self.sending.set(Sending::Nothing),
            Event::Said { seat, greeting } => self.say(seat, greeting),
            // Once this message is dealt with: the page goes away with it.
            Event::Continued { game } if self.you.is_some() => {
                browser::later(0.0, move || app::go(&format!("/play/{game}")));
            }
            Event::Continued { game } => self.continued.set(Some(game)),
            // Who takes his own offer back declines it, too.
            Event::Declined { offer, .. }
                if offers.iter().any(|(by, open)| *open == offer && is_ours(*by)) =>
            {
                play.refuse(declined(offer), None);
            }
            _ => {}
        }
        true
    }

    fn say(self, seat: Seat, greeting: Greeting) {
        self.said.update(|said| said[seat.index()] = Some(greeting));
        browser::later(SAID, move || {
            if self.said.try_with_untracked(|said| said[seat.index()] == Some(greeting)) == Some(true) {
                self.said.update(|said| said[seat.index()] = None);
            }
        });
    }

    /// The page follows the log.
    fn settle(self, play: Play, now: Time, left: Option<[i64; 2]>) {
        let (game, status, offers, hands, base) = self.log.with_value(|log| {
            let hands = Hands::new(log.clock(), now, left);
            (log.game().clone(), log.status(), log.offers().to_vec(), hands, log.base())
        });
        let late = self.turn.with_value(|turn| turn.as_ref().is_some_and(|turn| turn.base != base));
        if late {
            self.forget_turn();
        }
        self.hands.set(hands);
        self.offers.set(offers);
        play.follow(&game, &self.on_its_way());
        if late {
            // Somebody took a turn back, or we play in another window as well.
            play.refuse(refusal(&Refusal::Stale { base }), None);
        }
        if self.status.get_untracked() != status {
            self.status.set(status);
            play.end(ended(status));
        }
    }

    /// Looks at the time for as long as the page lives and somebody may be waited for.
    fn tick(self) {
        let Some(status) = self.status.try_get_untracked() else { return };
        if status == Status::Playing && self.log.with_value(|log| log.control() != Control::None) {
            self.now.set(browser::now());
        }
        browser::later(TICK, move || self.tick());
    }
}

/// How a game ended that did not end on the board, or on the board at the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The result; nothing when the game was called off.
    pub outcome: Option<Outcome>,
    /// Why.
    pub reason: Reason,
}

/// The end that a status tells of.
pub fn ended(status: Status) -> Option<Ended> {
    match status {
        Status::Over { score, reason } => Some(Ended { outcome: score.outcome(), reason }),
        Status::Open | Status::Playing => None,
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
