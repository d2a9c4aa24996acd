//! The turns of a study for the range coder.

use orrery_games::Session;
use orrery_games::core::{Comment, Game, Line};

use super::range::{Decoder, Encoder};
use super::words::Model;
use crate::node::{Child, Node, NodeId};
use crate::study::Study;

/// A turn goes on while its player is to act, in so many of 64 cases.
const GOES_ON: u32 = 63;
/// One turn follows another, in so many of 64 cases; else none does, or several do.
const ONE_FOLLOWS: u32 = 60;
/// None does, where it is not one.
const NONE_FOLLOWS: u32 = 32;
/// Another one does, where it is several.
const ANOTHER: u32 = 24;
/// A code holds so many turns, and so many more for each of its bytes: a turn that is the only legal one costs next to
/// nothing, and a link that anybody may write must not take long to read.
const MOST_TURNS: usize = 5_000;
const MOST_FOR_BYTE: usize = 2;
/// There is a comment.
const COMMENT: u32 = 6;

pub fn put<G: Game>(
    encoder: &mut Encoder,
    model: &mut Model,
    mut session: Session<G>,
    study: &Study,
    remarks: bool,
) {
    let mut legal = Vec::new();
    // What is to be written, with the number of actions before it and whether it begins a variation.
    let mut open = vec![(NodeId::ROOT, session.actions().len(), false)];
    while let Some((id, played, is_variation)) = open.pop() {
        session.undo(session.actions().len() - played);
        let Some(node) = study.node(id) else { continue };
        let mut goes_on = false;
        for (index, text) in node.actions.iter().enumerate() {
            let game = session.game().clone();
            let player = game.to_act(session.position());
            game.legal_into(session.position(), &mut legal);
            let action = text.parse::<G::Action>().ok();
            let place = legal.iter().position(|legal| Some(*legal) == action);
            encoder.choice(place.unwrap_or(0), legal.len());
            // What stands in a study can be played.
            _ = action.map(|action| session.play(action));
            goes_on = !game.is_over(session.position()) && game.to_act(session.position()) == player;
            if goes_on {
                encoder.flag(index + 1 < node.actions.len(), GOES_ON);
            }
        }
        if remarks {
            if is_variation {
                put_comments(encoder, model, &node.before);
            }
            put_comments(encoder, model, &node.comments);
        }
        if goes_on || session.game().is_over(session.position()) {
            continue;
        }
        put_levels(encoder, &node.children);
        let played = session.actions().len();
        open.extend(node.children.iter().rev().map(|child| (child.id, played, child.level > 0)));
    }
}

/// Nothing if the bytes are used up, or say what cannot be.
pub fn take<G: Game>(
    decoder: &mut Decoder<'_>,
    model: &mut Model,
    mut session: Session<G>,
    study: &mut Study,
    remarks: bool,
) -> Option<()> {
    let mut legal = Vec::new();
    // The turns to be read: after which, with the actions before them, what level they have and how deep they lie.
    let mut open = vec![(None, session.actions().len(), 0, 0)];
    let most = MOST_TURNS + MOST_FOR_BYTE * decoder.len();
    while let Some((parent, played, level, depth)) = open.pop() {
        if study.nodes.len() > most {
            return None;
        }
        session.undo(session.actions().len() - played);
        let mut node = Node { parent, ..Node::default() };
        let mut goes_on = parent.is_some();
        while goes_on {
            let game = session.game().clone();
            let player = game.to_act(session.position());
            game.legal_into(session.position(), &mut legal);
            let action = *legal.get(decoder.choice(legal.len()))?;
            session.play(action).ok()?;
            node.actions.push(action.to_string());
            goes_on = !game.is_over(session.position()) && game.to_act(session.position()) == player;
            if decoder.is_exhausted() {
                return None;
            }
            if goes_on && !decoder.flag(GOES_ON) {
                break;
            }
        }
        if remarks {
            if level > 0 {
                node.before = take_comments(decoder, model)?;
            }
            node.comments = take_comments(decoder, model)?;
        }
        let is_leaf = goes_on || session.game().is_over(session.position());
        let levels = if is_leaf { Vec::new() } else { take_levels(decoder)? };
        let id = match parent {
            None => {
                study.nodes[0] = node;
                NodeId::ROOT
            }
            Some(parent) => {
                let id = NodeId(study.nodes.len() as u32);
                study.nodes.push(node);
                study.nodes[parent.index()].children.push(Child { id, level });
                id
            }
        };
        let played = session.actions().len();
        for level in levels.into_iter().rev() {
            let depth = depth + usize::from(level);
            if depth > Line::MAX_DEPTH {
                return None;
            }
            open.push((Some(id), played, level, depth));
        }
    }
    Some(())
}

/// How many turns follow, and which of them are variations of which.
fn put_levels(encoder: &mut Encoder, children: &[Child]) {
    encoder.flag(children.len() == 1, ONE_FOLLOWS);
    if children.len() == 1 {
        return;
    }
    encoder.flag(children.is_empty(), NONE_FOLLOWS);
    for (index, child) in children.iter().enumerate().skip(1) {
        // The second is always a variation of the first.
        if index > 1 {
            encoder.flag(true, ANOTHER);
            encoder.choice(usize::from(child.level) - 1, usize::from(children[index - 1].level) + 1);
        }
    }
    if !children.is_empty() {
        encoder.flag(false, ANOTHER);
    }
}

fn take_levels(decoder: &mut Decoder<'_>) -> Option<Vec<u8>> {
    if decoder.flag(ONE_FOLLOWS) {
        return Some(vec![0]);
    }
    if decoder.flag(NONE_FOLLOWS) {
        return Some(Vec::new());
    }
    let mut levels = vec![0, 1u8];
    while decoder.flag(ANOTHER) {
        let before = usize::from(*levels.last()?);
        let level = 1 + decoder.choice(before + 1);
        levels.push(u8::try_from(level).ok().filter(|level| usize::from(*level) <= Line::MAX_DEPTH)?);
        if decoder.is_exhausted() {
            return None;
        }
    }
    Some(levels)
}

fn put_comments(encoder: &mut Encoder, model: &mut Model, comments: &[Comment]) {
    for comment in comments {
        encoder.flag(true, COMMENT);
        model.put(encoder, comment.text());
    }
    encoder.flag(false, COMMENT);
}

fn take_comments(decoder: &mut Decoder<'_>, model: &mut Model) -> Option<Vec<Comment>> {
    let mut comments = Vec::new();
    while decoder.flag(COMMENT) {
        comments.push(Comment::new(&model.take(decoder)?));
    }
    Some(comments)
}
