//! What two searches of the same position differ by, in points: measured by `orrery-train noise` (docs/REVIEW.md), for
//! those who judge by hand and for those who judge by a net. A row is a stage of ten turns; first where the game is open,
//! then where one side has less than a quarter of the chances.

use orrery_study::Noise;

/// How many positions are searched: of every turn, and of turns that may have lost something. A game gets what its search is
/// fast enough for: what two searches differ by is less the more they visit.
const YINSH_NODES: [u64; 2] = [10_000, 40_000];
const LYNGK_NODES: [u64; 2] = [20_000, 80_000];
const KULAMI_NODES: [u64; 2] = [40_000, 160_000];

/// Of YINSH.
pub(crate) const YINSH: [Noise; 2] = [
    Noise {
        nodes: YINSH_NODES,
        points: [[26, 76], [28, 76], [31, 73], [40, 91], [57, 67], [36, 76], [36, 76]],
    },
    Noise {
        nodes: YINSH_NODES,
        points: [[16, 40], [20, 40], [26, 38], [26, 47], [31, 35], [24, 37], [24, 40]],
    },
];
/// Of LYNGK.
pub(crate) const LYNGK: [Noise; 2] = [
    Noise {
        nodes: LYNGK_NODES,
        points: [[27, 36], [33, 33], [29, 42], [29, 37], [29, 37], [29, 37], [29, 37]],
    },
    Noise {
        nodes: LYNGK_NODES,
        points: [[32, 95], [54, 79], [42, 123], [42, 99], [42, 99], [42, 99], [42, 99]],
    },
];
/// Of Kulami.
pub(crate) const KULAMI: [Noise; 2] = [
    Noise {
        nodes: KULAMI_NODES,
        points: [[50, 36], [62, 43], [64, 35], [54, 52], [57, 42], [57, 42], [57, 42]],
    },
    Noise {
        nodes: KULAMI_NODES,
        points: [[67, 29], [60, 36], [64, 30], [100, 45], [71, 36], [71, 36], [71, 36]],
    },
];
