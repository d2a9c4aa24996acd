//! A game being played on this page: what touches, buttons and the computer's answers do to it.

mod coach;
mod computer;
mod kept;
mod mode;
mod network;
mod puzzle;
mod study;
mod trial;

use std::sync::Arc;

use leptos::prelude::*;
use orrery_client::Thought;
use orrery_games::core::{Outcome, Player};
use orrery_games::{AnyGame, GameKind};
use orrery_view::{Facing, Mark, Phrase, Prompt, Spot, Table, Tally, Touch, ViewState};
use orrery_wire::{Act, Offer, Reason};

use crate::archive::{self, Saved, Seat};
use crate::browser;
use crate::engine;
use crate::followed::put;
use crate::follows::{Follows, Part, at, turn_starts};
use crate::online::{Ended, Online, Opened, ended};
use crate::settings;
use crate::sound;

pub use coach::{Coach, Review, Word};
pub use mode::{Mode, TurnListener};
pub use study::Study;

/// How long a refusal stays on the board, and an announced pass before it is taken.
const REFUSAL: f64 = 600.0;
const PASS: f64 = 1500.0;

/// A game on the page. A handle: copies are the same game.
#[derive(Clone, Copy)]
pub struct Play {
    saved: StoredValue<Saved>,
    /// Whether something has happened since the game was stored.
    unstored: StoredValue<bool>,
    /// The board with the turn that is being composed.
    pub table: RwSignal<Table>,
    /// Who plays, the first mover first.
    pub seats: [Seat; 2],
    /// How the game ended where not the board says so.
    pub ended: RwSignal<Option<Ended>>,
    mode: Mode,
    /// What a coach says, if there is one.
    pub coach: Coach,
    /// After how many actions the game is looked at; `None` is as it stands.
    pub looked_at: RwSignal<Option<usize>>,
    /// What is under the pointer or the keyboard.
    pub aim: RwSignal<Option<Spot>>,
    /// Why the last touch was refused, and where.
    pub refusal: RwSignal<Option<(Phrase, Option<Spot>)>>,
    /// Whether that was a touch: its reason goes when something else is pointed at.
    refused_touch: StoredValue<bool>,
    /// What the engine advises.
    pub hint: RwSignal<Option<String>>,
    /// The last hint, with the game it was given in.
    hinted: StoredValue<Option<(String, String)>>,
    /// Whether a hint is being looked for.
    pub seeking: RwSignal<bool>,
    /// Whether the computer is at work, and how far it is.
    pub thinking: RwSignal<bool>,
    /// What the engine thought last.
    pub thought: RwSignal<Option<(Player, Thought)>>,
    /// What of the final score is drawn.
    pub tally: RwSignal<Tally>,
    /// Whether questions about the board are being asked.
    pub asking: RwSignal<bool>,
    /// Whether the rules are being read.
    pub reading: RwSignal<bool>,
    /// How the board lies.
    pub facing: RwSignal<Facing>,
    /// From which action on the page should show how things moved; counts up to tell one order from the next.
    pub motion: RwSignal<(usize, u32)>,
    /// Until when pieces are in motion, as the browser's clock has it.
    pub moving_until: StoredValue<f64>,
    /// What is drawn on the board besides: what an engine says of it.
    pub drawn: RwSignal<Vec<Mark>>,
    /// What follows from all this, worked out once for everybody who asks.
    follows: Follows,
}

impl Play {
    /// Puts a game on the page.
    pub fn new(saved: Saved) -> Play {
        let play = Play::build(saved, None, Mode::Kept);
        if play.computer_sits() {
            engine::warm_up();
        }
        play.go_on();
        play
    }

