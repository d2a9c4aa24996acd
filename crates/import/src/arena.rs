//! The logs of Board Game Arena for YINSH, as their players save them: JSON of what was told to the page of a table.

use orrery_games::core::{Outcome, Player, shown};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::date;
use crate::draft::Draft;
use crate::form::Form;
use crate::ours::json;
use crate::reason::{Reason, Sink};
use crate::sgf::Fault;
use crate::text::Text;

#[derive(Deserialize)]
struct Saved<'a> {
    #[serde(borrow)]
    data: Data<'a>,
}

#[derive(Deserialize)]
struct Data<'a> {
    players: Vec<Named>,
    #[serde(borrow)]
    logs: Vec<Packet<'a>>,
}

#[derive(Deserialize)]
struct Named {
    id: Value,
    #[serde(default)]
    name: String,
    #[serde(default)]
    color: String,
}

/// What came at once. What is no list of events has nothing to do with the game.
#[derive(Deserialize)]
struct Packet<'a> {
    #[serde(default)]
    move_id: Value,
    #[serde(default)]
    time: Value,
    #[serde(borrow, default)]
    data: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Event {
    #[serde(rename = "type", default)]
    kind: String,
    #[serde(default)]
    log: String,
    #[serde(default)]
    args: Value,
}

/// A move, with what is needed to take it back.
struct Move {
    offset: usize,
    /// Its number as the site counts, where it says so, else the number of its packet among those with moves.
    number: u64,
    player: String,
    what: What,
}

enum What {
    /// An action of ours.
    Action(String),
    /// A marker is put into a ring, which does not yet say where it goes.
    Marker(String),
    /// A ring moves from one point to another.
    Ring(String, String),
}

/// Reads the next log from `at` on; `false` if there is none.
pub(crate) fn step(text: &Text<'_>, at: &mut usize, sink: &mut Sink) -> bool {
    let all = text.as_str();
    let begin = *at;
    let rest = &all[begin..];
    let mut stream = serde_json::Deserializer::from_str(rest).into_iter::<Saved<'_>>();
    let place = text.place(begin);
    match stream.next() {
        None => return false,
        Some(Ok(saved)) => {
            *at += stream.byte_offset();
            let read =
                game(&saved.data, text).and_then(|draft| draft.finish().map_err(|reason| (begin, reason)));
            match read {
                Ok((record, notes)) => sink.accept(place, Form::Arena, record, notes),
                Err((offset, reason)) => sink.refuse(Some(text.place(offset)), reason),
            }
        }
        Some(Err(error)) => {
            let offset = begin + offset_of(rest, error.line(), error.column());
            sink.refuse(Some(text.place(offset)), json(&error));
            // Whatever follows in a line of its own may be whole again.
            *at = all[offset..].find("\n{").map_or(all.len(), |next| offset + next + 1);
        }
    }
    *at += all[*at..].len() - all[*at..].trim_start().len();
    true
}

/// Columns of that library count bytes.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let offset = (before + column.saturating_sub(1)).min(text.len());
    (0..=offset).rev().find(|offset| text.is_char_boundary(*offset)).unwrap_or(0)
}

/// A name or number as text.
fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn field<'a>(args: &'a Value, name: &'static str) -> Result<&'a str, Reason> {
    args.get(name).and_then(Value::as_str).ok_or(Reason::Missing(name))
}

fn game(data: &Data<'_>, text: &Text<'_>) -> Result<Draft, Fault> {
    let mut moves: Vec<Move> = Vec::new();
    let mut winner = None;
    let mut seconds = None;
    let mut packets = 0;
    for packet in &data.logs {
        let Some(events) = packet.data else { continue };
        let Ok(events) = serde_json::from_str::<Vec<&RawValue>>(events.get()) else { continue };
        let mut counts = false;
        for raw in events {
            let offset = text.offset_of(raw.get());
            let Ok(event) = serde_json::from_str::<Event>(raw.get()) else { continue };
            let fault = |reason| (offset, reason);
            match event.kind.as_str() {
                "move" => {
                    seconds = seconds.or(number(&packet.time));
                    packets += u64::from(!std::mem::replace(&mut counts, true));
                    let what = what(&event).map_err(fault)?;
                    let player =
                        event.args.get("player_id").map(word).ok_or(fault(Reason::Missing("player_id")))?;
                    let number = number(&packet.move_id).unwrap_or(packets);
                    moves.push(Move { offset, number, player, what });
                }
                "restartUndo" => take_back(&mut moves, &event, number(&packet.move_id).is_some()),
                "gameEnd" if event.log.contains("has removed") => {
                    winner = event.args.get("player_id").map(word);
                }
                _ => {}
            }
        }
    }
    if moves.is_empty() {
        return Err((
            text.offset_of(data.logs.first().and_then(|packet| packet.data).map_or("", RawValue::get)),
            Reason::Missing("move"),
        ));
    }
    play(data, &moves, winner, seconds)
}

fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// What a move does, by the template of its message.
fn what(event: &Event) -> Result<What, Reason> {
    let args = &event.args;
    let point = |name| field(args, name).map(str::to_ascii_lowercase);
    let log = event.log.as_str();
    // A ring that is removed is not `moves a ring`, though it reads so.
    Ok(if log.contains("removes a row") {
        What::Action(format!("x{}-{}", point("locationFrom")?, point("locationTo")?))
    } else if log.contains("removes a ring") {
        What::Action(format!("x{}", point("locationFrom")?))
    } else if log.contains("places a ring") {
        What::Action(point("locationTo")?)
    } else if log.contains("places a marker") {
        What::Marker(point("locationTo")?)
    } else if log.contains("moves a ring") {
        What::Ring(point("locationFrom")?, point("locationTo")?)
    } else if log.contains("passes") {
        What::Action("pass".to_owned())
    } else {
        return Err(Reason::Command(shown(log)));
    })
}

/// Takes moves of a player back: where the log numbers its moves, to the one that is named; else the last one, or all of the
/// turn if it says so.
fn take_back(moves: &mut Vec<Move>, event: &Event, is_numbered: bool) {
    let player = event.args.get("player_id").map(word).unwrap_or_default();
    let tail = moves.iter().rev().take_while(|made| made.player == player).count();
    let current = event.args.get("currentMove").and_then(number);
    let restarts = event.log.contains("restarts their turn");
    let named = current.map(|current| moves.iter().rev().take_while(|made| made.number >= current).count());
    let is_sound = |count: &usize| (1..=tail).contains(count);
    let count = match named.filter(is_sound) {
        Some(count) if is_numbered || !restarts => count,
        _ if restarts => tail,
        _ => tail.min(1),
    };
    moves.truncate(moves.len() - count);
}

fn play(
    data: &Data<'_>,
    moves: &[Move],
    winner: Option<String>,
    seconds: Option<u64>,
) -> Result<Draft, Fault> {
    let is_white = |named: &&Named| {
        let color = named.color.trim_start_matches('#').to_ascii_lowercase();
        matches!(color.as_str(), "ffffff" | "fff" | "white")
    };
    let mut whites = data.players.iter().filter(is_white);
    let first = match (whites.next(), whites.next()) {
        (Some(white), None) => word(&white.id),
        // Without colours, White is who began.
        _ => moves.first().map(|made| made.player.clone()).unwrap_or_default(),
    };
    let player_of = |id: &str| if id == first { Player::First } else { Player::Second };
    let offset = moves.first().map_or(0, |made| made.offset);
    let mut draft = Draft::new("yinsh").map_err(|reason| (offset, reason))?;
    for named in &data.players {
        draft.names[player_of(&word(&named.id)).index()] = named.name.clone();
    }
    draft.tags.push(("Site", "Board Game Arena".to_owned()));
    draft.date = seconds.and_then(|seconds| date::of_millis(i64::try_from(seconds.checked_mul(1000)?).ok()?));
    draft.claimed = winner.map(|winner| Some(Outcome::Win(player_of(&winner))));
    let mut marker: Option<(&str, usize)> = None;
    for Move { offset, player, what, .. } in moves {
        let action = match what {
            What::Marker(point) => {
                // Where it cannot be put is told at once, because that is what is wrong.
                marker = Some((point, *offset));
                let holds = draft.game.legal().iter().any(|legal| legal.starts_with(&format!("{point}-")));
                if holds {
                    continue;
                }
                format!("{point}-{point}")
            }
            What::Ring(from, _) if marker.is_some_and(|(point, _)| point != from) => {
                return Err((*offset, Reason::NothingTaken));
            }
            What::Ring(from, to) => {
                marker = None;
                format!("{from}-{to}")
            }
            What::Action(action) => {
                marker = None;
                action.clone()
            }
        };
        draft.play(Some(player_of(player)), &action, None).map_err(|reason| (*offset, reason))?;
    }
    Ok(draft)
}
