//! A study as browsers keep it: its record (docs/NOTATION.md), and before it a line of what only this browser wants to know.

use orrery_study::{Chance, NodeId, Reviewed, Study};

/// What the key of a study begins with; its name follows.
pub const STUDY_KEY: &str = "orrery.study.v1.";

/// A study as it is kept.
///
/// The first line holds words: how often it was stored, when, the number of the turn looked at, the actions of a turn begun
/// after it or `-`, and what was estimated of turns, as `3:640`. Turns are numbered from the start, which is 0, each before what
/// follows it. What a review found out about the turns of the main line follows, a line each that begins with `turn `, and then
/// the record.
#[derive(Clone, Debug)]
pub struct KeptStudy {
    /// The study.
    pub study: Study,
    /// The turn that is looked at.
    pub at: NodeId,
    /// The actions of a turn that was begun after it.
    pub begun: Vec<String>,
    /// What the first player can expect after turns, as an engine saw it.
    pub chances: Vec<(NodeId, Chance)>,
    /// What a review has found out so far about the turns of the main line, one after the other.
    pub reviewed: Vec<Reviewed>,
    /// How often it was stored: the higher one is the newer one.
    pub revision: u32,
    /// When it was stored last, in milliseconds since 1970.
    pub updated: f64,
}

impl KeptStudy {
    /// A study that was not stored yet, looked at from its start.
    pub fn new(study: Study, now: f64) -> KeptStudy {
        let at = NodeId::ROOT;
        KeptStudy {
            study,
            at,
            begun: Vec::new(),
            chances: Vec::new(),
            reviewed: Vec::new(),
            revision: 0,
            updated: now,
        }
    }

    /// The text that is kept.
    pub fn write(&self) -> String {
        let all = self.study.all();
        let place = |id: NodeId| all.iter().position(|other| *other == id);
        let begun = if self.begun.is_empty() { "-".to_owned() } else { self.begun.join(";") };
        let mut line =
            format!("{} {:.0} {} {begun}", self.revision, self.updated, place(self.at).unwrap_or(0));
        // Where there are many turns, looking each up in the list would take long.
        let mut places: Vec<(NodeId, usize)> = all.iter().copied().zip(0..).collect();
        places.sort_unstable();
        for (id, chance) in &self.chances {
            if let Ok(found) = places.binary_search_by_key(id, |(id, _)| *id) {
                line += &format!(" {}:{chance}", places[found].1);
            }
        }
        let reviewed: String = self.reviewed.iter().map(|turn| format!("turn {turn}\n")).collect();
        format!("{line}\n{reviewed}{}", self.study)
    }

    /// The study that was kept as this text; the error says in English what is wrong with it.
    pub fn read(text: &str) -> Result<KeptStudy, String> {
        let (line, mut record) = text.split_once('\n').ok_or("there is no record")?;
        let mut reviewed = Vec::new();
        while let Some((turn, rest)) = record.strip_prefix("turn ").and_then(|rest| rest.split_once('\n')) {
            let Ok(turn) = turn.parse() else { return Err("a reviewed turn cannot be read".to_owned()) };
            reviewed.push(turn);
            record = rest;
        }
        let record = record.parse().map_err(|error| format!("{error}"))?;
        let study = Study::from_record(&record).map_err(|error| error.to_string())?;
        let all = study.all();
        let mut words = line.split(' ');
        let revision = words.next().and_then(|word| word.parse().ok()).ok_or("there is no revision")?;
        let updated = words.next().and_then(|word| word.parse().ok()).unwrap_or(0.0);
        let node = |word: &str| word.parse::<usize>().ok().and_then(|place| all.get(place).copied());
        let at = words.next().and_then(node).unwrap_or(NodeId::ROOT);
        let begun = words.next().filter(|word| *word != "-").unwrap_or_default();
        let begun = begun.split(';').filter(|action| !action.is_empty()).map(str::to_owned).collect();
        let chance = |word: &str| {
            let (place, chance) = word.split_once(':')?;
            Some((node(place)?, chance.parse().ok()?))
        };
        let chances = words.filter_map(chance).collect();
        Ok(KeptStudy { study, at, begun, chances, reviewed, revision, updated })
    }

    /// How often a study was stored, by its text.
    pub fn revision_of(text: &str) -> Option<u32> {
        text.split(' ').next()?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use orrery_games::AnyGame;
    use orrery_study::Edit;

    use super::*;

    #[test]
    fn what_was_kept_is_read_as_it_was_written() {
        let game = AnyGame::from_link("kulami,d4,d6,a6").expect("a game");
        let mut study = Study::of_game(&game);
        let line = study.main_line();
        let variation =
            study.apply(Edit::Add { after: line[0], actions: vec!["d8".to_owned()] }).expect("legal");
        study.apply(Edit::Comment { about: variation, words: "further away".to_owned() }).expect("a turn");
        let mut kept = KeptStudy::new(study, 5.0);
        kept.at = variation;
        kept.begun = vec!["d5".to_owned(), "x".to_owned()];
        kept.chances = vec![(NodeId::ROOT, Chance::About(510)), (variation, Chance::Win)];
        kept.reviewed = vec!["0 1 1 500 500 fine 0 90 100 8000 d4 - d6".parse().expect("a reviewed turn")];
        kept.revision = 7;
        let text = kept.write();
        assert_eq!(KeptStudy::revision_of(&text), Some(7));
        let read = KeptStudy::read(&text).expect("what was written");
        assert_eq!(read.write(), text);
        assert_eq!(read.study.node(read.at).map(orrery_study::Node::prose), Some("further away".to_owned()));
        assert_eq!(read.chances.len(), 2);
    }

    #[test]
    fn what_is_no_study_is_not_read() {
        for text in
            ["", "7 0 0 -", "x 0 0 -\n[Game \"kulami\"]\n[Config \"kulami\"]\n\n*", "7 0 0 -\n1. e4 *"]
        {
            assert!(KeptStudy::read(text).is_err(), "{text}");
        }
        let kept = KeptStudy::read("7 0 99 -  5:x 0:1001\n[Game \"kulami\"]\n[Config \"kulami\"]\n\n*")
            .expect("a record");
        assert_eq!((kept.at, kept.chances.len()), (NodeId::ROOT, 0));
    }
}
