use orrery_games::core::Symmetric;
use orrery_games::{GameKind, with_game};

use crate::kinds::Puzzling;
use crate::{Answer, Node, Puzzle, Reply, Turn};

impl Puzzle {
    /// In how many ways the board can be turned and mirrored, as it is included.
    pub fn symmetries(&self) -> usize {
        GameKind::of(&self.config).map_or(1, |kind| with_game!(kind, G => G::all_symmetries().len()))
    }

    /// The same puzzle, and by the same name, on the turned or mirrored board, and with the players' colours exchanged:
    /// the pattern stays and the picture does not. `None` where the rules know no such position; Kulami cannot exchange,
    /// because red begins.
    pub fn turned(&self, symmetry: usize, exchange: bool) -> Option<Puzzle> {
        let kind = GameKind::of(&self.config).ok()?;
        with_game!(kind, G => turned::<G>(self, symmetry, exchange))
    }
}

fn turned<G: Puzzling>(puzzle: &Puzzle, symmetry: usize, exchange: bool) -> Option<Puzzle> {
    let &symmetry = G::all_symmetries().get(symmetry)?;
    let (game, position) = G::from_code(&puzzle.code).ok()?;
    let image = game.image(symmetry);
    let code = image.code(&image_of(&game, symmetry, &position));
    let code = match exchange {
        false => code,
        true => {
            let (prefix, state) = code.split_once('|')?;
            format!("{prefix}|{}", G::exchanged(state)?)
        }
    };
    let (image, start) = G::from_code(&code).ok()?;
    let pair = Pair { game: &game, image: &image, symmetry };
    let line = pair.node(&puzzle.line, &position, &start)?;
    Some(Puzzle { config: image.code_prefix(), code, line, ..puzzle.clone() })
}

fn image_of<G: Symmetric>(game: &G, symmetry: G::Symmetry, position: &G::Position) -> G::Position {
    game.map_position(symmetry, position)
}

/// A game and its image.
struct Pair<'a, G: Symmetric> {
    game: &'a G,
    image: &'a G,
    symmetry: G::Symmetry,
}

impl<G: Symmetric> Pair<'_, G> {
    fn node(&self, node: &Node, position: &G::Position, image: &G::Position) -> Option<Node> {
        let answers: Option<Vec<Answer>> = node
            .answers
            .iter()
            .map(|answer| {
                let (turn, position, image) = self.turn(&answer.turn, *position, *image)?;
                let replies: Option<Vec<Reply>> = answer
                    .replies
                    .iter()
                    .map(|reply| {
                        let (turn, position, image) = self.turn(&reply.turn, position, image)?;
                        Some(Reply { turn, node: self.node(&reply.node, &position, &image)? })
                    })
                    .collect();
                Some(Answer { turn, replies: replies? })
            })
            .collect();
        Some(Node { answers: answers? })
    }

    fn turn(
        &self,
        turn: &Turn,
        mut position: G::Position,
        mut image: G::Position,
    ) -> Option<(Turn, G::Position, G::Position)> {
        let mut turned = Turn::with_capacity(turn.len());
        for &place in turn {
            let &action = self.game.legal(&position).get(usize::from(place))?;
            let mapped = self.game.map_action(self.symmetry, action);
            let place = self.image.legal(&image).iter().position(|&legal| legal == mapped)?;
            turned.push(u16::try_from(place).ok()?);
            self.game.play_unchecked(&mut position, action);
            self.image.play_unchecked(&mut image, mapped);
        }
        Some((turned, position, image))
    }
}