    /// Puts a game over the network on the page.
    pub fn remote(opened: Opened) -> Play {
        let mut seats = [Seat::Remote; 2];
        if let Some(you) = opened.table.you {
            seats[you.index()] = Seat::Here;
        }
        let (saved, end) = (archive::begin(opened.state.game().clone(), seats), ended(opened.state.status()));
        let online = Online::new(opened);
        let play = Play::build(saved, end, Mode::Online(online));
        let (begun, is_sent) = online.begun();
        play.table.update(|table| {
            let played = begun.iter().try_for_each(|action| table.play(action));
            if played.is_ok() && is_sent {
                table.finish_turn();
            }
        });
        play.note_running();
        play.go_on();
        play
    }

    fn build(saved: Saved, end: Option<Ended>, mode: Mode) -> Play {
        let table = RwSignal::new(Table::new(saved.game.clone()));
        let ended = RwSignal::new(end.or(saved.resigned.map(resigned)));
        let looked_at = RwSignal::new(None);
        let tally = RwSignal::new(Tally::default());
        let aim = RwSignal::new(None);
        let moving_until = StoredValue::new(0.0);
        Play {
            follows: Follows::new(saved.seats, table, ended, looked_at, tally, aim, moving_until),
            table,
            seats: saved.seats,
            ended,
            mode,
            coach: Coach::new(saved.coach),
            looked_at,
            aim,
            refusal: RwSignal::new(None),
            refused_touch: StoredValue::new(false),
            hint: RwSignal::new(None),
            hinted: StoredValue::new(None),
            seeking: RwSignal::new(false),
            thinking: RwSignal::new(false),
            thought: RwSignal::new(None),
            tally,
            asking: RwSignal::new(false),
            reading: RwSignal::new(false),
            drawn: RwSignal::new(Vec::new()),
            facing: RwSignal::new(Facing::default()),
            motion: RwSignal::new((usize::MAX, 0)),
            moving_until,
            saved: StoredValue::new(saved),
            unstored: StoredValue::new(false),
        }
    }

    /// Which game it is.
    pub fn id(self) -> GameKind {
        self.saved.with_value(|saved| saved.game.id())
    }

    /// What there is to it if it is played over the network.
    pub fn online(self) -> Option<Online> {
        if let Mode::Online(online) = self.mode { Some(online) } else { None }
    }

    /// What there is to it if it is a step of a course.
    pub fn study(self) -> Option<Study> {
        if let Mode::Study(study) = self.mode { Some(study) } else { None }
    }

    /// The game as it is kept.
    pub fn saved(self) -> Saved {
        self.store();
        self.saved.get_value()
    }

    /// The name under which it is kept.
    pub fn name(self) -> String {
        self.saved.with_value(|saved| saved.id.clone())
    }

    /// Whether the computer plays.
    pub fn computer_sits(self) -> bool {
        self.seats.iter().any(|seat| matches!(seat, Seat::Computer(_)))
    }

    /// Who sits there.
    pub fn seat(self, player: Player) -> Seat {
        self.seats[player.index()]
    }

    /// The one person at this screen, who plays against the computer or somebody elsewhere.
    pub fn alone(self) -> Option<Player> {
        match self.seats.map(|seat| seat == Seat::Here) {
            [true, false] => Some(Player::First),
            [false, true] => Some(Player::Second),
            _ => None,
        }
    }

    /// How the game ended, the turn being composed left out where it waits for confirmation.
    pub fn outcome(self) -> Option<Outcome> {
        self.follows.outcome.get()
    }

    /// Whether it is over, with a result or called off.
    pub fn is_over(self) -> bool {
        self.follows.over.get()
    }

    /// Whether a complete turn waits for confirmation.
    pub fn waits_for_confirmation(self) -> bool {
        self.follows.waits.get()
    }

    /// Who is to act; in a turn that waits for confirmation the one who made it.
    pub fn to_act(self) -> Player {
        self.follows.to_act.get()
    }

    /// Whether somebody at this screen is to act, and the board shows the game as it stands.
    pub fn may_act(self) -> bool {
        self.follows.may_act.get()
    }

    /// How somebody at the screen looks at the board.
    pub fn view_state(self) -> ViewState {
        ViewState {
            aim: self.aim.get(),
            hint: self.hint.get().or_else(|| self.feared()),
            quarter: self.facing.get().turns % 2 == 1,
            ..self.calm_view_state()
        }
    }

