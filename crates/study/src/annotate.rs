use orrery_games::AnyGame;
use orrery_games::core::Player;

use crate::edit::Edit;
use crate::node::NodeId;
use crate::reviewed::Reviewed;
use crate::study::Study;

/// So many turns of a better line are written into a record.
const LINE_TURNS: usize = 4;

impl Study {
    /// Writes a review into the main line: what the first player can expect after each turn, the grade of each that is
    /// marked, and for those the better turn as a variation, with how it goes on. What does not fit the main line is left
    /// out. Each is an edit that can be taken back.
    pub fn annotate(&mut self, review: &[Reviewed]) {
        let (mut parent, mut played) = (NodeId::ROOT, 0);
        for id in self.main_line() {
            let count = self.node(id).map_or(0, |node| node.actions().len());
            let turn = review.iter().find(|turn| (turn.from, turn.to) == (played, played + count));
            if let Some(turn) = turn {
                let for_first = match turn.player {
                    Player::First => turn.after,
                    Player::Second => turn.after.for_opponent(),
                };
                _ = self.apply(Edit::Chance { after: id, chance: Some(for_first) });
                let grade = turn.is_marked().then_some(turn.graded);
                _ = self.apply(Edit::Grade { of: id, grade });
                if turn.is_marked() {
                    self.add_line(parent, turn);
                }
            }
            (parent, played) = (id, played + count);
        }
    }

    /// The better turn and what would have followed it, as a variation.
    fn add_line(&mut self, parent: NodeId, turn: &Reviewed) {
        let mut game: AnyGame = self.game_at(parent);
        let mut turns: Vec<Vec<String>> = Vec::new();
        let mut last = None;
        for action in turn.best.iter().chain(&turn.line) {
            let player = game.to_act();
            if game.outcome().is_some() || game.play(action).is_err() {
                break;
            }
            if last != Some(player) {
                if turns.len() == LINE_TURNS {
                    break;
                }
                turns.push(Vec::new());
            }
            turns.last_mut().into_iter().for_each(|actions| actions.push(action.clone()));
            last = Some(player);
        }
        let mut after = parent;
        for actions in turns {
            let known = self.child(after, &actions);
            let Some(id) = known.or_else(|| self.apply(Edit::Add { after, actions }).ok()) else { break };
            after = id;
        }
    }
}

#[cfg(test)]
mod tests {
    use orrery_games::core::Record;

    use super::*;
    use crate::{Chance, Grade};

    #[test]
    fn a_review_is_written_into_a_record_and_read_again() {
        let game = AnyGame::from_link("yinsh,f6,e5,g7").unwrap();
        let mut study = Study::of_game(&game);
        let review: Vec<Reviewed> = [
            "0 1 1 500 480 fine 20 90 50 5000 f7 e5 e5",
            "1 2 2 520 300 mistake 220 90 50 20000 g6 f5;e4;d4;d3;c3 g7",
            "2 3 1 700 700 fine 0 90 50 5000 g7 - -",
        ]
        .map(|text| text.parse().unwrap())
        .to_vec();
        study.annotate(&review);
        let text = study.to_record().to_string();
        let read = Study::from_record(&text.parse::<Record>().unwrap()).unwrap();
        let line = read.main_line();
        let chances: Vec<_> = line.iter().map(|id| read.node(*id).unwrap().chance()).collect();
        assert_eq!(chances, [480, 700, 700].map(|points| Some(Chance::About(points))));
        let grades: Vec<_> =
            line.iter().map(|id| read.node(*id).unwrap().grade().map(|graded| graded.grade)).collect();
        assert_eq!(grades, [None, Some(Grade::Mistake), None]);
        // The better turn, and three that follow it.
        let better = read.child(line[0], &["g6".to_owned()]).unwrap();
        assert_eq!(read.line_from(better).len(), 3);
        assert_eq!(study.to_record().to_string(), read.to_record().to_string());
    }
}
