//! What is counted on the board, all at once for the 123 windows of five: sets of windows are sets of their
//! first points, and how many points of a window lie in some set is a number in three such sets, one a bit.

use orrery_games::core::Player;
use orrery_games::yinsh::{Phase, Position};

/// What is counted for each player once markers are on the board.
///
/// A window holds *chances* of a player: their markers, their rings (each leaves a marker when it goes), and markers
/// of the other player that one of their rings can jump across the window, which flips no other point of it. A
/// window with a ring of the other player is *blocked*.
#[derive(Clone, Copy)]
pub enum Feature {
    /// Four markers and a ring: a row as soon as the ring goes.
    FourRing,
    /// Such a window in which the other player can flip none of the four.
    FourRingSafe,
    /// Four markers and a fifth that can be flipped.
    FourFlip,
    /// Four markers and an empty point that a ring can reach.
    FourReached,
    /// Four markers and an empty point out of reach.
    FourEmpty,
    /// Four markers and a fifth that cannot be flipped.
    FourMarker,
    /// Four markers and a ring of the other player.
    FourBlocked,
    /// 1 if there is any row in one move, by a ring that goes or a flip.
    Threat,
    /// Three markers and two rings.
    ThreeRings,
    /// Three markers, a ring and a marker to flip.
    ThreeRingFlip,
    /// Three markers and two markers to flip.
    ThreeFlips,
    /// Three markers, a ring and an empty point.
    ThreeRing,
    /// Three markers, a ring and a marker that cannot be flipped.
    ThreeRingMarker,
    /// A window of the last two kinds in which the other player can flip none of the three.
    ThreeRingSafe,
    /// Three markers, a marker to flip and no other chance.
    ThreeFlip,
    /// Three markers and two empty points.
    ThreeEmpty,
    /// Three markers, no other chance and at least one marker of the other player.
    ThreeMarker,
    /// Three markers and a ring of the other player.
    ThreeBlocked,
    /// Two markers and three more chances.
    TwoOfFive,
    /// Two markers and two more chances.
    TwoOfFour,
    /// Two markers and one more chance.
    TwoOfThree,
    /// One marker and four more chances.
    OneOfFive,
    /// One marker and three more chances.
    OneOfFour,
    /// One marker and two more chances.
    OneOfThree,
    /// No marker, but at least four chances.
    NoneOfFour,
    /// Markers.
    Markers,
    /// Markers up to two steps from the centre.
    Inner,
    /// Markers four steps from the centre.
    Outer,
    /// Markers on the edge, five steps from the centre.
    Edge,
    /// Rings up to one step from the centre.
    RingsInner,
    /// Rings four steps from the centre.
    RingsOuter,
    /// Rings on the edge.
    RingsEdge,
    /// Moves of the rings.
    Moves,
    /// Own markers that a ring can jump.
    OwnJumped,
    /// Markers of the other player that a ring can jump.
    OtherJumped,
}

/// How many features there are.
pub const FEATURES: usize = Feature::OtherJumped as usize + 1;

/// The counts of one player.
pub type Counts = [i32; FEATURES];

/// What is counted for each player while rings are placed.
#[derive(Clone, Copy)]
pub enum Placed {
    /// Rings up to one step from the centre.
    Centre,
    /// Rings four steps from the centre.
    Outer,
    /// Rings on the edge.
    Edge,
    /// Moves the rings could make.
    Moves,
    /// Pairs of neighbouring rings.
    Neighbours,
    /// Pairs of neighbouring rings of both players.
    Contacts,
}

/// How many features of a placement there are.
pub const PLACED: usize = Placed::Contacts as usize + 1;

/// The points at each distance from the centre. Bits are laid out as the rules crate tells: 11 a column.
const DISTANCE: [u128; 6] = {
    let mut sets = [0; 6];
    let mut bit = 0;
    while bit < 121 {
        let (x, y) = (bit / 11 - 5, bit % 11 - 5);
        let (across, up, between) = (i32::abs(x) as usize, i32::abs(y) as usize, i32::abs(x - y) as usize);
        let widest = if across > up { across } else { up };
        let distance = if widest > between { widest } else { between };
        // The corners of the hexagon are no points: two of the three distances are 5 there.
        let corner = across + up + between == 10 && (across == 0 || up == 0 || between == 0);
        if distance <= 5 && !corner {
            sets[distance] |= 1u128 << bit;
        }
        bit += 1;
    }
    sets
};

pub const BOARD: u128 = DISTANCE[0] | DISTANCE[1] | DISTANCE[2] | DISTANCE[3] | DISTANCE[4] | DISTANCE[5];

/// How many points of each window lie in a set, as a number of three bits.
#[derive(Clone, Copy)]
struct Tally {
    ones: u128,
    twos: u128,
    fours: u128,
}