    /// The view state without the pointer and the advice. Those change often; this seldom does.
    pub fn calm_view_state(self) -> ViewState {
        self.follows.view_state.get()
    }

    /// What is said of the board that is looked at, explained where this is somebody's first game of the kind.
    pub fn said(self) -> Prompt {
        let known = settings::settings_now().explained.contains(&self.id());
        self.shown().said(&self.view_state(), !known && matches!(self.mode, Mode::Kept | Mode::Online(_)))
    }

    /// The board that is looked at: as it stands, or after some earlier action.
    pub fn shown(self) -> Arc<Table> {
        self.follows.shown.get()
    }

    /// What is to be said of the game, asked again a frame after it or what is pointed at has changed: what is played is
    /// to be seen first.
    pub fn told<T>(self, ask: impl FnOnce() -> T) -> T {
        self.follows.told.track();
        untrack(ask)
    }

    /// The board that is looked at, but a part of the page that follows it hears of it frames later, in its turn.
    pub fn settled(self, part: Part) -> Arc<Table> {
        self.follows.settled[part.place()].track();
        untrack(|| self.shown())
    }

    /// The game as it stands, told as late.
    pub fn settled_game(self) -> AnyGame {
        self.follows.settled[Part::Moves.place()].track();
        self.table.with_untracked(Table::game)
    }

    /// The index of the first action of every turn, and whose turn it is.
    pub fn turns(self) -> Memo<Vec<(usize, Player)>> {
        self.follows.turns
    }

    /// A touch on the board or beside it.
    pub fn touch(self, spot: Spot) {
        self.finish_motion();
        if self.looked_at.get_untracked().is_some() {
            self.look_at(None);
            return;
        }
        if !untrack(|| self.may_act()) || self.coach.holds() {
            return;
        }
        self.forget_words();
        let played = self.played();
        let touch = self.table.try_update(|table| table.touch(spot));
        match touch {
            Some(Touch::Played(_)) => match self.mode {
                Mode::Study(study) => _ = self.tried(study, played),
                _ => self.acted(played),
            },
            Some(Touch::Refused(why)) => {
                self.refuse(why, spot.is_point().then_some(spot));
                self.refused_touch.set_value(true);
            }
            _ => {}
        }
    }

    /// A turn or a part of one, written down.
    pub fn play_written(self, text: &str) -> Result<(), Phrase> {
        self.look_at(None);
        if self.coach.holds() {
            return Err(Phrase::new("refused-turn-complete"));
        }
        self.forget_words();
        if !untrack(|| self.may_act()) {
            return Err(Phrase::new("not-your-turn"));
        }
        let played = self.played();
        let mut actions = text.split([';', ' ', ',']).filter(|action| !action.is_empty());
        if let Mode::Study(study) = self.mode {
            return self.try_written(study, actions);
        }
        let answer = self.table.try_update(|table| actions.try_for_each(|action| table.play_written(action)));
        if self.played() > played {
            self.acted(played);
        }
        answer.unwrap_or(Ok(()))
    }

    /// The pointer or the keyboard is here. Who points at something else has read why the last touch was refused.
    pub fn point_at(self, spot: Option<Spot>) {
        if spot.is_some() && self.aim.get_untracked() != spot && self.refused_touch.get_value() {
            put(self.refusal, None);
        }
        put(self.aim, spot);
    }

    /// Takes one touch or step of this turn back.
    pub fn step_back(self) {
        self.finish_motion();
        self.forget_words();
        if untrack(|| self.may_act()) {
            self.table.update(|table| {
                table.step_back();
            });
            self.keep();
        }
    }

    /// Takes the whole turn back.
    pub fn reset_turn(self) {
        self.finish_motion();
        self.forget_words();
        if untrack(|| self.may_act()) {
            self.table.update(Table::reset_turn);
            self.keep();
        }
    }

