//! first
pub const WEIGHTS: [i32; 205] = [0; 205];
