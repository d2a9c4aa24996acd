//! Fitted by logistic regression to games of the engine against itself, whose result was solved exactly from the
//! last marbles on, and to positions from there on, solved too.

/// In hundredths of a value; the blocks are those of [`super::FEATURES`].
#[rustfmt::skip]
pub const WEIGHTS: [i32; super::FEATURES] = [
    // Tiles alone: at the end,
    109250, 160964, 244359, 63459, 175352, -31769, 250561, 61643, -129684, 170323, -27835, -52463, // tiles of six
    108888, 45443, 139278, -58932, 37085, -161074, // of four
    62453, -20216, 81593, -128782, // of three
    20801, -68406, // of two
    1274, -14200, 16910, 41193, // the move, with red, grab, swing
    // for each of the last marbles to come,
    3866, 4850, -455, 5676, 6966, -1349, 62, 4497, -3214, 9367, -696, -736, // tiles of six
    -1375, 1597, -1000, -2561, 3938, -4299, // of four
    -1836, -252, 5405, -4763, // of three
    -2692, -4589, // of two
    -2462, 5950, -223, -980, // the move, with red, grab, swing
    // and for each before them.
    -3501, -2982, -5256, 1227, -3715, -1646, -5333, 2975, -56, -2108, -24, 0, // tiles of six
    -1345, 112, -2023, 5871, -63, -200, // of four
    -43, 2326, 779, -202, // of three
    779, 2947, // of two
    -562, -1616, -28, -968, // the move, with red, grab, swing
    // With areas: at the end,
    105592, 105811, 145350, -34844, 171234, -166999, 183123, -30632, -233661, 122919, -111591, -174822, // tiles of six
    26829, -35389, 71104, -153322, 16967, -466879, // of four
    -22701, -93659, 106209, -22859, // of three
    -53665, -199593, // of two
    -92244, 144009, 18868, 0, // the move, with red, grab, swing
    73848, 26152, 36477, // area, bridged, shore
    0, 2585, 5444, 7724, 13474, // lines, fives
    // for each of the last marbles to come,
    -1523, -1031, -2101, 1196, -1613, 2238, -2378, 2727, -73, 4011, -3837, -3660, // tiles of six
    -385, 991, -1170, 1019, 54, -10770, // of four
    481, 1584, -292, -8776, // of three
    758, 2138, // of two
    1061, -2081, -197, 0, // the move, with red, grab, swing
    -1590, -319, -743, // area, bridged, shore
    0, 79, 137, 196, -100, // lines, fives
    // and for each before them.
    -1523, -1031, -2101, 1196, -1613, 2238, -2378, 2727, -73, 4011, -3837, -3660, // tiles of six
    -385, 991, -1170, 1019, 54, -10770, // of four
    481, 1584, -292, -8776, // of three
    758, 2138, // of two
    1061, -2081, -197, 0, // the move, with red, grab, swing
    -1590, -319, -743, // area, bridged, shore
    0, 79, 137, 196, -100, // lines, fives
    // With lines: at the end,
    77223, 115030, 137657, 24773, 178914, -46386, 192828, 11998, -209551, 66036, -86670, 0, // tiles of six
    5003, -21636, 47151, -255861, -11518, -187071, // of four
    -25263, -88222, 93909, -192564, // of three
    -59705, -207010, // of two
    -70687, 115695, 15433, 0, // the move, with red, grab, swing
    10303, -892, 3273, // area, bridged, shore
    73499, -3385, 4461, 37940, 116679, // lines, fives
    // for each of the last marbles to come,
    -873, -1298, -2222, 448, -2724, -3446, -3306, 773, -1216, 4961, -2408, 0, // tiles of six
    10, 409, -420, 5829, 1965, -6193, // of four
    303, 1254, -597, 993, // of three
    842, 2266, // of two
    532, -1412, -138, 0, // the move, with red, grab, swing
    -152, 61, -79, // area, bridged, shore
    -400, 175, 197, -167, -924, // lines, fives
    // and for each before them.
    -873, -1298, -2222, 448, -2724, -3446, -3306, 773, -1216, 4961, -2408, 0, // tiles of six
    10, 409, -420, 5829, 1965, -6193, // of four
    303, 1254, -597, 993, // of three
    842, 2266, // of two
    532, -1412, -138, 0, // the move, with red, grab, swing
    -152, 61, -79, // area, bridged, shore
    -400, 175, 197, -167, -924, // lines, fives
    // With both: at the end,
    81529, 96106, 105162, -47014, 131763, -200887, 150247, 95218, -105290, 58063, 44114, 0, // tiles of six
    20404, -43616, 51690, -286165, 22499, -164572, // of four
    -17591, -76815, 93522, -219954, // of three
    -38575, -152754, // of two
    -44180, 97693, 13859, 0, // the move, with red, grab, swing
    59670, 20036, 28776, // area, bridged, shore
    75280, -2190, 9279, 26799, 110643, // lines, fives
    // for each of the last marbles to come,
    -1215, -1328, -1463, 1967, -1835, 4994, -2484, -3579, -11029, 4327, -13857, 0, // tiles of six
    -291, 1400, -764, 9169, -187, -1148, // of four
    190, 1427, -1171, 4579, // of three
    463, 2165, // of two
    430, -1319, -139, 0, // the move, with red, grab, swing
    -1328, -286, -576, // area, bridged, shore
    -1199, 192, 156, 290, -1114, // lines, fives
    // and for each before them.
    -1215, -1328, -1463, 1967, -1835, 4994, -2484, -3579, -11029, 4327, -13857, 0, // tiles of six
    -291, 1400, -764, 9169, -187, -1148, // of four
    190, 1427, -1171, 4579, // of three
    463, 2165, // of two
    430, -1319, -139, 0, // the move, with red, grab, swing
    -1328, -286, -576, // area, bridged, shore
    -1199, 192, 156, 290, -1114, // lines, fives
];
