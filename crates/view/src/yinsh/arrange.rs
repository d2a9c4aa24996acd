//! A position of YINSH laid out piece by piece.

use orrery_games::core::{Game, Player};
use orrery_games::yinsh::{Phase, Point, Setup, Yinsh};

use super::{point, spot, words};
use crate::arrange::{eraser, number, piece, player_of, to_move};
use crate::{Arrange, Art, Knob, Phrase, Piece, Scene, Spot, Tool};

const RINGS: i32 = 5;
const MARKERS: i32 = 51;

impl Arrange for Yinsh {
    fn laid(setup: &Setup) -> Scene {
        let all = |points: &[Point], art: Art| -> Vec<Piece> {
            points.iter().map(|at| Piece { at: spot(*at), art: art.clone(), lifted: false }).collect()
        };
        let markers = Player::BOTH.map(|player| all(&setup.markers[player.index()], Art::Marker(player)));
        let rings = Player::BOTH.map(|player| all(&setup.rings[player.index()], Art::Ring(player)));
        Scene { pieces: markers.into_iter().chain(rings).flatten().collect(), marks: Vec::new() }
    }

    fn tools(setup: &Setup) -> Vec<Tool> {
        let markers = MARKERS - setup.markers.iter().map(|set| set.len() as i32).sum::<i32>();
        let ring = |player: Player| {
            let side = player.index();
            let left = RINGS - setup.rings[side].len() as i32 - i32::from(setup.removed[side]);
            piece(Art::Ring(player), word(player, true), left)
        };
        let marker = |player: Player| piece(Art::Marker(player), word(player, false), markers);
        let [white, black] = Player::BOTH;
        vec![ring(white), ring(black), marker(white), marker(black), eraser()]
    }

    fn lay(&self, setup: &mut Setup, at: Spot, tool: usize) {
        let Some(at) = point(at) else { return };
        let sets = setup.rings.iter_mut().chain(&mut setup.markers);
        for (place, set) in sets.enumerate() {
            let was_there = set.contains(&at);
            set.retain(|other| *other != at);
            // The same piece again takes it away.
            if place == tool && !was_there {
                set.push(at);
            }
        }
    }

    fn named(setup: &Setup, at: Spot) -> Option<Phrase> {
        let at = point(at)?;
        let of = |sets: &[Vec<Point>; 2]| {
            Player::BOTH.into_iter().find(|player| sets[player.index()].contains(&at))
        };
        of(&setup.rings)
            .map(|player| word(player, true))
            .or_else(|| of(&setup.markers).map(|player| word(player, false)))
    }

    fn knobs(&self, setup: &Setup) -> Vec<Knob> {
        let won = |player: Player| {
            let label = Phrase::new("arrange-rings-won").with("player", words::player(player));
            number(label, RINGS as u8, setup.removed[player.index()])
        };
        let [white, black] = Player::BOTH;
        vec![to_move(Player::BOTH.map(words::player), setup.to_act), won(white), won(black)]
    }

    fn turn(&self, setup: &mut Setup, knob: usize, option: usize) {
        match knob {
            0 => setup.to_act = player_of(option),
            1 | 2 => setup.removed[knob - 1] = option.min(RINGS as usize) as u8,
            _ => {}
        }
    }

    fn clear(setup: &mut Setup) {
        *setup = Setup {
            rings: Default::default(),
            markers: Default::default(),
            removed: [0; 2],
            to_act: Player::First,
            ..setup.clone()
        };
    }

    /// What has to be decided follows from the pieces: a row that stands is taken, rings that are missing are placed.
    fn meant(&self, setup: &Setup) -> Setup {
        let with = |phase: Phase, gift: bool| Setup { phase, gift, passed: false, ..setup.clone() };
        let is_placing = setup.markers.iter().all(Vec::is_empty)
            && setup.rings.iter().any(|set| set.len() < RINGS as usize);
        if is_placing && setup.removed == [0; 2] {
            return with(Phase::Place, false);
        }
        let tried = [(Phase::Move, false), (Phase::Row, false), (Phase::Row, true), (Phase::Over, false)];
        let possible = tried.into_iter().find(|(phase, gift)| {
            let setup = with(*phase, *gift);
            // Without a marker to place and without a way to move nobody has anything to decide.
            self.validate(&setup)
                .is_ok_and(|position| *phase == Phase::Over || !self.legal(&position).is_empty())
        });
        match possible {
            Some((phase, gift)) => with(phase, gift),
            None if self.validate(setup).is_ok() => setup.clone(),
            None => with(Phase::Move, false),
        }
    }
}

fn word(player: Player, is_ring: bool) -> Phrase {
    Phrase::new(match (player, is_ring) {
        (Player::First, true) => "yinsh-white-ring",
        (Player::Second, true) => "yinsh-black-ring",
        (Player::First, false) => "yinsh-white-marker",
        (Player::Second, false) => "yinsh-black-marker",
    })
}