impl Tally {
    /// For windows along the axis whose neighbours are `BY` bits apart.
    #[inline(always)]
    fn new<const BY: u32>(set: u128) -> Tally {
        let (second, third, fourth, fifth) = (set >> BY, set >> (2 * BY), set >> (3 * BY), set >> (4 * BY));
        let half = set ^ second;
        let three = half ^ third;
        let carry = set & second | half & third;
        let half = three ^ fourth;
        let more = three & fourth | half & fifth;
        Tally { ones: half ^ fifth, twos: carry ^ more, fours: carry & more }
    }

    #[inline(always)]
    fn any(self) -> u128 {
        self.ones | self.twos | self.fours
    }
}

/// The windows with a point in `set`.
#[inline(always)]
fn windows_at<const BY: u32>(set: u128) -> u128 {
    let two = set | set >> BY;
    two | two >> (2 * BY) | set >> (4 * BY)
}

/// One player's view of the windows along one axis.
struct View {
    markers: Tally,
    rings: Tally,
    chances: Tally,
    /// Windows with a ring of the other player.
    blocked: u128,
    /// Windows with a marker of the other player.
    others: u128,
    /// Points that rings can reach.
    reached: u128,
    /// Markers that the other player can flip.
    loose: u128,
}

#[inline(always)]
fn size(set: u128) -> i32 {
    set.count_ones() as i32
}

/// Where the rings of both players can go, `me` first.
pub struct Reach {
    /// Points they can reach.
    pub reached: [u128; 2],
    /// What they can jump along each axis.
    pub jumped: [[u128; 3]; 2],
    /// How many moves they have.
    moves: [i32; 2],
}

impl Reach {
    #[inline]
    pub fn new(position: &Position, me: Player) -> Reach {
        let mut all = Reach { reached: [0; 2], jumped: [[0; 3]; 2], moves: [0; 2] };
        for (side, player) in [me, !me].into_iter().enumerate() {
            for (direction, reach) in position.reach(player).into_iter().enumerate() {
                all.reached[side] |= reach.targets.bits();
                all.jumped[side][direction % 3] |= reach.jumped.bits();
                all.moves[side] += reach.targets.len() as i32;
            }
        }
        all
    }

    /// What each player can jump along the axes other than this one.
    #[inline(always)]
    pub fn across(&self, axis: usize) -> [u128; 2] {
        self.jumped.map(|jumped| jumped[(axis + 1) % 3] | jumped[(axis + 2) % 3])
    }
}

/// The counts of `me` and of the other player.
#[inline]
pub fn count(position: &Position, me: Player, reach: &Reach) -> [Counts; 2] {
    let players = [me, !me];
    let markers = players.map(|player| position.markers(player).bits());
    let rings = players.map(|player| position.rings(player).bits());
    let Reach { reached, jumped, moves } = *reach;
    let mut counts = [[0; FEATURES]; 2];
    let loose = [1, 0].map(|other: usize| jumped[other].into_iter().fold(0, |all, set| all | set));
    let mut axis = Axis { markers, rings, reached, loose, across: [0; 2], counts: &mut counts };
    axis.across = reach.across(0);
    axis.count::<1>();
    axis.across = reach.across(1);
    axis.count::<11>();
    axis.across = reach.across(2);
    axis.count::<12>();
    for side in 0..2 {
        let mine = markers[side];
        let mut set = |feature: Feature, value: i32| counts[side][feature as usize] = value;
        set(Feature::Moves, moves[side]);
        set(Feature::Markers, size(mine));
        set(Feature::Inner, size(mine & (DISTANCE[0] | DISTANCE[1] | DISTANCE[2])));
        set(Feature::Outer, size(mine & DISTANCE[4]));
        set(Feature::Edge, size(mine & DISTANCE[5]));
        set(Feature::RingsInner, size(rings[side] & (DISTANCE[0] | DISTANCE[1])));
        set(Feature::RingsOuter, size(rings[side] & DISTANCE[4]));
        set(Feature::RingsEdge, size(rings[side] & DISTANCE[5]));
        set(Feature::OwnJumped, size(mine & loose[1 - side]));
        set(Feature::OtherJumped, size(markers[1 - side] & loose[1 - side]));
        let rows = counts[side][Feature::FourRing as usize] + counts[side][Feature::FourFlip as usize];
        // In the middle of a turn the player to act has a row for certain.
        let due = side == 0 && position.phase() != Phase::Move;
        counts[side][Feature::Threat as usize] = i32::from(rows > 0 || due);
    }
    counts
}

/// What the windows along one axis are judged by, for `me` and the other player.
struct Axis<'a> {
    markers: [u128; 2],
    rings: [u128; 2],
    reached: [u128; 2],
    /// Markers of anybody that the other player can jump.
    loose: [u128; 2],
    /// What can be jumped along the other axes.
    across: [u128; 2],
    counts: &'a mut [Counts; 2],
}

