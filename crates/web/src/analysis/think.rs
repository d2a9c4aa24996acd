//! What the engine says of the position on the board, while it looks further.

use leptos::prelude::*;
use orrery_client::{Answer, BestLine, Chance, Lines, Task};
use orrery_games::core::Player;
use orrery_view::{Mark, Phrase, Spot, Table};

use super::Analysis;
use crate::app::notify;
use crate::browser;
use crate::engine;
use crate::followed::put;
use crate::own;
use crate::play::Play;

/// So many positions are looked at for each line before the engine rests.
const NODES: u64 = 1_000_000;
/// Figures change no more often: nobody could read them.
const CALM: f64 = 600.0;
/// Whoever walks on within this time is not answered yet.
const WALKING: f64 = 70.0;
/// What looking for a threat may take.
const THREAT: u64 = 300_000;
/// How many ways are drawn on the board.
const DRAWN: usize = 2;
/// The largest number of lines.
pub const MOST_LINES: usize = 5;

/// What was said of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Who is to act there.
    pub mover: Player,
    /// The position, as a link.
    pub link: String,
    /// The lines so far; chances are those of whoever is to act.
    pub lines: Lines,
    /// Whether the engine has come to its end.
    pub done: bool,
    /// Whether the server said it.
    pub served: bool,
}

/// Why the engine says nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// The game is over.
    Over,
    /// It is a game that is being played.
    Own,
    /// It is asked something else: a review, or a second try.
    Busy,
}

/// The engine beside a study. A handle.
#[derive(Clone, Copy)]
pub struct Thinking {
    /// Whether it is asked.
    pub on: RwSignal<bool>,
    /// How many lines.
    pub count: RwSignal<usize>,
    /// How often it was asked to look further.
    pub deeper: RwSignal<u32>,
    /// What it says now.
    pub told: RwSignal<Option<Told>>,
    /// What the other side would do, if that was asked, or nothing was found: as it is told, and where it leads.
    pub threat: RwSignal<Option<(Phrase, Vec<Spot>)>>,
    /// Which line is pointed at.
    pub aimed: RwSignal<Option<usize>>,
    /// Whether it is asked something else.
    pub busy: RwSignal<bool>,
    /// Whether the server is being asked.
    pub asking: RwSignal<bool>,
    /// The position, as a link.
    pub link: Memo<String>,
    /// Why it says nothing here.
    pub silence: Memo<Option<Silence>>,
    /// When the position changed last, and what is to be shown later.
    walked: StoredValue<f64>,
    shown: StoredValue<f64>,
    waiting: StoredValue<Option<Told>>,
}

impl Thinking {
    /// The engine beside a study, which follows what stands on the board.
    pub fn new(play: Play, analysis: Analysis) -> Thinking {
        let link = Memo::new(move |_| play.table.with(|table| table.game().link()));
        let busy = RwSignal::new(false);
        let silence = Memo::new(move |_| {
            link.track();
            if busy.get() {
                return Some(Silence::Busy);
            }
            play.table.with_untracked(|table| match table.outcome() {
                Some(_) => Some(Silence::Over),
                None => own::is_running(&table.game()).then_some(Silence::Own),
            })
        });
        let thinking = Thinking {
            on: RwSignal::new(true),
            count: RwSignal::new(2),
            deeper: RwSignal::new(0),
            told: RwSignal::new(None),
            threat: RwSignal::new(None),
            aimed: RwSignal::new(None),
            busy,
            asking: RwSignal::new(false),
            link,
            silence,
            walked: StoredValue::new(0.0),
            shown: StoredValue::new(0.0),
            waiting: StoredValue::new(None),
        };
        Effect::new(move |before: Option<String>| {
            let link = link.get();
            if before.as_ref() != Some(&link) {
                put(thinking.threat, None);
                put(thinking.aimed, None);
                put(thinking.deeper, 0);
            }
            thinking.deeper.track();
            thinking.count.track();
            let is_asked = thinking.on.get() && silence.get().is_none();
            // Whoever else asks is not interrupted.
            if silence.get_untracked() != Some(Silence::Busy) {
                engine::stop();
            }
            put(thinking.told, None);
            thinking.waiting.set_value(None);
            if is_asked {
                let since = browser::now() - thinking.walked.get_value();
                thinking.walked.set_value(browser::now());
                let wait = if since < 2.0 * WALKING { WALKING } else { 0.0 };
                let asked = link.clone();
                browser::later(wait, move || thinking.ask_if_still(play, analysis, &asked));
            }
            link
        });
        Effect::new(move |_| {
            let marks = thinking.marks(play);
            if !busy.get() {
                put(play.drawn, marks);
            }
        });
        engine::keep_spare(true);
        on_cleanup(|| {
            engine::stop();
            engine::keep_spare(false);
        });
        thinking
    }