    /// The turn that waits stands.
    pub fn confirm(self) {
        if untrack(|| self.waits_for_confirmation()) {
            self.turn_made();
        }
    }

    /// Takes the last turn of somebody at this screen back, and what came after it.
    pub fn take_back(self) {
        if !untrack(|| self.can_take_back()) {
            return;
        }
        if let Mode::Online(online) = self.mode {
            // What is being composed is nobody else's affair.
            if self.table.with_untracked(Table::is_begun) {
                return self.reset_turn();
            }
            return online.act(Act::Offer { offer: Offer::Takeback });
        }
        engine::stop();
        self.finish_motion();
        self.forget_words();
        self.looked_at.set(None);
        let resigned = self.ended.get_untracked().is_some();
        self.ended.set(None);
        self.table.update(|table| {
            // What is nearest to being taken back: the resignation, the turn being composed, the last turn.
            if resigned {
                return;
            }
            if table.is_begun() {
                return table.reset_turn();
            }
            let starts = turn_starts(&table.game());
            let own = starts.iter().rev().find(|(_, player)| self.seat(*player) == Seat::Here);
            let keep = own.map_or(0, |(start, _)| *start);
            *table = at(table, keep);
        });
        self.tally.set(Tally::default());
        self.thought.set(None);
        self.keep();
        self.go_on();
    }

    /// Whether there is a turn to take back.
    pub fn can_take_back(self) -> bool {
        let is_here = |(_, player): &(usize, Player)| self.seat(*player) == Seat::Here;
        let played = self.follows.turns.with(|turns| turns.iter().any(is_here));
        if self.online().is_some() { played && !self.is_over() } else { played || self.ended.get().is_some() }
    }

    /// The player at this screen gives up; at a board for two, the one to act.
    pub fn resign(self) {
        if untrack(|| self.is_over()) {
            return;
        }
        if let Mode::Online(online) = self.mode {
            return online.act(Act::Resign);
        }
        engine::stop();
        self.thinking.set(false);
        self.forget_words();
        self.table.update(Table::reset_turn);
        let player = self.alone().unwrap_or_else(|| untrack(|| self.to_act()));
        self.ended.set(Some(resigned(player)));
        self.tally.set(Tally::All);
        self.keep();
        sound::won();
        self.review_if_coached();
    }

    /// Looks at the game after so many actions, or as it stands.
    pub fn look_at(self, count: Option<usize>) {
        self.finish_motion();
        put(self.aim, None);
        put(self.hint, None);
        let live = self.played();
        put(self.looked_at, count.filter(|count| *count < live));
    }

    /// Shows the last turn, or the turn looked at, once more.
    pub fn replay_turn(self) {
        self.finish_motion();
        let table = untrack(|| self.shown());
        let starts = turn_starts(&table.game());
        if let Some((start, _)) = starts.last() {
            self.show_motion(*start);
        }
    }

    /// The game as a record.
    pub fn record(self) -> String {
        let mut saved = self.saved();
        let Mode::Online(online) = self.mode else { return saved.record().to_string() };
        saved.game = self.table.with_untracked(Table::game);
        let mut record = saved.record();
        let names = online.players.get_untracked();
        for (tag, player) in ["First", "Second"].into_iter().zip(names) {
            let _ = record.set_tag(tag, &player.map_or_else(|| "?".to_owned(), |player| player.name));
        }
        if let Some(Ended::Game { outcome, reason }) = self.ended.get_untracked() {
            record.set_result(outcome);
            record.set_termination(reason.termination());
        }
        record.to_string()
    }

    /// Leaves the page.
    pub fn leave(self) {
        self.store();
        engine::stop();
    }

    /// Nothing moves any more.
    pub fn finish_motion(self) {
        self.moving_until.set_value(0.0);
        if self.motion.get_untracked().0 != usize::MAX {
            self.motion.update(|(from, _)| *from = usize::MAX);
        }
    }

