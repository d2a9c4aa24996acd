pub const WEIGHTS: &[i32] = &[0; 54];