    fn ask_if_still(self, play: Play, analysis: Analysis, link: &str) {
        let still = self.link.try_with_untracked(|now| now == link) == Some(true)
            && self.on.get_untracked()
            && self.silence.get_untracked().is_none()
            && self.told.with_untracked(Option::is_none);
        if !still {
            return;
        }
        let mover = play.table.with_untracked(Table::to_act);
        let at = analysis.at.get_untracked();
        let is_node = analysis.game_at(at).played() == play.table.with_untracked(Table::played);
        let lines = self.count.get_untracked();
        let nodes = (NODES * lines as u64) << (3 * self.deeper.get_untracked().min(4));
        let asked = link.to_owned();
        self.shown.set_value(0.0);
        engine::ask(Task::Analyse { lines, nodes }, link, move |answer| match answer {
            Answer::Lines(lines) => {
                if let (Some(best), true) = (lines.lines.first(), is_node) {
                    analysis.remember(at, for_first(best.chance, mover));
                }
                self.tell(Told { mover, link: asked.clone(), lines, done: false, served: false });
            }
            Answer::Done => {
                let last = self.waiting.try_update_value(Option::take).flatten();
                let last = last.or_else(|| self.told.try_get_untracked().flatten());
                if let Some(told) = last {
                    self.told.set(Some(Told { done: true, ..told }));
                }
            }
            Answer::Failed(_) => {
                self.on.set(false);
                notify(Phrase::new("trouble-engine"));
            }
            _ => {}
        });
    }

    /// Shows what was said: the first of it at once, the rest calmly.
    fn tell(self, told: Told) {
        let wait = self.shown.try_get_value().unwrap_or(0.0) + CALM - browser::now();
        if wait <= 0.0 {
            self.shown.set_value(browser::now());
            self.waiting.set_value(None);
            self.told.set(Some(told));
            return;
        }
        if self.waiting.try_update_value(|waiting| waiting.replace(told).is_none()) == Some(true) {
            browser::later(wait, move || {
                if let Some(told) = self.waiting.try_update_value(Option::take).flatten() {
                    self.shown.set_value(browser::now());
                    self.told.set(Some(told));
                }
            });
        }
    }

    /// Looks for what the other side would do if it were to act.
    pub fn ask_threat(self, play: Play) {
        if self.silence.get_untracked().is_some() {
            return;
        }
        let Some(code) = play.table.with_untracked(Table::turned) else { return };
        let is_on = self.on.get_untracked();
        engine::stop();
        let link = self.link.get_untracked();
        let found = StoredValue::new(None::<BestLine>);
        let asked = code.clone();
        engine::ask(Task::Analyse { lines: 1, nodes: THREAT }, &code, move |answer| {
            let still = self.link.try_with_untracked(|now| *now == link) == Some(true);
            match answer {
                Answer::Lines(lines) => found.set_value(lines.lines.into_iter().next()),
                Answer::Done if still => {
                    self.threat.set(found.get_value().and_then(|line| threat(&asked, &line)));
                    // The lines go on where they were.
                    if is_on {
                        self.deeper.notify();
                    }
                }
                _ => {}
            }
        });
    }

    /// What is drawn on the board: the first ways, or the one pointed at; a threat; what holes are worth.
    fn marks(self, play: Play) -> Vec<Mark> {
        if let Some((_, way)) = self.threat.get() {
            return vec![Mark::Threat(way)];
        }
        let aimed = self.aimed.get();
        self.told.with(|told| {
            let Some(told) = told else { return Vec::new() };
            let Some(table) =
                play.table.with_untracked(|table| (table.game().link() == told.link).then(|| table.clone()))
            else {
                return Vec::new();
            };
            let way =
                |line: &BestLine| line.actions.first().map(|action| table.way(action)).unwrap_or_default();
            let lines = &told.lines.lines;
            if told.is_exact() && aimed.is_none() {
                let best = lines.first().and_then(|line| line.margin);
                let worth = |line: &BestLine| {
                    let (at, margin) = (way(line).pop()?, line.margin?);
                    let figure = crate::words::words().signed(f64::from(margin), 0);
                    Some(Mark::Worth { at, figure, best: Some(margin) == best })
                };
                return lines.iter().filter_map(worth).collect();
            }
            let wanted = lines.iter().enumerate().filter(|(place, _)| match aimed {
                Some(aimed) => *place == aimed,
                None => *place < DRAWN,
            });
            let mut marks: Vec<Mark> = wanted
                .map(|(place, line)| (place, way(line)))
                .filter(|(_, way)| !way.is_empty())
                .map(|(place, way)| Mark::Advised(way, place + 1))
                .collect();
            // The boldest lies on top.
            marks.reverse();
            marks
        })
    }
}

impl Told {
    /// Whether every action there is was proved with its margin.
    pub fn is_exact(&self) -> bool {
        self.lines.lines.len() > 1 && self.lines.lines.iter().all(|line| line.margin.is_some())
    }

    /// Whether the position itself is proved.
    pub fn is_settled(&self) -> bool {
        self.lines.lines.first().is_some_and(|line| line.chance.is_proved())
    }
}

/// A chance of whoever is to act, for the first player.
pub fn for_first(chance: Chance, mover: Player) -> Chance {
    if mover == Player::First { chance } else { chance.for_opponent() }
}

/// What was found from the other side, told, and where it leads.
fn threat(code: &str, line: &BestLine) -> Option<(Phrase, Vec<Spot>)> {
    let mut game = orrery_games::AnyGame::from_code(code).ok()?;
    let way = Table::new(game.clone()).way(line.actions.first()?);
    game.play(line.actions.first()?).ok()?;
    let told = Table::new(game).tell(0).into_iter().next()?;
    Some((Phrase::new("analysis-threat-is").with("told", told), way))
}
