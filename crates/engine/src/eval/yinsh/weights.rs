//! first
pub const WEIGHTS: [i32; 241] = [0; 241];
