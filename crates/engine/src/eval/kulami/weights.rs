//! Fitted by logistic regression on the results of self-play, solved from the last 18 to 22 marbles on.

/// In hundredths of a value: see [`super::FEATURES`] for the blocks.
#[rustfmt::skip]
pub const WEIGHTS: [i32; super::FEATURES] = [
    // Tiles alone: at the end,
    130597, 187310, 206335, 27436, 242249, -177748, 249201, -291166, -193380, 331559, 111244, 0, // tiles of six
    29930, -26799, 85177, -239602, -54271, -401631, // of four
    -18398, -140257, 159135, -514612, // of three
    -90967, -292624, // of two
    -177239, 201597, 27878, // the move, with red, grab
    // and for each marble to come.
    -1833, -2197, -3311, 1000, -2404, -2665, -3590, 14883, -4728, -3775, 3320, 0, // tiles of six
    -441, 733, -1202, 2729, 3485, -7412, // of four
    246, 2081, -1543, 7847, // of three
    1223, 3814, // of two
    2049, -2463, -406, // the move, with red, grab
    // Tiles with areas or lines: at the end,
    65195, 88159, 107651, -825, 125195, 87091, 134749, -182020, -68850, 31642, -81928, -211292, // tiles of six
    19235, -23959, 48908, -214509, -24671, -138494, // of four
    -9778, -72053, 64214, -294901, // of three
    -37672, -157768, // of two
    -72204, 125235, 13327, // the move, with red, grab
    62999, 2224, 79208, 118923, 36692, // area, touching, lines, fours, threes
    // and for each marble to come.
    -660, -721, -1432, 1013, -1135, -3923, -1761, 10164, -10667, 5515, -3601, -4393, // tiles of six
    -194, 948, -477, 5414, 2058, -3509, // of four
    150, 1048, 133, 4508, // of three
    649, 1437, // of two
    133, -922, -147, // the move, with red, grab
    -1262, -35, -1137, -1577, -181, // area, touching, lines, fours, threes
];