impl Axis<'_> {
    #[inline(always)]
    fn count<const BY: u32>(&mut self) {
        let markers = self.markers.map(Tally::new::<BY>);
        let rings = self.rings.map(Tally::new::<BY>);
        for side in 0..2 {
            let other = 1 - side;
            let flips = self.markers[other] & self.across[side];
            let view = View {
                markers: markers[side],
                rings: rings[side],
                chances: Tally::new::<BY>(self.markers[side] | self.rings[side] | flips),
                blocked: rings[other].any(),
                others: markers[other].any(),
                reached: self.reached[side],
                loose: self.markers[side] & self.loose[side],
            };
            view.count::<BY>(&mut self.counts[side]);
        }
    }
}

impl View {
    #[inline(always)]
    fn count<const BY: u32>(&self, counts: &mut Counts) {
        let windows =
            const { BOARD & BOARD >> BY & BOARD >> (2 * BY) & BOARD >> (3 * BY) & BOARD >> (4 * BY) };
        let mut add = |feature: Feature, set: u128| counts[feature as usize] += size(set);
        let Tally { ones, twos, fours } = self.markers;
        let open = windows & !self.blocked;
        let five = self.chances.fours & self.chances.ones & open;
        let four = self.chances.fours & !self.chances.ones & open;
        let three = self.chances.twos & self.chances.ones & open;
        let own = fours & !ones & windows;
        if own != 0 {
            let ring = own & five & self.rings.ones;
            add(Feature::FourRing, ring);
            add(Feature::FourRingSafe, ring & !windows_at::<BY>(self.loose));
            add(Feature::FourFlip, own & five & !ring);
            let reached = own & four & windows_at::<BY>(self.reached);
            add(Feature::FourReached, reached);
            add(Feature::FourEmpty, own & four & !reached & !self.others);
            add(Feature::FourMarker, own & four & self.others);
            add(Feature::FourBlocked, own & self.blocked);
        }
        let own = twos & ones & windows;
        if own != 0 {
            add(Feature::ThreeRings, own & five & self.rings.twos);
            add(Feature::ThreeRingFlip, own & five & self.rings.ones);
            add(Feature::ThreeFlips, own & five & !self.rings.any());
            let ring = own & four & self.rings.ones;
            add(Feature::ThreeRing, ring & !self.others);
            add(Feature::ThreeRingMarker, ring & self.others);
            add(Feature::ThreeRingSafe, ring & !windows_at::<BY>(self.loose));
            add(Feature::ThreeFlip, own & four & !ring);
            add(Feature::ThreeEmpty, own & three & !self.others);
            add(Feature::ThreeMarker, own & three & self.others);
            add(Feature::ThreeBlocked, own & self.blocked);
        }
        let own = twos & !ones;
        add(Feature::TwoOfFive, own & five);
        add(Feature::TwoOfFour, own & four);
        add(Feature::TwoOfThree, own & three);
        let own = ones & !twos & !fours;
        add(Feature::OneOfFive, own & five);
        add(Feature::OneOfFour, own & four);
        add(Feature::OneOfThree, own & three);
        add(Feature::NoneOfFour, (five | four) & !self.markers.any());
    }
}

/// Whether five points of `set` make a row.
#[inline]
pub fn has_row(set: u128) -> bool {
    let row = |by: u32| {
        let two = set & set >> by;
        two & two >> (2 * by) & set >> (4 * by)
    };
    row(1) | row(11) | row(12) != 0
}

/// The counts of `player` while rings are placed.
pub fn count_placed(position: &Position, player: Player) -> [i32; PLACED] {
    let rings = position.rings(player).bits();
    let other = position.rings(!player).bits();
    let mut counts = [0; PLACED];
    let mut add = |feature: Placed, value: i32| counts[feature as usize] += value;
    add(Placed::Centre, size(rings & (DISTANCE[0] | DISTANCE[1])));
    add(Placed::Outer, size(rings & DISTANCE[4]));
    add(Placed::Edge, size(rings & DISTANCE[5]));
    add(Placed::Moves, position.reach(player).iter().map(|reach| reach.targets.len() as i32).sum());
    for by in [1, 11, 12] {
        add(Placed::Neighbours, size(rings & rings >> by));
        add(Placed::Contacts, size(rings & other >> by) + size(rings & other << by));
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_games::yinsh::Point;

    #[test]
    fn the_board_is_that_of_the_rules() {
        assert_eq!(BOARD, Point::all().bits());
        assert_eq!(DISTANCE.map(u128::count_ones), [1, 6, 12, 18, 24, 24]);
    }
}