    fn show_motion(self, from: usize) {
        self.motion.update(|(first, order)| {
            *first = from;
            *order += 1;
        });
    }

    fn played(self) -> usize {
        self.table.with_untracked(Table::played)
    }

    /// Something was played at this screen.
    fn acted(self, before: usize) {
        self.show_motion(before);
        sound::played(self.id());
        let complete = self.table.with_untracked(Table::turn_is_complete);
        if complete && (matches!(self.mode, Mode::Trial | Mode::Analysis(_)) || !untrack(settings::confirms))
        {
            self.turn_made();
        } else {
            self.keep();
            if !matches!(self.mode, Mode::Analysis(_)) {
                self.pass_if_forced();
            }
        }
    }

    /// A complete turn is to stand: at once, or, where there can be a coach, after the coach has looked at it.
    fn turn_made(self) {
        match self.mode {
            Mode::Kept => self.turn_made_before_coach(),
            _ => self.finish_turn(),
        }
    }

    fn finish_turn(self) {
        let (turn, played) = self.table.with_untracked(|table| (table.turn(), table.played()));
        self.table.update(Table::finish_turn);
        match self.mode {
            Mode::Online(online) => online.send_turn(turn),
            Mode::Kept => self.keep(),
            Mode::Analysis(told) | Mode::Puzzle(told) => told.made.run((played - turn.len(), turn)),
            Mode::Study(_) | Mode::Trial => {}
        }
        self.sound_if_over();
        self.go_on();
    }

    fn sound_if_over(self) {
        if untrack(|| self.outcome()).is_some() {
            sound::won();
        }
    }

    /// Whoever is to act gets to act: the computer is asked, a forced pass is announced and taken.
    fn go_on(self) {
        engine::stop();
        put(self.thinking, false);
        let is_kept = matches!(self.mode, Mode::Kept);
        if is_kept {
            put(self.coach.review, Review::Unasked);
        }
        if untrack(|| self.is_over()) {
            self.tally.set(Tally::All);
            if is_kept {
                self.review_if_coached();
            }
            return;
        }
        match self.seat(untrack(|| self.to_act())) {
            // Where somebody only looks, nothing is played by itself.
            Seat::Here if matches!(self.mode, Mode::Analysis(_)) => {}
            Seat::Here => self.pass_if_forced(),
            Seat::Computer(level) => self.ask_computer(level),
            Seat::Remote => {}
        }
    }

    fn pass_if_forced(self) {
        let forced = |table: &Table| table.game().legal().iter().map(String::as_str).eq(["pass"]);
        let played = self.played();
        if self.table.with_untracked(forced) && untrack(|| self.may_act()) {
            browser::later(PASS, move || {
                // Unless something else has happened meanwhile, or the page is gone.
                let still = self.table.try_with_untracked(|table| table.played() == played);
                if still == Some(true) && untrack(|| self.may_act()) {
                    self.touch(Spot::Pass);
                }
            });
        }
    }

    /// Says why something was not done.
    pub fn refuse(self, why: Phrase, spot: Option<Spot>) {
        self.refused_touch.set_value(false);
        self.refusal.set(Some((why.clone(), spot)));
        browser::later(REFUSAL, move || {
            // The words stay until something else happens; the cross goes.
            let same =
                self.refusal.try_with_untracked(|now| now.as_ref().is_some_and(|(phrase, _)| *phrase == why));
            if same == Some(true) {
                self.refusal.set(Some((why, None)));
            }
        });
    }

    fn forget_words(self) {
        if self.seeking.get_untracked() || self.coach.word.get_untracked() == Word::Looking {
            engine::stop();
        }
        put(self.seeking, false);
        put(self.coach.word, Word::Silent);
        put(self.refusal, None);
        put(self.hint, None);
        if let Mode::Study(study) = self.mode {
            put(study.answer, None);
        }
    }
}

/// A player gave up.
fn resigned(player: Player) -> Ended {
    Ended::Game { outcome: Some(Outcome::Win(player.opponent())), reason: Reason::Resignation }
}
